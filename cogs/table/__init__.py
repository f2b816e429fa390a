"""A game in play: the table message, hands, notifications, and what people at the table decide."""
