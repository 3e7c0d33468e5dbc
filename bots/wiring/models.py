"""The models that search, answer and are asked: built from their clients in `core.clients`."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass

from bots.wiring.environment import keys_of
from bots.wiring.rotation import Renewed, RenewedServer
from core.errors import BadSetting
from core.ports import Clock, Embedder, Faithfulness, Ledger, Model, Reranker
from core.settings import Settings
from core.vendors import VENDORS

log = logging.getLogger("errata")


@dataclass(frozen=True, slots=True)
class Models:
    """The search models that could be loaded, and plain reasons for those that could not."""

    embedder: Embedder | None
    reranker: Reranker | None
    missing: tuple[str, ...] = ()


def open_models(settings: Settings) -> Models:
    """Return embedder and re-ranker: the named ones, else the shipped ones, else None and a plain reason.

    Raises `BadSetting` where EMBEDDING_MODEL or RERANKER_MODEL names one that can't be loaded.
    """
    embedder, missing_embedder = _embedder(settings.embedding_model)
    reranker, missing_reranker = _reranker(settings.reranker_model)
    missing = tuple(reason for reason in (missing_embedder, missing_reranker) if reason)
    for reason in missing:
        log.warning("%s Documents are searched without it.", reason)
    return Models(embedder, reranker, missing)


def _embedder(name: str | None) -> tuple[Embedder | None, str]:
    from core.clients import onnx, onnx_models

    if not name:
        return onnx.load_embedder()
    if found := onnx_models.load_embedder(name):
        return found, ""
    from core.clients import sentence_transformers_models as torch_models

    return torch_models.load_embedder(name), ""


def _reranker(name: str | None) -> tuple[Reranker | None, str]:
    from core.clients import onnx, onnx_models

    if not name:
        return onnx.load_reranker()
    if found := onnx_models.load_reranker(name):
        return found, ""
    from core.clients import sentence_transformers_models as torch_models

    return torch_models.load_reranker(name), ""


async def describe_models(models: Models) -> str:
    """Return what searches, in a line. A named ONNX model is run once: `BadSetting` where it can't be."""
    from core.clients.onnx_models import FolderEmbedder, FolderReranker

    said = []
    for model in (models.embedder, models.reranker):
        if isinstance(model, FolderEmbedder):
            said.append(await model.describe())
        elif isinstance(model, FolderReranker):
            await model.score("How long is the trial?", ["The trial lasts 45 days."])
            said.append(model.name)
        elif model is not None:
            said.append(model.name)
    return "; ".join([*said, *models.missing])


def open_faithfulness(settings: Settings) -> tuple[Faithfulness | None, str]:
    """Return the model that judges statements, or None and why not: answers are given without it, said in the log."""
    if not settings.faithfulness_model:
        return None, ""
    from core.clients.faithfulness import load_faithfulness

    try:
        return load_faithfulness(settings.faithfulness_model), ""
    except BadSetting as error:
        log.warning("%s Statements are judged by rules alone.", error)
        return None, str(error)


def language_model(settings: Settings, parts: tuple[Clock, Models, Ledger], *, for_terminal: bool) -> Model:
    """Return what writes answers: the configured models behind one another, else extracts alone."""
    clock, models, ledger = parts
    extracts = extracts_of(models)
    from core.clients.chat_servers import configured_server
    from core.clients.failover import Failover
    from core.clients.prompted_model import PromptedModel

    found = configured_server(settings)
    if found is None:
        return extracts
    server = RenewedServer(Renewed(keys_of(settings), configured_server, found))
    names = dict.fromkeys(name for name in (settings.llm_model, settings.llm_fallback_model) if name)
    served = [PromptedModel(server, name, settings, ledger) for name in names]
    return Failover(served, extracts, clock, raise_rejected_key=for_terminal)


def extracts_of(models: Models) -> Model:
    """Return what answers without a language model."""
    from core.clients.extractive import ExtractiveModel

    return ExtractiveModel(models.embedder, models.reranker)


async def probe_language_model(settings: Settings, ledger: Ledger) -> str:
    """Ask the language model for one word, which the operator pays. Raises what a question would meet."""
    from core.clients.chat_servers import configured_server
    from core.clients.prompted_model import PromptedModel

    server = configured_server(settings)
    if server is None:
        return f"none ({' or '.join(vendor.needs for vendor in VENDORS)}): answers are extracts of your documents"
    said = await PromptedModel(server, settings.llm_model, settings, ledger).ping()
    return f"{server.describe(settings.llm_model)} answers in {said:.0f} ms"


async def probe_faithfulness(settings: Settings) -> str:
    """Let the model that judges statements judge one. Raises `BadSetting` where it can't be loaded or run."""
    if not settings.faithfulness_model:
        return "none (FAITHFULNESS_MODEL): statements are held against their sources by rules alone"
    from core.clients.faithfulness import load_faithfulness

    model = load_faithfulness(settings.faithfulness_model)
    began = time.perf_counter()
    await model.judge("How long is the trial?", "The trial lasts 45 days.", "The trial lasts 45 days.")
    return f"{model.name} judges a statement in {(time.perf_counter() - began) * 1000:.0f} ms, loading included"
