"""Nothing that the product says to people is left in English: what code says is known by its phrase."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import discord
import pytest
from discord.app_commands.commands import VALID_SLASH_COMMAND_NAME

from bots.discord_app.command_languages import CommandTranslator
from bots.discord_app.commands import build_tree
from bots.languages import LANGUAGES, retold
from bots.render import discord_components, slack_blocks
from bots.render.plain import remark_lines, step_text
from bots.render.receipt import receipt_text
from bots.render.table_text import table_text
from bots.render.told_sources import source_line
from bots.slack_app.commands import from_command
from bots.slack_app.home import home_view
from core import errors
from core.learning.corrections import LOOKING, corrected
from core.model import FACTS, Attempt, Draft, Outcome, Question, Severity, Status, Table, Verdict
from core.ports import Progress
from core.reading.phrases import say as say_of_answers
from core.reading.stopwords import BY_LANGUAGE
from tests.fakes import passage
from tests.fakes_engine import answer_to

OTHERS = [language.code for language in LANGUAGES if language.code != "en"]
ROOT = Path(__file__).parents[3]
SPOKEN = (
    *("bots/audiences.py", "bots/conversation.py", "bots/earlier_messages.py", "bots/empty_index.py"),
    *("bots/command_options.py", "bots/indexer.py", "bots/unknown_collections.py", "bots/saving.py"),
    *("bots/engine/sharing.py", "bots/engine/deciding.py", "bots/times.py"),
    *("bots/web/fragments.py", "bots/web/voting.py", "bots/web/conversations.py", "bots/web/people.py"),
    *("bots/web/pacing.py", "bots/web/question_queue.py", "bots/web/page_pictures.py", "bots/web/pages.py"),
    *("bots/web/event_stream.py", "bots/web/operating/trace.py"),
    *("bots/engine/asides.py", "bots/engine/halting.py", "bots/engine/ingesting.py", "bots/engine/learning.py"),
    *("bots/engine/questions.py", "bots/engine/revocation.py", "bots/engine/jobs.py", "bots/render/receipt.py"),
    *("bots/render/slack_blocks.py", "bots/render/discord_components.py", "bots/slack_app/home.py"),
    *("bots/slack_app/commands.py", "bots/slack_app/listeners.py", "bots/slack_app/interactions.py"),
    *("bots/slack_app/courier.py", "bots/discord_app/courier.py", "bots/discord_app/buttons.py"),
    *(
        "core/learning/corrections.py",
        "core/learning/changes.py",
        "core/access/rights.py",
        "core/steps/grade.py",
        "core/steps/receive.py",
    ),
    *("bots/discord_app/commands.py", "bots/engine/transactions.py", "bots/removals.py", "core/loop.py"),
    *("bots/engine/approving.py", "bots/engine/sent_files.py"),
    *("bots/console_bot.py", "bots/console/screen.py", "bots/console/wording.py", "bots/console/interrupting.py"),
    *("core/extraction/judging.py", "core/facts/figure_plans.py", "core/facts/grammar.py", "core/facts/planning.py"),
)
"""Modules whose sentences people hear, but for those below."""
OPERATORS = (
    "It is not known yet which answer",  # tried again, and shown to nobody
    "The answer is too long for the address",  # a wrong size of ours
    "Say what is wrong by POST",  # to programs: pages have a button
    *(": ", "; ", "X1: "),  # ends of sentences, which are phrases with what is before them
)
"""How what begins that nobody is told as it stands."""


def sentences(path: str) -> Iterator[str]:
    """Yield what a module says: its strings of three words or more, the parts of those with parts filled in."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(parents.get(node), ast.Expr | ast.JoinedStr) or _of_a_log(node, parents):
            continue
        if isinstance(node, ast.JoinedStr):
            filled = "".join(v.value if isinstance(v, ast.Constant) else "X1" for v in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            filled = node.value
        else:
            continue
        if len(re.findall(r"\b[a-z']{2,}\b", filled)) >= 3 and filled.strip().endswith((".", "?", "…", "!")):
            yield filled.strip()


def _of_a_log(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Say whether a string goes to a log, names a phrase or stands for a type."""
    above: ast.AST | None = node
    while above is not None:
        if isinstance(above, ast.Call) and ast.unparse(above.func).split(".")[0] in {"log", "logger", "say", "re"}:
            return True
        above = parents.get(above)
    return False


REASONS = {
    **{"Verdict": 3, "Span": 3, "Misstatement": 2, "_Step": 2, "Fault": 0, "faulty": 1, "_fault": 0},
    **{"_refuted": 1, "_unverified": 1},
}
"""Which argument of what is called says what was found wrong."""


def reasons(path: Path) -> Iterator[str]:
    """Yield what a module gives as the reason or detail of a verdict, with parts filled in."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        given: list[ast.AST] = []
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).strip("(").split(",")[0] in {
            "reason",
            "detail",
        }:
            given = node.value.elts[:1] if isinstance(node.value, ast.Tuple) else [node.value]
        elif isinstance(node, ast.Call):
            at = REASONS.get(ast.unparse(node.func))
            given = [keyword.value for keyword in node.keywords if keyword.arg in {"reason", "detail"}]
            given += node.args[at : at + 1] if at is not None else []
        for one in given:
            yield from filter(_is_said, _texts(one))


def _texts(node: ast.AST) -> Iterator[str]:
    """Yield the texts that an expression may come to: either side of a choice, both of a sum."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            yield "".join(str(v.value) if isinstance(v, ast.Constant) else "X1" for v in values)
        case ast.IfExp(body=body, orelse=other) | ast.BinOp(left=body, right=other):
            yield from (*_texts(body), *_texts(other))


def _is_said(text: str) -> bool:
    return len(re.findall(r"\b[a-z']{2,}\b", text)) >= 3


@pytest.mark.parametrize("folder", ["core/checks", "core/steps"])
def test_what_a_verdict_says_is_known_in_other_languages(folder):
    said = {text for path in (ROOT / folder).rglob("*.py") for text in reasons(path)}
    assert len(said) > 5
    left = [text for text in sorted(said) if not all(map(_is_told, (text, text), ("de", "ko")))]
    assert not left, f"a phrase `check ...` in `says` of every file of core/reading/languages/ is owed for {left}"


def _is_told(text: str, language: str) -> bool:
    return any(retold(form, language) != form for form in (text, f"{text}: X1"))  # a reason may name its word


@pytest.mark.parametrize("part", ["core", "bots"])
def test_a_note_of_an_answer_is_a_phrase_by_its_name(part):
    given = [
        (path.name, ast.unparse(call.args[0]))
        for path in (ROOT / part).rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("receipt.note")
    ]
    assert [one for one in given if not one[1].startswith(("note('note ", "Why("))] == []


@pytest.mark.parametrize("path", SPOKEN)
def test_what_code_says_to_people_is_known_in_other_languages(path):
    said = [text for text in sentences(path) if not text.startswith(OPERATORS)]
    assert [text for text in said if retold(text, "de") == text or retold(text, "ko") == text] == []


_ENGLISH = BY_LANGUAGE["en"] - {"on", "off", "in", "is", "me", "of"}  # values of settings, and words of Dutch


def left_in_english(text: str, language: str) -> list[str]:
    """Return the sentences of a rendered text that read as English."""
    found = re.split(r"[\n·]|(?<=[.!?]) ", re.sub(r"`[^`]*`|\([^)]*\)|https?://\S+", " ", text))
    return [one for one in found if len(_ENGLISH.intersection(re.findall(r"\b[a-z]+\b", one)) - _also(language)) > 1]


def _also(language: str) -> frozenset[str]:
    return BY_LANGUAGE.get(language, frozenset())


def texts_of(value: object) -> Iterator[str]:
    """Yield all texts in blocks or components."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name in {"text", "content", "label", "title"} and isinstance(part, str):
                yield part
            else:
                yield from texts_of(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_of(part)


ASKED = {
    "de": "Wie viele Tage Urlaub haben wir?",
    "fr": "Combien de jours de congé avons-nous ?",
    "es": "¿Cuántos días de vacaciones tenemos en la empresa?",
    "pt": "Quantos dias de férias é que nós temos na empresa?",
    "it": "Quanti giorni di ferie abbiamo nella nostra azienda?",
    "nl": "Hoeveel vakantiedagen hebben wij in het bedrijf?",
    "ja": "有給休暇は何日ありますか？",
    "ko": "연차는 며칠인가요?",
    "zh": "我们有几天年假？",
    "ar": "كم يوم إجازة لدينا؟",
    "hi": "हमें कितने दिन की छुट्टी मिलती है?",
}


def troubled(language: str):
    """Return an answer that shows all that can be said beside an answer, to a question in a language."""
    question = Question(text=ASKED[language])
    wrong = Verdict(
        "numbers",
        Status.FAIL,
        Severity.MEDIUM,
        detail="1 of 2 figures not proved (15: not in the evidence: closest is 14).",
    )
    dated = Verdict("years", Status.PASS, detail="2 years or dates found in the evidence.")
    attempt = Attempt(1, Draft("15."), (wrong,), novelty="what the checks found")
    made = replace(
        answer_to(question.text, text="15"),
        question=question,
        outcome=Outcome.PARTIAL,
        verdicts=(wrong, dated),
        attempts=(attempt, replace(attempt, number=2, accepted=True)),
        notes=(
            "The web was not asked: no web search is configured (TAVILY_API_KEY).",
            "gpt-x could not be asked at draft: The language model gpt-x took too long. See LLM_TIMEOUT.",
        ),
    )
    return corrected(made, replace(made, text="14"), "")


@pytest.mark.parametrize("language", OTHERS)
def test_an_answer_its_receipt_and_its_sources_are_in_one_language(language):
    answer = troubled(language)
    blocks = [m.blocks for m in (*slack_blocks.answer_messages(answer), *slack_blocks.receipt_messages(answer))]
    parts = [m.components for m in discord_components.answer_messages(answer)]
    said = [*texts_of(blocks), *texts_of(parts), receipt_text(answer), *remark_lines(answer)]
    assert [left for text in said for left in left_in_english(text, language)] == []


WRITTEN = ("Period", "Ended", "Company", "Measure", "Value", "Unit", "Form", "Filed", "Formula", "Note")
"""Heads of tables of figures, as they are made."""
SAME = {"Period": "", "Form": "", "Note": "fr", "Formula": "it pt", "Value": ""}
"""Heads that are written alike in a language."""


@pytest.mark.parametrize("language", OTHERS)
def test_tables_of_figures_and_the_names_of_their_sources_are_in_the_language(language):
    table = Table("Ottil: revenue", WRITTEN, (("FY2024", "2024-12-31", "Ottil", "net income", *([2.5e9] * 6)),), "USD")
    source = passage("2.5", document="company_metrics", title="Ottil: figures", file_type=FACTS)
    shown = table_text(table, language=language)
    heads = shown.split("\n")[2].split(" | ")
    alike = [head for head in WRITTEN if head in heads and language not in SAME.get(head, "").split()]
    assert alike == []
    assert not any(word in shown for word in ("revenue", "net income", "FY2024", "2.50B"))
    assert "figures" not in source_line(1, source, language=language).title


@pytest.mark.parametrize("language", OTHERS)
def test_why_there_is_no_figure_is_told_in_the_language(language):
    for name in ("figures no opinion", "figures no reason", "figures no definition", "documents_in"):
        assert say_of_answers(name, language) != say_of_answers(name, "en")


@pytest.mark.parametrize("language", OTHERS)
def test_steps_and_the_home_tab_are_in_the_language_of_whoever_sees_them(language):
    steps = ["understanding", "searching", "grading", "drafting", "checking", "verifying", "fixing"]
    said = [step_text(Progress(step, attempt=2, language=language)) for step in steps]
    said += texts_of(home_view((), health=(), locale=language)["blocks"])
    assert [left for text in said for left in left_in_english(text, language)] == []
    assert step_text(Progress("drafting", language=language)) != step_text(Progress("drafting"))


@pytest.mark.parametrize("language", OTHERS)
def test_help_and_mistakes_in_commands_are_told_in_the_language(language):
    typed = ("", "settings mode=fast", "settings colour=red", "settings feedback=maybe", "learn", "sorces")
    replies = [from_command({"command": "/errata", "text": text}).text for text in typed]
    replies.append(from_command({"command": "/ask", "text": ""}).text)
    assert [left for text in replies for left in left_in_english(retold(text, language), language)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_kind_of_error_is_told_in_the_language(language):
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    raised = [kind("web") if kind is errors.Unserved else kind("Frobnication of the gears failed.") for kind in kinds]
    told = [retold.fault(error, language) for error in raised]
    assert [left for text in told for left in left_in_english(text, language)] == []
    assert not any("Frobnication" in text for text in told)


def test_what_is_put_together_is_told_part_by_part():
    said = "**a.pdf** was known already.\nSkipped **b.pdf**: The file can't be read."
    assert retold(said, "de") == "**a.pdf** war schon bekannt.\n**b.pdf** übersprungen: Die Datei ist nicht lesbar."
    assert retold(f"{LOOKING}", "ko").startswith("🔁 틀렸다는")
    assert retold(said, "en") == retold(said, "") == said


@pytest.mark.parametrize("language", OTHERS)
def test_what_an_approval_lacks_and_times_that_are_none_are_told_in_the_language(language):
    said = [
        "Say in which collection it is indexed. Its answers came from hr, it.",
        "--since 'yesterday' is no time.",
        "--until '2020-01-01' is in the past, or more than ten years away.",
        "That is a lot at once: 20 a minute are taken from one token, so that others get their turn.",
    ]
    assert [left for text in said for left in left_in_english(retold(text, language), language)] == []


def test_what_somebody_else_says_went_wrong_is_left_to_the_log():
    said = retold("The question was routed by rules: Frobnication of the gears failed.", "de")
    assert said == "Über den Weg der Frage entschieden Regeln: Näheres steht im Protokoll"


async def test_discords_commands_describe_themselves_in_every_language_that_discord_has():
    client = discord.Client(intents=discord.Intents.none())
    tree = build_tree(client, receiver=None)
    await tree.set_translator(CommandTranslator())
    shown = [await command.get_translated_payload(tree, tree.translator) for command in tree._get_all_commands()]
    untold = [text for command in shown for text in _told_in_english_alone(command)]
    assert untold == []


async def test_discords_commands_have_names_of_their_own_in_every_language_that_discord_takes():
    client = discord.Client(intents=discord.Intents.none())
    tree = build_tree(client, receiver=None)
    await tree.set_translator(CommandTranslator())
    shown = [await command.get_translated_payload(tree, tree.translator) for command in tree._get_all_commands()]
    typed = [command for command in shown if command["type"] == 1]
    for siblings in _named_together(typed):
        for locale in ("de", "fr", "es-ES", "es-419", "pt-BR", "it", "nl", "ja", "ko", "zh-CN", "zh-TW", "hi"):
            names = [(part.get("name_localizations") or {}).get(locale, part["name"]) for part in siblings]
            assert len(set(names)) == len(names), (locale, names)
            assert all(VALID_SLASH_COMMAND_NAME.match(name) and name == name.lower() for name in names), names
    assert {part["name"]: part["name_localizations"]["de"] for part in typed}["ask"] == "fragen"


def _named_together(parts: list[dict]) -> Iterator[list[dict]]:
    """Yield what must be told apart by name: commands, and the options of each."""
    yield parts
    for part in parts:
        if part.get("options"):
            yield from _named_together(part["options"])


def _told_in_english_alone(part: dict) -> Iterator[str]:
    """Yield the descriptions in a command, and in what it holds, that have no German or no Korean."""
    told = part.get("description_localizations") or {}
    if part.get("description") and not {"de", "ko", "ja", "zh-CN", "hi", "fr"} <= set(told):
        yield part["description"]
    if any(len(text) > 100 for text in told.values()):
        yield f"too long: {part['description']}"
    for held in part.get("options", ()):
        yield from _told_in_english_alone(held)


@pytest.mark.parametrize("language", OTHERS)
def test_a_remark_of_several_sentences_is_told_sentence_by_sentence(language):
    said = "There is no option --privat: did you mean --private? What belongs to your question stands in `backticks`."
    told = retold(said, language)
    assert "did you mean" not in told
    assert told.index("--privat") < told.index("--private") < told.index("`")
