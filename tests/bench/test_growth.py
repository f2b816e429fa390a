"""The bench of long histories: where its games are stored on a server, and that nothing stays there."""

import asyncio

import pytest

from bench.growth import name_schema, open_empty_store
from tests.store import server


@pytest.mark.parametrize(("url", "found"), [
    ("postgresql://ilion:PASSWORD@localhost/ilion", "postgresql://ilion:PASSWORD@localhost/ilion?search_path=growth"),
    ("postgresql://h/ilion?sslmode=prefer", "postgresql://h/ilion?sslmode=prefer&search_path=growth"),
])  # fmt: skip
def test_an_address_with_and_without_options_gets_the_schema(url, found):
    assert name_schema(url) == found


@pytest.mark.slow
@server.needed
def test_a_store_that_cannot_be_opened_leaves_no_schema_behind(monkeypatch):
    async def fail(address):
        raise OSError("no store")

    async def opened():
        async with open_empty_store(server.server().url("postgres")):
            pass

    with monkeypatch.context() as patched:
        patched.setattr("store.postgres.open_store", fail)
        with pytest.raises(OSError, match="no store"):
            asyncio.run(opened())
    asyncio.run(opened())
    schemas = asyncio.run(server.statement("SELECT nspname FROM pg_namespace WHERE nspname = 'growth'"))
    assert schemas == []
