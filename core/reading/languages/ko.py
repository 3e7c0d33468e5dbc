"""Korean."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

KOREAN: Final = Language(
    code="ko",
    name="Korean",
    script="hangul",
    scales={
        "천": 1e3, "백만": 1e6, "천만": 1e7, "십억": 1e9, "백억": 1e10, "천억": 1e11,
       "만": 1e4, "억": 1e8, "조": 1e12},
    currencies={"달러": "USD", "엔": "JPY", "유로": "EUR", "원": "KRW"},
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
    roles={
        "approximate": "약, 대략, 거의, 최소, 최대",
        "at_least": "최소, 적어도",
        "at_most": "최대",
        "rise": "증가, 상승, 늘어, 늘었, 성장, 확대",
        "fall": "감소, 하락, 줄어, 줄었, 축소",
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
        "percent_points": "퍼센트포인트",
        "declines": "모르겠, 찾을 수 없, 정보가 없, 언급되지 않, 언급이 없",
        "source_word": "출처",
        "quarter": "분기",
        "reported_span": "개월, 주간",
        "heads_column": "증감, 합계",
        "fiscal": "회계연도",
    },
    says={
        "refusal": "읽을 수 있는 문서에서 답을 찾을 수 없었습니다; "
        "제품, 팀, 기간을 밝히거나 관련 문서를 추가해 주세요.",
        "otherwise": "다른 출처는 다르게 말합니다:",
        "unsupported": "출처가 뒷받침하는 답을 쓸 수 없었습니다{why}. 질문을 더 좁혀 주세요.",
        "failed": "답할 수 없었습니다: {error} 이 오류는 기록되었습니다.",
        "failed_for_now": "답할 수 없었습니다: {error} 이 오류는 기록되었습니다. 잠시 후 다시 물어봐 주세요.",
        "closest": "질문에 가장 가깝지만 답은 아닌 문서: {names}",
        "unconfirmed": "검증에서 확인되지 않았습니다",
        "not_verified": "⚠️ 완전히 검증되지 않음:",
        "unverified": "(미검증)",
        "page": "{page}쪽",
    },
)  # fmt: skip
