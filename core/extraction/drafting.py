"""Generate, without a language model: segments are scored, the best are quoted, weak support is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.concurrency.threads import computed
from core.extraction.bands import told_in_bands
from core.extraction.changed import brought_up_to_date
from core.extraction.chosen import asked_alone, held_to_the_chosen
from core.extraction.code_as_written import with_code_as_written
from core.extraction.code_questions import told_by_definition
from core.extraction.composing import compose, quote
from core.extraction.disagreement import put_first_what_holds, standing_notes
from core.extraction.entries import answered_entry, put_right_beside
from core.extraction.figures import tell_figures
from core.extraction.form_lines import told_by_a_form
from core.extraction.gate.accounted import most_accounts, rows_that_account
from core.extraction.gate.asked import asked_for
from core.extraction.gate.first_of_its_kind import sets_another_first
from core.extraction.gate.lasting import lasts_another
from core.extraction.gate.operations import leaves_undone
from core.extraction.gate.priced import prices_another, tells_no_price
from core.extraction.gate.quotable import is_no_answer
from core.extraction.gate.reasoned import gives_no_reason
from core.extraction.gate.ruled import rules_on_it, rules_on_something_else
from core.extraction.gate.telling import adds_nothing, counts_nothing
from core.extraction.lookup import look_up
from core.extraction.named_anew import held_to_what_it_names
from core.extraction.named_elsewhere import held_to_the_place_named
from core.extraction.named_siblings import held_to_the_sibling_named
from core.extraction.named_sources import held_to_the_source_named
from core.extraction.own_language import in_own_language
from core.extraction.pointed import told_as_pointed
from core.extraction.read_plainly import read_plainly
from core.extraction.rows_alike import MOST_ROWS, rows_asked_of, say_all_that_is_asked
from core.extraction.segments import Segment
from core.extraction.sharpening import is_read, sharpen
from core.extraction.stretches import best_stretch, quoted
from core.extraction.support import Query, Support
from core.extraction.told_before import without_what_was_told
from core.extraction.told_figures import told_in_prose
from core.extraction.understanding import Understanding, understanding
from core.extraction.wanted import in_english
from core.facts.mentions import is_talked_of
from core.model import Draft, Passage
from core.ports import Embedder, Reranker
from core.reading.capitals import without_name_marks
from core.reading.characters import runs_of
from core.reading.detection import language_of, languages_of, sure_language_of
from core.reading.digits import figures_in
from core.reading.lexicon import words_of
from core.reading.marks import cited_in, without_marks
from core.reading.phrases import name_in, say
from core.reading.sentences import sentences
from core.reading.words import content_words, words
from core.spoken import language_to
from core.tasks import Generate
from core.tool_names import ToolName

# What takes the place of a faulted sentence must fit the question nearly as well as that did.
_AS_GOOD = 0.8
# Tuned on the examples and on public questions over tables and reports; see docs/decisions/0007-extractive-model.md.
_LEAST_SUPPORT = 0.55
# Of words alone in another language than English, whose inflection, compounds and pairs of characters meet less often.
_LEAST_OF_WORDS = 0.47
# Documents that say it so plainly go before figures of a company that the question does not name.
_MORE_THAN_FIGURES = 0.75
_OWN_WORDS = 0.5  # of a question's words in a quote: both are in one language
_FEW = 2  # words: half of them is one
_BEST = 5  # segments that tell the documents' language, where none is quoted
_MOST_BANNED = 400  # sentences of the last draft: each is looked for in every segment


async def draft_answer(
    task: Generate, reranker: Reranker | None, embedder: Embedder | None
) -> tuple[Draft, tuple[str, ...]]:
    """Return a draft of quotes with citation marks, or a refusal; and notes for the reader.

    Fact rows are told before documents are quoted, unless documents answer plainly a question that names no company;
    a failed check of theirs lets the documents speak instead.
    """
    pointed = await computed(told_as_pointed, task.question, task.evidence.passages)
    if pointed is not None and not _was_faulted(task, pointed):
        return pointed, ()
    read = await computed(understanding, task.question.text, task.evidence.passages)
    read = await computed(held_to_what_it_names, task.question, read)
    read = await computed(without_what_was_told, task.question, read)
    read = await computed(held_to_the_sibling_named, task.question.text, read, task.evidence.passages)
    read = await computed(held_to_the_place_named, task.question.text, read, task.evidence.passages)
    read = await computed(held_to_the_chosen, task.question, read, task.evidence.passages)
    read = await computed(held_to_the_source_named, read, task.evidence.passages)
    draft, notes = await _drafted(task, read, reranker, embedder)
    if await computed(leaves_undone, task.question.text, draft, task.evidence, read.pool):
        return Draft(say("refusal", language_to(task.question)), refused=True), ()
    draft = replace(draft, text=without_name_marks(draft.text))
    draft = await computed(with_code_as_written, draft, task.evidence.passages)
    passages, language = task.evidence.passages, language_to(task.question)
    made, changed = await computed(brought_up_to_date, draft, read, passages, language)
    return (draft, notes) if _was_faulted(task, made) else (made, (*notes, *changed))


async def _drafted(
    task: Generate, read: Understanding, reranker: Reranker | None, embedder: Embedder | None
) -> tuple[Draft, tuple[str, ...]]:
    question, passages = task.question.text, task.evidence.passages
    if _points_at_a_page(task):
        return Draft(say("refusal", language_to(task.question)), refused=True), ()
    figures = await computed(tell_figures, question, task.evidence)
    # A metric that is known, but not for the year asked for: no document should be quoted in its stead.
    tells = figures is not None and (not figures.refused or bool(task.evidence.known_years))
    tells = tells and figures is not None and not _was_faulted(task, figures)
    if figures is not None and tells and (before := await computed(_before_documents, task, read, figures)):
        return before, ()
    query, scored = read.query, read.scored
    if not tells and (first := await computed(_told_as_it_stands, task, read)) is not None:
        return first
    found = await computed(look_up, query, read.pool, passages)
    if found.draft is not None and not (tells or _was_faulted(task, found.draft)):
        return found.draft, _language_notes(task, _quoted(found.draft, task), found.draft.text)
    scored = await computed(_answering, query, scored, read.pool, passages)
    if found.quotable is not None:
        scored = tuple(s for s in scored if s.segment in found.quotable)
    sharpened = await sharpen(query, scored, reranker, embedder)
    everything = put_first_what_holds(in_own_language(question, sharpened, passages), passages)
    by_words = _says_enough(query) and not is_read(query, scored, reranker, embedder)
    least = _MORE_THAN_FIGURES if tells else _LEAST_OF_WORDS if by_words else _LEAST_SUPPORT
    draft, notes = await computed(_composed, task, read, everything, least)
    if draft is None and figures is None and found.draft is None:
        form = await computed(told_by_a_form, query, passages)
        if form is not None and not _was_faulted(task, form):
            return form, notes
        draft = await _otherwise(task, read, reranker, embedder, alone=found.quotable is None)
    return draft or figures or Draft(say("refusal", language_to(task.question)), refused=True), notes


def _told_as_it_stands(task: Generate, read: Understanding) -> tuple[Draft, tuple[str, ...]] | None:
    """Return what an entry answers, what a band of several says, or what code defines, with notes; else None."""
    passages = task.evidence.passages
    found_entry = answered_entry(task.question.text, read.pool, passages)
    if found_entry is not None and not _was_faulted(task, found_entry[0]):
        entry, told = found_entry
        return entry, (*_language_notes(task, _quoted(entry, task), entry.text), *told)
    banded = told_in_bands(read)
    if banded is not None and not _was_faulted(task, banded):
        return banded, _language_notes(task, _quoted(banded, task), banded.text)
    defined = told_by_definition(task.question.text, read.query.language, passages)
    return (defined, ()) if defined is not None and not _was_faulted(task, defined) else None


def _before_documents(task: Generate, read: Understanding, figures: Draft) -> Draft | None:
    """Return what figures come to, below what a person put right of it, and alone where a company is named."""
    both = put_right_beside(task.question.text, read.pool, task.evidence.passages, figures)
    if both is not None and not _was_faulted(task, both):
        return both
    return figures if _is_of_a_company_named(task) else None


def _says_enough(query: Query) -> bool:
    """Tell whether some of a question's words may be missing, in another language than English: not of two alone.

    Where a figure or a date is asked for, that tells it, too. What tells no language itself is a word or two.
    """
    several = len(query.weights) > _FEW or query.wants_figure or query.wants_date
    return several and not in_english(language_of(query.text))


def _answering(
    query: Query, scored: Sequence[Support], pool: Sequence[Segment], passages: Sequence[Passage]
) -> tuple[Support, ...]:
    """What is scored, without rows that are no answer."""
    rows = {id(segment) for segment in rows_that_account(query.text, pool, passages)}
    return tuple(s for s in scored if s.segment.row is None or id(s.segment) in rows)


async def _otherwise(
    task: Generate, read: Understanding, reranker: Reranker | None, embedder: Embedder | None, *, alone: bool
) -> Draft | None:
    """Return a figure that prose tells; else, of a first draft, what sentences say together."""
    draft = await told_in_prose(read, reranker)
    if draft is not None:
        return None if _was_faulted(task, draft) else draft
    if reranker is None or task.previous is not None or not alone:
        return None
    stretch = await best_stretch(read.query, read.scored, read.pool, task.evidence.passages, reranker)
    if stretch:
        return quoted(stretch)
    alone_asked = await computed(asked_alone, task.question, read, task.evidence.passages)
    draft = await read_plainly(alone_asked, reranker, say("refusal", language_to(task.question)), embedder)
    return None if draft is None or _was_faulted(task, draft) else draft


def _composed(
    task: Generate, read: Understanding, everything: Sequence[Support], least: float
) -> tuple[Draft | None, tuple[str, ...]]:
    """Return a draft of the best segments that the last draft's faults leave, none where support is weak; and notes."""
    query = read.query
    notes = _language_notes(task, [s.segment.text for s in everything[:_BEST]])
    banned = [said for said in map(_core, _offending(task)[:_MOST_BANNED]) if said]
    asked = asked_for(query.text)
    priced = [s for s in everything if not prices_another(query, s.segment)]
    told = [s.segment for s in everything]
    kept = (
        s
        for s in _telling(asked.text, [s for s in priced if not lasts_another(query, s.segment, told)])
        if not (is_no_answer(asked, s.segment) or tells_no_price(query, s.segment) or counts_nothing(query, s.segment))
        and not (rules_on_something_else(query, s.segment) or sets_another_first(query, s.segment))
    )
    if query.wants_figure and not query.wants_date:
        kept = (s for s in kept if most_accounts(query.text, s.segment, task.evidence.passages))
    ranked = [s for s in kept if not _is_banned(query.text, s.segment, banned)]
    if not (ranked and query.weights):
        return None, notes
    alike = rows_asked_of(query, ranked[0].segment, [s.segment for s in everything], read.pool)
    several = [s for s in alike if s.row is None or quote(query.text, s).rstrip(".") != s.row.name]
    several = several if len(several) > 1 else []
    enough = ranked[0].score >= max(least, _AS_GOOD * everything[0].score) or say_all_that_is_asked(query, several)
    enough = enough or rules_on_it(query, ranked[0].segment)
    if not enough or len(several) > MOST_ROWS:
        return None, notes
    draft = compose(query, ranked, task.evidence.passages, priced, rows=several)
    if gives_no_reason(asked, sentences(without_marks(draft.text))):
        return None, notes
    notes = _language_notes(task, _quoted(draft, task), draft.text)
    return draft, (*notes, *standing_notes(draft, ranked, task.evidence.passages, language_to(task.question)))


