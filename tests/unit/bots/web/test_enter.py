"""Enter does the main thing of every form and dialog of the pages: the first button that submits is what it presses."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[4] / "bots" / "web" / "pages"
MAIN = {"main", "danger"}


class Forms(HTMLParser):
    """The forms of a page: where each stands, and the classes of the buttons that submit it, first things first."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: list[tuple[bool, list[set[str]]]] = []
        self._dialog = False
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag == "dialog":
            self._dialog = True
        elif tag == "form":
            self.forms.append((self._dialog, []))
        elif tag == "button" and self.forms and given.get("type", "submit") == "submit":
            self.forms[-1][1].append(set((given.get("class") or "").split()))

    def handle_endtag(self, tag):
        self._dialog = self._dialog and tag != "dialog"


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.html")), ids=lambda page: page.stem)
def test_enter_presses_the_main_button_of_every_form(page):
    for in_dialog, buttons in Forms(page.read_text(encoding="utf-8")).forms:
        if in_dialog or any(one & MAIN for one in buttons):
            assert buttons, "a dialog whose form nothing submits"
            assert buttons[0] & MAIN, buttons


def test_every_dialog_is_found():
    found = Forms((PAGES / "chat.html").read_text(encoding="utf-8")).forms
    assert [len(buttons) for in_dialog, buttons in found if in_dialog] == [1, 1, 1]
