"""Spanish."""

from __future__ import annotations

from typing import Final

from bots.languages.pages.es import PAGES
from bots.languages.terminal.es import TERMINAL
from core.reading.language import Language

SPANISH: Final = Language(
    code="es",
    name="Spanish",
    roles={
        "chat_greeting": """
            hola, holi, buenas, buenos días, buenos dias, buen día, buenas tardes, buenas noches, qué tal, que tal,
            cómo estás, como estas, cómo va, hey, ey, saludos, bienvenido, bienvenida,
            cómo estás hoy, cómo está usted, cómo está usted hoy, como estas hoy, qué tal estás, qué tal hoy,
            cómo te va, cómo le va
        """,
        "chat_farewell": """
            adiós, adios, chao, chau, hasta luego, hasta mañana, hasta pronto, hasta el lunes, nos vemos, me voy, me
            voy a comer, ahora vuelvo, vuelvo en 5, vuelvo enseguida, buen fin de semana, buen finde, feliz finde,
            que descanses, buen provecho, hasta ahora, tengo que irme, me tengo que ir, me piro, luego hablamos,
            hablamos luego, hablamos mañana
        """,
        "chat_thanks": """
            gracias, muchas gracias, mil gracias, graciass, grax, muchísimas gracias, te lo agradezco, se agradece,
            agradecido, genial gracias, gracias por la ayuda, gracias por tu ayuda, ya funciona, funcionó, funciona,
            muy útil, buen trabajo, bien hecho, buen bot, me sirvió,
            muy amable, muy amable de tu parte, qué amable, que amable, eres muy amable, es usted muy amable, justo
            lo que necesitaba, justo lo que buscaba, me ha servido, me sirve, me ayudó mucho, me has ayudado mucho,
            de gran ayuda, gran ayuda, muy agradecido, muy agradecida, agradecida, gracias de nuevo, gracias otra
            vez,
            eso fue útil, eso fue muy útil, fue útil, fue muy útil, ha sido útil, ha sido muy útil, es muy útil,
            eso me ayuda, me ha ayudado, me ha ayudado mucho, me sirvió mucho
        """,
        "chat_ok": """
            ok, okey, okay, oki, vale, va, dale, de acuerdo, entendido, comprendido, sí, si, sip, claro,
            claro que sí, por supuesto, no, nop, perfecto, genial, guay, bien, muy bien, bueno, estupendo,
            excelente, fantástico, listo, hecho, exacto, exactamente, correcto, eso, eso es, así es, cierto,
            es verdad, yo también, igual, tampoco, yo tampoco, no hay problema, sin problema, de nada,
            no hay de qué, perdón, perdona, lo siento, ups, uy, ay, vaya, anda, ostras, wow, ah, aha, ajá, ah ok,
            ah vale, oh, hm, hmm, mmm, ya, ya veo, ya está, interesante, bueno saberlo, es bueno saberlo, no sé,
            ni idea, no lo sabía, felicidades, enhorabuena, qué bien, qué guay, qué pena, qué lástima, qué va,
            porfa, por favor, venga, anotado, tal cual, da igual, no pasa nada, uf, uff, puf, vaya tela, madre mía,
            qué fuerte, quizás, tal vez, todavía no, aún no, puede ser, menos mal, normal, obvio, pues nada,
            pues vale, en fin, hala, ah cierto, órale, y ya, y punto, y ya está, y listo, y eso es todo, y fin,
            y a correr, eso es todo, es todo, nada más, así está bien, está bien así, con eso basta,
            no tengo más preguntas, más preguntas no, no necesito nada más, nada más por ahora
        """,
        "chat_laughter": "jaja, jeje, jiji, lol, jajaj, ajaj, xd, jaj",
        "chat_beside": """
            a todos, a todas, todos, equipo, chicos, gente, por todo, por, la, ayuda, tu, y, entonces, eso, es, ya,
            a ti, a vosotros, muy, mucho, muchas, también, yo, lo, pues, bot, pero, ahora, amigo, jefe, jefa, tío,
            tía, chicas, compañero, crack
        """,
        "chat_wrong": """
            eso está mal, está mal, esto está mal, es incorrecto, incorrecto, no es correcto, no es cierto,
            no es verdad, no es así, eso no es así, ya no es así, ya no es cierto, ya no es válido, ya no vale,
            ya no es, está desactualizado, desactualizado, está obsoleto, obsoleto, está equivocado, te equivocas,
            estás equivocado, es falso, eso es falso, ha cambiado, eso cambió, hay un error, no puede ser correcto,
            eso ya no aplica, ya no aplica, está anticuado, no está bien, eso no está bien, es erróneo,
            no coincide, no es eso, eso no puede ser
        """,
        "chat_wrong_alone": "mal, falso, incorrecto, no falso, error, mentira, respuesta equivocada",
        "chat_asks": """
            qué es, que es, cuál es, cual es, cuáles son, cuales son, cuánto, cuanto, cuántos, cuantos, cuántas,
            cuantas, cuánta, cuanta, cuándo, cuando es, dónde, donde está, donde esta, donde puedo, donde se, cómo,
            como se, como puedo, como hago, quien, quién, hay, puedo, se puede, podemos, puede, pueden, podrías,
            podría, puedes, tengo que, tenemos que, tiene que, hace falta, debo, debemos, es necesario, es posible, es
            obligatorio, existe, existen, tenemos, tienes, sabes, alguien sabe, alguien puede, alguien tiene, alguien
            me, explícame, explica, dime, dígame, muéstrame, enséñame, dame, lista, compara, resume, recuérdame,
            necesito ayuda, necesito saber, ayuda con, me gustaría saber, quisiera saber, quiero saber, me pregunto,
            busco, estoy buscando, tengo una pregunta, tengo una duda, una pregunta, una duda, pregunta:, a partir de
            cuándo, desde cuándo, hasta cuándo, a quién, a qué, con quién, de quién, en qué, para qué, para quién, por
            qué, porque no, de cuánto, a cuánto, y cuánto, y cuándo, y cómo, y dónde, y quién, y qué, y cuál, y si,
            pero cómo, pero qué, pero cuándo, entonces cómo, entonces qué, y puedo, y hay, y se puede, cada cuánto,
            muestra, muestrame, enseña, ensename, explicame, describe, traduce, encuentra, búscame, busca, pásame,
            indícame, me puedes, me podrías, puedes decirme, me dices, me das, me explicas, me muestras, necesito el,
            necesito la, necesito los, alguna idea, alguna forma de, por favor dime, por favor explica, por favor
            muestra, qué, cuál, quiénes, cuáles, cada cuanto, a partir de cuando, desde cuando, tenéis, sabéis, es
            verdad que, es cierto que, claro que se, por cuánto, por cuanto tiempo, hasta qué, a partir de qué, desde
            qué, con qué, con cuánta, con cuántos, en cuál, en cuánto, de qué, bajo qué, sobre qué, dentro de cuánto
        """,
        "chat_further": """
            y para, y en, y con, y sin, y los, y las, y el, y la, y si, y a, y al, y por, y después de, y antes de,
            y durante, y fuera, qué hay de, que hay de, qué pasa con, que pasa con, lo mismo para, también para,
            solo para, y desde, otra pregunta, una pregunta más, una última pregunta, una cosa más, otra cosa
        """,
        "chat_adds": """
            y, ahora para, y ahora para, ahora en, ahora con, lo mismo para, lo mismo con, lo mismo en, la misma
            pregunta para, misma pregunta para, igual para, o para, o en, y también, comparado con
        """,
        "chat_clause": """
            qué día, qué bien, qué guay, qué pena, qué risa, qué va, quién sabe, cómo no, qué remedio, qué lío,
            que sí, que no, que va, que risa, como siempre, como dije, quien sabe, cuando puedas, cuando quieras
        """,
        "chat_denies": """
            no, nop, qué va, en realidad, de hecho no, ah no, corrección, ojo, cuidado, atención, atencion
        """,
        "chat_changed": """
            ahora, ya no, desde, actualmente, cambió, cambiaron, ha cambiado, cambiado, se movió,
            movido, reemplazado, reemplazada, sustituido, sustituida, retirado, retirada, bajó, subió, bajaron,
            subieron, renombrado, en su lugar, el correcto, la correcta, el bueno, antes era, a partir de,
            eliminado, eliminada
        """,
        "chat_halts": "espera, esperad, un momento, un segundo, ojo, alto",
        "chat_states": "es, son, está, están, hay, cuesta, cuestan, era, eran",
        "chat_stops": "para, pare, detente, deténgase, alto, stop, cancela, cancelar, cancélalo, para ya",
        "chat_learns": """
            aprende esto, aprenda esto, apréndelo, aprende este archivo, aprende este documento,
            memoriza esto, añade este documento, añade este archivo, indexa esto, indexa este
            archivo, indexa este documento
        """,
        "option_private": "privado, privada",
        "chat_doubts": """
            no es eso, no era eso, no era, no eran, no será, no sería, acaso no, no habían, no lo habían,
            no serían, no son, no es
        """,
        "chat_will": "voy a, le pregunto, preguntaré, ya pregunto, lo miro, llamo a, le llamo, déjame, pregunto a",
        "chat_and": "y",
        "chat_asks_us": "pregunta, pregunte, preguntar, preguntas, preguntad, pregúntale, preguntarle",
        "told_by_us": """
            dijo, dice, me dijo, nos dijo, respondió, contestó, me respondió, me contestó, ha dicho, ha
            respondido, te respondió, te contestó
        """,
        "told_to_us": """
            preguntado a, preguntaste a, pregunté a, le pregunté a, probado, preguntó a, te contestó, te
            respondió, te ha respondido, te dijo
        """,
        "chat_self": "yo, puedo, podemos, pregunto, preguntamos",
        "chat_you": """
            tú, tu, te, ti, contigo, tienes, puedes, vienes, sabes, quieres, estás, has, vas, usted,
            vosotros, os, ustedes, vuelas, eres, estas, quedas, crees, piensas, haces, hiciste, vives,
            trabajas, llevas, te vas, llegas, sales, traes, usas, fuiste, viste, comes, dejas, pasas,
            mandas, llamas, encuentras, tomas, duermes, podrías, deberías, ibas, oye
        """,
        "chat_together": """
            quieres que, queréis que, me mandas, me pasas, me envías, comemos, vamos a comer, comer, un café, una
            caña, una cerveza, vienes, venís, te vienes, quedamos, nos vemos, tienes un minuto, tienes un momento,
            estás ahí, te apuntas, os apuntáis, me traes, tráeme, traeme, me coges, cógeme, alguien tiene, alguien ha,
            alguno tiene
        """,
        "about_who": """
            quién eres, quien eres, qué eres, que eres, eres un bot, eres un robot, eres humano, eres una ia, qué es
            errata, que es errata, quién es errata, cómo te llamas, como te llamas, preséntate, quién te hizo, eres
            una persona o un bot, eres una persona real, eres humano o un bot, tienes sentimientos, tienes nombre,
            cuántos años tienes, duermes
        """,
        "chat_retracts": """
            canal equivocado, chat equivocado, hilo equivocado, grupo equivocado, ventana equivocada, persona
            equivocada, canal incorrecto, chat incorrecto, hilo incorrecto, me equivoqué de canal, me equivoque de
            canal, me he equivocado de canal, me equivoqué de chat, me he equivocado de chat, me equivoqué de grupo,
            me he equivocado de grupo, me equivoqué de hilo, me he equivocado de hilo, no era para ti, eso no era para
            ti, esto no era para ti, no era para usted, no es para ti, eso no es para ti, no te hablaba a ti, no
            hablaba contigo, no estaba hablando contigo, no te lo decía a ti, no me refería a ti, era para otra
            persona, eso era para otra persona, ignórame, ignora eso, ignora esto, ignora mi mensaje, ignora el
            mensaje, ignóralo, olvídalo, olvidalo, olvida eso, olvídelo, déjalo, dejalo, déjalo así, da igual, no
            importa, no pasa nada, no hace falta, ya no hace falta, ya no lo necesito, ya lo encontré, ya lo encontre,
            lo encontré, ya lo he encontrado, lo he encontrado, ya está resuelto, ya está, ya lo tengo, mi error,
            error mío, por error, fue sin querer, sin querer, enviado por error, solo una prueba, es una prueba, es
            solo una prueba, esto es una prueba, solo es una prueba, era una prueba, era para otro canal, eso era para
            otro canal, era para otro grupo, era para otro chat
        """,
        "none_of_these": """
            ninguna de estas, ninguno, ninguna, ninguno de estos, ninguno de ellos, ninguna de ellas, ninguno de los
            dos, ninguna de las dos, no, otra cosa, nada de eso, otro, otra
        """,
        "about_praise": """
            genial, increíble, fantástico, inteligente, listo, lista, majo, maja, simpático, gracioso, divertido,
            útil, bueno, buena, el mejor, la mejor, mejor, perfecto, adoro, amo, quiero, rápido, rápida, crack, un
            crack, un genio, genio, un sol, héroe, impresionante, adorable, estupendo, maravilloso, guay, muy amable,
            amable
        """,
        "about_blame": """
            inútil, inutil, tonto, tonta, estúpido, estúpida, idiota, imbécil, malo, mala, malísimo, pésimo, horrible,
            terrible, lento, lenta, no, nada, basura, mierda, torpe, peor, el peor, ridículo, incompetente, no sirves,
            no sirves para nada, sirves, sirve, ayudas, entiendes, entiende, cállate, callate, aburrido, pesado,
            burro, nunca, ninguna ayuda, loco, en serio, serio, odio, decepción, vergüenza, patético, una mierda,
            asco, das asco, no entiendes, no entiendes nada, no ayudas, no sabes nada, sabes
        """,
        "about_being": """
            robot, bot, humano, humana, ser humano, máquina, ia, inteligencia artificial, persona, persona real, real,
            chatgpt, chat gpt, gpt, siri, alexa, copilot, programa, software, ordenador, computadora, algoritmo,
            modelo, quién, quien, qué eres, cuántos años, cuántos años tienes, cuantos años tienes, qué edad tienes,
            años, dónde, nombre, llamas, llama, creó, hizo, programó, desarrolló, sentimientos, vivo, viva, hombre,
            mujer, alguien, duermes, de verdad
        """,
        "about_between": """
            un, una, o, y, de, es, el, la, los, realmente, de verdad, muy, tan, solo, sólo, más, bastante, totalmente,
            completamente, acaso, pero, por, me, que, para, en, con, lo, a, al, yo, ya, siempre, eres, ser, qué, sí,
            oye, creo, así, te, también, hombre, tío, estás, está, le, por qué, cómo, hoy, vaya, uf
        """,
        "about_you": """
            tú, tu, eres, usted, te, ti, vos, sos, es usted, este bot, el bot, bot, errata, estoy hablando con, hablo
            con, eres un, inútil, cállate, callate, no sirves, no sirves para nada, no entiendes, no entiendes nada,
            no ayudas, no sabes nada, eres tonto, eres tonta
        """,
        "about_asking": """
            puedo preguntarte algo, puedo preguntarle algo, puedo preguntar algo, puedo hacerte una pregunta,
            puedo hacerle una pregunta, puedo hacer una pregunta, te puedo preguntar algo, le puedo preguntar algo,
            te puedo hacer una pregunta, le puedo hacer una pregunta, os puedo preguntar algo,
            me permites una pregunta, me permite una pregunta, podría preguntarle algo, podría hacerle una pregunta,
            podría hacer una pregunta, tengo una pregunta, tengo una duda, tengo una consulta,
            tengo una pregunta para ti, tengo una pregunta para usted, una pregunta rápida, una pregunta rapida,
            pregunta rápida, pregunta rapida, una preguntita, una duda rápida, una consulta rápida, una consulta,
            quiero preguntarte algo, quería preguntarte algo, quería preguntarle algo, quería hacerte una pregunta,
            quería hacer una pregunta, quisiera preguntarle algo, quisiera hacer una pregunta,
            me gustaría preguntar algo, me gustaría hacer una pregunta, estás ahí, estas ahi, estás ahi,
            estás por ahí, está ahí, está usted ahí, sigues ahí, estáis ahí, hay alguien, hay alguien ahí,
            hay alguien aquí, alguien ahí, alguien por aquí, estás disponible, está disponible, estás en línea,
            estás ocupado, estás ocupada, tienes un minuto, tienes un momento, tienes un segundo, tienes un rato,
            tienes tiempo, tiene un minuto, tiene un momento, tiene tiempo, tenéis un minuto, me oyes, me escuchas,
            me lees, podemos hablar, te puedo molestar, te molesto un momento, funciona esto, esto funciona
        """,
        "about_fun": """
            puedes contar un chiste, puedes contarme un chiste,
            cuenta un chiste, cuéntame un chiste, cuentame un chiste, cuéntanos un chiste, cuénteme un chiste, sabes
            algún chiste, di algo gracioso, hazme reír, hazme reir, canta una canción, cántame una canción, escribe
            un poema, escríbeme un poema, cuéntame un cuento, cuéntame una historia, entretenme, me aburro
        """,
        "about_help": """
            ayuda, qué puedes hacer, que puedes hacer, qué sabes hacer, que sabes hacer, qué haces, que haces,
            cómo funcionas, como funcionas, cómo funciona esto, como funciona esto, cómo te uso, como te uso,
            cómo puedes ayudarme, en qué puedes ayudarme, en qué puedes ayudar, para qué sirves,
            qué te puedo preguntar, qué puedo preguntarte, que te puedo preguntar, comandos, qué comandos hay,
            que comandos hay, instrucciones, en qué me puedes ayudar, en qué ayudas, qué más puedes hacer,
            qué preguntas puedo hacer
        """,
        "about_documents": """
            qué documentos conoces, que documentos conoces, qué documentos tienes, que documentos tienes, qué sabes,
            que sabes, qué conoces, cuáles son tus fuentes, cuales son tus fuentes, qué fuentes tienes, que fuentes
            tienes, qué fuentes usas, qué archivos tienes, que archivos tienes, de dónde sacas la información, qué
            colecciones hay, cuántos documentos tienes, cuantos documentos tienes, documentos, muéstrame tus
            documentos, de dónde sacas todo esto, de donde sacas todo esto, de dónde sacas esto, qué documentos lees,
            de qué documentos lees
        """,
        "chat_wrong_figure": "ahora son, ahora es, ahora cuesta, en realidad son, en realidad es, ahora, en realidad",
        "chat_helps": """
            ayúdame, ayudame, por favor ayuda, ayuda por favor, puedes ayudar, puedes ayudarme, me ayudas
        """,
        "chat_particle": "para nada, realmente, la verdad, creo, pues, lamentablemente, del todo, ya, de verdad",
        "chat_you_ending": "aste, iste, abas, steis, áis, éis",
        "chat_recounted": """
            fue, era, pasó, dijo, dijeron, hizo, estaba, estaban, había, fueron, salió, llegó, él, ella, ellos, le
            dijo, quién lo, quién la, quiénes son
        """,
        "chat_recounted_ending": "aron, ieron",
        "chat_name": """
            adrián, agustín, aitor, alba, alberto, alejandra, alejandro, alfonso, alfredo, alicia, álvaro, amparo,
            ana, andrea, andrés, ángel, antonia, antonio, arturo, beatriz, belén, berta, blanca, borja, bruno,
            camila, carla, carlos, carmen, carolina, catalina, cecilia, césar, claudia, cristian, cristina, daniel,
            daniela, david, diego, eduardo, elena, elisa, emilia, emilio, encarna, enrique, ernesto, esteban, esther,
            eva, fabián, federico, felipe, fernanda, fernando, francisco, gabriel, gabriela, gemma, gerardo, germán,
            gonzalo, guillermo, gustavo, héctor, hugo, ignacio, inés, irene, isabel, iván, jaime, javier, jesús,
            jimena, joaquín, jordi, jorge, josé, josefa, juan, juana, julia, julián, julio, laura, leire, leonardo,
            leticia, lola, lorena, lorenzo, lucas, lucía, luis, luisa, manolo, manuel, manuela, marcela, marcelo,
            marcos, margarita, maría, mariana, mario, marta, martín, mateo, matías, mauricio, mercedes, miguel,
            míriam, mónica, montse, natalia, nerea, nicolás, noelia, nuria, olga, óscar, pablo, paco, paloma, paola,
            patricia, paula, pedro, pepe, pilar, rafael, ramón, raquel, raúl, ricardo, roberto, rodrigo, rosa, rubén,
            salvador, samuel, sandra, santiago, sara, sebastián, sergio, silvia, sofía, susana, teresa, tomás,
            valentina, valeria, vanesa, verónica, vicente, víctor, victoria, xavi, yolanda
        """,
        "chat_title": """
            señor, señora, señorita, sr., sra., sr, sra, don, doña, querido, querida, estimado, estimada, dr., dra.
        """,
        "chat_honorific": "jefe, jefa",
        "chat_fronted": """
            pregunta, una pregunta, duda, una duda, por cierto, además, luego, después, entonces, también, primero,
            segundo, hoy, mañana, ayer, lunes, martes, miércoles, jueves, viernes, sábado, domingo, bueno, pues, oye,
            oiga, mira, mire, a ver, dime, en serio, la verdad, urgente, importante, ojo, nota, pd, no, sí, verdad,
            cierto, vale, eh, por favor, porfa, gracias, perdón, perdona, disculpa, alguien, todos, todas, chicos,
            gente, equipo, ayuda, ejemplo, ahora, antes, siempre, nunca, quizás, quizá, tal vez, sin embargo,
            igualmente, resumen, aparte, otra pregunta, otra cosa, última pregunta, en total, en general, en teoría,
            por ejemplo, errata, bot, correcto, aquí, allí, sinceramente
        """,
        "chat_adverb_ending": "mente",
    },
    says={
        "say why": (
            "Gracias, su voto cuenta. Ya he revisado esta respuesta a petición suya; dígame en pocas palabras "
            "qué está mal y la revisaré una vez más."
        ),
        "too long here": "Es más largo de lo que se puede mostrar aquí.",
        "shown whole": "`errata suggestions` lo muestra entero.",
        "right in words": "Una respuesta dice lo correcto al menos en unas palabras.",
        "same people": "Los ajustes dicen qué identidades son una sola persona.",
        "waiver of one": "Una exención es para quien es el único administrador; aquí hay otros.",
        "will be read": "Lo leerán quienes leen aquella.",
        "no files here": "Aquí no se leen archivos.",
        "first files read": "{name}: solo se leen los primeros {count} archivos.",
        "days at most": "{days} días: diez años como máximo, o 0 para lo que no caduca.",
        "guests direct": (
            "En mensajes directos solo respondo a miembros de este espacio de trabajo, y usted es invitado."
        ),
        "guests direct how": (
            "Pregúnteme en un canal que admita invitados, o pida a un administrador de este espacio de "
            "trabajo que le dé documentos."
        ),
        "nobody called": "Aquí nadie se llama {name}.",
        "several called": "{count} personas aquí se llaman {name}.",
        "pick person": "Elija a la persona en la lista que aparece tras @.",
        **PAGES,
        **TERMINAL,
        "answered": "Respondido",
        "partial": "Verificado en parte",
        "refused": "Sin respuesta",
        "unclear": "¿Cuál?",
        "failed": "Fallo",
        "being answered": "Respondiendo",
        "high": "confianza alta ({percent} %)",
        "medium": "confianza media ({percent} %)",
        "low": "confianza baja ({percent} %)",
        "checks passed": "comprobado: {checks}",
        "attempts": "{count} intentos",
        "ask help": "Pregúnteme algo: `/ask ¿Cuántos días de vacaciones tenemos?`",
        "ask options": (
            "Opciones delante: `--private` (la respuesta llega como mensaje directo), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in COLECCIÓN` (puede repetirse)."
        ),
        "ask options anywhere": (
            "Opciones, delante o detrás: `--private` (la respuesta llega como mensaje directo), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in COLECCIÓN` (puede repetirse)."
        ),
        "help head": "*Lo que entiendo*",
        "help ask": "`/ask PREGUNTA` - una respuesta de los documentos, con sus fuentes",
        "help why": "`/errata why` - cómo se comprobó la última respuesta de aquí",
        "help sources": "`/errata sources` - en qué se basa",
        "help feedback": "`/errata feedback` - las opiniones dadas en este canal",
        "help stop": "`/errata stop` - dejar de responder aquí",
        "help learn": "`/errata learn https://... [--in COLECCIÓN]` - aprender de una página (administradores)",
        "help admin": (
            "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata "
            "suggestions` - lo que se abandonó, lo que leo, los votos contra respuestas, lo que falta en los "
            "documentos, lo que espera aprobación; para ver y resolver (admins)"
        ),
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
            "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off owner=@NAME "
            "ingesters=admins|everyone|nobody]` - ver o cambiar los ajustes de este canal (administradores)"
        ),
        "meant subcommand": "No existe `/errata {name}`: ¿quiso decir `/errata {near}`?",
        "no subcommand": "No existe `/errata {name}`.",
        "no mode": "No existe el modo {mode}.",
        "modes": "Modos: {modes}.",
        "address needed": (
            "Deme una dirección: `/errata learn https://...`; los archivos se suben en un mensaje que me mencione."
        ),
        "not understood": "No entiendo {pair}.",
        "settings as": "Ajustes: {names}, como NOMBRE=VALOR.",
        "neither on nor off": "{value} no es ni on ni off.",
        "ingesters are": "ingesters es admins, everyone o nobody, no {value}.",
        "needs a value": "{option} necesita un valor.",
        "no setting": "No existe el ajuste {key}",
        "no setting near": "No existe el ajuste {key}: ¿quiso decir {near}?",
        "settings are": "Ajustes: {names}.",
        "cant be near": "{key} no puede ser {value}: ¿quiso decir {near}?",
        "cant be": "{key} no puede ser {value}.",
        "can be": "Puede ser {values}.",
        "on or off": "on u off",
        "collections are": "collections es everyone's, all o none, o nombres con comas; no una mezcla.",
        "prompt taken": "🔎 Lo estoy buscando; la respuesta llega en *Mensajes*.",
        "taken private": "🔎 Lo estoy buscando; la respuesta llega como mensaje directo.",
        "taken": "🔎 Lo estoy buscando…",
        "one moment": "🔎 Un momento…",
        "close": "Cerrar",
        "health": "Estado",
        "nothing to report": "Nada que informar.",
        "no text": "(sin texto)",
        "stopped": "Detenido.",
        "stopped by": "Detenido por {name}.",
        "platform refused": "{platform} no me deja hacer lo que hace falta para eso.",
        "nothing to stop": "No hay nada que detener aquí.",
        "cut here": "… y más, cortado aquí.",
        "not there archived": (
            "Ese canal está archivado, así que tiene la respuesta aquí. Siga preguntando aquí o en otro canal."
        ),
        "not there allowed": "No puedo escribir en ese canal, así que tiene la respuesta aquí.",
        "not there": "No puedo escribir en ese canal, así que tiene la respuesta aquí. Con `/invite` la tendrá allí.",
        "moved beneath": (
            "Este espacio no deja editar un mensaje tan antiguo, así que esto va debajo de la primera respuesta."
        ),
        "not where asked": "No puedo escribir donde preguntó, así que tiene la respuesta aquí.",
        "moved here": "Ya no puedo cambiar la respuesta donde está, así que esto va aquí.",
        "more rows": "{count} filas más",
        "scanned": "escaneo, leído con {sure} % de certeza",
        "modified": "modificado el {day}",
        "source read": "fuente leída el {day}",
        "lines": "líneas {first}-{last}",
        "line": "línea {first}",
        "untitled": "sin título",
        "status line": "{step}…",
        "step again": "{step} (intento {attempt})",
        "step understanding": "lee la pregunta",
        "step remembered": "recuerda una respuesta anterior",
        "step searching": "busca en los documentos",
        "step web": "busca en la web",
        "step grading": "sopesa lo encontrado",
        "step drafting": "redacta una respuesta",
        "step checking": "comprueba cifras y citas",
        "step verifying": "contrasta el borrador con sus fuentes",
        "step fixing": "corrige lo que hallaron las comprobaciones",
        "step fetching": "trae las cifras que faltan",
        "step refining": "busca otra vez con una consulta mejor",
        "step again searching": "busca otra vez",
        "receipt head": "Cómo se llegó a esta respuesta",
        "receipt understood": "**Entendido como** {question}",
        "receipt attempt": "Intento {number}",
        "accepted": "aceptada",
        "not accepted": "no aceptada",
        "receipt reflection": "autoevaluación {score}: {reasoning}",
        "receipt reflected": "**Autoevaluación** {score} tras {drafts} borradores",
        "receipt checks": "Comprobaciones",
        "receipt changed": "Qué ha cambiado",
        "receipt evidence": "**Evidencia** {label} ({score})",
        "web searched": ", web consultada",
        "relevant": "pertinente",
        "ambiguous": "dudosa",
        "irrelevant": "no pertinente",
        "receipt spent": "**Gastado** {facts}",
        "receipt mode": "modo {mode}",
        "receipt model": "modelo {model}",
        "receipt by rules": "sin modelo de lenguaje",
        "nothing to check": "nada que comprobar",
        "receipt calls": "{calls} llamadas al modelo, {asked} + {replied} tokens",
        "feedback here": "Opiniones aquí: 👍 {up} · 👎 {down}",
        "settings here": "Ajustes de este canal:",
        "now everyones": (
            "En este canal, los miembros leen ahora lo que es para todos; lo que se le dio al canal lo leen "
            "todos los que están en él."
        ),
        "now all": "Los miembros de este canal leen ahora todas las colecciones.",
        "now nothing": "Este canal ya no lee nada; con collections=everyone's lee lo que es para todos.",
        "now reads": "Todos en este canal leen ahora: {names}.",
        "no collection yet": "Aún no existe la colección {name}: ¿quiso decir {near}?",
        "no collection until": "Aún no existe la colección {name}; en cuanto exista, se leerá.",
        "would read nothing": "No se ha cambiado nada: este canal no leería nada.",
        "only admins": "Solo los administradores pueden cambiar los ajustes.",
        "no question there": "No hay ninguna pregunta en ese mensaje.",
        "ask me": "Pregúnteme algo.",
        "ask about file": "¿Qué quiere saber de él? Envíe el archivo junto con su pregunta y lo leo para responderla.",
        "only documents": "Solo respondo a partir de sus documentos y cifras. Pregúnteme algo que figure en ellos.",
        "choice gone": "Esa opción ya no consta.",
        "ask again": "Haga su pregunta otra vez, por favor.",
        "asker gone": "Quién preguntó esto, y dónde, ya no consta.",
        "nothing indexed": (
            "Aún no tengo nada que leer, así que no puedo responder; quien me cuida puede darme documentos."
        ),
        "nothing indexed operator": "Aún no hay nada indexado: errata ingest CARPETA",
        "nothing but examples": (
            "Solo están indexados los ejemplos, y se leen donde se nombra su colección: errata-demo. "
            "Sus propios documentos: errata ingest CARPETA"
        ),
        "not shown": "No he podido responder a esto y ha quedado registrado. Pregunte con otras palabras, por favor.",
        "could not answer": "No he podido responder a esto y ha quedado registrado. {error}",
        "is this right": "¿Es así?: {claim}",
        "cant learn": "No he podido aprender de eso y ha quedado registrado.",
        "learning off": "Aprender de archivos no está configurado aquí.",
        "may not teach": "No puede enseñarme desde este canal.",
        "nowhere to learn": (
            "Aquí no hay ninguna colección que pueda leer, así que no hay ninguna en la que aprender."
        ),
        "nothing learnt": "No había nada de lo que aprender.",
        "nothing to read": "Ahí no hay nada que leer.",
        "indexed": "**{path}** indexado en {collection} ({count} pasajes).",
        "indexed one": "**{path}** indexado en {collection} (1 pasaje).",
        "known already": "**{path}** ya se conocía.",
        "skipped": "**{path}** omitido: {reason}",
        "could not read": "No se pudo leer **{path}**: {error}",
        "too large a file": "{name} ocupa más de {most} MB.",
        "kept elsewhere": "{name} no está guardado en {platform}.",
        "upload instead": "Suba el archivo en lugar de enlazarlo.",
        "not handed out": "{platform} no entregó {name} (estado {status}).",
        "upload again": "Los enlaces a adjuntos caducan en un día: súbalo otra vez.",
        "channels not known": (
            "No puedo averiguar en qué canales estamos ambos, así que aquí no leo nada para usted; pregúnteme "
            "en un canal."
        ),
        "readers not known": "No puedo averiguar quién lee aquí, así que no leo nada para usted.",
        "nothing shared": "No hay documentos que pueda leer para usted en mensajes directos.",
        "how to share": (
            "Aquí leo lo que es para todos, lo que se le dio a usted y lo que se dio a canales en los que "
            "estamos ambos: únase a uno en el que esté yo, o invíteme a uno suyo. Un administrador puede darle "
            "una colección a usted o a ellos."
        ),
        "not a member": "Lo que aquí es para todos es para los miembros de este espacio, y usted es un invitado.",
        "not in server": "Lo que es para todos es para los miembros del servidor del equipo, y usted no es miembro.",
        "other server": "Este no es el servidor del equipo, así que aquí no se lee lo que es para todos.",
        "shared channel": "Personas de otros espacios leen este canal, así que aquí no se lee lo que es para todos.",
        "nothing given": "No hay documentos que pueda leer en este canal.",
        "how to give": "Un administrador puede dar una colección a este canal.",
        "nothing named": "Este canal no lee nada: sus ajustes no nombran ninguna colección.",
        "how to name": (
            "Un administrador puede cambiarlo aquí: collections=NOMBRE, o collections=everyone's para lo que "
            "es para todos."
        ),
        "looked enough": (
            "Gracias, su voto cuenta. A petición suya he revisado esta respuesta dos veces en una hora; "
            "volveré a mirar cuando pase una hora. Hasta entonces puede ayudar preguntar con otras palabras."
        ),
        "looked at many": (
            "Gracias, su voto cuenta. A petición suya he revisado respuestas {count} veces en una hora; para "
            "que también les toque a los demás, volveré a mirar cuando pase una hora. Hasta entonces puede "
            "ayudar preguntar con otras palabras."
        ),
        "taken back": "Aquello en que se basaba esta respuesta ya no puede leerse aquí, así que se retira.",
        "answered anew": (
            "✏️ Respondido de nuevo: aquello en que se basaba la respuesta anterior ya no puede leerse aquí."
        ),
        "did not work": "⛔ Eso no ha funcionado y ha quedado registrado.",
        "belongs in backticks": "Lo que forma parte de su pregunta va entre `comillas invertidas`.",
        "no option near": "No existe la opción {option}: ¿quiso decir {near}?",
        "no option": "No existe la opción {option}.",
        "options are": "Existen {names}.",
        "option such as": "Por ejemplo `--mode crag` o `--in manual`.",
        "answer is private": "🔒 La respuesta está en sus mensajes directos conmigo.",
        "fits in private": (
            "🔒 Hay documentos sobre esto que usted puede leer, pero no todos aquí: pregúnteme en un mensaje directo."
        ),
        "how to let guests": "Pida a un admin de este espacio que deje preguntar aquí a los invitados.",
        "guests off": ("En este canal solo respondo a los miembros del espacio de trabajo, y usted es un invitado."),
        "private too late": (
            "Una edición no puede hacer privado lo que se preguntó ante todos, así que lo "
            "dejé como estaba. Pregúntelo de nuevo con `--private`."
        ),
        "answer elsewhere": (
            "No puedo escribir en ese canal, así que la respuesta está en sus mensajes directos conmigo."
        ),
        "only you see": "Solo usted ve esto: no puedo escribir donde preguntó.",
        "only you see here": "Solo usted ve esto: no puedo escribirle por mensaje directo.",
        "command menu ask": "Preguntar a los documentos y cifras de su equipo",
        "command menu why": "Mostrar cómo se comprobó la última respuesta de aquí",
        "command menu sources": "Mostrar en qué se basa la última respuesta de aquí",
        "command menu feedback": "Mostrar las opiniones dadas en este canal",
        "command menu stop": "Detener lo que se está respondiendo para usted aquí",
        "command menu ingest": "Aprender de archivos o de una página (si tiene permiso)",
        "command menu settings": "Ver los ajustes de este canal o cambiarlos (administradores)",
        "command menu about": "Preguntar sobre esto",
        "command menu verify": "Verificar esto",
        "option question": "Lo que quiere saber",
        "option mode": "Cómo se busca y se comprueba",
        "option collection": "Buscar solo en esta colección",
        "option private": "Solo usted ve la respuesta",
        "option channel mode": "Cómo se responden aquí las preguntas",
        "option collections": "Qué lee este canal: nombres con comas, everyone's, all o none",
        "option bots": "Responder también a otros bots",
        "option ingesters": "Quién puede enseñarme desde aquí",
        "option feedback": "Mostrar botones de opinión y contar votos",
        "option document": "Un documento",
        "option another document": "Otro documento",
        "option page": "Una página para leer, como https://...",
        "option into": "Dónde ponerlo",
        "mode standard": "Estándar: sus documentos",
        "mode crag": "Correctivo: documentos valorados, la web si no bastan",
        "mode reflective": "Autorreflexivo: borradores puntuados y mejorados",
        "mode both": "Ambos: valorado y autorreflexivo",
        "mode auto": "Auto: según la pregunta",
        "command menu help": "Qué soy, qué puedo leer aquí y qué puede preguntar",
        "remembered": "recordado",
        "no sources": "Esta respuesta no cita fuentes.",
        "why button": "¿Cómo se comprobó?",
        "good answer": "Buena respuesta",
        "bad answer": "Mala respuesta",
        "good": "Bien",
        "bad": "Mal",
        "sources": "Fuentes",
        "continued": "Parte {part} de {parts}, sigue abajo",
        "whole in file": "La respuesta entera está en el archivo.",
        "busy": (
            "⏳ Ahora estoy ocupado, usted es el número {position}. Vuelva a preguntar en un minuto; esta "
            "pregunta no se ha tomado."
        ),
        "busy full": (
            "⏳ Ahora estoy ocupado, la cola está llena. Vuelva a preguntar en un minuto; esta pregunta no "
            "se ha tomado."
        ),
        "waiting": (
            "⏳ Ahora estoy ocupado, usted es el número {position} de la cola. Su pregunta está guardada y "
            "tendrá respuesta."
        ),
        "not taken": "⛔ Ahora no puedo tomar nada; inténtelo de nuevo en un minuto.",
        "unasked offer": (
            "💡 Solo usted ve esto: nadie me ha preguntado y no estoy lo bastante seguro para decirlo a todos. {answer}"
        ),
        "noted": "👍 Anotado, gracias.",
        "share": "Compartir con todos",
        "keep": "Solo para mí",
        "vote withdrawn": "Su voto queda retirado.",
        "reason title": "¿Qué estaba mal?",
        "send": "Enviar",
        "skip": "Omitir",
        "reason label": "¿Qué debería haber dicho la respuesta, o dónde está?",
        "reason label short": "¿Qué debería haber dicho, y dónde está?",
        "reason hint": "Ya estoy buscando otra vez; esto me ayuda a buscar en el sitio correcto.",
        "reason late": ("Estoy buscando otra vez. Lo que encuentre llegará en otro mensaje: este ya no puede cambiar."),
        "reason empty": "No ha escrito nada, así que no se ha anotado nada más.",
        "reason taken": "Gracias. Busco otra vez teniéndolo en cuenta.",
        "home title": "Pregunte y vea dónde está escrito",
        "home text": (
            "Respondo con los documentos y cifras de su equipo, los cito y compruebo cada respuesta antes de "
            "que la vea. Mencióneme en un canal, escríbame aquí o use `/ask`. En un hilo sigo sin "
            "mención.\nCon 👎 busco otra vez. Aprendo de los archivos que me envían los administradores."
        ),
        "home try": "Pruebe una",
        "home latest": "Sus últimas preguntas",
        "home none": "Todavía no ha preguntado nada.",
        "no answer": "Aquí todavía no hay ninguna respuesta mía.",
        "too many": (
            "🐢 {why} Para que también les toque a los demás, esto no se ha aceptado; inténtelo de nuevo en "
            "{seconds} s."
        ),
        "too many why": "Es más de lo que acepto de una persona en un minuto.",
        "too many marked": "Lo que no se aceptó lleva una 🐢.",
        "about title": "Preguntar sobre este mensaje",
        "about example": "¿Sigue siendo así?",
        "about question": "Su pregunta",
        "about text": "De qué se trata",
        "no text there": "No hay texto en ese mensaje.",
        "nothing to learn": "Deme un archivo o una dirección de la que aprender.",
        "not worked": "Eso no ha funcionado y ha quedado registrado.",
        "intro hello": (
            "Soy Errata. Respondo preguntas con los documentos y las cifras de este equipo. "
            "Compruebo cada respuesta antes de que la vea y muestro dónde está escrita."
        ),
        "intro again": "Hola de nuevo. ¿Qué desea saber?",
        "none of these": "Ninguna de estas",
        "none of these told": "De acuerdo. Pregúntelo con lo que lo distingue: un nombre, un lugar, un año.",
        "intro blamed": (
            "Siento no haber sido de ayuda. Dígame qué estaba mal, o pregunte con otras palabras, y vuelvo a buscar."
        ),
        "intro all right": "De acuerdo. Pregúnteme cuando necesite algo.",
        "intro go ahead": "Sí, claro. ¿Qué desea saber?",
        "intro know": "Lo que puedo leer aquí",
        "intro documents": "Documentos: {count}",
        "intro collections": "Colecciones: {names}",
        "intro dated": "Con fecha del {first} al {last}",
        "intro dated once": "Con fecha del {date}",
        "intro figures": "Cifras de {companies}",
        "intro welcome": "Con gusto. Pregúnteme cuando necesite algo.",
        "intro nothing": (
            "Todavía no hay nada que pueda leer aquí, así que no puedo responder preguntas. Quien se "
            "ocupa de mí puede cambiarlo."
        ),
        "intro try": "Preguntas que puedo responder, por ejemplo",
        "intro ways": "Mencióneme en un canal, escríbame directamente o use `/ask`. En un hilo sigo sin mención.",
        "intro judge": (
            "Cómo juzgarme: cada respuesta nombra sus fuentes; mírelas. Si una es incorrecta, pulse "
            "👎 o diga qué está mal y busco de nuevo."
        ),
        "intro judge typed": (
            "Cómo juzgarme: cada respuesta nombra sus fuentes; mírelas. Si una es "
            "incorrecta, escriba `/bad` y qué está mal, y busco de nuevo."
        ),
        "intro more": "y {count} más",
        "ask of cell": "¿{column} de {row}?",
        "ask of heading": "¿Qué dice «{title}» sobre «{heading}»?",
        "ask of subject": "¿Qué debo saber sobre {heading}?",
        "ask of period": "¿{column} en {row}?",
        "prompt can": "¿Qué puedes hacer?",
        "prompt documents": "¿Qué documentos tienes?",
        "checks failed": "sin confirmar: {checks}",
        "check citations": "fuentes",
        "check numbers": "cifras",
        "check years": "fechas",
        "check filings": "informes presentados",
        "check instructions": "instrucciones",
        "check standing": "vigencia de los documentos",
        "check scans": "escaneos",
        "check verification": "segunda lectura",
        "check other": "redacción",
        "admins named": "Un administrador puede cambiarlos por usted.",
        "somebody on": "alguien en {platform}",
        "an operator": "un responsable",
        "a reader": "un lector",
        "teach how": "Un administrador puede permitírselo o hacerlo por usted.",
        "receipt new": "esta vez con: {novelty}",
        "receipt took": "tardó {seconds}",
        "told operators": "Quienes se ocupan de mí pueden ver por qué.",
        "admin only": "Solo los administradores pueden hacer eso.",
        "admin jobs": "Trabajos abandonados, los más recientes primero:",
        "admin no jobs": "No se abandonó nada.",
        "admin retried": "Se intenta de nuevo {thing}.",
        "admin sure": (
            "Esto quita **{thing}** ({collection}, {count} pasajes) a todos; el archivo se queda. "
            "Para hacerlo: {command}"
        ),
        "admin sure one": (
            "Esto quita **{thing}** ({collection}, 1 pasaje) a todos; el archivo se queda. Para hacerlo: {command}"
        ),
        "admin removed": "Se quitó {thing}.",
        "admin unknown": "Aquí no hay nada llamado {thing}.",
        "admin votes": "👎 vigentes, los más recientes primero:",
        "admin no votes": "No hay ningún 👎 que revisar.",
        "admin dismissed": "{thing} queda descartado: ya no cuenta.",
        "about short": "Preguntar sobre esto",
        "command menu admin": "Tareas, documentos, votos, lagunas y sugerencias (admins)",
        "option reply": "A qué respondo: menciones, lo preguntado en mis hilos o todas las preguntas aquí",
        "option unasked above": "Desde qué confianza respondo en público a lo que nadie me preguntó (0 a 1)",
        "command menu admin jobs": "Mostrar lo que se abandonó o hacer que se intente de nuevo",
        "option retry": "El identificador de lo que debe intentarse de nuevo",
        "command menu admin documents": "Mostrar documentos, releer uno o retirar uno",
        "option find": "Parte de un nombre",
        "option reindex": "El documento que hay que releer",
        "option remove": "El documento que hay que retirar",
        "option confirm": "Retirarlo de verdad",
        "command menu admin votes": "Mostrar todos los 👎 pendientes o descartar uno",
        "option dismiss": "El identificador del voto que ya no debe contar",
        "a confidence": "Es una confianza de 0 a 1, como 0.7.",
        "not shareable": (
            "Eso no se puede compartir: no consta como respuesta que usted recibiera en privado en un canal."
        ),
        "not read there": "Se queda con usted: se basa en documentos que no se leen en ese canal.",
        "shared already": "Ya está compartido.",
        "ask a person": "Preguntar a una persona",
        "person asked": (
            "🙋 Los documentos no lo dicen: «{question}». Si lo sabe, responda en este hilo; solo guardo su "
            "respuesta si está de acuerdo."
        ),
        "person consent": "¿Puedo guardar esto como respuesta, con su nombre? «{reply}» Antes lo aprueba otra persona.",
        "person agree": "Guardar",
        "person decline": "No guardar",
        "person kept": "Gracias. Cuando otra persona la haya aprobado, responderé con ella y le nombraré.",
        "person declined": "No se guarda.",
        "person approved": "Está aprobado: respondo con ello y le nombro.",
        "person rejected": "No se aprobó, así que no se conserva.",
        "person none": (
            "Aquí no hay nadie designado a quien preguntar. Su pregunta está en la lista de lo que falta en "
            "los documentos."
        ),
        "person noted": "Anotado. Quien se ocupa de los documentos ve que esperas; su respuesta aparecerá aquí.",
        "page waiting": "{count} a la espera de una persona",
        "person already": "Ya se ha preguntado a alguien.",
        "person private": (
            "Preguntó en privado, así que nadie más ve su pregunta. Está en la lista de lo que falta en los documentos."
        ),
        "person not yours": "Solo puede decidirlo la persona preguntada.",
        "person many": "Es más de lo que pregunto por usted en una hora; inténtelo más tarde.",
        "digest head": "📋 Preguntas aquí en los últimos 7 días: {asked}; respondidas: {answered}; 👎: {rejected}.",
        "digest open": "Todavía sin respuesta:",
        "admin gaps": "Lo que los documentos no dicen, lo más preguntado primero:",
        "admin no gaps": "No falta nada de lo que se preguntó.",
        "admin suggestions": "Lo que espera aprobación, lo más reciente primero:",
        "admin no suggestions": "Nada espera aprobación.",
        "option waive": "Es tuyo, y eres el único administrador",
        "admin waived": "Hecho: {thing}. Era tuyo y nadie más lo ha revisado: queda registrado.",
        "admin waive how": "Si eres el único administrador, renuncia a la segunda revisión; queda anotado: {command}",
        "admin done": "Hecho: {thing}",
        "command menu admin gaps": "Mostrar lo que falta en los documentos; asignar, responder o descartar",
        "command menu admin suggestions": "Mostrar lo que espera aprobación; aprobar o rechazar",
        "option gap": "El identificador de una laguna",
        "option gap owner": "Quién ha de responderla",
        "option gap answer": "Lo correcto, tal como se citará",
        "option gap dismiss": "No es algo que deban decir los documentos",
        "option approve": "El identificador de lo que será prueba",
        "option reject": "El identificador de lo que nunca será prueba",
        "option channel owner": "A quién se pregunta lo que falta en los documentos",
        "option digest": "Decir cada semana qué fue de las preguntas de aquí",
    },
)
