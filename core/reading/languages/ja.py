"""Japanese."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

JAPANESE: Final = Language(
    code="ja",
    name="Japanese",
    script="kana",
    written_on="""
        は が の に を で と も へ や から まで より では には とは での への との からは までの でも にも ほど など
        です でした だった だ である であり であった ます ました します しました した する して され された されて
        されます います いました いる いた ある あり あります なる なった なり なって となる となった となり れる られる
        なら
    """,
    scales={
        "千": 1e3, "万": 1e4, "百万": 1e6, "千万": 1e7, "億": 1e8, "十億": 1e9, "百億": 1e10, "千億": 1e11, "兆":
        1e12,
    },
    measures={
        "revenue": "売上高, 売上, 収益, 収入, 営業収益",
        "net_income": "純利益, 当期純利益, 純益, 最終利益",
        "operating_income": "営業利益",
        "gross_profit": "売上総利益, 粗利益, 粗利",
        "total_assets": "総資産",
        "stockholders_equity": "株主資本, 自己資本",
        "rd_expense": "研究開発費",
        "employees": "従業員数, 従業員, 社員数",
        "eps_diluted": "一株当たり利益, 1株当たり利益",
        "inventory": "在庫, 棚卸資産",
    },
    asks_figure="""
        年度, 会計年度, 年, の, は, いくら, でした, です, でしたか,
        ですか, か, に, を, 教えて, ください, どのくらい, いくらでしたか, いくらですか, 何,
        期, 決算, 会計, における, で
    """,
    head_final=True,
    currencies={
        "ドル": "USD", "米ドル": "USD", "円": "JPY", "ユーロ": "EUR", "ポンド": "GBP", "人民元": "CNY",
        "ウォン": "KRW", "ルピー": "INR",
    },
    numerals={"一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "〇": 0},
    numeral_units={"十": 10, "百": 100, "千": 1e3, "万": 1e4, "億": 1e8, "兆": 1e12},
    counters="""
        日 年 人 名 個 件 円 ドル 回 歳 か月 カ月 ヶ月 ヵ月 時間 分間 点 本 枚 台 社 階 度 週間 倍 種類 冊 頭 匹 台
    """,
    eras={"令和": 2018, "平成": 1988, "昭和": 1925, "大正": 1911, "明治": 1867},
    figures=FigureWording(
        value="{company}の{period}（{end}終了）の{measure}は{figure}でした。",
        year="{year}会計年度",
        quarter="{year}会計年度第{quarter}四半期",
        nothing="その期間の数値はありません。{first}年から{last}年までの数値があります。",
        unread="質問の{words}が理解できなかったため、数値は示しません。別の言い方でお尋ねください。",
        scales=((1e12, "兆"), (1e8, "億"), (1e4, "万")),
        money="{number}{scale}{currency}",
        currencies={"USD": "ドル", "EUR": "ユーロ", "GBP": "ポンド", "JPY": "円", "KRW": "ウォン", "CNY": "人民元"},
    ),
    roles={
        "each_one": "1年に, 1日に, 1人当たり, 1人あたり, 1か月に, 1ヶ月に, 1カ月に, 1回に, 1週間に",
        "tenths": "割",
        "no_count": "分の, 日本, 人々, 年代, 台湾, 本社, 本店",
        "second_half": "下期, 下半期",
        "first_half": "上期, 上半期",
        "halves": "半減",
        "doubles": "倍増, 2倍",
        "given": "公表, 記載, 提供",
        "data": "データ, 情報, 資料",
        "hedge": "おそらく, かもしれ",
        "about": "約, およそ",
        "years": "年, 年間",
        "year_word": "年, 年間",
        "times": "倍",
        "percent_points": "パーセントポイント, ポイント",
        "percent": "パーセント",
        "than": "より, 比, から, に比べ, と比べ",
        "less_than": "より少, より低, より小",
        "more_than": "より多, より高, より大",
        "postposition": "は, が, の, に, で, では, には",
        "deficit": "損失, 赤字",
        "negation": "ない, なく, ません, 不, 禁止, いけません",
        "clause_joint": "で, であり, 一方",
        "coordinates": "一方, しかし, そして, また",
        "joins_figures": "から, と, または, のうち, うち, 中",
        "both_ends": "と, または",
        "until": "から",
        "to_behind": "に, へ, まで",
        "from_behind": "から, より",
        "of_the_present": """
            今日, 本日, 現在, いま, 今週, 今月, 今年, 最新, 最近, ニュース, 天気, 価格, 値段, 株価, 為替, 誰ですか,
            誰です
        """,
        "wants_search": """
            を検索する必要, を検索したい, を検索します, を調べる必要, を調べます, について検索, について調べる必要,
            の検索が必要
        """,
        "of_the_draft": """
            あなたの回答, 私の回答, この回答は, 上記の回答, 下書き, 以前の回答, 回答は正しい, 回答は誤,
            回答は不完全, 確認してください, 修正してください
        """,
        "approximate": "約, およそ, ほぼ, 少なくとも, 最大",
        "at_least": "少なくとも, 以上, 超",
        "at_most": "最大, 以下, 未満",
        "rise": "増加, 増え, 上昇, 伸び, 増収, 増益, 拡大, 増え*, 値上げ, 引き上げ, 上が, 増, 高ま, 上回",
        "fall": "減少, 減り, 減っ, 下落, 低下, 減収, 減益, 縮小, 減, 落ち, 値下げ, 引き下げ, 下が, 下回, 低ま",
        "movement": "増減, 前年比, 増減額, 増減率",
        "change": "増加, 増え, 上昇, 伸び, 減少, 減り, 下落, 低下, 変化, 前年比, 増減, 差, 増, 減, 値上げ, 値下げ",
        "average": "平均",
        "sum": "合計, 総計, 合わせて",
        "whole": "平均, 合計, 総計",
        "share": "割合, 比率, 利益率, シェア",
        "set_against": "に対し, と比べ, に比べ, から",
        "against": "に対し, と比べ, に比べ",
        "fiscal": "会計年度",
        "fiscal_year": "年度",
        "half_year": "上期, 下期, 上半期, 下半期, 半期",
        "half": "半期",
        "declines": """
            見つかりません, 記載されていません, 記載がありません,
            記載はありません, 情報がありません, 情報はありません,
            分かりません, わかりません, 存じません
        """,
        "source_word": "出典, 資料",
        "quarter": "四半期",
        "figure_word": "一, 二, 三, 四, 五, 六, 七, 八, 九, 十, 百, 千, 万",
        "asks_figure": """
            いくら, いくつ, どのくらい, どれくらい, どれほど, 何日, 何人, 何円, 何年, 何月, 何時, 何件,
            何個, 何回, 何度, 何歳, 何名, 何本, 何枚, 何台, 何階, 何メートル, 何キロ, 何パーセント, 何割,
            何倍, 何種, いつ
        """,
        "asks_date": "いつ, 何年, 何月, 何日, 何時, 何世紀, 何年代, 年は, 日は, 時期は, 年号は",
        "calendar_word": "年, 月, 日, 世紀, 時代, 時",
        "asks_list": "手順",
        "asks_reason": "なぜ, 何故, 理由は, どうして",
        "in_force_from": "施行日, 発効日, 適用開始日, 適用日, 有効開始日",
        "as_of_date": "作成日, 発行日, 基準日, 日付",
        "updated_on": "最終更新日, 最終更新, 更新日, 改訂日, 改定日",
        "in_force_until": "有効期限, 失効日, 廃止日",
        "version_word": "バージョン, 改訂番号",
        "supersedes": "に代わる, を廃止し",
        "superseded_by": "に置き換えられ, 後継文書",
        "draft_state": "草案, 下書き, ドラフト",
        "archived_state": "廃止, アーカイブ, 失効, 旧版",
        "state_word": "ステータス, 状態",
        "authority_word": "優先度",
        "official_word": "公式, 正式",
        "unofficial_word": "非公式",
        "yes_word": "はい",
        "all_earlier": "以前の, 旧, すべて",
        "company_label": "会社, 会社名, 企業, 組織, 発行者, 雇用主",
        "product_label": "製品, 製品名, 商品名, 型番, プロジェクト",
        "place_label": "場所, 所在地, 拠点, 国, 地域, 都市",
        "period_label": "期間, 対象期間, 会計年度, 事業年度, 四半期, 年度",
        "audience_label": "対象者, 適用範囲, 適用対象, 対象読者",
        "registrant": "発行者の名称",
        "reports_on": "事業年度末, 会計年度末, 自事業年度",
        "report_kind": "有価証券報告書, 年次報告書, 四半期報告書",
        "document_noun": "規程, 規定, 手引き, マニュアル, 文書, 方針, ガイド",
        "periodic_document": "報告書, 議事録, 決算",
        "reported_span": "か月, ヶ月, カ月, 週間",
        "heads_column": "前年比, 合計",
        "question_word": "何という, 何と, 何, 誰, いつ, どこ, どの, どれ, どちら, どんな, どう, なぜ, いくつ, いくら",
        "reason": "ため, から, ので, により, 理由, 原因",
        "asks_person": "誰, だれ",
        "asks_phone": "電話番号, 連絡先の番号",
        "asks_mail": "メールアドレス, 電子メールのアドレス",
        "topic_mark": "は",
        "none": "ない, なし, 無料, 不要",
        "leads_in": "では, それでは, じゃあ, それなら, そして",
        "what_about": "では",
        "asks_again": "はどうですか, はどう, はいくらですか, は, の場合は",
        "pronoun": "それ, これ, そこ",
        "year_before": "その前年, 前年, その前の年, 一年前, 1年前",
        "year_after": "翌年, その翌年, 次の年, 一年後",
        "relative_period": "昨年, 去年, 一昨年, 今年, 来年, 先月, 前四半期",
    },
    says={
        "refusal": "閲覧できる文書の中に答えは見つかりませんでした；"
        "製品名、チーム、期間を挙げるか、関連する文書を追加してください。",
        "otherwise": "別の資料では異なります：",
        "otherwise_older": "より古い資料では異なります：",
        "otherwise_archived": "効力を失った資料では異なります：",
        "otherwise_draft": "草案では異なります：",
        "otherwise_lower": "優先度の低い資料では異なります：",
        "otherwise_early": "まだ施行されていない資料では異なります：",
        "source_followed": "採用した資料：{winner}。採用しなかった資料：{loser}。",
        "source_draft": "{source} は草案です。",
        "source_archived": "{source} はすでに効力がありません。",
        "unsupported": "資料で裏付けられる回答を書けませんでした{why}。質問をもっと絞ってください。",
        "unproven": (
            "資料で裏付けられる回答は見つかりませんでした。試したこと：{searched}の検索、検討した下書"
            "き：{drafts}。質問を絞るか、該当する文書を追加してください。"
        ),
        "failed": "お答えできませんでした：{error} この失敗は記録されました。",
        "failed_for_now": "お答えできませんでした：{error} この失敗は記録されました。"
        "しばらくしてからもう一度お尋ねください。",
        "several": "複数の資料が当てはまり、内容が異なります。どれのことかお知らせください：{names}",
        "of_another": "資料にその記載はありません。最も近いものは別の内容です：{names}",
        "not_quoted": "{names} に答えとして引用できる文を探しましたが、見つかりませんでした。",
        "closest": "質問に最も近いもの（答えではありません）：{names}",
        "which_one": "いくつかの答えがあります。どれのことですか。",
        "unconfirmed": "検証で確認されませんでした",
        "not_verified": "⚠️ 完全には検証されていません：",
        "unverified": "（未検証）",
        "own_name": "日本語",
        "documents_in": (
            "文書の言語は {languages} です。ここでは言語をまたぐ検索は弱いため、{languages} "
            "で質問するか、EMBEDDING_MODEL に多言語モデルを設定すると見つかりやすくなります。"
        ),
        "also_searched_in": "文書の言語は {languages} です。質問をその言語でも検索しました。",
        "weak_by_meaning": (
            "この言語では意味による検索が弱いため、キーワードで検索しました。EMBEDDING_MODEL "
            "に多言語モデルを設定すると改善します。"
        ),
        "not_translated": (
            "質問の言語は {asked}、出典の言語は {spoken} "
            "です。言語モデルがないと引用は翻訳されません。"
        ),
        "page": "{page}ページ",
    },
)  # fmt: skip
