"""Transactions that outlast a database that is busy, restarting or contended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlmodel import Session

from core.errors import Unavailable
from storage.database import Database

logger = logging.getLogger(__name__)

CONTENDED = 3  # tries where two processes inserted the same row at once
LONGEST_PAUSE = 5.0

ResultT = TypeVar("ResultT")


async def transact(database: Database, act: Callable[[Session], ResultT]) -> ResultT:
    """Run one transaction; again where another process wrote the same row at once. Raises `Unavailable`."""
    for _ in range(CONTENDED - 1):
        with contextlib.suppress(IntegrityError):
            return await _once(database, act)
    return await _once(database, act)


async def look(database: Database, act: Callable[[Session], ResultT]) -> ResultT:
    """Run one transaction that only reads. Raises `Unavailable`."""
    try:
        return await database.read(act)
    except (OperationalError, InterfaceError) as error:
        raise Unavailable("The database does not answer.") from error


async def insist(database: Database, act: Callable[[Session], ResultT]) -> ResultT:
    """Run one transaction, as often as it takes until the database answers: what must be noted is noted."""
    pause = 0.2
    while True:
        try:
            return await transact(database, act)
        except Unavailable as error:
            logger.warning("%s; trying again in %.1f s", error, pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)


async def _once(database: Database, act: Callable[[Session], ResultT]) -> ResultT:
    try:
        return await database.run(act)
    except (OperationalError, InterfaceError) as error:
        raise Unavailable("The database does not answer.") from error
