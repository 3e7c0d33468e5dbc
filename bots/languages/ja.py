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
        "intro hello": (
            "Errata "
            "です。このチームの文書と数値をもとに質問に答えます。どの回答もお見せする前に確認し、どこ"
            "に書かれているかを示します。"
        ),
        "intro know": "ここで読めるもの",
        "intro documents": "文書: {count}",
        "intro collections": "コレクション: {names}",
        "intro dated": "日付: {first} から {last} まで",
        "intro figures": "数値: {companies}",
        "intro nothing": "ここで読んでよいものがまだないため、質問に答えられません。担当者が変更できます。",
        "intro try": "答えられる質問の例",
        "intro ways": (
            "チャンネルでメンションするか、直接メッセージを送るか、`/ask` "
            "を使ってください。スレッドではメンションなしで続けられます。"
        ),
        "intro judge": (
            "評価のしかた: どの回答にも出典があります。ご確認ください。誤りがあれば 👎 "
            "を押すか、何が違うかを書いてください。もう一度調べます。"
        ),
        "intro more": "ほか {count} 件",
        "ask of cell": "{row}の{column}は何ですか？",
        "ask of heading": "「{title}」は{heading}について何と書いていますか？",
        "ask of term": "{term}とは何ですか？",
        "prompt can": "何ができますか？",
        "prompt documents": "どの文書がありますか？",
        "asks can": (
            "ヘルプ|助けて|使い方|使い方を教えて|何ができる|何ができますか|何ができるの|何を聞けます"
            "か|何を知っていますか|できることを教えて|どう使いますか"
        ),
        "asks who": (
            "あなたは誰|あなたは誰ですか|誰ですか|だれですか|自己紹介して|自己紹介してください|あなた"
            "はボットですか|errataとは|errataとは何ですか|errataって何|名前は何ですか"
        ),
        "asks documents": (
            "どの文書がありますか|どんな文書がありますか|どんな文書があるの|文書の一覧|文書一覧|ドキ"
            "ュメント一覧|何が読めますか|どの資料がありますか|どんな資料がありますか"
        ),
    },
)
