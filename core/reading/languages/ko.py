"""Korean."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

KOREAN: Final = Language(
    code="ko",
    name="Korean",
    script="hangul",
    particles="""
        은 는 이 가 을 를 의 에 와 과 도 로 만 으로 에서 에는 에서는 에서의 에게 까지 부터 보다 이고 이며 이다 이었다
        였다 입니다 였습니다 이었습니다 으로는 로는 하고 처럼 마다 이나 까지는 부터는 고 며 으며 하며 지만 는데
    """,
    scales={
        "천": 1e3, "백만": 1e6, "천만": 1e7, "십억": 1e9, "백억": 1e10, "천억": 1e11,
       "만": 1e4, "억": 1e8, "조": 1e12},
    measures={
        "revenue": "매출액, 매출, 수익",
        "net_income": "순이익, 당기순이익, 순익",
        "operating_income": "영업이익",
        "gross_profit": "매출총이익",
        "total_assets": "총자산, 자산총계",
        "stockholders_equity": "자기자본, 자본총계",
        "rd_expense": "연구개발비",
        "employees": "직원 수, 직원수, 종업원 수",
        "inventory": "재고, 재고자산",
    },
    asks_figure="""
        년, 의, 은, 는, 이, 가, 얼마였나요, 얼마인가요, 얼마, 얼마야,
        얼마였어, 얼마입니까, 였나요, 인가요, 회계연도, 회계, 연도, 에, 년도, 알려줘,
        알려주세요, 얼마였습니까, 을, 를
    """,
    head_final=True,
    currencies={
        "달러": "USD", "엔": "JPY", "유로": "EUR", "원": "KRW", "위안": "CNY", "파운드": "GBP", "루피": "INR",
        "미국 달러": "USD",
    },
    numerals={"일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9},
    numeral_units={"십": 10, "백": 100, "천": 1e3, "만": 1e4, "억": 1e8, "조": 1e12},
    native_numbers={
        "한": 1, "두": 2, "세": 3, "네": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9, "열": 10, "스물": 20,
        "스무": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60, "일흔": 70, "여든": 80, "아흔": 90,
    },
    counters="""
        일 명 개 원 년 시간 개월 주 회 번 살 세 대 점 골 층 권 장 마리 곳 달 달러 유로 엔 가지 배 건 분 사람
        킬로미터 미터 도 퍼센트
    """,
    roles={
        "each_one": "1년에, 1인당, 1일당, 1인, 1회당, 1개월에, 1주일에",
        "tenths": "할",
        "no_count": "번째, 대로, 주는, 분의, 도록, 장소",
        "second_half": "하반기",
        "first_half": "상반기",
        "year_before": "전년의, 전년도의, 지난해의",
        "loss_of": "손실",
        "halves": "절반으로",
        "doubles": "두 배, 2배",
        "given": "제공, 공개, 기재",
        "data": "자료, 정보, 데이터",
        "hedge": "아마, 것으로 보",
        "year_after": "이듬해, 다음 해",
        "about": "약, 대략",
        "years": "년, 해",
        "year_word": "년, 해",
        "times": "배",
        "than": "보다",
        "less_than": "더 적, 더 낮, 더 작",
        "more_than": "더 많, 더 높, 더 크",
        "fiscal_year": "회계연도, 회계 연도",
        "postposition": "은, 는, 이, 가, 의, 에, 에서, 에는, 에서는",
        "deficit": "손실, 적자",
        "negation": "않, 아니, 없, 못, 안 되, 안 된",
        "clause_joint": "이고, 이며, 고, 며, 그리고, 반면",
        "coordinates": "그리고, 하지만, 그러나, 반면",
        "joins_figures": "에서, 부터, 내지, 과, 와, 중, 가운데",
        "both_ends": "과, 와, 또는",
        "until": "부터, 에서, 내지",
        "to_behind": "으로, 로, 까지",
        "from_behind": "에서, 에서부터",
        "of_the_present": "오늘, 지금, 현재, 이번 주, 이번 달, 올해, 최신, 최근, 뉴스, 날씨, 가격, 주가, 환율, 누구",
        "wants_search": "검색해야, 검색할 필요, 검색이 필요, 검색하겠습니다, 찾아봐야, 찾아볼 필요",
        "of_the_draft": """
            귀하의 답변, 당신의 답변, 제 답변, 이 답변은, 위 답변, 위의 답변, 초안, 이전 답변, 답변이 정확, 답변이
            잘못, 확인해 주세요, 수정해 주세요
        """,
        "approximate": "약, 대략, 거의, 최소, 최대",
        "at_least": "최소, 적어도, 이상",
        "at_most": "최대, 이하, 미만",
        "rise": "증가, 상승, 늘어, 늘었, 성장, 확대, 올라, 올랐, 오른, 뛰, 인상, 늘린, 늘어난, 높아, 웃돌",
        "fall": "감소, 하락, 줄어, 줄었, 축소, 줄인, 내려, 내렸, 떨어, 인하, 낮아, 밑돌",
        "movement": "증감, 증감률",
        "change": "증가, 상승, 늘어, 늘었, 성장, 감소, 하락, 줄어, 줄었, 변화, 대비, 차이",
        "average": "평균",
        "sum": "합계, 총합, 모두 합",
        "whole": "평균, 합계",
        "share": "비율, 비중, 이익률, 점유율",
        "set_against": "에 비해, 대비",
        "against": "에 비해, 대비",
        "half_year": "상반기, 하반기",
        "half": "반기",
        "percent": "퍼센트, 프로",
        "percent_points": "퍼센트포인트, 퍼센트 포인트, 포인트, %p",
        "declines": "모르겠, 찾을 수 없, 정보가 없, 언급되지 않, 언급이 없",
        "source_word": "출처",
        "quarter": "분기",
        "in_force_from": "시행일, 발효일, 적용일, 적용 시작일",
        "as_of_date": "작성일, 발행일, 기준일, 날짜",
        "updated_on": "최종 수정일, 최종 업데이트, 수정일, 개정일, 업데이트",
        "in_force_until": "만료일, 유효 기간, 유효기한, 폐지일",
        "version_word": "버전, 개정판",
        "supersedes": "대체함, 대체합니다",
        "superseded_by": "로 대체됨, 로 대체되었습니다",
        "draft_state": "초안",
        "archived_state": "폐지, 보관됨, 폐기",
        "state_word": "상태",
        "authority_word": "권위, 우선순위",
        "official_word": "공식",
        "unofficial_word": "비공식",
        "yes_word": "예",
        "all_earlier": "이전, 모든",
        "document_noun": "규정, 지침, 매뉴얼, 안내서, 문서, 정책",
        "periodic_document": "보고서, 회의록, 실적",
        "reported_span": "개월, 주간",
        "heads_column": "증감, 합계",
        "fiscal": "회계연도",
    },
    says={
        "refusal": "읽을 수 있는 문서에서 답을 찾을 수 없었습니다; "
        "제품, 팀, 기간을 밝히거나 관련 문서를 추가해 주세요.",
        "otherwise": "다른 출처는 다르게 말합니다:",
        "otherwise_older": "더 오래된 출처는 다르게 말합니다:",
        "otherwise_archived": "더 이상 유효하지 않은 출처는 다르게 말합니다:",
        "otherwise_draft": "초안은 다르게 말합니다:",
        "otherwise_lower": "우선순위가 낮은 출처는 다르게 말합니다:",
        "otherwise_early": "아직 시행되지 않은 출처는 다르게 말합니다:",
        "source_followed": "따른 출처: {winner}. 제외한 출처: {loser}.",
        "source_draft": "{source}은(는) 초안입니다.",
        "source_archived": "{source}은(는) 더 이상 유효하지 않습니다.",
        "unsupported": "출처가 뒷받침하는 답을 쓸 수 없었습니다{why}. 질문을 더 좁혀 주세요.",
        "unproven": (
            "출처가 뒷받침하는 답을 찾을 수 없었습니다. 시도한 것: {searched} 검색, 검토한 초안: {drafts}. "
            "질문을 더 좁히거나 이를 다루는 문서를 추가해 주세요."
        ),
        "failed": "답할 수 없었습니다: {error} 이 오류는 기록되었습니다.",
        "failed_for_now": "답할 수 없었습니다: {error} 이 오류는 기록되었습니다. 잠시 후 다시 물어봐 주세요.",
        "several": "여러 출처가 해당하지만 내용이 서로 다릅니다. 어느 것인지 알려 주세요: {names}",
        "of_another": "자료에는 그 내용이 없습니다. 가장 가까운 것은 다른 내용입니다: {names}",
        "closest": "질문에 가장 가깝지만 답은 아닌 문서: {names}",
        "which_one": "여러 가지로 답할 수 있습니다. 어느 것을 말씀하시나요?",
        "unconfirmed": "검증에서 확인되지 않았습니다",
        "not_verified": "⚠️ 완전히 검증되지 않음:",
        "unverified": "(미검증)",
        "page": "{page}쪽",
    },
)  # fmt: skip
