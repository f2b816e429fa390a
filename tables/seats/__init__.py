"""Seats and agreements of a table: lobby, invitations, offers of seats, absence."""
