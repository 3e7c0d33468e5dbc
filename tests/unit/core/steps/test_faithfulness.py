"""A model of entailment beside the rules. The tiny models prove the wiring, and say nothing of any model's quality."""

from __future__ import annotations

import asyncio
import importlib.util
import json

import pytest

from bots.wiring import open_faithfulness, probe_faithfulness
from core.clients.faithfulness import load_faithfulness
from core.clients.faithfulness_forms import form_of
from core.errors import BadSetting
from core.loop import answer
from core.model import Outcome, Severity, Status
from core.ports import Support
from core.settings import Settings
from core.steps.faithfulness import FAITHFULNESS, faithfulness
from core.tasks import Verification, Verify
from tests.fakes import ScriptedModel, draft, evidence, kit_of, question
from tests.tiny_onnx import MADE_UP, write_model
from tests.unit.core.test_loop import LEAVE, corpus

TOKENS = {"architectures": ["ModernBertForTokenClassification"]}
PAIRS = {"architectures": ["RobertaForSequenceClassification"]}
PROMPTED = {"prompt": "Premise: {text1} Hypothesis: {text2}"}
RIGHT = "Every employee gets 28 days of paid leave a year [1]."
TOLD = f"{RIGHT} Unused leave expires on an {MADE_UP} 31 March [1]."


@pytest.fixture(params=["lettuce", "one logit", "two labels", "named labels", "prompted"])
def folder(request, tmp_path):
    """A model of each form."""
    forms = {
        "lettuce": (2, True, TOKENS),
        "one logit": (1, False, PAIRS),
        "two labels": (2, False, PAIRS),
        "named labels": (2, False, PAIRS | {"id2label": {"0": "refuted", "1": "SUPPORTED"}}),
        "prompted": (2, False, PROMPTED),
    }
    labels, of_tokens, configuration = forms[request.param]
    return write_model(tmp_path / "tiny", labels, of_tokens=of_tokens, **configuration)


class Judging:
    """A model that says what it is told to, or raises, or takes its time."""

    name = "judging"

    def __init__(self, *supports: Support, error: Exception | None = None, waits: bool = False) -> None:
        self.supports, self.error, self.waits = list(supports), error, waits
        self.asked: list[tuple[str, str, str]] = []

    async def judge(self, asked, context, statement):
        self.asked.append((asked, context, statement))
        if self.error:
            raise self.error
        if self.waits and len(self.asked) > 1:
            await asyncio.Event().wait()
        return self.supports.pop(0) if len(self.supports) > 1 else self.supports[0]


async def doubted(model, text=TOLD, **settings):
    kit = kit_of(ScriptedModel(), faithfulness=model, settings=settings)
    return await faithfulness(draft(text, 1), question(), evidence(LEAVE), kit), kit


async def test_every_form_tells_what_its_source_says_from_what_it_does_not(folder):
    model = load_faithfulness(str(folder))
    assert (await model.judge("How long?", LEAVE, "Leave expires on 31 March.")).score > 0.9
    assert (await model.judge("How long?", LEAVE, f"Leave expires on an {MADE_UP} day.")).score < 0.1


async def test_a_token_classifier_marks_the_stretch_and_a_pair_classifier_the_sentence(tmp_path):
    lettuce = load_faithfulness(str(write_model(tmp_path / "l", 2, of_tokens=True, **TOKENS)))
    pairs = load_faithfulness(str(write_model(tmp_path / "p", 1, of_tokens=False, **PAIRS)))
    (stretch,), _ = await doubted(lettuce)
    (sentence,), _ = await doubted(pairs)
    assert [span.text for span in stretch.spans] == [MADE_UP]
    assert TOLD[stretch.spans[0].start : stretch.spans[0].end] == MADE_UP
    assert [span.text for span in sentence.spans] == [TOLD.removeprefix(f"{RIGHT} ")]
    for verdict in (stretch, sentence):
        assert (verdict.check, verdict.severity, verdict.doubt) == (FAITHFULNESS, Severity.LOW, True)


async def test_a_low_score_is_a_doubt_that_the_model_settles_and_never_a_rejection():
    found = await corpus(LEAVE)
    doubts, sure = Judging(Support(0.1)), ScriptedModel(generate=draft(RIGHT, 1))
    told = await answer(question(), kit_of(sure, found, faithfulness=doubts))
    assert (told.outcome, len(told.attempts)) == (Outcome.ANSWERED, 1)
    assert any("28 days" in hint for hint in sure.calls(Verify)[0].doubts)
    assert "(unverified)" not in told.text
    unsure = ScriptedModel(generate=draft(RIGHT, 1), verify=Verification(completed=False))
    told = await answer(question(), kit_of(unsure, found, faithfulness=Judging(Support(0.1))))
    assert told.outcome is Outcome.PARTIAL
    assert "(unverified)" in told.text


