"""What the manners of both platforms are tried with: what people say, and who answers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final

from tests.engine_bench import answer_to

SMALL_TALK: Final = ("ok", "lol I'm off to lunch", "👍", "https://wiki.example.com/x", "so true", "brb")
"""What is left alone in a thread of ours."""

PUT_TO_SOMEBODY: Final = (
    "Carla, what is the travel budget?",
    "What is the travel budget, Thandiwe?",
    "Thandiwe, what is the limit?",
    "Frau Weber, wie hoch ist das Reisebudget?",
    "森さん、出張の予算はいくらですか？",
)
"""What a thread's asker asks a person by name, without a mention."""

FRAGMENTS: Final = ("and Seoul", "now for Seoul", "und die Bergbühne", "언덕 극장요", "値段は", "et Lyon")
"""What a thread's asker names next, without a sign of a question."""

RETRACTED: Final = (
    "sorry, wrong channel",
    "das war nicht für dich",
    "laisse tomber",
    "채널 잘못 봤네요",
    "今のは忘れて",
)
"""What asks nothing and takes itself back, though it mentions us."""

CALLED: Final = "Thandiwe"
"""Who of these has no name that is known of all languages: somebody there is called so."""

OF_A_TOPIC: Final = ("Germany, what is the limit?", "What is the limit, Germany?", "Lager, wie lange dauert das?")
"""What a thread's asker asks us, with a topic where a name may stand."""


@dataclass
class Answerer:
    """Answers every question with what it was asked; `sure` is how sure it is."""

    asked: list[Any] = field(default_factory=list)
    sure: float = 0.9
    held: asyncio.Event | None = None
    """What the next question waits for."""

    async def __call__(self, question, report):
        self.asked.append(question)
        if held := self.held:
            self.held = None
            await held.wait()
        return answer_to(question, f"On {question.text[:80]} it says 25 [1].", confidence=self.sure)
