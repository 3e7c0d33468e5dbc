"""The steps of a question: in its receipt, and one line each in the log, without what anybody wrote."""

from __future__ import annotations

import logging

from core.errors import Unavailable
from core.loop import answer
from core.model import Mode, Outcome, Retry
from core.step_log import FIELDS
from tests.fakes import ScriptedModel, approving, kit_of, question
from tests.unit.core.test_loop import INVENTED, LEAVE, RIGHT, corpus


def named(given):
    return [step.name for step in given.steps]


async def test_every_step_is_in_the_receipt_with_what_it_took_and_came_to():
    given = await answer(question(), kit_of(ScriptedModel(generate=[INVENTED, RIGHT]), await corpus()))
    checked = ["examine", "admit", "faithfulness", "verify"]
    assert named(given) == [
        *("receive", "route", "gather", "draft"),
        *(*checked, "repair", *checked),
        *("conclude", "answer"),
    ]
    told = {step.name: dict(step.told) for step in given.steps}  # the last of each name
    assert told["route"]["tool"] == "search_documents"
    assert told["gather"]["passages"] == 1
    assert told["verify"] | {"attempt": 2, "accepted": True} == told["verify"]
    assert (told["answer"]["outcome"], told["answer"]["attempts"]) == ("answered", 2)
    whole = given.steps[-1]
    assert (whole.calls, whole.tokens) == (given.usage.calls, given.usage.total_tokens)
    assert whole.calls == sum(step.calls for step in given.steps if step.name in ("draft", "repair", "verify"))


async def test_grade_and_reflection_are_told_where_the_mode_has_them():
    model = ScriptedModel(generate=RIGHT, reflect=approving(0.9))
    given = await answer(question(mode=Mode.BOTH), kit_of(model, await corpus()))
    told = {step.name: dict(step.told) for step in given.steps}
    assert told["draft"]["grade"] in ("relevant", "ambiguous", "irrelevant")
    assert told["verify"]["reflection"] == 0.9


async def test_each_step_is_one_line_of_one_trace_that_quotes_nobody(caplog):
    with caplog.at_level(logging.INFO, "errata.steps"):
        given = await answer(question(), kit_of(ScriptedModel(generate=RIGHT), await corpus()))
    lines = [record for record in caplog.records if record.name == "errata.steps"]
    assert [getattr(line, FIELDS)["step"] for line in lines] == named(given)
    assert {getattr(line, FIELDS)["trace"] for line in lines} == {given.question.trace_id}
    said = " ".join(line.getMessage() for line in lines)
    quoted = {word.strip(".").casefold() for word in f"{LEAVE} {given.question.text}".split() if len(word) > 5}
    assert not quoted & set(said.casefold().replace("=", " ").split())


async def test_a_step_that_failed_names_its_error():
    class Broken(ScriptedModel):
        async def do(self, task):
            raise Unavailable("secret words of a vendor")

    given = await answer(question(), kit_of(Broken(), await corpus()))
    assert given.outcome is Outcome.FAILED
    assert {step.name: step.told.get("error") for step in given.steps}["draft"] == "Unavailable"
    assert "secret" not in str(given.steps)


async def test_what_is_asked_without_a_trace_gets_one_of_its_own():
    kit = kit_of(ScriptedModel(generate=RIGHT), await corpus())
    first = await answer(question(retry=Retry("A0")), kit)
    second = await answer(question(retry=Retry("A0")), kit)
    assert len({first.question.trace_id, second.question.trace_id, ""}) == 3
    assert (await answer(question(trace_id="T1"), kit)).question.trace_id == "T1"
