"""Spanish."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

SPANISH: Final = Language(
    code="es",
    name="Spanish",
    own_letters="ñ¿¡",
    short_endings="o a e as es os an en ar er ir",
    stop_words="""
        el la los las un una unos unas de del y o pero es son era fue ser ha han había yo tú él ella nosotros
        ustedes ellos mi mis tu tus su sus nuestro este esta estos estas ese esa que qué quién cuál cuáles cuándo
        cuanto cuánto cuántos cuántas cuánta dónde cómo por para con sin en a al no se si lo le les hay puede más
        muy otro otra otros otras
    """,
    telling_words="""
        hola buenos buenas gracias adiós tardes noches cuesta cuestan coste costes costo precio precios tarifa
        pago pagos paga pagan dinero sueldo salario vacaciones días dias día semana semanas mes meses año años
        horas hora número dirección plazo plazos solicitud enfermedad viaje viajes oficina equipo jefe jefa
        cliente clientes contrato preaviso seguro contraseña cuenta acceso ayuda pedido entrega devolución
        garantía factura horario horarios apertura abierto cerrado cierra cierran abre abren puedo puedes
        podemos pueden traer reservar solicitar pedir aprueba responsable contacto escribo trabajo trabajar
        teletrabajo perro coche aparcar aparco estacionar comedor formación reglas reunión sala tiempo tarde
        significa permitido posible nuevo nueva último próxima ingresos beneficio resultado empleados informe
        caso matrimonio boda nacimiento mudanza reembolso gastos baja permiso tengo tiene tenemos quiero
        necesito debo debe hacer hago encuentro dar corresponden corresponde olvidé cuantos cuantas cuanta cual
        cuales quien quienes cuando donde como desde hasta entre durante según antes después también nunca
        siempre está están ser estar hacia cada todo todos toda alguien nada
        parking email mail bonus login reset
        eres soy somos
    """,
    telling_endings="""
        ción ciones dad dades miento mientos encia encias anza aje ajes ero eros amos emos ados idos adas idas
    """,
    telltales="el los las es una del y con",
    abbreviations="sra núm pág ee.uu p.ej aprox ud uds",
    weekdays=(
        "lunes",
        "martes",
        "miércoles",
        "jueves",
        "viernes",
        "sábado sábados",
        "domingo domingos",
    ),
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
    scales={
        "céntimo": 1e-2, "céntimos": 1e-2, "centavo": 1e-2, "centavos": 1e-2,
        "millón": 1e6, "millones": 1e6, "mil millones": 1e9, "billones": 1e12,
    },
    unit_scales={"miles": 1e3, "millones": 1e6, "miles de millones": 1e9, "mil millones": 1e9},
    measures={
        "revenue": "ingresos, ventas, facturación, ingresos totales, ingresos netos, ventas netas",
        "net_income": """
            beneficio neto, utilidad neta, ganancia neta, ganancias netas, resultado neto, beneficios, beneficio,
            ganancias, pérdida neta
        """,
        "operating_income": """
            beneficio operativo, resultado operativo, utilidad operativa, resultado de explotación,
            ingreso operativo
        """,
        "gross_profit": "beneficio bruto, utilidad bruta, ganancia bruta",
        "total_assets": "activos totales, activo total, total de activos",
        "total_liabilities": "pasivos totales, pasivo total",
        "stockholders_equity": "patrimonio neto, capital contable, fondos propios",
        "rd_expense": """
            gasto en investigación y desarrollo, gastos en investigación y desarrollo, gasto en i+d,
            investigación y desarrollo
        """,
        "operating_cash_flow": "flujo de caja operativo, flujo de efectivo operativo",
        "employees": "empleados, trabajadores, plantilla",
        "eps_diluted": """
            beneficio por acción, ganancias por acción, utilidad por acción, beneficio diluido por acción
        """,
        "inventory": "inventario, inventarios, existencias",
        "cost_of_sales": "coste de ventas, costo de ventas",
        "income_tax": "impuesto sobre beneficios, impuesto sobre la renta",
        "sga_expense": "gastos de ventas y administración",
        "eps_basic": "beneficio básico por acción",
        "cash_and_equivalents": "efectivo y equivalentes, tesorería",
        "long_term_debt": "deuda a largo plazo",
        "share_repurchases": "recompra de acciones, recompras de acciones",
        "capex": "inversiones de capital, gasto de capital",
        "property_plant_equipment": "inmovilizado material",
        "accounts_receivable": "cuentas por cobrar",
        "current_assets": "activo corriente, activos corrientes",
        "current_liabilities": "pasivo corriente, pasivos corrientes",
        "diluted_shares": "acciones diluidas",
        "shares_outstanding": "acciones en circulación",
        "dividends_paid": "dividendos pagados, dividendos",
    },
    asks_figure="""
        años, cuál, cuáles, cuánto, cuánta, cuántos, cuántas, fue, fueron, era, tuvo, obtuvo, ganó, año, fiscal,
        ejercicio, ejercicio fiscal, año fiscal, los, las, sus, por favor, generó, registró, total, dime, tenía,
        hizo, ascendió, ascendieron, asciende, ascienden, ascendía, importe, importes, monto, montos, alcanzó,
        alcanzaron, alto, alta, altos, altas, cuán, sumó, valor, tan, qué tan
    """,
    line_names={
        "personnel expenses": "gastos de personal, costes de personal, costos de personal",
        "cost of sales": "coste de ventas, costo de ventas, coste de las ventas",
        "income taxes": "impuesto sobre beneficios, impuesto sobre sociedades, impuestos sobre la renta",
        "profit before tax": "resultado antes de impuestos, beneficio antes de impuestos",
        "depreciation": "amortizaciones, depreciación, amortización",
        "order intake": "entrada de pedidos",
        "order backlog": "cartera de pedidos",
        "receivables": "cuentas por cobrar, clientes y deudores, deudores comerciales",
        "payables": "cuentas por pagar, acreedores comerciales, proveedores",
        "cash": "efectivo, tesorería",
        "borrowings": "deuda financiera, préstamos bancarios",
        "capital expenditure": "inversiones",
        "advertising": "publicidad, gastos de publicidad",
        "operating income": "resultado de explotación, beneficio operativo, resultado operativo",
        "net income": "resultado neto, beneficio neto, resultado del ejercicio",
        "revenue": "importe neto de la cifra de negocios, cifra de negocios, ventas, ingresos",
        "equity": "patrimonio neto, fondos propios",
        "inventory": "existencias, inventarios",
        "dividend": "dividendo, dividendos",
    },
    figure_words={
        "trend": """
            evolucionó, evolucionaron, evolución, tendencia, trayectoria, a lo largo de los años,
            en los últimos años
        """,
        "change": "cambio, cambió, cambiaron, variación, varió, variaron, diferencia",
        "grow": "creció, crecieron, crecimiento, aumentó, aumentaron, aumento, subió, subieron, incremento",
        "fall": "cayó, cayeron, caída, disminuyó, disminuyeron, bajó, bajaron, descenso, descendió",
        "percent": "por ciento, porcentaje, porcentual",
        "how much": "en cuánto, cuánto",
        "highest": "más alto, más alta, más altos, mayor, mayores, máximo, máximos",
        "lowest": "más bajo, más baja, más bajos, menor, menores, mínimo, mínimos",
        "average": "promedio, medio, media, en promedio",
        "in total": "en total, en conjunto",
        "which year": "en qué año, qué año, cuál año",
        "compare": "compara, comparar, comparación, compare",
        "with": "con",
        "to": "a, hasta",
        "between": "entre",
        "from": "de",
        "and": "y, e",
        "since": "desde",
        "gross margin": "margen bruto",
        "net margin": "margen neto",
        "operating margin": "margen operativo, margen de explotación",
        "return on equity": """
            rentabilidad sobre el patrimonio, retorno sobre el patrimonio, rentabilidad del patrimonio
        """,
        "share price": "precio de la acción, cotización",
        "closing price": "precio de cierre",
        "return on assets": "rentabilidad sobre activos, retorno sobre activos",
        "R&D as a share of revenue": "intensidad de i+d",
        "debt to equity": "ratio de endeudamiento, ratio deuda patrimonio",
        "long-term debt to equity": "ratio de endeudamiento a largo plazo",
        "current ratio": "ratio de liquidez, razón corriente",
        "asset turnover": "rotación de activos",
        "effective tax rate": "tasa impositiva efectiva, tipo impositivo efectivo",
        "free cash flow": "flujo de caja libre",
        "payout ratio": "ratio de reparto",
        "net debt": "deuda neta",
        "operating expenses": "gastos operativos, gastos de explotación",
        "price to earnings": "relación precio-beneficio, per",
        "income statement": "cuenta de resultados, estado de resultados, cuenta de pérdidas y ganancias",
        "balance sheet": "balance general, balance de situación",
        "cash flow statement": "estado de flujos de efectivo, estado de flujo de efectivo",
        "overview": "resumen, panorama, visión general",
        "which metrics": "qué cifras, qué métricas, qué indicadores, qué datos, cuáles cifras",
        "which companies have": "qué empresas",
        "for which years": "para qué años, de qué años, qué años",
        "computed": "calcula, calculado, cálculo, fórmula",
        "first half of": "primer semestre, primera mitad",
        "second half of": "segundo semestre, segunda mitad",
        "trailing twelve months": "últimos doce meses, últimos 12 meses",
        "calendar year": "año natural, año calendario",
        "by quarter": "por trimestre, por trimestres",
        "how many years": "en cuántos años, cuántos años",
        "which years": "en qué años, en cuáles años",
        "above": "por encima de, más de, superó, superaron, superior a, superiores a",
        "below": "por debajo de, menos de, inferior a, inferiores a",
        "for the first time": "por primera vez",
        "median": "mediana",
        "cagr": "tasa de crecimiento anual, crecimiento anual medio, tcac, tasa de crecimiento anual compuesta",
        "trading volume": "volumen negociado, volumen de negociación",
        "opening price": "precio de apertura",
        "what factor": "por qué factor, cuántas veces",
        "annual report": "informe anual",
        "quarterly report": "informe trimestral, informes trimestrales",
        "filed": "presentó, presentado, presentados",
        "how many filings": "cuántas presentaciones",
        "when": "cuándo",
        "ended": "terminó, cerró, acabó, finalizó",
        "first reported": """
            publicado inicialmente, reportado inicialmente, informado originalmente, reportados inicialmente,
            publicados inicialmente
        """,
        "the latest": "último, última, últimos, últimas",
        "": """
            tienes, tiene, hay, dame, deme, un, una, disponibles, disponible, cómo, cifras, se,
            qué, en, el, la, estuvieron, estuvo, ha, empresa, final, a final, al final,
            finales, fin, cierre, al cierre, principio, gastó, gastaron, pagó, pagaron,
            destinó, ingresó, facturó, empleaba, contaba, llegó, quisiera, saber, podrías,
            decirme, puedes, exactamente, durante, para, con, de, del, cerró, logró, cuál era
        """,
        "how is that computed": """
            cómo se calcula eso, cómo se calcula esto, cómo se ha calculado, cómo se calculó eso
        """,
    },
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
        computed={
            "highest": "valor más alto {first}–{last}", "lowest": "valor más bajo {first}–{last}",
            "average": "Promedio", "sum": "Suma", "change": "Variación",
        },
        scales=((1e9, "mil millones"), (1e6, "millones")),
    ),
    time_units={
        "second": "segundo, segundos",
        "minute": "minuto, minutos",
        "hour": "hora, horas",
        "day": "día, días",
        "week": "semana, semanas",
        "month": "mes, meses",
        "year": "año, años",
    },
    opposites=(
        "subió subieron aumentó aumentaron creció crecieron | bajó bajaron disminuyó disminuyeron cayó cayeron",
        "cubre incluye incluido | excluye excluido",
        "aprobado aprobada aceptada | rechazado rechazada",
        "opcional voluntario | obligatorio obligatoria",
        "máximo | mínimo",
        "permitido permitida | prohibido prohibida",
        "amount: más | menos",
        "size: mayor grande | menor pequeño pequeña",
        "height: alto alta | bajo baja",
        "length: largo larga | corto corta",
        "speed: rápido rápida | lento lenta",
        "weight: pesado pesada | ligero ligera",
        "price: caro cara | barato barata",
        "age: viejo vieja antiguo antigua | joven nuevo nueva",
        "antes | después",
        "mejor | peor",
        "abre abren | cierra cierran",
        "empieza comienza | termina acaba",
        "superior | inferior",
    ),
    clock_hours={
        "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
        "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "once": 11, "doce": 12,
    },
    asked_around="""
        encuentro encontrar encuentra encuentran saber
        a de del en por para con al el la los las un una tener tenía estar estaba estaban ser era eran sido
        como cuál cuáles dispone disponen cuenta cuentan ofrece ofrecen incluye contiene traer llevar normal
        normales cosas cosa este esta año me te se nos le les lo mi mis tu tus nuestro nuestra nuestros su sus
        yo nosotros ustedes dan da dar darme tengo tiene tienen tenemos puedo puede pueden podemos podría debo
        debe deben hay haber he ha han hemos voy va van vamos ir quiero quisiera saber dime decir digas
        necesito necesita hacer hago hace hacemos hizo que qué cuándo cuánto cuánta cuántos cuántas también ya
        aún todavía aquí ahí si cuando toca tocan corresponde corresponden recibo recibe favor gracias hola
        viene algo alguien cobro exactamente alguno alguna
        significa significan significado quiere quieren decir
    """,
    said_otherwise=(
        "vacaciones, días libres, días de descanso",
        "boda*, casar*, caso, matrimonio*, casamiento*, casa me",
        (
            "mudanza*, mudar*, mudo, muda, traslado de domicilio, cambio de domicilio, cambio de casa, mudo "
            "de casa, mudar de casa, mudarme de casa"
        ),
        "nacimiento*, parto*, bebé*, paternidad*, maternidad*, nace, embaraz*",
        "fallecimiento*, muerte*, muere, muerto, fallec*, defunción*, funeral*, entierro*, luto*",
        "enferm*, baja médica, baja por enfermedad, malo, mala",
        "justificante*, parte médico, parte de baja, certificado médico",
        "teletrabaj*, desde casa, en casa, a distancia, remoto",
        "acumul*, guardar*, año que viene, año siguiente, próximo año, otro año, trasladar*, pasar al",
        "caduc*, pierde*, perder, vence*, expira*",
        "becario*, becaria*, aprendi*, prácticas",
        "plus, complemento*, suplemento*, bono*, prima*, extra, paga",
        "sueldo*, salario*, nómina*, gana, cobra al mes",
        "cuesta*, costo*, coste*, precio*, tarifa*, vale, importe*, cobr*, pagar, paga*",
        "reembols*, devolver*, devuelv*, gastos, dietas, reintegr*",
        "curso*, formación*, capacitación*, formar*",
        "abr*, abierto*, apertura*, abrimos",
        "cierr*, cerr*, cerrado*, cierre*",
        "empieza*, comienz*, comenz*, empez*, inicio*, inici*, arranc*, en marcha, entra en vigor, inaugur*",
        "termin*, acab*, fin, finaliz*",
        "compra*, compr*, adquir*, adquisición*, pedido*",
        "acord*, acuerdo*, aprob*, aprueba*, decid*, decisión*, medida*, se aprueban",
        "perder*, perd*, pérdida*, extravi*, olvid*",
        "avería*, averi*, estropea*, rot*, romp*, fall*, roto, dañ*, no funciona",
        "accidente*, herid*, lesion*, lesión*, pinch*, caíd*",
        "llam*, teléfono*, telefon*, número*",
        "avis*, inform*, comunic*, notific*",
        "correo*, email*, e-mail*, mensaje*, whatsapp",
        "solicit*, pedir, pid*, petición*, inscrib*, presentar",
        "guard*, conserv*, almacen*",
        "objetos perdidos, objetos olvidados, cosas",
        "perro*, mascota*, animal*",
        "coche*, vehículo*, furgoneta*, auto, carro",
        "aparca*, estacion*, parking*",
        "comer, comida*, comen, alimento*, menú*",
        "almuerzo*, mediodía",
        "comedor*, cantina*, cafetería*",
        "ordenador*, portátil*, computador*",
        "cambi*, sustitu*, reemplaz*, renov*",
        "apagón*, corte de luz, se va la luz, sin luz, corte de agua",
        "visita*, visitante*, invitado*, huésped*, cliente*",
        "abuelo*, abuela*, abuelos",
        "evento*, actividad*, fiesta*, jornada*",
        "página web, web, sitio web",
        "horas extra*",
        "retraso*, tarde, impuntual*",
        "fumar*, fum*, cigarr*, tabaco",
        "ropa*, uniforme*, llevar, lleva*, vest*, ponerme",
        "contraseña*, clave*, código*",
        "llave*, tarjeta*",
        "preaviso*, despido*, renunci*, baja voluntaria, dimi*",
        "periodo de prueba, período de prueba",
        "descuento*, rebaj*, reducid*, más barato",
        "cancel*, anul*",
        "entreg*, envío*, envi*, reparto*",
        "queja*, reclam*",
        "emergencia*, incendio*, alarma*, fuego",
        "reunión*, junta*, comité*, sesión*",
        "limpi*, limpieza*",
        "plazo*, antelación*, antes de, fecha límite, hasta cuándo",
        "horario*, hora, horas",
        "al año, anual*, años, año",
        "gratis, gratuit*",
        "escrib*, redact*, elabor*, prepar*",
        "dura*, duración*, tarda*, tarda, minutos",
        "empleado*, trabajador*",
    ),
    said_lightly=(
        "nuevo*, nueva*",
        "responsable*, encarg*, ocup*, gestion*, coordin*, lleva, lleva*, dirige*, organiz*, redact*, escrib*",
        "permit*, prohib*, puede, pueden, autoriz*, posible",
        "compañer*, personal, plantilla, equipo*",
        "trabaj*, turno*",
    ),
    set_apart=(
        "nuevo*, nueva* | viejo*, vieja*, antiguo*, antigua*",
        "desayuno* | almuerzo*, comida | cena*",
        "verano | invierno | primavera | otoño",
        "abre, abren, abrimos, abrir, abierto | cierra, cierran, cerramos, cerrar, cerrado",
        "adulto* | niño*, niña*, infantil* | jubilado*, mayores | estudiante*",
        "becario*, becaria* | aprendiz, aprendices",
        "mañana | tarde | noche*, nocturn*",
        "madre*, maternidad | padre, paternidad",
    ),
    shares={
        "1/2": "la mitad",
        "1/3": "un tercio, la tercera parte, una tercera parte",
        "2/3": "dos tercios, dos terceras partes",
        "1/4": "una cuarta parte, la cuarta parte, un cuarto",
        "3/4": "tres cuartas partes, tres cuartos",
        "1/5": "una quinta parte, la quinta parte, un quinto",
        "2/5": "dos quintas partes, dos quintos",
        "3/5": "tres quintas partes, tres quintos",
        "4/5": "cuatro quintas partes, cuatro quintos",
        "1/10": "una décima parte, la décima parte",
    },
    share_of="de del",
    unit_names={
        "mg": "miligramo, miligramos",
        "µg": "microgramo, microgramos",
        "g": "gramo, gramos",
        "kg": "kilogramo, kilogramos, kilos",
        "ml": "mililitro, mililitros",
        "l": "litro, litros",
        "mm": "milímetro, milímetros",
        "cm": "centímetro, centímetros",
        "m": "metro, metros",
        "km": "kilómetro, kilómetros",
        "ms": "milisegundo, milisegundos",
        "µs": "microsegundo, microsegundos",
        "kw": "kilovatio, kilovatios",
        "ps": "caballos",
        "tonne": "tonelada, toneladas",
        "mile": "milla, millas",
        "watt": "vatio, vatios",
        "volt": "voltio, voltios",
        "ampere": "amperio, amperios",
        "decibel": "decibelio, decibelios",
    },
    asked_alike=(
        "guard*, encuentr*, encontr*, pon*, dej*, coloc*",
        "día, diari*",
        "semana, semanal*",
        "mes, mensual*",
        "año, anual*",
        "repar*, arregl*, roto, rota, averiad*, estropead*, defectuos*",
        "cuesta*, costar, coste*, costo*, precio*, pag*, vale, valen, cobr*, tarifa*, caro, cara",
        "empiez*, empez*, comienz*, comenz*, inici*",
        "fin, final, acab*, termin*, finaliz*",
        "abr*, abiert*, apertura",
        "cierr*, cerr*, cierre",
        "guard*, conserv*, almacen*, archiv*",
        "repar*, arregl*",
        "pedir, pide*, pedido*, encarg*, compr*",
        "entreg*, enví*, envi*, suministr*",
        "lleg*, llega*",
        "prest*, préstamo*",
        "roto, rota, averiad*, estropead*, defectuos*",
        "perd*, pierd*, extravi*",
        "reserv*",
        "cancel*, anul*",
        "aprueb*, aprob*, autoriz*, visto bueno",
        "inscri*, apunt*, registr*",
        "enferm*, baja",
        "vacaciones, días libres",
        "sueldo*, salario*, nómina*",
        "wifi, red inalámbrica",
        "contraseña*, clave*",
        "teléfono*, móvil*, celular*",
        "contact*, llam*, escrib*, dirij*, dirig*, avis*",
        "devol*, devuelv*, retorn*",
        "garantía*",
        "reunión, reuniones, cita*",
        "formación, curso*, capacitación",
        "borr*, elimin*, destru*",
        "limpi*, lav*",
        "tard*, demor*, dura*, neces*, tiempo, llev*",
        "recog*, retir*",
        "mínim*, al menos",
        "máxim*, como mucho, límite",
        "cliente*, comprador*",
        "proveedor*, suministrador*",
        "invitad*, visitante*, visita*",
        "jefe*, jefa*, superior*, responsable*",
        "ordenador*, portátil*, computador*",
        "bici*",
        "coche*, vehículo*, auto, carro",
        "viaje*, desplazamiento*",
        "factura*",
        "solicit*, pid*, petición",
        "gratis, gratuit*",
        "firm*, rubric*",
        "hasta, llegar",
    ),
    roles={
        "compound": "tcac, cagr, al año, por año, anual*",
        "code_fields": "campo, campos, atributo, atributos, propiedad, propiedades",
        "code_arguments": "argumento, argumentos, parámetro, parámetros, firma",
        "code_raises": "lanza, excepción, excepciones",
        "code_returns": "devuelve, retorna, valor de retorno",
        "kind_who": """
            quién, quiénes, quien, qué persona, qué empresa, qué agencia, qué proveedor, qué
            compañero, qué departamento
        """,
        "kind_where": "dónde, donde, adónde, qué lugar, qué sitio, qué sala, qué edificio, qué dirección",
        "kind_when": """
            la hora, la fecha, el día, cuándo, cuando, qué día, qué fecha, qué hora, fecha límite, hasta cuándo
        """,
        "kind_why": "por qué, qué motivo, qué razón, el motivo, la razón, la causa, a qué se debe",
        "kind_how_long": """
            cuánto tiempo, cuánto tarda, cuánto dura, cuántos días, cuántas semanas, cuántos meses,
            cuántos años, cuántas horas, duración, plazo, cuánto duran, cuánto tardan, cuánto se tarda,
            cuánto demora, cuánto demoran, cuántos minutos
        """,
        "kind_how_often": "con qué frecuencia, cuántas veces, cada cuánto, frecuencia",
        "kind_how_much": """
            cuánto es, cuánto se paga, cuánto cobran, cuánto pago, cuánto pagamos, a cuánto, cuánto vale, precio,
            cuánto cuesta, cuánto cuestan, cuánto vale, qué precio, el precio, el coste, qué
            importe, qué presupuesto, cuántos euros, cuánto dinero
        """,
        "kind_how_many": "cuántos, cuántas, número de, qué cantidad, qué número",
        "kind_how": "cómo, de qué manera, de qué forma",
        "kind_generic": """
            día*, fecha*, hora*, tiempo, valor*, número*, cosa*, manera, forma, caso*, lugar, sitio,
            empresa, compañía, procedimiento, paso*, persona*, gente
        """,
        "way_from": "de, del, desde",
        "way_to": "a, al, hacia, hasta",
        "row_median": "mediana, mediano, valor mediano",
        "row_dearer": "más caro, más cara, más barato, más barata, más caros, más baratos",
        "row_price": "precio*, tarifa*, coste*, costo*, cuota*, alquiler*, entrada, matrícula",
        "row_total": """
            todos, todas, todo, toda, total*, conjunto, suma, sumados, cada, entero, entera, juntos, juntas
        """,
        "row_does": """
            trabaja, trabajan, trabajó,
            hay, hubo, había, tiene, tienen, tuvo, tuvieron, es, son, fue, fueron, hizo, hicieron, vendió,
            vendieron, vendido, vendidos, vendidas, alcanza, alcanzan, alcanzó, alcanzaron, registró,
            registraron, registra, registran, suma, suman, cuentan, cuenta, valor, cifra, cantidad, número,
            veces, el de, la de, los de, las de, hecho, hecha, hechos, hechas, existen, existe, obtuvo,
            obtuvieron, lograron, logró
        """,
        "row_count": "cuántos, cuántas, en cuántos, en cuántas, número de, cantidad de",
        "poses_as_product": """
            verificado por errata, verificada por errata, confirmado por
            errata, errata ha verificado, errata confirma
        """,
        "before_era": "a. c., a.c., antes de cristo",
        "each_year": "por año, al año, cada año, anual, anuales, anualmente",
        "copula": "es, era",
        "every_word": "cada",
        "once_word": "una vez",
        "twice_word": "dos veces",
        "thrice_word": "tres veces",
        "each_quarter": "por trimestre, al trimestre, cada trimestre, trimestral*, cada tres meses",
        "money_left": "beneficio, beneficios, ganancia, ganancias, superávit",
        "money_in": "ingresos, ingreso, ventas, recaudación",
        "money_out": "costes, costos, coste, costo, gastos, gasto",
        "each_month": "por mes, al mes, cada mes, mensual*",
        "each_week": "por semana, a la semana, cada semana, semanal*",
        "each_day": "por día, al día, cada día, diario, diaria, diarios, diarias, diariamente",
        "each_second": "por segundo, cada segundo, /s",
        "each_minute": "por minuto, al minuto, cada minuto, /min",
        "each_hour": "por hora, la hora, a la hora, cada hora",
        "says_no": "no",
        "says_yes": "sí",
        "code_noun": """
            pin, puerto, código postal, extensión, código de acceso, código
            de error, identificador, número de cuenta, número de factura,
            número de pedido, número de serie, número de contrato
        """,
        "name_in_digits": """
            puerto, extensión, pin, código postal, código, código de error,
            código de acceso, identificador, cuenta, número de cuenta,
            factura, número, núm, pedido, autobús, línea, sala, habitación,
            despacho, puerta, vuelo, tren, taquilla, contrato, expediente,
            ticket, empleado, cliente, modelo, formulario, referencia,
            edificio, andén
        """,
        "below_zero": "bajo cero",
        "minus_word": "menos",
        "bound_above": """
            más de, por encima de, por encima del, superior a, más que, supera, superan, supere, superen, superiores a,
            mayor que, mayores que, mayor de, sobrepasa, sobrepasan
        """,
        "bound_below": """
            menos de, por debajo de, por debajo del, inferior a, menos que, inferiores a, menor que, menores que,
            menor de, no llega a, no llegan a
        """,
        "bound_least": "al menos, por lo menos, como mínimo, o más, mínimo, no menos de",
        "bound_most": "como máximo, a lo sumo, no más de, hasta, o menos, máximo",
        "date_next": "próximo, próxima, próximamente, lo antes, más próximo, más próxima",
        "date_first": "primero, primera, primer, más temprano, antes que nada",
        "date_last": "último, última, más tarde, en último lugar",
        "heading_hour": "hora",
        "heading_day": "día, diario, diaria",
        "heading_week": "semana, semanal*",
        "heading_month": "mes, mensual*",
        "heading_year": "año, anual*",
        "beyond_that": "por encima, más allá, después, si no, menos, más, por debajo, en otro caso",
        "best_period": "mejor",
        "worst_period": "peor, más flojo",
        "opening_hours": "horario de apertura, horario, horarios",
        "of_them": "de ellos, de ellas, de esos",
        "sold_out": """
            agotado, agotada, agotados, agotadas,
            completo, completa, sin existencias, no disponible, no disponibles
        """,
        "to_be_had": "disponible, disponibles, en existencia",
        "falls_due": "vence, toca, previsto, prevista",
        "phone_heading": "teléfono, tel, móvil, extensión",
        "person_heading": "nombre, empleado, empleada, persona, contacto",
        "cell_closed": "cerrado, cerrada",
        "asks_weekdays": "qué días, en qué días, qué día",
        "stock_heading": "existencias, stock, cantidad, disponibles, en almacén, plazas, libres",
        "limit_heading": "presupuesto, presupuestado, previsto, cupo, tope, capacidad, existencias máximas",
        "floor_heading": "existencias mínimas, stock mínimo, punto de pedido, nivel de pedido, mínimo",
        "actual_heading": "real, gastado, gasto, gastos, ejecutado, consumido, utilizado",
        "within_limit": "dentro, respeta, respetan, se ajusta, se ajustan",
        "what_is_left": "queda, quedan, sobra, restante, resta",
        "people_noun": "personas, gente, empleados, empleadas, trabajadores, trabajadoras, compañeros",
        "works_at": "trabaja, trabajan, destinado, destinada, empleado, empleada",
        "place_heading": "sede, lugar, ubicación, oficina, edificio, sala, ciudad, almacén, sucursal, centro",
        "gives_notice": "preaviso, rescisión, rescindir, cancelar, cancelado, cancelarse, dar de baja",
        "contract_noun": "contrato, contratos, suscripción, póliza",
        "opens_new": "apertura, fecha de apertura, abierto, abierta, se abrió, abrió, inaugurada, inaugurado, fundada",
        "joins": "incorporación, ingreso, fecha de ingreso, alta, contratado, contratada, empezó, entró, desde cuándo",
        "newest_here": "más recientemente, más reciente, más nuevo, más nueva, último en, última en",
        "longest_here": "desde hace más tiempo, más tiempo lleva, lleva más tiempo, más antigüedad",
        "counts_pieces": "pares de, par de, piezas de, unidades de, cajas de, ejemplares de",
        "ahead_of": "antes, de antelación, con antelación, previo",
        "in_charge": """
            se encarga de, se encarga del, se encarga, se ocupa de, se ocupa del, se ocupa, responsable de,
            responsable del, responsable, encargado, encargada, contacto, lleva, gestiona, a quién, con quién,
            me dirijo
        """,
        "cell_yes": "sí, si",
        "cell_no": "no",
        "asks_hours": "abre, abren, abrimos, abrir, cierra, cierran, cerramos, cerrar, abierto, abierta",
        "before_somebody": "antes de, antes que",
        "went_before": "antes, anterior*, antigu*, predecesor*, hasta, suced*, sustituy*, reemplaz*, relev*",
        "asks_permission": """
            puedo, se puede, se pueden, podemos, puede, está permitido, permitido, permitidos, permitida, permitidas,
            debo, tengo que
        """,
        "named_in_capitals": "es, de, la, al, se, un",
        "or_more": "o más, y más, en adelante",
        "or_less": "o menos, y menos",
        "begins_at": "desde, a partir de",
        "asks_apart": """
            en cuánto, en cuántos, en cuántas, cuánto más, cuánto menos, cuántos más, cuántas más, cuántos menos,
            cuántas menos, diferencia entre
        """,
        "asks_together": "en total, en conjunto, sumando, suma de",
        "asks_multiple": "cuántas veces más, cuántas veces mayor, por qué factor",
        "for_each": "por persona, por empleado, por cabeza, por cada",
        "asks_difference": """
            cuánto más, cuánto menos, cuántas más, cuántos más, diferencia, más caro, más cara, más barato,
            más barata, más que, menos que, en cuánto, respecto a, frente a, comparado con, más, menos,
            cuánta diferencia, supera, superan, qué diferencia, diferencia de precio, diferencia entre
        """,
        "asks_sum": """
            todas las, todos los, todas, todos, en total, en conjunto, sumando, juntos, juntas, sumados, total,
            totales, suma, entre todos, entre todas, en todo
        """,
        "asks_money": """
            cuánto cuesta, cuánto cuestan, precio, sueldo, salario, por hora, cuánto cobramos, cuánto se
            cobra, cuánto vale, cuánto dinero
        """,
        "asks_clock_time": "qué hora, qué horas",
        "asks_days": "cuántos días",
        "rule_allows": "permitid*, autorizad*, se permite, se puede, permite, permiten",
        "rule_forbids": "prohibid*, vetad*, se prohíbe, prohíbe, prohíben",
        "says_open": "abierto, abierta, abiertos, abiertas, abre, abren",
        "says_shut": "cerrado, cerrada, cerrados, cerradas, cierra, cierran",
        "condition_on": "si, siempre que",
        "condition_off": "a menos que, salvo si, aunque, incluso si, sin",
        "rule_excepts": "excepto, salvo, menos, a excepción de",
        "opposes": "pero, mientras que, mientras, aunque, sin embargo",
        "may_do": "puede, pueden, se puede",
        "nobody": "nadie, ninguno",
        "limit_up_to": "hasta",
        "limit_beyond": "más de, a partir de",
        "works_here": "personal, empleados, empleadas, trabajan, trabaja",
        "stands_for": "aquel, aquella, aquellos, aquellas",
        "anyone": "todos, todas, todo el mundo, cualquiera, cualquier persona",
        "limits_to": "solo, sólo, solamente, únicamente, exclusivamente",
        "adds_to": "también, asimismo",
        "qualifies": "en línea, online, ajustad*, orgánic*, recurrente*, mayorista*, minorista*",
        "rule_only": "solo, sólo, solamente, únicamente, exclusivamente",
        "opens_unit": "en",
        "entry_question": "pregunta, p",
        "entry_answer": "respuesta, r",
        "courtesy_greets": """
            hola, hola a todos, buenas, buenos días, buenos dias, buen día, buenas tardes, buenas
            noches, estimado equipo, estimados, queridos compañeros, saludos
        """,
        "courtesy_asks": """
            una pregunta, una pregunta rápida, una duda, tengo una pregunta, tengo una duda,
            pregunta rápida, pregunta, duda, disculpa, disculpe, disculpen, perdón, perdona,
            perdone, gracias, muchas gracias, por favor, a todos, qué tal
        """,
        "courtesy_closes": """
            gracias, muchas gracias, gracias de antemano, mil gracias, por favor, un saludo,
            saludos, saludos cordiales
        """,
        "part_of_a_paper": """
            decisiones, acciones, orden del día, asistentes, resumen, introducción, notas, anexo, varios,
            generalidades, objeto
        """,
        "in_unit": "en",
        "table_lacks": "no tienen, no tiene, sin, carecen de, carece de, ningún, ninguna",
        "table_bears": "tienen, tiene, con",
        "counts_people": "empleados, empleadas, trabajadores, plantilla, personas empleadas, socios",
        "begins": """
            empieza, empiezan, empezó, comienza, comienzan, comenzó, inicia, inicio, se inicia, se
            inició, entra en vigor
        """,
        "ends": """
            termina, terminan, terminó, acaba, acabó, finaliza, finalizan, finalizó, vence, vencen,
            venció, expira, expiró, caduca
        """,
        "unit_mark": "expresado en, expresados en, cifras en, importes en, en miles de, en millones de",
        "against_a_limit": """
            por encima, por debajo, bajo, sobre, super*, excede*, frente, que, alcanzó, inferior*, superior*,
            dentro
        """,
        "scores": "marcador, ganó, venció, derrotó, perdió, victoria, derrota, empate, empató, goles",
        "degree_of_most": "más, menos, mayor, menor",
        "because_of": "debido a, debido al, a causa de, a causa del, por culpa de, porque, causado por",
        "according_to": "según, de acuerdo con",
        "tells_that": "afirma, afirmó, dice que, dijo que, declaró, sostiene",
        "limit_least": "mínimo, mínima, mínimos, stock de seguridad, punto de pedido",
        "cheapest": """
            más barato, más barata, más baratos, más baratas, más económico,
            más económica, menos caro, menos cara
        """,
        "dearest": "más caro, más cara, más caros, más caras, más costoso, más costosa",
        "asks_duration": """
            cuánto tarda, cuánto tardan, cuánto dura, cuánto duran, cuánto tiempo, cuánto se tarda,
            cuánto demora, cuánto demoran, duración, minutos dura, horas dura, días dura, semanas dura,
            meses dura
        """,
        "asks_number": "qué número, número, extensión",
        "extension": "extensión, ext.",
        "up_to": "hasta",
        "limit_most": "máximo, máxima, límite, tope",
        "limit_aimed": "objetivo, objetivos, meta, metas, cuota",
        "expects": "prevé, prevén, previst*, esperad*, presupuestad*, planead*, pronosticad*",
        "limit_planned": "presupuesto, presupuestad*, previsto, prevista, previsión",
        "clock_and_quarter": "y cuarto",
        "clock_and_half": "y media",
        "clock_less_quarter": "menos cuarto",
        "comes_after": "después de, después del, tras",
        "comes_before": "antes de, antes del",
        "mutual": "jugó, juega, con, entre, contra, conoció",
        "orders": "que, antes, después, sobre, de, a, al, por, para",
        "deed_beats": """
            venció, vence, vencido, vencida, derrotó, derrota a, derrotado, derrotada, ganó, ganó a, ganó al,
            superó, superado
        """,
        "deed_beats_back": "perdió, pierde, perdido, cayó ante, derrota ante",
        "deed_buys": """
            compró, compra a, comprado, comprada, adquirió, adquiere, adquirido, adquirida, absorbió, absorbida,
            adquisición de, compra de
        """,
        "deed_buys_back": "se vendió a, vendida a, vendido a",
        "deed_founds": """
            fundó, fundada, fundado, fundaron, creó, creada, creado, construyó, construida, construido, diseñó,
            diseñada, diseñado, inventó, inventado, inventada, escribió, escrito, escrita
        """,
        "deed_hires": "contrató, contrata, contratado, contratada, nombró, nombrado, nombrada, fichó, fichado",
        "deed_owes": "debe, deben, debía, adeuda",
        "deed_sues": "demandó, demanda a, demandado, demandada, denunció, denunciado, denunciada",
        "deed_leads": "dirige, dirigió, dirigido, dirigida, supervisa, supervisado, supervisada, encabeza",
        "deed_leads_back": "rinde cuentas a, depende de, reporta a, responde ante",
        "deed_owns": "posee, poseía, es dueño de, es dueña de, es propietario de, es propietaria de",
        "deed_owns_back": "pertenece a, pertenecía a, es filial de, es una filial de",
        "deed_succeeds": "sucedió a, sustituyó a, reemplazó a, reemplazado, sustituido, sustituida",
        "deed_succeeds_back": "precedió a",
        "deed_pays": "paga, pagó, pagado, reembolsa, reembolsó",
        "deed_pays_back": "recibe de, recibió de, cobra de",
        "deed_supplies": "suministra, suministró, abastece, abasteció",
        "deed_supplies_back": "compra a, se abastece de",
        "deed_by": "por",
        "deed_passive": "fue, fueron, sido, es, son, era, será",
        "asks_has": "tiene, tienen, posee, recibe, lleva, da",
        "which_table": "qué tabla*, qué columna*",
        "importing": "import*, depend*, usado por",
        "clock_mark_or_span": "h, horas",
        "noon": "mediodía",
        "midnight": "medianoche",
        "after_a_span": "tras, después de",
        "before_noon": "de la mañana, a. m.",
        "after_noon": "de la tarde, de la noche, p. m.",
        "out_of": "de, de las, de los",
        "compared_from": "que en, frente a, respecto a, respecto de, respecto al",
        "per": "por",
        "article": "el, la, los, las, un, una",
        "fiscal": "ejercicio",
        "asks_listing": (
            "lista, liste, enumera, enumere, muestra, muéstrame, "
            "muestre, muéstreme, dame, deme, compara, compare, tabla"
        ),
        "asks_each_row": "cada, todos, todas",
        "listing_soft": "tabla, con, su, sus, me",
        "everybody_is": "todos, todas, todo, toda, cada",
        "is_averaged": "promedio, media, de media, en promedio",
        "calendar_year": "año natural, año calendario, años naturales",
        "is_done": "fue, fueron, ha sido, han sido, se ha, se han",
        "still_to_come": "será, serán, va a ser, van a ser, se va a, está previsto, está prevista",
        "never_below": """
            nunca bajó de, nunca cayó por debajo de, nunca descendió de, siempre por encima de, se mantuvo por encima
            de
        """,
        "never_above": """
            nunca superó, nunca superaron, nunca excedió, nunca pasó de, jamás superó, siempre por debajo de, se
            mantuvo por debajo de, no superó
        """,
        "halves": "se redujo a la mitad",
        "states": "fue, fueron, era, es, son, de, a",
        "deficit": "pérdida, pérdidas, déficit",
        "percent_points": "punto porcentual, puntos porcentuales",
        "compares": "frente a, comparado con, en comparación con",
        "joins_names": "y, e",
        "the_former": "aquél, aquélla, aquel, aquella",
        "the_latter": "este último, esta última",
        "in_turn": "respectivamente",
        "coordinates": "y, pero, mientras, mientras que",
        "both_ends": "y, o",
        "came_to": "a",
        "starts_from": "de, desde",
        "goes_over": "pasa, pasan, pasó, pasaron, pasado, pasará, cambió, cambiaron, evolucion*",
        "moves_by": "un, en un, en",
        "moves_to": "a, al, hasta",
        "moves_from": "de, desde",
        "months_word": "meses, mes",
        "weeks_word": "semanas",
        "year_ended": "ejercicio terminado, ejercicios terminados, ejercicio cerrado",
        "opens_total": "total, subtotal, suma",
        "spelt_number": """
            un, una, uno, dos, once, veintiún, veintidós, veintiséis, veintisiete, veintiocho, veintinueve, cien,
            ciento
        """,
        "around_what_is_right": """
            no, es, son, está, están, sería, serían, debe ser, deben ser, debería ser, deberían ser, hay, ahora,
            ahora son, ya son, en realidad, realmente, más bien, sino, correcto, lo correcto, lo correcto es,
            lo correcto son, la respuesta correcta, actualmente,
            eso hace, hacen, eso da, da, salen, sale a, eso sale a, salen a, eso son, eso serían, asciende a,
            ascienden a, viene a ser, queda en, se queda en
        """,
        "wraps_a_question": """
            sabes, sabe, saben, saber, quisiera, me gustaría, alguien, por favor, está, están, lleva, llevo,
            tiene, tienen, para que, va, sería
        """,
        "way_until": "hasta",
        "is_open": "abiert*, abre*",
        "it_closes": "cierra",
        "verb_ending": """
            ar, er, ir, amos, emos, imos, ando, iendo, ado, ada, ados, adas, ido,
            ida, idos, idas, an, en, arlo, arla, arlos, arlas, erlo, irlo, ación, aciones, amiento
        """,
        "kind_by_what": "con qué, mediante qué",
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
        "first_half_mark": "s1, 1s",
        "second_half_mark": "s2, 2s",
        "made_up_of": """
            viene, proviene, provino, representa, representó, corresponde, corresponden, representan, supone,
            suponen, procede, son de, pertenece, pertenecen, concierne
        """,
        "asks_share": """
            porcentaje, proporción, parte, cuota, por ciento de, qué parte, qué porcentaje, qué proporción,
            cuál es el porcentaje
        """,
        "asks_margin": "margen, márgenes",
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
        "at_least": """
            más de, al menos, por lo menos, como mínimo, superior a, superiores a, por encima de, superó, no menos de
        """,
        "at_most": """
            menos de, casi, cerca de, como máximo, hasta, inferior a, inferiores a, por debajo de, a lo sumo, no más
            de
        """,
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
            ahorra, ahorras, ahorran, ahorrar, ahorro,
            más barato, más barata, más caro, más cara,
            aument*, crec*, subi*, increment*, disminu*, cay*, caíd*, baj*, descen*, redujo, reduc*,
            retroced*, variación, diferencia*, frente a, en comparación con
        """,
        "excepts": "excepto, salvo",
        "average": "promedio*, en media",
        "sum": "en total, suma*, en conjunto",
        "whole": "promedio*, en total, en conjunto",
        "share": "proporción, porcentaje*, cuota*, margen, tasa",
        "denies_along": "nunca, ningún*, ningun*, tampoco, jamás, nadie, nada, ni",
        "negates": "no, nunca, sin, ningún*, ningun*, tampoco, jamás, nadie, nada, ni",
        "affirms": "con, siempre",
        "negates_nothing": "no solo, no sólo, sino, salvo, no obstante, sin embargo, sin duda",
        "least_behind": "por lo menos, al menos, como mínimo, o más",
        "most_behind": "como máximo, a lo sumo, o menos",
        "negation": "sin, ningún*, ningun*",
        "hedge": "quizás, quizá, probablemente, posiblemente",
        "lacking": "falta, faltan",
        "data": "dato, datos, información, cifra, cifras",
        "given": "disponible*, publicad*, encontrad*",
        "opens_at": "abre, abren",
        "closes_at": "cierra, cierran",
        "times_two": "el doble, dos veces más",
        "times_three": "el triple, tres veces más",
        "times_half": "la mitad",
        "doubles": "duplicó, duplicaron",
        "triples": "triplicó, triplicaron",
        "quadruples": "cuadruplicó, cuadruplicaron",
        "years": "año, años, décadas",
        "born": "nació, nacido, nacida",
        "contrasts": "pero, aunque, mientras, solo, sólo",
        "fiscal_year": "ejercicio, año fiscal",
        "number_sign": "núm, número",
        "numbered": "capítulo, página, paso, sección, tabla",
        "declines": "no tengo cifra*, no hay, no se, no he, no contien*, no mencion*, no lo sé",
        "source_word": "fuente, fuentes",
        "percent": "por ciento",
        "hour_follows": "a las, hasta las, desde las, entre las",
        "joins_figures": "a, hasta, de",
        "most_of_all": """
            el más alto, la más alta, los más altos, las más altas, el mayor, la mayor, los mayores, las mayores, el
            más grande, la más grande, el más largo, la más larga, el más pesado, la más pesada
        """,
        "least_of_all": """
            el más bajo, la más baja, los más bajos, las más bajas, el menor, la menor, los menores, las menores, el
            más pequeño, la más pequeña, el más corto, la más corta
        """,
        "no_extreme": """
            uno de, una de, uno de los, una de las, entre, no, nunca, ni, desde, casi, a lo sumo, al menos, hasta
            ahora, la mayor parte, mayor que, menor que
        """,
        "year_before": """
            el año anterior, un año antes
        """,
        "year_after": "el año siguiente, un año después, un año más tarde",
        "leads_in": "y",
        "also": "y",
        "what_about": "y para, qué hay de",
        "that_of": "el de, la de, los de, las de, el del, la del, los del, las del, lo de, lo del",
        "of_owner": "de la, del, de los, de las, de, en",
        "same_for": "ahora, y ahora, lo mismo, la misma pregunta, misma pregunta, igual",
        "clause_joint": "y, mientras",
        "more_than": "más, mayor, mayores, superior",
        "over_budget": """
            superó su presupuesto, superó el presupuesto, superaron su presupuesto, supera su presupuesto,
            excedió su presupuesto, excedió el presupuesto, excedieron su presupuesto, por encima del
            presupuesto, por encima de su presupuesto, sobrepasó su presupuesto, sobrepasó el presupuesto,
            rebasó su presupuesto
        """,
        "under_budget": """
            por debajo del presupuesto, por debajo de su presupuesto, dentro del presupuesto, dentro de su
            presupuesto, cumplió su presupuesto, respetó su presupuesto, se ajustó a su presupuesto
        """,
        "of_both": "ambos, ambas, los dos, las dos",
        "stood_higher": "mayor, mayores, superior, superiores, más alto, más alta, más altos, más altas",
        "stood_lower": "menor, menores, inferior, inferiores, más bajo, más baja, más bajos, más bajas",
        "period_bound": "desde, hasta, antes de, después de, tras, de, entre, a, que, al",
        "period_kin": "interanual, año contra año, año tras año, con respecto al año anterior",
        "evaluates": "mejor*, peor*, empeor*, debería*, podría*",
        "best_of_all": "el mejor, la mejor",
        "worst_of_all": "el peor, la peor",
        "gain_noun": """
            ventas, ingresos, beneficio, beneficios, facturación, pedidos, producción, visitantes,
            clientes, socios, puntos
        """,
        "burden_noun": "costes, costos, gastos, quejas, defectos, errores, pérdidas, deuda, accidentes",
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
        "table_soft": """
            gastado, gastó, gasta, gastan, gastar, utilizado, usado, destinó, actualmente, ascendió, asciende
        """,
        "asks_price": "cuesta, cuestan, costó, costaron, precio, precios, tarifa, tarifas",
        "asks_list": "pasos",
        "counted_things": "número, cantidad, unidades",
        "asks_reason": """
            por qué, por qué razón, por qué motivo, a qué se debe, a qué se deben, a qué se debió, a qué se debieron,
            a qué se debía, a qué obedece
        """,
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
        "changed_since": """
            aplazad*, aplaza, pospuest*, pospone, se traslada, trasladad*, se adelanta, adelantad*, se retrasa,
            retrasad*, en lugar de, en lugar del, en vez de, en vez del, ya no, a partir de ahora, ahora, sustituido
            por, sustituida por, reemplazado por, reemplazada por, cambia a, cambiad*, pasa a, pasa de, pasan a,
            pasan de, sube a, baja a, aumentado a, aumentada a, reducido a, reducida a, ampliad*, prorrogad*,
            cancelad*, anulad*, modificad*, nueva fecha, nuevo plazo, sucede a
        """,
        "left_undecided": """
            se decidirá, se decide en, por decidir, por confirmar, por determinar, aún no se ha decidido, todavía no
            se ha decidido, pendiente de decisión, sin decidir, está pendiente
        """,
        "takes_place": """
            tiene lugar, tendrá lugar, se celebra, se celebrará, comienza, empieza, está previsto, está prevista,
            será
        """,
        "meeting_word": "acta, acta de, reunión, reunión del, sesión del, nota del, circular del, comunicado del",
        "draft_state": """
            borrador, borradores, no aprobado, no aprobada, en revisión, versión preliminar,
            esto es un borrador, este es un borrador
        """,
        "archived_state": """
            archivado, archivada, obsoleto, obsoleta, derogado, derogada, caducado, caducada, vencido, vencida,
            anulado, anulada, sustituido, sustituida, ya no está en vigor, ya no es válido, ya no es válida,
            desactualizado, desactualizada, versión antigua, no vigente
        """,
        "state_word": "estado",
        "notice_label": "aviso, atención, advertencia, nota, importante",
        "archived_folder": "archivo, archivos antiguos, papelera, no usar",
        "superseded_mark": "antiguo, antiguos, antigua, antiguas, viejo, viejos, viejas",
        "authority_word": "autoridad",
        "official_word": "oficial, vinculante",
        "unofficial_word": "no oficial, extraoficial",
        "yes_word": "sí, verdadero",
        "no_word": "no, nop",
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
        "table_identifier": "n.º, nº, número, código, clave, extensión, teléfono, sala, despacho",
        "heads_value": "valor, valores, importe, monto, cifra, resultado, cantidad",
        "heads_unit": "unidad, unidades, moneda, divisa",
        "loss_of": "pérdida de, pérdidas de",
        "which_of_all_rows": "cuáles, qué artículos, qué productos, cuál de",
        "place_word": "en, sobre, bajo, detrás, delante, junto, cerca, al, a, tras, entre, frente, dentro",
        "opening_pronoun": "este, esta, estos, estas, él, ella, ellos, ellas",
        "how_much_is": "cuánto cuesta, cuánto cuestan",
        "adds_more": "más, adicionales",
        "question_word": """
            quién, quiénes, qué, cuál, cuáles, cuándo, dónde, adónde, cómo, cuánto, cuánta, cuántos, cuántas,
            por qué
        """,
        "workdays": "entre semana, día laborable, días laborables",
        "weekend": "fin de semana, fines de semana",
        "day_word": """
            festivo, festivos, feriado, feriados, días festivos, día festivo, fin de semana, fines de
            semana, mañanas, mediodía, tarde, tardes, noche, noches, hoy
        """,
        "speakers_own": "mi, mis, nuestro, nuestra, nuestros, nuestras",
        "public_holiday": "festivo, festivos, feriado, feriados",
        "under_a_year": """
            mes, meses, mensual*, semana*, semanal*, día, diario, diaria, primavera, verano, otoño,
            invierno
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
        "attribute_weight": "pesa, pesan, peso, pesado, pesada, kilos, kilogramos",
        "attribute_age": "qué edad, edad, cuántos años tiene, antigüedad",
        "attribute_sound": "ruidoso, ruidosa, ruido, decibelios",
        "of_no_group": "no",
        "of_no_kind": "in, im, des",
        "goes_with": "con",
        "goes_without": "sin",
        "of_an_age_over": "más de, mayores de, a partir de",
        "of_an_age_under": "menos de, menores de, hasta",
        "asks_from_when": "desde cuándo, desde qué hora, a partir de cuándo, a partir de qué hora",
        "asks_until_when": "hasta cuándo, hasta qué hora",
        "told_from": "desde, a partir de, de, después de, entre",
        "told_until": "hasta",
        "of_height": "alto, alta, altura",
        "of_width": "ancho, ancha, anchura",
        "of_length": "largo, larga, longitud",
        "of_depth": "profundo, profunda, profundidad, hondo",
        "of_capacity": "capacidad, aforo, cabida, caben",
        "attribute_length": "longitud, minutos, horas",
        "attribute_serial": "número de serie, números de serie",
        "counts_things": "cuántos, cuántas",
        "measured_in_days": "vacaciones, permiso, permisos, descanso, descansos, horas extra",
        "counts_no_things": "veces, h, planta, piso",
        "asks_size": "cuánto mide, cuánto miden",
        "asks_place": "dónde está, dónde están, dónde queda, dónde se encuentra",
        "asks_pay": "cuánto cobra, cuánto gana, cuánto cobran, cuánto ganan, sueldo, salario",
        "tells_when": """
            después, antes, cuando, hasta, desde, durante, mientras, en cuanto, inmediatamente, siempre, anual*,
            diari*, seman*, mensual*, trimestral*, cada, todos los, todas las, mañana, tarde, noche, mediodía,
            medianoche, pronto, ahora, hoy, ayer, siglo, guerra, temporada, principio*, final, fin, tras,
            actual*, al, si, cita, petición, solicitud
        """,
        "nameless_figure": "valor, valores, importe, cantidad, número, total",
        "asks_meaning_of": """
            significa, significan, significado, quiere decir, quieren decir, definición, se entiende por
        """,
        "tells_meaning": """
            signific*, quiere decir, quieren decir, design*, defin*, abreviatura, sigla*, llam*, denomin*,
            es un, es una, es el, es la, es todo, es toda, son un, son una, son los, son las, son todos,
            son todas, es decir, indica*, represent*, expres*, anunci*, avis*, advert*, señal*, muestra*,
            equivale, corresponde, refiere, refieren, entiende, si, cuando
        """,
        "gives_purpose": """
            para, a fin de, si no, tras, así, evita*, permit*, garantiza*, impid*, proteg*, necesit*, debe, deben
        """,
        "succession": "antes de, después de, predecesor, predecesora, sucesor, sucesora, sustituyó, sucedió",
        "another_office": """
            adjunto, adjunta, vice*, suplente, antiguo, antigua, saliente, ayudante, asistente, anterior
        """,
        "stands_in": """
            sustituye, sustituyen, sustituir, sustituto, sustituta, suplente, suple, suplencia, reemplaza,
            reemplazan, cubre a, en ausencia de, en su ausencia
        """,
        "street_word": "calle, avenida, plaza, paseo, camino, carretera, callejón, ronda",
        "which_of_a_kind": "qué, cuál, en qué, a qué, por qué calle, de qué",
        "before_a_thing": "un, una, unos, unas, el, la, los, las, su, sus, nuestro, nuestra, varios, varias",
        "being": "es, son, está, están, era, eran, estaba, estaban",
        "its_place": "dirección, entrada, edificio, sede, local, puerta, acceso",
        "is_located": """
            se encuentra, se encuentran, está, están, situado, situada, ubicado, ubicada, junto a, frente a,
            detrás de
        """,
        "somebody": """
            persona*, personal, equipo*, alguien, nadie, todos, todas, quien, quienes, compañer*, miembro*,
            departamento, dirección, consejo, comité, oficina, empresa, agencia, responsable*, jefe*, jefa*,
            emplead*, cliente*, padres, señor, señora, gente, grupo, rey, reina
        """,
        "agent_ending": """
            dor, dora, dores, doras, ista, istas, ero, era, eros, eras, ario, aria, arios, ante, antes, ente, entes,
            tor, tora, tores
        """,
        "asks_phone": "número de teléfono, teléfono de contacto, número de móvil",
        "asks_mail": "correo electrónico, dirección de correo, dirección de email",
        "asks_if_so": """
            es verdad, es verdad eso, eso es verdad, es cierto, es cierto eso, eso es cierto, es correcto, es correcto
            eso, eso es correcto, está bien eso, está bien así, es así, eso es así, sigue siendo así, sigue siendo
            cierto, sigue siendo correcto, sigue vigente, eso sigue vigente, está actualizado, de verdad, en serio,
            seguro, estás seguro, estás segura, está seguro, está usted seguro, puedes confirmar, puedes confirmarlo,
            puede confirmarlo, alguien puede confirmar, alguien lo confirma, lo confirmas, puedes comprobarlo, puede
            comprobarlo, puedes verificarlo, puede ser, tiene razón, es falso, qué dicen los documentos
        """,
        "heading_short_for": """
            tel teléfono, tfno teléfono, ext extensión, núm número, nº número, cant cantidad, dpto departamento,
            depto departamento, dir dirección, ref referencia
        """,
        "one_spoken_of": "él, ella",
        "owned_by_one": "su, sus",
        "of_a_person": "de",
        "pronoun": "él, ella, ellos, ellas, lo, eso, esto",
        "relative_period": "el año pasado, este año, el próximo año, el trimestre pasado",
    },
    says={
        "fact cell restated": "corregido, publicado primero: {figure}",
        "fact cell derived": "calculado: año - T1 - T2 - T3",
        "fact cell split": (
            "antes de un desdoblamiento, no comparable con años posteriores (÷ {factor} para comparar)"
        ),
        "fact calendar years": "Los ejercicios fiscales son años naturales.",
        "fact fiscal periods": "Periodos fiscales, no naturales: {period} cerró el {day}.",
        "fact month ends": "precios de la acción, último día de bolsa de cada mes",
        "fact day before": "El {day} no fue día de bolsa; el último anterior fue el {before}.",
        "fact prices end": "No hay cotizaciones del {start} al {end}; la última es del {day}.",
        "fact prices none": "No hay cotizaciones del {start} al {end}; las hay de {years}.",
        "months": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "day told": "{d} de {m} de {y}",
        "day told yearless": "{d} de {m}",
        "first day": "1",
        "of one": (
            "1 preguntas se están respondiendo o esperan=1 pregunta se está respondiendo o espera; "
            "1 años o fechas=1 año o fecha; 1 intentos=1 intento; "
            "1 afirmaciones dudosas=1 afirmación dudosa; "
            "halló 1 afirmaciones en lo que citan=halló 1 afirmación en lo que cita; "
            "1 afirmaciones=1 afirmación; 1 fuentes=1 fuente; 1 cifras=1 cifra; "
            "1 informes presentados=1 informe presentado; 1 presentaciones=1 presentación; "
            "1 frases=1 frase; 1 días=1 día; 1 veces=1 vez; 1 caídas=1 caída; 1 pasajes=1 pasaje; "
            "1 pasajes nuevos=1 pasaje nuevo; 1 filas=1 fila; 1 llamadas=1 llamada; "
            "1 borradores=1 borrador; 1 horas=1 hora; 1 caracteres=1 carácter; "
            "se aceptan 1 por minuto=se acepta 1 por minuto; "
            "se dibujan las últimas 1 respuestas=se dibuja la última respuesta"
        ),
        "file misnamed": "Su nombre acaba en {suffix}, pero contiene {what}: se leyó como tal.",
        "file password here": (
            "Necesita una contraseña: escríbala aquí en el campo "
            "de contraseña y envíe el archivo otra vez."
        ),
        "file password wrong": "Necesita una contraseña, y la que se dio no lo abre.",
        "fiscal year short": "Ejercicio {year}",
        "table words": (
            "figures=cifras; figures of its tables=cifras de sus tablas; "
            "Period=Periodo; Ended=Cierre; Company=Empresa; Measure=Magnitud; Metric=Magnitud; Value=Valor; "
            "Unit=Unidad; Form=Formulario; Filed=Presentado; Period end=Fin del periodo; Accession=Número de "
            "registro; Items=Apartados; Description=Descripción; Link=Enlace; Formula=Fórmula; Note=Nota; "
            "filings=presentaciones; Rank=Puesto; Change=Variación"
            "; From=Desde; To=Hasta; Date=Fecha; Close=Cierre; metrics=indicadores; share price=precio de la acción"
            "; Open=Apertura; High=Máximo; Low=Mínimo; Volume=Volumen; share prices=precios de la acción"
            "; filings with the SEC=presentaciones ante la SEC"
        ),
        "fact whose": "¿De qué empresa se trata? Tengo cifras de {companies}; por favor, nómbrela.",
        "fact no company": "No tengo cifras de {words}; las tengo de {companies}.",
        "fact no explanation": "No he encontrado ningún documento que lo explique. {formulas}",
        "fact nobody": "ninguna empresa",
        "fact for period": "{figure} {period}",
        "fact years": "en los ejercicios fiscales {years}",
        "fact first half": "en el primer semestre del ejercicio fiscal {year}",
        "fact second half": "en el segundo semestre del ejercicio fiscal {year}",
        "fact trailing": "en el año hasta el {end}",
        "fact calendar": "en el año natural {year}",
        "fact lacking": "{measure} de {company} {periods}: no tengo cifra.",
        "fact lacking but": (
            "{measure} de {company} {periods}: no tengo cifra; la tengo de los ejercicios fiscales {years}."
        ),
        "fact none": "{measure} de {company}: no tengo cifra.",
        "fact none but": "{measure} de {company}: no tengo cifra; la tengo de los ejercicios fiscales {years}.",
        "fact only quarters": "Del ejercicio fiscal {year} solo tengo {quarters}.",
        "fact gaps": "Entre ellos no tengo cifras {periods}.",
        "fact latest": "Es la cifra más reciente que tengo.",
        "fact restated as": "Según se publicó por primera vez; informes posteriores lo corrigieron: {figures}.",
        "fact never restated": "Ningún informe posterior lo corrigió.",
        "fact split basis": (
            "Las cifras hasta {period} se muestran como se publicaron antes de un desdoblamiento de acciones; se "
            "comparan sobre la base actual."
        ),
        "fact was restated": "La cifra se corrigió; el primer informe decía {figure}.",
        "fact derived": "No se publicó por separado: es el año completo menos los trimestres anteriores.",
        "fact before split": (
            "La cifra es anterior a un desdoblamiento de acciones y no es comparable sin más con las posteriores."
        ),
        "fact split apart": (
            "Las cifras hasta {period} son anteriores a un desdoblamiento de acciones y no son comparables con "
            "las posteriores."
        ),
        "fact computed as": "{measure} se calcula así: {formula}.",
        "fact as filed": "La cifra figura así en los informes y no se ha calculado.",
        "fact ended": "{company} {period}: cerró el {day}.",
        "fact covered": "{measure} de {company}: tengo cifras {parts}.",
        "fact covered quarters": "por trimestres ({first} – {last})",
        "fact not covered": "{measure} de {company}: no tengo cifras.",
        "fact no figure": "No tengo ninguna cifra de eso.",
        "fact higher": "El de {company} es el más alto.",
        "fact not converted": "Las cifras están en {first} y {last} y no se han convertido.",
        "fact median": "Mediana",
        "fact cagr": "Crecimiento anual compuesto",
        "fact factor": "Factor",
        "fact growth": "crecimiento",
        "fact a share": "por acción",
        "fact rose": "Subió",
        "fact fell": "Bajó",
        "fact above": "Por encima",
        "fact below": "Por debajo",
        "fact met": "{measure} de {company}, {span} – {how}: {count}.",
        "fact count": "{count} veces",
        "fact never": "nunca",
        "fact first time": "por primera vez",
        "fact every one since": "sin interrupción desde entonces",
        "fact not in latest": "no en el último periodo",
        "fact no rate": "Una tasa de crecimiento necesita dos cifras positivas con un año o más entre ellas.",
        "fact no total": "{measure} no es un importe de un periodo; sus cifras no se suman.",
        "fact price open": "Precio de apertura",
        "fact price high": "Máximo del día",
        "fact price low": "Mínimo del día",
        "fact price close": "Precio de cierre",
        "fact price volume": "Volumen negociado",
        "fact price": "{price} de {company} el {day}: {figure}.",
        "fact price over": "{how} – {price} de {company}, del {first} al {last}: {figure}.",
        "fact no trading day": "No fue día de bolsa; este es el último anterior.",
        "fact no prices": "No tengo cotizaciones de {company} para ese periodo.",
        "fact latest day": "El último día que tengo es el {day}.",
        "fact dividends": "No se cuentan los dividendos.",
        "fact adjusted": "Ajustado por el desdoblamiento del {day}.",
        "fact prices no sum": "Los precios de varios días no se suman.",
        "fact filed": "{company}: {form} {period}, presentado el {day}, número de registro {number}.",
        "fact items": "Apartados: {items}.",
        "fact filings": "{company}: {count} presentaciones ({form}): {listed}.",
        "fact no filings": "No tengo tales presentaciones de {company}.",
        "fact link": "Se encuentra en {url} .",
        "fact metrics": "De {company} tengo: {measures}.",
        "fact known measures": "Cifras que tengo: {measures}.",
        "fact and others": "y otras",
        "fact not understood": (
            "No he entendido {words} en la pregunta, así que no doy ninguna cifra; dígalo con otras palabras."
        ),
        "fact no measure": "No tengo ninguna cifra {words} de {companies}.",
        "fact companies": "Tengo cifras de {companies}.",
        "fact no companies": "No tengo cifras de ninguna empresa.",
        "fact did you mean": "¿Quiso decir {names}?",
        "fact read as": "He leído {written} como {name}.",
        "cells apart": "{name}: {first} menos {last} = {value} de diferencia.",
        "cells moved": "{name}: de {first} a {last} = {value} de variación.",
        "cells course": "{name}: de {first} a {last}{change}. Valor más alto: {most}; más bajo: {least}.",
        "cells together": "{name}, en total: {each} = {value}.",
        "cells average": "{name}, en promedio: ({each}) / {count} = {value}.",
        "cells median": "{name}, mediana: {value} ({each}).",
        "cells share": "{name}: {each} de un total de {whole} = {value}.",
        "rows counted": "{bound}: {count} de {all}: {each}{without}.",
        "dates then": "; después {next}",
        "dates past": " Ya pasado: {names}.",
        "rows none": "Ninguno con {bound}. Revisados: {each}.",
        "rows listed": "Con {bound}: {each}{without}.",
        "cells most": "{name}, lo más alto: {first}; después: {next}{without}.",
        "cells least": "{name}, lo más bajo: {first}; después: {next}{without}.",
        "records joint": "y",
        "records with": " con {conditions}",
        "records nothing": "sin dato",
        "records row": "fila {number}",
        "records one row": "1 fila",
        "records rows": "{count} filas",
        "records over": "en {rows}{where}",
        "records more": " y {count} más",
        "records is": "Hay {rows}{where}, de {all}{names}.",
        "records are": "Hay {rows}{where}, de {all}{names}.",
        "records value": "{name}, {heading}: {value}.",
        "records total": "{heading}, total {over}: {value} ({parts}).",
        "records average": "{heading}, promedio {over}: {value} ({parts}).",
        "records median": "{heading}, mediana {over}: {value} ({parts}).",
        "records most": "{heading}, los {count} valores más altos{where}: {each}.",
        "records least": "{heading}, los {count} valores más bajos{where}: {each}.",
        "records highest": "{who}: valor más alto de {heading}{where}, {value}{next}.",
        "records lowest": "{who}: valor más bajo de {heading}{where}, {value}{next}.",
        "records highest several": "{who}: empate en el valor más alto de {heading}{where}, {value}{next}.",
        "records lowest several": "{who}: empate en el valor más bajo de {heading}{where}, {value}{next}.",
        "records next": "; después: {names}",
        "records without": "; sin dato: {names}",
        "records what total": "total {heading}",
        "records what average": "promedio {heading}",
        "records what median": "mediana {heading}",
        "records what rows": "número de filas",
        "records by": "{what}{where} por {by}: {each}.",
        "records by highest": "{who}: valor más alto, {what}{where} {value}; todos por {by}: {each}.",
        "records by lowest": "{who}: valor más bajo, {what}{where} {value}; todos por {by}: {each}.",
        "records by highest several": (
            "{who}: empate en el valor más alto, {what}{where} "
            "{value}; todos por {by}: {each}."
        ),
        "records by lowest several": (
            "{who}: empate en el valor más bajo, {what}{where} "
            "{value}; todos por {by}: {each}."
        ),
        "figures no opinion": (
            "Eso pide una opinión o un pronóstico; no doy consejos ni predigo nada, pero puedo decir lo que "
            "consta: cifras, precios y presentaciones."
        ),
        "figures no reason": (
            "Las cifras registradas no dicen por qué, y no he encontrado ningún documento que lo diga."
        ),
        "figures no definition": (
            "Eso pregunta qué significa algo, y no he encontrado ningún documento que lo diga."
        ),
        "kept in": "{what} está en la tabla {table}, columna {column}.",
        "imported by": "{file} es importado por {files}.",
        "imported by none": "Ningún archivo indexado importa {file}.",
        "imports": "{file} importa {files}.",
        "imports none": "{file} no importa ningún archivo indexado.",
        "part_unanswered": "Sobre «{asked}» no he encontrado nada en los documentos que puedo leer.",
        "nothing_near": "No he encontrado una respuesta en los documentos que puedo leer.",
        "refusal": (
            "No he encontrado una respuesta en los documentos que puedo leer; puede ayudar nombrar el "
            "producto, el equipo o el periodo."
        ),
        "otherwise": "Otra fuente dice otra cosa:",
        "otherwise_within": "El mismo documento dice también otra cosa:",
        "otherwise_older": "Una fuente más antigua dice otra cosa:",
        "otherwise_changed": "Anteriormente:",
        "otherwise_archived": "Una fuente que ya no está en vigor dice otra cosa:",
        "otherwise_draft": "Un borrador dice otra cosa:",
        "otherwise_lower": "Una fuente de menor autoridad dice otra cosa:",
        "claim holds": "Sí, así lo dicen los documentos:",
        "claim denied": "No, los documentos dicen otra cosa:",
        "otherwise_early": "Una fuente que aún no está en vigor dice otra cosa:",
        "source_followed": "Se sigue: {winner}; se descarta: {loser}.",
        "source_draft": "{source} es un borrador.",
        "source_archived": "{source} ya no está en vigor.",
        "source_early": "{source} aún no está en vigor.",
        "unsupported": (
            "No he podido escribir una respuesta que las fuentes respalden{why}. Ayudaría "
            "preguntar algo más concreto."
        ),
        "unproven": (
            "No he podido encontrar una respuesta que las fuentes respalden. He buscado {searched}. Ayudaría "
            "preguntar algo más concreto."
        ),
        "failed": "No he podido responder: {error} El fallo ha quedado registrado.",
        "failed_for_now": (
            "No he podido responder: {error} El fallo ha quedado registrado; vuelva a preguntar "
            "en un momento."
        ),
        "several": "Varias fuentes encajan y dicen cosas distintas; indique a cuál se refiere: {names}",
        "of_another": "Las fuentes no lo dicen; lo más cercano trata de otra cosa: {names}",
        "not_quoted": "Busqué en {names} una frase que citar que lo responda y no encontré ninguna.",
        "quoted": "«{said}»",
        "closest": "Lo más cercano a la pregunta; juzgue usted si la responde: {names}",
        "which_of_kind": "¿qué {kind}?",
        "which_one": "Hay varias respuestas a eso. ¿A cuál se refiere?",
        "unconfirmed": "la verificación no lo ha confirmado",
        "not_verified": "⚠️ No verificado del todo:",
        "unverified": "(sin verificar)",
        "language names": (
            "en inglés, de alemán, fr francés, es español, it italiano, pt portugués, "
            "nl neerlandés, ko coreano, ja japonés, zh chino, ar árabe, hi hindi"
        ),
        "documents_in": (
            "Lo más cercano está en {languages}, y de un idioma a otro encuentro poco: pregunte mejor en "
            "{languages}."
        ),
        "also_searched_in": "Los documentos están en {languages}; la pregunta se buscó también en ese idioma.",
        "weak_by_meaning": (
            "En este idioma busco por palabras clave: con las palabras "
            "que usan los documentos encuentro más."
        ),
        "not_translated": (
            "La pregunta está en {asked} y las fuentes en {spoken}; sin un modelo de lenguaje las "
            "citas no se traducen."
        ),
        "details": "los detalles están en el registro",
        "fault any": "Algo ha salido mal.",
        "fault permanent": "Volver a intentarlo no cambia nada.",
        "fault transient": "Intentarlo más tarde puede funcionar.",
        "fault setting": "Un ajuste tiene un valor incorrecto.",
        "fault input": "La entrada no se puede usar.",
        "fault not found": "Eso no existe.",
        "fault forbidden": "Eso no está permitido aquí.",
        "fault key": "El servicio rechazó la clave.",
        "fault quota": "El plan o el presupuesto se ha agotado.",
        "fault cap": "Un tope diario de tokens no deja sitio para esta llamada.",
        "fault too long": "La petición es más larga que la ventana del modelo.",
        "fault refused": "El servicio rechazó esta petición.",
        "fault contract": "La respuesta del modelo no tenía la forma pedida.",
        "fault unreadable": "El archivo no se puede leer.",
        "fault no document": "El archivo no es un documento.",
        "fault damaged": "La base de datos está dañada.",
        "fault index damaged": "El índice de búsqueda está dañado.",
        "fault stopped": "La pregunta se detuvo o se borró.",
        "fault unavailable": "El servicio no responde.",
        "fault slow down": "El servicio pide ir más despacio.",
        "fault full": "La cola está llena.",
        "fault too many": "Es más de lo que se acepta de una persona en un minuto.",
        "fault lease": "Otro proceso se ha hecho cargo de este trabajo.",
        "fault unserved": "Se publica donde este proceso no puede.",
        "fault unexpected": "Ha fallado algo inesperado ({name}).",
        "fault recorded": "Ha quedado registrado.",
        "fault long": "Ha tardado demasiado.",
        "fault crashes": "Abandonado tras {count} caídas.",
        "fault database": "La base de datos no responde.",
        "fault empty question": "La pregunta está vacía.",
        "fault ask such as": "Pregunte algo, por ejemplo: ¿Cuántos días de vacaciones tengo?",
        "fault long question": "La pregunta tiene {count} caracteres; se aceptan como máximo {most}.",
        "fault collection": "Aquí no hay ninguna colección {name}.",
        "fault collections": "Colecciones: {names}.",
        "none yet": "ninguna todavía",
        "fault collection name": "{name} no es un nombre de colección: hasta 64 caracteres, sin barras ni comas.",
        "fault reserved name": (
            "Ninguna colección puede llamarse {name}: en los ajustes la palabra significa otra cosa."
        ),
        "fault model slow": "El modelo de lenguaje {model} ha tardado demasiado.",
        "fault model away": "No se puede acceder al servidor del modelo de lenguaje.",
        "fault model broke off": "El servidor del modelo de lenguaje se interrumpió.",
        "fault model status": "El servidor del modelo de lenguaje respondió {status}.",
        "fault model slow down": "El modelo de lenguaje {model} pide ir más despacio.",
        "fault model key": "El servidor del modelo de lenguaje rechazó la clave.",
        "fault model quota": "La cuota del modelo de lenguaje se ha agotado.",
        "fault web": "La búsqueda web no respondió en {seconds} s.",
        "lined up": "🔁 Alguien dice que esto no es correcto. Otras van primero; después miro esta.",
        "looking": "🔁 Alguien dice que esto no es correcto: vuelvo a mirar.",
        "still looking": "🔁 Sigo mirando; tarda más de lo habitual.",
        "looked twice": (
            "🔁 Ya revisada dos veces en una hora. Pasada la hora puedo volver a mirar; hasta entonces puede "
            "ayudar preguntar con otras palabras."
        ),
        "holds": "🔁 Revisado de nuevo: es correcto.",
        "said to the question": "{who} dijo, a la pregunta «{question}»: {words}",
        "holds because": "🔁 Revisado de nuevo, y es correcto: «{sentence}» ({source}).",
        "no longer": "Esto ya no figura en los documentos: {names}.",
        "read anew": "🔧 Releído antes de responder: {names}.",
        "answered again": "✏️ Respondido de nuevo: {names} se añadió o cambió desde entonces.",
        "answered by person": "✏️ Respondido de nuevo: lo aportó una persona y fue aprobado.",
        "source changed": "⚠️ La fuente cambió desde entonces: {names}.",
        "source changed ask": (
            "🔁 Lo que cita esta respuesta ha cambiado desde entonces: {names}. "
            "Pregunte otra vez para responder con lo que hay ahora."
        ),
        "worked out": "🔁 Revisado de nuevo: se calculó con las filas citadas, cuyas cifras siguen igual.",
        "not settled": (
            "🔁 Revisado de nuevo: las fuentes dicen también lo que se ha objetado, así que no está decidido."
        ),
        "nothing better": "🔁 Revisado: releí las fuentes y no hallé nada mejor.",
        "said suggested": (
            "📝 Lo dicho al respecto quedó anotado como sugerencia: "
            "contará cuando otra persona la apruebe."
        ),
        "said recorded": "📝 Lo dicho al respecto quedó anotado.",
        "corrected": "✏️ Corregido por {why}: {changed}.",
        "a thumbs-down": "un pulgar hacia abajo",
        "worded anew": "reformulado con las mismas cifras y fuentes",
        "figures became": "{before} pasó a ser {after}",
        "figures left out": "se omitió {figures}",
        "words became": "«{before}» pasó a ser «{after}»",
        "words left out": "se omitió «{words}»",
        "words added": "se añadió «{words}»",
        "figures added": "ahora indica {figures}",
        "now rests on": "ahora se basa en {names}",
        "before and now": "antes {before}, ahora {after}",
        "note web not configured": "No se consultó la web: no hay búsqueda web configurada ({settings}).",
        "note web not asked": "No se consultó la web: {error}",
        "note web empty": "Se consultó la web y no se halló nada útil.",
        "note graded by rules": "La evidencia se valoró sin el modelo: {error}",
        "note routed by rules": "La pregunta se encaminó por reglas: {error}",
        "note as it stands": "La pregunta se tomó tal cual: {error}",
        "note not refined": "El modelo no refinó la búsqueda: {error}",
        "note not translated": "El modelo no tradujo la búsqueda: {error}",
        "note years": "No se pudieron traer los años que faltan: {error}",
        "note tokens": "No hubo más intentos: esta pregunta ha gastado sus {cap} tokens (QUESTION_TOKEN_CAP).",
        "note model not asked": "No se pudo consultar a {model} en {step}: {error}",
        "note model contract": "{model} no respetó la forma pedida en {step}: {error}.",
        "note model slow down": "{model} pidió ir más despacio en {step}.",
        "note model refused": "{model} rechazó la petición en {step}.",
        "note by extracts": (
            "Respondido con extractos, sin el modelo de lenguaje, porque esto no puede salir de la casa: "
            "{what}."
        ),
        "kept in several": "las colecciones {names}",
        "kept in one": "la colección {names}",
        "kept in unnamed": "una colección en la que esto se basa",
        "cap until midnight": (
            "La próxima llamada podría superar {whose} {cap} tokens al día ({setting}): hasta medianoche UTC, "
            "las respuestas son extractos de sus documentos. Nada de lo que pregunte se pierde."
        ),
        "whose server": "de este servidor",
        "whose workspace": "de este espacio",
        "whose channel": "de este canal",
        "whose own": "sus",
        "pass": "superada",
        "skip": "no procede",
        "check figures": "{wrong} de {found} sin probar ({reasons}). {proofs}",
        "check figures alone": "{wrong} de {found} sin probar ({reasons}).",
        "check dates": "{wrong} de {found} sin confirmar: {reasons}",
        "check dates found": "{found} hallados en las fuentes.",
        "count figures": "{count} cifras",
        "count figure": "1 cifra",
        "count dates": "{count} años o fechas",
        "count date": "1 año o fecha",
        "check supported": "{found} respaldadas.",
        "count sentences": "{count} frases",
        "count sentence": "1 frase",
        "check in doubt": "{count} afirmaciones dudosas",
        "check one in doubt": "1 afirmación dudosa",
        "check without support": "{count} afirmaciones sin respaldo",
        "check one without support": "1 afirmación sin respaldo",
        "check little stands": "poco de ello consta en {where}",
        "check stands elsewhere": "{figure} consta en {where}, no en {cited}",
        "check invented source": "se cita {cited}, pero hay {count} fuentes.",
        "check in no source": "{name} no consta en ninguna fuente",
        "check scanned": "{name} no se pudo leer con seguridad en una página escaneada",
        "check code has": "las fuentes dicen {key} {found}",
        "check answer too long": "la respuesta es demasiado larga para revisarla entera",
        "check time of another": "las fuentes dan este momento a otra cosa",
        "check not in evidence": "no consta en las fuentes",
        "check closest": "no consta en las fuentes: lo más cercano es {closest}",
        "check computed": "calculado con las fuentes es {value}",
        "check value of another": "es el valor de {one}, no de {other}",
        "check evidence has": "las fuentes dicen {value}",
        "check figure of another": "las fuentes dan esta cifra a {one}",
        "check in another unit": "en otra unidad: es {value}",
        "check not named": "{name} no está en las fuentes",
        "check denied": "las fuentes lo niegan: {word}",
        "check says so": "las fuentes lo afirman: {word}",
        "check unverified": "No se pudo verificar con las fuentes.",
        "check hardly said": "Lo citado apenas dice lo que se preguntó",
        "check proven by": "Probado por: «{sentence}»",
        "check confirmed": "{detail}; la verificación lo confirmó.",
        "new from checks": "lo que hallaron las comprobaciones",
        "new passages": "{count} pasajes nuevos",
        "new rows": "{count} filas de datos más",
        "new model": "otro modelo ({model})",
        "nothing found": "No se halló nada en los documentos.",
        "note extract": "Esto es un extracto de sus documentos, hecho sin el modelo de lenguaje.",
        "note looked up": "Esto se buscó sin el modelo de lenguaje.",
        "note in part": "No todo esto lo hizo el modelo de lenguaje.",
        "note held against": "{model} comparó {judged} de {count} afirmaciones con sus fuentes.",
        "note not judged": "Ningún modelo juzgó las afirmaciones: {error}",
        "note model repaired": "{model} incumplió una vez la forma de la respuesta ({problem}) y la corrigió.",
        "stays in several": "Las colecciones {names} no pueden salir de la casa.",
        "stays in one": "La colección {names} no puede salir de la casa.",
        "stays unnamed": "Una colección en la que esto se basa no puede salir de la casa.",
        "cap at any time": (
            "La próxima llamada podría superar {whose} {cap} tokens al día ({setting}): una llamada así puede costar "
            "{tokens}, por eso las respuestas son extractos de sus documentos. Nada de lo que pregunte se pierde."
        ),
        "check filings": "{wrong} de {found} no coinciden con ninguna fila: {reasons}.",
        "check filings found": "{found} nombrados, también en las filas.",
        "count filings": "{count} informes presentados",
        "count filing": "1 informe presentado",
        "check accession": "el número de ningún informe de las fuentes",
        "check no form": "no hay ningún {form} en las fuentes",
        "check form date": "ningún {form} con la fecha {date}: el más cercano es {closest}",
        "check same wording": "{found} tal como lo dicen las fuentes.",
        "check refusal": "una negativa no necesita fuente",
        "check read as answer": "Se lee como respuesta, de fuentes sobre lo preguntado",
        "check other language": (
            "Lo citado está en otro idioma que la pregunta: se compararon nombres y años, no las palabras"
        ),
        "check faithful": "{model} halló {count} afirmaciones en lo que citan",
        "check not faithful": "{model} no halla {detail} en lo citado",
        "check empty reply": "la respuesta estaba vacía",
        "check cut reply": "la respuesta se cortó",
        "check too long": "las fuentes son demasiado largas para que el modelo verifique la respuesta",
        "check objected": "la verificación objetó el borrador",
        "check no usable reply": "la verificación no dio ninguna respuesta útil",
        "check rewritten": "la verificación corrigió el borrador",
        "check searched again": "la verificación pidió otra búsqueda",
        "reasoning covered": (
            "El {grounded} de las frases consta en sus fuentes; "
            "el {coverage} de la pregunta queda cubierto."
        ),
        "reasoning unanswered": "Las fuentes encontradas no responden a la pregunta.",
        "check reflection": "la reflexión dio {score}",
        "check data for": "hay datos para {year}",
        "check not fetched": "{year} está en la tabla, pero no se consultó",
        "check another time": "las fuentes lo dicen de otro momento que {year}",
        "check overruled": "sustituido por {source}",
        "check instruction": "{text} procede de una instrucción dentro de {source}",
        "check not cited": "{name} no está en ninguna fuente citada, sino en {where}",
        "check points": "son puntos porcentuales, no porcentaje",
        "check currency": "otra moneda: es {value}",
        "check too small": "escala errónea: {factor} veces menor, es {value}",
        "check too large": "escala errónea: {factor} veces mayor, es {value}",
        "check sign": "signo erróneo: es {value}",
        "check says unsaid": "la respuesta dice que ninguna fuente lo dice",
        "check beside else": "las fuentes nombran {year} junto a otra cosa",
        "check no score": "{score} no está en ninguna fuente",
        "check dates it": "las fuentes lo fechan en {year}",
        "check of some": "las fuentes lo dicen solo de algunos: {word}",
        "check of few": "las fuentes lo dicen solo de pocos: {word}",
        "check no duty": "según las fuentes no es un deber: {word}",
        "check a duty": "según las fuentes es un deber: {word}",
        "check not sure": "las fuentes no están seguras de ello: {word}",
        "check source says": "esto lo dice {one}, no {other}",
        "check against": "es {one} frente a {other}",
        "check goes": "va de {one} a {other}",
        "check the most": "el máximo es {value}",
        "check the least": "el mínimo es {value}",
        "check has instead": "las fuentes tienen «{told}» en su lugar",
        "check other way": "las fuentes lo dicen al revés: {sentence}",
        "check another cause": "las fuentes dan otra causa: {sentence}",
        "check another witness": "las fuentes lo atribuyen a otra persona: {sentence}",
        "check no rise": "{one} es menos que {other}: eso no es una subida",
        "check no fall": "{one} es más que {other}: eso no es una bajada",
        "check value instead": "es el valor de {one}, no de {other}; el de {period} es {value}",
        "check closest off": "no consta en las fuentes: lo más cercano es {closest}, con {off} % de diferencia",
        "check times alone": "es {factor} veces eso",
        "check times as much": "es {factor} veces más: de {one} a {other}",
        "check says multiple": "las fuentes dicen «{word}»",
        "check not looked at": "{count} sin examinar",
        "check not looked from": "sin examinar a partir del carácter {place}",
        "check decade": "los años {years} no constan en las fuentes",
        "check as a plan": "las fuentes lo cuentan como un plan: {word}",
        "check no such source": "cita una fuente que no existe",
        "page": "p. {page}",
    },
)  # fmt: skip
