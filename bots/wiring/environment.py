"""Settings as the environment and `.env` files give them. The only reader of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bots.setting_sources import (
    ENV_FILE,
    LISTS,
    Found,
    env_files,
    found_settings,
    home_folder,
    ignored_file,
    misspelt,
    named_file,
    redirections,
    unexpanded,
)
from bots.wiring.rotation import Keys
from bots.wrong_values import fault, shown
from core.errors import BadSetting
from core.plausible import plausible
from core.settings import Settings
from core.text.secrets import masked

# No library asks home what it is not told to, in this process and those it starts: onnxruntime looks up its vendor's
# host and leaves a device id, Hugging Face's libraries report what they load. Read when the libraries are imported.
os.environ.update({"ORT_DISABLE_TELEMETRY": "1", "HF_HUB_DISABLE_TELEMETRY": "1", "DO_NOT_TRACK": "1"})


def read_settings(environ: Mapping[str, str] | None = None, dotenv: Path | None = None) -> Settings:
    """Read the settings from the environment, then from `.env` files (`dotenv`: this one alone).

    An empty variable is an unset one. Raises `BadSetting` naming the variable, on one line.
    """
    found = setting_values(environ, dotenv)
    given: dict[str, Any] = {name: said.value for name, said in found.items() if said.value}
    for listed in LISTS & given.keys():
        given[listed] = tuple(part.strip() for part in str(given[listed]).split(",") if part.strip())
    if "errata_home" in given:
        given["errata_home"] = home_folder(given["errata_home"])
    try:
        return plausible(Settings(**given), {name: said.where for name, said in found.items()})
    except ValidationError as error:
        raise _wrong_setting(error.errors()[0], found) from None


def _wrong_setting(error: ErrorDetails, found: Mapping[str, Found]) -> BadSetting:
    name = str(error["loc"][0])
    field, said = Settings.model_fields[name], found[name]
    example = field.default.value if isinstance(field.default, Enum) else field.default
    such = f"such as {name.upper()}={example}" if example not in (None, "", ()) else ""
    value = f"{masked(shown(said.value))} {fault(error)}"
    return BadSetting(f"{name.upper()} is wrong: {', '.join(filter(None, (value, said.where, such)))}.")


def keys_of(settings: Settings) -> Keys:
    """Return these settings, whose secrets follow the `.env` files that are read here."""
    return Keys(settings, _files(os.environ, None), read_settings)


def setting_values(environ: Mapping[str, str] | None = None, dotenv: Path | None = None) -> dict[str, Found]:
    """Return each setting's raw value and where it comes from."""
    environ = os.environ if environ is None else environ
    return found_settings(environ, _files(environ, dotenv))


def setting_remarks() -> list[str]:
    """Return what is to be said of where settings come from: keys sent elsewhere, misspelt names, a file not read."""
    files = _files(os.environ, None)
    ignored = ignored_file(_here(), files)
    said = [f"{ignored} is not read: name it with --env-file, or move it to the data folder."] if ignored else []
    found = found_settings(os.environ, files)
    return [*redirections(found, os.environ), *misspelt(os.environ, files), *unexpanded(files), *said]


def use_env_file(path: Path) -> None:
    """Read settings from this file instead of the usual ones, in this process and those it starts.

    Raises `BadSetting` where there is none: by the name of the option, which the variable stands in for from here on.
    """
    os.environ[ENV_FILE] = str(named_file(str(path), "--env-file"))


def _here() -> Path:
    """The current folder; one that was deleted under us holds nothing."""
    try:
        return Path.cwd()
    except FileNotFoundError:
        return Path("/nowhere")


def _files(environ: Mapping[str, str], dotenv: Path | None) -> tuple[Path, ...]:
    return (dotenv,) if dotenv is not None else env_files(environ, _here(), Path(__file__).resolve().parents[2])
