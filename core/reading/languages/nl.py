"""Dutch."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

_ONES: Final = {
    "een": 1, "twee": 2, "drie": 3, "vier": 4, "vijf": 5, "zes": 6, "zeven": 7, "acht": 8, "negen": 9,
}  # fmt: skip
_TENS: Final = {
    "twintig": 20, "dertig": 30, "veertig": 40, "vijftig": 50, "zestig": 60, "zeventig": 70, "tachtig": 80,
    "negentig": 90,
}  # fmt: skip
_COMPOUND: Final = {
    f"{one}{'ën' if one.endswith('e') else 'en'}{ten}": v + t for ten, t in _TENS.items() for one, v in _ONES.items()
}

DUTCH: Final = Language(
    code="nl",
    name="Dutch",
    joints="s en n e er",
    noun_endings="ingen ing eren en es s e n",
    word_endings="ing heid lijk baar loos schap isch end est ten ter der den ers eer eren jes tje pje kje iteit erij",
    telltales="het een van",
    abbreviations="bijv blz dhr mevr d.w.z o.a enz mln mld",
    weekdays=(
        "maandag maandags",
        "dinsdag dinsdags",
        "woensdag woensdags",
        "donderdag donderdags",
        "vrijdag vrijdags",
        "zaterdag zaterdags",
        "zondag zondags",
    ),
    months=(
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober okt",
        "november", "december dec",
    ),
    own_letters="ĳ",
    stop_words="""
        de het een en of maar als van voor naar uit bij ook niet geen zijn waren wordt werden heeft
        hebben had is in was werd ik jij hij
        zij wij jullie mijn jouw hun dit dat deze die wat wie waar wanneer waarom hoe hoeveel welke
        welk kan moet mag wel
        nog meer dan er aan op om tot met te
    """,
    telling_words="""
        hallo hoi goedemorgen goedemiddag goedenavond dag bedankt dankjewel dank kost kosten prijs prijzen
        tarief betalen betaalt betaald geld salaris loon verlof verlofdagen vakantie vakantiedagen dagen weken
        maand maanden jaar jaren uren uur nummer adres termijn aanvraag ziek ziekte reis reizen reiskosten
        kantoor baas klant klanten contract opzegtermijn overuren verzekering wachtwoord rekening toegang hulp
        bestelling levering retour garantie factuur betaling openingstijden geopend gesloten dicht sluiten sluit
        openen mag mogen mee meenemen boeken aanvragen vraag goedkeuren keurt verantwoordelijk contactpersoon
        werken werk thuiswerken mogelijk hond auto parkeren parkeer parkeerplaats kantine opleiding regels
        vergadering kamer zaal lang vaak laat betekent toegestaan nieuw nieuwe laatste volgende omzet winst
        resultaat medewerkers werknemers verslag trouw trouwen bruiloft geboorte ouderschapsverlof verhuizing
        krijg krijgt krijgen nodig wil willen moeten kunnen gaan ga gaat doen doe vind melden meld staat ligt
        werkt vergeten waarmee waarvoor wiens sinds tussen tijdens volgens allemaal iemand niets altijd nooit
        onze ons jou jullie u uw naartoe heb hebt hebben
        email mail manager team bonus login account support training meeting reset contact
        ben bent
    """,
    telling_endings="heid heden lijk lijke ijk ijke ijd ijden dagen tijd tijden kosten verlof vergoeding iteit aar",
    numbers={
        "twee": 2, "drie": 3, "vier": 4, "vijf": 5, "zes": 6, "zeven": 7, "acht": 8, "negen": 9,
        "tien": 10, "twaalf": 12,
        "dertien": 13, "veertien": 14, "vijftien": 15, "zestien": 16, "zeventien": 17, "achttien": 18, "negentien": 19,
        **_TENS, **_COMPOUND, "honderd": 100, "duizend": 1_000,
    },
    ordinals={"eerste": 1, "tweede": 2, "derde": 3, "vierde": 4, "1e": 1, "2e": 2, "3e": 3, "4e": 4},
    scales={
        "eurocent": 1e-2,
        "duizend": 1e3, "mln": 1e6, "miljoen": 1e6, "miljard": 1e9,
    },
    unit_scales={"duizenden": 1e3, "miljoenen": 1e6, "miljarden": 1e9},
    measures={
        "revenue": "omzet, opbrengst, opbrengsten",
        "net_income": "nettowinst, winst, netto-inkomen, nettoverlies",
        "operating_income": "bedrijfsresultaat, operationele winst",
        "total_assets": "balanstotaal, totale activa",
        "stockholders_equity": "eigen vermogen",
        "employees": "werknemers, medewerkers",
        "gross_profit": "brutowinst",
        "total_liabilities": "totale schulden, totale verplichtingen",
        "rd_expense": "onderzoeks- en ontwikkelingskosten, onderzoek en ontwikkeling",
        "operating_cash_flow": "operationele kasstroom",
        "eps_diluted": "winst per aandeel, verwaterde winst per aandeel",
        "inventory": "voorraden, voorraad",
        "cost_of_sales": "kostprijs van de omzet",
        "income_tax": "winstbelasting",
        "sga_expense": "verkoop- en administratiekosten",
        "eps_basic": "gewone winst per aandeel",
        "cash_and_equivalents": "liquide middelen",
        "long_term_debt": "langlopende schulden",
        "share_repurchases": "inkoop van eigen aandelen",
        "capex": "investeringsuitgaven, investeringen",
        "property_plant_equipment": "materiële vaste activa",
        "accounts_receivable": "handelsvorderingen",
        "current_assets": "vlottende activa",
        "current_liabilities": "kortlopende schulden",
        "diluted_shares": "verwaterde aandelen",
        "shares_outstanding": "uitstaande aandelen",
        "dividends_paid": "betaalde dividenden, dividenden",
    },
    asks_figure="""
        hoe, hoog, hoeveel, is, zijn, waren, was, bedroeg, boekjaar, jaar, het, fiscale, hoge, groot, grote,
        bedraagt, bedroegen, bedrag, beliep, belopen, wat, alstublieft, graag
    """,
    line_names={
        "personnel expenses": "personeelskosten, personeelslasten, loonkosten",
        "cost of sales": "kostprijs van de omzet, kostprijs omzet",
        "income taxes": "belastingen, vennootschapsbelasting",
        "profit before tax": "resultaat voor belastingen, winst voor belastingen",
        "depreciation": "afschrijvingen",
        "order intake": "orderontvangst",
        "order backlog": "orderportefeuille, orderboek",
        "receivables": "vorderingen, debiteuren",
        "payables": "crediteuren, handelsschulden",
        "cash": "liquide middelen",
        "borrowings": "leningen, financiële schulden",
        "capital expenditure": "investeringen",
        "advertising": "reclame, reclamekosten",
        "operating income": "bedrijfsresultaat, bedrijfswinst",
        "net income": "nettowinst, nettoresultaat",
        "revenue": "omzet, netto-omzet, opbrengsten",
        "equity": "eigen vermogen",
        "inventory": "voorraden",
        "dividend": "dividenden",
    },
    figure_words={
        "trend": """
            zich ontwikkeld, zich ontwikkelde, ontwikkelde zich, ontwikkelde, ontwikkeld, ontwikkeling,
            ontwikkelden, trend, verloop, door de jaren heen, in de afgelopen jaren, de afgelopen jaren
        """,
        "change": "veranderd, veranderde, verandering, verschil, wijziging",
        "grow": "gegroeid, groeide, groei, gestegen, steeg, stijging, toegenomen, toename",
        "fall": "gedaald, daalde, daling, afgenomen, afname, gezakt",
        "percent": "procent, procentueel, procentuele, percentage",
        "how much": "met hoeveel, hoeveel, hoe sterk",
        "highest": "hoogste, hoogst, grootste, maximum",
        "lowest": "laagste, laagst, kleinste, minimum",
        "average": "gemiddelde, gemiddeld",
        "in total": "in totaal, totaal, samen, bij elkaar",
        "which year": "in welk jaar, in welk boekjaar, welk jaar",
        "compare": "vergelijk, vergeleken, vergelijking",
        "with": "met",
        "to": "tot, tot en met, naar",
        "between": "tussen",
        "from": "van",
        "and": "en",
        "since": "sinds",
        "gross margin": "brutomarge",
        "net margin": "nettomarge, winstmarge",
        "operating margin": "operationele marge, bedrijfsmarge",
        "return on equity": "rendement op eigen vermogen, rendement op het eigen vermogen",
        "share price": "aandelenkoers, koers van het aandeel, koers",
        "closing price": "slotkoers",
        "gross profit": "brutowinst",
        "total liabilities": "schulden, totale schulden, totale verplichtingen",
        "inventory": "voorraad, voorraden",
        "r&d expense": "onderzoeks- en ontwikkelingskosten, r&d-uitgaven, r&d-kosten",
        "diluted eps": "winst per aandeel",
        "operating cash flow": "operationele kasstroom",
        "return on assets": "rendement op activa",
        "R&D as a share of revenue": "onderzoeksquote",
        "debt to equity": "schuldgraad",
        "long-term debt to equity": "langlopende schuldgraad",
        "current ratio": "current ratio, liquiditeitsratio",
        "asset turnover": "omloopsnelheid van de activa",
        "effective tax rate": "effectief belastingtarief, effectieve belastingtarief",
        "free cash flow": "vrije kasstroom",
        "payout ratio": "uitkeringsratio",
        "net debt": "nettoschuld",
        "operating expenses": "bedrijfskosten, operationele kosten",
        "price to earnings": "koers-winstverhouding",
        "income statement": "winst- en verliesrekening, resultatenrekening",
        "balance sheet": "balans",
        "cash flow statement": "kasstroomoverzicht",
        "overview": "overzicht, overzicht van, samenvatting",
        "which metrics": "welke cijfers, welke kengetallen, welke gegevens",
        "which companies have": "welke bedrijven",
        "for which years": "voor welke jaren, welke jaren",
        "computed": "berekend, berekening, formule, bereken",
        "first half of": "eerste helft van, eerste halfjaar, eerste helft",
        "second half of": "tweede helft van, tweede halfjaar, tweede helft",
        "trailing twelve months": """
            laatste twaalf maanden, afgelopen twaalf maanden, laatste 12 maanden, afgelopen 12 maanden
        """,
        "calendar year": "kalenderjaar",
        "by quarter": "per kwartaal",
        "how many years": "in hoeveel jaar, in hoeveel jaren, hoeveel jaar",
        "which years": "in welke jaren",
        "above": "boven, meer dan, hoger dan",
        "below": "onder, minder dan, lager dan",
        "for the first time": "voor het eerst, eerste keer",
        "median": "mediaan",
        "cagr": "gemiddelde jaarlijkse groei, samengestelde jaarlijkse groei",
        "trading volume": "handelsvolume",
        "opening price": "openingskoers",
        "what factor": "met welke factor, hoeveel keer",
        "annual report": "jaarverslag",
        "quarterly report": "kwartaalverslag, kwartaalverslagen",
        "filed": "ingediend, diende",
        "how many filings": "hoeveel indieningen",
        "when": "wanneer",
        "ended": "eindigde, geëindigd, afgelopen",
        "first reported": "oorspronkelijk gerapporteerde, eerst gerapporteerde, oorspronkelijk gerapporteerd",
        "the latest": "laatste, nieuwste, recentste",
        "": """
            heb, hebt, je, jij, u, er, geef, mij, me, een, beschikbaar, cijfers, hoe, wordt,
            de, jaar, lag, wanneer, eind, einde, aan het einde, aan het eind, eind van, begin,
            had, hadden, gaf, uit, uitgegeven, betaalde, betaald, boekte, behaalde, haalde,
            telde, kwam, binnen, wil, weten, kun, kunt, zeggen, precies, tijdens, voor, met,
            van, in, op, bij, over, stond, was er, waren er
        """,
        "how is that computed": "hoe wordt dat berekend, hoe is dat berekend, hoe bereken je dat",
        "larger": "groter, hoger, zo groot, zo hoog",
    },
    names_in_capitals=True,
    decimal_comma=True,
    currencies={
        "pond": "GBP", "frank": "CHF", "amerikaanse dollar": "USD",
    },
    figures=FigureWording(
        value="{measure} van {company} {period} (tot {end}): {figure}.",
        year="in boekjaar {year}",
        quarter="in K{quarter} van boekjaar {year}",
        nothing="Voor die periode heb ik geen cijfer; ik heb cijfers van {first} tot {last}.",
        unread="Ik heb {words} in de vraag niet begrepen en geef daarom geen cijfer; zeg het alstublieft anders.",
        computed={
            "highest": "hoogste waarde {first}–{last}", "lowest": "laagste waarde {first}–{last}",
            "average": "Gemiddelde", "sum": "Som", "change": "Verandering",
        },
        scales=((1e9, "miljard"), (1e6, "miljoen")),
    ),
    time_units={
        "second": "seconde, seconden",
        "minute": "minuut, minuten",
        "hour": "uur, uren",
        "day": "dag, dagen, werkdagen",
        "week": "week, weken",
        "month": "maand, maanden",
        "year": "jaar, jaren",
    },
    opposites=(
        "steeg stegen stijgt stijgen groeide groeiden | daalde daalden daalt dalen zakte zakten",
        "dekt omvat | sluit uitgesloten",
        "goedgekeurd aanvaard | afgewezen afgekeurd verworpen",
        "optioneel vrijwillig | verplicht",
        "maximum | minimum",
        "toegestaan | verboden",
        "size: groter* | kleiner*",
        "amount: meer | minder",
        "height: hoger* | lager*",
        "length: langer* | korter*",
        "age: ouder* | jonger* nieuwer*",
        "speed: sneller* | langzamer* trager*",
        "weight: zwaarder* | lichter*",
        "price: duurder* | goedkoper*",
        "size_most: grootste | kleinste",
        "amount_most: meeste meest | minste minst",
        "height_most: hoogste | laagste",
        "length_most: langste | kortste",
        "age_most: oudste | jongste",
        "speed_most: snelste | langzaamste traagste",
        "price_most: duurste | goedkoopste",
        "sterker* | zwakker*",
        "breder* | smaller*",
        "temperature: warmer* heter* | kouder* koeler*",
        "beter* | slechter*",
        "voor | na",
        "voordat | nadat",
        "eerder vroeger | later",
        "opent | sluit",
        "begint | eindigt",
    ),
    clock_hours={
        "een": 1, "twee": 2, "drie": 3, "vier": 4, "vijf": 5, "zes": 6,
        "zeven": 7, "acht": 8, "negen": 9, "tien": 10, "elf": 11, "twaalf": 12,
    },
    asked_around="""
        vind vinden vindt weet weten
        in op aan met om uit over naar te de het een er hebben had hadden waren was werd werden geweest biedt
        bieden telt tellen beschikt bevat meenemen brengen spullen dingen spul dit deze jaar krijg krijgt
        krijgen gewoon eigenlijk dan ook maar nog wel even eens toch al hier daar zo nou moet moeten mag mogen
        kan kun kunnen zou zouden wil willen weten zeg zeggen doe doet doen ga gaat gaan heb heeft mijn m'n
        jouw je jij ik we wij ons onze me mij u uw men iemand iets alles als wanneer veel weer erg graag
        alsjeblieft alstublieft hoeveel uiterlijk m n precies ongeveer zit zitten zijn word wordt worden nodig
        voor van bij af
    """,
    said_otherwise=(
        "vakantie*, verlof*, vrije dagen, vakantiedag*, verlofdag*, vrij",
        "trouw*, huwelijk*, bruiloft*, getrouwd",
        "verhuiz*, verhuis*",
        "geboorte*, bevall*, baby*, zwanger*, ouderschap*, kraamverlof",
        "overlijd*, overleden, dood, sterf*, begrafenis*, rouw*, uitvaart*",
        "ziek*, ziekmeld*, ziekte*",
        "doktersbrief*, doktersverklaring*, attest*, ziektebriefje*, verklaring*",
        "thuiswerk*, thuis, telewerk*, hybride, op afstand",
        "meenem*, meegenomen, overdrag*, overgedragen, overzet*, volgend jaar, opsparen",
        "verval*, vervalt, vervallen, verloopt, verlopen, kwijt",
        "stagiair*, leerling*, bijbaan*, vakantiekracht*",
        "toeslag*, toelage*, bonus*, vergoeding*, extra, premie*",
        "salaris*, loon, verdien*, uurloon*, betaald",
        "kost, kosten, prijs*, prijzen, tarief*, tarieven, bedrag*, betaal*, betalen",
        "vergoed*, declar*, terugkrijg*, terugbetaal*, onkosten*",
        "cursus*, training*, opleiding*, scholing*, bijscholing*",
        "open, opent, geopend, opengaan, openingstijd*",
        "dicht, sluit*, gesloten, sluiting*, sluitingstijd*",
        "begin*, start*, van start, in gebruik, open, ingevoerd, gaat in, ingaan",
        "eindig*, einde, afgelopen, klaar, afgerond, stopt",
        "koop*, kocht*, gekocht, aangeschaft*, aanschaf*, aankoop*, besteld*, bestel*",
        "besluit*, besloten, afgesproken, afspraak*, maatregel*, vastgesteld",
        "verlies*, verloren, kwijt, kwijtgeraakt, vergeten",
        "kapot*, defect*, storing*, stuk, pech, uitval*, uitgevallen, schade*, beschadigd*",
        "ongeluk*, ongeval*, gewond*, verwond*, letsel*",
        "bel, bellen, belt, telefoon*, telefonisch, opbellen, telefoonnummer*",
        "meld*, doorgeven, informeer*, laat weten, waarschuw*, inlicht*",
        "e-mail*, mail*, mailtje*, app, appje*, bericht*",
        "aanvrag*, aanvraag*, vraag aan, vraag je, vragen, indien*, ingediend, inschrijv*, aanmeld*",
        "bewaar*, bewaren, bewaard*, opslaan, opgeslagen",
        "voorwerp*, gevonden, gevonden voorwerpen, eigendom*",
        "hond*, huisdier*, dier*, dieren",
        "auto*, wagen*, voertuig*, bestelbus*, busje*",
        "parkeer*, parkeren, parkeerplaats*, parkeerplek*",
        "eten, maaltijd*, eet, gegeten, voedsel*",
        "lunch*, middageten",
        "kantine*, bedrijfsrestaurant*, cafetaria*",
        "computer*, laptop*, pc",
        "vervang*, vernieuw*, omruil*, verlengen, verleng*",
        "stroomstoring*, stroomuitval*, geen stroom",
        "gast*, bezoek*, bezoeker*",
        "grootouder*, oma*, opa*, grootmoeder*, grootvader*",
        "evenement*, activiteit*, programma*, feest*",
        "website*, webpagina*, homepage*, site",
        "overuren*, overwerk*",
        "te laat, laatkom*, vertraag*",
        "rook*, roken, sigaret*",
        "kleding*, dragen, draag*, draagt, uniform*, aantrekken",
        "wachtwoord*, inloggegevens, code*",
        "sleutel*, pas, toegangspas*, badge*",
        "opzeg*, ontslag*, opzegtermijn*",
        "proeftijd*, inwerkperiode*",
        "korting*, gereduceerd*, goedkoper*, voordeel*",
        "afzeg*, annuleer*, annulering*, geannuleerd*, afmeld*",
        "bezorg*, lever*, levering*, verzend*",
        "klacht*, klagen",
        "noodgeval*, brand*, alarm*, nood",
        "vergadering*, overleg*, meeting*, bespreking*",
        "schoonmaak*, schoonmaken, schoon, poets*",
        "termijn*, uiterlijk, deadline*, vóór, tijd, binnen",
        "mobiel*, telefoon*, smartphone*",
        "jaar, jaarlijks*, per jaar",
        "zomervakantie*, vakantie in juli, vakantie in augustus",
        "te hoog, te veel, teveel, hoger",
        "fulltime*, voltijd*",
        "parttime*, deeltijd*",
        "eigen, jezelf, zelf",
    ),
    said_lightly=(
        "nieuw*",
        (
            "verantwoordelijk*, regel*, verzorg*, zorgt, zorgen, beheer*, maakt, maken, leidt, coördineer*, "
            "aanspreekpunt*, contactpersoon*, doet, organiseer*, wie"
        ),
        "mag, mogen, toegestaan, verboden, toestaan, niet genoeg, kan, kunnen, mogelijk, verbod*, alleen",
        "medewerker*, collega*, personeel*, werknemer*, team*",
        "werk, werken, werkt, dienst*",
    ),
    set_apart=(
        "nieuw* | oud*",
        "ontbijt* | lunch*, middag* | diner*, avondeten*, avond*",
        "zomer* | winter* | lente*, voorjaar* | herfst*, najaar*",
        "open, opent, opengaan, geopend | dicht, sluit, sluiten, gesloten",
        "volwassene* | kind, kinderen | senior*",
        "ochtend* | avond* | nacht*",
        "moeder* | vader*",
    ),
    shares={
        "1/2": "de helft",
        "1/3": "een derde, één derde",
        "2/3": "twee derde, tweederde",
        "1/4": "een kwart, één kwart",
        "3/4": "drie kwart, driekwart, drie vierde",
        "1/5": "een vijfde",
        "2/5": "twee vijfde",
        "3/5": "drie vijfde",
        "4/5": "vier vijfde",
        "1/10": "een tiende",
    },
    share_of="van",
    unit_names={
        "mg": "milligram",
        "µg": "microgram",
        "g": "gram",
        "kg": "kilogram",
        "ml": "milliliter",
        "l": "liter",
        "mm": "millimeter",
        "cm": "centimeter",
        "m": "meter",
        "km": "kilometer",
        "ms": "milliseconde, milliseconden",
        "µs": "microseconde, microseconden",
        "ps": "pk",
        "tonne": "ton",
        "mile": "mijl, mijlen",
    },
    asked_alike=(
        "ligt, liggen, vind*, staat, staan, bewaar*, berg*",
        "dag, dagelijks*",
        "week, wekelijks*",
        "maand, maandelijks*",
        "jaar, jaarlijks*",
        "repar*, herstel*, gemaakt, maken, kapot, defect*, stuk",
        "kost*, prijs, prijzen, duur, betaal*, betalen, tarief*",
        "begin*, start*, aanvang*",
        "eind*, stopt, afgelopen, klaar",
        "open*, geopend",
        "sluit*, gesloten, dicht",
        "bewaar*, bewaren, bewaard, opgeslagen, opslaan",
        "repar*, herstel*, maken, gemaakt",
        "bestel*, koop*, kopen, gekocht, aanschaf*",
        "lever*, geleverd, bezorg*, verzend*, verzonden, verstuur*, stuurt",
        "aankom*, komt aan, arriveer*",
        "leen*, lenen, geleend, uitleen*, uitlenen",
        "kapot, defect*, stuk",
        "verlor*, kwijt, verlies*",
        "reserveer*, reserver*, gereserveerd, boek*, geboekt",
        "annuleer*, annuler*, afzeg*",
        "goedkeur*, goedgekeurd, keurt, toestemming, akkoord",
        "aanmeld*, inschrijv*, ingeschreven",
        "ziek*",
        "verlof*, vakantie*, vrije dagen",
        "loon, salaris*",
        "wifi, draadloos netwerk",
        "wachtwoord*",
        "telefoon*, mobiel*",
        "contact*, bel*, bereik*, mail*",
        "retour*, terugsturen, teruggestuurd",
        "garantie*",
        "vergader*, overleg*, bespreking*",
        "training*, cursus*, opleiding*",
        "verwijder*, wis*, vernietig*",
        "schoonmaak*, schoongemaakt, was*",
        "duurt, duren, tijd",
        "ophaal*, ophalen, afhaal*, afhalen",
        "minimaal, minimum, minstens",
        "maximaal, maximum, hoogstens, limiet",
        "klant*, koper*",
        "leverancier*",
        "gast*, bezoeker*",
        "chef*, leidinggevende*, baas",
        "computer*, laptop*, pc",
        "fiets*",
        "auto*, wagen*, voertuig*",
        "reis*, reizen",
        "factuur*, facturen, rekening*",
        "aanvraag*, aanvragen, aangevraagd, verzoek*",
        "gratis, kosteloos",
    ),
    roles={
        "compound": "cagr, per jaar, jaarlijks*",
        "code_fields": "veld, velden, attribuut, attributen, eigenschap, eigenschappen",
        "code_arguments": "argument, argumenten, parameter, parameters, signatuur",
        "code_raises": "gooit, werpt, uitzondering, uitzonderingen",
        "code_returns": "geeft terug, retourneert, returnwaarde",
        "kind_who": """
            wie, wiens, welke persoon, welk bedrijf, welk bureau, welke leverancier, welke collega,
            welke afdeling
        """,
        "kind_where": "waar, waarheen, waarvandaan, welke plaats, welke plek, welke ruimte, welk gebouw, welk adres",
        "kind_when": """
            hoe laat, het tijdstip, de datum, welk tijdstip, wanneer, welke dag, welke datum, hoe laat,
            tot wanneer, uiterste datum
        """,
        "kind_why": "waarom, welke reden, de reden, de oorzaak, hoe komt het",
        "kind_how_long": """
            hoe lang, hoelang, hoeveel tijd, hoeveel dagen, hoeveel weken, hoeveel maanden,
            hoeveel jaar, hoeveel uur, duur, termijn, hoeveel minuten
        """,
        "kind_how_often": "hoe vaak, hoeveel keer, welke frequentie, om de hoeveel",
        "kind_how_much": """
            hoe duur, wat betaal*, hoeveel betaal*, hoeveel kost*, prijs, hoeveel kost, hoeveel kosten, hoe duur,
            welke prijs, de prijs, wat kost, wat kosten,
            welk bedrag, welk budget, hoeveel geld
        """,
        "kind_how_many": "hoeveel, aantal, welk aantal",
        "kind_how": "hoe kan, hoe moet, hoe meld, hoe wordt, hoe doe, op welke manier, op welke wijze",
        "kind_generic": """
            dag, dagen, datum, tijd, waarde, getal, aantal, ding, dingen, manier, wijze, geval,
            plaats, plek, bedrijf, firma, procedure, stap, persoon, personen, mensen
        """,
        "way_from": "van, vanuit, uit",
        "way_to": "naar, tot",
        "row_median": "mediaan, mediane, mediaanwaarde",
        "row_dearer": "duurder, goedkoper",
        "row_price": "prijs*, tarief, tarieven, kosten, huur*, contributie, dagprijs, stukprijs, toegang",
        "row_total": "alle, allemaal, totaal, totale, totaal aantal, samen, som, elke, gezamenlijk*, beide",
        "row_does": """
            zijn, is, was, waren, er, zit, zitten, zat, zaten, heeft, hebben, had, hadden, staan, staat, werd,
            werden, worden, wordt, verkocht, verkochten, verkoopt, maakt, maken, maakte, gemaakt, haalt,
            haalde, haalden, behaald, telt, tellen, telde, geregistreerd, bedraagt, waarde, aantal, keer, komt,
            komen, die, dat, degene, gedaan, gedaald, bestaan, bestaat, behaalden, kreeg, kregen
        """,
        "row_count": "hoeveel, bij hoeveel, in hoeveel, aantal",
        "poses_as_product": """
            door errata gecontroleerd, geverifieerd door errata, bevestigd
            door errata, errata bevestigt
        """,
        "before_era": "v.chr., voor christus",
        "each_year": "per jaar, elk jaar, jaarlijks*",
        "each_month": "per maand, elke maand, maandelijks*",
        "each_week": "per week, elke week, wekelijks*",
        "each_day": "per dag, elke dag, dagelijks*",
        "each_hour": "per uur, elk uur",
        "says_no": "nee, neen",
        "says_yes": "ja",
        "code_noun": """
            pin, pincode, poort, postcode, toestelnummer, toegangscode,
            foutcode, rekeningnummer, factuurnummer, ordernummer,
            serienummer, klantnummer, personeelsnummer, contractnummer,
            telefoonnummer
        """,
        "name_in_digits": """
            poort, toestel, toestelnummer, pin, pincode, postcode, code,
            foutcode, toegangscode, id, rekening, rekeningnummer, factuur,
            factuurnummer, nummer, nr, bestelling, ordernummer, bus, lijn,
            kamer, zaal, gate, vlucht, trein, kluisje, contract,
            contractnummer, dossier, ticket, personeelsnummer, medewerker,
            klant, klantnummer, model, formulier, referentie, gebouw,
            serienummer, perron, telefoonnummer
        """,
        "below_zero": "onder nul, onder het vriespunt",
        "minus_word": "min, minus",
        "bound_above": """
            meer dan, boven, hoger dan, groter dan, boven de, duurder dan, langer dan, ouder dan, overschrijdt,
            overschrijden
        """,
        "bound_below": """
            minder dan, onder, lager dan, kleiner dan, goedkoper dan, korter dan, jonger dan, beneden, minder als
        """,
        "bound_least": "minstens, ten minste, minimaal, of meer, op zijn minst, niet minder dan, vanaf",
        "bound_most": "hoogstens, maximaal, niet meer dan, tot, of minder, op zijn hoogst, ten hoogste",
        "cell_yes": "ja",
        "cell_no": "nee",
        "asks_hours": "open, opent, openen, gaat open, sluit, sluiten, dicht, gaat dicht",
        "before_somebody": "vóór",
        "went_before": "voor, vóór, vroeger*, voormalig*, voorganger*, tot, opgevolgd, opvolg*, verving",
        "asks_permission": "mag, mogen, kan ik, kun je, kunnen we, is het toegestaan, toegestaan, moet ik",
        "named_in_capitals": "de, er, me, in",
        "asks_how_far": "hoe ver",
        "set_off_by": "boven, onder, voor, achter",
        "or_more": "of meer, en meer, of langer, en ouder",
        "or_less": "of minder, en minder",
        "begins_at": "vanaf",
        "asks_apart": """
            met hoeveel, hoeveel meer, hoeveel minder, hoeveel hoger, hoeveel lager, hoeveel duurder,
            hoeveel goedkoper, verschil tussen
        """,
        "asks_together": "in totaal, bij elkaar, samen, opgeteld, som van",
        "asks_multiple": "hoeveel keer zo, hoeveel keer meer, hoeveel maal zo, met welke factor",
        "for_each": "per, voor elke, voor elk, voor iedere, voor ieder",
        "asks_difference": """
            hoeveel meer, hoeveel minder, hoeveel duurder, hoeveel goedkoper, scheelt, schelen, verschil,
            duurder, goedkoper, meer dan, minder dan, hoger, lager, vergeleken met, meer, minder, dan,
            wat is het verschil, hoe groot is het verschil, overtreft, prijsverschil, leeftijdsverschil,
            meerprijs
        """,
        "asks_sum": """
            alle, in totaal, samen, bij elkaar, opgeteld, totaal, totale, som, gezamenlijk, alles bij elkaar,
            allemaal
        """,
        "asks_money": """
            wat kost, wat kosten, hoeveel kost, hoeveel kosten, prijs, salaris, per uur, uurloon, verdient,
            hoeveel geld, prijsverschil, meerprijs
        """,
        "asks_clock_time": "hoe laat",
        "asks_days": "hoeveel dagen, hoeveel vrije dagen, hoeveel vakantiedagen",
        "rule_allows": "toegestaan, toegelaten, geoorloofd, mag, mogen",
        "rule_forbids": "verboden, ontoelaatbaar",
        "says_open": "open, geopend, opent",
        "says_shut": "gesloten, dicht, sluit",
        "rule_excepts": "behalve, uitgezonderd, met uitzondering",
        "opposes": "maar, terwijl, echter, daarentegen",
        "may_do": "mag, mogen, kan, kunnen",
        "nobody": "niemand",
        "limit_up_to": "tot",
        "limit_beyond": "boven, vanaf",
        "works_here": "personeel, medewerkers, werken, werkt, krijgt, krijgen",
        "stands_for": "degene, degenen, diegene",
        "limits_to": "alleen, uitsluitend, slechts, enkel",
        "adds_to": "ook, eveneens, tevens",
        "qualifies": "online, online-*, aangepast*, gecorrigeerd*, organisch*, onderliggend*",
        "rule_only": "alleen, uitsluitend, slechts, enkel",
        "opens_unit": "in",
        "entry_question": "vraag, v",
        "entry_answer": "antwoord, a",
        "courtesy_greets": """
            hallo, hoi, hey, goedemorgen, goeiemorgen, goedemiddag, goedenavond, goedendag, beste
            team, beste collega's, beste allemaal, dag allemaal, hallo allemaal
        """,
        "courtesy_asks": """
            korte vraag, een korte vraag, snelle vraag, een vraag, een vraagje, vraagje, vraag, ik
            heb een vraag, ik heb een vraagje, sorry, excuus, pardon, bedankt, dank je, dank u, dank
            je wel, alstublieft, alsjeblieft
        """,
        "courtesy_closes": """
            bedankt, alvast bedankt, bij voorbaat dank, dank je, dank je wel, dank u, dank u wel,
            dankjewel, alstublieft, alsjeblieft, groet, groeten, groetjes, met vriendelijke groet,
            mvg
        """,
        "part_of_a_paper": """
            besluiten, actiepunten, agenda, aanwezig, samenvatting, inleiding, opmerkingen, bijlage, overig
        """,
        "in_unit": "in",
        "table_lacks": "hebben geen, heeft geen, zonder, geen",
        "table_bears": "hebben, heeft, met",
        "counts_people": "werknemers, medewerkers, personeelsleden",
        "begins": """
            begint, beginnen, begon, begonnen, start, startte, gestart, gaat in, ging in, ingaat, treedt
            in werking
        """,
        "ends": "eindigt, eindigen, eindigde, geëindigd, loopt af, liep af, afloopt, verloopt, verliep, vervalt",
        "unit_mark": "bedragen in, cijfers in, in duizenden, in miljoenen",
        "against_a_limit": "boven, onder, binnen, overschr*, tegenover, dan, gehaald, tegen",
        "scores": """
            score, eindstand, uitslag, won, wonnen, versloeg, verloor, overwinning, nederlaag, gelijkspel, stand
        """,
        "because_of": "wegens, vanwege, als gevolg van, omdat, door toedoen van",
        "according_to": "volgens",
        "tells_that": "zegt, zei, verklaarde, verklaart, beweert",
        "limit_least": "minimum, minimaal, minimum*, ondergrens, bestelpunt, veiligheidsvoorraad",
        "cheapest": "goedkoopste, voordeligste, goedkoopst, het goedkoopst, voordeligst",
        "dearest": "duurste, duurst, het duurst, prijzigste",
        "asks_duration": """
            hoe lang, hoelang, hoe lang duurt, hoeveel tijd, hoeveel tijd kost, duur, duurt, duren
        """,
        "asks_number": "welk nummer, nummer, toestel",
        "extension": "toestel, doorkiesnummer",
        "up_to": "tot, tot en met, tot maximaal",
        "limit_most": "maximum, maximum*, limiet, bovengrens, plafond",
        "limit_aimed": "doel, doelstelling, streefwaarde, streefcijfer, quotum",
        "expects": "verwacht*, begroot, begrote, gepland*, raamt, geraamd*, nagestreefd*",
        "limit_planned": "budget, begroting, begroot, gepland*, prognose",
        "clock_quarter_past": "kwart over",
        "clock_quarter_to": "kwart voor",
        "clock_half_to": "half",
        "comes_after": "na, nadat",
        "comes_before": "voor, voordat, alvorens",
        "mutual": "ontmoette, speelde, speelt, met, tussen, naast, trouwde, tegen",
        "orders": "dan, voor, na, boven, onder, van, aan, door, wegens",
        "deed_beats": "versloeg, verslaat, verslagen, won van, wint van, klopte, overwon, overwonnen",
        "deed_beats_back": "verloor, verliest, verloren",
        "deed_buys": "kocht, koopt, gekocht, overgenomen, verwierf, verworven, overname van",
        "deed_buys_back": "verkocht aan",
        "deed_hires": "huurde, ingehuurd, aangenomen, aannam, benoemde, benoemd, wierf",
        "deed_owes": "verschuldigd",
        "deed_sues": "klaagde, aangeklaagd, daagde, gedaagd",
        "deed_leads": "leidt, leidde, geleid, bestuurt, bestuurde",
        "deed_leads_back": "rapporteert aan, rapporteerde aan, valt onder",
        "deed_owns": "bezit, bezat, is eigenaar van, is de eigenaar van",
        "deed_owns_back": "behoort tot, behoort toe aan, is een dochter van, is eigendom van",
        "deed_succeeds": "verving, vervangen, volgde",
        "deed_pays": "betaalt, betaalde, betaald, vergoedt, vergoedde",
        "deed_pays_back": "ontvangt van, kreeg van, krijgt van",
        "deed_supplies": "levert aan, leverde aan, bevoorraadt",
        "deed_supplies_back": "koopt van, koopt bij, betrekt van",
        "deed_by": "door",
        "deed_passive": "werd, werden, wordt, worden, geworden",
        "deed_has": "heeft, hebben, had, hadden",
        "asks_has": "heeft, hebben, bezit, krijgt",
        "which_table": "welke tabel*, welke kolom*",
        "importing": "importe*, geïmporteerd, afhankelijk van, hangt af, gebruikt door",
        "clock_mark_or_span": "uur",
        "noon": "het middaguur",
        "midnight": "middernacht",
        "after_a_span": "na",
        "before_noon": "'s ochtends, ’s ochtends, 's morgens, ’s morgens",
        "after_noon": "'s middags, ’s middags, 's avonds, ’s avonds",
        "falls_apart": "nam af, namen af, neemt af, liep terug, liepen terug, loopt terug, viel terug",
        "rises_apart": "nam toe, namen toe, neemt toe, trok aan",
        "out_of": "van, de",
        "compared_from": "dan in, tegen, ten opzichte van, vergeleken",
        "per": "per",
        "article": "de, het, een",
        "than": "dan",
        "stood_higher": "hoger, groter",
        "stood_lower": "lager, kleiner",
        "period_bound": "sinds, tot, voor, na, van, vanaf, tussen, dan, naar, tegenover",
        "period_kin": "op jaarbasis, jaar op jaar, ten opzichte van het jaar ervoor",
        "evaluates": "beter, verbeter*, slechter, verslechter*, herstel*, zou, zouden, kan",
        "best_of_all": "beste",
        "worst_of_all": "slechtste",
        "by_strength": "sterkste, zwakste",
        "gain_noun": "omzet, verkopen, winst, bestellingen, orders, productie, bezoekers, klanten, leden, punten",
        "burden_noun": "kosten, klachten, gebreken, fouten, verliezen, schulden, ongevallen",
        "less_than": "lager, minder, kleiner, korter",
        "more_than": "hoger, meer, groter, langer",
        "states": "was, waren, is, zijn, van, op, lag, lagen, bedroeg, bedroegen, bedraagt, bedragen",
        "compares": "tegen, tegenover, vergeleken met",
        "in_turn": "respectievelijk",
        "coordinates": "en, maar, terwijl",
        "both_ends": "en, of",
        "spelt_number": "elf, honderdtwintig, tweehonderd, driehonderd, vijfhonderd",
        "around_what_is_right": """
            nee, neen, het is, het zijn, dat is, dat zijn, er zijn, is, zijn, is het, zijn het, moet het zijn,
            moet zijn, zou moeten zijn, nu, inmiddels, intussen, tegenwoordig, eigenlijk, juist, correct, goed,
            het juiste antwoord, maar, wel, bedraagt, hoort het te zijn,
            dat maakt, maakt, dat wordt, wordt, dat is dan, dat komt op, komt op, dat komt neer op,
            komt neer op, dat zou, dat zijn dan, dat bedraagt
        """,
        "wraps_a_question": """
            weet, weten, weet iemand, iemand, graag, zou, alsjeblieft, moet, moeten, gaat, kun je, is het, wil
        """,
        "way_until": "tot, tot wanneer",
        "is_open": "geopend, open",
        "it_closes": "sluit",
        "verb_ending": "en, t, te, ten, de, den, ing, ingen, d",
        "kind_by_what": "waarmee, met wat",
        "of_the_present": """
            vandaag, vandaag de dag, momenteel, huidige, tegenwoordig*, actueel, actuele, nieuwste, meest recente, deze
            week, deze maand, dit jaar, nieuws, prijs, prijzen, koersen, wisselkoers*, wie is, wie zijn, wie leidt
        """,
        "wants_search": """
            ik moet zoeken naar, ik moet opzoeken, ik zou zoeken naar, ik ga zoeken naar, ik zal zoeken naar, we moeten
            zoeken naar, een zoekopdracht naar, een nieuwe zoekopdracht naar, laat me zoeken naar
        """,
        "of_the_draft": """
            jouw antwoord, uw antwoord, je antwoord, mijn antwoord, het concept, dit concept, het bovenstaande antwoord,
            het vorige antwoord, het gegeven antwoord, het antwoord is onjuist, het antwoord is juist, het antwoord is
            correct, het antwoord is fout, het antwoord is onvolledig, het antwoord moet, het antwoord bevat,
            controleer, gelieve, ik heb gecontroleerd, ik moet, ik zal
        """,
        "about": "ongeveer, bijna",
        "percent_points": "procentpunt, procentpunten",
        "quarter": "kwartaal, kwartalen",
        "half_year": "halfjaar*",
        "made_up_of": """
            komt, kwam, vormt, vormde, vertegenwoordigt, vormen, komen, beslaat, uitmaakt, maakt uit, neemt,
            betreft, behoort, zit, zitten
        """,
        "asks_share": """
            aandeel, percentage, deel van, procent van, welk aandeel, welk percentage, hoeveel procent, welk deel
        """,
        "asks_margin": "marge, marges",
        "half": "halfjaar, helft",
        "span_start": "tussen, van",
        "span_joint": "en, tot",
        "until": "tot, t/m, tot en met",
        "times": "keer",
        "final": "laatste",
        "before_or_after": "na, voor, rond",
        "approximate": "ongeveer, circa, bijna, ruim, meer dan, minder dan, minstens, hoogstens",
        "at_least": "meer dan, minstens, ruim, hoger dan, groter dan, boven, ten minste, minimaal, niet minder dan",
        "at_most": "minder dan, bijna, hoogstens, lager dan, kleiner dan, onder, maximaal, ten hoogste, niet meer dan",
        "set_against": "sinds, tegenover, vergeleken met, ten opzichte van, later",
        "came_to": "naar, tot",
        "starts_from": "van",
        "against": "tegenover, vergeleken met, ten opzichte van",
        "rise": """
            steg*, stijg*, gestegen, groei*, toenam*, toegenomen, toename*, verdubbel*, hoger, verho*, klom*, klim*,
            plus, meer, steeg, stegen, groeide
        """,
        "fall": """
            daal*, daling*, gedaald*, afnam*, afgenomen, afname*, lager, verminder*, zak*, dal*, min, krimp*,
            teruggang*, terugliep*, minder, daald*, zakt*
        """,
        "movement": "verandering, verschil, mutatie",
        "change": """
            goedkoper, duurder,
            steg*, stijg*, gestegen, groei*, toenam*, toegenomen, toename*, daal*, daling*,
            gedaald*, afgenomen, afname*, lager, hoger, verminder*, verschil*, vergeleken met, ten
            opzichte van
        """,
        "year_word": "jaar",
        "adposition": "in, op, bij, aan, van, met, naar, uit, tot",
        "average": "gemiddeld*",
        "sum": "in totaal, samen, som van",
        "whole": "gemiddeld*, in totaal",
        "share": "aandeel, percentage, marge",
        "denies_along": "nimmer, niemand",
        "negates": "niet, geen, nooit, zonder",
        "affirms": "met, altijd",
        "negates_nothing": "niet alleen, niet meer dan, niet minder dan, behalve, tenzij",
        "least_behind": "minstens, of meer, minimaal",
        "most_behind": "hoogstens, of minder, maximaal",
        "negation": "niet, geen, zonder",
        "hedge": "misschien, waarschijnlijk",
        "lacking": "ontbreekt, ontbreken",
        "data": "gegevens, cijfers, informatie",
        "given": "beschikbaar, gepubliceerd, gevonden, vermeld",
        "deficit": "verlies, verliezen, tekort*",
        "moves_from": "van",
        "goes_over": "ging, gingen, gegaan, veranderd*, kwam, kwamen, ontwikkeld*, verschoof, werd, werden",
        "moves_by": "met",
        "moves_to": "naar, tot",
        "doubles": "verdubbeld, verdubbelde, verdubbelden",
        "triples": "verdrievoudigd, verdrievoudigde",
        "halves": "gehalveerd, halveerde, halveerden",
        "years": "jaar, jaren",
        "born": "geboren",
        "contrasts": "maar, echter, hoewel, terwijl, alleen",
        "fiscal": "boekjaar*",
        "asks_listing": "lijst, toon, toon me, laat, laat zien, noem, geef, geef me, vergelijk, som, tabel, overzicht",
        "asks_each_row": "elke, elk, ieder, iedere, alle",
        "listing_soft": "tabel, overzicht, met, hun, zien, me, op",
        "everybody_is": "alle, allemaal, iedereen, elke, elk, ieder, iedere",
        "is_averaged": "gemiddeld, gemiddelde",
        "calendar_year": "kalenderjaar, kalenderjaren",
        "is_done": "werd, is al, zijn al, is reeds, zijn reeds, werd al",
        "still_to_come": "zal, zullen, zal worden, zullen worden",
        "never_below": """
            nooit onder, nooit lager dan, zakte nooit onder, bleef boven, bleef altijd boven, altijd boven
        """,
        "never_above": """
            nooit meer dan, nooit boven, nooit hoger dan, overschreed nooit, kwam nooit boven, bleef onder, bleef
            altijd onder, altijd onder
        """,
        "fiscal_year": "boekjaar",
        "number_sign": "nr, nummer",
        "numbered": "hoofdstuk, stap, tabel",
        "source_word": "bron, bronnen",
        "percent": "procent",
        "declines": """
            heb ik geen cijfer,
            geen antwoord, geen informatie, geen gegevens, niet gevonden, niet vermeld, niet genoemd, weet ik niet,
            ik weet het niet, niet bekend
        """,
        "unknown": "onbekend",
        "joins_figures": "tot, en, van de",
        "in_force_from": """
            geldig vanaf, geldig sinds, van kracht sinds, van kracht vanaf, van kracht per, ingangsdatum, geldt vanaf,
            met ingang van
        """,
        "as_of_date": "stand per, datum, gepubliceerd op",
        "updated_on": """
            laatst bijgewerkt, laatst bijgewerkt op, bijgewerkt op, laatst gewijzigd, laatst gewijzigd op,
            gewijzigd op, laatste wijziging, herzien op
        """,
        "in_force_until": "geldig tot, geldig tot en met, verloopt op, vervalt op",
        "version_word": "versie, revisie, uitgave",
        "supersedes": "vervangt",
        "superseded_by": "vervangen door",
        "changed_since": """
            verplaatst, verzet, verschoven, uitgesteld, vervroegd, naar voren gehaald, in plaats van, is niet
            langer, zijn niet langer, geldt niet meer, voortaan, vanaf nu, nu, vervangen door, wordt vervangen,
            gewijzigd, veranderd, verhoogd naar, verhoogd tot, verlaagd naar, verlaagd tot, verlengd, ingekort,
            geannuleerd, afgelast, gaat niet door, stopgezet, nieuwe datum, nieuwe termijn, neemt over van, volgt op
        """,
        "left_undecided": """
            wordt besloten, wordt beslist, nog te bepalen, nog te besluiten, nog niet besloten, nog niet beslist,
            staat nog open, nog onbekend
        """,
        "takes_place": "vindt plaats, vindt, plaats, begint, start, is gepland, staat gepland, wordt gehouden",
        "meeting_word": """
            notulen, notulen van, vergadering, vergadering van, verslag van, overleg van, memo van, mededeling van
        """,
        "draft_state": """
            conceptversie, ontwerpversie, ontwerp, concept, niet goedgekeurd, in bewerking, ter beoordeling,
            dit is een concept, dit is een ontwerp
        """,
        "archived_state": """
            gearchiveerd, verouderd, ingetrokken, vervallen, archief, verlopen, ongeldig, niet meer geldig,
            niet langer geldig, niet meer van kracht, niet meer actueel, vervangen, achterhaald, oude versie
        """,
        "state_word": "documentstatus",
        "notice_label": "let op, waarschuwing, opmerking, belangrijk",
        "archived_folder": "prullenbak, niet gebruiken",
        "superseded_mark": "oud, oude, vorige",
        "authority_word": "gezag",
        "official_word": "officieel, bindend",
        "unofficial_word": "onofficieel, officieus",
        "yes_word": "ja, waar",
        "no_word": "nee, neen, nope",
        "all_earlier": "alle, eerdere, vorige, voorgaande, vroegere",
        "company_label": "bedrijf, onderneming, organisatie, vennootschap, uitgever, werkgever",
        "product_label": "product, productnaam, model, toepassing, project",
        "place_label": "plaats, locatie, land, vestiging, regio, kantoor",
        "period_label": "periode, boekjaar, kwartaal, jaar",
        "audience_label": "doelgroep, van toepassing op, geldt voor, bestemd voor",
        "registrant": "naam van de uitgever",
        "reports_on": "voor het boekjaar eindigend op, boekjaar eindigend op, voor het kwartaal eindigend op",
        "report_kind": "jaarverslag, kwartaalbericht, halfjaarbericht",
        "document_noun": "beleid, handboek, handleiding, richtlijn, regeling, reglement, overeenkomst, notitie",
        "periodic_document": "verslag, rapport, notulen, resultaten, begroting, factuur",
        "span_opens": "tussen, sinds",
        "reported_span": "maand, maanden, weken",
        "heads_column": "verandering, totaal",
        "table_identifier": "nr, nr., nummer, code, toestel, telefoon, kamer, postcode",
        "heads_value": "waarde, waarden, bedrag, getal, resultaat, aantal",
        "heads_unit": "eenheid, meeteenheid, valuta",
        "loss_of": "verlies van",
        "hour_follows": "om, tot, vanaf, tussen",
        "which_of_all_rows": "welke, welk",
        "place_word": "in, op, bij, onder, achter, naast, voor, aan, tegenover, boven, tussen, naar, binnen",
        "opening_pronoun": "hij, zij, ze, het, deze, dit",
        "how_much_is": "wat kost, wat kosten, hoe duur",
        "adds_more": "extra, meer",
        "question_word": """
            wie, wat, wanneer, waar, waarom, welke, welk, hoe, hoeveel, wiens, waarheen, waardoor, waarmee,
            waarvoor, waarover
        """,
        "asks_date": "wanneer, welk jaar, welke jaren, welke datum, welke dag, welke maand, welke eeuw",
        "asks_figure": "hoeveel, wanneer, hoe lang, hoe vaak, hoe oud, hoe groot, hoe hoog, hoe ver, welk percentage",
        "workdays": "doordeweeks, werkdag, werkdagen, weekdag, weekdagen",
        "weekend": "weekend, weekenden",
        "under_a_year": "maand*, week, weken, wekelijks*, dag, dagelijks*, weekend, lente, zomer*, herfst, winter*",
        "calendar_word": """
            dag*, week, weken, maand*, uur, uren, jaar, jaren, eeuw*, maandag, dinsdag, woensdag, donderdag,
            vrijdag, zaterdag, zondag
        """,
        "figure_word": """
            eenmaal, tweemaal, half, helft, derde, dubbel, honderd, duizend, dagelijks, wekelijks, maandelijks,
            jaarlijks, onbeperkt
        """,
        "table_soft": """
            uitgegeven, besteed, besteedt, besteedde, verbruikt, gebruikt, momenteel, bedroeg, bedraagt
        """,
        "opens_total": "totaal, subtotaal",
        "asks_price": "kost, kosten, kostte, kostten, prijs, prijzen, tarief, tarieven",
        "counted_things": "aantal, stuks",
        "asks_reason": """
            waarom, om welke reden, waardoor, waaraan lag, waaraan ligt, waar lag het aan, waaraan is, waaraan was
        """,
        "reason_hangs": "te wijten aan, toe te schrijven aan, veroorzaakt door, te danken aan",
        "reason": "omdat, doordat, vanwege, door, dankzij, want, aangezien",
        "asks_person": "wie, wiens",
        "attribute_weight": "hoe zwaar, weegt, wegen, gewicht, kilo, kilogram",
        "attribute_age": "hoe oud, leeftijd, ouderdom",
        "attribute_sound": "hoe luid, geluidsniveau, lawaai, decibel",
        "attribute_length": "lengte, minuten, uren",
        "attribute_serial": "serienummer*",
        "tells_when": """
            na, voor, zodra, wanneer, als, toen, tot, sinds, tijdens, terwijl, meteen, direct, altijd,
            jaarlijks*, dagelijks*, wekelijks*, maandelijks*, elk, elke, iedere, ieder, ochtend, avond, nacht,
            middag, vroeg, laat, later, binnenkort, nu, vandaag, morgen, gisteren, eeuw, oorlog, seizoen, begin,
            einde, eind, huidig*, indien, afspraak, aanvraag, verzoek
        """,
        "gives_purpose": """
            om, zodat, opdat, voor, anders, na, zo, voorkom*, vermijd*, zorg*, bescherm*, nodig, moet, moeten
        """,
        "succession": "voor, na, voorganger, voorgangster, opvolger, opvolgster, volgde",
        "another_office": """
            adjunct, plaatsvervangend*, plaatsvervanger, vice, voormalig*, vorige, aftredend*, assistent
        """,
        "stands_in": """
            vervangt, vervangen, vervanger, vervangster, vervanging, valt in, invalt, invaller, neemt waar,
            waarneem*, plaatsvervang*, bij afwezigheid
        """,
        "street_word": "straat, weg, laan, plein, steeg, kade, gracht, singel, dreef",
        "which_of_a_kind": "welk, welke, in welke, in welk, aan welke, op welke, op welk, wat voor",
        "is_located": """
            ligt, liggen, staat, staan, bevindt, bevinden, gelegen, gevestigd, hangt, naast, tegenover, achter
        """,
        "somebody": """
            persoon, personen, personeel, team*, iemand, niemand, iedereen, allen, wie, degene*, collega*, lid,
            leden, afdeling, directie, bestuur, raad, comité, kantoor, bedrijf, firma, bureau, leiding, hoofd, baas,
            werknemer*, klant*, ouders, mevrouw, meneer, mensen, groep, koning, koningin
        """,
        "agent_ending": """
            er, ers, ster, sters, aar, aars, ist, isten, eur, eurs, man, mannen, vrouw, vrouwen, ent, enten, ant,
            anten, ier, iers
        """,
        "asks_phone": "telefoonnummer, mobiele nummer, nummer van de helpdesk",
        "asks_mail": "e-mailadres, mailadres, emailadres",
        "leads_in": "en, maar",
        "also": "en",
        "what_about": "en hoe zit het met, hoe zit het met",
        "that_of": "die van, dat van, die in, dat in",
        "of_owner": "van de, van het, van, in",
        "same_for": "nu, en nu, hetzelfde, dezelfde vraag, zelfde vraag, idem",
        "preposition": "voor",
        "asks_if_so": """
            klopt dat, klopt dat nog, klopt dat wel, klopt dit, klopt dit nog, klopt het, is dat waar, is dat zo, is
            dat nog zo, is dat wel zo, is dat juist, is dat correct, is dat goed, is dit waar, is dit juist, is dit
            correct, is dat nog actueel, is dat actueel, geldt dat nog, geldt dit nog, kan dat kloppen, kan dat, echt,
            echt waar, zeker, weet je het zeker, weet je dat zeker, weet u het zeker, ben je zeker, kun je dat
            bevestigen, kan iemand dat bevestigen, kunt u dat bevestigen, kun je dat nakijken, kun je dat controleren,
            graag controleren, heeft hij gelijk, heeft ze gelijk, is dat fout, wat zeggen de documenten
        """,
        "heading_short_for": """
            tel telefoon, tel telefoonnummer, toest toestel, nr nummer, aant aantal, afd afdeling, ref referentie
        """,
        "one_spoken_of": "hij, zij, ze, hem",
        "owned_by_one": "haar",
        "of_a_person": "van",
        "pronoun": "het, hij, zij, ze, die, dat, ervan, ervoor",
        "most_of_all": "hoogste, grootste, meeste, langste, zwaarste, sterkste, duurste, hoogtepunt",
        "least_of_all": "laagste, kleinste, minste, kortste, lichtste, zwakste, goedkoopste, dieptepunt",
        "no_extreme": """
            een van de, één van de, op een na, op één na, hoogstens, ten minste, minstens, niet, nooit, geen, sinds,
            bijna, tot nu toe, het grootste deel, de meeste van
        """,
        "year_before": "in het jaar daarvoor, het jaar daarvoor, een jaar eerder, het jaar ervoor",
        "year_after": "een jaar later, het jaar daarna, in het jaar daarna",
        "relative_period": "vorig jaar, dit jaar, volgend jaar",
    },
    says={
        "fact cell restated": "aangepast, eerst gerapporteerd: {figure}",
        "fact cell derived": "berekend: jaar - K1 - K2 - K3",
        "fact cell split": (
            "vóór een aandelensplitsing, niet te vergelijken met latere jaren (÷ {factor} om te vergelijken)"
        ),
        "fact calendar years": "Boekjaren zijn kalenderjaren.",
        "fact fiscal periods": "Boekperiodes, geen kalenderperiodes: {period} eindigde op {day}.",
        "fact month ends": "aandelenkoersen, laatste handelsdag van elke maand",
        "fact day before": "{day} was geen handelsdag; de laatste ervoor was {before}.",
        "fact prices end": "Geen koersen van {start} tot {end}; de laatste is van {day}.",
        "fact prices none": "Geen koersen van {start} tot {end}; wel voor {years}.",
        "months": "januari februari maart april mei juni juli augustus september oktober november december",
        "day told": "{d} {m} {y}",
        "day told yearless": "{d} {m}",
        "first day": "1",
        "of one": (
            "1 vragen worden beantwoord of wachten=1 vraag wordt beantwoord of wacht; "
            "er zijn 1 bronnen=er is 1 bron; 1 jaren of datums=1 jaar of datum; 1 pogingen=1 poging; "
            "vond 1 beweringen in wat ze aanhalen=vond 1 bewering in wat ze aanhaalt; "
            "1 beweringen=1 bewering; 1 uitspraken=1 uitspraak; 1 bronnen=1 bron; 1 cijfers=1 cijfer; "
            "1 indieningen=1 indiening; 1 zinnen=1 zin; 1 dagen=1 dag; 1 crashes=1 crash; "
            "1 passages=1 passage; 1 nieuwe passages=1 nieuwe passage; 1 rijen=1 rij; "
            "1 gegevensrijen=1 gegevensrij; 1 modelaanroepen=1 modelaanroep; 1 concepten=1 concept; "
            "1 tekens=1 teken; 1 wachten op=1 wacht op; "
            "worden er 1 per minuut aangenomen=wordt er 1 per minuut aangenomen; "
            "de laatste 1 antwoorden zijn getekend=het laatste antwoord is getekend"
        ),
        "file misnamed": "De naam eindigt op {suffix}, maar er staat {what} in: als dat is het gelezen.",
        "file password here": (
            "Er is een wachtwoord nodig: vul het hier in het "
            "wachtwoordveld in en stuur het bestand opnieuw."
        ),
        "file password wrong": "Er is een wachtwoord nodig, en het opgegeven wachtwoord opent het niet.",
        "fiscal year short": "Boekjaar {year}",
        "table words": (
            "figures=cijfers; figures of its tables=cijfers uit de tabellen; "
            "Period=Periode; Ended=Einde; Company=Bedrijf; Measure=Maatstaf; Metric=Maatstaf; Value=Waarde; "
            "Unit=Eenheid; Form=Formulier; Filed=Ingediend; Period end=Einde van de periode; "
            "Accession=Dossiernummer; Items=Onderdelen; Description=Omschrijving; Link=Link; Formula=Formule; "
            "Note=Opmerking; filings=indieningen; Rank=Plaats; Change=Verandering"
            "; From=Van; To=Tot; Date=Datum; Close=Slotkoers; metrics=kengetallen; share price=aandelenkoers"
            "; Open=Opening; High=Hoog; Low=Laag; Volume=Volume; share prices=aandelenkoersen"
            "; filings with the SEC=indieningen bij de SEC"
        ),
        "fact whose": "Wiens cijfers worden bedoeld? Ik heb cijfers van {companies}; noem alstublieft het bedrijf.",
        "fact no company": "Van {words} heb ik geen cijfers; wel van {companies}.",
        "fact no explanation": "Ik heb geen document gevonden dat het uitlegt. {formulas}",
        "fact nobody": "geen enkel bedrijf",
        "fact for period": "{figure} {period}",
        "fact years": "in de boekjaren {years}",
        "fact first half": "in de eerste helft van boekjaar {year}",
        "fact second half": "in de tweede helft van boekjaar {year}",
        "fact trailing": "in het jaar tot {end}",
        "fact calendar": "in kalenderjaar {year}",
        "fact lacking": "{measure} van {company} {periods}: daarvoor heb ik geen cijfer.",
        "fact lacking but": (
            "{measure} van {company} {periods}: daarvoor heb ik geen cijfer; wel voor de boekjaren {years}."
        ),
        "fact none": "{measure} van {company}: daarvoor heb ik geen cijfer.",
        "fact none but": "{measure} van {company}: daarvoor heb ik geen cijfer; wel voor de boekjaren {years}.",
        "fact only quarters": "Van boekjaar {year} heb ik alleen {quarters}.",
        "fact gaps": "Daartussen heb ik geen cijfers {periods}.",
        "fact latest": "Dat is het recentste cijfer dat ik heb.",
        "fact restated as": "Zoals eerst gerapporteerd; latere rapporten hebben het aangepast: {figures}.",
        "fact never restated": "Geen later rapport heeft het aangepast.",
        "fact split basis": (
            "Cijfers tot en met {period} staan er zoals gemeld vóór een aandelensplitsing; vergeleken wordt op "
            "de huidige basis."
        ),
        "fact was restated": "Het cijfer is aangepast; het eerste rapport noemde {figure}.",
        "fact derived": "Het is niet apart gerapporteerd: het is het hele jaar min de kwartalen ervoor.",
        "fact before split": (
            "Het cijfer is van vóór een latere aandelensplitsing en zo niet te vergelijken met latere."
        ),
        "fact split apart": (
            "Cijfers tot en met {period} zijn van vóór een aandelensplitsing en niet te vergelijken met latere."
        ),
        "fact computed as": "{measure} wordt zo berekend: {formula}.",
        "fact as filed": "Het cijfer staat zo in de rapporten en is niet berekend.",
        "fact ended": "{company} {period}: afgesloten op {day}.",
        "fact covered": "{measure} van {company} heb ik {parts}.",
        "fact covered quarters": "per kwartaal ({first} – {last})",
        "fact not covered": "{measure} van {company} heb ik niet.",
        "fact no figure": "Daarvoor heb ik geen cijfer.",
        "fact higher": "Die van {company} is hoger.",
        "fact not converted": "De cijfers zijn in {first} en {last} en niet omgerekend.",
        "fact median": "Mediaan",
        "fact cagr": "Samengestelde jaarlijkse groei",
        "fact factor": "Factor",
        "fact growth": "groei",
        "fact a share": "per aandeel",
        "fact rose": "Gestegen",
        "fact fell": "Gedaald",
        "fact above": "Daarboven",
        "fact below": "Daaronder",
        "fact met": "{measure} van {company}, {span} – {how}: {count}.",
        "fact count": "{count} keer",
        "fact never": "nooit",
        "fact first time": "voor het eerst",
        "fact every one since": "sindsdien ononderbroken",
        "fact not in latest": "niet in de laatste periode",
        "fact no rate": "Een groeipercentage vraagt twee cijfers boven nul, een jaar of meer uit elkaar.",
        "fact no total": "{measure} is geen bedrag over een periode; de cijfers tellen niet op.",
        "fact price open": "Openingskoers",
        "fact price high": "Dagkoers hoog",
        "fact price low": "Dagkoers laag",
        "fact price close": "Slotkoers",
        "fact price volume": "Handelsvolume",
        "fact price": "{price} van {company} op {day}: {figure}.",
        "fact price over": "{how} – {price} van {company}, {first} tot {last}: {figure}.",
        "fact no trading day": "Dat was geen handelsdag; dit is de laatste ervoor.",
        "fact no prices": "Voor die periode heb ik geen koersen van {company}.",
        "fact latest day": "De laatste dag die ik heb is {day}.",
        "fact dividends": "Dividenden zijn niet meegerekend.",
        "fact adjusted": "Gecorrigeerd voor de splitsing van {day}.",
        "fact prices no sum": "Koersen van meerdere dagen tellen niet op.",
        "fact filed": "{company}: {form} {period}, ingediend op {day}, registratienummer {number}.",
        "fact items": "Punten: {items}.",
        "fact filings": "{company}: {count} indieningen ({form}): {listed}.",
        "fact no filings": "Zulke indieningen van {company} heb ik niet.",
        "fact link": "Te vinden op {url} .",
        "fact metrics": "Van {company} heb ik: {measures}.",
        "fact known measures": "Cijfers die ik heb: {measures}.",
        "fact and others": "en andere",
        "fact not understood": (
            "Ik heb {words} in de vraag niet begrepen en noem daarom geen cijfer; zeg het alstublieft anders."
        ),
        "fact no measure": "Een cijfer {words} van {companies} heb ik niet.",
        "fact companies": "Ik heb cijfers van {companies}.",
        "fact no companies": "Ik heb van geen enkel bedrijf cijfers.",
        "fact did you mean": "Bedoelde u {names}?",
        "fact read as": "{written} heb ik gelezen als {name}.",
        "cells apart": "{name}: {first} min {last} = {value} verschil.",
        "cells moved": "{name}: van {first} naar {last} = {value} verandering.",
        "cells course": "{name}: van {first} naar {last}{change}. Hoogste waarde: {most}; laagste: {least}.",
        "cells together": "{name}, in totaal: {each} = {value}.",
        "cells average": "{name}, gemiddeld: ({each}) / {count} = {value}.",
        "cells median": "{name}, mediaan: {value} ({each}).",
        "cells share": "{name}: {each} van in totaal {whole} = {value}.",
        "rows counted": "{bound}: {count} van de {all}: {each}{without}.",
        "rows listed": "Met {bound}: {each}{without}.",
        "cells most": "{name}, het meest: {first}; daarna: {next}{without}.",
        "cells least": "{name}, het minst: {first}; daarna: {next}{without}.",
        "records joint": "en",
        "records with": " met {conditions}",
        "records nothing": "niet opgegeven",
        "records row": "rij {number}",
        "records one row": "1 rij",
        "records rows": "{count} rijen",
        "records over": "van {rows}{where}",
        "records more": " en nog {count}",
        "records is": "Er is {rows}{where}, van {all}{names}.",
        "records are": "Er zijn {rows}{where}, van {all}{names}.",
        "records value": "{name}, {heading}: {value}.",
        "records total": "{heading}, totaal {over}: {value} ({parts}).",
        "records average": "{heading}, gemiddelde {over}: {value} ({parts}).",
        "records median": "{heading}, mediaan {over}: {value} ({parts}).",
        "records most": "{heading}, de {count} hoogste waarden{where}: {each}.",
        "records least": "{heading}, de {count} laagste waarden{where}: {each}.",
        "records highest": "{who}: hoogste waarde voor {heading}{where}, {value}{next}.",
        "records lowest": "{who}: laagste waarde voor {heading}{where}, {value}{next}.",
        "records highest several": "{who}: samen de hoogste waarde voor {heading}{where}, {value}{next}.",
        "records lowest several": "{who}: samen de laagste waarde voor {heading}{where}, {value}{next}.",
        "records next": "; daarna: {names}",
        "records without": "; niet opgegeven: {names}",
        "records what total": "totaal {heading}",
        "records what average": "gemiddelde {heading}",
        "records what median": "mediaan {heading}",
        "records what rows": "aantal rijen",
        "records by": "{what}{where} per {by}: {each}.",
        "records by highest": "{who}: hoogste waarde, {what}{where} {value}; alle per {by}: {each}.",
        "records by lowest": "{who}: laagste waarde, {what}{where} {value}; alle per {by}: {each}.",
        "records by highest several": "{who}: samen de hoogste waarde, {what}{where} {value}; alle per {by}: {each}.",
        "records by lowest several": "{who}: samen de laagste waarde, {what}{where} {value}; alle per {by}: {each}.",
        "figures no opinion": (
            "Dat vraagt om een mening of een voorspelling; ik geef geen advies en voorspel niets, maar kan "
            "zeggen wat vastligt: cijfers, koersen en indieningen."
        ),
        "figures no reason": (
            "De vastgelegde cijfers zeggen niet waarom, en ik heb geen document gevonden dat het zegt."
        ),
        "figures no definition": "Dat vraagt wat iets betekent, en ik heb geen document gevonden dat het zegt.",
        "kept in": "{what} staat in tabel {table}, kolom {column}.",
        "imported by": "{file} wordt geïmporteerd door {files}.",
        "imported by none": "Geen geïndexeerd bestand importeert {file}.",
        "imports": "{file} importeert {files}.",
        "imports none": "{file} importeert geen geïndexeerd bestand.",
        "part_unanswered": "Over ‘{asked}’ heb ik niets gevonden in de documenten die ik mag lezen.",
        "nothing_near": "Ik heb daarop geen antwoord gevonden in de documenten die ik mag lezen.",
        "refusal": (
            "Ik heb daarop geen antwoord gevonden in de documenten die ik mag lezen; noem liefst het product, "
            "het team of de periode."
        ),
        "otherwise": "Een andere bron zegt iets anders:",
        "otherwise_within": "Hetzelfde document zegt ook iets anders:",
        "otherwise_older": "Een oudere bron zegt iets anders:",
        "otherwise_changed": "Eerder:",
        "otherwise_archived": "Een bron die niet meer geldt zegt iets anders:",
        "otherwise_draft": "Een concept zegt iets anders:",
        "otherwise_lower": "Een bron met minder gezag zegt iets anders:",
        "claim holds": "Ja, dat staat in de documenten:",
        "claim denied": "Nee, in de documenten staat iets anders:",
        "otherwise_early": "Een bron die nog niet geldt zegt iets anders:",
        "source_followed": "Gevolgd: {winner}; terzijde gelegd: {loser}.",
        "source_draft": "{source} is een concept.",
        "source_archived": "{source} geldt niet meer.",
        "source_early": "{source} geldt nog niet.",
        "unsupported": (
            "Ik kon geen antwoord schrijven dat de bronnen ondersteunen{why}. Een preciezere "
            "vraag zou helpen."
        ),
        "unproven": (
            "Ik kon geen antwoord vinden dat de bronnen ondersteunen. Ik zocht naar {searched}. Een preciezere "
            "vraag zou helpen."
        ),
        "failed": "Dit kon ik niet beantwoorden: {error} De fout is vastgelegd.",
        "failed_for_now": (
            "Dit kon ik niet beantwoorden: {error} De fout is vastgelegd; vraag het straks nog "
            "eens."
        ),
        "several": "Meerdere bronnen passen en zeggen iets anders; geef aan welke bedoeld is: {names}",
        "of_another": "De bronnen zeggen dat niet; wat het dichtst komt gaat over iets anders: {names}",
        "not_quoted": "In {names} heb ik een zin gezocht om te citeren die het beantwoordt, en er geen gevonden.",
        "quoted": "“{said}”",
        "closest": "Het dichtst bij de vraag; oordeel zelf of het haar beantwoordt: {names}",
        "which_of_kind": "welke {kind}?",
        "which_one": "Daar zijn meerdere antwoorden op. Welke bedoelt u?",
        "unconfirmed": "de controle heeft het niet bevestigd",
        "not_verified": "⚠️ Niet volledig gecontroleerd:",
        "unverified": "(niet gecontroleerd)",
        "language names": (
            "en Engels, de Duits, fr Frans, es Spaans, it Italiaans, pt Portugees, "
            "nl Nederlands, ko Koreaans, ja Japans, zh Chinees, ar Arabisch, hi Hindi"
        ),
        "documents_in": (
            "Wat er het dichtst bij komt, is in het {languages}, en tussen talen vind ik weinig: vraag het "
            "liever in het {languages}."
        ),
        "also_searched_in": "De documenten zijn in het {languages}; uw vraag is ook in die taal gezocht.",
        "weak_by_meaning": (
            "In deze taal zoek ik op trefwoorden: met de woorden die in "
            "de documenten staan vind ik het meest."
        ),
        "not_translated": (
            "De vraag is in het {asked}, de bronnen zijn in het {spoken}; zonder taalmodel worden "
            "citaten niet vertaald."
        ),
        "details": "de details staan in het logboek",
        "fault any": "Er ging iets mis.",
        "fault permanent": "Opnieuw proberen verandert niets.",
        "fault transient": "Later opnieuw proberen kan lukken.",
        "fault setting": "Een instelling heeft een verkeerde waarde.",
        "fault input": "De invoer is niet bruikbaar.",
        "fault not found": "Dat bestaat niet.",
        "fault forbidden": "Dat is hier niet toegestaan.",
        "fault key": "De dienst weigerde de sleutel.",
        "fault quota": "Het abonnement of budget is op.",
        "fault cap": "Een daglimiet van tokens laat geen ruimte voor deze aanroep.",
        "fault too long": "De prompt is langer dan het venster van het model.",
        "fault refused": "De dienst weigerde dit verzoek.",
        "fault contract": "Het antwoord van het model had niet de gevraagde vorm.",
        "fault unreadable": "Het bestand is niet leesbaar.",
        "fault no document": "Het bestand is geen document.",
        "fault damaged": "De database is beschadigd.",
        "fault index damaged": "De zoekindex is beschadigd.",
        "fault stopped": "De vraag is gestopt of verwijderd.",
        "fault unavailable": "De dienst antwoordt niet.",
        "fault slow down": "De dienst vraagt om het rustiger aan te doen.",
        "fault full": "De wachtrij is vol.",
        "fault too many": "Dat is meer dan er in een minuut van één persoon wordt aangenomen.",
        "fault lease": "Een ander proces heeft dit werk overgenomen.",
        "fault unserved": "Het wordt geplaatst waar dit proces niet kan.",
        "fault unexpected": "Er ging iets onverwachts mis ({name}).",
        "fault recorded": "Het is vastgelegd.",
        "fault long": "Het duurde te lang.",
        "fault crashes": "Opgegeven na {count} crashes.",
        "fault database": "De database antwoordt niet.",
        "fault empty question": "De vraag is leeg.",
        "fault ask such as": "Vraag iets, bijvoorbeeld: Hoeveel vakantiedagen krijg ik?",
        "fault long question": "De vraag heeft {count} tekens; hoogstens {most} worden aangenomen.",
        "fault collection": "De verzameling {name} is er hier niet.",
        "fault collections": "Verzamelingen: {names}.",
        "none yet": "nog geen",
        "fault collection name": (
            "{name} is geen naam voor een verzameling: hoogstens 64 tekens, zonder schuine strepen en komma's."
        ),
        "fault reserved name": "Geen verzameling kan {name} heten: in instellingen betekent dat woord iets anders.",
        "fault model slow": "Het taalmodel {model} deed er te lang over.",
        "fault model away": "De server van het taalmodel is onbereikbaar.",
        "fault model broke off": "De server van het taalmodel brak af.",
        "fault model status": "De server van het taalmodel antwoordde {status}.",
        "fault model slow down": "Het taalmodel {model} vraagt om het rustiger aan te doen.",
        "fault model key": "De server van het taalmodel weigerde de sleutel.",
        "fault model quota": "Het quotum van het taalmodel is op.",
        "fault web": "De zoekmachine antwoordde niet binnen {seconds} s.",
        "lined up": "🔁 Iemand zegt dat dit niet klopt. Andere zijn eerst aan de beurt; daarna kijk ik hiernaar.",
        "looking": "🔁 Iemand zegt dat dit niet klopt; ik kijk opnieuw.",
        "still looking": "🔁 Ik ben nog bezig; dit duurt langer dan gewoonlijk.",
        "looked twice": (
            "🔁 Binnen het uur al twee keer bekeken. Na dat uur kan ik opnieuw kijken; tot dan kan het helpen om "
            "in andere woorden te vragen."
        ),
        "holds": "🔁 Opnieuw gekeken, en het klopt.",
        "said to the question": "{who} zei op de vraag “{question}”: {words}",
        "holds because": "🔁 Opnieuw gekeken, en het klopt: “{sentence}” ({source}).",
        "no longer": "Dit staat niet meer in de documenten: {names}.",
        "read anew": "🔧 Opnieuw gelezen voor het antwoord: {names}.",
        "answered again": "✏️ Opnieuw beantwoord: {names} is sindsdien toegevoegd of gewijzigd.",
        "answered by person": "✏️ Opnieuw beantwoord: iemand droeg dit bij, en het is goedgekeurd.",
        "source changed": "⚠️ Bron sindsdien gewijzigd: {names}.",
        "source changed ask": (
            "🔁 Wat dit antwoord aanhaalt is sindsdien gewijzigd: {names}. "
            "Vraag het opnieuw voor een antwoord uit wat er nu staat."
        ),
        "worked out": "🔁 Opnieuw gekeken: het is berekend uit de geciteerde rijen; hun cijfers zijn onveranderd.",
        "not settled": "🔁 Opnieuw gekeken: de bronnen zeggen ook wat ertegen is ingebracht, dus het staat niet vast.",
        "nothing better": "🔁 Opnieuw gekeken: de bronnen nog eens gelezen en niets beters gevonden.",
        "said suggested": (
            "📝 Wat erover gezegd is, is als suggestie vastgelegd: "
            "ze telt zodra iemand anders haar goedkeurt."
        ),
        "said recorded": "📝 Wat erover gezegd is, is vastgelegd.",
        "corrected": "✏️ Gecorrigeerd vanwege {why}: {changed}.",
        "a thumbs-down": "een duim omlaag",
        "worded anew": "opnieuw geformuleerd uit dezelfde cijfers en bronnen",
        "figures became": "{before} werd {after}",
        "figures left out": "{figures} weggelaten",
        "words became": "“{before}” werd “{after}”",
        "words left out": "“{words}” weggelaten",
        "words added": "nieuw: “{words}”",
        "figures added": "noemt nu {figures}",
        "now rests on": "berust nu op {names}",
        "before and now": "eerst {before}, nu {after}",
        "note web not configured": "Het web is niet geraadpleegd: er is geen zoekmachine ingesteld ({settings}).",
        "note web not asked": "Het web is niet geraadpleegd: {error}",
        "note web empty": "Het web is geraadpleegd, maar er is niets bruikbaars gevonden.",
        "note graded by rules": "Het bewijs is zonder het model beoordeeld: {error}",
        "note routed by rules": "De weg van de vraag is door regels bepaald: {error}",
        "note as it stands": "De vraag is genomen zoals ze is: {error}",
        "note not refined": "Het model heeft de zoekvraag niet verfijnd: {error}",
        "note not translated": "Het model heeft de zoekvraag niet vertaald: {error}",
        "note years": "De ontbrekende jaren waren niet op te halen: {error}",
        "note tokens": (
            "Er was geen verdere poging: deze vraag heeft haar {cap} tokens verbruikt (QUESTION_TOKEN_CAP)."
        ),
        "note model not asked": "{model} kon bij {step} niet worden gevraagd: {error}",
        "note model contract": "{model} hield zich bij {step} niet aan de gevraagde vorm: {error}.",
        "note model slow down": "{model} vroeg bij {step} om het rustiger aan te doen.",
        "note model refused": "{model} weigerde het verzoek bij {step}.",
        "note by extracts": (
            "Beantwoord met uittreksels, zonder taalmodel, omdat dit het huis niet mag verlaten: {what}."
        ),
        "kept in several": "de verzamelingen {names}",
        "kept in one": "de verzameling {names}",
        "kept in unnamed": "een verzameling waarop dit berust",
        "cap until midnight": (
            "De volgende aanroep zou {whose} {cap} tokens per dag kunnen overschrijden ({setting}): tot "
            "middernacht UTC zijn antwoorden uittreksels uit uw documenten. Niets van wat u vraagt gaat "
            "verloren."
        ),
        "whose server": "van deze server",
        "whose workspace": "van deze werkruimte",
        "whose channel": "van dit kanaal",
        "whose own": "uw",
        "pass": "geslaagd",
        "skip": "n.v.t.",
        "check figures": "{wrong} van {found} niet bewezen ({reasons}). {proofs}",
        "check figures alone": "{wrong} van {found} niet bewezen ({reasons}).",
        "check dates": "{wrong} van {found} niet bevestigd: {reasons}",
        "check dates found": "{found} in de bronnen gevonden.",
        "count figures": "{count} cijfers",
        "count figure": "1 cijfer",
        "count dates": "{count} jaren of datums",
        "count date": "1 jaar of datum",
        "check supported": "{found} onderbouwd.",
        "count sentences": "{count} zinnen",
        "count sentence": "1 zin",
        "check in doubt": "{count} uitspraken twijfelachtig",
        "check one in doubt": "1 uitspraak twijfelachtig",
        "check without support": "{count} uitspraken zonder onderbouwing",
        "check one without support": "1 uitspraak zonder onderbouwing",
        "check little stands": "weinig daarvan staat in {where}",
        "check stands elsewhere": "{figure} staat in {where}, niet in {cited}",
        "check invented source": "{cited} aangehaald, maar er zijn {count} bronnen.",
        "check in no source": "{name} staat in geen bron",
        "check scanned": "{name} was op een gescande pagina niet zeker te lezen",
        "check code has": "in de bronnen staat {key} {found}",
        "check answer too long": "het antwoord is te lang om helemaal te controleren",
        "check time of another": "de bronnen geven dit tijdstip aan iets anders",
        "check not in evidence": "niet in de bronnen",
        "check closest": "niet in de bronnen: het dichtst bij is {closest}",
        "check computed": "uit de bronnen berekend is het {value}",
        "check value of another": "dit is de waarde van {one}, niet van {other}",
        "check evidence has": "in de bronnen staat {value}",
        "check figure of another": "de bronnen geven dit getal bij {one}",
        "check in another unit": "in een andere eenheid: het is {value}",
        "check not named": "{name} is niet in de bronnen",
        "check denied": "de bronnen ontkennen dit: {word}",
        "check says so": "de bronnen zeggen dit: {word}",
        "check unverified": "Het kon niet aan de bronnen worden getoetst.",
        "check hardly said": "Wat wordt aangehaald, zegt nauwelijks wat werd gevraagd",
        "check proven by": "Bewezen door: “{sentence}”",
        "check confirmed": "{detail}; de verificatie heeft het bevestigd.",
        "new from checks": "wat de controles vonden",
        "new passages": "{count} nieuwe passages",
        "new rows": "nog {count} gegevensrijen",
        "new model": "een ander model ({model})",
        "nothing found": "In de documenten is niets gevonden.",
        "note extract": "Dit is een uittreksel uit uw documenten, zonder het taalmodel gemaakt.",
        "note looked up": "Dit is zonder het taalmodel opgezocht.",
        "note in part": "Niet alles hiervan is door het taalmodel gedaan.",
        "note held against": "{model} heeft {judged} van {count} beweringen met hun bronnen vergeleken.",
        "note not judged": "De beweringen zijn door geen model beoordeeld: {error}",
        "note model repaired": (
            "{model} hield zich één keer niet aan de vorm van het antwoord ({problem}) en herstelde dat."
        ),
        "stays in several": "De verzamelingen {names} mogen het huis niet verlaten.",
        "stays in one": "De verzameling {names} mag het huis niet verlaten.",
        "stays unnamed": "Een verzameling waarop dit berust, mag het huis niet verlaten.",
        "cap at any time": (
            "De volgende aanroep zou {whose} {cap} tokens per dag kunnen overschrijden ({setting}): zo'n aanroep kan "
            "er {tokens} kosten, daarom zijn antwoorden uittreksels uit uw documenten. Niets van wat u vraagt gaat "
            "verloren."
        ),
        "check filings": "{wrong} van {found} passen bij geen rij: {reasons}.",
        "check filings found": "{found} genoemd, ook in de rijen.",
        "count filings": "{count} indieningen",
        "count filing": "1 indiening",
        "check accession": "het nummer van geen indiening in de bronnen",
        "check no form": "er is geen {form} in de bronnen",
        "check form date": "geen {form} met de datum {date}: het dichtst erbij is {closest}",
        "check same wording": "{found} zoals de bronnen het zeggen.",
        "check refusal": "een weigering heeft geen bron nodig",
        "check read as answer": "Het leest als een antwoord, uit bronnen over wat werd gevraagd",
        "check other language": (
            "Wat wordt aangehaald is in een andere taal dan de vraag: namen en jaren zijn vergeleken, niet de woorden"
        ),
        "check faithful": "{model} vond {count} beweringen in wat ze aanhalen",
        "check not faithful": "{model} vindt {detail} niet in wat wordt aangehaald",
        "check empty reply": "het antwoord was leeg",
        "check cut reply": "het antwoord was afgebroken",
        "check too long": "de bronnen zijn te lang voor het model om het antwoord eraan te toetsen",
        "check objected": "de verificatie maakte bezwaar tegen het concept",
        "check no usable reply": "de verificatie gaf geen bruikbaar antwoord",
        "check rewritten": "de verificatie heeft het concept verbeterd",
        "check searched again": "de verificatie vroeg om nog een zoekopdracht",
        "reasoning covered": "{grounded} van de zinnen staat in de bronnen; {coverage} van de vraag is gedekt.",
        "reasoning unanswered": "De gevonden bronnen beantwoorden de vraag niet.",
        "check reflection": "de reflectie gaf {score}",
        "check data for": "er zijn gegevens voor {year}",
        "check not fetched": "{year} staat in de tabel maar is niet opgehaald",
        "check another time": "de bronnen zeggen dit van een andere tijd dan {year}",
        "check overruled": "terzijde gesteld door {source}",
        "check instruction": "{text} komt uit een opdracht in {source}",
        "check not cited": "{name} staat in geen aangehaalde bron, maar in {where}",
        "check points": "dit zijn procentpunten, geen procenten",
        "check currency": "een andere munteenheid: het is {value}",
        "check too small": "verkeerde schaal: {factor} keer te klein, het is {value}",
        "check too large": "verkeerde schaal: {factor} keer te groot, het is {value}",
        "check sign": "verkeerd teken: het is {value}",
        "check says unsaid": "het antwoord zegt zelf dat geen bron het zegt",
        "check beside else": "de bronnen noemen {year} bij iets anders",
        "check no score": "{score} staat in geen enkele bron",
        "check dates it": "de bronnen dateren het op {year}",
        "check of some": "de bronnen zeggen het slechts van sommige: {word}",
        "check of few": "de bronnen zeggen het slechts van weinige: {word}",
        "check no duty": "volgens de bronnen is het geen plicht: {word}",
        "check a duty": "volgens de bronnen is het een plicht: {word}",
        "check not sure": "de bronnen zijn er niet zeker van: {word}",
        "check source says": "dit zegt {one}, niet {other}",
        "check against": "het is {one} tegen {other}",
        "check goes": "het gaat van {one} naar {other}",
        "check the most": "het hoogste is {value}",
        "check the least": "het laagste is {value}",
        "check has instead": "de bronnen hebben in plaats daarvan “{told}”",
        "check other way": "in de bronnen staat het andersom: {sentence}",
        "check another cause": "de bronnen geven een andere oorzaak: {sentence}",
        "check another witness": "de bronnen schrijven het aan iemand anders toe: {sentence}",
        "check no rise": "{one} is kleiner dan {other}: dat is geen stijging",
        "check no fall": "{one} is groter dan {other}: dat is geen daling",
        "check value instead": "dit is de waarde van {one}, niet van {other}; die van {period} is {value}",
        "check closest off": "niet in de bronnen: het dichtst bij is {closest}, {off} % ernaast",
        "check times as much": "het is {factor} keer zoveel: van {one} naar {other}",
        "check says multiple": "de bronnen zeggen “{word}”",
        "check not looked at": "{count} niet bekeken",
        "check not looked from": "niet bekeken vanaf teken {place}",
        "check decade": "de jaren {years} staan niet in de bronnen",
        "check as a plan": "de bronnen noemen het een plan: {word}",
        "check no such source": "haalt een bron aan die niet bestaat",
        "page": "p. {page}",
    },
)  # fmt: skip
