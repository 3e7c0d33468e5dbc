"""No process looks anything up, or leaves anything outside the data folder, that it was not told to."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest

from core.settings import Settings

TOKEN = "a-token-of-at-least-24-characters"
STRACE = [
    *("strace", "-f", "--seccomp-bpf", "-qq", "-s", "200"),
    *("-e", "trace=connect,sendto,sendmmsg,openat,mkdir,rename"),
]
_ADDRESS = re.compile(r'inet_addr\("([\d.]+)"\)|inet_pton\(AF_INET6, "([^"]+)"')
_DOMAIN_NAMES = re.compile(r"htons\((?:53|853|5353)\)")
_WRITTEN = re.compile(
    r'^(?:\d+ +)?(?:openat|open|creat|mkdir|mkdirat|rename|renameat2?)\([^"]*"([^"]+)".*', re.MULTILINE
)
_TO_WRITE = re.compile(r"O_(?:WRONLY|RDWR|CREAT)|mkdir|rename|creat\(")


def unable_to_trace() -> str:
    if shutil.which("strace") is None:
        return "strace is not installed"
    done = subprocess.run([*STRACE, "true"], capture_output=True, timeout=30)
    return "" if done.returncode == 0 else "processes can't be traced here"


CANNOT = unable_to_trace()


class Quiet:
    """Runs `errata` with a home of its own that has to stay empty, traced where that is possible."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.home, self.data = folder, folder / "home", folder / "data"
        self.home.mkdir()
        self.trace = folder / "trace"
        known = {name.upper() for name in Settings.model_fields} | {"ORT_DISABLE_TELEMETRY", "HF_HUB_OFFLINE"}
        self.environ = {n: v for n, v in os.environ.items() if n not in known and not n.startswith("XDG_")} | {
            "HOME": str(self.home),
            "ERRATA_HOME": str(self.data),
            "ERRATA_API_TOKEN": TOKEN,
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def command(self, *words: str) -> list[str]:
        return [*([] if CANNOT else [*STRACE, "-A", "-o", str(self.trace)]), sys.executable, "-m", "bots", *words]

    def run(self, *words: str) -> str:
        done = subprocess.run(self.command(*words), env=self.environ, capture_output=True, text=True, timeout=240)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def left(self) -> list[str]:
        return [str(path) for path in self.home.rglob("*")]

    def reached(self) -> list[str]:
        """Lines of the trace that reach out: to a host that is not this one, or to whoever tells addresses of names."""
        lines = self.trace.read_text(errors="replace").splitlines()
        return [line for line in lines if _DOMAIN_NAMES.search(line) or any(map(_is_far, _ADDRESS.findall(line)))]

    def written(self) -> list[str]:
        """Files outside the data folder that were opened for writing."""
        allowed = (str(self.data), "/dev/", "/proc/", str(self.folder / "trace"))
        text = self.trace.read_text(errors="replace")
        found = (match for match in _WRITTEN.finditer(text) if _TO_WRITE.search(match[0]) and "ENOENT" not in match[0])
        return [m[0] for m in found if m[1].startswith("/") and not m[1].startswith(allowed)]


def _is_far(groups: Sequence[str]) -> bool:
    address = groups[0] or groups[1]
    return not (address.startswith("127.") or address in ("::1", "0.0.0.0", "::"))  # noqa: S104 - an address in a trace


@pytest.fixture
def quiet(tmp_path: Path) -> Quiet:
    return Quiet(tmp_path)


def everything_was_kept(quiet: Quiet) -> None:
    assert quiet.left() == []
    if CANNOT:
        pytest.skip(f"nothing was left behind; look-ups were not traced: {CANNOT}")
    assert "onnxruntime" in quiet.trace.read_text(errors="replace")  # the very library was loaded, and traced
    assert quiet.reached() == []
    assert quiet.written() == []


def test_indexing_and_serving_answers_look_nothing_up_and_leave_nothing_behind(quiet, tmp_path):
    (tmp_path / "leave.md").write_text("# Leave\n\nAnnual leave is 28 days a year.\n", encoding="utf-8")
    quiet.run("ingest", str(tmp_path / "leave.md"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    serving = subprocess.Popen(quiet.command("web", "--port", str(port)), env=quiet.environ, stderr=subprocess.PIPE)
    try:
        _ready(serving, port)
        asked = Request(
            f"http://127.0.0.1:{port}/api/ask",
            data=b'{"question": "How many days is annual leave?"}',
            headers={"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"},
        )
        with urlopen(asked, timeout=120) as response:  # noqa: S310 - loopback
            assert b"28 days" in response.read()
    finally:
        _end(serving)
    everything_was_kept(quiet)


def _ready(serving: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + 120
    while serving.poll() is None and time.monotonic() < until:
        try:
            with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    pytest.fail(f"It did not start: {serving.stderr.read().decode() if serving.stderr else ''}")


def _end(serving: subprocess.Popen[bytes]) -> None:
    """Ask the served process to end: strace hands a signal to itself on, once its child is gone."""
    children = Path(f"/proc/{serving.pid}/task/{serving.pid}/children")
    child = [] if CANNOT or not children.exists() else children.read_text().split()
    os.kill(int(child[0]) if child else serving.pid, 15)
    serving.wait(60)
