"""The process that parses: a file that crashes or fills it takes nothing else along."""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

from core.errors import NotADocument, Unreadable
from core.indexing.documents import Block, Reading
from core.indexing.readers.limits import Limits
from core.indexing.readers.records import BadRecord, Record
from core.indexing.reading import as_unreadable, read, read_page
from core.indexing.record_files import open_json
from core.text.storable import storable, storable_value

LENGTH = struct.Struct(">Q")
FRAME_BYTES = 1024 * 1024
"""About so much text goes into one frame, unless one block alone is longer."""
LONGEST_REQUEST = 32 * 1024
_FILE, _VALUES, _PAGE = "file", "values", "page"
REQUESTS = (_FILE, _VALUES, _PAGE)
_SCAN_SHARE = 0.8  # of the time for a file, so that a page that takes too long is told as one
_EMPTY = 3 * sys.getsizeof("")
# Of a reading, as many are kept.
_EXTRAS = {"imports": 10_000, "notes": 100, "properties": 20, "readers": 1_000, "standing": 100}

Item = Reading | Record | BadRecord
Frame = dict[str, Any]


def main(limits: Limits) -> None:
    """Answer requests until there are no more.

    Standard input is a socket: a request is JSON ({"kind", "name", "passwords", "page", "languages"}) that bears the
    descriptor of the file.
    Standard output takes the answers: frames of JSON, the last of which says so or bears an error.
    """
    bound_memory(limits.memory_bytes)
    requests = socket.socket(fileno=os.dup(0))
    answers = _private_output()
    while (request := _request(requests)) is not None:
        asked, source = request
        with source:
            for frame in _timed(_answer(asked, source, limits), limits.seconds):
                answer = json.dumps(frame, ensure_ascii=False).encode()
                answers.write(LENGTH.pack(len(answer)) + answer)
                answers.flush()
                frame, answer = {}, b""
        gc.collect()  # what an error's frames held is no burden for the next file


def items_of(frame: Frame) -> Iterator[Item | Block]:
    """Yield what a frame holds: blocks and at last the reading they belong to, or records. Raises its error."""
    if error := frame.get("error"):
        raise (NotADocument if frame["nothing"] else Unreadable)(error)
    yield from (Block(**block) for block in frame.get("blocks", ()))
    yield from (_record(fields) for fields in frame.get("records", ()))
    if said := frame.get("reading"):
        extras = {name: tuple(said[name]) for name in _EXTRAS}
        scanned = tuple(said["scanned"])
        yield Reading(said["file_type"], (), said["title"], saved=said["saved"], scanned=scanned, **extras)


def _record(fields: Frame) -> Record | BadRecord:
    if "error" in fields:
        return BadRecord(**fields)
    return Record(**fields | {"readers": tuple(fields["readers"])})


def _answer(asked: Frame, source: BinaryIO, limits: Limits) -> Iterator[Frame]:
    try:
        with as_unreadable():
            yield from _FRAMES[asked["kind"]](asked, source, limits)
            yield {"last": True}
    except Unreadable as error:
        yield {"error": storable(error.message), "nothing": isinstance(error, NotADocument), "last": True}


def _file(asked: Frame, source: BinaryIO, limits: Limits) -> Iterator[Frame]:
    return _reading(read(asked["name"], _whole(source, limits), limits, tuple(asked["passwords"])), limits)


def _page(asked: Frame, source: BinaryIO, limits: Limits) -> Iterator[Frame]:
    from core.indexing.readers.scans import Scanning

    scanning = Scanning(asked["languages"], limits.seconds * _SCAN_SHARE, tuple(asked["passwords"]))
    blocks = read_page(asked["name"], _whole(source, limits), asked["page"], scanning)
    yield {"blocks": [asdict(storable_value(block)) for block in blocks]}


