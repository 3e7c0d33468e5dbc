"""German."""

from __future__ import annotations

from typing import Final

from bots.languages.pages.de import PAGES
from bots.languages.terminal.de import TERMINAL
from core.reading.language import Language

GERMAN: Final = Language(
    code="de",
    name="German",
    roles={
        "chat_greeting": """
            hallo, hi, hey, moin, moin moin, servus, grüß gott, grüezi, guten morgen, morgen, guten tag, tag,
            guten abend, mahlzeit, na, hallöchen, huhu, willkommen, wie geht's, wie gehts, wie geht es dir, alles gut,
            alles klar bei dir,
            wie geht es ihnen, wie geht es ihnen heute, wie geht es dir heute, wie geht's heute, wie geht's dir,
            wie geht's ihnen, wie läuft's, wie läuft es
        """,
        "chat_farewell": """
            tschüss, tschüß, tschau, ciao, bis dann, bis später, bis morgen, bis gleich, bis bald, bis nachher,
            schönen abend, schönen tag, schönes wochenende, schönen feierabend, feierabend, gute nacht, bin weg, bin
            mal weg, bin gleich wieder da, gleich zurück, gleich wieder da, bin in der pause, bin essen, geh essen,
            muss los, ich muss los, auf wiedersehen, man sieht sich, muss weg, ich muss weg, bin raus, bin dann weg,
            bin dann mal weg, mach feierabend, mache feierabend, wir sprechen später, wir hören uns
        """,
        "chat_thanks": """
            danke, danke dir, danke euch, danke schön, dankeschön, dankee, vielen dank, besten dank, herzlichen dank,
            tausend dank, merci, dank dir, lieben dank, super danke, danke sehr, danke für die hilfe, danke vielmals,
            hat geklappt, hat funktioniert, klappt, klappt jetzt, funktioniert, geht jetzt, sehr hilfreich,
            gut gemacht, guter bot, das hilft, das hat geholfen, du bist der beste,
            sehr nett, sehr nett von dir, sehr freundlich, wie nett, lieb von dir, das ist lieb, das ist nett, nett
            von dir, genau das habe ich gebraucht, genau das brauchte ich, genau was ich brauchte, das war super,
            das war hilfreich, das war sehr hilfreich, das hilft mir, das hilft mir weiter, hilft mir sehr, du hast
            mir sehr geholfen, hat mir sehr geholfen, hat mir geholfen, große hilfe, gute arbeit, ich danke dir, ich
            danke ihnen, danke ihnen, vielen lieben dank, recht herzlichen dank, nochmals danke,
            das ist hilfreich, das ist sehr hilfreich, das hat mir geholfen, das hat mir sehr geholfen, das
            hilft mir sehr, das war alles
        """,
        "chat_ok": """
            ok, okay, okee, gut, super, prima, perfekt, toll, klasse, cool, spitze, top, alles klar, klar, ja, jo,
            jup, jap, jawohl, nein, nee, nö, passt, passt so, verstehe, verstanden, achso, ach so, aha, ah, oh, hm,
            hmm, mhm, stimmt, genau, richtig, eben, exakt, echt, krass, wow, ups, sorry, tut mir leid, schade,
            mist, egal, macht nichts, kein problem, kein ding, gerne, gern geschehen, bitte, bitte schön,
            bitteschön, mach ich, wird gemacht, erledigt, gut zu wissen, interessant, schön, freut mich, läuft,
            ich auch, geht klar, in ordnung, einverstanden, von mir aus, keine ahnung, weiß nicht, weiß ich nicht,
            glückwunsch, geil, nice, na gut, na dann, sicher, natürlich, logisch, puh, uff, autsch, boah, tja,
            naja, na ja, oje, oh je, ach, ach nee, ach komm, jepp, jawoll, vielleicht, wahrscheinlich, noch nicht,
            na endlich, na toll, na super, schon klar, eh klar, mal sehen, okidoki, yes, hammer, wahnsinn,
            verrückt, typisch, pech, wie immer, wow ok, auch gut, oha, huch, pff, herrje, und fertig,
            und los geht's, und los, und das war's, und das wars, und gut, und gut is, und weiter im text,
            und weiter, und ab ins wochenende, und ab, und schluss, und basta, und so weiter, und zack, das war's,
            das wars, das war alles, das ist alles, passt schon, das reicht, das reicht mir, mehr nicht,
            keine fragen mehr, keine weiteren fragen, ich habe keine fragen mehr, mehr brauche ich nicht
        """,
        "chat_laughter": "haha, hehe, hihi, höhö, lol, xd, g",
        "chat_beside": """
            dir, euch, alle, allen, zusammen, leute, team, nochmal, sehr, viel, so, schon, mal, dann, das, ist, es,
            ja, auch, jetzt, und, für, die, hilfe, doch, nur, mir, aber, bot, du, schön, na, na dann, chef, chefin,
            kumpel, freunde, kollegen, kollege, meister, alter, digga
        """,
        "chat_wrong": """
            das ist falsch, das ist nicht richtig, das ist nicht korrekt, das ist veraltet, ist veraltet,
            das stimmt nicht, stimmt nicht, stimmt so nicht, das stimmt so nicht, stimmt nicht mehr,
            das gilt nicht mehr, gilt nicht mehr, ist falsch, nicht mehr aktuell, nicht aktuell, veraltet,
            inkorrekt, nicht korrekt, nicht richtig, hat sich geändert, wurde geändert, da irrst du, du irrst,
            du liegst falsch, kann nicht stimmen, kann nicht sein, das passt nicht, ist überholt, ist alt,
            stimmen nicht, gilt nicht, gilt seit, das ist quatsch, das ist unsinn, ist quatsch, ist unsinn,
            das ist nicht so, das ist so nicht
        """,
        "chat_wrong_alone": "falsch, quatsch, unsinn, nein falsch, stimmt nicht, blödsinn, nee stimmt nicht",
        "chat_asks": """
            gibt es, gibts, gibt's, ist das, ist es, ist der, ist die, ist ein, ist eine, ist mein, ist meine, ist
            unser, ist unsere, ist dafür, sind die, sind das, sind wir, sind es, sind meine, kann ich, kann man, kann
            mir, kann jemand, kann der, kann die, können wir, könnt ihr, kannst du, könntest du, könnte ich, könnte
            man, könnten wir, darf ich, darf man, dürfen wir, dürfen die, muss ich, muss man, müssen wir, muss das,
            muss der, muss die, soll ich, sollen wir, sollte ich, brauche ich, braucht man, brauchen wir, braucht es,
            brauch ich, habe ich, hab ich, haben wir, hat jemand, hat wer, hat der, hat die, hat das, hast du, weiß
            jemand, weiss jemand, weiß wer, weißt du, gilt das, gilt der, gilt die, gilt es, gelten die, gelten, zählt
            das, zählt, zählen, bekomme ich, bekommt man, bekommen wir, kriege ich, kriegt man, wird das, wird der,
            wird die, wird es, werden die, werden wir, wurde der, wurde die, wurde das, war das, war der, war die, bin
            ich, geht das, geht es auch, kostet das, verfällt, verfallen, erklär, erkläre, erklär mir, sag mir, zeig
            mir, zeige mir, nenne, nenn mir, liste, vergleiche, fasse, brauche hilfe, ich brauche hilfe, hilfe bei,
            bitte hilf, ich suche, suche, ich wüsste gern, ich möchte wissen, ich frage mich, hab eine frage, habe
            eine frage, ich habe eine frage, kurze frage, frage:, ab wann, bis wann, seit wann, für wen, für welche,
            an wen, bei wem, von wem, mit wem, in welchem, in welcher, auf welche, um wie viel, wie viel, wie viele,
            wie lange, und wie, und was, und wer, und wann, und wo, und warum, und welche, aber wie, aber was, aber
            warum, also wie, also was, und gilt, und kann, und ist, und muss, und darf, und gibt, zeig, zeigt mir,
            zeigen sie, erklären sie, erläutere, nennen sie, sagen sie, gib mir, geben sie, such, finde, such mir,
            liste auf, fass zusammen, fasse zusammen, beschreib, beschreibe, übersetze, sag uns, zeig uns, ich brauche
            die, ich brauche das, ich brauche den, ich bräuchte, ich hätte gern, bitte zeig, bitte zeige, bitte
            erklär, bitte erkläre, bitte nenne, bitte liste, bitte sag, bitte fass, bitte vergleiche, hätte da eine
            frage, eine frage, weiß einer, jemand eine ahnung, eine ahnung, ahnung wie, irgendeine idee, hast du eine
            idee, wieviel, wieviele, welcher, welche, welches, wofür, womit, wozu, weshalb, wieso, woher, wohin, sind
            unsere, gibt's da, gibts da, stimmt das, stimmt es, stimmt die, stimmt der, passt das, für wie lange, in
            welchen, mit welchem, mit welcher, nach welchem, nach wie, bis zu welchem, bis zu wie, ab welchem, ab
            welcher, auf welchem, auf welcher, zu welchem, zu welcher, unter welchem, unter welcher, zum welchem
        """,
        "chat_further": """
            und für, und bei, und in, und im, und auf, und an, und am, und mit, und ohne, und nach, und vor, und
            während, und wenn, und falls, und aus, und was ist mit, was ist mit, und außerhalb, auch für, auch bei,
            auch im, nur für, gilt das auch, und das, und der, und die, und zwar für, wie sieht es mit, wie sieht's
            mit, noch eine frage, noch was, eine frage noch, nächste frage, andere frage, kurze frage, letzte frage
        """,
        "chat_adds": """
            und, jetzt für, nun für, und jetzt für, jetzt noch für, jetzt bei, dasselbe für, das selbe für, das
            gleiche für, dasselbe bei, das gleiche bei, dasselbe in, dasselbe mit, gleiche frage für, die gleiche
            frage für, selbe frage für, dieselbe frage für, ebenso für, oder für, oder bei, oder in, verglichen mit,
            im vergleich zu, im vergleich mit, sowie
        """,
        "chat_clause": """
            was für ein tag, was solls, was soll's, wie schön, wie cool, wie nett, wie blöd, wer weiß, wer
            weiß das schon, wie gesagt, was mich betrifft, was weiß ich, wie immer, wie war das noch, haben
            wir auch, haben wir letztes, haben wir letzte, haben wir schon, haben wir immer, haben wir
            früher, haben wir damals, hatten wir auch, hatten wir schon, machen wir auch, machen wir immer
        """,
        "chat_denies": """
            nein, nee, nö, ne, eigentlich, stimmt nicht, halt nein, moment nein, doch nicht, korrektur, achtung,
            vorsicht, aufgepasst, obacht
        """,
        "chat_changed": """
            jetzt, nicht mehr, inzwischen, mittlerweile, seit, ab sofort, neuerdings, geändert, umgestellt,
            umgezogen, verlegt, verschoben, abgeschafft, ersetzt, zurückgezogen, gesenkt, erhöht, umbenannt,
            abgelaufen, stattdessen, der richtige, die richtige, das richtige, nur noch, neu ist
        """,
        "chat_halts": "moment, moment mal, halt, halt mal, warte, warte mal, wartet, stopp, sekunde",
        "chat_states": """
            es ist, es sind, das ist, das sind, er ist, sie ist, sie sind, es gibt, es kostet, es dauert, es war,
            es waren
        """,
        "chat_stops": "stop, stopp, stoppe, hör auf, halt an, abbrechen, brich ab, abbruch, lass es, aufhören",
        "chat_learns": """
            lern das, lerne das, lern dies, lern die datei, lerne die datei, lern dieses dokument,
            lerne dieses dokument, merk dir das, merke dir das, lies das ein, lies die datei ein,
            nimm das auf, nimm die datei auf, nimm das in die dokumente auf, bitte einlesen,
            einlesen, bitte aufnehmen, indexiere das
        """,
        "option_private": "privat, vertraulich",
        "chat_doubts": """
            ist das nicht, war das nicht, ist der nicht, ist die nicht, war der nicht, war die nicht,
            sind das nicht, waren das nicht, gilt das nicht nur, sollte das nicht, müsste das nicht,
            hatten wir nicht, wurde das nicht, wurde der nicht, wurde die nicht, sind es nicht, ist es nicht,
            wären das nicht, kostet das nicht
        """,
        "chat_will": """
            ich frag, ich frage, ich schau, ich schaue, ich guck, ich gucke, ich werde, ich ruf, ich rufe, ich
            probier, ich probiere, ich mach, ich mache, ich geh, ich gehe, dann frag ich, dann frage ich, frag ich,
            lass mich
        """,
        "chat_and": "und",
        "chat_asks_us": "frag, frage, fragen, fragst, fragt, nachfragen",
        "told_by_us": """
            sagt, sagte, sagen, meint, meinte, behauptet, antwortet, hat gesagt, hat geantwortet, hat gemeint,
            hat mir, hat uns, hat behauptet, hat dir, hat euch, geantwortet, gesagt
        """,
        "told_to_us": "gefragt, probiert, ausprobiert, schon gefragt, mal gefragt, benutzt, schon probiert",
        "chat_self": "ich, mich, mir, wir, uns",
        "chat_you": """
            du, dir, dich, dein, deine, deinen, deinem, ihr, euch, euer, eure, hast, bist, kommst, kannst, willst,
            magst, gehst, machst, deins, deiner, deines, euren, eurem, fragst, weißt, meinst, denkst, glaubst,
            hattest, warst, fährst, bleibst, nimmst, isst, wohnst, wirst, musst, darfst, sollst, könntest, würdest,
            hättest
        """,
        "chat_together": """
            soll ich, kannst du mir schicken, schickst du, gehen wir, mittag, mittagessen, essen gehen, kaffee, bier,
            feierabendbier, kommst du, kommt ihr, kommst mit, wollen wir, sollen wir, hast du zeit, hast du kurz zeit,
            hast kurz zeit, treffen wir, kurz telefonieren, bist du da, bist du sicher, bringst du mir, bring mir,
            holst du mir, hol mir, nimmst du mir, bringst du mir einen mit, mitbringen, hat jemand, hat wer, hat einer
            von, hat irgendwer
        """,
        "about_who": """
            wer bist du, was bist du, bist du ein bot, bist du ein mensch, bist du eine ki, was ist errata, wer ist
            errata, wie heißt du, stell dich vor, stell dich mal vor, wer hat dich gemacht, bist du ein bot oder ein
            mensch, bist du ein mensch oder ein bot, bist du ein echter mensch, hast du gefühle, hast du einen namen,
            schläfst du, wer hat dich programmiert, wer hat dich entwickelt, wie alt bist du, sind sie ein mensch,
            sind sie ein bot, sind sie ein roboter
        """,
        "chat_retracts": """
            falscher kanal, falscher channel, falscher thread, falscher chat, falsches fenster, falsche gruppe,
            falscher raum, falsche person, falscher bot, falscher tab, falsche unterhaltung, im falschen kanal, war
            der falsche kanal, das war der falsche kanal, war im falschen kanal, ich war im falschen kanal, bin im
            falschen kanal, im falschen channel, im falschen thread, im falschen chat, im falschen fenster, das war
            nicht für dich, war nicht für dich, das war nicht an dich, war nicht an dich, das war nicht an dich
            gerichtet, das war nicht für dich bestimmt, war nicht für dich bestimmt, war nicht für dich gedacht, das
            war nicht für dich gedacht, nicht für dich, nicht an dich, das war nicht für sie, das galt nicht dir, galt
            nicht dir, dich meine ich nicht, dich meinte ich nicht, ich meine nicht dich, ich meinte nicht dich, ich
            habe nicht dich gemeint, hab nicht dich gemeint, du warst nicht gemeint, war für jemand anderen, das war
            für jemand anderen, war für wen anders, ignorier mich, ignoriere mich, ignorier das, ignoriere das,
            ignorier die nachricht, ignoriere die nachricht, bitte ignorieren, einfach ignorieren, vergiss es, vergiss
            das, vergesst es, vergessen sie es, vergiss es einfach, vergiss meine frage, hat sich erledigt, hat sich
            schon erledigt, das hat sich erledigt, erledigt sich, frage hat sich erledigt, die frage hat sich
            erledigt, schon erledigt, nicht mehr nötig, ist nicht mehr nötig, brauch ich nicht mehr, brauche ich nicht
            mehr, habs gefunden, hab's gefunden, ich habs gefunden, ich hab's gefunden, habe es gefunden, ich habe es
            gefunden, hab es gefunden, hab es selbst gefunden, habe es selbst gefunden, ich hab es selbst gefunden,
            ich habe es selbst gefunden, schon gefunden, mein fehler, aus versehen, versehentlich, war ein versehen,
            das war ein versehen, war keine absicht, egal jetzt, lass gut sein, lass mal, lass stecken, schon gut, nur
            ein test, das ist nur ein test, ist nur ein test, das ist ein test, war nur ein test, das war nur ein
            test, war nicht für sie bestimmt, falsch getippt, falsch abgebogen, nicht du, dich mein ich nicht, kannst
            du ignorieren, kannst das ignorieren, könnt ihr ignorieren, bitte ignoriere das, bitte ignoriere mich, das
            war für einen anderen kanal, war für einen anderen kanal, das war für einen anderen chat, das gehört in
            einen anderen kanal, gehört in einen anderen kanal
        """,
        "none_of_these": """
            nichts davon, keins davon, keines davon, keine davon, keiner davon, keins, keines, keine, keiner, weder
            noch, keins von beiden, keines von beiden, keine von beiden, nein, etwas anderes, was anderes, ein
            anderes, eine andere, gar nichts davon
        """,
        "about_praise": """
            toll, super, klasse, spitze, genial, schlau, klug, cool, nett, süß, lustig, witzig, hilfreich, nützlich,
            gut, der beste, die beste, bester, besser, großartig, fantastisch, wunderbar, perfekt, liebe, schnell, ein
            genie, genie, held, ein held, schatz, ein schatz, beeindruckend, lieb, mein held, unglaublich, prima,
            hammer
        """,
        "about_blame": """
            nutzlos, unnütz, wertlos, dumm, doof, blöd, bescheuert, idiot, idiotisch, trottel, depp, schlecht, mies,
            furchtbar, schrecklich, der schlechteste, schlechtester, müll, mist, schrott, scheiße, kacke, nervig,
            nervst, langsam, kaputt, peinlich, unfähig, hilflos, hoffnungslos, lahm, langweilig, enttäuschend, ein
            witz, witz, faul, lügner, lügst, unbrauchbar, zeitverschwendung, lächerlich, hässlich, komisch, seltsam,
            verrückt, betrunken, ernst, nicht, nichts, nie, kein, keine, keinen, hilfe, verstehst, kapierst, hilfst,
            weißt, hasse, halt die klappe, halts maul, taugst, taugt, zu nichts zu gebrauchen, zu gebrauchen, spinnst,
            versagst, versagt, null ahnung, ahnung, schwachsinnig, behindert, dämlich, dummer, dumme, doofer, doofe,
            blöder, blöde, blödes, schlechter, schlechte, nutzloser, nutzlose, bescheuerter, bescheuerte, mieser,
            beschissen, beschissener, lahmer, dämlicher, scheiß, scheiss, drecks, saublöd, saudumm
        """,
        "about_being": """
            bot, roboter, robot, mensch, person, maschine, ki, künstliche intelligenz, chatgpt, chat gpt, gpt, claude,
            gemini, copilot, siri, alexa, sprachmodell, modell, computer, programm, software, algorithmus, echter,
            echte, echtes, lebendig, mann, frau, männlich, weiblich, junge, mädchen, jemand, wer, was, wie alt, woher,
            wo, name, heißt, gefühle, schläfst, gemacht, programmiert, entwickelt, gebaut, erschaffen, trainiert,
            erfunden, bewusstsein, geschlecht, geboren, menschen, maschinen, einem menschen, person aus fleisch und
            blut
        """,
        "about_between": """
            ein, eine, einen, einem, einer, 'n, ne, nen, oder, und, ist, sind, war, wirklich, echt, eigentlich, nur,
            bloß, so, ja, doch, gar, auch, denn, etwa, vielleicht, ganz, ziemlich, total, völlig, absolut, von, vom,
            aus, mir, mich, ich, das, der, die, es, mal, aber, sehr, überhaupt, hat, wurdest, wirst, sag, sag mal, na,
            halt, einfach, mit, hier, nun, jetzt, zu, viel, wieder, immer, noch, langsam, finde, für, doch nur, eher,
            sie, mann, ey, wie, warum, wieso, wow, omg, boah, heute, bitte, glaube, glaub, denke, meine, ich glaube
        """,
        "about_you": """
            du, dich, dir, dein, deine, bist, biste, du bist, bist du, sind sie, sie sind, haben sie, bot, der bot,
            dieser bot, diesem bot, einem bot, errata, spreche ich mit, rede ich mit, spreche ich hier mit, nutzlos,
            halt die klappe, halts maul, scheißbot, scheiß bot, drecksbot, du nervst, verstehst du, sprech ich hier
            mit, sprech ich mit, red ich mit, schreibe ich mit
        """,
        "about_asking": """
            kann ich dich was fragen, kann ich dich etwas fragen, kann ich dich mal was fragen,
            kann ich sie etwas fragen, kann ich sie was fragen, kann ich euch was fragen, kann ich was fragen,
            kann ich etwas fragen, kann ich mal was fragen, kann ich dir eine frage stellen,
            kann ich ihnen eine frage stellen, kann ich eine frage stellen, darf ich dich was fragen,
            darf ich dich etwas fragen, darf ich sie etwas fragen, darf ich sie was fragen, darf ich was fragen,
            darf ich etwas fragen, darf ich mal was fragen, darf ich dir eine frage stellen,
            darf ich ihnen eine frage stellen, darf ich eine frage stellen, dürfte ich etwas fragen,
            dürfte ich sie etwas fragen, könnte ich dich was fragen, könnte ich sie etwas fragen,
            ich hab eine frage, ich habe eine frage, ich hab mal eine frage, ich habe mal eine frage,
            ich hätte eine frage, ich hätte da eine frage, ich hätte mal eine frage, hab eine frage,
            habe eine frage, hab mal ne frage, hab ne frage, ich hab ne frage, ich hab mal ne frage,
            hätte da mal eine frage, kurze frage, eine kurze frage, nur eine kurze frage, ne kurze frage,
            mal ne frage, ich wollte dich was fragen, ich wollte etwas fragen, ich wollte was fragen,
            ich möchte etwas fragen, ich möchte dich etwas fragen, ich möchte sie etwas fragen,
            ich möchte eine frage stellen, ich muss dich was fragen, ich würde gern etwas fragen,
            ich würde gerne etwas fragen, bist du da, bist du noch da, biste da, bist du online, bist du wach,
            bist du erreichbar, bist du verfügbar, bist du beschäftigt, sind sie da, sind sie noch da,
            sind sie erreichbar, seid ihr da, jemand da, ist jemand da, ist hier jemand, ist da jemand,
            hast du kurz zeit, hast du zeit, hast du mal zeit, hast du eine minute, hast du mal eine minute,
            hast du einen moment, hast du mal kurz zeit, hast du kurz einen moment, hast du ne minute,
            haste mal ne minute, haben sie kurz zeit, haben sie zeit, haben sie eine minute, haben sie einen moment,
            hättest du kurz zeit, hätten sie kurz zeit, hörst du mich, hören sie mich, können wir reden,
            kann ich dich kurz stören, darf ich kurz stören, kann ich kurz stören, darf ich dich kurz stören,
            funktioniert das hier, geht das hier
        """,
        "about_fun": """
            erzähl mir bitte einen witz, erzähl bitte einen witz, erzähle mir bitte einen witz,
            kannst du einen witz erzählen, kannst du mir einen witz erzählen, kannst du singen,
            erzähl einen witz, erzähl mir einen witz, erzähle einen witz, erzähle mir einen witz, erzähl uns einen
            witz, erzählen sie einen witz, kennst du einen witz, kennst du witze, sag was lustiges, sag etwas
            lustiges, erzähl was lustiges, bring mich zum lachen, sing ein lied, sing mir ein lied, sing was,
            schreib ein gedicht, schreib mir ein gedicht, erzähl eine geschichte, erzähl mir eine geschichte,
            unterhalte mich, mir ist langweilig
        """,
        "about_help": """
            hilfe, was kannst du, was kannst du alles, was kannst du so, was kannst du tun, was machst du,
            was kann ich dich fragen, was kann ich fragen, wie funktionierst du, wie funktioniert das,
            wie funktioniert der bot, wie benutze ich dich, wie benutze ich den bot, wie kannst du helfen,
            wie kannst du mir helfen, wobei kannst du helfen, wozu bist du da, befehle, welche befehle gibt es,
            welche befehle hast du, kommandos, anleitung, was kannst du sonst noch, was kannst du noch,
            womit kannst du helfen, womit kannst du mir helfen, welche fragen kannst du beantworten, wofür bist du da,
            was kannst du beantworten, was kann man dich fragen
        """,
        "about_documents": """
            welche dokumente kennst du, welche dokumente hast du, welche dokumente hast du gelesen, was weißt du, was
            weißt du alles, was kennst du, welche quellen hast du, welche quellen nutzt du, welche quellen kennst du,
            welche dateien hast du, welche dateien kennst du, woher weißt du das alles, woher hast du deine
            informationen, welche sammlungen gibt es, wie viele dokumente hast du, wie viele dokumente kennst du,
            dokumente, zeig deine dokumente, zeig mir deine dokumente, welche unterlagen hast du, welche unterlagen
            kennst du, welche unterlagen hast du gelesen, welche unterlagen gibt es, unterlagen, zeig mir deine
            unterlagen, welche dokumente gibt es, welche handbücher hast du, auf welche dokumente hast du zugriff, auf
            welche unterlagen hast du zugriff, woraus liest du, welche dokumente liest du, aus welchen dokumenten
            liest du, aus welchen dokumenten antwortest du
        """,
        "chat_wrong_figure": """
            kostet jetzt, kostet inzwischen, sind es jetzt, es sind jetzt, inzwischen sind es, es sind inzwischen,
            mittlerweile sind es, es sind mittlerweile, jetzt, inzwischen, mittlerweile, eigentlich, das war früher
        """,
        "chat_helps": """
            bitte hilfe, hilf mir, hilfe bitte, bitte hilf mir, bitte helfen, kannst du helfen, kannst du mir helfen,
            kannst du da helfen
        """,
        "chat_particle": """
            doch, gar, leider, so, wohl, ja, halt, eben, aber, echt, wirklich, ganz, überhaupt, mal, denn, schon,
            einfach, glaub, glaube ich, glaub ich, eigentlich, denn eigentlich, genau, nun, noch, alles
        """,
        "chat_recounted": """
            war er, war sie, war das, war es, wars, war's, waren die, waren sie, wurde er, wurde sie, kam, kamen,
            ging, passiert, gesagt, hat er, hat sie, hats, hat's, hatte er, hatte sie, ist er, ist sie, hat der nicht,
            hat die nicht, hat der den, hat der das, hat der schon, hat die schon, hat die den, hat die das, haben
            die, längst, ist der nicht, ist die nicht, ist der schon, ist die schon, wer hat das, wer hat den, wer
            hat's, wer hats, wer war, wer ist das
        """,
        "chat_name": """
            achim, alexander, alina, andrea, andreas, anette, angelika, anja, anke, anna, anne, annette, antje,
            armin, arne, astrid, bärbel, bastian, beate, benjamin, bernd, bettina, birgit, björn, brigitte, carla,
            carsten, celine, christa, christian, christiane, christina, christoph, claudia, clemens, cornelia,
            dagmar, daniel, daniela, david, detlef, dieter, dirk, dominik, doris, elena, elke, emma, eva, fabian,
            felix, finn, florian, frauke, friedrich, gabi, gabriele, georg, gerd, gisela, gudrun, günter, günther,
            gustav, hanna, hannah, hannes, hans, harald, heike, heiko, heinrich, heinz, helga, helmut, henning,
            hilde, holger, horst, ilse, ines, ingo, ingrid, inge, jakob, jan, jana, jens, joachim, johanna, johannes,
            jonas, jörg, josef, judith, julia, julian, jürgen, jutta, karin, karl, karsten, katharina, kathrin,
            katja, katrin, kerstin, kirsten, klaus, konrad, kristina, kurt, lars, laura, lea, lena, leon, leonie,
            lina, lisa, lothar, ludwig, luisa, lukas, maike, manfred, manuela, marcel, marco, marcus, maren, margit,
            maria, marie, mario, marion, markus, marlene, martin, martina, mathias, matthias, meike, melanie, mia,
            michael, michaela, miriam, monika, moritz, nadine, niklas, nils, nina, norbert, olaf, ole, oliver, otto,
            pascal, patrick, paul, paula, peter, petra, philipp, rainer, ralf, ramona, regina, reinhard, renate,
            rené, robert, rolf, rüdiger, sabine, sabrina, sandra, sascha, sebastian, silke, silvia, simon, simone,
            sonja, sophie, stefan, stefanie, steffen, stephan, susanne, sven, svenja, tanja, theresa, thomas,
            thorsten, tim, timo, tobias, torben, torsten, udo, ulf, ulrich, ulrike, ursula, ute, uwe, vanessa, vera,
            verena, volker, walter, werner, wiebke, wolfgang, yannick, yvonne, müller, schmidt, schneider, fischer,
            weber, meyer, wagner, becker, schulz, hoffmann
        """,
        "chat_title": "herr, frau, hr., fr., liebe, lieber, dr., prof., kollege, kollegin",
        "chat_honorific": "chef, chefin",
        "chat_fronted": """
            frage, kurze frage, übrigens, außerdem, ausserdem, dann, danach, also, zweitens, erstens, drittens,
            heute, morgen, gestern, nochmal, noch was, andere frage, sonst, ansonsten, montag, dienstag, mittwoch,
            donnerstag, freitag, samstag, sonntag, insgesamt, normalerweise, eigentlich, wirklich, ehrlich, ehrlich
            gesagt, sag mal, sagt mal, apropos, nebenbei, dringend, wichtig, nachtrag, ps, oder, ne, nicht, nicht
            wahr, gell, gelle, woll, wa, ja, nein, richtig, stimmts, stimmt's, bitte, danke, hilfe, leute, alle,
            jemand, jeder, beispiel, konkret, genau, genauer, kurz, kurzum, allgemein, generell, im ernst, mal
            ehrlich, moin, tja, naja, na ja, nun, nun gut, so, jetzt, später, früher, vorher, nachher, zuerst,
            zuletzt, schließlich, trotzdem, dennoch, allerdings, jedoch, zumindest, wenigstens, vielleicht,
            eventuell, beziehungsweise, bzw, überhaupt, falls, weiter, weitere frage, nächste frage, letzte frage,
            zusatzfrage, rückfrage, frage dazu, noch eine frage, errata, bot, weltweit, online
        """,
        "chat_adverb_ending": "weise, mäßig, lich",
    },
    says={
        "say why": (
            "Danke, Ihre Stimme zählt. Für Sie habe ich diese Antwort schon einmal geprüft; sagen Sie mir in "
            "ein paar Worten, was daran falsch ist, dann sehe ich noch einmal nach."
        ),
        "too long here": "Es ist länger, als hier gezeigt werden kann.",
        "shown whole": "`errata suggestions` zeigt es ganz.",
        "right in words": "Eine Antwort sagt in mindestens ein paar Worten, was richtig ist.",
        "same people": "Welche Kennungen eine Person sind, sagen die Einstellungen.",
        "waiver of one": "Ein Verzicht ist für den einzigen Admin; hier gibt es weitere.",
        "will be read": "Wer jene liest, wird es lesen.",
        "no files here": "Dateien werden hier nicht gelesen.",
        "first files read": "{name}: Nur die ersten {count} Dateien werden gelesen.",
        "days at most": "{days} Tage: höchstens zehn Jahre, oder 0 für das, was nicht abläuft.",
        "guests direct": "In Direktnachrichten antworte ich nur Mitgliedern dieses Workspace, und Sie sind Gast.",
        "guests direct how": (
            "Fragen Sie mich in einem Kanal, in dem Gäste fragen dürfen, oder bitten Sie einen Admin dieses "
            "Workspace, Ihnen Dokumente zu geben."
        ),
        "nobody called": "Hier heißt niemand {name}.",
        "several called": "{count} Personen hier heißen {name}.",
        "pick person": "Wählen Sie die Person aus der Liste hinter @ aus.",
        **PAGES,
        **TERMINAL,
        "answered": "Beantwortet",
        "partial": "Teilweise überprüft",
        "refused": "Nicht beantwortet",
        "unclear": "Welches ist gemeint?",
        "failed": "Fehlgeschlagen",
        "being answered": "Wird beantwortet",
        "high": "hohe Sicherheit ({percent} %)",
        "medium": "mittlere Sicherheit ({percent} %)",
        "low": "geringe Sicherheit ({percent} %)",
        "checks passed": "geprüft: {checks}",
        "attempts": "{count} Versuche",
        "ask help": "Fragen Sie mich etwas: `/ask Wie viele Urlaubstage haben wir?`",
        "ask options": (
            "Optionen davor: `--private` (die Antwort kommt als Direktnachricht), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in SAMMLUNG` (auch mehrmals)."
        ),
        "ask options anywhere": (
            "Optionen, davor oder dahinter: `--private` (die Antwort kommt als Direktnachricht), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in SAMMLUNG` (auch mehrmals)."
        ),
        "help head": "*Was ich verstehe*",
        "help ask": "`/ask FRAGE` - eine Antwort aus den Dokumenten, mit Quellen",
        "help why": "`/errata why` - wie die letzte Antwort hier geprüft wurde",
        "help sources": "`/errata sources` - worauf sie beruht",
        "help feedback": "`/errata feedback` - welche Rückmeldungen aus diesem Kanal kamen",
        "help stop": "`/errata stop` - hier nicht weiter antworten",
        "help learn": "`/errata learn https://... [--in SAMMLUNG]` - aus einer Seite lernen (Admins)",
        "help admin": (
            "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata "
            "suggestions` - was aufgegeben wurde, was ich lese, Stimmen gegen Antworten, was den Dokumenten "
            "fehlt, was auf Bestätigung wartet; zum Ansehen und Erledigen (Admins)"
        ),
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
            "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off owner=@NAME "
            "ingesters=admins|everyone|nobody]` - Einstellungen dieses Kanals zeigen oder ändern (Admins)"
        ),
        "meant subcommand": "`/errata {name}` gibt es nicht: Meinten Sie `/errata {near}`?",
        "no subcommand": "`/errata {name}` gibt es nicht.",
        "no mode": "Den Modus {mode} gibt es nicht.",
        "modes": "Modi sind: {modes}.",
        "address needed": (
            "Geben Sie mir eine Adresse: `/errata learn https://...`; Dateien laden Sie in einer Nachricht "
            "hoch, die mich erwähnt."
        ),
        "not understood": "Ich verstehe {pair} nicht.",
        "settings as": "Einstellungen: {names}, als NAME=WERT.",
        "neither on nor off": "{value} ist weder on noch off.",
        "ingesters are": "ingesters ist admins, everyone oder nobody, nicht {value}.",
        "needs a value": "{option} braucht einen Wert.",
        "no setting": "Die Einstellung {key} gibt es nicht",
        "no setting near": "Die Einstellung {key} gibt es nicht: Meinten Sie {near}?",
        "settings are": "Einstellungen: {names}.",
        "cant be near": "{key} kann nicht {value} sein: Meinten Sie {near}?",
        "cant be": "{key} kann nicht {value} sein.",
        "can be": "Möglich sind: {values}.",
        "on or off": "on oder off",
        "collections are": "collections ist everyone's, all oder none, oder Namen mit Kommas; keine Mischung.",
        "prompt taken": "🔎 Ich sehe nach; die Antwort kommt unter *Nachrichten*.",
        "taken private": "🔎 Ich sehe nach; die Antwort kommt als Direktnachricht.",
        "taken": "🔎 Ich sehe nach …",
        "one moment": "🔎 Einen Moment …",
        "close": "Schließen",
        "health": "Zustand",
        "nothing to report": "Nichts zu melden.",
        "no text": "(kein Text)",
        "stopped": "Abgebrochen.",
        "stopped by": "Abgebrochen von {name}.",
        "platform refused": "{platform} lässt mich nicht tun, was dafür nötig ist.",
        "nothing to stop": "Hier gibt es nichts abzubrechen.",
        "cut here": "… und mehr, hier gekürzt.",
        "not there archived": (
            "Dieser Kanal ist archiviert, deshalb steht die Antwort hier. "
            "Fragen Sie hier weiter oder in einem anderen Kanal."
        ),
        "not there allowed": "In diesem Kanal darf ich nicht schreiben, deshalb steht die Antwort hier.",
        "not there": (
            "In diesem Kanal darf ich nicht schreiben, deshalb steht die Antwort hier. Mit `/invite` bekommen "
            "Sie sie dort."
        ),
        "moved beneath": (
            "In diesem Workspace kann niemand eine so alte Nachricht bearbeiten, deshalb steht dies unter der "
            "ersten Antwort."
        ),
        "not where asked": "Wo Sie gefragt haben, darf ich nicht schreiben, deshalb steht die Antwort hier.",
        "moved here": "Ich kann die Antwort dort nicht mehr ändern, deshalb kommt dies hier.",
        "more rows": "{count} weitere Zeilen",
        "scanned": "Scan, zu {sure} % sicher gelesen",
        "modified": "geändert {day}",
        "source read": "Quelle gelesen {day}",
        "lines": "Zeilen {first}-{last}",
        "line": "Zeile {first}",
        "untitled": "ohne Titel",
        "status line": "{step} …",
        "step again": "{step} (Versuch {attempt})",
        "step understanding": "liest die Frage",
        "step remembered": "erinnert sich an eine frühere Antwort",
        "step searching": "durchsucht die Dokumente",
        "step web": "durchsucht das Web",
        "step grading": "wägt die Belege ab",
        "step drafting": "entwirft eine Antwort",
        "step checking": "prüft Zahlen und Quellenangaben",
        "step verifying": "vergleicht den Entwurf mit seinen Quellen",
        "step fixing": "behebt, was die Prüfungen fanden",
        "step fetching": "holt fehlende Zahlen",
        "step refining": "sucht mit besserer Anfrage erneut",
        "step again searching": "sucht erneut",
        "receipt head": "Wie diese Antwort zustande kam",
        "receipt understood": "**Verstanden als** {question}",
        "receipt attempt": "Versuch {number}",
        "accepted": "angenommen",
        "not accepted": "nicht angenommen",
        "receipt reflection": "Selbstprüfung {score}: {reasoning}",
        "receipt reflected": "**Selbstprüfung** {score} nach {drafts} Entwürfen",
        "receipt checks": "Prüfungen",
        "receipt changed": "Was sich geändert hat",
        "receipt evidence": "**Belege** {label} ({score})",
        "web searched": ", Web durchsucht",
        "relevant": "passend",
        "ambiguous": "unklar",
        "irrelevant": "unpassend",
        "receipt spent": "**Aufwand** {facts}",
        "receipt mode": "Modus {mode}",
        "receipt model": "Modell {model}",
        "receipt by rules": "ohne Sprachmodell",
        "nothing to check": "nichts zu prüfen",
        "receipt calls": "{calls} Modellaufrufe, {asked} + {replied} Token",
        "feedback here": "Rückmeldungen hier: 👍 {up} · 👎 {down}",
        "settings here": "Einstellungen dieses Kanals:",
        "now everyones": (
            "In diesem Kanal lesen Mitglieder jetzt, was für alle ist; was dem Kanal gegeben wurde, lesen "
            "alle, die darin sind."
        ),
        "now all": "Mitglieder in diesem Kanal lesen jetzt jede Sammlung.",
        "now nothing": "Dieser Kanal liest jetzt nichts; mit collections=everyone's liest er, was für alle ist.",
        "now reads": "Alle in diesem Kanal lesen jetzt: {names}.",
        "no collection yet": "Die Sammlung {name} gibt es noch nicht: Meinten Sie {near}?",
        "no collection until": "Die Sammlung {name} gibt es noch nicht; sobald es sie gibt, wird sie gelesen.",
        "would read nothing": "Nichts wurde geändert: Dieser Kanal läse sonst nichts.",
        "only admins": "Nur Admins können Einstellungen ändern.",
        "no question there": "In dieser Nachricht steht keine Frage.",
        "ask me": "Fragen Sie mich etwas.",
        "ask about file": (
            "Was möchten Sie daraus wissen? Senden Sie die Datei zusammen mit Ihrer Frage, dann lese ich sie dafür."
        ),
        "only documents": "Ich antworte nur aus Ihren Dokumenten und Zahlen. Fragen Sie mich etwas, das dort steht.",
        "choice gone": "Diese Auswahl ist nicht mehr verzeichnet.",
        "ask again": "Bitte stellen Sie Ihre Frage noch einmal.",
        "asker gone": "Wer dies wo gefragt hat, ist nicht mehr verzeichnet.",
        "nothing indexed": (
            "Ich habe noch nichts zu lesen und kann das deshalb nicht beantworten; wer mich betreut, kann mir "
            "Dokumente geben."
        ),
        "nothing indexed operator": "Noch ist nichts indexiert: errata ingest ORDNER",
        "nothing but examples": (
            "Indexiert sind nur die Beispiele, und sie werden gelesen, wo ihre Sammlung genannt ist: errata-demo. "
            "Ihre eigenen Dokumente: errata ingest ORDNER"
        ),
        "not shown": (
            "Ich konnte das nicht beantworten, und es wurde festgehalten. Bitte fragen Sie in anderen Worten."
        ),
        "could not answer": "Ich konnte das nicht beantworten, und es wurde festgehalten. {error}",
        "is this right": "Stimmt das: {claim}",
        "cant learn": "Daraus konnte ich nicht lernen, und es wurde festgehalten.",
        "learning off": "Das Lernen aus Dateien ist hier nicht eingerichtet.",
        "may not teach": "Aus diesem Kanal können Sie mir nichts beibringen.",
        "nowhere to learn": (
            "Hier gibt es keine Sammlung, die ich lesen darf, also auch keine, in die ich lernen kann."
        ),
        "nothing learnt": "Es gab nichts, woraus ich lernen konnte.",
        "nothing to read": "Darin gibt es nichts zu lesen.",
        "indexed": "**{path}** in {collection} aufgenommen ({count} Passagen).",
        "indexed one": "**{path}** in {collection} aufgenommen (1 Passage).",
        "known already": "**{path}** war schon bekannt.",
        "skipped": "**{path}** übersprungen: {reason}",
        "could not read": "**{path}** konnte nicht gelesen werden: {error}",
        "too large a file": "{name} ist größer als {most} MB.",
        "kept elsewhere": "{name} liegt nicht bei {platform} selbst.",
        "upload instead": "Laden Sie die Datei hoch, statt sie zu verlinken.",
        "not handed out": "{platform} hat {name} nicht herausgegeben (Status {status}).",
        "upload again": "Links zu Anhängen laufen nach einem Tag ab: Laden Sie die Datei noch einmal hoch.",
        "channels not known": (
            "Ich kann nicht herausfinden, in welchen Kanälen wir beide sind, deshalb lese ich hier nichts für "
            "Sie; fragen Sie mich in einem Kanal."
        ),
        "readers not known": "Ich kann nicht herausfinden, wer hier mitliest, deshalb lese ich nichts für Sie.",
        "nothing shared": "Es gibt keine Dokumente, die ich in Direktnachrichten für Sie lesen darf.",
        "how to share": (
            "Hier lese ich, was für alle ist, was Ihnen gegeben wurde und was Kanälen gegeben wurde, in denen "
            "wir beide sind: Treten Sie einem bei, in dem ich bin, oder laden Sie mich in einen ein. Ein Admin "
            "kann Ihnen oder ihnen eine Sammlung geben."
        ),
        "not a member": "Was hier für alle ist, ist für die Mitglieder dieses Workspace, und Sie sind darin Gast.",
        "not in server": "Was für alle ist, ist für die Mitglieder des Servers des Teams, und Sie gehören nicht dazu.",
        "other server": "Das ist nicht der Server des Teams, deshalb wird hier nicht gelesen, was für alle ist.",
        "shared channel": (
            "Leute aus anderen Workspaces lesen diesen Kanal, deshalb wird hier nicht gelesen, was für alle ist."
        ),
        "nothing given": "Es gibt keine Dokumente, die ich in diesem Kanal lesen darf.",
        "how to give": "Ein Admin kann diesem Kanal eine Sammlung geben.",
        "nothing named": "Dieser Kanal liest nichts: Seine Einstellungen nennen keine Sammlung.",
        "how to name": (
            "Ein Admin kann das hier ändern: collections=NAME, oder collections=everyone's für das, was für alle ist."
        ),
        "looked enough": (
            "Danke, Ihre Stimme zählt. Für Sie habe ich diese Antwort in einer Stunde zweimal geprüft; nach "
            "Ablauf der Stunde sehe ich wieder nach. Bis dahin hilft es vielleicht, in anderen Worten zu "
            "fragen."
        ),
        "looked at many": (
            "Danke, Ihre Stimme zählt. Für Sie habe ich in einer Stunde {count}-mal Antworten noch einmal "
            "geprüft; damit auch andere an die Reihe kommen, sehe ich nach Ablauf der Stunde wieder nach. Bis "
            "dahin hilft es vielleicht, in anderen Worten zu fragen."
        ),
        "taken back": (
            "Worauf diese Antwort beruhte, darf hier nicht mehr gelesen werden, deshalb wird sie zurückgenommen."
        ),
        "answered anew": (
            "✏️ Neu beantwortet: Worauf die frühere Antwort beruhte, darf hier nicht mehr gelesen werden."
        ),
        "did not work": "⛔ Das hat nicht geklappt und wurde festgehalten.",
        "belongs in backticks": "Was zu Ihrer Frage gehört, steht in `Backticks`.",
        "no option near": "Die Option {option} gibt es nicht: Meinten Sie {near}?",
        "no option": "Die Option {option} gibt es nicht.",
        "options are": "Es gibt {names}.",
        "option such as": "Zum Beispiel `--mode crag` oder `--in handbuch`.",
        "answer is private": "🔒 Die Antwort steht in Ihren Direktnachrichten mit mir.",
        "fits in private": (
            "🔒 Dazu gibt es Dokumente, die Sie lesen dürfen, aber nicht alle "
            "hier: Fragen Sie mich in einer Direktnachricht."
        ),
        "how to let guests": "Bitten Sie einen Admin dieses Workspace, Gäste hier fragen zu lassen.",
        "guests off": "In diesem Kanal antworte ich nur Mitgliedern des Workspace, und Sie sind dort Gast.",
        "private too late": (
            "Eine Änderung kann nicht privat machen, was vor allen gefragt wurde; ich habe "
            "es gelassen, wie es war. Fragen Sie es neu, mit `--private`."
        ),
        "answer elsewhere": (
            "In diesem Kanal darf ich nicht schreiben, deshalb steht die Antwort in Ihren Direktnachrichten mit mir."
        ),
        "only you see": "Nur Sie sehen das: Wo Sie gefragt haben, darf ich nicht schreiben.",
        "only you see here": "Nur Sie sehen dies: Per Direktnachricht erreiche ich Sie nicht.",
        "command menu ask": "Die Dokumente und Zahlen Ihres Teams befragen",
        "command menu why": "Zeigen, wie die letzte Antwort hier geprüft wurde",
        "command menu sources": "Zeigen, worauf die letzte Antwort hier beruht",
        "command menu feedback": "Zeigen, welche Rückmeldungen aus diesem Kanal kamen",
        "command menu stop": "Abbrechen, was hier für Sie beantwortet wird",
        "command menu ingest": "Aus Dateien oder einer Seite lernen (für Berechtigte)",
        "command menu settings": "Einstellungen dieses Kanals zeigen oder ändern (Admins)",
        "command menu about": "Dazu fragen",
        "command menu verify": "Behauptung prüfen",
        "option question": "Was Sie wissen möchten",
        "option mode": "Wie gesucht und geprüft wird",
        "option collection": "Nur in dieser Sammlung suchen",
        "option private": "Nur Sie sehen die Antwort",
        "option channel mode": "Wie hier Fragen beantwortet werden",
        "option collections": "Was dieser Kanal liest: Namen mit Kommas, everyone's, all oder none",
        "option bots": "Auch anderen Bots antworten",
        "option ingesters": "Wer mir von hier aus etwas beibringen darf",
        "option feedback": "Knöpfe für Rückmeldungen zeigen und Stimmen zählen",
        "option document": "Ein Dokument",
        "option another document": "Ein weiteres Dokument",
        "option page": "Eine Seite zum Lesen, etwa https://...",
        "option into": "Wohin damit",
        "mode standard": "Standard: Ihre Dokumente",
        "mode crag": "Korrigierend: Dokumente bewertet, das Web, wo sie nicht reichen",
        "mode reflective": "Selbstprüfend: Entwürfe bewertet und verbessert",
        "mode both": "Beides: bewertet und selbstprüfend",
        "mode auto": "Auto: nach der Frage gewählt",
        "command menu help": "Was ich bin, was ich hier lesen kann und was Sie fragen können",
        "remembered": "gemerkt",
        "no sources": "Diese Antwort nennt keine Quellen.",
        "why button": "Wie wurde das geprüft?",
        "good answer": "Gute Antwort",
        "bad answer": "Schlechte Antwort",
        "good": "Gut",
        "bad": "Schlecht",
        "sources": "Quellen",
        "continued": "Teil {part} von {parts}, weiter unten geht es weiter",
        "whole in file": "Die ganze Antwort steht in der Datei.",
        "busy": (
            "⏳ Ich bin gerade ausgelastet, Sie sind Nummer {position}. Bitte fragen Sie in einer Minute "
            "noch einmal; diese Frage wurde nicht angenommen."
        ),
        "busy full": (
            "⏳ Ich bin gerade ausgelastet, die Warteschlange ist voll. Bitte fragen Sie in einer Minute "
            "noch einmal; diese Frage wurde nicht angenommen."
        ),
        "waiting": (
            "⏳ Ich bin gerade ausgelastet, Sie sind Nummer {position} in der Reihe. Ihre Frage ist notiert "
            "und wird beantwortet."
        ),
        "not taken": "⛔ Ich kann gerade nichts annehmen; bitte versuchen Sie es in einer Minute noch einmal.",
        "unasked offer": (
            "💡 Das sehen nur Sie: Niemand hat mich gefragt, und für alle bin ich mir nicht sicher genug. {answer}"
        ),
        "noted": "👍 Notiert, danke.",
        "share": "Mit allen teilen",
        "keep": "Für mich behalten",
        "vote withdrawn": "Ihre Stimme ist zurückgenommen.",
        "reason title": "Was war falsch?",
        "send": "Senden",
        "skip": "Überspringen",
        "reason label": "Was hätte in der Antwort stehen sollen, oder wo steht es?",
        "reason label short": "Was hätte dort stehen sollen, und wo?",
        "reason hint": "Ich suche schon noch einmal; das hilft mir, an der richtigen Stelle zu suchen.",
        "reason late": "Ich suche noch einmal. Was ich finde, kommt als eigene Nachricht: Diese bleibt, wie sie ist.",
        "reason empty": "Sie haben nichts geschrieben, also wurde nichts weiter notiert.",
        "reason taken": "Danke. Ich suche damit noch einmal.",
        "home title": "Fragen, und sehen, wo es steht",
        "home text": (
            "Ich antworte aus den Dokumenten und Zahlen Ihres Teams, nenne die Quellen und prüfe jede "
            "Antwort, bevor Sie sie sehen. Erwähnen Sie mich in einem Kanal, schreiben Sie mir hier oder "
            "nutzen Sie `/ask`. In einem Thread antworte ich auch ohne Erwähnung.\nMit 👎 suche ich noch "
            "einmal. Aus Dateien, die Admins mir schicken, lerne ich."
        ),
        "home try": "Zum Ausprobieren",
        "home latest": "Ihre letzten Fragen",
        "home none": "Sie haben noch nichts gefragt.",
        "no answer": "Hier gibt es noch keine Antwort von mir.",
        "too many": (
            "🐢 {why} Damit auch andere an die Reihe kommen, habe ich dies nicht angenommen; bitte versuchen "
            "Sie es in {seconds} s noch einmal."
        ),
        "too many why": "Das ist mehr, als ich von einer Person in einer Minute annehme.",
        "too many marked": "Nachrichten, die ich nicht angenommen habe, tragen eine 🐢.",
        "about title": "Zu dieser Nachricht fragen",
        "about example": "Ist das noch so?",
        "about question": "Ihre Frage",
        "about text": "Worum es geht",
        "no text there": "In dieser Nachricht steht kein Text.",
        "nothing to learn": "Geben Sie mir eine Datei oder eine Adresse, aus der ich lernen soll.",
        "not worked": "Das hat nicht geklappt und wurde festgehalten.",
        "intro hello": (
            "Ich bin Errata. Ich beantworte Fragen aus den Dokumenten und Zahlen dieses Teams. Jede "
            "Antwort prüfe ich, bevor Sie sie sehen, und zeige, wo sie steht."
        ),
        "intro again": "Schön, wieder von Ihnen zu hören. Was möchten Sie wissen?",
        "none of these": "Nichts davon",
        "none of these told": (
            "In Ordnung. Fragen Sie es dann mit dem, was es unterscheidet: einem Namen, einem Ort, einem Jahr."
        ),
        "intro blamed": (
            "Schade, dass ich nicht helfen konnte. Sagen Sie mir, was falsch war, oder fragen Sie mit anderen "
            "Worten, dann suche ich noch einmal."
        ),
        "intro all right": "Alles klar. Fragen Sie mich, wann immer Sie etwas brauchen.",
        "intro go ahead": "Ja, gern. Was möchten Sie wissen?",
        "intro know": "Was ich hier lesen kann",
        "intro documents": "Dokumente: {count}",
        "intro collections": "Sammlungen: {names}",
        "intro dated": "Vom {first} bis {last}",
        "intro dated once": "Vom {date}",
        "intro figures": "Zahlen von {companies}",
        "intro welcome": "Gern geschehen. Fragen Sie mich, wann immer Sie etwas brauchen.",
        "intro nothing": (
            "Hier gibt es noch nichts, was ich lesen darf; Fragen kann ich also nicht beantworten. "
            "Wer mich betreut, kann das ändern."
        ),
        "intro try": "Fragen, die ich beantworten kann, zum Beispiel",
        "intro ways": (
            "Erwähnen Sie mich in einem Kanal, schreiben Sie mir direkt oder nutzen Sie `/ask`. In "
            "einem Thread antworte ich auch ohne Erwähnung."
        ),
        "intro judge": (
            "Woran Sie mich messen können: Jede Antwort nennt ihre Quellen, schauen Sie dort nach. "
            "Ist eine falsch, drücken Sie 👎 oder schreiben Sie, was falsch ist; dann suche ich noch "
            "einmal."
        ),
        "intro judge typed": (
            "Woran Sie mich messen können: Jede Antwort nennt ihre Quellen, schauen Sie dort "
            "nach. Ist eine falsch, tippen Sie `/bad` und was falsch ist; dann suche ich "
            "noch einmal."
        ),
        "intro more": "und {count} weitere",
        "ask of cell": "{column} von {row}?",
        "ask of heading": "Was steht in „{title}“ zu {heading}?",
        "ask of subject": "Was muss ich über {heading} wissen?",
        "ask of period": "{column} in {row}?",
        "prompt can": "Was kannst du?",
        "prompt documents": "Welche Dokumente hast du?",
        "checks failed": "nicht bestätigt: {checks}",
        "check citations": "Quellen",
        "check numbers": "Zahlen",
        "check years": "Daten",
        "check filings": "Meldungen",
        "check instructions": "Anweisungen",
        "check standing": "Geltung der Dokumente",
        "check scans": "Scans",
        "check verification": "Gegenlesen",
        "check other": "Wortlaut",
        "admins named": "Ein Admin kann sie für Sie ändern.",
        "somebody on": "jemand in {platform}",
        "an operator": "Betreuung",
        "a reader": "ein Leser",
        "teach how": "Ein Admin kann es Ihnen erlauben oder es für Sie tun.",
        "receipt new": "diesmal mit: {novelty}",
        "receipt took": "dauerte {seconds}",
        "told operators": "Wer mich betreut, kann sehen, warum.",
        "admin only": "Das können nur Admins.",
        "admin jobs": "Aufgegebene Arbeiten, die neuesten zuerst:",
        "admin no jobs": "Nichts wurde aufgegeben.",
        "admin retried": "{thing} wird noch einmal versucht.",
        "admin sure": (
            "Das nimmt **{thing}** ({collection}, {count} Passagen) allen weg; die Datei selbst "
            "bleibt. Zum Ausführen: {command}"
        ),
        "admin sure one": (
            "Das nimmt **{thing}** ({collection}, 1 Passage) "
            "allen weg; die Datei selbst bleibt. Zum Ausführen: {command}"
        ),
        "admin removed": "{thing} wurde entfernt.",
        "admin unknown": "Hier gibt es nichts mit dem Namen {thing}.",
        "admin votes": "Offene 👎, die neuesten zuerst:",
        "admin no votes": "Es gibt kein 👎 anzusehen.",
        "admin dismissed": "{thing} ist verworfen und zählt nicht mehr.",
        "about short": "Dazu fragen",
        "command menu admin": "Aufträge, Dokumente, Stimmen, Lücken und Vorschläge (Admins)",
        "option reply": "Worauf ich antworte: Erwähnungen, Fragen in meinen Threads oder alle Fragen hier",
        "option unasked above": (
            "Ab welcher Sicherheit ich öffentlich beantworte, was mich niemand gefragt hat (0 bis 1)"
        ),
        "command menu admin jobs": "Zeigen, was aufgegeben wurde, oder es noch einmal versuchen lassen",
        "option retry": "Die Kennung dessen, was noch einmal versucht werden soll",
        "command menu admin documents": "Dokumente zeigen, eines neu lesen oder eines wegnehmen",
        "option find": "Teil eines Namens",
        "option reindex": "Das Dokument, das neu gelesen werden soll",
        "option remove": "Das Dokument, das weggenommen werden soll",
        "option confirm": "Wirklich wegnehmen",
        "command menu admin votes": "Alle offenen 👎 zeigen oder eines verwerfen",
        "option dismiss": "Die Kennung der Stimme, die nicht mehr zählen soll",
        "a confidence": "Es ist eine Sicherheit von 0 bis 1, etwa 0.7.",
        "not shareable": (
            "Das lässt sich nicht teilen: Es ist nicht als Antwort verzeichnet, die Sie allein in einem Kanal bekamen."
        ),
        "not read there": ("Das bleibt bei Ihnen: Es beruht auf Dokumenten, die in jenem Kanal nicht gelesen werden."),
        "shared already": "Das ist schon geteilt.",
        "ask a person": "Einen Menschen fragen",
        "person asked": (
            "🙋 In den Dokumenten habe ich das nicht gefunden: „{question}“. Wenn Sie es wissen, antworten Sie "
            "bitte in diesem Thread; ich behalte Ihre Antwort nur, wenn Sie zustimmen."
        ),
        "person consent": (
            "Darf ich das als Antwort behalten, mit Ihrem Namen? „{reply}“ Vorher bestätigt es jemand anderes."
        ),
        "person agree": "Behalten",
        "person decline": "Nicht behalten",
        "person kept": "Danke. Sobald jemand anderes es bestätigt hat, antworte ich damit und nenne Sie.",
        "person declined": "Es wird nicht behalten.",
        "person approved": "Es ist freigegeben: Ich antworte damit und nenne Sie.",
        "person rejected": "Es wurde nicht freigegeben und wird darum nicht behalten.",
        "person none": (
            "Hier gibt es niemanden, den ich fragen könnte. Ihre Frage steht auf der Liste dessen, was den "
            "Dokumenten fehlt."
        ),
        "person noted": "Notiert. Wer die Dokumente betreut, sieht, dass du wartest; die Antwort wird hier stehen.",
        "page waiting": "{count} warten auf einen Menschen",
        "person already": "Es ist schon jemand gefragt.",
        "person private": (
            "Sie haben allein gefragt, daher sieht niemand sonst Ihre Frage. Sie steht auf der Liste dessen, "
            "was den Dokumenten fehlt."
        ),
        "person not yours": "Das kann nur entscheiden, wer gefragt wurde.",
        "person many": "Das ist mehr, als ich für Sie in einer Stunde Menschen frage; bitte später noch einmal.",
        "digest head": "📋 Fragen hier in den letzten 7 Tagen: {asked}; beantwortet: {answered}; 👎: {rejected}.",
        "digest open": "Noch ohne Antwort:",
        "admin gaps": "Was die Dokumente nicht sagten, das meistgefragte zuerst:",
        "admin no gaps": "Den Dokumenten fehlt nichts, wonach gefragt wurde.",
        "admin suggestions": "Was auf Bestätigung wartet, das neueste zuerst:",
        "admin no suggestions": "Nichts wartet auf Bestätigung.",
        "option waive": "Es ist von dir, und du bist allein Admin",
        "admin waived": "Erledigt: {thing}. Es war von dir, und sonst hat niemand daraufgesehen: Das ist festgehalten.",
        "admin waive how": "Bist du allein Admin, verzichte darauf, was festgehalten wird: {command}",
        "admin done": "Erledigt: {thing}",
        "command menu admin gaps": "Zeigen, was den Dokumenten fehlt; zuweisen, beantworten oder verwerfen",
        "command menu admin suggestions": "Zeigen, was auf Bestätigung wartet; bestätigen oder ablehnen",
        "option gap": "Die Kennung einer Lücke",
        "option gap owner": "Wer sie beantworten soll",
        "option gap answer": "Was richtig ist, so wie es zitiert werden soll",
        "option gap dismiss": "Das müssen die Dokumente nicht sagen",
        "option approve": "Die Kennung dessen, was Beleg werden soll",
        "option reject": "Die Kennung dessen, was nie Beleg werden soll",
        "option channel owner": "Wer gefragt wird, was den Dokumenten fehlt",
        "option digest": "Jede Woche sagen, was aus den Fragen hier wurde",
    },
)
