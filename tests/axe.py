"""Accessibility of the page that a browser shows, by axe-core: which rules of WCAG 2.2 AA it breaks, and where."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")


async def violations(page) -> list[str]:
    """Return what axe-core finds, a line each, with the elements; nothing where all is well."""
    await page.js(_axe())
    return await page.js(
        f"axe.run(document, {{runOnly: {list(RULES)!r}}}).then(result => result.violations.map(one => one.id + ': ' +"
        "one.nodes.map(node => node.html.slice(0, 160) + ' ' + node.failureSummary).join(' | ')))"
    )


@cache
def _axe() -> str:
    """The script in the package that carries it; what else is in it drives browsers, which our tests do."""
    spec = find_spec("axe_playwright_python")
    return Path(next(iter(spec.submodule_search_locations)), "axe.min.js").read_text(encoding="utf-8")
