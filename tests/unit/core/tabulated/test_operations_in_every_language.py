"""What is made of a table's cells, asked in twelve languages: each question's words accounted for, or nothing told."""

from __future__ import annotations

import pytest

from tests.unit.core.tabulated.test_covering import told

DE = """# Kursprogramm der Volkshochschule Lindau, Herbst

Alle Kurse beginnen im Oktober.

| Kurs | Raum | Teilnehmer | Gebühr |
|---|---|---|---|
| Töpfern | A1 | 14 | 85 € |
| Aquarell | B2 | 9 | 60 € |
| Yoga | Halle | 22 | 48 € |
| Fotografie | B1 | 11 | 120 € |
"""
FR = """# Coopérative des Vergers : cueillette de la saison

| Verger | 2022 (tonnes) | 2023 (tonnes) |
|---|---|---|
| Les Tilleuls | 41 | 52 |
| La Garenne | 63 | 58 |
| Bois-Joli | 27 | 34 |
| Total | 131 | 144 |
"""
ES = """# Inventario del almacén de Zubieta

| Artículo | Unidades | Precio |
|---|---|---|
| Cuerda | 120 | 4,50 € |
| Polea | 35 | 18,00 € |
| Gancho | 260 | 2,20 € |
| Red | 18 | 64,00 € |
"""
IT = """# Biblioteca comunale di Orta: prestiti

| Sezione | Prestiti | Iscritti |
|---|---|---|
| Ragazzi | 1 840 | 310 |
| Narrativa | 2 620 | 455 |
| Saggistica | 970 | 205 |
| Fumetti | 1 410 | 280 |
"""
PT = """# Frota da transportadora Vale Azul

| Veículo | Quilómetros | Consumo (l/100 km) |
|---|---|---|
| Furgão A | 48 200 | 9,1 |
| Camião B | 71 500 | 24,5 |
| Camião C | 66 300 | 22,8 |
| Mota D | 12 400 | 4,2 |
"""
NL = """# Kinderopvang De Zwaluw: groepen

| Groep | Kinderen | Leidsters | Prijs per dag |
|---|---|---|---|
| Vlinders | 12 | 3 | 78 € |
| Egels | 16 | 3 | 71 € |
| Uilen | 20 | 2 | 64 € |
| Dassen | 14 | 2 | 66 € |
"""
KO = """# 한빛서점 지점별 판매 현황

| 지점 | 1월 | 2월 | 3월 |
|---|---|---|---|
| 강남점 | 320 | 410 | 385 |
| 마포점 | 280 | 260 | 305 |
| 송파점 | 190 | 215 | 240 |
| 합계 | 790 | 885 | 930 |
"""
JA = """# 青葉工業 工場別の人員と生産数

| 工場 | 従業員数 | 生産数 |
|---|---|---|
| 仙台工場 | 84 | 5,200 |
| 盛岡工場 | 61 | 3,900 |
| 福島工場 | 47 | 3,100 |
| 山形工場 | 32 | 1,800 |
"""
ZH = """# 云海博物馆各展厅参观人数

| 展厅 | 上半年 | 下半年 |
|---|---|---|
| 青铜厅 | 18,400 | 21,300 |
| 书画厅 | 12,700 | 11,900 |
| 陶瓷厅 | 9,800 | 13,500 |
"""
AR = """# مدارس حي الزهور

| المدرسة | عدد الطلاب | عدد المعلمين |
|---|---|---|
| مدرسة النور | 640 | 38 |
| مدرسة الأمل | 515 | 31 |
| مدرسة الرواد | 720 | 45 |
| مدرسة الفجر | 380 | 24 |
"""
HI = """# आनंद डेयरी: केंद्रवार दूध संग्रह

| केंद्र | सदस्य | दूध (लीटर) |
|---|---|---|
| रामपुर | 42 | 860 |
| सोनपुर | 35 | 720 |
| बेलापुर | 58 | 1,140 |
| हरिपुर | 21 | 430 |
"""
EN = """# Harbour of Tolsund: berths

| Berth | Length (m) | Boats | Fee per night |
|---|---|---|---|
| North quay | 180 | 24 | $31 |
| South quay | 140 | 17 | $28 |
| Inner basin | 95 | 33 | $19 |
| Fuel dock | 40 | 6 | $12 |
"""


