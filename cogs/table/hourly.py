"""Work that is looked for every hour."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from cogs.answering.host import Host
from tables.duration import HOUR
from tables.error_logging import log_failure

log = logging.getLogger(__name__)


async def repeat_hourly(host: Host, look: Callable[[], Awaitable[None]], failed: str) -> None:
    """Look every hour until canceled; log a failure with the words ``failed``, and look again an hour later."""
    while True:
        try:
            await look()
        except Exception as wrong:
            log_failure(log, failed, wrong)
        await host.sleep(HOUR)
