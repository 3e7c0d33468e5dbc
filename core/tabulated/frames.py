"""A question as people put it to colleagues, taken apart: the operation, the lines it is of, and the periods.

`How many dollars of current assets stood behind each dollar of current liabilities?` is a quotient of two lines. What a
line is called is left to be found (`frame_choice.py`): by its words, else by what they mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.facts.plan import Condition, Operation, Sense
from core.reading.lexicon import pattern_of
from core.reading.roles import Role
from core.tabulated.frame import Frame, of_one
from core.tabulated.frame_pairs import added, divided, ranked, set_apart, shared
from core.tabulated.frame_wording import Said, said_of
from core.tabulated.subject import DocumentSubject
from core.tabulated.times_asked import year_before


def frames_of(question: str, subject: DocumentSubject) -> tuple[Frame, ...]:
    """Return the ways to take a question that names the document and a period, the likeliest first; none of others."""
    said = said_of(question, subject)
    if not (said.whose or said.names) or not said.times or said.says(*_ELSEWHERE):
        return ()
    for read in _READERS:
        found = read(said)
        if found is not None:
            return tuple(replace(one, asked=said.text) for one in found)
    return ()


_ELSEWHERE: tuple[Role, ...] = (
    *("planned_column", "asks_reason", "plan_opinion", "frame_group"),
    *("table_faster", "table_slower", "table_fastest", "table_slowest"),
)


def _counted(said: Said) -> Iterator[Frame] | None:
    """`In how many of the years did it sell more than $28 billion of tablets?`."""
    if said.amount is None or not said.says("frame_in_how_many") or not said.says("plan_above", "plan_below"):
        return None
    below = said.says("plan_below")
    phrase = said.without("frame_in_how_many", "plan_above", "plan_below")
    sense = Sense.BELOW if below else Sense.ABOVE
    return of_one(said, Operation.COUNT, phrase, Condition(sense, said.amount))


def _extreme_period(said: Said) -> Iterator[Frame] | None:
    """`In which of 2020, 2021 and 2022 did it spend the most?`, `did it owe more at the end of 2021 or of 2022?`."""
    if len(said.times) < 2 or said.says("frame_by_how_much") or not said.says("frame_most", "frame_least"):
        return None
    either = " or " in f" {said.text} "
    if not either and not said.says("frame_which_period"):
        return None
    least = said.says("frame_least") and not pattern_of("frame_most", "en").search(said.without("frame_least"))
    phrase = said.without("frame_which_period", "frame_most", "frame_least")
    return of_one(said, Operation.LOWEST if least else Operation.HIGHEST, phrase)


def _averaged(said: Said) -> Iterator[Frame] | None:
    if len(said.times) < 2 or not said.says("plan_average"):
        return None
    return of_one(said, Operation.AVERAGE, said.without("plan_average", "plan_each"))


def _moved(said: Said) -> Iterator[Frame] | None:
    """`By what percent did it rise?`, `how much bigger was it in 2022 than in 2021?`."""
    percent, moves = said.says("frame_in_percent"), said.says("frame_moves", "frame_drops")
    if len(said.times) == 1 and moves and (percent or said.says("frame_how_much")):
        said = replace(said, times=(year_before(said.times[0]), *said.times))
    if len(said.times) != _TWO or not (percent or moves or said.says("frame_by_how_much")):
        return None
    if said.says("frame_in_how_many"):
        return iter(())
    operation = Operation.PERCENT_CHANGE if percent else Operation.CHANGE
    roles: tuple[Role, ...] = ("frame_by_how_much", "frame_how_much", "frame_in_percent", "frame_moves", "frame_drops")
    return of_one(said, operation, said.without(*roles))


def _summed(said: Said) -> Iterator[Frame] | None:
    if len(said.times) < 2 or not said.says("frame_together"):
        return None
    return of_one(said, Operation.SUM, said.without("frame_together"))


def _stated(said: Said) -> Iterator[Frame] | None:
    """One line, in the periods named."""
    many = len(said.times) > 1 and said.says("frame_moves", "frame_drops")
    if many or said.says("frame_most", "frame_least", "plan_average", "plan_median"):
        return iter(())
    bare = "" if said.says("ratio_word") else said.without("frame_in_percent")
    return of_one(said, Operation.VALUE, said.text, also=bare)


_TWO = 2
_READERS = (
    *(_counted, shared, divided, ranked, _extreme_period, _averaged, set_apart, _moved, added, _summed, _stated),
)
