"""The line editor of `errata chat`: history across runs, search in it, completion of commands, several lines."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition, is_searching
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

from storage.private_files import make_private_file

Arguments = Callable[[], Iterable[str]]
"""What may stand behind a command, as it is now."""
LONGEST_HISTORY = 512 * 1024
"""Bytes of the file; past them its older half is forgotten at the next start."""


class EditedLines:
    """Lines edited on the terminal: Enter sends, Alt-Enter begins another line, Ctrl-R searches, Tab completes."""

    def __init__(self, prompt: str, history: Path | None, commands: Mapping[str, Arguments]) -> None:
        self._session: PromptSession[str] = PromptSession(
            prompt,
            history=_history(history),
            completer=CommandCompleter(commands),
            complete_while_typing=Condition(lambda: self._session.default_buffer.text.startswith("/")),
            key_bindings=_keys(),
            multiline=True,
            prompt_continuation=lambda width, _line, _wrapped: " " * width,
            reserve_space_for_menu=5,
        )

    async def next(self) -> str | None:
        """Return what was typed, or None where Ctrl-D ended it. Raises `KeyboardInterrupt` for Ctrl-C on no text."""
        try:
            return await self._session.prompt_async()
        except EOFError:
            return None


class CommandCompleter(Completer):
    """Completes commands, and what may stand behind them."""

    def __init__(self, commands: Mapping[str, Arguments]) -> None:
        self._commands = commands

    def get_completions(self, document: Document, _: CompleteEvent) -> Iterable[Completion]:
        """Yield what the text before the cursor can become; nothing but commands."""
        text = document.text_before_cursor
        if not text.startswith("/"):
            return
        name, blank, rest = text.partition(" ")
        found = self._commands.get(name, tuple)() if blank else self._commands
        begun = rest.rpartition(" ")[2] if blank else name
        for word in found:
            if word.startswith(begun):
                yield Completion(word, -len(begun))


def _keys() -> KeyBindings:
    keys = KeyBindings()

    @keys.add("enter", filter=~is_searching)
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.validate_and_handle()

    @keys.add("escape", "enter")
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.insert_text("\n")

    @keys.add("tab")
    def _(event: KeyPressEvent) -> None:
        _complete(event.current_buffer)

    @keys.add("c-c", filter=~is_searching)  # in a search it ends that alone
    @keys.add("<sigint>")
    def _(event: KeyPressEvent) -> None:
        _clear_or_leave(event, event.current_buffer)

    return keys


def _complete(buffer: Buffer) -> None:
    """Complete at once what can become one thing alone, however fast it is typed; else show what there is."""
    asked = CompleteEvent(completion_requested=True)
    found = list(buffer.completer.get_completions(buffer.document, asked))
    if len(found) == 1:
        buffer.apply_completion(found[0])
    elif buffer.complete_state:
        buffer.complete_next()
    elif found:
        buffer.start_completion(insert_common_part=True)


def _clear_or_leave(event: KeyPressEvent, buffer: Buffer) -> None:
    if buffer.text:
        buffer.reset()
    else:
        event.app.exit(exception=KeyboardInterrupt, style="class:aborting")


def _history(file: Path | None) -> History:
    if file is None:
        return InMemoryHistory()
    try:
        make_private_file(file)
        if file.stat().st_size > LONGEST_HISTORY:
            file.write_text("".join(_latter_half(file)), encoding="utf-8")
    except OSError:  # a folder that can't be written keeps no history
        return InMemoryHistory()
    return _KeptHistory(str(file))


class _KeptHistory(FileHistory):
    def store_string(self, string: str) -> None:
        with contextlib.suppress(OSError, UnicodeEncodeError):  # a full disk, or bytes that are no text, end no chat
            super().store_string(string)


def _latter_half(file: Path) -> Iterator[str]:
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
    begun = False
    for line in lines[len(lines) // 2 :]:
        begun = begun or line.startswith("#")  # entries begin with their time
        if begun:
            yield line
