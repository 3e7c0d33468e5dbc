"""The vendors of web search, a row each: what configures one, and where its queries go. One serves at a time.

Settings stand here by their names, as in `core.vendors`; a client is loaded where it serves alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from core.settings import Settings


@dataclass(frozen=True, slots=True)
class WebVendor:
    """One row. `client` is its module in `core/clients`, which has a `connect(settings)`.

    `key` is the secret that configures it, sent to `address_setting` alone; it `begins` so, where all of its kind do.
    """

    name: str
    client: str
    key: str
    address_setting: str
    begins: str = ""

    @property
    def needs(self) -> str:
        """The variable that configures it, as the operator is told."""
        return self.key.upper()


WEB_VENDORS: Final = (
    WebVendor(
        name="Tavily",
        client="tavily_search",
        key="tavily_api_key",
        address_setting="tavily_api_url",
        begins="tvly-",
    ),
)
WEB_SETTINGS: Final = " / ".join(vendor.needs for vendor in WEB_VENDORS)
"""The variables any one of which configures web search."""


def searching(settings: Settings) -> WebVendor | None:
    """Return the vendor that is configured, None where the web is not asked."""
    return next((vendor for vendor in WEB_VENDORS if getattr(settings, vendor.key) is not None), None)
