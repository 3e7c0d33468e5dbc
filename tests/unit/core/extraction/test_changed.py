"""What a later document changed: the newer is the answer, the earlier is named behind it, both are cited."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from core.clients.extractive import ExtractiveModel
from core.indexing.sync import sync
from core.loop import answer
from core.model import Outcome, Question
from core.reading.phrases import say
from storage.index.local_index import LocalIndex
from tests.fakes import kit_of


@dataclass(frozen=True)
class Story:
    """Two documents (title, text), the question, what the newer says and what the earlier said."""

    question: str
    earlier: tuple[str, str]
    newer: tuple[str, str]
    right: str
    was: str
    language: str = "en"


SEPTEMBER, NOVEMBER = "Management meeting, 14 September 2026", "Management meeting, 9 November 2026"
MOVED = [
    Story("When is the Christmas party?",
          (SEPTEMBER, "The Christmas party takes place on 11 December 2026 in the Fischhalle, Kiel."),
          (NOVEMBER, "The Christmas party is moved to 18 December 2026; the place stays the same."), "18", "11"),
    Story("What is the date of the Christmas party?",
          (SEPTEMBER, "The Christmas party takes place on 11 December 2026 in the Fischhalle, Kiel."),
          (NOVEMBER, "The Christmas party is moved to 18 December 2026; the place stays the same."), "18", "11"),
    Story("When does the fire drill take place?",
          ("Site notes, 2 May 2026", "The fire drill takes place on 20 May 2026 at 10:00 in hall 2."),
          ("Site notes, 16 May 2026", "Because the yard is being repaved, the fire drill is postponed to 3 June 2026."),
          "3 June", "20 May"),
    Story("When is the inventory?",
          ("Warehouse circular, 3 March 2026", "The inventory is on 30 June 2026."),
          ("Warehouse circular, 8 May 2026", "The inventory starts on 4 July 2026."), "4 July", "30 June"),
    Story("When is the deadline for holiday requests?",
          ("HR news, 2 January 2026", "The deadline for holiday requests is 28 February 2026."),
          ("HR news, 3 February 2026", "The deadline for holiday requests is extended until 15 March 2026."),
          "15 March", "28 February"),
    Story("What is the travel budget?",
          ("Board, 12 January 2026", "The travel budget is 80,000 EUR for all departments."),
          ("Board, 4 May 2026", "The travel budget is raised to 95,000 EUR."), "95,000", "80,000"),
    Story("How much is the parking fee?",
          ("Facility news, 5 January 2025", "The parking fee is 6 euros a day, payable at the gate."),
          ("Facility news, 5 January 2026", "The parking fee is now 8 euros a day."), "8 euros", "6 euros"),
    Story("How many days may interns work from home?",
          ("Team rules, 1 March 2025", "Interns may work from home 1 day a week later on."),
          ("Team rules, 1 March 2026", "Interns may work from home 2 days a week instead of 1."), "2 days", "1 day"),
    Story("What was decided about the Kestrel line?",
          ("Product council, 4 March 2026", "Whether the Kestrel line is dropped will be decided in May."),
          ("Product council, 13 May 2026", "The Kestrel line (KS-40) is dropped at the end of the year."),
          "end of the year", "in May"),
    Story("When is the summer concert?",
          ("Culture club, 2 April 2026", "The summer concert takes place on 12 July 2026 in the park."),
          ("Culture club, 30 June 2026", "The summer concert is cancelled."), "cancelled", "12 July"),
    Story("Wann ist die Weihnachtsfeier?",
          ("Protokoll vom 14. September 2026", "Die Weihnachtsfeier findet am 11. Dezember 2026 im Saal statt."),
          ("Protokoll vom 9. November 2026", "Die Weihnachtsfeier wird auf den 18. Dezember 2026 verlegt."),
          "18", "11", "de"),
    Story("Wie viel Euro beträgt der Essenszuschuss?",
          ("Rundschreiben vom 3. Februar 2025", "Der Essenszuschuss beträgt 4 Euro pro Arbeitstag."),
          ("Rundschreiben vom 2. Februar 2026", "Der Essenszuschuss wird ab sofort auf 6 Euro erhöht."),
          "6 Euro", "4 Euro", "de"),
    Story("Wann findet die Sicherheitsschulung statt?",
          ("Notiz vom 4. Mai 2026", "Die Sicherheitsschulung findet am 20. Mai 2026 im Saal 3 statt."),
          ("Notiz vom 15. Mai 2026", "Die Sicherheitsschulung findet am 27. Mai 2026 statt."), "27", "20", "de"),
    Story("Quand a lieu la fête de Noël ?",
          ("Compte rendu du 14 septembre 2026", "La fête de Noël a lieu le 11 décembre 2026 à la halle aux poissons."),
          ("Compte rendu du 9 novembre 2026", "La fête de Noël est reportée au 18 décembre 2026."), "18", "11", "fr"),
    Story("Quel est le prix du parking ?",
          ("Note du 5 janvier 2025", "Le prix du parking est de 6 euros par jour."),
          ("Note du 5 janvier 2026", "Le prix du parking passe à 8 euros par jour."), "8 euros", "6 euros", "fr"),
    Story("¿Cuándo es la fiesta de Navidad?",
          ("Acta del 14 de septiembre de 2026", "La fiesta de Navidad es el 11 de diciembre de 2026 en la lonja."),
          ("Acta del 9 de noviembre de 2026", "Se aplaza la fiesta de Navidad al 18 de diciembre de 2026."),
          "18", "11", "es"),
    Story("Quando è la festa di Natale?",
          ("Verbale del 14 settembre 2026", "La festa di Natale è l'11 dicembre 2026 nel salone."),
          ("Verbale del 9 novembre 2026", "La festa di Natale è spostata al 18 dicembre 2026."), "18", "11", "it"),
    Story("Wanneer is het kerstfeest?",
          ("Notulen van 14 september 2026", "Het kerstfeest is op 11 december 2026 in de vishal."),
          ("Notulen van 9 november 2026", "Het kerstfeest wordt verplaatst naar 18 december 2026."), "18", "11", "nl"),
    Story("Quando é a festa de Natal?",
          ("Ata de 14 de setembro de 2026", "A festa de Natal é no dia 11 de dezembro de 2026 no salão."),
          ("Ata de 9 de novembro de 2026", "A festa de Natal foi adiada para 18 de dezembro de 2026."),
          "18", "11", "pt"),
    Story("忘年会はいつですか？",
          ("議事録 2026年9月14日", "忘年会は2026年12月11日に本社で行います。"),
          ("議事録 2026年11月9日", "忘年会は2026年12月18日に変更されました。"), "18", "11", "ja"),
    Story("송년회는 언제입니까?",
          ("회의록 2026년 9월 14일", "송년회는 2026년 12월 11일에 본사에서 열립니다."),
          ("회의록 2026년 11월 9일", "송년회는 2026년 12월 18일로 변경되었습니다."), "18", "11", "ko"),
    Story("公司年会是什么时候？",
          ("会议纪要 2026年9月14日", "公司年会将于2026年12月11日在总部举行。"),
          ("会议纪要 2026年11月9日", "公司年会推迟至2026年12月18日举行。"), "18", "11", "zh"),
    Story("متى حفل نهاية السنة؟",
          ("محضر اجتماع 14 سبتمبر 2026", "يقام حفل نهاية السنة في 11 ديسمبر 2026 في القاعة."),
          ("محضر اجتماع 9 نوفمبر 2026", "تم تأجيل حفل نهاية السنة إلى 18 ديسمبر 2026."), "18", "11", "ar"),
    Story("क्रिसमस पार्टी कब है?",
          ("बैठक 14 सितंबर 2026", "क्रिसमस पार्टी 11 दिसंबर 2026 को मुख्यालय में होगी।"),
          ("बैठक 9 नवंबर 2026", "क्रिसमस पार्टी 18 दिसंबर 2026 तक स्थगित कर दी गई है।"), "18", "11", "hi"),
]  # fmt: skip


async def told(tmp_path, question: str, **files: str):
    (tmp_path / "docs").mkdir()
    for name, text in files.items():
        (tmp_path / "docs" / f"{name}.md").write_text(text, encoding="utf-8")
    index = LocalIndex(tmp_path / "index.db")
    await sync(tmp_path / "docs", "default", index, None)
    try:
        return await answer(Question(question), kit_of(ExtractiveModel(), index))
    finally:
        await index.close()


@pytest.mark.parametrize("story", MOVED, ids=[f"{n} {story.language}" for n, story in enumerate(MOVED, 1)])
async def test_the_newer_answers_and_the_earlier_is_named(tmp_path, story):
    files = {name: f"# {title}\n\n{text}\n" for name, (title, text) in (("b", story.earlier), ("a", story.newer))}
    found = await told(tmp_path, story.question, **files)
    first, led, behind = found.text.partition(say("otherwise_changed", story.language))
    if not led:
        first, _, behind = found.text.partition(say("otherwise_older", story.language))
    assert (found.outcome, story.right in first, story.was in behind) == (Outcome.ANSWERED, True, True), found.text
    assert {source.passage.meta.source_file for source in found.sources} == {"a.md", "b.md"}
    assert any(story.earlier[0] in str(note) for note in found.notes)


APART = [
    ("When is the Christmas party?", "The Christmas party takes place on 11 December 2026.",
     "Registration for the Christmas party is extended until 1 December 2026."),
    ("When is the Christmas party?", "The Christmas party takes place on 11 December 2026.",
     "The Christmas party needs 40 helpers by 1 December 2026."),
    ("When is the Christmas party?", "The Christmas party takes place on 11 December 2026.",
     "The Christmas party is now open for guests; reply by 1 December 2026."),
    ("When is the Christmas party?", "The Christmas party takes place on 11 December 2026.",
     "The Christmas party on 11 December 2026 is confirmed."),
    ("How much is the credit line with Nordbank?", "The credit line with Nordbank is 2 million EUR.",
     "Whether the Kestrel line is dropped is decided in May."),
    ("What is the travel budget for 2026?", "The travel budget 2026 is 80,000 EUR.",
     "The travel budget 2027 is raised to 95,000 EUR."),
    ("How much does a hotel in Berlin cost?", "A hotel in Berlin may cost 140 EUR a night.",
     "A hotel in Munich may now cost 180 EUR a night."),
    ("How many days of leave do employees get?", "Employees get 27 days of paid leave a year.",
     "Employees with more than ten years of service now get 2 additional days."),
    ("What does Climb Static cost?", "Climb Static costs 8 EUR a metre.", "Climb Static is discontinued."),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "said", "beside"), APART, ids=[str(n) for n, _ in enumerate(APART)])
async def test_what_a_newer_document_says_of_something_else_changes_nothing(tmp_path, asked, said, beside):
    files = {"a": f"# {SEPTEMBER}\n\n{said}\n", "b": f"# {NOVEMBER}\n\n{beside}\n"}
    found = await told(tmp_path, asked, **files)
    assert say("otherwise_changed", "en") not in found.text
    assert said.rstrip(".")[-11:] in found.text


async def test_an_undated_document_that_says_that_it_changes_goes_before_the_one_that_says_nothing_of_it(tmp_path):
    events, news = "The open day takes place on 3 May 2026.", "The open day is moved to 10 May 2026."
    files = {"b": f"# Events\n\n{events}\n", "a": f"# News\n\n{news}\n"}
    found = await told(tmp_path, "When is the open day?", **files)
    assert found.text.index("10 May") < found.text.index("3 May")


async def test_what_was_moved_twice_is_told_by_the_last_and_within_one_document_by_its_dated_headings(tmp_path):
    log = (
        "# Log\n\n## 2 March 2026\n\nThe audit takes place on 20 March 2026.\n\n"
        "## 16 March 2026\n\nThe audit is moved to 14 April 2026.\n\n"
        "## 10 April 2026\n\nThe audit is moved to 5 May 2026.\n"
    )
    found = await told(tmp_path, "When is the audit?", log=log)
    assert found.text.startswith("The audit is moved to 5 May 2026")


async def test_the_newer_is_found_although_many_repeat_the_older(tmp_path):
    repeats = (
        "The Christmas party takes place on 11 December 2026 in the Fischhalle.\n\n"
        "Marta reported on the Christmas party budget and the Christmas party music.\n"
    )
    months = ("March", "April", "May", "June", "July", "August", "September", "October")
    files = {month: f"# Management meeting, 14 {month} 2026\n\n{repeats}" for month in months}
    lead = "The Kestrel line is dropped at the end of the year.\n\n"
    files["last"] = f"# {NOVEMBER}\n\n{lead}The Christmas party is moved to 18 December 2026.\n"
    found = await told(tmp_path, "When is the Christmas party?", **files)
    assert found.text.startswith("The Christmas party is moved to 18 December 2026")


async def test_what_an_earlier_document_leaves_open_of_something_else_is_not_named(tmp_path):
    files = {
        "a": f"# {SEPTEMBER}\n\nWhether the Climb Static line is discontinued is decided in November.\n",
        "b": f"# {NOVEMBER}\n\nNordbank extends the credit line to 2.5 million EUR until June 2028.\n",
    }
    found = await told(tmp_path, "How much is the credit line with Nordbank?", **files)
    assert "Climb Static" not in found.text
