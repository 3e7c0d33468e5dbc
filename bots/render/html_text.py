"""Markdown as HTML: by markdown-it, code coloured by Pygments, and cleaned by nh3 of all that is not named here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import groupby, zip_longest
from typing import Any

import nh3
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererProtocol
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import OptionsDict
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexer import Lexer
from pygments.lexers.c_cpp import CLexer
from pygments.lexers.css import CssLexer
from pygments.lexers.data import JsonLexer, YamlLexer
from pygments.lexers.dotnet import CSharpLexer
from pygments.lexers.go import GoLexer
from pygments.lexers.html import HtmlLexer
from pygments.lexers.javascript import JavascriptLexer, TypeScriptLexer
from pygments.lexers.jvm import JavaLexer
from pygments.lexers.python import PythonLexer
from pygments.lexers.rust import RustLexer
from pygments.lexers.shell import BashLexer
from pygments.lexers.sql import SqlLexer

from bots.render.figure_columns import figure_columns
from bots.render.thousands import part_thousands
from core.drafts.links import is_known, vetted
from core.reading.marks import Mark, marks
from core.text.addresses import addresses_in

_LOWEST, _BELOW = 6, 2  # a heading of an answer stands beneath the page's and the question's own
_MOST_COLOURED = 2_000  # characters of a block of code: it is coloured while everybody else waits
_NO_BREAK, _JOINED = "\u00a0", "\u2060"  # a blank, and nothing, at which no line ends
PROVING = "proving"
"""Under which a token of code says which of its lines, from 0, are marked."""
_MOST_BLANK = 50  # lines in a row: some lexers take the square of a run of them
# Those that take no longer than a text is long, by what people call them.
_LEXERS: Mapping[str, type[Lexer]] = {
    **dict.fromkeys(("python", "py", "python3"), PythonLexer),
    **dict.fromkeys(("javascript", "js", "jsx"), JavascriptLexer),
    **dict.fromkeys(("typescript", "ts", "tsx"), TypeScriptLexer),
    "json": JsonLexer,
    "sql": SqlLexer,
    **dict.fromkeys(("bash", "sh", "shell"), BashLexer),
    "html": HtmlLexer,
    "css": CssLexer,
    "java": JavaLexer,
    **dict.fromkeys(("go", "golang"), GoLexer),
    **dict.fromkeys(("rust", "rs"), RustLexer),
    **dict.fromkeys(("yaml", "yml"), YamlLexer),
    "c": CLexer,
    **dict.fromkeys(("csharp", "cs", "c#"), CSharpLexer),
}
_SHOWN = frozenset(
    [
        "a",
        "blockquote",
        "br",
        "code",
        "del",
        "div",
        "em",
        "h3",
        "h4",
        "h5",
        "h6",
        "hr",
        "li",
        "mark",
        "ol",
        "p",
        "pre",
        "span",
        "strong",
        "table",
        "tbody",
        "td",
        "th",
        "thead",
        "tr",
        "ul",
    ]
)
_GIVEN = {
    "a": {"href", "class", "data-source", "aria-label", "target"},
    "code": {"class"},
    "div": {"class"},
    "ol": {"start"},
    "span": {"class"},
    "tr": {"class"},
    "td": {"class"},
    "th": {"class"},
}


def answer_html(text: str, known: frozenset[str], cites: Mapping[int, tuple[str, str]]) -> str:
    """Return an answer as HTML. Only addresses that are `known` are links.

    `cites` gives, by a source's number, where it is shown and what the link to it is called.
    """
    env = {"known": known, "cites": cites}
    return cleaned(_answers().render(vetted(text, known, hosts=False), env))


def code_html(text: str, language: str, proving: Collection[int] = ()) -> str:
    """Return code within `pre`: coloured where its language is known, `proving` lines (from 0) marked."""
    coloured = _coloured(text, language, "")
    lines = coloured.split("\n") if coloured else [nh3.clean_text(line) for line in text.split("\n")]
    return cleaned("\n".join(f"<mark>{line}</mark>" if at in proving else line for at, line in enumerate(lines)))


def cleaned(html: str) -> str:
    """Return HTML with no element, attribute or scheme but those that pages show."""
    return nh3.clean(
        html,
        tags=set(_SHOWN),
        attributes={tag: set(names) for tag, names in _GIVEN.items()},
        url_schemes={"http", "https", "mailto"},
        link_rel="noopener noreferrer",
    )


def plain_markdown() -> MarkdownIt:
    """Return a renderer that lets no HTML and no picture of the text pass."""
    made = MarkdownIt("commonmark", {"html": False, "highlight": _coloured, "breaks": True})
    made.enable(["table", "strikethrough"])
    made.disable(["image", "html_block", "html_inline"])
    made.core.ruler.push("fitted to pages", lambda state: _fit(state.tokens))
    made.add_render_rule("table_open", lambda *_: '<div class="figures"><table>')
    made.add_render_rule("table_close", lambda *_: "</table></div>")
    made.add_render_rule("fence", _block_of_code)
    made.add_render_rule("code_block", _block_of_code)
    return made


@cache
def _answers() -> MarkdownIt:
    made = plain_markdown()
    made.inline.ruler.before("link", "citation", _citation)
    made.core.ruler.push("held together", lambda state: _hold_together(state.tokens))
    made.core.ruler.push("known links", lambda state: _link_known(state.tokens, state.env["known"]))
    made.core.ruler.push("thousands apart", lambda state: part_thousands(state.tokens))
    made.add_render_rule("citation", _cited)
    made.add_render_rule("link_open", _opened_elsewhere)
    return made


def _citation(state: StateInline, silent: bool) -> bool:
    """Take a citation mark, unless it is the text of a link."""
    if state.src[state.pos] not in "[【":
        return False
    mark = _marks_of(state).get(state.pos)
    if mark is None or state.src[mark.end : mark.end + 1] == "(":
        return False
    if not silent:
        state.push("citation", "", 0).meta = {"numbers": mark.numbers, "written": mark.text}
    state.pos = mark.end
    return True


def _marks_of(state: StateInline) -> dict[int, Mark]:
    kept: dict[str, dict[int, Mark]] = state.env.setdefault("marks", {})
    if state.src not in kept:
        kept[state.src] = {mark.start: mark for mark in marks(state.src)}
    return kept[state.src]


def _cited(
    renderer: RendererProtocol, tokens: Sequence[Token], at: int, options: OptionsDict, env: Mapping[str, Any]
) -> str:
    said, cites = tokens[at].meta, env["cites"]
    known = [number for number in said["numbers"] if number in cites]
    if not known:
        return nh3.clean_text(said["written"])
    return "".join(
        f'<a class="cite" href="{nh3.clean_text(cites[n][0])}" data-source="{n}" '
        f'aria-label="{nh3.clean_text(cites[n][1])}">{n}</a>'
        for n in known
    )


def _block_of_code(
    renderer: RendererProtocol, tokens: Sequence[Token], at: int, options: OptionsDict, env: Mapping[str, Any]
) -> str:
    token = tokens[at]
    language = next(iter(token.info.split()), "")
    named = f' class="language-{nh3.clean_text(language)}"' if language else ""
    shown = code_html(token.content, language, token.meta.get(PROVING, ()))
    return f"<pre><code{named}>{shown}</code></pre>\n"


def _opened_elsewhere(
    renderer: RendererProtocol, tokens: Sequence[Token], at: int, options: OptionsDict, env: Mapping[str, Any]
) -> str:
    return f'<a target="_blank" href="{nh3.clean_text(str(tokens[at].attrGet("href")))}">'


def _fit(tokens: Sequence[Token]) -> None:
    """Lower headings, and let a class say what stands right: pages take no styles of their own making."""
    for token in tokens:
        if token.type in ("th_open", "td_open") and "right" in str(token.attrGet("style")):
            token.attrSet("class", "number")
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(int(token.tag[1:]) + _BELOW, _LOWEST)}"
    for table in _tables(tokens):
        _set_right(table)


def _tables(tokens: Sequence[Token]) -> list[Sequence[Token]]:
    begins = [at for at, token in enumerate(tokens) if token.type == "table_open"]
    ends = [at for at, token in enumerate(tokens) if token.type == "table_close"]
    return [tokens[first:last] for first, last in zip(begins, ends, strict=True)]


def _set_right(table: Sequence[Token]) -> None:
    """Let columns of figures stand right, and their heads with them, whatever whoever wrote the table said of it."""
    rows: list[list[int]] = []
    for at, token in enumerate(table):
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            rows[-1].append(at)
    written = [[_written(table[at + 1]) for at in row] for row in rows if row and table[row[0]].type == "td_open"]
    for column, of_figures in enumerate(figure_columns(written)):
        for row in rows if of_figures else ():
            if column < len(row):
                table[row[column]].attrSet("class", "number")


def _written(cell: Token) -> str:
    """Return what a cell says, without what stands around it; marks of citations are none of it."""
    return "".join(child.content for child in cell.children or () if child.type in ("text", "code_inline"))


def _hold_together(tokens: Sequence[Token]) -> None:
    """Let no line begin with a citation mark, or with the sign of a share."""
    for token in tokens:
        for child, following in zip_longest(token.children or (), (token.children or ())[1:]):
            if child.type != "text":
                continue
            child.content = child.content.replace(" %", f"{_NO_BREAK}%")
            if following is not None and following.type == "citation":
                before = child.content
                child.content = f"{before[:-1]}{_NO_BREAK}" if before.endswith(" ") else f"{before}{_JOINED}"


def _link_known(tokens: Sequence[Token], known: frozenset[str]) -> None:
    """Make links of the known addresses that stand bare in the text."""
    for token in tokens:
        inside, made = 0, []
        for child in token.children or ():
            inside += child.nesting if child.type in ("link_open", "link_close") else 0
            made += [child] if inside or child.type != "text" else _linked(child, known)
        if token.children:
            token.children = made


def _linked(text: Token, known: frozenset[str]) -> list[Token]:
    made, at = [], 0
    for found in addresses_in(text.content):
        if found.start < at or not found.text.startswith(("http://", "https://")) or not is_known(found.text, known):
            continue
        made += [_text(text.content[at : found.start]), Token("link_open", "a", 1, attrs={"href": found.text})]
        made += [_text(found.text), Token("link_close", "a", -1)]
        at = found.end
    return [*made, _text(text.content[at:])]


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _coloured(code: str, language: str, _: str) -> str:
    """Return code with its words in spans, or nothing where it is long, or of no language that is quickly read."""
    lexer = _LEXERS.get(language.lower())
    if lexer is None or len(code) > _MOST_COLOURED or _is_too_blank(code):
        return ""
    return str(highlight(code, lexer(stripnl=False), HtmlFormatter(nowrap=True, classprefix="hl-")))


def _is_too_blank(code: str) -> bool:
    return any(
        blank and len(list(lines)) > _MOST_BLANK
        for blank, lines in groupby(code.split("\n"), key=lambda line: not line.strip())
    )
