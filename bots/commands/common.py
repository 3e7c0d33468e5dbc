"""What the commands share: reading JSONL input, printing JSON, running the loop's event loop."""

from __future__ import annotations

import asyncio
import codecs
import getpass
import json
import logging
import math
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from io import BufferedReader, RawIOBase, TextIOWrapper
from pathlib import Path
from typing import Any, TextIO, TypeVar, cast

import typer

from bots.commands.telling import tell
from bots.wiring import open_main_database, read_settings, setting_remarks
from core.errors import Unreadable
from core.settings import Settings
from core.step_log import FIELDS
from core.text.secrets import masked

ResultT = TypeVar("ResultT")
Note = Callable[[str, str], None]
LONGEST_LINE = 1_000_000
MOST_WRONG = 10  # lines at the beginning of a file, none of which is an object: it is another file
INTERRUPTED = 130  # the exit code that shells give what Ctrl-C ended
_NAMING = frozenset({"path", "url", "document", "source_file", "error", "reason"})


def settings(*, log_steps: bool = False) -> Settings:
    """Read the settings and set up logging to standard error; `log_steps` of a process that serves others."""
    found = read_settings()
    for remark in setting_remarks():
        _say_once(remark)
    handler = logging.StreamHandler(sys.stderr)
    plain = MaskingFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonFormatter() if found.log_format == "json" else plain)
    handler.setLevel(found.log_level.upper())
    logging.basicConfig(level=found.log_level.upper(), handlers=[handler])
    if not log_steps and found.log_level != "debug":  # whoever asks at the terminal sees the answer, and its receipt
        logging.getLogger("errata.steps").setLevel(logging.WARNING)
    if log_steps and found.otel_exporter_otlp_endpoint:
        from bots.telemetry import begin

        begin(found)
    for noisy in ("httpx", "httpx2", "httpcore", "openai", "alembic", "pinecone"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    return found


class MaskingFormatter(logging.Formatter):
    """Writes log lines, tracebacks included, without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        return masked(super().format(record))


class JsonFormatter(logging.Formatter):
    """Writes each record as one JSON object a line, without secrets; the values of a step stand beside its text."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "logger": record.name}
        line |= getattr(record, FIELDS, None) or {"message": record.getMessage()}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        safe = {name: masked(value) if isinstance(value, str) else value for name, value in line.items()}
        return json.dumps(safe, ensure_ascii=False, default=str)


@cache
def _say_once(remark: str) -> None:
    tell(f"errata: {remark}", err=True)


def operator() -> str:
    """Return who types, as the audit log names them."""
    try:
        return f"terminal:{getpass.getuser()}"
    except (KeyError, OSError, ImportError):  # a user that the machine has no name for
        return "terminal"


@contextmanager
def audited(found: Settings) -> Iterator[Note]:
    """Open the audit log for a command that keeps nothing else in the main database; yields `note(action, subject)`."""
    from storage.access import audit

    database = open_main_database(found)
    who = operator()
    try:
        yield lambda action, subject: database.transaction(lambda session: audit.note(session, who, action, subject))
    finally:
        database.close()


def run(work: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Run a command's asynchronous part; Ctrl-C ends the command with the exit code of shells (130)."""
    try:
        return asyncio.run(work)
    except KeyboardInterrupt:
        below = "\n" if sys.stderr.isatty() else ""  # the terminal shows ^C where the cursor was
        tell(f"{below}errata: Interrupted; what was finished is kept.", err=True, lines=True)
        raise typer.Exit(INTERRUPTED) from None


def print_json(value: Any, *, indent: int | None = None) -> None:
    """Print one JSON value on standard output: valid whatever it holds, and in whatever encoding that is read.

    Names of sources and errors are printed without the secrets of an address.
    """
    value = _masked(value)
    try:
        text = json.dumps(value, ensure_ascii=False, indent=indent, default=str, allow_nan=False)
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(value, indent=indent, default=str)
    except ValueError:
        text = json.dumps(_finite(value), indent=indent, default=str)
    typer.echo(text)


def _masked(value: Any) -> Any:
    if isinstance(value, dict):
        return {n: masked(v) if n in _NAMING and isinstance(v, str) else _masked(v) for n, v in value.items()}
    return [_masked(inner) for inner in value] if isinstance(value, list | tuple) else value


def counted(number: int, thing: str) -> str:
    """Return how many there are of a thing, such as `1 row` or `1,360 rows`."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def read_jsonl(path: Path) -> Iterator[tuple[int, dict[str, Any] | str]]:
    """Yield line number and object of each line that is not blank, or the reason why it is none.

    `-` is standard input. UTF-8, with or without its mark, or UTF-16 with one. Raises `Unreadable` where the file can't
    be opened, or begins with so many lines that are none that it is another kind of file.
    """
    waiting: list[tuple[int, dict[str, Any] | str]] = []  # what the file begins with that is no object
    begun = False
    try:
        with _opened(path) as file, _as_text(file) as lines:
            for number, line in enumerate(_bounded(lines), 1):
                line = line.removeprefix("\ufeff")  # each file's own, where several were put together
                if not line.strip():
                    continue
                waiting.append((number, _object(line.rstrip("\n"))))
                begun = begun or isinstance(waiting[-1][1], dict)
                if begun:
                    yield from waiting
                    waiting = []
                elif len(waiting) >= MOST_WRONG:
                    raise Unreadable(
                        f"{path} is no file of JSON objects, one a line (line {number}: {waiting[-1][1]})."
                    )
    except OSError as error:
        raise Unreadable(f"{path} can't be read: {error.strerror}.") from error
    yield from waiting


def _opened(path: Path) -> BufferedReader:
    return BufferedReader(cast("RawIOBase", sys.stdin.buffer)) if path == Path("-") else path.open("rb")


def _as_text(file: BufferedReader) -> TextIO:
    """Return the file as text, without reading ahead of its mark: it may be a pipe."""
    if file.peek(2)[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        return TextIOWrapper(file, encoding="utf-16", errors="replace")
    return TextIOWrapper(file, encoding="utf-8-sig", errors="surrogateescape")


def _bounded(lines: TextIO) -> Iterator[str]:
    """Yield lines; of one that is too long, its beginning: enough to refuse it, without holding the rest."""
    while line := lines.readline(LONGEST_LINE + 1):
        yield line
        while len(line) > LONGEST_LINE and not line.endswith("\n"):
            line = lines.readline(LONGEST_LINE + 1)
            if not line:
                break


def _finite(value: Any) -> Any:
    """Return a value with null for what JSON has no numbers for."""
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, dict):
        return {name: _finite(inner) for name, inner in value.items()}
    return [_finite(inner) for inner in value] if isinstance(value, list | tuple) else value


def _told_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object that gives one name twice: which of the values holds, nothing says."""
    told = dict(pairs)
    if len(told) < len(pairs):
        twice = next(name for name, times in Counter(name for name, _ in pairs).items() if times > 1)
        raise ValueError(f'"{twice}" stands twice in one object')
    return told


def _object(line: str) -> dict[str, Any] | str:
    if len(line) > LONGEST_LINE:
        return f"the line is longer than {LONGEST_LINE:,} characters"
    try:
        line.encode()
        value = json.loads(line, object_pairs_hook=_told_once)
    except json.JSONDecodeError as error:
        return f"the line is not valid JSON: {error.msg} (column {error.colno})"
    except UnicodeEncodeError:  # `surrogateescape` has read a byte that is no UTF-8
        return "the line is not UTF-8"
    except RecursionError:
        return "the line is not valid JSON: nested too deeply"
    except ValueError as error:
        if "digits" in str(error):  # Python's own limit, told with advice for programmers
            return f"the line holds a number of more than {sys.get_int_max_str_digits():,} digits"
        return f"the line is not valid JSON: {str(error)[:200]}"
    return value if isinstance(value, dict) else "the line is not a JSON object"
