"""Spanish."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

SPANISH: Final = Language(
    code="es",
    name="Spanish",
    own_letters="ñ¿¡",
    stop_words="""
        el la los las un una unos unas de del y o pero es son era fue ser ha han había yo tú él ella nosotros
        ustedes ellos mi mis tu tus su sus nuestro este esta estos estas ese esa que qué quién cuál cuáles cuándo
        cuanto cuánto cuántos cuántas cuánta dónde cómo por para con sin en a al no se si lo le les hay puede más
        muy otro otra otros otras
    """,
    telltales="el los las es una del y con",
    abbreviations="sra núm pág ee.uu p.ej aprox ud uds",
    months=(
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
    ),
    numbers={
        "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "doce": 12,
        "trece": 13, "catorce": 14, "quince": 15, "dieciséis": 16, "diecisiete": 17, "dieciocho": 18, "diecinueve": 19,
        "veinte": 20, "veintiuno": 21, "veintidós": 22, "veintitrés": 23, "veinticuatro": 24, "veinticinco": 25,
        "treinta": 30, "cuarenta": 40, "cincuenta": 50, "sesenta": 60, "setenta": 70, "ochenta": 80, "noventa": 90,
    },
    number_joiners="y",
    ordinals={
        "primer": 1, "primero": 1, "primera": 1, "segundo": 2, "segunda": 2, "tercer": 3, "tercero": 3, "tercera": 3,
        "cuarto": 4, "cuarta": 4,
    },
    scales={"millón": 1e6, "millones": 1e6, "mil millones": 1e9, "billones": 1e12},
    measures={
        "revenue": "ingresos, ventas, facturación, ingresos totales, ingresos netos, ventas netas",
        "net_income": """
            beneficio neto, utilidad neta, ganancia neta, ganancias netas, resultado neto,
            beneficios, beneficio, ganancias
        """,
        "operating_income": """
            beneficio operativo, resultado operativo, utilidad operativa, resultado de
            explotación, ingreso operativo
        """,
        "gross_profit": "beneficio bruto, utilidad bruta, ganancia bruta",
        "total_assets": "activos totales, activo total, total de activos",
        "total_liabilities": "pasivos totales, pasivo total",
        "stockholders_equity": "patrimonio neto, capital contable, fondos propios",
        "rd_expense": """
            gasto en investigación y desarrollo, gastos en investigación y desarrollo, gasto en
            i+d, investigación y desarrollo
        """,
        "operating_cash_flow": "flujo de caja operativo, flujo de efectivo operativo",
        "employees": "empleados, trabajadores, plantilla",
        "eps_diluted": "beneficio por acción, ganancias por acción, utilidad por acción",
        "inventory": "inventario, inventarios, existencias",
    },
    asks_figure="""
        cuál, cuáles, cuánto, cuánta, cuántos, cuántas, fue, fueron, era, tuvo, obtuvo, ganó, año,
        fiscal, ejercicio, ejercicio fiscal, año fiscal, los, las, sus, por favor, generó, registró,
        total, dime, tenía, hizo
    """,
    names_in_capitals=True,
    decimal_comma=True,
    currencies={
        "dólares": "USD", "dólar": "USD", "libras": "GBP", "yenes": "JPY", "pesos": "MXN",
        "pesos mexicanos": "MXN", "francos": "CHF",
    },
    figures=FigureWording(
        value="{measure} de {company} {period} (cerrado el {end}): {figure}.",
        year="en el ejercicio fiscal {year}",
        quarter="en el T{quarter} del ejercicio fiscal {year}",
        nothing="No tengo cifras de ese periodo; las tengo de {first} a {last}.",
        unread="No he entendido {words} en la pregunta, así que no doy ninguna cifra; dígalo con otras palabras.",
        scales=((1e9, "mil millones"), (1e6, "millones")),
    ),
    roles={
        "out_of": "de, de las, de los",
        "compared_from": "que en, frente a, respecto a, respecto de, respecto al",
        "per": "por",
        "article": "el, la, los, las, un, una",
        "fiscal": "ejercicio",
        "halves": "se redujo a la mitad",
        "states": "fue, fueron, era, es, son, de, a",
        "deficit": "pérdida, pérdidas, déficit",
        "percent_points": "punto porcentual, puntos porcentuales",
        "compares": "frente a, comparado con, en comparación con",
        "coordinates": "y, pero, mientras, mientras que",
        "both_ends": "y, o",
        "starts_from": "de, desde",
        "moves_to": "a, hasta",
        "moves_from": "de, desde",
        "months_word": "meses, mes",
        "weeks_word": "semanas",
        "year_ended": "ejercicio terminado, ejercicios terminados, ejercicio cerrado",
        "opens_total": "total, subtotal, suma",
        "of_the_present": """
            hoy, ahora, ahora mismo, actual, actuales, actualmente, en este momento, últimas noticias, más reciente, más
            recientes, esta semana, este mes, este año, el tiempo que hace, precio, precios, cotización, tipo de cambio,
            quién es, quien es, quiénes son, quién dirige
        """,
        "wants_search": """
            necesito buscar, tengo que buscar, debo buscar, debería buscar, voy a buscar, hay que buscar, necesitamos
            buscar, una búsqueda de, una nueva búsqueda de, una búsqueda sobre
        """,
        "of_the_draft": """
            su respuesta, tu respuesta, mi respuesta, el borrador, este borrador, la respuesta anterior, la respuesta
            dada, la respuesta es incorrecta, la respuesta es correcta, la respuesta es incompleta, la respuesta
            debería, la respuesta debe, la respuesta contiene, por favor verifique, por favor verifica, por favor
            corrija, por favor corrige, he verificado, he comprobado, necesito, tengo que, voy a
        """,
        "about": "unos, cerca de, casi",
        "quarter": "trimestre*",
        "half_year": "semestre*",
        "half": "semestre, mitad",
        "span_start": "entre, desde, de",
        "span_joint": "y, hasta, a",
        "until": "hasta, al, a",
        "times": "veces",
        "before_or_after": "después de, antes de, hacia",
        "approximate": """
            aproximadamente, unos, unas, cerca de, casi, alrededor de, más de, menos de, al menos,
            como máximo, hasta
        """,
        "at_least": "más de, al menos",
        "at_most": "menos de, casi, cerca de, como máximo, hasta",
        "set_against": "desde, frente a, en comparación con, comparado con, después, tras",
        "against": "frente a, en comparación con, comparado con",
        "rise": """
            aument*, crec*, subi*, increment*, duplic*, alza*, elev*, sube, suben, súb*, repunt*, mejor*, ganan*
        """,
        "fall": """
            disminu*, cay*, caíd*, cae, caen, baj*, descen*, redujo, reduc*, retroced*, pérdida de, recort*,
            baja de, desplom*, menor*, menos
        """,
        "movement": "variación, variacion, diferencia, aumento, disminución",
        "change": """
            aument*, crec*, subi*, increment*, disminu*, cay*, caíd*, baj*, descen*, redujo, reduc*,
            retroced*, variación, diferencia*, frente a, en comparación con
        """,
        "excepts": "excepto, salvo",
        "average": "promedio*, en media",
        "sum": "en total, suma*, en conjunto",
        "whole": "promedio*, en total, en conjunto",
        "share": "proporción, porcentaje*, cuota*, margen, tasa",
        "negation": "sin, ningún*, ningun*",
        "hedge": "quizás, quizá, probablemente, posiblemente",
        "lacking": "falta, faltan",
        "data": "dato, datos, información, cifra, cifras",
        "given": "disponible*, publicad*, encontrad*",
        "doubles": "duplicó, duplicaron",
        "triples": "triplicó, triplicaron",
        "quadruples": "cuadruplicó, cuadruplicaron",
        "years": "año, años, décadas",
        "born": "nació, nacido, nacida",
        "contrasts": "pero, aunque, mientras, solo, sólo",
        "fiscal_year": "ejercicio, año fiscal",
        "number_sign": "núm, número",
        "numbered": "capítulo, página, paso, sección, tabla",
        "declines": "no hay, no se, no he, no contien*, no mencion*, no lo sé",
        "source_word": "fuente, fuentes",
        "percent": "por ciento",
        "hour_follows": "a las, hasta las, desde las, entre las",
        "joins_figures": "a, hasta, de",
        "year_before": """
            el año anterior, un año antes
        """,
        "year_after": "el año siguiente, un año después, un año más tarde",
        "leads_in": "y",
        "also": "y",
        "what_about": "y para, qué hay de",
        "clause_joint": "y, mientras",
        "more_than": "más, mayor, mayores, superior",
        "less_than": "menos, menor, menores, inferior",
        "than": "que, al, del",
        "every_period": "cada año, cada mes, cada trimestre, todos los años, todos los meses",
        "year_word": "año, años",
        "turns_age": "cumplió",
        "adposition": "en, a, al, de, del, con, por, desde",
        "preposition": "para",
        "for_whom": "para",
        "asks_figure": "cuánto*, cuánta*, cuándo, qué porcentaje, qué cantidad, qué número",
        "none": "sin, ningún*, ningun*, nunca, jamás",
        "asks_date": "cuándo, qué año, qué años, qué fecha, qué día, qué mes, qué siglo, qué década",
        "asks_list": "pasos",
        "asks_reason": "por qué, por qué razón, por qué motivo, a qué se debe",
        "asks_explanation": "cómo, por qué",
        "about_reasons": "por que, por qué",
        "list_and": "y",
        "in_force_from": """
            en vigor desde, en vigor desde el, vigente desde, vigente desde el, válido desde, válida desde,
            entrada en vigor, aplicable desde
        """,
        "as_of_date": "a fecha de, con fecha de, fecha, publicado el, publicada el",
        "updated_on": """
            última actualización, actualizado el, actualizada el, modificado el, última modificación, revisado el
        """,
        "in_force_until": "válido hasta, válida hasta, vigente hasta, vigente hasta el, caduca el",
        "version_word": "versión, revisión, edición",
        "supersedes": "sustituye, sustituye a, reemplaza, reemplaza a",
        "superseded_by": "sustituido por, sustituida por, reemplazado por, reemplazada por",
        "draft_state": "borrador, borradores",
        "archived_state": "archivado, archivada, obsoleto, obsoleta, derogado, derogada",
        "state_word": "estado",
        "authority_word": "autoridad",
        "official_word": "oficial, vinculante",
        "unofficial_word": "no oficial, extraoficial",
        "yes_word": "sí, verdadero",
        "all_earlier": "todas, todos, anterior, anteriores, previa, previas",
        "company_label": "empresa, compañía, sociedad, organización, emisor, empleador",
        "product_label": "producto, nombre del producto, modelo, aplicación, proyecto",
        "place_label": "lugar, sede, país, región, ciudad, oficina",
        "period_label": "período, periodo, ejercicio, trimestre, año",
        "audience_label": "audiencia, destinatarios, se aplica a, dirigido a, ámbito",
        "registrant": "nombre del emisor",
        "reports_on": """
            para el ejercicio terminado el, ejercicio terminado el, ejercicio cerrado el, para el
            trimestre terminado el
        """,
        "report_kind": "informe anual, informe trimestral, memoria anual",
        "document_noun": "política, normativa, guía, procedimiento, reglamento, acuerdo, documento",
        "periodic_document": "informe, acta, resultados, presupuesto, factura",
        "span_opens": "entre, desde",
        "reported_span": "mes, meses, semana, semanas, terminado*",
        "heads_column": "variación, % variación",
        "loss_of": "pérdida de, pérdidas de",
        "question_word": """
            quién, quiénes, qué, cuál, cuáles, cuándo, dónde, adónde, cómo, cuánto, cuánta, cuántos, cuántas,
            por qué
        """,
        "calendar_word": """
            día*, semana*, mes, meses, hora*, año*, siglo*, década*, lunes, martes, miércoles, jueves, viernes,
            sábado*, domingo*
        """,
        "figure_word": """
            uno, una vez, dos, dos veces, once, mitad, doble, tercio, cuarto, cien, ciento, mil, diario,
            semanal, mensual, anual, ilimitad*
        """,
        "reason": "porque, debido a, ya que, puesto que, a causa de, gracias a, dado que",
        "asks_person": "quién, quiénes",
        "asks_phone": "número de teléfono, teléfono de contacto, número de móvil",
        "asks_mail": "correo electrónico, dirección de correo, dirección de email",
        "pronoun": "él, ella, ellos, ellas, lo, eso, esto",
        "relative_period": "el año pasado, este año, el próximo año, el trimestre pasado",
    },
    says={
        "refusal": (
            "No he encontrado una respuesta en los documentos que puedo leer; puede ayudar "
            "nombrar el producto, el equipo o el periodo, o añadir un documento que lo trate."
        ),
        "otherwise": "Otra fuente dice otra cosa:",
        "otherwise_older": "Una fuente más antigua dice otra cosa:",
        "otherwise_archived": "Una fuente que ya no está en vigor dice otra cosa:",
        "otherwise_draft": "Un borrador dice otra cosa:",
        "otherwise_lower": "Una fuente de menor autoridad dice otra cosa:",
        "otherwise_early": "Una fuente que aún no está en vigor dice otra cosa:",
        "source_followed": "Se sigue: {winner}; se descarta: {loser}.",
        "source_draft": "{source} es un borrador.",
        "source_archived": "{source} ya no está en vigor.",
        "unsupported": (
            "No he podido escribir una respuesta que las fuentes respalden{why}. Ayudaría "
            "preguntar algo más concreto."
        ),
        "unproven": (
            "No he podido encontrar una respuesta que las fuentes respalden. Lo que probé: búsquedas de "
            "{searched}; borradores examinados: {drafts}. Ayudaría preguntar algo más concreto o añadir un "
            "documento que lo trate."
        ),
        "failed": "No he podido responder: {error} El fallo ha quedado registrado.",
        "failed_for_now": (
            "No he podido responder: {error} El fallo ha quedado registrado; vuelva a preguntar "
            "en un momento."
        ),
        "several": "Varias fuentes encajan y dicen cosas distintas; indique a cuál se refiere: {names}",
        "of_another": "Las fuentes no lo dicen; lo más cercano trata de otra cosa: {names}",
        "not_quoted": "Busqué en {names} una frase que citar que lo responda y no encontré ninguna.",
        "closest": "Lo más cercano a la pregunta, sin responderla: {names}",
        "which_one": "Hay varias respuestas a eso. ¿A cuál se refiere?",
        "unconfirmed": "la verificación no lo ha confirmado",
        "not_verified": "⚠️ No verificado del todo:",
        "unverified": "(sin verificar)",
        "own_name": "español",
        "documents_in": (
            "Los documentos están en {languages}, y la búsqueda entre idiomas es débil aquí. "
            "Ayudaría preguntar en {languages} o dar a EMBEDDING_MODEL un modelo multilingüe."
        ),
        "also_searched_in": "Los documentos están en {languages}; la pregunta se buscó también en ese idioma.",
        "weak_by_meaning": (
            "La búsqueda por significado es débil en este idioma: se buscó por palabras clave. Un "
            "EMBEDDING_MODEL multilingüe ayudaría."
        ),
        "not_translated": (
            "La pregunta está en {asked} y las fuentes en {spoken}; sin un modelo de lenguaje las "
            "citas no se traducen."
        ),
        "page": "p. {page}",
    },
)  # fmt: skip
