"""Secrets out of what is logged, said or printed: in addresses above all, and by their look."""

from __future__ import annotations

import re
from typing import Final

MASK: Final = "***"

# Parameters that open something: tokens, keys, and the signatures of storage and of webhooks.
_NAMES: Final = (
    r"(?:[a-z0-9._-]{0,40}(?:token|secret|passw(?:or)?d|passwd|pwd|signature|credential|apikey|api[_-]key|access[_-]?key"
    r"|auth|jwt|session(?:id)?)|sig|se?ig|key|code|pw|x-(?:amz|goog|ms)-[a-z-]{1,40}|awsaccesskeyid|policy|hmac|otp|sid)"
)
_PARAMETER = re.compile(rf"([?&;#]{_NAMES}=)[^&#\s\"'<>]+", re.IGNORECASE)
_USER = re.compile(r"(\b[a-z][a-z0-9+.-]{0,30}://)[^\s/?#@\"'<>]{1,300}(?:@[^\s/?#@\"'<>]{1,300}){0,3}@", re.IGNORECASE)
# A password of a database may hold any letter, unescaped.
_STORE = re.compile(r"\b(?:postgres|mysql|redis|amqp|mongodb)[a-z0-9+]{0,20}://", re.IGNORECASE)
_RUN = re.compile(r"[^\s\"'<>]+")
_HOOK = re.compile(
    r"((?:hooks\.slack(?:-gov)?\.com/[a-z]{1,20}|/api(?:/v\d{1,2})?/(?:webhooks|interactions)/\d{1,20}"
    r"|^/?(?:webhooks|interactions)/\d{1,20}|\s/(?:webhooks|interactions)/\d{1,20})/)[^\s\"'<>?]+",
    re.IGNORECASE,
)
_SHAPE = re.compile(
    r"\b(?:xox[a-z]-|xapp-|sk-|pcsk_|tvly-|gh[opsu]_|github_pat_|glpat-)[\w-]{8,300}"
    r"|(?<![\w-])eyJ[\w-]{10,2000}+\.[\w-]{10,4000}+\.[\w-]{10,1000}+"
)
_BEARER = re.compile(r"\b((?:Bearer|Basic)\s{1,3})([\w.~+/=-]{8,4000})")
_HEADER = re.compile(r"(\bauthorization\W{1,5}(?:Bearer|Basic)\s{1,3})[\w.~+/=-]{8,4000}", re.IGNORECASE)
_LONGEST_WORD: Final = 20  # letters: what is longer is no word of a sentence
_PASSWORD = re.compile(r"(\bpassword\s{0,2}=\s{0,2})[^\s&;,'\"]{1,300}", re.IGNORECASE)


def masked(text: str) -> str:
    """Return `text` with `***` for what opens something.

    User names and passwords of addresses, parameters such as `token=`, `sig=` and `X-Amz-Signature=`, webhooks and
    response addresses, and what has the look of a key (`xoxb-...`, `sk-...`, `Bearer ...`). Words that follow (`Basic
    Information`) are none, unless a header is written out. Linear in its length.
    """
    if "://" in text or "=" in text or "/" in text:
        text = _RUN.sub(_without_store_user, text) if "@" in text else text
        text = _USER.sub(rf"\1{MASK}@", text)
        text = _HOOK.sub(rf"\1{MASK}", text)
        text = _PASSWORD.sub(rf"\1{MASK}", _PARAMETER.sub(rf"\1{MASK}", text))
    return _BEARER.sub(_without_credentials, _HEADER.sub(rf"\1{MASK}", _SHAPE.sub(MASK, text)))


def _without_credentials(found: re.Match[str]) -> str:
    """Mask what follows the name of a scheme, unless it reads as words: `Basic Information`, `Bearer self-service`."""
    words = found[2].replace("/", "-").replace(".", "-").strip("-").split("-")
    if all(len(word) <= _LONGEST_WORD and word.isalpha() and _as_written(word) for word in words):
        return found[0]
    return f"{found[1]}{MASK}"


def _as_written(word: str) -> bool:
    return word.islower() or word.istitle() or word.isupper()


def _without_store_user(run: re.Match[str]) -> str:
    """Mask from a database's scheme to the last @ of a run of letters.

    By hand: a pattern would look again and again for an @ that is not there.
    """
    said = run[0]
    at = said.rfind("@")
    scheme = _STORE.search(said, 0, at) if at > 0 else None
    return f"{said[: scheme.end()]}{MASK}{said[at:]}" if scheme and scheme.end() < at else said
