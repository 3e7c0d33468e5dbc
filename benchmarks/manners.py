"""When the bot speaks: lines of chat, each labelled by whether it should: python -m benchmarks.manners [--all].

A conversation is a row of `benchmarks/rows/manners.*.jsonl`; of each line `want` says what it is to the bot: `answer`,
`about` (of the product itself, answered, too), `feedback` (a correction in words), `quiet`, or `gate` (in a channel
where unasked questions are answered: tried, and shown where the answer is sure enough). `people` are who else is there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks.results import may_record, record
from bots.manners.mentions import is_in_passing
from bots.manners.remarks import RemarkKind, remark_of
from bots.manners.speaking import Circumstances, Line, Speech, speech
from bots.people_named import is_name_of

ROWS = Path(__file__).parent / "rows"
US, MENTION = "bot", "@errata"
SPOKEN = {"answer", "about"}


def main() -> int:
    """Print the figures of each set of rows, and every line that was judged otherwise than labelled."""
    cli = argparse.ArgumentParser(prog="python -m benchmarks.manners", description=__doc__)
    cli.add_argument("--set", default="", help="one set of rows alone: dev or fresh")
    cli.add_argument("--totals", action="store_true", help="say no line that was judged otherwise")
    may_record(cli)
    args = cli.parse_args()
    said = []
    for path in sorted(ROWS.glob(f"manners.{args.set or '*'}.jsonl")):
        talks = [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]
        judged = [one for talk in talks for one in judged_in(talk)]
        said.append(f"{path.stem}: {len(talks)} conversations, {len(judged)} lines; {figures(judged)}")
        print(said[-1])
        for want, got, text in judged:
            if not args.totals and not _fits(want, got):
                print(f"  {want} -> {got}: {text}")
    if args.record:
        record("When to speak", "\n".join(said))
    return 0


def judged_in(talk: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield label, judgement and text of each line that a person said."""
    lines: list[Line] = []
    askers: set[str] = set()
    language = str(talk["language"])
    for line in talk["lines"]:
        who, text = str(line["who"]), str(line["text"])
        if who != US:
            yield str(line["want"]), judged(talk, (who, text, language), lines, askers), text
            if line["want"] in SPOKEN:
                askers.add(who)
        lines.append(Line(who, text, ours=who == US))


def judged(talk: Mapping[str, Any], line: tuple[str, str, str], before: Sequence[Line], askers: set[str]) -> str:
    """Return what the bot would do about a line, in the words of the labels."""
    who, text, language = line
    around = Circumstances(
        writer=who,
        addressed=talk["place"] == "direct" or (MENTION in text and not is_in_passing(_mentioned(text), _is_ours)),
        ours=talk["place"] != "channel" and any(one.ours for one in before),
        asker=who in askers,
        reply=talk["reply"],
        lines=tuple(before),
    )
    remark = remark_of(text.replace(MENTION, " "), language)
    done = speech(remark, replace(around, called=is_name_of(remark.calls, _people(talk))))
    if done is Speech.ANSWER:
        return "about" if remark.kind is RemarkKind.ABOUT_US else "answer"
    return "feedback" if done is Speech.CORRECT else "quiet"


def _people(talk: Mapping[str, Any]) -> set[str]:
    """Return who is there, as far as is told: who speaks, and who else has the name of one of `people`."""
    return {*(str(line["who"]) for line in talk["lines"]), *talk.get("people", ())} - {US}


def _mentioned(text: str) -> str:
    """Write a mention of us as platforms do."""
    return text.replace(MENTION, f"<{MENTION}>")


def _is_ours(word: str) -> bool:
    return MENTION in word


def figures(judged: Sequence[tuple[str, str, str]]) -> str:
    """Return the shares: of quiet lines that were answered, of asked ones that were, of corrections that were kept."""
    told = Counter((want, got) for want, got, _ in judged)

    def share(wants: set[str], gots: set[str]) -> str:
        of = sum(n for (want, _), n in told.items() if want in wants)
        are = sum(n for (want, got), n in told.items() if want in wants and got in gots)
        return f"{are} of {of}" + (f" ({are / of:.1%})" if of else "")

    return (
        f"unasked and answered {share({'quiet'}, {'answer', 'about', 'feedback'})}; "
        f"asked and answered {share(SPOKEN, SPOKEN)}; corrections kept {share({'feedback'}, {'feedback'})}"
    )


def _fits(want: str, got: str) -> bool:
    return want in {got, "gate"}


if __name__ == "__main__":
    sys.exit(main())
