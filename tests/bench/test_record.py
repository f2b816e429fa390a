"""Pages of the documentation speak of tables of figures, which stand in files of data."""

import re
from pathlib import Path

import pytest

from bench.record import PAGES, lay_out_table, main, read_tables

DOCS = Path(__file__).parents[2] / "docs"
SHOWN = re.compile(r'python -m bench\.record (\w+) "([^"]+)"')


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_each_of_its_tables_and_no_other(page):
    said = [match for path in sorted(DOCS.glob("*.md")) for match in SHOWN.findall(path.read_text(encoding="utf-8"))]
    named = [name for whose, name in said if whose == page]
    assert sorted(named) == sorted(read_tables(page))


@pytest.mark.parametrize("page", PAGES)
def test_every_row_has_what_the_first_row_of_its_table_has(page):
    for name, rows in read_tables(page).items():
        assert [row.keys() for row in rows] == [rows[0].keys()] * len(rows), name


def test_a_table_is_printed(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    main(["players", "calibration"])
    assert "delphi standard 3 60" in capsys.readouterr().out


def test_a_column_that_a_row_lacks_is_empty():
    assert lay_out_table([{"game": "pig", "won": "1"}, {"game": "go"}]).row_count == 2


def test_a_table_that_is_not_there_is_asked_for_in_a_sentence(capsys):
    with pytest.raises(SystemExit):
        main(["players", "chess"])
    assert "there is no table 'chess': choose one of" in capsys.readouterr().err
