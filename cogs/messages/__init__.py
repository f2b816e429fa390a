"""The messages that the bot posts unasked: what should stand, and the outbox that makes it so."""
