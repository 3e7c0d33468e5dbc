"""What a document says of its own standing: since when it holds, which version it is, what it supersedes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.indexing.standing_names import EDGES, read_names
from core.indexing.standing_values import WHOLE_DAY, Said, authority, day, numbered, numbers, state_in
from core.model import Standing
from core.reading.characters import FULL_STOPS, runs_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, words_of
from core.reading.periods import dates_in
from core.reading.roles import Role
from core.reading.sentences import sentences

OPENING, CLOSING = 2_500, 600
"""Characters at a document's beginning and end that are read: there standing is said, if anywhere."""

_MOST_LINES, _LONGEST_LINE = 60, 300
_LONGEST_LABEL, _LONGEST_NAME = 40, 120
_LONGEST_SIGN = 60  # characters of a line that does nothing but call the document a draft
_MOST_OPENING = 4  # lines in which the day of the whole stands alone
_MOST_BESIDE_A_DAY, _MOST_BESIDE_A_MEETINGS = 2, 7  # words
_NEAR = 24  # characters between `effective from` and its date
_MARKS = " \t\n*_#>-|"
_COLONS = (":", "：", "|", "=")
_DATES: tuple[tuple[Role, str], ...] = (
    ("in_force_from", "in_force"),
    ("updated_on", "updated"),
    ("as_of_date", "as_of"),
)
_UNTIL: tuple[Role, str] = ("in_force_until", "until")
_STATES: tuple[Role, ...] = ("archived_state", "draft_state")
_CLOSES = (*FULL_STOPS, *",;:()-–—，；、")
_MOST_BETWEEN = 3  # words between a document and what it is: `has now been`, `is only a`
_NAMING: tuple[Role, ...] = ("superseded_by", "supersedes")
_IN_PROSE: tuple[Role, ...] = (
    *(role for role, _ in (*_DATES, _UNTIL)),
    *(*_STATES, *_NAMING, "version_word"),
)
_FIRM = ("in_force", "as_of", "updated", "named")
"""Of several dates the one that says most of when the content holds: an update may have mended a comma."""


