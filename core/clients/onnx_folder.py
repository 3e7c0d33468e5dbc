"""A folder with an ONNX model: where its files are, and how what it was trained for says it is to be read.

Folders are those that `optimum-cli export onnx` and sentence-transformers' `export_*_onnx_model` write and hubs keep:
weights beside `tokenizer.json` or in `onnx/`, and configuration files of sentence-transformers where there are any.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, cast, get_args

from core.clients.said_languages import said_languages
from core.errors import BadSetting

Pooling = Literal["cls", "mean", "max", "lasttoken"]
MOST_TOKENS: Final = 512  # passages are cut shorter, and what a run needs grows with the square of its length
_NAMES: Final = (
    *("model.onnx", "model_optimized.onnx", "model_quantized.onnx", "model_int8.onnx", "model_qint8.onnx"),
    *("model_qint8_avx2.onnx", "model_quint8_avx2.onnx", "model_qint8_arm64.onnx", "model_uint8.onnx"),
    *("model_qint8_avx512.onnx", "model_qint8_avx512_vnni.onnx", "model_fp16.onnx"),
)
"""In this order. Names of int8 for one kind of processor run on the others, too, only slower."""
_DATA: Final = ("_data", ".data")  # what a name of weights past 2 GB goes on with
_POOLINGS: Final = {
    "pooling_mode_cls_token": "cls",
    "pooling_mode_mean_tokens": "mean",
    "pooling_mode_max_tokens": "max",
    "pooling_mode_lasttoken": "lasttoken",
}
_PASSAGE_PROMPTS: Final = ("document", "passage", "corpus")
_E5: Final = ("query: ", "passage: ")
"""What models of this family were trained with (Wang et al. 2022); their folders have no file that says it."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How a model is to be read.

    `pooling` is how tokens become one vector, `prompts` what stands before a query and before a passage, `languages`
    (ISO 639-1) what its own description says it is for; None: any.
    """

    pooling: Pooling
    max_tokens: int
    prompts: tuple[str, str] = ("", "")
    languages: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class ModelFolder:
    """A folder's name, weights and tokenizer, and the setting that named it."""

    folder: Path
    weights: Path
    setting: str

    @property
    def tokenizer(self) -> Path:
        """Where its tokenizer is."""
        return self.folder / "tokenizer.json"

    @property
    def hint(self) -> str:
        """What to do where it can't be used."""
        return (
            f"Give {self.setting} a folder with model.onnx and tokenizer.json (`optimum-cli export onnx` writes one), "
            "or leave it empty for the shipped model."
        )

    def wrong(self, what: str) -> BadSetting:
        """Return the error that says what is wrong with it."""
        return BadSetting(f"{self.setting} is {self.folder}, {what}.", hint=self.hint)

    def name(self, reading: Reading) -> str:
        """Return its name with eight digits over weights, tokenizer and how it is read: no other's vectors pass."""
        parts = [path for path in (self.weights, *map(self._data, _DATA), self.tokenizer) if path.is_file()]
        how = f"{reading.pooling} {reading.max_tokens} {reading.prompts}"
        found = "".join(map(_sha256, parts)) + how
        return f"{self.folder.resolve().name}@{hashlib.sha256(found.encode()).hexdigest()[:8]}"

    def _data(self, ending: str) -> Path:
        return self.weights.with_name(self.weights.name + ending)


def find_folder(name: str, setting: str) -> ModelFolder | None:
    """Return the ONNX model of a folder, or of a file in one; None where there is none. Nothing is loaded.

    Raises `BadSetting` naming the setting where weights lie there without a tokenizer, or several of unknown names.
    """
    path = Path(name).expanduser()
    if path.suffix == ".onnx" and path.is_file():
        beside = (path.parent / "tokenizer.json").is_file() or path.parent.name != "onnx"
        found = ModelFolder(path.parent if beside else path.parent.parent, path, setting)
    elif path.is_dir() and (weights := _weights(path, setting)):
        found = ModelFolder(path, weights, setting)
    else:
        return None
    if not found.tokenizer.is_file():
        raise found.wrong(f"where {found.weights.name} has no tokenizer.json beside it")
    return found


