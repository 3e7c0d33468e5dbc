"""Addresses in text as chat platforms would make links of them: with a scheme, `www.`, of mail, and bare hosts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from core.reading.marks import MARK
from core.text.lookalikes import could_pass_for_another

# Endings under which Slack makes a link of a bare host: the common ones, and every country's.
_ENDINGS: Final = (
    "com org net edu gov mil int info biz name pro app dev xyz online site website shop store tech technology cloud "
    "page link links live news blog club top vip work works world zip mov today space fun email support help click "
    "security bank finance financial agency digital media group company solutions services systems network host art "
    "design health care legal law press team tools one life zone center chat social video wiki example test invalid "
    "onion ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz "
    "ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo "
    "fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je "
    "jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp "
    "mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py "
    "qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn "
    "to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw"
)
_ENDING: Final = rf"(?:{'|'.join(_ENDINGS.split())}|xn--[a-z0-9-]{{1,59}})"
_LABEL: Final = r"[A-Za-z0-9\u00c0-\u052f-]{1,63}"
# What no reader takes for part of an address ends it, and nothing else: an address is never cut to one that is known.
_TAIL: Final = r"[^\s<>]"
_ADDRESS = re.compile(
    rf"(?P<scheme>(?:(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{{0,19}}|(?i:https?))\\?:\\?/\\?/{_TAIL}+)"
    rf"|(?<![A-Za-z0-9])(?P<opaque>(?i:mailto|tel|sms|javascript|vbscript|data|blob):(?=[^\s\d]|\d{{7}}){_TAIL}+)"
    rf"|(?<![A-Za-z0-9.-])(?P<www>(?i:www)\.{_TAIL}+)"
    rf"|(?<![A-Za-z0-9.+@/\\-])(?:(?P<mail>[A-Za-z0-9._+-]{{1,64}}@(?:{_LABEL}\.){{1,8}}[^\W\d_]{{2,24}}(?![A-Za-z0-9-]))"
    rf"|(?P<bare>(?:{_LABEL}\.){{1,8}}(?i:{_ENDING})(?![A-Za-z0-9@-])(?::\d{{1,5}}(?!\d))?"
    rf"(?:[/?#]{_TAIL}*)?))"
)
_MARK = re.compile(rf"{MARK}$")
_TRAILING: Final = ".,:;!?\"'`´‘’“”«»)}*_~|>…。，、；：！？）】」』》〉"
_INNER_END = re.compile(r"[|\"'`()\[\]{}“”‘’«»\u3000-\U0010ffff]")
_WEB: Final = ("http", "https")


@dataclass(frozen=True, slots=True)
class Address:
    """An address at `[start, end)` of a text. `kind` is scheme, opaque, mail, www or bare (a host without either)."""

    start: int
    end: int
    text: str
    kind: str


def addresses_in(text: str) -> Iterator[Address]:
    """Yield the addresses of a text, in order; closing punctuation and citation marks behind one are none of it."""
    if ":" not in text and "." not in text:
        return
    for match in _ADDRESS.finditer(text):
        found = _without_end(match[0])
        kind = match.lastgroup or "bare"
        if kind != "bare" or any(c.isalpha() for c in found.partition(".")[0]):
            yield Address(match.start(), match.start() + len(found), found, kind)


def shorter(address: str) -> str:
    """Return an address up to the first character that often stands behind one; the whole where there is none."""
    end = _INNER_END.search(address)
    return _without_end(address[: end.start()]) if end else address


def normal(address: str) -> str:
    """Return the form in which addresses are compared.

    Scheme and host in lower case; `https` where there is no scheme; no `/` where it is all that follows the host;
    nothing else: another port, query, fragment, encoding or a dot behind the host is another address.
    """
    scheme, separator, rest = address.partition("://")
    if not separator:
        scheme, rest = "https", address
    host = re.match(r"[^/?#\\]*", rest)
    end = host.end() if host else 0
    tail = "" if rest[end:] == "/" else rest[end:]
    return f"{scheme.lower()}://{rest[:end].lower()}{tail}"


def is_plain(address: str) -> bool:
    """Tell whether an address is what it looks like: of the web or of mail, without user names, look-alikes, tricks."""
    if "\\" in address or any(not c.isprintable() for c in address):
        return False
    mail = re.fullmatch(r"[\w.+-]+@([\w.-]+)", address)
    if "://" not in address and re.match(r"[A-Za-z][\w+.-]*:(?!\d)", address):
        return False
    try:
        parsed = urlsplit(f"https://{mail[1]}" if mail else normal(address))
        host = parsed.hostname or ""
    except ValueError:
        return False
    labels = host.split(".")
    if parsed.scheme not in _WEB or "@" in parsed.netloc or not all(labels) or "%" in host:
        return False
    return not any(could_pass_for_another(_decoded(label)) for label in labels)


def defused(address: str) -> str:
    """Return an address as text that no platform makes a link of, with a host of other scripts in its true form.

    `https://evil.example/a.b` becomes `https[:]//evil[.]example/a[.]b`.
    """
    shown = re.sub(r":(?=\\?/|[^/\d])", "[:]", _ascii_host(address))
    return re.sub(r"[.。．｡](?=\w)", "[.]", shown)


def _without_end(text: str) -> str:
    while True:
        cut = text.rstrip(_TRAILING)
        # A closing bracket that was opened within belongs to the address: https://en.wikipedia.org/wiki/Erratum_(law)
        if text[len(cut) : len(cut) + 1] == ")" and cut.count("(") > cut.count(")"):
            return cut + ")"
        mark = _MARK.search(cut, max(0, len(cut) - 90))
        cut = cut[: mark.start()] if mark else cut.removesuffix("]")
        if cut == text:
            return text
        text = cut


def _ascii_host(address: str) -> str:
    lead, separator, rest = (
        address.rpartition("@") if "@" in address.split("://")[-1].split("/")[0] else ("", "", address)
    )
    scheme, slashes, rest = rest.rpartition("://") if "://" in rest[:24] else ("", "", rest)
    host = re.match(r"[^/?#:\\]*", rest)
    end = host.end() if host else 0
    return lead + separator + scheme + slashes + ".".join(map(_encoded, re.split("[.。．｡]", rest[:end]))) + rest[end:]


def _encoded(label: str) -> str:
    return label if label.isascii() else "xn--" + label.lower().encode("punycode").decode("ascii")


def _decoded(label: str) -> str:
    """Return what a label in punycode shows; what can't be decoded looks like nothing."""
    try:
        return label[4:].encode("ascii").decode("punycode") if label.startswith("xn--") else label
    except (UnicodeError, ValueError):
        return "\u0430"
