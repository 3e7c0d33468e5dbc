"""What the terminal shows: plain lines where output is piped, Markdown and wrapped tables where somebody looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

from bots.console.interrupting import unechoed
from bots.render.plain import language_asked_in, step_text
from bots.render.terminal import answer_text, clean, receipt_text, sources_text
from bots.render.told_sources import placed_sources
from core.model import Answer
from core.ports import Progress, Report


class Screen:
    """Shows answers and remarks on a console; colours are left out where `NO_COLOR` is set."""

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(highlight=False, emoji=False)
        self._plain = not self._console.is_terminal

    def say(self, text: str) -> None:
        """Show a remark of the program's own."""
        if self._plain or "  " not in text:
            self._console.print(clean(text), markup=False, soft_wrap=self._plain)
            return
        from bots.render.rich_answer import hanging

        self._console.print(hanging(clean(text)))

    def error(self, text: str) -> None:
        """Show what was wrong with the last line."""
        self.say(f"errata> {text}")

    def answer(self, answer: Answer) -> None:
        """Show an answer with its sources, notes and status."""
        if self._plain:
            self.say(f"errata> {answer_text(answer)}\n")
            return
        from bots.render.rich_answer import answer_shown

        self._console.print()
        self._console.print(answer_shown(answer))

    def sources(self, answer: Answer) -> None:
        """Show the passages that an answer rests on."""
        if self._plain:
            self.say(sources_text(placed_sources(answer), language_asked_in(answer), whole=True))
            return
        from bots.render.rich_answer import sources_shown

        self._console.print(sources_shown(placed_sources(answer), language_asked_in(answer), whole=True))

    def receipt(self, answer: Answer) -> None:
        """Show how an answer came about."""
        self.say(receipt_text(answer))

    @contextmanager
    def steps(self, first: str = "...") -> Iterator[Report]:
        """Yield a report of steps: shown while they happen, or in one line afterwards where output is piped.

        `first` stands there until the first of them.
        """
        if self._plain:
            met: list[str] = []
            yield lambda step: met.append(_words(step))
            if met:
                self.say(f"  [{' → '.join(dict.fromkeys(met))}]")
            return
        with unechoed(), self._console.status(first) as status:
            yield lambda step: status.update(clean(f"{step_text(step)} ..."))


def _words(progress: Progress) -> str:
    return f"attempt {progress.attempt}: {progress.step}" if progress.attempt > 1 else progress.step
