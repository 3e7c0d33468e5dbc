"""One Answer as Discord messages: Components V2 within Discord's limits, sources and buttons on the last. Pure.

Components V2 rather than embeds: text runs over the whole width with headings, lists and links; an embed is a narrow
card that people and server admins can switch off. Buttons stand beside what they are about. And a component keeps the
`id` it was given, in which a message carries its key (`bots.discord_app.parts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bots.courier import BARE
from bots.introduction import ITSELF
from bots.languages import say
from bots.messages import Beneath
from bots.render.chart import Chart
from bots.render.discord_text import escaped, link, markdown, neutral
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
from bots.render.splitting import join_lines, split_markdown
from bots.render.table_text import table_text
from bots.render.told_sources import SourceLine, links_of, quoted_sources, safe_url, source_lines
from core.drafts.choices import NONE
from core.drafts.links import NO_ADDRESSES, vetted
from core.model import Answer, Outcome
from core.text.printable import legible

if TYPE_CHECKING:
    from core.extraction.quoting import Quote

Component = dict[str, Any]

BUTTON_ID = "errata:{act}:{answer_id}"
ACTION_ROW, BUTTON, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 10, 12, 13, 14, 17
_CHART = "chart.png"
_PRIMARY, _GREY = 1, 2

# Discord's limits: 4,000 characters of text and 40 components in a message; a label of 80, a custom id of 100.
_MESSAGE_CHARS = 3_500
_BODY_CHARS = 2_800
_LINE_CHARS = 1_200
_LABEL_CHARS = 80
_ALT_CHARS = 1_000
_MOST_UNITS = 25
MOST_MESSAGES = 10  # a longer answer is a file: it would flood the channel
_LONGEST_CITED_URL = 200  # a longer one is linked in the list of sources alone
_PRIVATE_BODY = 2_000
_PRIVATE_SOURCES = 1_200

_COLOURS = {
    Outcome.ANSWERED: 0x2E9E6B,
    Outcome.PARTIAL: 0xE0A100,
    Outcome.REFUSED: 0x8A8F98,
    Outcome.UNCLEAR: 0x4A7FD6,
    Outcome.FAILED: 0xD64545,
}


@dataclass(frozen=True, slots=True)
class AnswerLayout:
    """How answers look in one place.

    `template` is SOURCE_URL_TEMPLATE, `quote_question` repeats a question nobody else saw, `notes_first` leads with
    what changed and why, `chart` is its table as a picture, `asker` (an id) is named and notified, `share` asks whether
    a private answer is to be shown to everybody, `single` keeps also a middling answer in one message with the whole
    text in a file beside it, `person` offers to ask whom the channel names.
    """

    template: str | None = None
    feedback: bool = True
    person: bool = True
    quote_question: bool = False
    notes_first: bool = False
    single: bool = False
    chart: Chart | None = None
    asker: str = ""
    share: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """One Discord message: what its container holds, its colour, a file beside it, and who alone is notified by it."""

    components: tuple[Component, ...]
    colour: int | None = None
    file: tuple[str, bytes] | None = None
    notified: tuple[str, ...] = ()

    def plain(self) -> Message:
        """Return its text alone, for when Discord does not take the components."""
        said = "\n".join(str(c["content"]) for c in self.components if c["type"] == TEXT)
        return Message((_text(escaped(one_line(said, 1_500)) or "…"),), self.colour)


@dataclass(frozen=True, slots=True)
class _Unit:
    """A component that stays whole, and the characters in it."""

    component: Component
    file: tuple[str, bytes] | None = None

    @property
    def size(self) -> int:
        return len(self.component.get("content") or "")


DEFAULT_LAYOUT = AnswerLayout()


def answer_messages(answer: Answer, layout: AnswerLayout = DEFAULT_LAYOUT) -> list[Message]:
    """Return an answer as one message, or several where it is long; each within Discord's limits."""
    answer = for_askers(answer, language_asked_in(answer))
    packed = _pack(list(_units(answer, layout)))
    tail, colour, language = _tail(answer, layout), _COLOURS[answer.outcome], language_asked_in(answer)
    if len(packed) > (1 if layout.single else MOST_MESSAGES):
        return [_abridged(answer, layout, tail)]
    first, *more = [
        _message(units, _continued(at, len(packed), language) if at < len(packed) else tail, colour)
        for at, units in enumerate(packed, start=1)
    ]
    return [replace(first, notified=(layout.asker,) if layout.asker else ()), *more]


