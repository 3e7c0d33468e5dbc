"""What channels are called, as the platforms tell it: an operator knows names, the tables know ids."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from bots.courier import Courier
from core.errors import ErrataError

log = logging.getLogger(__name__)
_SECONDS = 3.0  # a page waits no longer for names


async def channel_names(couriers: Mapping[str, Courier]) -> dict[tuple[str, str], str]:
    """Return the names of channels, by platform and id; those of a platform that does not tell them soon are left out.

    `couriers` are what posts there, by platform. Raises nothing.
    """
    told = await asyncio.gather(*[_of(platform, courier) for platform, courier in couriers.items()])
    return {
        (platform, channel): name
        for platform, names in zip(couriers, told, strict=True)
        for channel, name in names.items()
        if name
    }


async def _of(platform: str, courier: Courier) -> Mapping[str, str]:
    try:
        async with asyncio.timeout(_SECONDS):
            return await courier.channel_names()
    except (ErrataError, TimeoutError) as error:
        log.info("What channels of %s are called was not told: %s", platform, error)
        return {}
