"""A program that is another one in each process; a worker imports little to find that out."""

import os


def another():
    return {"Ilion": str(os.getpid())}
