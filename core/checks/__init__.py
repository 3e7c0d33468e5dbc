"""No figure without proof: citations, numbers, years, filings and instructions of an answer against its evidence."""

from core.checks.examination import examine
from core.checks.records import check_record
from core.checks.registry import CHECKS

__all__ = ["CHECKS", "check_record", "examine"]
