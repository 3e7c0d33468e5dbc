"""How one channel is served: by command, else by a TOML file, else by default."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, get_args

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from bots.manners.speaking import Reply
from bots.messages import Place
from bots.platforms import CHANNEL_EXAMPLES
from bots.wrong_values import fault, shown
from core.access.rights import EVERYONES, EVERYTHING, LONGEST_NAME, RESERVED, Own
from core.errors import BadInput, BadSetting
from core.model import Mode
from core.text.storable import storable_value

Ingesters = Literal["admins", "everyone", "nobody"]
DEFAULT = "default"
DIRECT = "direct"  # stands for all direct messages of a platform
_ON, _OFF = frozenset({"on", "yes", "true", "1"}), frozenset({"off", "no", "false", "0"})


@dataclass(frozen=True, slots=True)
class ChannelSettings:
    """How one channel is served.

    `collections` names exactly what is read there, and so gives it to the channel; () is nothing, "all" everything (to
    members of the workspace). None: what is for everyone, and what the channel was given. In the file's `[default]` it
    gives nothing: it narrows what is for everyone, in channels that have no word of their own.
    `reply` says to what is answered: `mentions`, what is plainly `asked` in our threads, too, or `all` questions in the
    channel (a help channel). What nobody asked us is said there where its confidence, 0-1, is `unasked_above` at least;
    else it is offered to its asker alone. `guests`: guests of the workspace and people of other workspaces, as far as
    the platform knows them, are answered, too, from what was given to the channel by name. `owner` is the id of who is
    asked what the documents lack, `digest` whether it is told every week what came of the channel's questions.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    mode: Mode = Mode.STANDARD
    collections: Own = None
    respond_to_bots: bool = False
    ingesters: Ingesters = "admins"
    feedback: bool = True
    reply: Reply = "asked"
    unasked_above: Annotated[float, Field(ge=0, le=1)] = 0.7
    guests: bool = False
    owner: Annotated[str, Field(max_length=64)] = ""
    digest: bool = False

    def can_ask(self, place: Place) -> bool:
        """Tell whether there is somebody else whom an answer's asker may have asked, in front of everybody."""
        return bool(self.owner) and self.owner != place.user and not (place.private or place.direct)


_SETTINGS: TypeAdapter[ChannelSettings] = TypeAdapter(ChannelSettings)
KEYS = tuple(asdict(ChannelSettings()))
_EXAMPLE = ".".join(CHANNEL_EXAMPLES[0].split(":")[::2])
_FLAGS = frozenset({"respond_to_bots", "feedback", "guests", "digest"})
_LEAST_PERCENT = 10  # that is taken for a percentage without its sign
_OWNER = "owner"
_SURENESS = "unasked_above"
_FOLLOW_UPS = "follow_ups"  # what `reply` was called, on or off, in files and databases of earlier versions
_CHOICES = {"mode": tuple(mode.value for mode in Mode), "ingesters": get_args(Ingesters), "reply": get_args(Reply)}
_WRITTEN = {
    **{
        "mode": '"crag"',
        "collections": '["handbook"]',
        "ingesters": '"admins"',
        "reply": '"asked"',
        _SURENESS: "0.7",
        _OWNER: '"U123"',
    },
    **dict.fromkeys(_FLAGS, "true"),
}


def load_channels(path: Path, base: ChannelSettings | None = None) -> dict[str, ChannelSettings]:
    """Read settings per channel from TOML: tables `[default]`, `[slack.C123]`, `[discord.456]`, `[slack.direct]`.

    Keys of the result are `default` and `platform.channel`; what a table leaves out is `[default]`'s, then `base`'s.
    `collections` are not handed on like this: a channel is given only what is named for it.
    Raises `BadSetting` naming the file, table and key.
    """
    try:
        tables = storable_value(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"CHANNELS_FILE {path} can't be read: {error}.") from error
    default = _overlay(base or ChannelSettings(), tables.pop(DEFAULT, {}), f"{path} [{DEFAULT}]")
    if default.collections == EVERYTHING:
        raise BadSetting(
            f"CHANNELS_FILE {path} [{DEFAULT}]: collections can't be all.",
            hint="Open each to everyone: errata collections open NAME.",
        )
    found = {DEFAULT: default}
    for platform, channels in tables.items():
        if not isinstance(channels, dict):
            raise BadSetting(f"CHANNELS_FILE {path}: {platform} is no table.", hint=f"Write [{_EXAMPLE}] or [default].")
        for channel, table in channels.items():
            where = f"{path} [{platform}.{channel}]"
            found[f"{platform}.{channel}"] = _overlay(replace(default, collections=None), table, where)
    return found


def apply_changes(settings: ChannelSettings, changes: Mapping[str, Any]) -> ChannelSettings:
    """Return settings with changes given as people type them (on/off; comma-separated collections, `all` or `none`).

    Raises `BadInput` naming the key and what it can be.
    """
    read: dict[str, Any] = dict(_read(*_renamed(key, value)) for key, value in changes.items())
    return replace(settings, **read)