def note_messages(text: str, language: str = "", beneath: Beneath = BARE) -> list[Message]:
    """Return a short remark in simple Markdown as messages (usually one); what is too long is cut.

    What is to be pressed stands beneath the last; whoever is called stands in front, and is notified.
    """
    packed = _pack(_prose(text))
    cut = (_text(f"-# {say('cut here', language)}"),) if len(packed) > MOST_MESSAGES else ()
    shown = packed[:MOST_MESSAGES]
    pressed = [_button(f"try{number}", "-", neutral(asked)) for number, asked in enumerate(beneath.asks, start=1)]
    pressed += [_button(one.act, one.about, neutral(one_line(one.label, _LABEL_CHARS))) for one in beneath.presses]
    row: tuple[Component, ...] = ({"type": ACTION_ROW, "components": pressed},) if pressed else ()
    tails = [cut if at == MOST_MESSAGES else () for at in range(1, len(shown) + 1)]
    first, *more = [
        _message(units, (*tail, *(row if at == len(shown) else ())))
        for at, (units, tail) in enumerate(zip(shown, tails, strict=True), 1)
    ]
    if not beneath.calls.isdecimal():
        return [first, *more]
    called = {"type": TEXT, "content": f"<@{beneath.calls}>"}
    return [replace(first, components=(called, *first.components), notified=(beneath.calls,)), *more]


def step_message(text: str, question: str = "") -> Message:
    """Return what is being done, such as `drafting an answer`, as a passing message.

    With a stop sign to press, where it is known which `question` that stops (`bots.event_keys.asked_at`).
    """
    said = _text(f"-# ⏳ {escaped(one_line(text[:1].upper() + text[1:], 150))}…")
    sign = {"type": BUTTON, "style": _GREY, "emoji": {"name": "🛑"}}
    sign["custom_id"] = BUTTON_ID.format(act="stop", answer_id=question)
    return Message((said, {"type": ACTION_ROW, "components": [sign]}) if question else (said,))


def receipt_messages(answer: Answer) -> list[Message]:
    """Return how an answer came about."""
    return note_messages(receipt_text(answer), language_asked_in(answer))


def sources_messages(answer: Answer, template: str | None) -> list[Message]:
    """Return an answer's sources with a little of what they say."""
    said = [f"{_source(line)}\n> {_quoted(quote)}" for line, quote in quoted_sources(answer, template)]
    if not said:
        return note_messages(say("no sources", language_asked_in(answer)))
    return [
        _message(units, ())
        for units in _pack(
            [_unit(chunk) for chunk in _chunks([f"**{say('sources', language_asked_in(answer))}**", *said])]
        )
    ]


def _quoted(quote: Quote) -> str:
    """Return what a source says with what bears the answer out in bold."""
    said = escaped(quote.said.strip())
    return " ".join(filter(None, [escaped(quote.before), f"**{said}**" if said else "", escaped(quote.behind)]))


def _units(answer: Answer, layout: AnswerLayout) -> Iterator[_Unit]:
    notes = [_unit(chunk) for chunk in _chunks([escaped(line) for line in remark_lines(answer)])]
    if layout.quote_question and (asked := question_asked(answer)):
        yield _question(asked, layout.asker)
    if layout.notes_first:
        yield from notes
    yield from _body(answer, layout)
    if layout.chart is not None:
        shown = {"media": {"url": f"attachment://{_CHART}"}, "description": layout.chart.alt[:_ALT_CHARS]}
        yield _Unit({"type": GALLERY, "items": [shown]}, (_CHART, layout.chart.png))
    if not layout.notes_first:
        yield from notes
    yield from _sources(answer, layout.template)


def _question(asked: str, asker: str) -> _Unit:
    """Repeat a question; who asked it is the only one whom an answer may notify."""
    said = neutral(f"**{escaped(one_line(asked, 300))}**")
    return _Unit({"type": TEXT, "content": f"❓ <@{asker}>: {said}" if asker.isdecimal() else f"❓ {said}"})


def _body(answer: Answer, layout: AnswerLayout) -> list[_Unit]:
    safe = {line.number: safe_url(line.url) for line in source_lines(answer, layout.template)}
    urls = {number: url for number, url in safe.items() if url and len(url) <= _LONGEST_CITED_URL}
    text = "\n\n".join(
        p for p in (answer.text.strip(), table_text(answer.table, language=language_asked_in(answer))) if p
    )
    return _prose(text, urls, links_of(answer, layout.template))


def _prose(text: str, urls: Mapping[int, str] | None = None, known: frozenset[str] = NO_ADDRESSES) -> list[_Unit]:
    parts = split_markdown(markdown(text, urls, known), _BODY_CHARS) or ["…"]
    return [_unit(part) for part in parts]


def _sources(answer: Answer, template: str | None) -> Iterator[_Unit]:
    lines, language = source_lines(answer, template), language_asked_in(answer)
    if lines:
        yield _Unit({"type": SEPARATOR})
        yield from (_unit(chunk) for chunk in _chunks([f"-# {say('sources', language)}", *map(_source, lines)]))


