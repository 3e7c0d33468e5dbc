"""Portuguese."""

from __future__ import annotations

from typing import Final

from bots.languages.pages.pt import PAGES
from bots.languages.terminal.pt import TERMINAL
from core.reading.language import Language

PORTUGUESE: Final = Language(
    code="pt",
    name="Portuguese",
    roles={
        "chat_greeting": """
            oi, olá, ola, oie, opa, e aí, eai, eae, bom dia, boa tarde, boa noite, tudo bem, tudo bom, como vai,
            beleza, fala, fala aí, salve, bem-vindo, bem-vinda,
            como você está, como você está hoje, como está, como está hoje, como estás, como estás hoje, como
            vai você, como vai você hoje, tudo bem com você
        """,
        "chat_farewell": """
            tchau, até logo, até mais, até amanhã, até já, até segunda, falou, fui, vou almoçar, já volto, volto já,
            bom fim de semana, bom almoço, bom descanso, abraço, abraços, abs, flw, tenho que ir, preciso ir, tô
            indo, falamos depois
        """,
        "chat_thanks": """
            obrigado, obrigada, obg, brigado, brigada, muito obrigado, muito obrigada, valeu, vlw, agradeço, grato,
            grata, obrigado pela ajuda, obrigada pela ajuda, deu certo, funcionou, funciona, ajudou muito, muito útil,
            bom trabalho, mandou bem, arrasou,
            muito gentil, que gentil, muito amável, é muito gentil, és muito gentil, você é muito gentil, era isso
            mesmo que eu precisava, exatamente o que eu precisava, era o que eu precisava, ajudou bastante, foi de
            grande ajuda, grande ajuda, muito agradecido, muito agradecida, agradecido, agradecida, obrigado de
            novo, obrigada de novo, obrigadão,
            foi útil, foi muito útil, isso foi útil, isso foi muito útil, é muito útil, isso ajuda, isso ajudou,
            isso me ajudou
        """,
        "chat_ok": """
            ok, okay, tá, ta, tá bom, ta bom, tá certo, tá bem, certo, beleza, blz, bele, combinado, entendi,
            entendido, saquei, sim, sim sim, s, isso, isso aí, isso mesmo, exato, exatamente, com certeza, claro,
            não, nao, n, nem, perfeito, ótimo, otimo, legal, bacana, show, massa, top, maravilha, bom, bem,
            muito bem, pois é, pois, é verdade, verdade, é mesmo, eu também, eu tb, também, tb, sem problema,
            sem problemas, de nada, imagina, por nada, desculpa, desculpe, foi mal, opa, ops, ué, nossa, caramba,
            uau, ah, ah sim, ah tá, hm, hmm, interessante, bom saber, sei lá, não sei, nao sei, nem ideia,
            parabéns, feito, pronto, anotado, fechado, bora, pfv, pf, por favor, pode ser, tranquilo, deixa pra lá,
            ufa, putz, puts, eita, poxa, talvez, ainda não, que pena, óbvio, normal, verdade viu, enfim, aff, afff,
            credo, nossa senhora, beleza então, puxa, e pronto, e acabou, e ponto, e só, e é isso,
            e assim por diante, é tudo, isso é tudo, é só isso, só isso, mais nada, está bom assim,
            não tenho mais perguntas, mais perguntas não, não preciso de mais nada
        """,
        "chat_laughter": "kk, k, rs, haha, hehe, hauha, huehue, lol, kkk, rsrs, ahah, uahua",
        "chat_beside": """
            a todos, a todas, todos, pessoal, gente, galera, time, pela, ajuda, muito, demais, então, e, é, isso,
            mesmo, já, também, tb, eu, você, vocês, bot, mas, aí, né, cara, mano, chefe, amigo, parça
        """,
        "chat_wrong": """
            está errado, tá errado, ta errado, isso está errado, isso tá errado, isto está errado, está incorreto,
            é incorreto, incorreto, não está certo, nao está certo, não está correto, não é verdade, nao é verdade,
            não é isso, não é bem isso, não é mais, já não é, não vale mais, já não vale, não é mais válido,
            está desatualizado, tá desatualizado, desatualizado, está obsoleto, obsoleto, é falso, isso mudou,
            você errou, você está enganado, há um erro, tem um erro, não pode ser isso, não está atualizado,
            tá desatualizada, está desatualizada, não confere, não procede, não vale, não é bem assim,
            isso não pode ser
        """,
        "chat_wrong_alone": "errado, falso, incorreto, não errado, mentira, resposta errada, nada a ver",
        "chat_asks": """
            qual é, qual o, qual a, quais são, quais os, quais as, quanto, quantos, quantas, quando é, quando começa,
            quando termina, quando posso, onde, aonde, como faço, como posso, como eu, como se, como é, como funciona
            o, como funciona a, quem, o que é, o que são, o que acontece, o que, por que, porque não, posso, pode,
            podemos, podem, dá pra, dá para, tem como, tem, temos, existe, existem, há, é possível, é preciso, é
            necessário, é obrigatório, preciso de ajuda, preciso saber, preciso de, preciso, precisa, precisamos,
            devo, devemos, alguém sabe, alguem sabe, alguém pode, alguém tem, você sabe, vc sabe, você pode, sabe se,
            me explica, explica, explique, me diz, me diga, diga, me mostra, mostre, mostra, me dá, lista, liste,
            compara, compare, resuma, me lembra, ajuda com, gostaria de saber, queria saber, quero saber, estou
            procurando, procuro, tenho uma dúvida, tenho uma pergunta, uma dúvida, uma pergunta, dúvida:, pergunta:, a
            partir de quando, desde quando, até quando, a quem, para quem, pra quem, com quem, de quem, em que, em
            qual, para que, pra que, de quanto, e quanto, e quando, e como, e onde, e quem, e qual, e quais, e se, mas
            como, mas quando, mas por que, então como, será que, e posso, e tem, me mostre, mostra-me, diz-me,
            explica-me, explica pra, me fala, fala pra, me passa o, me passa a lista, descreva, descreve, traduz,
            encontre, me indica, alguma ideia, alguma forma de, por favor me diga, por favor explique, por favor
            mostre, preciso do, preciso da, preciso dos, consegue me dizer, pode me dizer, poderia, qual, quais, como
            pedir, como solicitar, como funciona, quando, cadê, a gente pode, dá p, da pra, sabe como, é verdade que,
            certo que, por quanto, por quantos, por quantas, até que, até qual, a partir de que, a partir de quanto,
            com quantos, com quanta, com qual, em quais, em quanto, de quantos, para qual, para quais, a que horas,
            dentro de quanto, depois de quanto
        """,
        "chat_further": """
            e para, e pra, e pro, e em, e no, e na, e nos, e nas, e com, e sem, e se, e os, e as, e o, e a, e quanto
            a, e por, e depois de, e antes de, e durante, e fora, o mesmo para, também para, só para, outra
            pergunta, mais uma pergunta, só mais uma, última pergunta, outra coisa
        """,
        "chat_adds": """
            e, agora para, agora pra, e agora para, agora em, o mesmo para, o mesmo pra, o mesmo em, o mesmo com, a
            mesma coisa para, a mesma pergunta para, mesma pergunta para, mesma coisa para, idem para, ou para, ou
            pra, comparado com
        """,
        "chat_clause": """
            que dia, que legal, que bom, que pena, que massa, quem sabe, quem dera, quem inventa, como sempre,
            como eu disse, quando der, quando puder, que isso, que nada
        """,
        "chat_denies": "não, nao, nada disso, na verdade, ah não, correção, atenção, atencao, cuidado",
        "chat_changed": """
            agora, já não, não mais, desde, atualmente, mudou, mudaram, mudado, trocado, trocada,
            substituído, substituída, movido, retirado, retirada, baixou, subiu, aumentou, renomeado, em vez disso,
            o certo, a certa, o correto, antes era, a partir de, eliminado, foi para
        """,
        "chat_halts": "espera, espere, peraí, pera aí, um momento, calma, só um momento",
        "chat_states": "é, são, está, estão, há, custa, custam, era, eram",
        "chat_stops": "pare, para, para com isso, stop, cancela, cancele, cancelar, pare com isso",
        "chat_learns": """
            aprende isto, aprenda isto, aprenda isso, aprenda este arquivo, aprenda este documento,
            memoriza isto, memorize isto, adiciona este documento, adicione este documento, adicione
            este arquivo, indexa isto, indexe isto, indexe este arquivo
        """,
        "option_private": "privado, particular",
        "chat_doubts": """
            não é, não era, não eram, não são, não seria, não foi, não deveria, não seriam
        """,
        "chat_will": "vou, eu vou, já vou, pergunto, eu pergunto, vou perguntar, deixa eu, ligo para, ligo pro",
        "chat_and": "e",
        "chat_asks_us": "pergunta, pergunte, perguntar, perguntas, perguntem",
        "told_by_us": """
            disse, diz, me disse, respondeu, me respondeu, falou, já disse, já respondeu, te respondeu, te disse
        """,
        "told_to_us": """
            perguntei ao, perguntaste ao, perguntou ao, perguntado ao, perguntei a, perguntou a, experimentou,
            perguntou pro, perguntei pro
        """,
        "chat_self": "eu, posso, podemos, nós",
        "chat_you": """
            você, vc, vcs, vocês, tu, te, contigo, seu, sua, teu, tua, ti, cê, ocê, voce, tás, estás, foste,
            vais, queres, podes, sabes, tens, vens, fazes, dizes
        """,
        "chat_together": """
            quer que eu, querem que eu, me manda, me passa, me envia, almoçar, vamos almoçar, bora almoçar, um café,
            cerveja, chopp, você vem, vc vem, vamos lá, tem um minuto, tem um minutinho, tá aí, ta aí, tá livre, bora,
            me traz, traz pra mim, me pega, pega um pra mim, alguém tem, alguem tem, alguém viu
        """,
        "about_who": """
            quem é você, quem e vc, quem é vc, o que é você, o que você é, você é um bot, você é um robô, vc é um bot,
            você é humano, o que é errata, o que é o errata, quem é o errata, qual é o seu nome, qual seu nome, como
            você se chama, se apresente, quem te criou, você é uma pessoa ou um bot, você é uma pessoa de verdade,
            você tem sentimentos, tem sentimentos, você tem nome, quantos anos você tem, você dorme
        """,
        "chat_retracts": """
            canal errado, chat errado, thread errada, grupo errado, janela errada, pessoa errada, conversa errada, bot
            errado, errei o canal, errei de canal, errei o chat, errei de grupo, errei o grupo, me enganei no canal,
            enganei-me no canal, me enganei de canal, enganei-me no chat, não era pra você, não era para você, isso
            não era pra você, isso não era para você, não era pra vc, não era para ti, isto não era para ti, não é pra
            você, não é para você, não falei com você, não estava falando com você, não estava a falar contigo, não
            falava contigo, não me referia a você, era pra outra pessoa, era para outra pessoa, me ignora, me ignore,
            ignora, ignora isso, ignore isso, ignore a mensagem, ignore minha mensagem, pode ignorar, esquece, esquece
            isso, esqueça, esqueça isso, deixa, deixa para lá, deixa pra lá, deixe pra lá, deixa quieto, deixa estar,
            não importa, tanto faz, não precisa, não precisa mais, já não preciso, não preciso mais, já achei, achei,
            já encontrei, encontrei, achei sozinho, já resolvi, resolvi, já está resolvido, erro meu, foi engano, por
            engano, foi sem querer, sem querer, enviado por engano, só um teste, é só um teste, isso é um teste, isto
            é um teste, era só um teste, apenas um teste, era para outro canal, era pra outro canal, era para outro
            grupo, era pra outro grupo
        """,
        "none_of_these": """
            nenhuma destas, nenhum, nenhuma, nenhum destes, nenhum deles, nenhuma delas, nenhum dos dois, nenhuma das
            duas, não, outra coisa, nada disso, outro, outra
        """,
        "about_praise": """
            ótimo, ótima, incrível, fantástico, inteligente, esperto, esperta, legal, fofo, simpático, engraçado,
            divertido, útil, bom, boa, o melhor, a melhor, melhor, perfeito, adoro, amo, rápido, rápida, demais, fera,
            um gênio, gênio, herói, maravilhoso, maravilhosa, gentil, massa, top, show, fixe, espetacular,
            impressionante
        """,
        "about_blame": """
            inútil, inutil, burro, burra, idiota, estúpido, estúpida, imbecil, ruim, péssimo, péssima, horrível,
            terrível, lento, lenta, não, nada, lixo, um lixo, merda, uma merda, pior, o pior, ridículo, incompetente,
            serve, presta, prestas, ajuda, ajudas, entende, entendes, cala a boca, chato, nunca, louco, sério, odeio,
            decepção, vergonha, patético, tonto, bobo, não serve para nada, não serve pra nada, não prestas, doido,
            fraco, não entende, não entende nada, não entendes nada, não sabe nada, não ajuda, não ajuda em nada, sabe
        """,
        "about_being": """
            robô, robo, robot, bot, humano, humana, ser humano, máquina, ia, inteligência artificial, pessoa, pessoa
            real, pessoa de verdade, real, chatgpt, chat gpt, gpt, siri, alexa, copilot, programa, software,
            computador, algoritmo, modelo, quem, o que, o que é, quantos anos, anos, onde, nome, chama, criou, fez,
            programou, desenvolveu, criado, feito, sentimentos, vivo, viva, homem, mulher, alguém, dorme
        """,
        "about_between": """
            um, uma, o, a, e, de, do, da, é, ou, realmente, mesmo, de verdade, só, apenas, muito, tão, mais, bem,
            totalmente, completamente, talvez, mas, por, me, que, para, pra, com, eu, já, sempre, foi, também, ser,
            meio, são, no, na, em, demais, né, cara, será que, está, tá, por que, porque, como, hoje
        """,
        "about_you": """
            você, vc, tu, és, te, ti, teu, seu, este bot, esse bot, o bot, bot, errata, estou falando com, estou a
            falar com, falo com, inútil, cala a boca, não serve para nada, não serve pra nada, não prestas, não
            entende, não entende nada, não entendes nada, não sabe nada, não ajuda, não ajuda em nada, és burro
        """,
        "about_asking": """
            posso te perguntar uma coisa, posso perguntar uma coisa, posso te fazer uma pergunta,
            posso fazer uma pergunta, posso lhe fazer uma pergunta, posso fazer-te uma pergunta,
            posso fazer-lhe uma pergunta, posso perguntar-te uma coisa, posso perguntar-lhe uma coisa,
            posso perguntar algo, posso te perguntar algo, posso lhe perguntar algo, poderia fazer uma pergunta,
            poderia perguntar algo, podia fazer uma pergunta, podia perguntar uma coisa, queria fazer uma pergunta,
            queria perguntar uma coisa, queria te perguntar uma coisa, quero fazer uma pergunta,
            quero te perguntar uma coisa, gostaria de fazer uma pergunta, gostava de fazer uma pergunta,
            gostaria de perguntar algo, tenho uma pergunta, tenho uma dúvida, tenho uma duvida,
            tenho uma pergunta para ti, tenho uma pergunta para você, uma pergunta rápida, uma pergunta rapida,
            pergunta rápida, pergunta rapida, uma perguntinha, uma dúvida rápida, dúvida rápida, você está aí,
            vc está aí, vc tá aí, tá aí, ta aí, ta ai, está aí, estás aí, ainda está aí, ainda estás aí,
            tem alguém aí, alguém aí, há alguém aí, você está disponível, está disponível, estás disponível,
            está ocupado, estás ocupado, você está online, está online, tem um minuto, tem um minutinho,
            tem um momento, tem um segundo, tem tempo, você tem um minuto, você tem um momento, você tem tempo,
            vc tem um minuto, vc tem um minutinho, tens um minuto, tens um momento, tens tempo, me ouve,
            você me ouve, ouves-me, podemos falar, posso te incomodar, posso incomodar, isso funciona,
            isto funciona
        """,
        "about_fun": """
            podes contar uma piada, pode contar uma piada, pode me contar uma piada,
            conta uma piada, conte uma piada, me conta uma piada, conta-me uma piada, conte-me uma piada, sabes uma
            piada, sabe alguma piada, diz algo engraçado, diga algo engraçado, faz-me rir, me faça rir, canta uma
            música, cante uma música, escreve um poema, escreva um poema, conta uma história, conta-me uma história,
            estou entediado
        """,
        "about_help": """
            ajuda, o que você faz, o que vc faz, o que você pode fazer, o que você sabe fazer, o que vc sabe fazer,
            como você funciona, como vc funciona, como funciona, como isso funciona, como te uso, como usar,
            como posso te usar, como você pode ajudar, como você pode me ajudar, pra que você serve,
            para que você serve, o que posso perguntar, o que posso te perguntar, comandos, quais comandos,
            quais são os comandos, instruções, em que você pode me ajudar, no que você pode ajudar,
            o que mais você faz
        """,
        "about_documents": """
            quais documentos você tem, quais documentos você conhece, que documentos você tem, que documentos você
            conhece, quais documentos vc tem, o que você sabe, o que vc sabe, o que você conhece, quais são suas
            fontes, quais suas fontes, quais fontes você usa, quais arquivos você tem, de onde vem sua informação, de
            onde vêm suas informações, quais coleções, quantos documentos você tem, quantos documentos você conhece,
            documentos, mostre seus documentos, de onde você tira tudo isso, de onde vem isso tudo, que documentos
            você lê, quais documentos você lê, de que documentos você tira isso
        """,
        "chat_wrong_figure": "agora é, agora são, agora custa, na verdade é, na verdade são, agora, na verdade",
        "chat_helps": """
            me ajuda, me ajude, socorro, por favor ajuda, ajuda por favor, pode ajudar, pode me ajudar,
            você pode ajudar
        """,
        "chat_particle": "nada, realmente, de jeito nenhum, infelizmente, acho, bem, mesmo, viu, não viu",
        "chat_recounted": """
            foi, foram, era, aconteceu, disse, disseram, fez, tava, estava, deu, teve, ele, ela, eles, elas, dele,
            dela
        """,
        "chat_recounted_ending": "trou, ndou, ntou, rrou, ssou, nou, lou, gou, prou, deram, taram, laram, garam, saram",
        "chat_name": """
            adriana, adriano, afonso, aline, amanda, ana, anderson, andré, andreia, ângela, antónio, antônio, artur,
            beatriz, bernardo, bianca, bruna, bruno, caio, camila, carla, carlos, carolina, catarina, cecília, celso,
            cíntia, clara, cláudia, cláudio, cristiano, cristina, daniel, daniela, danilo, davi, débora, diana,
            diego, diogo, duarte, edson, eduarda, eduardo, elaine, elena, eliane, elisa, fabiana, fábio, felipe,
            fernanda, fernando, filipa, filipe, flávia, flávio, francisca, francisco, gabriel, gabriela, gisele,
            gonçalo, guilherme, gustavo, helena, henrique, hugo, igor, inês, isabel, ivo, jaqueline, joana, joão,
            jorge, josé, juliana, júlia, júlio, karina, larissa, laura, leandro, leonardo, letícia, lúcia, luana,
            lucas, luciana, luís, luísa, luiz, luiza, márcia, marcelo, márcio, marco, marcos, margarida, maria,
            mariana, marina, mário, marta, matheus, mateus, maurício, miguel, mônica, mónica, murilo, natália,
            nelson, nuno, patrícia, paula, paulo, pedro, priscila, rafael, rafaela, raquel, raul, renata, renato,
            ricardo, rita, roberta, roberto, rodrigo, rogério, rosa, rui, samuel, sandra, sara, sérgio, sílvia,
            simone, sofia, sónia, sônia, susana, tatiana, teresa, thiago, tiago, tomás, vanessa, vera, vinícius,
            vitor, vítor, wagner, yara
        """,
        "chat_title": """
            senhor, senhora, sr., sra., sr, sra, dona, caro, cara, querido, querida, dr., dra., prof.
        """,
        "chat_honorific": "chefe",
        "chat_fronted": """
            pergunta, uma pergunta, dúvida, uma dúvida, a propósito, aliás, além disso, depois, então, também,
            primeiro, segundo, hoje, amanhã, ontem, segunda, terça, quarta, quinta, sexta, sábado, domingo, bom, bem,
            olha, olhe, escuta, na verdade, sério, urgente, importante, nota, ps, obs, não, sim, né, certo, verdade,
            tá, ok, por favor, pfv, obrigado, obrigada, desculpa, desculpe, alguém, todos, todas, pessoal, galera,
            gente, equipe, ajuda, exemplo, agora, antes, sempre, nunca, talvez, porém, contudo, entretanto, resumo,
            aqui, ali, outra pergunta, outra coisa, última pergunta, no total, em geral, por exemplo, errata, bot,
            correto
        """,
        "chat_adverb_ending": "mente",
    },
    says={
        "say why": (
            "Obrigado, o seu voto conta. Já revi esta resposta a seu pedido; diga em poucas palavras o "
            "que está errado e verei mais uma vez."
        ),
        "too long here": "É mais longo do que se pode mostrar aqui.",
        "shown whole": "`errata suggestions` mostra-o por inteiro.",
        "right in words": "Uma resposta diz o que está certo em pelo menos algumas palavras.",
        "same people": "As definições dizem que identidades são uma só pessoa.",
        "waiver of one": "Uma dispensa é para quem é o único administrador; aqui há outros.",
        "will be read": "Vai lê-lo quem lê aquela.",
        "no files here": "Os ficheiros não são lidos aqui.",
        "first files read": "{name}: só são lidos os primeiros {count} ficheiros.",
        "days at most": "{days} dias: no máximo dez anos, ou 0 para o que não expira.",
        "guests direct": "Em mensagens diretas só respondo a membros deste workspace, e você é convidado.",
        "guests direct how": (
            "Pergunte-me num canal que aceite convidados, ou peça a um administrador deste workspace que lhe "
            "dê documentos."
        ),
        "nobody called": "Ninguém aqui se chama {name}.",
        "several called": "{count} pessoas aqui se chamam {name}.",
        "pick person": "Escolha a pessoa na lista que aparece depois de @.",
        **PAGES,
        **TERMINAL,
        "answered": "Respondido",
        "partial": "Verificado em parte",
        "refused": "Sem resposta",
        "unclear": "Qual deles?",
        "failed": "Falhou",
        "being answered": "A responder",
        "high": "confiança alta ({percent} %)",
        "medium": "confiança média ({percent} %)",
        "low": "confiança baixa ({percent} %)",
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
        "help admin": (
            "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata "
            "suggestions` - o que foi abandonado, o que leio, os votos contra respostas, o que falta nos "
            "documentos, o que espera aprovação; para ver e tratar (admins)"
        ),
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
            "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off owner=@NAME "
            "ingesters=admins|everyone|nobody]` - ver ou alterar as definições deste canal (administradores)"
        ),
        "meant subcommand": "Não existe `/errata {name}`: quis dizer `/errata {near}`?",
        "no subcommand": "Não existe `/errata {name}`.",
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
        "stopped": "Interrompido.",
        "stopped by": "Interrompido por {name}.",
        "platform refused": "{platform} não me deixa fazer o que é preciso para isso.",
        "nothing to stop": "Não há nada a interromper aqui.",
        "cut here": "… e mais, cortado aqui.",
        "not there archived": (
            "Esse canal está arquivado, por isso tem a resposta aqui. Continue a perguntar aqui ou noutro canal."
        ),
        "not there allowed": "Não posso escrever nesse canal, por isso tem a resposta aqui.",
        "not there": "Não posso escrever nesse canal, por isso tem a resposta aqui. Com `/invite` tem-na lá.",
        "moved beneath": (
            "Este espaço não deixa editar uma mensagem tão antiga, por isso isto vem por baixo da primeira resposta."
        ),
        "not where asked": "Não posso escrever onde perguntou, por isso tem a resposta aqui.",
        "moved here": "Já não posso alterar a resposta onde está, por isso isto vem aqui.",
        "more rows": "mais {count} linhas",
        "scanned": "digitalização, lida com {sure} % de certeza",
        "modified": "modificado em {day}",
        "source read": "fonte lida em {day}",
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
        "receipt reflection": "autoavaliação {score}: {reasoning}",
        "receipt reflected": "**Autoavaliação** {score} após {drafts} rascunhos",
        "receipt checks": "Verificações",
        "receipt changed": "O que mudou",
        "receipt evidence": "**Evidência** {label} ({score})",
        "web searched": ", web consultada",
        "relevant": "pertinente",
        "ambiguous": "duvidosa",
        "irrelevant": "não pertinente",
        "receipt spent": "**Gasto** {facts}",
        "receipt mode": "modo {mode}",
        "receipt model": "modelo {model}",
        "receipt by rules": "sem modelo de linguagem",
        "nothing to check": "nada a verificar",
        "receipt calls": "{calls} chamadas ao modelo, {asked} + {replied} tokens",
        "feedback here": "Opiniões aqui: 👍 {up} · 👎 {down}",
        "settings here": "Definições deste canal:",
        "now everyones": (
            "Neste canal, os membros leem agora o que é para todos; o que foi dado ao canal é lido por todos "
            "os que estão nele."
        ),
        "now all": "Os membros deste canal leem agora todas as coleções.",
        "now nothing": "Este canal agora não lê nada; com collections=everyone's lê o que é para todos.",
        "now reads": "Todos neste canal leem agora: {names}.",
        "no collection yet": "A coleção {name} ainda não existe: quis dizer {near}?",
        "no collection until": "A coleção {name} ainda não existe; assim que existir, será lida.",
        "would read nothing": "Nada foi alterado: este canal não leria nada.",
        "only admins": "Só os administradores podem alterar as definições.",
        "no question there": "Não há nenhuma pergunta nessa mensagem.",
        "ask me": "Pergunte-me algo.",
        "ask about file": "O que quer saber dele? Envie o ficheiro com a sua pergunta, e eu leio-o para responder.",
        "only documents": "Só respondo a partir dos seus documentos e números. Pergunte-me algo que lá esteja.",
        "choice gone": "Essa escolha já não está registada.",
        "ask again": "Faça a sua pergunta novamente, por favor.",
        "asker gone": "Quem perguntou isto, e onde, já não está registado.",
        "nothing indexed": (
            "Ainda não tenho nada para ler, por isso não posso responder; quem cuida de mim pode dar-me documentos."
        ),
        "nothing indexed operator": "Ainda nada está indexado: errata ingest PASTA",
        "nothing but examples": (
            "Só os exemplos estão indexados, e são lidos quando a sua coleção é indicada: errata-demo. "
            "Os seus próprios documentos: errata ingest PASTA"
        ),
        "not shown": "Não consegui responder a isto, e ficou registado. Pergunte por outras palavras, por favor.",
        "could not answer": "Não consegui responder a isto, e ficou registado. {error}",
        "is this right": "É assim: {claim}",
        "cant learn": "Não consegui aprender com isso, e ficou registado.",
        "learning off": "Aprender com ficheiros não está configurado aqui.",
        "may not teach": "Não pode ensinar-me a partir deste canal.",
        "nowhere to learn": "Não há aqui nenhuma coleção que possa ler, por isso nenhuma em que aprender.",
        "nothing learnt": "Não havia nada com que aprender.",
        "nothing to read": "Não há nada para ler aí.",
        "indexed": "**{path}** indexado em {collection} ({count} passagens).",
        "indexed one": "**{path}** indexado em {collection} (1 passagem).",
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
        "not in server": "O que é para todos é para os membros do servidor da equipa, e você não é membro dele.",
        "other server": "Este não é o servidor da equipa, por isso o que é para todos não é lido aqui.",
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
        "belongs in backticks": "O que faz parte da sua pergunta fica entre `crases`.",
        "no option near": "Não existe a opção {option}: quis dizer {near}?",
        "no option": "Não existe a opção {option}.",
        "options are": "Existem {names}.",
        "option such as": "Por exemplo `--mode crag` ou `--in manual`.",
        "answer is private": "🔒 A resposta está nas suas mensagens diretas comigo.",
        "fits in private": (
            "🔒 Há documentos sobre isto que você pode ler, mas nem todos aqui: pergunte-me em uma mensagem direta."
        ),
        "how to let guests": "Peça a um admin deste espaço que deixe os convidados perguntar aqui.",
        "guests off": "Neste canal respondo apenas aos membros do espaço de trabalho, e você é um convidado.",
        "private too late": (
            "Uma edição não pode tornar privado o que foi perguntado diante de todos, por "
            "isso deixei como estava. Pergunte de novo com `--private`."
        ),
        "answer elsewhere": (
            "Não posso escrever nesse canal, por isso a resposta está nas suas mensagens diretas comigo."
        ),
        "only you see": "Só você vê isto: não posso escrever onde perguntou.",
        "only you see here": "Só você vê isto: não consigo enviar-lhe mensagens diretas.",
        "command menu ask": "Perguntar aos documentos e números da sua equipa",
        "command menu why": "Mostrar como a última resposta daqui foi verificada",
        "command menu sources": "Mostrar em que se baseia a última resposta daqui",
        "command menu feedback": "Mostrar as opiniões dadas neste canal",
        "command menu stop": "Parar o que está a ser respondido para si aqui",
        "command menu ingest": "Aprender com ficheiros ou uma página (para quem pode)",
        "command menu settings": "Ver as definições deste canal, ou alterá-las (administradores)",
        "command menu about": "Perguntar sobre isto",
        "command menu verify": "Verificar isto",
        "option question": "O que quer saber",
        "option mode": "Como se procura e verifica",
        "option collection": "Procurar só nesta coleção",
        "option private": "Só você vê a resposta",
        "option channel mode": "Como se respondem aqui as perguntas",
        "option collections": "O que este canal lê: nomes com vírgulas, everyone's, all ou none",
        "option bots": "Responder também a outros bots",
        "option ingesters": "Quem pode ensinar-me a partir daqui",
        "option feedback": "Mostrar botões de opinião e contar votos",
        "option document": "Um documento",
        "option another document": "Outro documento",
        "option page": "Uma página para ler, como https://...",
        "option into": "Onde o pôr",
        "mode standard": "Padrão: os seus documentos",
        "mode crag": "Corretivo: documentos avaliados, a web se não bastarem",
        "mode reflective": "Autorreflexivo: rascunhos pontuados e melhorados",
        "mode both": "Ambos: avaliado e autorreflexivo",
        "mode auto": "Auto: conforme a pergunta",
        "command menu help": "O que sou, o que posso ler aqui e o que pode perguntar",
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
        "unasked offer": (
            "💡 Só você vê isto: ninguém me perguntou, e não tenho certeza suficiente para dizê-lo a todos. {answer}"
        ),
        "noted": "👍 Anotado, obrigado.",
        "share": "Partilhar com todos",
        "keep": "Guardar para mim",
        "vote withdrawn": "O seu voto foi retirado.",
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
            "🐢 {why} Para que os outros também tenham a sua vez, isto não foi aceite; tente de novo em {seconds} s."
        ),
        "too many why": "Isso é mais do que aceito de uma pessoa em um minuto.",
        "too many marked": "O que não foi aceite leva uma 🐢.",
        "about title": "Perguntar sobre esta mensagem",
        "about example": "Isso ainda é assim?",
        "about question": "Sua pergunta",
        "about text": "Do que se trata",
        "no text there": "Não há texto nessa mensagem.",
        "nothing to learn": "Dê-me um arquivo ou um endereço com que aprender.",
        "not worked": "Isso não funcionou e ficou registado.",
        "intro hello": (
            "Sou o Errata. Respondo a perguntas com os documentos e os números desta equipe. "
            "Verifico cada resposta antes que você a veja e mostro onde ela está escrita."
        ),
        "intro again": "Olá de novo. O que gostaria de saber?",
        "none of these": "Nenhuma destas",
        "none of these told": "Tudo bem. Pergunte com o que distingue: um nome, um lugar, um ano.",
        "intro blamed": (
            "Lamento não ter ajudado. Diga o que estava errado, ou pergunte com outras palavras, e eu procuro de novo."
        ),
        "intro all right": "Tudo bem. Pergunte quando precisar de algo.",
        "intro go ahead": "Sim, claro. O que gostaria de saber?",
        "intro know": "O que posso ler aqui",
        "intro documents": "Documentos: {count}",
        "intro collections": "Coleções: {names}",
        "intro dated": "Datados de {first} a {last}",
        "intro dated once": "Datados de {date}",
        "intro figures": "Números de {companies}",
        "intro welcome": "Com prazer. Pergunte-me quando precisar de algo.",
        "intro nothing": (
            "Ainda não há nada que eu possa ler aqui, por isso não posso responder. Quem cuida de mim pode mudar isso."
        ),
        "intro try": "Perguntas que posso responder, por exemplo",
        "intro ways": (
            "Mencione-me em um canal, escreva-me diretamente ou use `/ask`. Em uma conversa, continuo sem menção."
        ),
        "intro judge": (
            "Como me avaliar: cada resposta cita as suas fontes; consulte-as. Se uma estiver errada, "
            "toque em 👎 ou diga o que está errado, e eu procuro de novo."
        ),
        "intro judge typed": (
            "Como me avaliar: cada resposta cita as suas fontes; consulte-as. Se uma estiver "
            "errada, digite `/bad` e o que está errado, e eu procuro de novo."
        ),
        "intro more": "e mais {count}",
        "ask of cell": "{column} de {row}?",
        "ask of heading": "O que diz “{title}” sobre “{heading}”?",
        "ask of subject": "O que devo saber sobre {heading}?",
        "ask of period": "{column} em {row}?",
        "prompt can": "O que você sabe fazer?",
        "prompt documents": "Quais documentos você tem?",
        "checks failed": "não confirmado: {checks}",
        "check citations": "fontes",
        "check numbers": "números",
        "check years": "datas",
        "check filings": "relatórios",
        "check instructions": "instruções",
        "check standing": "vigência dos documentos",
        "check scans": "digitalizações",
        "check verification": "segunda leitura",
        "check other": "redação",
        "admins named": "Um administrador pode alterá-las por você.",
        "somebody on": "alguém no {platform}",
        "an operator": "um responsável",
        "a reader": "um leitor",
        "teach how": "Um administrador pode permitir ou fazê-lo por você.",
        "receipt new": "desta vez com: {novelty}",
        "receipt took": "levou {seconds}",
        "told operators": "Quem cuida de mim pode ver o motivo.",
        "admin only": "Só administradores podem fazer isso.",
        "admin jobs": "Trabalhos abandonados, os mais recentes primeiro:",
        "admin no jobs": "Nada foi abandonado.",
        "admin retried": "{thing} é tentado de novo.",
        "admin sure": (
            "Isto retira **{thing}** ({collection}, {count} trechos) de todos; o arquivo fica. Para fazê-lo: {command}"
        ),
        "admin sure one": (
            "Isto retira **{thing}** ({collection}, 1 trecho) de todos; o arquivo fica. Para fazê-lo: {command}"
        ),
        "admin removed": "{thing} foi removido.",
        "admin unknown": "Não há nada aqui chamado {thing}.",
        "admin votes": "👎 em aberto, os mais recentes primeiro:",
        "admin no votes": "Não há nenhum 👎 para ver.",
        "admin dismissed": "{thing} foi descartado: já não conta.",
        "about short": "Perguntar sobre isto",
        "command menu admin": "Tarefas, documentos, votos, lacunas e sugestões (admins)",
        "option reply": ("A que respondo: menções, o que se pergunta nos meus tópicos, ou todas as perguntas aqui"),
        "option unasked above": ("A partir de que confiança respondo em público ao que ninguém me perguntou (0 a 1)"),
        "command menu admin jobs": "Mostrar o que foi abandonado ou fazer tentar de novo",
        "option retry": "O identificador do que deve ser tentado de novo",
        "command menu admin documents": "Mostrar documentos, reler um ou retirar um",
        "option find": "Parte de um nome",
        "option reindex": "O documento a reler",
        "option remove": "O documento a retirar",
        "option confirm": "Retirar mesmo",
        "command menu admin votes": "Mostrar todos os 👎 pendentes ou descartar um",
        "option dismiss": "O identificador do voto que já não deve contar",
        "a confidence": "É uma confiança de 0 a 1, como 0.7.",
        "not shareable": (
            "Isso não pode ser partilhado: não está registado como resposta que recebeu em privado num canal."
        ),
        "not read there": "Fica consigo: baseia-se em documentos que não são lidos nesse canal.",
        "shared already": "Já está partilhado.",
        "ask a person": "Perguntar a uma pessoa",
        "person asked": (
            "🙋 Os documentos não o dizem: “{question}”. Se souber, responda neste tópico; só guardo a sua "
            "resposta se concordar."
        ),
        "person consent": "Posso guardar isto como resposta, com o seu nome? “{reply}” Antes, outra pessoa aprova-a.",
        "person agree": "Guardar",
        "person decline": "Não guardar",
        "person kept": "Obrigado. Quando outra pessoa a aprovar, respondo com ela e digo o seu nome.",
        "person declined": "Não é guardada.",
        "person approved": "Foi aprovado: respondo com isso e cito o seu nome.",
        "person rejected": "Não foi aprovado, por isso não é guardado.",
        "person none": (
            "Não há aqui ninguém indicado a quem perguntar. A sua pergunta está na lista do que falta nos documentos."
        ),
        "person noted": "Anotado. Quem cuida dos documentos vê que você está à espera; a resposta aparecerá aqui.",
        "page waiting": "{count} à espera de uma pessoa",
        "person already": "Já se perguntou a alguém.",
        "person private": (
            "Perguntou em privado, por isso mais ninguém vê a sua pergunta. Está na lista do que falta nos documentos."
        ),
        "person not yours": "Só quem foi perguntado pode decidir isso.",
        "person many": "É mais do que pergunto por si numa hora; tente mais tarde.",
        "digest head": "📋 Perguntas aqui nos últimos 7 dias: {asked}; respondidas: {answered}; 👎: {rejected}.",
        "digest open": "Ainda sem resposta:",
        "admin gaps": "O que os documentos não dizem, o mais perguntado primeiro:",
        "admin no gaps": "Não falta nada do que foi perguntado.",
        "admin suggestions": "O que espera aprovação, o mais recente primeiro:",
        "admin no suggestions": "Nada espera aprovação.",
        "option waive": "É seu, e é o único administrador",
        "admin waived": "Feito: {thing}. Era seu e mais ninguém o viu: fica registado.",
        "admin waive how": "Se é o único administrador, dispense essa segunda leitura, o que fica registado: {command}",
        "admin done": "Feito: {thing}",
        "command menu admin gaps": "Mostrar o que falta nos documentos; atribuir, responder ou descartar",
        "command menu admin suggestions": "Mostrar o que espera aprovação; aprovar ou rejeitar",
        "option gap": "O identificador de uma lacuna",
        "option gap owner": "Quem deve responder",
        "option gap answer": "O que está certo, tal como será citado",
        "option gap dismiss": "Não é algo que os documentos devam dizer",
        "option approve": "O identificador do que passa a ser prova",
        "option reject": "O identificador do que nunca será prova",
        "option channel owner": "A quem se pergunta o que falta nos documentos",
        "option digest": "Dizer todas as semanas o que foi feito das perguntas aqui",
    },
)
