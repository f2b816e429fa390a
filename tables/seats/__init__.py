"""Who sits at a table and what they have agreed: lobby, invitations, offers of seats, absence."""
