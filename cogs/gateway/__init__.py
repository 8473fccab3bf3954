"""The gateway: connections to the shards that this process has leased."""
