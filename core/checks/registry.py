"""All checks, in the order of their verdicts: a new one is its module and its row here."""

from __future__ import annotations

from core.checks.check import Check, Exhibit
from core.checks.citations import CITATIONS
from core.checks.figures import NUMBERS
from core.checks.filings import FILINGS
from core.checks.instructions import INSTRUCTIONS
from core.checks.periods import YEARS
from core.checks.scans import SCANS
from core.checks.standing import STANDING
from core.checks.wording import WORDING
from core.model import Status, Verdict

CHECKS: tuple[Check, ...] = (CITATIONS, NUMBERS, YEARS, FILINGS, INSTRUCTIONS, STANDING, WORDING, SCANS)


def check_of(verdict: Verdict) -> Check | None:
    """Return the check that gave a verdict; None for verification's."""
    return next((check for check in CHECKS if check.name == verdict.check), None)


def proves(verdict: Verdict) -> bool:
    """What passes the verdict's check is proved, and what fails it is untrue."""
    check = check_of(verdict)
    return check is not None and check.proves


def marks(verdict: Verdict) -> bool:
    """What the verdict finds fault with is shown as unverified."""
    check = check_of(verdict)
    return check is not None and check.marks


def searches(verdict: Verdict) -> bool:
    """A draft that the verdict fails is mended by searching again; so is what verification objects to."""
    check = check_of(verdict)
    return check is None or check.searches


def judges_refusals(verdict: Verdict) -> bool:
    """The verdict holds for a draft that declines to answer, too."""
    check = check_of(verdict)
    return check is None or check.of_refusals


def derives(verdict: Verdict) -> bool:
    """What was judged is proved, though it may have been computed and stand in no source as it is."""
    check = check_of(verdict)
    return check is not None and check.derives and verdict.status is Status.PASS


def is_miscited(exhibit: Exhibit) -> bool:
    """What is said cites what does not bear it out; other sources may."""
    return any(check.judge(exhibit).failed for check in CHECKS if check.recites)
