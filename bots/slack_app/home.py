"""The App Home: what the bot can do, prompts to try, the user's own questions, and its health for admins. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bots.conversation import RecentQuestion
from bots.languages import retold, say
from bots.render.plain import OUTCOME_MARKS, one_line
from bots.render.slack_blocks import PROMPT_ACTION
from bots.render.slack_text import escaped, link
from bots.slack_app.commands import ADMIN_HELP, HELP
from core.model import Outcome
from core.reading.days_told import day_told
from core.reading.detection import language_of

Block = dict[str, Any]

_MOST_LINES = 20
_LONGEST_TITLE = 75


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question to try: `title` on the button (at most 75 characters), `message` is what is asked."""

    title: str
    message: str


_MOST_PROMPTS = 4  # as Slack shows above direct messages


def prompts_of(questions: Sequence[str], language: str) -> list[Prompt]:
    """Return questions that were tried as prompts, and what the product answers of itself."""
    asked = [Prompt(one_line(question, _LONGEST_TITLE), question) for question in questions[: _MOST_PROMPTS - 1]]
    own = [Prompt(said, said) for name in ("prompt documents", "prompt can") if (said := say(name, language))]
    return [*asked, *own][:_MOST_PROMPTS]


def home_view(
    recent: Sequence[RecentQuestion],
    questions: Sequence[str] = (),
    health: Sequence[str] | None = None,
    workspace_url: str = "",
    locale: str = "",
) -> dict[str, Any]:
    """Return the home tab; `health` (a line a part) and the commands of admins are shown where it is given.

    `workspace_url` makes links, `questions` are such as were tried. It speaks the language of the latest question that
    tells one, else that of the user's locale (ISO 639-1).
    """
    language = next((code for q in recent if (code := language_of(q.text))), locale)
    blocks = [
        _header(say("home title", language)),
        _section(say("home text", language)),
        _header(say("home try", language)),
        {"type": "actions", "elements": [_button(at, p) for at, p in enumerate(prompts_of(questions, language))]},
        _header(say("home latest", language)),
        _section(_questions(recent, workspace_url, language) or say("home none", language)),
        _section(retold(HELP if health is None else f"{HELP}\n{ADMIN_HELP}", language)),
    ]
    if health is not None:
        lines = [escaped(one_line(line, 140)) for line in health[:_MOST_LINES]]
        said = "\n".join(lines) or say("nothing to report", language)
        blocks += [{"type": "divider"}, _header(say("health", language)), _section(said)]
    return {"type": "home", "blocks": blocks}


def suggested_prompts(questions: Sequence[str], language: str) -> list[dict[str, str]]:
    """Return at most 4 prompts as `assistant.threads.setSuggestedPrompts` takes them."""
    return [{"title": p.title, "message": p.message} for p in prompts_of(questions, language)]


def _questions(recent: Sequence[RecentQuestion], workspace_url: str, language: str) -> str:
    return "\n".join(_question(q, workspace_url, language) for q in recent[:10])


def _question(question: RecentQuestion, workspace_url: str, language: str) -> str:
    known = question.outcome in list(Outcome)
    mark = OUTCOME_MARKS[Outcome(question.outcome)] if known else "⏳"
    word = say(question.outcome if known else "being answered", language_of(question.text))
    label = one_line(question.text, 100) or say("no text", language)
    return f"{mark} {link(label, _permalink(question, workspace_url))} · {word}{_day(question.asked_at, language)}"


def _permalink(question: RecentQuestion, workspace_url: str) -> str | None:
    place = question.place
    if not workspace_url or not place.message or place.channel.startswith(("U", "W")):
        return None
    address = f"{workspace_url.rstrip('/')}/archives/{place.channel}/p{place.message.replace('.', '')}"
    in_thread = place.thread and place.thread != place.message
    return f"{address}?thread_ts={place.thread}&cid={place.channel}" if in_thread else address


def _day(iso: str, language: str) -> str:
    day = day_told(iso, language, year=False)
    return f" · {day}" if day else ""


def _button(number: int, prompt: Prompt) -> Block:
    return {
        "type": "button",
        "action_id": f"{PROMPT_ACTION}_{number}",
        "value": prompt.message[:2000],
        "text": {"type": "plain_text", "text": prompt.title[:_LONGEST_TITLE], "emoji": True},
    }


def _header(text: str) -> Block:
    return {"type": "header", "text": {"type": "plain_text", "text": text, "emoji": True}}


def _section(text: str) -> Block:
    return {"type": "section", "text": {"type": "mrkdwn", "text": text[:3000]}}
