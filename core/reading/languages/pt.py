"""Portuguese."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

PORTUGUESE: Final = Language(
    code="pt",
    name="Portuguese",
    own_letters="ãõ",
    short_endings="o a e as es os am em ar er ir",
    stop_words="""
        no na nos nas pelo pela às
        o a os as um uma uns umas de do da dos das e ou mas é são era foi ser tem têm eu você ele ela nós vocês eles
        meu minha seu sua nosso este esta esse essa isso que quem qual quais quando quanto quantos quantas onde como
        por para com sem em no na nos nas ao à não se há pode mais muito
    """,
    telling_words="""
        olá oi obrigado obrigada bom boa tarde noite dia dias custa custam custo custos preço preços tarifa
        pagamento paga pagam dinheiro salário férias semana semanas mês meses ano anos horas hora número
        endereço prazo prazos pedido doença viagem viagens escritório equipe equipa chefe cliente clientes
        contrato aviso seguro senha conta acesso ajuda encomenda entrega devolução garantia fatura horário
        horários funcionamento abertura aberto fechado fecha fecham abre abrem posso pode podemos podem trazer
        reservar solicitar pedir aprova responsável contato contacto escrevo trabalho trabalhar teletrabalho cão
        cachorro carro estacionar estaciono estacionamento refeitório formação regras reunião sala tempo
        significa permitido possível novo nova último próximo receita lucro resultado funcionários relatório
        casar caso casamento nascimento mudança reembolso despesas licença tenho tem temos quero preciso devo
        deve fazer faço encontro dar recebo esqueci valor até desde entre durante depois antes também nunca
        sempre está estão cada todo todos alguém nada após sobre onde quais quantos quantas vou vai você vocês
        email mail login reset bonus
        sou somos és quer querem dizer
    """,
    telling_endings="""
        ção ções dade dades mento mentos ência ências ança agem agens eiro eiros amos emos ão ados idos adas
        idas
    """,
    telltales="não uma para são",
    abbreviations="sra núm pág p.ex aprox exmo",
    weekdays=(
        "segunda-feira segundas-feiras",
        "terça-feira terças-feiras",
        "quarta-feira quartas-feiras",
        "quinta-feira quintas-feiras",
        "sexta-feira sextas-feiras",
        "sábado sábados",
        "domingo domingos",
    ),
    months=(
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
        "novembro", "dezembro",
    ),
    numbers={
        "dois": 2, "duas": 2, "três": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8,
        "nove": 9, "dez": 10,
        "doze": 12, "treze": 13, "catorze": 14, "quinze": 15, "dezesseis": 16, "dezasseis": 16, "dezessete": 17,
        "dezoito": 18, "dezenove": 19, "vinte": 20, "trinta": 30, "quarenta": 40, "cinquenta": 50, "sessenta": 60,
        "setenta": 70, "oitenta": 80, "noventa": 90,
    },
    number_joiners="e",
    ordinals={
        "primeiro": 1, "primeira": 1, "segundo": 2, "segunda": 2, "terceiro": 3, "terceira": 3,
        "quarto": 4, "quarta": 4,
    },
    scales={
        "cêntimo": 1e-2, "cêntimos": 1e-2, "centavo": 1e-2, "centavos": 1e-2,
        "milhão": 1e6, "milhões": 1e6, "bilhão": 1e9, "bilhões": 1e9, "mil milhões": 1e9,
    },
    unit_scales={"milhares": 1e3, "mil": 1e3, "milhões": 1e6, "bilhões": 1e9},
    measures={
        "revenue": "receita, receitas, faturamento, vendas, volume de negócios, receita total",
        "net_income": "lucro líquido, lucro, resultado líquido, lucros, prejuízo líquido",
        "operating_income": "lucro operacional, resultado operacional",
        "total_assets": "ativos totais, ativo total",
        "stockholders_equity": "patrimônio líquido, capital próprio",
        "employees": "funcionários, empregados, colaboradores",
        "gross_profit": "lucro bruto",
        "total_liabilities": "passivo total, passivos totais",
        "rd_expense": """
            despesas de pesquisa e desenvolvimento, pesquisa e desenvolvimento, investigação e desenvolvimento
        """,
        "operating_cash_flow": "fluxo de caixa operacional",
        "eps_diluted": "lucro por ação, lucro diluído por ação",
        "inventory": "estoques, existências",
        "cost_of_sales": "custo das vendas",
        "income_tax": "imposto de renda, imposto sobre o rendimento",
        "sga_expense": "despesas com vendas e administrativas",
        "eps_basic": "lucro básico por ação",
        "cash_and_equivalents": "caixa e equivalentes",
        "long_term_debt": "dívida de longo prazo",
        "share_repurchases": "recompra de ações, recompras de ações",
        "capex": "despesas de capital, investimentos",
        "property_plant_equipment": "ativo imobilizado",
        "accounts_receivable": "contas a receber",
        "current_assets": "ativo circulante, ativos circulantes",
        "current_liabilities": "passivo circulante, passivos circulantes",
        "diluted_shares": "ações diluídas",
        "shares_outstanding": "ações em circulação",
        "dividends_paid": "dividendos pagos, dividendos",
    },
    asks_figure="""
        qual, quais, foi, foram, era, quanto, quantos, ano, fiscal, exercício, ano fiscal, teve, obteve, montante,
        montantes, valor, valores, alto, alta, altos, altas, somou, totalizou, atingiu, atingiram, qual é,
        por favor, quão
    """,
    line_names={
        "personnel expenses": "despesas com pessoal, gastos com pessoal, custos com pessoal",
        "cost of sales": "custo das vendas, custo dos produtos vendidos",
        "income taxes": "imposto de renda, imposto sobre o rendimento",
        "profit before tax": "lucro antes dos impostos, resultado antes de impostos",
        "depreciation": "depreciações, amortizações",
        "order backlog": "carteira de encomendas, carteira de pedidos",
        "receivables": "contas a receber, clientes a receber",
        "payables": "contas a pagar, fornecedores",
        "cash": "disponibilidades, caixa e equivalentes",
        "borrowings": "empréstimos, dívida financeira",
        "capital expenditure": "investimentos",
        "advertising": "publicidade",
        "operating income": "resultado operacional, lucro operacional",
        "net income": "lucro líquido, resultado líquido",
        "revenue": "receita, receitas, vendas, faturamento, volume de negócios",
        "equity": "patrimônio líquido, capital próprio",
        "inventory": "estoques, inventários, existências",
        "dividend": "dividendos, dividendo",
    },
    figure_words={
        "trend": "evolução, evoluiu, evoluíram, tendência, ao longo dos anos, nos últimos anos",
        "change": "mudou, mudaram, mudança, variação, variou, variaram, diferença",
        "grow": "cresceu, cresceram, crescimento, aumentou, aumentaram, aumento, subiu, subiram",
        "fall": "caiu, caíram, queda, diminuiu, diminuíram, diminuição, recuou",
        "percent": "por cento, percentagem, porcentagem, percentual",
        "how much": "em quanto, quanto",
        "highest": "mais alto, mais alta, mais altos, maior, máximo, máxima, mais elevado, mais elevada",
        "lowest": "mais baixo, mais baixa, mais baixos, menor, mínimo, mínima",
        "average": "média, médio, em média",
        "in total": "no total, ao todo",
        "which year": "em que ano, em qual ano, qual ano, que ano",
        "compare": "compare, comparar, comparação",
        "with": "com",
        "to": "a, até",
        "between": "entre",
        "from": "de",
        "and": "e",
        "since": "desde",
        "gross margin": "margem bruta",
        "net margin": "margem líquida",
        "operating margin": "margem operacional",
        "return on equity": "retorno sobre o patrimônio, rentabilidade do patrimônio",
        "share price": "preço da ação, cotação",
        "closing price": "preço de fechamento, preço de fecho",
        "return on assets": "retorno sobre ativos, rentabilidade dos ativos",
        "R&D as a share of revenue": "intensidade de pesquisa e desenvolvimento",
        "debt to equity": "índice de endividamento, dívida sobre patrimônio",
        "long-term debt to equity": "endividamento de longo prazo sobre patrimônio",
        "current ratio": "índice de liquidez corrente, liquidez corrente",
        "asset turnover": "giro do ativo",
        "effective tax rate": "alíquota efetiva, taxa efetiva de imposto",
        "free cash flow": "fluxo de caixa livre",
        "payout ratio": "taxa de distribuição",
        "net debt": "dívida líquida",
        "operating expenses": "despesas operacionais",
        "price to earnings": "preço/lucro, relação preço lucro",
        "income statement": "demonstração de resultados, demonstração do resultado",
        "balance sheet": "balanço patrimonial",
        "cash flow statement": "demonstração de fluxos de caixa, demonstração dos fluxos de caixa",
        "overview": "visão geral, resumo, panorama",
        "which metrics": "que números, quais números, que indicadores, quais indicadores, quais métricas, que dados",
        "which companies have": "que empresas, quais empresas",
        "for which years": "para que anos, para quais anos, quais anos, que anos",
        "computed": "calcula, calculado, calculada, cálculo, fórmula",
        "first half of": "primeiro semestre, primeira metade",
        "second half of": "segundo semestre, segunda metade",
        "trailing twelve months": "últimos doze meses, últimos 12 meses",
        "calendar year": "ano civil, ano calendário",
        "by quarter": "por trimestre, por trimestres",
        "how many years": "em quantos anos, quantos anos",
        "which years": "em que anos, em quais anos",
        "above": "acima de, mais de, superou, superior a, ultrapassou, ultrapassaram",
        "below": "abaixo de, menos de, inferior a",
        "for the first time": "pela primeira vez",
        "median": "mediana",
        "cagr": "crescimento anual médio, taxa de crescimento anual, taxa de crescimento anual composta",
        "trading volume": "volume negociado, volume de negociação",
        "opening price": "preço de abertura",
        "what factor": "por que fator, quantas vezes",
        "annual report": "relatório anual",
        "quarterly report": "relatório trimestral, relatórios trimestrais",
        "filed": "apresentou, entregou, apresentados",
        "how many filings": "quantas entregas",
        "when": "quando",
        "ended": "terminou, encerrou, acabou",
        "first reported": "publicada inicialmente, publicado inicialmente, reportada inicialmente",
        "the latest": "último, última, últimos, últimas",
        "": """
            tens, tem, você, há, dá-me, dê-me, me, um, uma, disponíveis, como, números, se, é,
            o, a, os, as, esteve, estiveram, anos, fim, no fim, final, no final, início,
            gastou, gastaram, pagou, pagaram, destinou, faturou, empregava, tinha, contava,
            chegou, gostaria, saber, pode, dizer, exatamente, durante, para, com, de, do, da,
            fechou, registou, registrou, alcançou, qual era
        """,
        "how is that computed": """
            como isso é calculado, como se calcula isso, como é calculado isso, como foi calculado
        """,
    },
    names_in_capitals=True,
    decimal_comma=True,
    currencies={
        "dólares": "USD", "dólar": "USD", "reais": "BRL", "libras": "GBP", "ienes": "JPY",
    },
    figures=FigureWording(
        value="{measure} de {company} {period} (encerrado em {end}): {figure}.",
        year="no exercício de {year}",
        quarter="no T{quarter} do exercício de {year}",
        nothing="Não tenho números para esse período; tenho-os de {first} a {last}.",
        unread="Não entendi {words} na pergunta, por isso não dou nenhum número; diga de outra forma.",
        computed={
            "highest": "valor mais alto {first}–{last}", "lowest": "valor mais baixo {first}–{last}",
            "average": "Média", "sum": "Soma", "change": "Variação",
        },
        scales=((1e9, "bilhões"), (1e6, "milhões")),
    ),
    time_units={
        "second": "segundo, segundos",
        "minute": "minuto, minutos",
        "hour": "hora, horas",
        "day": "dia, dias",
        "week": "semana, semanas",
        "month": "mês, meses",
        "year": "ano, anos",
    },
    opposites=(
        "subiu subiram aumentou aumentaram cresceu cresceram | caiu caíram diminuiu diminuíram baixou baixaram",
        "cobre inclui incluído | exclui excluído",
        "aprovado aprovada aceite | rejeitado rejeitada recusada",
        "opcional facultativo facultativa | obrigatório obrigatória",
        "máximo | mínimo",
        "permitido permitida | proibido proibida",
        "amount: mais | menos",
        "size: maior grande | menor pequeno pequena",
        "height: alto alta | baixo baixa",
        "length: longo longa comprido comprida | curto curta",
        "speed: rápido rápida | lento lenta",
        "weight: pesado pesada | leve",
        "price: caro cara | barato barata",
        "age: velho velha antigo antiga | jovem novo nova",
        "antes | depois após",
        "melhor | pior",
        "abre abrem | fecha fecham",
        "começa inicia | termina acaba",
        "superior | inferior",
    ),
    clock_hours={
        "uma": 1, "duas": 2, "três": 3, "quatro": 4, "cinco": 5, "seis": 6,
        "sete": 7, "oito": 8, "nove": 9, "dez": 10, "onze": 11, "doze": 12,
    },
    asked_around="""
        encontro encontrar encontra encontram saber
        a o de do da dos das em no na nos nas por para com ao à um uma os as ser estar ter era eram estava
        estavam tinha como foi dispõe dispõem oferece oferecem conta contém trazer levar normal normais coisas
        coisa este esta ano me te se lhe lhes meu minha meus minhas teu tua nosso nossa nossos seu sua eu nós
        você vocês é que tenho tens tem temos têm posso pode podem podemos poderia devo deve devem há haver
        vou vai vão vamos ir quero queria gostaria saber dizer diga dá dão dar recebo recebe ganha ganho
        ganhar fazer faço faz fazemos quando quanto quanta quantos quantas também já ainda aqui aí então olá
        obrigado obrigada favor algo alguém mais preciso precisa precisamos isso isto exatamente
        significa significam significado quer querem dizer
    """,
    said_otherwise=(
        "férias, folga*, dias livres, dias de descanso",
        "casamento*, casar*, caso, boda*, matrimónio*",
        "mudança*, mudar*, mudo de casa",
        "nascimento*, parto*, bebé*, bebê*, paternidade*, maternidade*, nasce, grávid*",
        "falec*, falecimento*, morte*, morre*, morreu, funeral*, luto*, óbito*",
        "doen*, doente*, baixa médica, doença*",
        "atestado*, justificaç*, justificativo*",
        "teletrabalho*, em casa, de casa, remoto, à distância, home office",
        "acumul*, próximo ano, ano seguinte, ano que vem, transitar*, transfer*, passar para",
        "caduc*, expira*, perde*, vence*",
        "estagiári*, aprendiz*",
        "subsídio*, bónus, bônus, prémio*, prêmio*, suplement*, adicional*, extra, abono*",
        "salário*, ordenado*, vencimento*, remuneraç*",
        "cust*, custa, preço*, tarifa*, valor*, pagar, paga*, cobra*, taxa*",
        "reembols*, despesa*, devolv*",
        "curso*, formaç*, treinamento*",
        "abr*, aberto*, aberta*, abertura*",
        "fech*, encerr*, fechado*",
        "começ*, inici*, início*, arranc*, entra em vigor, inaugur*, a funcionar",
        "termin*, acab*, fim, conclu*",
        "compra*, compr*, adquir*, aquisiç*, encomend*",
        "decid*, decis*, aprov*, medida*, deliber*",
        "perder*, perd*, perda*, extravi*, esquec*",
        "avari*, estrag*, parti*, avaria*, quebra*, quebr*, não funciona, defeito*",
        "acidente*, ferid*, ferimento*, magoa*, lesão*, machuc*",
        "lig*, telefon*, telefone*, número*, chama*",
        "avis*, inform*, comunic*, notific*",
        "email*, e-mail*, mail, mensagem*, correio*",
        "pedir, pedido*, pede*, solicit*, requer*, inscriç*, apresent*",
        "guard*, conserv*, armazen*",
        "perdidos e achados, objetos, coisas, pertences",
        "cão, cães, animal*, animais, cachorro*, gato*",
        "carro*, veículo*, carrinha*, viatura*, automóve*",
        "estacion*, parque*, garagem*",
        "comer, comida*, refeiç*, alimentaç*",
        "almoç*",
        "cantina*, refeitório*, cafetaria*",
        "computador*, portátil*, notebook*",
        "troca*, troc*, substitu*, renov*",
        "apagão*, falta de luz, falta a luz, corte de energia, sem luz",
        "visita*, visitante*, hóspede*, convidado*, cliente*",
        "avós, avó, avô",
        "evento*, atividade*, festa*",
        "site, página web, website*",
        "horas extra*, horas extraordinárias",
        "atras*, atraso*, tarde",
        "fumar*, fum*, cigarro*",
        "roupa*, farda*, uniforme*, usar, vest*",
        "palavra-passe, senha*, código*",
        "chave*, cartão*, crachá*",
        "aviso prévio, demiss*, despediment*, rescis*",
        "período experimental, experiência",
        "desconto*, reduzid*, mais barato",
        "cancel*, anul*, desmarc*",
        "entreg*, envio*, envi*",
        "reclamaç*, queixa*",
        "emergência*, incêndio*, alarme*, fogo",
        "reuni*, assembleia*",
        "limp*, limpeza*",
        "prazo*, antecedência*, até quando, antes",
        "horário*, hora, horas",
        "por ano, anual*, ano",
        "grátis, gratuit*",
        "quarto*, dormitório*",
        "noite, noturno*, noturna*, noturnos",
        "turno*, turnos",
    ),
    said_lightly=(
        "novo*, nova*",
        "responsáve*, encarreg*, trata*, ocupa*, gere, gerir, coorden*, cuida*, organiza*, dirige*",
        "permit*, proib*, pode, podem, autoriz*, possível, permitido*",
        "colega*, funcionári*, colaborador*, pessoal, equipa*, equipe*, trabalhador*",
        "trabalh*",
    ),
    set_apart=(
        "novo*, nova* | velho*, velha*, antigo*, antiga*",
        "pequeno-almoço, café da manhã | almoço | jantar",
        "verão | inverno | primavera | outono",
        "abre, abrem, abrir, aberto | fecha, fecham, fechar, fechado",
        "adulto* | criança* | sénior*, idoso*, reformado*, aposentado* | estudante*",
        "estagiári* | aprendiz*",
        "manhã | tarde | noite*, noturn*",
        "mãe*, maternidade | pai, paternidade",
    ),
    shares={
        "1/2": "metade",
        "1/3": "um terço",
        "2/3": "dois terços",
        "1/4": "um quarto, a quarta parte",
        "3/4": "três quartos",
        "1/5": "um quinto",
        "2/5": "dois quintos",
        "3/5": "três quintos",
        "4/5": "quatro quintos",
        "1/10": "um décimo",
    },
    share_of="de do da dos das",
    unit_names={
        "mg": "miligrama, miligramas",
        "µg": "micrograma, microgramas",
        "g": "grama, gramas",
        "kg": "quilograma, quilogramas, quilos",
        "ml": "mililitro, mililitros",
        "l": "litro, litros",
        "mm": "milímetro, milímetros",
        "cm": "centímetro, centímetros",
        "m": "metro, metros",
        "km": "quilómetro, quilómetros, quilômetro, quilômetros",
        "ms": "milissegundo, milissegundos",
        "µs": "microssegundo, microssegundos",
        "ps": "cavalos",
        "tonne": "tonelada, toneladas",
        "mile": "milha, milhas",
        "decibel": "decibel, decibéis",
    },
    asked_alike=(
        "encontr*, põe, guard*, arrum*, fica*",
        "dia, diári*",
        "semana, semana*",
        "mês, mensa*",
        "ano, anua*",
        "repar*, consert*, arranj*, avariad*, estragad*, quebrad*, defeituos*",
        "cust*, preço*, tarifa*, pag*, caro, cara, vale, cobra*",
        "começ*, inici*, início",
        "fim, acab*, termin*",
        "abr*, abert*, abertura",
        "fech*, encerr*",
        "guard*, conserv*, armazen*, arquiv*",
        "repar*, consert*, arranj*",
        "encomend*, pede, pedir, pedido*, compr*",
        "entreg*, envi*, forne*",
        "cheg*",
        "emprest*, empréstimo*",
        "avariad*, estragad*, partid*, quebrad*, defeituos*",
        "perd*, extravi*",
        "reserv*, marc*",
        "cancel*, anul*",
        "aprov*, autoriz*",
        "inscri*, regist*",
        "doent*, doença, baixa",
        "férias, dias livres, folga*",
        "salário*, ordenado*, vencimento*",
        "wifi, rede sem fios",
        "senha*, palavra-passe, password",
        "telefon*, telemóvel, celular",
        "contact*, contat*, lig*, escrev*, dirij*, fal*",
        "devol*, retorn*",
        "garantia*",
        "reunião, reuniões, encontro*",
        "formação, curso*",
        "apag*, elimin*, destru*",
        "limp*, lav*",
        "demor*, dura*, lev*, tempo",
        "levant*, recolh*, buscar",
        "mínim*, pelo menos",
        "máxim*, no máximo, limite",
        "cliente*, comprador*",
        "fornecedor*",
        "convidad*, visitante*, visita*",
        "chefe*, superior*, responsáve*",
        "computador*, portátil, portáteis",
        "bicicleta*, bike",
        "carro*, veículo*",
        "viagem, viagens, desloca*",
        "fatura*",
        "pedido*, solicit*, requer*",
        "grátis, gratuit*",
    ),
    roles={
        "compound": "cagr, ao ano, por ano, anual*",
        "code_fields": "campo, campos, atributo, atributos, propriedade, propriedades",
        "code_arguments": "argumento, argumentos, parâmetro, parâmetros, assinatura",
        "code_raises": "lança, exceção, exceções",
        "code_returns": "devolve, retorna, valor de retorno",
        "kind_who": """
            quem, qual pessoa, que pessoa, qual empresa, que empresa, qual agência, qual fornecedor,
            qual colega, qual departamento
        """,
        "kind_where": "onde, aonde, qual lugar, que lugar, que sala, qual sala, qual endereço, que local",
        "kind_when": """
            a hora, a data, o dia, quando, que dia, qual dia, que data, qual data, que horas, a que horas,
            até quando, data
            limite
        """,
        "kind_why": "por que, por quê, porque, qual motivo, qual razão, o motivo, a razão, a causa",
        "kind_how_long": """
            quanto tempo, quantos dias, quantas semanas, quantos meses, quantos anos, quantas horas,
            duração, prazo, quanto demora, quanto dura, quanto duram, quanto demoram, quantos minutos
        """,
        "kind_how_often": "com que frequência, quantas vezes, de quanto em quanto, frequência",
        "kind_how_much": """
            quanto é, quanto se paga, quanto pago, quanto devo, quanto cobram, quanto vale, preço, quanto custa,
            quanto custam, qual preço, que preço, o preço, o custo, qual valor, qual
            orçamento, quantos euros, quanto dinheiro
        """,
        "kind_how_many": "quantos, quantas, número de, qual número, que quantidade",
        "kind_how": "como, de que forma, de que maneira",
        "kind_generic": """
            dia, dias, data, hora, horas, tempo, valor, número, coisa, coisas, maneira, forma, caso,
            lugar, empresa, companhia, procedimento, passo, pessoa, pessoas, gente
        """,
        "way_from": "de, do, da, desde",
        "way_to": "a, ao, à, para, até",
        "row_median": "mediana, mediano, valor mediano",
        "row_dearer": "mais caro, mais cara, mais barato, mais barata",
        "row_price": "preço*, tarifa*, custo*, mensalidade*, aluguel*, propina*, ingresso*, taxa*",
        "row_total": "todos, todas, todo, toda, total*, conjunto, soma, cada, juntos, juntas",
        "row_does": """
            trabalha, trabalham,
            há, houve, havia, tem, têm, teve, tiveram, é, são, foi, foram, fez, fizeram, faz, fazem, vendeu,
            venderam, vendido, vendidos, vendidas, atinge, atingem, atingiu, atingiram, registou, registaram,
            registrou, registraram, conta, contam, valor, número, quantidade, vezes, existem, feito, feita,
            feitos, feitas, existe, obteve, obtiveram, o do, a do, os do
        """,
        "row_count": "quantos, quantas, em quantos, em quantas, número de, quantidade de",
        "poses_as_product": """
            verificado por errata, verificada pela errata, verificado pelo
            errata, confirmado pelo errata, errata confirma
        """,
        "before_era": "a.c., antes de cristo",
        "each_year": "por ano, ao ano, cada ano, anual, anuais, anualmente",
        "copula": "é, era",
        "every_word": "cada, a cada",
        "once_word": "uma vez",
        "twice_word": "duas vezes",
        "thrice_word": "três vezes",
        "each_quarter": """
            por trimestre, ao trimestre, cada trimestre, trimestral, trimestrais, trimestralmente, a cada três meses
        """,
        "money_left": "lucro, lucros, excedente, superávit",
        "money_in": "receita, receitas, rendimentos, vendas, faturação, faturamento",
        "money_out": "custos, custo, despesas, despesa, gastos",
        "each_month": "por mês, ao mês, cada mês, mensal, mensais, mensalmente",
        "each_week": "por semana, cada semana, semanal, semanais, semanalmente",
        "each_day": "por dia, ao dia, cada dia, diário, diária, diariamente",
        "each_second": "por segundo, cada segundo, /s",
        "each_minute": "por minuto, ao minuto, cada minuto, /min",
        "each_hour": "por hora, a hora, cada hora",
        "says_no": "não",
        "says_yes": "sim",
        "code_noun": """
            pin, porta, código postal, cep, ramal, código de acesso, código
            de erro, identificador, número da conta, número da fatura,
            número do pedido, número de série
        """,
        "name_in_digits": """
            porta, ramal, pin, código postal, cep, código, código de erro,
            código de acesso, identificador, conta, número da conta, fatura,
            número, pedido, ônibus, autocarro, linha, sala, quarto,
            gabinete, portão, voo, comboio, trem, armário, cacifo, contrato,
            processo, ticket, funcionário, cliente, modelo, formulário,
            referência, edifício, plataforma
        """,
        "below_zero": "abaixo de zero, negativos",
        "minus_word": "menos",
        "bound_above": """
            mais de, acima de, superior a, mais que, supera, superam, ultrapassa, ultrapassam, superiores a,
            maior que, maior do que, maiores que, mais do que
        """,
        "bound_below": """
            menos de, abaixo de, inferior a, menos que, inferiores a, menor que, menor do que, menores que,
            menos do que, não chega a, não chegam a
        """,
        "bound_least": "pelo menos, no mínimo, ou mais, não menos de",
        "bound_most": "no máximo, não mais de, até, ou menos",
        "date_next": "próximo, próxima, a seguir, brevemente",
        "date_first": "primeiro, primeira, mais cedo",
        "date_last": "último, última, mais tarde, por último",
        "heading_hour": "hora",
        "heading_day": "dia, diário, diária",
        "heading_week": "semana, semanal",
        "heading_month": "mês, mensal",
        "heading_year": "ano, anual",
        "beyond_that": "acima disso, além disso, depois, caso contrário, menos, mais, abaixo disso, acima",
        "best_period": "melhor",
        "worst_period": "pior, mais fraco",
        "opening_hours": "horário de funcionamento, horário, horários",
        "of_them": "deles, delas, destes",
        "sold_out": """
            esgotado, esgotada, esgotados, esgotadas, sem stock,
            sem estoque, indisponível, indisponíveis, lotado, lotada
        """,
        "to_be_had": "disponível, disponíveis, em stock, em estoque",
        "falls_due": "vence, previsto, prevista",
        "phone_heading": "telefone, tel, telemóvel, celular, ramal",
        "person_heading": "nome, funcionário, funcionária, pessoa, colega, contacto, contato",
        "cell_closed": "fechado, fechada, encerrado, encerrada",
        "asks_weekdays": "que dias, em que dias, quais dias, quais os dias",
        "stock_heading": "stock, estoque, quantidade, disponíveis, em stock, vagas, lugares, livres",
        "limit_heading": "orçamento, orçado, previsto, teto, capacidade, estoque máximo",
        "floor_heading": "estoque mínimo, stock mínimo, ponto de pedido, mínimo",
        "actual_heading": "realizado, gasto, gastos, executado, utilizado",
        "within_limit": "dentro, respeita, respeitam, cabe, cabem",
        "what_is_left": "resta, restam, sobra, sobram, restante",
        "people_noun": "pessoas, funcionários, empregados, colaboradores, colegas, trabalhadores",
        "works_at": "trabalha, trabalham, lotado, lotada, empregado, empregada",
        "place_heading": "sede, local, localização, escritório, edifício, sala, cidade, armazém, filial, unidade",
        "gives_notice": "aviso prévio, rescisão, rescindir, cancelar, cancelado, cancelamento",
        "contract_noun": "contrato, contratos, assinatura, apólice",
        "opens_new": "abertura, data de abertura, aberto, aberta, abriu, inaugurada, inaugurado, fundada",
        "joins": """
            admissão, data de admissão, admitido, admitida, contratado, contratada, ingresso, começou,
            desde quando
        """,
        "newest_here": "mais recentemente, mais recente, mais novo, mais nova, por último",
        "longest_here": "há mais tempo",
        "counts_pieces": "pares de, par de, peças de, unidades de, caixas de, exemplares de",
        "ahead_of": "antes, de antecedência, com antecedência",
        "in_charge": """
            trata de, trata do, trata dos, trata das, trata, responsável por, responsável pelos,
            responsável pelas, responsável pelo, responsável pela, responsável, encarregado, contacto, contato,
            cuida de, cuida dos, cuida das, gere, a quem, com quem
        """,
        "cell_yes": "sim",
        "cell_no": "não",
        "asks_hours": """
            abre, abrem, abrimos, abrir, fecha, fecham, fechamos, fechar, encerra, encerram, aberto, aberta
        """,
        "before_somebody": "antes de, antes do, antes da",
        "went_before": "antes, anterior*, antig*, predecessor*, até, suced*, substitu*",
        "asks_permission": "posso, pode-se, podem-se, podemos, pode, é permitido, permitido, devo, tenho de",
        "named_in_capitals": "de, es, se, em, os",
        "or_more": "ou mais, e mais, em diante",
        "or_less": "ou menos, e menos",
        "begins_at": "desde, a partir de",
        "asks_apart": """
            em quanto, em quantos, em quantas, quanto a mais, quanto a menos, quantos a mais, quantas a mais,
            quanto mais, quantos mais, quantas mais, diferença entre
        """,
        "asks_together": "no total, ao todo, em conjunto, soma de, soma dos",
        "asks_multiple": "quantas vezes mais, quantas vezes maior, por que fator",
        "for_each": "por pessoa, por funcionário, por cabeça, per capita, por cada",
        "asks_difference": """
            quanto a mais, quanto a menos, a mais, a menos, diferença, mais caro, mais cara, mais barato,
            mais barata, em comparação com, em relação a, quanto mais, quantos mais, quantas mais, mais, menos,
            do que, que diferença, supera, superam, a mais do que, diferença de preço, diferença entre
        """,
        "asks_sum": """
            todas as, todos os, todas, todos, no total, ao todo, juntos, juntas, somando, somados, total, totais,
            soma, somam, entre todos, entre todas, em conjunto
        """,
        "asks_money": """
            quanto custa, quanto custam, preço, salário, ordenado, por hora, quanto ganha, quanto se paga,
            quanto dinheiro
        """,
        "asks_clock_time": "que horas, que hora",
        "asks_days": "quantos dias",
        "rule_allows": "permitid*, autorizad*, pode, podem",
        "rule_forbids": "proibid*, vedad*, interdit*",
        "says_open": "aberto, aberta, abertos, abertas, abre, abrem",
        "says_shut": "fechado, fechada, fechados, fechadas, fecha, fecham",
        "condition_on": "caso, desde que",
        "condition_off": "a menos que, salvo se, mesmo que, mesmo se, sem",
        "rule_excepts": "exceto, excepto, salvo, com exceção",
        "opposes": "mas, enquanto, porém, embora",
        "may_do": "pode, podem",
        "nobody": "ninguém, nenhum",
        "limit_up_to": "até",
        "limit_beyond": "acima de, mais de",
        "works_here": "pessoal, funcionários, trabalham, trabalha",
        "stands_for": "aquele, aquela, aqueles, aquelas",
        "anyone": "todos, todas, toda a gente, qualquer pessoa, qualquer um",
        "limits_to": "só, somente, apenas, exclusivamente, unicamente",
        "adds_to": "também, igualmente",
        "qualifies": "online, on-line, ajustad*, orgânic*, recorrente*",
        "rule_only": "só, somente, apenas, exclusivamente, unicamente",
        "opens_unit": "em",
        "entry_question": "pergunta, p",
        "entry_answer": "resposta, r",
        "courtesy_greets": """
            oi, olá, ola, bom dia, boa tarde, boa noite, olá a todos, caros colegas, prezados, cara
            equipe, cara equipa
        """,
        "courtesy_asks": """
            uma pergunta, uma pergunta rápida, uma dúvida, tenho uma pergunta, tenho uma dúvida,
            pergunta rápida, pergunta, dúvida, dúvida rápida, desculpe, desculpa, com licença,
            obrigado, obrigada, muito obrigado, muito obrigada, por favor, tudo bem
        """,
        "courtesy_closes": """
            obrigado, obrigada, muito obrigado, muito obrigada, obrigado desde já, obrigada desde
            já, agradeço desde já, por favor, cumprimentos, atenciosamente, abraço, abraços
        """,
        "part_of_a_paper": """
            decisões, ações, ordem de trabalhos, presentes, resumo, introdução, notas, anexo, diversos
        """,
        "in_unit": "em",
        "table_lacks": "não têm, não tem, sem, nenhum*",
        "table_bears": "têm, tem, com",
        "counts_people": "funcionários, empregados, trabalhadores, colaboradores",
        "begins": "começa, começam, começou, inicia, iniciou, início, tem início, entra em vigor",
        "ends": "termina, terminam, terminou, acaba, expira, expirou, vence, vencem, encerra, encerrou, caduca",
        "unit_mark": "valores em, montantes em, em milhares, em milhões",
        "against_a_limit": """
            acima, abaixo, sob, além, super*, exced*, contra, face, que, atingiu, inferior*, superior*, dentro
        """,
        "scores": "placar, resultado, ganhou, venceu, derrotou, perdeu, vitória, derrota, empate, empatou",
        "degree_of_most": "mais, menos, maior, menor",
        "because_of": "por causa de, por causa da, por causa do, devido a, devido à, devido ao, porque",
        "according_to": "segundo, de acordo com",
        "tells_that": "afirma, afirmou, disse que, declarou, sustenta",
        "limit_least": "mínimo, mínima, estoque de segurança, ponto de encomenda",
        "cheapest": """
            mais barato, mais barata, mais baratos, mais económico,
            mais econômico, mais económica, mais econômica
        """,
        "dearest": "mais caro, mais cara, mais caros, mais caras",
        "asks_duration": """
            quanto tempo, quanto dura, quanto demora, duração, quanto duram, quanto demoram,
            minutos dura, horas dura, dias dura, semanas dura, meses dura
        """,
        "asks_number": "qual número, que número, número, ramal",
        "extension": "ramal, extensão",
        "up_to": "até, até ao, até à",
        "limit_most": "máximo, máxima, limite, teto",
        "limit_aimed": "meta, metas, objetivo, objetivos, quota",
        "expects": "prevê, preveem, previst*, esperad*, orçad*, orçamentad*, planead*, planejad*",
        "limit_planned": "orçamento, orçad*, previsto, prevista, previsão",
        "clock_and_quarter": "e um quarto, e quinze",
        "clock_and_half": "e meia",
        "clock_quarter_to": "um quarto para as, quinze para as",
        "comes_after": "depois de, depois da, depois do, após",
        "comes_before": "antes de, antes da, antes do",
        "mutual": "jogou, joga, com, entre, contra, encontrou",
        "orders": "que, antes, depois, após, sobre, de, a, ao, por, para",
        "deed_beats": """
            venceu, vence, vencido, vencida, derrotou, derrota o, derrotado, derrotada, ganhou, ganhou ao,
            bateu, batido, batida, superou
        """,
        "deed_beats_back": "perdeu, perde, perdido, derrota contra",
        "deed_buys": """
            comprou, compra a, comprado, comprada, adquiriu, adquire, adquirido, adquirida, aquisição de, compra
            de, aquisição da, compra da
        """,
        "deed_buys_back": "vendida à, vendido ao, vendida a",
        "deed_founds": """
            fundou, fundada, fundado, fundaram, criou, criada, criado, construiu, construída, construído,
            projetou, projetada, projetado, inventou, inventado, inventada, escreveu, escrito, escrita
        """,
        "deed_hires": "contratou, contrata, contratado, contratada, nomeou, nomeado, nomeada, admitiu",
        "deed_owes": "deve, devem, devia",
        "deed_sues": "processou, processado, processada, acusou, acusado, acusada",
        "deed_leads": "dirige, dirigiu, lidera, liderou, chefia, supervisiona, gere, coordena, liderado, liderada",
        "deed_leads_back": "reporta a, reporta ao, reporta à, responde a, responde perante, depende de",
        "deed_owns": "possui, detém, possuía, é dono de, é dona da, é dono da, é proprietária de",
        "deed_owns_back": "pertence a, pertence à, pertence ao, pertencia a, é uma filial da",
        "deed_succeeds": "substituiu, substituído, substituída, sucedeu a",
        "deed_succeeds_back": "antecedeu, precedeu",
        "deed_pays": "paga, pagou, pago, reembolsa, reembolsou",
        "deed_pays_back": "recebe de, recebeu de, recebe da",
        "deed_supplies": "fornece, forneceu, abastece, fornecido",
        "deed_supplies_back": "compra de, abastece-se em",
        "deed_by": "por, pelo, pela, pelos, pelas",
        "deed_passive": "foi, foram, sido, é, são, era, será",
        "asks_has": "tem, têm, possui, recebe, dá",
        "which_table": "qual tabela, que tabela, qual coluna, que coluna",
        "importing": "import*, depend*, usado por",
        "clock_mark_or_span": "h, horas",
        "noon": "meio-dia",
        "midnight": "meia-noite",
        "after_a_span": "após, depois de",
        "before_noon": "da manhã",
        "after_noon": "da tarde, da noite",
        "out_of": "de, das, dos",
        "compared_from": "ante, que em, do que, contra, em relação",
        "per": "por",
        "article": "o, a, os, as, um, uma",
        "than": "que, do que, ao",
        "over_budget": """
            acima do orçamento, acima do seu orçamento, excedeu o orçamento, excedeu o seu orçamento, excedeu
            seu orçamento, ultrapassou o orçamento, ultrapassou o seu orçamento, ultrapassou seu orçamento,
            superou o orçamento, estourou o orçamento
        """,
        "under_budget": """
            abaixo do orçamento, abaixo do seu orçamento, dentro do orçamento, dentro do seu orçamento, cumpriu
            o orçamento, respeitou o orçamento
        """,
        "of_both": "ambos, ambas",
        "stood_higher": "maior, maiores, superior, superiores, mais alto, mais alta, mais altos, mais altas",
        "stood_lower": "menor, menores, inferior, inferiores, mais baixo, mais baixa, mais baixos, mais baixas",
        "period_bound": "desde, até, antes de, depois de, após, de, entre, a, que, ao",
        "period_kin": "ano a ano, na comparação anual, em relação ao ano anterior",
        "evaluates": "melhor*, pior*, deveria*, poderia*, deve",
        "best_of_all": "o melhor, a melhor",
        "worst_of_all": "o pior, a pior",
        "gain_noun": """
            vendas, receita, receitas, lucro, faturamento, pedidos, produção, visitantes, clientes,
            membros, pontos
        """,
        "burden_noun": "custos, despesas, reclamações, defeitos, erros, perdas, dívida, acidentes",
        "less_than": "menor, menos, inferior",
        "more_than": "maior, mais, superior",
        "fiscal": "exercício",
        "asks_listing": (
            "lista, liste, listar, enumere, mostra, mostra-me, "
            "mostre, mostre-me, dá-me, dê-me, compara, compare, tabela"
        ),
        "asks_each_row": "cada, todos, todas",
        "listing_soft": "tabela, com, seu, sua, seus, suas, me",
        "everybody_is": "todos, todas, todo, toda, cada",
        "is_averaged": "média, médio, em média",
        "calendar_year": "ano civil, ano calendário, ano-calendário, anos civis",
        "is_done": "foi, foram, tem sido, já foi, já foram",
        "still_to_come": "será, serão, vai ser, vão ser",
        "never_below": """
            nunca baixou de, nunca caiu abaixo de, nunca desceu abaixo de, sempre acima de, manteve-se acima de
        """,
        "never_above": """
            nunca ultrapassou, nunca ultrapassaram, nunca excedeu, nunca passou de, jamais ultrapassou, sempre abaixo
            de, manteve-se abaixo de, não ultrapassou
        """,
        "halves": "caiu pela metade, reduziu-se a metade",
        "states": "foi, foram, era, é, são, de, a",
        "deficit": "prejuízo, prejuízos, perda, perdas, déficit, défice",
        "percent_points": "ponto percentual, pontos percentuais",
        "compares": "ante, contra, frente a, em comparação com",
        "joins_names": "e",
        "the_former": "aquele, aquela",
        "the_latter": "este último, esta última",
        "in_turn": "respectivamente",
        "coordinates": "e, mas, enquanto",
        "both_ends": "e, ou",
        "came_to": "para, a",
        "starts_from": "de, desde",
        "goes_over": "passa, passam, passou, passaram, passado, mudou, mudaram, evolui*, evoluí*, foi, foram",
        "moves_by": "em, uns",
        "moves_to": "para, a, aos, até",
        "moves_from": "de, desde",
        "spelt_number": "um, uma, onze, catorze, quatorze, cem, cento",
        "around_what_is_right": """
            não, é, são, está, estão, seria, seriam, deve ser, devem ser, deveria ser, há, agora, agora são,
            atualmente, na verdade, na realidade, afinal, aliás, mas sim, o certo, o certo é, o correto,
            o correto é, correto, certo, a resposta certa, a resposta correta,
            isso dá, dá, dão, isso faz, faz, fazem, fica em, fica a, ficam em, isso fica em, isso seriam,
            vem a ser, chega a, resulta em
        """,
        "wraps_a_question": """
            sabe, sabes, sabem, saber, gostaria, queria, alguém, por favor, preciso, precisa, está, estão, deve,
            devo, tem, têm
        """,
        "way_until": "até",
        "is_open": "abert*, abre*",
        "it_closes": "fecha",
        "verb_ending": """
            ar, er, ir, amos, emos, imos, ando, endo, indo, ado,
            ada, ados, adas, ido, ida, am, em, ação, ações, amento
        """,
        "kind_by_what": "com o quê, com o que, com que",
        "of_the_present": """
            hoje, agora mesmo, atual, atuais, atualmente, neste momento, últimas notícias, mais recentes, esta semana,
            este mês, este ano, previsão do tempo, preço, preços, cotação, taxa de câmbio, quem é, quem são, quem dirige
        """,
        "wants_search": """
            preciso pesquisar, preciso de pesquisar, preciso procurar, preciso de procurar, tenho de pesquisar, tenho
            que pesquisar, devo pesquisar, vou pesquisar, vou procurar, é preciso pesquisar, uma pesquisa sobre, uma
            nova pesquisa sobre
        """,
        "of_the_draft": """
            a sua resposta, sua resposta, a minha resposta, minha resposta, o rascunho, este rascunho, a resposta acima,
            a resposta anterior, a resposta fornecida, a resposta está incorreta, a resposta está errada, a resposta
            está correta, a resposta está incompleta, a resposta deveria, a resposta deve, a resposta contém, por favor
            verifique, por favor corrija, verifiquei, preciso, tenho de, vou
        """,
        "about": "cerca de, quase",
        "quarter": "trimestre*",
        "half_year": "semestre*",
        "first_half_mark": "s1, 1s",
        "second_half_mark": "s2, 2s",
        "made_up_of": """
            vem, veio, provém, representa, representou, corresponde, correspondem, representam, cabe, provêm,
            diz respeito, pertence, pertencem
        """,
        "asks_share": """
            percentagem, porcentagem, percentual, proporção, parcela, parte, fatia, que parte, que percentagem,
            que porcentagem, qual a percentagem, qual a porcentagem
        """,
        "asks_margin": "margem, margens",
        "half": "semestre, metade",
        "span_start": "entre, de",
        "span_joint": "e, até, a",
        "until": "até, a, ao",
        "times": "vezes",
        "before_or_after": "depois de, antes de",
        "approximate": """
            aproximadamente, cerca de, quase, mais de, menos de, pelo menos, no máximo, até
        """,
        "at_least": "mais de, pelo menos, superior a, superiores a, acima de, no mínimo, ao menos, não menos de",
        "at_most": """
            menos de, quase, no máximo, cerca de, até, inferior a, inferiores a, abaixo de, não mais de, não mais que
        """,
        "set_against": "desde, face a, em comparação com, comparado com, depois, após",
        "against": "face a, em comparação com, comparado com",
        "rise": "aument*, cresc*, subi*, dobr*, alta de, elev*, alta, subida, subiu, ganh*, avanç*, expans*",
        "fall": """
            diminu*, caiu, caíram, queda*, baixou, baixaram, desceu, desceram, reduziu, redução, recu*, baixa,
            perda de, encolh*, retra*, menor*, menos, redu*, cair
        """,
        "movement": "variação, diferença, aumento, diminuição",
        "change": """
            poupa, poupas, poupam, economiza, economizam, poupança, economia de,
            mais barato, mais barata, mais caro, mais cara,
            aument*, cresc*, subi*, diminu*, caiu, caíram, queda*, baix*, reduziu, redução,
            variação, diferença*, face a, em comparação com
        """,
        "average": "média*",
        "sum": "no total, soma*, em conjunto",
        "whole": "média*, no total",
        "share": "proporção, percentagem, porcentagem, margem, taxa",
        "denies_along": "nunca, nenhum*, jamais, nem, ninguém, nada",
        "negates": "não, nunca, sem, nenhum*, jamais, nem, ninguém, nada",
        "affirms": "com, sempre",
        "negates_nothing": "não só, não apenas, salvo, exceto, sem dúvida",
        "least_behind": "pelo menos, no mínimo, ou mais",
        "most_behind": "no máximo, ou menos, quando muito",
        "negation": "não, sem, nenhum*",
        "hedge": "talvez, provavelmente",
        "lacking": "falta, faltam, indisponíve*",
        "data": "dado, dados, informação, informações",
        "given": "disponíve*, publicad*, encontrad*",
        "opens_at": "abre, abrem",
        "closes_at": "fecha, fecham",
        "times_two": "o dobro, duas vezes mais",
        "times_three": "o triplo, três vezes mais",
        "times_half": "metade d*",
        "doubles": "duplicou, dobrou",
        "triples": "triplicou",
        "quadruples": "quadruplicou",
        "years": "ano, anos, décadas",
        "born": "nascido, nascida, nasceu",
        "contrasts": "mas, porém, embora, enquanto, só",
        "fiscal_year": "exercício, ano fiscal",
        "declines": "não tenho esse número, não tenho nenhum número, não sei, não há, não encontrei, não menciona*",
        "source_word": "fonte, fontes",
        "percent": "por cento",
        "hour_follows": "às, até às, entre as",
        "joins_figures": "a, às, até, até às, de",
        "most_of_all": """
            o mais alto, a mais alta, os mais altos, as mais altas, o maior, a maior, os maiores, as maiores, o mais
            elevado, a mais elevada, o mais longo, a mais longa
        """,
        "least_of_all": """
            o mais baixo, a mais baixa, os mais baixos, as mais baixas, o menor, a menor, os menores, as menores, o
            mais curto, a mais curta
        """,
        "no_extreme": """
            um dos, uma das, entre, não, nunca, nem, desde, quase, no máximo, pelo menos, até agora, a maior parte,
            maior que, menor que, maior do que, menor do que
        """,
        "year_before": """
            no ano anterior, um ano antes, o ano anterior
        """,
        "year_after": "no ano seguinte, um ano depois, um ano mais tarde",
        "leads_in": "e",
        "also": "e",
        "what_about": "e para, e quanto a",
        "that_of": "o de, a de, os de, as de, o do, a do, o da, a da, os do, os da, as do, as da",
        "of_owner": "da, do, dos, das, de, em, no, na",
        "same_for": "agora, e agora, o mesmo, a mesma coisa, a mesma pergunta, mesma pergunta, mesma coisa, idem",
        "clause_joint": "e, enquanto",
        "year_word": "ano, anos",
        "turns_age": "completou",
        "adposition": "em, no, na, nos, nas, de, do, da, dos, das, com, por",
        "preposition": "para",
        "for_whom": "para",
        "asks_figure": "quanto, quanta, quantos, quantas, quando, qual percentagem, qual porcentagem, que quantidade",
        "asks_date": "quando, que ano, qual ano, que anos, que data, qual data, que dia, que mês, que século",
        "table_soft": """
            gasto, gastou, gasta, gastam, gastar, utilizado, usado, atualmente, ascendeu
        """,
        "opens_total": "total, subtotal",
        "asks_price": "custa, custam, custou, preço, preços, tarifa, tarifas",
        "asks_list": "passos",
        "asks_explanation": "como",
        "in_force_from": """
            em vigor desde, em vigor a partir de, vigente desde, válido desde, válida desde, válido a partir de,
            válida a partir de, entrada em vigor, aplicável a partir de
        """,
        "as_of_date": "na data de, publicado em, publicada em",
        "updated_on": """
            última atualização, atualizado em, atualizada em, modificado em, última modificação, revisto em,
            revisado em
        """,
        "in_force_until": "válido até, válida até, vigente até, em vigor até, expira em",
        "version_word": "versão, revisão, edição",
        "supersedes": "substitui",
        "superseded_by": "substituído por, substituída por, substituido por",
        "changed_since": """
            adiad*, transferid*, remarcad*, antecipad*, mudou para, muda para, passou para, passa para, em vez de,
            em vez do, em vez da, em lugar de, já não, deixa de, não é mais, a partir de agora, agora, doravante,
            substituído por, substituída por, alterad*, passa a, passa de, passou a, passou de, aumentado para,
            aumentada para, reduzido para, reduzida para, prorrogad*, prolongad*, cancelad*, anulad*, descontinuad*,
            nova data, novo prazo, sucede a
        """,
        "left_undecided": """
            será decidid*, a decidir, por decidir, a confirmar, por definir, a definir, ainda não foi decidid*, em
            aberto, está pendente
        """,
        "takes_place": """
            realiza-se, tem lugar, terá lugar, acontece, começa, inicia, está previsto, está prevista, está marcado,
            está marcada, será
        """,
        "meeting_word": "ata, ata de, reunião, reunião de, sessão de, nota de, circular de, comunicado de",
        "draft_state": """
            rascunho, rascunhos, minuta, não aprovado, não aprovada, em revisão, versão preliminar,
            isto é um rascunho, este é um rascunho
        """,
        "archived_state": """
            arquivado, arquivada, obsoleto, obsoleta, revogado, revogada, expirado, expirada, caducado,
            caducada, anulado, anulada, substituído, substituída, já não está em vigor, já não é válido,
            já não é válida, desatualizado, desatualizada, versão antiga
        """,
        "state_word": "estado, situação",
        "notice_label": "aviso, atenção, advertência, nota",
        "archived_folder": "arquivo, lixo, não usar",
        "superseded_mark": "antigo, antigos, antiga, antigas, velho, velhos",
        "authority_word": "autoridade",
        "official_word": "oficial, vinculativo",
        "unofficial_word": "não oficial, oficioso",
        "yes_word": "sim, verdadeiro",
        "no_word": "não, nao",
        "all_earlier": "todas, todos, anterior, anteriores",
        "company_label": "empresa, companhia, sociedade, organização, emissor, empregador",
        "product_label": "produto, nome do produto, modelo, aplicação, projeto",
        "place_label": "local, sede, país, região, cidade, escritório",
        "period_label": "período, exercício, trimestre, ano",
        "audience_label": "público, público-alvo, aplica-se a, destinatários, destinado a",
        "registrant": "nome do emissor",
        "reports_on": "para o exercício findo em, exercício findo em, para o trimestre findo em",
        "report_kind": "relatório anual, relatório trimestral",
        "document_noun": "política, manual interno, norma, guia, procedimento, regulamento, acordo, documento",
        "periodic_document": "relatório, ata, resultados, orçamento, fatura",
        "span_opens": "entre, desde",
        "reported_span": "mês, meses, semana, semanas, findo*",
        "heads_column": "variação, % variação",
        "table_identifier": "n.º, nº, número, código, ramal, extensão, telefone, sala",
        "heads_value": "valor, valores, montante, quantia, número, resultado, quantidade",
        "heads_unit": "unidade, unidades, moeda",
        "loss_of": "prejuízo de, perda de",
        "which_of_all_rows": "quais",
        "place_word": """
            em, no, na, nos, nas, num, numa, sobre, sob, atrás, diante, junto, perto, ao, à, entre, dentro,
            debaixo
        """,
        "opening_pronoun": "ele, ela, eles, elas, este, esta, estes, estas",
        "how_much_is": "quanto custa, quanto custam",
        "adds_more": "mais, adicionais",
        "question_word": """
            quem, que, quê, qual, quais, quando, onde, aonde, como, porquê, quanto, quanta, quantos, quantas
        """,
        "workdays": "segunda a sexta, dia útil, dias úteis, dias de semana",
        "weekend": "fim de semana, fins de semana",
        "day_word": """
            feriado, feriados, fim de semana, fins de semana, manhã, manhãs, meio-dia, tarde, tardes,
            noite, noites, hoje, amanhã
        """,
        "speakers_own": "meu, minha, meus, minhas, nosso, nossa, nossos, nossas",
        "public_holiday": "feriado, feriados",
        "under_a_year": """
            mês, meses, mensal, mensais, semana*, semanal, semanais, dia, diário, diária, primavera, verão,
            outono, inverno
        """,
        "calendar_word": """
            dia*, semana*, mês, meses, hora*, ano, anos, século*, segunda-feira, terça-feira, quarta-feira,
            quinta-feira, sexta-feira, sábado, domingo
        """,
        "figure_word": """
            uma vez, duas vezes, metade, dobro, terço, cem, cento, mil, diári*, semana*, mensa*, anua*,
            ilimitad*
        """,
        "counted_things": "número, quantidade, unidades",
        "asks_reason": """
            por que, porquê, por que razão, por que motivo, a que se deve, a que se devem, a que se deveu,
            a que se deveram, ao que se deve
        """,
        "reason": "porque, devido a, já que, por causa, graças a, uma vez que",
        "asks_person": "quem",
        "attribute_weight": "pesa, pesam, peso, pesado, pesada, quilos, quilogramas",
        "attribute_age": "que idade, idade, quantos anos tem",
        "attribute_sound": "ruidoso, ruidosa, barulhento, ruído, barulho, decibéis",
        "of_no_group": "não",
        "of_no_kind": "in, im, não",
        "goes_with": "com",
        "goes_without": "sem",
        "of_an_age_over": "mais de, maiores de, acima de, a partir de",
        "of_an_age_under": "menos de, menores de, abaixo de, até",
        "asks_from_when": "desde quando, a partir de quando, a partir de que horas",
        "asks_until_when": "até quando, até que horas",
        "told_from": "desde, a partir, das, de, após, entre",
        "told_until": "até",
        "of_height": "alto, alta, altura",
        "of_width": "largo, larga, largura",
        "of_length": "longo, longa, comprido, comprida, comprimento",
        "of_depth": "profundo, profunda, profundidade, fundo",
        "of_capacity": "capacidade, lotação, comporta",
        "attribute_length": "comprimento, minutos, horas",
        "attribute_serial": "número de série, números de série",
        "counts_things": "quantos, quantas",
        "measured_in_days": "férias, licença, folga, folgas, teletrabalho",
        "counts_no_things": "h, vezes, andar, piso",
        "asks_size": "quanto mede, quanto medem",
        "asks_place": "onde é, onde está, onde fica, onde ficam",
        "asks_pay": "quanto ganha, quanto ganham, salário, ordenado, vencimento",
        "tells_when": """
            depois, antes, quando, até, desde, durante, enquanto, assim que, imediatamente, sempre, anual*,
            diári*, seman*, mensal*, trimestral*, cada, todos os, todas as, manhã, tarde, noite, meio-dia,
            meia-noite, cedo, agora, hoje, amanhã, ontem, século, guerra, temporada, início, fim, após, atual*,
            ao, se, marcação, pedido, agendamento
        """,
        "nameless_figure": "valor, valores, montante, número, total, quantidade",
        "asks_meaning_of": "significa, significam, significado, quer dizer, querem dizer, definição, se entende por",
        "tells_meaning": """
            signific*, quer dizer, querem dizer, design*, defin*, abreviatura, sigla*, cham*, denomin*, é um,
            é uma, é o, é a, é todo, é toda, são um, são os, são as, são todos, são todas, isto é, ou seja,
            indica*, represent*, exprim*, anunci*, avis*, sinaliz*, mostra*, equivale, corresponde, refere,
            referem, entende, se, quando
        """,
        "gives_purpose": """
            para, a fim de, senão, após, assim, evita*, permit*, garant*, imped*, proteg*, precis*, deve, devem
        """,
        "succession": "antes de, depois de, antecessor, antecessora, sucessor, sucessora, substituiu, sucedeu",
        "another_office": "vice, adjunto, adjunta, suplente, antigo, antiga, cessante, assistente, anterior",
        "stands_in": """
            substitui, substituem, substituir, substituto, substituta, suplente, faz as vezes, na ausência de,
            na sua ausência, cobre a ausência
        """,
        "street_word": "rua, avenida, praça, travessa, estrada, alameda, largo, rodovia",
        "which_of_a_kind": "qual, quais, que, em que, em qual, a que, de que",
        "before_a_thing": "um, uma, uns, umas, o, a, os, as, seu, sua, seus, suas, vários, várias",
        "being": "é, são, está, estão, era, eram, estava, estavam, fica, ficam",
        "its_place": "endereço, morada, entrada, edifício, prédio, sede, porta, acesso",
        "is_located": """
            fica, ficam, encontra-se, situado, situada, localizado, localizada, ao lado de, em frente a, atrás de
        """,
        "somebody": """
            pessoa*, pessoal, equipe*, equipa*, alguém, ninguém, todos, todas, quem, aqueles, colega*, membro*,
            departamento, direção, conselho, comitê, comité, escritório, empresa, agência, responsáve*, chefe*,
            funcionári*, cliente*, pais, senhor, senhora, gente, grupo, rei, rainha
        """,
        "agent_ending": """
            dor, dora, dores, doras, ista, istas, eiro, eira, eiros, eiras, ário, ária, ários, ante, antes, ente,
            entes, tor, tora, tores
        """,
        "asks_phone": "número de telefone, telefone de contato, número de telemóvel",
        "asks_mail": "endereço de e-mail, endereço de email, endereço eletrônico, endereço eletrónico",
        "asks_if_so": """
            é verdade, isso é verdade, é verdade isso, está certo, isso está certo, tá certo isso, isso tá certo, é
            correto, isso é correto, está correto, isso está correto, é isso mesmo, é assim, ainda é assim, ainda é
            verdade, isso ainda vale, ainda vale, isso ainda é válido, está atualizado, mesmo, a sério, sério, de
            verdade, tem certeza, tens a certeza, tem a certeza, pode confirmar, podes confirmar, alguém pode
            confirmar, alguém confirma, confirma, você confirma, pode verificar, podes verificar, pode ser, ele tem
            razão, ela tem razão, isso está errado, o que dizem os documentos
        """,
        "heading_short_for": """
            tel telefone, ramal extensão, nº número, núm número, qtd quantidade, qtde quantidade, depto departamento,
            dept departamento, end endereço, ref referência
        """,
        "one_spoken_of": "ele, ela",
        "owned_by_one": "seu, sua, seus, suas",
        "of_a_person": "de",
        "pronoun": "ele, ela, eles, elas, isso, isto",
        "relative_period": "no ano passado, este ano, o próximo ano",
    },
    says={
        "fact cell restated": "reapresentado, publicado primeiro: {figure}",
        "fact cell derived": "calculado: ano - T1 - T2 - T3",
        "fact cell split": (
            "antes de um desdobramento, não comparável com anos posteriores (÷ {factor} para comparar)"
        ),
        "fact calendar years": "Os exercícios são anos civis.",
        "fact fiscal periods": "Períodos fiscais, não civis: {period} encerrado em {day}.",
        "fact month ends": "preços da ação, último dia de bolsa de cada mês",
        "fact day before": "{day} não foi dia de bolsa; o último anterior foi {before}.",
        "fact prices end": "Não há cotações de {start} a {end}; a última é de {day}.",
        "fact prices none": "Não há cotações de {start} a {end}; há para {years}.",
        "months": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        "day told": "{d} de {m} de {y}",
        "day told yearless": "{d} de {m}",
        "first day": "1",
        "of one": (
            "1 perguntas estão a ser respondidas ou esperam=1 pergunta está a ser respondida ou espera; "
            "1 anos ou datas=1 ano ou data; 1 tentativas=1 tentativa; "
            "1 afirmações duvidosas=1 afirmação duvidosa; "
            "encontrou 1 afirmações no que citam=encontrou 1 afirmação no que cita; "
            "1 afirmações=1 afirmação; 1 fontes=1 fonte; 1 números=1 número; "
            "1 relatórios apresentados=1 relatório apresentado; 1 entregas=1 entrega; "
            "1 frases afirmadas=1 frase afirmada; 1 dias=1 dia; 1 vezes=1 vez; 1 falhas=1 falha; "
            "1 passagens=1 passagem; 1 passagens novas=1 passagem nova; 1 linhas=1 linha; "
            "1 linhas de dados=1 linha de dados; 1 chamadas=1 chamada; 1 rascunhos=1 rascunho; "
            "1 horas=1 hora; 1 caracteres=1 carácter; são aceites 1 por minuto=é aceite 1 por minuto; "
            "as últimas 1 respostas são desenhadas=a última resposta é desenhada"
        ),
        "file misnamed": "O nome acaba em {suffix}, mas contém {what}: foi lido como tal.",
        "file password here": (
            "Precisa de uma palavra-passe: escreva-a aqui no campo "
            "da palavra-passe e envie o ficheiro de novo."
        ),
        "file password wrong": "Precisa de uma palavra-passe, e a que foi dada não o abre.",
        "fiscal year short": "Exercício {year}",
        "table words": (
            "figures=números; figures of its tables=números de suas tabelas; "
            "Period=Período; Ended=Encerramento; Company=Empresa; Measure=Indicador; Metric=Indicador; "
            "Value=Valor; Unit=Unidade; Form=Formulário; Filed=Entregue; Period end=Fim do período; "
            "Accession=Número de registro; Items=Itens; Description=Descrição; Link=Link; Formula=Fórmula; "
            "Note=Nota; filings=documentos entregues; Rank=Posição; Change=Variação"
            "; From=De; To=Até; Date=Data; Close=Fecho; metrics=indicadores; share price=preço da ação"
            "; Open=Abertura; High=Máxima; Low=Mínima; Volume=Volume; share prices=preços da ação"
            "; filings with the SEC=entregas à SEC"
        ),
        "fact whose": "De que empresa se trata? Tenho números de {companies}; por favor, indique o nome.",
        "fact no company": "Não tenho números de {words}; tenho-os de {companies}.",
        "fact no explanation": "Não encontrei nenhum documento que o explique. {formulas}",
        "fact nobody": "nenhuma empresa",
        "fact for period": "{figure} {period}",
        "fact years": "nos exercícios de {years}",
        "fact first half": "no primeiro semestre do exercício de {year}",
        "fact second half": "no segundo semestre do exercício de {year}",
        "fact trailing": "no ano até {end}",
        "fact calendar": "no ano civil de {year}",
        "fact lacking": "{measure} de {company} {periods}: não tenho esse número.",
        "fact lacking but": (
            "{measure} de {company} {periods}: não tenho esse número; tenho-o para os exercícios de {years}."
        ),
        "fact none": "{measure} de {company}: não tenho esse número.",
        "fact none but": "{measure} de {company}: não tenho esse número; tenho-o para os exercícios de {years}.",
        "fact only quarters": "Do exercício de {year} só tenho {quarters}.",
        "fact gaps": "Entre eles não tenho números {periods}.",
        "fact latest": "É o número mais recente que tenho.",
        "fact restated as": "Como publicado inicialmente; relatórios posteriores reapresentaram o valor: {figures}.",
        "fact never restated": "Nenhum relatório posterior reapresentou o valor.",
        "fact split basis": (
            "Os números até {period} estão como publicados antes de um desdobramento de ações; a comparação é "
            "feita na base atual."
        ),
        "fact was restated": "O valor foi reapresentado; o primeiro relatório dizia {figure}.",
        "fact derived": "Não foi publicado em separado: é o ano inteiro menos os trimestres anteriores.",
        "fact before split": (
            "O valor é anterior a um desdobramento de ações e não é comparável tal qual com os posteriores."
        ),
        "fact split apart": (
            "Os números até {period} são anteriores a um desdobramento de ações e não são comparáveis com os "
            "posteriores."
        ),
        "fact computed as": "{measure} é calculado assim: {formula}.",
        "fact as filed": "O valor consta assim dos relatórios e não foi calculado.",
        "fact ended": "{company} {period}: encerrado em {day}.",
        "fact covered": "{measure} de {company}: tenho números {parts}.",
        "fact covered quarters": "por trimestre ({first} – {last})",
        "fact not covered": "{measure} de {company}: não tenho números.",
        "fact no figure": "Não tenho nenhum número para isso.",
        "fact higher": "O de {company} é o mais alto.",
        "fact not converted": "Os números estão em {first} e {last} e não foram convertidos.",
        "fact median": "Mediana",
        "fact cagr": "Crescimento anual composto",
        "fact factor": "Fator",
        "fact growth": "crescimento",
        "fact a share": "por ação",
        "fact rose": "Subiu",
        "fact fell": "Caiu",
        "fact above": "Acima",
        "fact below": "Abaixo",
        "fact met": "{measure} de {company}, {span} – {how}: {count}.",
        "fact count": "{count} vezes",
        "fact never": "nunca",
        "fact first time": "pela primeira vez",
        "fact every one since": "sem interrupção desde então",
        "fact not in latest": "não no último período",
        "fact no rate": "Uma taxa de crescimento precisa de dois números positivos, com um ano ou mais entre eles.",
        "fact no total": "{measure} não é um montante de um período; os seus números não se somam.",
        "fact price open": "Preço de abertura",
        "fact price high": "Máxima do dia",
        "fact price low": "Mínima do dia",
        "fact price close": "Preço de fechamento",
        "fact price volume": "Volume negociado",
        "fact price": "{price} de {company} em {day}: {figure}.",
        "fact price over": "{how} – {price} de {company}, de {first} a {last}: {figure}.",
        "fact no trading day": "Não foi dia de bolsa; este é o último anterior.",
        "fact no prices": "Não tenho cotações de {company} para esse período.",
        "fact latest day": "O último dia que tenho é {day}.",
        "fact dividends": "Os dividendos não são contados.",
        "fact adjusted": "Ajustado pelo desdobramento de {day}.",
        "fact prices no sum": "Os preços de vários dias não se somam.",
        "fact filed": "{company}: {form} {period}, entregue em {day}, número de registo {number}.",
        "fact items": "Itens: {items}.",
        "fact filings": "{company}: {count} entregas ({form}): {listed}.",
        "fact no filings": "Não tenho tais entregas de {company}.",
        "fact link": "Encontra-se em {url} .",
        "fact metrics": "De {company} tenho: {measures}.",
        "fact known measures": "Números que tenho: {measures}.",
        "fact and others": "e outros",
        "fact not understood": (
            "Não entendi {words} na pergunta, por isso não dou nenhum número; diga de outra forma."
        ),
        "fact no measure": "Não tenho nenhum número {words} de {companies}.",
        "fact companies": "Tenho números de {companies}.",
        "fact no companies": "Não tenho números de nenhuma empresa.",
        "fact did you mean": "Quis dizer {names}?",
        "fact read as": "Li {written} como {name}.",
        "cells apart": "{name}: {first} menos {last} = {value} de diferença.",
        "cells moved": "{name}: de {first} para {last} = {value} de variação.",
        "cells course": "{name}: de {first} para {last}{change}. Valor mais alto: {most}; mais baixo: {least}.",
        "cells together": "{name}, no total: {each} = {value}.",
        "cells average": "{name}, em média: ({each}) / {count} = {value}.",
        "cells median": "{name}, mediana: {value} ({each}).",
        "cells share": "{name}: {each} de um total de {whole} = {value}.",
        "rows counted": "{bound}: {count} de {all}: {each}{without}.",
        "dates then": "; depois {next}",
        "dates past": " Já passou: {names}.",
        "rows none": "Nenhum com {bound}. Verificados: {each}.",
        "rows listed": "Com {bound}: {each}{without}.",
        "cells most": "{name}, o mais alto: {first}; depois: {next}{without}.",
        "cells least": "{name}, o mais baixo: {first}; depois: {next}{without}.",
        "records joint": "e",
        "records with": " com {conditions}",
        "records nothing": "não indicado",
        "records row": "linha {number}",
        "records one row": "1 linha",
        "records rows": "{count} linhas",
        "records over": "em {rows}{where}",
        "records more": " e mais {count}",
        "records is": "Há {rows}{where}, de {all}{names}.",
        "records are": "Há {rows}{where}, de {all}{names}.",
        "records value": "{name}, {heading}: {value}.",
        "records total": "{heading}, total {over}: {value} ({parts}).",
        "records average": "{heading}, média {over}: {value} ({parts}).",
        "records median": "{heading}, mediana {over}: {value} ({parts}).",
        "records most": "{heading}, os {count} valores mais altos{where}: {each}.",
        "records least": "{heading}, os {count} valores mais baixos{where}: {each}.",
        "records highest": "{who}: valor mais alto de {heading}{where}, {value}{next}.",
        "records lowest": "{who}: valor mais baixo de {heading}{where}, {value}{next}.",
        "records highest several": "{who}: empate no valor mais alto de {heading}{where}, {value}{next}.",
        "records lowest several": "{who}: empate no valor mais baixo de {heading}{where}, {value}{next}.",
        "records next": "; a seguir: {names}",
        "records without": "; sem indicação: {names}",
        "records what total": "total {heading}",
        "records what average": "média {heading}",
        "records what median": "mediana {heading}",
        "records what rows": "número de linhas",
        "records by": "{what}{where} por {by}: {each}.",
        "records by highest": "{who}: valor mais alto, {what}{where} {value}; todos por {by}: {each}.",
        "records by lowest": "{who}: valor mais baixo, {what}{where} {value}; todos por {by}: {each}.",
        "records by highest several": (
            "{who}: empate no valor mais alto, {what}{where} "
            "{value}; todos por {by}: {each}."
        ),
        "records by lowest several": (
            "{who}: empate no valor mais baixo, {what}{where} "
            "{value}; todos por {by}: {each}."
        ),
        "figures no opinion": (
            "Isso pede uma opinião ou uma previsão; não dou conselhos nem prevejo nada, mas posso dizer o "
            "que está registrado: números, preços e documentos entregues."
        ),
        "figures no reason": (
            "Os números registrados não dizem por quê, e não encontrei nenhum documento que diga."
        ),
        "figures no definition": (
            "Isso pergunta o que algo significa, e não encontrei nenhum documento que diga."
        ),
        "kept in": "{what} está na tabela {table}, coluna {column}.",
        "imported by": "{file} é importado por {files}.",
        "imported by none": "Nenhum arquivo indexado importa {file}.",
        "imports": "{file} importa {files}.",
        "imports none": "{file} não importa nenhum arquivo indexado.",
        "part_unanswered": "Sobre «{asked}» não encontrei nada nos documentos que posso ler.",
        "nothing_near": "Não encontrei uma resposta nos documentos que posso ler.",
        "refusal": (
            "Não encontrei uma resposta nos documentos que posso ler; pode ajudar indicar o produto, a equipa "
            "ou o período."
        ),
        "otherwise": "Outra fonte diz outra coisa:",
        "otherwise_within": "O mesmo documento diz também outra coisa:",
        "otherwise_older": "Uma fonte mais antiga diz outra coisa:",
        "otherwise_changed": "Anteriormente:",
        "otherwise_archived": "Uma fonte que já não está em vigor diz outra coisa:",
        "otherwise_draft": "Um rascunho diz outra coisa:",
        "otherwise_lower": "Uma fonte de menor autoridade diz outra coisa:",
        "claim holds": "Sim, os documentos dizem isso:",
        "claim denied": "Não, os documentos dizem outra coisa:",
        "otherwise_early": "Uma fonte que ainda não está em vigor diz outra coisa:",
        "source_followed": "Seguida: {winner}; posta de lado: {loser}.",
        "source_draft": "{source} é um rascunho.",
        "source_archived": "{source} já não está em vigor.",
        "source_early": "{source} ainda não está em vigor.",
        "unsupported": (
            "Não consegui escrever uma resposta que as fontes sustentem{why}. Ajudaria perguntar "
            "algo mais concreto."
        ),
        "unproven": (
            "Não encontrei uma resposta que as fontes sustentem. Procurei {searched}. Ajudaria perguntar algo "
            "mais concreto."
        ),
        "failed": "Não consegui responder: {error} A falha ficou registada.",
        "failed_for_now": (
            "Não consegui responder: {error} A falha ficou registada; pergunte de novo dentro de "
            "momentos."
        ),
        "several": "Várias fontes correspondem e dizem coisas diferentes; indique a qual se refere: {names}",
        "of_another": "As fontes não o dizem; o mais próximo trata de outra coisa: {names}",
        "not_quoted": "Procurei em {names} uma frase para citar que responda e não encontrei nenhuma.",
        "quoted": "“{said}”",
        "closest": "O mais próximo da pergunta; avalie por si se lhe responde: {names}",
        "which_of_kind": "qual {kind}?",
        "which_one": "Há várias respostas para isso. A qual se refere?",
        "unconfirmed": "a verificação não o confirmou",
        "not_verified": "⚠️ Não totalmente verificado:",
        "unverified": "(não verificado)",
        "language names": (
            "en inglês, de alemão, fr francês, es espanhol, it italiano, pt português, "
            "nl neerlandês, ko coreano, ja japonês, zh chinês, ar árabe, hi hindi"
        ),
        "documents_in": (
            "O mais próximo está em {languages}, e de um idioma para outro encontro pouco: pergunte de "
            "preferência em {languages}."
        ),
        "also_searched_in": "Os documentos estão em {languages}; a pergunta também foi buscada nesse idioma.",
        "weak_by_meaning": (
            "Neste idioma procuro por palavras-chave: com as palavras "
            "que os documentos usam encontro mais."
        ),
        "not_translated": (
            "A pergunta está em {asked} e as fontes em {spoken}; sem um modelo de linguagem as "
            "citações não são traduzidas."
        ),
        "details": "os detalhes estão no registo",
        "fault any": "Algo correu mal.",
        "fault permanent": "Tentar de novo não muda nada.",
        "fault transient": "Tentar mais tarde pode resultar.",
        "fault setting": "Uma definição tem um valor errado.",
        "fault input": "A entrada não pode ser usada.",
        "fault not found": "Isso não existe.",
        "fault forbidden": "Isso não é permitido aqui.",
        "fault key": "O serviço rejeitou a chave.",
        "fault quota": "O plano ou orçamento esgotou-se.",
        "fault cap": "Um limite diário de tokens não deixa espaço para esta chamada.",
        "fault too long": "O pedido é maior do que a janela do modelo.",
        "fault refused": "O serviço recusou este pedido.",
        "fault contract": "A resposta do modelo não tinha a forma pedida.",
        "fault unreadable": "O ficheiro não pode ser lido.",
        "fault no document": "O ficheiro não é um documento.",
        "fault damaged": "A base de dados está danificada.",
        "fault index damaged": "O índice de pesquisa está danificado.",
        "fault stopped": "A pergunta foi interrompida ou apagada.",
        "fault unavailable": "O serviço não responde.",
        "fault slow down": "O serviço pede para abrandar.",
        "fault full": "A fila está cheia.",
        "fault too many": "É mais do que se aceita de uma pessoa num minuto.",
        "fault lease": "Outro processo assumiu este trabalho.",
        "fault unserved": "Publica-se onde este processo não pode.",
        "fault unexpected": "Algo inesperado correu mal ({name}).",
        "fault recorded": "Ficou registado.",
        "fault long": "Demorou demasiado.",
        "fault crashes": "Abandonado após {count} falhas.",
        "fault database": "A base de dados não responde.",
        "fault empty question": "A pergunta está vazia.",
        "fault ask such as": "Pergunte algo, por exemplo: Quantos dias de férias tenho?",
        "fault long question": "A pergunta tem {count} caracteres; aceitam-se no máximo {most}.",
        "fault collection": "Não há aqui nenhuma coleção {name}.",
        "fault collections": "Coleções: {names}.",
        "none yet": "ainda nenhuma",
        "fault collection name": "{name} não é nome de coleção: até 64 caracteres, sem barras nem vírgulas.",
        "fault reserved name": (
            "Nenhuma coleção pode chamar-se {name}: nas definições a palavra tem outro significado."
        ),
        "fault model slow": "O modelo de linguagem {model} demorou demasiado.",
        "fault model away": "O servidor do modelo de linguagem não está acessível.",
        "fault model broke off": "O servidor do modelo de linguagem interrompeu.",
        "fault model status": "O servidor do modelo de linguagem respondeu {status}.",
        "fault model slow down": "O modelo de linguagem {model} pede para abrandar.",
        "fault model key": "O servidor do modelo de linguagem rejeitou a chave.",
        "fault model quota": "A quota do modelo de linguagem esgotou-se.",
        "fault web": "A pesquisa web não respondeu em {seconds} s.",
        "lined up": "🔁 Alguém diz que isto está errado. Outras vêm primeiro; depois vejo esta.",
        "looking": "🔁 Alguém diz que isto está errado: estou a ver de novo.",
        "still looking": "🔁 Ainda estou a ver; demora mais do que o habitual.",
        "looked twice": (
            "🔁 Já revista duas vezes numa hora. Passada a hora, posso voltar a ver; até lá, perguntar por "
            "outras palavras pode ajudar."
        ),
        "holds": "🔁 Verificado de novo: está correto.",
        "said to the question": "{who} disse, à pergunta “{question}”: {words}",
        "holds because": "🔁 Verificado de novo, e está correto: “{sentence}” ({source}).",
        "no longer": "Isto já não consta nos documentos: {names}.",
        "read anew": "🔧 Relido antes de responder: {names}.",
        "answered again": "✏️ Respondido de novo: {names} foi acrescentado ou alterado entretanto.",
        "answered by person": "✏️ Respondido de novo: uma pessoa forneceu isto, e foi aprovado.",
        "source changed": "⚠️ A fonte mudou desde então: {names}.",
        "source changed ask": (
            "🔁 O que esta resposta cita mudou desde então: {names}. "
            "Pergunte de novo para uma resposta com o que há agora."
        ),
        "worked out": (
            "🔁 Verificado de novo: foi calculado a partir das linhas citadas, cujos números continuam iguais."
        ),
        "not settled": "🔁 Verificado de novo: as fontes também dizem o que foi objetado, por isso não está decidido.",
        "nothing better": "🔁 Visto de novo: reli as fontes e não encontrei nada melhor.",
        "said suggested": (
            "📝 O que foi dito ficou registado como sugestão: "
            "contará quando outra pessoa a aprovar."
        ),
        "said recorded": "📝 O que foi dito ficou registado.",
        "corrected": "✏️ Corrigido por {why}: {changed}.",
        "a thumbs-down": "um polegar para baixo",
        "worded anew": "reformulado com os mesmos números e fontes",
        "figures became": "{before} passou a {after}",
        "figures left out": "omitido {figures}",
        "words became": "“{before}” passou a “{after}”",
        "words left out": "omitido “{words}”",
        "words added": "acrescentado “{words}”",
        "figures added": "agora indica {figures}",
        "now rests on": "agora baseia-se em {names}",
        "before and now": "antes {before}, agora {after}",
        "note web not configured": "A web não foi consultada: não há pesquisa web configurada ({settings}).",
        "note web not asked": "A web não foi consultada: {error}",
        "note web empty": "A web foi consultada e nada de útil se encontrou.",
        "note graded by rules": "A evidência foi avaliada sem o modelo: {error}",
        "note routed by rules": "A pergunta foi encaminhada por regras: {error}",
        "note as it stands": "A pergunta foi tomada tal como está: {error}",
        "note not refined": "O modelo não refinou a pesquisa: {error}",
        "note not translated": "O modelo não traduziu a pesquisa: {error}",
        "note years": "Não foi possível obter os anos em falta: {error}",
        "note tokens": "Não houve mais tentativas: esta pergunta gastou os seus {cap} tokens (QUESTION_TOKEN_CAP).",
        "note model not asked": "Não foi possível consultar {model} em {step}: {error}",
        "note model contract": "{model} não respeitou a forma pedida em {step}: {error}.",
        "note model slow down": "{model} pediu para abrandar em {step}.",
        "note model refused": "{model} recusou o pedido em {step}.",
        "note by extracts": (
            "Respondido com excertos, sem o modelo de linguagem, porque isto não pode sair da casa: {what}."
        ),
        "kept in several": "as coleções {names}",
        "kept in one": "a coleção {names}",
        "kept in unnamed": "uma coleção em que isto se baseia",
        "cap until midnight": (
            "A próxima chamada poderia exceder {whose} {cap} tokens por dia ({setting}): até à meia-noite UTC, "
            "as respostas são excertos dos seus documentos. Nada do que perguntar se perde."
        ),
        "whose server": "deste servidor",
        "whose workspace": "deste espaço",
        "whose channel": "deste canal",
        "whose own": "os seus",
        "pass": "passou",
        "skip": "não se aplica",
        "check figures": "{wrong} de {found} sem prova ({reasons}). {proofs}",
        "check figures alone": "{wrong} de {found} sem prova ({reasons}).",
        "check dates": "{wrong} de {found} sem confirmação: {reasons}",
        "check dates found": "{found} encontrados nas fontes.",
        "count figures": "{count} números",
        "count figure": "1 número",
        "count dates": "{count} anos ou datas",
        "count date": "1 ano ou data",
        "check supported": "{found} apoiadas.",
        "count sentences": "{count} frases afirmadas",
        "count sentence": "1 frase afirmada",
        "check in doubt": "{count} afirmações duvidosas",
        "check one in doubt": "1 afirmação duvidosa",
        "check without support": "{count} afirmações sem apoio",
        "check one without support": "1 afirmação sem apoio",
        "check little stands": "pouco disso consta em {where}",
        "check stands elsewhere": "{figure} consta em {where}, não em {cited}",
        "check invented source": "{cited} citado, mas há {count} fontes.",
        "check in no source": "{name} não consta em nenhuma fonte",
        "check scanned": "não foi possível ler {name} com certeza numa página digitalizada",
        "check code has": "as fontes dizem {key} {found}",
        "check answer too long": "a resposta é longa demais para ser verificada por inteiro",
        "check time of another": "as fontes dão este momento a outra coisa",
        "check not in evidence": "não consta nas fontes",
        "check closest": "não consta nas fontes: o mais próximo é {closest}",
        "check computed": "calculado a partir das fontes é {value}",
        "check value of another": "é o valor de {one}, não de {other}",
        "check evidence has": "as fontes dão {value}",
        "check figure of another": "as fontes dão este número a {one}",
        "check in another unit": "noutra unidade: é {value}",
        "check not named": "{name} não está nas fontes",
        "check denied": "as fontes negam isto: {word}",
        "check says so": "as fontes afirmam isto: {word}",
        "check unverified": "Não foi possível verificar nas fontes.",
        "check hardly said": "O que é citado mal diz o que foi perguntado",
        "check proven by": "Provado por: «{sentence}»",
        "check confirmed": "{detail}; a verificação confirmou-o.",
        "new from checks": "o que as verificações encontraram",
        "new passages": "{count} passagens novas",
        "new rows": "mais {count} linhas de dados",
        "new model": "outro modelo ({model})",
        "nothing found": "Nada foi encontrado nos documentos.",
        "note extract": "Isto é um extrato dos seus documentos, feito sem o modelo de linguagem.",
        "note looked up": "Isto foi procurado sem o modelo de linguagem.",
        "note in part": "Nem tudo isto foi feito pelo modelo de linguagem.",
        "note held against": "{model} comparou {judged} de {count} afirmações com as suas fontes.",
        "note not judged": "As afirmações não foram avaliadas por um modelo: {error}",
        "note model repaired": "{model} não cumpriu uma vez a forma da resposta ({problem}) e corrigiu-a.",
        "stays in several": "As coleções {names} não podem sair da casa.",
        "stays in one": "A coleção {names} não pode sair da casa.",
        "stays unnamed": "Uma coleção em que isto se baseia não pode sair da casa.",
        "cap at any time": (
            "A próxima chamada poderia exceder {whose} {cap} tokens por dia ({setting}): uma chamada assim pode "
            "custar {tokens}, por isso as respostas são extratos dos seus documentos. Nada do que perguntar se perde."
        ),
        "check filings": "{wrong} de {found} não correspondem a nenhuma linha: {reasons}.",
        "check filings found": "{found} nomeados, também nas linhas.",
        "count filings": "{count} relatórios apresentados",
        "count filing": "1 relatório apresentado",
        "check accession": "o número de nenhum relatório das fontes",
        "check no form": "não há nenhum {form} nas fontes",
        "check form date": "nenhum {form} com a data {date}: o mais próximo é {closest}",
        "check same wording": "{found} tal como as fontes o dizem.",
        "check refusal": "uma recusa não precisa de fonte",
        "check read as answer": "Lê-se como resposta, de fontes sobre o que foi perguntado",
        "check other language": (
            "O que é citado está noutra língua que a pergunta: compararam-se nomes e anos, não as palavras"
        ),
        "check faithful": "{model} encontrou {count} afirmações no que citam",
        "check not faithful": "{model} não encontra {detail} no que é citado",
        "check empty reply": "a resposta estava vazia",
        "check cut reply": "a resposta foi cortada",
        "check too long": "as fontes são longas demais para o modelo verificar a resposta",
        "check objected": "a verificação contestou o rascunho",
        "check no usable reply": "a verificação não deu resposta utilizável",
        "check rewritten": "a verificação corrigiu o rascunho",
        "check searched again": "a verificação pediu outra pesquisa",
        "reasoning covered": "{grounded} das frases constam nas fontes; {coverage} da pergunta está coberta.",
        "reasoning unanswered": "As fontes encontradas não respondem à pergunta.",
        "check reflection": "a reflexão deu {score}",
        "check data for": "há dados para {year}",
        "check not fetched": "{year} existe na tabela, mas não foi lido",
        "check another time": "as fontes dizem-no de outro tempo que {year}",
        "check overruled": "afastado por {source}",
        "check instruction": "{text} vem de uma instrução dentro de {source}",
        "check not cited": "{name} não está em nenhuma fonte citada, mas em {where}",
        "check points": "são pontos percentuais, não percentagem",
        "check currency": "outra moeda: é {value}",
        "check too small": "escala errada: {factor} vezes menor, é {value}",
        "check too large": "escala errada: {factor} vezes maior, é {value}",
        "check sign": "sinal errado: é {value}",
        "check says unsaid": "a resposta diz que nenhuma fonte o diz",
        "check beside else": "as fontes nomeiam {year} junto a outra coisa",
        "check no score": "{score} não está em nenhuma fonte",
        "check dates it": "as fontes datam-no de {year}",
        "check of some": "as fontes dizem-no só de alguns: {word}",
        "check of few": "as fontes dizem-no só de poucos: {word}",
        "check no duty": "segundo as fontes não é um dever: {word}",
        "check a duty": "segundo as fontes é um dever: {word}",
        "check not sure": "as fontes não têm a certeza disso: {word}",
        "check source says": "isto é dito por {one}, não por {other}",
        "check against": "é {one} contra {other}",
        "check goes": "vai de {one} a {other}",
        "check the most": "o máximo é {value}",
        "check the least": "o mínimo é {value}",
        "check has instead": "as fontes têm «{told}» em vez disso",
        "check other way": "as fontes dizem o contrário: {sentence}",
        "check another cause": "as fontes dão outra causa: {sentence}",
        "check another witness": "as fontes atribuem-no a outra pessoa: {sentence}",
        "check no rise": "{one} é menos do que {other}: isso não é uma subida",
        "check no fall": "{one} é mais do que {other}: isso não é uma descida",
        "check value instead": "é o valor de {one}, não de {other}; o de {period} é {value}",
        "check closest off": "não consta nas fontes: o mais próximo é {closest}, com {off} % de diferença",
        "check times alone": "é {factor} vezes o outro",
        "check times as much": "é {factor} vezes mais: de {one} para {other}",
        "check says multiple": "as fontes dizem «{word}»",
        "check not looked at": "{count} por examinar",
        "check not looked from": "por examinar a partir do carácter {place}",
        "check decade": "os anos {years} não constam nas fontes",
        "check as a plan": "as fontes falam disso como um plano: {word}",
        "check no such source": "cita uma fonte que não existe",
        "page": "p. {page}",
    },
)  # fmt: skip
