"""How people are answered: buttons, languages, messages, pictures and permissions. Knows no other part of the bot."""
