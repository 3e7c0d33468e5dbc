"""Spanish."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

SPANISH: Final = Language(
    code="es",
    name="Spanish",
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
        "asks can": (
            "ayuda|qué puedes hacer|qué sabes hacer|que puedes hacer|que sabes hacer|qué haces|cómo "
            "funcionas|cómo funciona esto|qué puedo preguntar|qué puedo preguntarte|en qué puedes "
            "ayudar|en qué puedes ayudarme|qué sabes|comandos"
        ),
        "asks who": ("quién eres|quien eres|qué eres|preséntate|eres un bot|eres humano|qué es errata|cómo te llamas"),
        "asks documents": (
            "qué documentos tienes|que documentos tienes|qué documentos conoces|qué documentos "
            "puedes leer|qué archivos tienes|lista de documentos|muestra tus documentos|qué puedes "
            "leer|qué has leído|qué fuentes tienes|documentos"
        ),
    },
)