def _whole(source: BinaryIO, limits: Limits) -> bytes:
    # As much as there is: what is asked for is allocated at once.
    data = source.read(min(os.fstat(source.fileno()).st_size, limits.file_bytes) + 1)
    if len(data) > limits.file_bytes:
        raise Unreadable(f"Too large: at most {limits.file_bytes / 1e6:,.0f} MB are read.")
    return data


def _values(asked: Frame, source: BinaryIO, limits: Limits) -> Iterator[Frame]:
    opened = open_json(Path(asked["name"]), source, limits)
    if opened.reading is not None:
        yield from _reading(opened.reading, limits)
    records: Iterable[Record | BadRecord] = opened.bad if opened.records is None else opened.records
    for batch in _batches(records, limits):
        yield {"records": [asdict(storable_value(record)) for record in batch]}


_FRAMES = {_FILE: _file, _VALUES: _values, _PAGE: _page}


def _batches(records: Iterable[Record | BadRecord], limits: Limits) -> Iterator[list[Record | BadRecord]]:
    batch: list[Record | BadRecord] = []
    size = 0
    for number, record in enumerate(records, start=1):
        if number > limits.records:
            raise Unreadable(f"Too large: more than {limits.records:,} records.")
        batch.append(record)
        size += len(record.text) if isinstance(record, Record) else 100
        if size > FRAME_BYTES or len(batch) >= 200:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _reading(reading: Reading, limits: Limits) -> Iterator[Frame]:
    """Yield a reading's blocks, then the rest of it. Raises `Unreadable` where it holds more text than is kept."""
    _measure(reading, limits)
    batch: list[Frame] = []
    size = 0
    for block in reading.blocks:
        batch.append(asdict(storable_value(block)))
        size += len(block.text)
        if size > FRAME_BYTES or len(batch) >= 2_000:
            yield {"blocks": batch}
            batch, size = [], 0
    rest = {name: [storable(text) for text in getattr(reading, name)[:most]] for name, most in _EXTRAS.items()}
    title = storable(reading.title)[:1_000] if reading.title else None
    told = {"file_type": reading.file_type, "title": title, "saved": reading.saved, "scanned": reading.scanned}
    yield {"blocks": batch, "reading": {**told, **rest}}


def _measure(reading: Reading, limits: Limits) -> None:
    # As it is held, by a letter's width: one of four bytes makes all of its text as wide.
    size = sum(sum(map(sys.getsizeof, (block.text, block.header, block.caption))) - _EMPTY for block in reading.blocks)
    if size > limits.read_bytes or len(reading.blocks) > limits.blocks:
        raise Unreadable(f"Too large: it holds more than {limits.read_bytes / 1e6:,.0f} MB of text.")


def _timed(frames: Iterator[Frame], seconds: float) -> Iterator[Frame]:
    """Bound the time for each frame; what the asking side takes until it wants the next does not count."""
    while True:
        _bound_time(seconds)
        frame = next(frames, None)
        _bound_time(0)
        if frame is None:
            return
        yield frame


def _request(requests: socket.socket) -> tuple[Frame, BinaryIO] | None:
    head, descriptors, _, _ = socket.recv_fds(requests, LENGTH.size, 1)
    while 0 < len(head) < LENGTH.size:
        head += requests.recv(LENGTH.size - len(head))
    if not head or not descriptors:
        return None
    length = LENGTH.unpack(head)[0]
    body = b""
    while len(body) < length:
        if not (more := requests.recv(length - len(body))):
            return None
        body += more
    asked: Frame = json.loads(body)
    source = os.fdopen(descriptors[0], "rb")
    source.seek(0)
    return asked, source


def _private_output() -> BinaryIO:
    """Keep standard output for answers alone: what a parser prints goes nowhere."""
    answers = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nowhere, descriptor)
    return answers


def bound_memory(limit: int) -> None:
    """Let this process take no more bytes than that, leave no core and write no file."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # it has nothing to write


def _bound_time(seconds: float) -> None:
    """End by alarm even when nobody is left to end us; the asking side stops waiting a little earlier."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds * 1.1)