@pytest.mark.parametrize(
    ("document", "question", "parts"),
    [
        (DE, "Um wie viel ist Fotografie teurer als Yoga?", ["72"]),
        (DE, "Wie viele Kurse haben mehr als 10 Teilnehmer?", ["3"]),
        (DE, "Wie hoch ist die durchschnittliche Gebühr der Kurse?", ["78,25"]),
        (DE, "Welche Kurse kosten weniger als 70 €?", ["Aquarell", "Yoga"]),
        (DE, "Wie viel Prozent der Teilnehmer entfallen auf Yoga?", ["39,3"]),
        (FR, "Quels vergers ont donné plus de 50 tonnes en 2023 ?", ["Tilleuls", "Garenne"]),
        (FR, "Quelle part du total de 2023 revient à La Garenne ?", ["40,3"]),
        (FR, "Combien de tonnes Les Tilleuls et Bois-Joli ont-ils donné ensemble en 2022 ?", ["68"]),
        (ES, "¿Cuántas unidades más hay de gancho que de cuerda?", ["140"]),
        (ES, "¿Qué artículos cuestan más de 10 €?", ["Polea", "Red"]),
        (ES, "¿Cuántas unidades hay en total?", ["433"]),
        (ES, "¿Cuál es el precio medio de los artículos?", ["22,18"]),
        (IT, "Qual è la differenza di prestiti tra Narrativa e Saggistica?", ["1650"]),
        (IT, "Quante sezioni hanno più di 300 iscritti?", ["2"]),
        (IT, "Quanti prestiti hanno fatto in totale tutte le sezioni?", ["6840"]),
        (IT, "Chi ha più iscritti, Ragazzi o Fumetti?", ["Ragazzi", "310", "280"]),
        (PT, "Quantos quilómetros a mais fez o Camião B do que o Camião C?", ["5200"]),
        (PT, "Quais veículos fizeram mais de 50 000 quilómetros?", ["Camião B", "Camião C"]),
        (PT, "Qual é o consumo médio dos veículos?", ["15,15"]),
        (PT, "Quantos veículos têm um consumo inferior a 10?", ["2"]),
        (NL, "Hoeveel kinderen meer zitten er bij de Uilen dan bij de Vlinders?", ["8"]),
        (NL, "Welke groepen hebben meer dan 13 kinderen?", ["Egels", "Uilen", "Dassen"]),
        (NL, "Hoeveel kinderen zijn er in totaal?", ["62"]),
        (NL, "Wat is het gemiddelde aantal kinderen per groep?", ["15,5"]),
        (KO, "강남점과 송파점의 2월 판매 차이는 얼마인가요?", ["195"]),
        (KO, "3월에 300권 넘게 판 지점은 어디인가요?", ["강남점", "마포점"]),
        (KO, "마포점의 1월부터 3월까지 판매 합계는?", ["845"]),
        (KO, "송파점의 월평균 판매는 얼마인가요?", ["215"]),
        (JA, "仙台工場と福島工場の生産数の差はいくつですか？", ["2,100"]),
        (JA, "従業員数が50人以上の工場はどこですか？", ["仙台工場", "盛岡工場"]),
        (JA, "全工場の従業員数の合計は何人ですか？", ["224"]),
        (JA, "生産数の平均はいくつですか？", ["3,500"]),
        (ZH, "青铜厅下半年比上半年多了多少人？", ["2,900"]),
        (ZH, "下半年参观人数超过12000的展厅有哪些？", ["青铜厅", "陶瓷厅"]),
        (ZH, "三个展厅上半年一共有多少人参观？", ["40,900"]),
        (ZH, "书画厅上半年占全部参观人数的百分之几？", ["31.1"]),
        (AR, "كم يزيد عدد طلاب مدرسة الرواد عن مدرسة الفجر؟", ["340"]),
        (AR, "ما المدارس التي يزيد عدد طلابها على 600؟", ["النور", "الرواد"]),
        (AR, "ما مجموع عدد المعلمين في جميع المدارس؟", ["138"]),
        (AR, "ما متوسط عدد الطلاب في المدارس؟", ["563.75"]),
        (HI, "बेलापुर और हरिपुर के दूध में कितना अंतर है?", ["710"]),
        (HI, "किन केंद्रों में 40 से अधिक सदस्य हैं?", ["रामपुर", "बेलापुर"]),
        (HI, "सभी केंद्रों में कुल कितने सदस्य हैं?", ["156"]),
        (HI, "दूध का औसत कितना है?", ["787.5"]),
        (EN, "How many more boats are at the Inner basin than at the South quay?", ["16"]),
        (EN, "Which berths have more than 20 boats?", ["North quay", "Inner basin"]),
        (EN, "What is the average fee per night of the berths?", ["22.50"]),
        (EN, "What share of the boats is at the North quay, in percent?", ["30"]),
    ],
)
def test_what_is_asked_of_rows_is_computed_in_the_askers_language(document, question, parts):
    answer = told(question, document.splitlines()[0].lstrip("# "), document).replace("\u202f", "")
    assert all(part in answer for part in parts)


