"""Stands for ``running.program`` at a worker that lies."""


def describe_program():
    return {}
