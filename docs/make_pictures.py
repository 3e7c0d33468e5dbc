"""Makes the pictures of the pages in `docs/pictures` from the examples: `python -m docs.make_pictures`.

`--every FOLDER` keeps instead, for whoever changes a page, each page at two widths, light and dark, as long as it is.
Needs Chromium. Everything is made in a folder of its own that is deleted afterwards; no key and no network is used.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from PIL import Image

from tests.dialogue.web_browser import Page, open_page

PICTURES = Path(__file__).with_name("pictures")
TOKEN = "environment-token-for-pictures"  # noqa: S105 - opens a server that lives for a minute
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
            await page.look_like(1280, HEIGHT)
            await page.go(url)
            if every is not None:
                await _every(page, every / "login")
            await page.type("#token", TOKEN)
            await page.click("button.main")
            await page.seen("document.querySelector('#samples button')", 120)
            await (_keep_every(page, url, every) if every is not None else _keep_chosen(page, url))


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
    for name, path in (("shared", shared), ("api", f"{url}/docs"), ("not-there", f"{url}/c/nothing")):
        await _go(page, path)
        await _every(page, into / name)
    for path in OPERATED:
        await _go(page, f"{url}/dashboard{path}")
        await _every(page, into / f"dashboard{path.replace('/', '-')}")
    await _go(page, f"{url}/dashboard")
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
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG", "TMPDIR")}
    environment = {**kept, "ERRATA_HOME": str(folder / "home"), "ERRATA_API_TOKEN": TOKEN}
    for arguments in (("ingest", "examples/knowledge"), ("facts", "import", "examples/facts")):
        done = await asyncio.create_subprocess_exec(sys.executable, "-m", "bots", *arguments, env=environment)
        await done.wait()
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bots", "web", "--port", "8765", env=environment
    )
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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Pictures of the pages.")
    parser.add_argument("--every", type=Path, metavar="FOLDER", help="keep every page at two widths, light and dark")
    asyncio.run(main(parser.parse_args().every))
