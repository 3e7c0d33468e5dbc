"""A web site as a source: the pages of its sitemap that its robots.txt allows, asked for only where they changed."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from datetime import datetime
from email.utils import parsedate_to_datetime
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urljoin, urlsplit
from urllib.robotparser import RobotFileParser

from selectolax.lexbor import LexborHTMLParser

from core.errors import ErrataError, NotADocument, NotFound, Unreadable
from core.indexing.readers.formats import SUFFIXES
from core.indexing.safe_fetch import PUBLIC_WEB, FetchPolicy, PageGone, fetch, refuse_private
from core.indexing.sources import mirror as files
from core.indexing.sources.port import Listing, Mark, Marks, Round, Source
from core.indexing.web_page import name_for
from core.settings import Settings

AGENT = "errata"
MOST_PAGES = 5_000
_MOST_SITEMAPS = 50
_BATCH = 100  # pages between which is kept what was fetched
_LONGEST_ADDRESS = 2_048  # https://www.sitemaps.org/protocol.html
_LONGEST_NAME = 60  # letters, of four bytes at most: a file's name has 255


class Site:
    """One site, or the part of it below one address."""

    def __init__(self, address: str, policy: FetchPolicy = PUBLIC_WEB) -> None:
        self._address = address
        self._policy = policy

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """Fetch what changed; a page that can't be had now makes the listing a partial one."""
        robots = await self._robots()
        pages, fault = await self._pages(robots)
        by_link = {mark.link: path for path, mark in known.items()}
        marks: dict[str, Mark] = {}
        for number, page in enumerate(pages, start=1):
            former = by_link.get(page)
            try:
                path, mark = await self._page(page, mirror, former, {**known, **marks})
                marks[path] = mark
            except PageGone:
                continue
            except ErrataError as error:
                fault = fault or f"{page}: {error.message}"
            if number % _BATCH == 0:
                turn.keep({**known, **marks}, None)  # what is asked for again then is asked with conditions
        return Listing(mirror, {**known, **marks} if fault else marks, fault)

    async def _robots(self) -> RobotFileParser:
        """Return who may fetch what: everything where there is no such file. Raises `Unavailable`."""
        robots = RobotFileParser()
        try:
            text = await self._text(urljoin(self._address, "/robots.txt"))
        except NotADocument:
            text = ""
        robots.parse(text.splitlines())
        return robots

    async def _pages(self, robots: RobotFileParser) -> tuple[list[str], str | None]:
        """Return the site's pages in order, and why these are not all. Raises `ErrataError` without any sitemap."""
        given = [self._address] if self._address.endswith(".xml") else []
        waiting = given or list(robots.site_maps() or ()) or [urljoin(self._address, "/sitemap.xml")]
        pages: dict[str, None] = {}
        met: set[str] = set()
        while waiting and len(met) < _MOST_SITEMAPS and len(pages) <= MOST_PAGES:
            sitemap = waiting.pop(0)
            if sitemap in met:
                continue
            met.add(sitemap)
            nested, listed = _read_sitemap(sitemap, await self._sitemap(sitemap))
            waiting += nested
            pages |= dict.fromkeys(p for p in listed if self._is_part(p) and robots.can_fetch(AGENT, p))
        if not pages:
            raise NotFound(f"{self._address} names no page that may be read.", hint="Name the sitemap's address.")
        fault = f"More than {MOST_PAGES:,} pages or {_MOST_SITEMAPS} sitemaps." if _over(pages, waiting) else None
        return list(pages)[:MOST_PAGES], fault

    def _is_part(self, page: str) -> bool:
        whole = self._address.rpartition("/")[0] if self._address.endswith(".xml") else self._address.rstrip("/")
        return page == self._address or page.startswith(f"{whole}/")

    async def _sitemap(self, address: str) -> str:
        try:
            return await self._text(address)
        except NotADocument as error:
            raise NotFound(f"No sitemap at {address}: {error.message}", hint="Name the sitemap's address.") from error

    async def _text(self, address: str) -> str:
        fetched = await fetch(address, self._policy)
        with fetched.body:
            return fetched.body.read().decode(errors="replace")

    async def _page(self, page: str, mirror: Path, former: str | None, known: Marks) -> tuple[str, Mark]:
        """Return where a page lies and its mark; it is written where it changed."""
        mark = known[former] if former and files.place(mirror, former).is_file() else Mark()
        conditions = {"If-None-Match": mark.version, "If-Modified-Since": mark.modified}
        fetched = await fetch(page, self._policy, {name: value for name, value in conditions.items() if value})
        with fetched.body:
            if fetched.unchanged and former:
                return former, mark
            path = former or _path(page, name_for(fetched), {path for path, m in known.items() if m.link != page})
            await asyncio.to_thread(files.put_changed, mirror, path, fetched.body.read(), _moment(fetched.modified))
        return path, Mark(page, fetched.etag, fetched.modified)


async def look(address: str) -> None:
    """Raise `Forbidden` for a site in a private network: no page of it would ever be fetched."""
    await refuse_private(address)


def connect(address: str, _: Settings) -> Source:
    """Return the source at an address."""
    return Site(address)


def _over(pages: Iterable[str], waiting: Iterable[str]) -> bool:
    return len(list(pages)) > MOST_PAGES or bool(list(waiting))


def _read_sitemap(address: str, text: str) -> tuple[list[str], list[str]]:
    """Return the sitemaps and the pages that a sitemap names. Raises `Unreadable` where it was cut off.

    Read as HTML, which knows no entities of its own that could grow.
    """
    if not text.rstrip().endswith(("urlset>", "sitemapindex>")):
        raise Unreadable(f"{address} is no whole sitemap.")
    found = LexborHTMLParser(text)
    nested = [node.text().strip() for node in found.css("sitemap > loc")]
    pages = [node.text().strip() for node in found.css("url > loc")]
    return [one for one in nested if len(one) <= _LONGEST_ADDRESS], [p for p in pages if len(p) <= _LONGEST_ADDRESS]


def _path(page: str, name: str, taken: set[str]) -> str:
    """Return a page's path below the mirror: that of its address, with a mark of its own where that is no name."""
    parts = urlsplit(page)
    folders = [_folder(part) for part in unquote(parts.path).split("/")[:-1] if part]
    last = name if unquote(parts.path).rpartition("/")[2] else f"index{PurePosixPath(name).suffix or '.html'}"
    path = "/".join([*folders, _segment(unquote(last))])
    if not parts.query and path not in taken:
        return path
    digest = hashlib.sha256(page.encode()).hexdigest()[:8]
    return str(PurePosixPath(path).with_stem(f"{PurePosixPath(path).stem}-{digest}"))


def _folder(name: str) -> str:
    """A page may lie below what is a page itself."""
    plain = _segment(name)
    return f"{plain}_" if PurePosixPath(plain).suffix.lower() in SUFFIXES else plain


def _segment(name: str) -> str:
    plain = "".join(letter if letter.isprintable() and letter not in "/\\" else "_" for letter in name)
    return f"_{plain}"[:_LONGEST_NAME] if plain.startswith((".", "~")) else plain[-_LONGEST_NAME:]


def _moment(modified: str | None) -> datetime | None:
    try:
        return parsedate_to_datetime(modified or "")
    except ValueError:
        return None
