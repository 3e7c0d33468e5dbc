"""Spanish."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

SPANISH: Final = Language(
    code="es",
    name="Spanish",
    stop_words="""
        el la los las un una unos unas de del y o pero es son era fue ser ha han había yo tú él ella nosotros
        ustedes ellos mi mis tu tus su sus nuestro este esta estos estas ese esa que qué quién cuál cuáles cuándo
        cuanto cuánto cuántos cuántas cuánta dónde cómo por para con sin en a al no se si lo le les hay puede más
        muy
    """,
    telltales="el los las es una del y con",
    abbreviations="sra núm pág ee.uu p.ej aprox ud uds",
    months=(
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
    ),
    scales={"millón": 1e6, "millones": 1e6, "mil millones": 1e9, "billones": 1e12},
    currencies={"dólares": "USD"},
    roles={
        "declines": "no hay, no se, no he, no contien*, no mencion*, no lo sé",
        "source_word": "fuente, fuentes",
        "percent": "por ciento",
        "date_of": "de, del",
    },
    says={
        "refusal": (
            "No he encontrado una respuesta en los documentos que puedo leer; puede ayudar "
            "nombrar el producto, el equipo o el periodo, o añadir un documento que lo trate."
        ),
        "otherwise": "Otra fuente dice otra cosa:",
        "unsupported": (
            "No he podido escribir una respuesta que las fuentes respalden{why}. Ayudaría "
            "preguntar algo más concreto."
        ),
        "failed": "No he podido responder: {error} El fallo ha quedado registrado.",
        "failed_for_now": (
            "No he podido responder: {error} El fallo ha quedado registrado; vuelva a preguntar "
            "en un momento."
        ),
        "closest": "Lo más cercano a la pregunta, sin responderla: {names}",
        "unconfirmed": "la verificación no lo ha confirmado",
        "not_verified": "⚠️ No verificado del todo:",
        "unverified": "(sin verificar)",
        "page": "p. {page}",
    },
)  # fmt: skip
