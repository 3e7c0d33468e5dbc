"""Arabic."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ARABIC: Final = Language(
    code="ar",
    name="Arabic",
    script="arabic",
    roles={
        "source_word": "المصدر, مصدر",
        "declines": "لم أجد, لا أعرف, لا أعلم, لا توجد معلومات, لا تتوفر معلومات, غير مذكور, لم يذكر, لم يُذكر",
        "unknown": "غير معروف",
    },
    says={
        "refusal": (
            "لم أجد إجابة عن ذلك في المستندات التي يمكنني قراءتها؛ قد يفيد ذكر المنتج أو الفريق "
            "أو الفترة، أو إضافة مستند يتناول ذلك."
        ),
        "otherwise": "مصدر آخر يقول غير ذلك:",
        "unsupported": "لم أتمكن من كتابة إجابة تدعمها المصادر{why}. قد يفيد طرح سؤال أضيق.",
        "failed": "لم أتمكن من الإجابة: {error} سُجّل الخطأ.",
        "failed_for_now": "لم أتمكن من الإجابة: {error} سُجّل الخطأ؛ يرجى السؤال مرة أخرى بعد قليل.",
        "closest": "الأقرب إلى السؤال دون أن يجيب عنه: {names}",
        "unconfirmed": "لم يؤكده التحقق",
        "not_verified": "⚠️ لم يُتحقق منه بالكامل:",
        "unverified": "(لم يُتحقق منه)",
        "page": "ص {page}",
    },
)  # fmt: skip
