"""What is told to be right in a few words, in each language, is read by itself: the sentence of its answer, mended."""

from __future__ import annotations

import pytest

from bots.manners.corrected import what_is_right
from core.learning.readers_words import says_what_is_right
from core.learning.whole_sentence import says_itself_what_it_means, whole_sentence
from core.reading.languages import READ

# The question, its answer, what was said of it, and the sentence that this makes; nothing where none can be made.
SAID = (
    (
        "de",
        "Wie lange werden Rechnungen aufbewahrt?",
        "Rechnungen werden zehn Jahre aufbewahrt [1].",
        "das stimmt nicht, es sind zwölf Jahre",
        "Rechnungen werden zwölf Jahre aufbewahrt.",
    ),
    (
        "de",
        "Wie lange werden Rechnungen aufbewahrt?",
        "Rechnungen werden 10 Jahre aufbewahrt [1].",
        "Falsch. Zwölf Jahre sind es inzwischen.",
        "Rechnungen werden zwölf Jahre aufbewahrt.",
    ),
    (
        "de",
        "Wann ist das Teamtreffen?",
        "Das Teamtreffen ist am Montag [1].",
        "nein, es ist am Dienstag",
        "Das Teamtreffen ist am Dienstag.",
    ),
    (
        "de",
        "Wann öffnet die Kantine?",
        "Die Kantine öffnet um 8 Uhr [1].",
        "stimmt nicht, um 9 Uhr",
        "Die Kantine öffnet um 9 Uhr.",
    ),
    ("ko", "연차는 며칠이에요?", "연차는 12일입니다 [1].", "틀렸어요, 15일이에요", "연차는 15일입니다."),
    (
        "ko",
        "회의는 무슨 요일이에요?",
        "회의는 월요일에 열립니다 [1].",
        "아니에요, 화요일이에요",
        "회의는 화요일에 열립니다.",
    ),
    (
        "ko",
        "영수증은 몇 년 보관해요?",
        "영수증은 열 달 보관합니다 [1].",
        "틀렸습니다. 열두 달입니다",
        "영수증은 열두 달 보관합니다.",
    ),
    (
        "fr",
        "Quel jour sort-on les poubelles ?",
        "On sort les poubelles le lundi [1].",
        "non, c'est le mardi",
        "On sort les poubelles le mardi.",
    ),
    (
        "fr",
        "Combien de jours de congé ?",
        "Les salariés ont dix jours de congé [1].",
        "c'est faux, c'est quinze jours",
        "Les salariés ont quinze jours de congé.",
    ),
    (
        "fr",
        "À quelle heure ferme l'accueil ?",
        "L'accueil ferme à 18 heures [1].",
        "ce n'est pas vrai, il ferme à 19 heures",
        "L'accueil ferme à 19 heures.",
    ),
    (
        "es",
        "¿Cuánto cuesta el casillero?",
        "El casillero cuesta 4 euros al mes [1].",
        "no es correcto, son seis euros",
        "El casillero cuesta seis euros al mes.",
    ),
    (
        "es",
        "¿Qué día es la reunión?",
        "La reunión es el lunes [1].",
        "eso está mal, es el martes",
        "La reunión es el martes.",
    ),
    (
        "it",
        "Quanti giorni di ferie ci sono?",
        "Le ferie sono di venti giorni [1].",
        "non è vero, sono venticinque giorni",
        "Le ferie sono di venticinque giorni.",
    ),
    (
        "it",
        "Che giorno è la riunione?",
        "La riunione è di lunedì [1].",
        "sbagliato, è martedì",
        "La riunione è di martedì.",
    ),
    (
        "pt",
        "Quantos dias de férias há?",
        "As férias são de 22 dias [1].",
        "está errado, são trinta dias",
        "As férias são de trinta dias.",
    ),
    (
        "pt",
        "Em que dia é a reunião?",
        "A reunião é na segunda-feira [1].",
        "não, é na terça-feira",
        "A reunião é na terça-feira.",
    ),
    (
        "nl",
        "Hoe lang bewaren we facturen?",
        "Facturen worden zeven jaar bewaard [1].",
        "dat klopt niet, het is tien jaar",
        "Facturen worden tien jaar bewaard.",
    ),
    (
        "nl",
        "Op welke dag is het overleg?",
        "Het overleg is op maandag [1].",
        "nee, dinsdag",
        "Het overleg is op dinsdag.",
    ),
    (
        "ar",
        "كم مدة حفظ الفواتير؟",
        "تحفظ الفواتير عشر سنوات [1].",
        "هذا غير صحيح، إنها اثنتا عشرة سنة",
        "تحفظ الفواتير اثنتا عشرة سنة.",
    ),
    ("ar", "كم يوما الإجازة السنوية؟", "الإجازة السنوية 21 يوما [1].", "خطأ، هي 25 يوما", "الإجازة السنوية 25 يوما."),
    ("ar", "متى الاجتماع؟", "الاجتماع يوم الاثنين [1].", "لا، يوم الثلاثاء", "الاجتماع يوم الثلاثاء."),
    ("hi", "बिल कितने साल रखे जाते हैं?", "बिल दस साल रखे जाते हैं [1].", "यह गलत है, बारह साल हैं", "बिल बारह साल रखे जाते हैं."),
    ("hi", "छुट्टी कितने दिन की है?", "छुट्टी 12 दिन की है [1]।", "गलत है, 15 दिन है", "छुट्टी 15 दिन की है।"),
    ("hi", "बैठक किस दिन है?", "बैठक सोमवार को है [1]।", "नहीं, मंगलवार को है", "बैठक मंगलवार को है।"),
    (
        "ja",
        "請求書は何年保管しますか？",
        "請求書は10年間保管します [1]。",
        "違います、12年間です",
        "請求書は12年間保管します。",
    ),
    ("ja", "会議は何曜日ですか？", "会議は月曜日です [1]。", "違います、火曜日です", "会議は火曜日です。"),
    ("ja", "有給は何日ですか？", "有給は十日です [1]。", "間違いです。十二日です", "有給は十二日です。"),
    ("zh", "发票保存多久？", "发票保存十年 [1]。", "不对，是十二年", "发票保存十二年。"),
    ("zh", "年假有几天？", "年假有10天 [1]。", "错了，是15天", "年假有15天。"),
    ("zh", "例会在星期几？", "例会在星期一 [1]。", "不对，是星期二", "例会在星期二。"),
    (
        "en",
        "How long are invoices kept?",
        "Invoices are kept for ten years [1].",
        "that's wrong, it is twelve years",
        "Invoices are kept for twelve years.",
    ),
    ("en", "When is stand-up?", "Stand-up is at 9:30 [1].", "no, it's at 9:45", "Stand-up is at 9:45."),
    (
        "en",
        "Which day is the bin day?",
        "The bins go out on Monday [1].",
        "not true, it's Tuesday",
        "The bins go out on Tuesday.",
    ),
    (
        "en",
        "How long are invoices kept?",
        "Invoices are kept for ten years [1].",
        "It's not ten, it's twelve years",
        "Invoices are kept for twelve years.",
    ),
    (
        "en",
        "How long are invoices kept?",
        "Invoices are kept for 10 years [1].",
        "12 years, not 10",
        "Invoices are kept for 12 years.",
    ),
    (
        "de",
        "Wie lange werden Rechnungen aufbewahrt?",
        "Rechnungen werden 10 Jahre aufbewahrt [1].",
        "12 Jahre, nicht 10",
        "Rechnungen werden 12 Jahre aufbewahrt.",
    ),
    (
        "en",
        "When is the audit?",
        "The audit is on 3 May 2026 [1].",
        "No, it is on 5 May 2026",
        "The audit is on 5 May 2026.",
    ),
    (
        "de",
        "Wann ist die Inventur?",
        "Die Inventur ist am 3. Mai [1].",
        "nein, am 5. Juni",
        "Die Inventur ist am 5. Juni.",
    ),
    ("en", "Who approves travel?", "Travel is approved by Anna Berg [1].", "no, it's Petra Kalt", ""),
    ("de", "Wer genehmigt Reisen?", "Reisen genehmigt Anna Berg [1].", "nein, Petra Kalt", ""),
    (
        "de",
        "Wie viele Tage Sonderurlaub gibt es bei Umzug?",
        "Bei einem Umzug gibt es einen Tag Sonderurlaub [1]. Der Antrag läuft über das Portal [2].",
        "Quatsch, zwei Tage",
        "",
    ),
    (
        "de",
        "Was kostet das Jobticket?",
        "Das Jobticket kostet 49 Euro im Monat [1].",
        "das ist veraltet: inzwischen 58 Euro",
        "Das Jobticket kostet 58 Euro im Monat.",
    ),
    (
        "de",
        "Wie lange ist die Probezeit?",
        "Die Probezeit beträgt sechs Monate [1].",
        "nee, nur drei",
        "Die Probezeit beträgt drei Monate.",
    ),
    (
        "de",
        "Wie lange ist die Probezeit?",
        "Die Probezeit beträgt sechs Monate [1].",
        "stimmt nicht mehr es sind jetzt elf Monate",
        "Die Probezeit beträgt elf Monate.",
    ),
    (
        "de",
        "Wie viel kostet ein Parkplatz?",
        "Ein Parkplatz kostet 30 Euro im Monat [1].",
        "In Leipzig sind es 45 Euro",
        "",
    ),
    (
        "fr",
        "Quel est le délai de préavis ?",
        "Le préavis est de trois mois [1].",
        "Non, le préavis est de deux mois",
        "Le préavis est de deux mois.",
    ),
    (
        "fr",
        "Combien coûte le parking ?",
        "Le parking coûte 30 € par mois [1].",
        "Faux ! C'est dix euros",
        "Le parking coûte dix euros par mois.",
    ),
    (
        "fr",
        "Quand a lieu l'inventaire ?",
        "L'inventaire a lieu le 3 mai [1].",
        "c'est plus le cas, maintenant c'est le 12 juin",
        "L'inventaire a lieu le 12 juin.",
    ),
    (
        "fr",
        "Combien de temps garde-t-on les factures ?",
        "Les factures sont conservées dix ans [1].",
        "pas vrai, six ans",
        "Les factures sont conservées six ans.",
    ),
    (
        "es",
        "¿Cuántos días de vacaciones hay?",
        "Hay 22 días de vacaciones al año [1].",
        "No, son 25",
        "Hay 25 días de vacaciones al año.",
    ),
    (
        "es",
        "¿A qué hora abre el comedor?",
        "El comedor abre a las 12:30 [1].",
        "eso no es así, abre a las 13:00",
        "El comedor abre a las 13:00.",
    ),
    (
        "es",
        "¿Cuánto tiempo guardamos las facturas?",
        "Las facturas se guardan diez años [1].",
        "falso: doce años",
        "Las facturas se guardan doce años.",
    ),
    (
        "it",
        "Quanto dura il periodo di prova?",
        "Il periodo di prova dura sei mesi [1].",
        "no, dura tre mesi",
        "Il periodo di prova dura tre mesi.",
    ),
    (
        "it",
        "Quanto tempo si conservano le fatture?",
        "Le fatture si conservano dieci anni [1].",
        "è sbagliato, sono otto anni",
        "Le fatture si conservano otto anni.",
    ),
    (
        "pt",
        "Quanto custa o estacionamento?",
        "O estacionamento custa 40 euros por mês [1].",
        "isso não está certo, são 55 euros",
        "O estacionamento custa 55 euros por mês.",
    ),
    (
        "pt",
        "Quantos dias de teletrabalho?",
        "São permitidos dois dias de teletrabalho por semana [1].",
        "errado, agora são três dias",
        "São permitidos três dias de teletrabalho por semana.",
    ),
    (
        "nl",
        "Wat kost een parkeerplaats?",
        "Een parkeerplaats kost 25 euro per maand [1].",
        "nee dat is fout, het is 35 euro",
        "Een parkeerplaats kost 35 euro per maand.",
    ),
    ("nl", "Hoe lang is de proeftijd?", "De proeftijd duurt twee maanden [1].", "klopt niet meer: één maand", ""),
    (
        "nl",
        "Hoe lang is de proeftijd?",
        "De proeftijd duurt twee maanden [1].",
        "klopt niet, elf weken",
        "De proeftijd duurt elf weken.",
    ),
    (
        "ko",
        "주차비는 얼마예요?",
        "주차비는 한 달에 5만 원입니다 [1].",
        "잘못됐어요. 지금은 7만 원이에요",
        "주차비는 한 달에 7만 원입니다.",
    ),
    (
        "ko",
        "수습 기간은 얼마나 되나요?",
        "수습 기간은 3개월입니다 [1].",
        "아니요 6개월입니다",
        "수습 기간은 6개월입니다.",
    ),
    (
        "ko",
        "구내식당은 몇 시에 열어요?",
        "구내식당은 오전 11시에 엽니다 [1].",
        "아뇨, 11시 30분이에요",
        "구내식당은 11시 30분에 엽니다.",
    ),
    (
        "ja",
        "駐車場はいくらですか？",
        "駐車場は月5000円です [1]。",
        "それは違う、今は6000円です",
        "駐車場は月6000円です。",
    ),
    (
        "ja",
        "試用期間はどのくらいですか？",
        "試用期間は3か月です [1]。",
        "間違ってます。6か月です。",
        "試用期間は6か月です。",
    ),
    (
        "ja",
        "請求書は何年保存しますか？",
        "請求書は七年間保存します [1]。",
        "違うよ、十年",
        "請求書は十年間保存します。",
    ),
    ("zh", "停车费多少钱？", "停车费每月300元 [1]。", "不对 现在是450元", "停车费每月450元。"),
    ("zh", "试用期多长？", "试用期三个月 [1]。", "错，六个月", "试用期六个月。"),
    ("zh", "报销要几天？", "报销需要五天 [1]。", "不是，是七天", "报销需要七天。"),
    (
        "ar",
        "كم تكلفة الموقف؟",
        "تكلفة الموقف 50 ريالا في الشهر [1].",
        "غير صحيح، 70 ريالا",
        "تكلفة الموقف 70 ريالا في الشهر.",
    ),
    ("ar", "ما مدة فترة التجربة؟", "مدة فترة التجربة ثلاثة أشهر [1].", "لا، ستة أشهر", "مدة فترة التجربة ستة أشهر."),
    (
        "hi",
        "पार्किंग का किराया कितना है?",
        "पार्किंग का किराया 500 रुपये महीना है [1]।",
        "नहीं, 700 रुपये",
        "पार्किंग का किराया 700 रुपये महीना है।",
    ),
    (
        "hi",
        "परिवीक्षा कितने महीने की है?",
        "परिवीक्षा तीन महीने की है [1]।",
        "सही नहीं है, अब छह महीने की है",
        "परिवीक्षा छह महीने की है।",
    ),
    (
        "en",
        "How much is parking?",
        "Parking costs $30 a month [1]. Visitors park free [2].",
        "Incorrect - it's $45 now",
        "Parking costs $45 a month.",
    ),
    ("en", "How long is probation?", "Probation lasts six months [1].", "nope, three", "Probation lasts three months."),
    (
        "en",
        "How long is probation?",
        "Probation lasts six months [1].",
        "that's outdated it's now 9 months",
        "Probation lasts 9 months.",
    ),
    ("en", "Who runs payroll?", "Payroll is run by Ines Roth [1].", "wrong, it's Tom Abel since May", ""),
)


