"""Secrets out of what is logged, said or printed: in addresses above all, and by their look."""

from __future__ import annotations

import re
from typing import Final

from core.reading.characters import first_of

MASK: Final = "***"

# Parameters that open something: tokens, keys, and the signatures of storage and of webhooks.
_NAMES: Final = frozenset({"sig", "key", "code", "pw", "awsaccesskeyid", "policy", "hmac", "otp", "sid"})
_ENDINGS: Final = (
    "token", "secret", "password", "passwd", "pwd", "signature", "credential", "apikey", "api_key", "api-key",
    "accesskey", "access_key", "access-key", "auth", "jwt", "session", "sessionid",
)  # fmt: skip
_BEGINNINGS: Final = ("x-amz-", "x-goog-", "x-ms-")
_LONGEST_SCHEME: Final = 30
_STORES: Final = ("postgres", "mysql", "redis", "amqp", "mongodb")
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
_NAMED = re.compile(
    r"(\bauthorization\W{1,5}(?:Bearer|Basic)\s{1,3})[\w.~+/=-]{8,4000}|(\bpassword\s{0,2}=\s{0,2})[^\s&;,'\"]{1,300}",
    re.IGNORECASE,
)
_LONGEST_WORD: Final = 20  # letters: what is longer is no word of a sentence


def masked(text: str) -> str:
    """Return `text` with `***` for what opens something.

    User names and passwords of addresses, parameters such as `token=`, `sig=` and `X-Amz-Signature=`, webhooks and
    response addresses, and what has the look of a key (`xoxb-...`, `sk-...`, `Bearer ...`). Words that follow (`Basic
    Information`) are none, unless a header is written out. Linear in its length.
    """
    if "://" in text or "=" in text or "/" in text:
        text = _RUN.sub(_without_users, text) if "@" in text else text
        text = _HOOK.sub(rf"\1{MASK}", text)
        text = _RUN.sub(_without_values, text) if "=" in text else text
    return _BEARER.sub(_without_credentials, _NAMED.sub(rf"\1\2{MASK}", _SHAPE.sub(MASK, text)))


def _without_users(run: re.Match[str]) -> str:
    """Mask what stands between `://` and the last @ of a host's part.

    A password of a database may hold any letter, unescaped: there it is the last @ of all.
    """
    parts = run[0].split("://")
    for n in range(1, len(parts)):
        scheme = parts[n - 1][-_LONGEST_SCHEME:].lower()
        if any(store in scheme for store in _STORES):
            rest = "://".join(parts[n:])
            return "://".join([*parts[:n], _without_user(rest, len(rest))])
        if scheme[-1:].isalnum() or scheme[-1:] in ("+", "-", "."):
            parts[n] = _without_user(parts[n], first_of(parts[n], "/?#"))
    return "://".join(parts)


def _without_user(address: str, end: int) -> str:
    user = address[:end].rpartition("@")[0]
    return MASK + address[len(user) :] if user else address


def _without_values(run: re.Match[str]) -> str:
    """Mask the values of parameters that open something: they end at the next `&` or `#`."""
    start = first_of(run[0], "?&;#")
    parameters = (map(_without_value, part.split("#")) for part in run[0][start:].split("&"))
    return run[0][:start] + "&".join(map("#".join, parameters))


def _without_value(parameter: str) -> str:
    parts = parameter.split("=")
    for n, part in enumerate(parts[:-1], 1):
        name = part.replace(";", "?").rpartition("?")[2].casefold()
        if (name in _NAMES or name.endswith(_ENDINGS) or name.startswith(_BEGINNINGS)) and parts[n:] != [""]:
            return "=".join([*parts[:n], MASK])
    return parameter


def _without_credentials(found: re.Match[str]) -> str:
    """Mask what follows the name of a scheme, unless it reads as words: `Basic Information`, `Bearer self-service`."""
    words = found[2].replace("/", "-").replace(".", "-").strip("-").split("-")
    if all(len(word) <= _LONGEST_WORD and word.isalpha() and _as_written(word) for word in words):
        return found[0]
    return f"{found[1]}{MASK}"


def _as_written(word: str) -> bool:
    return word.islower() or word.istitle() or word.isupper()
