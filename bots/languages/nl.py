"""Dutch."""

from __future__ import annotations

from typing import Final

from bots.languages.pages.nl import PAGES
from bots.languages.terminal.nl import TERMINAL
from core.reading.language import Language

DUTCH: Final = Language(
    code="nl",
    name="Dutch",
    roles={
        "chat_greeting": """
            hallo, hoi, hey, hé, hai, goedemorgen, goeiemorgen, morgen, goedemiddag, goedenavond, goeiedag, dag,
            hoe gaat het, hoe is het, alles goed, welkom, heey,
            hoe gaat het vandaag, hoe gaat het met je, hoe gaat het met u, hoe gaat het met je vandaag, hoe gaat
            het met u vandaag
        """,
        "chat_farewell": """
            doei, doeg, dag, tot ziens, tot straks, tot morgen, tot later, tot zo, fijne dag, fijne avond, fijn
            weekend, prettig weekend, goed weekend, welterusten, slaap lekker, ik ga, ik ga lunchen, even weg, zo
            terug, ben zo terug, ik moet gaan, ik ben weg, smakelijk, eet smakelijk, later, moet gaan, ik ga
            ervandoor, spreek je later
        """,
        "chat_thanks": """
            bedankt, dank, dank je, dank je wel, dankjewel, dankje, dank u, dank u wel, thanks, thx, heel erg bedankt,
            hartelijk dank, super bedankt, top bedankt, bedankt voor de hulp, werkt, werkt nu, het werkt, gelukt,
            is gelukt, het is gelukt, heel handig, goed gedaan, goed bezig, goede bot,
            heel aardig, heel aardig van je, erg aardig, aardig van je, heel vriendelijk, wat aardig, wat lief, lief
            van je, precies wat ik nodig had, precies wat ik zocht, dat helpt, dat helpt enorm, dat heeft geholpen,
            goed werk, mooi werk, heel behulpzaam, erg behulpzaam, ik dank je, nogmaals bedankt, nogmaals dank,
            dat was nuttig, dat was heel nuttig, dat is nuttig, dat was behulpzaam, dat was erg behulpzaam, dat
            helpt me, dat heeft me geholpen
        """,
        "chat_ok": """
            ok, oke, oké, okee, okay, prima, goed, mooi, top, super, perfect, fijn, leuk, gaaf, cool, vet,
            geweldig, helder, duidelijk, snap ik, begrepen, begrijp ik, ja, jaa, jep, jawel, nee, neen, tuurlijk,
            natuurlijk, zeker, klopt, precies, inderdaad, exact, juist, waar, is waar, ik ook, zelfde hier,
            geen probleem, geen punt, graag gedaan, graag, sorry, oeps, au, jammer, helaas, wow, jeetje, goh, ah,
            aha, ah oke, oh, hm, hmm, mm, tja, interessant, goed om te weten, geen idee, weet ik niet, weet niet,
            gefeliciteerd, doe ik, komt goed, gedaan, genoteerd, lekker, afgesproken, eens, akkoord, laat maar,
            maakt niet uit, alsjeblieft, aub, joh, mwah, pff, poeh, oei, ach, nou, nou ja, jeminee, misschien,
            nog niet, waarschijnlijk, jammer dan, typisch, bizar, gek, logisch, vanzelfsprekend, lekker dan,
            mooi zo, oke dan, ok dan, tjonge, o jee, en klaar, en weg, en gaan, en dat was het, en dat is het,
            en zo verder, dat was het, dat was alles, dat is alles, verder niets, zo is het goed, geen vragen meer,
            ik heb geen vragen meer, verder geen vragen
        """,
        "chat_laughter": "haha, hihi, hehe, lol, lmao, xd, hahah, hahaha",
        "chat_beside": """
            allemaal, iedereen, team, mensen, jongens, je, jij, u, jullie, wel, hoor, erg, heel, zeer, dan, en, dat,
            is, het, ook, nog, voor, de, hulp, maar, nu, toch, bot, joh, zo, baas, maat, man, vriend, collega's,
            topper
        """,
        "chat_wrong": """
            dat klopt niet, klopt niet, klopt niet meer, dat klopt niet meer, dat is fout, is fout,
            dat is verkeerd, is verkeerd, dat is niet waar, niet waar, dat is onjuist, onjuist, dat is niet juist,
            niet juist, niet correct, dat is niet correct, incorrect, verouderd, is verouderd, achterhaald,
            niet meer actueel, geldt niet meer, dat geldt niet meer, is veranderd, is gewijzigd, is aangepast,
            je vergist je, je hebt het mis, kan niet kloppen, is niet meer zo, is achterhaald, is niet juist,
            kloppen niet, zo is het niet, dat kan niet kloppen
        """,
        "chat_wrong_alone": "fout, onzin, nee fout, onjuist, klopt niet, verkeerd, fout antwoord",
        "chat_asks": """
            is er, is het, is dit, is dat, is de, is een, is mijn, is onze, zijn er, zijn de, zijn we, kan ik, kan je,
            kan iemand, kan men, kan het, kan de, kunnen we, kun je, kunt u, zou je, zou ik, zouden we, mag ik, mag
            je, mag een, mogen we, mogen, moet ik, moet je, moet de, moet het, moeten we, moeten, heb ik, hebben we,
            heeft iemand, heeft de, heb je, hebt u, weet iemand, weet je, weet jij, geldt dat, geldt dit, geldt de,
            geldt het, gelden de, telt, tellen, krijg ik, krijgen we, krijg je, wordt de, wordt het, worden de, was
            het, was de, ben ik, gaat de, gaat het, vervalt, vervallen, kost het, kost dat, vertel, vertel me, vertel
            eens, laat zien, geef me, geef, leg uit, noem, lijst, vergelijk, vat samen, ik heb hulp nodig, hulp nodig,
            hulp bij, help met, ik zoek, op zoek naar, ik wil weten, ik vraag me af, ik heb een vraag, vraagje, een
            vraag, vraag:, vanaf wanneer, sinds wanneer, tot wanneer, voor wie, aan wie, bij wie, van wie, met wie, in
            welke, in welk, op welke, om hoe laat, hoe laat, hoe lang, hoeveel, hoe vaak, voor hoeveel, en hoe, en
            wat, en wie, en wanneer, en waar, en waarom, en welke, maar hoe, maar wat, maar waarom, dus hoe, dus wat,
            en geldt, en kan, en mag, en moet, en is, toon, toon me, laat me zien, laat eens zien, vat, beschrijf,
            zoek, zoek op, vind, wijs me, zeg me, zeg eens, som op, kun je me, kan je me, kunt u me, ik heb de, ik wil
            graag weten, enig idee, iemand enig idee, graag een, alsjeblieft, kan dat, mag dat, moet dat, welke,
            waarvoor, waarmee, wanneer, klopt dat, klopt het, klopt dit, klopt die, is dat waar, tot hoe, tot hoeveel,
            vanaf hoeveel, voor welke, bij welke, met welke, aan welke, op welk, van welke, onder welke, binnen
            hoeveel, na hoeveel, naar wie, naar welk
        """,
        "chat_further": """
            en voor, en in, en op, en bij, en met, en zonder, en als, en de, en het, en na, en tijdens, en buiten,
            en hoe zit het met, hoe zit het met, en wat als, wat als, ook voor, alleen voor, geldt dat ook, en van,
            nog een vraag, nog een vraagje, andere vraag, volgende vraag, laatste vraag, nog iets
        """,
        "chat_adds": """
            en, nu voor, en nu voor, nu in, hetzelfde voor, hetzelfde in, hetzelfde met, hetzelfde bij, dezelfde vraag
            voor, zelfde vraag voor, zelfde voor, idem voor, of voor, of in, vergeleken met
        """,
        "chat_clause": """
            wat een, wat leuk, wat goed, wat jammer, wat fijn, wie weet, hoe dan ook, wat mij betreft, wat ik bedoel,
            hoe leuk, wat maakt het uit, waarom ook niet, wat stom, wie heeft dit nou
        """,
        "chat_denies": "nee, neen, nope, eigenlijk, ah nee, correctie, let op, pas op, opgelet",
        "chat_changed": """
            nu, niet meer, sinds, vanaf, inmiddels, tegenwoordig, intussen, veranderd, gewijzigd, aangepast,
            verplaatst, verhuisd, vervangen, ingetrokken, verlaagd, verhoogd, hernoemd, in plaats daarvan, de
            juiste, het juiste, alleen nog, afgeschaft
        """,
        "chat_halts": "wacht, wacht even, momentje, ho, ho even, even wachten",
        "chat_states": """
            het is, het zijn, dat is, dat zijn, er zijn, er is, het kost, het duurt, hij is, zij is, ze zijn, het was
        """,
        "chat_stops": "stop, stop maar, hou op, houd op, ophouden, annuleer, annuleren, afbreken, stop ermee",
        "chat_learns": """
            leer dit, leer dit bestand, leer dit document, onthoud dit, voeg dit toe, voeg dit
            document toe, voeg dit bestand toe, indexeer dit, indexeer dit bestand, lees dit in,
            lees dit bestand in
        """,
        "option_private": "privé, prive",
        "chat_doubts": """
            is dat niet, was dat niet, is die niet, zijn dat niet, geldt dat niet alleen, was het niet,
            is het niet, zijn het niet
        """,
        "chat_will": "ik vraag, ik zal, ik ga, ik kijk, ik bel, ik probeer, vraag ik, dan vraag ik, laat me",
        "chat_and": "en",
        "chat_asks_us": "vraag, vragen, vraagt",
        "told_by_us": """
            zei, zegt, heeft gezegd, antwoordde, antwoordt, heeft geantwoord, beweert, vertelde, heeft je,
            gezegd, geantwoord
        """,
        "told_to_us": "gevraagd, al gevraagd, geprobeerd, gebruikt",
        "chat_self": "ik, wij, we, mij",
        "chat_you": "je, jij, jou, jouw, jullie, u, uw, ga je, kom je, heb je, jouwe, jezelf, ben je, bent u, ga jij",
        "chat_together": """
            zal ik, wil je dat ik, kun je mij sturen, stuur je, lunchen, gaan we lunchen, koffie, bier, biertje,
            borrel, kom je, komen jullie, ga je mee, ga je mee lunchen, gaan we, zullen we, heb je even, heb je tijd,
            ben je er, ben je daar, afspreken, even bellen, neem je voor mij, breng je mij, haal je voor mij, neem er
            een mee, heeft iemand, heeft er iemand
        """,
        "about_who": """
            wie ben je, wie ben jij, wat ben je, wat ben jij, ben je een bot, ben je een robot, ben je een mens, ben
            je menselijk, wat is errata, wie is errata, hoe heet je, hoe heet jij, stel jezelf voor, wie heeft je
            gemaakt, ben je een mens of een bot, ben je een echt persoon, heb je gevoelens, heb je een naam, slaap je,
            hoe oud ben je
        """,
        "chat_retracts": """
            verkeerd kanaal, verkeerde kanaal, verkeerde thread, verkeerde chat, verkeerd venster, verkeerde groep,
            verkeerde persoon, verkeerde bot, verkeerd gesprek, in het verkeerde kanaal, dat was het verkeerde kanaal,
            was het verkeerde kanaal, zit in het verkeerde kanaal, ik zit in het verkeerde kanaal, in de verkeerde
            chat, in de verkeerde thread, in de verkeerde groep, dat was niet voor jou, was niet voor jou, dit was
            niet voor jou, niet voor jou, niet voor u, dat was niet voor u, dat was niet voor jou bedoeld, was niet
            voor jou bedoeld, niet voor jou bedoeld, ik had het niet tegen jou, had het niet tegen jou, ik heb het
            niet tegen jou, ik bedoel jou niet, ik bedoelde jou niet, was voor iemand anders, dat was voor iemand
            anders, negeer mij, negeer me, negeer dit, negeer dat, negeer mijn bericht, negeer dit bericht, negeer dat
            maar, gewoon negeren, laat maar, laat maar zitten, laat zitten, vergeet het, vergeet het maar, vergeet
            maar, vergeet dat, maakt niet uit, niet meer nodig, is niet meer nodig, hoeft niet meer, hoeft niet, heb
            het al gevonden, ik heb het al gevonden, heb het gevonden, ik heb het gevonden, al gevonden, gevonden, ik
            heb het zelf gevonden, zelf gevonden, is al opgelost, het is al opgelost, al opgelost, mijn fout, foutje,
            per ongeluk, was per ongeluk, per ongeluk verstuurd, alleen een test, gewoon een test, dit is een test,
            dit is maar een test, was een test, even testen, dat was voor een ander kanaal, was voor een ander kanaal,
            dat was voor een andere groep
        """,
        "none_of_these": """
            geen van deze, geen van die, geen, geen van beide, geen van de twee, nee, iets anders, niets daarvan, een
            andere
        """,
        "about_praise": """
            geweldig, geweldige, super, top, slim, slimme, cool, aardig, lief, leuk, leuke, schattig, grappig,
            behulpzaam, handig, nuttig, goed, goede, de beste, beste, beter, briljant, fantastisch, fantastische,
            perfect, hou van, snel, genie, een genie, held, een held, schat, een schat, indrukwekkend, knap, toppertje
        """,
        "about_blame": """
            nutteloos, waardeloos, dom, stom, idioot, sukkel, slecht, verschrikkelijk, vreselijk, slechtste, de
            slechtste, rotzooi, troep, shit, kut, irritant, vervelend, traag, langzaam, kapot, zielig, hopeloos, saai,
            teleurstellend, lui, leugenaar, onbruikbaar, belachelijk, lelijk, raar, gek, dronken, serieus, niet, niks,
            niets, nooit, geen, hulp, helpt, begrijpt, snapt, haat, hou je mond, hou je bek, faalt, deugt, dom ding,
            onzin, waardeloze, domme, stomme, nutteloze, slechte, dommerik, prut, bagger, ruk, snapt er niks van, weet
            niks, weet
        """,
        "about_being": """
            bot, robot, mens, persoon, echt persoon, echt mens, machine, ai, kunstmatige intelligentie, chatgpt, chat
            gpt, gpt, siri, alexa, copilot, taalmodel, model, computer, programma, software, algoritme, echte, levend,
            man, vrouw, jongen, meisje, iemand, wie, wat, hoe oud, oud, waar, vandaan, naam, heet, gemaakt, gebouwd,
            ontwikkeld, geprogrammeerd, getraind, gevoelens, slaap, geboren, bewust, echt
        """,
        "about_between": """
            ben, bent, is, een, 'n, of, en, echt, gewoon, wel, zo, heel, erg, maar, toch, nou, eigenlijk, helemaal,
            totaal, volledig, de, het, van, dan, hoor, te, uit, zijn, er, al, ook, nog, dat, die, wat een, ik, mij,
            me, altijd, vind, best, zeg, soms, misschien, alleen, door, aan, hier, waarom, hoe, vandaag, zeg maar
        """,
        "about_you": """
            je, jij, jou, jouw, u, ben je, ben jij, je bent, jij bent, bent u, u bent, deze bot, de bot, die bot, bot,
            errata, praat ik met, spreek ik met, nutteloos, hou je mond, hou je bek
        """,
        "about_asking": """
            kan ik je iets vragen, kan ik je wat vragen, kan ik u iets vragen, kan ik iets vragen,
            kan ik jou iets vragen, kan ik jullie iets vragen, kan ik je een vraag stellen,
            kan ik u een vraag stellen, kan ik een vraag stellen, mag ik je iets vragen, mag ik je wat vragen,
            mag ik u iets vragen, mag ik u wat vragen, mag ik iets vragen, mag ik wat vragen,
            mag ik jou iets vragen, mag ik je een vraag stellen, mag ik u een vraag stellen,
            mag ik een vraag stellen, zou ik je iets mogen vragen, zou ik u iets mogen vragen,
            zou ik iets mogen vragen, ik heb een vraag, ik heb een vraagje, ik heb een vraag voor je,
            ik heb een vraag voor u, ik heb een korte vraag, heb een vraag, heb een vraagje, vraagje, korte vraag,
            een korte vraag, snelle vraag, even een vraag, even een vraagje, klein vraagje, ik wil je iets vragen,
            ik wilde je iets vragen, ik wilde u iets vragen, ik wil iets vragen, ik wilde iets vragen,
            ik wou je iets vragen, ik zou graag iets vragen, ik zou graag een vraag stellen, ben je er, ben je daar,
            ben je er nog, ben jij er, bent u er, bent u daar, bent u er nog, zijn jullie er, is er iemand,
            iemand hier, iemand daar, ben je online, ben je wakker, ben je beschikbaar, ben je bereikbaar,
            bent u beschikbaar, ben je bezig, ben je druk, heb je even, heb je even tijd, heb je tijd,
            heb je een minuutje, heb je een minuut, heb je een momentje, heb je een moment, heb je een seconde,
            hebt u even, hebt u even tijd, hebt u tijd, heeft u even, heeft u even tijd, heeft u een moment,
            heeft u tijd, hoor je me, hoort u mij, kunnen we praten, mag ik je even storen, mag ik u even storen,
            mag ik even storen, werkt dit
        """,
        "about_fun": """
            kun je een mop vertellen, kan je een mop vertellen,
            vertel een mop, vertel me een mop, vertel een grap, vertel me een grap, vertel eens een mop, ken je een
            mop, ken je een grap, zeg iets grappigs, maak me aan het lachen, zing een liedje, zing een lied, schrijf
            een gedicht, vertel een verhaal, vertel me een verhaal, vermaak me, ik verveel me
        """,
        "about_help": """
            help, hulp, wat kan je, wat kun je, wat kun je doen, wat kan je doen, wat kan jij, wat kun jij,
            wat doe je, wat kan ik je vragen, wat kan ik vragen, hoe werk je, hoe werkt dit, hoe werkt het,
            hoe werkt de bot, hoe gebruik ik je, hoe gebruik ik dit, hoe kun je helpen, hoe kan je me helpen,
            waar ben je voor, commando's, welke commando's zijn er, instructies, handleiding, waarmee kun je helpen,
            waarmee kun je me helpen, wat kun je nog meer, waar ben je goed voor
        """,
        "about_documents": """
            welke documenten ken je, welke documenten heb je, welke documenten heb je gelezen, wat weet je, wat weet
            je allemaal, wat ken je, welke bronnen heb je, welke bronnen gebruik je, wat zijn je bronnen, welke
            bestanden heb je, waar haal je je informatie vandaan, welke collecties zijn er, hoeveel documenten heb je,
            hoeveel documenten ken je, documenten, toon je documenten, waar haal je dat allemaal vandaan, waar haal je
            dit vandaan, welke documenten lees je, uit welke documenten lees je
        """,
        "chat_wrong_figure": """
            het is nu, het zijn er nu, het zijn nu, kost nu, eigenlijk is het, eigenlijk, inmiddels, tegenwoordig
        """,
        "chat_helps": """
            help me, help alsjeblieft, hulp graag, kun je helpen, kan je helpen, kun je me helpen, kan je me helpen
        """,
        "chat_particle": "echt, helemaal, toch, wel, eens, gewoon, helaas, volgens mij, dus, even, maar, hoor",
        "chat_recounted": """
            was dat, was het, was hij, was ze, waren ze, zei, zeiden, deed, deden, ging, kwam, gebeurde, is er
            gebeurd, gebeurd, heeft hij, heeft ze, heeft zij, hebben ze, hem, haar, wie heeft die, wie heeft dat, wie
            heeft het, wie heeft hem, wie heeft haar
        """,
        "chat_name": """
            aafke, aart, ad, alex, andré, anja, anke, anna, anne, annelies, anouk, anton, arie, arjan, arjen, astrid,
            bart, bas, bert, bianca, bram, brigitte, carla, carlijn, carolien, chantal, chris, christiaan, cor,
            corrie, daan, daniël, danny, dennis, dick, dirk, edwin, elly, els, emma, erik, esther, eva, evelien,
            femke, ferry, floor, floris, fleur, frans, frank, fred, gerard, gerrit, gert, gijs, guus, hanneke, hans,
            harm, harry, heleen, henk, herman, hilde, hugo, ineke, inge, ingrid, iris, jaap, jacqueline, jan,
            janneke, jasper, jelle, jeroen, jesse, jessica, jochem, johan, jolanda, joost, joris, josé, judith,
            julia, karel, karin, kees, kim, klaas, koen, lars, laura, leo, lieke, lisa, loes, lotte, luuk, maaike,
            maarten, manon, marc, marcel, margriet, maria, marieke, marijke, marit, mark, marleen, marloes, martijn,
            maurice, menno, merel, michiel, mieke, miranda, mirjam, monique, nadia, niek, niels, nienke, noor, olga,
            patricia, paul, peter, petra, piet, pieter, pim, ralph, remco, rené, renske, rianne, richard, rick, rik,
            rob, robbert, roel, roos, ruben, ruud, sander, sandra, sanne, saskia, sem, simone, sjoerd, sofie, stefan,
            stijn, suzanne, sven, thea, theo, thijs, thomas, tim, tineke, tom, ton, vera, vincent, willem, wilma,
            wim, wouter, yvonne
        """,
        "chat_title": "meneer, mevrouw, dhr., mevr., mw., beste, lieve, dr.",
        "chat_honorific": "baas",
        "chat_fronted": """
            vraag, vraagje, kleine vraag, trouwens, overigens, daarnaast, dan, daarna, dus, ook, eerst, tweede,
            vandaag, morgen, gisteren, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, zeg,
            luister, kijk, eigenlijk, echt, eerlijk, eerlijk gezegd, dringend, belangrijk, ps, nee, ja, toch, hè,
            niet, klopt, graag, aub, alsjeblieft, alstublieft, bedankt, dank, sorry, iemand, iedereen, jongens,
            allemaal, mensen, hulp, help, voorbeeld, nu, later, eerder, voorheen, altijd, nooit, misschien, echter,
            anders, anderszins, kortom, samengevat, overal, hier, daar, normaal, normaal gesproken, andere vraag,
            laatste vraag, nog een vraag, in totaal, in het algemeen, bijvoorbeeld, errata, bot, correct, nou, tja,
            wacht
        """,
        "chat_adverb_ending": "erwijs, matig",
    },
    says={
        "say why": (
            "Dank u, uw stem telt. Ik heb dit antwoord op uw verzoek al eens nagekeken; zeg in een paar "
            "woorden wat er niet klopt, dan kijk ik nog een keer."
        ),
        "too long here": "Het is langer dan hier getoond kan worden.",
        "shown whole": "`errata suggestions` toont het geheel.",
        "right in words": "Een antwoord zegt in minstens een paar woorden wat juist is.",
        "same people": "De instellingen zeggen welke identiteiten één persoon zijn.",
        "waiver of one": "Een ontheffing is voor wie de enige beheerder is; hier zijn er meer.",
        "will be read": "Wie die leest, zal het lezen.",
        "no files here": "Bestanden worden hier niet gelezen.",
        "first files read": "{name}: alleen de eerste {count} bestanden worden gelezen.",
        "days at most": "{days} dagen: hoogstens tien jaar, of 0 voor wat niet verloopt.",
        "guests direct": "In privéberichten antwoord ik alleen leden van deze workspace, en u bent gast.",
        "guests direct how": (
            "Vraag het me in een kanaal waar gasten mogen vragen, of vraag een beheerder van deze workspace "
            "u documenten te geven."
        ),
        "nobody called": "Niemand hier heet {name}.",
        "several called": "{count} mensen hier heten {name}.",
        "pick person": "Kies de persoon uit de lijst achter @.",
        **PAGES,
        **TERMINAL,
        "answered": "Beantwoord",
        "partial": "Deels geverifieerd",
        "refused": "Niet beantwoord",
        "unclear": "Welke?",
        "failed": "Mislukt",
        "being answered": "Wordt beantwoord",
        "high": "hoge zekerheid ({percent} %)",
        "medium": "gemiddelde zekerheid ({percent} %)",
        "low": "lage zekerheid ({percent} %)",
        "checks passed": "gecontroleerd: {checks}",
        "attempts": "{count} pogingen",
        "ask help": "Vraag me iets: `/ask Hoeveel vakantiedagen hebben we?`",
        "ask options": (
            "Opties ervoor: `--private` (het antwoord komt als direct bericht), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in VERZAMELING` (mag vaker)."
        ),
        "ask options anywhere": (
            "Opties, ervoor of erachter: `--private` (het antwoord komt als direct bericht), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in VERZAMELING` (mag vaker)."
        ),
        "help head": "*Wat ik begrijp*",
        "help ask": "`/ask VRAAG` - een antwoord uit de documenten, met bronnen",
        "help why": "`/errata why` - hoe het laatste antwoord hier is gecontroleerd",
        "help sources": "`/errata sources` - waarop het berust",
        "help feedback": "`/errata feedback` - welke feedback dit kanaal gaf",
        "help stop": "`/errata stop` - hier stoppen met antwoorden",
        "help learn": "`/errata learn https://... [--in VERZAMELING]` - van een pagina leren (beheerders)",
        "help admin": (
            "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata "
            "suggestions` - wat is opgegeven, wat ik lees, stemmen tegen antwoorden, wat de documenten missen, "
            "wat op goedkeuring wacht; om te bekijken en af te handelen (admins)"
        ),
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
            "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off owner=@NAME "
            "ingesters=admins|everyone|nobody]` - instellingen van dit kanaal tonen of wijzigen (beheerders)"
        ),
        "meant subcommand": "`/errata {name}` bestaat niet: bedoelde u `/errata {near}`?",
        "no subcommand": "Er is geen `/errata {name}`.",
        "no mode": "De modus {mode} bestaat niet.",
        "modes": "Modi zijn: {modes}.",
        "address needed": (
            "Geef me een adres: `/errata learn https://...`; bestanden uploadt u in een bericht waarin ik word genoemd."
        ),
        "not understood": "Ik begrijp {pair} niet.",
        "settings as": "Instellingen: {names}, als NAAM=WAARDE.",
        "neither on nor off": "{value} is on noch off.",
        "ingesters are": "ingesters is admins, everyone of nobody, niet {value}.",
        "needs a value": "{option} heeft een waarde nodig.",
        "no setting": "De instelling {key} bestaat niet",
        "no setting near": "De instelling {key} bestaat niet: bedoelde u {near}?",
        "settings are": "Instellingen: {names}.",
        "cant be near": "{key} kan niet {value} zijn: bedoelde u {near}?",
        "cant be": "{key} kan niet {value} zijn.",
        "can be": "Het kan {values} zijn.",
        "on or off": "on of off",
        "collections are": "collections is everyone's, all of none, of namen met komma's; geen mengsel.",
        "prompt taken": "🔎 Ik zoek het op; het antwoord komt onder *Berichten*.",
        "taken private": "🔎 Ik zoek het op; het antwoord komt als direct bericht.",
        "taken": "🔎 Ik zoek het op…",
        "one moment": "🔎 Een ogenblik…",
        "close": "Sluiten",
        "health": "Toestand",
        "nothing to report": "Niets te melden.",
        "no text": "(geen tekst)",
        "stopped": "Gestopt.",
        "stopped by": "Gestopt door {name}.",
        "platform refused": "{platform} laat mij niet doen wat daarvoor nodig is.",
        "nothing to stop": "Er valt hier niets te stoppen.",
        "cut here": "… en meer, hier afgekapt.",
        "not there archived": (
            "Dat kanaal is gearchiveerd, dus staat het antwoord hier. Vraag hier verder, of in een ander kanaal."
        ),
        "not there allowed": "In dat kanaal mag ik niet schrijven, dus staat het antwoord hier.",
        "not there": (
            "In dat kanaal mag ik niet schrijven, dus staat het antwoord hier. Met `/invite` krijgt u het daar."
        ),
        "moved beneath": (
            "In deze werkruimte kan niemand zo'n oud bericht bewerken, dus komt dit onder het eerste antwoord."
        ),
        "not where asked": "Waar u vroeg mag ik niet schrijven, dus staat het antwoord hier.",
        "moved here": "Ik kan het antwoord daar niet meer wijzigen, dus komt dit hier.",
        "more rows": "nog {count} rijen",
        "scanned": "scan, met {sure} % zekerheid gelezen",
        "modified": "gewijzigd {day}",
        "source read": "bron gelezen {day}",
        "lines": "regels {first}-{last}",
        "line": "regel {first}",
        "untitled": "zonder titel",
        "status line": "{step}…",
        "step again": "{step} (poging {attempt})",
        "step understanding": "leest de vraag",
        "step remembered": "herinnert zich een eerder antwoord",
        "step searching": "doorzoekt de documenten",
        "step web": "doorzoekt het web",
        "step grading": "weegt het gevondene af",
        "step drafting": "schrijft een antwoord",
        "step checking": "controleert cijfers en bronvermeldingen",
        "step verifying": "toetst het concept aan de bronnen",
        "step fixing": "herstelt wat de controles vonden",
        "step fetching": "haalt ontbrekende cijfers op",
        "step refining": "zoekt opnieuw met een betere zoekvraag",
        "step again searching": "zoekt opnieuw",
        "receipt head": "Hoe dit antwoord tot stand kwam",
        "receipt understood": "**Begrepen als** {question}",
        "receipt attempt": "Poging {number}",
        "accepted": "aangenomen",
        "not accepted": "niet aangenomen",
        "receipt reflection": "zelfbeoordeling {score}: {reasoning}",
        "receipt reflected": "**Zelfbeoordeling** {score} na {drafts} concepten",
        "receipt checks": "Controles",
        "receipt changed": "Wat er is veranderd",
        "receipt evidence": "**Bewijs** {label} ({score})",
        "web searched": ", web doorzocht",
        "relevant": "relevant",
        "ambiguous": "twijfelachtig",
        "irrelevant": "niet relevant",
        "receipt spent": "**Verbruikt** {facts}",
        "receipt mode": "modus {mode}",
        "receipt model": "taalmodel {model}",
        "receipt by rules": "zonder taalmodel",
        "nothing to check": "niets te controleren",
        "receipt calls": "{calls} modelaanroepen, {asked} + {replied} tokens",
        "feedback here": "Feedback hier: 👍 {up} · 👎 {down}",
        "settings here": "Instellingen van dit kanaal:",
        "now everyones": (
            "In dit kanaal lezen leden nu wat voor iedereen is; wat aan het kanaal is gegeven, leest iedereen "
            "die erin is."
        ),
        "now all": "Leden in dit kanaal lezen nu elke verzameling.",
        "now nothing": "Dit kanaal leest nu niets; met collections=everyone's leest het wat voor iedereen is.",
        "now reads": "Iedereen in dit kanaal leest nu: {names}.",
        "no collection yet": "De verzameling {name} bestaat nog niet: bedoelde u {near}?",
        "no collection until": "De verzameling {name} bestaat nog niet; zodra ze er is, wordt ze gelezen.",
        "would read nothing": "Er is niets gewijzigd: dit kanaal zou niets lezen.",
        "only admins": "Alleen beheerders kunnen instellingen wijzigen.",
        "no question there": "In dat bericht staat geen vraag.",
        "ask me": "Vraag me iets.",
        "ask about file": "Wat wilt u eruit weten? Stuur het bestand samen met uw vraag, dan lees ik het daarvoor.",
        "only documents": "Ik antwoord alleen uit uw documenten en cijfers. Vraag me iets dat daarin staat.",
        "choice gone": "Die keuze is niet meer vastgelegd.",
        "ask again": "Stel uw vraag alstublieft opnieuw.",
        "asker gone": "Wie dit waar vroeg, is niet meer vastgelegd.",
        "nothing indexed": (
            "Ik heb nog niets te lezen en kan dit dus niet beantwoorden; wie mij beheert, kan me documenten geven."
        ),
        "nothing indexed operator": "Er is nog niets geïndexeerd: errata ingest MAP",
        "nothing but examples": (
            "Alleen de voorbeelden zijn geïndexeerd, en ze worden gelezen waar hun collectie is genoemd: errata-demo. "
            "Uw eigen documenten: errata ingest MAP"
        ),
        "not shown": "Ik kon dit niet beantwoorden, en dat is vastgelegd. Vraag het alstublieft in andere woorden.",
        "could not answer": "Ik kon dit niet beantwoorden, en dat is vastgelegd. {error}",
        "is this right": "Klopt dat: {claim}",
        "cant learn": "Daarvan kon ik niet leren, en dat is vastgelegd.",
        "learning off": "Leren van bestanden is hier niet ingesteld.",
        "may not teach": "Vanuit dit kanaal kunt u mij niets leren.",
        "nowhere to learn": "Hier is geen verzameling die ik mag lezen, dus ook geen om in te leren.",
        "nothing learnt": "Er was niets om van te leren.",
        "nothing to read": "Daar valt niets te lezen.",
        "indexed": "**{path}** opgenomen in {collection} ({count} passages).",
        "indexed one": "**{path}** opgenomen in {collection} (1 passage).",
        "known already": "**{path}** was al bekend.",
        "skipped": "**{path}** overgeslagen: {reason}",
        "could not read": "**{path}** kon niet worden gelezen: {error}",
        "too large a file": "{name} is groter dan {most} MB.",
        "kept elsewhere": "{name} staat niet bij {platform} zelf.",
        "upload instead": "Upload het bestand in plaats van ernaar te linken.",
        "not handed out": "{platform} gaf {name} niet vrij (status {status}).",
        "upload again": "Links naar bijlagen verlopen na een dag: upload het opnieuw.",
        "channels not known": (
            "Ik kan niet achterhalen in welke kanalen we allebei zitten, dus lees ik hier niets voor u; vraag "
            "me in een kanaal."
        ),
        "readers not known": "Ik kan niet achterhalen wie hier meeleest, dus lees ik niets voor u.",
        "nothing shared": "Er zijn geen documenten die ik in directe berichten voor u mag lezen.",
        "how to share": (
            "Hier lees ik wat voor iedereen is, wat u is gegeven en wat is gegeven aan kanalen waarin we "
            "allebei zitten: word lid van een kanaal waarin ik zit, of nodig me uit in een van de uwe. Een "
            "beheerder kan u of die kanalen een verzameling geven."
        ),
        "not a member": "Wat hier voor iedereen is, is voor de leden van deze werkruimte, en u bent er gast.",
        "not in server": "Wat voor iedereen is, is voor de leden van de server van het team, en dat bent u niet.",
        "other server": "Dit is niet de server van het team, dus wordt hier niet gelezen wat voor iedereen is.",
        "shared channel": (
            "Mensen van andere werkruimten lezen dit kanaal, dus wordt hier niet gelezen wat voor iedereen is."
        ),
        "nothing given": "Er zijn geen documenten die ik in dit kanaal mag lezen.",
        "how to give": "Een beheerder kan dit kanaal een verzameling geven.",
        "nothing named": "Dit kanaal leest niets: de instellingen noemen geen verzameling.",
        "how to name": (
            "Een beheerder kan dat hier wijzigen: collections=NAAM, of collections=everyone's voor wat voor "
            "iedereen is."
        ),
        "looked enough": (
            "Dank u, uw stem telt. Op uw verzoek heb ik dit antwoord binnen een uur twee keer bekeken; na een "
            "uur kijk ik opnieuw. Tot dan kan het helpen om in andere woorden te vragen."
        ),
        "looked at many": (
            "Dank u, uw stem telt. Op uw verzoek heb ik binnen een uur {count} keer antwoorden opnieuw "
            "bekeken; zodat ook anderen aan de beurt komen, kijk ik na een uur weer. Tot dan kan het helpen om "
            "in andere woorden te vragen."
        ),
        "taken back": "Waarop dit antwoord berustte, mag hier niet meer worden gelezen, dus wordt het ingetrokken.",
        "answered anew": (
            "✏️ Opnieuw beantwoord: waarop het vorige antwoord berustte, mag hier niet meer worden gelezen."
        ),
        "did not work": "⛔ Dat lukte niet, en het is vastgelegd.",
        "belongs in backticks": "Wat bij uw vraag hoort, staat tussen `backticks`.",
        "no option near": "De optie {option} bestaat niet: bedoelde u {near}?",
        "no option": "De optie {option} bestaat niet.",
        "options are": "Er zijn {names}.",
        "option such as": "Bijvoorbeeld `--mode crag` of `--in handboek`.",
        "answer is private": "🔒 Het antwoord staat in uw directe berichten met mij.",
        "fits in private": (
            "🔒 Hierover zijn documenten die u mag lezen, maar niet iedereen hier: vraag het me in een direct bericht."
        ),
        "how to let guests": "Vraag een admin van deze workspace om gasten hier te laten vragen.",
        "guests off": "In dit kanaal antwoord ik alleen leden van de werkruimte, en u bent er te gast.",
        "private too late": (
            "Een bewerking kan niet privé maken wat voor iedereen is gevraagd; ik heb het "
            "gelaten zoals het was. Vraag het opnieuw, met `--private`."
        ),
        "answer elsewhere": (
            "In dat kanaal mag ik niet schrijven, dus staat het antwoord in uw directe berichten met mij."
        ),
        "only you see": "Alleen u ziet dit: waar u vroeg mag ik niet schrijven.",
        "only you see here": "Alleen u ziet dit: ik kan u niet via directe berichten bereiken.",
        "command menu ask": "Vraag het de documenten en cijfers van uw team",
        "command menu why": "Tonen hoe het laatste antwoord hier is gecontroleerd",
        "command menu sources": "Tonen waarop het laatste antwoord hier berust",
        "command menu feedback": "Tonen welke feedback dit kanaal gaf",
        "command menu stop": "Stoppen wat hier voor u wordt beantwoord",
        "command menu ingest": "Leren van bestanden of een pagina (voor wie mag)",
        "command menu settings": "Instellingen van dit kanaal tonen of wijzigen (beheerders)",
        "command menu about": "Hierover vragen",
        "command menu verify": "Bewering controleren",
        "option question": "Wat u wilt weten",
        "option mode": "Hoe er wordt gezocht en gecontroleerd",
        "option collection": "Alleen in deze verzameling zoeken",
        "option private": "Alleen u ziet het antwoord",
        "option channel mode": "Hoe hier vragen worden beantwoord",
        "option collections": "Wat dit kanaal leest: namen met komma's, everyone's, all of none",
        "option bots": "Ook andere bots antwoorden",
        "option ingesters": "Wie mij van hieruit iets mag leren",
        "option feedback": "Feedbackknoppen tonen en stemmen tellen",
        "option document": "Een document",
        "option another document": "Nog een document",
        "option page": "Een pagina om te lezen, zoals https://...",
        "option into": "Waar het heen moet",
        "mode standard": "Standaard: uw documenten",
        "mode crag": "Corrigerend: documenten beoordeeld, het web waar ze tekortschieten",
        "mode reflective": "Zelfbeoordelend: concepten beoordeeld en verbeterd",
        "mode both": "Beide: beoordeeld en zelfbeoordelend",
        "mode auto": "Auto: gekozen naar de vraag",
        "command menu help": "Wat ik ben, wat ik hier kan lezen en wat u kunt vragen",
        "remembered": "onthouden",
        "no sources": "Dit antwoord noemt geen bronnen.",
        "why button": "Hoe is dit gecontroleerd?",
        "good answer": "Goed antwoord",
        "bad answer": "Slecht antwoord",
        "good": "Goed",
        "bad": "Slecht",
        "sources": "Bronnen",
        "continued": "Deel {part} van {parts}, gaat hieronder verder",
        "whole in file": "Het hele antwoord staat in het bestand.",
        "busy": (
            "⏳ Ik ben nu bezet, u bent nummer {position}. Vraag het over een minuut opnieuw; deze vraag is "
            "niet aangenomen."
        ),
        "busy full": (
            "⏳ Ik ben nu bezet, de wachtrij is vol. Vraag het over een minuut opnieuw; deze vraag is niet aangenomen."
        ),
        "waiting": ("⏳ Ik ben nu bezet, u bent nummer {position} in de rij. Uw vraag is bewaard en wordt beantwoord."),
        "not taken": "⛔ Ik kan nu niets aannemen; probeer het over een minuut opnieuw.",
        "unasked offer": (
            "💡 Alleen u ziet dit: niemand vroeg het mij, e"
            "n ik ben niet zeker genoeg om het tegen ieder"
            "een te zeggen. {answer}"
        ),
        "noted": "👍 Genoteerd, bedankt.",
        "share": "Met iedereen delen",
        "keep": "Voor mezelf houden",
        "vote withdrawn": "Uw stem is ingetrokken.",
        "reason title": "Wat klopte er niet?",
        "send": "Versturen",
        "skip": "Overslaan",
        "reason label": "Wat had het antwoord moeten zeggen, of waar staat het?",
        "reason label short": "Wat had het moeten zeggen, en waar?",
        "reason hint": "Ik zoek al opnieuw; dit helpt me op de juiste plek te zoeken.",
        "reason late": "Ik zoek opnieuw. Wat ik vind, komt als eigen bericht: dit kan niet meer veranderen.",
        "reason empty": "U hebt niets geschreven, dus er is niets meer genoteerd.",
        "reason taken": "Bedankt. Ik zoek daarmee opnieuw.",
        "home title": "Vraag, en zie waar het staat",
        "home text": (
            "Ik antwoord uit de documenten en cijfers van uw team, noem de bronnen en controleer elk "
            "antwoord voordat u het ziet. Noem me in een kanaal, schrijf me hier of gebruik `/ask`. In een "
            "thread ga ik zonder vermelding door.\nMet 👎 zoek ik opnieuw. Van bestanden die beheerders me "
            "sturen, leer ik."
        ),
        "home try": "Probeer er een",
        "home latest": "Uw laatste vragen",
        "home none": "U hebt nog niets gevraagd.",
        "no answer": "Er is hier nog geen antwoord van mij.",
        "too many": (
            "🐢 {why} Zodat anderen ook aan de beurt komen, is dit niet aangenomen; probeer het over {seconds} "
            "s opnieuw."
        ),
        "too many why": "Dat is meer dan ik in een minuut van één persoon aanneem.",
        "too many marked": "Wat niet is aangenomen, draagt een 🐢.",
        "about title": "Vraag over dit bericht",
        "about example": "Is dat nog steeds zo?",
        "about question": "Uw vraag",
        "about text": "Waar het over gaat",
        "no text there": "Er staat geen tekst in dat bericht.",
        "nothing to learn": "Geef me een bestand of een adres om van te leren.",
        "not worked": "Dat is niet gelukt en is vastgelegd.",
        "intro hello": (
            "Ik ben Errata. Ik beantwoord vragen uit de documenten en cijfers van dit team. Ik "
            "controleer elk antwoord voordat u het ziet en laat zien waar het staat."
        ),
        "intro again": "Hallo weer. Wat wilt u weten?",
        "none of these": "Geen van deze",
        "none of these told": "Goed. Vraag het dan met wat het onderscheidt: een naam, een plaats, een jaar.",
        "intro blamed": (
            "Jammer dat ik niet kon helpen. Zeg me gerust wat er niet klopte, of vraag het met andere woorden, "
            "dan zoek ik opnieuw."
        ),
        "intro all right": "Prima. Vraag me gerust wanneer u iets nodig heeft.",
        "intro go ahead": "Ja, natuurlijk. Wat wilt u weten?",
        "intro know": "Wat ik hier kan lezen",
        "intro documents": "Documenten: {count}",
        "intro collections": "Verzamelingen: {names}",
        "intro dated": "Gedateerd van {first} tot {last}",
        "intro dated once": "Gedateerd {date}",
        "intro figures": "Cijfers van {companies}",
        "intro welcome": "Graag gedaan. Vraag me gerust wanneer u iets nodig heeft.",
        "intro nothing": (
            "Er is hier nog niets dat ik mag lezen, dus kan ik geen vragen beantwoorden. Wie mij "
            "beheert, kan dat veranderen."
        ),
        "intro try": "Vragen die ik kan beantwoorden, bijvoorbeeld",
        "intro ways": (
            "Vermeld me in een kanaal, schrijf me rechtstreeks of gebruik `/ask`. In een gesprek ga "
            "ik door zonder vermelding."
        ),
        "intro judge": (
            "Hoe u mij kunt beoordelen: elk antwoord noemt zijn bronnen, kijk daar. Klopt er een "
            "niet, druk dan op 👎 of zeg wat er mis is, en ik zoek opnieuw."
        ),
        "intro judge typed": (
            "Hoe u mij kunt beoordelen: elk antwoord noemt zijn bronnen, kijk daar. Klopt er "
            "een niet, typ dan `/bad` en wat er mis is, en ik zoek opnieuw."
        ),
        "intro more": "en nog {count}",
        "ask of cell": "{column} van {row}?",
        "ask of heading": "Wat zegt “{title}” over {heading}?",
        "ask of subject": "Wat moet ik weten over {heading}?",
        "ask of period": "{column} in {row}?",
        "prompt can": "Wat kun jij?",
        "prompt documents": "Welke documenten heb je gelezen?",
        "checks failed": "niet bevestigd: {checks}",
        "check citations": "bronnen",
        "check numbers": "cijfers",
        "check years": "datums",
        "check filings": "deponeringen",
        "check instructions": "instructies",
        "check standing": "geldigheid van documenten",
        "check scans": "gescande pagina's",
        "check verification": "tweede lezing",
        "check other": "bewoording",
        "admins named": "Een beheerder kan ze voor u wijzigen.",
        "somebody on": "iemand op {platform}",
        "an operator": "een beheerder",
        "a reader": "een lezer",
        "teach how": "Een beheerder kan het u toestaan of het voor u doen.",
        "receipt new": "deze keer met: {novelty}",
        "receipt took": "duurde {seconds}",
        "told operators": "Wie mij beheert, kan zien waarom.",
        "admin only": "Alleen beheerders kunnen dat.",
        "admin jobs": "Opgegeven werk, het nieuwste eerst:",
        "admin no jobs": "Er is niets opgegeven.",
        "admin retried": "{thing} wordt opnieuw geprobeerd.",
        "admin sure": (
            "Dit haalt **{thing}** ({collection}, {count} passages) voor iedereen weg; het bestand "
            "blijft. Om het te doen: {command}"
        ),
        "admin sure one": (
            "Dit haalt **{thing}** ({collection}, 1 passage) "
            "voor iedereen weg; het bestand blijft. Om het te doen: {command}"
        ),
        "admin removed": "{thing} is verwijderd.",
        "admin unknown": "Er is hier niets dat {thing} heet.",
        "admin votes": "Openstaande 👎, de nieuwste eerst:",
        "admin no votes": "Er is geen 👎 om te bekijken.",
        "admin dismissed": "{thing} is afgewezen en telt niet meer.",
        "about short": "Hierover vragen",
        "command menu admin": "Taken, documenten, stemmen, hiaten en voorstellen (admins)",
        "option reply": "Waarop ik antwoord: vermeldingen, vragen in mijn threads, of alle vragen hier",
        "option unasked above": ("Vanaf welke zekerheid ik openbaar beantwoord wat niemand mij vroeg (0 tot 1)"),
        "command menu admin jobs": "Tonen wat werd opgegeven, of het opnieuw laten proberen",
        "option retry": "De id van wat opnieuw geprobeerd moet worden",
        "command menu admin documents": "Documenten tonen, er een opnieuw lezen of er een weghalen",
        "option find": "Deel van een naam",
        "option reindex": "Het document om opnieuw te lezen",
        "option remove": "Het document om weg te halen",
        "option confirm": "Echt weghalen",
        "command menu admin votes": "Alle openstaande 👎 tonen, of er een afwijzen",
        "option dismiss": "De id van de stem die niet meer moet tellen",
        "a confidence": "Het is een zekerheid van 0 tot 1, zoals 0.7.",
        "not shareable": (
            "Dat kan niet worden gedeeld: het staat niet geregistreerd als antwoord dat u privé in een kanaal kreeg."
        ),
        "not read there": ("Het blijft bij u: het berust op documenten die in dat kanaal niet worden gelezen."),
        "shared already": "Het is al gedeeld.",
        "ask a person": "Vraag een mens",
        "person asked": (
            "🙋 Dit heb ik niet in de documenten gevonden: “{question}”. Weet u het, antwoord dan in deze "
            "draad; ik bewaar uw antwoord alleen als u het goedvindt."
        ),
        "person consent": "Mag ik dit als antwoord bewaren, met uw naam? “{reply}” Eerst keurt iemand anders het goed.",
        "person agree": "Bewaren",
        "person decline": "Niet bewaren",
        "person kept": "Dank u. Zodra iemand anders het heeft goedgekeurd, antwoord ik ermee en noem ik u.",
        "person declined": "Het wordt niet bewaard.",
        "person approved": "Het is goedgekeurd: ik antwoord ermee en noem u.",
        "person rejected": "Het is niet goedgekeurd en wordt dus niet bewaard.",
        "person none": (
            "Hier is niemand aangewezen die ik kan vragen. Uw vraag staat op de lijst van wat de documenten missen."
        ),
        "person noted": "Genoteerd. Wie voor de documenten zorgt, ziet dat je wacht; het antwoord komt hier te staan.",
        "page waiting": "{count} wachten op een mens",
        "person already": "Er is al iemand gevraagd.",
        "person private": (
            "U vroeg het privé, dus niemand anders ziet uw vraag. Ze staat op de lijst van wat de documenten missen."
        ),
        "person not yours": "Alleen wie gevraagd is, kan dat beslissen.",
        "person many": "Dat is meer dan ik in een uur voor u vraag; probeer het later opnieuw.",
        "digest head": "📋 Vragen hier in de laatste 7 dagen: {asked}; beantwoord: {answered}; 👎: {rejected}.",
        "digest open": "Nog zonder antwoord:",
        "admin gaps": "Wat de documenten niet vertelden, het meest gevraagde eerst:",
        "admin no gaps": "De documenten missen niets waar naar gevraagd is.",
        "admin suggestions": "Wat op goedkeuring wacht, het nieuwste eerst:",
        "admin no suggestions": "Niets wacht op goedkeuring.",
        "option waive": "Het is van jou en je bent de enige beheerder",
        "admin waived": "Gedaan: {thing}. Het was van jou en niemand anders keek ernaar: dat is vastgelegd.",
        "admin waive how": "Ben je de enige beheerder, zie dan van die tweede blik af, wat wordt vastgelegd: {command}",
        "admin done": "Gedaan: {thing}",
        "command menu admin gaps": "Tonen wat de documenten missen; toewijzen, beantwoorden of afwijzen",
        "command menu admin suggestions": "Tonen wat op goedkeuring wacht; goedkeuren of afwijzen",
        "option gap": "Het kenmerk van een leemte",
        "option gap owner": "Wie het moet beantwoorden",
        "option gap answer": "Wat juist is, zoals het geciteerd wordt",
        "option gap dismiss": "Dit hoeven de documenten niet te vertellen",
        "option approve": "Het kenmerk van wat bewijs wordt",
        "option reject": "Het kenmerk van wat nooit bewijs wordt",
        "option channel owner": "Wie gevraagd wordt wat de documenten missen",
        "option digest": "Elke week zeggen wat er van de vragen hier werd",
    },
)
