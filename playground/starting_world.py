"""The small Discord that a playground starts with: six people, three servers, one bot in all, two conversations.

Some people have installed the bot, so they can use it where it is no member: in a conversation of two, and in a group.
"""

from playground.model import Application
from playground.world import World

PEOPLE = {
    "ada": ("Ada", "en-US"),
    "bruno": ("Bruno", "fr"),
    "chloe": ("Chloé", "fr"),
    "dmitri": ("Dmitri", "en-GB"),
    "eleni": ("Ελένη", "el"),
    "frieda": ("Frieda", "de"),
}
SERVERS = (
    ("Agora", "en-US", 0, ("general", "games", "tavern"), tuple(PEOPLE)),
    ("Lycée", "fr", 1, ("accueil", "jeux"), ("bruno", "chloe", "ada")),
    ("Akademie", "de", 0, ("halle", "spiele"), ("frieda", "dmitri", "ada")),
)

INSTALLED_BY = ("ada", "bruno", "frieda")
CONVERSATION = ("ada", "bruno")
GROUP = ("ada", "bruno", "eleni", "frieda")

BOT = "Playbot"  # unless the program that opens the playground gives its bot a name


def fill_world(world: World, bot: str = BOT) -> Application:
    """Fill an empty world, and return its bot; the first member of each server owns it."""
    for name, (display_name, locale) in PEOPLE.items():
        world.add_user(name, display_name, locale=locale)
    users = {user.name: user for user in world.people()}
    application = world.add_application(bot.casefold(), users["ada"], bot)
    for name, locale, shard, channels, members in SERVERS:
        guild = world.add_guild(name, users[members[0]], locale=locale, shard=shard)
        for member in (*members[1:], application.user.name):
            world.join(guild, users.get(member, application.user))
        for channel in channels:
            world.add_channel(guild, channel)
    for name in INSTALLED_BY:
        world.install(application, users[name])
    world.open_dm(*(users[name] for name in CONVERSATION))
    world.open_group(*(users[name] for name in GROUP))
    return application
