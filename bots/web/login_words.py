"""Why somebody is not let in, in the language of the page that says so."""

from __future__ import annotations

from bots.web.callers import Admission
from bots.web.page_language import Spoken
from storage.access.sessions import Ages

_HOUR = 3_600.0


def complaint(admission: Admission, ages: Ages, spoken: Spoken) -> str:
    """Return what the login form says above its field; nothing where nobody tried to come in yet."""
    if admission.refusal == "waiting":
        return spoken.say("page login waits", seconds=admission.wait)
    if admission.refusal == "expired":
        return spoken.say("page login expired", idle=_hours(ages.idle), whole=_hours(ages.whole))
    if admission.refusal == "ended":
        return spoken.say("page login ended")
    return spoken.say("page login wrong") if admission.refusal == "wrong" else ""


def _hours(seconds: float) -> str:
    return f"{seconds / _HOUR:.1f}".removesuffix(".0")
