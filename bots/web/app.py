"""Puts the HTTP interface together: what every request passes, and every path there is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from fastapi import FastAPI

from bots.web.audit import audit_router
from bots.web.bodies import LimitedBodies
from bots.web.body_budget import BodyBudget
from bots.web.callers import Authenticator
from bots.web.chat_page import chat_router
from bots.web.conversations import conversations_router
from bots.web.evidence_series import series_router
from bots.web.fragments import files_router, fragments_router, sources_router
from bots.web.gaps import gaps_router
from bots.web.guard import Guard
from bots.web.health import health_router
from bots.web.learning_series import learning_series_router
from bots.web.metrics import metrics_router
from bots.web.operating import operators_routers
from bots.web.page_headers import SafeHeaders
from bots.web.pages import assets_router
from bots.web.parts import Parts
from bots.web.people import people_router
from bots.web.problems import handle_errors
from bots.web.questions import questions_router
from bots.web.reference import reference_router
from bots.web.session import session_router
from bots.web.signals import signals_router
from bots.web.sso import sso_router
from bots.web.suggestions import suggestions_router
from bots.web.voting import feedback_router
from bots.web.webhooks import webhook_router

DESCRIPTION = "Answers from your team's documents and figures, checked before they are shown."


def create_app(parts: Parts) -> FastAPI:
    """Return the application. A request passes the headers, the guard and the body limit, then meets its path."""
    app = FastAPI(
        title="Errata", version=_version(), description=DESCRIPTION, docs_url=None, redoc_url=None, openapi_url=None
    )
    limits, settings = parts.limits, parts.kit.settings
    authenticator = Authenticator(parts.database, settings, limits.sessions, keys=parts.keys)
    # The last that is added is the first to be passed.
    app.add_middleware(
        LimitedBodies,
        size=limits.body_bytes,
        seconds=limits.body_seconds,
        budget=BodyBudget(limits.all_bodies_bytes, limits.open_bodies_bytes),
        sizes=limits.open_body_bytes,
    )
    app.add_middleware(Guard, authenticator=authenticator, platforms=parts.webhooks.keys())
    app.add_middleware(SafeHeaders)
    handle_errors(app)
    for router in (
        questions_router(parts),
        feedback_router(parts),
        people_router(parts),
        series_router(parts),
        metrics_router(parts),
        health_router(parts),
        webhook_router(parts.webhooks),
        assets_router(),
        chat_router(parts),
        fragments_router(parts),
        sources_router(parts),
        files_router(parts),
        conversations_router(parts),
        *operators_routers(parts),
        session_router(authenticator),
        sso_router(settings, parts.database, authenticator),
        audit_router(parts),
        signals_router(parts),
        suggestions_router(parts),
        gaps_router(parts),
        learning_series_router(parts),
        reference_router(app),
    ):
        app.include_router(router)
    return app


def _version() -> str:
    try:
        return version("errata-bot")
    except PackageNotFoundError:
        return "0"
