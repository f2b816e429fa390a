"""A simulated world: the whole bot, its disk and a Discord in one event loop whose time does not pass by itself.

Everything random comes from one seed, so that a run can be repeated.
"""
