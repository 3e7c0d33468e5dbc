"""Where something is, asked: the place of what it has, or of another thing of its house, is not its own."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.objects import is_where_its_object_is, is_where_something_else_is
from core.extraction.segments import Segment


@pytest.mark.parametrize(
    ("question", "text", "code", "of_its_object"),
    [
        ("Where is the museum?", "The museum also has a café in the old mill.", "en", True),
        ("Where is the museum?", "The museum owns two boats in the harbour.", "en", True),
        ("Where is the archive?", "The archive keeps maps from Norway.", "en", True),
        ("Where is the lift?", "The lift is repaired by Otis.", "en", True),
        ("Where is the workshop?", "The workshop moved to Elm Street 4.", "en", False),
        ("Where is the cloakroom?", "The cloakroom lies behind the stairs.", "en", False),
        ("Where is the key?", "The key is kept in a box at the desk.", "en", False),
        ("Where is the museum?", "The museum has a café and stands in the old mill.", "en", False),
        ("Where is the bistro?", "The bistro is a room in the old mill.", "en", False),
        ("Wo ist das Stadtbad?", "Das Stadtbad betreibt eine Sauna im Nebengebäude.", "de", True),
        ("Wo ist das Bistro?", "Das Bistro hat Tische auf der Terrasse.", "de", True),
        ("Wo ist das Bistro?", "Das Bistro liegt hinter der Halle.", "de", False),
        ("Wo sind die Umkleiden?", "Die Umkleiden befinden sich im Untergeschoss.", "de", False),
        ("Où est la médiathèque ?", "La médiathèque possède un jardin derrière l'école.", "fr", True),
        ("Où est la salle ?", "La salle se trouve au premier étage.", "fr", False),
        ("¿Dónde está el museo?", "El museo tiene un café en el molino.", "es", True),
        ("¿Dónde está el museo?", "El museo está en el molino.", "es", False),
        ("Dov'è il museo?", "Il museo gestisce una barca nel porto.", "it", True),
        ("Onde fica o museu?", "O museu tem um café no moinho.", "pt", True),
        ("Waar is het museum?", "Het museum heeft een café in de molen.", "nl", True),
        ("Waar is het museum?", "Het museum staat in de haven.", "nl", False),
        ("박물관은 어디에 있어요?", "박물관은 방앗간에 카페가 있습니다.", "ko", False),
    ],
)
def test_the_place_of_its_object_is_not_its_own(question, text, code, of_its_object):
    assert is_where_its_object_is(question, text, code) is of_its_object


@pytest.mark.parametrize(
    ("text", "heading", "of_another"),
    [
        ("The workshop moved to Elm Street 4.", "", True),
        ("The entrance is on Elm Street.", "", False),
        ("The museum is on Elm Street.", "", False),
        ("It is on Elm Street.", "", False),
        ("The old mill holds it all.", "The museum", False),
    ],
)
def test_the_place_of_another_thing_of_the_house_is_not_its_own(text, heading, of_another):
    segment = Segment(text, 1, "sentence", 1, context=f"Museum handbook > {heading}", heading=heading)
    assert is_where_something_else_is(asked_for("Where is the museum?"), segment) is of_another
