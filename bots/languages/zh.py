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
        "share": "与所有人分享",
        "keep": "仅自己可见",
        "vote withdrawn": "您的评价已撤回。",
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
    },
)