def _source(line: SourceLine) -> str:
    where = f" · {escaped(line.where)}" if line.where else ""
    linked = f"-# [{line.number}] {link(line.title, line.url)}{where}"
    # A link that is cut is none, and shows its whole address.
    return linked if len(linked) <= _LINE_CHARS else f"-# [{line.number}] {escaped(line.title)}{where}"


def _abridged(answer: Answer, layout: AnswerLayout, tail: tuple[Component, ...]) -> Message:
    """One message: the beginning, as many sources as fit, and the whole answer in a file.

    Also for answers to one user alone: Discord keeps no record of them that could be read again after a crash, so that
    only a single message, which is edited and never posted, can't appear twice.
    """
    beginning = split_markdown(_body(answer, layout)[0].component["content"], _PRIVATE_BODY)[0]
    sources = [u for u in _sources(answer, layout.template) if u.size <= _PRIVATE_SOURCES][:2]
    units = [_unit(beginning), _unit(f"-# {say('whole in file', language_asked_in(answer))}"), *sources]
    listed = "\n".join(f"[{s.number}] {s.title} {s.url or s.where}" for s in source_lines(answer, layout.template))
    text = vetted(legible(answer.text), links_of(answer, layout.template))
    whole = "\n\n".join(filter(None, [text, table_text(answer.table, language=language_asked_in(answer)), listed]))
    attached: Component = {"type": FILE, "file": {"url": "attachment://answer.md"}}
    message = _message(units, (attached, *tail), _COLOURS[answer.outcome])
    return Message(message.components, message.colour, ("answer.md", whole.encode()))


def _tail(answer: Answer, layout: AnswerLayout) -> tuple[Component, ...]:
    """Return what ends every answer: what became of it, feedback buttons, and the ways to receipt and sources."""
    line = _text(f"-# {escaped(one_line(outcome_line(answer), 300))}")
    if answer.model == ITSELF:
        return ()
    if answer.outcome is Outcome.FAILED or is_remark(answer):
        return (line,)
    if answer.choices:
        return ({"type": ACTION_ROW, "components": _choices(answer)},)
    language = language_asked_in(answer)
    good, bad = say("good", language), say("bad", language)
    votes = [_button("up", answer.id, good, "👍"), _button("down", answer.id, bad, "👎")]
    buttons = votes if layout.feedback else []
    buttons.append(_button("why", answer.id, say("why button", language)))
    if answer.sources:
        buttons.append(_button("sources", answer.id, say("sources", language)))
    if may_ask_person(answer) and layout.feedback and layout.person:
        buttons.append(_button("person", answer.id, say("ask a person", language)))
    rows = [buttons]
    if layout.share and may_be_shared(answer):
        rows.append([_button(act, answer.id, say(act, language)) for act in ("share", "keep")])
    return (line, *({"type": ACTION_ROW, "components": row} for row in rows))


def _choices(answer: Answer) -> list[Component]:
    labels = [neutral(one_line(choice.label, _LABEL_CHARS)) for choice in answer.choices]
    buttons = [_button(f"choice{number}", answer.id, label) for number, label in enumerate(labels, start=1)]
    return [*buttons, _button(f"choice{NONE}", answer.id, say("none of these", language_asked_in(answer)))]


def _button(act: str, answer_id: str, label: str, emoji: str = "") -> Component:
    button: Component = {
        "type": BUTTON,
        "style": _GREY,
        "label": label,
        "custom_id": BUTTON_ID.format(act=act, answer_id=answer_id),
    }
    return button | ({"emoji": {"name": emoji}} if emoji else {})


def _continued(part: int, parts: int, language: str) -> tuple[Component, ...]:
    return (_text(f"-# {say('continued', language, part=part, parts=parts)}"),)


def _pack(units: Sequence[_Unit]) -> list[list[_Unit]]:
    """Fill messages in order, none with more than Discord takes."""
    packed: list[list[_Unit]] = [[]]
    for unit in units:
        full = sum(u.size for u in packed[-1]) + unit.size > _MESSAGE_CHARS or len(packed[-1]) >= _MOST_UNITS
        if packed[-1] and full:
            packed.append([])
        packed[-1].append(unit)
    return packed


def _message(units: Sequence[_Unit], tail: tuple[Component, ...], colour: int | None = None) -> Message:
    file = next((unit.file for unit in units if unit.file), None)
    return Message((*(dict(unit.component) for unit in units), *tail), colour, file)


def _chunks(lines: Sequence[str]) -> list[str]:
    """Join lines into texts that each fit one component; a line is never cut unless it alone is too long."""
    return join_lines((line[:_LINE_CHARS] for line in lines), _LINE_CHARS)


def _unit(text: str) -> _Unit:
    return _Unit(_text(text))


def _text(content: str) -> Component:
    return {"type": TEXT, "content": neutral(content.strip()) or "…"}
