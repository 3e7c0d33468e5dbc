"""Embeddings: hashed bags of words, so that equal words are near."""

from __future__ import annotations

import base64
import hashlib
import math
import re
import struct
from typing import Any

from tests.emulators.openai_emu.refusals import ApiError
from tests.emulators.openai_emu.transcript import Call, tokens

EMBED_INPUTS_MAX, EMBED_TOKENS_MAX = 2048, 8192


def embeddings(call: Call, dimensions: int) -> dict[str, Any]:
    given = call.body.get("input")
    inputs = given if isinstance(given, list) and given and not isinstance(given[0], int) else [given]
    if not inputs or len(inputs) > EMBED_INPUTS_MAX or any(x in ("", None, []) for x in inputs):
        message = f"'$.input' is invalid: 1 to {EMBED_INPUTS_MAX} inputs, none of them empty."
        raise ApiError(400, message, param="input")
    texts = [x if isinstance(x, str) else " ".join(map(str, x or ())) for x in inputs]
    _count(call, texts)
    vectors: list[Any] = [embed(t, call.body.get("dimensions") or dimensions) for t in texts]
    if call.body.get("encoding_format") == "base64":  # what the library asks for unless told otherwise
        vectors = [base64.b64encode(struct.pack(f"<{len(v)}f", *v)).decode() for v in vectors]
    data = [{"object": "embedding", "index": i, "embedding": v} for i, v in enumerate(vectors)]
    return {"object": "list", "model": call.model, "usage": call.usage, "data": data}


def _count(call: Call, texts: list[str]) -> None:
    sizes = [tokens(t) for t in texts]
    if max(sizes) > EMBED_TOKENS_MAX:
        message = (
            f"This model's maximum context length is {EMBED_TOKENS_MAX} tokens, however you requested {max(sizes)} "
            "tokens. Please reduce your prompt."
        )
        raise ApiError(400, message, "context_length_exceeded")
    call.usage = {"prompt_tokens": sum(sizes), "total_tokens": sum(sizes)}


def embed(text: str, size: int) -> list[float]:
    """A hashed bag of words as a unit vector: equal words give a high cosine, and it is always the same."""
    vector = [0.0] * size
    for word in re.findall(r"\w+", text.lower()) or [text]:
        h = int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big")
        vector[h % size] += 1.0 if h >> 63 else -1.0
    norm = math.sqrt(sum(x * x for x in vector)) or 1.0
    return [x / norm for x in vector]
