"""A headless Chromium, driven over its own protocol: go somewhere, type, click, wait for what is seen."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import shutil
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from tests.emulators.common import PATIENCE

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--no-proxy-server",
    "--remote-debugging-port=0",
)
LOOK = 0.05  # seconds between two looks at a page
LOOKS = 100  # until a click counts as missed
CLICKS = 5


class Page:
    """One tab. `seen` waits for an expression to be true in the page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._replies: dict[int, asyncio.Future] = {}
        self._reader = asyncio.create_task(self._read())
        self.complaints: list[str] = []

    async def call(self, method: str, **params):
        number = next(self._numbers)
        self._replies[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": params})
        async with asyncio.timeout(PATIENCE):
            return await self._replies[number]

    async def go(self, url: str) -> None:
        for domain in ("Page", "Runtime", "Log", "Network"):
            await self.call(f"{domain}.enable")
        await self.call("Page.navigate", url=url)
        await self.seen("document.readyState === 'complete' && location.href !== 'about:blank'")

    async def js(self, expression: str):
        said = await self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in said:
            raise AssertionError(said["exceptionDetails"]["exception"].get("description"))
        return said["result"].get("value")

    async def seen(self, expression: str, seconds: float = PATIENCE) -> None:
        """Wait until an expression is true; navigation in between does no harm."""
        last = None
        try:
            async with asyncio.timeout(seconds):
                while True:
                    try:
                        last = await self.js(f"!!({expression})")
                    except AssertionError as error:
                        last = error
                    if last is True:
                        return
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            text = await self.js("document.body.innerText")
            raise AssertionError(f"never seen: {expression} ({last!r})\n{text}\n{self.complaints}") from None

    async def type(self, selector: str, text: str) -> None:
        """Write into a field, once it is there and takes what is written."""
        find = f"document.querySelector({json.dumps(selector)})"
        await self.seen(f"document.readyState === 'complete' && ({find}?.focus(), document.activeElement === {find})")
        await self.call("Input.insertText", text=text)

    async def click(self, selector: str) -> None:
        """Click where the element is, as a person would: once it stands still, and again if the page missed it."""
        find = f"document.querySelector({json.dumps(selector)})"
        for _ in range(CLICKS):
            x, y = await self._standing_still(find)
            await self.js(f"window.missed = true; {find}?.addEventListener('click', () => {{ window.missed = false }})")
            for kind in ("mousePressed", "mouseReleased"):
                await self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
            for _ in range(LOOKS):
                if not await self._missed():
                    return
                await asyncio.sleep(LOOK)
        raise AssertionError(f"{selector} can't be clicked")

    async def press_enter(self) -> None:
        """Press Enter where the focus is."""
        key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
        await self.call("Input.dispatchKeyEvent", type="keyDown", text="\r", **key)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **key)

    async def _missed(self) -> bool:
        try:
            return bool(await self.js("window.missed"))
        except AssertionError:  # the click led to another page
            return False

    async def _standing_still(self, find: str) -> tuple[float, float]:
        """Wait until the page is complete and the element where it was at the last look; return its middle."""
        await self.seen(f"document.readyState === 'complete' && {find}")
        await self.js(f"{find}.scrollIntoView({{block: 'center', behavior: 'instant'}})")
        await self.seen(f"""(() => {{
            const {{x, y, width, height}} = {find}.getBoundingClientRect();
            const where = [x + width / 2, y + height / 2], top = document.elementFromPoint(...where);
            const still = window.where === String(where) && ({find}.contains(top) || top?.contains({find}));
            window.where = String(where);
            return still;
        }})()""")
        x, y = (await self.js("window.where")).split(",")
        return float(x), float(y)

    async def look_like(self, width: int, height: int, scheme: str = "light") -> None:
        await self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        await self.call("Emulation.setEmulatedMedia", features=features)

    async def picture(self, path: Path) -> None:
        """Keep what is seen, for a person to look at."""
        shot = await self.call("Page.captureScreenshot", format="png")
        await asyncio.to_thread(path.write_bytes, base64.b64decode(shot["data"]))

    async def close(self) -> None:
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)

    async def _read(self) -> None:
        async for message in self._socket:
            said = json.loads(message.data)
            if said.get("method") == "Runtime.exceptionThrown":
                self.complaints.append(said["params"]["exceptionDetails"].get("text", "an exception"))
            elif said.get("method") == "Log.entryAdded" and said["params"]["entry"]["level"] == "error":
                entry = said["params"]["entry"]
                self.complaints.append(f"{entry['text']} {entry.get('url', '')}")
            reply = self._replies.pop(said.get("id"), None)
            if reply is None or reply.done():
                continue
            if "error" in said:
                reply.set_exception(AssertionError(said["error"]["message"]))
            else:
                reply.set_result(said["result"])


@asynccontextmanager
async def open_page(folder: Path):
    """A fresh browser with one empty tab; its profile is kept in `folder`."""
    name = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))))
    process = await asyncio.create_subprocess_exec(
        name,
        *FLAGS,
        f"--user-data-dir={folder / 'profile'}",
        "about:blank",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,  # a pipe that nobody reads fills up, and its children keep it open
    )
    try:
        async with aiohttp.ClientSession() as http:
            async with asyncio.timeout(PATIENCE):
                port = await _port(process, folder / "profile" / "DevToolsActivePort")
                tab = await _tab(http, port)
            async with http.ws_connect(tab["webSocketDebuggerUrl"], max_msg_size=0) as socket:
                page = Page(socket)
                yield page
                await page.close()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def _port(process: asyncio.subprocess.Process, told: Path) -> str:
    """The port it listens on, once it has written the file that says so: a port, and a path on a second line."""
    while process.returncode is None:
        with contextlib.suppress(FileNotFoundError):
            port, _, path = (await asyncio.to_thread(told.read_text)).partition("\n")
            if path:
                return port
        await asyncio.sleep(LOOK)
    raise AssertionError("the browser did not start")


async def _tab(http: aiohttp.ClientSession, port: str):
    """Its tab, which may come to be a little after the browser listens."""
    while True:
        async with http.get(f"http://127.0.0.1:{port}/json") as response:
            for one in await response.json():
                if one["type"] == "page":
                    return one
        await asyncio.sleep(LOOK)
