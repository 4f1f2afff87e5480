"""Pavements, markings, parked cars, street trees, lamps, quays. The street itself is the page's blue."""

import math

from .houses import row_of_houses
from .mesh import MeshBuilder, plate, slab
from .seeds import seeded
from .vehicles import car

PAVEMENT, HOUSE_DEPTH, STREET = 3.2, 12.0, 15.0


def pavement(x0, y0, x1, y1, z=0.35, paint='pavement'):
    """A block's ground with its pavements around the building line x0, y0, x1, y1."""
    edge = PAVEMENT
    plate(x0 - edge, y0 - edge, x1 + edge, y1 + edge, 0, z, paint, radius=3.0, bevel=0.06)


def lawn(x0, y0, x1, y1, z=0.35, thickness=0.15, radius=1.5, paint='lawn'):
    """A lawn, path or terrace a hand above its ground."""
    plate(x0, y0, x1, y1, z, z + thickness, paint, radius=radius, bevel=0.04)


def perimeter_block(grove, name, area, kinds, storeys, sides='snwe', orange_rows=''):
    """Rows of houses around a court with trees; `sides` says where the rows stand, `orange_rows` which are valued."""
    x0, y0, x1, y1 = area
    width, depth, row = x1 - x0, y1 - y0, HOUSE_DEPTH
    pavement(*area)
    lawn(x0 + row + 0.5, y0 + row + 0.5, x1 - row - 0.5, y1 - row - 0.5)
    rows = {
        's': (x0, y0, width, 0),
        'n': (x1, y1, width, 180),
        'w': (x0, y1 - row, depth - 2 * row, -90),
        'e': (x1, y0 + row, depth - 2 * row, 90),
    }
    for side in sides:
        x, y, length, turn = rows[side]
        row_of_houses(seeded(name, side), x, y, length, turn, row, kinds, storeys,
                      in_orange=side in orange_rows)
    court = (x0 + row + 4, y0 + row + 3, x1 - row - 4, y1 - row - 3)
    grove.scatter(seeded(name, 'court'), 9, court, 0.5, (6, 10))


def street_trees(grove, name, area, sides, step=8.5, gap=0.12):
    """A row of trees on the pavement along the named sides of a block."""
    chance = seeded(name, 'street trees')
    x0, y0, x1, y1 = area
    out = 2.2
    for side in sides:
        length = x1 - x0 if side in 'sn' else y1 - y0
        count = int(length / step)
        for i in range(count):
            if chance.random() < gap:
                continue
            along = length * (i + 0.5) / count
            x, y = {'s': (x0 + along, y0 - out), 'n': (x0 + along, y1 + out), 'w': (x0 - out, y0 + along),
                    'e': (x1 + out, y0 + along)}[side]
            grove.plant(chance, x, y, 0.35, chance.uniform(5.2, 7.2))


def parked_cars(name, area, sides, share=0.5):
    """Cars at the kerb along the named sides of a block."""
    chance = seeded(name, 'cars')
    x0, y0, x1, y1 = area
    out = PAVEMENT + 1.4
    for side in sides:
        length, along = (x1 - x0 if side in 'sn' else y1 - y0), 4.0
        while along < length - 4:
            if chance.random() < share:
                x, y, turn = {'s': (x0 + along, y0 - out, 0), 'n': (x0 + along, y1 + out, 180),
                              'w': (x0 - out, y0 + along, 90), 'e': (x1 + out, y0 + along, -90)}[side]
                car(x, y, 0, turn, chance.choice(('car white', 'car white', 'car grey', 'car white', 'car blue')))
            along += 5.6


def _dashes(draft, start, end, across):
    at = start + 2
    while at < end - 2:
        draft.box(*across(at, at + 2.4, -0.09, 0.09), 'marking')
        at += 5


