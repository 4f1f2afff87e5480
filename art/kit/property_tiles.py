"""Tiles: the four kinds of property (residential, commercial, industrial, land), a loan, an inheritance, a portfolio."""

import math
from dataclasses import replace

from mathutils import Vector

from .facade import Style, applied_window, facade, facades
from .houses import gabled_house
from .landmarks import bank
from .mesh import MeshBuilder, moved, placed, plate, side_frames
from .roofs import flat_roof, gable_roof, gable_windows
from .seeds import seeded
from .survey import boundary, planned_house
from .terrain import Hill
from .vehicles import car, lorry

#: A tile's edge, its corner radius and the margin of its top.
TILE, CORNER, MARGIN = 26.0, 2.2, 1.2


def tile_base(x, y, z=0.0, accent='blue', ground='lawn'):
    """A white plinth on a coloured line, with `ground` on top (None leaves it bare)."""
    plate(x, y, x + TILE, y + TILE, z - 1.9, z - 1.45, accent, radius=CORNER, bevel=0.06)
    plate(x, y, x + TILE, y + TILE, z - 1.4, z, 'plinth', radius=CORNER, bevel=0.16)
    if ground:
        plate(x + MARGIN, y + MARGIN, x + TILE - MARGIN, y + TILE - MARGIN, z, z + 0.12, ground, radius=1.6,
              bevel=0.04)


def residential(grove, x, y, z, name, highlighted=True):
    """An apartment house with balconies, a garage and a garden; highlighted by its roof."""
    chance = seeded(name)
    tile_base(x, y, z)
    style = Style(base='mist', bay=3.1, window_width=0.46, window_height=0.54, sill=0.28, cornice=False,
                  transom=False, lit=0.03)
    width, depth, storey, ground = 15.5, 10.5, 3.0, 3.1
    draft = MeshBuilder()
    sides = side_frames(width, depth)
    garden = replace(style, window_width=0.60, window_height=0.66, sill=0.08, bay=3.9)
    facade(draft, sides[0][0], width, 3, storey, garden, chance, bars=True, ground=ground, balcony_bays=(0, 3))
    for i, (frame, length) in enumerate(sides[1:], 1):
        top = facade(draft, frame, length, 3, storey, style, chance, door=i == 3, ground=ground)
    roof = 'orange roof' if highlighted else 'slate'
    gable_roof(draft, width, depth, top, 4.6, style, chance, roof, eave=0.6, verge=0.45, back=False)
    gable_windows(draft, width, depth, top, style, chance, ends=('left',))
    draft.build('apartment house', placed(x + 7.3, y + 11.5, z + 0.12))
    _entrance(x, y, z)
    _garage(x, y, z, style, chance)
    for x0, y0, x1, y1 in ((9.6, 1.7, 24.3, 2.5), (23.6, 2.5, 24.4, 24)):
        plate(x + x0, y + y0, x + x1, y + y1, z + 0.1, z + 1.2, 'leaf dark', radius=0.25, bevel=0.14)
    for dx, dy, height in ((12.2, 5.2, 5.6), (17.0, 4.8, 6.8), (21.4, 6.2, 5.2), (3.6, 21.6, 7.6), (3.2, 11.6, 5.6),
                           (9.5, 24, 5.2)):
        grove.plant(chance, x + dx, y + dy, z + 0.1, height)


def _entrance(x, y, z):
    plate(x + 0.6, y + 15.6, x + 7.4, y + 17.8, z + 0.1, z + 0.2, 'path', radius=0.2, bevel=0.03)
    draft = MeshBuilder()
    draft.box(5.7, 15.4, 2.75, 7.3, 18.0, 2.95, 'blue')
    for near in (15.5, 17.75):
        draft.box(5.75, near, 0.1, 5.9, near + 0.15, 2.8, 'metal')
    draft.build('canopy', placed(x, y, z))


