"""Whether a mention of us speaks to us, or tells somebody else about us: by where it stands. Pure; linear."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bots.manners import chat_words as words
from bots.manners.told_of_us import only_names_us
from core.reading.characters import QUESTION_MARKS, has_digit
from core.reading.detection import language_of, languages_of
from core.reading.languages import BY_CODE

_MENTION, _MENTION_ENDS = "<@", ">"
_BEHIND = ",:;.!，、：!…"  # what may stand behind a mention without a word of its own
_CLAUSE_ENDS = (*_BEHIND, *QUESTION_MARKS, "。", "؟", "،", "।", "-", "–", "—", ")")
_NEW_LINE = " . "
_CALLS = (",", "，", "、", "،", ":", "：")  # what stands behind the name of somebody who is called
_APART = str.maketrans({"，": "， ", "、": "、 "})
_LONGEST_NAME = 2  # words


def is_in_passing(text: str, is_ours: Callable[[str], bool]) -> bool:
    """Tell whether a message is said to another whom it names at its front, and mentions us only within its sentences.

    `<@anna> can you ask <@us> later?` is said to Anna; `<@anna> <@us> how long is leave?` and `<@anna> no idea, <@us>
    how long is leave?` are said to us. `Anna, can you ask <@us>?` names her without a mention.

    `text` has mentions as platforms write them (`<@U1>`); `is_ours` tells which are ours.
    """
    said = _NEW_LINE.join(text.splitlines()).translate(_APART).split()
    if _is_left_to_another(said, is_ours) or _is_put_to_another(said, is_ours) or only_names_us(said, is_ours):
        return True
    at = next((n for n, word in enumerate(said) if _is_mention(word)), len(said))
    if not _is_front(said[:at]) or at == len(said) or is_ours(said[at]) or not _is_bare(said[at]):
        return False
    behind = _behind_the_called(said, at)
    if any(is_ours(word) and _is_bare(word) for word in said[at:behind]):
        return False
    ours = [n for n in range(at, len(said)) if is_ours(said[n])]
    return bool(ours) and not any(said[n - 1].endswith(_CLAUSE_ENDS) and n > behind for n in ours)


def _is_left_to_another(said: Sequence[str], is_ours: Callable[[str], bool]) -> bool:
    """Tell whether somebody is called by name at the front, and is to ask us: nobody else is mentioned before.

    The name is a word or two with capitals, where its script has any; what asks stands in the same clause as we do.
    """
    at = next((n for n, word in enumerate(said) if is_ours(word)), len(said))
    called = next((n for n, word in enumerate(said[:at]) if word.endswith(_CALLS)), at)
    if called >= at or any(map(_is_mention, said[:at])) or (called < at - 1 and said[at - 1].endswith(_CLAUSE_ENDS)):
        return False
    greeted = next((n for n, word in enumerate(said[:called]) if not words.is_talk(words.plain(word))), called)
    behind = next((n for n in range(at, len(said)) if said[n].endswith(_CLAUSE_ENDS)), len(said) - 1)
    clause = words.plain(" ".join(word for word in said[called + 1 : behind + 1] if not is_ours(word)))
    if called == at - 1 and not _puts_verbs_last(clause):
        return False  # `Anna, <@us> ...`
    spoken = frozenset(languages_of(clause)) or words.ALL
    leaves = words.speaks("chat_asks_us", clause, spoken) and not words.speaks("chat_self", clause, spoken)
    return leaves and _is_a_name(said[greeted : called + 1]) and not words.is_talk(words.plain(said[called]))


def _is_put_to_another(said: Sequence[str], is_ours: Callable[[str], bool]) -> bool:
    """Tell whether somebody who is mentioned, set apart by a comma, is to ask us: `I wonder, <@ben>, ... ask <@us>`."""
    at = next((n for n, word in enumerate(said) if is_ours(word)), len(said))
    called = next((n for n in range(at - 1, 0, -1) if _is_mention(said[n])), 0)
    if not called or at == len(said) or not said[called].endswith(_CALLS) or not said[called - 1].endswith(_CALLS):
        return False
    if any(word.endswith(_CLAUSE_ENDS) for word in said[called + 1 : at]):
        return False
    behind = next((n for n in range(at, len(said)) if said[n].endswith(_CLAUSE_ENDS)), len(said) - 1)
    clause = words.plain(" ".join(word for word in said[called + 1 : behind + 1] if not is_ours(word)))
    spoken = frozenset(languages_of(clause)) or words.ALL
    return words.speaks("chat_asks_us", clause, spoken) and not words.speaks("chat_self", clause, spoken)


def _puts_verbs_last(clause: str) -> bool:
    known = BY_CODE.get(language_of(clause))
    return known is not None and known.head_final


def _is_a_name(said: Sequence[str]) -> bool:
    return 0 < len(said) <= _LONGEST_NAME and all(
        words.has_word(word) and not has_digit(word) and not word[0].islower() for word in said
    )


def _is_front(before: Sequence[str]) -> bool:
    """Tell whether nothing stands before a mention, or a greeting alone."""
    said = words.plain(" ".join(before))
    return not words.has_word(said) or words.is_talk(said)


def _behind_the_called(said: Sequence[str], at: int) -> int:
    """Return where the names end that a message calls one after the other: `@anna and @ben`."""
    while at < len(said):
        joined = at + 1 < len(said) and _is_mention(said[at + 1]) and _joins(said[at])
        if not (_is_mention(said[at]) and _is_bare(said[at])) and not joined:
            return at
        at += 1
    return at


def _joins(word: str) -> bool:
    plain = words.plain(word)
    return not words.has_word(plain) or (words.opens("chat_and", plain) and " " not in plain)


def _is_mention(word: str) -> bool:
    return word.startswith(_MENTION) and _MENTION_ENDS in word


def _is_bare(word: str) -> bool:
    return word.rstrip(_BEHIND).endswith(_MENTION_ENDS)
