"""One Answer as Slack messages: blocks within Slack's limits, sources and feedback on the last of them. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bots.courier import BARE
from bots.introduction import ITSELF
from bots.languages import say
from bots.messages import Beneath, Press
from bots.render.for_askers import for_askers
from bots.render.plain import (
    is_remark,
    language_asked_in,
    may_ask_person,
    may_be_shared,
    one_line,
    outcome_line,
    question_asked,
    remark_lines,
)
from bots.render.receipt import receipt_text
from bots.render.slack_text import escaped, link, markdown, mrkdwn
from bots.render.splitting import join_lines, split_markdown
from bots.render.table_text import table_text
from bots.render.told_sources import SourceLine, links_of, quoted_sources, safe_url, source_lines
from core.drafts.choices import NONE
from core.model import Answer, Outcome

if TYPE_CHECKING:
    from core.extraction.quoting import Quote

Block = dict[str, Any]

FEEDBACK_ACTION = "errata_feedback"
WHY_ACTION = "errata_why"
SOURCES_ACTION = "errata_sources"
CHOICE_ACTION = "errata_choice"
PROMPT_ACTION = "errata_prompt"
SHARE_ACTION, KEEP_ACTION = "errata_share", "errata_keep"
SHARE_BLOCK = "errata_share_block"
PERSON_ACTION, CONSENT_ACTION = "errata_person", "errata_consent"

# Slack's limits: 12,000 characters of markdown blocks and, undocumented, about 13,200 of any text in a message;
# 3,000 in a text object, 75 on a button; `text` is recommended to stay under 4,000.
_MESSAGE_CHARS = 11_000
_BODY_CHARS = 9_000
_ELEMENT_CHARS = 2_800
_BUTTON_CHARS = 75
_FALLBACK_CHARS = 3_900
_TEXT_CHARS = 39_000  # Slack cuts `text` at 40,000


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that Slack has, by its id, and what it shows in words."""

    file_id: str
    alt: str


@dataclass(frozen=True, slots=True)
class AnswerLayout:
    """How answers look in one place.

    `template` is SOURCE_URL_TEMPLATE, `quote_question` repeats a question nobody else saw, `notes_first` leads with
    what changed and why, `asker` (an id) is named and notified with the question, `share` asks
    whether a private answer is to be shown to everybody, `person` offers to ask whom the channel names.
    """

    template: str | None = None
    feedback: bool = True
    person: bool = True
    quote_question: bool = False
    notes_first: bool = False
    picture: Picture | None = None
    asker: str = ""
    share: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """One Slack message: its blocks, and the text shown in notifications and where blocks are refused."""

    blocks: tuple[Block, ...]
    text: str
    full_text: str

    def shown(self) -> dict[str, Any]:
        """Return it as arguments of a request."""
        return {"text": self.text, "blocks": list(self.blocks)}

    @property
    def pictured(self) -> bool:
        """It shows a picture, which Slack may not have ready."""
        return any(block["type"] == "image" for block in self.blocks)

    def unpictured(self) -> Message:
        """Return it without its picture."""
        return replace(self, blocks=tuple(block for block in self.blocks if block["type"] != "image"))


@dataclass(frozen=True, slots=True)
class _Unit:
    """Blocks that stay together, the characters in them, and what they say as mrkdwn."""

    blocks: tuple[Block, ...]
    text: str

    @property
    def size(self) -> int:
        return sum(_text_length(b) for b in self.blocks)


DEFAULT_LAYOUT = AnswerLayout()


def answer_messages(answer: Answer, layout: AnswerLayout = DEFAULT_LAYOUT) -> list[Message]:
    """Return an answer as one message, or several where it is long; each within Slack's limits."""
    answer = for_askers(answer, language_asked_in(answer))
    packed = _pack(list(_units(answer, layout)))
    tail, language = _tail(answer, layout), language_asked_in(answer)
    return [
        _message(units, _continued(at, len(packed), language) if at < len(packed) else tail)
        for at, units in enumerate(packed, start=1)
    ]


def note_messages(text: str, beneath: Beneath = BARE) -> list[Message]:
    """Return a short remark in simple Markdown as messages (usually one), with what is to be pressed beneath the last.

    Whoever is called stands in front, and is notified.
    """
    said = [[unit] for unit in _prose(text)] or [[]]
    called = beneath.calls.isascii() and beneath.calls.isalnum()
    said[0][:0] = [_section(f"<@{beneath.calls}>")] if called else []
    *before, last = said
    pressed = [*map(_prompt, range(len(beneath.asks)), beneath.asks), *map(_press, beneath.presses)]
    tail: tuple[Block, ...] = ({"type": "actions", "elements": pressed},) if pressed else ()
    return [*(_message(units, ()) for units in before), _message(last, tail)]


