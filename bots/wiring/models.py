"""The models that search, answer and are asked: built from their clients in `core.clients`."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass

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
    from core.clients import onnx

    embedder: Embedder | None
    reranker: Reranker | None
    missing_embedder = missing_reranker = ""
    if settings.embedding_model:
        from core.clients.sentence_transformers_models import load_embedder

        embedder = load_embedder(settings.embedding_model)
    else:
        embedder, missing_embedder = onnx.load_embedder()
    if settings.reranker_model:
        from core.clients.sentence_transformers_models import load_reranker

        reranker = load_reranker(settings.reranker_model)
    else:
        reranker, missing_reranker = onnx.load_reranker()
    missing = tuple(reason for reason in (missing_embedder, missing_reranker) if reason)
    for reason in missing:
        log.warning("%s Documents are searched without it.", reason)
    return Models(embedder, reranker, missing)


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

    server = configured_server(settings)
    if server is None:
        return extracts
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
