"""Stands for ``running.program`` at a worker that lies."""


def program():
    return {}
