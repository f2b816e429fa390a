"""A game in play: the table message, hands, notifications, and the decisions of the people at the table."""
