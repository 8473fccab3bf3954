"""The games. One package each, found by ``engine.catalog``; no game knows another."""
