"""Portuguese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

PORTUGUESE: Final = Language(
    code="pt",
    name="Portuguese",
    says={
        "answered": "Respondido",
        "partial": "Verificado em parte",
        "refused": "Sem resposta",
        "unclear": "Qual deles?",
        "failed": "Falhou",
        "being answered": "A responder",
        "high": "confiança alta ({percent} %)",
        "medium": "confiança média ({percent} %)",
        "low": "confiança baixa ({percent} %)",
        "checks failed": "{checks} não verificado",
        "checks passed": "verificado: {checks}",
        "attempts": "{count} tentativas",
        "ask help": "Pergunte-me algo: `/ask Quantos dias de férias temos?`",
        "ask options": (
            "Opções à frente: `--private` (a resposta chega como mensagem direta), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in COLEÇÃO` (pode repetir-se)."
        ),
        "ask options anywhere": (
            "Opções, à frente ou atrás: `--private` (a resposta chega como mensagem direta), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in COLEÇÃO` (pode repetir-se)."
        ),
        "help head": "*O que entendo*",
        "help ask": "`/ask PERGUNTA` - uma resposta dos documentos, com as fontes",
        "help why": "`/errata why` - como a última resposta daqui foi verificada",
        "help sources": "`/errata sources` - em que se baseia",
        "help feedback": "`/errata feedback` - as opiniões dadas neste canal",
        "help stop": "`/errata stop` - parar de responder aqui",
        "help learn": "`/errata learn https://... [--in COLEÇÃO]` - aprender com uma página (administradores)",
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none follow_ups=on|off feedback=on|off "
            "respond_to_bots=on|off ingesters=admins|everyone|nobody]` - ver ou alterar as definições deste "
            "canal (administradores)"
        ),
        "meant subcommand": "Não existe `/errata {name}`: quis dizer `/errata {near}`?",
        "no mode": "Não existe o modo {mode}.",
        "modes": "Modos: {modes}.",
        "address needed": (
            "Dê-me um endereço: `/errata learn https://...`; os ficheiros enviam-se numa mensagem que me mencione."
        ),
        "not understood": "Não entendo {pair}.",
        "settings as": "Definições: {names}, como NOME=VALOR.",
        "neither on nor off": "{value} não é nem on nem off.",
        "ingesters are": "ingesters é admins, everyone ou nobody, não {value}.",
        "needs a value": "{option} precisa de um valor.",
        "no setting": "Não existe a definição {key}",
        "no setting near": "Não existe a definição {key}: quis dizer {near}?",
        "settings are": "Definições: {names}.",
        "cant be near": "{key} não pode ser {value}: quis dizer {near}?",
        "cant be": "{key} não pode ser {value}.",
        "can be": "Pode ser {values}.",
        "on or off": "on ou off",
        "collections are": "collections é everyone's, all ou none, ou nomes com vírgulas; não uma mistura.",
        "prompt taken": "🔎 Estou a procurar; a resposta chega em *Mensagens*.",
        "taken private": "🔎 Estou a procurar; a resposta chega como mensagem direta.",
        "taken": "🔎 Estou a procurar…",
        "one moment": "🔎 Um momento…",
        "close": "Fechar",
        "health": "Estado",
        "nothing to report": "Nada a comunicar.",
        "no text": "(sem texto)",
        "prompt topics title": "Sobre o que sabe?",
        "prompt topics": "Que temas tratam os documentos que pode ler?",
        "prompt rule title": "Procurar uma regra",
        "prompt rule": "Quais são as regras para despesas de viagem, e onde constam?",
        "prompt figure title": "Verificar um número",
        "prompt figure": "Qual foi a receita total no último ano de que tem números?",
        "prompt years title": "Comparar dois anos",
        "prompt years": "Como mudou a receita entre os dois últimos anos de que tem números?",
        "stopped": "Interrompido.",
        "nothing to stop": "Não há nada a interromper aqui.",
        "cut here": "… e mais, cortado aqui.",
        "not there": "Não posso escrever nesse canal, por isso tem a resposta aqui. Com `/invite` tem-na lá.",
        "moved beneath": (
            "Este espaço não deixa editar uma mensagem tão antiga, por isso isto vem por baixo da primeira resposta."
        ),
        "not where asked": "Não posso escrever onde perguntou, por isso tem a resposta aqui.",
        "moved here": "O Discord já não me deixa alterar a resposta onde está, por isso isto vem aqui.",
        "more rows": "mais {count} linhas",
        "modified": "modificado em {day}",
        "lines": "linhas {first}-{last}",
        "line": "linha {first}",
        "untitled": "sem título",
        "status line": "{step}…",
        "step again": "{step} (tentativa {attempt})",
        "step understanding": "lê a pergunta",
        "step remembered": "recorda uma resposta anterior",
        "step searching": "procura nos documentos",
        "step web": "procura na web",
        "step grading": "pondera o que encontrou",
        "step drafting": "redige uma resposta",
        "step checking": "verifica números e citações",
        "step verifying": "confronta o rascunho com as fontes",
        "step fixing": "corrige o que as verificações encontraram",
        "step fetching": "obtém os números em falta",
        "step refining": "procura de novo com uma consulta melhor",
        "step again searching": "procura de novo",
        "receipt head": "Como se chegou a esta resposta",
        "receipt understood": "**Entendido como** {question}",
        "receipt attempt": "Tentativa {number}",
        "accepted": "aceite",
        "not accepted": "não aceite",
        "receipt new": "novo: {novelty}",
        "receipt reflection": "autoavaliação {score}: {reasoning}",
        "receipt reflected": "**Autoavaliação** {score} após {drafts} rascunhos",
        "receipt checks": "Verificações",
        "receipt evidence": "**Evidência** {label} ({score})",
        "web searched": ", web consultada",
        "relevant": "pertinente",
        "ambiguous": "duvidosa",
        "irrelevant": "não pertinente",
        "receipt spent": "**Gasto** {facts}",
        "receipt mode": "modo {mode}",
        "receipt model": "modelo {model}",
        "receipt calls": "{calls} chamadas ao modelo, {asked} + {replied} tokens",
        "feedback here": "Opiniões aqui: 👍 {up} · 👎 {down}",
        "settings here": "Definições deste canal:",
        "now everyones": "Os membros deste canal leem agora o que é para todos, e todos o que lhe foi dado.",
        "now all": "Os membros deste canal leem agora todas as coleções.",
        "now nothing": "Este canal agora não lê nada; com collections=everyone's lê o que é para todos.",
        "now reads": "Todos neste canal leem agora: {names}.",
        "no collection yet": "A coleção {name} ainda não existe: quis dizer {near}?",
        "no collection until": "A coleção {name} ainda não existe; assim que existir, será lida.",
        "only admins": "Só os administradores podem alterar as definições.",
        "admins named": "ERRATA_ADMINS indica quem são.",
        "no question there": "Não há nenhuma pergunta nessa mensagem.",
        "ask me": "Pergunte-me algo.",
        "choice gone": "Essa escolha já não está registada.",
        "ask again": "Faça a sua pergunta novamente, por favor.",
        "asker gone": "Quem perguntou isto, e onde, já não está registado.",
        "nothing indexed": (
            "Ainda não tenho nada para ler, por isso não posso responder; quem cuida de mim pode dar-me documentos."
        ),
        "nothing indexed operator": "Ainda nada está indexado: errata ingest PASTA",
        "not shown": "Não consegui responder a isto, e ficou registado. Pergunte por outras palavras, por favor.",
        "could not answer": "Não consegui responder a isto, e ficou registado. {error}",
        "is this right": "Esta afirmação está certa? Diga o que os documentos e os números dizem sobre ela: {claim}",
        "cant learn": "Não consegui aprender com isso, e ficou registado.",
        "learning off": "Aprender com ficheiros não está configurado aqui.",
        "may not teach": "Não pode ensinar-me a partir deste canal.",
        "teach how": "Peça a um administrador, ou altere `ingesters`.",
        "nowhere to learn": "Não há aqui nenhuma coleção que possa ler, por isso nenhuma em que aprender.",
        "nothing learnt": "Não havia nada com que aprender.",
        "nothing to read": "Não há nada para ler aí.",
        "indexed": "**{path}** indexado em {collection} ({count} passagens).",
        "known already": "**{path}** já era conhecido.",
        "skipped": "**{path}** ignorado: {reason}",
        "could not read": "Não foi possível ler **{path}**: {error}",
        "too large a file": "{name} tem mais de {most} MB.",
        "kept elsewhere": "{name} não está guardado no {platform}.",
        "upload instead": "Envie o ficheiro em vez de o ligar.",
        "not handed out": "O {platform} não forneceu {name} (estado {status}).",
        "upload again": "As ligações a anexos expiram num dia: envie-o de novo.",
        "channels not known": (
            "Não consigo saber em que canais estamos ambos, por isso não leio nada para si aqui; pergunte-me num canal."
        ),
        "readers not known": "Não consigo saber quem lê aqui, por isso não leio nada para si.",
        "nothing shared": "Não há documentos que possa ler para si em mensagens diretas.",
        "how to share": (
            "Aqui leio o que é para todos, o que lhe foi dado e o que foi dado a canais onde estamos ambos: "
            "entre num onde eu esteja, ou convide-me para um dos seus. Um administrador pode dar-lhe uma "
            "coleção, a si ou a eles."
        ),
        "not a member": "O que aqui é para todos é para os membros deste espaço, e você é um convidado.",
        "shared channel": "Pessoas de outros espaços leem este canal, por isso o que é para todos não é lido aqui.",
        "nothing given": "Não há documentos que possa ler neste canal.",
        "how to give": "Um administrador pode dar uma coleção a este canal.",
        "nothing named": "Este canal não lê nada: as suas definições não indicam nenhuma coleção.",
        "how to name": (
            "Um administrador pode alterar isso aqui: collections=NOME, ou collections=everyone's para o que é "
            "para todos."
        ),
        "looked enough": (
            "Obrigado, o seu voto conta. A seu pedido revi esta resposta duas vezes numa hora; voltarei a ver "
            "quando passar uma hora. Até lá, perguntar por outras palavras pode ajudar."
        ),
        "looked at many": (
            "Obrigado, o seu voto conta. A seu pedido revi respostas {count} vezes numa hora; para que os "
            "outros também tenham a sua vez, voltarei a ver quando passar uma hora. Até lá, perguntar por "
            "outras palavras pode ajudar."
        ),
        "taken back": "Aquilo em que esta resposta se baseava já não pode ser lido aqui, por isso é retirada.",
        "answered anew": (
            "✏️ Respondido de novo: aquilo em que a resposta anterior se baseava já não pode ser lido aqui."
        ),
        "did not work": "⛔ Isso não funcionou, e ficou registado.",
        "remembered": "lembrado",
        "no sources": "Esta resposta não cita fontes.",
        "why button": "Como foi verificado?",
        "good answer": "Boa resposta",
        "bad answer": "Má resposta",
        "good": "Boa",
        "bad": "Má",
        "sources": "Fontes",
        "continued": "Parte {part} de {parts}, continua abaixo",
        "whole in file": "A resposta completa está no ficheiro.",
        "busy": (
            "⏳ Estou ocupado agora, você é o número {position}. Pergunte de novo dentro de um minuto; esta "
            "pergunta não foi aceite."
        ),
        "busy full": (
            "⏳ Estou ocupado agora, a fila está cheia. Pergunte de novo dentro de um minuto; esta pergunta "
            "não foi aceite."
        ),
        "waiting": (
            "⏳ Estou ocupado agora, você é o número {position} da fila. A sua pergunta está guardada e será "
            "respondida."
        ),
        "not taken": "⛔ Não posso aceitar nada agora; tente de novo dentro de um minuto.",
        "noted": "👍 Anotado, obrigado.",
        "reason title": "O que estava errado?",
        "send": "Enviar",
        "skip": "Saltar",
        "reason label": "O que deveria a resposta ter dito, ou onde está isso?",
        "reason label short": "O que deveria ter dito, e onde está?",
        "reason hint": "Já estou a procurar de novo; isto ajuda-me a procurar no sítio certo.",
        "reason late": ("Estou a procurar de novo. O que encontrar virá noutra mensagem: esta já não pode mudar."),
        "reason empty": "Não escreveu nada, por isso nada mais foi anotado.",
        "reason taken": "Obrigado. Procuro de novo tendo isso em conta.",
        "home title": "Pergunte e veja onde está escrito",
        "home text": (
            "Respondo a partir dos documentos e números da sua equipa, cito-os e verifico cada resposta "
            "antes de a ver. Mencione-me num canal, escreva-me aqui ou use `/ask`. Numa conversa continuo "
            "sem menção.\nCom 👎 procuro de novo. Aprendo com os ficheiros que os administradores me enviam."
        ),
        "home try": "Experimente uma",
        "home latest": "As suas últimas perguntas",
        "home none": "Ainda não perguntou nada.",
        "no answer": "Ainda não há nenhuma resposta minha aqui.",
        "too many": (
            "🐢 {why} Isto não foi aceito, nem será o que chegar nos próximos {seconds} s: tente de "
            "novo em {seconds} s, para que os outros também tenham a sua vez."
        ),
        "too many why": "Isso é mais do que aceito de uma pessoa em um minuto.",
        "too many marked": "O que não foi aceito leva uma 🐢.",
        "about title": "Perguntar sobre esta mensagem",
        "about example": "Isso ainda é assim?",
        "about question": "Sua pergunta",
        "about text": "Do que se trata",
        "no text there": "Não há texto nessa mensagem.",
        "nothing to learn": "Dê-me um arquivo ou um endereço com que aprender.",
        "not worked": "Isso não funcionou e ficou registado.",
    },
)
