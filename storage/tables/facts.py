"""Tables of figures, prices and filings, whoever's they are. Natural keys make a second import change nothing.

Every row belongs to a collection, as documents do; the same row may lie in several. Dates are ISO 8601 text: they sort
as they are, and rows leave as JSON scalars.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Index
from sqlmodel import Field

from core.model import DEFAULT_COLLECTION
from storage.tables.base import Row


class KnownCompany(Row, table=True):
    """A company that some row of this collection belongs to; `cik` is the SEC's number, ten digits."""

    __tablename__ = "fact_companies"

    name: str = Field(primary_key=True, max_length=200)
    collection: str = Field(primary_key=True, default=DEFAULT_COLLECTION, max_length=128)
    ticker: str = Field(default="", max_length=12, index=True)
    cik: str = Field(default="", max_length=10)


class CompanyMetric(Row, table=True):
    """A reported figure of one period. `period` is FY or Q1..Q4, `fiscal_year` the company's own.

    `start` is empty for what holds on a day; `accession`, `form` and `filing_date` are of the latest filing that
    states the value, the `first_` columns of the earliest. `restated`: they differ. `derived`: computed, not reported.
    """

    __tablename__ = "company_metrics"

    company: str = Field(primary_key=True, max_length=200)
    metric: str = Field(primary_key=True, max_length=80)
    period: str = Field(primary_key=True, max_length=2)
    fiscal_year: int = Field(primary_key=True)
    unit: str = Field(primary_key=True, max_length=20)
    collection: str = Field(primary_key=True, default=DEFAULT_COLLECTION, max_length=128)
    ticker: str = Field(default="", max_length=12)
    cik: str = Field(default="", max_length=10)
    start: str | None = Field(default=None, max_length=10)
    end: str = Field(max_length=10)
    value: float
    tag: str | None = Field(default=None, max_length=200)
    accession: str | None = Field(default=None, max_length=25)
    form: str | None = Field(default=None, max_length=20)
    filing_date: str | None = Field(default=None, max_length=10)
    first_accession: str | None = Field(default=None, max_length=25)
    first_filing_date: str | None = Field(default=None, max_length=10)
    first_value: float | None = None
    restated: bool = False
    derived: bool = False


class Price(Row, table=True):
    """A share's prices on one trading day, in `currency`."""

    __tablename__ = "prices"

    company: str = Field(primary_key=True, max_length=200)
    ticker: str = Field(primary_key=True, default="", max_length=12)
    date: str = Field(primary_key=True, max_length=10)
    collection: str = Field(primary_key=True, default=DEFAULT_COLLECTION, max_length=128)
    cik: str = Field(default="", max_length=10)
    open: float | None = None
    high: float | None = None
    low: float | None = None
    close: float
    volume: int | None = Field(default=None, sa_type=BigInteger)
    currency: str = Field(default="USD", max_length=3)


class Filing(Row, table=True):
    """A document filed with the SEC. `items` are an 8-K's item numbers; `report_date` ends the period reported on."""

    __tablename__ = "filings"
    __table_args__ = (Index("ix_filings_by_date", "company", "filing_date"),)

    company: str = Field(primary_key=True, max_length=200)
    accession: str = Field(primary_key=True, max_length=25)
    collection: str = Field(primary_key=True, default=DEFAULT_COLLECTION, max_length=128)
    ticker: str = Field(default="", max_length=12)
    cik: str = Field(default="", max_length=10)
    form: str = Field(max_length=20)
    filing_date: str = Field(max_length=10)
    report_date: str | None = Field(default=None, max_length=10)
    fiscal_year: int | None = None
    period: str | None = Field(default=None, max_length=2)
    items: str | None = Field(default=None, max_length=200)
    description: str | None = Field(default=None, max_length=300)
    url: str | None = Field(default=None, max_length=500)


class FactsVersion(Row, table=True):
    """One row, counted up by every import: part of the answer cache's key."""

    __tablename__ = "facts_version"

    id: int = Field(default=1, primary_key=True)
    version: int = 0
