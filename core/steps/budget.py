"""Budget: who has spent the tokens of the day, or of the question, is told so; a question ends there."""

from __future__ import annotations

from dataclasses import replace

from core.errors import ContextTooLong
from core.metering import MeteredModel
from core.model import Question
from core.ports import Kit, Model


async def keep_to_budget(question: Question, kit: Kit) -> Kit:
    """Return the kit to answer with: extracts in the language model's place once `DAILY_TOKEN_CAP` is spent.

    The day is that of UTC; a workspace is what the conversation's id begins with (`slack:T1`).
    """
    cap = kit.settings.daily_token_cap
    if not cap or kit.extracts is None:
        return kit
    platform, _, rest = question.conversation_id.partition(":")
    workspace = f"{platform}:{rest.split(':')[0]}" if rest and platform != "console" else "console"
    midnight = kit.clock.now().replace(hour=0, minute=0, second=0, microsecond=0)
    if await kit.conversations.tokens_since(workspace, midnight) < cap:
        return kit
    return _by_extracts(
        kit,
        kit.extracts,
        f"This workspace has spent its {cap:,} tokens of today (DAILY_TOKEN_CAP): until midnight UTC, answers are "
        "extracts of your documents.",
    )


def with_extracts(kit: Kit, error: ContextTooLong) -> Kit:
    """Return the kit to answer anew with, where the model's window is too small for any draft. Raises `error` if none.

    Such an answer is not kept: the next question like it may find a model with a larger window.
    """
    if kit.extracts is None:
        raise error
    kit.receipt.fell_back = True
    why = f"{error.message} This is an extract from your documents, made without the language model."
    return _by_extracts(kit, kit.extracts, why)


def out_of_tokens(kit: Kit) -> bool:
    """Say whether this question has spent `QUESTION_TOKEN_CAP`, all attempts together; the receipt then says so too."""
    cap = kit.settings.question_token_cap
    if kit.receipt.tokens < cap:
        return False
    kit.receipt.note(f"No further attempt was made: this question has spent its {cap:,} tokens (QUESTION_TOKEN_CAP).")
    return True


def _by_extracts(kit: Kit, extracts: Model, why: str) -> Kit:
    kit.receipt.note(why)
    return replace(kit, model=MeteredModel(extracts, kit.receipt))