def _telling(question: str, ranked: Sequence[Support]) -> Iterator[Support]:
    """Leave out what says no more than the question; of a table whose row has nothing else, all that fits less well.

    The row that is meant has an empty cell there: those beside it are of other things.
    """
    empty: set[tuple[int, int]] = set()
    for support in ranked:
        segment = support.segment
        if segment.row is not None and (segment.source, segment.group) in empty:
            continue
        if not adds_nothing(question, quote(question, segment)):
            yield support
        elif segment.row is not None:
            empty.add((segment.source, segment.group))


def _points_at_a_page(task: Generate) -> bool:
    """`What does the table show?` asks of what is at hand: of none, where passages are of several documents."""
    asked, of_a_page = content_words(task.question.text), content_words(" ".join(words_of("of_the_page")))
    points = bool(asked) and all(word.isdigit() or word in of_a_page for word in asked)
    documents = {(passage.meta.source_file, passage.meta.document) for passage in task.evidence.passages}
    return points and len(documents) > 1


def _is_of_a_company_named(task: Generate) -> bool:
    """Else the company is only assumed, being the one there are figures of, and documents may mean another.

    A document's tables were asked because the question means that document, by whatever name.
    """
    rows = [found.rows for found in task.evidence.tool_results if found.rows and found.call.tool != ToolName.TABLES]
    return all(is_talked_of(task.question, told) for told in rows)


