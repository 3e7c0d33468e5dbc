"""Settings as `errata doctor` prints them: value and source, secrets masked, and what each means."""

from __future__ import annotations

from pydantic import SecretStr

from bots.commands.common import counted
from bots.wiring import setting_values
from core.settings import Settings, meanings
from core.text.secrets import masked


def setting_lines(found: Settings) -> list[str]:
    """Return two lines a setting: name, value (secrets masked) and source; below them its meaning."""
    lines, means = [], meanings()
    for name, said in setting_values().items():
        shown = value_shown(getattr(found, name))
        lines += [f"{name.upper()} {f'= {shown} ' if shown else ''}({said.source})", f"    {means[name]}"]
    return lines


def made_lines(found: Settings) -> list[str]:
    """Return a line a setting that somebody made, and how many are as they ship."""
    said = setting_values()
    made = [name for name, one in said.items() if one.source != "default"]
    shown = ((name, value_shown(getattr(found, name))) for name in made)
    lines = [f"{name.upper()} {f'= {value} ' if value else ''}({said[name].source})" for name, value in shown]
    return [*lines, f"{counted(len(said) - len(made), 'setting')} as shipped: errata doctor --all"]


def value_shown(value: object) -> str:
    """Return a setting's value, of a secret how it begins."""
    return _masked(value) if isinstance(value, SecretStr) else _shown(value)


def _shown(value: object) -> str:
    """Return a setting's value without the secrets that an address may hold."""
    return masked("" if value in (None, (), "") else str(value))


def _masked(secret: SecretStr) -> str:
    value = secret.get_secret_value()
    return f"{value[:3]}...({len(value)} characters)" if len(value) > 12 else "***"