@pytest.mark.parametrize(("language", "question", "answer", "words", "whole"), SAID)
def test_what_is_right_is_told_as_the_sentence_of_the_answer(
    language: str, question: str, answer: str, words: str, whole: str
):
    said = what_is_right(words)
    assert whole_sentence(said, answer, question) == (whole or said)


@pytest.mark.parametrize(("language", "question", "answer", "words", "whole"), SAID)
def test_what_makes_no_sentence_is_never_taken_for_one(
    language: str, question: str, answer: str, words: str, whole: str
):
    assert whole or not says_itself_what_it_means(what_is_right(words), question)


def test_every_language_has_such_rows():
    assert {row[0] for row in SAID} == {language.code for language in READ}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("das stimmt nicht, es sind zwölf Jahre", "es sind zwölf Jahre"),
        ("틀렸어요, 15일이에요", "15일이에요"),
        ("non, c'est le mardi", "c'est le mardi"),
        ("it is 9.30, that's wrong", "it is 9.30"),
        ("Falsch. Rechnungen werden zwölf Jahre aufbewahrt, z.B. im Keller", None),
        ("no", "no"),
    ],
)
def test_a_remark_is_left_out_of_what_is_right(words: str, said: str | None):
    assert what_is_right(words) == (said or "Rechnungen werden zwölf Jahre aufbewahrt, z.B. im Keller")


@pytest.mark.parametrize(
    "words", ["nein, es ist am Dienstag", "nee, dinsdag", "no, it's at 9:45", "non, c'est Luc Morel"]
)
def test_a_day_a_time_or_a_name_says_what_is_right(words: str):
    assert says_what_is_right(words)


@pytest.mark.parametrize("words", ["das stimmt nicht", "틀렸어요", "non", "不对", "Bad. Really bad"])
def test_a_complaint_does_not(words: str):
    assert not says_what_is_right(words)


def test_a_statement_that_names_its_subject_can_be_read_by_itself():
    assert says_itself_what_it_means("The notice period is nine weeks.", "How long is the notice period?")