def step_message(text: str) -> Message:
    """Return what is being done, such as `drafting an answer`, as a passing message."""
    return _message([_context(f"⏳ {escaped(one_line(text[:1].upper() + text[1:], 150))}…")], ())


def receipt_messages(answer: Answer) -> list[Message]:
    """Return how an answer came about."""
    return note_messages(receipt_text(answer))


def sources_messages(answer: Answer, template: str | None) -> list[Message]:
    """Return an answer's sources with a little of what they say."""
    said = [f"{_source(line)}\n> {_quoted(quote)}" for line, quote in quoted_sources(answer, template)]
    if not said:
        return note_messages(say("no sources", language_asked_in(answer)))
    return [
        _message(units, ())
        for units in _pack([_context(chunk) for chunk in _chunks([_sources_heading(answer), *said])])
    ]


def _quoted(quote: Quote) -> str:
    """Return what a source says with what bears the answer out in bold: a star within would end that early."""
    said = escaped(quote.said).replace("*", "∗").strip()
    return " ".join(filter(None, [escaped(quote.before), f"*{said}*" if said else "", escaped(quote.behind)]))


def _units(answer: Answer, layout: AnswerLayout) -> Iterator[_Unit]:
    notes = [_context(chunk) for chunk in _chunks([escaped(line) for line in remark_lines(answer)])]
    if layout.quote_question and (asked := question_asked(answer)):
        yield _question(asked, layout.asker)
    if layout.notes_first:
        yield from notes
    lines = source_lines(answer, layout.template)
    urls = {line.number: url for line in lines if (url := safe_url(line.url))}
    body = "\n\n".join(
        p for p in (answer.text.strip(), table_text(answer.table, language=language_asked_in(answer))) if p
    )
    yield from _prose(body, urls, links_of(answer, layout.template))
    if layout.picture is not None:
        shown = {"type": "image", "slack_file": {"id": layout.picture.file_id}, "alt_text": layout.picture.alt}
        yield _Unit((shown,), "")
    if not layout.notes_first:
        yield from notes
    if lines:
        yield from (_context(chunk) for chunk in _chunks([_sources_heading(answer), *map(_source, lines)]))


def _question(asked: str, asker: str) -> _Unit:
    """Repeat a question; who asked it is the only one whom an answer may notify."""
    said = f"*{escaped(one_line(asked, 300))}*"
    if not (asker.isascii() and asker.isalnum()):
        return _context(f"❓ {said}")
    return _section(f"❓ <@{asker}>: {said}")


def _section(text: str) -> _Unit:
    """Return text that Slack notifies of."""
    return _Unit(({"type": "section", "text": {"type": "mrkdwn", "text": text, "verbatim": True}},), text)


def _prose(text: str, urls: Mapping[int, str] | None = None, known: frozenset[str] | None = None) -> list[_Unit]:
    """Return Markdown as `markdown` blocks, of which a message may hold 12,000 characters."""
    # What is nothing but control characters is no text to Slack.
    parts = split_markdown(markdown(text, urls, known), _BODY_CHARS) or ["…"]
    return [_Unit(({"type": "markdown", "text": part},), mrkdwn(part)) for part in parts]


def _sources_heading(answer: Answer) -> str:
    return f"*{say('sources', language_asked_in(answer))}*"


def _source(line: SourceLine) -> str:
    where = f" · {escaped(line.where)}" if line.where else ""
    return f"[{line.number}] {link(line.title, line.url)}{where}"


def _tail(answer: Answer, layout: AnswerLayout) -> tuple[Block, ...]:
    """Return what ends every answer: what became of it, feedback buttons, and the way to its receipt."""
    line, language = _context_block(escaped(outcome_line(answer))), language_asked_in(answer)
    if answer.model == ITSELF:
        return ()
    if answer.outcome is Outcome.FAILED or is_remark(answer):
        return (line,)
    if answer.choices:
        return (_choices(answer),)
    shown = {WHY_ACTION: say("why button", language)}
    shown |= {SOURCES_ACTION: say("sources", language)} if answer.sources else {}
    shown |= (
        {PERSON_ACTION: say("ask a person", language)}
        if may_ask_person(answer) and layout.feedback and layout.person
        else {}
    )
    buttons = [
        {"type": "button", "action_id": action, "value": answer.id, "text": _plain(label)}
        for action, label in shown.items()
    ]
    why = {"type": "actions", "elements": buttons}
    sharing = (_sharing(answer.id, language),) if layout.share and may_be_shared(answer) else ()
    return (line, why, *sharing, *((_feedback(answer.id, language),) if layout.feedback else ()))


