"""Other processes of this machine (Linux): whether they run still."""

import time
from pathlib import Path


def runs(process):
    """Return whether a process is there and not just a dead one that nobody has fetched."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):  # the latter where it ends while the file is open
        return False
    return state != "Z"


def ends(process, seconds=60):
    """Return whether a process ends within some seconds."""
    for _ in range(50 * seconds):
        if not runs(process):
            return True
        time.sleep(0.02)
    return False
