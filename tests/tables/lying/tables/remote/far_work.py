"""Stands for ``tables.remote.far_work`` at a worker that lies."""


def answer_sent_work(*asked):
    return b'{"done": "dance"}'
