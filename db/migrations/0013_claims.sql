-- Which process does what is due at a table; table 0 stands for all of them.
CREATE TABLE claims (
    work     TEXT    NOT NULL,
    table_id INTEGER NOT NULL,
    process  TEXT    NOT NULL,
    PRIMARY KEY (work, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX claims_by_process ON claims (process);
