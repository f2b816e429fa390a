"""Before the deal: opening a table, joining, agreements, invitations, rematches."""
