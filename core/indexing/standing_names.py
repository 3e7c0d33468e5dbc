"""What names say of a document's standing: its title, its file, and the folders that it lies in."""

from __future__ import annotations

from core.indexing.standing_values import WHOLE_DAY, Said, day, day_in_name, numbered, numbers, state_in
from core.reading.digits import years_in
from core.reading.lexicon import before_ending, pattern_of, speaks_of, words_of
from core.reading.periods import dates_in
from core.reading.roles import Role

EDGES = "-–—:([])._/ "
"""What may stand around a state that is set apart."""
_STATES: tuple[Role, ...] = ("archived_state", "draft_state")
_AT_AN_END: tuple[tuple[Role, str], ...] = (
    ("archived_state", "archived"),
    ("draft_state", "draft"),
    ("superseded_mark", "archived"),
)


def read_names(title: str, path: str, said: Said) -> None:
    """Note what title and path say: a state of a folder or at an edge, a version, a day, and until when it holds."""
    *folders, name = path.replace("\\", "/").split("/")
    stem = name.rpartition(".")[0] or name
    for folder in folders:
        said.note("state", _state_of_folder(folder))
    title = _without_end(title, said)
    said.note("state", _state_at_edge(title))
    # `draft-beer.md`, titled `Draft beer`, is of that beer.
    if not any(speaks_of(role, title) for role in _STATES):
        said.note("state", _state_at_edge(stem.replace("_", " ")))
    for text in (title, stem.replace("_", " ")):
        if not said.version and (found := numbered(text)):
            said.version = numbers(found)
    years = years_in(f"{title} {path}")
    named = next((found for text in (title, stem) if (found := _named_day(text))), "")
    if years or len(named) == WHOLE_DAY:
        newest, below = str(max(years, default="")), said.dates.get("named", "")
        whole = named if len(named) == WHOLE_DAY else below if below.startswith(newest) else ""
        said.dates["named"] = whole or (named if named.startswith(newest) else newest)


def _state_of_folder(name: str) -> str:
    """`archive`, `_drafts`, `old`: the whole name; of several words, one that ends it (`policies-archive`)."""
    bare = " ".join(name.strip(EDGES).replace("-", " ").replace("_", " ").casefold().split())
    if bare in words_of("archived_folder", "superseded_mark"):
        return "archived"
    for role in _STATES:
        before = before_ending(role, bare)
        if before is not None and (not before or before.endswith(" ")):
            return role.removesuffix("_state")
    first, _, rest = bare.partition(" ")
    return state_in(first) if rest and " " not in rest else ""


def _without_end(title: str, said: Said) -> str:
    """Return a title without the day that it ends on (`Rates, valid until 31 March 2026`), which is not when it is of.

    Years alone are a span (`2019 until 2024`), and stay.
    """
    for date in dates_in(title):
        before, found = title[: date.start].casefold().rstrip(" :"), day(date.text)
        if len(found) == WHOLE_DAY and before.endswith(tuple(words_of("in_force_until"))):
            said.dates.setdefault("until", found)
            return f"{title[: date.start]}{title[date.end :]}"
    return title


def _state_at_edge(text: str) -> str:
    """A state set apart at an edge: `Travel policy (draft)`, `DRAFT: Travel policy`, `travel-draft`."""
    for role, state in _AT_AN_END:
        for found in pattern_of(role).finditer(text):
            before, behind = text[: found.start()].rstrip(), text[found.end() :].lstrip()
            apart = (not before.strip("([") and behind[:1] in tuple(EDGES[:7])) or (
                not behind.strip(")].") and before[-1:] in tuple(EDGES[:6])
            )
            if apart and (before or (behind and role != "superseded_mark")):
                return state
    return ""


def _named_day(text: str) -> str:
    dates = dates_in(text.replace("_", "-"))
    return day(dates[0].text) if dates else day_in_name(text)
