"""Addresses in text as chat platforms would make links of them: with a scheme, `www.`, of mail, and bare hosts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final
from urllib.parse import urlsplit

from core.reading.characters import first_of
from core.reading.marks import mark_before
from core.text.endings import ending_of, is_plain_ending
from core.text.lookalikes import could_pass_for_another

_LABEL: Final = r"[A-Za-z0-9\u00c0-\u052f-]{1,63}"
# What no reader takes for part of an address ends it, and nothing else: an address is never cut to one that is known.
_TAIL: Final = r"[^\s<>]"
_CLEAR = re.compile(
    rf"(?P<scheme>(?:(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{{0,19}}|(?i:https?))\\?:\\?/\\?/{_TAIL}+)"
    rf"|(?<![A-Za-z0-9])(?P<opaque>(?i:mailto|tel|sms|javascript|vbscript|data|blob):(?=[^\s\d]|\d{{7}}){_TAIL}+)"
    rf"|(?<![A-Za-z0-9.-])(?P<www>(?i:www)\.{_TAIL}+)"
    rf"|(?<![A-Za-z0-9.+@/\\-])(?P<mail>[A-Za-z0-9._+-]{{1,64}}@(?:{_LABEL}\.){{1,8}}[^\W\d_]{{2,24}}(?![A-Za-z0-9-]))"
)
# What a text has that holds one of these at all: quicker to look for.
_SIGN_OF_CLEAR = re.compile(r"[@:.](?:(?<=@)|(?<=:)\\?/|(?<=[leoabstLEOABST\u017f]:)(?=\S)|(?<=[wW]{3}\.))")
# A host's labels hold anything but blanks and punctuation, the underscore and marks of other scripts among it.
_IN_LABEL: Final = (
    r"[^\s\x00-\x2c\x2e\x2f\x3a-\x40\x5b-\x5e\x60\x7b-\xbf\u2000-\u206f\u3000-\u3004\u3008-\u3020\u3030"
    r"\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]"
)
_DOTS: Final = ".。．｡"
_PLAIN_DOTS: Final = str.maketrans(_DOTS, "." * len(_DOTS))
_DOTTED = re.compile(rf"(?<!{_IN_LABEL})(?<!{_IN_LABEL}[{_DOTS}]){_IN_LABEL}++(?:[{_DOTS}]{_IN_LABEL}++)++")
_SIGN_OF_DOTTED = re.compile(rf"[{_DOTS}]{_IN_LABEL}")
_BEHIND_HOST = re.compile(rf"(?::\d{{1,5}}(?!\d))?(?:[/?#]{_TAIL}*)?")
_TRAILING: Final = ".,:;!?\"'`´‘’“”«»)}*_~|>…。，、；：！？）】」』》〉"
_INNER_END: Final = "|\"'`()[]{}“”‘’«»"
_FIRST_WIDE: Final = "\u3000"
_WEB: Final = ("http", "https")
_JOINER: Final = "\u2060"  # word joiner: invisible, and enough to keep a platform from reading an ending
_LONGEST_LABEL: Final = 63  # RFC 1035; the time of punycode grows with the square of a label
_LONGEST_HOST: Final = 300  # 253 and a port; normal forms take the square of its marks
_LOOK_ALIKE: Final = "\u0430"
_DISCORDS_OWN: Final = ("discord.gg", "discord.com", "discordapp.com", "discord.gift", "discord.new")


@dataclass(frozen=True, slots=True)
class Address:
    """An address at `[start, end)` of a text. `kind` is scheme, opaque, mail, www or bare (a host without either)."""

    start: int
    end: int
    text: str
    kind: str


def addresses_in(text: str, *, hosts: bool = True) -> Iterator[Address]:
    """Yield the addresses of a text, in order; closing punctuation and citation marks behind one are none of it.

    Where `hosts` is false, of bare hosts only those are yielded that open something by themselves: Discord's invites.
    """
    if not any(sign in text for sign in f":{_DOTS}"):
        return
    at, clear = 0, _CLEAR.search(text) if _SIGN_OF_CLEAR.search(text) else None
    for dotted in _DOTTED.finditer(text) if _SIGN_OF_DOTTED.search(text) else ():
        while clear and clear.start() <= dotted.start():
            found = _address(text, clear.start(), clear.end(), clear.lastgroup or "")
            yield found
            at, clear = found.end, _CLEAR.search(text, clear.end())
        if dotted.end() <= at:
            continue
        end = min(dotted.end(), clear.start()) if clear else dotted.end()
        bare = _bare_host(text, max(at, dotted.start()), end, hosts=hosts)
        if bare and (hosts or is_invite(bare.text)):
            yield bare
            at = bare.end
            clear = _CLEAR.search(text, at) if clear and clear.start() < at else clear
    while clear:
        yield _address(text, clear.start(), clear.end(), clear.lastgroup or "")
        clear = _CLEAR.search(text, clear.end())


def is_clear(address: Address) -> bool:
    """Tell whether text was meant as an address: it says so, or a path follows an ending that only hosts have.

    `setup.py`, `Amazon.com`, `user.id/name` and `ASP.NET/Core` may be names and words; platforms make links of them.
    """
    if address.kind != "bare" or is_invite(address.text):
        return True
    host, _, path = address.text.partition("/")
    return bool(path) and is_plain_ending(host.partition(":")[0].translate(_PLAIN_DOTS).rpartition(".")[2])


def is_invite(address: str) -> bool:
    """Tell whether Discord opens an address without a scheme: an invite, a gift, a template, an event."""
    host, _, path = address.lower().partition("/")
    return bool(path) and host.endswith(_DISCORDS_OWN)  # with anything before it: `see_discord.gg/x`


def shorter(address: str) -> str:
    """Return an address up to the first character that often stands behind one; the whole where there is none."""
    end = next((at for at, c in enumerate(address) if c in _INNER_END or c >= _FIRST_WIDE), None)
    return address if end is None else _without_end(address[:end])


def normal(address: str) -> str:
    """Return the form in which addresses are compared.

    Scheme and host in lower case; `https` where there is no scheme; no `/` where it is all that follows the host;
    nothing else: another port, query, fragment, encoding or a dot behind the host is another address.
    """
    scheme, separator, rest = address.partition("://")
    if not separator:
        scheme, rest = "https", address
    end = first_of(rest, "/?#\\")
    tail = "" if rest[end:] == "/" else rest[end:]
    return f"{scheme.lower()}://{rest[:end].lower()}{tail}"


def is_plain(address: str) -> bool:
    """Tell whether an address is what it looks like: of the web or of mail, without user names, look-alikes, tricks."""
    if "\\" in address or not address.isprintable() or _names_scheme(address):
        return False
    whole = normal(_host_of_mail(address) or address)
    if first_of(whole.partition("://")[2], "/?#") >= _LONGEST_HOST:
        return False
    try:
        parsed = urlsplit(whole)
        host = parsed.hostname or ""
    except ValueError:
        return False
    labels = host.split(".")
    if parsed.scheme not in _WEB or "@" in parsed.netloc or not all(labels) or "%" in host:
        return False
    return not any(could_pass_for_another(_decoded(label)) for label in labels)


def _names_scheme(address: str) -> bool:
    """Tell whether what stands before a path has a colon that no port follows: `tel:`, `javascript:`."""
    before, colon, behind = address[: first_of(address, "/?#")].partition(":")
    return bool(before and colon) and not behind[:1].isdecimal() and "://" not in address


def _host_of_mail(address: str) -> str:
    """Return the host of a plain address of mail; nothing where it is none."""
    user, _, host = address.partition("@")
    return host if user and all(c.isalnum() or c in "_.-" for c in user.replace("+", "") + host) else ""


def defused(address: str) -> str:
    """Return an address as text that no platform makes a link of, with a host of other scripts in its true form.

    `https://evil.example/a.b` becomes `https[:]//evil[.]example/a[.]b`.
    """
    return "".join(_bracketed(c, behind) for c, behind in pairwise([*_ascii_host(address), ""]))


def broken(address: str) -> str:
    """Return what may be a word or a file's name so that no platform makes a link of it, and no reader sees it."""
    followed = pairwise([*address, ""])
    return "".join(c + _JOINER if c in _DOTS and behind.strip(_JOINER).strip() else c for c, behind in followed)


