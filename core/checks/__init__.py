"""No figure without proof: citations, numbers, years, filings and instructions of an answer against its evidence."""

from core.checks.examination import examine
from core.checks.records import check_record

__all__ = ["check_record", "examine"]
