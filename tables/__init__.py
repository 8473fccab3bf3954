"""Everything one can do with a table, without Discord and without pictures."""