def _bracketed(character: str, behind: str) -> str:
    """Return a colon that no port follows, and a dot within a word, in brackets."""
    if character == ":" and behind and not behind.isdecimal():
        return "[:]"
    return "[.]" if character in _DOTS and (behind.isalnum() or behind == "_") else character


def _address(text: str, start: int, end: int, kind: str) -> Address:
    found = _without_end(text[start:end])
    return Address(start, start + len(found), found, kind)


def _bare_host(text: str, start: int, end: int, *, hosts: bool) -> Address | None:
    """Return the longest host that dotted labels begin with, and what follows it; None where no label is an ending.

    Where `hosts` is false, None as well where it can't be an invite.
    """
    start = _first_letter(text, start, end)
    dots = [at for at in range(start + 1, end) if text[at] in _DOTS]
    for dot in reversed(dots):
        ending = ending_of(text[dot + 1 : min(end, dot + 65)])
        if ending:
            host = dot + 1 + len(ending)
            if not hosts and not (text[start:host].lower().endswith(_DISCORDS_OWN) and text.startswith("/", host)):
                return None
            behind = _BEHIND_HOST.match(text, host)
            return _address(text, start, behind.end() if behind else end, "bare")
    return None


def _first_letter(text: str, start: int, end: int) -> int:
    """Return where a host begins that may be marked `_as here_`, or follow a word of a script without blanks."""
    while start < end and text[start] in "_-.":
        start += 1
    first = start + first_of(text[start:end], _DOTS)
    begin = first
    while begin > start and _has_blanks(text[begin - 1]):
        begin -= 1
    return begin if begin < first else start


