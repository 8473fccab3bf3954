"""What may be sent to Discord: the limits as data, and the checks that hold payloads to them."""
