"""Text for Slack that can't ping anybody: escaped mrkdwn, neutralised Markdown, and Slack's own text read back."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

from bots.render.citing import linked, outside_code, without_images
from bots.render.plain import safe_url

_JOINER = "\u2060"  # word joiner: invisible, and enough to keep Slack from reading a mention
_CONTROL = re.compile(r"(<|&lt;?|&#0*60;?|&#x0*3c;?)(?=[!@#])", re.IGNORECASE)
_BROADCAST = re.compile(r"@(?=(?:channel|here|everyone|group)\b)", re.IGNORECASE)
_BOLD = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*")
_HEADING = re.compile(r"^#{1,6}[ \t]+(.+?)[ \t]*#*$", re.MULTILINE)
_LINK = re.compile(r"\[(\[\d+\]|[^\[\]\n]+)\]\((https?://[^\s()<>]+)\)")
_SLACK_TOKEN = re.compile(r"<([^<>\n]+)>")


def neutral(text: str) -> str:
    """Return `text` with every mention broken but legible: `<!channel>`, `<@U1>`, `<!subteam^S1>`, `<#C1>`, `@here`."""
    return _BROADCAST.sub("@" + _JOINER, _CONTROL.sub(r"\1" + _JOINER, text))


def escaped(text: str) -> str:
    """Return `text` for a mrkdwn field: `&`, `<` and `>` escaped as Slack asks, mentions broken."""
    return neutral(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def link(label: str, url: str | None) -> str:
    """Return a mrkdwn link, or the label alone where there is no usable address."""
    safe = safe_url(url)
    shown = escaped(label).replace("|", "¦")
    return f"<{safe.replace('&', '&amp;')}|{shown}>" if safe else shown


def markdown(text: str, urls: Mapping[int, str] | None = None) -> str:
    """Return model Markdown for a `markdown` block: citations linked, images made links, nothing that pings."""
    return neutral(outside_code(text, lambda prose: linked(without_images(prose), urls or {})))


def mrkdwn(text: str) -> str:
    """Return simple Markdown as mrkdwn, for fallback texts: bold, headings and links are kept, all else escaped."""
    links: list[str] = []

    def kept(match: re.Match[str]) -> str:
        links.append(link(match[1], match[2]))
        return f"\x00{len(links) - 1}\x00"

    plain = _LINK.sub(kept, text.replace("\x00", ""))
    shown = _HEADING.sub(r"*\1*", _BOLD.sub(r"*\1*", escaped(plain)))
    return re.sub(r"\x00(\d+)\x00", lambda m: links[int(m[1])], shown)


def readable(text: str) -> str:
    """Return what a person wrote in Slack as plain text: links, channels and mentions spelled out, entities decoded."""
    return html.unescape(_SLACK_TOKEN.sub(_spelled, text)).strip()


def _spelled(match: re.Match[str]) -> str:
    target, _, label = match[1].partition("|")
    if target.startswith("@"):
        return f"@{label or target[1:]}"
    if target.startswith("#"):
        return f"#{label or target[1:]}"
    if target.startswith("!"):
        return label or "@" + target[1:].split("^")[0]
    address = target.removeprefix("mailto:").removeprefix("tel:")
    return f"{label} ({address})" if label and label not in address else address
