-- Until when which process may serve a shard, or a bot that runs alone everything (slot -1), by this server's clock.

CREATE TABLE leases (
    slot bigint PRIMARY KEY,
    holder text NOT NULL,
    until timestamptz NOT NULL
);
