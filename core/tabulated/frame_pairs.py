"""Questions of several lines: shares, quotients, sums, differences, and which of them is highest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from core.facts.plan import Operation
from core.reading.lexicon import pattern_of, words_of
from core.tabulated.frame import Frame, Thing, frame_for, of_one, with_kind
from core.tabulated.frame_wording import Said, bare_of, phrase_of
from core.tabulated.labels import kind_of

_MOST_PARTS = 6


def shared(said: Said) -> Iterator[Frame] | None:
    """`What part of its sales came out of Europe?`, `R&D as a percentage of sales`."""
    if len(said.times) != 1:
        return None
    if behind := pattern_of("frame_part_behind", "en").search(said.text):
        return _share(said, said.text[: behind.start()], said.text[behind.end() :])
    found = pattern_of("frame_part", "en").search(said.text)
    if found is None:
        return None
    rest = said.text[found.end() :]
    for stems in pattern_of("frame_stems_from", "en").finditer(rest):
        if phrase_of(rest[: stems.start()]) and phrase_of(rest[stems.end() :]):
            return _share(said, rest[stems.end() :], rest[: stems.start()])
    return iter(())


def _share(said: Said, part: str, whole: str) -> Iterator[Frame]:
    one, other = (phrase_of(pattern_of("frame_in_percent", "en").sub(" ", side)) for side in (part, whole))
    kind = kind_of(f"x {other}")[0] or other
    names = tuple(dict.fromkeys((with_kind(one, kind), one)))
    if one and other:
        yield frame_for(said, Operation.VALUE, (Thing(names, one), Thing((f"total {other}", other), other)), "share")


def divided(said: Said) -> Iterator[Frame] | None:
    """`The ratio of debt to equity`, `for every dollar of sales, how many dollars of profit?`."""
    if len(said.times) != 1:
        return None
    parts = _dividend_and_divisor(said.text)
    if parts is None:
        return iter(()) if said.says("frame_for_each_of", "frame_behind_each_of") else None
    one, other = (phrase_of(part) for part in parts)
    kind = kind_of(f"x {other}")[0]
    first = tuple(dict.fromkeys((one, with_kind(one, kind)))) if kind and not kind_of(f"x {one}")[0] else (one,)
    return iter(
        (frame_for(said, Operation.VALUE, (Thing(first, one), Thing((other,), other)), "/"),) if one and other else ()
    )


def _dividend_and_divisor(text: str) -> tuple[str, str] | None:
    for role in ("frame_behind_each_of", "frame_for_each_of"):
        found = pattern_of(role, "en").search(text)
        if found is None:
            continue
        before, behind = text[: found.start()], text[found.end() :]
        if phrase_of(before):
            return next(part for part in reversed(before.split(" , ")) if phrase_of(part)), behind
        divisor, comma, dividend = behind.partition(" , ")
        return (dividend, divisor) if comma else None
    found = pattern_of("frame_ratio", "en").search(text)
    if found is None:
        return None
    before, behind = text[: found.start()], text[found.end() :]
    for side in (behind, before):
        first, to, second = side.replace("-to-", " to ").partition(" to ")
        if not to:
            first, to, second = (
                side.partition(" and ") if pattern_of("frame_out_of", "en").match(side.strip()) else ("", "", "")
            )
        if to and phrase_of(first) and phrase_of(second):
            return first, second
    return None


def set_apart(said: Said) -> Iterator[Frame] | None:
    """`The difference between A and B`, `how much more was A than B?`."""
    if len(said.times) != 1:
        return None
    between = pattern_of("plan_difference_between", "en").search(said.text)
    first, joint, second = said.text[between.end() :].partition(" and ") if between else ("", "", "")
    if not between and said.says("frame_by_how_much"):
        rest = pattern_of("table_exceeds", "en").sub(
            "than", said.without("frame_by_how_much", "frame_most", "frame_least")
        )
        first, joint, second = rest.partition(" than ")
    one, other = phrase_of(first), phrase_of(second)
    if not joint or not one or not other:
        return iter(()) if between else None
    kind = kind_of(f"x {other}")[0] or kind_of(f"x {one}")[0]
    things = tuple(Thing(tuple(dict.fromkeys((with_kind(part, kind), part))), part) for part in (one, other))
    return iter((frame_for(said, Operation.VALUE, things, "-"),))


def added(said: Said) -> Iterator[Frame] | None:
    """`R&D plus selling costs`, `cash and short-term investments combined`."""
    plus = said.says("frame_plus")
    if len(said.times) != 1 or not (plus or said.says("frame_together")):
        return None
    rest = said.without("frame_together")
    if plus:
        parts = [phrase_of(part) for part in pattern_of("frame_plus", "en").sub("\n", rest).split("\n")]
        return _sum(said, parts)
    return chain(_sums(said, rest), of_one(said, Operation.VALUE, said.text))


def _sums(said: Said, text: str) -> Iterator[Frame]:
    """Each way to part a list: `selling, general and administrative costs` is one line."""
    clauses = text.split(" , ")
    asking = [one for one in clauses if pattern_of("frame_asks", "en").match(one.strip())]
    measure = ""
    if asking and len(asking) < len(clauses):
        measure = phrase_of(" ".join(asking))
        text = " , ".join(one for one in clauses if one not in asking)
    runs = text.split()
    joints = [at for at, run in enumerate(runs) if run in ("and", ",")]
    joints = [at for at in joints if phrase_of(" ".join(runs[:at])) and phrase_of(" ".join(runs[at + 1 :]))]
    for size in range(1, min(len(joints), 4) + 1):
        for chosen in _chosen(joints, size):
            parts = [phrase_of(" ".join(runs[a + 1 : b])) for a, b in pairwise((-1, *chosen, len(runs)))]
            if all(parts):
                yield from _sum(said, parts, measure)


def _chosen(joints: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    if size == 0:
        yield ()
        return
    for at, joint in enumerate(joints):
        yield from ((joint, *rest) for rest in _chosen(joints[at + 1 :], size - 1))


def _sum(said: Said, parts: Sequence[str], measure: str = "") -> Iterator[Frame]:
    if not all(parts) or not 1 < len(parts) <= _MOST_PARTS:
        return
    kind = kind_of(f"x {measure}")[0] or next(
        (found for part in reversed(parts) if (found := kind_of(f"x {part}")[0]) and found != part), ""
    )
    things = tuple(Thing(tuple(dict.fromkeys((with_kind(part, kind), part))), part) for part in parts)
    yield frame_for(said, Operation.VALUE, things, "+")


def ranked(said: Said) -> Iterator[Frame] | None:
    """`Out of phones, computers and services, which one sold the least?`, `which was higher, A or B?`."""
    if len(said.times) > 1 or not said.says("frame_most", "frame_least"):
        return None
    listed = _listed(said.text)
    if listed is None:
        return None
    items, rest = listed
    measure = phrase_of(bare_of(rest, "frame_most", "frame_least", "frame_which_period"))
    things = tuple(Thing(tuple(one for one in (f"{item} {measure}".strip(), item) if one), item) for item in items)
    return iter((frame_for(said, Operation.VALUE, things, "least" if said.says("frame_least") else "most"),))


def _listed(text: str) -> tuple[tuple[str, ...], str] | None:
    """The names that are set side by side, and what else is said."""
    clauses = text.split(" , ")
    if " or " in f" {clauses[-1]} " and not any(
        run in words_of("auxiliary", language="en") for run in clauses[-1].split()
    ):
        head, names = clauses, list[str]()
        while head and _is_a_name(head[-1]):
            names.insert(0, head[-1])
            head = head[:-1]
        items = [phrase_of(one) for name in names for one in f" {name} ".split(" or ")]
        items = [one for one in items if one]
        if head and len(items) > 1:
            return tuple(items), " , ".join(head)
    opened = pattern_of("frame_out_of", "en").match(text)
    if opened and " , which" in text:
        before, _, rest = text[opened.end() :].partition(" , which")
        items = [phrase_of(one) for part in before.split(" , ") for one in part.split(" and ")]
        return (tuple(items), f"which{rest}") if len(items) > 1 and all(items) else None
    return None


def _is_a_name(clause: str) -> bool:
    said = clause.split()
    return (
        len(said) <= 9
        and not pattern_of("frame_most", "en").search(clause)
        and not pattern_of("frame_least", "en").search(clause)
        and not any(run in words_of("auxiliary", "frame_idle", language="en") - {"the", "a"} for run in said)
    )
