"""Chinese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

CHINESE: Final = Language(
    code="zh",
    name="Chinese",
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
        "asks can": (
            "帮助|幫助|你能做什么|你能做什麼|你会做什么|你可以做什么|你能干什么|怎么用|怎么使用|我可"
            "以问什么|我能问你什么|你知道什么"
        ),
        "asks who": (
            "你是谁|你是誰|您是谁|介绍一下自己|自我介绍|你是机器人吗|你是人吗|errata是什么|你叫什么|你叫什么名字"
        ),
        "asks documents": (
            "你有哪些文档|你有什么文档|有哪些文档|有什么文档|你有哪些文件|文档列表|列出文档|你能读什"
            "么|你有哪些资料|你有哪些來源"
        ),
    },
)
