"""Makes the pictures of the pages in `docs/pictures` from the examples: `python -m docs.make_pictures`.

Needs Chromium. Everything is made in a folder of its own that is deleted afterwards; no key and no network is used.
"""

from __future__ import annotations

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


async def main() -> None:
    """Serve the examples, ask, and keep what is seen."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with _served(Path(folder)) as url, open_page(Path(folder)) as page:
            await page.look_like(1280, 800)
            await page.go(url)
            await page.type("#token", TOKEN)
            await page.click("button.main")
            await page.seen("document.querySelector('#samples button')", 120)
            await _keep(page, "page-new")
            for count, question in enumerate(ASKED, start=1):
                await page.type("#question", question)
                await page.click("#send")
                await page.seen(f"document.querySelectorAll('.answer .mark').length === {count}")
            await _keep(page, "page-chart")
            await page.look_like(390, 780, "dark")
            await _keep(page, "page-phone")
            await page.look_like(1280, 800)
            await page.click(".answer .sources a")
            await page.seen("document.querySelector('#panel').open")
            await page.js("document.querySelector('#content').scrollTo(0, 0)")
            await _keep(page, "page-source")
            await page.call("Page.navigate", url=f"{url}/dashboard/documents")
            await page.seen("document.querySelector('.stack')")
            await page.look_like(1280, 800, "dark")
            await _keep(page, "page-documents")


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
    asyncio.run(main())
