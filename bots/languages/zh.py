"""Chinese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

CHINESE: Final = Language(
    code="zh",
    name="Chinese",
    roles={
        "chat_greeting": """
            你好, 您好, 嗨, 哈喽, 哈囉, 早, 早上好, 早安, 上午好, 下午好, 晚上好, 大家好, 大家早, 在吗, 在嗎, 在不在,
            欢迎, 歡迎, 最近好吗, 你好吗, 你好嗎
        """,
        "chat_farewell": """
            再见, 再見, 拜拜, 拜, 明天见, 明天見, 回头见, 下次见, 晚安, 先走了, 我先走了, 下班了, 吃饭去了, 去吃饭了,
            我去吃饭, 马上回来, 马上回, 稍等, 等一下, 周末愉快, 週末愉快, 回见
        """,
        "chat_thanks": """
            谢谢, 謝謝, 多谢, 多謝, 感谢, 感謝, 谢了, 谢啦, 3q, 谢谢你, 謝謝你, 谢谢大家, 非常感谢, 辛苦了, 辛苦啦,
            可以了, 解决了, 搞定了, 搞定, 有用, 很有用, 有帮助, 干得好, 做得好
        """,
        "chat_ok": """
            好, 好的, 好滴, 好吧, 好呀, 好啊, 行, 行吧, 可以, 可以的, 没问题, 沒問題, ok, okk, 嗯, 嗯嗯, 恩, 哦, 喔,
            噢, 哦哦, 啊, 唉, 哎, 哎呀, 是, 是的, 是啊, 对, 對, 对的, 对啊, 没错, 沒錯, 不, 不是, 没有, 明白, 明白了,
            知道了, 了解, 了解了, 收到, 懂了, 原来如此, 原來如此, 原来是这样, 这样啊, 這樣啊, 有道理, 不错, 不錯,
            很好, 太好了, 真棒, 厉害, 牛, 赞, 讚, 酷, 哇, 天啊, 抱歉, 对不起, 不好意思, 没关系, 沒關係, 没事, 不客气,
            不客氣, 不用谢, 我也是, 我也觉得, 同意, 当然, 當然, 确实, 真的, 不知道, 不清楚, 随便, 加油, 恭喜, 有意思,
            完成, 已完成, 已读, 马上, 学到了
        """,
        "chat_laughter": "哈, 哈哈, 呵呵, 嘻嘻, 嘿嘿, 笑死, 笑死我了, 233, 呵",
        "chat_beside": "大家, 各位, 你, 您, 啦, 了, 啊, 呀, 哦, 的, 我, 那, 很, 太, 真, 非常, 也, 呢, 吧, 们",
        "chat_wrong": """
            不对, 不對, 错了, 錯了, 错误, 錯誤, 不正确, 不正確, 不准确, 过时, 過時, 过期了, 不是这样, 已经变了,
            已经改了, 不再是, 有误, 有誤
        """,
        "chat_wrong_alone": "错, 错的, 错了, 不对, 不對, 瞎说, 胡说",
        "chat_asks": """
            请问, 請問, 想问, 想請問, 想知道, 我想知道, 告诉我, 告訴我, 帮我, 幫我, 解释, 解釋, 列出, 比较一下, 求助,
            有没有, 有沒有, 能不能, 能否, 可不可以, 是不是, 是否, 要不要, 需不需要, 有谁知道, 谁知道, 怎么, 如何
        """,
        "chat_further": "那, 那么, 还有, 如果",
        "chat_clause": """
            没什么, 沒什麼, 什么都, 怎么都, 谁都, 哪都, 不怎么, 谁知道呢, 多少有点, 不管怎么, 几乎, 哪里哪里
        """,
        "chat_you": "你, 你们, 您",
        "chat_together": """
            吃饭, 吃什么, 中午吃, 喝咖啡, 咖啡, 午饭, 一起去, 有空吗, 有时间吗, 去不去, 来不来, 在吗, 开会吗
        """,
        "about_who": """
            你是谁, 你是誰, 你是什么, 你是机器人吗, 你是機器人嗎, 你是人吗, 你叫什么, 你的名字, errata是什么,
            errata是谁, 自我介绍, 介绍一下你自己, 介绍你自己
        """,
        "about_help": """
            帮助, 幫助, 你能做什么, 你能做什麼, 你会做什么, 你会什么, 你可以做什么, 你有什么功能, 怎么用, 怎么使用你,
            如何使用, 怎麼用, 命令, 有哪些命令, 使用说明, 我能问你什么, 可以问你什么, 你能帮我做什么
        """,
        "about_documents": """
            你有哪些文档, 你有什么文档, 你知道哪些文档, 你读过哪些, 有哪些文档, 有哪些资料, 你知道什么, 你知道些什么,
            你的来源, 你的信息来源, 你有哪些资料, 你有哪些文件, 文档列表, 你有多少文档
        """,
        "chat_wrong_figure": "现在是, 現在是, 改成了, 已经改成, 应该是, 實際是, 其实是, 早就不是",
        "chat_asks_ending": "吗, 嗎, 呢, 么, 多少, 什么, 几天, 谁, 哪里, 怎么办, 是多少",
        "chat_helps": "帮帮我, 幫幫我, 求助, 帮忙, 幫忙, 请帮忙, 請幫忙, 帮我看看, 帮忙看看",
    },
    says={
        "answered": "已回答",
        "partial": "部分核实",
        "refused": "未回答",
        "unclear": "是哪一个？",
        "failed": "失败",
        "being answered": "正在回答",
        "high": "可信度高（{percent} %）",
        "medium": "可信度中（{percent} %）",
        "low": "可信度低（{percent} %）",
        "checks failed": "{checks} 未核实",
        "checks passed": "已核查：{checks}",
        "attempts": "{count} 次尝试",
        "ask help": "请提问：`/ask 我们有几天年假？`",
        "ask options": (
            "前面可加选项：`--private`（回答以私信发送）、`--mode standard|crag|self_reflective|both|auto`、`--"
            "in 集合`（可重复）。"
        ),
        "ask options anywhere": (
            "前后均可加选项：`--private`（回答以私信发送）、`--mode standard|crag|self_reflective|both|auto`、`"
            "--in 集合`（可重复）。"
        ),
        "help head": "*我能理解的命令*",
        "help ask": "`/ask 问题` - 根据文档回答，并注明来源",
        "help why": "`/errata why` - 这里最近的回答是如何核查的",
        "help sources": "`/errata sources` - 它的依据",
        "help feedback": "`/errata feedback` - 本频道的反馈",
        "help stop": "`/errata stop` - 停止在这里回答",
        "help learn": "`/errata learn https://... [--in 集合]` - 从网页学习（管理员）",
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none follow_ups=on|off feedback=on|off "
            "respond_to_bots=on|off ingesters=admins|everyone|nobody]` - 显示或更改本频道的设置（管理员）"
        ),
        "meant subcommand": "没有 `/errata {name}`：您是指 `/errata {near}` 吗？",
        "no mode": "没有 {mode} 模式。",
        "modes": "可用模式：{modes}。",
        "address needed": "请给我一个网址：`/errata learn https://...`；文件请在提及我的消息中上传。",
        "not understood": "我不理解 {pair}。",
        "settings as": "设置：{names}，写作 名称=值。",
        "neither on nor off": "{value} 既不是 on 也不是 off。",
        "ingesters are": "ingesters 是 admins、everyone 或 nobody，不是 {value}。",
        "needs a value": "{option} 需要一个值。",
        "no setting": "没有设置 {key}",
        "no setting near": "没有设置 {key}：您是指 {near} 吗？",
        "settings are": "设置：{names}。",
        "cant be near": "{key} 不能是 {value}：您是指 {near} 吗？",
        "cant be": "{key} 不能是 {value}。",
        "can be": "可以是 {values}。",
        "on or off": "on 或 off",
        "collections are": "collections 是 everyone's、all、none，或用逗号分隔的名称；不能混用。",
        "prompt taken": "🔎 正在查找；回答会出现在*消息*中。",
        "taken private": "🔎 正在查找；回答会以私信发送。",
        "taken": "🔎 正在查找…",
        "one moment": "🔎 请稍候…",
        "close": "关闭",
        "health": "运行状况",
        "nothing to report": "没有需要报告的情况。",
        "no text": "（无文字）",
        "stopped": "已停止。",
        "nothing to stop": "这里没有可停止的内容。",
        "cut here": "…其余内容已截断。",
        "not there": "我不能在那个频道发言，所以在这里回答。用 `/invite` 邀请我即可在那里回答。",
        "moved beneath": "此工作区不允许编辑这么旧的消息，因此放在第一个回答下方。",
        "not where asked": "我不能在您提问的地方发言，所以在这里回答。",
        "moved here": "Discord 不再允许我修改原处的回答，因此写在这里。",
        "more rows": "另有 {count} 行",
        "modified": "修改于 {day}",
        "lines": "第 {first}-{last} 行",
        "line": "第 {first} 行",
        "untitled": "无标题",
        "status line": "{step}…",
        "step again": "{step}（第 {attempt} 次）",
        "step understanding": "正在阅读问题",
        "step remembered": "正在回想之前的回答",
        "step searching": "正在搜索文档",
        "step web": "正在搜索网络",
        "step grading": "正在评估证据",
        "step drafting": "正在起草回答",
        "step checking": "正在核查数字和引用",
        "step verifying": "正在将草稿与来源核对",
        "step fixing": "正在修正核查发现的问题",
        "step fetching": "正在获取缺失的数字",
        "step refining": "正在用更好的查询重新搜索",
        "step again searching": "正在重新搜索",
        "receipt head": "这个回答是怎样得出的",
        "receipt understood": "**理解为：** {question}",
        "receipt attempt": "第 {number} 次尝试",
        "accepted": "已采纳",
        "not accepted": "未采纳",
        "receipt new": "新增：{novelty}",
        "receipt reflection": "自我评估 {score}：{reasoning}",
        "receipt reflected": "**自我评估** {score}（{drafts} 份草稿）",
        "receipt checks": "核查",
        "receipt evidence": "**证据** {label}（{score}）",
        "web searched": "，已搜索网络",
        "relevant": "相关",
        "ambiguous": "不明确",
        "irrelevant": "不相关",
        "receipt spent": "**用量** {facts}",
        "receipt mode": "模式 {mode}",
        "receipt model": "模型 {model}",
        "receipt calls": "模型调用 {calls} 次，{asked} + {replied} 个词元",
        "feedback here": "这里的反馈：👍 {up} · 👎 {down}",
        "settings here": "本频道的设置：",
        "now everyones": "现在本频道的成员可读取面向所有人的内容，所有人可读取分配给本频道的内容。",
        "now all": "现在本频道的成员可读取所有集合。",
        "now nothing": "本频道现在不读取任何内容；collections=everyone's 可让它读取面向所有人的内容。",
        "now reads": "本频道所有人现在可读取：{names}。",
        "no collection yet": "还没有集合 {name}：您是指 {near} 吗？",
        "no collection until": "还没有集合 {name}；一旦有了就会读取。",
        "only admins": "只有管理员可以更改设置。",
        "admins named": "ERRATA_ADMINS 列出了管理员。",
        "no question there": "那条消息里没有问题。",
        "ask me": "请提问。",
        "choice gone": "该选项已不在记录中。",
        "ask again": "请重新提问。",
        "asker gone": "谁在哪里提的问已不在记录中。",
        "nothing indexed": "我还没有可读的内容，无法回答；管理我的人可以给我文档。",
        "nothing indexed operator": "尚未索引任何内容：errata ingest 文件夹",
        "not shown": "我无法回答这个问题，已作记录。请换种说法提问。",
        "could not answer": "我无法回答这个问题，已作记录。{error}",
        "is this right": "这个说法对吗？请说明文档和数据对此是怎么说的：{claim}",
        "cant learn": "我无法从中学习，已作记录。",
        "learning off": "这里没有设置从文件学习。",
        "may not teach": "您不能在本频道教我。",
        "teach how": "请联系管理员，或更改 `ingesters`。",
        "nowhere to learn": "这里没有我可以读取的集合，因此无处存放所学内容。",
        "nothing learnt": "没有可学习的内容。",
        "nothing to read": "里面没有可读的内容。",
        "indexed": "已将 **{path}** 索引到 {collection}（{count} 个段落）。",
        "known already": "**{path}** 已经收录。",
        "skipped": "已跳过 **{path}**：{reason}",
        "could not read": "无法读取 **{path}**：{error}",
        "too large a file": "{name} 超过 {most} MB。",
        "kept elsewhere": "{name} 不是由 {platform} 保存的。",
        "upload instead": "请上传文件，而不是发链接。",
        "not handed out": "{platform} 没有提供 {name}（状态 {status}）。",
        "upload again": "附件链接一天后失效：请重新上传。",
        "channels not known": "我无法得知我们共同所在的频道，因此在这里不为您读取任何内容；请在频道中提问。",
        "readers not known": "我无法得知谁能看到这里，因此不为您读取任何内容。",
        "nothing shared": "在私信中没有我可以为您读取的文档。",
        "how to share": (
            "在这里我读取面向所有人的内容、分配给您的内容，以及分配给我们共同所在频道的内容：请加入我所在的频道"
            "，或邀请我加入您的频道。管理员可以分配集合。"
        ),
        "not a member": "这里面向所有人的内容是给本工作区成员的，而您是访客。",
        "shared channel": "其他工作区的人也能看到本频道，因此这里不读取面向所有人的内容。",
        "nothing given": "本频道没有我可以读取的文档。",
        "how to give": "管理员可以给本频道分配集合。",
        "nothing named": "本频道不读取任何内容：其设置没有指定集合。",
        "how to name": "管理员可以在这里更改：collections=名称，或用 collections=everyone's 读取面向所有人的内容。",
        "looked enough": (
            "谢谢，您的投票已计入。应您的要求，我在一小时内已两次复查这个回答；一小时后我会再次复查。在此之前，"
            "换种说法重新提问可能有帮助。"
        ),
        "looked at many": (
            "谢谢，您的投票已计入。应您的要求，我在一小时内已复查回答 {count} 次；为了让其他人也能轮到，一小时"
            "后我会再次复查。在此之前，换种说法重新提问可能有帮助。"
        ),
        "taken back": "这个回答所依据的内容在这里已不可读取，因此撤回。",
        "answered anew": "✏️ 已重新回答：之前的回答所依据的内容在这里已不可读取。",
        "did not work": "⛔ 操作没有成功，已作记录。",
        "remembered": "已记住",
        "no sources": "此回答没有引用来源。",
        "why button": "这是如何核查的？",
        "good answer": "好回答",
        "bad answer": "差回答",
        "good": "好",
        "bad": "差",
        "sources": "来源",
        "continued": "第 {part} 部分，共 {parts} 部分，下文继续",
        "whole in file": "完整回答在文件中。",
        "busy": "⏳ 我现在很忙，您排在第 {position} 位。请一分钟后再问；这个问题没有被受理。",
        "busy full": "⏳ 我现在很忙，队列已满。请一分钟后再问；这个问题没有被受理。",
        "waiting": "⏳ 我现在很忙，您排在第 {position} 位。您的问题已保留，会得到回答。",
        "not taken": "⛔ 我现在无法受理；请一分钟后再试。",
        "noted": "👍 已记录，谢谢。",
        "reason title": "哪里不对？",
        "send": "发送",
        "skip": "跳过",
        "reason label": "回答本应怎么说，或者写在哪里？",
        "reason label short": "本应怎么说，写在哪里？",
        "reason hint": "我已经在重新查找；这能帮助我找对地方。",
        "reason late": "我正在重新查找。结果会以新消息发送：这一条已无法更改。",
        "reason empty": "您没有填写内容，因此没有更多记录。",
        "reason taken": "谢谢。我会据此重新查找。",
        "home title": "提问，并看到出处",
        "home text": (
            "我根据您团队的文档和数据回答，注明来源，并在您看到之前核查每个回答。您可以在频道中提及我、在这里"
            "给我写信，或使用 `/ask`。在消息串中无需提及我也会继续。\n按 👎 我会重新查找。管理员发给我的文件我"
            "会学习。"
        ),
        "home try": "试一试",
        "home latest": "您最近的问题",
        "home none": "您还没有提过问题。",
        "no answer": "这里还没有我的回答。",
        "too many": (
            "🐢 {why}这条没有被接收，接下来 {seconds} 秒内的也不会被接收：请在 {seconds} 秒后重试，让其他人也能轮到。"
        ),
        "too many why": "这超过了我每分钟从一个人那里接收的数量。",
        "too many marked": "没有被接收的内容带有 🐢。",
        "about title": "就这条消息提问",
        "about example": "现在还是这样吗？",
        "about question": "您的问题",
        "about text": "关于什么",
        "no text there": "那条消息里没有文字。",
        "nothing to learn": "请给我一个文件或网址供我学习。",
        "not worked": "操作没有成功，已被记录。",
        "intro hello": "我是 Errata。我根据本团队的文档和数据回答问题。每个回答在给您看之前都会核对，并标明出处。",
        "intro know": "我在这里能读到的内容",
        "intro documents": "文档：{count}",
        "intro collections": "文档集：{names}",
        "intro dated": "日期：{first} 至 {last}",
        "intro figures": "数据：{companies}",
        "intro nothing": "这里还没有我可以读的内容，因此无法回答问题。负责维护我的人可以添加。",
        "intro try": "我能回答的问题，例如",
        "intro ways": "在频道里提及我、直接给我发消息，或使用 `/ask`。在消息列中无需再次提及。",
        "intro judge": "如何评判我：每个回答都注明来源，请查看。如果有误，请按 👎 或说明哪里不对，我会重新查找。",
        "intro more": "以及另外 {count} 个",
        "ask of cell": "{row}的{column}是多少？",
        "ask of heading": "《{title}》关于{heading}是怎么说的？",
        "ask of term": "{term}是什么？",
        "prompt can": "你能做什么？",
        "prompt documents": "你有哪些文档？",
    },
)
