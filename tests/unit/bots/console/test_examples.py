"""The examples are a collection of their own: asked where they are named, and nowhere else."""

from __future__ import annotations

from dataclasses import replace

from bots.asking import put
from core.access.rights import EXAMPLES, unnamed
from core.indexing.sync import sync
from core.model import Mode, Outcome, Question
from tests.fakes import ScriptedModel, kit_of
from tests.fakes_index import InMemoryIndex
from tests.unit.core.test_loop import RIGHT

ASKED = Question("", mode=Mode.STANDARD)


async def indexed(folder, **collections) -> InMemoryIndex:
    index = InMemoryIndex()
    for name, text in collections.items():
        place = folder / name
        place.mkdir()
        (place / "leave.md").write_text(text)
        await sync(place, EXAMPLES if name == "examples" else name, index, None)
    return index


def test_what_names_nothing_reads_all_but_the_examples():
    assert unnamed(["default", "finance"]) is None
    assert unnamed([EXAMPLES, "finance"]) == ("default", "finance")
    assert unnamed([EXAMPLES]) == ("default",)


async def test_the_examples_answer_where_they_are_named_alone(tmp_path):
    text = "Every employee gets 28 days of paid leave a year."
    index = await indexed(tmp_path, examples=text, default="The boat house opens at nine.")
    kit = kit_of(ScriptedModel(generate=RIGHT), index)
    named = await put("How many days of leave?", replace(ASKED, wanted=(EXAMPLES,)), kit)
    assert [source.passage.meta.collection for source in named.sources] == [EXAMPLES]
    unasked = await put("How many days of leave?", ASKED, kit)
    assert all(source.passage.meta.collection != EXAMPLES for source in unasked.sources)


async def test_with_the_examples_alone_they_are_told_of(tmp_path):
    index = await indexed(tmp_path, examples="Every employee gets 28 days of paid leave a year.")
    said = await put("How many days of leave?", ASKED, kit_of(ScriptedModel(generate=RIGHT), index))
    assert said.outcome is Outcome.REFUSED
    assert EXAMPLES in said.text


async def test_what_can_you_do_tells_of_the_examples_where_they_are_asked(tmp_path):
    index = await indexed(tmp_path, examples="Every employee gets 28 days of paid leave a year.")
    kit = kit_of(ScriptedModel(generate=RIGHT), index)
    assert "1" in (await put("What can you do?", replace(ASKED, wanted=(EXAMPLES,)), kit)).text
    assert "Documents: 1" not in (await put("What can you do?", ASKED, kit)).text
