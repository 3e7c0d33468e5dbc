"""Commands in processes forked from one that has imported them: real ones, without the second that imports take.

What starts a process, migrates an empty data folder and how long that takes is tested elsewhere, with processes that
are started.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO

from tests.places import ROOT

PATIENCE = 240  # seconds for one command
_LONGEST = 1_000_000  # bytes of one request


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


def _ask(parent: socket.socket, request: object, files: Sequence[IO[bytes]]) -> int:
    socket.send_fds(parent, [json.dumps(request).encode()], [file.fileno() for file in files])
    try:
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
            asked, files, _, _ = socket.recv_fds(tests, _LONGEST, 3)
            if not asked:
                return
            child = os.fork()
            if not child:
                _become(json.loads(asked), files)
            for file in files:
                os.close(file)
            tests.send(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())


def _warm() -> None:
    """Have at hand what most commands load and make first; nothing that starts threads or reads the environment."""
    import alembic.command  # noqa: F401
    import onnxruntime  # noqa: F401
    import tokenizers  # noqa: F401
    import typer.main

    import bots.asking
    import bots.assembly  # noqa: F401
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
