"""Documented limits of messages, flags and intents, and how Discord says no."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

CONTENT_MAX, EMBEDS_MAX, EMBED_SUM_MAX = 2000, 10, 6000
EMBED_TITLE_MAX, EMBED_TEXT_MAX, EMBED_FIELDS_MAX = 256, 4096, 25
FIELD_NAME_MAX, FIELD_VALUE_MAX, FOOTER_MAX = 256, 1024, 2048
V2_COMPONENTS_MAX, V2_TEXT_MAX, ROWS_MAX = 40, 4000, 5
SUPPRESS_NOTIFICATIONS, EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 12, 1 << 6, 1 << 7, 1 << 15
GUILDS, GUILD_MESSAGES, GUILD_REACTIONS = 1 << 0, 1 << 9, 1 << 10
DIRECT_MESSAGES, DIRECT_REACTIONS, MESSAGE_CONTENT = 1 << 12, 1 << 13, 1 << 15
PRIVILEGED = MESSAGE_CONTENT | 1 << 1 | 1 << 8


class HttpError(Exception):
    """A JSON error answer: HTTP status, Discord's error code, message, and field errors."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.errors = status, code, message, errors

    @property
    def body(self) -> dict[str, Any]:
        return {"message": self.message, "code": self.code, **({"errors": self.errors} if self.errors else {})}


def bad_form(path: str, code: str, message: str) -> HttpError:
    """`50035 Invalid Form Body` with Discord's nested error tree for one field."""
    tree: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for part in reversed(path.split(".")):
        tree = {part: tree}
    return HttpError(400, 50035, "Invalid Form Body", tree)


def too_long(path: str, most: int) -> HttpError:
    return bad_form(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def check_message(body: dict[str, Any], old: dict[str, Any] | None = None, files: int = 0) -> None:
    """Raise what Discord answers to a message (or to an edit of `old`) that it does not take."""
    content, embeds, components = body.get("content") or "", body.get("embeds") or [], body.get("components") or []
    if len(content) > CONTENT_MAX:
        raise too_long("content", CONTENT_MAX)
    _check_embeds(embeds)
    flags = body.get("flags") or (old or {}).get("flags", 0)
    if flags & COMPONENTS_V2:
        _check_v2(components, legacy=bool(content or embeds))
    elif len(components) > ROWS_MAX or any(c.get("type") != 1 for c in components):
        raise bad_form("components", "BASE_TYPE_BAD_LENGTH", "Must be up to 5 action rows without IS_COMPONENTS_V2.")
    _check_custom_ids(components)
    keeps_content = bool((old or {}).get("content")) and "content" not in body
    said = content or embeds or components or files or body.get("poll") or body.get("sticker_ids")
    if not (said or keeps_content):
        raise HttpError(400, 50006, "Cannot send an empty message")


def _check_embeds(embeds: list[dict[str, Any]]) -> None:
    if len(embeds) > EMBEDS_MAX:
        raise too_long("embeds", EMBEDS_MAX)
    if sum(_check_embed(f"embeds.{i}", e) for i, e in enumerate(embeds)) > EMBED_SUM_MAX:
        message = f"Embed size exceeds maximum size of {EMBED_SUM_MAX}"
        raise bad_form("embeds", "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(path: str, embed: dict[str, Any]) -> int:
    """Check an embed; return its characters, of which all embeds together may have 6,000."""
    texts = (
        ("title", embed.get("title"), EMBED_TITLE_MAX),
        ("description", embed.get("description"), EMBED_TEXT_MAX),
        ("footer.text", (embed.get("footer") or {}).get("text"), FOOTER_MAX),
        ("author.name", (embed.get("author") or {}).get("name"), FIELD_NAME_MAX),
    )
    for name, value, most in texts:
        if len(value or "") > most:
            raise too_long(f"{path}.{name}", most)
    fields = embed.get("fields") or []
    if len(fields) > EMBED_FIELDS_MAX:
        raise too_long(f"{path}.fields", EMBED_FIELDS_MAX)
    for j, field in enumerate(fields):
        for key, most in (("name", FIELD_NAME_MAX), ("value", FIELD_VALUE_MAX)):
            if not 1 <= len(field.get(key) or "") <= most:
                message = f"Must be between 1 and {most} in length."
                raise bad_form(f"{path}.fields.{j}.{key}", "BASE_TYPE_BAD_LENGTH", message)
    return sum(len(value or "") for _, value, _ in texts) + sum(len(f["name"]) + len(f["value"]) for f in fields)


def _check_v2(components: list[dict[str, Any]], *, legacy: bool) -> None:
    if legacy:
        message = "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        raise bad_form("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    items = list(walk(components))
    text = sum(len(c.get("content") or "") for c in items if c.get("type") == 10)
    if len(items) > V2_COMPONENTS_MAX or text > V2_TEXT_MAX:
        raise bad_form("components", "BASE_TYPE_MAX_LENGTH", "Too many components or too much text.")


def _check_custom_ids(components: list[dict[str, Any]]) -> None:
    ids = [c["custom_id"] for c in walk(components) if c.get("custom_id") is not None]
    if len(ids) != len(set(ids)):
        raise bad_form("components", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    if any(not 1 <= len(c) <= 100 for c in ids):
        raise bad_form("components", "BASE_TYPE_BAD_LENGTH", "custom_id must be between 1 and 100 in length.")


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Every component, those within others too."""
    for c in components or ():
        yield c
        yield from walk(c.get("components"))
        for key in ("accessory", "component"):
            if isinstance(c.get(key), dict):
                yield from walk([c[key]])


def with_ids(components: Any) -> list[dict[str, Any]]:
    """Discord numbers every component that has no `id`."""
    numbered: list[dict[str, Any]] = components or []
    for n, c in enumerate(walk(numbered), 1):
        c.setdefault("id", n)
    return numbered
