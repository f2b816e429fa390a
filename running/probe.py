"""Ask the bot on this machine whether it is well; the health check of the container image runs this.

It is a script of its own that imports nothing of ours, so that asking every minute costs little.
"""

from __future__ import annotations

import os
import sys
from http.client import HTTPConnection, HTTPException

PATIENCE = 8.0  # seconds


def main() -> None:
    """End with 0 if the bot answers at the port of ILION_METRICS, else with 1 and a sentence."""
    port = os.environ.get("ILION_METRICS", "0")
    try:
        status = ask(int(port))
    except (OSError, HTTPException, ValueError) as wrong:
        sys.exit(f"Ilion does not answer at port {port}: {wrong}")
    if status != 200:
        sys.exit(f"Ilion answers at port {port} with an error: {status}")


def ask(port: int, patience: float = PATIENCE) -> int:
    """Return the HTTP status with which the bot tells its numbers.

    Raises:
        OSError: nobody answers, or not in time.
        HTTPException: the answer is none.
    """
    connection = HTTPConnection("127.0.0.1", port, timeout=patience)
    try:
        connection.request("GET", "/metrics")
        return connection.getresponse().status
    finally:
        connection.close()


if __name__ == "__main__":
    main()
