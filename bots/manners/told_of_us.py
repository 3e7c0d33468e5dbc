"""Whether a mention only names us in what people tell each other: `did @errata answer you?`, `@errata said so`. Pure.

It stands inside a clause, and the clause tells what we said or were asked, or asks that of `you`; what could be looked
up is not asked of us there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bots.manners import chat_words as words
from core.reading.characters import QUESTION_MARKS, runs_of
from core.reading.languages import LANGUAGES
from core.reading.roles import Role

_ENDS = ",;:.!，、：！…。؟،।" + "".join(QUESTION_MARKS)
_MENTION_ENDS = ">"


def only_names_us(said: Sequence[str], is_ours: Callable[[str], bool]) -> bool:
    """Tell whether the words of a message mention us once, within a clause that is about us.

    Set apart by a comma, or beside what asks anything else, we are spoken to.
    """
    at = [n for n, word in enumerate(said) if is_ours(word)]
    if len(at) != 1:
        return False
    ours = at[0]
    first = next((n + 1 for n in range(ours - 1, -1, -1) if said[n].endswith(tuple(_ENDS))), 0)
    front, _, rest = said[ours].rpartition(_MENTION_ENDS)
    if rest[:1] in tuple(_ENDS) and rest.strip(_ENDS):
        return False
    last = (
        ours
        if rest.endswith(tuple(_ENDS))
        else next((n for n in range(ours + 1, len(said)) if said[n].endswith(tuple(_ENDS))), len(said) - 1)
    )
    opening = front.partition("<")[0]
    before = words.behind_talk(words.plain(" ".join((*said[first:ours], opening))))
    behind = words.plain(" ".join((rest.strip(_ENDS), *said[ours + 1 : last + 1])))
    return _is_told(before, behind) or _is_asked_of_you(before, behind)


def _is_told(before: str, behind: str) -> bool:
    """Tell whether it is told, or asked, what we said or were asked: `<@us> said`, `I asked <@us>`."""
    if _begins("told_by_us", behind):
        return True
    if _ends("told_to_us", before) or _begins_behind(before, "told_to_us", behind):
        return True
    sends = words.speaks("chat_asks_us", before) or _begins_behind(before, "chat_asks_us", behind)
    return sends and not words.speaks("chat_self", before) and not _looks_up(before, behind)


def _is_asked_of_you(before: str, behind: str) -> bool:
    """Tell whether another is asked what we do for them: `you` follows us, and nothing is there to be looked up."""
    return (
        words.has_word(before)
        and words.speaks("chat_you", behind)
        and not words.speaks("chat_you", before)
        and not _looks_up(before, behind)
    )


def _looks_up(before: str, behind: str) -> bool:
    """Tell whether a clause has a word that neither serves grammar nor tells what is said and asked."""
    known = {word for role in _OF_SPEAKING for word in words.terms(role)}
    served = {word for language in LANGUAGES for word in language.stop_words.split()}
    parts = {part for term in known for part in term.split()}
    return any(run not in parts and run not in served for run in runs_of(f"{before} {behind}", "'"))


def _begins_behind(before: str, role: Role, said: str) -> bool:
    """As `_begins`; at the front of a message only with what marks us as those who were asked: `<@us>한테 물어봤어`."""
    return _begins(role, said) if words.has_word(before) else _is_wide(said) and _begins(role, said)


def _begins(role: Role, said: str) -> bool:
    return words.opens(role, said) or said.startswith(tuple(filter(_is_wide, words.terms(role))))


def _ends(role: Role, said: str) -> bool:
    end = f" {said.rstrip()}"
    wide = tuple(filter(_is_wide, words.terms(role)))
    return end.endswith(tuple(f" {term}" for term in words.terms(role))) or end.endswith(wide)


def _is_wide(term: str) -> bool:
    """Tell whether a term is of a script in which others are written on to it: Korean, Japanese, Chinese."""
    return term[:1] >= "\u1100"


_OF_SPEAKING: tuple[Role, ...] = ("told_by_us", "told_to_us", "chat_asks_us", "chat_you", "chat_self", "chat_beside")
