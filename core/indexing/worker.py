"""The process that parses: a file that crashes or fills it takes nothing else along."""

from __future__ import annotations

import json
import os
import signal
import struct
import sys
from dataclasses import asdict
from typing import Any, BinaryIO

from core.errors import NotADocument, Unreadable
from core.indexing.documents import Block, Reading
from core.indexing.readers.limits import Limits
from core.indexing.reading import read

LENGTH = struct.Struct(">Q")


def main(limits: Limits) -> None:
    """Answer requests from standard input (name, bytes) on standard output (JSON) until the input ends."""
    _bound_memory(limits.memory_bytes)
    requests = sys.stdin.buffer
    answers = _private_output()
    while (name := _frame(requests)) is not None and (data := _frame(requests)) is not None:
        _bound_time(limits.seconds)
        answer = json.dumps(_answer(name.decode(), data, limits)).encode()
        answers.write(LENGTH.pack(len(answer)) + answer)
        answers.flush()
        _bound_time(0)


def unpack(answer: bytes) -> Reading:
    """Turn an answer back into a reading, or raise the `Unreadable` it carries."""
    value = json.loads(answer)
    if error := value.get("error"):
        raise (NotADocument if value["nothing"] else Unreadable)(error)
    blocks = tuple(Block(**block) for block in value.pop("blocks"))
    return Reading(
        value["file_type"], blocks, title=value["title"], imports=tuple(value["imports"]), notes=tuple(value["notes"])
    )


def _answer(name: str, data: bytes, limits: Limits) -> dict[str, Any]:
    try:
        return asdict(read(name, data, limits))
    except Unreadable as error:
        return {"error": error.message, "nothing": isinstance(error, NotADocument)}


def _frame(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH.size)
    return source.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def _private_output() -> BinaryIO:
    """Keep standard output for answers alone: what a parser prints goes nowhere."""
    answers = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    return answers


def _bound_memory(limit: int) -> None:
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _bound_time(seconds: float) -> None:
    """End by alarm even when nobody is left to end us; the asking side stops waiting a little earlier."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds * 1.1)
