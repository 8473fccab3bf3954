-- Links and sessions that are good no more are deleted by the moment at which they ended.
CREATE INDEX browser_keys_by_until ON browser_keys (until);
