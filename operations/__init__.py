"""For those who run the bot: what it measures, whether it is well, and how it writes its log."""
