"""Which of two sources goes first where they disagree: the one that holds, the higher, the later, the newer."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from typing import Final, Literal

from core.indexing.supplied import APPROVED
from core.model import Passage, PassageMeta
from core.reading.calendars import months_named
from core.reading.characters import runs_of
from core.reading.digits import years_in
from core.reading.lexicon import speaks_of, words_of
from core.reading.words import content_words

Reason = Literal["archived", "early", "draft", "lower", "older", "otherwise"]
"""Why the other is set aside: it holds no longer or not yet, is a draft, of less authority, older; or only touched
longer ago, which proves little."""

# Neither dated nor with a time of modification: taken for a document that is kept up to date.
_LIVING: Final = "9999"
_WHOLE_DAY = len("2026-11-09")
_TO_THE_SECOND: Final = len("2026-11-09T12:00:00")
_NAMES_KEPT: Final = 4096  # what documents are called, in a process: hundreds are compared for a question
_HOLDS, _EARLY, _DRAFT, _ENDED = 3, 2, 1, 0
_WHY: dict[int, Reason] = {_EARLY: "early", _DRAFT: "draft", _ENDED: "archived"}


@dataclass(frozen=True, slots=True)
class Precedence:
    """`first` is 0 or 1, whichever of the two goes first; `firm` where a source or the operator says so."""

    first: int
    reason: Reason
    firm: bool = True


def precedence(one: PassageMeta, other: PassageMeta, today: str = "") -> Precedence | None:
    """Return which goes first, None where nothing tells; `today` is an ISO day (empty: today in UTC).

    A document is believed against itself first (archived, draft, superseded, not yet in force), then the operator
    (`SOURCE_AUTHORITY`), then what a document claims over others: to supersede them, its authority, version, date.
    """
    day = today or _today()
    pair = (one, other)
    for rule in _RULES:
        if (found := rule(pair, day)) is not None:
            return found
    return None


def in_force(meta: PassageMeta, today: str = "") -> bool:
    """Tell whether a document holds as far as it says: it is no draft, not over, superseded, or still to come.

    `today` is an ISO day (empty: today in UTC).
    """
    return _state(meta, today or _today()) == _HOLDS


def why_not_in_force(meta: PassageMeta, today: str = "") -> Reason | None:
    """Return `archived`, `draft` or `early`, None of what holds; `today` as above."""
    return _WHY.get(_state(meta, today or _today()))


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


Pair = tuple[PassageMeta, PassageMeta]


def _by_state(pair: Pair, day: str) -> Precedence | None:
    one, other = (_state(meta, day) for meta in pair)
    if one == other:
        return None
    return Precedence(int(other > one), _WHY[min(one, other)])


def _state(meta: PassageMeta, day: str) -> int:
    said = meta.standing
    if said.state == "archived" or said.superseded_by or (said.until and said.until < day[: len(said.until)]):
        return _ENDED
    if said.state == "draft":
        return _DRAFT
    return _EARLY if said.dated_by == "in_force" and said.dated > day else _HOLDS


def _by_rank(pair: Pair, _: str) -> Precedence | None:
    return _higher(pair, lambda meta: meta.standing.rank)


def _by_approval(pair: Pair, _: str) -> Precedence | None:
    """What a person put right and another approved goes before a document that has not changed since."""
    approved = [meta.file_type in APPROVED for meta in pair]
    if approved.count(True) != 1:
        return None
    first = approved.index(True)
    since, changed = pair[first].changed_on, pair[1 - first].changed_on
    known = min(len(since), len(changed), _TO_THE_SECOND)  # of a day alone nothing tells which came later
    return Precedence(first, "older") if changed[:known] <= since[:known] else None


def _by_supersession(pair: Pair, _: str) -> Precedence | None:
    claims = [_supersedes(pair[0], pair[1]), _supersedes(pair[1], pair[0])]
    return Precedence(claims.index(True), "archived") if claims.count(True) == 1 else None


def _by_authority(pair: Pair, _: str) -> Precedence | None:
    return _higher(pair, lambda meta: meta.standing.authority)


def _higher(pair: Pair, measure: Callable[[PassageMeta], int]) -> Precedence | None:
    one, other = map(measure, pair)
    return None if one == other else Precedence(int(other > one), "lower")


def _by_version(pair: Pair, _: str) -> Precedence | None:
    one, other = (meta.standing.version for meta in pair)
    if not one or not other or one == other or series_of(pair[0]) != series_of(pair[1]):
        return None
    return Precedence(int(other > one), "older")


def _by_date(pair: Pair, _: str) -> Precedence | None:
    if are_siblings(*pair):
        return None
    one, other = map(_date, pair)
    length = min(len(one), len(other))
    if one[:length] == other[:length]:
        return None
    firm = all(meta.standing.dated for meta in pair)
    return Precedence(int(other > one), "older" if firm else "otherwise", firm)


_RULES = (_by_state, _by_rank, _by_approval, _by_supersession, _by_authority, _by_version, _by_date)


def _date(meta: PassageMeta) -> str:
    said = meta.standing
    if meta.file_type in APPROVED:
        return meta.changed_on[:_WHOLE_DAY]  # its title tells until when it holds
    if said.dated and (said.dated_by != "named" or len(said.dated) == _WHOLE_DAY):
        return said.dated
    years = years_in(f"{meta.title} {meta.source_file} {meta.section}")
    modified = (meta.changed_on or _LIVING)[:10]
    newest = str(max(years)) if years else said.dated[:4]
    # A report of this year, touched this year, goes by its modification.
    if newest in ("", modified[:4]):
        return modified
    return said.dated if said.dated.startswith(newest) else newest


def _supersedes(one: PassageMeta, other: PassageMeta) -> bool:
    """`supersedes` names the other: by its file, or by words that all stand in its title or name."""
    named = one.standing.supersedes
    if not named or (one.collection, one.document) == (other.collection, other.document):
        return False
    if named.strip(" .\"'").casefold() in (
        other.source_file.casefold(),
        other.source_file.rpartition("/")[2].casefold(),
    ):
        return True
    wanted = set(content_words(named)) - _UNTOLD
    if not any(word for word in wanted if not word[0].isdigit()):
        return series_of(one) == series_of(other) and wanted <= _name_words(other)
    return wanted <= _name_words(other)


def series_of(meta: PassageMeta) -> frozenset[str]:
    """Return what a document is called, without version, date and state: the same for all its editions."""
    return _series(_called(meta))


def _called(meta: PassageMeta) -> str:
    return (meta.title or meta.source_file.rpartition("/")[2].rpartition(".")[0]).replace("_", " ")


@functools.lru_cache(_NAMES_KEPT)
def _series(name: str) -> frozenset[str]:
    return frozenset(word for word in content_words(name) if not _is_edition(word))


def are_siblings(one: PassageMeta, other: PassageMeta) -> bool:
    """Tell whether two documents are called alike but for a word each: `House rules Leeds` and `House rules Busan`.

    They are of two places, people or things, and neither is an edition of the other: the later one rules out nothing.
    """
    mine, theirs = undated(one), undated(other)
    apart = (mine - theirs, theirs - mine)
    return bool(mine & theirs) and all(len(own) == 1 and not own & _UNTOLD for own in apart)


def undated(meta: PassageMeta) -> frozenset[str]:
    """Return what a document is called without its edition, month, quarter or day."""
    return _undated(_called(meta))


@functools.lru_cache(_NAMES_KEPT)
def _undated(name: str) -> frozenset[str]:
    dated = (run for run in runs_of(name) if speaks_of("calendar_word", run) or months_named(run))
    return _series(name) - frozenset(content_words(" ".join(dated)))


def _is_edition(word: str) -> bool:
    return word in _EDITION or word[0].isdigit() or (word[0] == "v" and word[1:].replace(".", "").isdigit())


def _name_words(meta: PassageMeta) -> set[str]:
    return set(content_words(f"{meta.title} {meta.source_file} {meta.standing.dated[:4]}".replace("_", " ")))


def _stems(*terms: str) -> frozenset[str]:
    return frozenset(stem for term in terms if " " not in term for stem in content_words(term))


_EDITION = _stems(*words_of("version_word", "draft_state", "archived_state", "all_earlier"))
_UNTOLD = _EDITION | _stems(*words_of("document_noun"))


def with_ranks(passages: Sequence[Passage], authority: Sequence[str]) -> tuple[Passage, ...]:
    """Return the passages with the operator's rank in their standing: the first entry of `authority` ranks highest.

    An entry is a collection, or a path in one with `*` for any stretch: `policies`, `hr/handbook/*`; what no entry
    names is 0.
    """
    if not authority:
        return tuple(passages)
    return tuple(replace(p, meta=with_rank(p.meta, authority)) for p in passages)


def with_rank(meta: PassageMeta, authority: Sequence[str]) -> PassageMeta:
    """Return where a passage comes from with the operator's rank."""
    places = (meta.collection, f"{meta.collection}/{meta.document or meta.source_file}")
    at = next((n for n, entry in enumerate(authority) if any(fnmatchcase(place, entry) for place in places)), None)
    rank = 0 if at is None else len(authority) - at
    return replace(meta, standing=replace(meta.standing, rank=rank))


def described(meta: PassageMeta) -> str:
    """Return what a document says of its standing in English, for a model or an owner; empty where it says nothing."""
    said = meta.standing
    when = {"in_force": "in force since", "as_of": "of", "updated": "updated"}.get(said.dated_by, "")
    parts = [
        f"{when} {said.dated}" if when else "",
        f"until {said.until}" if said.until else "",
        f"version {'.'.join(map(str, said.version))}" if said.version else "",
        said.state,
        f"superseded by {said.superseded_by}" if said.superseded_by else "",
        f"supersedes {said.supersedes}" if said.supersedes else "",
    ]
    return ", ".join(filter(None, parts))


def day_of(meta: PassageMeta) -> str:
    """Return the day that a document is judged by, as far as it is known; empty where nothing tells."""
    found = _date(meta)
    return "" if found == _LIVING else found
