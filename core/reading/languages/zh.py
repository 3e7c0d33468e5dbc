"""Chinese, in short and long characters."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

CHINESE: Final = Language(
    code="zh",
    name="Chinese",
    script="han",
    particles="的 了 是 在 和 与 與 被 把 吗 嗎 呢 吧 都 也 这 這 那 该 該 其 之 及 或 而 但",
    written_on="""
        的 了 是 在 和 与 與 被 把 都 也 这 這 那 该 該 其 之 及 或 而 但 为 為 有 于 於 由 从 從 至 到 达 達 共 约 約
        并 並 且 则 則 以 向 对 對 分别 分別
    """,
    scales={
        "十億": 1e9, "百億": 1e10, "千億": 1e11, "萬億": 1e12,
        "千": 1e3, "万": 1e4, "萬": 1e4, "百万": 1e6, "千万": 1e7, "億": 1e8, "亿": 1e8, "十亿": 1e9, "百亿": 1e10,
        "千亿": 1e11, "兆": 1e12, "万亿": 1e12,
    },
    measures={
        "revenue": "收入, 营收, 營收, 营业收入, 營業收入, 总收入, 總收入, 销售额, 銷售額",
        "net_income": "净利润, 淨利潤, 净收入, 淨利, 净利, 纯利润, 利润",
        "operating_income": "营业利润, 營業利潤, 运营利润, 经营利润",
        "gross_profit": "毛利润, 毛利",
        "total_assets": "总资产, 總資產, 资产总额",
        "total_liabilities": "总负债, 總負債",
        "stockholders_equity": "股东权益, 股東權益",
        "rd_expense": "研发费用, 研发支出, 研發費用, 研发开支",
        "employees": "员工人数, 员工数, 员工, 員工",
        "eps_diluted": "每股收益, 每股盈利",
        "inventory": "库存, 存货",
    },
    asks_figure="""
        年, 的, 是, 多少, 财年, 財年, 财政年度, 年度, 了, 在, 为, 公司, 请问, 是多少, 有多少, 达到, 全年, 呢, 吗, 有
    """,
    head_final=True,
    currencies={
        "美元": "USD", "日元": "JPY", "元": "CNY", "人民币": "CNY", "人民元": "CNY", "欧元": "EUR",
        "英镑": "GBP", "韩元": "KRW", "卢比": "INR", "新台币": "TWD", "新臺幣": "TWD", "港元": "HKD",
        "日圆": "JPY", "歐元": "EUR", "英鎊": "GBP",
    },
    numerals={
        "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "〇": 0,
        "零": 0, "两": 2, "兩": 2,
    },
    numeral_units={
        "十": 10, "百": 100, "千": 1e3, "万": 1e4, "萬": 1e4, "亿": 1e8, "億": 1e8, "兆": 1e12,
    },
    counters="""
        天 日 年 个 個 人 名 位 岁 歲 元 美元 欧元 日元 英镑 块
        塊 件 次 家 台 辆 輛 米 公里 公斤 吨 小时 小時 分钟 分鐘 周
        週 球 倍 度 页 頁 张 張 间 間 层 層 股 项 項 幅 种 種 只 隻
    """,
    eras={"民國": 1911, "民国": 1911},
    figures=FigureWording(
        value="{company}{period}（截至{end}）的{measure}为{figure}。",
        year="{year}财年",
        quarter="{year}财年第{quarter}季度",
        nothing="没有该期间的数据；现有{first}年至{last}年的数据。",
        unread="我没有理解问题中的{words}，因此不给出数字；请换一种说法。",
        scales=((1e12, "万亿"), (1e8, "亿"), (1e4, "万")),
        money="{number}{scale}{currency}",
        currencies={"USD": "美元", "EUR": "欧元", "GBP": "英镑", "JPY": "日元", "KRW": "韩元", "CNY": "元"},
    ),
    roles={
        "each_one": "每1",
        "percent_before": "百分之",
        "no_count": "分之, 次元, 度假",
        "second_half": "下半年",
        "first_half": "上半年",
        "loss_of": "亏损",
        "halves": "减半, 腰斩",
        "doubles": "翻番, 翻倍, 翻一番",
        "given": "公布, 披露, 提供",
        "data": "数据, 資料, 信息",
        "hedge": "可能, 或许, 大概",
        "about": "约, 大约",
        "years": "年",
        "year_word": "年",
        "times": "倍",
        "percent_points": "个百分点, 個百分點, 百分点, 百分點",
        "than": "比, 于, 较, 较之",
        "less_than": "少于, 低于, 小于",
        "more_than": "多于, 高于, 大于",
        "deficit": "亏损, 虧損, 赤字",
        "negation": "不, 没, 沒, 未, 无, 無, 非",
        "clause_joint": "而",
        "coordinates": "而, 但, 但是, 并且",
        "joins_figures": "至, 到, 和, 与, 中, 中有, 个中",
        "both_ends": "和, 与, 或",
        "until": "至, 到",
        "starts_from": "从, 由, 從",
        "moves_to": "至, 到",
        "moves_from": "从, 由, 從",
        "of_the_present": """
            今天, 今日, 现在, 現在, 目前, 当前, 當前, 本周, 本月, 今年, 最新, 最近, 新闻, 天气, 价格, 股价, 汇率,
            是谁, 谁是
        """,
        "wants_search": """
            我需要搜索, 需要搜索, 我需要查找, 需要查找, 我需要查询, 需要查询, 我将搜索, 让我搜索, 应该搜索, 重新搜索
        """,
        "of_the_draft": """
            你的回答, 您的回答, 我的回答, 该回答, 上述回答, 上面的回答, 草稿, 之前的回答, 原回答, 回答是正确的,
            回答不正确, 回答有误, 回答不完整, 请检查, 请核实, 请修改
        """,
        "approximate": "约, 大约, 約, 大約, 近, 超过, 超過, 至少, 最多, 不到",
        "at_least": "超过, 超過, 至少",
        "at_most": "最多, 不到, 近",
        "rise": "增长, 增長, 增加, 上升, 上涨, 提高, 扩大, 增至, 升至, 涨至, 走高, 涨, 涨幅, 增幅, 提升, 上调, 升",
        "fall": "下降, 减少, 減少, 下跌, 降低, 下滑, 降至, 减至, 跌至, 走低, 跌, 降幅, 跌幅, 回落, 下调, 缩减, 降",
        "movement": "变动, 變動, 增减, 增減, 同比",
        "change": "增长, 增長, 增加, 上升, 上涨, 下降, 减少, 減少, 下跌, 降低, 变化, 變化, 同比, 环比, 差额",
        "average": "平均",
        "sum": "合计, 合計, 总计, 總計, 一共, 共计",
        "whole": "平均, 合计, 总计",
        "share": "比例, 占比, 比率, 利润率, 份额",
        "set_against": "相比, 较上年, 比",
        "against": "相比, 较上年",
        "half_year": "上半年, 下半年",
        "half": "半年",
        "fiscal": "财年, 财政年度",
        "fiscal_year": "财年, 财政年度",
        "declines": """
            没有相关, 没有提到, 没有提及, 没有找到, 没有说明, 没有信息, 没有包含, 未提及, 未提到, 未找到, 未说明,
            无法找到, 无法回答, 无法确定, 沒有相關, 沒有提到, 沒有提及, 沒有找到, 沒有說明, 我不知道, 我不清楚,
            并不知道, 并不清楚
        """,
        "source_word": "来源, 來源",
        "quarter": "季度, 季",
        "figure_word": "一, 二, 两, 兩, 三, 四, 五, 六, 七, 八, 九, 十, 百, 千, 万, 萬, 半",
        "asks_figure": """
            多少, 几, 幾, 多久, 多长, 多長, 多大, 多高, 多远, 多遠, 多重, 何时, 何時, 比例是, 数量是, 人数是
        """,
        "asks_date": """
            何时, 何時, 何年, 什么时候, 什麼時候, 什么时间, 什麼時間, 哪年, 哪一年, 哪几年, 哪天, 哪一天,
            哪个月, 哪个世纪, 几月, 几号, 时间是
        """,
        "calendar_word": "年, 月, 日, 世纪, 世紀, 年代, 时期, 時期, 时, 時",
        "asks_list": "步骤",
        "asks_reason": "为什么, 為什麼, 为何, 為何, 原因, 怎么会",
        "in_force_from": "生效日期, 施行日期, 实施日期, 生效时间",
        "as_of_date": "截至, 发布日期, 日期, 发布时间",
        "updated_on": "最后更新, 更新日期, 修订日期, 更新时间, 最近更新, 最后修改",
        "in_force_until": "有效期至, 失效日期, 废止日期",
        "version_word": "版本, 版本号",
        "supersedes": "取代, 代替",
        "superseded_by": "被取代, 已被",
        "draft_state": "草案, 草稿, 征求意见稿",
        "archived_state": "已归档, 已废止, 作废, 已失效, 归档",
        "state_word": "状态, 文件状态",
        "authority_word": "权威性, 优先级",
        "official_word": "官方, 正式",
        "unofficial_word": "非官方, 非正式",
        "yes_word": "是",
        "all_earlier": "以前的, 所有, 旧版",
        "company_label": "公司, 公司名称, 企业, 机构, 发行人, 雇主",
        "product_label": "产品, 产品名称, 型号, 应用, 项目",
        "place_label": "地点, 办公地点, 国家, 地区, 城市",
        "period_label": "期间, 报告期, 财政年度, 会计年度, 季度, 年度",
        "audience_label": "受众, 适用范围, 适用对象, 适用于, 读者",
        "registrant": "发行人名称",
        "reports_on": "截至本财政年度, 财政年度截至, 年度截至, 报告期末",
        "report_kind": "年度报告, 年报, 季度报告, 季报",
        "document_noun": "手册, 制度, 规定, 政策, 指南, 文件, 办法",
        "periodic_document": "报告, 会议纪要, 业绩",
        "reported_span": "个月, 個月",
        "heads_column": "变动, 變動, 合计, 合計",
        "question_word": """
            谁, 誰, 什么, 什麼, 甚么, 何时, 何時, 何地, 何处, 何處, 何人, 哪里, 哪裡, 哪儿, 哪个,
            哪個, 哪些, 哪位, 哪一, 哪种, 哪種, 哪, 多少, 几, 幾, 为什么, 為什麼, 为何, 為何, 如何,
            怎么, 怎麼, 怎样, 怎樣, 多久, 多长, 多長, 多大, 多高, 请问, 請問
        """,
        "reason": "因为, 因為, 由于, 由於, 因此, 所以, 导致, 原因, 因",
        "asks_person": "谁, 誰, 哪位, 何人",
        "asks_phone": "电话号码, 電話號碼, 联系电话, 聯絡電話, 手机号",
        "asks_mail": "电子邮件地址, 電子郵件地址, 邮箱地址, 邮箱, 電郵地址",
        "none": "没有, 沒有, 无, 無, 不, 免费, 免費",
        "leads_in": "那么, 那, 那麼, 还有, 那如果",
        "what_about": "那么, 那麼, 那",
        "asks_again": "呢, 怎么样, 怎麼樣, 又如何",
        "pronoun": "它, 他, 她, 这个, 那个",
        "year_before": "前一年, 上一年, 之前一年",
        "year_after": "后一年, 第二年, 次年, 下一年",
        "relative_period": "去年, 前年, 今年, 明年, 上个月, 上季度",
    },
    says={
        "refusal": "在我可以阅读的文档中没有找到答案；请说明产品、团队或时间段，或添加相关文档。",
        "otherwise": "另一来源的说法不同：",
        "otherwise_older": "较旧的来源说法不同：",
        "otherwise_archived": "已失效的来源说法不同：",
        "otherwise_draft": "草稿的说法不同：",
        "otherwise_lower": "权威性较低的来源说法不同：",
        "otherwise_early": "尚未生效的来源说法不同：",
        "source_followed": "采用：{winner}；未采用：{loser}。",
        "source_draft": "{source} 是草稿。",
        "source_archived": "{source} 已失效。",
        "unsupported": "我无法写出有来源支持的回答{why}。请把问题问得更具体一些。",
        "unproven": (
            "我没有找到有来源支持的回答。已尝试：搜索{searched}；检查过的草稿：{drafts}。请把问题问得"
            "更具体，或添加涉及它的文档。"
        ),
        "failed": "我无法回答：{error} 该错误已被记录。",
        "failed_for_now": "我无法回答：{error} 该错误已被记录，请稍后再问。",
        "several": "有多个来源符合，但说法不同；请说明指的是哪一个：{names}",
        "of_another": "来源中没有说明这一点；最接近的内容讲的是别的：{names}",
        "not_quoted": "我在 {names} 中寻找可引用的答句，但没有找到。",
        "closest": "与问题最接近、但没有回答它的文档：{names}",
        "which_one": "这个问题有多个答案。您指的是哪一个？",
        "unconfirmed": "核实未能确认",
        "not_verified": "⚠️ 未完全核实：",
        "unverified": "（未核实）",
        "own_name": "中文",
        "documents_in": (
            "文档的语言是 {languages}，这里跨语言检索的效果较弱。建议用 {languages} 提问，或将 "
            "EMBEDDING_MODEL 设为多语言模型。"
        ),
        "also_searched_in": "文档的语言是 {languages}；您的问题也用该语言检索过。",
        "weak_by_meaning": "在这种语言中语义检索较弱，因此按关键词检索。将 EMBEDDING_MODEL 设为多语言模型会有帮助。",
        "not_translated": "问题的语言是 {asked}，来源的语言是 {spoken}；没有语言模型时引文不会被翻译。",
        "page": "第{page}页",
    },
)  # fmt: skip
