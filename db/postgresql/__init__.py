"""The archive on a server of PostgreSQL's. Everything in which it differs from SQLite is here."""
