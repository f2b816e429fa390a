"""What a member may do where, computed as Discord's page "Permissions" describes."""

from playground.model import Channel, Guild

MANAGE_CHANNELS = 1 << 4
ADMINISTRATOR = 1 << 3
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
MANAGE_EXPRESSIONS = 1 << 30
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
CREATE_EXPRESSIONS = 1 << 43
USE_EXTERNAL_APPS = 1 << 50
PIN_MESSAGES = 1 << 51
ALL = (1 << 53) - 1
READING = VIEW_CHANNEL | READ_MESSAGE_HISTORY
WRITING = SEND_MESSAGES | SEND_MESSAGES_IN_THREADS | EMBED_LINKS | ATTACH_FILES | ADD_REACTIONS
THREADING = CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS
EVERYONE = READING | WRITING | THREADING | USE_APPLICATION_COMMANDS | USE_EXTERNAL_APPS
EXTERNAL = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE
DIRECT = READING | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | ADD_REACTIONS | PIN_MESSAGES | USE_APPLICATION_COMMANDS


def in_guild(guild: Guild, user: int) -> int:
    """Return what a member's roles allow in a guild, before channel overwrites."""
    if guild.owner == user:
        return ALL
    allowed = guild.roles[guild.id].permissions
    for role in guild.members[user].roles:
        allowed |= guild.roles[role].permissions
    return ALL if allowed & ADMINISTRATOR else allowed


def in_channel(guild: Guild, channel: Channel, user: int) -> int:
    """Return what a member may do in a channel (page "Permissions", "Permission Overwrites").

    `channel` is never a thread: threads use the permissions of their parent.
    """
    allowed = in_guild(guild, user)
    if allowed == ALL:
        return ALL
    allowed = _overwritten(allowed, channel, [guild.id])
    allowed = _overwritten(allowed, channel, guild.members[user].roles)
    return _overwritten(allowed, channel, [user])


def _overwritten(allowed: int, channel: Channel, ids: list[int]) -> int:
    found = [channel.overwrites[each] for each in ids if each in channel.overwrites]
    for overwrite in found:
        allowed &= ~overwrite.deny
    for overwrite in found:
        allowed |= overwrite.allow
    return allowed


def to_speak(channel: Channel) -> int:
    """Return the permission to write in a channel; SEND_MESSAGES has no effect in threads (page "Threads")."""
    return SEND_MESSAGES_IN_THREADS if channel.is_thread else SEND_MESSAGES
