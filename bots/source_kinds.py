"""The kinds of sources, a row each: what its addresses look like, and the module that opens it.

A module is named rather than imported: nothing is loaded for kinds that nobody uses. It holds
`connect(address, settings)`, which returns the source of an address without asking anybody, or raises `BadInput`,
`BadSetting`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from core.errors import BadInput, BadSetting
from core.indexing.sources.port import Source
from core.settings import Settings


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind; `claims` tells its addresses from those of the kinds after it.

    `extra` is what has to be installed beside, if anything. `experimental`: it was not held against what the vendor
    publishes of its API.
    """

    name: str
    claims: Callable[[str], bool]
    module: str
    example: str
    extra: str | None = None
    experimental: bool = False

    def connect(self, address: str, settings: Settings) -> Source:
        """Return the source at an address. Raises `BadInput`, and `BadSetting` for what is not set or installed."""
        try:
            connect: Callable[[str, Settings], Source] = import_module(self.module).connect
        except ModuleNotFoundError as error:
            if self.extra is None or (error.name or "").startswith(("bots", "core")):
                raise
            hint = f"pip install 'errata-bot[{self.extra}]'"
            raise BadSetting(f"Sources of the kind {self.name} need the extra {self.extra}.", hint=hint) from error
        return connect(address, settings)

    async def look(self, address: str) -> None:
        """Say of a new address what keeps it from ever being read, as far as that shows here. Raises `ErrataError`."""
        look: Callable[[str], Awaitable[None]] | None = getattr(import_module(self.module), "look", None)
        if look is not None:
            await look(address)


_FILE = "file://"


def _is_git(address: str) -> bool:
    where, branched, _ = address.partition("#")
    if where.startswith(_FILE) or (branched and Path(where).is_dir() and not Path(address).is_dir()):
        return True  # a repository of this machine
    return where.startswith(("git@", "ssh://")) or where.removesuffix("/").endswith(".git")


def _is_folder(address: str) -> bool:
    return "://" not in address and Path(address).is_dir()


def _begins(*schemes: str) -> Callable[[str], bool]:
    return lambda address: address.startswith(schemes)


KINDS = (
    Kind("slack", _begins("slack:"), "bots.slack_history", "slack:C0123,C0456"),
    Kind("discord", _begins("discord:"), "bots.discord_history", "discord:456,789"),
    Kind(
        "confluence",
        _begins("confluence:"),
        "bots.confluence_pages",
        "confluence:ENG,HR",
        extra="sources",
        experimental=True,
    ),
    Kind("webdav", _begins("webdav:"), "bots.webdav_share", "webdav:Handbook", extra="sources", experimental=True),
    Kind("s3", _begins("s3:"), "bots.s3_bucket", "s3:handbook/policies", extra="sources"),
    Kind(
        "notion",
        _begins("notion:"),
        "bots.notion_pages",
        "notion:workspace",
        extra="sources",
        experimental=True,
    ),
    Kind("gdrive", _begins("gdrive:"), "bots.drive_folders", "gdrive:1AbC-folder-id", extra="sources"),
    Kind("git", _is_git, "core.indexing.sources.git", "https://git.example.com/team/rules.git#main"),
    Kind("site", _begins("http://", "https://"), "core.indexing.sources.site", "https://example.com/docs/"),
    Kind("folder", _is_folder, "core.indexing.sources.folder", "~/handbook"),
)


def kind_of(address: str, named: str | None = None) -> Kind:
    """Return the kind of an address, or the one that was named. Raises `BadInput`."""
    for kind in KINDS:
        if kind.name == named or (named is None and kind.claims(address)):
            return kind
    if named is None and ":" not in address:
        place = address.partition("#")[0]
        raise BadInput(f"There is no folder {place}.", hint="Name one that is there, or a web site.")
    raise BadInput(f"{address} is no source.", hint=f"Kinds: {', '.join(kind.name for kind in KINDS)}.")
