"""Hindi."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

HINDI: Final = Language(
    code="hi",
    name="Hindi",
    script="devanagari",
    roles={
        "source_word": "स्रोत",
        "declines": "उत्तर नहीं मिला, जानकारी नहीं, पता नहीं, नहीं जानता, उल्लेख नहीं, नहीं मिला, नहीं मिली",
        "unknown": "अज्ञात",
    },
    says={
        "refusal": (
            "जो दस्तावेज़ मैं पढ़ सकता हूँ उनमें इसका उत्तर नहीं मिला; उत्पाद, टीम या अवधि "
            "बताएँ, या इस विषय का दस्तावेज़ जोड़ें।"
        ),
        "otherwise": "एक अन्य स्रोत कुछ और कहता है:",
        "unsupported": (
            "मैं ऐसा उत्तर नहीं लिख सका जिसका स्रोत समर्थन करें{why}। अधिक सीमित प्रश्न पूछना "
            "मदद करेगा।"
        ),
        "failed": "मैं इसका उत्तर नहीं दे सका: {error} यह त्रुटि दर्ज कर ली गई है।",
        "failed_for_now": (
            "मैं इसका उत्तर नहीं दे सका: {error} यह त्रुटि दर्ज कर ली गई है; कृपया थोड़ी देर बाद "
            "फिर पूछें।"
        ),
        "closest": "प्रश्न के सबसे निकट, पर उसका उत्तर नहीं: {names}",
        "unconfirmed": "सत्यापन से इसकी पुष्टि नहीं हुई",
        "not_verified": "⚠️ पूरी तरह सत्यापित नहीं:",
        "unverified": "(असत्यापित)",
        "page": "पृ. {page}",
    },
)  # fmt: skip