def _weights(folder: Path, setting: str) -> Path | None:
    places = (folder, folder / "onnx")
    known = (place / name for name in _NAMES for place in places)
    if found := next((path for path in known if path.is_file()), None):
        return found
    others = sorted(path for place in places for path in place.glob("*.onnx"))
    if len(others) > 1:
        named = ", ".join(str(path.relative_to(folder)) for path in others[:5])
        raise BadSetting(
            f"{setting} is {folder}, which holds several models: {named}.", hint=f"Give {setting} the file itself."
        )
    return others[0] if others else None


def read_embedder(found: ModelFolder) -> Reading:
    """Return how an embedder is to be read. Raises `BadSetting` where its configuration can't be followed."""
    return Reading(_pooling(found), _max_tokens(found), _prompts(found), said_languages(found.folder))


def read_reranker(found: ModelFolder, most_tokens: int) -> Reading:
    """Return how a cross-encoder is to be read, `most_tokens` of question and passage together at most."""
    return Reading("cls", min(most_tokens, _max_tokens(found)), languages=said_languages(found.folder))


def has_dense(found: ModelFolder) -> bool:
    """Tell whether a layer follows pooling, which is not in weights that give a vector a token."""
    modules = _json(found, "modules.json")
    kinds = [str(module.get("type", "")) for module in modules] if isinstance(modules, list) else []
    return any(kind.rpartition(".")[2] == "Dense" for kind in kinds)


def _pooling(found: ModelFolder) -> Pooling:
    """Return what `1_Pooling/config.json` says; mean where there is none, as sentence-transformers has it."""
    said = _mapping(found, "1_Pooling/config.json")
    modes = [_POOLINGS.get(name, name) for name, on in said.items() if name.startswith("pooling_mode_") and on is True]
    named = said.get("pooling_mode", modes) or "mean"
    modes = [named] if isinstance(named, str) else list(named)
    if len(modes) != 1 or modes[0] not in get_args(Pooling):
        raise found.wrong(f"which pools by {' and '.join(modes)}; known are {', '.join(get_args(Pooling))}")
    return cast("Pooling", modes[0])


def _max_tokens(found: ModelFolder) -> int:
    said = [
        _mapping(found, "sentence_bert_config.json").get("max_seq_length"),
        _mapping(found, "tokenizer_config.json").get("model_max_length"),
        _mapping(found, "config.json").get("max_position_embeddings"),
    ]
    return min([MOST_TOKENS, *(int(number) for number in said if isinstance(number, int | float) and number > 2)])


def _prompts(found: ModelFolder) -> tuple[str, str]:
    said = _mapping(found, "config_sentence_transformers.json")
    prompts = said.get("prompts")
    if isinstance(prompts, Mapping) and any(prompts.values()):
        usual = str(prompts.get(said.get("default_prompt_name") or "", ""))
        passage = next((prompts[name] for name in _PASSAGE_PROMPTS if name in prompts), usual)
        return str(prompts.get("query", usual)), str(passage)
    return _E5 if _is_e5(found) else ("", "")


def _is_e5(found: ModelFolder) -> bool:
    names = (found.folder.resolve().name, str(_mapping(found, "config.json").get("_name_or_path", "")))
    words = [name.rpartition("/")[2].lower().replace("_", "-").split("-") for name in names]
    return any("e5" in parts and "instruct" not in parts for parts in words)


def _mapping(found: ModelFolder, file: str) -> Mapping[str, Any]:
    read = _json(found, file)
    return read if isinstance(read, Mapping) else {}


def _json(found: ModelFolder, file: str) -> Any:
    path = found.folder / file
    if not path.is_file():
        return None
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise found.wrong(f"where {file} can't be read: {error}") from error


def _sha256(path: Path) -> str:
    with path.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