def street_markings(area, sides='sw', street=STREET):
    """Lane dashes and zebra crossings in the streets along the named sides of a block."""
    x0, y0, x1, y1 = area
    draft = MeshBuilder()
    for side in sides:
        centre = {'s': y0 - street / 2, 'n': y1 + street / 2, 'w': x0 - street / 2, 'e': x1 + street / 2}[side]
        level = side in 'sn'

        def across(a0, a1, b0, b1, centre=centre, level=level):
            if level:
                return (a0, centre + b0, 0, a1, centre + b1, 0.012)
            return (centre + b0, a0, 0, centre + b1, a1, 0.012)

        start, end = (x0, x1) if level else (y0, y1)
        _dashes(draft, start + 4, end - 4, across)
        for k in range(8):
            b = -street / 2 + PAVEMENT + 0.55 + k * 1.06
            draft.box(*across(start + 1.0, start + 4.2, b, b + 0.5), 'marking')
            draft.box(*across(end - 4.2, end - 1.0, b, b + 0.5), 'marking')
    draft.build('street markings')


def lamp(draft, x, y, z, height=5.0):
    """A street lamp on a post."""
    draft.cylinder(x, y, 0.09, z, z + height, 'metal', 8)
    draft.cylinder(x, y, 0.30, z + height, z + height + 0.45, 'frame', 10, top_radius=0.36)
    draft.cylinder(x, y, 0.42, z + height + 0.45, z + height + 0.6, 'slate dark', 10, top_radius=0.1)


def smooth_line(points, per_span=12):
    """A Catmull-Rom curve through (x, y) points."""
    line, count = [], len(points)
    for i in range(count - 1):
        p0, p1, p2, p3 = points[max(0, i - 1)], points[i], points[i + 1], points[min(count - 1, i + 2)]
        for k in range(per_span):
            t = k / per_span
            line.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    return [*line, points[-1]]


def offset_line(line, distance):
    """The line moved to its right by `distance` metres."""
    moved = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy)
        moved.append((x + dy / length * distance, y - dx / length * distance))
    return moved


def quay(line, ground_outline, water, grove, name, z=0.35, tree_step=7.5, tree_inset=5.4, lamp_step=19.0,
         gap=0.06):
    """A town's built edge on the water along `line`, the land to the line's right.

    `ground_outline` closes the ground on the land's side (from the line's end back to its start); `water` is
    the height of the water's surface. A parapet, a paved walk, trees and lamps follow the line.
    """
    slab([*line, *ground_outline], water - 0.5, z, 'pavement', bevel=0.0)
    edge, inner = line, offset_line(line, 0.55)
    draft = MeshBuilder()
    for (a, b), (c, d) in zip(zip(edge, edge[1:]), zip(inner, inner[1:])):
        outer_out = water - 0.5
        draft.face([(*a, outer_out), (*b, outer_out), (*b, z + 0.8), (*a, z + 0.8)], 'white')
        draft.face([(*a, z + 0.8), (*b, z + 0.8), (*d, z + 0.8), (*c, z + 0.8)], 'frame')
        draft.face([(*c, z), (*d, z), (*d, z + 0.8), (*c, z + 0.8)], 'white')
    ledge = offset_line(line, -0.5)
    for (a, b), (c, d) in zip(zip(edge, edge[1:]), zip(ledge, ledge[1:])):
        draft.face([(*a, water + 0.45), (*b, water + 0.45), (*d, water + 0.45), (*c, water + 0.45)], 'stone')
        draft.face([(*c, water - 0.5), (*d, water - 0.5), (*d, water + 0.45), (*c, water + 0.45)], 'stone')
    walked, next_tree, next_lamp, chance = 0.0, 3.0, 8.0, seeded(name, 'quay')
    trees, lamps = offset_line(line, tree_inset), offset_line(line, 1.6)
    for i in range(len(line) - 1):
        walked += math.dist(line[i], line[i + 1])
        if walked >= next_tree:
            next_tree += tree_step
            if chance.random() >= gap:
                grove.plant(chance, *trees[i], z, chance.uniform(5.6, 7.4))
        if walked >= next_lamp:
            next_lamp += lamp_step
            lamp(draft, *lamps[i], z, 4.2)
    draft.build('quay')
    walk = [*offset_line(line, 1.1), *reversed(offset_line(line, 4.0))]
    slab(walk, z - 0.05, z + 0.04, 'path', bevel=0.0)
