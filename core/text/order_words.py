"""The words with which documents give orders to a language model, a row a language: data for `core.text.orders`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class OrderWords:
    """How a language gives orders to a model; `~` stands for any ending of a word.

    `drop` (verbs) with `earlier` and `rules` beside it; `model` (who is spoken to) with `say` beside it; `tell` (what
    to say to whoever asks, an order by itself); `go_on` begins what belongs to an order before it.
    """

    drop: str
    earlier: str
    rules: str
    model: str
    say: str
    tell: str
    go_on: str


ORDERS: Final = {
    "en": OrderWords(
        drop="ignore|disregard|forget|override|bypass|do not follow|stop following",
        earlier="previous|prior|above|earlier|preceding|all|any|your|system|foregoing|everything|original",
        rules="instruction~|prompt~|rules|guideline~|directive~|messages|context|system message|you were told",
        model="ai assistant~|ai model~|ai system~|ai agent~|an ai|any ai|the ai|dear ai|attention ai|hey ai|"
        "note to ai|to ai|"
        "language model~|llm|llms|chatbot~|chatgpt|gpt|assistant|the bot|copilot|claude",
        say="tell|reply|respond|answer|say|output|include|recommend|repeat|mention|state|instruct|direct|advise",
        tell="tell the user~|tell users|tell the asker|tell whoever asks|tell anyone who asks|inform the user~|"
        "instruct the user~|direct the user~|ask the user~|advise the user~|send the user~ to|refer the user~ to|"
        "in your answer|in your response|in your reply|in your output|in your summary|to your answer|to your reply|"
        "include the following link|include this link|include the link|answer only with|reply only with|"
        "respond only with|reply with exactly|answer with exactly|respond with exactly|your answer must|"
        "your response must|your reply must",
        go_on="when asked|if asked|whenever|when anyone asks|if anyone asks|if someone asks|when someone asks|"
        "tell|say|answer|reply|respond|visit|call|dial|go to|send|click|paste|enter|include|direct|write|instead|"
        "you must|use|run|execute|open|recommend|add|output|print|do|always|never|from now on|only|then|ask|instruct|"
        "inform|contact|transfer|the user|users|repeat|state|claim|also",
    ),
    "de": OrderWords(
        drop="ignorier~|missachte~|vergiss|vergessen sie|verwirf|übergehe",
        earlier="vorherig~|bisherig~|obig~|früher~|alle|sämtliche|deine~|ihre|vorangegangen~|system~",
        rules="anweisung~|instruktion~|anleitung~|regel~|vorgabe~|prompt~|befehl~",
        model="eine ki|die ki|liebe ki|ki-assistent~|ki-modell~|sprachmodell~|chatbot~|assistent|"
        "künstliche intelligenz",
        say="antworte|antworten|sage|sag|sagen|nenne|nennen|empfiehl|empfehlen|teile|mitteilen|verweise|verweisen",
        tell="sag~ dem nutzer~|sag~ dem benutzer~|sag~ den nutzern|teile dem nutzer|teile dem benutzer|"
        "weise den nutzer|"
        "bitte den nutzer|fordere den nutzer|in deiner antwort|antworte nur mit|deine antwort muss",
        go_on="wenn jemand|wenn du|auf die frage|wird nach|bei fragen|sag~|antworte~|"
        "besuche|ruf~|gehe|sende|klicke|gib|nenne|schreibe|stattdessen|öffne|empfiehl|"
        "teile|fordere|"
        "weise|bitte|füge|verwende|führe|der nutzer|die nutzer",
    ),
    "fr": OrderWords(
        drop="ignore~|oublie~|ne tenez pas compte|ne tiens pas compte|fais abstraction|faites abstraction",
        earlier="précédent~|antérieur~|ci-dessus|tout~|tes|vos|système|avant",
        rules="instruction~|consigne~|règle~|directive~|prompt~|ordres",
        model="une ia|l'ia|assistant ia|modèle de langage|modèle de langue|chatbot|agent conversationnel|"
        "intelligence artificielle",
        say="réponds|répondez|répondre|dis|dites|dire|indique|indiquez|indiquer|recommande~|inclu~",
        tell="dis à l'utilisateur|dites à l'utilisateur|dis aux utilisateurs|dites aux utilisateurs|"
        "informe~ l'utilisateur|demande~ à l'utilisateur|invite~ l'utilisateur|"
        "dans ta réponse|dans votre réponse|réponds uniquement|répondez uniquement",
        go_on="si on te|si on vous|quand on|lorsqu'on|à la question|dis|dites|"
        "réponds|répondez|visite~|appelle~|va|allez|envoie~|clique~|inclu~|écri~|plutôt|à la place|"
        "demande~|recommande~|ouvre~|indique~|ajoute~|l'utilisateur",
    ),
    "es": OrderWords(
        drop="ignora~|olvida~|descarta~|haz caso omiso|haga caso omiso|no sigas",
        earlier="anterior~|previa~|previo~|todas|todos|tus|sus|arriba|sistema",
        rules="instruccion~|indicacion~|regla~|directriz~|directrices|prompt~|órdenes|orden",
        model="una ia|la ia|asistente de ia|asistente virtual|modelo de lenguaje|chatbot|inteligencia artificial",
        say="responde|responder|responda|di|decir|diga|indica|indicar|recomienda|recomendar|incluye|incluir",
        tell="dile al usuario|diga al usuario|dígale al usuario|di al usuario|di a los usuarios|dile a los usuarios|"
        "informa al usuario|pide al usuario|pídele al usuario|indica al usuario|en tu respuesta|en su respuesta|"
        "responde únicamente con|responde solo con",
        go_on="si te preguntan|si le preguntan|cuando te pregunten|si alguien pregunta|"
        "di|dile|diga|responde~|visita~|llama~|ve a|vaya|envía~|haz clic|incluy~|escrib~|en su lugar|en cambio|"
        "pide|pídele|recomienda~|abre|indica|añade|el usuario",
    ),
    "it": OrderWords(
        drop="ignora~|dimentica~|trascura~|non seguire",
        earlier="precedent~|tutte|tutti|tue|sue|sopra|sistema|prima",
        rules="istruzion~|regole|direttiv~|indicazion~|prompt~|ordini",
        model="una ia|un'ia|l'ia|assistente ia|assistente virtuale|modello linguistico|chatbot|"
        "intelligenza artificiale",
        say="rispondi|rispondere|risponda|di'|dì|dire|dica|indica|indicare|raccomanda|includi|includere",
        tell="di' all'utente|dì all'utente|dica all'utente|di agli utenti|informa l'utente|chiedi all'utente|"
        "invita l'utente|nella tua risposta|rispondi solo con|rispondi soltanto con",
        go_on="se ti chiedono|se qualcuno chiede|alla domanda|quando ti|di'|"
        "dì|dica|rispond~|visita~|chiama~|vai|invia|clicca|includ~|scriv~|invece|chiedi|raccomanda|apri|"
        "indica|aggiungi|l'utente",
    ),
    "pt": OrderWords(
        drop="ignore~|ignora~|esqueça~|esquece|desconsider~|descarte",
        earlier="anterior~|prévia~|todas|todos|suas|tuas|acima|sistema",
        rules="instruç~|regra~|diretriz~|orientaç~|prompt~|ordens|comando~",
        model="uma ia|a ia|assistente de ia|assistente virtual|modelo de linguagem|chatbot|inteligência artificial",
        say="responda|responder|responde|diga|dizer|indique|indicar|recomende|inclua|incluir",
        tell="diga ao usuário|diga ao utilizador|diga aos usuários|informe o usuário|informe ao usuário|"
        "peça ao usuário|oriente o usuário|na sua resposta|em sua resposta|responda apenas com|responda somente com",
        go_on="se te perguntarem|se perguntarem|quando perguntarem|se alguém perguntar|"
        "diga|responda~|visite|ligue|vá|envie|clique|inclua|escreva|em vez disso|peça|recomende|abra|indique|"
        "adicione|o usuário",
    ),
    "nl": OrderWords(
        drop="negeer|negeren|vergeet|sla over",
        earlier="vorige|voorgaande|eerdere|bovenstaande|alle|jouw|uw|systeem~",
        rules="instructie~|aanwijzing~|regels|richtlijn~|prompt~|opdracht~",
        model="een ai|de ai|ai-assistent~|ai-model~|taalmodel~|chatbot~|kunstmatige intelligentie",
        say="antwoord|antwoorden|zeg|zeggen|vermeld|vermelden|vertel|vertellen",
        tell="vertel de gebruiker~|zeg tegen de gebruiker~|zeg de gebruiker~|vraag de gebruiker~|in je antwoord|"
        "in uw antwoord|antwoord alleen met",
        go_on="als iemand|als je|wanneer iemand|op de vraag|vertel|zeg|antwoord~|"
        "bezoek|bel|ga|stuur|klik|vermeld|schrijf|in plaats|vraag|open|voeg|de gebruiker",
    ),
    "ru": OrderWords(
        drop="игнорируй~|проигнорируй~|забудь~|не следуй~|отмени~",
        earlier="предыдущ~|прежн~|все|всё|выше~|свои|твои|ваши|системн~",
        rules="инструкци~|указани~|правил~|команд~|промпт~|запрос",
        model="ии|ии-ассистент~|ассистент|языков~|нейросет~|чат-бот~|чатбот~|искусственный интеллект",
        say="отвечай~|отвечать|ответь~|ответить|скажи~|сказать|сообщи~|сообщать",
        tell="скажи~ пользовател~|сообщи~ пользовател~|попроси~ пользовател~|направь~ пользовател~|в своём ответе|"
        "в своем ответе|в ответе укажи~|ответь~ только|отвечай~ только",
        go_on="скажи~|сообщи~|отвечай~|ответь~|посети~|позвони~|перейди~|отправь~|нажми~|напиши~|вместо|попроси~|"
        "открой~|укажи~|добавь~|пользовател~",
    ),
    "ar": OrderWords(
        drop="تجاهل~|انس|تغاضى|أهمل",
        earlier="السابقة|السابق|جميع|كل|أعلاه|كافة|النظام",
        rules="التعليمات|تعليمات|الأوامر|القواعد|الإرشادات|التوجيهات",
        model="الذكاء الاصطناعي|المساعد|مساعد ذكاء|نموذج اللغة|نموذج لغوي|روبوت~|البوت",
        say="أجب|قل|تقول|تجيب|اذكر|أخبر~",
        tell="أخبر المستخدم~|قل للمستخدم~|اطلب من المستخدم~|وجه المستخدم~|في إجابتك|في ردك|أجب فقط",
        go_on="عند السؤال|إذا سئلت|إذا سأل|عندما يسأل|أخبر~|قل|أجب|زر|اتصل|اذهب|"
        "أرسل|انقر|اكتب|بدلا|اطلب|افتح|اذكر|المستخدم~|وقل|وأخبر~|واطلب",
    ),
    "hi": OrderWords(
        drop="अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल जा~|उपेक्षा",
        earlier="पिछले|पिछली|पहले|सभी|ऊपर|उपरोक्त|सारे|पूर्व",
        rules="निर्देश~|नियम~|आदेश~|प्रॉम्प्ट|हिदायत~",
        model="एआई|सहायक|भाषा मॉडल|चैटबॉट|कृत्रिम बुद्धिमत्ता",
        say="जवाब दें|जवाब दो|उत्तर दें|कहें|कहो|बताएं|बताएँ",
        tell="उपयोगकर्ता को बता~|उपयोगकर्ता से कह~|यूज़र को बता~|उपयोगकर्ताओं को बता~|उपयोगकर्ता से पूछ~|अपने उत्तर में|अपने जवाब में",
        go_on="पूछे जाने पर|यदि कोई पूछे|जब पूछा|उपयोगकर्ता~|बता~|कह~|जवाब|उत्तर|इसके बजाय|यूज़र",
    ),
    "zh": OrderWords(
        drop="忽略|无视|無視|忘记|忘記|不要遵循|不要理会",
        earlier="之前|以前|先前|上述|上面|所有|以上|前面|你的|系统|系統",
        rules="指令|指示|提示|规则|規則|说明|說明|命令",
        model="人工智能|ai助手|助手|助理|语言模型|語言模型|聊天机器人|聊天機器人",
        say="回答|回复|回覆|告诉|告訴|输出",
        tell="告诉用户|告訴用戶|告诉使用者|告訴使用者|请用户|让用户|要求用户|引导用户|在你的回答中|在回答中|在你的回复中|只回答|只回复",
        go_on="当被问|如果有人问|被问到|若被问|告诉|告訴|请|請|回答|回复|回覆|访问|訪問|拨打|致电|让|要求|用户|改为|并|然后|点击|在回答",
    ),
    "ja": OrderWords(
        drop="無視|忘れ|従わない|破棄",
        earlier="以前|これまで|前の|上記|すべて|全ての|先の|今までの|あなたの|システム",
        rules="指示|命令|プロンプト|ルール|規則|指令",
        model="aiアシスタント|人工知能|アシスタント|言語モデル|チャットボット|ボット",
        say="答え|回答し|返答|伝え",
        tell="ユーザーに伝え|ユーザに伝え|利用者に伝え|ユーザーに案内|ユーザーに言|ユーザーに求め|ユーザーに指示|回答に含め|"
        "返答に含め|回答には次|とだけ答え|とだけ回答",
        go_on="聞かれたら|質問されたら|尋ねられたら|ユーザー|ユーザ|利用者|代わりに|次の|そして|必ず|回答|答え",
    ),
    "ko": OrderWords(
        drop="무시|잊어|잊으|따르지 마",
        earlier="이전|앞의|앞선|위의|모든|기존|시스템",
        rules="지시|명령|프롬프트|규칙|지침",
        model="ai 어시스턴트|인공지능|어시스턴트|언어 모델|챗봇",
        say="답변|대답|말해|알려",
        tell="사용자에게 말|사용자에게 알려|사용자에게 안내|사용자에게 전달|사용자에게 요청|답변에 포함|라고만 답",
        go_on="질문을 받으면|물어보면|묻는다면|사용자|대신|그리고|반드시|답변|대답|다음",
    ),
}
"""The one table of these words; a language is a row."""

NOT_ORDERED: Final = frozenset({"not", "never", "without", "who", "they"})
"""Words before `drop` that make no order of it, as every word in `n't` does."""