def _has_blanks(letter: str) -> bool:
    return "\u00c0" <= letter <= "\u052f" or (letter.isascii() and (letter.isalnum() or letter in "_-"))


def _without_end(text: str) -> str:
    """Return an address without the punctuation, brackets and citation marks behind it: walked backwards, once."""
    end, depth = len(text), text.count("(") - text.count(")")
    while True:
        cut = end
        while cut and text[cut - 1] in _TRAILING:
            cut -= 1
            depth += text[cut] == ")"
        # A closing bracket that was opened within belongs to the address: https://en.wikipedia.org/wiki/Erratum_(law)
        if cut < end and text[cut] == ")" and depth > 0:
            return text[: cut + 1]
        bracket = text.endswith("]", 0, cut)
        before = min(mark_before(text, cut), cut - bracket) if bracket else cut
        if before == end:
            return text[:end]
        end = before


def _ascii_host(address: str) -> str:
    lead, separator, rest = (
        address.rpartition("@") if "@" in address.split("://")[-1].split("/")[0] else ("", "", address)
    )
    scheme, slashes, rest = rest.rpartition("://") if "://" in rest[:24] else ("", "", rest)
    end = first_of(rest, "/?#:\\")
    labels = rest[:end].translate(_PLAIN_DOTS).split(".")
    return lead + separator + scheme + slashes + ".".join(map(_encoded, labels)) + rest[end:]


def _encoded(label: str) -> str:
    if label.isascii() or len(label) > _LONGEST_LABEL:
        return label
    return "xn--" + label.lower().encode("punycode").decode("ascii")


def _decoded(label: str) -> str:
    """Return what a label in punycode shows; what can't be decoded, or is no label, looks like something else."""
    if len(label) > _LONGEST_LABEL:
        return _LOOK_ALIKE
    try:
        return label[4:].encode("ascii").decode("punycode") if label.startswith("xn--") else label
    except (UnicodeError, ValueError):
        return _LOOK_ALIKE
