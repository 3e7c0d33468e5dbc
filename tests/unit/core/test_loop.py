"""The way of a question through the loop, in standard mode."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.drafts.markers import parse_draft
from core.errors import BadInput, KeyRejected, NotFound, Unavailable
from core.indexing.documents import Chunk, Document
from core.loop import answer
from core.model import RELEVANCE, Mode, Outcome, Retry, Severity, Status, Turn, Usage
from core.tasks import Generate, Quotation, Quote, StandAlone, Verification, Verify
from tests.fakes import ScriptedModel, approving, draft, kit_of, question
from tests.fakes_index import InMemoryIndex

LEAVE = "Every employee gets 28 days of paid leave a year. Unused leave expires on 31 March."
RIGHT = draft("Every employee gets 28 days of paid leave a year [1].", 1)
INVENTED = draft("Every employee gets 28 days of paid leave a year [9].", 9)


async def corpus(*texts: str, collection: str = "default") -> InMemoryIndex:
    index = InMemoryIndex()
    for n, text in enumerate(texts or (LEAVE,)):
        document = Document(collection, f"d{n}.md", "md", f"h{n}", (), title=f"Document {n}")
        await index.replace_document(document, [Chunk(f"{collection}-{n}", text, text, f"t{n}", 0, 20, "test")], None)
    return index


async def test_a_supported_draft_is_verified_once_and_delivered_with_its_source():
    model = ScriptedModel(generate=RIGHT)
    given = await answer(question(), kit_of(model, await corpus()))
    assert given.outcome is Outcome.ANSWERED
    assert "28 days" in given.text
    assert [source.number for source in given.sources] == [1]
    assert len(model.calls(Generate)) == 1
    assert len(model.calls(Verify)) == 1
    assert given.usage.calls == 2


async def test_a_refusal_names_the_documents_that_came_closest_but_never_unrelated_ones():
    index = await corpus("Contractors book their days of leave with the office.", "The canteen serves soup.")
    unsure = ScriptedModel(generate=parse_draft("I don't know."))
    given = await answer(question("How many days of leave do contractors get?"), kit_of(unsure, index))
    assert given.outcome is Outcome.REFUSED
    assert [note for note in given.notes if "Document 0" in note]
    assert not [note for note in given.notes if "Document 1" in note]


async def test_an_invented_citation_is_repaired_on_the_second_attempt_and_the_receipt_says_why():
    model = ScriptedModel(generate=[INVENTED, RIGHT])
    given = await answer(question(), kit_of(model, await corpus()))
    assert given.outcome is Outcome.ANSWERED
    assert len(given.attempts) == 2
    first = given.attempts[0]
    assert first.severity.rank >= Severity.HIGH.rank
    assert any(v.failed and "9" in v.detail + v.hint for v in first.verdicts)
    assert len(model.calls(Verify)) == 1, "a draft that failed examination is not worth verifying"


async def test_a_failed_checks_hint_becomes_the_next_drafts_instruction():
    model = ScriptedModel(generate=[INVENTED, RIGHT])
    given = await answer(question(), kit_of(model, await corpus()))
    hint = next(v.hint for v in given.attempts[0].verdicts if v.failed)
    assert hint in model.calls(Generate)[1].instruction


async def test_a_model_that_never_gets_it_right_ends_plainly_marked_after_three_attempts():
    given = await answer(question(), kit_of(ScriptedModel(generate=INVENTED), await corpus()))
    assert len(given.attempts) == 3
    assert given.outcome in (Outcome.PARTIAL, Outcome.REFUSED)
    assert "[9]" not in given.text.split("\n\n")[0]
    assert "Not fully verified" in given.text


async def test_a_fix_is_a_new_draft_that_is_examined_like_any_other():
    fix = draft("Every employee gets 28 days of paid leave [1]. Unused leave expires on 31 March [1].", 1)
    verify = [Verification(completed=False, fix=fix), Verification(completed=True)]
    model = ScriptedModel(generate=RIGHT, verify=verify)
    given = await answer(question(), kit_of(model, await corpus()))
    assert "31 March" in given.text
    assert len(model.calls(Generate)) == 1
    assert [attempt.novelty for attempt in given.attempts] == ["first draft", "verification's correction"]


async def test_a_fix_with_a_figure_of_its_own_is_not_delivered_unmarked():
    fix = draft("Every employee gets 35 days of paid leave a year [1].", 1)
    given = await answer(
        question(), kit_of(ScriptedModel(generate=RIGHT, verify=Verification(completed=False, fix=fix)), await corpus())
    )
    assert "35" not in given.text or "unverified" in given.text.lower()


async def test_verification_that_is_never_content_ends_as_partial_with_the_first_draft():
    fixes = [Verification(completed=False, fix=draft(f"28 days of paid leave, {word} [1].", 1)) for word in "abc"]
    given = await answer(question(), kit_of(ScriptedModel(generate=RIGHT, verify=fixes), await corpus()))
    assert given.outcome is Outcome.PARTIAL
    assert len(given.attempts) == 3
    assert given.text.startswith("Every employee gets 28 days")


async def test_a_remark_of_verification_is_no_answer_but_the_next_drafts_hint():
    remark = Verification(completed=False, fix=draft("Please fix it."))
    model = ScriptedModel(generate=RIGHT, verify=[remark, Verification(completed=True)])
    given = await answer(question(), kit_of(model, await corpus()))
    assert given.outcome is Outcome.ANSWERED
    assert given.text.startswith("Every employee gets 28 days")
    assert len(given.attempts) == 2
    assert "Please fix it." in model.calls(Generate)[1].instruction


async def test_a_model_that_never_approves_ends_in_a_marked_answer():
    remark = Verification(completed=False, fix=draft("Please fix it."))
    given = await answer(question(), kit_of(ScriptedModel(generate=RIGHT, verify=remark), await corpus()))
    assert given.outcome is Outcome.PARTIAL
    assert len(given.attempts) == 3
    assert "Not fully verified: verification objected" in given.text


async def test_a_model_that_does_not_know_has_not_answered():
    unsure = parse_draft("I don't know.")
    given = await answer(question(), kit_of(ScriptedModel(generate=unsure), await corpus()))
    assert given.outcome is Outcome.REFUSED


async def test_nothing_found_is_a_refusal_that_costs_no_model_call():
    model = ScriptedModel(generate=RIGHT)
    given = await answer(question(), kit_of(model))
    assert given.outcome is Outcome.REFUSED
    assert given.text
    assert not model.asked


async def test_a_draft_that_declines_is_a_refusal():
    model = ScriptedModel(generate=draft("The documents do not say anything about parking."))
    given = await answer(question("Is there parking?"), kit_of(model, await corpus()))
    assert given.outcome in (Outcome.REFUSED, Outcome.PARTIAL)


async def test_empty_replies_end_as_a_refusal_not_as_an_empty_answer():
    given = await answer(question(), kit_of(ScriptedModel(generate=draft("")), await corpus()))
    assert given.outcome is Outcome.REFUSED
    assert "the reply was empty" in given.text


async def test_a_broken_world_becomes_a_failed_answer():
    model = ScriptedModel(generate=Unavailable("The model is down."))
    given = await answer(question(), kit_of(model, await corpus()))
    assert given.outcome is Outcome.FAILED
    assert "The model is down" in given.text
    assert given.confidence == 0.0


async def test_a_rejected_key_is_the_askers_to_mend():
    with pytest.raises(KeyRejected):
        await answer(question(), kit_of(ScriptedModel(generate=KeyRejected()), await corpus()))


@pytest.mark.parametrize("text", ["", "   ", "???", "x" * 50_000])
async def test_a_question_that_is_none_is_bad_input(text):
    with pytest.raises(BadInput):
        await answer(question(text), kit_of(ScriptedModel(), await corpus()))


async def test_an_unknown_collection_is_named_together_with_the_known_ones():
    with pytest.raises(NotFound, match=r"secrets.*default"):
        await answer(question(wanted=("secrets",)), kit_of(ScriptedModel(), await corpus()))


async def test_a_scope_that_names_a_collection_that_is_not_there_reads_the_others_and_the_operator_hears_of_it(caplog):
    asked = question(collections=("default", "handbok"))
    given = await answer(asked, kit_of(ScriptedModel(generate=RIGHT), await corpus()))
    assert given.outcome is Outcome.ANSWERED
    assert "handbok" in caplog.text
    assert "handbok" not in given.text + "".join(given.notes)


async def test_of_collections_that_are_not_there_only_readable_ones_are_named():
    index = await corpus(LEAVE, collection="board")
    document = Document("default", "p.md", "md", "h", ())
    await index.replace_document(document, [Chunk("p", "Opening hours.", "Opening", "t", 0, 5, "x")], None)
    for wanted in ("board", "no such thing"):
        with pytest.raises(NotFound) as raised:
            await answer(question(collections=("default",), wanted=(wanted,)), kit_of(ScriptedModel(), index))
        assert str(raised.value) == f"There is no collection {wanted!r} here. Collections: default."


async def test_another_collection_is_never_read():
    index = await corpus(LEAVE, collection="hr")
    model = ScriptedModel(generate=RIGHT)
    document = Document("public", "p.md", "md", "h", ())
    await index.replace_document(
        document, [Chunk("p", "Opening hours are 9 to 5.", "Opening hours", "t", 0, 5, "x")], None
    )
    await answer(question(collections=("public",)), kit_of(model, index))
    for task in model.calls(Generate):
        assert all(p.meta.collection == "public" for p in task.evidence.passages)


async def test_a_question_without_history_is_not_rewritten():
    model = ScriptedModel(generate=RIGHT)
    await answer(question(), kit_of(model, await corpus()))
    assert not model.calls(StandAlone)


async def test_a_follow_up_is_made_stand_alone_before_it_is_searched():
    model = ScriptedModel(generate=RIGHT, standalone="How many days of paid leave do employees get?")
    history = (Turn("user", "Tell me about leave."), Turn("assistant", "Which part?"))
    given = await answer(question("how many days?", history=history), kit_of(model, await corpus()))
    assert given.question.text == "How many days of paid leave do employees get?"


async def test_the_third_attempt_asks_for_another_model():
    model = ScriptedModel(generate=INVENTED)
    await answer(question(), kit_of(model, await corpus()))
    assert [task.other_model for task in model.calls(Generate)] == [False, False, True]


async def test_a_retry_forces_citations_and_asks_for_another_model():
    model = ScriptedModel(generate=RIGHT)
    await answer(question(retry=Retry("a1", "too vague")), kit_of(model, await corpus()))
    task = model.calls(Generate)[0]
    assert task.force_citations
    assert task.other_model
    assert "too vague" in task.instruction


async def test_reflection_below_the_score_without_need_of_regeneration_stops_as_partial():
    model = ScriptedModel(generate=RIGHT, reflect=approving(0.5, needs_regeneration=False))
    given = await answer(question(mode=Mode.SELF_REFLECTIVE), kit_of(model, await corpus()))
    assert given.outcome is Outcome.PARTIAL
    assert len(given.attempts) == 1
    assert given.reflection is not None


async def test_max_reflection_retries_bounds_the_number_of_drafts():
    model = ScriptedModel(generate=INVENTED)
    given = await answer(question(), kit_of(model, await corpus(), settings={"max_reflection_retries": 0}))
    assert len(given.attempts) == 1


async def test_a_spent_token_budget_ends_the_attempts():
    model = ScriptedModel(generate=INVENTED)
    model.usage = Usage(900, 200, 1)
    given = await answer(question(), kit_of(model, await corpus(), settings={"question_token_cap": 1000}))
    assert len(given.attempts) == 1
    assert given.outcome is Outcome.PARTIAL
    assert any("1,000 tokens (QUESTION_TOKEN_CAP)" in note for note in given.notes)


async def test_spans_quote_the_delivered_text():
    wrong = draft("Every employee gets 28 days of paid leave, 71 % more than others [1].", 1)
    given = await answer(question(), kit_of(ScriptedModel(generate=wrong), await corpus()))
    for verdict in given.verdicts:
        for span in verdict.spans:
            assert given.text[span.start : span.end] == span.text


@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.SELF_REFLECTIVE, Mode.CRAG, Mode.BOTH])
async def test_a_model_that_always_answers_and_always_approves_is_refused_all_the_same(mode):
    eager = ScriptedModel(generate=draft("It is 28 [1].", 1), reflect=approving(1.0))
    asked = question("How many ferries sail on Sundays?", mode=mode)
    given = await answer(asked, kit_of(eager, await corpus()))
    assert given.outcome is Outcome.REFUSED
    assert "28 days" in given.text, "what was found instead is said"
    assert given.sources == ()


PARAPHRASE = draft("Staff may take 28 days off a year [1].", 1)


async def test_only_what_is_in_doubt_is_to_be_proven_by_a_quotation():
    plain = ScriptedModel(generate=RIGHT)
    await answer(question(), kit_of(plain, await corpus()))
    assert plain.calls(Quote) == []
    asked = question("Who gets paid leave in the first year of a fixed contract?")
    proving = ScriptedModel(
        generate=PARAPHRASE, quote=Quotation("Every employee gets 28 days of paid leave a year.", 1)
    )
    given = await answer(asked, kit_of(proving, await corpus()))
    assert len(proving.calls(Quote)) == 1
    assert given.outcome is Outcome.ANSWERED
    assert given.usage.calls == 3


async def test_where_nothing_is_quoted_a_refusal_says_what_was_tried():
    model = ScriptedModel(generate=PARAPHRASE, quote=Quotation())
    given = await answer(
        question("Who gets paid leave in the first year of a fixed contract?"), kit_of(model, await corpus())
    )
    assert given.outcome is Outcome.REFUSED
    assert "Document 0 for a sentence to quote" in given.text
    assert len(model.calls(Quote)) == len(given.attempts)


async def test_for_a_model_that_misquotes_rules_quote_and_its_answer_is_in_doubt():
    model = ScriptedModel(generate=PARAPHRASE, quote=Quotation("Every employee gets 28 days off a year.", 1))
    given = await answer(
        question("Who gets paid leave in the first year of a fixed contract?"), kit_of(model, await corpus())
    )
    assert given.outcome is Outcome.ANSWERED
    [verdict] = [v for v in given.attempts[-1].verdicts if v.check == RELEVANCE]
    assert verdict.status is Status.SKIP


async def test_what_no_tokens_are_left_for_rules_quote():
    model = ScriptedModel(generate=PARAPHRASE, quote=Quotation())
    model.usage = Usage(900, 200, 1)
    kit = kit_of(model, await corpus(), settings={"question_token_cap": 1000})
    given = await answer(question("Who gets paid leave in the first year of a fixed contract?"), kit)
    assert model.calls(Quote) == []
    assert len(given.attempts) == 1


async def test_a_model_is_told_why_its_draft_was_turned_away_and_may_mend_it():
    model = ScriptedModel(generate=[draft("It is 31 [1].", 1), RIGHT])
    given = await answer(question(), kit_of(model, await corpus()))
    assert given.outcome is Outcome.ANSWERED
    assert "28 days" in given.text


async def test_several_documents_that_fit_are_named_instead_of_the_first():
    index = await corpus("Mooring fees were $412 in 2021.", "Mooring fees were $977 in 2021.")
    asked = question("What were mooring fees in 2021?")
    quoting = await answer(asked, kit_of(ExtractiveModel(), index))
    eager_model = ScriptedModel(generate=draft("They were $412 [1].", 1))
    eager = await answer(asked, kit_of(eager_model, index, extracts=ExtractiveModel()))
    for given in (quoting, eager):
        assert given.outcome is Outcome.UNCLEAR
        assert [choice.label for choice in given.choices] == ["Document 0", "Document 1"]
        assert "Document 1" in given.text
        assert not given.attempts


async def test_the_choice_that_is_named_is_asked_at_once_and_nobody_is_asked_back_twice_in_a_row():
    index = await corpus("Mooring fees were $412 in 2021.", "Mooring fees were $977 in 2021.")
    kit = kit_of(ExtractiveModel(), index)
    unclear = await answer(question("What were mooring fees in 2021?"), kit)
    said = (Turn("user", "What were mooring fees in 2021?"), Turn("assistant", unclear.text, (), unclear.choices))
    named = await answer(question("Document 1", history=said), kit)
    assert named.question.text == "Document 1: What were mooring fees in 2021?"
    again = await answer(question("What were mooring fees in 2021?", history=said), kit)
    assert again.outcome is not Outcome.UNCLEAR
