"""Spanish."""

from __future__ import annotations

from typing import Final

PAGES: Final = {
    "page skip": "Ir a la conversación",
    "page new": "Nueva conversación",
    "page conversations": "Conversaciones",
    "page conversation": "Conversación",
    "page search": "Buscar conversaciones",
    "page none found": "No se encontró ninguna conversación.",
    "page none yet": "Aún no hay conversaciones.",
    "page rename": "Cambiar nombre",
    "page title": "Título",
    "page save": "Guardar",
    "page cancel": "Cancelar",
    "page delete": "Eliminar",
    "page delete sure": "¿Eliminar esta conversación para siempre?",
    "page share": "Compartir",
    "page share told": (
        "Quien tenga este enlace y un token propio puede leerla, en la medida en que pueda leer las fuentes."
    ),
    "page share stop": "Dejar de compartir",
    "page link": "Enlace",
    "page copy": "Copiar",
    "page copied": "Copiado",
    "page not copied": "No se pudo copiar.",
    "page dark": "Oscuro",
    "page operate": "Operación",
    "page leave": "Salir",
    "page menu": "Menú",
    "page welcome": "¿Qué quiere saber?",
    "page promise": (
        "Respondo con sus documentos y cifras, muestro de dónde sale cada afirmación y la compruebo antes."
    ),
    "page add documents": "Añadir documentos",
    "page your question": "Su pregunta",
    "page ask placeholder": "Haga una pregunta",
    "page keys": "Intro envía; Mayúsculas e Intro empiezan otra línea.",
    "page mode": "Modo",
    "page default mode": "Modo predeterminado",
    "page collection": "Colección",
    "page all collections": "Todas las colecciones",
    "page stop": "Detener",
    "page ask": "Preguntar",
    "page sending": "enviando la pregunta",
    "page broke off": "La conexión terminó antes de que llegara la respuesta. Pregunte de nuevo.",
    "page away": "No se puede llegar al servidor. Su pregunta se conserva: inténtelo de nuevo en un momento.",
    "page expired": (
        "Su sesión ha caducado. Su pregunta se conserva: entre de nuevo en otra pestaña y vuelva a preguntar."
    ),
    "page log in": "Entrar de nuevo",
    "page here": "La respuesta está aquí:",
    "page source": "Fuente {number}",
    "page marked": "Marcado: lo que respalda la respuesta",
    "page original": "Abrir el original",
    "page rows": "Las {count} filas",
    "page again mode": "Preguntar en otro modo",
    "page thanks": "Gracias.",
    "page looking": "Gracias. Lo miro otra vez…",
    "page corrected": "La respuesta fue corregida.",
    "page nothing better": "Lo miré otra vez y no encontré nada mejor. Quedó anotado.",
    "page still looking": "Sigo buscando; si hay una respuesta mejor, aparecerá aquí.",
    "page no model": "No hay ningún modelo de lenguaje configurado: las respuestas son extractos de los documentos.",
    "page model trouble": "No se puede llegar al modelo de lenguaje: las respuestas son extractos de los documentos.",
    "page shared reading": "Está leyendo una conversación que alguien comparte con usted.",
    "page not yours": "Esta respuesta se basa en documentos que usted no puede leer.",
    "page gone": "No existe esa conversación, o ya no se comparte.",
    "page login about": "Respuestas de los documentos y cifras de su equipo, comprobadas antes de que las vea.",
    "page token": "Su token",
    "page continue": "Continuar",
    "page token how": "Un administrador crea uno con",
    "page login waits": "Fallaron demasiados inicios de sesión; inténtelo en {seconds} s.",
    "page login expired": (
        "Su sesión ha caducado: dura {idle} horas sin uso y {whole} horas en total. Entre de nuevo."
    ),
    "page login ended": "Su sesión ha terminado. Entre de nuevo.",
    "page login wrong": "Ese token es incorrecto, fue revocado o ha caducado.",
    "page login elsewhere": "La página de otro sitio no puede iniciar su sesión. Hágalo aquí.",
}
