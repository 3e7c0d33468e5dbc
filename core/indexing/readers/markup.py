"""HTML: title, headings, text, lists and tables in document order; what is hidden is left out."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser, LexborNode

from core.indexing.documents import Block, Reading
from core.indexing.readers.decoding import decode
from core.indexing.readers.limits import Limits
from core.indexing.readers.markup_hidden import take_out_unseen
from core.indexing.readers.markup_tables import read_table
from core.indexing.readers.properties import lines_of
from core.indexing.readers.tables import with_captions
from core.reading.characters import longest_word

_LEFT_OUT = frozenset(
    {
        "head", "iframe", "object", "nav", "select", "button", "ix:header", "ix:hidden",
    }
)  # fmt: skip
_BLOCKS = frozenset(
    {
        "p", "div", "section", "article", "main", "aside", "header", "footer", "ul", "ol", "dl", "dt", "dd", "li",
        "blockquote", "figure", "figcaption", "address", "form", "fieldset", "details", "summary", "hr", "body", "html",
        "center", "table", "pre", "h1", "h2", "h3", "h4", "h5", "h6",
    }
)  # fmt: skip
_BOLD = tuple(f"font-weight:{weight}" for weight in ("bold", "600", "700", "800", "900"))
_BOLD_TAGS = frozenset({"b", "strong"})
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_SHORTEST_WORD = 3
_LONGEST_BOLD_HEADING = 120
_DEEPEST = 500
_MOST_META = 40
# Stands for <br>: a line feed in the source is a space.
_LINE_BREAK = "\v"


def read(data: bytes, limits: Limits) -> Reading:
    """Return the visible blocks. Inline XBRL is read as what a browser shows of it."""
    tree = LexborHTMLParser(decode(data))
    left = take_out_unseen(tree)
    tree.strip_tags(["script", "style", "noscript", "template", "svg"], recursive=True)
    for node in tree.css("br"):
        node.replace_with(_LINE_BREAK)
    walk = _Walk()
    if tree.body is not None:
        walk.through(tree.body)
    walk.end_of_block()
    title = tree.css_first("title")
    named = " ".join(title.text().split()) if title else ""
    heading = next((block.text for block in walk.blocks if block.kind == "heading" and block.level == 1), None)
    return Reading(
        "html",
        tuple(with_captions(walk.blocks)),
        title=named or heading,
        notes=left.notes(),
        properties=_properties(tree),
    )


def _properties(tree: LexborHTMLParser) -> tuple[str, ...]:
    """Return what `<meta name=... content=...>` says; `og:site_name` and its like by their last part."""
    named = tree.css("meta[content]")[:_MOST_META]
    told = ((meta.attributes.get("name") or meta.attributes.get("property") or "", meta) for meta in named)
    return lines_of((name.rpartition(":")[2], meta.attributes.get("content")) for name, meta in told if name)


class _Walk:
    """Goes through the tree once and collects blocks."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._text: list[str] = []
        self._bold = 0
        self._plain = 0
        self._kind = "text"

    def through(self, node: LexborNode, depth: int = 0, *, bold: bool = False) -> None:
        """Take a node and all below it."""
        child = node.child
        while child is not None:
            if child.is_text_node:
                self._take(child.text_content or "", bold=bold)
            elif child.is_element_node and depth < _DEEPEST:
                self._element(child, depth, bold=bold)
            child = child.next

    def end_of_block(self) -> None:
        """Close the text collected so far."""
        text = _clean("".join(self._text))
        if text:
            self.blocks.append(self._block(text))
        self._text, self._bold, self._plain = [], 0, 0

    def _take(self, text: str, *, bold: bool) -> None:
        self._text.append(text)
        if text.strip():
            self._bold += bold
            self._plain += not bold

    def _block(self, text: str) -> Block:
        # Filings and pages from word processors mark headings by bold type alone.
        whole_bold = self._bold and not self._plain and len(text) <= _LONGEST_BOLD_HEADING
        if (
            whole_bold
            and self._kind == "text"
            and not text.endswith((".", ",", ";", ":"))
            and longest_word(text) >= _SHORTEST_WORD
        ):
            return Block("heading", " ".join(text.split()), level=4)
        return Block(self._kind, f"- {text}" if self._kind == "list" else text)

    def _element(self, node: LexborNode, depth: int, *, bold: bool) -> None:
        tag = node.tag or ""
        style = "".join((node.attributes.get("style") or "").lower().split())
        set_bold = any(weight in style for weight in _BOLD)
        if tag in _LEFT_OUT:
            return
        if tag in _BLOCKS:
            self.end_of_block()
            self._block_element(node, tag, depth, bold=bold or set_bold)
            self.end_of_block()
        else:
            self.through(node, depth + 1, bold=bold or tag in _BOLD_TAGS or set_bold)

    def _block_element(self, node: LexborNode, tag: str, depth: int, *, bold: bool) -> None:
        if tag in _HEADINGS:
            if text := " ".join(node.text().split()):
                self.blocks.append(Block("heading", text, level=int(tag[1])))
        elif tag == "pre":
            if text := node.text().replace(_LINE_BREAK, "\n").strip("\n"):
                self.blocks.append(Block("code", text))
        elif tag == "table":
            self._table(node, depth)
        else:
            before, self._kind = self._kind, "list" if tag == "li" else self._kind
            self.through(node, depth + 1, bold=bold)
            self.end_of_block()
            self._kind = before

    def _table(self, node: LexborNode, depth: int) -> None:
        if node.css_first("table table") is not None or not node.css_first("tr"):
            # A table around tables is there for the layout.
            self.through(node, depth + 1)
            return
        self.blocks.extend(read_table(node))


def _clean(text: str) -> str:
    lines = (" ".join(line.split()) for line in text.replace("\u200b", "").split(_LINE_BREAK))
    return "\n".join(line for line in lines if line)
