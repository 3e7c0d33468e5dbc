"""Lists in every style that people and models number them in: the numbers claim nothing, the figures do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import pytest

from core.checks import check_record

ITEMS = {
    "ward": (
        "Patients fast for 6 hours before the operation. The ward weighs them on arrival and gives 250 ml of water at "
        "most. The drip is set to 40 drops a minute. Blood pressure is taken every 15 minutes.",
        ("Fast for 6 hours", "Drink 250 ml of water at most", "Set the drip to 40 drops a minute"),
        ("Fast for 6 hours", "Drink 350 ml of water at most", "Set the drip to 40 drops a minute"),
    ),
    "depot": (
        "Each lorry takes 33 pallets of up to 480 kg. Drivers rest 45 minutes after 4.5 hours at the wheel. The gate "
        "closes at 18:30. A late delivery costs 125 euros.",
        ("Load 33 pallets", "Keep each pallet to 480 kg", "Rest for 45 minutes after 4.5 hours at the wheel"),
        ("Load 33 pallets", "Keep each pallet to 840 kg", "Rest for 45 minutes after 4.5 hours at the wheel"),
    ),
    "club": (
        "The squad ran 12 laps on Monday, did 60 push-ups on Wednesday and swam 1,500 metres on Friday. Two players "
        "are injured; membership rose to 318.",
        ("Monday: 12 laps", "Wednesday: 60 push-ups", "Friday: 1,500 metres of swimming"),
        ("Monday: 12 laps", "Wednesday: 70 push-ups", "Friday: 1,500 metres of swimming"),
    ),
    "staff": (
        "New colleagues get 28 days of leave, a laptop worth $1,400 and a desk in building B. Probation is 6 months. "
        "Overtime beyond 10 hours a month is paid at 125%.",
        ("You get 28 days of leave", "Your laptop is worth $1,400", "Overtime beyond 10 hours a month is paid at 125%"),
        ("You get 28 days of leave", "Your laptop is worth $1,700", "Overtime beyond 10 hours a month is paid at 125%"),
    ),
}

Style = Callable[[Sequence[str]], str]


def _lines(mark: Callable[[int], str], end: str = "") -> Style:
    return lambda items: "\n".join(f"{mark(n)} {item}{end}" for n, item in enumerate(items, 1))


def _running(mark: Callable[[int], str], end: str = ".", gap: str = " ") -> Style:
    return lambda items: gap.join(f"{mark(n)} {item}{end}" for n, item in enumerate(items, 1))


def _letter(n: int) -> str:
    return "abc"[n - 1]


def _roman(n: int) -> str:
    return ("i", "ii", "iii")[n - 1]


def _word(n: int) -> str:
    return ("First", "Second", "Third")[n - 1]


STYLES: dict[str, Style] = {
    "1. lines": _lines(lambda n: f"{n}."),
    "1) lines": _lines(lambda n: f"{n})"),
    "(1) lines": _lines(lambda n: f"({n})"),
    "1: lines": _lines(lambda n: f"{n}:"),
    "1 - lines": _lines(lambda n: f"{n} -"),
    "1 – lines": _lines(lambda n: f"{n} –"),
    "a. lines": _lines(lambda n: f"{_letter(n)}."),
    "(a) lines": _lines(lambda n: f"({_letter(n)})"),
    "a) running": _running(lambda n: f"{_letter(n)})", ";"),
    "i. lines": _lines(lambda n: f"{_roman(n)}."),
    "(i) running": _running(lambda n: f"({_roman(n)})", ","),
    "I. lines": _lines(lambda n: f"{_roman(n).upper()}."),
    "Step 1: lines": _lines(lambda n: f"Step {n}:"),
    "Step 1 running": _running(lambda n: f"Step {n}:"),
    "bold step": _lines(lambda n: f"**Step {n}:**"),
    "step dash": _lines(lambda n: f"Step {n} –"),
    "#1 lines": _lines(lambda n: f"#{n}"),
    "#1: lines": _lines(lambda n: f"#{n}:"),
    "No. 1": _lines(lambda n: f"No. {n}:"),
    "dash lines": _lines(lambda _: "-"),
    "bullet lines": _lines(lambda _: "•"),
    "bold 1.": _lines(lambda n: f"**{n}.**"),
    "bold 1)": _lines(lambda n: f"**{n})**"),
    "bold item": lambda items: "\n".join(f"{n}. **{item}**" for n, item in enumerate(items, 1)),
    "dash bold 1.": _lines(lambda n: f"- **{n}.**"),
    "dash 1.": _lines(lambda n: f"- {n}."),
    "dash (1)": _lines(lambda n: f"- ({n})"),
    "1. running": _running(lambda n: f"{n}."),
    "1) running": _running(lambda n: f"{n})", ","),
    "(1) running": _running(lambda n: f"({n})", ";"),
    "1) led in": lambda items: "Do this: " + _running(lambda n: f"{n})", ",")(items),
    "(1) led in": lambda items: (
        "Three points: " + _running(lambda n: f"({n})", ", and")(items).removesuffix(", and") + "."
    ),
    "heading 1": lambda items: "\n\n".join(f"## {n}. Part\n{item}." for n, item in enumerate(items, 1)),
    "heading bare": lambda items: "\n\n".join(f"### {n}\n{item}." for n, item in enumerate(items, 1)),
    "heading step": lambda items: "\n\n".join(f"### Step {n}\n{item}." for n, item in enumerate(items, 1)),
    "nested 1.1": lambda items: "\n".join(f"1.{n} {item}." for n, item in enumerate(items, 1)),
    "nested 1.1.": lambda items: "\n".join(f"1.{n}. {item}." for n, item in enumerate(items, 1)),
    "nested 2.1.1": lambda items: "\n".join(f"2.1.{n} {item}." for n, item in enumerate(items, 1)),
    "indented": lambda items: f"1. {items[0]}\n   1. {items[1]}\n   2. {items[2]}",
    "indented letters": lambda items: f"1. {items[0]}\n   a) {items[1]}\n   b) {items[2]}",
    "sub bullets": lambda items: f"1. Rules\n   - {items[0]}\n   - {items[1]}\n2. Also\n   - {items[2]}",
    "words": lambda items: " ".join(f"{_word(n)}, {item[0].lower()}{item[1:]}." for n, item in enumerate(items, 1)),
    "words colon": _lines(lambda n: f"{_word(n)}:"),
    "firstly": lambda items: f"Firstly, {items[0]}. Secondly, {items[1]}. Thirdly, {items[2]}.",
    "1st": lambda items: f"1st: {items[0]}. 2nd: {items[1]}. 3rd: {items[2]}.",
    "option": _lines(lambda n: f"Option {n}:"),
    "option letter": _lines(lambda n: f"Option {_letter(n).upper()}:"),
    "reason": _running(lambda n: f"Reason {n}:"),
    "point": _lines(lambda n: f"Point {n}."),
    "tip": _lines(lambda n: f"Tip {n}:"),
    "Q1": _lines(lambda n: f"Question {n}:"),
    "item n of m": _lines(lambda n: f"Item {n} of 3:"),
    "n of m": _lines(lambda n: f"{n} of 3:"),
    "n/m": _lines(lambda n: f"{n}/3"),
    "(n/m)": _lines(lambda n: f"({n}/3)"),
    "[n] emoji": _lines(lambda n: f"{n}\ufe0f\u20e3"),
    "circled": _lines(lambda n: "①②③"[n - 1]),
    "01": _lines(lambda n: f"0{n}."),
    "from 4": lambda items: "\n".join(f"{n}. {item}" for n, item in enumerate(items, 4)),
    "all 1.": lambda items: "\n".join(f"1. {item}" for item in items),
    "quoted": lambda items: "\n".join(f"> {n}. {item}" for n, item in enumerate(items, 1)),
    "starred": lambda items: "\n".join(f"* {n}) {item}" for n, item in enumerate(items, 1)),
    "underscored": lambda items: "\n".join(f"__{n}.__ {item}" for n, item in enumerate(items, 1)),
    "arrow": _lines(lambda n: f"{n} →"),
    "bracket line": _lines(lambda n: f"{n}]"),
    "counted lead": lambda items: "There are 3 points:\n" + _lines(lambda n: f"{n}.")(items),
    "counted words": lambda items: "There are three points to note.\n" + _lines(lambda n: f"{n}.")(items),
    "these 3 steps": lambda items: "Follow these 3 steps: " + _running(lambda n: f"{n})", ";")(items),
}


def _passes(context: str, answer: str) -> bool:
    return bool(check_record({"id": 1, "answer": answer, "context": context})["passed"])


@pytest.mark.parametrize(("style", "place"), list(product(STYLES, ITEMS)))
def test_a_right_list_passes_in_every_style(style: str, place: str) -> None:
    context, right, _ = ITEMS[place]
    assert _passes(context, STYLES[style](right))


@pytest.mark.parametrize(("style", "place"), list(product(STYLES, ITEMS)))
def test_a_wrong_figure_in_a_list_is_found_in_every_style(style: str, place: str) -> None:
    context, _, wrong = ITEMS[place]
    assert not _passes(context, STYLES[style](wrong))
