"""The table in a browser: looked at, touched where one wants to build, and played."""
