"""What happens to a question: the algorithm, top to bottom."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

from ulid import ULID

from core.concurrency.threads import computed
from core.errors import BadInput, BadSetting, ContextTooLong, ErrataError, KeyRejected, NotFound
from core.kits.confinement import confined, within_scope
from core.kits.metering import metered
from core.kits.tuning import tuned
from core.model import Answer, Attempt, Question
from core.ports import Kit, Report, silent
from core.steps.admit import admit
from core.steps.ask_back import choices_of, left_open
from core.steps.budget import out_of_tokens, say_once, with_extracts
from core.steps.conclude import conclude, failed
from core.steps.examine import examine
from core.steps.faithfulness import faithfulness
from core.steps.gather import gather
from core.steps.grade import draft_while_grading
from core.steps.hear_again import asks_again
from core.steps.in_parts import in_parts
from core.steps.or_alone import or_alone
from core.steps.put_right import put_right
from core.steps.recall import recall_or
from core.steps.receive import receive
from core.steps.repair import repair
from core.steps.route import route
from core.steps.sent_first import sent_first
from core.steps.tell_if_so import told_if_so
from core.steps.try_choices import asked_back
from core.steps.verify import verify

log = logging.getLogger("errata")


async def answer(question: Question, kit: Kit, report: Report = silent) -> Answer:
    """Answer `question` from the kit's documents and figures; every draft is checked before anybody sees it.

    A broken world becomes an answer with outcome `failed`. Raises only what the asker must mend: `BadInput`
    (empty, over-long), `NotFound` (unknown collection), `BadSetting` and `KeyRejected`.
    """
    question = question if question.trace_id else replace(question, trace_id=str(ULID()))
    kit = metered(question, kit, report)
    with kit.receipt.timed("total"):
        try:
            question = within_scope(question)
            kit = await confined(question, await tuned(kit))
            question = await kit.receipt.step("receive", receive(question, kit))
            answering = partial(or_alone, partial(sent_first, partial(_answered, kit=kit), kit=kit), kit=kit)
            made = await kit.receipt.step("answer", in_parts(answering, question, kit))
            made = told_if_so(await say_once(made, kit), question)
            return replace(made, asks_again=await asks_again(question, kit), steps=tuple(kit.receipt.steps))
        except (BadInput, BadSetting, KeyRejected, NotFound):
            raise
        except ErrataError as error:
            return failed(question, error, kit)
        except Exception as error:
            log.exception("A question failed unexpectedly.")
            return failed(question, ErrataError(f"Something unexpected went wrong ({type(error).__name__})."), kit)


async def _answered(question: Question, kit: Kit) -> Answer:
    return await put_right(recall_or(_answer_anew, question, kit), question, kit)


async def _answer_anew(question: Question, kit: Kit) -> Answer:
    try:
        return await _in_attempts(question, kit)
    except ContextTooLong as error:
        return await _in_attempts(question, with_extracts(kit, error))


async def _in_attempts(question: Question, kit: Kit) -> Answer:
    step = kit.receipt.step
    call = await step("route", route(question, kit))
    evidence = await step("gather", gather(question, call, kit))
    choices = await computed(choices_of, question, evidence)
    if choices and (back := await step("ask back", asked_back(choices, question, evidence, _in_attempts, kit))):
        return back
    evidence, draft = await step("draft", draft_while_grading(question, evidence, kit))
    attempts: list[Attempt] = []
    while True:
        verdicts = await step("examine", computed(examine, draft, question, evidence))
        verdicts += await step("admit", admit(draft, question, evidence, kit, verdicts))
        verdicts += await step("faithfulness", faithfulness(draft, question, evidence, kit))
        attempt = Attempt(len(attempts) + 1, draft, verdicts, evidence)
        attempts.append(await step("verify", verify(attempt, question, kit)))
        if _enough(attempts, kit):
            made = await step("conclude", computed(conclude, question, attempts, kit))
            choices = await left_open(question, made, attempts[-1].evidence, kit)
            return await asked_back(choices, question, attempts[-1].evidence, _in_attempts, kit) or made
        evidence, draft = await step("repair", repair(question, attempts, kit))


def _enough(attempts: list[Attempt], kit: Kit) -> bool:
    """Accepted, beyond help, or out of attempts or tokens."""
    last = attempts[-1]
    out_of_attempts = len(attempts) > kit.settings.max_reflection_retries
    return last.accepted or last.final or out_of_attempts or out_of_tokens(kit)
