"""Long work on the command line shows how far it is, on a terminal only."""

import io

from rich.console import Console

from terminal.progress import show_progress


def shown(*, terminal):
    """Return what some work has yielded, and what its bar has written."""
    written = io.StringIO()
    console = Console(file=written, force_terminal=terminal, width=80)
    return list(show_progress(iter("abc"), 3, "games", console)), written.getvalue()


def test_a_terminal_shows_how_much_is_done():
    done, written = shown(terminal=True)
    assert done == ["a", "b", "c"]
    assert "games" in written
    assert "100%" in written


def test_a_file_gets_no_bar():
    assert shown(terminal=False) == (["a", "b", "c"], "")


def test_a_result_printed_meanwhile_goes_where_it_would_go(capsys):
    console = Console(file=io.StringIO(), force_terminal=True)
    for each in show_progress(["result"], 1, "games", console):
        print(each)
    assert capsys.readouterr().out == "result\n"
