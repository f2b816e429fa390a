"""The file of /privacy export, which Discord must take however much somebody has played."""

import gzip
import json

import pytest

from cogs.people.privacy import LARGEST, write_personal_data

MOVES = 100_000


def test_a_usual_export_is_a_file_that_anyone_can_read():
    name, content = write_personal_data({"user": 7, "moves": ["attack"]})
    assert name == "ilion.json"
    assert json.loads(content) == {"user": 7, "moves": ["attack"]}


@pytest.mark.slow
def test_an_export_of_thousands_of_games_is_compressed():
    about = {
        "moves": [
            {"table_id": at, "ply": at, "move": f"deploy {at % 60} to the left of the line"} for at in range(MOVES)
        ]
    }
    name, content = write_personal_data(about)
    assert name == "ilion.json.gz"
    assert len(content) < LARGEST < len(gzip.decompress(content))
    assert json.loads(gzip.decompress(content)) == about