def _garage(x, y, z, style, chance):
    plate(x + 7.6, y + 8.8, x + 22.5, y + 11.6, z + 0.1, z + 0.22, 'path', radius=0.2, bevel=0.03)
    draft = MeshBuilder()
    glazed = replace(style, bay=3.0, window_width=0.8, window_height=0.8, sill=0.05, lit=0.0)
    facades(draft, side_frames(6, 5.2), 1, 2.9, glazed, chance, doors=())
    flat_roof(draft, 0, 0, 6, 5.2, 2.9, chance, deck='lawn', plant=False, parapet=0.35)
    draft.build('garage', placed(x + 2.2, y + 3.2, z + 0.12))
    plate(x + 2.2, y + 0.4, x + 8.2, y + 3.2, z + 0.1, z + 0.2, 'path', radius=0.2, bevel=0.03)
    car(x + 5.2, y + 1.5, z + 0.2, 0, 'car blue')


def commercial(grove, x, y, z, name, highlighted=True):
    """An office house with shops in a low wing; highlighted by its stair tower."""
    chance = seeded(name)
    tile_base(x, y, z, ground='pavement')
    office = Style(
        base='white', trim='white', glass='glass blue', bay=1.85, window_width=0.80, window_height=0.80, sill=0.10,
        mullions=1, transom=False, cornice=False, reveal=0.28, lit=0.04, fins=True, shop=True,
    )
    draft = MeshBuilder()
    top = facades(draft, side_frames(13, 13), 5, 3.5, office, chance, ground=4.6, doors=())
    flat_roof(draft, 0, 0, 13, 13, top, chance, parapet=1.0)
    draft.build('office house', placed(x + 10.5, y + 10.5, z + 0.1))
    draft = MeshBuilder()
    draft.box(0, 0, 0, 3.0, 4.6, 21.4, 'orange' if highlighted else 'slate light')
    for k in range(5):
        glass = 'orange glass' if highlighted else 'glass'
        draft.box(-0.03, 1.6, 2 + k * 3.6, 0, 3.0, 4.6 + k * 3.6, glass)
    draft.build('stair tower', placed(x + 9.2, y + 15.2, z + 0.1))
    _shops(x, y, z, office, chance)
    for dx, dy, height in ((3.4, 3.6, 5.4), (9, 2.6, 4.6), (15, 2.6, 5), (21, 2.6, 4.6), (3.2, 10.5, 6.2),
                           (3.4, 17, 5.6), (4.0, 22.6, 6.4)):
        grove.plant(chance, x + dx, y + dy, z + 0.1, height)
        plate(x + dx - 0.8, y + dy - 0.8, x + dx + 0.8, y + dy + 0.8, z + 0.08, z + 0.3, 'white', radius=0.2,
              bevel=0.05)


def _shops(x, y, z, office, chance):
    draft = MeshBuilder()
    style = replace(office, glass='glass', bay=2.6, fins=False, window_height=0.62, sill=0.2, window_width=0.72)
    top = facades(draft, side_frames(18.6, 5.6), 2, 3.4, style, chance, ground=4.2, doors=())
    flat_roof(draft, 0, 0, 18.6, 5.6, top, chance, deck='lawn', plant=False, parapet=0.6)
    for i in range(4):
        left = 3 + i * 3.6
        draft.box(left, 1.2, top, left + 2.2, 2.4, top + 0.55, 'mist')
        draft.box(left + 0.15, 1.35, top + 0.5, left + 2.05, 2.25, top + 0.95, 'leaf')
    for i in range(6):
        a, b = 0.7 + i * 3.0, 3.1 + i * 3.0
        draft.face([(a, 0, 3.5), (b, 0, 3.5), (b, -1.3, 3.0), (a, -1.3, 3.0)], 'blue')
        draft.face([(a, -1.3, 3.0), (b, -1.3, 3.0), (b, -1.3, 2.75), (a, -1.3, 2.75)], 'blue')
    draft.build('shops', placed(x + 5.2, y + 5.0, z + 0.1))


