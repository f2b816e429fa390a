"""Users, guilds, channels and messages as Discord's JSON.

Pages "User", "Guild", "Channel", "Message", "Application". Fields never set have Discord's usual values.
"""

from datetime import UTC, datetime

from playground import permissions
from playground.forms import Json
from playground.model import FORUM, Application, Attachment, Channel, Emoji, Guild, Member, Message, Role, User
from playground.world import World


def format_timestamp(moment: float) -> str:
    """Return a moment as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()


def serialize_user(who: User) -> Json:
    """Return a user as everybody sees them."""
    return {
        "id": str(who.id),
        "username": who.name,
        "global_name": who.display_name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "bot": who.bot,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
    }


def serialize_own_user(who: User) -> Json:
    """Return a user as only they see themselves."""
    return serialize_user(who) | {"mfa_enabled": False, "locale": who.locale, "verified": True, "email": None}


def serialize_member(of: Member) -> Json:
    """Return a user in a guild."""
    return {
        "user": serialize_user(of.user),
        "nick": of.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in of.roles],
        "joined_at": format_timestamp(of.joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def serialize_role(of: Role) -> Json:
    """Return a role."""
    return {
        "id": str(of.id),
        "name": of.name,
        "permissions": str(of.permissions),
        "position": of.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


GUILD_DEFAULTS: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "us-west",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}


def serialize_guild(of: Guild) -> Json:
    """Return a guild as a request for it does."""
    return GUILD_DEFAULTS | {
        "id": str(of.id),
        "name": of.name,
        "owner_id": str(of.owner),
        "preferred_locale": of.locale,
        "roles": [serialize_role(each) for each in of.roles.values()],
        "emojis": [serialize_emoji(each) for each in of.emojis.values()],
    }


def serialize_emoji(of: Emoji) -> Json:
    """Return a custom emoji (page "Emoji")."""
    return {
        "id": str(of.id),
        "name": of.name,
        "user": serialize_user(of.user),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": of.animated,
        "available": True,
    }


def serialize_reaction_emoji(of: str) -> Json:
    """Return the emoji of a reaction: a Unicode one, or a custom one by name and id."""
    name, _, identity = of.partition(":")
    return {"id": identity or None, "name": name}


def _reaction(of: str, users: list[User], reader: User | None) -> Json:
    details = {"burst": 0, "normal": len(users)}
    about: Json = {
        "emoji": serialize_reaction_emoji(of),
        "count": len(users),
        "count_details": details,
        "burst_colors": [],
    }
    return about | {"me": reader in users, "me_burst": False}


def whole_guild(world: World, of: Guild, reader: User, *, all_members: bool) -> Json:
    """Return a guild as in GUILD_CREATE (page "Gateway Events"), with all members or only its reader."""
    members = [each for each in of.members.values() if all_members or each.user is reader]
    threads = [each for each in of.threads if world.sees(each, reader.id)]
    return serialize_guild(of) | {
        "joined_at": format_timestamp(of.joined),
        "large": False,
        "member_count": len(of.members),
        "members": [serialize_member(each) for each in members],
        "channels": [serialize_channel(each) for each in of.channels.values() if not each.is_thread],
        "threads": [serialize_channel(each, reader=reader) for each in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def serialize_channel(of: Channel, *, reader: User | None = None, allowed: int | None = None) -> Json:
    """Return a channel; `allowed` is what the person who caused an interaction may do there."""
    if of.is_dm:
        body: Json = {"recipients": [serialize_user(each) for each in of.recipients if each is not reader]}
        if of.is_group:
            body |= {"name": of.name or None, "icon": None, "owner_id": str(of.owner)}
    elif of.is_thread:
        body = _thread(of, reader)
    else:
        body = _text_channel(of) | (_forum(of) if of.kind == FORUM else {})
    if allowed is not None:
        body["permissions"] = str(allowed)
    last = max(of.messages, default=None)
    return body | {
        "id": str(of.id),
        "type": of.kind,
        "flags": 0,
        "last_message_id": None if last is None else str(last),
    }


def _text_channel(of: Channel) -> Json:
    return {
        "guild_id": str(of.guild),
        "name": of.name,
        "position": of.position,
        "parent_id": None,
        "topic": of.topic,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "permission_overwrites": [
            {"id": str(each), "type": what.kind, "allow": str(what.allow), "deny": str(what.deny)}
            for each, what in of.overwrites.items()
        ],
    }


def _forum(of: Channel) -> Json:
    tags = [
        {"id": str(tag), "name": name, "moderated": False, "emoji_id": None, "emoji_name": None}
        for tag, name in of.tags.items()
    ]
    defaults = {"default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0}
    return {"available_tags": tags, **defaults}


def _thread(of: Channel, reader: User | None) -> Json:
    body: Json = {
        "guild_id": str(of.guild),
        "name": of.name,
        "parent_id": str(of.root.id),
        "owner_id": str(of.owner),
        "rate_limit_per_user": 0,
        "message_count": len(of.messages),
        "total_message_sent": len(of.messages),
        "member_count": min(len(of.members), 50),
        "thread_metadata": {
            "archived": of.archived,
            "archive_timestamp": format_timestamp(of.archived_at or of.created),
            "auto_archive_duration": of.auto_archive,
            "locked": of.locked,
            "create_timestamp": format_timestamp(of.created),
        },
    }
    if of.root.kind == FORUM:
        body["applied_tags"] = [str(tag) for tag in of.applied]
    if of.kind == 12:
        body["thread_metadata"]["invitable"] = of.invitable
    if reader is not None and reader.id in of.members:
        body["member"] = thread_member(of, reader.id)
    return body


def thread_member(of: Channel, who: int) -> Json:
    """Return a member of a thread."""
    return {"id": str(of.id), "user_id": str(who), "join_timestamp": format_timestamp(of.members[who]), "flags": 0}


def serialize_attachment(of: Attachment) -> Json:
    """Return a file on a message."""
    body: Json = {
        "id": str(of.id),
        "filename": of.filename,
        "size": len(of.content),
        "url": of.url,
        "proxy_url": of.url,
        "content_type": of.content_type,
    }
    return body if of.description is None else body | {"description": of.description}


def serialize_message(of: Message, reader: User | None = None) -> Json:
    """Return a message as a request by `reader` gets it; the gateway adds guild and member."""
    body: Json = {
        "id": str(of.id),
        "channel_id": str(of.channel.id),
        "type": of.kind,
        "author": serialize_user(of.author),
        "content": of.content,
        "embeds": of.embeds,
        "components": of.components,
        "attachments": [serialize_attachment(each) for each in of.attachments],
        "mentions": [serialize_user(each) for each in of.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "timestamp": format_timestamp(of.created),
        "edited_timestamp": None if of.edited is None else format_timestamp(of.edited),
        "flags": of.flags,
        "pinned": of.pinned is not None,
        "tts": False,
    }
    if of.reactions:
        body["reactions"] = [_reaction(each, users, reader) for each, users in of.reactions.items()]
    return body | _message_origin(of)


def _message_origin(of: Message) -> Json:
    body: Json = {}
    if of.nonce is not None:
        body["nonce"] = of.nonce
    if of.application is not None:
        body["application_id"] = str(of.application)
    if of.interaction is not None:
        body["interaction_metadata"] = of.interaction
        body["webhook_id"] = str(of.application)
    if of.thread is not None:
        body["thread"] = serialize_channel(of.thread)
    if of.reply_to is not None:
        body["message_reference"] = {"type": 0, "channel_id": str(of.channel.id), "message_id": str(of.reply_to)}
    return body


def serialize_application(of: Application, world: World) -> Json:
    """Return an application as its own bot sees it (page "Application")."""
    guilds = sum(of.user.id in each.members for each in world.guilds.values())
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": serialize_user(of.user),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": serialize_user(of.owner),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": len(of.installed_by),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "integration_types_config": {
            "0": {"oauth2_install_params": {"scopes": ["bot"], "permissions": str(permissions.EVERYONE)}},
            "1": {},
        },
    }
