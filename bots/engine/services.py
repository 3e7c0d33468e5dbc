"""What the engine is given: the collaborators that answer, index and carry, and its limits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from bots.conversation import Conversation
from bots.courier import Courier
from bots.introduction.kept import Introduction
from core.access.rights import Scope
from core.indexing.learnt import TERMINAL, Learnt, Right
from core.indexing.supplied import Supplied
from core.learning.links import Link
from core.model import Answer, Passage, Question
from core.ports import DocumentEntry, Report
from storage.database import Database

if TYPE_CHECKING:  # judging what answers stand on is the worker's
    from core.learning.grounds import Grounds

SCRATCH: Final = "scratch"
"""Where, below ERRATA_HOME, lies what was sent to be learnt, while it is read."""


class Answerer(Protocol):
    """Answers a question; `core.loop.answer` with its kit filled in."""

    def __call__(self, question: Question, report: Report) -> Awaitable[Answer]:
        """Return an answer. Raises only what its asker must mend (`BadInput`, `NotFound`...)."""


class Indexer(Protocol):
    """Learns from documents."""

    async def reindex(self, path: str, collection: str | None, *, refetch: Right = "") -> str:
        """Read one indexed document anew, if it changed, and say in a few words what came of it.

        `refetch` is the right of who wants it: a web page is fetched again for the right of who taught it alone.
        """

    async def reindex_module(self, path: str, collection: str | None, *, recursive: bool, refetch: Right = "") -> str:
        """As `reindex`, for a source file and the indexed files it imports; `recursive`: also what those import."""

    async def ingest(
        self,
        paths: Sequence[Path],
        urls: Sequence[str],
        collection: str | None,
        *,
        learnt: Learnt = TERMINAL,
        passwords: Sequence[str] = (),
    ) -> str:
        """Index files and links and say what came of each, in Markdown; one that can't be read stops no other.

        `passwords` are tried on files that need one.
        """

    async def titles(self, paths: Sequence[str]) -> list[str]:
        """Return what people call documents of these paths, each once, whether indexed or gone."""

    async def freshen(self, places: Sequence[tuple[str, str]], folders: Sequence[tuple[str, str]]) -> tuple[str, ...]:
        """Read anew what changed of documents (collection, path), and what is new in folders (path, collection).

        Returns the paths of what changed.
        """

    async def changed_since(self, moment: str, collections: Sequence[str] | None) -> tuple[str, ...]:
        """Return the paths of documents that were indexed after a moment (ISO 8601, UTC), of these collections."""

    async def supply(self, supplied: Supplied) -> None:
        """Index a text that somebody supplied and another approved."""

    async def grounds(self, answer: Answer) -> Grounds:
        """Say whether what an answer cites still bears it out, as it is indexed now."""

    async def links(self, question: str, collections: Sequence[str] | None) -> tuple[Link, ...]:
        """Return which symbols of source code may belong to which columns, of those that a question is about."""

    async def read(self, path: Path) -> tuple[Passage, ...]:
        """Read a file for one question and keep nothing of it. Raises `Unreadable` with the reason."""

    async def collections(self) -> Sequence[str]:
        """Name the collections that hold documents."""

    async def documents(self) -> Sequence[DocumentEntry]:
        """List all documents."""

    async def remove(self, path: str, collection: str) -> None:
        """Take a document out of the index; its file stays where it is."""

    async def restore(self, entry: DocumentEntry) -> str:
        """Index a document that was removed from where it was read before, and say what came of it."""


class Introducing(Protocol):
    """Says what may be read in a place, and what can be asked there; `bots.introduction.opening.Introducer`."""

    async def here(self, scope: Scope) -> Introduction:
        """Return what may be read now, with the questions that are kept: nothing takes long."""

    async def prepared(self, scope: Scope) -> Introduction:
        """As `here`, with questions made and tried where none are kept."""


Evict = Callable[[str], Awaitable[None]]


async def evict_nothing(_: str) -> None:
    """Stand in for the forgetting of a cached answer where there is no cache."""


Fits = Callable[[Question, Sequence[str]], Awaitable[bool]]


async def nothing_fits(_: Question, __: Sequence[str]) -> bool:
    """Stand in for the look into collections that may not be read aloud, where nobody looks."""
    return False


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is done at once and waits, how often it is tried, how long it is kept. Times are seconds.

    `..._at_once` and `..._waiting` are of each platform by itself.
    """

    answers_at_once: int = 8
    asides_at_once: int = 16
    jobs_at_once: int = 2
    retries_at_once: int = 2
    """Rejected answers that are answered again; they begin only where no question waits."""
    retries_give_way: float = 60.0
    """Longer than so a retry does not wait for questions: one is begun all the same."""
    answers_waiting: int = 2_000
    asides_waiting: int = 5_000
    questions_per_minute: int = 20
    """QUESTIONS_PER_MINUTE, of one person; as many votes, and as many requests of other kinds."""
    votes_apart: float = 1.0
    """Between the votes of one person that is through with the first few of a minute; others are answered meanwhile."""
    looks_apart: float = 5.0
    """Between the second looks of one person that has had the first two of an hour."""
    attempts: int = 20
    """Claims of one piece of work that ended in a crash without a step finished, until it is buried as dead. Whatever
    else the process did crashed with it: five were enough to bury the innocent."""
    suspect_pause: float = 2.0
    """At most so long waits what crashed a few times: then it is seldom begun together with the same others."""
    put_offs: int = 8
    """Times a piece of work waits for a platform or model that is down (about 20 minutes in all)."""
    answer_timeout: float = 300.0
    aside_timeout: float = 60.0
    job_timeout: float = 300.0
    lease_ttl: float = 10.0
    poll: float = 0.1
    watch: float = 0.5
    reap: float = 2.0
    repair: float = 30.0
    changes: float = 30.0
    """Between two looks for documents that changed, for the answers that cite them."""
    retry_base: float = 0.5
    """First pause before a failed call is tried again; doubles, with jitter."""
    put_off_base: float = 5.0
    """First pause before such a piece of work is claimed again; doubles, to five minutes."""
    still_looking_after: float = 45.0
    """When a thumbs-down has led to nothing yet, that is said."""
    shutdown: float = 8.0
    keep_work: float = 7 * 86_400.0
    keep_conversations: float = 365 * 86_400.0
    """Questions, answers and votes."""
    keep_learned: float = 365 * 86_400.0
    """Signals, knowledge gaps and suggestions."""
    keep_audit: float = 365 * 86_400.0
    """AUDIT_DAYS."""
    keep_sessions: float = 2 * 86_400.0
    """Past any session's end."""
    keep_bookings: float = 90 * 86_400.0
    """Model calls, one by one."""
    keep_sums: float = 400 * 86_400.0
    """What they came to by day."""


@dataclass(frozen=True, slots=True)
class Services:
    """Everything the engine needs, built once. `couriers` by platform: what there is none for, other processes do.

    `people` are those with several identities (SAME_PEOPLE); `admins` those whom ERRATA_ADMINS names, and the
    environment's token.
    """

    database: Database
    conversation: Conversation
    answer: Answerer
    couriers: Mapping[str, Courier]
    indexer: Indexer | None = None
    introducer: Introducing | None = None
    evict: Evict = evict_nothing
    fits: Fits = nothing_fits
    limits: Limits = field(default_factory=Limits)
    people: tuple[str, ...] = ()
    admins: tuple[str, ...] = ()
    worker: str = "worker"
    scratch: Path = Path("/tmp")  # noqa: S108 - a default; wiring gives a folder of ERRATA_HOME
