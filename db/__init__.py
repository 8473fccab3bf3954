"""The archive: SQL and rows, no rules. One module per table; blobs are opaque bytes."""
