"""Whether an answer out of tables accounts for what was asked: a content word that nothing of it says makes it none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.extraction.gate.currencies import currencies_asked
from core.facts.mentions import plain_named
from core.facts.plan import Operation
from core.model import FactRow
from core.reading.characters import runs_of
from core.reading.detection import language_of
from core.reading.lexicon import pattern_of, speaks_of, terms_in
from core.reading.notation import CURRENCY_NAMES
from core.reading.number_words import NUMBERS
from core.reading.roles import Role
from core.reading.scales import says_percent
from core.reading.senses import senses_of
from core.reading.words import content_words, words
from core.tabulated.asking import TableQuestion, when_in
from core.tabulated.covered_pairs import compares_two
from core.tabulated.covered_questions import is_off_plan
from core.tabulated.execution import TableAnswer
from core.tabulated.formulas import formula_of
from core.tabulated.labels import item_of, rank
from core.tabulated.subject import without_subject

_CAPTION = 300
_LONGEST_NAME = 6  # words of a line's name


def accounts_for(answer: TableAnswer, question: TableQuestion, *, to_the_word: bool = False) -> bool:
    """Tell whether cells, document and operation say all that was asked, and in the kind of unit that was asked for.

    `to_the_word`: where the question does not name the document, no word is too plain to count (`how many staff left`).
    """
    if not is_in_kind(answer, question) or unaccounted(answer, question):
        return False
    return not to_the_word or not _unsaid(answer, question)


def _unsaid(answer: TableAnswer, question: TableQuestion) -> frozenset[str]:
    """The content words that neither the cells nor an operation say."""
    _, rest = when_in(question.text, question.today)
    said = " ".join(_said(answer))
    told, words_told = senses_of(said) | _of(answer.plan.plan.operation), set(content_words(said))
    runs = runs_of(_without_names_of_lines(rest, answer))
    return frozenset(
        run for run in runs if not words_told.issuperset(content_words(run)) and senses_of(run).isdisjoint(told)
    )


def unaccounted(answer: TableAnswer, question: TableQuestion, *, whole: bool = False) -> frozenset[str]:
    """Return the senses of the words that nothing accounts for; none of a question in another language than English.

    `whole`: of what asks for an operation in several words (`adjusted for splits`), no word by itself counts for it.
    """
    if (language_of(question.asked) or ENGLISH) != ENGLISH or question.definitions:
        return frozenset()
    told = without_subject(question.text, answer.document.subject)
    _, rest = when_in(told.rest, question.today)
    rest = _without_names_of_lines(rest, answer)
    if whole:
        rest = _without_phrases(rest)
    asked = AskedWords(rest, ENGLISH)
    left = asked.every - asked.held(" ".join(_said(answer)))
    return frozenset().union(*(asked.words[at] for at in left)) - _of(answer.plan.plan.operation, whole=whole)


def _said(answer: TableAnswer) -> Iterator[str]:
    yield answer.told.text
    yield from said_around(answer)


def said_around(answer: TableAnswer) -> Iterator[str]:
    """Yield what the document says of itself, and what stands around the cells."""
    document = answer.document
    yield f"{document.title} {document.path} {document.about.company} {document.about.product}"
    for cell in answer.cells:
        yield " ".join((cell.line.label, *cell.line.section, cell.column.label, cell.table.corner))
        yield f"{cell.table.section} {cell.table.caption[-_CAPTION:]}"


def _without_names_of_lines(rest: str, answer: TableAnswer) -> str:
    """A line of statements has many names (`capex`, `EPS`): those of the cells are said, as is a formula's."""
    labels = {name for cell in answer.cells for name in (cell.label, cell.line.label, *cell.line.section)}
    computed = bool(answer.formula)
    said, kept, at = rest.split(), list[str](), 0
    while at < len(said):
        runs = ((size, " ".join(said[at : at + size])) for size in range(_LONGEST_NAME, 0, -1))
        size = next((size for size, run in runs if _is_named(run, labels) or (computed and formula_of(run))), 0)
        kept += [] if size else [said[at]]
        at += size or 1
    return " ".join(kept)


def is_named_line(text: str, label: str) -> bool:
    """Tell whether a text has one of the names of a line of statements."""
    said = text.split()
    runs = (" ".join(said[at : at + size]) for at in range(len(said)) for size in range(1, _LONGEST_NAME))
    return any(_is_named(run, (label,)) for run in runs)


def _is_named(run: str, labels: Iterable[str]) -> bool:
    return item_of(run) is not None and any(rank(label, run) is not None for label in labels)


