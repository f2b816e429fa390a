"""Ask the bot on this machine whether it is healthy; the health check of the container image runs this.

The script imports nothing of ours, so that asking every minute costs little.
"""

from __future__ import annotations

import os
import sys
from http.client import HTTPConnection, HTTPException

PATIENCE = 8.0  # seconds
LOOPBACK = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - where a bot there answers, too


def main() -> None:
    """Exit with 0 if the bot is ready at the port of ILION_METRICS, otherwise with 1 and a sentence."""
    setting = os.environ.get("ILION_METRICS", "0")
    try:
        status = ask_health(*find_endpoint(setting))
    except (OSError, HTTPException, ValueError) as wrong:
        sys.exit(f"Ilion does not answer at port {setting}: {wrong}")
    if status != 200:
        sys.exit(f"Ilion answers at port {setting} with an error: {status}")


def find_endpoint(setting: str) -> tuple[str, int]:
    """Return the address and the port at which a bot with this ILION_METRICS answers this machine.

    Raises:
        ValueError: it has no port.
    """
    host, _, port = setting.rpartition(":")
    host = host.strip("[]")
    return LOOPBACK.get(host, host), int(port)


def ask_health(host: str, port: int, patience: float = PATIENCE) -> int:
    """Return the HTTP status of the bot's answer to whether it is ready.

    Raises:
        OSError: nobody answers within ``patience`` seconds.
        HTTPException: the answer is not valid HTTP.
    """
    connection = HTTPConnection(host, port, timeout=patience)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status
    finally:
        connection.close()


if __name__ == "__main__":
    main()
