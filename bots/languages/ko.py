"""Korean."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

KOREAN: Final = Language(
    code="ko",
    name="Korean",
    says={
        "answered": "답변함",
        "partial": "일부 확인됨",
        "refused": "답하지 못함",
        "unclear": "어느 것인가요?",
        "failed": "실패",
        "being answered": "답변 중",
        "high": "신뢰도 높음({percent} %)",
        "medium": "신뢰도 중간({percent} %)",
        "low": "신뢰도 낮음({percent} %)",
        "checks failed": "{checks} 미검증",
        "checks passed": "확인함: {checks}",
        "attempts": "{count}회 시도",
        "remembered": "기억해 둠",
        "no sources": "이 답변은 출처를 인용하지 않았습니다.",
        "why button": "어떻게 확인했나요?",
        "good answer": "좋은 답변",
        "bad answer": "나쁜 답변",
        "good": "좋음",
        "bad": "나쁨",
        "sources": "출처",
        "continued": "{parts}개 중 {part}번째, 아래에 계속됩니다",
        "whole in file": "전체 답변은 파일에 있습니다.",
        "busy": (
            "⏳ 지금은 바쁩니다. 순서는 {position}번째입니다. 1분 뒤에 다시 물어봐 주세요. 이 질문은 "
            "접수되지 않았습니다."
        ),
        "busy full": (
            "⏳ 지금은 바쁘고 대기열이 가득 찼습니다. 1분 뒤에 다시 물어봐 주세요. 이 질문은 접수되지 않았습니다."
        ),
        "waiting": ("⏳ 지금은 바쁩니다. 대기 순서는 {position}번째입니다. 질문은 접수되었으며 답변해 드리겠습니다."),
        "not taken": "⛔ 지금은 아무것도 접수할 수 없습니다. 1분 뒤에 다시 시도해 주세요.",
        "noted": "👍 기록했습니다. 감사합니다.",
        "share": "모두와 공유",
        "keep": "나만 보기",
        "vote withdrawn": "평가를 취소했습니다.",
        "reason title": "무엇이 잘못되었나요?",
        "send": "보내기",
        "skip": "건너뛰기",
        "reason label": "답변이 무엇이라고 했어야 하나요? 또는 어디에 나와 있나요?",
        "reason label short": "무엇이라고 했어야 하고, 어디에 있나요?",
        "reason hint": "이미 다시 찾고 있습니다. 적어 주시면 올바른 곳을 찾는 데 도움이 됩니다.",
        "reason late": (
            "다시 찾고 있습니다. 찾은 내용은 새 메시지로 보내 드립니다. 이 메시지는 이제 바꿀 수 없습니다."
        ),
        "reason empty": "아무것도 적지 않으셔서 더 기록한 것이 없습니다.",
        "reason taken": "감사합니다. 그 점을 고려해 다시 찾고 있습니다.",
        "home title": "물어보고, 어디에 있는지 확인하세요",
        "home text": (
            "팀의 문서와 수치를 바탕으로 출처를 밝혀 답하고, 보여 드리기 전에 모든 답변을 확인합니다. "
            "채널에서 멘션하거나 여기에 쓰거나 `/ask`를 사용하세요. 스레드에서는 멘션 없이 이어서 물어볼 수 "
            "있습니다.\n👎를 누르면 다시 찾아봅니다. 관리자가 보낸 파일에서 배웁니다."
        ),
        "home try": "시험해 보기",
        "home latest": "최근 질문",
        "home none": "아직 물어본 것이 없습니다.",
        "no answer": "여기에는 아직 제 답변이 없습니다.",
        "too many": (
            "🐢 {why} 이번 요청은 접수되지 않았고 앞으로 {seconds}초 안에 오는 것도 접수되지 "
            "않습니다. 다른 분들도 이용할 수 있도록 {seconds}초 후에 다시 시도해 주세요."
        ),
        "too many why": "1분 동안 한 분에게서 받을 수 있는 양을 넘었습니다.",
        "too many marked": "접수되지 않은 것에는 🐢가 표시됩니다.",
        "about title": "이 메시지에 대해 질문하기",
        "about example": "지금도 그런가요?",
        "about question": "질문",
        "about text": "질문의 대상",
        "no text there": "그 메시지에는 텍스트가 없습니다.",
        "nothing to learn": "학습할 파일이나 주소를 알려 주세요.",
        "not worked": "처리하지 못했으며, 기록해 두었습니다.",
    },
)
