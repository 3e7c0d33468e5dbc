"""What says that a document holds no longer, or not yet: front matter, title, file, folder and first lines."""

from __future__ import annotations

import pytest

from core.indexing.standing import read_standing

ENDED_BY_STATUS = (
    *("deprecated", "superseded", "expired", "inactive", "legacy", "veraltet", "abgelaufen", "périmée", "obsolète"),
    *("caducado", "obsoleta", "scaduto", "superata", "expirado", "desatualizado", "verlopen", "vervallen"),
    *("廃止", "期限切れ", "作废", "已过期", "만료", "폐지", "समाप्त", "अप्रचलित", "منتهي الصلاحية", "ملغى"),
)
DRAFTS_BY_STATUS = (
    *("draft", "in review", "not approved", "Entwurf", "brouillon", "borrador", "bozza", "rascunho", "concept"),
    *("草案", "草稿", "초안", "मसौदा", "مسودة"),
)
ENDED_BY_PATH = (
    *("archive/leave.md", "docs/_archive/2021/leave.md", "policies-archive/leave.md", "Archived docs/leave.md"),
    *("old/leave.md", "legacy/leave.md", "leave-old.md", "alt/urlaub.md", "anciens/conges.md", "antiguos/a.md"),
    *(
        "vecchi/ferie.md",
        "antigos/ferias.md",
        "oud/verlof.md",
        "旧版/休暇.md",
        "历史/休假.md",
        "과거/휴가.md",
        "أرشيف/a.md",
    ),
)
ENDED_BY_SENTENCE = (
    "This page is archived.",
    "This page is archived and kept for reference only.",
    "This page is deprecated, use the handbook instead.",
    "This policy has been withdrawn.",
    "Warning: outdated. Do not rely on it.",
    "Dieses Dokument ist veraltet, siehe das Handbuch.",
    "Diese Richtlinie ist nicht mehr gültig.",
    "Ce document est périmé.",
    "Ce règlement n'est plus en vigueur.",
    "Este documento está obsoleto.",
    "Questo documento è scaduto.",
    "Este documento está desatualizado.",
    "Dit beleid is niet meer geldig.",
    "この規程は廃止されました。",
    "本制度已废止。",
    "이 규정은 폐지되었습니다.",
    "यह दस्तावेज़ निरस्त है।",
    "هذه الوثيقة ملغاة.",
)
DRAFTS_BY_SENTENCE = (
    "This is a draft.",
    "This document is a draft and not yet approved.",
    "Dies ist ein Entwurf.",
    "Ceci est un brouillon.",
    "Este es un borrador.",
    "Questa è una bozza.",
    "Este é um rascunho.",
    "Dit is een concept.",
    "これは草案です。",
    "这是草案。",
    "초안입니다.",
    "यह मसौदा है।",
    "هذه مسودة.",
)


@pytest.mark.parametrize("said", ENDED_BY_STATUS)
def test_a_status_that_says_so_ends_a_document(said: str) -> None:
    assert read_standing("Leave", "leave.md", f"---\nstatus: {said}\n---\n# Leave\n").state == "archived"


@pytest.mark.parametrize("said", DRAFTS_BY_STATUS)
def test_a_status_that_says_so_makes_a_draft(said: str) -> None:
    assert read_standing("Leave", "leave.md", f"---\nstatus: {said}\n---\n# Leave\n").state == "draft"


@pytest.mark.parametrize("path", ENDED_BY_PATH)
def test_a_folder_or_a_file_of_old_things_ends_a_document(path: str) -> None:
    assert read_standing("Leave", path, "# Leave\n").state == "archived"


@pytest.mark.parametrize(
    "title", ["Leave (old)", "Leave [legacy]", "Urlaub (alt)", "Congés (ancien)", "[ARCHIVED] Leave"]
)
def test_a_title_may_say_it_at_an_edge(title: str) -> None:
    assert read_standing(title, "leave.md", "").state == "archived"


@pytest.mark.parametrize("line", ENDED_BY_SENTENCE)
def test_a_sentence_of_the_first_lines_ends_a_document(line: str) -> None:
    assert read_standing("Leave", "leave.md", f"# Leave\n\n{line}\n\nStaff get 28 days.\n").state == "archived"


@pytest.mark.parametrize("line", DRAFTS_BY_SENTENCE)
def test_a_sentence_of_the_first_lines_makes_a_draft(line: str) -> None:
    assert read_standing("Leave", "leave.md", f"# Leave\n\n{line}\n\nStaff get 28 days.\n").state == "draft"


@pytest.mark.parametrize(
    ("title", "path", "text"),
    [
        ("Archive rules", "archive-rules.md", "# Archive rules\n\nWhat the archive keeps is listed here.\n"),
        ("Draft beer", "draft-beer.md", "# Draft beer\n\nDraft beer is served on Fridays.\n"),
        ("Company history", "history.md", "# Company history\n\nThe old mill was bought in 1990.\n"),
        ("API", "api.md", "# API\n\nThe v1 endpoint is deprecated, use v2.\n"),
        ("Files", "files.md", "# Files\n\nThis guide explains which of the old files are archived, and where.\n"),
        ("Leave", "leave.md", "# Leave\n\nThis policy replaces the outdated rules of last year.\n"),
        ("Leave", "leave.md", "---\nstatus: approved\n---\n# Leave\n"),
        ("Leave", "leave.md", "# Leave\n\nNote: old badges must be returned.\n"),
    ],
)
def test_what_is_told_of_something_else_ends_no_document(title: str, path: str, text: str) -> None:
    assert read_standing(title, path, text).state == ""