@cache
def _of(operation: Operation, *, whole: bool = False) -> frozenset[str]:
    """Return the senses of words that ask for an operation; of `on average` no list of years is one."""
    others = [role for role, fold in _FOLDS.items() if operation not in fold]
    folds = (term for term in terms_in(*others, language=ENGLISH) if len(words(term)) == 1)
    asking = (term for role in _OPERATIONS if role not in others for term in terms_in(role, language=ENGLISH))
    told = (term for term in asking if not whole or len(words(term)) == 1)
    return senses_of(" ".join((*told, *NUMBERS))) - senses_of(" ".join(folds))


def _without_phrases(text: str) -> str:
    """A text without what asks for operations in several words."""
    for role in _OPERATIONS:
        text = pattern_of(role, ENGLISH).sub(lambda found: " " if len(words(found[0])) > 1 else found[0], text)
    return " ".join(text.split())


_FOLDS: Final[Mapping[Role, Sequence[Operation]]] = {
    "plan_average": (Operation.AVERAGE, Operation.CAGR),
    "plan_median": (Operation.MEDIAN,),
    "plan_cagr": (Operation.CAGR,),
}
_OPERATIONS: tuple[Role, ...] = (
    *("plan_rise", "plan_fall", "plan_change", "plan_compare", "plan_highest", "plan_lowest", "plan_average"),
    *("plan_sum", "plan_percent", "plan_share_of", "plan_by_how_much", "plan_pace", "plan_how_did", "plan_fared"),
    *("plan_each", "plan_both", "plan_in_which", "plan_which", "plan_higher", "plan_lower", "plan_difference_between"),
    *("table_part", "table_fastest", "table_slowest", "table_faster", "table_slower", "table_less", "table_more"),
    *("table_than", "table_add_up", "table_group_ask", "table_group_noun", "table_year_before", "table_half_years"),
    *("opens_total", "ratio_word", "margin_word", "percent", "money_noun", "at_its_end", "names_a_part", "label_tail"),
    *("quarter", "half", "year_word", "months_word", "weeks_word", "plan_cagr", "plan_yoy", "plan_how_many"),
    *("plan_range", "plan_median", "plan_trend", "plan_count", "plan_above", "plan_below", "plan_loss", "plan_ever"),
    *("plan_first", "plan_median", "plan_courtesy", "plan_total", "plan_multiplied", "planned_column"),
    *("plan_sell", "plan_makes", "plan_in_money", "measure_noun", "plan_excluding", "table_not", "current_word"),
    *(
        "plan_half",
        "plan_earlier",
        "plan_later",
        "plan_only",
        "plan_quarters",
        "plan_trailing",
        "table_or",
        "plan_full_year",
    ),
)


_TWO = 2


def is_in_kind(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether an answer is of the kind asked for: dollars, or sales, are no percentage, and a share no amount."""
    stated = [row for row in answer.told.rows[:1] if not row.values.get("derived") or _is_mean(row)]
    percent = bool(stated) and stated[0].values.get("unit") == "percent"
    if len(answer.cells) < _TWO and (compares_two(question) or is_off_plan(question)):
        return False
    if not is_in_currency(answer, question):
        return False
    parted = any(speaks_of(role, question.asked) for role in ("plan_share_of", "table_part"))
    if parted and stated and not percent:
        return False
    rate = question.in_percent or any(speaks_of(role, question.asked) for role in _RATES)
    return rate or not percent or not _asks_an_amount(question, answer)


def is_in_currency(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether an amount is in a currency that the question names, where it names one."""
    stated = [row for row in answer.told.rows[:1] if not row.values.get("derived") or _is_mean(row)]
    asked, units = currencies_asked(question.asked), {str(row.values.get("unit")) for row in stated}
    in_others = bool(asked) and asked.isdisjoint(units)
    return not (in_others and any(unit.isupper() and len(unit) == len("EUR") for unit in units))


def _is_mean(row: FactRow) -> bool:
    """A mean is of the kind that its figures are of."""
    return "average" in str(row.values.get("calculation") or "")


def _asks_an_amount(question: TableQuestion, answer: TableAnswer) -> bool:
    """It says a currency, or a line that is an amount, where no label says that it has shares of it."""
    said = plain_named(question.asked).split()
    labels = (f"{cell.line.label} {cell.column.label}" for cell in answer.cells)
    amounts = any((item := item_of(word)) is not None and not item.unit for word in said)
    return any(word in CURRENCY_NAMES for word in said) or (amounts and not any(map(says_percent, labels)))


_RATES: tuple[Role, ...] = ("ratio_word", "margin_word", "plan_percent", "plan_share_of", "table_part")
