"""Chance that can be repeated: every block, building and tree group draws from its own generator."""

import random


def seeded(*name):
    """A generator of its own for the thing called `name`, so that adding one thing moves no other."""
    return random.Random('/'.join(str(part) for part in name))
