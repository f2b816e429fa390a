"""Where the databases of these tests lie."""

from tests.store.empty import tmp_path as tmp_path