def industrial(grove, x, y, z, name, highlighted=True):
    """A hall with a sawtooth roof, silos and a yard; highlighted by its dock doors."""
    chance = seeded(name)
    tile_base(x, y, z, ground='pavement')
    width, depth, height = 19.5, 12.6, 6.6
    draft = MeshBuilder()
    sides = side_frames(width, depth)
    for i, (frame, length) in enumerate(sides):
        corners = ((0, 0), (length, 0), (length, height), (0, height))
        draft.face([frame(a, 0, up) for a, up in corners], 'white')
        ribs = int(length / 0.4) if i == 0 else 0
        for k in range(ribs + 1 if ribs else 0):
            a = (length - 0.06) * k / ribs
            draft.wall_box(frame, a, a + 0.06, 0, 0.045, 0, height, 'white')
    for i in range(4):
        _sawtooth(draft, i * width / 4, width / 4, depth, height, chance)
    _docks(draft, sides[0][0], width, highlighted)
    band = Style(reveal=0.1, lit=0.0, transom=False)
    for k in range(4):
        applied_window(draft, sides[3][0], 1.0 + k * 2.9, 3.2 + k * 2.9, 3.2, 4.6, band, chance)
    draft.build('hall', placed(x + 4.6, y + 11.4, z + 0.1))
    _silos(x + 2.9, y + 17.2, z + 0.1)
    lorry(x + 12.2, y + 10.2, z + 0.1, -90)
    car(x + 22.6, y + 4.0, z + 0.1, 90, 'car blue')
    for dx, dy, up, paint in ((2.4, 3.0, 0, 'blue light'), (2.4, 5.7, 0, 'mist'),
                              (2.7, 3.3, 2.5, 'orange' if highlighted else 'white')):
        _container(x + dx, y + dy, z + up + 0.1, paint)
    draft = MeshBuilder()
    for i in range(4):
        draft.box(14.4 + i * 2.9, 1.7, 0.1, 14.5 + i * 2.9, 5.8, 0.135, 'white')
    draft.build('parking bays', placed(x, y, z))
    for dx, dy, tall in ((2.6, 23.3, 5.4), (2.4, 11.6, 4.6)):
        grove.plant(chance, x + dx, y + dy, z + 0.1, tall)


def _sawtooth(draft, x0, width, depth, z, chance, rise=3.0):
    """One tooth: glazing that faces -x, and a seamed slab that falls towards +x."""
    draft.face([(x0, 0, z), (x0, depth, z), (x0, depth, z + rise), (x0, 0, z + rise)], 'white')
    _, _, _, (glazing, _) = side_frames(width, depth, x0, 0, z)
    style = Style(glass='glass blue', lit=0.0, transom=False)
    pane = (depth - 0.7) / 6
    for k in range(6):
        a = 0.35 + pane * k
        applied_window(draft, moved(glazing, outward=0.02), a + 0.08, a + pane - 0.08, 0.45, rise - 0.35, style, chance,
                       mullions=1)
    for y in (0, depth):
        draft.face([(x0, y, z), (x0 + width, y, z), (x0, y, z + rise)], 'white')
    length = math.hypot(width, rise)
    along, out = Vector((width / length, 0, -rise / length)), Vector((rise / length, 0, width / length))
    corner = Vector((x0 - 0.12, 0, z + rise + 0.06))

    def strip(y0, y1, low, high):
        points = [corner + along * s + out * t + Vector((0, y, 0))
                  for t in (low, high) for y in (y0, y1) for s in (0, length)]
        for side in ((0, 1, 5, 4), (2, 3, 7, 6), (0, 2, 6, 4), (1, 3, 7, 5), (4, 5, 7, 6)):
            draft.face([points[k] for k in side], 'slate light')

    strip(-0.3, depth + 0.3, 0, 0.2)
    seams = int(depth / 0.7)
    for k in range(seams + 1):
        y = -0.25 + (depth + 0.5) * k / seams
        strip(y, y + 0.07, 0.2, 0.29)


