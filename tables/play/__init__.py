"""What players do at a running table: acting, taking back, resigning, votes, managing."""
