"""Which processes run, and which platforms' tokens each of them holds: the mixtures that chaos is let loose on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

SLACK, DISCORD = "slack", "discord"
BOTH = (SLACK, DISCORD)


@dataclass(frozen=True, slots=True)
class Role:
    """One process. `late`: started half-way, so that until then nobody may serve its platforms."""

    name: str
    arguments: Sequence[str]
    tokens: Sequence[str] = ()
    late: bool = False

    @property
    def may_pause(self) -> bool:
        """It works, and stopping it stops what works: no tree of processes."""
        return "--no-work" not in self.arguments and self.arguments[0] != "run"


def _own(platform: str, *options: str) -> Role:
    return Role(platform, (platform, *options), (platform,))


ARRANGEMENTS: dict[str, Sequence[Role]] = {
    # each platform by itself: nobody can do the other's work
    "apart": (_own(SLACK), _own(DISCORD)),
    # both can do both
    "both": (Role("slack", ("slack",), BOTH), Role("discord", ("discord",), BOTH)),
    # one process tree
    "tree": (Role("run", ("run",), BOTH),),
    # takers and workers, as on several machines
    "workers": (
        _own(SLACK, "--no-work"),
        _own(DISCORD, "--no-work"),
        Role("worker-0", ("worker",), BOTH),
        Role("worker-1", ("worker",), BOTH),
    ),
    # a worker for one platform alone, and nobody for the other until half-way
    "late": (
        _own(SLACK, "--no-work"),
        _own(DISCORD, "--no-work"),
        Role("worker-slack", ("worker",), (SLACK,)),
        Role("worker-discord", ("worker",), (DISCORD,), late=True),
    ),
    # beside them one that works and can post nowhere
    "web": (_own(SLACK), _own(DISCORD), Role("web", ("web", "--port", "0"))),
}
