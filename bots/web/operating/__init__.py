"""The operator's pages: what happened over time, documents, feedback, gaps, runs, jobs, tokens, traces."""

from __future__ import annotations

from fastapi import APIRouter

from bots.web.operating.channels import channels_router
from bots.web.operating.documents import documents_router
from bots.web.operating.evaluations import evaluations_router
from bots.web.operating.feedback import feedback_pages_router
from bots.web.operating.figures import figures_router
from bots.web.operating.gaps import gaps_pages_router
from bots.web.operating.jobs import jobs_router
from bots.web.operating.overview import overview_router
from bots.web.operating.suggestions import suggestions_pages_router
from bots.web.operating.tokens import tokens_router
from bots.web.operating.trace import trace_router
from bots.web.parts import Parts

_ROUTERS = (
    overview_router,
    documents_router,
    figures_router,
    feedback_pages_router,
    gaps_pages_router,
    suggestions_pages_router,
    evaluations_router,
    jobs_router,
    tokens_router,
    channels_router,
    trace_router,
)


def operators_routers(parts: Parts) -> list[APIRouter]:
    """Return the paths of all pages; one more page is one more row, and one more in `desk.PLACES`."""
    return [router(parts) for router in _ROUTERS]