def read_standing(title: str | None, path: str, text: str, saved: str = "") -> Standing:
    """Return what title, path and text say; `text` is the document's, or its beginning and its end.

    Believed are front matter and labels (`Valid from: 1 March 2024`), in the twelve languages, and sentences of the
    first lines (`This policy supersedes ...`); a state, also of a folder (`archive/`) or at an edge of the title.
    `saved` is what its properties say of when it was changed last.
    """
    said = Said()
    lines = list(_lines(text))
    for line in lines:
        _read_label(line, said)
    opening = lines[: _MOST_LINES // 3]
    roles = _roles_in("\n".join(opening))
    for line in opening if roles else ():
        _read_prose(line, said, roles)
    _read_opening(lines[:_MOST_OPENING], said)
    read_names(title or "", path, said)
    dated_by = next((kind for kind in _FIRM if kind in said.dates), "")
    return Standing(
        dated=said.dates.get(dated_by, ""),
        dated_by=dated_by,
        until=said.dates.get("until", ""),
        version=said.version,
        state=said.values.get("state", ""),
        supersedes=said.values.get("supersedes", ""),
        superseded_by=said.values.get("superseded_by", ""),
        saved=saved,
        authority=said.authority,
    )


def says_standing(line: str) -> bool:
    """Tell whether a line of front matter is read as standing: which version, since when, what state, what it replaces.

    `date: ...` alone is not: it may be the day of what a document tells of, such as a meeting's.
    """
    said = Said()
    _read_label(line.strip(_MARKS), said)
    return bool(said.version or said.values or said.authority or said.dates.keys() - {"as_of"})


def _lines(text: str) -> Iterator[str]:
    found = [line.strip(_MARKS) for line in text.splitlines()]
    told = [line for line in found if line]
    # The last lines, too: `Last updated: ...` often stands there.
    yield from (
        line[:_LONGEST_LINE] for line in (told if len(told) <= _MOST_LINES else told[:-10][:_MOST_LINES] + told[-10:])
    )


def _read_label(line: str, said: Said) -> None:
    at = min((at for at in map(line.find, _COLONS) if at > 0), default=0)
    if not 0 < at <= _LONGEST_LABEL:
        return
    label = line[:at].replace("_", " ").replace("-", " ").strip(" *").casefold()
    if value := line[at + 1 :].strip(" *|\"'"):
        _read_dates(label, value, said)
        _read_values(label, value, said)


def _read_dates(label: str, value: str, said: Said) -> None:
    for role, kind in (*_DATES, _UNTIL):
        if label in words_of(role) and (found := day(value)):
            said.dates.setdefault(kind, found)


def _read_values(label: str, value: str, said: Said) -> None:
    if label in words_of("version_word"):
        said.version = said.version or numbers(value)
    for role in _NAMING:
        if label in words_of(role):
            said.note(role, value[:_LONGEST_NAME])
    if label in words_of("authority_word"):
        said.authority = said.authority or authority(value)
    if label in words_of("state_word"):
        said.note("state", state_in(value))
    elif value.casefold() in words_of("yes_word"):
        said.note("state", state_in(label))
    elif label in words_of("notice_label") and _is_sign(first := next(iter(sentences(value)), "")):
        said.note("state", state_in(first))


def _roles_in(text: str) -> frozenset[Role]:
    """Return the roles that a text may have a word of: most documents say nothing, and cost no more than this."""
    lowered = text.casefold()
    return frozenset(role for role in _IN_PROSE if any(term in lowered for term in words_of(role)))


def _read_prose(line: str, said: Said, roles: frozenset[Role]) -> None:
    for role, kind in (*_DATES, _UNTIL):
        if role in roles and kind not in said.dates and (found := _day_behind(role, line)):
            said.dates[kind] = found
    if len(line) <= _LONGEST_SIGN:
        _read_sign(line, said)
    if not roles.isdisjoint((*_NAMING, *_STATES)):
        for sentence in sentences(line):
            _read_sentence(sentence, said)


def _read_sign(line: str, said: Said) -> None:
    if not said.version and (found := numbered(line)):
        said.version = numbers(found)
    if _is_sign(line):
        said.note("state", state_in(line))


def _day_behind(role: Role, line: str) -> str:
    found = pattern_of(role).search(line)
    if found is None:
        return ""
    behind = line[found.end() : found.end() + 2 * _NEAR]
    dates = dates_in(behind)
    return day(dates[0].text) if dates and dates[0].start <= _NEAR else ""


def _is_sign(line: str) -> bool:
    """`DRAFT`, `[Archived]`, `DRAFT - not for distribution`: no sentence that happens to have the word."""
    first = line.strip(EDGES).split(" ")[0]
    bare = line.strip(EDGES).casefold()
    alone = bare.rstrip("".join(FULL_STOPS)) in words_of("draft_state", "archived_state")
    return alone or (first.isupper() and len(first) > 1 and bool(state_in(first)))


def _read_sentence(sentence: str, said: Said) -> None:
    """What `this policy` replaces, or was replaced by; a printer that replaces another says nothing of the document."""
    for role in _NAMING:
        found = pattern_of(role).search(sentence)
        if found and role not in said.values and speaks_of("document_noun", sentence[: found.start()]):
            said.note(role, sentence[found.end() :].strip(" .:。")[:_LONGEST_NAME])
            return
    if speaks_of("document_noun", sentence):
        for role in _STATES:
            if _says_its_state(role, sentence):
                said.note("state", role.removesuffix("_state"))


def _says_its_state(role: Role, sentence: str) -> bool:
    """Such as `this page is archived`: the state ends the sentence, or all but ends it.

    More may stand behind a mark or an `and`, where it is said of the document itself: `This page is deprecated, use`.
    """
    found = pattern_of(role).search(sentence)
    noun = pattern_of("document_noun").search(sentence)
    if not (found and noun and noun.start() < found.start()):
        return False
    behind, between = sentence[found.end() :].lstrip(), len(runs_of(sentence[noun.end() : found.start()]))
    if role == "archived_state" and len(sentence) <= 2 * _LONGEST_SIGN and len(behind) <= _NEAR // 2:
        return between <= 2 * _MOST_BETWEEN
    closes = not behind or behind[0] in _CLOSES or opens_with("also", behind)
    return closes and between <= _MOST_BETWEEN


def _read_opening(lines: Sequence[str], said: Said) -> None:
    """A day below the title: alone, behind a place (`Kiel, 9 November 2026`), or of a meeting (`Minutes of ...`)."""
    for line in lines:
        dates = dates_in(line)
        found = day(dates[0].text) if len(dates) == 1 and len(line) <= _LONGEST_SIGN else ""
        labelled = any(colon in line for colon in _COLONS) and not opens_with("meeting_word", line)
        if len(found) != WHOLE_DAY or labelled or speaks_of(_UNTIL[0], line):
            continue
        rest = runs_of(f"{line[: dates[0].start]} {line[dates[0].end :]}")
        of_a_meeting = opens_with("meeting_word", line) and not line.endswith(FULL_STOPS)
        if len(rest) <= (_MOST_BESIDE_A_MEETINGS if of_a_meeting else _MOST_BESIDE_A_DAY):
            said.dates.setdefault("named", found)
