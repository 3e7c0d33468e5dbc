"""Which of a document's tables of records a question asks, and what that comes to; with its cells."""

from __future__ import annotations

from dataclasses import replace

from core.reading.detection import language_of
from core.reading.lexicon import words_of
from core.reading.senses import senses_of
from core.reading.sentences import sentences
from core.reading.stems import stem
from core.tabulated.covering import named_as_written
from core.tabulated.document import DocumentTables
from core.tabulated.record_plans import RecordPlan
from core.tabulated.record_questions import read_records_question
from core.tabulated.record_results import carried_out
from core.tabulated.record_tables import Records
from core.tabulated.record_telling import RecordAnswer
from core.tabulated.table import TypedTable


def answer_from_records(question: str, document: DocumentTables) -> RecordAnswer | None:
    """Return what a question asks of one of a document's tables of records; None where several answer differently.

    Each word of the question must be accounted for: by a cell, a heading, an operation, or what names the table.
    """
    likely = _likely(question, document)
    return likely[0] if len({one.told.text for one in likely}) == 1 else None


def tables_that_differ(question: str, document: DocumentTables) -> tuple[str, ...]:
    """Return the names of a document's tables that answer a question differently; none where a name would not tell."""
    likely = _likely(question, document)
    names = tuple(dict.fromkeys(_title(one.plan.records.table) for one in likely))
    if len(likely) < _SEVERAL or len(names) < len(likely) or not all(names):
        return ()
    return names if all(answer_from_records(f"{name}: {question}", document) for name in names) else ()


def _likely(question: str, document: DocumentTables) -> list[RecordAnswer]:
    """What the tables answer of whose name the question says most, one of each."""
    plans = (plan for one in document.records if (plan := _planned(question, one, document)) is not None)
    told = [found for plan in plans if (found := carried_out(plan, document, _spoken(question, plan))) is not None]
    # A word that names the table explains itself: the fewer are left to the document's name, the likelier it is meant.
    least = min((one.plan.spare for one in told), default=0)
    likely = [one for one in told if one.plan.spare == least]
    named = max((_said_of(question, one.plan.records.table) for one in likely), default=0)
    return [one for one in likely if _said_of(question, one.plan.records.table) == named]


def _spoken(question: str, plan: RecordPlan) -> str:
    """The question's language; where it has several or none (`salaire total`), that of the headings."""
    return language_of(question) or language_of(" ".join(field.heading for field in plan.records.fields))


def _planned(question: str, records: Records, document: DocumentTables) -> RecordPlan | None:
    """What is asked of records, all words read; else without the document's name: `sales log` asks for no sales."""
    question = _without_owner(question, document)
    document = _without_company(question, document)
    about, title = _about(document, records.table), _title_senses(document, records.table)
    plan = read_records_question(question, records, about, title)
    bare = _without_name(question, document) if plan is None else question
    return plan if plan or bare == question else read_records_question(bare, records, about, title)


def _without_owner(question: str, document: DocumentTables) -> str:
    """`The average weight of the anchors that Torf sells`: whose rows they are, and that it has them, tells no more."""
    runs = question.rstrip("?. ").split()
    if len(runs) <= _SHORT or not runs[-2][:1].isupper():
        return question
    *kept, before, owner, last = runs
    does = words_of("row_does", language="en")
    has = not {last.casefold(), last.casefold().removesuffix("s")}.isdisjoint(does)
    kept = kept if before.casefold() in does else [*kept, before]
    return (
        f"{' '.join(kept)}?"
        if has and stem(owner.casefold()) in document.subject.named | document.subject.opening
        else question
    )


_SHORT = 4  # words


def _without_company(question: str, document: DocumentTables) -> DocumentTables:
    """What a company is called pays for no thing of that name: travel limits of Torf Ropes are none of `which rope`."""
    company = document.about.company
    kept = named_as_written(company, question)
    if not company or kept == company:
        return document
    title = document.title.replace(company, kept)
    return replace(document, title=title, about=replace(document.about, company=kept))


def _without_name(question: str, document: DocumentTables) -> str:
    """Leave out a name of several words as it stands: the document's title, or what its file is called."""
    path = document.path.rpartition("/")[2].rpartition(".")[0].replace("_", " ").replace("-", " ")
    for name in (document.title, path):
        at = question.casefold().find(name.casefold())
        if len(name.split()) >= _SEVERAL and at >= 0:
            return f"{question[:at]} {question[at + len(name) :]}"
    return question


def _said_of(question: str, table: TypedTable) -> int:
    """How many words of a table's own name stand before the question: `Spares: how many ...?`, as it is asked again."""
    first, colon, _ = question.partition(": ")
    return len(senses_of(first) & senses_of(_title(table))) if colon else 0


def _title(table: TypedTable) -> str:
    """What a reader calls a table: what stands above it, where that is short, else its section."""
    above = table.caption.removesuffix(table.corner).strip(" :")
    return above if 0 < len(above) <= _LONGEST_TITLE else table.section.rpartition(" > ")[2].strip()


_SEVERAL, _LONGEST_TITLE = 2, 80


def _about(document: DocumentTables, table: TypedTable) -> frozenset[str]:
    return senses_of(f"{_name_of(document)} {table.caption} {table.section} {document.about.company}")


def _title_senses(document: DocumentTables, table: TypedTable) -> frozenset[str]:
    """The senses of a table's own title: no sentence that stands above it, nor the heading that this is below."""
    above = sentences(table.caption) or [""]
    heading = table.section.rpartition(" > ")[2]
    prose = len(above) > 1 and heading in " ".join(above[:-1])
    alone = len(document.tables) == 1 and len(above) == 1
    name = f"{_name_of(document)} {document.about.company}" if alone else ""
    return senses_of(f"{name} {above[-1]} {'' if prose else heading}")


def _name_of(document: DocumentTables) -> str:
    return f"{document.title} {document.path.rpartition('.')[0].replace('/', ' ').replace('_', ' ')}"
