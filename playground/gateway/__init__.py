"""The bot's live connection: sessions that outlive a socket, and the sockets themselves."""