def describe(settings: ChannelSettings, owner: str = "") -> str:
    """Return settings as a list in Markdown; `owner` is what the owner is called."""
    shown = asdict(settings) | {"mode": settings.mode.value, _OWNER: owner or settings.owner or "none"}
    shown["collections"] = _names(settings.collections)
    return "\n".join(f"- {key}: {_say(value)}" for key, value in shown.items())


@dataclass(frozen=True, slots=True)
class Typed:
    """A setting as people type it; `choices` are all it can be, none where it is free."""

    key: str
    value: str
    choices: tuple[str, ...] = ()


def as_typed(settings: ChannelSettings) -> tuple[Typed, ...]:
    """Return settings as `apply_changes` takes them, in their order."""
    shown = asdict(settings) | {"mode": settings.mode.value, _OWNER: settings.owner or "none"}
    shown["collections"] = _names(settings.collections)
    on_or_off = dict.fromkeys(_FLAGS, ("on", "off"))
    return tuple(Typed(key, _say(value), (_CHOICES | on_or_off).get(key, ())) for key, value in shown.items())


def _names(own: Own) -> str:
    if own is None:
        return EVERYONES
    return own if own == EVERYTHING else ", ".join(own) or "none"


def _overlay(base: ChannelSettings, table: object, where: str) -> ChannelSettings:
    if isinstance(table, dict):
        table = dict(_renamed(key, value) for key, value in table.items())
    try:
        given = _SETTINGS.validate_python(table)
    except ValidationError as error:
        raise BadSetting(f"CHANNELS_FILE {where}: {_wrong(error.errors()[0])}.") from error
    assert isinstance(table, dict)  # noqa: S101 - validated above
    changed = {key: getattr(given, key) for key in table}
    if isinstance(given.collections, tuple):
        try:
            changed["collections"] = _collections(",".join(given.collections))
        except BadInput as error:
            raise BadSetting(f"CHANNELS_FILE {where}: {error}") from error
    return replace(base, **changed)


def _wrong(error: ErrorDetails) -> str:
    """Say what is wrong in a table: its key and value, and how it is written."""
    key = str(error["loc"][0]) if error["loc"] else ""
    if key not in KEYS:
        return f"{key or 'the table'} is no setting{_meant(key, KEYS)} There are {', '.join(KEYS)}"
    return f"{key} = {shown(error['input'])} {fault(error)}, such as {key} = {_WRITTEN[key]}"


def _renamed(key: str, value: object) -> tuple[str, object]:
    if key != _FOLLOW_UPS:
        return key, value
    return "reply", "asked" if _flag(key, str(value)) else "mentions"


def _read(key: str, value: object) -> tuple[str, object]:
    if key not in KEYS:
        raise BadInput(f"There is no setting {key!r}{_meant(key, KEYS)}", hint=f"Settings: {', '.join(KEYS)}.")
    if value is None:
        raise BadInput(f"{key} needs a value.")
    text = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value).strip()
    if key == "collections":
        return key, _collections(text)
    if key in _FLAGS:
        return key, _flag(key, text)
    if key == _SURENESS:
        return key, _share(key, text)
    if key == _OWNER:
        return key, _person(text)
    if text.lower() not in _CHOICES[key]:
        near = _meant(text.lower(), _CHOICES[key])
        raise BadInput(f"{key} can't be {text!r}{near}", hint=f"It can be {', '.join(_CHOICES[key])}.")
    return key, Mode(text.lower()) if key == "mode" else text.lower()


def _person(text: str) -> str:
    """Return the id of a person, as it is written or as a mention of them is; none: nobody. Raises `BadInput`."""
    named = text.strip("<@!>").partition("|")[0]
    if named.lower() in ("", "none"):
        return ""
    if not (named.isascii() and named.isalnum()):
        raise BadInput(f"owner can't be {text!r}.", hint="It is a person's id, or none.")
    return named


def _share(key: str, text: str) -> float:
    """Return a confidence; `70` and `70 %` are percentages, `7` is a slip of somebody who means another."""
    try:
        said = float(text.removesuffix("%"))
    except ValueError:
        said = -1.0
    share = said / 100 if text.endswith("%") or said >= _LEAST_PERCENT else said
    if not 0 <= share <= 1:
        raise BadInput(f"{key} can't be {text!r}.", hint="It is a confidence from 0 to 1, such as 0.7.")
    return share


def _collections(text: str) -> Own:
    if text.lower() in ("all", "*"):
        return EVERYTHING
    if text.lower() == EVERYONES:
        return None
    if text.lower() in ("", "none"):
        return ()
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    if set(RESERVED) & {name.lower() for name in names}:
        raise BadInput("collections is everyone's, all, or none, or names with commas; not a mixture.")
    return names


def _meant(typed: str, known: Sequence[str]) -> str:
    """Return the end of a sentence about a word that is not known: a full stop, or the nearest that is."""
    near = get_close_matches(typed[:LONGEST_NAME], known, n=1)
    return f": did you mean {near[0]}?" if near else "."


def _flag(key: str, text: str) -> bool:
    if text.lower() not in _ON | _OFF:
        raise BadInput(f"{key} can't be {text!r}.", hint="It can be on or off.")
    return text.lower() in _ON


def _say(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
