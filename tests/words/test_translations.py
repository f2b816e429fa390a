"""The check of translations finds what is missing or wrong, and nothing of it in our own languages."""

import re

import pytest

from games import GAMES
from terminal.translations import ROOT, Language, check_translations, list_faults, list_gaps
from tests.words import WHOLE, written
from words import LANGUAGES, Words, clauses, name_language, read_texts
from words.languages import match_language
from words.messages import parse_messages
from words.rules import parse_sections
from words.translation import find_faults, find_untranslated, missing_rules, wrong_rules

ENGLISH = """
pig-name = Pig
pig-won = { $count ->
    [one] { $name } wins
   *[other] { $name } win { $how ->
        [score] by points
       *[luck] by luck
    }
}
pig-refused-late = Too late.
pig-lesson-0 = One.
    Two.
pig-option = { pig-name }
"""


def messages(text):
    return {message.name: message for message in parse_messages(text, "de.ftl").messages}


def told(text, uses=None):
    return list(find_faults(messages(text), messages(ENGLISH), uses or {}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_any_language(language):
    assert list(list_faults(written(language), written("en"))) == []


@pytest.mark.parametrize("language", WHOLE)
def test_nothing_is_missing_from_a_language_that_we_promise(language):
    assert list(list_gaps(written(language), written("en"))) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("pig-name = Schwein { $nmae }", "de.ftl:1: pig-name has no value for { $nmae }"),
        ("pig-won = { $name } gewinnt", "de.ftl:1: pig-won does not use { $count }"),
        ("pig-option = { pig-nmae }", "de.ftl:1: pig-option refers to pig-nmae, which is not there"),
        ("pig-option = { -pig }", "de.ftl:1: pig-option refers to -pig, which is not there"),
        ("# Ein Wort\npig-lost = Verloren", "de.ftl:2: pig-lost is not in English, so nobody ever reads it"),
        ('pig-name = Das "Schwein"', "de.ftl:1: pig-name has a straight quotation mark or apostrophe"),
        ("pig-lesson-0 = Eins. Zwei.", "de.ftl:1: pig-lesson-0 has 1 lines instead of 2"),
        (f"pig-refused-late = {'zu ' * 100}spät", "de.ftl:1: pig-refused-late is longer than 300 characters"),
    ],
)
def test_what_is_wrong_with_a_message_is_said_with_its_place(text, fault):
    assert fault in told(text)


def test_a_case_that_english_tells_apart_is_missed():
    found = told("pig-won = { $count } { $name } gewinnt { $how ->\n    [scroe] nach Punkten\n   *[luck] mit Glück\n}")
    assert found == ["de.ftl:1: pig-won lacks the case [score] of { $how }"]


@pytest.mark.parametrize(("use", "most"), [("button", 80), ("choice", 100), ("description", 100), ("menu", 150)])
def test_a_text_longer_than_discord_shows_is_found(use, most):
    assert told(f"pig-name = {'x' * most}", {"pig-name": use}) == []
    assert told(f"pig-name = {'x' * (most + 1)}", {"pig-name": use}) == [
        f"de.ftl:1: pig-name has up to {most + 1} characters, and Discord shows {most}"
    ]


@pytest.mark.parametrize("name", ["Würfeln", "zwei wörter", "schluß!"])
def test_the_name_of_a_command_is_in_small_letters_without_spaces(name):
    assert told("pig-name = würfel-spiel", {"pig-name": "option"}) == []
    assert told(f"pig-name = {name}", {"pig-name": "option"}) != []


@pytest.mark.parametrize(("name", "most"), [("choice-pig", 80), ("choice-pig-big", 100), ("choice-pig-about", 100)])
def test_a_text_of_a_choice_is_limited_by_its_name(name, most):
    fits, cut = (messages(f"{name} = {'x' * length}") for length in (most, most + 1))
    assert list(find_faults(fits, fits, {})) == []
    assert len(list(find_faults(cut, cut, {}))) == 1


