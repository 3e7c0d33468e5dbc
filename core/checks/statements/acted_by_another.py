"""What one did is said of another: `founded by Otto Brandt`, where Mara Lind founded it and he bought it.

A doubt, of a sentence with one name: no clause that has the name says what is said of it here, and in the same sentence
one that says it has another name in its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import sentences_sharing
from core.reading.acting_names import Acting, acting_in, holds_all, may_have_one_name
from core.reading.claim_words import content_words, language_said
from core.reading.lexicon import speaks_of_any
from core.reading.marks import without_marks
from core.reading.pronouns import has_pronoun
from core.reading.wording import held_terms

_SAMPLE = 2_000
_LONGEST = 160


def _acted_by_another(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    if len(text) > _LONGEST:
        return
    language = language_said(" ".join(said.sources)[:_SAMPLE])
    ours = acting_in(text, language) if may_have_one_name(text, language) else ()
    if len(ours) != 1 or ours[0].names != 1 or ours[0].slot == "other":
        return
    own = ours[0]
    near = list(sentences_sharing(content_words(text), said.sources, 1))
    clauses = {sentence: acting_in(sentence, language) for sentence in near}
    having = [clause for told in clauses.values() for clause in told if _has(own, clause)]
    if (
        not having
        or any(clause.names != 1 or clause.rest <= own.rest for clause in having)
        or speaks_of_any(("denied", "negates"), text, language)
    ):
        return
    key = frozenset(own.rest).difference(*(held_terms(own.rest, clause.text, language) for clause in having))
    sentence = _of_another(own, key, clauses, language) if key else ""
    if sentence:
        start = said.sentence.start
        reason, hint = f"the evidence says this: {sentence[:80]}", f'The evidence has: "{sentence[:200]}".'
        yield Misstatement(start, start + len(said.sentence.text), reason, hint, doubt=True)


def _has(own: Acting, clause: Acting) -> bool:
    return own.name in clause.text.casefold()


def _of_another(own: Acting, key: frozenset[str], clauses: Mapping[str, Sequence[Acting]], language: str) -> str:
    """The sentence that says it of another, and has the name of ours as well."""
    for sentence, told in clauses.items():
        carried = told[0].subject if told and told[0].slot == "by" else frozenset[str]()
        own_key = key - carried
        if not own_key or has_pronoun(sentence, language) or not any(_has(own, clause) for clause in told):
            continue
        if not holds_all(own.rest, sentence, language):
            continue
        if any(_is_in_its_place(own, own_key, clause, language) for clause in told):
            return sentence
    return ""


def _is_in_its_place(own: Acting, key: frozenset[str], clause: Acting, language: str) -> bool:
    alike = clause.slot == own.slot or {clause.slot, own.slot} == {"by", "bare"}
    return clause.names == 1 and alike and not _has(own, clause) and holds_all(key, clause.text, language)


ACTED_BY_ANOTHER = Said("acted_by_another", _acted_by_another, of_prose=True)
