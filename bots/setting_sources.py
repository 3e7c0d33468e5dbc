"""Where settings come from: the environment, then the `.env` files that are ours to read. Nothing here reads either."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final, get_origin
from urllib.parse import urlsplit

from dotenv import dotenv_values

from bots.platforms import PLATFORMS
from core.errors import BadSetting
from core.settings import Settings
from core.vendors import VENDORS
from core.web_vendors import WEB_VENDORS

ENV_FILE: Final = "ERRATA_ENV_FILE"
PREFIX: Final = "ERRATA_"
ENVIRONMENT: Final = "environment"

_SETTINGS: Final = tuple(field.upper() for field in Settings.model_fields)
_KNOWN: Final = frozenset({ENV_FILE, *_SETTINGS, *(f"{PREFIX}{name}" for name in _SETTINGS)})
_ALIKE, _MUCH_ALIKE = 0.6, 0.8  # as `difflib` measures it, of 1
_OF_AWS: Final = "AWS_"  # what the client of S3 reads itself
# What Kubernetes tells every process about a service that is named errata.
_OF_SERVICES: Final = ("_SERVICE_HOST", "_SERVICE_PORT", "_TCP", "_UDP")

LISTS: Final = frozenset(n for n, field in Settings.model_fields.items() if get_origin(field.annotation) is tuple)
"""Settings that hold several values, comma separated."""

# Which address a secret is sent to.
_SENT_TO: Final[dict[str, tuple[str, ...]]] = {
    **{vendor.key: (vendor.address_setting,) for vendor in VENDORS},
    **{vendor.key: (vendor.address_setting,) for vendor in WEB_VENDORS},
    "pinecone_api_key": ("pinecone_controller_host",),
    "oidc_client_secret": ("oidc_issuer",),
    "confluence_token": ("confluence_url",),
    "webdav_token": ("webdav_url",),
    "s3_secret_key": ("s3_endpoint",),
    "notion_token": ("notion_api_url",),
    "gdrive_key_file": ("gdrive_api_url",),
    **{token: addresses for platform in PLATFORMS for token, addresses in platform.sent_to.items()},
}
_SECRETS: Final = frozenset(f"{prefix}{secret.upper()}" for secret in _SENT_TO for prefix in ("", PREFIX))


@dataclass(frozen=True, slots=True)
class Found:
    """A setting's raw value, the variable that held it, and where: `environment`, a file's path or `default`."""

    value: str | None
    variable: str
    place: str

    @property
    def where(self) -> str:
        """Who holds it, for whoever is to mend it."""
        return (
            f"{self.variable} of the environment" if self.place == ENVIRONMENT else f"{self.variable} in {self.place}"
        )

    @property
    def source(self) -> str:
        """The place, a file by its name alone."""
        return Path(self.place).name if self.place.startswith(("/", ".")) else self.place


def env_files(environ: Mapping[str, str], here: Path, project: Path) -> tuple[Path, ...]:
    """Return the `.env` files to read, the most telling first.

    The one that ERRATA_ENV_FILE names, alone; else the data folder's, and the project's own where it is run from its
    checkout (`here` is `project`). Raises `BadSetting` where the named one is missing.
    """
    if named := environ.get(ENV_FILE, "").strip():
        return (named_file(named, ENV_FILE),)
    own = project / ".env" if here == project and (project / "pyproject.toml").is_file() else None
    home = environ.get("ERRATA_HOME", "").strip() or (read_env(own).get("ERRATA_HOME") if own else "") or ""
    folder = home_folder(home) if home.strip() else Path(Settings.model_fields["errata_home"].default)
    return tuple(path for path in (folder / ".env", own) if path is not None and path.is_file())


def named_file(named: str, by: str) -> Path:
    """Return the file that was named, by a variable or an option. Raises `BadSetting`."""
    try:
        path = Path(named).expanduser().absolute()
        there = path.is_file()
    except (OSError, RuntimeError) as error:  # a folder that may not be looked into, somebody's home that is not known
        raise BadSetting(f"{by} names {named}, which can't be read: {str(error).rstrip('.')}.") from error
    if not there:
        raise BadSetting(f"{by} names {path}, which is {'no file' if path.exists() else 'not there'}.")
    return path


def found_settings(environ: Mapping[str, str], files: Sequence[Path]) -> dict[str, Found]:
    """Return every setting: the environment's value before a file's, `ERRATA_X` before `X`; empty ones are unset."""
    layers = [(ENVIRONMENT, environ), *((str(path), read_env(path)) for path in files)]
    return {field: _found(field.upper(), layers) for field in Settings.model_fields}


def redirections(settings: Mapping[str, Found], environ: Mapping[str, str]) -> Iterator[str]:
    """Yield a sentence for each secret of the environment that a file sends to an address of its choosing.

    One that a file repeats, under whichever name, is the environment's as well.
    """
    held = {value.strip(): variable for variable, value in environ.items() if variable in _SECRETS}
    for secret, addresses in _SENT_TO.items():
        for address in addresses:
            key, to = settings[secret], settings[address]
            variable = key.variable if key.place == ENVIRONMENT else held.get(key.value or "")
            if variable and to.value and to.place not in (ENVIRONMENT, "default"):
                goes = f"{variable} of the environment goes to {_host(to.value)}"
                yield f"{goes}, as {to.variable} in {to.place} says."


def misspelt(environ: Mapping[str, str], files: Sequence[Path]) -> Iterator[str]:
    """Yield a sentence for each variable that is meant for us, by its prefix or its file, and is no setting.

    Without the prefix, a file's is told only where it is much like a setting: others may read the file, too.
    """
    for place, values in [(ENVIRONMENT, environ), *((str(path), read_env(path)) for path in files)]:
        where = "of the environment" if place == ENVIRONMENT else f"in {place}"
        for variable in sorted(name for name, value in values.items() if value.strip() and name not in _KNOWN):
            ours = variable.upper().startswith(PREFIX) and not any(part in variable for part in _OF_SERVICES)
            if not ours and place == ENVIRONMENT:
                continue
            if near := _nearest(variable.upper(), ours=ours):
                yield f"{variable} {where} is no setting, and has no effect: did you mean {near}?"
            elif ours:
                yield f"{variable} {where} is no setting, and has no effect; `errata doctor --all` prints all."


def unexpanded(files: Sequence[Path]) -> Iterator[str]:
    """Yield a sentence for each setting of a file that names a variable, as if it were put in."""
    for path in files:
        for variable, value in read_env(path).items():
            if variable in _KNOWN and any(name[:1].isidentifier() for name in value.split("${")[1:]):
                yield f"{variable} in {path} holds ${{...}}, which stays as it is: files put in no variables."


def ignored_file(here: Path, files: Sequence[Path]) -> Path | None:
    """Return the `.env` of the current folder where it is one that is not read."""
    there = here / ".env"
    try:
        return there if there.is_file() and all(not there.samefile(path) for path in files) else None
    except OSError:  # a folder that may not be looked into holds none for us
        return None


def home_folder(path: str) -> Path:
    """Return the data folder that ERRATA_HOME names. Raises `BadSetting`."""
    try:
        return Path(path).expanduser()
    except RuntimeError as error:
        raise BadSetting(f"ERRATA_HOME is wrong: {str(error).rstrip('.')}.") from error


def read_env(path: Path) -> Mapping[str, str]:
    """Return what a `.env` file sets, nothing where there is none. Raises `BadSetting`.

    `${NAME}` is no variable: it would let a file read the environment, and send a key of that where it likes.
    """
    try:
        values = dotenv_values(path, interpolate=False) if path.is_file() else {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} can't be read: {error}.") from error
    return {name: value for name, value in values.items() if value}


def _found(name: str, layers: Sequence[tuple[str, Mapping[str, str]]]) -> Found:
    for place, values in layers:
        for variable in (f"{PREFIX}{name}", name):
            if value := values.get(variable, "").strip():
                return Found(value, variable, place)
    return Found(None, name, "default")


def _nearest(variable: str, *, ours: bool) -> str:
    """Return the setting that a variable is most like, empty where it is like none."""
    if not ours and variable.startswith(_OF_AWS):
        return ""
    if not ours:
        return next(iter(get_close_matches(variable, _SETTINGS, n=1, cutoff=_MUCH_ALIKE)), "")
    spelled = {name.removeprefix(PREFIX): name for name in (*_SETTINGS, ENV_FILE)}
    return next((spelled[n] for n in get_close_matches(variable.removeprefix(PREFIX), spelled, n=1, cutoff=_ALIKE)), "")


def _host(address: str) -> str:
    try:
        return urlsplit(address if "://" in address else f"//{address}").hostname or address
    except ValueError:
        return "an address that can't be read"
