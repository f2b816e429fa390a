"""Ask the bot on this machine whether it is healthy; the health check of the container image runs this.

The script imports nothing of ours, so that asking every minute costs little.
"""

from __future__ import annotations

import os
import sys
from http.client import HTTPConnection, HTTPException

PATIENCE = 8.0  # seconds


def main() -> None:
    """Exit with 0 if the bot is ready at the port of ILION_METRICS, otherwise with 1 and a sentence."""
    port = os.environ.get("ILION_METRICS", "0").rpartition(":")[2]
    try:
        status = ask_health(int(port))
    except (OSError, HTTPException, ValueError) as wrong:
        sys.exit(f"Ilion does not answer at port {port}: {wrong}")
    if status != 200:
        sys.exit(f"Ilion answers at port {port} with an error: {status}")


def ask_health(port: int, patience: float = PATIENCE) -> int:
    """Return the HTTP status of the bot's answer to whether it is ready.

    Raises:
        OSError: nobody answers within ``patience`` seconds.
        HTTPException: the answer is not valid HTTP.
    """
    connection = HTTPConnection("127.0.0.1", port, timeout=patience)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status
    finally:
        connection.close()


if __name__ == "__main__":
    main()
