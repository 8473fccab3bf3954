"""What there is: people, servers, channels, messages, and the file that keeps them."""
