"""Japanese."""

from __future__ import annotations

from typing import Final

from bots.languages.pages.ja import PAGES
from core.reading.language import Language

JAPANESE: Final = Language(
    code="ja",
    name="Japanese",
    roles={
        "chat_greeting": """
            こんにちは, こんばんは, おはよう, おはようございます, はじめまして, やあ, どうも, お疲れ様です,
            お疲れさまです, おつかれさまです, おつかれ, お疲れ, お世話になっております, お世話になります,
            よろしくお願いします, よろしくお願いいたします, よろしく, ようこそ
        """,
        "chat_farewell": """
            さようなら, また明日, またね, ではまた, じゃあね, お先に失礼します, お先に, 失礼します, おやすみ,
            おやすみなさい, バイバイ, 行ってきます, 離席します, ランチ行ってきます, お昼行ってきます, 戻りました,
            すぐ戻ります, そろそろ行きます, そろそろ失礼します, また後で
        """,
        "chat_thanks": """
            ありがとう, ありがとうございます, ありがとうございました, どうもありがとうございます, ありがと, あざす,
            あざます, サンクス, 感謝します, 感謝です, 感謝, 助かります, 助かりました, 助かった, できました,
            解決しました, 直りました, いい仕事, ご親切に, とても助かりました, 大変助かりました, 本当に助かりました,
            役に立ちました, とても役に立ちました, 参考になりました, まさに知りたかったことです,
            知りたかったことです
        """,
        "chat_ok": """
            はい, ええ, うん, いいえ, いや, 了解, 了解です, 了解しました, 承知しました, 承知です, 承知いたしました,
            かしこまりました, わかりました, 分かりました, わかった, オッケー, おけ, ok, okです, なるほど,
            なるほどです, そうですか, そうなんですね, そうですね, そうなんだ, そうか, へえ, へー, ほう, ふむ,
            確かに, たしかに, いいですね, いいね, 良いですね, すごい, 素晴らしい, さすが, 大丈夫です,
            問題ありません, 問題ないです, すみません, ごめんなさい, ごめん, 失礼しました, しまった, やった,
            お願いします, どういたしまして, とんでもないです, 同じく, 私もです, 私も, 同感です, その通りです,
            もちろん, 残念, おめでとうございます, おめでとう, 面白いですね, 知らなかった, 知りませんでした,
            勉強になります, 不明です, うーん, あら, あらら, えー, うわ, まじか, マジか, まあ, まぁ, たぶん, 多分,
            まだです, ですよね, ですよねー, ほんとだ, 本当だ, よかった, 良かった, そっか, やっぱり, ひどい, えっ,
            げっ, わあ, おお
        """,
        "chat_laughter": "笑, ww, w, 草, わら, 爆笑, ははは, はは, ふふ, ふふふ, （笑）",
        "chat_beside": """
            皆さん, みなさん, 皆様, みんな, ね, よ, です, ですね, とても, 本当に, ほんとに, 大変, また, では, じゃあ,
            あ, あー, ああ, おお, お, えっと, 早速, さっそく, わ, 先輩, ボス
        """,
        "chat_wrong": """
            間違い, 間違って, 違います, 違うと思います, 正しくない, 正しくありません, 誤り, 古いです, 古い情報,
            もう違, 変わりました, 変更されました, 変更になりました, 今は違, それは違, じゃないです, 違うはず, 古くな
        """,
        "chat_wrong_alone": "違う, 違います, 違うよ, ちがう, 嘘, うそ, 間違い",
        "chat_asks": """
            教えて, 説明して, 知りたい, 質問です, 質問があります, 困っています, 助けて, 誰か知って, ご存知, 一覧,
            比較して, まとめて, 見せて, 示して, 探して, 調べて, 要約して, 一覧を, リストを, 比べて, 質問, 詳しく
        """,
        "chat_further": "では, それでは, じゃあ, その場合, の場合は, もう一つ, もうひとつ, あと一つ, 別の質問",
        "chat_clause": """
            なんて, 何でもない, 何とか, どうでもいい, どういたしまして, どうも, いつも, どうせ, 誰も, 何も, どこも,
            何か
        """,
        "chat_denies": "いや, いえ, いいえ, 違う, いやいや, 実は, 訂正, 注意, ご注意ください, ご注意",
        "chat_changed": """
            今は, もう, 現在は, 先月から, 今月から, 今年から, 以降, からは, 変わ, 変更, 移動, 移り, 廃止, 取り下げ,
            引き上げ, 引き下げ, 代わりに, 正しくは, なくな, になりました, に変え, に替え
        """,
        "chat_halts": "ちょっと待って, 待って, 待ってください, ちょっと待ってください, あれ",
        "chat_stops": "ストップ, 止めて, やめて, 止めてください, やめてください, 停止, 中止, キャンセル, 中断",
        "chat_learns": """
            これを覚えて, これを覚えてください, 覚えて, 覚えてください, これを学習して,
            これを学習してください, 学習して, 学習してください, これを登録して, これを登録してください,
            このファイルを登録して, このファイルを学習して
        """,
        "chat_doubts": "それって, じゃなかった, ではなかった, それは違う",
        "chat_will": "聞いてみ, 聞きます, 確認し, 見てみ, 電話し, 自分で",
        "chat_and": "と",
        "chat_asks_us": "聞いて, 聞いといて, 聞ける, 尋ねて, 訊いて, きいて",
        "chat_self": "私, 僕, 俺",
        "chat_you": "あなた, さんは, さん, くん, ちゃん, 先輩, 君",
        "chat_together": """
            しましょうか, ましょうか, 送ってもらえ, ランチ, 飲み, お昼, コーヒー, 行きますか, 行く, 行きません,
            会議どう, 時間ありますか, 今大丈夫, 買ってきて, 持ってきて, 誰か持って, どなたか, お持ちの方
        """,
        "about_who": """
            あなたは誰, 誰ですか, あなたは何, 君は誰, 名前は, お名前は, ボットですか, 人間ですか, aiですか,
            errataとは, errataって何, 自己紹介, ロボットですか, 人間ですかボットですか
        """,
        "about_asking": """
            質問してもいいですか, 質問していいですか, 質問してもいい, 質問していい, 質問してもよろしいですか,
            質問してもよろしいでしょうか, 質問いいですか, 質問よろしいですか, 質問よろしいでしょうか,
            ちょっと質問いいですか, ちょっと質問してもいいですか, 一つ質問してもいいですか, 一つ質問いいですか,
            ひとつ質問してもいいですか, 質問があります, 質問があるのですが, 質問があるんですが, 質問があるんだけど,
            ちょっと質問があります, 一つ質問があります, 質問です, 聞いてもいいですか, 聞いてもいい,
            聞いていいですか, ちょっと聞いてもいいですか, ちょっと聞いてもいい, ちょっと聞いていい,
            一つ聞いてもいいですか, お聞きしてもいいですか, お聞きしてもよろしいですか,
            お聞きしてもよろしいでしょうか, お伺いしてもよろしいですか, お伺いしてもよろしいでしょうか,
            伺ってもいいですか, 聞きたいことがあります, 聞きたいことがあるのですが, 聞きたいことがあるんですが,
            聞きたいことがある, お聞きしたいことがあります, お聞きしたいことがあるのですが,
            ちょっと聞きたいことがあります, 今いいですか, 今いい, いまいいですか, 今お時間いいですか,
            今よろしいですか, 今よろしいでしょうか, 今大丈夫ですか, 少しいいですか, ちょっといいですか,
            ちょっといい, 少しよろしいですか, お時間ありますか, お時間よろしいですか, 少しお時間ありますか,
            少しお時間よろしいですか, 時間ありますか, 時間ある, いますか, いる, いらっしゃいますか, そこにいますか,
            まだいますか, 誰かいますか, 誰かいる, どなたかいらっしゃいますか, 起きてますか, 起きていますか,
            聞こえますか, 動いてますか, 動いていますか
        """,
        "about_fun": """
            冗談を言って, ジョークを言って, 何か面白いことを言って, 面白い話をして, 面白いこと言って, 笑わせて,
            歌を歌って, 歌って, 詩を書いて, 物語を聞かせて, 暇だ, 退屈だ
        """,
        "about_help": """
            ヘルプ, 何ができます, 何ができる, 何が出来, なにができ, できることは, 使い方, どうやって使, コマンド,
            どう使え, 何を聞け, 何を質問でき, 何を手伝え, 何を手伝って, 何を聞けば, 他に何が
        """,
        "about_documents": """
            どんな文書, どの文書, どんなドキュメント, どのドキュメント, どんな資料, どの資料, どの資料があり,
            何を知って, 情報源は, 文書一覧, 資料一覧, ドキュメント一覧, どのファイル, 文書はいくつ, コレクションは,
            どこから情報を, どの資料を読んで, どの文書を読んで
        """,
        "chat_wrong_figure": "今は, 現在は, 実際は, 正しくは",
        "chat_asks_ending": """
            かな, かね, でしょうか, だろうか, っけ, とは, って何, は何, はいくら, はいつ, はどこ, は誰, 教えて,
            教えてください, ですか, ますか, ましたか, でしたか, ませんか, んですか, 見せて, 見せてください,
            お願いできますか, 説明して, 説明してください, 示して, 示してください, まとめて, まとめてください
        """,
        "chat_helps": "助けて, 助けてください, 手伝って, 手伝ってください",
        "chat_particle": "全然, ちょっと, たぶん, 多分, 実は, もう",
        "chat_recounted": "でした, だった, ましたか, ましたっけ, たんです, たんですか, 彼, 彼女",
        "chat_name": """
            佐藤, 鈴木, 高橋, 田中, 伊藤, 渡辺, 山本, 中村, 小林, 加藤, 吉田, 山田, 佐々木, 山口, 松本, 井上, 木村,
            斎藤, 清水, 山崎, 池田, 橋本, 阿部, 石川, 前田, 藤田, 小川, 岡田, 後藤, 長谷川, 村上, 近藤, 石井, 坂本,
            遠藤, 青木, 藤井, 西村, 福田, 太田, 三浦, 藤原, 岡本, 松田, 中川, 中野, 原田, 小野, 田村, 竹内, カルラ,
            アンナ, ケン, マリア
        """,
        "chat_title": "親愛なる",
        "chat_honorific": """
            さん, 様, さま, くん, 君, ちゃん, 先生, 先輩, 部長, 課長, 係長, 社長, 主任, 店長, 専務, 常務, 教授, 殿
        """,
        "chat_fronted": """
            皆さん, みなさん, 皆様, みなさま, たくさん, 同様, 仕様, 模様, お客様, お客さん, 取引先様, 多様, 一様
        """,
        "chat_adverb_ending": "的に",
    },
    says={
        "say why": (
            "ありがとうございます。投票は反映されました。この回答は既に一度見直しています。"
            "どこが違うのかを短くお知らせいただければ、もう一度確認します。"
        ),
        "too long here": "ここに表示できる長さを超えています。",
        "shown whole": "`errata suggestions`で全文を表示できます。",
        "right in words": "回答には正しい内容を少なくとも数語で書いてください。",
        "waiver of one": "免除は唯一の管理者のためのもので、ここには他の管理者がいます。",
        "will be read": "それを読む人がこれも読むことになります。",
        "no files here": "ここではファイルを読みません。",
        "first files read": "{name}：最初の{count}件のファイルのみ読みます。",
        "days at most": "{days}日：最長10年、期限なしは0です。",
        **PAGES,
        "answered": "回答済み",
        "partial": "一部検証済み",
        "refused": "回答なし",
        "unclear": "どれですか",
        "failed": "失敗",
        "being answered": "回答中",
        "high": "確信度：高（{percent} %）",
        "medium": "確信度：中（{percent} %）",
        "low": "確信度：低（{percent} %）",
        "checks passed": "検証済み：{checks}",
        "attempts": "試行 {count} 回",
        "ask help": "質問してください: `/ask 有給休暇は何日ありますか？`",
        "ask options": (
            "前に付けるオプション: `--private`（回答はダイレクトメッセージで届きます）、`--mode standard|crag|s"
            "elf_reflective|both|auto`、`--in コレクション`（複数可）。"
        ),
        "ask options anywhere": (
            "前か後ろに付けるオプション: `--private`（回答はダイレクトメッセージで届きます）、`--mode standard|"
            "crag|self_reflective|both|auto`、`--in コレクション`（複数可）。"
        ),
        "help head": "*使えるコマンド*",
        "help ask": "`/ask 質問` - 文書からの回答（出典付き）",
        "help why": "`/errata why` - ここでの最新の回答がどう確認されたか",
        "help sources": "`/errata sources` - その根拠",
        "help feedback": "`/errata feedback` - このチャンネルからの評価",
        "help stop": "`/errata stop` - ここでの回答を中止",
        "help learn": "`/errata learn https://... [--in コレクション]` - ページから学ぶ（管理者）",
        "help admin": (
            "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata "
            "suggestions` - 中断した作業、読んでいる文書、低評価、文書に足りないもの、承認待ちのもの。一覧と操"
            "作（管理者）"
        ),
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
            "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off owner=@NAME "
            "ingesters=admins|everyone|nobody]` - このチャンネルの設定の表示と変更（管理者）"
        ),
        "meant subcommand": "`/errata {name}` はありません。`/errata {near}` のことですか？",
        "no subcommand": "`/errata {name}` というコマンドはありません。",
        "no mode": "モード {mode} はありません。",
        "modes": "モード: {modes}。",
        "address needed": (
            "アドレスを指定してください: `/errata learn https://...`。ファイルは、私をメンションしたメッセージ"
            "で送ってください。"
        ),
        "not understood": "{pair} がわかりません。",
        "settings as": "設定: {names}。名前=値 の形で書きます。",
        "neither on nor off": "{value} は on でも off でもありません。",
        "ingesters are": "ingesters は admins、everyone、nobody のいずれかで、{value} ではありません。",
        "needs a value": "{option} には値が必要です。",
        "no setting": "設定 {key} はありません",
        "no setting near": "設定 {key} はありません。{near} のことですか？",
        "settings are": "設定: {names}。",
        "cant be near": "{key} を {value} にはできません。{near} のことですか？",
        "cant be": "{key} を {value} にはできません。",
        "can be": "使える値: {values}。",
        "on or off": "on または off",
        "collections are": (
            "collections は everyone's、all、none のいずれか、またはコンマ区切りの名前です。混ぜることはできません。"
        ),
        "prompt taken": "🔎 調べています。回答は*メッセージ*に届きます。",
        "taken private": "🔎 調べています。回答はダイレクトメッセージで届きます。",
        "taken": "🔎 調べています…",
        "one moment": "🔎 少々お待ちください…",
        "close": "閉じる",
        "health": "稼働状況",
        "nothing to report": "特にありません。",
        "no text": "（テキストなし）",
        "stopped": "中止しました。",
        "stopped by": "{name}が中止しました。",
        "platform refused": "{platform} で必要な操作が許可されていません。",
        "nothing to stop": "ここには中止するものがありません。",
        "cut here": "…続きは省略しました。",
        "not there archived": (
            "そのチャンネルはアーカイブされているため、ここでお答え"
            "します。続きはこちらか別のチャンネルでお尋ねください。"
        ),
        "not there allowed": "そのチャンネルには書き込めないため、ここでお答えします。",
        "not there": (
            "そのチャンネルには書き込めないため、ここでお答えします。`/invite` で招待すると、そちらでお答えできます。"
        ),
        "moved beneath": "このワークスペースでは古いメッセージを編集できないため、最初の回答の下に書きます。",
        "not where asked": "質問された場所には書き込めないため、ここでお答えします。",
        "moved here": "元の回答をもう変更できないため、ここに書きます。",
        "more rows": "ほか {count} 行",
        "scanned": "スキャン（読み取りの確かさ {sure} %）",
        "modified": "更新 {day}",
        "months": "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
        "day told": "{y}年{m}{d}日",
        "day told yearless": "{m}{d}日",
        "first day": "1",
        "source read": "情報源の確認 {day}",
        "lines": "{first}-{last} 行目",
        "line": "{first} 行目",
        "untitled": "無題",
        "status line": "{step}…",
        "step again": "{step}（{attempt} 回目）",
        "step understanding": "質問を読んでいます",
        "step remembered": "以前の回答を思い出しています",
        "step searching": "文書を検索しています",
        "step web": "ウェブを検索しています",
        "step grading": "見つかった根拠を評価しています",
        "step drafting": "回答を作成しています",
        "step checking": "数値と引用を確認しています",
        "step verifying": "下書きを出典と照合しています",
        "step fixing": "確認で見つかった点を直しています",
        "step fetching": "足りない数値を取得しています",
        "step refining": "より良い検索語で再検索しています",
        "step again searching": "もう一度検索しています",
        "receipt head": "この回答ができるまで",
        "receipt understood": "**次のように理解しました:** {question}",
        "receipt attempt": "{number} 回目の試行",
        "accepted": "採用",
        "not accepted": "不採用",
        "receipt reflection": "自己評価 {score}: {reasoning}",
        "receipt reflected": "**自己評価** {score}（下書き {drafts} 件）",
        "receipt checks": "確認",
        "receipt changed": "変更点",
        "receipt evidence": "**根拠** {label}（{score}）",
        "web searched": "、ウェブも検索",
        "relevant": "関連あり",
        "ambiguous": "どちらとも言えない",
        "irrelevant": "関連なし",
        "receipt spent": "**使用量** {facts}",
        "receipt mode": "モード {mode}",
        "receipt model": "モデル {model}",
        "receipt by rules": "言語モデルなし",
        "nothing to check": "確認する点なし",
        "receipt calls": "モデル呼び出し {calls} 回、{asked} + {replied} トークン",
        "feedback here": "ここでの評価: 👍 {up} · 👎 {down}",
        "settings here": "このチャンネルの設定:",
        "now everyones": (
            "このチャンネルのメンバーは全員向けのものを、ほかの人も含めて全員がチャンネルに渡されたものを読めます。"
        ),
        "now all": "このチャンネルのメンバーはすべてのコレクションを読めるようになりました。",
        "now nothing": "このチャンネルは何も読まなくなりました。collections=everyone's で全員向けのものを読めます。",
        "now reads": "このチャンネルの全員が読めるもの: {names}。",
        "no collection yet": "コレクション {name} はまだありません。{near} のことですか？",
        "no collection until": "コレクション {name} はまだありません。作られると読まれます。",
        "would read nothing": "何も変更していません。このチャンネルが何も読まなくなるためです。",
        "only admins": "設定を変更できるのは管理者だけです。",
        "no question there": "そのメッセージに質問がありません。",
        "ask me": "何か質問してください。",
        "ask about file": "何を知りたいですか。ファイルを質問と一緒に送っていただければ、そのために読みます。",
        "only documents": "お答えできるのは資料と数値にあることだけです。そこに書かれていることをお尋ねください。",
        "choice gone": "その選択肢の記録はもうありません。",
        "ask again": "もう一度質問してください。",
        "asker gone": "誰がどこで質問したかの記録はもうありません。",
        "nothing indexed": "まだ読むものがないため、お答えできません。管理している方が文書を渡せます。",
        "nothing indexed operator": "まだ何も登録されていません: errata ingest フォルダー",
        "nothing but examples": (
            "登録されているのは例だけで、コレクション errata-demo を指定したときに読みます。"
            "ご自身の文書: errata ingest フォルダー"
        ),
        "not shown": "お答えできませんでした。記録しました。別の言い方で質問してください。",
        "could not answer": "お答えできませんでした。記録しました。{error}",
        "is this right": "これは正しいですか：{claim}",
        "cant learn": "そこからは学べませんでした。記録しました。",
        "learning off": "ここではファイルからの学習が設定されていません。",
        "may not teach": "このチャンネルからは教えられません。",
        "nowhere to learn": "ここで読めるコレクションがないため、学んだことを入れる先がありません。",
        "nothing learnt": "学べるものがありませんでした。",
        "nothing to read": "そこに読めるものはありません。",
        "indexed": "**{path}** を {collection} に登録しました（{count} 個のパッセージ）。",
        "indexed one": "**{path}** を {collection} に登録しました（1 個のパッセージ）。",
        "known already": "**{path}** はすでに登録されています。",
        "skipped": "**{path}** をスキップしました: {reason}",
        "could not read": "**{path}** を読めませんでした: {error}",
        "too large a file": "{name} は {most} MB を超えています。",
        "kept elsewhere": "{name} は {platform} に保存されていません。",
        "upload instead": "リンクではなくファイルをアップロードしてください。",
        "not handed out": "{platform} から {name} を取得できませんでした（ステータス {status}）。",
        "upload again": "添付ファイルのリンクは1日で切れます。もう一度アップロードしてください。",
        "channels not known": (
            "双方が参加しているチャンネルを確認できないため、ここでは何も読みません。チャンネルで質問してください。"
        ),
        "readers not known": "ここを誰が読めるか確認できないため、何も読みません。",
        "nothing shared": "ダイレクトメッセージであなたのために読める文書はありません。",
        "how to share": (
            "ここでは、全員向けのもの、あなたに渡されたもの、双方が参加しているチャンネルに渡されたものを読みま"
            "す。私のいるチャンネルに参加するか、私を招待してください。管理者はコレクションを渡せます。"
        ),
        "not a member": "ここで全員向けのものはこのワークスペースのメンバー向けで、あなたはゲストです。",
        "not in server": "全員向けのものはチームのサーバーのメンバー向けで、あなたはメンバーではありません。",
        "other server": "ここはチームのサーバーではないため、全員向けのものはここでは読みません。",
        "shared channel": (
            "ほかのワークスペースの人もこのチャンネルを読めるため、全員向けのものはここでは読みません。"
        ),
        "nothing given": "このチャンネルで読める文書はありません。",
        "how to give": "管理者はこのチャンネルにコレクションを渡せます。",
        "nothing named": "このチャンネルは何も読みません。設定にコレクションがありません。",
        "how to name": "管理者がここで変更できます: collections=名前、全員向けのものは collections=everyone's。",
        "looked enough": (
            "ありがとうございます。投票は数えました。この回答は1時間に2回見直しました。1時間たったらまた見直し"
            "ます。それまでは別の言い方で質問すると役立つかもしれません。"
        ),
        "looked at many": (
            "ありがとうございます。投票は数えました。1時間に {count} 回、回答を見直しました。ほかの方にも順番が"
            "回るよう、1時間たったらまた見直します。それまでは別の言い方で質問すると役立つかもしれません。"
        ),
        "taken back": "この回答の根拠はここではもう読めないため、取り下げました。",
        "answered anew": "✏️ 回答し直しました。以前の回答の根拠はここではもう読めません。",
        "did not work": "⛔ うまくいきませんでした。記録しました。",
        "belongs in backticks": "質問の一部は `バッククォート` で囲んでください。",
        "no option near": "オプション {option} はありません。{near} のことですか？",
        "no option": "オプション {option} はありません。",
        "options are": "使えるもの: {names}。",
        "option such as": "例: `--mode crag`、`--in handbook`。",
        "answer is private": "🔒 回答は私とのダイレクトメッセージにあります。",
        "fits in private": (
            "🔒 "
            "これについては、あなたは読めてもここにいる全員は読めない文書があります。ダイレクトメッセージで聞いてください。"
        ),
        "how to let guests": "管理者はゲストの質問を許可できます: guests=on。",
        "guests off": "このチャンネルではワークスペースのメンバーにだけ答えています。あなたはゲストです。",
        "private too late": (
            "全員の前で聞かれたことは、編集しても非公開にはなりません。そのままにしました。"
            "`--private` を付けてもう一度聞いてください。"
        ),
        "answer elsewhere": "そのチャンネルには書き込めないため、回答は私とのダイレクトメッセージにあります。",
        "only you see": "これはあなただけに見えます。質問された場所には書き込めません。",
        "only you see here": "これはあなただけに表示されています。ダイレクトメッセージをお送りできません。",
        "command menu ask": "チームの文書と数値に質問する",
        "command menu why": "ここでの最新の回答がどう確認されたかを表示",
        "command menu sources": "ここでの最新の回答の根拠を表示",
        "command menu feedback": "このチャンネルからの評価を表示",
        "command menu stop": "ここで作成中の回答を中止",
        "command menu ingest": "ファイルやページから学ぶ（許可された人のみ）",
        "command menu settings": "このチャンネルの設定の表示・変更（管理者）",
        "command menu about": "これについて質問",
        "command menu verify": "この主張を確認",
        "option question": "知りたいこと",
        "option mode": "検索と確認の方法",
        "option collection": "このコレクションだけを検索",
        "option private": "回答はあなただけに見えます",
        "option channel mode": "ここでの質問への答え方",
        "option collections": "このチャンネルが読むもの: コンマ区切りの名前、everyone's、all、none",
        "option bots": "ほかのボットにも答える",
        "option ingesters": "ここから教えられる人",
        "option feedback": "評価ボタンを表示し、投票を数える",
        "option document": "文書",
        "option another document": "別の文書",
        "option page": "読むページ（例: https://...）",
        "option into": "入れる先",
        "mode standard": "標準: 文書のみ",
        "mode crag": "補正: 文書を評価し、足りなければウェブも",
        "mode reflective": "自己評価: 下書きを採点して改善",
        "mode both": "両方: 評価と自己評価",
        "mode auto": "自動: 質問に応じて選択",
        "command menu help": "私が何者か、ここで何を読めるか、何を質問できるか",
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
        "unasked offer": (
            "💡 これはあなただけに表示されています。私への質問ではなく、"
            "全員にお伝えできるほど確かではありません。{answer}"
        ),
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
            "🐢 {why}ほかの方にも順番が回るよう、これは受け付けませんでした。{seconds}秒後にもう一度お試しください。"
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
        "intro again": "こんにちは。何をお調べしましょうか？",
        "intro go ahead": "はい、どうぞ。何をお調べしましょうか？",
        "intro know": "ここで読めるもの",
        "intro documents": "文書: {count}",
        "intro collections": "コレクション: {names}",
        "intro dated": "日付: {first} から {last} まで",
        "intro dated once": "日付: {date}",
        "intro figures": "数値: {companies}",
        "intro welcome": "お役に立てて幸いです。必要なときはいつでもお尋ねください。",
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
        "intro judge typed": (
            "評価のしかた: どの回答にも出典があります。ご確認ください。誤りがあれば `/bad` "
            "と何が違うかを入力してください。もう一度調べます。"
        ),
        "intro more": "ほか {count} 件",
        "ask of cell": "{row}の{column}は何ですか？",
        "ask of heading": "「{title}」には「{heading}」について何と書いてありますか？",
        "ask of subject": "{heading}について教えてください。",
        "ask of period": "{row}の{column}はいくらですか？",
        "prompt can": "何ができますか？",
        "prompt documents": "どの文書がありますか？",
        "checks failed": "確認できず: {checks}",
        "check citations": "出典",
        "check numbers": "数値",
        "check years": "日付",
        "check filings": "提出書類",
        "check instructions": "指示",
        "check standing": "文書の有効性",
        "check scans": "スキャン",
        "check verification": "読み合わせ",
        "check other": "文言",
        "admins named": "管理者に変更を依頼してください。",
        "somebody on": "{platform}の方",
        "an operator": "管理担当者",
        "a reader": "ある読者",
        "teach how": "管理者に許可してもらうか、代わりに登録してもらってください。",
        "receipt new": "今回の追加: {novelty}",
        "receipt took": "所要時間 {seconds}",
        "told operators": "担当者が理由を確認できます。",
        "admin only": "それができるのは管理者だけです。",
        "admin jobs": "中止された作業（新しい順）:",
        "admin no jobs": "中止された作業はありません。",
        "admin retried": "{thing} をもう一度試します。",
        "admin sure": (
            "**{thing}**（{collection}、{count} "
            "箇所）が全員から見えなくなります。ファイル自体は残ります。実行するには: {command}"
        ),
        "admin sure one": (
            "**{thing}**（{collection}、1 箇所）が全員から見えなくなります。"
            "ファイル自体は残ります。実行するには: {command}"
        ),
        "admin removed": "{thing} を削除しました。",
        "admin unknown": "{thing} というものはここにありません。",
        "admin votes": "未対応の 👎（新しい順）:",
        "admin no votes": "確認する 👎 はありません。",
        "admin dismissed": "{thing} を却下しました。もう数えません。",
        "about short": "これについて質問",
        "command menu admin": "作業、文書、評価、不足、提案（管理者）",
        "option reply": "答える対象: メンション、自分のスレッドでの質問、またはここでの全質問",
        "option unasked above": "誰にも聞かれていないことに公開で答える確信度の下限（0〜1）",
        "command menu admin jobs": "中止された作業を表示、または再試行",
        "option retry": "再試行するもののID",
        "command menu admin documents": "文書を表示、読み直し、または削除",
        "option find": "名前の一部",
        "option reindex": "読み直す文書",
        "option remove": "取り除く文書",
        "option confirm": "本当に取り除く",
        "command menu admin votes": "残っている 👎 を表示、または却下",
        "option dismiss": "数えないことにする評価のID",
        "a confidence": "0 から 1 までの確信度です（例: 0.7）。",
        "not shareable": "共有できません。チャンネルで非公開に受け取った回答としての記録がありません。",
        "not read there": "あなただけに表示したままにします。そのチャンネルでは読まれない文書に基づいています。",
        "shared already": "すでに共有されています。",
        "ask a person": "人にきく",
        "person asked": (
            "🙋 "
            "文書には書かれていませんでした：「{question}」。ご存じでしたら、このスレッドに返信してください。同意された場合にのみ保存します。"
        ),
        "person consent": (
            "これをあなたの名前で回答として保存してもよいですか。「{reply}」その前にほかの人が承認します。"
        ),
        "person agree": "保存する",
        "person decline": "保存しない",
        "person kept": "ありがとうございます。ほかの人が承認したら、お名前を示してこれで回答します。",
        "person declined": "保存しません。",
        "person approved": "承認されました。お名前とともに回答に使います。",
        "person rejected": "承認されなかったため、保存されません。",
        "person none": "ここには尋ねる相手が決められていません。ご質問は文書に足りないものの一覧にあります。",
        "person noted": "承りました。資料の担当者に、お待ちであることが伝わります。回答はここに表示されます。",
        "page waiting": "人の回答待ち：{count}件",
        "person already": "すでに尋ねています。",
        "person private": "非公開の質問なので、ほかの人には見せません。文書に足りないものの一覧にあります。",
        "person not yours": "尋ねられた人だけが決められます。",
        "person many": "1時間に代わりに尋ねる回数を超えました。あとでもう一度お試しください。",
        "digest head": "📋 ここでの過去7日間の質問：{asked}、回答：{answered}、👎：{rejected}。",
        "digest open": "まだ回答のないもの：",
        "admin gaps": "文書に書かれていなかったもの（多く尋ねられた順）：",
        "admin no gaps": "尋ねられたもので足りないものはありません。",
        "admin suggestions": "承認を待つもの（新しい順）：",
        "admin no suggestions": "承認を待つものはありません。",
        "admin done": "完了：{thing}",
        "command menu admin gaps": "文書に足りないものを表示し、割り当て、回答、却下する",
        "command menu admin suggestions": "承認を待つものを表示し、承認または却下する",
        "option gap": "不足のID",
        "option gap owner": "回答する人",
        "option gap answer": "正しい内容（引用される形で）",
        "option gap dismiss": "文書に書く必要のないもの",
        "option approve": "根拠にするもののID",
        "option reject": "根拠にしないもののID",
        "option channel owner": "文書に足りないものを尋ねる相手",
        "option digest": "ここでの質問の結果を毎週知らせる",
    },
)
