"""The numbers of all cards of Fight for Olympus, written down a second time.

They come from the list of cards that the card file was made from, not from the file itself. So a slip
in ``cards.toml`` shows here, even one that the rules can be played with. A row has the card, its color
(``*`` for multicolor), its cost by color, strength and health, and when its power works.
"""

import pytest

from games.olympus.rules.cards import COLOURS, COPIES, KINDS, load_published_sheet
from tests.clauses import clause

LETTERS = "RBGY"

HEROES = """
odysseus       blue*    RBB   1/4  play
agamemnon      blue*    BBGY  3/5  play
penelope       blue*    BBY   0/5  always
orpheus        blue*    BBG   2/4  play
peleus         blue     BB    2/3  play
nestor         blue     RB    0/5  play
circe          blue     BB    1/3  play
helen          blue     BG    1/3  play
jason          blue     BY    1/3  attack
argus          blue     B     1/3  play
cassandra      blue     B     0/3  attack
palamedes      blue     B     1/2  play
daedalus       blue     BB    1/3  always
telemachus     blue     -     1/1  play
tiresias       blue     BB    0/4  always
hector         green*   RGG   3/5  always
asclepius      green*   BGG   1/5  always
medea          green*   GGY   2/4  play
ajax           green*   RGGY  3/7  always
alcmene        green    G     1/2  play
eurydice       green    BG    1/3  always
patroclus      green    G     2/2  attack
briseis        green    -     0/2  play
iphigenia      green    G     0/4  play
machaon        green    GG    1/4  attack
antigone       green    G     1/3  always
telephus       green    GG    2/3  always
hecuba         green    GY    1/4  play
polyxena       green    G     1/2  always
pollux         green    G     2/2  always
heracles       yellow*  RGYY  5/7  play
bellerophon    yellow*  BYY   5/5  always
theseus        yellow*  GYY   4/7  play
meleager       yellow*  RRYY  6/8  always
laodice        yellow   Y     7/7  always
andromeda      yellow   YY    3/6  always
icarus         yellow   Y     4/2  always
sisyphus       yellow   Y     3/4  always
oedipus        yellow   GY    4/5  play
midas          yellow   Y     2/3  play
paris          yellow   BY    3/3  attack
pandora        yellow   -     1/5  play
tydeus         yellow   YY    5/4  attack
orestes        yellow   RY    4/4  always
clytemnestra   yellow   Y     3/3  play
achilles       red*     RRBY  3/4  always
perseus        red*     RRB   3/3  play
diomedes       red*     RRG   3/3  play
penthesilea    red*     RRYY  4/4  play
aeneas         red      RR    2/3  play
andromache     red      R     2/2  attack
menelaus       red      RY    2/4  play
castor         red      R     3/1  always
chiron         red      RR    2/3  attack
cycnus         red      RB    1/3  attack
philoctetes    red      R     1/2  play
neoptolemus    red      RR    3/2  play
hippolyta      red      R     1/2  play
teucer         red      R     1/2  attack
electra        red      -     1/1  play
"""
SOLDIERS = """
cicones        red      R     3/2
myrmidons      red      -     2/1
tauri          red      R     4/1
argonauts      blue     B     2/3
phaeacians     blue     -     1/2
carians        blue     B     1/3  attack
lapiths        green    G     1/4
pleiads        green    -     0/4
dardani        green    G     2/3
achaeans       yellow   Y     3/2
danaans        yellow   -     2/1
amazons        yellow   Y     3/3  always
"""
EQUIPMENT = """
red_sword      red      R     2/0  play
red_shield     red      -     0/2
red_helmet     red      -     1/1
blue_sword     blue     -     2/0
blue_shield    blue     -     0/2
blue_helmet    blue     B     1/1  play
green_sword    green    -     2/0
green_shield   green    G     0/3  play
green_helmet   green    -     1/1
yellow_sword   yellow   -     3/0  play
yellow_shield  yellow   -     0/2
yellow_helmet  yellow   -     1/1
"""
COPIED = {HEROES: 1, SOLDIERS: 2, EQUIPMENT: 1}
WRITTEN = {card: numbers for table in COPIED for card, *numbers in map(str.split, table.strip().splitlines())}


def read(card):
    """Return the numbers of a card of the game as this table writes them."""
    sheet, kind = load_published_sheet(), KINDS.index(card)
    colour = COLOURS[sheet.colour[kind]] + "*" * sheet.multicolour[kind]
    cost = "".join(letter * owed for letter, owed in zip(LETTERS, sheet.cost[kind], strict=True))
    numbers = f"{sheet.strength[kind]}/{sheet.health[kind]}"
    return [colour, cost or "-", numbers, *filter(None, [sheet.power[kind]])]


@clause("OL-40")
@pytest.mark.parametrize("card", WRITTEN)
def test_a_card_has_the_numbers_of_the_second_table(card):
    assert read(card) == WRITTEN[card]


@clause("OL-01")
def test_the_second_table_has_all_cards_and_how_many_of_each():
    assert list(WRITTEN) == list(KINDS)
    copies = [copies for table, copies in COPIED.items() for _ in table.strip().splitlines()]
    assert copies == list(COPIES)