def _was_faulted(task: Generate, draft: Draft) -> bool:
    if not task.instruction or task.previous is None:
        return False
    return task.previous.text in (draft.text, with_code_as_written(draft, task.evidence.passages).text)


def _quoted(draft: Draft, task: Generate) -> list[str]:
    """The passages that a draft cites, whatever else was found."""
    passages = task.evidence.passages
    return [passages[number - 1].text for number in cited_in(draft.text) if 0 < number <= len(passages)]


def _language_notes(task: Generate, told: Sequence[str], quote: str = "") -> tuple[str, ...]:
    """Note that the sources are in another language: not where the quote is in the asker's, whatever stands around.

    It is, too, where it has half of the question's words: `Werden Kosten erstattet?` is Dutch by two of them.
    """
    asked, spoken = languages_of(task.question.text), sure_language_of(" ".join(told))
    if not asked or not spoken or spoken in asked or not set(asked).isdisjoint(languages_of(without_marks(quote))):
        return ()
    # Where nothing is quoted, what was found in the asker's language was not enough: no other language is the cause.
    if not quote and any(not set(asked).isdisjoint(languages_of(p.text)) for p in task.evidence.passages):
        return ()
    said = words(task.question.text)
    if quote and sum(word in words(quote) for word in said) >= _OWN_WORDS * len(said):
        return ()
    told_in = language_to(task.question)  # a term alone is in no other language than the conversation
    return (_mismatch(told_in, spoken),) if told_in != spoken else ()


def _mismatch(asked: str, spoken: str) -> str:
    return say("not_translated", asked, asked=name_in(asked, asked), spoken=name_in(asked, spoken))


def _offending(task: Generate) -> list[str]:
    """Sentences of the previous draft that the instruction is about: those whose figures or words it repeats.

    Where it names none in particular, all of them: the next draft has to say something else.
    """
    if not task.instruction or task.previous is None:
        return []
    said = [without_marks(s) for s in sentences(task.previous.text)]
    # An instruction may repeat the whole draft; what it says beside that is what is wrong.
    remark = task.instruction.replace(task.previous.text, "")
    figures = set(figures_in(remark))
    stated = set(content_words(remark))
    named = [s for s in said if figures & set(figures_in(s)) or _mostly_in(s, stated)]
    return named or said


def _mostly_in(sentence: str, stated: set[str]) -> bool:
    held = set(content_words(sentence))
    return bool(held) and len(held & stated) >= 0.6 * len(held)


def _is_banned(question: str, segment: Segment, banned: Sequence[str]) -> bool:
    if not banned:
        return False
    text = _core(quote(question, segment))
    return any(text in said or said in text for said in banned)


def _core(sentence: str) -> str:
    return " ".join(runs_of(sentence)).lower()
