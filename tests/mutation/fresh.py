"""A plugin of pytest for a mutant that is seen only when its module is imported: a number in a table, say."""

import json
import os
from importlib.machinery import SourceFileLoader

MUTANT = json.loads(os.environ["MUTANT"])
read = SourceFileLoader.get_code


def mutated(loader, name):
    if loader.path != MUTANT["path"]:
        return read(loader, name)
    return compile(MUTANT["source"], loader.path, "exec", dont_inherit=True)


SourceFileLoader.get_code = mutated


def pytest_configure(config):
    from tests.mutation.settings import deterministic

    deterministic()


def pytest_collection_modifyitems(items):
    others = set(MUTANT["others"])
    items[:] = [item for item in items if not others & {*item.nodeid.partition("[")[2].strip("]").split("-")}]
