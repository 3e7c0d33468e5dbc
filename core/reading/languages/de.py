"""German."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

_ONES: Final = {
    "ein": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9,
}  # fmt: skip
_TENS: Final = {
    "zwanzig": 20, "dreißig": 30, "vierzig": 40, "fünfzig": 50, "sechzig": 60, "siebzig": 70, "achtzig": 80,
    "neunzig": 90,
}  # fmt: skip

GERMAN: Final = Language(
    code="de",
    name="German",
    nouns_in_capitals=True,
    joints="s es n en e er",
    respelled=("ss ß", "ae ä", "oe ö", "ue ü"),
    noun_endings="ungen ung ern en es er em e n s",
    word_endings="""
        ung heit keit lich isch bar sam los haft schaft ier nis tum ling ern end est ten ter tes tem nen ens inn ige
    """,
    own_letters="äöüß„",
    stop_words="""
        der die das den dem des ein eine einer eines einem einen und oder aber ist sind war waren wird werden wurde
        hat haben hatte ich du er sie es wir ihr mein dein sein unser euer nicht kein keine auch nur noch schon wie
        was wer wo wann warum welche welcher welches wieviel viele viel für mit von vom zu zum zur bei nach aus auf
        im in an am um über unter durch ohne gegen dass wenn als man kann können muss darf gibt uns euch sich mich mir
        dich dir ihn ihm ihnen
    """,
    telling_words="""
        hallo moin servus danke dankeschön bitte guten gute morgen abend tschüss kostet kosten preis gebühr
        gebühren zahlt bezahlt zahlen geld gehalt lohn urlaub urlaubstage tage tagen wochen monat monate monaten
        jahr jahre jahren stunden uhr nummer adresse frist antrag krank krankheit reise reisekosten spesen büro
        chef kunde kunden vertrag kündigung überstunden versicherung passwort kennwort konto zugang hilfe
        bestellung lieferung rückgabe garantie rechnung zahlung öffnungszeiten geöffnet geschlossen offen darf
        dürfen mitbringen buchen beantragen beantrage genehmigt zuständig verantwortlich ansprechpartner
        arbeiten arbeit arbeitszeit hund auto parken parkplatz kantine schulung regeln besprechung raum lange
        oft spät heißt bedeutet erlaubt möglich neu neue neuen letzten nächste höchste insgesamt umsatz gewinn
        ergebnis mitarbeiter bericht heirate hochzeit geburt elternzeit umzug pro bekomme bekommt brauche
        brauchen müssen soll sollen wollen will möchte wohin woher womit wofür wessen wem wen worüber gilt
        gelten passiert mache machen tun finde melde melden steht liegt läuft gehört arbeitet bei beim seit bis
        je zwischen
        limit email mail manager team bonus login account support training meeting reset remote
        bin bist seid
    """,
    telling_endings="""
        ung ungen keit heit schaft zeit zeiten geld tage frist fristen plan pauschale steuer stelle dienst tag
        ieren
    """,
    telltales="das der die und ist ein eine nicht mit von für",
    abbreviations="bzw ca nr str z.b d.h vgl usw mio mrd tsd u.a i.d.r ggf inkl zzgl bspw abs",
    weekdays=(
        "montag montags mo",
        "dienstag dienstags di",
        "mittwoch mittwochs mi",
        "donnerstag donnerstags do",
        "freitag freitags fr",
        "samstag samstags sonnabend sonnabends sa",
        "sonntag sonntags so",
    ),
    months=(
        "januar", "februar", "märz maerz", "april", "mai", "juni", "juli", "august", "september", "oktober okt",
        "november", "dezember dez",
    ),
    numbers={
        "null": 0, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8,
        "neun": 9, "zehn": 10,
        "zwölf": 12, "dreizehn": 13, "vierzehn": 14, "fünfzehn": 15, "sechzehn": 16, "siebzehn": 17, "achtzehn": 18,
        "neunzehn": 19, **_TENS, **{f"{one}und{ten}": v + t for ten, t in _TENS.items() for one, v in _ONES.items()},
        "hundert": 100, "tausend": 1_000,
    },
    ordinals={
        "erste": 1, "ersten": 1, "erstes": 1, "zweite": 2, "zweiten": 2, "zweites": 2, "dritte": 3, "dritten": 3,
        "drittes": 3, "vierte": 4, "vierten": 4, "viertes": 4, "1.": 1, "2.": 2, "3.": 3, "4.": 4,
    },
    scales={
        "rappen": 1e-2,
        "tausend": 1e3, "tsd": 1e3, "millionen": 1e6, "mio": 1e6, "milliarde": 1e9, "milliarden": 1e9, "mrd": 1e9,
        "billionen": 1e12,
    },
    unit_scales={"tausend": 1e3, "tausenden": 1e3},
    measures={
        "revenue": "umsatz, umsatzerlöse, umsätze, erlöse, umsatzes, umsätzen",
        "net_income": """
            nettogewinn, reingewinn, jahresüberschuss, gewinn, nettoergebnis, nettoeinkommen, konzerngewinn,
            nettogewinns, nettogewinne, gewinns, gewinne, jahresüberschusses, verlust
        """,
        "operating_income": """
            betriebsergebnis, operativer gewinn, operatives ergebnis, betriebsgewinn, operativen gewinn
        """,
        "gross_profit": "bruttogewinn, bruttoergebnis, rohertrag, bruttogewinns",
        "total_assets": "bilanzsumme, gesamtvermögen, vermögenswerte",
        "total_liabilities": "verbindlichkeiten, schulden",
        "stockholders_equity": "eigenkapital",
        "rd_expense": """
            forschungs- und entwicklungsausgaben, f&e-ausgaben, forschungsausgaben, forschung und entwicklung
        """,
        "operating_cash_flow": "operativer cashflow, operativen cashflow, betrieblicher cashflow",
        "employees": "mitarbeiter, beschäftigte, mitarbeitende, angestellte",
        "eps_diluted": """
            gewinn je aktie, gewinn pro aktie, ergebnis je aktie, ergebnis pro aktie,
            verwässertes ergebnis je aktie, verwässerter gewinn je aktie
        """,
        "inventory": "vorräte, lagerbestand",
        "cost_of_sales": "umsatzkosten, herstellungskosten",
        "income_tax": "ertragsteuern",
        "sga_expense": "vertriebs- und verwaltungskosten",
        "eps_basic": "unverwässertes ergebnis je aktie",
        "cash_and_equivalents": "zahlungsmittel, liquide mittel, barmittel",
        "long_term_debt": "langfristige schulden",
        "share_repurchases": "aktienrückkäufe, aktienrückkauf",
        "capex": "investitionsausgaben, investitionen",
        "property_plant_equipment": "sachanlagen",
        "accounts_receivable": "forderungen",
        "current_assets": "umlaufvermögen",
        "current_liabilities": "kurzfristige verbindlichkeiten",
        "diluted_shares": "verwässerte aktien",
        "shares_outstanding": "ausstehende aktien",
        "dividends_paid": "gezahlte dividenden, dividenden",
    },
    asks_figure="""
        hoch, groß, betrug, geschäftsjahr, geschäftsjahres, fiskaljahr, jahr, machte, erzielte, verdiente, bitte,
        unternehmens, hoher, beträgt, lag, fiel, aus, denn, nenne, zeige, mir, sag, im jahr, erzielt, gemacht, hohe,
        höhe, hohes, großes, belief, beläuft, sich, betrag, welche, welcher, welchen, gewesen, ausgefallen, etwa
        hoch, groß, betrug, geschäftsjahr, geschäftsjahres, fiskaljahr, jahr, machte, erzielte,
        verdiente, bitte, unternehmens, hoher, beträgt, lag, fiel, aus, denn, nenne, zeige, mir,
        sag, im jahr, erzielt, gemacht, ausgegeben, gekostet, kostete, arbeiten, arbeitete, arbeiteten, gab, hatte,
        hatten, ganzen, gesamten, eingenommen
    """,
    same_things=(
        "mitarbeiter, mitarbeitende, beschäftigte, angestellte, belegschaft, leute",
        "umsatz, umsatzerlöse, erlöse",
        "gewinn, jahresüberschuss, überschuss",
    ),
    line_names={
        "personnel expenses": "personalaufwand, personalkosten, personalausgaben, löhne und gehälter",
        "material costs": "materialaufwand, materialkosten",
        "cost of sales": "umsatzkosten, herstellungskosten, kosten der umsatzerlöse, wareneinsatz",
        "income taxes": "ertragsteuern, steueraufwand, steuern vom einkommen",
        "profit before tax": "ergebnis vor steuern, gewinn vor steuern, vorsteuerergebnis",
        "depreciation": "abschreibungen, abschreibung",
        "order intake": "auftragseingang, auftragseingänge",
        "order backlog": "auftragsbestand",
        "receivables": "forderungen, forderungen aus lieferungen und leistungen",
        "payables": "verbindlichkeiten aus lieferungen und leistungen",
        "cash": "liquide mittel, flüssige mittel, zahlungsmittel, kassenbestand",
        "borrowings": "finanzverbindlichkeiten, finanzschulden, bankverbindlichkeiten",
        "capital expenditure": "investitionen, investitionsausgaben",
        "net income": "periodenergebnis, konzernergebnis, periodenüberschuss, konzernjahresüberschuss",
        "inventory": "vorratsvermögen",
        "advertising": "werbung, werbeaufwand, werbekosten",
        "marketing": "vertriebskosten, vertriebsaufwand",
        "administrative expenses": "verwaltungskosten, verwaltungsaufwand",
        "dividend": "dividende, dividenden",
        "provisions": "rückstellungen",
        "total": "gesamt, summe, insgesamt",
        "interest expense": "zinsaufwand, zinsaufwendungen",
    },
    figure_words={
        "trend": """
            entwickelte, entwickelt, entwicklung, entwickelten, verlauf, trend, über die jahre,
            im laufe der jahre, in den letzten jahren
        """,
        "change": "veränderung, verändert, veränderte, änderung, geändert, änderte, unterschied, differenz",
        "grow": "gewachsen, wuchs, wachstum, stieg, gestiegen, steigerung, zugenommen, zunahme, anstieg, erhöht",
        "fall": "gesunken, sank, gefallen, rückgang, abgenommen, zurückgegangen, abnahme, verringert",
        "percent": "prozent, prozentual, prozentuale",
        "how much": "wie viel, wie stark, um wie viel",
        "highest": "höchste, höchsten, höchster, größten, größte, am höchsten, am größten, maximum",
        "lowest": """
            niedrigste, niedrigsten, kleinste, kleinsten, geringste, geringsten, am niedrigsten, am kleinsten,
            minimum
        """,
        "average": "durchschnittlich, durchschnittliche, durchschnittlichen, durchschnitt, im durchschnitt, mittlere",
        "in total": "insgesamt, zusammen, in summe",
        "which year": "in welchem jahr, in welchem geschäftsjahr, welches jahr, welchem jahr",
        "compare": "vergleiche, vergleich, verglichen",
        "with": "mit, gegenüber",
        "to": "bis, auf",
        "between": "zwischen",
        "from": "von",
        "and": "und",
        "since": "seit",
        "gross margin": "bruttomarge, rohertragsmarge, bruttogewinnmarge",
        "net margin": "nettomarge, nettogewinnmarge, umsatzrendite, gewinnmarge",
        "operating margin": "operative marge, operativen marge, operating-marge, betriebsmarge",
        "return on equity": "eigenkapitalrendite",
        "return on assets": "gesamtkapitalrendite",
        "share price": "aktienkurs, kurs der aktie, kurs",
        "closing price": "schlusskurs",
        "R&D as a share of revenue": "forschungsquote, f&e-quote",
        "debt to equity": "verschuldungsgrad",
        "long-term debt to equity": "langfristiger verschuldungsgrad",
        "current ratio": "liquiditätsgrad, liquidität dritten grades",
        "asset turnover": "kapitalumschlag",
        "effective tax rate": "effektiver steuersatz, steuerquote, effektive steuersatz, effektiven steuersatz",
        "free cash flow": "freier cashflow, freie cashflow, freien cashflow",
        "payout ratio": "ausschüttungsquote",
        "net debt": "nettoverschuldung, nettoschulden",
        "operating expenses": "betriebsausgaben, betriebliche aufwendungen, betriebskosten",
        "price to earnings": "kurs-gewinn-verhältnis, kgv",
        "income statement": "gewinn- und verlustrechnung, gewinn und verlustrechnung, guv, erfolgsrechnung",
        "balance sheet": "bilanz",
        "cash flow statement": "kapitalflussrechnung, cashflow-rechnung",
        "overview": "überblick, übersicht, überblick über, zusammenfassung, übersicht über",
        "which metrics": "welche kennzahlen, welche zahlen, kennzahlen",
        "which companies have": "von welchen unternehmen, welche unternehmen, von welchen firmen, welche firmen",
        "for which years": "für welche jahre, welche jahre",
        "computed": "berechnet, berechnung, formel, errechnet",
        "first half of": "ersten halbjahr, erstes halbjahr, erste halbjahr, 1. halbjahr",
        "second half of": "zweiten halbjahr, zweites halbjahr, zweite halbjahr, 2. halbjahr",
        "trailing twelve months": """
            letzten zwölf monaten, letzten zwölf monate, letzten 12 monaten, letzten 12 monate
        """,
        "calendar year": "kalenderjahr, kalenderjahres",
        "by quarter": "nach quartalen, quartalsweise, je quartal, pro quartal",
        "how many years": "in wie vielen jahren, wie viele jahre",
        "which years": "in welchen jahren",
        "above": "über, mehr als, höher als",
        "below": "unter, weniger als, niedriger als",
        "for the first time": "zum ersten mal, erstmals",
        "median": "median, medianwert",
        "cagr": """
            cagr, durchschnittliches jährliches wachstum, durchschnittliche jährliche wachstum,
            jährliche wachstumsrate, durchschnittliche jährliche wachstumsrate
        """,
        "trading volume": "handelsvolumen, gehandelte aktien",
        "opening price": "eröffnungskurs",
        "what factor": "um welchen faktor, wievielfach, wie viel mal, wie viele male",
        "annual report": "jahresbericht, geschäftsbericht",
        "quarterly report": "quartalsbericht, quartalsberichte",
        "filed": "eingereicht, reichte, einreichte",
        "how many filings": "wie viele einreichungen",
        "when": "wann",
        "ended": "endete, geendet, zu ende",
        "first reported": """
            zuerst berichtete, zuerst berichteten, zuerst berichtet, ursprünglich berichtete,
            ursprünglich berichteten, ursprünglich berichtet
        """,
        "the latest": "letzte, letzten, neueste, neuesten, aktuelle, aktuellen",
        "": """
            hast, du, haben, sie, hat, ihr, gibt, es, vorhanden, vorliegen, gib, geben, einen,
            eine, bekomme, kennst, zahlen, wie, viele, wird, welchem, verfügbar, dazu,
            unternehmen, den, die, das, jahre, an, am, ende, am ende, zum ende, anfang, zu
            beginn, stand, hatte, hatten, verzeichnete, erreichte, gab, aus, ausgegeben,
            ausgab, wendete, auf, aufgewendet, zahlte, gezahlt, verbuchte, wies, insgesamt,
            beschäftigte, wirtschaftete, eingenommen, nahm, ein, beim, bei, im, zum, lautete,
            waren, war, genau, eigentlich, mal, bitte, wissen, möchte, gern, gerne, ich, wir,
            uns
        """,
        "how is that computed": """
            wie wird das berechnet, wie berechnet sich das, wie ist das berechnet, wie wurde das berechnet,
            wie kommt das zustande
        """,
        "larger": "größer, höher, so groß, so hoch",
    },
    decimal_comma=True,
    currencies={
        "dollar": "USD", "us-dollar": "USD", "franken": "CHF", "pfund": "GBP", "kronen": "SEK", "zloty": "PLN",
    },
    figures=FigureWording(
        value="{measure} von {company} {period} (Ende: {end}): {figure}.",
        year="im Geschäftsjahr {year}",
        quarter="im {quarter}. Quartal des Geschäftsjahres {year}",
        nothing="Für diesen Zeitraum habe ich keine Zahl; ich habe Zahlen für {first} bis {last}.",
        unread=(
            "Ich habe {words} in der Frage nicht verstanden und nenne deshalb keine Zahl; bitte"
            " anders ausdrücken."
        ),
        named={
            "eps_diluted": "Gewinn je Aktie", "operating_cash_flow": "Operativer Cashflow",
            "rd_expense": "Forschungs- und Entwicklungsausgaben",
            "sga_expense": "Vertriebs- und Verwaltungskosten", "eps_basic": "Unverwässertes Ergebnis je Aktie",
            "long_term_debt": "Langfristige Schulden", "current_liabilities": "Kurzfristige Verbindlichkeiten",
            "diluted_shares": "Verwässerte Aktien", "shares_outstanding": "Ausstehende Aktien",
            "dividends_paid": "Gezahlte Dividenden", "free_cash_flow": "Freier Cashflow",
            "operating_margin": "Operative Marge", "long_term_debt_to_equity": "Langfristiger Verschuldungsgrad",
            "effective_tax_rate": "Effektiver Steuersatz", "price_to_earnings": "Kurs-Gewinn-Verhältnis",
        },
        computed={
            "highest": "höchster Wert {first}–{last}", "lowest": "niedrigster Wert {first}–{last}",
            "average": "Durchschnitt", "sum": "Summe", "change": "Veränderung",
        },
        scales=((1e12, "Billionen"), (1e9, "Mrd."), (1e6, "Mio.")),
    ),
    time_units={
        "second": "sekunde, sekunden",
        "minute": "minute, minuten",
        "hour": "stunde, stunden",
        "day": "tag, tage, tagen, werktage, werktagen, kalendertage, arbeitstage, arbeitstagen",
        "week": "woche, wochen",
        "month": "monat, monate, monaten",
        "year": "jahr, jahre, jahren",
    },
    opposites=(
        (
            "stieg stiegen steigt steigen wuchs wuchsen erhöhte erhöhten"
            " | sank sanken sinkt sinken fiel fielen verringerte verringerten"
        ),
        "gedeckt eingeschlossen enthalten | ausgeschlossen ausgenommen",
        "genehmigt angenommen | abgelehnt zurückgewiesen",
        "freiwillig optional | verpflichtend obligatorisch",
        "höchstwert maximum | mindestwert minimum",
        "erlaubt gestattet | verboten untersagt",
        "size: größer* | kleiner*",
        "amount: mehr | weniger",
        "height: höher* | niedriger* tiefer*",
        "length: länger* | kürzer*",
        "age: älter* | jünger* neuer*",
        "speed: schneller* | langsamer*",
        "weight: schwerer* | leichter*",
        "price: teurer* | billiger* günstiger*",
        "size_most: größte größten größter größtes | kleinste kleinsten kleinster",
        "amount_most: meisten | wenigsten",
        "height_most: höchste höchsten | niedrigste niedrigsten",
        "length_most: längste längsten | kürzeste kürzesten",
        "age_most: älteste ältesten | jüngste jüngsten neueste neuesten neuste neusten",
        "speed_most: schnellste schnellsten | langsamste langsamsten",
        "weight_most: schwerste schwersten | leichteste leichtesten",
        "price_most: teuerste teuersten | billigste billigsten günstigste günstigsten",
        "stärker* | schwächer*",
        "breiter* | schmaler*",
        "temperature: wärmer* heißer* | kälter* kühler*",
        "besser* | schlechter*",
        "vor | nach",
        "bevor | nachdem",
        "früher | später",
        "vorher | danach",
        "größte* | kleinste*",
        "höchste* | niedrigste*",
        "schnellste* | langsamste*",
        "älteste* | jüngste*",
        "öffnet öffnete | schließt schloss",
        "beginnt begann | endet endete",
        "oberhalb | unterhalb",
        "vorher zuvor | nachher danach",
    ),
    clock_hours={
        "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6,
        "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12,
    },
    asked_around="""
        finde finden findet findest weiß wissen bitte zeig zeige
        am im zum zur vom beim ins an auf mit nach zu bei für von in der die das den dem ein eine einen wurde
        wurden waren hatte hatten gewesen worden werde habe habt haben hast hat hätte bin bist sind seid
        bietet bieten umfasst fasst verfügt verfügen beträgt betragen liegt steht stehen mitbringen bringen
        normal normale normalen normaler regulär sachen dinge sache dieses dieser diesen jahr heuer krieg
        kriege kriegt kriegen bekomme bekommt bekommen erhalte erhält erhalten eigentlich denn mal auch ja
        doch schon noch bitte etwa gerade jetzt überhaupt halt wohl nun da hier dort brauch brauche braucht
        brauchen muss müssen soll sollen sollte man jemand etwas was alles alle wenn falls ab bis wann viel
        viele wieviel gibt gibts kann kannst können könnte könnten darf dürfen dürfte hätten würde möchte
        möchten will wollen wissen sagen sag tun tut mache macht machen geht gehts gilt gelten mein meine
        meinen meinem meiner dein deine unser unsere unseren unserem uns mir mich wir ich du ihr sie eigene
        eigenen zurzeit derzeit aktuell momentan los eins einmal genau ungefähr bräuchte passiert ists nochmal
        bedeutet bedeuten heißt heisst bedeutung versteht gemeint
    """,
    said_otherwise=(
        "urlaub*, urlaubstag*, ferien, erholungsurlaub*, jahresurlaub*",
        "heirat*, hochzeit*, eheschließung*, trauung*, verheirat*",
        "umzug*, umzieh*, umgezogen, ziehe um, wohnungswechsel*",
        "geburt*, baby, kind bekomm*, nachwuchs, entbindung*, elternzeit*, vater werde*, mutter werde*",
        "todesfall*, tod, gestorben, verstorben*, sterbefall*, trauerfall*, beerdigung*, stirbt",
        "krank*, erkrank*, krankmeld*, krankheit*, arbeitsunfähig*",
        (
            "attest*, bescheinigung*, krankenschein*, au-bescheinigung*, krankschreibung*, "
            "arbeitsunfähigkeitsbescheinigung*"
        ),
        (
            "homeoffice, home-office, daheim, zuhause, zu hause, heimarbeit*, mobiles arbeiten, mobil arbeiten, "
            "telearbeit*, remote"
        ),
        "übertrag*, mitnehm*, mitgenommen, ins nächste jahr, folgejahr*, aufheb*, angespart*, ansparen",
        "verfall*, verfäll*, verfallen, erlischt, erlösch*, weg, ablauf*, abgelaufen, läuft ab",
        "azubi*, auszubildend*, lehrling*, praktikant*, trainee*, werkstudent*",
        "zuschlag*, zulage*, zuschuss*, bonus, prämie*, extra, pauschale*, vergütung*",
        "gehalt*, lohn*, verdien*, einkommen*, stundenlohn*, bezahlung*, entgelt*",
        "kosten, kostet, koste, preis*, gebühr*, tarif*, entgelt*, zahl*, bezahl*, beitrag*, betrag*",
        "erstatt*, ersetz*, zurückbekomm*, rückerstatt*, übernommen, spesen*, auslagen, wiederbekomm*",
        "schulung*, fortbildung*, weiterbildung*, kurs*, seminar*, lehrgang*, training*",
        "öffn*, geöffnet, offen, aufmach*, macht auf, aufhat, auf hat, zugänglich, öffnungszeit*",
        "schließ*, geschlossen, schließt, zumach*, macht zu, zu hat, schluss, dicht, ruhetag*",
        (
            "startet, start*, beginn*, losgeh*, geht los, läuft, anfang*, fängt an, eröffn*, inbetriebnahme, in "
            "betrieb, einführung*, eingeführt, live"
        ),
        "endet, ende, beend*, fertig, abgeschlossen, abschluss*, aufhör*, hört auf",
        "kauf*, gekauft, anschaff*, angeschafft*, beschaff*, erwerb*, bestell*, besorg*, zugelegt, einkauf*",
        "beschloss*, beschlüss*, beschließ*, entschied*, vereinbart*, festgelegt, maßnahme*, abgestimmt",
        "verlier*, verlor*, verloren*, verlust*, abhanden, weg, vergess*, liegen gelassen",
        "kaputt, defekt*, ausfall*, ausgefallen, störung*, panne*, beschädig*, schaden, schäden, fällt aus, streikt",
        "verletz*, unfall*, unfälle, wunde*, gestürzt",
        "anruf*, ruf an, rufe an, telefon*, durchwahl*, nummer*, erreich*",
        "meld*, bescheid, informier*, benachrichtig*, verständig*, mitteil*, sag* bescheid, wende*",
        "e-mail, mail, mails, email, e-mails, per mail, schriftlich",
        "beantrag*, antrag*, anmeld*, einreich*, abgeb*, abgegeben, anfrag*, bewerb*",
        "aufbewahr*, aufgehoben, lager*, verwahr*, behalt*",
        "fundsache*, gefunden*, fundbüro*, fundstück*",
        "hund*, haustier*, tier*, vierbeiner*",
        "auto*, pkw, wagen, fahrzeug*, firmenwagen, dienstwagen*, transporter*",
        "parken, parkplatz*, parkplätz*, stellplatz*, stellplätz*, parkt, tiefgarage*",
        "essen, speise*, mahlzeit*, gegessen, verpfleg*, gericht*",
        "mittag*, mittagessen, lunch",
        "kantine*, mensa, cafeteria*, speisesaal*, betriebsrestaurant*",
        "rechner*, computer*, laptop*, notebook*, pc",
        "austausch*, ausgetauscht, ersetzt, erneuer*, auswechsel*, gewechselt",
        "stromausfall*, strom weg, kein strom, blackout*",
        "gast, gäste, besuch*, besucher*",
        "großeltern*, oma*, opa*, großmutter*, großvater*",
        "veranstaltung*, event*, aktion*, programm*, aktivität*, fest*",
        "webseite*, website*, homepage*, internetseite*, internetauftritt*",
        "überstunde*, mehrarbeit*, länger arbeiten, mehrstunde*",
        "verspät*, zu spät, unpünktlich*",
        "rauch*, zigarette*, raucherbereich*",
        "kleid*, anzieh*, trag*, uniform*, dienstkleidung*, arbeitskleidung*, schutzkleidung*",
        "passwort*, kennwort*, zugangsdaten, passwörter*",
        "schlüssel*, chip, transponder*",
        "kündig*, kündigungsfrist*, aufhör*, vertragsende*",
        "probezeit*, einarbeitung*",
        "rabatt*, nachlass*, ermäßig*, vergünstig*, billiger, günstiger",
        "absag*, abgesagt*, storn*, abmeld*, rücktritt*",
        "liefer*, lieferung*, versand*, zustell*, verschick*, versend*",
        "reklamation*, reklamier*, beschwer*, mangel, mängel",
        "notfall*, notfäll*, feuer*, brand*, alarm*",
        "sitzung*, besprechung*, meeting*, konferenz*, treffen",
        "reinig*, putz*, sauber*, geputzt",
        "frist*, spätestens, deadline*, bis wann, zeit, innerhalb, binnen",
        "handy*, smartphone*, mobiltelefon*, diensthandy*",
        "lebensmittel*, proviant*, getränk*, trinken",
        "pro jahr, jährlich, im jahr, kalenderjahr*",
        "monatlich, pro monat, im monat",
        "wlan, wifi, internet*, funknetz*",
        "vollzeit*, ganztag*",
        "teilzeit*, halbtag*",
    ),
    said_lightly=(
        "neu*, zusätzlich*",
        (
            "kümmer*, zuständig*, verantwort*, betreu*, übernimm*, übernehm*, übernommen, leitet, leite*, "
            "organisier*, verwalt*, ansprechpartner*, macht, bearbeit*, koordinier*, führt"
        ),
        (
            "darf, dürfen, erlaub*, gestatt*, zulässig*, verbot*, untersagt*, erwünscht, möglich, vorgesehen, "
            "zugelassen, genehmig*, gestattet"
        ),
        "mitarbeit*, kolleg*, beschäftigt*, angestellt*, personal, belegschaft*, leute, team*",
        "arbeit*, tätig*, dienst*, schicht*",
    ),
    asked_alike=(
        "liegt, liegen, finde*, steht, stehen, aufbewahr*, lager*, hängt, räumt, legt",
        "täglich, tag, tage",
        "wöchentlich, woche",
        "monatlich, monat",
        "jährlich, jahr",
        "reparier*, reparatur*, instand*, kaputt, defekt*",
        "zahl*, bezahl*, kosten, kostet, preis*, teuer, gebühr*",
        "leih*, verleih*, ausleih*, geliehen, ausgeliehen, entleih*, leihfrist*",
        "reparier*, reparatur*, richtet, instand*",
        "liefer*, geliefert, anliefer*, schick*, versand*, versend*",
        "bestell*, order*",
        "reinig*, gereinigt, wasch*, wäsch*, gewaschen, putz*",
        "ankomm*, kommt an, eintreff*",
        "abhol*, abgeholt",
        "verlier*, verlor*, weg",
        "wenden, wende, fragen, frage, melden, anruf*, kontaktier*, erreich*, ansprech*",
        "spätestens, frist*, stichtag*",
        "kosten, kostet, preis*, teuer, gebühr*",
        "erstatt*, zurückbekomm*, ersetzt, zurückerstatt*",
        "schulung*, fortbildung*, weiterbildung*, lehrgang*",
        "öffn*, geöffnet, offen, aufmach*, macht auf, auf",
        "schließ*, geschlossen, zumach*",
        "beginn*, start*, anfang*, fängt an",
        "endet, ende, beend*, aufhör*",
        "kauf*, gekauft, anschaff*, beschaff*, erwerb*",
        "kaputt, defekt*, beschädig*",
        "beantrag*, antrag*",
        "rechner*, computer*, pc",
        "wlan, wifi, funknetz*",
        "passwort*, kennwort*",
        "gast, gäste, besucher*",
        "heirat*, hochzeit*, eheschließung*",
        "rabatt*, nachlass*, ermäßig*",
        "besprechung*, meeting*, sitzung*",
        "handy*, smartphone*, mobiltelefon*, diensthandy*",
        "aufbewahren, bewahren, aufheben, aufgehoben, behalten, speichern, aufbewahrung, aufbewahrungsfrist",
        "vernichten, vernichtet, löschen, gelöscht, entsorgen, entsorgt, wegwerfen",
        "bewerbung, bewerbungen, bewerbungsunterlagen, bewerber*, unterlagen von bewerbern",
        "rad, fahrrad, fahrräder, räder, bike",
        "abstellen, abstellplatz, lassen, parken, hinstellen, platz",
        "firmenwagen, dienstwagen, dienstauto, auto der firma, firmenauto",
        "privat*, freizeit, persönlich*",
        "nutzen, nutzung, benutzen, verwenden, verwendung, fahren, fahrten",
        "aufzug, aufzüge, aufzügen, fahrstuhl, fahrstühle, lift, lifte",
        "warten, wartet, wartung, gewartet, instand, instandhalt*, instandsetz*",
        "krankmeld*, krank melden, melde ich mich krank, erkrank*",
        "genehmig*, freigabe, freigeb*, zustimm*, erlaub*, bewillig*, entscheid*",
        "dienstreise*, geschäftsreise*, auslandsdienstreise*, auslandsreise*, beruflich",
        "ausland, anderes land, anderen land, auslandsdienstreise*, auslandsreise*",
        "überweis*, auszahl*, ausgezahlt, gezahlt, kommt, aufs konto, bekommen",
        "gehalt, gehälter, lohn, löhne, zahltag",
        "homeoffice, home-office, von zu hause, von daheim, heimarbeit, zuhause",
        "mittagessen, mittags, mittag essen, zu mittag",
        "anspruch, stehen zu, steht zu, recht auf",
        "urlaub, urlaubstage, freie tage, bezahlten urlaub",
        "werkstudent*, studentische*, studentischen mitarbeitern",
        "lieferant*, zulieferer*, anbieter*",
        "kunde, kunden, kundin*, käufer*, auftraggeber*",
        "rechnung*, faktura",
        "vertrag*, vereinbarung*",
        "rückgabe*, zurückgeb*, retoure*, rücksend*, zurücksend*",
        "garantie*, gewährleistung*",
        "bildschirm*, monitor*",
        "drucker*, kopierer*",
        "besprechungsraum, besprechungsräume*, konferenzraum*, sitzungszimmer*, meetingraum*",
        "reservier*, buch*, gebucht",
        "ausweis*, badge*, zutrittskarte*, zugangskarte*",
        "mülltonne*, abfall*, müll*",
        "teilnehm*, mitmach*",
        "früh*, zeitig*",
        "chef*, vorgesetzt*, leiter*, leitung",
        "abteilung*, bereich*",
        "übersetz*, übersetzung*",
        "herstell*, produzier*, fertig*",
        "gewicht, wiegt, schwer",
        "anschrift*, adresse*",
        "geschenk*, präsent*",
        "kostenlos*, gratis, umsonst",
    ),
    set_apart=(
        "neu* | alt*",
        "frühstück* | mittagessen, mittags | abendessen, abends",
        "sommer* | winter* | frühling*, frühjahr* | herbst*",
        "öffnet, öffnen, aufmach*, geöffnet | schließt, schließen, zumach*, geschlossen",
        "erwachsen* | kind, kinder, kindern | senior*, rentner* | student, studenten, studierende*, studentin*",
        "morgens, früh, vormittag* | nachmittag* | nacht*, nachts",
        "vollzeit* | teilzeit* | azubi*, auszubildend*, lehrling* | praktikant* | werkstudent*",
        "mutter*, mutterschaft* | vater*, vaterschaft*",
    ),
    shares={
        "1/2": "die hälfte, der hälfte",
        "1/3": "ein drittel, einem drittel, eines drittels",
        "2/3": "zwei drittel, zwei dritteln, zweidrittel",
        "1/4": "ein viertel, einem viertel, eines viertels",
        "3/4": "drei viertel, drei vierteln, dreiviertel",
        "1/5": "ein fünftel, einem fünftel",
        "2/5": "zwei fünftel, zwei fünfteln",
        "3/5": "drei fünftel, drei fünfteln",
        "4/5": "vier fünftel, vier fünfteln",
        "1/8": "ein achtel",
        "1/10": "ein zehntel, einem zehntel",
    },
    share_of="der des aller dieser dieses seiner ihrer ihres unserer von davon",
    unit_names={
        "mg": "milligramm",
        "µg": "mikrogramm",
        "g": "gramm",
        "kg": "kilogramm",
        "ml": "milliliter",
        "l": "liter",
        "mm": "millimeter",
        "cm": "zentimeter",
        "m": "meter",
        "km": "kilometer",
        "kmh": "stundenkilometer",
        "ms": "millisekunde, millisekunden",
        "µs": "mikrosekunde, mikrosekunden",
        "kw": "kilowatt",
        "ps": "pferdestärke, pferdestärken",
        "tonne": "tonne, tonnen",
        "mile": "meile, meilen",
        "decibel": "dezibel",
    },
    roles={
        "compound": "cagr, pro jahr, im jahr, jährlich*, jahreswachstum",
        "code_fields": "feld, felder, attribut, attribute, eigenschaft, eigenschaften",
        "code_arguments": "argument, argumente, parameter, signatur",
        "code_raises": "wirft, ausnahme, ausnahmen, exception, exceptions",
        "code_returns": "gibt zurück, zurück, rückgabewert, rückgabetyp",
        "kind_who": """
            wer, wen, wem, wessen, welche person, welche firma, welches unternehmen, welchem unternehmen,
            welcher firma, welche agentur, welcher kollege, welche abteilung, welcher lieferant,
            welcher dienstleister
        """,
        "kind_where": """
            wo, wohin, woher, welchem ort, welcher ort, welchem raum, welcher raum, welchem gebäude,
            welcher stelle, welche adresse, ein platz, einen platz
        """,
        "kind_when": """
            welcher uhrzeit, uhrzeit, das datum, der termin, wann, welchem tag, welcher tag, welchem datum,
            welches datum, um wie viel uhr, welche uhrzeit,
            welchem termin, zahltag, stichtag
        """,
        "kind_why": "warum, weshalb, wieso, weswegen, welchem grund, welcher grund, der grund, die ursache",
        "kind_how_long": """
            wie lange, wie viel zeit, wie viele tage, wie viele wochen, wie viele monate,
            wie viele jahre, wie viele stunden, dauer, frist, nach welcher zeit, welche zeit,
            wie viele minuten, wie lang dauert, dauert, dauern
        """,
        "kind_how_often": """
            wie oft, wie häufig, welchem abstand, welchen abständen, wie viele male, an wie vielen
            tagen
        """,
        "kind_how_much": """
            wie viel zahl*, wie viel bezahl*, wie viel muss ich zahlen, wie viel kostet, wie teuer,
            welcher preis, welchen preis, der preis, die kosten, was
            kostet, was kosten, was zahl*, wie viel geld, wie hoch
        """,
        "kind_how_many": "wie viel, menge, wie viele, anzahl, welche zahl, welche menge, wie groß",
        "kind_how": """
            wie melde, wie kann, wie mache, wie läuft, wie wird, wie werden, auf welche weise, auf
            welchem weg
        """,
        "kind_generic": """
            nehm*, lass*, sag*, ruf*, halt*, gehalten, steh*, tag*, zeit*, datum, wert, zahl, anzahl, sache*,
            ding*, art*, weise, fall, stelle, möglichkeit*, firma, unternehmen, betrieb*, standort, pro woche,
            läuft, ablauf*, verfahren, vorgehen, person*, leute
        """,
        "way_from": "von, vom, aus",
        "way_to": "nach, zu, zum, zur, in die, ins",
        "row_median": "median, zentralwert, medianwert, mediane, medianen",
        "row_dearer": "teurer, billiger, günstiger, preiswerter",
        "row_price": """
            preis*, gebühr*, kosten, tarif*, miete*, eintritt*, beitrag*, entgelt*, kurspreis*, stückpreis*,
            tagessatz*
        """,
        "row_total": """
            alle, aller, allen, gesamt*, insgesamt, zusammen, summe, sämtliche*, ganze*, jeweils, beide, beiden
        """,
        "row_does": """
            arbeitet, arbeiten, arbeitete, arbeiteten,
            hat, haben, hatte, hatten, gibt, gab, sind, ist, war, waren, liegt, liegen, lag, lagen, kam, kamen,
            kommen, kommt, macht, machen, gemacht, erreicht, erreichen, erreichten, verkauft, verkaufte,
            verkauften, zählt, zählen, zählte, erzielt, erzielten, verzeichnet, verzeichnete, verzeichneten,
            beträgt, betrug, betrugen, stehen, steht, bringt, bringen, brachte, geleistet, schaffte, schafften,
            arbeiten, wert, werte, höhe, stück, mal, der, die, das, dem, denen, gemeldet, gezählt, vorhanden,
            stammen, gehen, ging, eingetragen
        """,
        "row_count": "wie viele, wieviele, bei wie vielen, in wie vielen, an wie vielen, anzahl der, anzahl",
        "poses_as_product": """
            von errata geprüft, von errata bestätigt, von errata
            verifiziert, errata hat geprüft, errata bestätigt
        """,
        "before_era": "v. chr., vor christus, v.chr.",
        "each_year": """
            pro jahr, je jahr, jährlich*, im jahr, jedes jahr, jahresmiete, jahresbeitrag, jahresgebühr, jahrespreis,
            jahresgehalt, jahreskosten
        """,
        "copula": "ist, war",
        "every_word": "jede, jeden, jedes, jeder, alle",
        "once_word": "einmal",
        "twice_word": "zweimal",
        "thrice_word": "dreimal",
        "each_quarter": """
            pro quartal, je quartal, vierteljährlich*, quartalsweise, im quartal, jedes quartal, alle drei monate
        """,
        "money_left": "gewinn, überschuss, reingewinn, ertrag nach kosten",
        "money_in": "einnahmen, umsatz, umsätze, erlös, erlöse, erträge",
        "money_out": "kosten, ausgaben, aufwand, aufwendungen",
        "each_month": "pro monat, je monat, monatlich*, im monat, jeden monat",
        "each_week": "pro woche, je woche, wöchentlich*, in der woche, jede woche",
        "each_day": "pro tag, je tag, täglich*, am tag, jeden tag",
        "each_second": "pro sekunde, je sekunde, die sekunde, /s, /sek",
        "each_minute": "pro minute, je minute, die minute, minütlich*, /min",
        "each_hour": "pro stunde, je stunde, stündlich*, die stunde, /std",
        "says_no": "nein",
        "says_yes": "ja, jawohl",
        "code_noun": """
            pin, port, durchwahl, nebenstelle, postleitzahl, plz,
            fehlercode, zugangscode, code, kennung, kontonummer,
            rechnungsnummer, bestellnummer, personalnummer, kundennummer,
            vertragsnummer, seriennummer, telefonnummer, artikelnummer,
            steuernummer, aktenzeichen
        """,
        "name_in_digits": """
            port, durchwahl, nebenstelle, pin, postleitzahl, plz, code,
            fehlercode, zugangscode, kennung, id, konto, kontonummer,
            rechnung, rechnungsnummer, auftrag, auftragsnummer, bestellung,
            bestellnummer, nummer, nr, personalnummer, kundennummer,
            buslinie, bus, linie, zimmer, raum, gate, flug, zug,
            schließfach, vertrag, vertragsnummer, ticket, vorgang,
            seriennummer, telefonnummer, fehler, formular, gebäude, wagen,
            kunde, modell, spind, mitarbeiter, artikelnummer, aktenzeichen,
            bahnsteig, steuernummer
        """,
        "below_zero": "unter null, unter dem gefrierpunkt",
        "minus_word": "minus",
        "bound_above": """
            mehr als, über, größer als, höher als, teurer als, länger als, schwerer als, älter als, mehr wie,
            übersteigt, übersteigen, oberhalb von
        """,
        "bound_below": """
            weniger als, unter, kleiner als, niedriger als, billiger als, günstiger als, kürzer als, jünger als,
            leichter als, geringer als, unterhalb von, unterschreitet, unterschreiten
        """,
        "bound_least": "mindestens, wenigstens, nicht weniger als, oder mehr, ab",
        "bound_most": "höchstens, maximal, bis zu, nicht mehr als, oder weniger",
        "date_next": """
            als nächstes, als nächste, als nächster, als nächstem, nächstes, nächste, nächster, nächsten,
            demnächst, bald
        """,
        "date_first": """
            als erstes, als erster, als erste, zuerst, am frühesten, frühestens, erste, erster, früheste,
            frühester
        """,
        "date_last": "als letztes, als letzter, als letzte, zuletzt, am spätesten, spätestens, späteste, spätester",
        "heading_hour": "stunde*, stündlich*",
        "heading_day": "tag, tages*, tage, täglich*",
        "heading_week": "woche, wochen*, wöchentlich*",
        "heading_month": "monat, monats*, monatlich*",
        "heading_year": "jahr, jahres*, jährlich*",
        "beyond_that": "darüber, danach, sonst, darunter, später, weniger, mehr, andernfalls, ansonsten",
        "best_period": "beste, bestes, bester, besten, stärkste, stärkstes, stärkster, stärksten, erfolgreichste",
        "worst_period": "schlechteste, schlechtestes, schlechtester, schwächste, schwächstes, schwächster",
        "opening_hours": "öffnungszeiten, öffnungszeit, wann geöffnet, wann offen",
        "of_them": "davon, von denen, von ihnen",
        "sold_out": """
            ausgebucht, ausverkauft, nicht mehr vorrätig, nicht vorrätig, vergriffen,
            nicht auf lager, nicht mehr auf lager, nicht verfügbar, voll, belegt
        """,
        "to_be_had": "verfügbar, vorrätig, auf lager, noch frei, frei, buchbar",
        "falls_due": "fällig, ist dran, an der reihe, steht an",
        "phone_heading": "telefon, tel, durchwahl, handy, rufnummer, telefonnummer",
        "person_heading": "name, mitarbeiter, mitarbeiterin, person, kollege, kollegin, ansprechpartner, kontakt",
        "cell_closed": "geschlossen, zu, ruhetag",
        "asks_weekdays": "an welchen tagen, welche tage, an welchem tag, welcher tag, an welchen wochentagen",
        "stock_heading": "bestand, lager, vorrat, anzahl, stückzahl, menge, vorrätig, frei, plätze, restplätze, freie",
        "limit_heading": """
            budget, budgets, plan, planwert, haushaltsansatz, kontingent, höchstbestand, obergrenze, kapazität
        """,
        "floor_heading": "mindestbestand, meldebestand, mindestmenge, sicherheitsbestand, minimum",
        "actual_heading": "ist, istwert, ausgegeben, ausgaben, verbraucht, verbrauch, gebucht",
        "within_limit": "innerhalb, im rahmen, noch im, liegt im, bleibt im, liegen im, bleiben im",
        "what_is_left": "übrig, noch offen, verbleibt, verbleiben, restbudget, bleibt noch",
        "people_noun": """
            leute, personen, menschen, mitarbeiter, mitarbeiterinnen, mitarbeitende, beschäftigte, kollegen,
            angestellte
        """,
        "works_at": "arbeitet, arbeiten, sitzt, sitzen, beschäftigt, tätig, angestellt, stationiert",
        "place_heading": "standort, ort, lagerort, büro, raum, gebäude, halle, stadt, niederlassung, werk, zimmer",
        "gives_notice": "kündigung, kündigungsfrist, kündigungstermin, kündbar bis, kündigen, gekündigt, zu kündigen",
        "contract_noun": "vertrag, verträge, abo, abonnement, police, mietvertrag",
        "opens_new": "eröffnet, eröffnung, eröffnungsdatum, gegründet, gründung, aufgemacht",
        "joins": """
            eintritt, eintrittsdatum, eingetreten, angefangen, eingestellt, einstellung, dabei, da,
            seit wann, beginn
        """,
        "newest_here": "zuletzt, neueste, neuester, neuestes, jüngste, als letztes, kürzesten dabei",
        "longest_here": "am längsten, dienstälteste, dienstältester, am längsten dabei",
        "counts_pieces": "paar, stück, packung, packungen, kisten, flaschen, exemplare",
        "ahead_of": "vorher, vor, im voraus, davor, zuvor",
        "in_charge": """
            zuständig für, zuständig, verantwortlich für, verantwortlich, kümmert sich um, kümmert sich, kümmert,
            ansprechpartner, ansprechpartnerin, ansprechperson, betreut, bearbeitet, bei wem, an wen,
            wende ich mich, melde ich mich, macht, leitet, leiten, leitung, leiter, leiterin, führt
        """,
        "cell_yes": "ja",
        "cell_no": "nein",
        "asks_hours": """
            öffnet, öffnen, schließt, schließen, macht auf, macht zu, aufmachen, zumachen, geöffnet, offen,
            auf, zu
        """,
        "before_somebody": "vor",
        "went_before": "vor, früher*, vorher, zuvor, ehemal*, vorgänger*, bis, abgelöst, löste, nachfolg*, folgte",
        "asks_permission": "darf, dürfen, kann ich, kann man, können wir, ist es erlaubt, erlaubt, muss ich, müssen",
        "named_in_capitals": "am, es, er, im, in",
        "asks_how_far": "wie weit",
        "set_off_by": "über, unter, vor, hinter",
        "or_more": "oder mehr, und mehr, und darüber, oder älter, oder länger, aufwärts",
        "or_less": "oder weniger, und weniger, und darunter, oder jünger",
        "begins_at": "ab",
        "asks_apart": """
            um wie viel, um wieviel, um wie viele, um wieviele, wie viel mehr, wie viel weniger, wieviel mehr,
            wieviel weniger, wie viele mehr, wie viele weniger, unterschied zwischen, differenz zwischen,
            abstand zwischen
        """,
        "asks_together": "insgesamt, zusammen, zusammengenommen, alles in allem, in summe, summe der, summe von",
        "asks_multiple": "wie viel mal so, wievielmal so, wie viele male so, das wievielfache, um welchen faktor",
        "for_each": "pro, je, für jeden, für jede, für jedes",
        "asks_difference": """
            um wie viel, um wieviel, wie viel mehr, wie viel weniger, wie viele mehr, wie viele weniger,
            wie viel teurer, wie viel günstiger, wie viel billiger, wie viel höher, unterschied, differenz,
            teurer, günstiger, billiger, höher, niedriger, größer, kleiner, mehr, weniger, gegenüber,
            im vergleich zu, liegt, als, wie viel größer, um wie viele, wie viel länger,
            wie groß ist der unterschied, übersteigt, übersteigen, preisunterschied, preisdifferenz,
            größenunterschied, altersunterschied, mehrkosten
        """,
        "asks_sum": """
            alle, allen, aller, insgesamt, zusammen, zusammengerechnet, in summe, gesamt, alles in allem,
            über alle, summe, gesamtzahl, gesamte, gesamten, gesamter, wie viele insgesamt, alles zusammen
        """,
        "asks_money": """
            was kostet, was kosten, wie viel kostet, wie viel kosten, wie teuer, preis, gehalt, stundenlohn,
            lohn, verdient, verdiene, verdienen, pro stunde, die stunde, wie viel geld, preisunterschied,
            preisdifferenz, mehrkosten, wie viel euro, wieviel euro
        """,
        "asks_clock_time": "um wie viel uhr, wie viel uhr, wieviel uhr",
        "asks_days": "wie viele tage, wie viele urlaubstage",
        "rule_allows": "erlaubt, gestattet, zulässig, zugelassen, darf, dürfen",
        "rule_forbids": "verboten, untersagt, unzulässig, nicht erlaubt, nicht gestattet",
        "says_open": "geöffnet, offen, öffnet",
        "says_shut": "geschlossen, schließt, ruhetag",
        "condition_on": "wenn, falls, sofern",
        "condition_off": "es sei denn, auch wenn, ohne, außer wenn, selbst wenn",
        "rule_excepts": "außer, ausgenommen, mit ausnahme",
        "opposes": "aber, doch, jedoch, während, hingegen, dagegen, sondern",
        "may_do": "darf, dürfen, kann, können",
        "nobody": "niemand, keiner, niemandem",
        "limit_up_to": "bis, bis zu",
        "limit_beyond": "über, ab",
        "works_here": "personal, beschäftigte*, mitarbeiter*, arbeiten, arbeitet, bekommen, bekommt",
        "stands_for": "jene, jenen, solche, diejenigen",
        "anyone": "alle, allen, aller, jeder, jede, jedem, jeden, jedermann",
        "limits_to": "nur, ausschließlich, lediglich",
        "adds_to": "auch, ebenfalls, ebenso",
        "qualifies": "online, online-*, bereinigt*, organisch*, wiederkehrend*, inländisch*, ausländisch*, stationär*",
        "rule_only": "nur, ausschließlich, lediglich",
        "opens_unit": "in",
        "entry_question": "frage, f",
        "entry_answer": "antwort",
        "courtesy_greets": """
            hallo, hi, hey, moin, moin moin, servus, grüß gott, grüezi, guten morgen, guten tag,
            guten abend, morgen zusammen, liebes team, liebe kollegen, liebe kolleginnen, liebe
            leute, liebe alle, sehr geehrte, hallöchen, mahlzeit
        """,
        "courtesy_asks": """
            kurze frage, eine kurze frage, nur kurz, eine frage, ich habe eine frage, ich hätte eine
            frage, ich habe eine kurze frage, ich hab mal eine frage, mal eine frage, frage,
            entschuldigung, entschuldigen sie, entschuldigen sie die störung, sorry, verzeihung,
            danke, vielen dank, bitte, an alle
        """,
        "courtesy_closes": """
            danke, vielen dank, danke schön, besten dank, herzlichen dank, danke im voraus, vielen
            dank im voraus, danke vorab, lg, vg, viele grüße, liebe grüße, beste grüße, mit
            freundlichen grüßen, schöne grüße
        """,
        "part_of_a_paper": """
            beschlüsse, beschluss, aufgaben, offenes, offene punkte, tagesordnung, anwesend, teilnehmer,
            protokoll,
            zusammenfassung, überblick, einleitung, hinweise, hinweis, allgemeines, sonstiges, inhalt, anhang, zweck
        """,
        "in_unit": "in",
        "table_lacks": "haben kein*, hat kein*, ohne, fehlt, fehlen, kein*",
        "table_bears": "haben, hat, mit",
        "counts_people": "mitarbeiter*, beschäftigte*, angestellte*, vollzeitstellen, belegschaft",
        "begins": """
            beginnt, beginnen, begann, begonnen, startet, starten, startete, gestartet, tritt in kraft,
            trat in kraft
        """,
        "ends": "endet, enden, endete, geendet, läuft ab, läuft aus, abgelaufen, erlischt",
        "unit_mark": "angaben in, beträge in, werte in, zahlen in",
        "against_a_limit": """
            über, unter, oberhalb, unterhalb, innerhalb, gegenüber, als, verfehlt*, erreicht*, überschr*,
            unterschr*, überstieg*, gegen
        """,
        "scores": """
            endstand, ergebnis, endergebnis, spielstand, gewann, gewannen, siegte, schlug, besiegte, verlor,
            verloren, endete, sieg, niederlage, unentschieden, führte, zwischenstand
        """,
        "because_of": "wegen, aufgrund, infolge, weil, auf grund, verursacht durch",
        "according_to": "laut, nach angaben von, nach ansicht von",
        "tells_that": "sagt, sagte, erklärte, erklärt, meint, meinte, behauptet, behauptete, warnt, warnte",
        "limit_least": "minimum, mindest*, meldebestand, sicherheitsbestand, untergrenze",
        "cheapest": """
            günstigste, günstigsten, günstigster, günstigstes, billigste, billigsten, billigster, billigstes,
            preiswerteste, preiswertesten, am günstigsten, am billigsten, am preiswertesten
        """,
        "dearest": "teuerste, teuersten, teuerster, teuerstes, am teuersten, kostspieligste",
        "asks_duration": """
            wie lange, wie lange dauert, wie lange dauern, wie viel zeit, wieviel zeit, dauer, dauert,
            dauern, wie lang dauert, wie lang ist, wie lang sind
        """,
        "asks_number": "welcher nummer, welche nummer, nummer, durchwahl",
        "extension": "durchwahl, nebenstelle",
        "up_to": "bis, bis zu, bis maximal",
        "limit_most": """
            maximum, höchstmenge, höchstbestand, höchstbetrag, höchstgrenze, obergrenze, grenzwert*, limit,
            grenze
        """,
        "limit_aimed": "ziel, zielwert*, zielvorgabe*, soll, sollwert*, quote, vorgabe, das ziel",
        "expects": """
            erwartet*, plant, plante*, geplant*, prognostiziert*, budgetiert*, anstrebt, angestrebt*,
            voraussichtlich*
        """,
        "limit_planned": "budget, plan, planwert*, geplant*, haushaltsansatz, prognose",
        "clock_quarter_past": "viertel nach",
        "clock_quarter_to": "viertel vor, dreiviertel",
        "clock_half_to": "halb",
        "comes_after": "nach, nachdem",
        "comes_before": "vor, bevor, ehe",
        "mutual": "traf, trafen, heiratete, spielte, gleicht, ähnelt, mit, zwischen, neben, gegen",
        "orders": "als, vor, nach, über, unter, von, an, für, wegen",
        "deed_beats": """
            schlug, schlägt, schlugen, geschlagen, besiegte, besiegt, besiegten, bezwang, bezwungen, gewann
            gegen, gewinnt gegen, siegte gegen, sieg über, sieg gegen
        """,
        "deed_beats_back": "verlor, verliert, verloren, unterlag, unterliegt",
        "deed_buys": """
            übernahm, übernimmt, übernommen, kaufte, kauft, gekauft, erwarb, erwirbt, erworben, übernahme von,
            kauf von
        """,
        "deed_buys_back": "verkaufte sich an",
        "deed_founds": """
            gründete, gründeten, gründet, gegründet, erbaute, erbaut, baute, entwarf, entworfen, erfand,
            erfunden, schrieb, geschrieben
        """,
        "deed_hires": "stellte, eingestellt, einstellte, ernannte, ernannt, warb, angeworben, berief, berufen",
        "deed_owes": "schuldet, schulden, schuldete, geschuldet",
        "deed_sues": "verklagte, verklagt, verklagten, klagte gegen, klagt gegen",
        "deed_leads": """
            leitet, leitete, führt, führte, geleitet, geführt, beaufsichtigt, ist vorgesetzte von, ist
            vorgesetzter von, ist chef von, ist chefin von
        """,
        "deed_leads_back": "berichtet an, berichtete an, ist unterstellt, untersteht",
        "deed_owns": """
            besitzt, besaß, besessen, ist eigentümer von, ist eigentümerin von, ist muttergesellschaft von
        """,
        "deed_owns_back": "gehört, gehörte, ist eine tochter von, ist tochtergesellschaft von",
        "deed_succeeds": "löste, abgelöst, ersetzte, ersetzt, folgte auf, folgt auf",
        "deed_pays": "zahlt, zahlte, bezahlt, bezahlte, gezahlt, erstattet, erstattete",
        "deed_pays_back": "erhält von, bekam von, bekommt von",
        "deed_supplies": "beliefert, belieferte, liefert an, lieferte an",
        "deed_supplies_back": "bezieht von, bezog von, kauft bei, bestellt bei",
        "deed_by": "von, vom, durch",
        "deed_passive": "wurde, wurden, wird, werden, worden",
        "deed_has": "hat, haben, hatte, hatten",
        "asks_has": "hat, haben, besitzt, bekommt, braucht, bringt, liegt, steht",
        "which_table": "welche tabelle*, welcher tabelle*, welche spalte*, welcher spalte*",
        "importing": "importier*, abhängig von, hängt von, hängen von, verwendet von, benutzt von",
        "clock_mark": "uhr",
        "noon": "mittag, zwölf uhr mittags",
        "midnight": "mitternacht",
        "after_a_span": "nach",
        "before_noon": "morgens, vormittags, am morgen, am vormittag",
        "after_noon": "nachmittags, abends, mittags, am nachmittag, am abend",
        "falls_apart": """
            ging zurück, gingen zurück, geht zurück, nahm ab, nahmen ab, nimmt ab, brach ein, brachen ein, gab nach,
            gaben nach, fiel zurück, fielen zurück
        """,
        "rises_apart": """
            nahm zu, nahmen zu, nimmt zu, legte zu, legten zu, legt zu, stieg an, stiegen an, steigt an, zog an,
            zogen an
        """,
        "out_of": "von, der",
        "compared_from": "als, gegenüber, verglichen, statt",
        "per": "pro, je",
        "article": "der, die, das, dem, den, ein, eine, einen, einem, einer",
        "both_ends": "und, oder",
        "months_word": "monate, monaten, monat",
        "weeks_word": "wochen, woche",
        "year_ended": "geschäftsjahr zum, geschäftsjahre zum, jahr zum",
        "opens_total": "summe, gesamt, zwischensumme, insgesamt",
        "spelt_number": """
            elf, einhundert, zweihundert, dreihundert, vierhundert, fünfhundert, hundertzwanzig, hundertfünfzig
        """,
        "around_what_is_right": """
            nein, nee, es sind, sind es, es ist, ist es, das sind, das ist, sind das, er ist, sie ist, sie sind,
            sein, muss es sein, müsste es sein, sollte es sein, müssen es sein, richtig, richtig ist,
            richtig sind, richtig wäre, korrekt, korrekt ist, korrekt wäre, jetzt, nun, inzwischen, mittlerweile,
            eigentlich, tatsächlich, vielmehr, sondern, heißt es, lautet, beträgt, neuerdings,
            das macht, macht, das sind dann, das wären, es wären, wären das, das wäre, das ergibt, es ergibt,
            das kommt auf, es kommt auf, kommt auf, das beläuft sich auf, beläuft sich auf, wir reden von,
            dann
        """,
        "wraps_a_question": """
            weiß jemand, jemand, wissen, wüsste, gern, gerne, möchte, sag, sagt mir, kurze frage, wenn, falls,
            geht das, geht, muss, müssen, uhrzeit, wende, mich, an wen
        """,
        "way_until": "bis",
        "is_open": "geöffnet, offen, auf",
        "it_closes": "schließt",
        "verb_ending": "ieren, iert, ierte, ierung, ung, ungen, en, t, te, ten, et, est",
        "kind_by_what": "womit, mit was, wodurch",
        "of_the_present": """
            heute, heutige*, jetzt, derzeit*, momentan*, aktuell*, gegenwärtig*, neueste*, neuste*, jüngste*, diese
            woche, diesen monat, dieses jahr, nachrichten, wetter, preis, preise, kurs, kurse, wechselkurs*,
            aktienkurs*, wer ist, wer sind, wer leitet, wer führt
        """,
        "wants_search": """
            ich muss suchen nach, ich muss nach, ich sollte nach, ich werde nach, ich würde nach, wir müssen nach, eine
            suche nach, eine neue suche nach, suche nach, ich muss nachschlagen
        """,
        "of_the_draft": """
            deine antwort, ihre antwort, meine antwort, der entwurf, dieser entwurf, die obige antwort, die antwort
            oben, die vorige antwort, die ursprüngliche antwort, die antwort ist falsch, die antwort ist richtig, die
            antwort ist korrekt, die antwort ist unvollständig, die antwort sollte, die antwort muss, die antwort
            enthält, die antwort nennt, bitte prüfen, bitte prüfe, bitte korrigieren, bitte korrigiere, ich habe
            geprüft, ich muss, ich werde, ich brauche
        """,
        "about": "etwa, rund, knapp, ungefähr",
        "quarter": "quartal*",
        "half_year": "halbjahr*, hj",
        "first_half_mark": "hj1, 1hj",
        "second_half_mark": "hj2, 2hj",
        "made_up_of": """
            macht, machte, entfällt, entfiel, entfallen, stammt, stammte, kommt, kam, trägt, trug, bei, gehört,
            gehören, betrifft, betreffen, bilden, bildet, ausmachen, ausmacht, machen, beträgt
        """,
        "asks_share": """
            anteil, prozentualer anteil, anteile, prozentsatz, prozent des, prozent der, prozent vom,
            welcher anteil, welchen anteil, wie viel prozent, wieviel prozent, wie groß ist der anteil,
            prozentual
        """,
        "asks_margin": "marge, margen, rendite",
        "half": "halbjahr, hälfte",
        "final": "letzte, letzten, letztes",
        "span_start": "zwischen, von",
        "span_joint": "und, bis",
        "until": "bis",
        "times": "mal",
        "before_or_after": "nach, vor, gegen",
        "approximate": """
            etwa, ungefähr, rund, knapp, nahezu, zirka, annähernd, mehr als, weniger als,
            mindestens, höchstens, bis zu, über, unter, gut
        """,
        "at_least": """
            mindestens, mehr als, über, wenigstens, höher als, größer als, überschritt, überstieg, übertraf, nicht
            weniger als
        """,
        "at_most": """
            höchstens, weniger als, unter, knapp, nahezu, bis zu, niedriger als, geringer als, kleiner als, maximal,
            allenfalls, nicht mehr als
        """,
        "set_against": "seit, als, gegenüber, verglichen mit, im vergleich zu, nach, später",
        "came_to": "auf",
        "starts_from": "von",
        "against": "gegenüber, im vergleich zu, verglichen mit",
        "rise": """
            stieg*, steig*, gestiegen*, wuchs, wachs*, gewachsen*, zunahm*, zugenommen*, zunahme, erhöh*, höher*,
            anstieg*, plus von, verdoppel*, steiger*, gesteiger*, kletter*, plus, zuwachs*, zulegen, legte zu,
            angezogen, mehr
        """,
        "fall": """
            sank, sanken, sink*, gesunken*, fiel, fielen, gefallen*, rückgang*, zurückgegangen*, verringer*,
            abgenommen*, abnahm*, niedriger*, geringer*, minus von, halbier*, sank*, ging zurück, zurückging*,
            minus, einbruch*, brach ein, einbüß*, gesenkt*, senk*, reduzier*, rückläufig*, abnahme, weniger,
            schrumpf*
        """,
        "movement": "veränderung, abweichung, zunahme, abnahme, differenz",
        "change": """
            sparen, spart, sparst, gespart, ersparnis, ersparen, erspart,
            günstiger, billiger, teurer, preiswerter,
            stieg*, steig*, gestiegen*, wuchs, wachs*, gewachsen*, zugenommen*, zunahme, erhöh*,
            höher*, anstieg*, sank, sanken, sink*, gesunken*, fiel, fielen, gefallen*, rückgang*,
            zurückgegangen*, verringer*, abgenommen*, niedriger*, veränder*, änderung*,
            unterschied*, differenz*, gegenüber, im vergleich zu, mehr, weniger, über dem, unter dem,
            überschritt*, unterschritt*, übertraf*, übertroffen, später als, früher als
        """,
        "average": "durchschnitt*, im schnitt, mittelwert*, gemittelt*",
        "sum": "insgesamt, summe*, zusammen, gesamt*",
        "whole": "durchschnitt*, insgesamt, zusammen",
        "share": "anteil*, quote*, verhältnis*, marge*",
        "denies_along": "nimmer, niemand",
        "negates": "nicht, kein*, nie, niemals, nimmer, ohne, weder",
        "affirms": "mit, immer",
        "negates_nothing": """
            nicht nur, nicht zuletzt, nicht mehr als, nicht weniger als, nicht vor, außer, es sei denn
        """,
        "least_behind": "mindestens, oder mehr, und mehr",
        "most_behind": "höchstens, oder weniger, maximal",
        "negation": "nicht, kein*, ohne",
        "hedge": "vielleicht, möglicherweise, vermutlich, wohl, voraussichtlich",
        "lacking": "fehlen*, fehlt",
        "data": "daten, angaben, angabe, zahlen, information, informationen, ergebnisse",
        "given": "verfügbar, vorhanden, enthalten, angegeben, veröffentlicht, gefunden, berichtet",
        "deficit": "verlust*, fehlbetrag*, defizit*",
        "moves_from": "von",
        "goes_over": """
            ging, gingen, gegangen, veränder*, änderte, änderten, geändert, entwickelt*, bewegte, bewegten,
            wurde, wurden, kam, kamen
        """,
        "moves_by": "um",
        "moves_to": "auf, bis auf",
        "opens_at": "öffnet, öffnen, macht auf, machen auf",
        "closes_at": "schließt, schließen, macht zu, machen zu",
        "times_two": "doppelt so viel*, doppelt so, das doppelte, zweimal so viel*",
        "times_three": "dreimal so viel*, dreimal so, das dreifache",
        "times_half": "halb so viel*, halb so, die hälfte der, die hälfte von",
        "doubles": "verdoppelt, verdoppelte, verdoppelten",
        "triples": "verdreifacht, verdreifachte, verdreifachten",
        "quadruples": "vervierfacht, vervierfachte, vervierfachten",
        "halves": "halbiert, halbierte, halbierten",
        "of_age": "alter, alt, jahr, jahre, jahren, jubiläum, später, jahrzehnt*",
        "years": "jahr, jahre, jahren, jahrzehnte, jahrzehnten",
        "born": "geboren, geburt",
        "contrasts": "aber, jedoch, obwohl, während, nur",
        "joins_names": "und, sowie",
        "the_former": "ersterer, ersteres, erstere, ersteren, ersterem, erstgenannte*",
        "the_latter": "letzterer, letzteres, letztere, letzteren, letzterem, letztgenannte*",
        "in_turn": "respektive",
        "coordinates": "und, aber, während, jedoch, sowie",
        "excepts": "außer, ohne, anders, statt",
        "compares": "verglichen, gegenüber",
        "states": "war, waren, ist, sind, von, auf, lag, lagen, liegt, liegen, betrug, betrugen, beträgt, betragen",
        "fiscal": "geschäftsjahr*",
        "asks_listing": (
            "liste, zeig, zeige, zeig mir, zeige mir, zeigen sie, nenne, "
            "nennen sie, vergleiche, vergleichen sie, gib mir, übersicht, tabelle, auflistung"
        ),
        "asks_each_row": "jeder, jede, jedes, jeden, jedem, jeweils, aller, alle, allen, sämtliche",
        "listing_soft": (
            "jeweilige, jeweiligen, tabelle, übersicht, mit, "
            "ihrer, ihren, ihre, auf, mir, liste"
        ),
        "everybody_is": "alle, aller, allen, jeder, jede, jedes, sämtliche",
        "is_averaged": "durchschnitt*, im mittel, mittelwert, im schnitt, mittlere",
        "calendar_year": "kalenderjahr*",
        "is_done": "wurde, wurden, worden, ist bereits, sind bereits",
        "still_to_come": "wird, werden, soll, sollen",
        "never_below": """
            fiel nie unter, sank nie unter, lag nie unter, war nie unter, blieb über, blieb stets über, blieb immer
            über, lag immer über, unterschritt nie
        """,
        "never_above": """
            überschritt nie, nie überschritten, lag nie über, stieg nie über, war nie über, blieb unter, blieb stets
            unter, blieb immer unter, lag immer unter, überstieg nie, nie höher als
        """,
        "fiscal_year": "geschäftsjahr, gj",
        "number_sign": "nr, nummer",
        "numbered": """
            abschnitt, kapitel, seite, seiten, schritt, tabelle, abbildung, abb., paragraf, artikel,
            absatz, abs.
        """,
        "tells": "steht, finde, enthalten, enthält, nennen, nennt, sagen",
        "lacks": "nicht, nichts, kein, keine",
        "unknown": "unbekannt, keine angabe",
        "declines": """
            habe ich keine zahl,
            keine antwort, nichts gefunden, nicht gefunden, nicht angegeben, nicht bekannt,
            weiß ich nicht, weiß ich leider nicht, weiss ich nicht, weiss ich leider nicht, ich weiß nicht,
            ich weiß es nicht, ich weiß das nicht, ich weiß leider nicht, ich weiß es leider nicht,
            ich weiß das leider nicht, kein angaben, keine angaben, keine informationen, keine information,
            kein hinweis, keine hinweise, keine daten, keinen hinweis, keinen hinweise
        """,
        "source_word": "quelle, quellen",
        "percent": "prozent",
        "percent_points": "prozentpunkt, prozentpunkte, prozentpunkten",
        "joins_figures": "bis, von",
        "most_of_all": """
            höchste*, größte*, meisten, längste*, schwerste*, stärkste*, teuerste*, tiefste*, breiteste*, am höchsten,
            am größten, am meisten, höchststand, höchstwert, spitzenwert
        """,
        "least_of_all": """
            niedrigste*, kleinste*, wenigsten, kürzeste*, geringste*, leichteste*, schwächste*, billigste*,
            am wenigsten,
            tiefststand, tiefstwert
        """,
        "no_extreme": """
            höchstens, mindestens, die meisten der, eine der, einer der, nie, nicht, kein*, seit, bisher, einer von,
            fast
        """,
        "year_before": """
            im jahr davor, im jahr zuvor, ein jahr zuvor, ein jahr davor, ein jahr früher, im vorjahr,
            im vorherigen jahr, des vorjahres
        """,
        "year_after": "ein jahr später, ein jahr danach, im jahr darauf, im folgejahr, im folgenden jahr",
        "leads_in": "und, okay und, ok und, aber",
        "also": "und",
        "what_about": "was ist mit, und was ist mit, wie ist es mit, wie sieht es aus mit, wie sieht es mit",
        "that_of": """
            die der, die des, die vom, die von, die im, die in, das der, das des, das vom, das von, das im, der der,
            der des, der vom, der von, der im, den der, den des, den vom, den von, die für, das für, der für
        """,
        "of_owner": """
            der, des, vom, von, von der, von dem, eines, einer, im, in der, in, für, für die, für den, für das, bei,
            bei der, beim
        """,
        "same_for": """
            jetzt, und jetzt, dasselbe, das selbe, das gleiche, dieselbe frage, gleiche frage, die gleiche frage, nun
        """,
        "more_than": "höher, mehr, größer, länger, schwerer",
        "over_budget": """
            über budget, über dem budget, über ihrem budget, über seinem budget, budget überschritten, budget
            überzogen, budget überschreitet, überschritt das budget, überschritt ihr budget, überschritt sein
            budget, überschritten ihr budget, überschritten das budget, überzog ihr budget, überzog sein budget,
            überzog das budget
        """,
        "under_budget": """
            unter budget, unter dem budget, unter ihrem budget, unter seinem budget, im budget, innerhalb des
            budgets, innerhalb ihres budgets, innerhalb seines budgets, im rahmen des budgets, budget
            eingehalten, budget unterschritten, unterschritt ihr budget, unterschritt sein budget, unterschritt
            das budget, hielt ihr budget ein, hielt sein budget ein, hielt das budget ein
        """,
        "of_both": "beide, beiden",
        "stood_higher": "höher*, größer*",
        "stood_lower": "niedriger*, geringer*, kleiner*",
        "period_bound": "seit, bis, vor, nach, von, ab, zwischen, gegenüber, als, auf, zu, zum",
        "period_kin": "im jahresvergleich, gegenüber dem vorjahr, im vorjahresvergleich, zum vorjahr",
        "evaluates": "besser*, verbesser*, schlechter*, erhol*, dürfte*, könnte*, soll, sollte",
        "best_of_all": "beste, bester, bestes, besten",
        "worst_of_all": "schlechteste*",
        "by_strength": "stärkste*, schwächste*",
        "gain_noun": """
            umsatz, umsätze, erlös*, gewinn, gewinne, verkäufe, absatz, aufträge, produktion, besucher,
            kunden, mitglieder, punkte, tore
        """,
        "burden_noun": """
            kosten, aufwand, aufwendungen, beschwerde*, mängel, fehler, verlust*, schulden, unfälle,
            retouren, emissionen, ausfälle
        """,
        "less_than": "niedriger, weniger, kleiner, kürzer, geringer, leichter",
        "outdoes": "übertraf, übertrafen",
        "than": "als",
        "every_period": "jedes jahr, jeden monat, jedes quartal, jede woche",
        "ago": "zuvor, früher",
        "old_age": "alt",
        "year_word": "jahr, jahre, jahren",
        "turns_age": "wurde",
        "adposition": "in, im, am, an, auf, bei, beim, mit, von, vom, zum, zur, aus, nach, zu",
        "preposition": "für",
        "for_whom": "für",
        "asks_figure": """
            wieviel, wieviele, wie viel, wie viele, wie vielen, wie hoch, wie lange, wie lang, wie oft, wie alt,
            wie groß, wie weit, wie schwer, wie schnell, wie breit, wie tief, welche anzahl, welcher anzahl,
            welcher anteil, wann
        """,
        "none": "kein*, nicht",
        "asks_date": """
            wann, welchem jahr, welches jahr, welchen jahren, welchem jahrzehnt, welchem jahrhundert, welchem
            datum, welchem tag, welchem monat
        """,
        "table_soft": """
            ausgegeben, gibt, gab, ausgeben, verbraucht, verbrauchte, gekostet, derzeit, aktuell, betragen, beläuft
        """,
        "asks_price": "kostet, kosten, kostete, kosteten, preis, preise, gebühr, gebühren",
        "asks_list": "schritte",
        "counted_things": "anzahl, stück, stückzahl, kopfzahl",
        "asks_reason": """
            warum, weshalb, wieso, weswegen, aus welchem grund, wodurch, woran lag, woran liegt, worauf beruht*,
            worauf ist, worauf sind, worauf war*, worauf geht, worauf gehen
        """,
        "asks_explanation": "wie, warum",
        "not_explained": "wie viel*, wie lange*, wie oft*, wie hoch*, wie alt*, wie groß*, wie schwer*, wie weit*",
        "about_reasons": "warum",
        "list_and": "und",
        "in_force_from": """
            gültig ab, gültig seit, in kraft seit, in kraft ab, tritt in kraft am, gilt ab, gilt seit, inkrafttreten,
            wirksam ab
        """,
        "as_of_date": "stand, stand vom, datum, veröffentlicht am, ausgabedatum",
        "updated_on": """
            zuletzt aktualisiert, zuletzt aktualisiert am, aktualisiert am, zuletzt geändert, zuletzt geändert am,
            geändert am, letzte änderung, überarbeitet am
        """,
        "in_force_until": "gültig bis, läuft ab am, außer kraft seit, außer kraft am",
        "version_word": "fassung, ausgabe",
        "supersedes": "ersetzt",
        "superseded_by": "ersetzt durch, abgelöst durch",
        "changed_since": """
            verlegt, verschoben, vorverlegt, vorgezogen, statt bisher, statt wie, statt am, statt vom, statt um,
            statt im, anstatt, anstelle, gilt nicht mehr, ist nicht mehr, sind nicht mehr, wird nicht mehr, werden
            nicht mehr, darf nicht mehr, dürfen nicht mehr, nicht mehr am, ab sofort, nun, nunmehr, jetzt, künftig,
            ersetzt, abgelöst, geändert, erhöht auf, angehoben, gesenkt, herabgesetzt, verlängert, verkürzt,
            abgesagt, entfällt, fällt aus, eingestellt, korrigiert auf, neuer termin, neues datum, neue frist,
            übernimmt von, nachfolger von, nachfolgerin von
        """,
        "left_undecided": """
            noch nicht entschieden, wird entschieden, entschieden wird, entschieden werden, wird noch entschieden,
            noch offen, ist offen, noch nicht fest, wird noch festgelegt, unentschieden, entscheidet sich, zu
            entscheiden, noch zu klären, ob
        """,
        "takes_place": "findet, stattfinden, statt, beginnt, startet, ist geplant, geplant, ist angesetzt, angesetzt",
        "meeting_word": """
            protokoll, protokoll vom, sitzung, sitzung vom, besprechung, besprechung vom, versammlung vom, notiz
            vom, rundschreiben vom, mitteilung vom
        """,
        "draft_state": """
            entwurf, entwürfe, in bearbeitung, vorläufig, nicht freigegeben, noch nicht genehmigt, zur prüfung,
            vorabfassung, dies ist ein entwurf, das ist ein entwurf
        """,
        "archived_state": """
            archiviert, archiv, veraltet, überholt, aufgehoben, außer kraft, nicht mehr gültig, abgelaufen,
            ungültig, abgelöst, eingestellt, nicht mehr in kraft, nicht mehr aktuell, wird nicht mehr gepflegt,
            alte version, alte fassung
        """,
        "state_word": "dokumentstatus, bearbeitungsstand",
        "notice_label": "achtung, hinweis, warnung, wichtig, anmerkung",
        "archived_folder": "ablage, papierkorb, altbestand, nicht verwenden",
        "superseded_mark": "alt, alte, altes, veraltet, vorherige",
        "authority_word": "verbindlichkeit",
        "official_word": "verbindlich, offiziell, amtlich",
        "unofficial_word": "unverbindlich, inoffiziell",
        "yes_word": "ja, wahr",
        "no_word": "nein, nee, nö",
        "all_earlier": "alle, frühere, früheren, bisherige, bisherigen, vorherige, vorherigen, vorige, ältere",
        "company_label": "firma, unternehmen, gesellschaft, arbeitgeber, mandant, emittent",
        "product_label": "produkt, produktname, modell, anwendung, projekt",
        "place_label": "ort, standort, land, niederlassung, region, bundesland",
        "period_label": "zeitraum, berichtszeitraum, geschäftsjahr, quartal, jahr",
        "audience_label": "zielgruppe, gilt für, geltungsbereich, für wen",
        "registrant": "name des emittenten",
        "reports_on": """
            für das geschäftsjahr zum, geschäftsjahr zum, geschäftsjahr vom, für das geschäftsjahr,
            für das quartal zum
        """,
        "report_kind": "geschäftsbericht, jahresbericht, quartalsbericht, halbjahresbericht",
        "document_noun": """
            dokument, seite, richtlinie, handbuch, leitfaden, anleitung, merkblatt, ordnung, regelung, vereinbarung,
            vertrag, notiz, übersicht, dienstanweisung, satzung
        """,
        "periodic_document": "bericht, geschäftsbericht, protokoll, ergebnisse, haushalt, prognose, rechnung",
        "span_opens": "von, zwischen",
        "reported_span": "monat, monate, monaten, woche, wochen, endend*",
        "heads_column": "veränderung, veränderung in %, summe, gesamt",
        "table_identifier": "nr, nr., nummer, durchwahl, telefon, telefonnummer, kennung, code, plz, raum, zimmer",
        "heads_value": "wert, werte, betrag, zahl, ergebnis, höhe, menge",
        "heads_unit": "einheit, maßeinheit, masseinheit, währung",
        "loss_of": "verlust von, fehlbetrag von",
        "hour_follows": "von, um, bis, ab, zwischen, gegen, nach, vor",
        "which_of_all_rows": "welche, welcher, welches, welchen, welchem",
        "place_word": """
            in, im, am, an, auf, bei, beim, hinter, vor, neben, unter, über, zwischen, gegenüber, nach, zu, zum,
            zur, ins, ans
        """,
        "opening_pronoun": "er, sie, es, dieser, diese, dieses",
        "how_much_is": "wie teuer, was kostet, was kosten",
        "adds_more": "weitere, weiteren, mehr, zusätzliche",
        "question_word": """
            wer, wen, wem, wessen, was, wann, wo, wohin, woher, warum, weshalb, wieso, weswegen, wie, welche,
            welcher, welches, welchen, welchem, wieviel, wieviele, womit, wodurch, worüber, wofür, wovon,
            worauf, woran, worin, worum, wozu, wonach, wogegen
        """,
        "workdays": "unter der woche, wochentags, an wochentagen, wochentage, wochentagen",
        "weekend": "wochenende, wochenenden",
        "day_word": """
            feiertag, feiertage, feiertagen, feiertags, werktag, werktage, werktagen, werktags,
            wochenende, wochenenden, morgens, vormittags, mittags, nachmittags, abends, nachts, morgen,
            vormittag, mittag, nachmittag, abend, nacht, montags, dienstags, mittwochs, donnerstags,
            freitags, samstags, sonntags, heute
        """,
        "speakers_own": "mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer",
        "public_holiday": "feiertag, feiertage, feiertagen, feiertags",
        "under_a_year": """
            monat*, woche*, wöchentlich*, tag, tages, tägliche*, stündlich*, wochenende*, frühjahr,
            frühling, sommer*, herbst, winter*
        """,
        "calendar_word": """
            tag*, woche*, monat*, stunde*, jahr*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*,
            samstag*, sonntag*, später, frühjahr, sommer, herbst, winter
        """,
        "figure_word": """
            eins, einmal, zweimal, dreimal, doppelt, halb*, hälfte, drittel, viertel, elf, täglich, wöchentlich,
            monatlich, jährlich, unbegrenzt
        """,
        "reason": "weil, wegen, aufgrund, da, deshalb, daher, infolge, dank, denn",
        "asks_person": "wer, wen, wem, wessen",
        "attribute_weight": "wie schwer, wiegt, wiegen, gewicht*, kilo, kilogramm",
        "attribute_age": "wie alt, alter",
        "attribute_sound": "wie laut, lautstärke, lärmpegel, dezibel",
        "of_no_group": "nicht",
        "of_no_kind": "un, nicht",
        "goes_with": "mit",
        "goes_without": "ohne",
        "of_an_age_over": "über, ab, älter als",
        "of_an_age_under": "unter, bis, jünger als",
        "asks_from_when": "ab wann, von wann, ab welcher uhrzeit, seit wann",
        "asks_until_when": "bis wann, bis um wie viel uhr, bis zu welcher uhrzeit",
        "told_from": "ab, von, seit, nach",
        "told_until": "bis",
        "of_height": "hoch, höhe, hohe",
        "of_width": "breit, breite",
        "of_length": "lang, länge",
        "of_depth": "tief, tiefe",
        "of_capacity": "kapazität, fasst, fassungsvermögen, plätze, sitzplätze",
        "attribute_length": "wie lang, länge, minuten, stunden",
        "attribute_serial": "seriennummer*, fabriknummer*",
        "counts_things": "wie viele, wieviele, wie viel stück, wieviel stück",
        "measured_in_days": "urlaub*, ferien, resturlaub*, sonderurlaub*, elternzeit, überstunden",
        "counts_no_things": "uhr, mal, etage, stock, stockwerk",
        "asks_size": "wie groß ist, wie breit, wie tief",
        "asks_place": "wo ist, wo sind, wo liegt, wo befindet sich, wo finde ich, wo steht",
        "asks_pay": "verdient, verdienst, gehalt, lohn, monatslohn, stundenlohn",
        "tells_when": """
            nach, vor, sobald, wenn, als, bis, seit, während, sofort, immer, jährlich, täglich, wöchentlich,
            monatlich, quartalsweise, stündlich, jede*, morgens, vormittag*, nachmittag*, abends, nachts, mittags,
            früh, spät, später, bald, jetzt, heute, morgen, gestern, jahrhundert, jahrzehnt*, krieg, saison, semester,
            bei, ende, anfang, beginn, zuerst, zuletzt, nächst*, erst, derzeit, aktuell, damals, ab, sofern, am, im,
            falls,
            vereinbarung, anfrage, termin, absprache
        """,
        "nameless_figure": "wert, werte, betrag, anzahl, zahl, menge, summe, gesamt",
        "asks_meaning_of": """
            bedeutung, bedeutet, bedeuten, was heißt, was heisst, wofür steht, wofür stehen, versteht man unter,
            gemeint, definition
        """,
        "tells_meaning": """
            bedeut*, heißt, heißen, heisst, steht für, stehen für, bezeichn*, versteht, verstehen, verstanden,
            gemeint, meint, nennt man, nennen, genannt, kurz für, abkürzung, definier*, ist ein, ist eine,
            ist der, ist die, ist das, ist jede, ist jeder, ist jedes, ist alles, sind ein, sind die, sind alle,
            das heißt, d. h., wenn, falls, sobald, zeigt, zeigen, gibt an, geben an, entspricht, kündig*, warnt,
            warnen, weist, weisen
        """,
        "gives_purpose": """
            um, damit, zum, zur, für, sonst, nach, so, verhinder*, vermeid*, ermöglich*, sicher*, schütz*, brauch*,
            nötig, muss, müssen
        """,
        "succession": "vor, nach, vorgänger, vorgängerin, nachfolger, nachfolgerin, abgelöst, löste",
        "another_office": """
            stellvertretend*, stellvertreter*, vize*, ehemalig*, frühere*, vorherig*, scheidend*, designiert*,
            assistent*, assistenz
        """,
        "stands_in": """
            vertritt, vertreten, vertrete, vertretung, vertretungs*, springt ein, einspringt, einspringen,
            stellvertret*, aushilf*, in abwesenheit
        """,
        "street_word": "straße, strasse, weg, gasse, allee, platz, ring, ufer, damm, chaussee",
        "which_of_a_kind": """
            welche, welcher, welches, welchem, welchen, in welcher, in welchem, an welcher, an welchem, auf welcher,
            was für ein, was für eine
        """,
        "before_a_thing": """
            ein, eine, einen, einem, einer, der, das, die, den, sein, seine, seinen, ihr, ihre, ihren, unser, unsere,
            mehrere, viele
        """,
        "being": "ist, sind, war, waren, wird, werden, wurde, wurden",
        "its_place": "adresse, anschrift, eingang, zugang, gebäude, gelände, standort, haus, sitz, tür, weg",
        "is_located": """
            liegt, liegen, steht, stehen, befindet, befinden, sitzt, gelegen, hängt, neben, gegenüber, hinter
        """,
        "somebody": """
            person*, mitarbeit*, team*, jemand, niemand, jeder, alle, wer, diejenigen, kolleg*, mitglied*,
            abteilung*, vorstand, ausschuss, rat, büro, stelle, firma, amt, leitung, leiter*, chef*, frau, herr, dr
        """,
        "agent_ending": "er, erin, ern, innen, ist, isten, ant, anten, eur, eure, leute, mann, frau",
        "asks_phone": "telefonnummer, rufnummer, handynummer, durchwahl, nummer der hotline",
        "asks_mail": "e-mail-adresse, mailadresse, emailadresse, email-adresse, mail-adresse",
        "asks_if_so": """
            stimmt das, stimmt das so, stimmt das noch, stimmt das denn, stimmt das wirklich, stimmt das überhaupt,
            stimmt es, stimmt's, stimmts, ist das richtig, ist das so richtig, ist das noch richtig, ist das korrekt,
            ist das noch korrekt, ist das wahr, ist das so, ist das noch so, ist das wirklich so, ist das aktuell, ist
            das noch aktuell, gilt das noch, gilt das so noch, gilt das wirklich, passt das so, passt das noch, kann
            das sein, kann das stimmen, kann das wirklich sein, hat er recht, hat sie recht, haben sie recht,
            wirklich, echt, sicher, bist du sicher, bist du dir sicher, sind sie sicher, ganz sicher, kannst du das
            bestätigen, können sie das bestätigen, kann das jemand bestätigen, kannst du das prüfen, können sie das
            prüfen, prüf das mal, bitte prüfen, bitte bestätigen, bitte überprüfen, richtig so, ist das falsch, was
            sagen die dokumente, was steht dazu in den dokumenten
        """,
        "heading_short_for": """
            durchw durchwahl, dw durchwahl, tel telefonnummer, tel telefon, nr nummer, anz anzahl, abt abteilung, str
            straße, bez bezeichnung
        """,
        "one_spoken_of": "er, sie, ihn, ihm",
        "owned_by_one": "sein, seine, seinen, seinem, seiner, ihr, ihre, ihren, ihrem, ihrer",
        "of_a_person": "von",
        "pronoun": "er, sie, ihn, ihm, ihnen, dessen, deren, davon, dafür, damit, daran, darauf",
        "relative_period": """
            letztes jahr, im letzten jahr, vorletztes jahr, dieses jahr, nächstes jahr, im letzten quartal
        """,
    },
    says={
        "fact cell restated": "geändert, zuerst berichtet: {figure}",
        "fact cell derived": "berechnet: Jahr - Q1 - Q2 - Q3",
        "fact cell split": "vor einem Aktiensplit, mit späteren Jahren nicht vergleichbar (zum Vergleich ÷ {factor})",
        "fact calendar years": "Geschäftsjahre sind Kalenderjahre.",
        "fact fiscal periods": "Geschäftsperioden, keine Kalenderperioden: {period} endete am {day}.",
        "fact month ends": "Aktienkurse, letzter Handelstag jedes Monats",
        "fact day before": "{day} war kein Handelstag; der letzte davor war der {before}.",
        "fact prices end": "Keine Kurse von {start} bis {end}; der neueste ist vom {day}.",
        "fact prices none": "Keine Kurse von {start} bis {end}; Kurse gibt es für {years}.",
        "months": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        "day told": "{d}. {m} {y}",
        "day told yearless": "{d}. {m}",
        "first day": "1",
        "of one": (
            "es gibt 1 Quellen=es gibt 1 Quelle; "
            "1 Fragen werden beantwortet oder warten=1 Frage wird beantwortet oder wartet; "
            "1 Jahre oder Daten=1 Jahr oder Datum; 1 Versuche=1 Versuch; 1 Aussagen=1 Aussage; "
            "1 Zahlen=1 Zahl; 1 Einreichungen=1 Einreichung; 1 Sätze=1 Satz; 1 Tage=1 Tag; "
            "1 Abstürzen=1 Absturz; 1 Passagen=1 Passage; 1 neue Passagen=1 neue Passage; "
            "1 weitere Zeilen=1 weitere Zeile; 1 weitere Datenzeilen=1 weitere Datenzeile; "
            "1 Zeilen=1 Zeile; 1 Modellaufrufe=1 Modellaufruf; 1 Entwürfen=1 Entwurf; 1 Stunden=1 Stunde; "
            "1 warten auf=1 wartet auf; 1 in der Minute werden=1 in der Minute wird; "
            "neuesten 1 Antworten sind=neueste Antwort ist; hält 1 Stunden=hält 1 Stunde"
        ),
        "file misnamed": "Der Name endet auf {suffix}, darin steht aber {what}: als das wurde sie gelesen.",
        "file password here": (
            "Sie braucht ein Passwort: Tragen Sie es hier in das Passwortfeld "
            "ein und senden Sie die Datei noch einmal."
        ),
        "file password wrong": "Sie braucht ein Passwort, und das angegebene öffnet sie nicht.",
        "fiscal year short": "Geschäftsjahr {year}",
        "table words": (
            "figures=Zahlen; figures of its tables=Zahlen aus seinen Tabellen; "
            "Period=Zeitraum; Ended=Ende; Company=Unternehmen; Measure=Kennzahl; Metric=Kennzahl; Value=Wert; "
            "Unit=Einheit; Form=Formular; Filed=Eingereicht; Period end=Ende des Zeitraums; "
            "Accession=Aktenzeichen; Items=Punkte; Description=Beschreibung; Link=Link; Formula=Formel; "
            "Note=Anmerkung; filings=Einreichungen; Rank=Rang; Change=Veränderung"
            "; From=Von; To=Bis; Date=Datum; Close=Schlusskurs; metrics=Kennzahlen; share price=Aktienkurs"
            "; Open=Eröffnung; High=Hoch; Low=Tief; Volume=Volumen; share prices=Aktienkurse"
            "; filings with the SEC=Einreichungen bei der SEC"
        ),
        "fact whose": (
            "Wessen Zahlen sind gemeint? Ich habe Zahlen von {companies}; bitte nennen Sie das Unternehmen."
        ),
        "fact no company": "Von {words} habe ich keine Zahlen; ich habe sie von {companies}.",
        "fact no explanation": "Ich habe kein Dokument gefunden, das es erklärt. {formulas}",
        "fact nobody": "keinem Unternehmen",
        "fact for period": "{figure} {period}",
        "fact years": "in den Geschäftsjahren {years}",
        "fact first half": "im ersten Halbjahr des Geschäftsjahres {year}",
        "fact second half": "im zweiten Halbjahr des Geschäftsjahres {year}",
        "fact trailing": "im Jahr bis {end}",
        "fact calendar": "im Kalenderjahr {year}",
        "fact lacking": "{measure} von {company} {periods}: Dazu habe ich keine Zahl.",
        "fact lacking but": (
            "{measure} von {company} {periods}: Dazu habe ich keine Zahl; ich habe sie für die Geschäftsjahre "
            "{years}."
        ),
        "fact none": "{measure} von {company}: Dazu habe ich keine Zahl.",
        "fact none but": (
            "{measure} von {company}: Dazu habe ich keine Zahl; ich habe sie für die Geschäftsjahre {years}."
        ),
        "fact only quarters": "Vom Geschäftsjahr {year} habe ich nur {quarters}.",
        "fact gaps": "Dazwischen fehlen mir Zahlen {periods}.",
        "fact latest": "Das ist die neueste Zahl, die ich habe.",
        "fact restated as": "Wie zuerst berichtet; spätere Berichte haben den Wert geändert: {figures}.",
        "fact never restated": "Kein späterer Bericht hat den Wert geändert.",
        "fact split basis": (
            "Werte bis {period} stehen so da, wie sie vor einem Aktiensplit gemeldet wurden; verglichen wird auf "
            "heutiger Basis."
        ),
        "fact was restated": "Der Wert wurde später geändert; zuerst berichtet wurden {figure}.",
        "fact derived": (
            "Der Wert wurde nicht für sich berichtet: Er ist das ganze Jahr abzüglich der Quartale davor."
        ),
        "fact before split": (
            "Der Wert wurde vor einem späteren Aktiensplit gemeldet und ist so nicht mit späteren vergleichbar."
        ),
        "fact split apart": "Werte bis {period} sind von vor einem Aktiensplit und mit späteren nicht vergleichbar.",
        "fact computed as": "{measure} wird so berechnet: {formula}.",
        "fact as filed": "Der Wert steht so in den Berichten und wurde nicht berechnet.",
        "fact ended": "{company} {period}: Ende am {day}.",
        "fact covered": "{measure} von {company} habe ich {parts}.",
        "fact covered quarters": "nach Quartalen ({first} – {last})",
        "fact not covered": "{measure} von {company} habe ich nicht.",
        "fact no figure": "Dazu habe ich keine Zahl.",
        "fact higher": "Höher ist der Wert von {company}.",
        "fact not converted": "Die Zahlen sind in {first} und {last} und wurden nicht umgerechnet.",
        "fact median": "Median",
        "fact cagr": "Jährliches Wachstum (CAGR)",
        "fact factor": "Faktor",
        "fact growth": "Wachstum",
        "fact a share": "je Aktie",
        "fact rose": "Gestiegen",
        "fact fell": "Gesunken",
        "fact above": "Darüber",
        "fact below": "Darunter",
        "fact met": "{measure} von {company}, {span} – {how}: {count}.",
        "fact count": "{count}-mal",
        "fact never": "nie",
        "fact first time": "zum ersten Mal",
        "fact every one since": "seither durchgehend",
        "fact not in latest": "zuletzt nicht",
        "fact no rate": "Eine Wachstumsrate braucht zwei Werte über null, die ein Jahr oder mehr auseinanderliegen.",
        "fact no total": "{measure} ist kein Betrag über einen Zeitraum; die Werte ergeben keine Summe.",
        "fact price open": "Eröffnungskurs",
        "fact price high": "Tageshoch",
        "fact price low": "Tagestief",
        "fact price close": "Schlusskurs",
        "fact price volume": "Handelsvolumen",
        "fact price": "{price} von {company} am {day}: {figure}.",
        "fact price over": "{how} – {price} von {company}, {first} bis {last}: {figure}.",
        "fact no trading day": "Das war kein Handelstag; genannt ist der letzte davor.",
        "fact no prices": "Für diesen Zeitraum habe ich keine Kurse von {company}.",
        "fact latest day": "Der neueste Tag, den ich habe, ist der {day}.",
        "fact dividends": "Dividenden sind nicht mitgerechnet.",
        "fact adjusted": "Bereinigt um den Aktiensplit vom {day}.",
        "fact prices no sum": "Kurse mehrerer Tage ergeben keine Summe.",
        "fact filed": "{company}: {form} {period}, eingereicht am {day}, Aktenzeichen {number}.",
        "fact items": "Punkte: {items}.",
        "fact filings": "{company}: {count} Einreichungen ({form}): {listed}.",
        "fact no filings": "Solche Einreichungen von {company} habe ich nicht.",
        "fact link": "Zu finden unter {url} .",
        "fact metrics": "Von {company} habe ich: {measures}.",
        "fact known measures": "Kennzahlen, die ich habe: {measures}.",
        "fact and others": "und weitere",
        "fact not understood": (
            "Ich habe {words} in der Frage nicht verstanden und nenne deshalb keine Zahl; bitte anders "
            "ausdrücken."
        ),
        "fact no measure": "Eine Kennzahl {words} von {companies} habe ich nicht.",
        "fact companies": "Ich habe Zahlen von {companies}.",
        "fact no companies": "Ich habe von keinem Unternehmen Zahlen.",
        "fact did you mean": "Meinten Sie {names}?",
        "fact read as": "{written} habe ich als {name} gelesen.",
        "cells apart": "{name}: {first} minus {last} = {value} Unterschied.",
        "cells moved": "{name}: von {first} auf {last} = {value} Veränderung.",
        "cells course": "{name}: von {first} auf {last}{change}. Höchster Wert: {most}; niedrigster: {least}.",
        "cells together": "{name}, zusammen: {each} = {value}.",
        "cells average": "{name}, im Durchschnitt: ({each}) / {count} = {value}.",
        "cells median": "{name}, Median: {value} ({each}).",
        "cells share": "{name}: {each} von insgesamt {whole} = {value}.",
        "rows counted": "{bound}: {count} von {all}: {each}{without}.",
        "dates then": "; danach {next}",
        "dates past": " Schon vorbei: {names}.",
        "rows none": "Keine mit {bound}. Angesehen: {each}.",
        "rows listed": "Mit {bound}: {each}{without}.",
        "cells most": "{name}, am meisten: {first}; danach: {next}{without}.",
        "cells least": "{name}, am wenigsten: {first}; danach: {next}{without}.",
        "records joint": "und",
        "records with": " mit {conditions}",
        "records nothing": "nicht angegeben",
        "records row": "Zeile {number}",
        "records one row": "1 Zeile",
        "records rows": "{count} Zeilen",
        "records over": "aus {rows}{where}",
        "records more": " und {count} weitere",
        "records is": "Es gibt {rows}{where}, von {all}{names}.",
        "records are": "Es gibt {rows}{where}, von {all}{names}.",
        "records value": "{name}, {heading}: {value}.",
        "records total": "{heading}, Summe {over}: {value} ({parts}).",
        "records average": "{heading}, Durchschnitt {over}: {value} ({parts}).",
        "records median": "{heading}, Median {over}: {value} ({parts}).",
        "records most": "{heading}, die {count} höchsten Werte{where}: {each}.",
        "records least": "{heading}, die {count} niedrigsten Werte{where}: {each}.",
        "records highest": "{who}: höchster Wert für {heading}{where}, {value}{next}.",
        "records lowest": "{who}: niedrigster Wert für {heading}{where}, {value}{next}.",
        "records highest several": "{who}: gemeinsam höchster Wert für {heading}{where}, {value}{next}.",
        "records lowest several": "{who}: gemeinsam niedrigster Wert für {heading}{where}, {value}{next}.",
        "records next": "; danach: {names}",
        "records without": "; ohne Angabe: {names}",
        "records what total": "Summe {heading}",
        "records what average": "Durchschnitt {heading}",
        "records what median": "Median {heading}",
        "records what rows": "Anzahl der Zeilen",
        "records by": "{what}{where} nach {by}: {each}.",
        "records by highest": "{who}: höchster Wert, {what}{where} {value}; alle nach {by}: {each}.",
        "records by lowest": "{who}: niedrigster Wert, {what}{where} {value}; alle nach {by}: {each}.",
        "records by highest several": (
            "{who}: gemeinsam höchster Wert, {what}{where} "
            "{value}; alle nach {by}: {each}."
        ),
        "records by lowest several": (
            "{who}: gemeinsam niedrigster Wert, {what}{where} "
            "{value}; alle nach {by}: {each}."
        ),
        "figures no opinion": (
            "Das fragt nach einer Meinung oder Vorhersage; ich gebe keinen Rat und sage nichts voraus, kann "
            "aber nennen, was festgehalten ist: Zahlen, Kurse und Einreichungen."
        ),
        "figures no reason": (
            "Die vorliegenden Zahlen sagen nicht, warum, und ich habe kein Dokument gefunden, das es sagt."
        ),
        "figures no definition": (
            "Das fragt, was etwas bedeutet, und ich habe kein Dokument gefunden, das es sagt."
        ),
        "kept in": "{what} steht in Tabelle {table}, Spalte {column}.",
        "imported by": "{file} wird importiert von {files}.",
        "imported by none": "Keine indizierte Datei importiert {file}.",
        "imports": "{file} importiert {files}.",
        "imports none": "{file} importiert keine indizierte Datei.",
        "part_unanswered": "Zu „{asked}“ habe ich in den Dokumenten, die ich lesen darf, nichts gefunden.",
        "nothing_near": "Dazu habe ich in den Dokumenten, die ich lesen darf, keine Antwort gefunden.",
        "refusal": (
            "Dazu habe ich in den Dokumenten, die ich lesen darf, keine Antwort gefunden; nennen Sie am besten "
            "Produkt, Team oder Zeitraum."
        ),
        "otherwise": "Eine andere Quelle sagt etwas anderes:",
        "otherwise_within": "Dasselbe Dokument sagt auch etwas anderes:",
        "otherwise_older": "Eine ältere Quelle sagt etwas anderes:",
        "otherwise_changed": "Früher:",
        "otherwise_archived": "Eine Quelle, die nicht mehr gilt, sagt etwas anderes:",
        "otherwise_draft": "Ein Entwurf sagt etwas anderes:",
        "otherwise_lower": "Eine nachrangige Quelle sagt etwas anderes:",
        "claim holds": "Ja, so steht es in den Dokumenten:",
        "claim denied": "Nein, in den Dokumenten steht es anders:",
        "otherwise_early": "Eine Quelle, die noch nicht gilt, sagt etwas anderes:",
        "source_followed": "Gefolgt wird: {winner}; zurückgestellt: {loser}.",
        "source_draft": "{source} ist ein Entwurf.",
        "source_archived": "{source} gilt nicht mehr.",
        "source_early": "{source} gilt noch nicht.",
        "unsupported": (
            "Ich konnte keine Antwort schreiben, die die Quellen stützen{why}. Es würde helfen, "
            "enger zu fragen."
        ),
        "unproven": (
            "Ich fand keine Antwort, die die Quellen stützen. Gesucht habe ich nach {searched}. Es kann "
            "helfen, enger zu fragen."
        ),
        "failed": "Das konnte ich nicht beantworten: {error} Der Fehler wurde festgehalten.",
        "failed_for_now": (
            "Das konnte ich nicht beantworten: {error} Der Fehler wurde festgehalten; bitte "
            "fragen Sie gleich noch einmal."
        ),
        "several": "Mehrere Quellen passen und sagen Verschiedenes; bitte sagen Sie, welche gemeint ist: {names}",
        "of_another": "Das sagen die Quellen nicht; am nächsten kommt, was von etwas anderem handelt: {names}",
        "not_quoted": "In {names} habe ich nach einem Satz gesucht, der darauf antwortet, und keinen gefunden.",
        "quoted": "„{said}“",
        "closest": "Der Frage am nächsten; ob es sie beantwortet, bitte selbst beurteilen: {names}",
        "which_of_kind": "welche {kind}?",
        "which_one": "Darauf gibt es mehrere Antworten. Welche ist gemeint?",
        "unconfirmed": "die Überprüfung hat es nicht bestätigt",
        "not_verified": "⚠️ Nicht vollständig überprüft:",
        "unverified": "(nicht überprüft)",
        "language names": (
            "en Englisch, de Deutsch, fr Französisch, es Spanisch, it Italienisch, pt Portugiesisch, "
            "nl Niederländisch, ko Koreanisch, ja Japanisch, zh Chinesisch, ar Arabisch, hi Hindi"
        ),
        "documents_in": (
            "Was am nächsten kommt, ist auf {languages}, und über Sprachen hinweg finde ich wenig: Fragen Sie "
            "bitte auf {languages}."
        ),
        "also_searched_in": "Die Dokumente sind auf {languages}; Ihre Frage wurde auch in dieser Sprache gesucht.",
        "weak_by_meaning": (
            "In dieser Sprache suche ich nach Stichwörtern: Am meisten finde ich "
            "mit den Wörtern, die in den Dokumenten stehen."
        ),
        "not_translated": (
            "Die Frage ist auf {asked}, die Quellen sind auf {spoken}; ohne Sprachmodell werden "
            "Zitate nicht übersetzt."
        ),
        "details": "Näheres steht im Protokoll",
        "fault any": "Etwas ist schiefgegangen.",
        "fault permanent": "Ein neuer Versuch ändert daran nichts.",
        "fault transient": "Ein späterer Versuch kann gelingen.",
        "fault setting": "Eine Einstellung hat einen falschen Wert.",
        "fault input": "Die Eingabe ist nicht verwendbar.",
        "fault not found": "Das gibt es nicht.",
        "fault forbidden": "Das ist hier nicht erlaubt.",
        "fault key": "Der Dienst hat den Schlüssel abgelehnt.",
        "fault quota": "Das Kontingent ist aufgebraucht.",
        "fault cap": "Eine Tagesgrenze für Token lässt keinen Raum für diesen Aufruf.",
        "fault too long": "Die Anfrage ist länger als das Fenster des Modells.",
        "fault refused": "Der Dienst hat diese Anfrage abgelehnt.",
        "fault contract": "Die Antwort des Modells hatte nicht die verlangte Form.",
        "fault unreadable": "Die Datei ist nicht lesbar.",
        "fault no document": "Die Datei ist kein Dokument.",
        "fault damaged": "Die Datenbank ist beschädigt.",
        "fault index damaged": "Der Suchindex ist beschädigt.",
        "fault stopped": "Die Frage wurde abgebrochen oder gelöscht.",
        "fault unavailable": "Der Dienst antwortet nicht.",
        "fault slow down": "Der Dienst bittet um langsamere Anfragen.",
        "fault full": "Die Warteschlange ist voll.",
        "fault too many": "Das ist mehr, als von einer Person in einer Minute angenommen wird.",
        "fault lease": "Ein anderer Prozess hat diese Arbeit übernommen.",
        "fault unserved": "Es wird dort veröffentlicht, wo dieser Prozess nicht kann.",
        "fault unexpected": "Etwas Unerwartetes ist schiefgegangen ({name}).",
        "fault recorded": "Es wurde festgehalten.",
        "fault long": "Es hat zu lange gedauert.",
        "fault crashes": "Nach {count} Abstürzen aufgegeben.",
        "fault database": "Die Datenbank antwortet nicht.",
        "fault empty question": "Die Frage ist leer.",
        "fault ask such as": "Fragen Sie etwas, zum Beispiel: Wie viele Urlaubstage bekomme ich?",
        "fault long question": "Die Frage hat {count} Zeichen; höchstens {most} werden angenommen.",
        "fault collection": "Die Sammlung {name} gibt es hier nicht.",
        "fault collections": "Sammlungen: {names}.",
        "none yet": "noch keine",
        "fault collection name": (
            "{name} ist kein Name für eine Sammlung: höchstens 64 Zeichen, ohne Schrägstriche und Kommas."
        ),
        "fault reserved name": "Keine Sammlung kann {name} heißen: In Einstellungen bedeutet das Wort etwas anderes.",
        "fault model slow": "Das Sprachmodell {model} hat zu lange gebraucht.",
        "fault model away": "Der Server des Sprachmodells ist nicht erreichbar.",
        "fault model broke off": "Der Server des Sprachmodells hat abgebrochen.",
        "fault model status": "Der Server des Sprachmodells hat mit {status} geantwortet.",
        "fault model slow down": "Das Sprachmodell {model} bittet um langsamere Anfragen.",
        "fault model key": "Der Server des Sprachmodells hat den Schlüssel abgelehnt.",
        "fault model quota": "Das Kontingent des Sprachmodells ist aufgebraucht.",
        "fault web": "Die Websuche hat nicht in {seconds} s geantwortet.",
        "lined up": "🔁 Jemand sagt, das sei falsch. Andere sind zuerst dran; danach sehe ich hier nach.",
        "looking": "🔁 Jemand sagt, das sei falsch; ich sehe noch einmal nach.",
        "still looking": "🔁 Ich sehe noch nach; es dauert länger als sonst.",
        "looked twice": (
            "🔁 In dieser Stunde schon zweimal geprüft. Nach Ablauf der Stunde kann ich wieder nachsehen; bis "
            "dahin hilft es vielleicht, in anderen Worten zu fragen."
        ),
        "holds": "🔁 Noch einmal nachgesehen, und es stimmt.",
        "said to the question": "{who} sagte auf die Frage „{question}“: {words}",
        "holds because": "🔁 Noch einmal nachgesehen, und es stimmt: „{sentence}“ ({source}).",
        "no longer": "Das steht nicht mehr in den Dokumenten: {names}.",
        "read anew": "🔧 Vor dem Antworten neu gelesen: {names}.",
        "answered again": "✏️ Neu beantwortet: {names} kam seither hinzu oder hat sich geändert.",
        "answered by person": "✏️ Neu beantwortet: Ein Mensch hat dies beigetragen, und es wurde freigegeben.",
        "source changed": "⚠️ Quelle seither geändert: {names}.",
        "source changed ask": (
            "🔁 Was diese Antwort zitiert, hat sich seither geändert: {names}. Fragen Sie noch einmal, dann "
            "antworte ich aus dem, was jetzt dort steht."
        ),
        "worked out": (
            "🔁 Noch einmal nachgesehen: Es ist aus den zitierten Zeilen errechnet; deren Zahlen stehen unverändert da."
        ),
        "not settled": (
            "🔁 Noch einmal nachgesehen: Die Quellen sagen auch das, was dagegen gesagt wurde; entschieden ist nichts."
        ),
        "nothing better": "🔁 Noch einmal nachgesehen: die Quellen neu gelesen und nichts Besseres gefunden.",
        "said suggested": (
            "📝 Was dazu gesagt wurde, ist als Vorschlag festgehalten: "
            "Es gilt, sobald jemand anderes zustimmt."
        ),
        "said recorded": "📝 Was dazu gesagt wurde, ist festgehalten.",
        "corrected": "✏️ Korrigiert wegen {why}: {changed}.",
        "a thumbs-down": "eines Daumens nach unten",
        "worded anew": "neu formuliert aus denselben Zahlen und Quellen",
        "figures became": "aus {before} wurde {after}",
        "figures left out": "{figures} weggelassen",
        "words became": "aus „{before}“ wurde „{after}“",
        "words left out": "„{words}“ weggelassen",
        "words added": "neu: „{words}“",
        "figures added": "nennt neu {figures}",
        "now rests on": "beruht jetzt auf {names}",
        "before and now": "vorher {before}, jetzt {after}",
        "note web not configured": (
            "Das Web wurde nicht befragt: Es ist keine Websuche eingerichtet ({settings})."
        ),
        "note web not asked": "Das Web wurde nicht befragt: {error}",
        "note web empty": "Das Web wurde befragt, Brauchbares fand sich nicht.",
        "note graded by rules": "Die Belege wurden ohne das Modell bewertet: {error}",
        "note routed by rules": "Über den Weg der Frage entschieden Regeln: {error}",
        "note as it stands": "Die Frage wurde genommen, wie sie ist: {error}",
        "note not refined": "Die Suche wurde nicht vom Modell verfeinert: {error}",
        "note not translated": "Die Suche wurde vom Modell nicht in eine andere Sprache übertragen: {error}",
        "note years": "Die fehlenden Jahre waren nicht zu holen: {error}",
        "note tokens": (
            "Es gab keinen weiteren Versuch: Diese Frage hat ihre {cap} Token verbraucht (QUESTION_TOKEN_CAP)."
        ),
        "note model not asked": "{model} war bei {step} nicht zu befragen: {error}",
        "note model contract": "{model} hielt bei {step} die verlangte Form nicht ein: {error}.",
        "note model slow down": "{model} bat bei {step} um langsamere Anfragen.",
        "note model refused": "{model} lehnte die Anfrage bei {step} ab.",
        "note by extracts": (
            "Mit Auszügen beantwortet, ohne das Sprachmodell, weil dies das Haus nicht verlassen darf: {what}."
        ),
        "kept in several": "die Sammlungen {names}",
        "kept in one": "die Sammlung {names}",
        "kept in unnamed": "eine Sammlung, auf der dies beruht",
        "cap until midnight": (
            "Der nächste Aufruf könnte {whose} {cap} Token am Tag überschreiten ({setting}): Bis Mitternacht "
            "UTC sind Antworten Auszüge aus Ihren Dokumenten. Nichts, was Sie fragen, geht verloren."
        ),
        "whose server": "für diesen Server",
        "whose workspace": "für diesen Workspace",
        "whose channel": "für diesen Kanal",
        "whose own": "Ihre",
        "pass": "bestanden",
        "skip": "entfällt",
        "check figures": "{wrong} von {found} nicht belegt ({reasons}). {proofs}",
        "check figures alone": "{wrong} von {found} nicht belegt ({reasons}).",
        "check dates": "{wrong} von {found} nicht belegt: {reasons}",
        "check dates found": "{found} in den Quellen gefunden.",
        "count figures": "{count} Zahlen",
        "count figure": "1 Zahl",
        "count dates": "{count} Jahre oder Daten",
        "count date": "1 Jahr oder Datum",
        "check supported": "{found} gestützt.",
        "count sentences": "{count} Sätze",
        "count sentence": "1 Satz",
        "check in doubt": "{count} Aussagen im Zweifel",
        "check one in doubt": "1 Aussage im Zweifel",
        "check without support": "{count} Aussagen ohne Beleg",
        "check one without support": "1 Aussage ohne Beleg",
        "check little stands": "davon steht wenig in {where}",
        "check stands elsewhere": "{figure} steht in {where}, nicht in {cited}",
        "check invented source": "{cited} zitiert, aber es gibt {count} Quellen.",
        "check in no source": "{name} steht in keiner Quelle",
        "check scanned": "{name} war auf einer gescannten Seite nicht sicher zu lesen",
        "check code has": "in den Belegen steht {key} {found}",
        "check answer too long": "die Antwort ist zu lang, um ganz geprüft zu werden",
        "check time of another": "die Belege geben diese Zeit etwas anderem",
        "check not in evidence": "nicht in den Quellen",
        "check closest": "nicht in den Quellen: am nächsten ist {closest}",
        "check computed": "aus den Quellen berechnet ist es {value}",
        "check value of another": "das ist der Wert von {one}, nicht von {other}",
        "check evidence has": "in den Belegen steht {value}",
        "check figure of another": "die Belege geben diese Zahl zu {one} an",
        "check in another unit": "in anderer Einheit: es sind {value}",
        "check not named": "{name} ist nicht in den Quellen",
        "check denied": "die Quellen verneinen das: {word}",
        "check says so": "die Quellen sagen dies: {word}",
        "check unverified": "Es ließ sich nicht an den Quellen prüfen.",
        "check hardly said": "Das Zitierte sagt kaum, was gefragt war",
        "check proven by": "Belegt durch: „{sentence}“",
        "check confirmed": "{detail}; die Überprüfung hat es bestätigt.",
        "new from checks": "was die Prüfungen fanden",
        "new passages": "{count} neue Passagen",
        "new rows": "{count} weitere Datenzeilen",
        "new model": "ein anderes Modell ({model})",
        "nothing found": "In den Dokumenten wurde nichts gefunden.",
        "note extract": "Das ist ein Auszug aus Ihren Dokumenten, ohne das Sprachmodell gemacht.",
        "note looked up": "Das wurde ohne das Sprachmodell nachgesehen.",
        "note in part": "Nicht alles davon hat das Sprachmodell gemacht.",
        "note held against": "{model} hat {judged} von {count} Aussagen mit ihren Quellen verglichen.",
        "note not judged": "Die Aussagen wurden von keinem Modell beurteilt: {error}",
        "note model repaired": "{model} hielt sich einmal nicht an die Form der Antwort ({problem}) und besserte nach.",
        "stays in several": "Die Sammlungen {names} dürfen das Haus nicht verlassen.",
        "stays in one": "Die Sammlung {names} darf das Haus nicht verlassen.",
        "stays unnamed": "Eine Sammlung, auf der dies beruht, darf das Haus nicht verlassen.",
        "cap at any time": (
            "Der nächste Aufruf könnte {whose} {cap} Token am Tag überschreiten ({setting}): Ein solcher Aufruf kann "
            "{tokens} kosten, darum sind Antworten Auszüge aus Ihren Dokumenten. Nichts, was Sie fragen, geht "
            "verloren."
        ),
        "check filings": "{wrong} von {found} passen zu keiner Zeile: {reasons}.",
        "check filings found": "{found} genannt, auch in den Zeilen.",
        "count filings": "{count} Einreichungen",
        "count filing": "1 Einreichung",
        "check accession": "die Nummer keiner Einreichung in den Quellen",
        "check no form": "in den Quellen ist kein {form}",
        "check form date": "kein {form} mit dem Datum {date}: am nächsten ist {closest}",
        "check same wording": "{found} so, wie die Quellen es sagen.",
        "check refusal": "eine Absage braucht keine Quelle",
        "check read as answer": "Es liest sich als Antwort, aus Quellen zu dem, was gefragt war",
        "check other language": (
            "Das Zitierte ist in einer anderen Sprache als die Frage: Verglichen wurden Namen und Jahre, nicht die "
            "Wörter"
        ),
        "check faithful": "{model} fand {count} Aussagen in dem, was sie zitieren",
        "check not faithful": "{model} findet {detail} nicht in dem, was zitiert wird",
        "check empty reply": "die Antwort war leer",
        "check cut reply": "die Antwort brach ab",
        "check too long": "die Quellen sind zu lang, als dass das Modell die Antwort an ihnen prüfen könnte",
        "check objected": "die Überprüfung beanstandete den Entwurf",
        "check no usable reply": "die Überprüfung gab keine brauchbare Antwort",
        "check rewritten": "die Überprüfung hat den Entwurf berichtigt",
        "check searched again": "die Überprüfung verlangte eine weitere Suche",
        "reasoning covered": "{grounded} der Sätze stehen in ihren Quellen; {coverage} der Frage sind abgedeckt.",
        "reasoning unanswered": "Die gefundenen Quellen beantworten die Frage nicht.",
        "check reflection": "die Selbstprüfung ergab {score}",
        "check data for": "für {year} gibt es Daten",
        "check not fetched": "{year} steht in der Tabelle, wurde aber nicht geholt",
        "check another time": "die Quellen sagen das von einer anderen Zeit als {year}",
        "check overruled": "außer Kraft gesetzt durch {source}",
        "check instruction": "{text} stammt aus einer Anweisung in {source}",
        "check not cited": "{name} steht in keiner zitierten Quelle, aber in {where}",
        "check points": "das sind Prozentpunkte, nicht Prozent",
        "check currency": "eine andere Währung: Es sind {value}",
        "check too small": "falsche Größenordnung: um das {factor}-Fache zu klein, es sind {value}",
        "check too large": "falsche Größenordnung: um das {factor}-Fache zu groß, es sind {value}",
        "check sign": "falsches Vorzeichen: Es sind {value}",
        "check says unsaid": "die Antwort sagt selbst, dass keine Quelle es sagt",
        "check beside else": "die Quellen nennen {year} bei etwas anderem",
        "check no score": "{score} steht in keiner Quelle",
        "check dates it": "die Quellen datieren es auf {year}",
        "check of some": "die Quellen sagen es nur von manchen: {word}",
        "check of few": "die Quellen sagen es nur von wenigen: {word}",
        "check no duty": "nach den Quellen ist es keine Pflicht: {word}",
        "check a duty": "nach den Quellen ist es Pflicht: {word}",
        "check not sure": "die Quellen sind sich dessen nicht sicher: {word}",
        "check source says": "das sagt {one}, nicht {other}",
        "check against": "es sind {one} gegenüber {other}",
        "check goes": "es geht von {one} auf {other}",
        "check the most": "am meisten ist {value}",
        "check the least": "am wenigsten ist {value}",
        "check has instead": "die Quellen haben stattdessen „{told}“",
        "check other way": "in den Belegen steht es umgekehrt: {sentence}",
        "check another cause": "die Belege nennen eine andere Ursache: {sentence}",
        "check another witness": "die Belege berufen sich auf jemand anderen: {sentence}",
        "check no rise": "{one} ist weniger als {other}: das ist kein Anstieg",
        "check no fall": "{one} ist mehr als {other}: das ist kein Rückgang",
        "check value instead": "das ist der Wert von {one}, nicht von {other}; für {period} ist es {value}",
        "check closest off": "nicht in den Quellen: am nächsten ist {closest}, {off} % daneben",
        "check times alone": "es ist das {factor}-Fache davon",
        "check times as much": "es ist das {factor}-Fache: von {one} auf {other}",
        "check says multiple": "in den Belegen steht „{word}“",
        "check not looked at": "{count} nicht angesehen",
        "check not looked from": "ab Zeichen {place} nicht angesehen",
        "check decade": "die Jahre {years} stehen nicht in den Quellen",
        "check as a plan": "die Quellen nennen es einen Plan: {word}",
        "check no such source": "zitiert eine Quelle, die es nicht gibt",
        "page": "S. {page}",
    },
)  # fmt: skip
