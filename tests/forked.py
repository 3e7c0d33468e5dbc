"""Commands in processes forked from one that has imported them: real ones, without the second that imports take.

What starts a process, migrates an empty data folder and how long that takes is tested elsewhere, with processes that
are started.
"""

from __future__ import annotations

import asyncio
import atexit
import ctypes
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import IO

from tests.places import ROOT

PATIENCE = 240  # seconds for one command
_LONGEST = 1_000_000  # bytes of one request
_DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
_asking = Lock()  # an answer is the next on the socket


def run(
    arguments: Sequence[str], stdin: bytes, variables: Mapping[str, str], folder: Path = ROOT
) -> subprocess.CompletedProcess[bytes]:
    """Run `errata ARGUMENTS` with an environment of its own, to its end; started where Python's own start matters."""
    command = ["errata", *arguments]
    if "PYTHONIOENCODING" in variables:
        started = [sys.executable, "-m", "bots", *arguments]
        return subprocess.run(started, input=stdin, capture_output=True, timeout=PATIENCE, env=variables, cwd=folder)
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        given.write(stdin)
        given.seek(0)
        request = {"arguments": list(arguments), "variables": dict(variables), "folder": str(folder)}
        code = _ask(_parent(), request, (given, out, err))
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess(command, code, out.read(), err.read())


class Living:
    """A process that goes on, as asyncio has them: as much of it as `Program` uses."""

    def __init__(self, pid: int, line: socket.socket, stderr: asyncio.StreamReader) -> None:
        self.pid = pid
        self.stderr = stderr
        self.returncode: int | None = None
        self._line = line

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    async def wait(self) -> int:
        """Return how it ended, once it has."""
        if self.returncode is None:
            told = await asyncio.get_running_loop().sock_recv(self._line, 16)
            self.returncode = int(told.decode())
            self._line.close()
        return self.returncode


async def start(arguments: Sequence[str], variables: Mapping[str, str], folder: Path) -> Living:
    """Start `errata ARGUMENTS` in a session of its own, to go on beside the tests; it ends with them at the latest."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    reading, writing = (os.fdopen(number, mode) for number, mode in zip(os.pipe(), ("rb", "wb"), strict=True))
    request = {"arguments": list(arguments), "variables": dict(variables), "folder": str(folder)}
    nothing = os.fdopen(os.open(os.devnull, os.O_RDWR), "wb")
    with theirs, writing, nothing:
        await asyncio.to_thread(_ask, _parent(), request, (nothing, nothing, writing, theirs))
    ours.setblocking(False)
    loop = asyncio.get_running_loop()
    stderr = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stderr), reading)
    return Living(int((await loop.sock_recv(ours, 16)).decode()), ours, stderr)


def _ask(parent: socket.socket, request: object, files: Sequence[IO[bytes] | socket.socket]) -> int:
    try:
        with _asking:
            socket.send_fds(parent, [json.dumps(request).encode()], [file.fileno() for file in files])
            return int(parent.recv(16).decode())
    except TimeoutError:
        _parent.cache_clear()  # which ends with its socket, and the child that hangs with it
        parent.close()
        raise


@cache
def _parent() -> socket.socket:
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-c", f"from tests.forked import serve; serve({theirs.fileno()})"],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
        )
    atexit.register(process.wait)
    atexit.register(ours.close)
    ours.settimeout(PATIENCE)
    return ours


def serve(number: int) -> None:
    """Fork a process for each request that comes, and say how it ended; end with the socket."""
    _warm()
    with socket.socket(fileno=number) as tests:
        while True:
            asked, files, _, _ = socket.recv_fds(tests, _LONGEST, 4)
            if not asked:
                return
            child = os.fork()
            if not child:
                (_become if len(files) == 3 else _keep)(json.loads(asked), files)
            for file in files:
                os.close(file)
            goes_on = len(files) == 4
            tests.send(b"0" if goes_on else str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())


def _keep(request: Mapping[str, object], files: Sequence[int]) -> None:
    """Have a child that goes on; a line, the last of the files, is told its number, and then how it ended."""
    die_with_parent()
    *standard, line = files
    child = os.fork()
    if not child:
        os.setsid()
        die_with_parent()
        os.close(line)
        _become(request, standard)
    for file in standard:
        os.close(file)
    os.write(line, str(child).encode())
    os.write(line, str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())
    os._exit(0)


def die_with_parent() -> None:
    """Let this process be killed when the one that made it ends, however that comes about."""
    ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)


def _warm() -> None:
    """Have at hand what most commands load and make first; nothing that starts threads or reads the environment."""
    import alembic.command  # noqa: F401
    import onnxruntime  # noqa: F401
    import tokenizers  # noqa: F401
    import typer.main

    import bots.asking
    import bots.assembly
    import bots.discord_bot
    import bots.slack_bot
    import bots.web.serving
    import bots.workflows  # noqa: F401
    import storage.database
    import storage.facts.store
    import storage.index.local_index  # noqa: F401
    from bots.cli import app
    from bots.manners.remarks import remark_of
    from core.text.endings import ending_of
    from tests import command_tree, quick_schema

    quick_schema.installed()
    quick_schema.template()
    command_tree.kept()
    typer.main.get_command(app)
    remark_of("How many days of leave do we get?")
    ending_of("example.com")
    gc.collect()
    gc.freeze()  # a child that looks for garbage would copy all of it


def _become(request: Mapping[str, object], files: Sequence[int]) -> None:
    from bots.cli import main

    code = 1
    try:
        for own, file in enumerate(files):
            os.dup2(file, own)
        # The parent's could seek, and so it would try to in what is a pipe here.
        sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115
        os.chdir(str(request["folder"]))
        os.environ.clear()
        os.environ.update(request["variables"])
        sys.argv = ["errata", *request["arguments"]]
        main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001 - the child ends here, whatever it raised
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