def _docks(draft, frame, width, highlighted):
    for i in range(4):
        a = 1.2 + i * 4.7
        draft.wall_box(frame, a - 0.25, a + 3.45, 0.0, 0.35, 0.9, 4.7, 'slate dark')
        draft.wall_box(frame, a, a + 3.2, 0.3, 0.4, 0.95, 4.4, 'orange' if highlighted else 'blue pale')
        for k in range(5):
            draft.wall_box(frame, a, a + 3.2, 0.4, 0.43, 1.0 + k * 0.68, 1.05 + k * 0.68,
                           'orange roof' if highlighted else 'blue light')
        draft.wall_box(frame, a - 0.1, a + 3.3, 0.0, 1.0, 0, 0.9, 'stone')
    draft.wall_box(frame, 0.3, width - 0.3, 0, 2.1, 5.1, 5.32, 'blue')


def _silos(x, y, z):
    draft = MeshBuilder()
    for along in (0, 3.4):
        draft.cylinder(0, along, 1.45, 0.6, 9.6, 'cream', 40)
        draft.cylinder(0, along, 1.5, 9.6, 10.5, 'slate light', 40, top_radius=0.25)
        for up in (2.5, 4.7, 6.9, 9.1):
            draft.cylinder(0, along, 1.52, up, up + 0.14, 'metal', 40)
        for k in range(4):
            turn = math.pi / 4 + k * math.pi / 2
            cx, cy = 1.1 * math.cos(turn), along + 1.1 * math.sin(turn)
            draft.box(cx - 0.12, cy - 0.12, 0, cx + 0.12, cy + 0.12, 0.7, 'metal')
    draft.build('silos', placed(x, y, z))


def _container(x, y, z, paint):
    draft = MeshBuilder()
    draft.box(0, 0, 0, 6.0, 2.4, 2.5, paint)
    for k in range(19):
        a = 0.15 + k * 0.31
        draft.box(a, -0.05, 0.15, a + 0.13, 0, 2.35, paint)
        draft.box(a, 2.4, 0.15, a + 0.13, 2.45, 2.35, paint)
    for k in range(8):
        draft.box(-0.05, 0.15 + k * 0.29, 0.15, 0, 0.28 + k * 0.29, 2.35, paint)
    draft.build('container', placed(x, y, z))


def land(grove, x, y, z, name, highlighted=True):
    """An unbuilt plot on a hillside with the house it could carry; highlighted by its boundary."""
    chance = seeded(name)
    tile_base(x, y, z, ground=None)
    hill = Hill(20.6, 21.2, (28.0, 21.5, 15.0, 7.4, 5.2, 3.0), 0.62)
    lifted = Hill(x + hill.x, y + hill.y, hill.radii, hill.step)
    lifted.build(z, lambda a, b: tuple(c + o for c, o in zip(_within_tile(a - x, b - y), (x, y))))
    line = 'orange' if highlighted else 'blue light'
    plate(x + 3.2, y + 3.0, x + 18.4, y + 13.6, z + 0.2, z + 2.3, 'white', radius=0.3, bevel=0.05)
    boundary(x + 3.8, y + 3.6, x + 17.8, y + 13.0, z + 2.3, line)
    planned_house(x + 6.0, y + 5.6, z + 2.3, 9.8, 5.6, line='blue light', fill='ghost', radius=0.06)
    for dx, dy, height in (
        (22.6, 5.2, 5.6), (22.2, 10.0, 6.4), (19.6, 16.8, 6.6), (15.4, 19.0, 7.4), (10.4, 21.0, 6.2),
        (5.2, 18.2, 5.6), (22.8, 20.6, 6.2), (18.2, 22.8, 5.6), (7.2, 23.4, 5.0), (14.0, 15.6, 5.4),
        (2.6, 22.6, 5.2), (17.6, 19.6, 6.6),
    ):
        grove.plant(chance, x + dx, y + dy, z + hill.height(dx, dy), height)


