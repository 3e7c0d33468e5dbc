"""Japanese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

JAPANESE: Final = Language(
    code="ja",
    name="Japanese",
    says={
        "answered": "回答済み",
        "partial": "一部検証済み",
        "refused": "回答なし",
        "unclear": "どれですか",
        "failed": "失敗",
        "being answered": "回答中",
        "high": "確信度：高（{percent} %）",
        "medium": "確信度：中（{percent} %）",
        "low": "確信度：低（{percent} %）",
        "checks failed": "{checks} は未検証",
        "checks passed": "検証済み：{checks}",
        "attempts": "試行 {count} 回",
        "remembered": "記憶済み",
        "no sources": "この回答は資料を引用していません。",
        "why button": "どのように検証しましたか",
        "good answer": "よい回答",
        "bad answer": "よくない回答",
        "good": "よい",
        "bad": "よくない",
        "sources": "出典",
        "continued": "{parts}部中の{part}、下に続きます",
        "whole in file": "回答の全文はファイルにあります。",
        "busy": (
            "⏳ ただいま混み合っています。あなたは{position}番目です。1分ほどしてからもう一度お尋ねください。"
            "この質問は受け付けていません。"
        ),
        "busy full": (
            "⏳ ただいま混み合っていて、待ち行列がいっぱいです。1分ほどしてからもう一度お尋ねください。この質"
            "問は受け付けていません。"
        ),
        "waiting": ("⏳ ただいま混み合っています。順番は{position}番目です。質問は受け付けましたので、お答えします。"),
        "not taken": "⛔ ただいま受け付けられません。1分ほどしてからもう一度お試しください。",
        "noted": "👍 記録しました。ありがとうございます。",
        "share": "全員に共有",
        "keep": "自分だけに残す",
        "vote withdrawn": "評価を取り消しました。",
        "reason title": "何が違っていましたか",
        "send": "送信",
        "skip": "スキップ",
        "reason label": "回答は何と言うべきでしたか。どこに書いてありますか。",
        "reason label short": "何と言うべきで、どこにありますか",
        "reason hint": "すでに調べ直しています。正しい場所を探すのに役立ちます。",
        "reason late": ("調べ直しています。結果は別のメッセージでお送りします。このメッセージはもう変更できません。"),
        "reason empty": "何も書かれていないため、追加の記録はありません。",
        "reason taken": "ありがとうございます。それを踏まえて調べ直します。",
        "home title": "質問すると、書かれている場所までわかります",
        "home text": (
            "チームの文書と数値から、出典を示し、検証してからお答えします。チャンネルでメンションするか、ここ"
            "に書くか、`/ask` をお使いください。スレッドではメンションなしで続けられます。\n👎 を押すと調べ直"
            "します。管理者が送ったファイルから学びます。"
        ),
        "home try": "試してみる",
        "home latest": "最近の質問",
        "home none": "まだ質問はありません。",
        "no answer": "ここにはまだ私の回答がありません。",
        "too many": (
            "🐢 {why}これは受け付けられず、今後{seconds}秒の間に届くものも同様です。ほかの"
            "方にも順番が回るよう、{seconds}秒後にもう一度お試しください。"
        ),
        "too many why": "1分間にお一人から受け付けられる数を超えています。",
        "too many marked": "受け付けられなかったものには 🐢 が付きます。",
        "about title": "このメッセージについて質問",
        "about example": "今もそうですか？",
        "about question": "質問",
        "about text": "質問の対象",
        "no text there": "そのメッセージにはテキストがありません。",
        "nothing to learn": "学習するファイルかアドレスを指定してください。",
        "not worked": "うまくいきませんでした。記録しました。",
    },
)