async def test_what_is_found_in_what_it_cites_passes_and_each_statement_is_held_against_that_alone():
    model = Judging(Support(0.9))
    (verdict,), _ = await doubted(model)
    assert verdict.status is Status.PASS
    assert [context for _, context, _ in model.asked] == [LEAVE, LEAVE]
    assert all("[1]" not in statement for *_, statement in model.asked)


async def test_a_long_source_is_read_in_stretches_and_the_best_of_them_counts():
    model = Judging(Support(0.1), Support(0.9))
    kit = kit_of(ScriptedModel(), faithfulness=model)
    (verdict,) = await faithfulness(draft(RIGHT, 1), question(), evidence("word " * 500), kit)
    assert len(model.asked) == 2
    assert verdict.status is Status.PASS


async def test_time_is_bounded_and_what_was_judged_until_then_counts():
    (verdict,), kit = await doubted(Judging(Support(0.1), waits=True), faithfulness_seconds=0.05)
    assert len(verdict.spans) == 1
    assert any("1 of 2" in note for note in kit.receipt.notes)


async def test_a_model_that_fails_leaves_the_draft_to_the_rules_and_says_so():
    verdicts, kit = await doubted(Judging(error=BadSetting("It can't be run.")))
    assert verdicts == ()
    assert any("It can't be run." in note for note in kit.receipt.notes)


@pytest.mark.parametrize("text", ["", "Yes [1].", "Every employee gets 28 days of leave.", f"{RIGHT[:-4]} [7]."])
async def test_what_cites_nothing_or_states_nothing_is_not_judged(text):
    model = Judging(Support(0.1))
    assert (await doubted(model, text))[0] == ()
    assert not model.asked


async def test_it_is_off_where_it_is_not_set():
    assert open_faithfulness(Settings()) == (None, "")
    assert (await doubted(None))[0] == ()
    assert "none (FAITHFULNESS_MODEL)" in await probe_faithfulness(Settings())


async def test_the_doctor_runs_the_model_that_is_set(folder):
    settings = Settings(faithfulness_model=str(folder))
    assert "tiny judges a statement" in await probe_faithfulness(settings)
    model, reason = open_faithfulness(settings)
    assert model is not None
    assert not reason


@pytest.mark.skipif(importlib.util.find_spec("sentence_transformers") is not None, reason="the extra is installed")
async def test_without_the_extra_a_name_is_refused_and_questions_are_answered_all_the_same(caplog):
    model, reason = open_faithfulness(Settings(faithfulness_model="someone/some-model"))
    assert model is None
    assert "FAITHFULNESS_MODEL is someone/some-model" in reason
    assert "rules alone" in caplog.text
    with pytest.raises(BadSetting):
        await probe_faithfulness(Settings(faithfulness_model="someone/some-model"))


@pytest.mark.parametrize("broken", ["model.onnx", "tokenizer.json", "config.json"])
async def test_broken_files_are_a_wrong_setting_and_no_crash(tmp_path, broken):
    folder = write_model(tmp_path / "tiny", 2, of_tokens=True, **TOKENS)
    (folder / broken).write_text("{")
    with pytest.raises(BadSetting, match=r"FAITHFULNESS_MODEL|can't be loaded"):
        await probe_faithfulness(Settings(faithfulness_model=str(folder)))


def test_a_context_with_braces_breaks_no_prompt():
    form = form_of(json.loads(json.dumps(PROMPTED)))
    assert form.inputs("q", "a {text2} b", "said") == ("Premise: a {text2} b Hypothesis: said", None)


@pytest.mark.parametrize("kind", ["BertForTokenClassification", "BertForSequenceClassification"])
async def test_a_checkpoint_of_the_hubs_kind_is_run_by_torch_where_the_extra_is_there(tmp_path, kind):
    pytest.importorskip("sentence_transformers")
    transformers = pytest.importorskip("transformers")
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "leave", "days"]
    (tmp_path / "vocab.txt").write_text("\n".join(words))
    tokenizer = transformers.BertTokenizerFast(vocab=str(tmp_path / "vocab.txt"))
    shape = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 64}
    network = getattr(transformers, kind)(transformers.BertConfig(vocab_size=len(words), num_labels=2, **shape))
    for part in (network, tokenizer):
        part.save_pretrained(tmp_path / "checkpoint")
    model = load_faithfulness(str(tmp_path / "checkpoint"))
    assert 0 <= (await model.judge("How many?", LEAVE, "28 days of leave.")).score <= 1
