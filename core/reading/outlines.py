"""Numbers that head lines as those of an outline or a numbered table do: `1.1 Notice`, `2 Straps`, `| 1 | 95 °C |`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.reading.lexicon import words_of
from core.reading.notation import scale_of

Span = tuple[int, int]
Path = tuple[int, ...]

FEWEST = 2
FEWEST_BARE = 3
"""Lines that are headed by whole numbers with no sign behind them: two may be quantities."""
DEEPEST, HIGHEST = 4, 99
_LEAD = " \t>*-•+_"
_SIGNS = "–—-:"
_EMPHASIS = "*_"


def outline_numbers(text: str) -> list[Span]:
    """Return where lines are numbered in turn, as an outline is or the first column of a table, in order.

    Each number follows from the one before: `1`, `1.1`, `1.2`, `2`. Steps are those of the text's length.
    """
    if "\n" not in text:
        return []
    return sorted((*_of_lines(text), *(_of_tables(text) if "|" in text else ())))


def _of_lines(text: str) -> Iterator[Span]:
    run: list[tuple[Path, Span]] = []
    for path, span in _headed(text):
        if run and not _follows(run[-1][0], path):
            yield from _kept(run)
            run = []
        run.append((path, span))
    yield from _kept(run)


def _follows(before: Path, path: Path) -> bool:
    """The number is the next on one level, and the first below: behind `1.2` come `1.3`, `1.2.1`, `2` and `2.1`."""
    if len(path) > len(before):
        return path == (*before, 1)
    same = next((i for i, (a, b) in enumerate(zip(before, path, strict=False)) if a != b), len(path))
    return same < len(path) and path[same] == before[same] + 1 and all(n == 1 for n in path[same + 1 :])


def _kept(run: Sequence[tuple[Path, Span]]) -> Iterator[Span]:
    bare = all(len(path) == 1 for path, _ in run)
    if len(run) >= (FEWEST_BARE if bare else FEWEST) and (not bare or run[0][0] == (1,)):
        yield from (span for _, span in run)


def _headed(text: str) -> Iterator[tuple[Path, Span]]:
    """The lines that begin with a number which is that of no quantity, as far as the next word tells."""
    at = 0
    for line in text.split("\n"):
        opened = len(line) - len(line.lstrip(_LEAD))
        number = line[opened:].partition(" ")[0]
        path = _path(number.rstrip(".):*_")) if number[:1].isdecimal() else ()
        end = opened + len(number)
        if path and _heads(line[end:], path, marked=number[-1] in ".):*_"):
            yield path, (at + opened, at + end)
        at += len(line) + 1


def _path(number: str) -> Path:
    parts = number.split(".")
    if len(parts) > DEEPEST or not all(p.isdecimal() and len(p) <= len(str(HIGHEST)) and p[0] != "0" for p in parts):
        return ()
    return tuple(map(int, parts))


def _heads(rest: str, path: Path, *, marked: bool) -> bool:
    """What stands behind goes on as an item does: a word that is no scale, in capitals behind a whole number."""
    item = rest.lstrip(" ").lstrip(_SIGNS).lstrip(" ").lstrip(_EMPHASIS)
    if marked or len(path) > 1:
        return item[:1].isalpha() and scale_of(item.split(maxsplit=1)[0].strip(".,;")) == 1.0
    return item[:1].isupper()


def _of_tables(text: str) -> Iterator[Span]:
    """The first column of a Markdown table whose heading says that it numbers the rows."""
    at, counting = 0, 0
    for line in text.split("\n"):
        start = line.find("|") + 1
        cell = line[start : line.find("|", start)] if start and not line[: start - 1].strip() else ""
        written = cell.strip(" *_")
        if not cell:
            counting = 0
        elif counting and written == str(counting):
            found = at + start + cell.index(written)
            yield found, found + len(written)
            counting += 1
        elif _numbers_rows(written):
            counting = 1
        elif written.strip(":-"):
            counting = 0
        at += len(line) + 1


def _numbers_rows(heading: str) -> bool:
    bare = heading.lower()
    return bare in ("#", "№") or bare.rstrip(".") in words_of("number_sign", "structure")
