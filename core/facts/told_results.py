"""Tells what an operation made of a measure's figures in other languages than English: result, course, conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from core.facts.periods_stored import key_of
from core.facts.plan import Condition, Operation, Sense
from core.facts.speaking import Speaker, Years, speaker_of
from core.facts.told import value_of
from core.model import FactRow

_MOST, _FEW = 12, 4


@dataclass(frozen=True, slots=True)
class Result:
    """A measure's figures, oldest first, what was `made` of them, and those that `met` a condition."""

    operation: Operation
    rows: tuple[FactRow, ...]
    made: tuple[FactRow, ...] = ()
    condition: Condition | None = None
    met: tuple[FactRow, ...] = ()

    def said(self, language: str) -> str:
        """Return it in a language that tells figures; nothing in English, whose sentences come with the operation."""
        speaker = speaker_of(language)
        return "" if speaker is None or not self.rows else _TELLERS[self.operation](self, speaker)


def tell_rows(rows: Sequence[FactRow], speaker: Speaker) -> str:
    """Tell figures one by one; of more than one reads, the ends and the extremes."""
    if len(rows) == 1:
        return f"{speaker.sentence(rows[0])}{remarks(rows[0], speaker)}"
    if len(rows) > _MOST:
        return _course(rows, speaker)
    return " ".join(map(speaker.sentence, rows))


def remarks(row: FactRow, speaker: Speaker) -> str:
    """Tell what has to be known about a figure: restated, derived, of before a share split."""
    values, found = row.values, []
    if values.get("restated") and values.get("first_value") is not None:
        first = speaker.figure(float(values["first_value"] or 0), str(values["unit"]))
        found.append(speaker.say("fact was restated", figure=first))
    if values.get("derived") and not values.get("formula"):
        found.append(speaker.say("fact derived"))
    if float(values.get("split_factor") or 1) != 1:
        found.append(speaker.say("fact before split"))
    return "".join(f" {text}" for text in found)


def _course(rows: Sequence[FactRow], speaker: Speaker) -> str:
    extremes = (_extreme(rows, speaker, kind) for kind in (Operation.HIGHEST, Operation.LOWEST))
    return " ".join((speaker.sentence(rows[0]), speaker.sentence(rows[-1]), *extremes))


def _extreme(rows: Sequence[FactRow], speaker: Speaker, kind: Operation) -> str:
    best = (max if kind is Operation.HIGHEST else min)(rows, key=value_of)
    sentence = speaker.sentence(best)
    first, last = key_of(rows[0])[0], key_of(rows[-1])[0]
    word = speaker.wording.computed[kind].format(first=first, last=last)
    return f"{sentence[:-1]} ({word}){sentence[-1:]}"


def _value(told: Result, speaker: Speaker) -> str:
    return tell_rows(told.rows, speaker)


def _trend(told: Result, speaker: Speaker) -> str:
    if len(told.rows) < _FEW:
        return tell_rows(told.rows, speaker)
    return f"{_course(told.rows, speaker)}{_split_apart(told.rows, speaker)}"


def _split_apart(rows: Sequence[FactRow], speaker: Speaker) -> str:
    old = [row for row in rows if float(row.values.get("split_factor") or 1) != 1]
    mixed = bool(old) and len(old) < len(rows)
    return f" {speaker.say('fact split apart', period=speaker.at(old[-1]))}" if mixed else ""


def _change(told: Result, speaker: Speaker) -> str:
    if len(told.rows) < 2:
        return tell_rows(told.rows, speaker)
    figures = [f"{'+' if value_of(row) > 0 else ''}{speaker.of(row)}" for row in told.made]
    ends = f"{speaker.sentence(told.rows[0])} {speaker.sentence(told.rows[-1])}"
    return f"{ends} {speaker.wording.computed['change']}: {' / '.join(figures)}." if figures else ends


