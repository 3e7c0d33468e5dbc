"""The fact tools by name, as the router's reply names them; their arguments are those of `core.facts.tools`."""

from __future__ import annotations

from enum import StrEnum


class ToolName(StrEnum):
    """One tool."""

    FINANCIALS_BY_METRIC = "get_financials_by_metric"
    PRICES = "get_prices"
    RECENT_FILINGS = "get_recent_filings"
    SEARCH_FILINGS = "search_filings"
    LIST_METRICS = "list_metrics"
    FINANCIAL_METRIC = "get_financial_metric"
    SEARCH_DOCUMENTS = "search_documents"
    TABLES = "tables"  # made by rules alone: what tables of documents state
    PLAN = "plan"  # made by rules alone; no model is offered it
