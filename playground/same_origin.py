"""Keep other sites out: a request must name this machine as its host, and come from no other page.

A page on the web can make a browser send requests to loopback, and can point its own name at loopback (DNS
rebinding). Its own name is then in Host, and its address in Origin.
"""

from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


@web.middleware
async def refuse_strangers(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a stranger with one sentence, and everyone else as the handler does."""
    wrong = refuse_stranger(request)
    return await handler(request) if wrong is None else web.json_response({"error": wrong}, status=403)


def refuse_stranger(request: web.Request) -> str | None:
    """Return why to refuse a request, or `None` to answer it; bots and monitors send no Origin."""
    if _hostname(f"//{request.host}") not in LOOPBACK:
        return "This is served on loopback only."
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        return "Another site may not ask this."
    return None


def _hostname(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None