def test_a_language_is_compared_file_by_file_with_english():
    file = parse_messages("lobby-title = A\nlobby-title = B\ntable-x = C\nnonsense\n", "words/xx/lobby.ftl")
    english = Language("en", [parse_messages("lobby-join = Join", "words/en/lobby.ftl")])
    told = list(list_faults(Language("xx", [file]), english))
    assert any(each.startswith("words/xx: Discord calls no language so") for each in told)
    assert "words/xx/lobby.ftl:2: lobby-title is also at words/xx/lobby.ftl:1, and that one counts" in told
    assert "words/xx/lobby.ftl:3: table-x does not begin with lobby-" in told
    assert "words/xx/lobby.ftl:4: this cannot be read as Fluent" in told
    assert next(list_gaps(Language("xx", [file]), english)) == (
        "words/xx/lobby.ftl: lobby-join is missing (words/en/lobby.ftl:1)"
    )


def test_what_says_the_same_as_in_english_is_named():
    own = messages("pig-name = Pig\npig-refused-late = Zu spät.\npig-option = { pig-name }")
    assert find_untranslated(own, messages(ENGLISH)) == ["pig-name"]


def test_the_clauses_of_a_rules_page_are_compared():
    english = parse_sections(
        "# T\n\n## A\n- **XX-01** one\n- **XX-02** two *(ruling)* three\n\n## B\n- **XX-03** three"
    )
    own = parse_sections("# T\n\n## A\n- **XX-02** zwei\n- **XX-03** drei\n- **XX-04** vier")
    assert list(wrong_rules(own, english)) == [
        "XX-02 marks other rulings than in English",
        "XX-03 is in another section than in English",
        "XX-04 is not in English",
        "there are 2 sections instead of 3",
    ]
    assert missing_rules(own, english) == ["XX-01"]
    assert missing_rules(english, english) == list(wrong_rules(english, english)) == []
    assert clauses.count_rulings("*(Festlegung)* So ist es.") == 1


@pytest.mark.slow
def test_the_command_says_how_much_is_done(capsys):
    assert check_translations(["check", "en", "fr"]) == 0
    told = capsys.readouterr().out
    assert "English (en): 100% done" in told
    assert "Français (fr): 100% done" in told
    assert "Nothing is missing or wrong." in told


def test_the_command_says_how_to_begin_an_unknown_language(capsys):
    with pytest.raises(SystemExit):
        check_translations(["check", "Italian"])
    told = capsys.readouterr().err
    assert "there is no language 'Italian', only en, de, fr; a new one is a folder words/CODE" in told


@pytest.mark.parametrize("file", ["words/it/lobby.ftl", "games/horse/words/lesson.it.ftl", "games/horse/RULES.it.md"])
def test_a_file_in_another_encoding_is_named(monkeypatch, tmp_path, capsys, file):
    for name, encoding in (("words/it/language.ftl", "utf-8"), (file, "utf-16")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("language-name = Italiano\n", encoding=encoding)
    monkeypatch.setattr("terminal.translations.ROOT", tmp_path)
    monkeypatch.setattr("terminal.translations.LANGUAGES", ("en", "it"))
    assert check_translations(["check", "it"]) == 1
    assert capsys.readouterr().out.startswith(f"{file} is no text in UTF-8; if an editor has saved it")


def test_the_mark_that_editors_put_before_a_text_is_not_read(monkeypatch, tmp_path):
    (tmp_path / "marked").mkdir()
    (tmp_path / "marked" / "en.ftl").write_text("marked-name = Mark\n", encoding="utf-8-sig")
    monkeypatch.syspath_prepend(tmp_path)
    assert read_texts("marked")["en"] == ["marked-name = Mark\n"]


def test_no_french_sign_can_begin_a_line():
    files = [*ROOT.glob("words/fr/*.ftl"), *ROOT.glob("games/*/words/*fr.ftl")]
    assert len(files) > len(GAMES)
    for file in files:
        text = re.sub(r"^#.*", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE).replace("h ou ?", "")
        assert re.findall(r".*(?:\S [:;?!»%]|« ).*", text) == [], file


def test_every_language_calls_itself_by_its_name():
    assert [name_language(each) for each in WHOLE] == ["English", "Français", "Deutsch"]
    assert Words("fr").say("choice-language", value=name_language("de")).endswith("Deutsch")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("fr", "fr"), ("en-US", "en"), ("en-GB", "en"), ("el", "en"), ("pt-BR", "en"), (None, "en")],
)
def test_each_locale_of_discord_has_the_nearest_language(locale, language):
    assert match_language(locale) == language


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_files_in_every_language_that_we_promise(game):
    named = {file.name for language in WHOLE for file in written(language).files if f"games/{game}/" in file.name}
    assert {f"games/{game}/words/{language}.ftl" for language in WHOLE} <= named