def loan(grove, x, y, z, name, highlighted=True):
    """A bank, and before it the house on which it lends; highlighted by that."""
    chance = seeded(name)
    tile_base(x, y, z, ground='pavement')
    bank(chance, placed(x + 2.6, y + 12.4, z + 0.1), width=20.8, depth=11.4)
    plate(x + 13.8, y + 1.8, x + 24.4, y + 8.6, z + 0.1, z + 0.24, 'lawn', radius=0.6, bevel=0.04)
    gabled_house(chance, placed(x + 16.6, y + 2.8, z + 0.2), 6.2, 5.0, 2, in_orange=highlighted)
    for dx, dy, height in ((3.2, 3.4, 5.2), (3.4, 7.6, 4.6), (7.2, 3.2, 4.6), (24.0, 8.0, 4.2), (14.8, 3.0, 3.6),
                           (3.0, 23.4, 5.6)):
        grove.plant(chance, x + dx, y + dy, z + 0.1, height)


def inheritance(grove, x, y, z, name, highlighted=True):
    """An old house in its garden, which is handed on; highlighted as a whole."""
    chance = seeded(name)
    tile_base(x, y, z)
    gabled_house(chance, placed(x + 7.6, y + 9.0, z + 0.12), 9.6, 10.4, 2, 'stepped', in_orange=highlighted, shop=False)
    plate(x + 11.2, y + 0.9, x + 13.6, y + 9.0, z + 0.1, z + 0.2, 'path', radius=0.2, bevel=0.03)
    for x0, x1 in ((1.8, 10.8), (14.0, 24.4)):
        plate(x + x0, y + 1.6, x + x1, y + 2.3, z + 0.1, z + 1.1, 'leaf dark', radius=0.25, bevel=0.14)
    for dx, dy, height in ((4.0, 4.4, 4.6), (18.4, 5.2, 5.0), (22.6, 6.4, 6.6), (3.4, 12.6, 7.4),
                           (3.6, 20.4, 8.6), (21.6, 14.0, 5.4), (23.0, 22.6, 7.2), (13.4, 23.4, 7.8)):
        grove.plant(chance, x + dx, y + dy, z + 0.1, height)


def portfolio(grove, x, y, z, name, highlighted=True):
    """Four houses of one owner; highlighted by one, as the next to be valued."""
    chance = seeded(name)
    tile_base(x, y, z)
    for x0, y0, x1, y1 in ((1.4, 11.9, 24.6, 13.9), (12.1, 1.4, 14.1, 24.6)):
        plate(x + x0, y + y0, x + x1, y + y1, z + 0.1, z + 0.2, 'path', radius=0.2, bevel=0.03)
    places = ((3.2, 15.6, 3), (16.0, 15.6, 4), (3.2, 3.6, 2), (16.0, 3.6, 3))
    for i, (dx, dy, storeys) in enumerate(places):
        gabled_house(chance, placed(x + dx, y + dy, z + 0.12), 7.2, 7.0, storeys, in_orange=highlighted and i == 2)
    for dx, dy, height in ((11.2, 3.4, 4.6), (11.0, 9.6, 5.0), (24.0, 11.0, 4.4), (2.4, 11.0, 4.4), (11.2, 17.4, 5.6),
                           (24.2, 23.6, 5.2), (2.6, 24.0, 5.0), (24.2, 3.0, 4.6)):
        grove.plant(chance, x + dx, y + dy, z + 0.1, height)


def _within_tile(x, y, rim=0.7, corner=1.9):
    """The point, pulled back onto the tile's rounded outline when it lies outside."""
    low, high = rim, TILE - rim
    x, y = min(high, max(low, x)), min(high, max(low, y))
    cx, cy = min(max(x, low + corner), high - corner), min(max(y, low + corner), high - corner)
    away = math.hypot(x - cx, y - cy)
    if away > corner and x != cx and y != cy:
        return cx + (x - cx) * corner / away, cy + (y - cy) * corner / away
    return x, y


KINDS = {
    'residential': residential, 'commercial': commercial, 'industrial': industrial, 'land': land, 'loan': loan,
    'inheritance': inheritance, 'portfolio': portfolio,
}
