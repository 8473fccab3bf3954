"""The seats that the bot plays: what is due, and thinking in a process of its own."""
