"""Keep other sites out: a request must name this machine as its host, and come from no other page.

A page on the web can make a browser send requests to loopback, and can point its own name at loopback (DNS
rebinding). Its own name is then in Host, and its address in Origin.
"""

from urllib.parse import SplitResult, urlsplit

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
    if _split_address(f"//{request.host}").hostname not in LOOPBACK:
        return "This is served on loopback only."
    origin = request.headers.get("Origin")
    if origin is not None and _split_address(origin).netloc != request.host:
        return "Another site may not ask this."
    return None


def _split_address(address: str) -> SplitResult:
    """Return the parts of an address; they are empty if it is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")
