"""Italian."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

_TENS_BEGIN: Final = ("vent", "trent", "quarant", "cinquant", "sessant", "settant", "ottant", "novant")
_ONES_BEHIND: Final = ("due", "tré", "tre", "quattro", "cinque", "sei", "sette", "nove")
_BETWEEN_TENS: Final = ", ".join(
    word
    for ten in _TENS_BEGIN
    for word in (f"{ten}uno", f"{ten}otto", *(f"{ten}{'i' if ten == 'vent' else 'a'}{one}" for one in _ONES_BEHIND))
)

ITALIAN: Final = Language(
    code="it",
    name="Italian",
    own_letters="ìò",
    short_endings="o a e i ano ono are ere ire",
    stop_words="""
        il lo la i gli le un uno una di del dello della dei degli delle e o ma è sono era sarà essere ha hanno io tu
        lui lei noi voi loro mio mia suo sua nostro questo questa questi quello che chi cosa quale quali quando
        quanto quanti quante dove come perché per con senza in nel nella a al alla ai alle da dal dalla non si più
        c'è può
    """,
    telling_words="""
        ciao salve buongiorno buonasera grazie prego costa costano costo costi prezzo prezzi tariffa pagamento
        paga pagano soldi stipendio ferie vacanze giorni giorno settimana settimane mese mesi anno anni ore ora
        numero indirizzo scadenza termine richiesta malattia viaggio viaggi trasferta ufficio squadra capo
        cliente clienti contratto preavviso assicurazione conto accesso aiuto ordine consegna reso garanzia
        fattura orario orari apertura aperto chiuso chiude chiudete chiudono apre aprite posso puoi possiamo
        possono portare prenotare richiedere chiedere approva responsabile contatto contattare scrivo lavoro
        lavorare telelavoro cane macchina parcheggio parcheggiare mensa formazione regole riunione sala tempo
        tardi significa permesso possibile nuovo nuova ultimo prossimo ricavi utile risultato dipendenti
        rapporto sposo matrimonio nascita trasloco rimborso rimborsi spese congedo ho hai abbiamo voglio devo
        deve dobbiamo fare faccio trovo dare ricevo spetta spettano dimenticato fino tra fra durante dopo prima
        anche mai sempre sta stanno ogni tutto tutti qualcuno niente secondo verso quanta chiedo serve servono
        mi ti ci vi quale quali dov'è cos'è qual'è qual
        password parking email mail manager team bonus login account meeting reset
        siamo siete
    """,
    telling_endings="zione zioni ità mento menti enza enze anza anze ggio ggi tore tori iamo",
    telltales="il di che per",
    abbreviations="sig sig.ra dott pag ecc p.es",
    weekdays=(
        "lunedì",
        "martedì",
        "mercoledì",
        "giovedì",
        "venerdì",
        "sabato",
        "domenica",
    ),
    months=(
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
        "novembre", "dicembre",
    ),
    numbers={
        "tre": 3, "quattro": 4, "cinque": 5, "sette": 7, "nove": 9, "dieci": 10, "undici": 11, "dodici": 12,
        "tredici": 13, "quattordici": 14, "quindici": 15, "sedici": 16, "diciassette": 17, "diciotto": 18,
        "diciannove": 19, "venti": 20, "trenta": 30, "quaranta": 40, "cinquanta": 50, "sessanta": 60, "settanta": 70,
        "ottanta": 80, "novanta": 90,
    },
    ordinals={"primo": 1, "prima": 1, "secondo": 2, "seconda": 2, "terzo": 3, "terza": 3, "quarto": 4, "quarta": 4},
    scales={
        "centesimi": 1e-2,
        "mila": 1e3, "mln": 1e6, "milione": 1e6, "milioni": 1e6, "miliardo": 1e9, "miliardi": 1e9, "mld": 1e9,
    },
    unit_scales={"migliaia": 1e3, "milioni": 1e6, "miliardi": 1e9},
    measures={
        "revenue": "ricavi, fatturato, vendite",
        "net_income": "utile netto, utile, profitto netto, utili, perdita netta",
        "operating_income": "utile operativo, risultato operativo",
        "total_assets": "totale attivo, attività totali",
        "stockholders_equity": "patrimonio netto",
        "employees": "dipendenti",
        "gross_profit": "utile lordo, profitto lordo",
        "total_liabilities": "passività totali, totale passività",
        "rd_expense": "spese di ricerca e sviluppo, ricerca e sviluppo",
        "operating_cash_flow": "flusso di cassa operativo",
        "eps_diluted": "utile per azione, utile diluito per azione",
        "inventory": "scorte, rimanenze",
        "cost_of_sales": "costo del venduto",
        "income_tax": "imposte sul reddito",
        "sga_expense": "spese di vendita e amministrative",
        "eps_basic": "utile base per azione",
        "cash_and_equivalents": "disponibilità liquide",
        "long_term_debt": "debito a lungo termine",
        "share_repurchases": "riacquisto di azioni proprie, riacquisti di azioni",
        "capex": "spese in conto capitale, investimenti",
        "property_plant_equipment": "immobili impianti e macchinari",
        "accounts_receivable": "crediti commerciali",
        "current_assets": "attività correnti",
        "current_liabilities": "passività correnti",
        "diluted_shares": "azioni diluite",
        "shares_outstanding": "azioni in circolazione",
        "dividends_paid": "dividendi pagati, dividendi",
    },
    asks_figure="""
        qual, quale, quali, l', l’, sono, è, era, erano, quanto, quanti, anno, esercizio, fiscale, stato, stati, fu,
        nell'anno, nell'esercizio, esercizio fiscale, dell'anno, ammontava, alto, alta, alti, alte, ammonta,
        ammontano, ammontavano, importo, importi, ammontare, elevato, elevata, elevati, per favore
    """,
    line_names={
        "personnel expenses": "costi del personale, costo del personale, spese per il personale",
        "cost of sales": "costo del venduto",
        "income taxes": "imposte sul reddito",
        "profit before tax": "risultato prima delle imposte, utile ante imposte",
        "depreciation": "ammortamenti",
        "order intake": "ordini acquisiti",
        "order backlog": "portafoglio ordini",
        "receivables": "crediti commerciali, crediti verso clienti",
        "payables": "debiti commerciali, debiti verso fornitori",
        "cash": "disponibilità liquide",
        "borrowings": "debiti finanziari",
        "capital expenditure": "investimenti",
        "advertising": "pubblicità",
        "operating income": "risultato operativo, utile operativo",
        "net income": "utile netto, risultato netto",
        "revenue": "ricavi, fatturato, vendite",
        "equity": "patrimonio netto",
        "inventory": "rimanenze",
        "dividend": "dividendo, dividendi",
    },
    figure_words={
        "trend": "andamento, evoluzione, tendenza, evoluto, nel corso degli anni, negli ultimi anni",
        "change": "cambiato, cambiati, variazione, variato, variati, differenza",
        "grow": "cresciuto, cresciuti, crescita, aumentato, aumentati, aumento, salito, saliti",
        "fall": "diminuito, diminuiti, diminuzione, calato, calati, calo, sceso, scesi",
        "percent": "per cento, percentuale, percento",
        "how much": "di quanto, quanto",
        "highest": "più alto, più alti, più alta, maggiore, massimo, più elevato, più elevati",
        "lowest": "più basso, più bassi, più bassa, minore, minimo",
        "average": "medio, media, medi, in media",
        "in total": "in totale, complessivamente, complessivo",
        "which year": "in quale anno, in che anno, quale anno",
        "compare": "confronta, confrontare, confronto",
        "with": "con",
        "to": "al, a",
        "between": "tra, fra",
        "from": "dal",
        "and": "e, ed",
        "since": "a partire dal",
        "gross margin": "margine lordo",
        "net margin": "margine netto",
        "operating margin": "margine operativo",
        "return on equity": "rendimento del capitale proprio, redditività del capitale proprio",
        "share price": "prezzo dell'azione, prezzo dell’azione",
        "closing price": "prezzo di chiusura",
        "return on assets": "rendimento delle attività",
        "R&D as a share of revenue": "intensità di ricerca e sviluppo",
        "debt to equity": "rapporto di indebitamento",
        "long-term debt to equity": "rapporto di indebitamento a lungo termine",
        "current ratio": "indice di liquidità corrente, indice di liquidità",
        "asset turnover": "rotazione delle attività",
        "effective tax rate": "aliquota fiscale effettiva",
        "free cash flow": "flusso di cassa libero",
        "payout ratio": "tasso di distribuzione",
        "net debt": "debito netto, indebitamento netto",
        "operating expenses": "spese operative, costi operativi",
        "price to earnings": "rapporto prezzo/utili",
        "income statement": "conto economico",
        "balance sheet": "stato patrimoniale",
        "cash flow statement": "rendiconto finanziario",
        "overview": "panoramica, riepilogo, sintesi",
        "which metrics": "quali cifre, quali indicatori, quali dati, quali metriche",
        "which companies have": "quali aziende, quali società",
        "for which years": "per quali anni, quali anni",
        "computed": "calcola, calcolato, calcolo, formula",
        "first half of": "primo semestre, prima metà",
        "second half of": "secondo semestre, seconda metà",
        "trailing twelve months": "ultimi dodici mesi, ultimi 12 mesi",
        "calendar year": "anno solare, nell'anno solare",
        "by quarter": "per trimestre, trimestre per trimestre",
        "how many years": "in quanti anni, quanti anni",
        "which years": "in quali anni",
        "above": "sopra, più di, superato, superiore a, superiori a, superavano",
        "below": "sotto, meno di, inferiore a, inferiori a",
        "for the first time": "per la prima volta",
        "median": "mediana",
        "cagr": "crescita annua media, tasso di crescita annuo, tasso di crescita annuo composto",
        "trading volume": "volume scambiato, volume degli scambi",
        "opening price": "prezzo di apertura",
        "what factor": "di quale fattore, quante volte",
        "annual report": "relazione annuale, rapporto annuale, bilancio annuale",
        "quarterly report": "relazione trimestrale, relazioni trimestrali",
        "filed": "depositato, presentato, depositati, presentati",
        "how many filings": "quanti depositi",
        "when": "quando",
        "ended": "terminato, finito, chiuso, finisce",
        "first reported": "pubblicato inizialmente, riportato inizialmente, pubblicati inizialmente",
        "the latest": "ultimo, ultima, ultimi, ultime",
        "": """
            hai, avete, ha, ci, sono, dammi, mi, un, una, disponibili, come, cifre, si, il, la,
            lo, gli, i, dei, delle, stato, anni, stata, state, era, erano, fine, alla fine, a
            fine, chiusura, inizio, speso, spese, ha speso, pagato, versato, incassato,
            registrato, registrò, raggiunto, impiegava, contava, vorrei, sapere, puoi, dirmi,
            esattamente, durante, per, con, di, del, aveva, ha avuto, chiuse, ha chiuso, quale
            era
        """,
        "how is that computed": "come si calcola, come è calcolato, come viene calcolato",
    },
    names_in_capitals=True,
    elided="l d dell nell sull all dall un quest quell c",
    decimal_comma=True,
    currencies={
        "dollari": "USD", "dollaro": "USD", "sterline": "GBP", "franchi": "CHF",
    },
    figures=FigureWording(
        value="{measure} di {company} {period} (chiuso il {end}): {figure}.",
        year="nell'esercizio {year}",
        quarter="nel T{quarter} dell'esercizio {year}",
        nothing="Non ho cifre per quel periodo; le ho dal {first} al {last}.",
        unread="Non ho capito {words} nella domanda, quindi non do alcuna cifra; la prego di dirlo con altre parole.",
        computed={
            "highest": "valore più alto {first}–{last}", "lowest": "valore più basso {first}–{last}",
            "average": "Media", "sum": "Somma", "change": "Variazione",
        },
        scales=((1e9, "miliardi"), (1e6, "milioni")),
    ),
    time_units={
        "second": "secondo, secondi",
        "minute": "minuto, minuti",
        "hour": "ora, ore",
        "day": "giorno, giorni",
        "week": "settimana, settimane",
        "month": "mese, mesi",
        "year": "anno, anni",
    },
    opposites=(
        (
            "salito saliti salita salite aumentato aumentati aumentata aumentate"
            " | sceso scesi scesa scese diminuito diminuiti calato calati calata"
        ),
        "copre include incluso | esclude escluso",
        "approvato approvata accettata | respinto respinta rifiutata",
        "facoltativo facoltativa | obbligatorio obbligatoria",
        "massimo | minimo",
        "consentito permesso | vietato proibito",
        "amount: più | meno",
        "size: maggiore grande | minore piccolo piccola",
        "height: alto alta | basso bassa",
        "length: lungo lunga | corto corta",
        "speed: veloce | lento lenta",
        "weight: pesante | leggero leggera",
        "price: caro cara costoso costosa | economico economica",
        "age: vecchio vecchia anziano anziana | giovane nuovo nuova",
        "prima | dopo",
        "migliore | peggiore",
        "apre aprono | chiude chiudono",
        "inizia comincia | finisce termina",
        "superiore | inferiore",
    ),
    clock_hours={
        "una": 1, "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6,
        "sette": 7, "otto": 8, "nove": 9, "dieci": 10, "undici": 11, "dodici": 12,
    },
    asked_around="""
        trovo trovare trova troviamo sapere
        a di da in con su per all al del della dei delle nel nella il lo la un una l essere avere era erano
        aveva avevano come stato stata dispone dispongono offre offrono conta contano contiene portare normale
        normali cose roba quest quest'anno questo questa mi ti si ci vi le li gli mio mia miei mie tuo tua
        nostro nostra nostri nostre suo sua loro io noi voi ho hai ha abbiamo avete hanno posso puoi può
        possiamo possono potrei potete devo deve devono dobbiamo bisogna c'è sono voglio vorrei sapere dire
        dirmi dimmi faccio fa fare facciamo fanno vado va vanno andare prendo prende prendere spetta spettano
        tocca quando quanto quanta quanti quante se anche già ancora qui qua allora poi ecco favore grazie
        ciao sto sta stare stanno viene vengono qualcosa qualcuno che cosa quale quali nasce serve servono
        esattamente
        significa significano significato vuol vogliono dire
    """,
    said_otherwise=(
        "ferie, vacanze, vacanza, giorni liberi, giorni di riposo, permesso, permessi",
        "matrimonio*, spos*, nozze",
        "trasloc*, cambio casa, cambio di residenza",
        "nascita*, nasce, nato, bambino, figli*, parto*, paternità*, maternità*, gravidanza*",
        "lutto*, decesso*, morte, muore, morto, funeral*",
        "malat*, malattia*, ammal*",
        "certificato medico, certificato*, giustificativo*",
        "smart working, da casa, telelavor*, lavoro agile, a distanza, da remoto",
        "riport*, anno prossimo, anno successivo, accumul*, trasferi*, conserva*",
        "scad*, scadono, perd*, perse",
        "tirocinant*, stagist*, apprendist*",
        "indennità*, bonus, premio*, supplement*, maggiorazione*, extra",
        "stipendi*, paga, salari*, retribuzion*, guadagn*",
        "cost*, costa, prezzo*, prezzi, tariff*, paga*, pagare, importo*, quota*",
        "rimbors*, note spese, spese",
        "corso*, corsi, formazion*",
        "apr*, aperto*, aperta*, apertura*",
        "chiud*, chius*, chiusura*",
        "inizi*, cominci*, parte, partenza, avvi*, entra in funzione, pronto, pronta",
        "fin*, finisce, termin*, conclud*",
        "acquist*, compr*, ordin*",
        "deciso, decis*, approvat*, deliber*, misur*, stabilit*",
        "perd*, smarri*, dimentic*",
        "guast*, rott*, romp*, si rompe, danneggi*, avaria*, non funziona",
        "infortun*, incident*, ferit*, ferisc*",
        "chiam*, telefon*, numero*",
        "avvis*, inform*, comunic*, segnal*",
        "email*, e-mail*, mail, messaggi*, posta",
        "chied*, richied*, richiest*, chiest*, domanda*, presentar*, iscri*",
        "conserv*, custodi*",
        "oggetti smarriti, oggetti, cose",
        "cane, cani, animali*, animale*",
        "auto, macchina*, veicol*, furgon*, automezz*, mezzo, mezzi, camion",
        "parchegg*, posto auto",
        "mangi*, pasto*, pasti, cibo*",
        "pranzo*",
        "mensa*, caffetteria*",
        "computer*, portatil*, pc",
        "sostitu*, cambi*, rinnov*",
        "blackout*, manca la corrente, senza corrente, interruzione di corrente",
        "ospit*, visitator*, client*",
        "nonno, nonna, nonni*",
        "event*, attività*, fest*, iniziativ*",
        "sito*, sito web, pagina web",
        "straordinari*, ore extra",
        "ritardo*, tardi",
        "fum*, sigarett*",
        "indoss*, vest*, divis*, abbigliament*, mettermi, metter*",
        "password, codice*, credenziali",
        "chiave*, chiavi, badge, tesser*",
        "preavviso*, dimission*, licenzi*",
        "periodo di prova",
        "scont*, ridott*, riduzion*",
        "annull*, disdett*, disdire, cancell*",
        "consegn*, spedi*, recapit*",
        "reclam*, lamentel*",
        "emergenz*, incendi*, allarm*, fuoco",
        "riunion*, assemblea*",
        "puli*, pulizi*",
        "scadenza*, entro, anticipo, prima, in anticipo",
        "orari*, ore, orario*, ora",
        "all'anno, annual*, anno",
        "gratis, gratuit*",
        "coltiv*, semin*, piantat*",
        "personal*, privat*, motivi personali",
        "parlare, rapporti, contatti, relazioni",
        "obbligator*, obbligo*, devo, necessari*",
    ),
    said_lightly=(
        "nuov*",
        (
            "responsabil*, incaricat*, occup*, gestis*, gestisce, cura, segue, referent*, coordin*, tiene, "
            "dirige*, organizz*, tocca"
        ),
        "permess*, vietat*, consentit*, può, possono, possibil*, ammess*, autorizzat*",
        "dipendent*, collegh*, personale, lavorator*, operai*",
        "lavor*, turno*, turni",
    ),
    set_apart=(
        "nuov* | vecch*",
        "colazione | pranzo | cena",
        "estate, estivo | inverno, invernale | primavera | autunno",
        "apre, aprono, apertura, aperto | chiude, chiudono, chiusura, chiuso",
        "adult* | bambin*, ragazz* | anzian*, pensionat* | student*",
        "tirocinant*, stagist* | apprendist*",
        "mattin* | pomerigg* | sera*, notte, notturn*",
        "madre*, maternità | padre*, paternità",
    ),
    shares={
        "1/2": "la metà",
        "1/3": "un terzo",
        "2/3": "due terzi",
        "1/4": "un quarto",
        "3/4": "tre quarti",
        "1/5": "un quinto",
        "2/5": "due quinti",
        "3/5": "tre quinti",
        "4/5": "quattro quinti",
        "1/10": "un decimo",
    },
    share_of="di del dei della delle degli dello dell' dell’ d' d’",
    unit_names={
        "mg": "milligrammo, milligrammi",
        "µg": "microgrammo, microgrammi",
        "g": "grammo, grammi",
        "kg": "chilogrammo, chilogrammi, chili",
        "ml": "millilitro, millilitri",
        "l": "litro, litri",
        "mm": "millimetro, millimetri",
        "cm": "centimetro, centimetri",
        "m": "metro, metri",
        "km": "chilometro, chilometri",
        "ms": "millisecondo, millisecondi",
        "µs": "microsecondo, microsecondi",
        "ps": "cavalli",
        "tonne": "tonnellata, tonnellate",
        "mile": "miglio, miglia",
    },
    asked_alike=(
        "trov*, mett*, tien*, ripon*, conserv*",
        "giorno, giornalier*",
        "settimana, settimanal*",
        "mese, mensil*",
        "anno, annual*",
        "ripar*, aggiust*, rott*, guast*, difettos*",
        "cost*, prezzo, prezzi, tariff*, pag*, caro, cara, viene, vale",
        "inizi*, cominc*, avvio",
        "fine, finisc*, finir*, termin*",
        "apr*, apert*, apertura",
        "chiud*, chius*, chiusura",
        "conserv*, tien*, archivi*, custodi*",
        "ripar*, aggiust*",
        "ordin*, compr*, acquist*",
        "consegn*, spedi*, forni*, mand*",
        "arriv*",
        "prest*, prestito",
        "rott*, guast*, difettos*",
        "pers*, perd*, smarrit*",
        "prenot*, riserv*",
        "annull*, disdi*, cancell*",
        "approv*, autorizz*, benestare",
        "iscri*, registr*",
        "malat*, malattia",
        "ferie, vacanz*, giorni liberi",
        "stipendio, stipendi, salario, paga",
        "wifi, rete senza fili",
        "password, parola d'ordine, codice",
        "telefon*, cellulare, cellulari",
        "contatt*, chiam*, scriv*, rivolg*",
        "restitu*, reso, rend*",
        "garanzia, garanzie",
        "riunione, riunioni, incontr*",
        "formazione, corso, corsi",
        "elimin*, cancell*, distrugg*",
        "pul*, lav*",
        "dura*, impieg*, tempo, vuole",
        "ritir*, prend*",
        "minim*, almeno",
        "massim*, al più, limite",
        "client*, acquirent*",
        "fornitor*",
        "ospit*, visitator*",
        "capo, superior*, responsabil*",
        "computer, portatile, pc",
        "bici, biciclett*",
        "auto, macchina, veicol*",
        "viagg*, trasfert*",
        "fattur*",
        "richiest*, richied*, domand*",
        "gratis, gratuit*",
    ),
    roles={
        "compound": "cagr, all'anno, annuo, annua, annuale",
        "code_fields": "campo, campi, attributo, attributi, proprietà",
        "code_arguments": "argomento, argomenti, parametro, parametri, firma",
        "code_raises": "solleva, lancia, eccezione, eccezioni",
        "code_returns": "restituisce, ritorna, valore di ritorno",
        "kind_who": "chi, quale persona, quale azienda, quale agenzia, quale fornitore, quale collega, quale reparto",
        "kind_where": "dove, quale posto, quale luogo, quale sala, quale edificio, quale indirizzo",
        "kind_when": """
            l'ora, l'orario, la data, il giorno, quando, che giorno, quale giorno, che data, quale data,
            che ora, a che ora, entro
            quando, scadenza
        """,
        "kind_why": "perché, quale motivo, quale ragione, il motivo, la ragione, la causa, come mai",
        "kind_how_long": """
            quanto tempo, quanto dura, quanti giorni, quante settimane, quanti mesi, quanti anni,
            quante ore, durata, termine, quanto durano, quanto ci vuole, quanto ci mette,
            quanto ci mettono, quanti minuti
        """,
        "kind_how_often": "con quale frequenza, quante volte, ogni quanto, frequenza",
        "kind_how_much": """
            quanto si paga, quanto viene, quant'è, quanto devo, quanto pago, prezzo, quanto costa,
            quanto costano, quale prezzo, il prezzo, il costo, quale importo, quale
            budget, quanti euro, quanti soldi
        """,
        "kind_how_many": "quanti, quante, numero di, quale numero, quale quantità",
        "kind_how": "come, in che modo, in quale modo",
        "kind_generic": """
            giorno, giorni, data, ora, tempo, valore, numero, cosa, cose, modo, caso, luogo, posto,
            azienda, ditta, procedura, passo, persona, persone, gente
        """,
        "way_from": "da, dal, dalla, dall'",
        "way_to": "a, al, alla, verso, fino a",
        "row_median": "mediana, mediano, valore mediano",
        "row_dearer": "più caro, più cara, meno caro, meno cara, più economico",
        "row_price": """
            prezzo, prezzi, tariffa, tariffe, costo, costi, canone, canoni, quota, quote, affitto, retta
        """,
        "row_total": "tutti, tutte, tutto, tutta, total*, complessiv*, insieme, somma, ogni, ciascun*",
        "row_does": """
            lavora, lavorano, lavorato,
            c'è, ci, sono, è, era, erano, ha, hanno, aveva, avevano, ha avuto, avuto, fatto, fanno, fatti,
            venduto, venduti, vendute, vendono, vende, raggiunge, raggiungono, raggiunto, registrato,
            registrati, registrano, conta, contano, valore, numero, quantità, volte, stati, state, stato,
            quello, quella, quelli, quelle, fatta, fatte, riguarda, riguardano, esistono, ottenuto, ottenuti,
            ottenuti
        """,
        "row_count": "quanti, quante, in quanti, in quante, numero di, numero dei, numero delle",
        "poses_as_product": """
            verificato da errata, verificata da errata, confermato da
            errata, errata ha verificato, errata conferma
        """,
        "before_era": "a.c., avanti cristo",
        "each_year": "all'anno, ogni anno, annuo, annua, annuale, annuali, annualmente",
        "copula": "è, era",
        "every_word": "ogni",
        "once_word": "una volta",
        "twice_word": "due volte",
        "thrice_word": "tre volte",
        "each_quarter": """
            al trimestre, ogni trimestre, per trimestre, trimestrale, trimestrali, trimestralmente, ogni tre mesi
        """,
        "money_left": "utile, utili, profitto, guadagno, avanzo",
        "money_in": "ricavi, ricavo, entrate, incassi, incasso, fatturato",
        "money_out": "costi, costo, spese, spesa, uscite",
        "each_month": "al mese, ogni mese, mensile, mensili, mensilmente",
        "each_week": "alla settimana, a settimana, ogni settimana, settimanale, settimanali",
        "each_day": "al giorno, ogni giorno, per giorno, giornaliero, giornaliera",
        "each_second": "al secondo, ogni secondo, per secondo, /s",
        "each_minute": "al minuto, ogni minuto, per minuto, /min",
        "each_hour": "all'ora, ogni ora, per ora, orario",
        "says_no": "no",
        "says_yes": "sì",
        "code_noun": """
            pin, porta, cap, codice postale, interno, codice di accesso,
            codice di errore, identificativo, numero di conto, numero di
            fattura, numero di serie, numero d'ordine, matricola
        """,
        "name_in_digits": """
            porta, interno, pin, cap, codice, codice postale, codice di
            errore, codice di accesso, identificativo, conto, numero di
            conto, fattura, numero, n., ordine, autobus, bus, linea, sala,
            stanza, camera, ufficio, volo, treno, armadietto, contratto,
            pratica, ticket, matricola, dipendente, cliente, modello,
            modulo, riferimento, edificio, binario
        """,
        "below_zero": "sotto zero, sotto lo zero",
        "minus_word": "meno",
        "bound_above": """
            più di, oltre, superiore a, sopra, supera, superano, superi, superino, superiori a, maggiore di,
            più alto di, più grande di
        """,
        "bound_below": "meno di, sotto, inferiore a, inferiori a, minore di, al di sotto di, più basso di",
        "bound_least": "almeno, come minimo, o più, non meno di, minimo",
        "bound_most": "al massimo, non più di, fino a, o meno, massimo, al più",
        "date_next": "prossimo, prossima, per prossimo, per prossima, prossimamente",
        "date_first": "primo, prima, per primo, per prima, al più presto",
        "date_last": "ultimo, ultima, per ultimo, per ultima, più tardi",
        "heading_hour": "ora, orario, oraria",
        "heading_day": "giorno, giornaliero, giornaliera",
        "heading_week": "settimana, settimanale",
        "heading_month": "mese, mensile",
        "heading_year": "anno, annuo, annua, annuale",
        "beyond_that": "oltre, dopo, altrimenti, meno, più, al di sotto, al di sopra",
        "best_period": "migliore, miglior",
        "worst_period": "peggiore, peggior",
        "opening_hours": "orari di apertura, orario di apertura, orari, orario",
        "of_them": "ce ne, di essi, ne",
        "sold_out": "esaurito, esaurita, esauriti, esaurite, al completo, non disponibile, non disponibili",
        "to_be_had": "disponibile, disponibili, in magazzino",
        "falls_due": "in scadenza, scade, previsto, prevista",
        "phone_heading": "telefono, tel, cellulare, interno",
        "person_heading": "nome, dipendente, persona, collega, contatto",
        "cell_closed": "chiuso, chiusa",
        "asks_weekdays": "quali giorni, in quali giorni, che giorni, che giorno",
        "stock_heading": "giacenza, scorte, quantità, disponibili, in magazzino, posti, liberi",
        "limit_heading": "budget, preventivo, previsto, tetto, capienza, capacità, scorta massima",
        "floor_heading": "scorta minima, livello di riordino, punto di riordino, minimo",
        "actual_heading": "consuntivo, effettivo, speso, spesa, spese, utilizzato",
        "within_limit": "entro, rientra, rientrano, rispetta, rispettano",
        "what_is_left": "resta, restano, rimane, rimangono, rimanente, avanza",
        "people_noun": "persone, dipendenti, impiegati, collaboratori, colleghi, addetti",
        "works_at": "lavora, lavorano, impiegato, impiegata",
        "place_heading": "sede, luogo, ubicazione, ufficio, edificio, sala, città, magazzino, filiale",
        "gives_notice": "disdetta, preavviso, disdire, disdetto, recesso",
        "contract_noun": "contratto, contratti, abbonamento, polizza",
        "opens_new": "apertura, data di apertura, aperto, aperta, aprì, inaugurata, inaugurato, fondata",
        "joins": "assunzione, data di assunzione, assunto, assunta, ingresso, iniziato, da quando",
        "newest_here": "più recentemente, più recente, più nuovo, per ultimo",
        "longest_here": "da più tempo, da più a lungo",
        "counts_pieces": "paia di, paio di, pezzi di, unità di, scatole di, copie di",
        "ahead_of": "prima, di anticipo, in anticipo",
        "in_charge": """
            si occupa di, si occupa dei, si occupa delle, si occupa del, si occupa, responsabile di,
            responsabile dei, responsabile delle, responsabile, incaricato, incaricata, contatto, referente,
            gestisce, a chi, con chi, mi rivolgo
        """,
        "cell_yes": "sì",
        "cell_no": "no",
        "asks_hours": "apre, aprono, apriamo, aprire, chiude, chiudono, chiudiamo, chiudere, aperto, aperta",
        "before_somebody": "prima di",
        "went_before": "prima, precedent*, ex, predecessor*, fino, succed*, sostitu*",
        "asks_permission": "posso, si può, si possono, possiamo, può, è permesso, è consentito, devo",
        "named_in_capitals": "al, la, ma, si, io, ai, un, ne, in",
        "or_more": "o più, e più, e oltre",
        "or_less": "o meno, e meno",
        "begins_at": "da, a partire da",
        "asks_apart": """
            di quanto, di quanti, di quante, quanto in più, quanto in meno, quanti in più, quante in più,
            differenza tra, differenza fra
        """,
        "asks_together": "in totale, complessivamente, in tutto, somma di, somma dei",
        "asks_multiple": "quante volte più, quante volte maggiore, di che fattore",
        "for_each": "per persona, a persona, per dipendente, pro capite, per ogni",
        "asks_difference": """
            quanto in più, quanto in meno, di quanto, in più, in meno, differenza, più caro, più cara,
            meno caro, meno cara, rispetto a, rispetto al, rispetto alla, in confronto a, più, meno,
            che differenza, quanto costa in più, supera, superano, differenza di prezzo, differenza tra
        """,
        "asks_sum": """
            tutte le, tutti i, tutte, tutti, in totale, complessivamente, insieme, sommando, in tutto, totale,
            totali, somma, tra tutti, tra tutte, nel complesso
        """,
        "asks_money": """
            quanto costa, quanto costano, prezzo, stipendio, paga, all'ora, tariffa, quanto guadagna, quanti
            soldi
        """,
        "asks_clock_time": "che ora, che ore",
        "asks_days": "quanti giorni",
        "rule_allows": "permess*, consentit*, ammess*, può, possono, autorizzat*",
        "rule_forbids": "vietat*, proibit*",
        "says_open": "aperto, aperta, aperti, aperte, apre, aprono",
        "says_shut": "chiuso, chiusa, chiusi, chiuse, chiude, chiudono",
        "condition_on": "se, purché, a condizione",
        "condition_off": "a meno che, salvo se, anche se, senza",
        "rule_excepts": "tranne, eccetto, salvo, escluso, esclusa, ad eccezione",
        "opposes": "ma, mentre, però, tuttavia",
        "may_do": "può, possono",
        "nobody": "nessuno",
        "limit_up_to": "fino a",
        "limit_beyond": "oltre, più di",
        "works_here": "personale, dipendenti, lavorano, lavora",
        "stands_for": "quello, quella, quelli, quelle",
        "anyone": "tutti, tutte, chiunque, ognuno",
        "limits_to": "solo, soltanto, solamente, esclusivamente, unicamente",
        "adds_to": "anche, pure, altresì",
        "qualifies": "online, on line, rettificat*, organic*, ricorrent*",
        "rule_only": "solo, soltanto, solamente, esclusivamente, unicamente",
        "opens_unit": "in",
        "entry_question": "domanda, d",
        "entry_answer": "risposta, r",
        "courtesy_greets": """
            ciao, ciao a tutti, salve, buongiorno, buon giorno, buonasera, buona sera, buon
            pomeriggio, cari colleghi, gentile team, gentili colleghi
        """,
        "courtesy_asks": """
            una domanda, una domanda veloce, una domanda rapida, domanda veloce, domanda, ho una
            domanda, avrei una domanda, un dubbio, ho un dubbio, scusa, scusate, scusi, mi scusi,
            grazie, grazie mille, per favore, per cortesia, a tutti
        """,
        "courtesy_closes": """
            grazie, grazie mille, grazie in anticipo, vi ringrazio, per favore, per cortesia,
            cordiali saluti, un saluto, saluti
        """,
        "part_of_a_paper": """
            decisioni, azioni, ordine del giorno, presenti, riassunto, introduzione, note, allegato, varie
        """,
        "in_unit": "in",
        "table_lacks": "non hanno, non ha, senza, nessun*",
        "table_bears": "hanno, ha, con",
        "counts_people": "dipendenti, addetti, organico",
        "begins": """
            inizia, iniziano, iniziato, iniziò, comincia, cominciano, decorre, decorrono, parte, entra in
            vigore
        """,
        "ends": "finisce, finiscono, termina, terminano, terminato, scade, scadono, scaduto, cessa",
        "unit_mark": "importi in, valori in, dati in, in migliaia, in milioni",
        "against_a_limit": """
            sopra, sotto, oltre, super*, ecced*, contro, rispetto, che, raggiunto, inferior*, superior*, entro
        """,
        "scores": "punteggio, vinse, ha vinto, batté, sconfisse, perse, vittoria, sconfitta, pareggio",
        "degree_of_most": "più, meno",
        "because_of": """
            a causa di, a causa del, a causa della, a causa dello, per via di, per via del, per via della,
            perché, dovuto a
        """,
        "according_to": "secondo",
        "tells_that": "afferma, affermò, ha detto, ha dichiarato, sostiene, dichiara",
        "limit_least": "minimo, minima, scorta di sicurezza, soglia",
        "cheapest": "più economico, più economica, più economici, meno caro, meno cara, meno costoso, meno costosa",
        "dearest": "più caro, più cara, più cari, più costoso, più costosa, il più caro, la più cara",
        "asks_duration": """
            quanto dura, quanto tempo, quanto ci vuole, durata, quanto durano, quanto ci mette,
            quanto ci mettono, minuti dura, ore dura, giorni dura, settimane dura, mesi dura
        """,
        "asks_number": "quale numero, numero, interno",
        "extension": "interno",
        "up_to": "fino a, fino al, fino ai, fino alla",
        "limit_most": "massimo, massima, limite, tetto",
        "limit_aimed": "obiettivo, obiettivi, traguardo, quota",
        "expects": "prevede, prevedono, previst*, attes*, pianificat*, preventivat*",
        "limit_planned": "budget, preventivo, preventivat*, previsto, prevista, previsione",
        "clock_and_quarter": "e un quarto",
        "clock_and_half": "e mezza, e mezzo",
        "clock_less_quarter": "meno un quarto",
        "comes_after": "dopo, in seguito a",
        "comes_before": "prima di, prima del, prima della, prima che",
        "mutual": "incontrò, gioca, giocò, con, tra, fra, contro, sposò",
        "orders": "che, prima, dopo, sopra, sotto, di, a, al, da, per",
        "deed_beats": """
            batté, batte, battuto, battuta, sconfisse, sconfitto, sconfitta, sconfigge, vinse contro, vinto
            contro, ha vinto contro, superò, superato
        """,
        "deed_beats_back": "perse, perde, perso, sconfitta contro",
        "deed_buys": """
            acquistò, acquista, acquistato, acquistata, acquisì, acquisito, acquisita, comprò, comprato,
            comprata, rilevò, rilevato, rilevata, acquisizione di
        """,
        "deed_buys_back": "venduta a, venduto a",
        "deed_founds": """
            fondò, fondata, fondato, fondarono, creò, creata, creato, costruì, costruita, costruito, progettò,
            progettata, progettato, inventò, inventato, inventata, scrisse, scritto, scritta
        """,
        "deed_hires": "assunse, assunto, assunta, assume, nominò, nominato, nominata, ingaggiò, ingaggiato",
        "deed_owes": "deve, devono, doveva",
        "deed_sues": """
            citò, citato in giudizio, citata in giudizio, denunciò, denunciato, denunciata, fece causa a, ha
            fatto causa a
        """,
        "deed_leads": "dirige, diresse, diretto, diretta, guida, supervisiona, coordina, gestisce",
        "deed_leads_back": "risponde a, riferisce a, dipende da, riporta a",
        "deed_owns": "possiede, possedeva, è proprietaria di, è proprietario di, detiene",
        "deed_owns_back": "appartiene a, apparteneva a, è una controllata di, fa parte di",
        "deed_succeeds": "sostituì, sostituito, sostituita, succedette a, è succeduto a",
        "deed_succeeds_back": "precedette",
        "deed_pays": "paga, pagò, pagato, rimborsa, rimborsò, versa, versò",
        "deed_pays_back": "riceve da, ricevette da",
        "deed_supplies": "fornisce, fornì, rifornisce, fornito",
        "deed_supplies_back": "compra da, acquista da, si rifornisce da",
        "deed_by": "da, dal, dalla, dai, dagli, dalle, dallo",
        "deed_passive": "stata, stato, stati, state, fu, furono, venne, vennero, viene, è",
        "noon": "mezzogiorno",
        "midnight": "mezzanotte",
        "after_a_span": "dopo",
        "asks_has": "ha, hanno, possiede, riceve, dà",
        "which_table": "quale tabella, quale colonna, quali tabelle, quali colonne",
        "importing": "import*, dipend*, usato da",
        "before_noon": "di mattina, del mattino",
        "after_noon": "del pomeriggio, di sera, della sera",
        "out_of": "su, di, dei, delle",
        "compared_from": "rispetto, contro, che nel",
        "per": "per",
        "article": "il, lo, la, gli, le, un, uno, una, i",
        "than": "di, che, al",
        "over_budget": """
            superato il budget, superato il suo budget, supera il budget, oltre il budget, sopra il budget, al
            di sopra del budget, sforato il budget, ha sforato
        """,
        "under_budget": """
            sotto il budget, al di sotto del budget, entro il budget, nel budget, rispettato il budget, nei
            limiti del budget
        """,
        "of_both": "entrambi, entrambe",
        "stood_higher": "maggiore, maggiori, superiore, superiori, più alto, più alta, più alti, più alte",
        "stood_lower": "minore, minori, inferiore, inferiori, più basso, più bassa, più bassi, più basse",
        "period_bound": "da, dal, fino al, prima del, dopo il, tra, fra, al, del, di, che, entro il",
        "period_kin": "su base annua, rispetto all'anno precedente, rispetto all’anno precedente",
        "evaluates": "miglior*, peggior*, dovrebbe*, potrebbe*",
        "best_of_all": "il migliore, la migliore, il miglior",
        "worst_of_all": "il peggiore, la peggiore, il peggior",
        "gain_noun": "vendite, ricavi, fatturato, utile, ordini, produzione, visitatori, clienti, soci, punti",
        "burden_noun": "costi, spese, reclami, difetti, errori, perdite, debiti, incidenti",
        "less_than": "minore, meno, inferiore",
        "more_than": "maggiore, più, superiore",
        "fiscal": "esercizio",
        "asks_listing": (
            "elenca, elenchi, elencami, mostra, mostrami, mostri, "
            "mi mostri, dammi, confronta, confronti, tabella, elenco"
        ),
        "asks_each_row": "ogni, tutti, tutte, ciascuno, ciascuna, ciascun",
        "listing_soft": "tabella, con, loro, suo, sua, mi",
        "everybody_is": "tutti, tutte, tutto, ogni, ciascun",
        "is_averaged": "media, in media, medio",
        "calendar_year": "anno solare, anni solari, anno civile",
        "is_done": "è stato, è stata, sono stati, sono state, fu, furono, venne, vennero",
        "still_to_come": "sarà, saranno, verrà, verranno, sta per essere",
        "never_below": """
            non è mai sceso sotto, non è mai scesa sotto, mai sotto, sempre sopra, sempre superiore a, è rimasto
            sopra, è rimasta sopra
        """,
        "never_above": """
            non ha mai superato, non superò mai, mai superato, sempre sotto, sempre inferiore a, è rimasto sotto, è
            rimasta sotto
        """,
        "states": "era, erano, è, sono, di, a",
        "deficit": "perdita, perdite, disavanzo",
        "percent_points": "punto percentuale, punti percentuali",
        "compares": "contro, rispetto a, in confronto a",
        "joins_names": "e, ed",
        "the_former": "quello citato per primo, il primo dei due, la prima delle due",
        "the_latter": "quest'ultimo, quest'ultima, il secondo dei due, la seconda delle due",
        "in_turn": "rispettivamente",
        "coordinates": "e, ma, mentre",
        "both_ends": "e, o",
        "came_to": "a",
        "starts_from": "da, dai, dal",
        "goes_over": """
            passa, passano, passò, passarono, passato, passata, passati, passate, andato, andata, andati,
            andate, cambiat*
        """,
        "moves_by": "del, dell', dell’, di, dello",
        "moves_to": "a, ai, al, all', all’, alla",
        "moves_from": "da, dai, dal",
        "spelt_number": f"due, sei, otto, cento, duecento, trecento, {_BETWEEN_TENS}",
        "around_what_is_right": """
            no, è, sono, ci sono, c'è, sarebbe, sarebbero, dovrebbe essere, deve essere, devono essere, adesso,
            ora, ormai, in realtà, in effetti, piuttosto, bensì, invece, corretto, giusto, quello giusto,
            la risposta giusta, la risposta corretta, attualmente,
            fanno, fa, che fa, che fanno, viene, vengono, viene a, ammonta a, ammontano a, si arriva a,
            diventano, diventa
        """,
        "wraps_a_question": """
            sapete, sai, sa, sapere, vorrei, qualcuno, per favore, mi dite, bisogna, occorre, è possibile, deve,
            devo, va, vanno
        """,
        "way_until": "fino a, fino, entro",
        "is_open": "apert*, apre*",
        "it_closes": "chiude",
        "verb_ending": """
            are, ere, ire, iamo, ando, endo, ato, ata, ati, ate, ito,
            ita, uto, uta, ano, ono, azione, azioni, atura, amento, iscono, isce
        """,
        "kind_by_what": "con che cosa, con cosa, con che",
        "of_the_present": """
            oggi, adesso, attuale, attuali, attualmente, in questo momento, ultime notizie, più recente, più recenti,
            questa settimana, questo mese, quest'anno, che tempo fa, prezzo, prezzi, quotazione, tasso di cambio, chi è,
            chi sono, chi dirige
        """,
        "wants_search": """
            devo cercare, ho bisogno di cercare, dovrei cercare, bisogna cercare, dobbiamo cercare, sto per cercare, una
            ricerca su, una nuova ricerca su, una ricerca di
        """,
        "of_the_draft": """
            la tua risposta, la sua risposta, la mia risposta, la bozza, questa bozza, la risposta precedente, la
            risposta fornita, la risposta è errata, la risposta è sbagliata, la risposta è corretta, la risposta è
            incompleta, la risposta dovrebbe, la risposta deve, la risposta contiene, si prega di verificare, si prega
            di correggere, ho verificato, ho controllato, devo, ho bisogno
        """,
        "about": "circa, quasi",
        "percent": "per cento",
        "quarter": "trimestre*",
        "half_year": "semestre*",
        "first_half_mark": "s1, 1s",
        "second_half_mark": "s2, 2s",
        "made_up_of": """
            deriva, proviene, rappresenta, viene, spetta, corrisponde, rappresentano, provengono, va, riguarda,
            riguardano
        """,
        "asks_share": """
            percentuale, quota, proporzione, parte, che percentuale, quale percentuale, che quota, quale quota,
            quale parte, che parte
        """,
        "asks_margin": "margine, margini",
        "half": "semestre, metà",
        "span_start": "tra, fra, dal",
        "span_joint": "e, al",
        "until": "fino a, a, al, ai",
        "times": "volte",
        "hour_follows": "alle, dalle, fino alle, tra le",
        "before_or_after": "dopo le, prima delle, verso le",
        "approximate": "circa, quasi, più di, oltre, meno di, almeno, al massimo, intorno a, fino a",
        "at_least": "più di, almeno, oltre, superiore a, superiori a, sopra i, sopra, come minimo, non meno di",
        "at_most": "meno di, quasi, al massimo, fino a, inferiore a, inferiori a, sotto i, sotto, non più di",
        "set_against": "rispetto a, in confronto a, dopo",
        "against": "rispetto a, contro, in confronto a",
        "rise": """
            aument*, crescit*, cresciut*, cresce*, salit*, raddoppi*, incremento*, sale, salgono, rialz*,
            in crescita, guadagn*, balz*
        """,
        "fall": """
            diminu*, calo, calat*, sces*, ridott*, riduzion*, flession*, in calo, ribass*, perdit*, scend*,
            contraz*, cala, calano, calò, meno
        """,
        "movement": "variazione, variazioni, differenza, scostamento",
        "change": """
            risparmia, risparmi, risparmiano, risparmiare, risparmio,
            più caro, più cara, più economico, più economica,
            aument*, crescit*, cresciut*, cresce*, salit*, incremento*, diminu*, calo, calat*,
            sces*, ridott*, riduzion*, flession*, variazion*, differenz*, rispetto a
        """,
        "average": "media, medie",
        "sum": "in totale, somma, complessiv*",
        "whole": "in totale, complessiv*",
        "share": "quota, percentual*, margine, tasso",
        "denies_along": "mai, nessun*, né, niente, nulla",
        "negates": "non, mai, senza, nessun*, né, niente, nulla",
        "affirms": "con, sempre",
        "negates_nothing": "non solo, non soltanto, salvo, tranne, senza dubbio",
        "least_behind": "almeno, come minimo, o più",
        "most_behind": "al massimo, o meno",
        "negation": "senza, nessun*",
        "hedge": "forse, probabilmente",
        "lacking": "manca, mancano, mancant*",
        "data": "dato, dati, informazioni, cifre",
        "given": "disponibil*, pubblicat*, trovat*",
        "opens_at": "apre, aprono",
        "closes_at": "chiude, chiudono",
        "times_two": "il doppio, due volte",
        "times_three": "il triplo, tre volte",
        "times_half": "la metà",
        "doubles": "raddoppiato, raddoppiata, raddoppiati, raddoppiò",
        "triples": "triplicato, triplicata, triplicati",
        "quadruples": "quadruplicato, quadruplicata",
        "halves": "dimezzato, dimezzata, dimezzati",
        "years": "anno, anni, decenni",
        "born": "nato, nata, nascita",
        "contrasts": "ma, però, tuttavia, mentre, solo",
        "fiscal_year": "esercizio, anno fiscale",
        "declines": """
            non ho cifre,
            non lo so, nessun informazion*, nessuna informazion*, nessun dat*, nessuna dat*, non ho trovato,
            non menzion*
        """,
        "source_word": "fonte, fonti",
        "joins_figures": "a, su, alle, fino alle",
        "most_of_all": """
            il più alto, la più alta, i più alti, le più alte, il maggiore, la maggiore, i maggiori, le maggiori, il
            più grande, la più grande, il più lungo, la più lunga, il più elevato, la più elevata
        """,
        "least_of_all": """
            il più basso, la più bassa, i più bassi, le più basse, il minore, la minore, il più piccolo, la più
            piccola, il più corto, la più corta
        """,
        "no_extreme": """
            uno dei, una delle, uno degli, tra i, tra le, fra i, fra le, non, mai, né, da allora, quasi, al massimo,
            almeno, finora, la maggior parte
        """,
        "year_before": """
            l'anno precedente, l'anno prima, un anno prima
        """,
        "year_after": "l'anno successivo, l'anno dopo, un anno dopo",
        "leads_in": "e",
        "also": "e",
        "what_about": "e per",
        "that_of": """
            quello di, quella di, quelli di, quelle di, quello del, quella del, quello della, quella della, quello
            dell', quella dell', quelli del, quelli della, quelle della, quello a, quella a
        """,
        "of_owner": "della, del, dell', dei, degli, delle, di, a",
        "same_for": """
            ora, adesso, e ora, lo stesso, la stessa cosa, la stessa domanda, stessa domanda, stessa cosa, idem
        """,
        "clause_joint": "e, mentre",
        "year_word": "anno, anni",
        "turns_age": "compì",
        "adposition": "in, nel, nella, nei, nelle, a, al, alla, di, del, della, dei, delle, con, da, dal",
        "preposition": "per",
        "for_whom": "per",
        "asks_figure": "quanto, quanta, quanti, quante, quando, quale percentuale, quale quantità",
        "none": "nessun*",
        "asks_date": """
            quando, quale anno, che anno, quali anni, quale data, che data, quale giorno, quale mese, quale
            secolo
        """,
        "table_soft": """
            speso, spende, spendono, spendere, utilizzato, usato, attualmente, ammonta, ammontava
        """,
        "opens_total": "totale, subtotale",
        "asks_price": "costa, costano, costava, prezzo, prezzi, tariffa, tariffe",
        "asks_list": "passi",
        "counted_things": "numero, quantità, unità",
        "asks_reason": """
            perché, per quale motivo, per quale ragione, a cosa è dovut*, a che cosa è dovut*, a cosa sono dovut*,
            a cosa si deve, da cosa dipende, da che cosa dipende
        """,
        "asks_explanation": "perché",
        "about_reasons": "perche, perché",
        "in_force_from": "in vigore dal, valido dal, valida dal, decorrenza, applicabile dal, entrata in vigore",
        "as_of_date": "alla data del, pubblicato il, pubblicata il",
        "updated_on": """
            ultimo aggiornamento, aggiornato il, aggiornata il, modificato il, ultima modifica, rivisto il
        """,
        "in_force_until": "valido fino al, valida fino al, in vigore fino al, scade il",
        "version_word": "versione, revisione, edizione",
        "supersedes": "sostituisce",
        "superseded_by": "sostituito da, sostituita da",
        "changed_since": """
            spostat*, rinviat*, rimandat*, posticipat*, anticipat*, invece di, invece del, invece che, anziché, al
            posto di, al posto del, non è più, non sono più, non sarà più, non vale più, d'ora in poi, adesso,
            sostituito da, sostituita da, è sostituito, è sostituita, modificat*, cambiat*, passa a, passa da,
            passano a, portato a, portata a, aumentato a, aumentata a, ridotto a, ridotta a, prorogat*, annullat*,
            dismess*, nuova data, nuova scadenza, subentra a, succede a
        """,
        "left_undecided": """
            sarà deciso, sarà decisa, si deciderà, verrà deciso, verrà decisa, da decidere, da confermare, da
            definire, non ancora deciso, non ancora decisa, in sospeso
        """,
        "takes_place": "ha luogo, avrà luogo, si tiene, si terrà, inizia, comincia, è previsto, è prevista, sarà",
        "meeting_word": """
            verbale, verbale del, riunione, riunione del, seduta del, nota del, circolare del, comunicato del
        """,
        "draft_state": """
            bozza, bozze, non approvato, non approvata, in revisione, versione preliminare, questa è una bozza
        """,
        "archived_state": """
            archiviato, archiviata, obsoleto, obsoleta, abrogato, abrogata, superato, superata, scaduto,
            scaduta, annullato, annullata, sostituito, sostituita, non più in vigore, non più valido,
            non più valida, non aggiornato, vecchia versione, archivio storico
        """,
        "state_word": "stato",
        "notice_label": "attenzione, avviso, avvertenza, nota",
        "archived_folder": "archivio, cestino, non usare",
        "superseded_mark": "vecchio, vecchi, vecchia, vecchie, precedente",
        "authority_word": "autorità",
        "official_word": "ufficiale, vincolante",
        "unofficial_word": "non ufficiale, ufficioso",
        "yes_word": "sì, vero",
        "no_word": "no, macché",
        "all_earlier": "tutte, tutti, precedente, precedenti",
        "company_label": "azienda, società, impresa, organizzazione, emittente, datore di lavoro",
        "product_label": "prodotto, nome del prodotto, modello, applicazione, progetto",
        "place_label": "luogo, sede, paese, regione, città, ufficio",
        "period_label": "periodo, esercizio, trimestre, anno",
        "audience_label": "destinatari, pubblico, si applica a, rivolto a, ambito",
        "registrant": "nome dell'emittente",
        "reports_on": "per l'esercizio chiuso al, esercizio chiuso al, per il trimestre chiuso al",
        "report_kind": "relazione annuale, relazione trimestrale, bilancio annuale",
        "document_noun": "regolamento, manuale, procedura, guida, accordo, documento, direttiva",
        "periodic_document": "relazione, rapporto, verbale, risultati, bilancio, fattura",
        "span_opens": "tra, fra, dal",
        "reported_span": "mese, mesi, settimana, settimane",
        "heads_column": "variazione, % variazione, totale",
        "table_identifier": "n., nr., numero, codice, interno, telefono, stanza, sala",
        "heads_value": "valore, valori, importo, cifra, risultato, quantità",
        "heads_unit": "unità, unità di misura, valuta",
        "loss_of": "perdita di, perdite di",
        "which_of_all_rows": "quali",
        "place_word": """
            in, nel, nella, nello, nell, nei, nelle, negli, all, sull, dall, sul, sulla, su, sotto, dietro, davanti,
            accanto, presso, al, alla, allo, ai, dal, dalla, vicino, tra, fra, sopra
        """,
        "opening_pronoun": "esso, essa, essi, questo, questa, questi, queste, lui, lei",
        "how_much_is": "quanto costa, quanto costano",
        "adds_more": "altri, altre, in più",
        "question_word": "chi, che, cosa, quale, quali, quando, dove, come, perché, quanto, quanta, quanti, quante",
        "workdays": "giorno feriale, giorni feriali, giorni lavorativi",
        "weekend": "fine settimana, weekend",
        "day_word": """
            festivo, festivi, giorno festivo, giorni festivi, fine settimana, weekend, mattina, mattino,
            mezzogiorno, pomeriggio, sera, notte, oggi, domani
        """,
        "speakers_own": "mio, mia, miei, mie, nostro, nostra, nostri, nostre",
        "public_holiday": "festivo, festivi, giorni di festa",
        "under_a_year": "mese, mesi, mensil*, settiman*, giorno, giornalier*, primavera, estate, autunno, inverno",
        "calendar_word": """
            giorn*, settiman*, mese, mesi, ora, ore, anno, anni, secol*, lunedì, martedì, mercoledì, giovedì,
            venerdì, sabato, domenica
        """,
        "figure_word": """
            uno, una volta, due volte, metà, doppio, terzo, cento, mille, giornalier*, settimanal*, mensil*,
            annual*, illimitat*
        """,
        "reason": "perché, a causa, poiché, grazie a, dovuto a, in quanto",
        "asks_person": "chi",
        "attribute_weight": "pesa, pesano, peso, pesante, chili, chilogrammi",
        "attribute_age": "che età, età, quanti anni ha",
        "attribute_sound": "rumoroso, rumorosa, rumore, rumorosità, decibel",
        "of_no_group": "non",
        "of_no_kind": "in, im, non",
        "goes_with": "con",
        "goes_without": "senza",
        "of_an_age_over": "più di, oltre, sopra i, a partire da",
        "of_an_age_under": "meno di, sotto i, fino a",
        "asks_from_when": "da quando, da che ora, a partire da quando",
        "asks_until_when": "fino a quando, fino a che ora",
        "told_from": "da, dal, dalle, a partire, dopo, tra",
        "told_until": "fino a, fino alle, fino al, entro",
        "of_height": "alto, alta, altezza",
        "of_width": "largo, larga, larghezza",
        "of_length": "lungo, lunga, lunghezza",
        "of_depth": "profondo, profonda, profondità",
        "of_capacity": "capacità, capienza, contiene, ospita",
        "attribute_length": "lunghezza, minuti, ore",
        "attribute_serial": "numero di serie, matricola",
        "counts_things": "quanti, quante",
        "measured_in_days": "ferie, permesso, permessi, riposo, straordinari",
        "counts_no_things": "volte, piano",
        "asks_size": "quanto misura, quanto è alto, quanto è alta",
        "asks_place": "dov'è, dov’è, dove sono, dove si trova",
        "asks_pay": "quanto guadagna, quanto guadagnano, quanto prende, stipendio, salario",
        "tells_when": """
            dopo, prima, quando, fino, finché, dal, dalla, durante, mentre, appena, subito, sempre, annual*,
            giornalier*, settiman*, mensil*, trimestral*, ogni, tutti i, tutte le, mattina, mattino, pomeriggio, sera,
            notte, mezzogiorno, mezzanotte, presto, tardi, ora, oggi, domani, ieri, secolo, guerra, stagione,
            inizio, fine, attual*, se, appuntamento, richiesta
        """,
        "nameless_figure": "valore, valori, importo, numero, totale, quantità",
        "asks_meaning_of": """
            significa, significano, significato, vuol dire, vogliono dire, definizione, si intende per, s'intende per
        """,
        "tells_meaning": """
            signific*, vuol dire, vogliono dire, indica*, design*, defin*, abbreviazione, sigla*, acronimo,
            chiam*, denomin*, è un, è una, è il, è la, è lo, è l, è ogni, è tutto, sono i, sono le, sono gli,
            sono tutti, sono tutte, cioè, rappresent*, esprim*, annunci*, avvis*, segnal*, mostra*, equivale,
            corrisponde, riferisce, riferiscono, intende, se, quando
        """,
        "gives_purpose": """
            per, affinché, altrimenti, dopo, così, evita*, permett*, garanti*, impedi*, protegg*, serve, deve, devono
        """,
        "succession": "prima di, dopo, predecessore, successore, sostituito, sostituì",
        "another_office": "vice, aggiunto, aggiunta, sostituto, sostituta, uscente, assistente, precedente",
        "stands_in": """
            sostituisce, sostituiscono, sostituire, sostituto, sostituta, supplente, supplisce, fa le veci,
            in assenza di, in sua assenza
        """,
        "street_word": "via, viale, piazza, corso, strada, vicolo, largo, lungomare",
        "which_of_a_kind": "quale, quali, che, in quale, in che, a quale, su quale",
        "before_a_thing": "un, una, uno, il, lo, la, i, gli, le, suo, sua, suoi, sue, alcuni, alcune, diversi, diverse",
        "being": "è, sono, era, erano, sta, stanno, viene, vengono",
        "its_place": "indirizzo, ingresso, edificio, sede, locali, porta, accesso, entrata",
        "is_located": "si trova, si trovano, situato, situata, ubicato, ubicata, accanto a, di fronte a, dietro",
        "somebody": """
            persona, persone, personale, squadra, gruppo, qualcuno, nessuno, tutti, tutte, chi, chiunque, coloro,
            collega, colleghi, membro, membri, reparto, direzione, consiglio, comitato, ufficio, azienda, società,
            agenzia, responsabil*, capo, dipendent*, client*, genitori, signor, signora, gente, re, regina
        """,
        "agent_ending": """
            tore, trice, tori, trici, ista, isti, iste, aio, aia, aro, ario, aria, ante, anti, ente, enti, iere,
            iera, ieri
        """,
        "asks_phone": "numero di telefono, recapito telefonico, numero di cellulare",
        "asks_mail": "indirizzo email, indirizzo e-mail, indirizzo di posta elettronica",
        "asks_if_so": """
            è vero, è vero questo, è giusto, è giusto così, è corretto, è corretto questo, è esatto, è così, è ancora
            così, è ancora vero, è ancora valido, vale ancora, è aggiornato, davvero, sul serio, sicuro, sei sicuro,
            sei sicura, ne sei sicuro, è sicuro, puoi confermare, può confermare, qualcuno può confermare, confermi,
            conferma, puoi verificare, può verificare, puoi controllare, può essere, ha ragione, è sbagliato, cosa
            dicono i documenti, che cosa dicono i documenti
        """,
        "heading_short_for": """
            tel telefono, int interno, n numero, nr numero, qtà quantità, rep reparto, uff ufficio, ind indirizzo,
            rif riferimento
        """,
        "one_spoken_of": "lui, lei, egli, ella",
        "owned_by_one": "il suo, la sua, i suoi, le sue, suo, sua, suoi, sue",
        "of_a_person": "di",
        "pronoun": "li, esso, essa, essi, ciò, questo",
        "relative_period": "l'anno scorso, quest'anno, il prossimo anno",
    },
    says={
        "fact cell restated": "rettificato, pubblicato prima: {figure}",
        "fact cell derived": "calcolato: anno - T1 - T2 - T3",
        "fact cell split": (
            "prima di un frazionamento, non confrontabile con anni successivi (÷ {factor} per confrontare)"
        ),
        "fact calendar years": "Gli esercizi sono anni solari.",
        "fact fiscal periods": "Periodi fiscali, non solari: {period} chiuso il {day}.",
        "fact month ends": "prezzi dell'azione, ultimo giorno di borsa di ogni mese",
        "fact day before": "Il {day} non era un giorno di borsa; l'ultimo precedente era il {before}.",
        "fact prices end": "Nessuna quotazione dal {start} al {end}; l'ultima è del {day}.",
        "fact prices none": "Nessuna quotazione dal {start} al {end}; ce ne sono per {years}.",
        "months": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "day told": "{d} {m} {y}",
        "day told yearless": "{d} {m}",
        "first day": "1",
        "of one": (
            "1 domande ricevono risposta o aspettano=1 domanda riceve risposta o aspetta; "
            "ci sono 1 fonti=c'è 1 fonte; 1 anni o date=1 anno o data; 1 tentativi=1 tentativo; "
            "1 affermazioni dubbie=1 affermazione dubbia; "
            "trovato 1 affermazioni in ciò che citano=trovato 1 affermazione in ciò che cita; "
            "1 affermazioni=1 affermazione; 1 fonti=1 fonte; 1 non esaminati=1 non esaminato; "
            "1 cifre=1 cifra; 1 documenti depositati=1 documento depositato; 1 depositi=1 deposito; "
            "1 frasi=1 frase; 1 giorni=1 giorno; 1 volte=1 volta; 1 arresti anomali=1 arresto anomalo; "
            "1 passaggi=1 passaggio; 1 nuovi passaggi=1 nuovo passaggio; "
            "altre 1 righe di dati=1 altra riga di dati; altre 1 righe=1 altra riga; altri 1=1 altro; "
            "1 righe=1 riga; 1 chiamate=1 chiamata; 1 bozze=1 bozza; 1 ore=1 ora; 1 caratteri=1 carattere; "
            "vengono accettate 1 al minuto=viene accettata 1 al minuto; "
            "disegnate solo le ultime 1 risposte=disegnata solo l'ultima risposta"
        ),
        "file misnamed": "Il nome finisce in {suffix}, ma contiene {what}: è stato letto come tale.",
        "file password here": "Serve una password: la scriva qui nel campo della password e invii di nuovo il file.",
        "file password wrong": "Serve una password, e quella data non lo apre.",
        "fiscal year short": "Esercizio {year}",
        "table words": (
            "figures=cifre; figures of its tables=cifre delle sue tabelle; "
            "Period=Periodo; Ended=Chiusura; Company=Società; Measure=Grandezza; Metric=Grandezza; Value=Valore; "
            "Unit=Unità; Form=Modulo; Filed=Depositato; Period end=Fine del periodo; Accession=Numero di "
            "deposito; Items=Voci; Description=Descrizione; Link=Link; Formula=Formula; Note=Nota; "
            "filings=depositi; Rank=Posizione; Change=Variazione"
            "; From=Dal; To=Al; Date=Data; Close=Chiusura; metrics=indicatori; share price=prezzo dell'azione"
            "; Open=Apertura; High=Massimo; Low=Minimo; Volume=Volume; share prices=prezzi dell'azione"
            "; filings with the SEC=depositi presso la SEC"
        ),
        "fact whose": "Di quale azienda si tratta? Ho cifre di {companies}; la prego di nominarla.",
        "fact no company": "Non ho cifre di {words}; le ho di {companies}.",
        "fact no explanation": "Non ho trovato alcun documento che lo spieghi. {formulas}",
        "fact nobody": "nessuna azienda",
        "fact for period": "{figure} {period}",
        "fact years": "negli esercizi {years}",
        "fact first half": "nel primo semestre dell'esercizio {year}",
        "fact second half": "nel secondo semestre dell'esercizio {year}",
        "fact trailing": "nell'anno fino al {end}",
        "fact calendar": "nell'anno solare {year}",
        "fact lacking": "{measure} di {company} {periods}: non ho cifre.",
        "fact lacking but": "{measure} di {company} {periods}: non ho cifre; le ho per gli esercizi {years}.",
        "fact none": "{measure} di {company}: non ho cifre.",
        "fact none but": "{measure} di {company}: non ho cifre; le ho per gli esercizi {years}.",
        "fact only quarters": "Dell'esercizio {year} ho solo {quarters}.",
        "fact gaps": "In mezzo non ho cifre {periods}.",
        "fact latest": "È la cifra più recente che ho.",
        "fact restated as": "Come pubblicato la prima volta; rapporti successivi lo hanno rettificato: {figures}.",
        "fact never restated": "Nessun rapporto successivo lo ha rettificato.",
        "fact split basis": (
            "Le cifre fino a {period} sono quelle pubblicate prima di un frazionamento azionario; il confronto è "
            "sulla base attuale."
        ),
        "fact was restated": "La cifra è stata rettificata; il primo rapporto indicava {figure}.",
        "fact derived": "Non è stato pubblicato a parte: è l'anno intero meno i trimestri precedenti.",
        "fact before split": (
            "La cifra precede un frazionamento azionario e non è confrontabile così com'è con le successive."
        ),
        "fact split apart": (
            "Le cifre fino a {period} precedono un frazionamento azionario e non sono confrontabili con le "
            "successive."
        ),
        "fact computed as": "{measure} si calcola così: {formula}.",
        "fact as filed": "La cifra è quella dei rapporti e non è stata calcolata.",
        "fact ended": "{company} {period}: chiuso il {day}.",
        "fact covered": "{measure} di {company}: ho cifre {parts}.",
        "fact covered quarters": "per trimestre ({first} – {last})",
        "fact not covered": "{measure} di {company}: non ho cifre.",
        "fact no figure": "Non ho cifre per questo.",
        "fact higher": "Quello di {company} è il più alto.",
        "fact not converted": "Le cifre sono in {first} e {last} e non sono state convertite.",
        "fact median": "Mediana",
        "fact cagr": "Crescita annua composta",
        "fact factor": "Fattore",
        "fact growth": "crescita",
        "fact a share": "per azione",
        "fact rose": "In aumento",
        "fact fell": "In calo",
        "fact above": "Al di sopra",
        "fact below": "Al di sotto",
        "fact met": "{measure} di {company}, {span} – {how}: {count}.",
        "fact count": "{count} volte",
        "fact never": "mai",
        "fact first time": "per la prima volta",
        "fact every one since": "senza interruzione da allora",
        "fact not in latest": "non nell'ultimo periodo",
        "fact no rate": "Un tasso di crescita richiede due cifre positive, a un anno o più di distanza.",
        "fact no total": "{measure} non è un importo di un periodo; le sue cifre non si sommano.",
        "fact price open": "Prezzo di apertura",
        "fact price high": "Massimo di giornata",
        "fact price low": "Minimo di giornata",
        "fact price close": "Prezzo di chiusura",
        "fact price volume": "Volume scambiato",
        "fact price": "{price} di {company} il {day}: {figure}.",
        "fact price over": "{how} – {price} di {company}, dal {first} al {last}: {figure}.",
        "fact no trading day": "Non era un giorno di borsa; questo è l'ultimo precedente.",
        "fact no prices": "Non ho quotazioni di {company} per quel periodo.",
        "fact latest day": "L'ultimo giorno che ho è il {day}.",
        "fact dividends": "I dividendi non sono compresi.",
        "fact adjusted": "Rettificato per il frazionamento del {day}.",
        "fact prices no sum": "I prezzi di più giorni non si sommano.",
        "fact filed": "{company}: {form} {period}, depositato il {day}, numero di deposito {number}.",
        "fact items": "Voci: {items}.",
        "fact filings": "{company}: {count} depositi ({form}): {listed}.",
        "fact no filings": "Non ho tali depositi di {company}.",
        "fact link": "Si trova su {url} .",
        "fact metrics": "Di {company} ho: {measures}.",
        "fact known measures": "Cifre che ho: {measures}.",
        "fact and others": "e altre",
        "fact not understood": (
            "Non ho capito {words} nella domanda, quindi non do alcuna cifra; la prego di dirlo con altre parole."
        ),
        "fact no measure": "Non ho una cifra {words} di {companies}.",
        "fact companies": "Ho cifre di {companies}.",
        "fact no companies": "Non ho cifre di nessuna azienda.",
        "fact did you mean": "Intendeva {names}?",
        "fact read as": "Ho letto {written} come {name}.",
        "cells apart": "{name}: {first} meno {last} = {value} di differenza.",
        "cells moved": "{name}: da {first} a {last} = {value} di variazione.",
        "cells course": "{name}: da {first} a {last}{change}. Valore più alto: {most}; più basso: {least}.",
        "cells together": "{name}, in totale: {each} = {value}.",
        "cells average": "{name}, in media: ({each}) / {count} = {value}.",
        "cells median": "{name}, mediana: {value} ({each}).",
        "cells share": "{name}: {each} su un totale di {whole} = {value}.",
        "rows counted": "{bound}: {count} su {all}: {each}{without}.",
        "dates then": "; poi {next}",
        "dates past": " Già passati: {names}.",
        "rows none": "Nessuno con {bound}. Esaminati: {each}.",
        "rows listed": "Con {bound}: {each}{without}.",
        "cells most": "{name}, il più alto: {first}; poi: {next}{without}.",
        "cells least": "{name}, il più basso: {first}; poi: {next}{without}.",
        "records joint": "e",
        "records with": " con {conditions}",
        "records nothing": "non indicato",
        "records row": "riga {number}",
        "records one row": "1 riga",
        "records rows": "{count} righe",
        "records over": "su {rows}{where}",
        "records more": " e altri {count}",
        "records is": "Ci sono {rows}{where}, su {all}{names}.",
        "records are": "Ci sono {rows}{where}, su {all}{names}.",
        "records value": "{name}, {heading}: {value}.",
        "records total": "{heading}, totale {over}: {value} ({parts}).",
        "records average": "{heading}, media {over}: {value} ({parts}).",
        "records median": "{heading}, mediana {over}: {value} ({parts}).",
        "records most": "{heading}, i {count} valori più alti{where}: {each}.",
        "records least": "{heading}, i {count} valori più bassi{where}: {each}.",
        "records highest": "{who}: valore più alto di {heading}{where}, {value}{next}.",
        "records lowest": "{who}: valore più basso di {heading}{where}, {value}{next}.",
        "records highest several": "{who}: a pari merito, valore più alto di {heading}{where}, {value}{next}.",
        "records lowest several": "{who}: a pari merito, valore più basso di {heading}{where}, {value}{next}.",
        "records next": "; poi: {names}",
        "records without": "; non indicato: {names}",
        "records what total": "totale {heading}",
        "records what average": "media {heading}",
        "records what median": "mediana {heading}",
        "records what rows": "numero di righe",
        "records by": "{what}{where} per {by}: {each}.",
        "records by highest": "{who}: valore più alto, {what}{where} {value}; tutti per {by}: {each}.",
        "records by lowest": "{who}: valore più basso, {what}{where} {value}; tutti per {by}: {each}.",
        "records by highest several": (
            "{who}: a pari merito, valore più alto, {what}{where} "
            "{value}; tutti per {by}: {each}."
        ),
        "records by lowest several": (
            "{who}: a pari merito, valore più basso, {what}{where} "
            "{value}; tutti per {by}: {each}."
        ),
        "figures no opinion": (
            "Si chiede un parere o una previsione; non do consigli e non prevedo nulla, ma posso dire ciò "
            "che è registrato: cifre, prezzi e depositi."
        ),
        "figures no reason": (
            "Le cifre registrate non dicono perché, e non ho trovato alcun documento che lo dica."
        ),
        "figures no definition": (
            "Si chiede che cosa significa qualcosa, e non ho trovato alcun documento che lo dica."
        ),
        "kept in": "{what} si trova nella tabella {table}, colonna {column}.",
        "imported by": "{file} è importato da {files}.",
        "imported by none": "Nessun file indicizzato importa {file}.",
        "imports": "{file} importa {files}.",
        "imports none": "{file} non importa alcun file indicizzato.",
        "part_unanswered": "Su «{asked}» non ho trovato nulla nei documenti che posso leggere.",
        "nothing_near": "Non ho trovato una risposta nei documenti che posso leggere.",
        "refusal": (
            "Non ho trovato una risposta nei documenti che posso leggere; può aiutare indicare il prodotto, il "
            "gruppo o il periodo."
        ),
        "otherwise": "Un'altra fonte dice altro:",
        "otherwise_within": "Lo stesso documento dice anche altro:",
        "otherwise_older": "Una fonte meno recente dice altro:",
        "otherwise_changed": "In precedenza:",
        "otherwise_archived": "Una fonte non più in vigore dice altro:",
        "otherwise_draft": "Una bozza dice altro:",
        "otherwise_lower": "Una fonte meno autorevole dice altro:",
        "claim holds": "Sì, lo dicono i documenti:",
        "claim denied": "No, i documenti dicono altro:",
        "otherwise_early": "Una fonte non ancora in vigore dice altro:",
        "source_followed": "Fonte seguita: {winner}; scartata: {loser}.",
        "source_draft": "{source} è una bozza.",
        "source_archived": "{source} non è più in vigore.",
        "source_early": "{source} non è ancora in vigore.",
        "unsupported": (
            "Non ho potuto scrivere una risposta che le fonti sostengano{why}. Aiuterebbe una "
            "domanda più precisa."
        ),
        "unproven": (
            "Non ho trovato una risposta che le fonti sostengano. Ho cercato {searched}. Aiuterebbe una "
            "domanda più precisa."
        ),
        "failed": "Non ho potuto rispondere: {error} L'errore è stato registrato.",
        "failed_for_now": (
            "Non ho potuto rispondere: {error} L'errore è stato registrato; riprovi tra un "
            "momento."
        ),
        "several": "Più fonti corrispondono e dicono cose diverse; precisi quale intende: {names}",
        "of_another": "Le fonti non lo dicono; la cosa più vicina riguarda altro: {names}",
        "not_quoted": "Ho cercato in {names} una frase da citare che risponda e non ne ho trovate.",
        "quoted": "«{said}»",
        "closest": "Il più vicino alla domanda; valuti lei se vi risponde: {names}",
        "which_of_kind": "quale {kind}?",
        "which_one": "Ci sono più risposte. Quale intende?",
        "unconfirmed": "la verifica non l'ha confermato",
        "not_verified": "⚠️ Non del tutto verificato:",
        "unverified": "(non verificato)",
        "language names": (
            "en inglese, de tedesco, fr francese, es spagnolo, it italiano, pt portoghese, "
            "nl olandese, ko coreano, ja giapponese, zh cinese, ar arabo, hi hindi"
        ),
        "documents_in": (
            "Ciò che più si avvicina è in {languages}, e da una lingua all'altra trovo poco: chieda piuttosto in "
            "{languages}."
        ),
        "also_searched_in": "I documenti sono in {languages}; la domanda è stata cercata anche in quella lingua.",
        "weak_by_meaning": (
            "In questa lingua cerco per parole chiave: con le parole "
            "usate nei documenti trovo di più."
        ),
        "not_translated": (
            "La domanda è in {asked}, le fonti sono in {spoken}; senza un modello linguistico le "
            "citazioni non vengono tradotte."
        ),
        "details": "i dettagli sono nel registro",
        "fault any": "Qualcosa è andato storto.",
        "fault permanent": "Riprovare non cambia nulla.",
        "fault transient": "Riprovare più tardi può funzionare.",
        "fault setting": "Un'impostazione ha un valore errato.",
        "fault input": "L'input non è utilizzabile.",
        "fault not found": "Non esiste.",
        "fault forbidden": "Qui non è consentito.",
        "fault key": "Il servizio ha rifiutato la chiave.",
        "fault quota": "Il piano o il budget è esaurito.",
        "fault cap": "Un tetto giornaliero di token non lascia spazio a questa chiamata.",
        "fault too long": "La richiesta supera la finestra del modello.",
        "fault refused": "Il servizio ha rifiutato questa richiesta.",
        "fault contract": "La risposta del modello non aveva la forma richiesta.",
        "fault unreadable": "Il file non è leggibile.",
        "fault no document": "Il file non è un documento.",
        "fault damaged": "Il database è danneggiato.",
        "fault index damaged": "L'indice di ricerca è danneggiato.",
        "fault stopped": "La domanda è stata interrotta o eliminata.",
        "fault unavailable": "Il servizio non risponde.",
        "fault slow down": "Il servizio chiede di rallentare.",
        "fault full": "La coda è piena.",
        "fault too many": "È più di quanto si accetti da una persona in un minuto.",
        "fault lease": "Un altro processo ha preso in carico questo lavoro.",
        "fault unserved": "Si pubblica dove questo processo non può.",
        "fault unexpected": "Qualcosa di imprevisto è andato storto ({name}).",
        "fault recorded": "È stato registrato.",
        "fault long": "Ci è voluto troppo tempo.",
        "fault crashes": "Abbandonato dopo {count} arresti anomali.",
        "fault database": "Il database non risponde.",
        "fault empty question": "La domanda è vuota.",
        "fault ask such as": "Chieda qualcosa, ad esempio: Quanti giorni di ferie ho?",
        "fault long question": "La domanda ha {count} caratteri; se ne accettano al massimo {most}.",
        "fault collection": "Qui non c'è una raccolta {name}.",
        "fault collections": "Raccolte: {names}.",
        "none yet": "ancora nessuna",
        "fault collection name": "{name} non è un nome di raccolta: fino a 64 caratteri, senza barre e virgole.",
        "fault reserved name": (
            "Nessuna raccolta può chiamarsi {name}: nelle impostazioni la parola ha un altro significato."
        ),
        "fault model slow": "Il modello linguistico {model} ha impiegato troppo tempo.",
        "fault model away": "Il server del modello linguistico non è raggiungibile.",
        "fault model broke off": "Il server del modello linguistico si è interrotto.",
        "fault model status": "Il server del modello linguistico ha risposto {status}.",
        "fault model slow down": "Il modello linguistico {model} chiede di rallentare.",
        "fault model key": "Il server del modello linguistico ha rifiutato la chiave.",
        "fault model quota": "La quota del modello linguistico è esaurita.",
        "fault web": "La ricerca web non ha risposto entro {seconds} s.",
        "lined up": "🔁 Qualcuno dice che è sbagliato. Prima ne guardo altre; poi guardo questa.",
        "looking": "🔁 Qualcuno dice che è sbagliato: guardo di nuovo.",
        "still looking": "🔁 Sto ancora guardando; ci vuole più del solito.",
        "looked twice": (
            "🔁 Già riguardata due volte in un'ora. Passata l'ora posso guardare di nuovo; fino ad allora può "
            "aiutare chiedere con altre parole."
        ),
        "holds": "🔁 Ricontrollato: è corretto.",
        "said to the question": "{who} ha detto, alla domanda «{question}»: {words}",
        "holds because": "🔁 Ricontrollato, ed è corretto: «{sentence}» ({source}).",
        "no longer": "Questo non si trova più nei documenti: {names}.",
        "read anew": "🔧 Riletto prima di rispondere: {names}.",
        "answered again": "✏️ Nuova risposta: {names} è stato aggiunto o modificato nel frattempo.",
        "answered by person": "✏️ Nuova risposta: l'ha fornita una persona ed è stata approvata.",
        "source changed": "⚠️ Fonte cambiata nel frattempo: {names}.",
        "source changed ask": (
            "🔁 Ciò che questa risposta cita è cambiato nel frattempo: {names}. Chieda di nuovo per una "
            "risposta da ciò che c'è ora."
        ),
        "worked out": "🔁 Ricontrollato: è calcolato dalle righe citate, le cui cifre sono invariate.",
        "not settled": "🔁 Ricontrollato: le fonti dicono anche ciò che è stato obiettato, quindi non è deciso.",
        "nothing better": "🔁 Riguardato: ho riletto le fonti e non ho trovato di meglio.",
        "said suggested": (
            "📝 Ciò che ne è stato detto è annotato come suggerimento: "
            "varrà quando un’altra persona lo approva."
        ),
        "said recorded": "📝 Ciò che ne è stato detto è annotato.",
        "corrected": "✏️ Corretto per {why}: {changed}.",
        "a thumbs-down": "un pollice verso",
        "worded anew": "riformulato con le stesse cifre e fonti",
        "figures became": "{before} è diventato {after}",
        "figures left out": "tolto {figures}",
        "words became": "«{before}» è diventato «{after}»",
        "words left out": "tolto «{words}»",
        "words added": "aggiunto «{words}»",
        "figures added": "ora indica {figures}",
        "now rests on": "ora si basa su {names}",
        "before and now": "prima {before}, ora {after}",
        "note web not configured": (
            "Il web non è stato consultato: nessuna ricerca web è configurata ({settings})."
        ),
        "note web not asked": "Il web non è stato consultato: {error}",
        "note web empty": "Il web è stato consultato, ma nulla di utile è emerso.",
        "note graded by rules": "I riscontri sono stati valutati senza il modello: {error}",
        "note routed by rules": "La domanda è stata instradata da regole: {error}",
        "note as it stands": "La domanda è stata presa così com'è: {error}",
        "note not refined": "Il modello non ha affinato la ricerca: {error}",
        "note not translated": "Il modello non ha tradotto la ricerca: {error}",
        "note years": "Non è stato possibile recuperare gli anni mancanti: {error}",
        "note tokens": "Nessun altro tentativo: questa domanda ha speso i suoi {cap} token (QUESTION_TOKEN_CAP).",
        "note model not asked": "Non è stato possibile interrogare {model} a {step}: {error}",
        "note model contract": "{model} non ha rispettato la forma richiesta a {step}: {error}.",
        "note model slow down": "{model} ha chiesto di rallentare a {step}.",
        "note model refused": "{model} ha rifiutato la richiesta a {step}.",
        "note by extracts": (
            "Risposto con estratti, senza il modello linguistico, perché questo non può uscire: {what}."
        ),
        "kept in several": "le raccolte {names}",
        "kept in one": "la raccolta {names}",
        "kept in unnamed": "una raccolta su cui questo si basa",
        "cap until midnight": (
            "La prossima chiamata potrebbe superare {whose} {cap} token al giorno ({setting}): fino a "
            "mezzanotte UTC le risposte sono estratti dei suoi documenti. Nulla di ciò che chiede va perso."
        ),
        "whose server": "di questo server",
        "whose workspace": "di questo workspace",
        "whose channel": "di questo canale",
        "whose own": "i suoi",
        "pass": "superata",
        "skip": "non applicabile",
        "check figures": "{wrong} su {found} non provate ({reasons}). {proofs}",
        "check figures alone": "{wrong} su {found} non provate ({reasons}).",
        "check dates": "{wrong} su {found} non confermate: {reasons}",
        "check dates found": "{found} trovate nelle fonti.",
        "count figures": "{count} cifre",
        "count figure": "1 cifra",
        "count dates": "{count} anni o date",
        "count date": "1 anno o data",
        "check supported": "{found} sostenute.",
        "count sentences": "{count} frasi",
        "count sentence": "1 frase",
        "check in doubt": "{count} affermazioni dubbie",
        "check one in doubt": "1 affermazione dubbia",
        "check without support": "{count} affermazioni senza riscontro",
        "check one without support": "1 affermazione senza riscontro",
        "check little stands": "poco di questo sta in {where}",
        "check stands elsewhere": "{figure} sta in {where}, non in {cited}",
        "check invented source": "{cited} citato, ma ci sono {count} fonti.",
        "check in no source": "{name} non sta in nessuna fonte",
        "check scanned": "{name} non si legge con certezza in una pagina scansionata",
        "check code has": "le fonti riportano {key} {found}",
        "check answer too long": "la risposta è troppo lunga per essere verificata per intero",
        "check time of another": "le fonti attribuiscono questo momento ad altro",
        "check not in evidence": "non sta nelle fonti",
        "check closest": "non sta nelle fonti: il più vicino è {closest}",
        "check computed": "calcolato dalle fonti è {value}",
        "check value of another": "è il valore di {one}, non di {other}",
        "check evidence has": "le fonti danno {value}",
        "check figure of another": "le fonti danno questa cifra a {one}",
        "check in another unit": "in un'altra unità: è {value}",
        "check not named": "{name} non è nelle fonti",
        "check denied": "le fonti lo negano: {word}",
        "check says so": "le fonti lo affermano: {word}",
        "check unverified": "Non è stato possibile verificarlo nelle fonti.",
        "check hardly said": "Ciò che è citato dice appena quanto chiesto",
        "check proven by": "Provato da: «{sentence}»",
        "check confirmed": "{detail}; la verifica l'ha confermato.",
        "new from checks": "ciò che le verifiche hanno trovato",
        "new passages": "{count} nuovi passaggi",
        "new rows": "altre {count} righe di dati",
        "new model": "un altro modello ({model})",
        "nothing found": "Nei documenti non è stato trovato nulla.",
        "note extract": "Questo è un estratto dei Suoi documenti, fatto senza il modello linguistico.",
        "note looked up": "Questo è stato cercato senza il modello linguistico.",
        "note in part": "Non tutto questo è opera del modello linguistico.",
        "note held against": "{model} ha confrontato {judged} affermazioni su {count} con le loro fonti.",
        "note not judged": "Le affermazioni non sono state giudicate da un modello: {error}",
        "note model repaired": (
            "{model} non ha rispettato una volta la forma della risposta ({problem}) e l'ha corretta."
        ),
        "stays in several": "Le raccolte {names} non possono uscire dalla casa.",
        "stays in one": "La raccolta {names} non può uscire dalla casa.",
        "stays unnamed": "Una raccolta su cui questo si basa non può uscire dalla casa.",
        "cap at any time": (
            "La prossima chiamata potrebbe superare {whose} {cap} token al giorno ({setting}): una chiamata così può "
            "costarne {tokens}, perciò le risposte sono estratti dei Suoi documenti. Nulla di ciò che chiede va "
            "perso."
        ),
        "check filings": "{wrong} su {found} non corrispondono a nessuna riga: {reasons}.",
        "check filings found": "{found} nominati, anche nelle righe.",
        "count filings": "{count} documenti depositati",
        "count filing": "1 documento depositato",
        "check accession": "il numero di nessun documento nelle fonti",
        "check no form": "nelle fonti non c'è alcun {form}",
        "check form date": "nessun {form} con la data {date}: il più vicino è {closest}",
        "check same wording": "{found} come lo dicono le fonti.",
        "check refusal": "un rifiuto non ha bisogno di fonti",
        "check read as answer": "Si legge come risposta, da fonti su ciò che è stato chiesto",
        "check other language": (
            "Ciò che è citato è in un'altra lingua rispetto alla domanda: sono stati confrontati nomi e anni, non le "
            "parole"
        ),
        "check faithful": "{model} ha trovato {count} affermazioni in ciò che citano",
        "check not faithful": "{model} non trova {detail} in ciò che è citato",
        "check empty reply": "la risposta era vuota",
        "check cut reply": "la risposta è stata troncata",
        "check too long": "le fonti sono troppo lunghe perché il modello vi verifichi la risposta",
        "check objected": "la verifica ha contestato la bozza",
        "check no usable reply": "la verifica non ha dato una risposta utilizzabile",
        "check rewritten": "la verifica ha corretto la bozza",
        "check searched again": "la verifica ha chiesto un'altra ricerca",
        "reasoning covered": "Il {grounded} delle frasi si trova nelle fonti; il {coverage} della domanda è coperto.",
        "reasoning unanswered": "Le fonti trovate non rispondono alla domanda.",
        "check reflection": "la riflessione ha dato {score}",
        "check data for": "ci sono dati per il {year}",
        "check not fetched": "{year} è nella tabella ma non è stato letto",
        "check another time": "le fonti lo dicono di un altro tempo che {year}",
        "check overruled": "superato da {source}",
        "check instruction": "{text} viene da un'istruzione dentro {source}",
        "check not cited": "{name} non è in nessuna fonte citata, ma in {where}",
        "check points": "sono punti percentuali, non percentuali",
        "check currency": "un'altra valuta: è {value}",
        "check too small": "scala sbagliata: {factor} volte troppo piccolo, è {value}",
        "check too large": "scala sbagliata: {factor} volte troppo grande, è {value}",
        "check sign": "segno sbagliato: è {value}",
        "check says unsaid": "la risposta dice che nessuna fonte lo dice",
        "check beside else": "le fonti nominano {year} accanto a qualcos'altro",
        "check no score": "{score} non è in nessuna fonte",
        "check dates it": "le fonti lo datano {year}",
        "check of some": "le fonti lo dicono solo di alcuni: {word}",
        "check of few": "le fonti lo dicono solo di pochi: {word}",
        "check no duty": "secondo le fonti non è un obbligo: {word}",
        "check a duty": "secondo le fonti è un obbligo: {word}",
        "check not sure": "le fonti non ne sono sicure: {word}",
        "check source says": "lo dice {one}, non {other}",
        "check against": "è {one} contro {other}",
        "check goes": "va da {one} a {other}",
        "check the most": "il massimo è {value}",
        "check the least": "il minimo è {value}",
        "check has instead": "le fonti hanno invece «{told}»",
        "check other way": "le fonti dicono il contrario: {sentence}",
        "check another cause": "le fonti danno un'altra causa: {sentence}",
        "check another witness": "le fonti lo attribuiscono a qualcun altro: {sentence}",
        "check no rise": "{one} è meno di {other}: non è un aumento",
        "check no fall": "{one} è più di {other}: non è un calo",
        "check value instead": "è il valore di {one}, non di {other}; quello di {period} è {value}",
        "check closest off": "non sta nelle fonti: il più vicino è {closest}, con {off} % di scarto",
        "check times alone": "è {factor} volte tanto dell'altro",
        "check times as much": "è {factor} volte tanto: da {one} a {other}",
        "check says multiple": "le fonti dicono «{word}»",
        "check not looked at": "{count} non esaminati",
        "check not looked from": "non esaminato dal carattere {place} in poi",
        "check decade": "gli anni {years} non sono nelle fonti",
        "check as a plan": "le fonti ne parlano come di un progetto: {word}",
        "check no such source": "cita una fonte che non esiste",
        "page": "p. {page}",
    },
)  # fmt: skip
