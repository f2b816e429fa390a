"""Before the deal: opening a table, sitting down, agreeing, inviting, rematches."""
