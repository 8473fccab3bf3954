"""What happens: messages, threads, commands and interactions, and the news of each."""
