"""Tournaments and leagues: `/tournament`, its message in the channel, and the tables that it opens."""