def _sharing(answer_id: str, language: str) -> Block:
    buttons = [
        {"type": "button", "action_id": action, "value": answer_id, "text": _plain(say(label, language))}
        for action, label in ((SHARE_ACTION, "share"), (KEEP_ACTION, "keep"))
    ]
    return {"type": "actions", "block_id": SHARE_BLOCK, "elements": buttons}


def _choices(answer: Answer) -> Block:
    buttons = [
        {
            "type": "button",
            "action_id": f"{CHOICE_ACTION}_{number}",
            "value": f"{number}:{answer.id}",
            "text": _plain(one_line(choice.label, _BUTTON_CHARS)),
        }
        for number, choice in enumerate(answer.choices, start=1)
    ]
    none = _plain(say("none of these", language_asked_in(answer)))
    way_out = {"type": "button", "action_id": f"{CHOICE_ACTION}_{NONE}", "value": f"{NONE}:{answer.id}", "text": none}
    return {"type": "actions", "elements": [*buttons, way_out]}


def _prompt(number: int, question: str) -> Block:
    label = _plain(one_line(question, _BUTTON_CHARS))
    return {"type": "button", "action_id": f"{PROMPT_ACTION}_{number}", "value": question, "text": label}


def _press(press: Press) -> Block:
    label = _plain(one_line(press.label, _BUTTON_CHARS))
    return {"type": "button", "action_id": f"{CONSENT_ACTION}_{press.act}", "value": press.about, "text": label}


def _feedback(answer_id: str, language: str) -> Block:
    def button(vote: str, label: str) -> Block:
        return {"text": _plain(label), "value": f"{vote}:{answer_id}", "accessibility_label": label}

    return {
        "type": "context_actions",
        "elements": [
            {
                "type": "feedback_buttons",
                "action_id": FEEDBACK_ACTION,
                "positive_button": button("up", say("good answer", language)),
                "negative_button": button("down", say("bad answer", language)),
            }
        ],
    }


def _continued(part: int, parts: int, language: str) -> tuple[Block, ...]:
    return (_context_block(say("continued", language, part=part, parts=parts)),)


def _pack(units: Sequence[_Unit]) -> list[list[_Unit]]:
    """Fill messages in order, none with more characters than Slack takes."""
    packed: list[list[_Unit]] = [[]]
    for unit in units:
        if packed[-1] and sum(u.size for u in packed[-1]) + unit.size > _MESSAGE_CHARS:
            packed.append([])
        packed[-1].append(unit)
    return packed


def _message(units: Sequence[_Unit], tail: tuple[Block, ...]) -> Message:
    full = "\n\n".join(unit.text for unit in units if unit.text)
    short = full if len(full) <= _FALLBACK_CHARS else full[: _FALLBACK_CHARS - 1] + "…"
    blocks = (*(block for unit in units for block in unit.blocks), *tail)
    return Message(blocks, _whole_links(short), _whole_links(full[:_TEXT_CHARS]))


def _whole_links(text: str) -> str:
    """Drop a link that cutting left open."""
    start = text.rfind("<")
    return text if start < 0 or ">" in text[start:] else text[:start] + "…"


def _chunks(lines: Sequence[str]) -> list[str]:
    """Join lines into texts that each fit one text object; a line is never cut unless it alone is too long."""
    return join_lines((_whole_links(line[:_ELEMENT_CHARS]) for line in lines), _ELEMENT_CHARS)


def _context(text: str) -> _Unit:
    return _Unit((_context_block(text),), text)


def _context_block(text: str) -> Block:
    return {"type": "context", "elements": [{"type": "mrkdwn", "text": text, "verbatim": True}]}


def _plain(text: str) -> Block:
    return {"type": "plain_text", "text": text, "emoji": True}


def _text_length(block: Block) -> int:
    text = block.get("text")
    own = len(text) if isinstance(text, str) else len(text["text"]) if isinstance(text, dict) else 0
    return own + sum(len(e["text"]) for e in block.get("elements", ()) if isinstance(e.get("text"), str))
