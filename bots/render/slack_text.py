"""Text for Slack that can't ping anybody: escaped mrkdwn, neutralised Markdown, and Slack's own text read back."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

from bots.render.citing import heading_text, linked, outside_code, without_images
from bots.render.told_sources import safe_url
from core.drafts.links import NO_ADDRESSES, says_where, vetted, vetted_plain
from core.reading.markdown_marks import headings_changed
from core.reading.marks import MARK
from core.text.printable import legible

_JOINER = "\u2060"  # word joiner: invisible, and enough to keep Slack from reading a mention
_CONTROL = re.compile(r"(<|&lt;?|&#0*60;?|&#x0*3c;?)(?=[!@#])", re.IGNORECASE)
_BROADCAST = re.compile(r"@(?=(?:channel|here|everyone|group)\b)", re.IGNORECASE)
_BOLD = re.compile(r"\*\*(?=\S)(.(?:[^*\n]|(?<=\s)\*|\*(?!\*))*+)(\*\*)?")
_LINK = re.compile(rf"\[({MARK}|[^\[\]\n]+)\]\((https?://[^\s()<>]+)\)")
_SLACK_TOKEN = re.compile(r"<([^<>\n]+)>")


def neutral(text: str) -> str:
    """Return `text` with every mention broken but legible: `<!channel>`, `<@U1>`, `<!subteam^S1>`, `<#C1>`, `@here`."""
    return _BROADCAST.sub("@" + _JOINER, _CONTROL.sub(r"\1" + _JOINER, text))


def escaped(text: str) -> str:
    """Return `text` for a mrkdwn field: escaped as Slack asks, legible, mentions broken, addresses shown as text."""
    return _escaped(vetted_plain(legible(text), hosts=False))


def _escaped(text: str) -> str:
    return neutral(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def link(label: str, url: str | None) -> str:
    """Return a mrkdwn link, or the label alone where there is no usable address; both where the label shows another."""
    safe = safe_url(url)
    shown = _escaped(legible(label)).replace("|", "¦")
    if not safe:
        return escaped(label)
    to = safe.replace("&", "&amp;")
    return f"<{to}|{shown}>" if says_where(label, safe) else f"{escaped(label)} (<{to}>)"


def markdown(text: str, urls: Mapping[int, str] | None = None, known: frozenset[str] | None = None) -> str:
    """Return model Markdown for a `markdown` block, in which nothing pings.

    Citations are linked to `urls`, images made links; of all other addresses only those `known` can be links. None:
    the text is ours, and may name files, which look like hosts.
    """
    text = vetted(legible(text), known or NO_ADDRESSES, hosts=known is not None)
    return neutral(outside_code(text, lambda prose: linked(without_images(prose), urls or {})))


def mrkdwn(text: str) -> str:
    """Return simple Markdown, vetted, as mrkdwn for fallback texts: bold, headings and links stay, else escaped."""
    links: list[str] = []

    def kept(match: re.Match[str]) -> str:
        links.append(link(match[1], match[2]))
        return f"\x00{len(links) - 1}\x00"

    plain = _LINK.sub(kept, text.replace("\x00", ""))
    bold = _BOLD.sub(lambda m: f"*{m[1]}*" if m[2] else m[0], _escaped(plain))
    shown = headings_changed(bold, lambda words: f"*{heading_text(words)}*").split("\x00")
    return "".join(links[int(piece)] if i % 2 else piece for i, piece in enumerate(shown))


def readable(text: str, but: str = "") -> str:
    """Return what a person wrote in Slack as plain text: links, channels and mentions spelled out, entities decoded.

    Mentions of the user `but` are left out.
    """
    return html.unescape(_SLACK_TOKEN.sub(lambda token: _spelled(token[1], but), text)).strip()


def _spelled(token: str, but: str) -> str:
    target, _, label = token.partition("|")
    if but and target == f"@{but}":
        return " "
    if target.startswith("@"):
        return f"@{label or target[1:]}"
    if target.startswith("#"):
        return f"#{label or target[1:]}"
    if target.startswith("!"):
        return label or "@" + target[1:].split("^")[0]
    address = target.removeprefix("mailto:").removeprefix("tel:")
    return f"{label} ({address})" if label and label not in address else address
