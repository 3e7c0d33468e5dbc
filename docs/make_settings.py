"""Writes the table of settings into docs/settings.md: python docs/make_settings.py."""

from __future__ import annotations

import re
from pathlib import Path

from core.settings import Settings, meanings

PAGE = Path(__file__).parent / "settings.md"
MARKS = re.compile(r"(<!-- settings -->\n).*?(<!-- /settings -->)", re.DOTALL)


def table() -> str:
    """Return the settings as a Markdown table: variable, default, meaning."""
    means, rows = meanings(), ["| variable | default | meaning |", "|---|---|---|"]
    for name, field in Settings.model_fields.items():
        default = field.get_default(call_default_factory=True, validated_data={})
        shown = "" if default in (None, "", ()) else str(default).replace(str(Path.home()), "~")
        rows.append(f"| `{name.upper()}` | {f'`{shown}`' if shown else ''} | {means[name]} |")
    return "\n".join(rows)


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(MARKS.sub(lambda m: m[1] + table() + "\n" + m[2], text), encoding="utf-8")
