"""Makes the pictures of the pages in `docs/pictures` from the examples: `python -m docs.make_pictures`.

`--every FOLDER` keeps instead, for whoever changes a page, each page at two widths, light and dark, as long as it is.
Needs Chromium. Everything is made in a folder of its own that is deleted afterwards; no key and no network is used.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from PIL import Image
from sqlmodel import Session, select

from bots.channel_book import ChannelBook
from bots.messages import Place
from storage.database import open_database
from storage.tables.conversations import AnswerRow
from storage.tables.engine import WorkRow
from tests.dialogue.web_browser import Page, open_page

PICTURES = Path(__file__).with_name("pictures")
TOKEN = "environment-token-for-pictures"  # noqa: S105 - opens a server that lives for a minute
EXAMPLES = Path(__file__).parents[1] / "examples"
ASKED_BEFORE, DAY = 24, 86_400.0
COLOURS = 128
LEAVE = "How many days of leave do I get?"
REVENUE = "What was Apple's revenue from 2019 to 2024?"
ASKED = (LEAVE, REVENUE)
LIKE = ((1280, "light"), (1280, "dark"), (390, "light"), (390, "dark"))  # widths in pixels, and colours
HEIGHT, TALLEST = 800, 2_400
MADE_UP = "Can I bring my dog?"
OPERATED = (
    *("", "/documents", "/figures", "/feedback", "/gaps", "/suggestions", "/evaluations", "/jobs", "/tokens"),
    "/channels",
)


async def main(every: Path | None) -> None:
    """Serve the examples, ask, and keep what is seen."""
    (every or PICTURES).mkdir(exist_ok=True, parents=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with _served(Path(folder)) as url, open_page(Path(folder)) as page:
            if every is not None:
                await _lived_in(url, Path(folder))
            await page.look_like(1280, HEIGHT)
            await page.go(url)
            if every is not None:
                await _every(page, every / "login")
            await page.type("#token", TOKEN)
            await page.click("button.main")
            await page.seen("document.querySelector('#samples button')", 120)
            await (_keep_every(page, url, every) if every is not None else _keep_chosen(page, url))


async def _lived_in(url: str, folder: Path) -> None:
    """Ask for a week, judge answers, give up a job, set a channel up: empty pages show nothing to look at."""
    asked = [
        json.loads(line)["text"] for line in (EXAMPLES / "questions.jsonl").read_text().splitlines()[:ASKED_BEFORE]
    ]
    async with httpx.AsyncClient(headers={"Authorization": f"Bearer {TOKEN}"}, timeout=60) as client:
        for question in asked:
            (await client.post(f"{url}/api/ask", json={"question": question})).raise_for_status()
    for arguments in (("eval", "examples/evaluation.jsonl"), ("tokens", "create", "ada"), ("tokens", "create", "bob")):
        await _errata(folder, *arguments)
    database = open_database(f"sqlite:///{folder / 'home' / 'errata.db'}")
    await database.run(_over_a_week)
    await ChannelBook(database).change(Place("slack", "C0123ABCD", "T1"), "U1", {"mode": "crag", "reply": "all"})
    database.close()


def _over_a_week(session: Session) -> None:
    for number, row in enumerate(session.exec(select(AnswerRow))):
        row.created_at -= DAY * (number % 7)
    reason = "OSError: /mnt/share/notes.md: the share is not mounted"
    session.add(
        WorkRow(id="job:a:0", lane="jobs", name="index.file", body='{"path": "notes.md"}', state="dead", error=reason)
    )


async def _keep_chosen(page: Page, url: str) -> None:
    """Keep what README and documentation show."""
    await _keep(page, "page-new")
    for question in ASKED:
        await _ask(page, question)
    await _keep(page, "page-chart")
    await page.look_like(390, 780, "dark")
    await _keep(page, "page-phone")
    await page.look_like(1280, HEIGHT)
    await _open_source(page)
    await _keep(page, "page-source")
    await _go(page, f"{url}/dashboard/documents")
    await page.look_like(1280, HEIGHT, "dark")
    await _keep(page, "page-documents")


async def _keep_every(page: Page, url: str, into: Path) -> None:
    await _every(page, into / "chat-new")
    for question in (*ASKED, MADE_UP):
        await _ask(page, question)
    await page.click(".down")
    await page.type("textarea[name=reason]", "Dogs may come along on Fridays.")
    await _every(page, into / "chat-thumbs-down")
    await page.click(".why button.main")
    await _every(page, into / "chat-answers")
    await page.click("#acts-open")
    await _every(page, into / "chat-acts")
    await page.click("[data-act=share]")
    await page.seen("document.querySelector('#link').value.includes('/shared/')")
    shared = await page.js("document.querySelector('#link').value")
    await _every(page, into / "chat-share")
    await page.click("#share button.main")
    await page.look_like(1280, HEIGHT)
    await _open_source(page)
    await _every(page, into / "chat-source")
    await page.click("#panel [data-close]")
    await page.look_like(390, HEIGHT)
    await page.click("#side-open")
    await _every(page, into / "chat-menu")
    await _keep_operated(page, url, shared, into)


async def _keep_operated(page: Page, url: str, shared: str, into: Path) -> None:
    for name, path in (("shared", shared), ("api", f"{url}/docs"), ("not-there", f"{url}/c/nothing")):
        await _go(page, path)
        await _every(page, into / name)
    for path in OPERATED:
        await _go(page, f"{url}/dashboard{path}")
        await _every(page, into / f"dashboard{path.replace('/', '-')}")
    await _go(page, f"{url}/dashboard")
    await page.look_like(390, HEIGHT)
    await page.click(".folds")
    await _every(page, into / "dashboard-menu")
    await page.click(".latest a[href^='/dashboard/answers/']")
    await page.seen("document.querySelector('h1')?.innerText === 'Trace'")
    await _every(page, into / "dashboard-trace")


async def _ask(page: Page, question: str) -> None:
    before = await page.js("document.querySelectorAll('.answer .mark').length")
    await page.type("#question", question)
    await page.click("#send")
    await page.seen(f"document.querySelectorAll('.answer .mark').length > {before}", 60)


async def _open_source(page: Page) -> None:
    await page.click(".answer .sources a")
    await page.seen("document.querySelector('#panel').open")
    await page.js("document.querySelector('#content').scrollTo(0, 0)")


async def _go(page: Page, url: str) -> None:
    await page.call("Page.navigate", url=url)
    await page.seen(f"document.readyState === 'complete' && location.href === '{url}'", 60)


async def _every(page: Page, name: Path) -> None:
    """Keep what is seen at both widths, light and dark, as long as the page is."""
    for width, colours in LIKE:
        await page.look_like(width, HEIGHT, colours)
        tall = await page.js("document.documentElement.scrollHeight")
        await page.look_like(width, min(max(HEIGHT, tall), TALLEST), colours)
        await asyncio.sleep(0.5)  # for what is smooth to have come to rest
        await page.picture(name.with_name(f"{name.name}-{width}-{colours}.png"))
        if await page.js("document.documentElement.scrollWidth > innerWidth"):
            print(f"{name.name} is wider than {width} pixels")


async def _keep(page: Page, name: str) -> None:
    """Keep a picture of few colours: a page has no more, and a repository is no place for large files."""
    await asyncio.sleep(0.5)  # for what is smooth to have come to rest
    made = PICTURES / f"{name}.png"
    await page.picture(made)
    packed = io.BytesIO()
    Image.open(made).convert("RGB").quantize(COLOURS).save(packed, "PNG", optimize=True)
    made.write_bytes(packed.getvalue())
    print(f"{made.name}: {len(packed.getvalue()) // 1024} kB")


@asynccontextmanager
async def _served(folder: Path) -> AsyncIterator[str]:
    for arguments in (("ingest", "examples/knowledge"), ("facts", "import", "examples/facts")):
        await _errata(folder, *arguments)
    server = await _begun(folder, "web", "--port", "8765")
    try:
        async with httpx.AsyncClient() as client:
            while True:
                try:
                    await client.get("http://127.0.0.1:8765/healthz")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.2)
        yield "http://127.0.0.1:8765"
    finally:
        server.terminate()
        await server.wait()


async def _errata(folder: Path, *arguments: str) -> None:
    await (await _begun(folder, *arguments)).wait()


async def _begun(folder: Path, *arguments: str) -> asyncio.subprocess.Process:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG", "TMPDIR")}
    environment = {**kept, "ERRATA_HOME": str(folder / "home"), "ERRATA_API_TOKEN": TOKEN}
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "bots", *arguments, env=environment)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Pictures of the pages.")
    parser.add_argument("--every", type=Path, metavar="FOLDER", help="keep every page at two widths, light and dark")
    asyncio.run(main(parser.parse_args().every))
