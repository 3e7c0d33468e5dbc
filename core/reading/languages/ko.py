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
        "of_the_present": "오늘, 지금, 현재, 이번 주, 이번 달, 올해, 최신, 최근, 뉴스, 날씨, 가격, 주가, 환율, 누구",
        "wants_search": "검색해야, 검색할 필요, 검색이 필요, 검색하겠습니다, 찾아봐야, 찾아볼 필요",
        "of_the_draft": """
            귀하의 답변, 당신의 답변, 제 답변, 이 답변은, 위 답변, 위의 답변, 초안, 이전 답변, 답변이 정확, 답변이
            잘못, 확인해 주세요, 수정해 주세요
        """,
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
        "company_label": "회사, 회사명, 기업, 조직, 발행인, 고용주",
        "product_label": "제품, 제품명, 모델, 애플리케이션, 프로젝트",
        "place_label": "장소, 소재지, 사무소, 국가, 지역, 도시",
        "period_label": "기간, 보고 기간, 회계연도, 사업연도, 분기, 연도",
        "audience_label": "대상, 적용 대상, 적용 범위, 독자",
        "registrant": "발행인 명칭",
        "reports_on": "회계연도 말, 사업연도 말",
        "report_kind": "사업보고서, 연차보고서, 분기보고서",
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
        "not_quoted": "{names}에서 답이 되는 인용할 문장을 찾았지만 찾지 못했습니다.",
        "closest": "질문에 가장 가깝지만 답은 아닌 문서: {names}",
        "which_one": "여러 가지로 답할 수 있습니다. 어느 것을 말씀하시나요?",
        "unconfirmed": "검증에서 확인되지 않았습니다",
        "not_verified": "⚠️ 완전히 검증되지 않음:",
        "unverified": "(미검증)",
        "page": "{page}쪽",
    },
)  # fmt: skip