def _made(word: str) -> Callable[[Result, Speaker], str]:
    """Tell the one figure that was made, under its name."""

    def tell(told: Result, speaker: Speaker) -> str:
        named = speaker.wording.computed.get(word) or speaker.say(f"fact {word}")
        if not told.made:
            measure = speaker.measure(str(told.rows[0].values["metric"]))
            return speaker.say("fact no total", measure=measure) if word == "sum" else speaker.say("fact no rate")
        if word not in _OF_ENDS:
            return f"{named} ({_of(told.rows, speaker)}): {speaker.of(told.made[-1])}."
        ends = (f"{speaker.of(row)} {speaker.at(row)}" for row in (told.rows[0], told.rows[-1]))
        values = told.rows[0].values
        whose = speaker.listed((speaker.measure(str(values["metric"])), str(values["company"])))
        return f"{whose}: {' → '.join(ends)}, {named}: {speaker.of(told.made[-1])}."

    return tell


_OF_ENDS = ("cagr", "factor")


def _of(rows: Sequence[FactRow], speaker: Speaker) -> str:
    values = rows[0].values
    span = Years(tuple(key_of(row)[0] for row in rows), bare=True).said(speaker.language.code)
    return speaker.listed((speaker.measure(str(values["metric"])), str(values["company"]), span))


def _highest(told: Result, speaker: Speaker) -> str:
    return _extreme(told.rows, speaker, Operation.HIGHEST)


def _lowest(told: Result, speaker: Speaker) -> str:
    return _extreme(told.rows, speaker, Operation.LOWEST)


def _range(told: Result, speaker: Speaker) -> str:
    return f"{_highest(told, speaker)} {_lowest(told, speaker)}"


def _met(told: Result, speaker: Speaker) -> str:
    """Tell how often a condition is met, and by which figures."""
    found = told.met
    counted = told.operation is Operation.COUNT
    years = Years(tuple(key_of(row)[0] for row in found), bare=True).said(speaker.language.code)
    count = speaker.say("fact count", count=len(found)) if counted else years
    count = count if found else speaker.say("fact never")
    head = _head(told, speaker, count)
    shown = " ".join(map(speaker.sentence, found[-_MOST:]))
    return f"{head} {shown}".strip()


def _head(told: Result, speaker: Speaker, count: str) -> str:
    values = told.rows[0].values
    return speaker.say(
        "fact met",
        measure=speaker.measure(str(values["metric"])),
        company=values["company"],
        span=Years(tuple(key_of(row)[0] for row in told.rows), bare=True).said(speaker.language.code),
        how=speaker.say(_HOW[told.condition.sense if told.condition else Sense.ABOVE]),
        count=count,
    )


_HOW: Mapping[Sense, str] = {
    Sense.ABOVE: "fact above",
    Sense.BELOW: "fact below",
    Sense.RISE: "fact rose",
    Sense.FALL: "fact fell",
}


def _first(told: Result, speaker: Speaker) -> str:
    if not told.met:
        return _met(told, speaker)
    return f"{_head(told, speaker, speaker.say('fact first time'))} {speaker.sentence(told.met[0])}"


def _since(told: Result, speaker: Speaker) -> str:
    """Since when without a break up to the latest figure."""
    if not told.met:
        return f"{_head(told, speaker, speaker.say('fact not in latest'))} {speaker.sentence(told.rows[-1])}"
    ends = dict.fromkeys((speaker.sentence(told.met[0]), speaker.sentence(told.met[-1])))
    return f"{_head(told, speaker, speaker.say('fact every one since'))} {' '.join(ends)}"


_TELLERS: Mapping[Operation, Callable[[Result, Speaker], str]] = {
    Operation.VALUE: _value,
    Operation.TREND: _trend,
    Operation.CHANGE: _change,
    Operation.PERCENT_CHANGE: _change,
    Operation.RETURN: _change,
    Operation.CAGR: _made("cagr"),
    Operation.SUM: _made("sum"),
    Operation.AVERAGE: _made("average"),
    Operation.MEDIAN: _made("median"),
    Operation.HIGHEST: _highest,
    Operation.LOWEST: _lowest,
    Operation.RANGE: _range,
    Operation.FIRST: _first,
    Operation.COUNT: _met,
    Operation.WHICH: _met,
    Operation.MULTIPLE: _made("factor"),
    Operation.SINCE: _since,
}
