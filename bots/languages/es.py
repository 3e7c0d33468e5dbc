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
    },
)
