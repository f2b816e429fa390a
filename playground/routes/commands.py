"""The commands of an application, global or of one guild (page "Application Commands")."""

from playground import commands, field_types
from playground.forms import Json, Refusal
from playground.requests import NOTHING, Answer, Call, House, Route


def list_commands(house: House, call: Call) -> Answer:
    """Return all commands."""
    return Answer(list(_shelf(house, call).values()))


def overwrite_commands(house: House, call: Call) -> Answer:
    """Replace all commands; those with a known name keep their id (section "Bulk Overwrite")."""
    wanted = call.body
    commands.check_all(wanted)
    shelf = _shelf(house, call)
    known = {(each["type"], each["name"]): each for each in shelf.values()}
    _creations(house, call, sum((each.get("type") or 1, each["name"]) not in known for each in wanted))
    shelf.clear()
    for command in wanted:
        old = known.get((command.get("type") or 1, command["name"]))
        _shelve(house, call, shelf, command, old)
    return Answer(list(shelf.values()))


def create_command(house: House, call: Call) -> Answer:
    """Create a command, or replace the one with the same name."""
    commands.check_command(call.body)
    shelf = _shelf(house, call)
    kind = call.body.get("type") or 1
    old = next((each for each in shelf.values() if (each["type"], each["name"]) == (kind, call.body["name"])), None)
    if old is None:
        commands.check_command_counts([*shelf.values(), call.body])
        _creations(house, call, 1)
    return Answer(_shelve(house, call, shelf, call.body, old), 200 if old else 201)


def get_command(house: House, call: Call) -> Answer:
    """Return one command."""
    return Answer(_command(house, call))


def edit_command(house: House, call: Call) -> Answer:
    """Change the given fields of a command."""
    old = _command(house, call)
    whole = old | call.body
    commands.check_command(whole)
    return Answer(_shelve(house, call, _shelf(house, call), whole, old))


def delete_command(house: House, call: Call) -> Answer:
    """Delete a command."""
    del _shelf(house, call)[int(_command(house, call)["id"])]
    return NOTHING


def _shelf(house: House, call: Call) -> dict[int, Json]:
    """Return the application's commands, global or of one guild."""
    if call.number("application_id") != call.application.id:
        raise Refusal(10002)
    guild = house.world.guild(call.number("guild_id")).id if "guild_id" in call.path else None
    if guild is not None and call.me.id not in house.world.guilds[guild].members:
        raise Refusal(50001)
    return call.application.commands.setdefault(guild, {})


def _command(house: House, call: Call) -> Json:
    shelf = _shelf(house, call)
    if call.number("command_id") not in shelf:
        raise Refusal(10063)
    return shelf[call.number("command_id")]


def _shelve(house: House, call: Call, shelf: dict[int, Json], command: Json, old: Json | None) -> Json:
    identity = house.world.mint() if old is None else int(old["id"])
    about = {"id": str(identity), "application_id": str(call.application.id), "version": str(house.world.mint())}
    if "guild_id" in call.path:
        about["guild_id"] = call.path["guild_id"]
    shelf[identity] = commands.as_kept(command, about)
    return shelf[identity]


def _creations(house: House, call: Call, new: int) -> None:
    """Count new commands, and refuse more than 200 per day in one place (30034)."""
    guild = int(call.path["guild_id"]) if "guild_id" in call.path else None
    now, made = house.world.clock.now(), call.application.creations
    made[:] = [(place, when) for place, when in made if now - when < 86_400]
    today = sum(place == guild for place, _ in made)
    if today + new > commands.CREATIONS_A_DAY:
        raise Refusal(30034, retry_after=86_400.0)
    made.extend([(guild, now)] * new)


ROUTES: list[Route] = [
    route
    for path in ("/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands")
    for route in (
        Route("GET", path, list_commands),
        Route("PUT", path, overwrite_commands, [field_types.COMMAND]),
        Route("POST", path, create_command, field_types.COMMAND),
        Route("GET", path + "/{command_id}", get_command),
        Route("PATCH", path + "/{command_id}", edit_command, field_types.COMMAND),
        Route("DELETE", path + "/{command_id}", delete_command),
    )
]