@pytest.mark.parametrize(
    ("document", "question"),
    [
        (DE, "Um wie viel ist Yoga teurer als Pilates?"),
        (DE, "Um wie viel ist Yoga teurer geworden?"),
        (DE, "Wie viele Teilnehmer mehr als im Vorjahr hat Yoga?"),
        (FR, "De combien La Garenne dépasse-t-elle Les Cerisiers en 2023 ?"),
        (FR, "Quelle part du total de 2021 revient à La Garenne ?"),
        (FR, "Combien de pommes Les Tilleuls et Bois-Joli ont-ils donné ensemble ?"),
        (ES, "¿Cuánto más cuesta la polea que el martillo?"),
        (ES, "¿Qué artículos pesan más de 10 kg?"),
        (ES, "¿Cuántas unidades de cuerda se vendieron en total?"),
        (IT, "Qual è la differenza di prestiti tra Narrativa e Poesia?"),
        (IT, "Quante sezioni hanno più di 300 volumi?"),
        (IT, "Qual è la media dei prestiti per iscritto?"),
        (PT, "Quantos quilómetros a mais fez o Camião B do que no ano passado?"),
        (PT, "Quais veículos custam mais de 50 000 euros?"),
        (PT, "Qual é a percentagem de avarias do Camião C?"),
        (NL, "Hoeveel kinderen meer zitten er bij de Uilen dan bij de Mussen?"),
        (NL, "Welke groepen hebben meer dan 13 plaatsen?"),
        (NL, "Hoeveel procent van de kinderen is ziek?"),
        (KO, "강남점과 서초점의 2월 판매 차이는 얼마인가요?"),
        (KO, "4월에 300권 넘게 판 지점은 어디인가요?"),
        (KO, "강남점의 작년 대비 판매 차이는 얼마인가요?"),
        (JA, "仙台工場と青森工場の生産数の差はいくつですか？"),
        (JA, "休日数が50日以上の工場はどこですか？"),
        (JA, "仙台工場の生産数は前年よりいくつ多いですか？"),
        (ZH, "青铜厅比玉器厅多了多少人？"),
        (ZH, "下半年票价超过120的展厅有哪些？"),
        (ZH, "青铜厅儿童占百分之几？"),
        (AR, "كم يزيد عدد طلاب مدرسة الرواد عن مدرسة السلام؟"),
        (AR, "ما المدارس التي يزيد عدد فصولها على 20؟"),
        (AR, "ما نسبة الطالبات في مدرسة النور؟"),
        (HI, "बेलापुर और सोनगढ़ के दूध में कितना अंतर है?"),
        (HI, "किन केंद्रों में 40 से अधिक गायें हैं?"),
        (HI, "रामपुर के दूध में कितने प्रतिशत वसा है?"),
        (EN, "How many more boats are at the Inner basin than at the East pier?"),
        (EN, "Which berths have more than 20 cranes?"),
        (EN, "What share of the boats are yachts?"),
    ],
)
def test_a_word_that_nothing_says_leaves_an_operation_undone(document, question):
    assert told(question, document.splitlines()[0].lstrip("# "), document) == ""
