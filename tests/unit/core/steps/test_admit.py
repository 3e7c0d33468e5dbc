"""A language model's draft is held to the question: whose figure it is, and of when, whatever the model says."""

from __future__ import annotations

import pytest

from core.checks.figures import NUMBERS
from core.clients.extractive import ExtractiveModel
from core.indexing.sync import sync
from core.loop import answer
from core.model import RELEVANCE, Evidence, Outcome, Status, Verdict
from core.steps.admit import admit
from core.tasks import Quotation, Quote
from storage.index.local_index import LocalIndex
from tests.fakes import ScriptedModel, draft, kit_of, passage, question
from tests.fakes_index import HashingEmbedder

ASKED = "What were the mooring fees of Brackwell Quays in 2021?"
PLAIN = "What were the mooring fees in 2021?"


async def harbours(tmp_path, **figures: str) -> LocalIndex:
    """Index a report of each company, which says whose it is on its first line."""
    reports = tmp_path / "reports"
    reports.mkdir()
    for number, (company, figure) in enumerate(figures.items()):
        text = f"Company: {company} Quays plc\n\nIn 2021 the mooring fees were ${figure} thousand.\n"
        (reports / f"report{number}.md").write_text(text, encoding="utf-8")
    index = LocalIndex(tmp_path / "index.db", "hashing")
    await sync(reports, "default", index, HashingEmbedder())
    return index


async def test_whom_documents_said_they_are_about_when_they_were_indexed_names_the_choices(tmp_path):
    index = await harbours(tmp_path, Ottil="412", Brackwell="977")
    given = await answer(question(PLAIN), kit_of(ExtractiveModel(), index))
    assert given.outcome is Outcome.UNCLEAR
    assert sorted("Ottil" in c.label for c in given.choices) == [False, True]
    assert sorted("Brackwell" in c.label for c in given.choices) == [False, True]
    await index.close()


async def test_the_company_that_a_question_names_is_answered_for(tmp_path):
    index = await harbours(tmp_path, Ottil="412", Brackwell="977")
    given = await answer(question(ASKED), kit_of(ExtractiveModel(), index))
    assert given.outcome is Outcome.ANSWERED
    assert "977" in given.text
    assert "412" not in given.text
    await index.close()


SAID = "In 2021 the mooring fees were $412 thousand [1]."
OVER_AGAIN = "The mooring fees of Brackwell Quays in 2021 were $412 thousand [1]."


@pytest.mark.parametrize("said", [None, SAID, OVER_AGAIN, "It is $412 thousand [1]."])
async def test_another_companys_figure_is_no_answer_where_only_its_document_is_there(tmp_path, said):
    index = await harbours(tmp_path, Ottil="412")
    model = ScriptedModel(generate=draft(said, 1)) if said else ExtractiveModel()
    given = await answer(question(ASKED), kit_of(model, index))
    assert given.outcome is Outcome.REFUSED
    assert "412" not in given.text or "Ottil" in given.text  # whose figure it is goes with it
    await index.close()


async def test_what_fits_several_sources_is_to_be_named_in_the_next_draft():
    there = Evidence(tuple(passage(f"Mooring fees were ${n} thousand in 2021.", f"c{n}") for n in (412, 977)))
    verdict = (await admit(draft("$412 thousand [1].", 1), question(PLAIN), there, kit_of(ScriptedModel())))[0]
    assert verdict.failed
    assert "name it in the answer" in verdict.hint


async def test_what_the_checks_have_proven_is_admitted_without_a_quotation():
    there = Evidence((passage("| | 2021 |\n| --- | --- |\n| Mooring and pilot fees, gross | 412 |\n"),))
    model = ScriptedModel(quote=Quotation())
    proven = (Verdict(NUMBERS.name, Status.PASS),)
    told = await admit(draft("412 [1]", 1), question(PLAIN), there, kit_of(model), proven)
    assert told == (Verdict(RELEVANCE, Status.PASS),)
    assert not model.calls(Quote)


async def test_an_answer_out_of_a_source_in_another_language_is_delivered_in_doubt():
    there = Evidence((passage("Every employee gets 28 days of paid leave a year."),))
    asked = question("Wie viele Tage bezahlten Urlaub bekommt man bei uns im Jahr?")
    verdict = (await admit(draft("28 Tage im Jahr [1].", 1), asked, there, kit_of(ScriptedModel())))[0]
    assert verdict.status is Status.SKIP
