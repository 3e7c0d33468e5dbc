"""Tiny ONNX models, written byte by byte: words decide, so that the wiring around a model can be tested."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace
from tokenizers.processors import TemplateProcessing

FLOAT, INT64, INT, INTS = 1, 7, 2, 7
MADE_UP = "invented"
WORDS = ("[UNK]", "[CLS]", "[SEP]", MADE_UP, "query", "passage")


def write_model(folder: Path, labels: int, *, of_tokens: bool, **configuration: object) -> Path:
    """Write a model for which `invented` is made up and nothing else; return its folder.

    `of_tokens`: logits a token, (supported, made up). Else of the pair: one logit, or two whose last means supported.
    """
    folder.mkdir(parents=True)
    table = np.full((len(WORDS), labels), 0.0, dtype=np.float32)
    table[:, 0 if of_tokens else -1] = 9.0
    table[WORDS.index(MADE_UP)] = (-table[0]) if labels == 1 or not of_tokens else table[0][::-1]
    nodes = [_node("Gather", ("table", "input_ids"), "tokens")]
    if not of_tokens:
        nodes.append(_node("ReduceMin", ("tokens",), "logits", _ints("axes", [1]), _int("keepdims", 0)))
    out = "tokens" if of_tokens else "logits"
    kind = 3 if of_tokens else 2
    _write(folder / "model.onnx", table, nodes, [_value("input_ids", INT64, 2)], [_value(out, FLOAT, kind)])
    (folder / "config.json").write_text(json.dumps(configuration))
    _tokenizer().save(str(folder / "tokenizer.json"))
    return folder


def write_embedder(folder: Path, weights: str = "model.onnx", *, pooled: bool = False, wants: str = "") -> Path:
    """Write a model whose vector of a token is its own axis (and `[CLS]`'s the first); return its folder.

    `pooled`: it gives `sentence_embedding`, the largest of each axis. `wants`: one input more that it names.
    """
    table = np.eye(len(WORDS), dtype=np.float32)
    nodes = [_node("Gather", ("table", "input_ids"), "last_hidden_state")]
    outputs = [_value("last_hidden_state", FLOAT, 3)]
    if pooled:
        last = ("last_hidden_state",)
        nodes.append(_node("ReduceMax", last, "sentence_embedding", _ints("axes", [1]), _int("keepdims", 0)))
        outputs.append(_value("sentence_embedding", FLOAT, 2))
    _write(folder / weights, table, nodes, [_value(name, INT64, 2) for name in ("input_ids", wants) if name], outputs)
    _tokenizer().save(str(folder / "tokenizer.json"))
    return folder


def _write(
    path: Path, table: npt.NDArray[np.float32], nodes: list[bytes], inputs: list[bytes], outputs: list[bytes]
) -> None:
    tensor = _field(1, [*table.shape]) + _varint(2, FLOAT) + _text(8, "table") + _bytes(9, table.tobytes())
    graph = b"".join(_bytes(1, node) for node in nodes) + _text(2, "tiny") + _bytes(5, tensor)
    graph += b"".join(_bytes(11, value) for value in inputs) + b"".join(_bytes(12, value) for value in outputs)
    model = _varint(1, 8) + _bytes(8, _text(1, "") + _varint(2, 13)) + _bytes(7, graph)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(model)


def _tokenizer() -> Tokenizer:
    tokenizer = Tokenizer(WordLevel({word: n for n, word in enumerate(WORDS)}, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = Whitespace()
    tokenizer.post_processor = TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=[("[CLS]", 1), ("[SEP]", 2)]
    )
    return tokenizer


def _node(kind: str, inputs: Sequence[str], output: str, *attributes: bytes) -> bytes:
    found = b"".join(_text(1, name) for name in inputs) + _text(2, output) + _text(4, kind)
    return found + b"".join(_bytes(5, attribute) for attribute in attributes)


def _ints(name: str, values: Sequence[int]) -> bytes:
    return _text(1, name) + _field(8, values) + _varint(20, INTS)


def _int(name: str, value: int) -> bytes:
    return _text(1, name) + _varint(3, value) + _varint(20, INT)


def _value(name: str, kind: int, dimensions: int) -> bytes:
    shape = b"".join(_bytes(1, _text(2, f"d{n}")) for n in range(dimensions))
    return _text(1, name) + _bytes(2, _bytes(1, _varint(1, kind) + _bytes(2, shape)))


def _field(number: int, values: Sequence[int]) -> bytes:
    return b"".join(_varint(number, value) for value in values)


def _text(number: int, text: str) -> bytes:
    return _bytes(number, text.encode())


def _bytes(number: int, data: bytes) -> bytes:
    return _plain(number << 3 | 2) + _plain(len(data)) + data


def _varint(number: int, value: int) -> bytes:
    return _plain(number << 3) + _plain(value)


def _plain(value: int) -> bytes:
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])
