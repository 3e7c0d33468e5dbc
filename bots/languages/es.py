"""Spanish."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

SPANISH: Final = Language(
    code="es",
    name="Spanish",
    roles={
        "chat_greeting": """
            hola, holi, buenas, buenos días, buenos dias, buen día, buenas tardes, buenas noches, qué tal, que tal,
            cómo estás, como estas, cómo va, hey, ey, saludos, bienvenido, bienvenida
        """,
        "chat_farewell": """
            adiós, adios, chao, chau, hasta luego, hasta mañana, hasta pronto, hasta el lunes, nos vemos, me voy,
            me voy a comer, ahora vuelvo, vuelvo en 5, vuelvo enseguida, buen fin de semana, buen finde, feliz finde,
            que descanses, buen provecho, hasta ahora
        """,
        "chat_thanks": """
            gracias, muchas gracias, mil gracias, graciass, grax, muchísimas gracias, te lo agradezco, se agradece,
            agradecido, genial gracias, gracias por la ayuda, gracias por tu ayuda, ya funciona, funcionó, funciona,
            muy útil, buen trabajo, bien hecho, buen bot, me sirvió
        """,
        "chat_ok": """
            ok, okey, okay, oki, vale, va, dale, de acuerdo, entendido, comprendido, sí, si, sip, claro, claro que sí,
            por supuesto, no, nop, perfecto, genial, guay, bien, muy bien, bueno, estupendo, excelente, fantástico,
            listo, hecho, exacto, exactamente, correcto, eso, eso es, así es, cierto, es verdad, yo también, igual,
            tampoco, yo tampoco, no hay problema, sin problema, de nada, no hay de qué, perdón, perdona, lo siento,
            ups, uy, ay, vaya, anda, ostras, wow, ah, aha, ajá, ah ok, ah vale, oh, hm, hmm, mmm, ya, ya veo, ya está,
            interesante, bueno saberlo, es bueno saberlo, no sé, ni idea, no lo sabía, felicidades, enhorabuena,
            qué bien, qué guay, qué pena, qué lástima, qué va, porfa, por favor, venga, anotado, tal cual, da igual,
            no pasa nada
        """,
        "chat_laughter": "jaja, jeje, jiji, ja, lol, jajaj, ajaj, xd, jaj",
        "chat_beside": """
            a todos, a todas, todos, equipo, chicos, gente, por todo, por, la, ayuda, tu, y, entonces, eso, es, ya,
            a ti, a vosotros, muy, mucho, muchas, también, yo, lo, pues, bot, pero, ahora, amigo
        """,
        "chat_wrong": """
            eso está mal, está mal, esto está mal, es incorrecto, incorrecto, no es correcto, no es cierto,
            no es verdad, no es así, eso no es así, ya no es así, ya no es cierto, ya no es válido, ya no vale,
            ya no es, está desactualizado, desactualizado, está obsoleto, obsoleto, está equivocado, te equivocas,
            estás equivocado, es falso, eso es falso, ha cambiado, eso cambió, hay un error
        """,
        "chat_wrong_alone": "mal, falso, incorrecto, no falso, error, mentira, respuesta equivocada",
        "chat_asks": """
            qué es, que es, cuál es, cual es, cuáles son, cuales son, cuánto, cuanto, cuántos, cuantos, cuántas,
            cuantas, cuánta, cuanta, cuándo, cuando es, dónde, donde está, donde esta, donde puedo, donde se, cómo,
            como se, como puedo, como hago, quien, quién, hay, puedo, se puede, podemos, puede, pueden, podrías,
            podría, puedes, tengo que, tenemos que, tiene que, hace falta, debo, debemos, es necesario, es posible,
            es obligatorio, existe, existen, tenemos, tienes, sabes, alguien sabe, alguien puede, alguien tiene,
            alguien me, explícame, explica, dime, dígame, muéstrame, enséñame, dame, lista, compara, resume,
            recuérdame, necesito ayuda, necesito saber, ayuda con, me gustaría saber, quisiera saber, quiero saber,
            me pregunto, busco, estoy buscando, tengo una pregunta, tengo una duda, una pregunta, una duda, pregunta:,
            a partir de cuándo, desde cuándo, hasta cuándo, a quién, a qué, con quién, de quién, en qué, para qué,
            para quién, por qué, porque no, de cuánto, a cuánto, y cuánto, y cuándo, y cómo, y dónde, y quién, y qué,
            y cuál, y si, pero cómo, pero qué, pero cuándo, entonces cómo, entonces qué, y puedo, y hay, y se puede,
            cada cuánto
        """,
        "chat_further": """
            y para, y en, y con, y sin, y los, y las, y el, y la, y si, y a, y al, y por, y después de, y antes de,
            y durante, y fuera, qué hay de, que hay de, qué pasa con, que pasa con, lo mismo para, también para,
            solo para, y desde
        """,
        "chat_clause": """
            qué día, qué bien, qué guay, qué pena, qué risa, qué va, quién sabe, cómo no, qué remedio, qué lío,
            que sí, que no, que va, que risa, como siempre, como dije, quien sabe, cuando puedas, cuando quieras
        """,
        "chat_you": """
            tú, tu, te, ti, contigo, tienes, puedes, vienes, sabes, quieres, estás, has, vas, usted, vosotros, os,
            ustedes
        """,
        "chat_together": """
            comemos, vamos a comer, comer, un café, una caña, una cerveza, vienes, venís, te vienes, quedamos,
            nos vemos, tienes un minuto, tienes un momento, estás ahí, te apuntas, os apuntáis
        """,
        "about_who": """
            quién eres, quien eres, qué eres, que eres, eres un bot, eres un robot, eres humano, eres una ia,
            qué es errata, que es errata, quién es errata, cómo te llamas, como te llamas, preséntate, quién te hizo
        """,
        "about_help": """
            ayuda, qué puedes hacer, que puedes hacer, qué sabes hacer, que sabes hacer, qué haces, que haces,
            cómo funcionas, como funcionas, cómo funciona esto, como funciona esto, cómo te uso, como te uso,
            cómo puedes ayudarme, en qué puedes ayudarme, en qué puedes ayudar, para qué sirves,
            qué te puedo preguntar, qué puedo preguntarte, que te puedo preguntar, comandos, qué comandos hay,
            que comandos hay, instrucciones
        """,
        "about_documents": """
            qué documentos conoces, que documentos conoces, qué documentos tienes, que documentos tienes, qué sabes,
            que sabes, qué conoces, cuáles son tus fuentes, cuales son tus fuentes, qué fuentes tienes,
            que fuentes tienes, qué fuentes usas, qué archivos tienes, que archivos tienes,
            de dónde sacas la información, qué colecciones hay, cuántos documentos tienes, cuantos documentos tienes,
            documentos, muéstrame tus documentos
        """,
        "chat_wrong_figure": "ahora son, ahora es, ahora cuesta, en realidad son, en realidad es, ahora, en realidad",
        "chat_helps": """
            ayúdame, ayudame, por favor ayuda, ayuda por favor, puedes ayudar, puedes ayudarme, me ayudas
        """,
    },
    says={
        "answered": "Respondido",
        "partial": "Verificado en parte",
        "refused": "Sin respuesta",
        "unclear": "¿Cuál?",
        "failed": "Fallo",
        "being answered": "Respondiendo",
        "high": "confianza alta ({percent} %)",
        "medium": "confianza media ({percent} %)",
        "low": "confianza baja ({percent} %)",
        "checks failed": "{checks} sin verificar",
        "checks passed": "comprobado: {checks}",
        "attempts": "{count} intentos",
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
            "🐢 {why} Esto no se ha aceptado, ni lo será nada que llegue en los próximos {seconds} "
            "s: inténtelo de nuevo en {seconds} s, para que también les toque a los demás."
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
        "intro know": "Lo que puedo leer aquí",
        "intro documents": "Documentos: {count}",
        "intro collections": "Colecciones: {names}",
        "intro dated": "Con fecha del {first} al {last}",
        "intro figures": "Cifras de {companies}",
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
        "intro more": "y {count} más",
        "ask of cell": "¿Cuál es {column} de {row}?",
        "ask of heading": "¿Qué dice «{title}» sobre {heading}?",
        "ask of term": "¿Qué es {term}?",
        "prompt can": "¿Qué puedes hacer?",
        "prompt documents": "¿Qué documentos tienes?",
    },
)
