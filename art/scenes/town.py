"""Home: a town on a river, and in it the one house that is being valued. Not found: its plot without it.

The river bounds the town on the left, so that the headline stands on calm water. In the portrait view one can choose
what is valued: the villa, the block of flats behind it, or the building plot beside it.
"""

import math
from dataclasses import dataclass, replace

from kit.landmarks import church, tower_block, villa
from kit.mesh import placed
from kit.render import options, render
from kit.seeds import seeded
from kit.stage import camera, daylight, empty_stage, shadow_catcher
from kit.streets import (
    STREET,
    lawn,
    offset_line,
    parked_cars,
    pavement,
    perimeter_block,
    quay,
    row_of_houses,
    smooth_line,
    street_markings,
    street_trees,
)
from kit.survey import boundary
from kit.trees import Grove
from kit.vehicles import boat

WIDTH, DEPTH = 58, 46
WATER = -2.4

#: The river's bank and, on its land side, the kerb of the street that follows it.
BANK = [(-26, -120), (-25, -60), (-23, -10), (-20, 30), (-13, 62), (3, 100), (22, 135), (44, 172), (75, 215),
        (120, 275)]
KERB = [(-11.8, -120), (-11.8, -40), (-11.8, 0), (-11.8, 40), (-10, 51), (-4, 57), (10, 58.4), (16, 61), (18.2, 67),
        (18.2, 104), (20, 111), (30, 115.6), (46, 117), (51, 121), (52.2, 128), (52.2, 165), (55, 173), (66, 177.5),
        (71, 184), (80, 200), (135, 275)]

#: In the portrait view the river also turns behind the town.
BANK_NARROW = [*BANK[:5], (3, 98), (18, 118), (44, 128), (84, 130), (160, 129), (300, 122)]
KERB_NARROW = [*KERB[:10], (20, 110), (28, 114.5), (44, 115.8), (84, 116), (160, 115), (300, 108)]


def block_area(column, row, west=0.0):
    """Building lines of a block of the grid; `west` moves its left edge towards the right."""
    x, y = column * (WIDTH + STREET), row * (DEPTH + STREET)
    return (x + west, y, x + WIDTH, y + DEPTH)


TRADITIONAL, OFFICES = ('period', 'period', 'plain', 'modern'), ('office', 'modern', 'period')

#: Blocks of houses: (column, row): (left edge moved by, kinds, storeys, sides with street trees).
BLOCKS = {
    (0, -1): (0, ('period', 'plain'), (3, 4), 'sw'),
    (1, -2): (0, TRADITIONAL, (3, 5), 's'),
    (1, -1): (0, TRADITIONAL, (3, 5), 'sw'),
    (2, -2): (0, TRADITIONAL, (4, 6), 'w'),
    (2, -1): (0, TRADITIONAL, (4, 6), 's'),
    (3, -2): (0, TRADITIONAL, (4, 6), 'w'),
    (3, -1): (0, TRADITIONAL, (4, 6), 'w'),
    (1, 0): (0, ('period', 'period', 'plain'), (4, 6), 'sw'),
    (2, 0): (0, OFFICES, (5, 7), 'w'),
    (3, 0): (0, TRADITIONAL, (4, 6), 's'),
    (0, 1): (30, ('period', 'plain', 'period'), (4, 5), 'sw'),
    (3, 1): (0, TRADITIONAL, (4, 6), 'w'),
    (1, 2): (-9, OFFICES, (5, 7), 's'),
    (2, 2): (0, TRADITIONAL, (5, 7), 'sw'),
    (3, 2): (0, TRADITIONAL, (4, 6), 's'),
    (1, 3): (14, TRADITIONAL, (4, 6), 's'),
    (2, 3): (0, TRADITIONAL, (4, 6), 's'),
}

#: What the portrait view leaves out, so that its skyline stands free against the blue.
NOT_IN_NARROW = {(1, 2), (2, 2), (3, 2), (1, 3), (2, 3), (3, -2), (3, -1)}


#: The building plot in the villa's square, which the portrait view keeps free of trees.
PLOT = (38, 10, 56.5, 38)

#: The block whose houses at the street are the flats.
FLATS = (0, 1)


def villa_square(grove, lost, narrow, valued):
    """The villa in its own small park, or the plot without it; in the portrait view with a building plot beside it."""
    area = block_area(0, 0)
    pavement(*area)
    lawn(2, 12, 34, 38, thickness=0.2, radius=2, paint='path')
    with_plot = narrow and not lost
    for bed in ((1.5, 1, 14, 9), (20, 1, 56.5, 9), (1.5, 40.5, 14, 45.5), (20, 40.5, 56.5, 45.5)):
        lawn(*bed, radius=1.2)
    if with_plot:
        building_plot(in_orange=valued == 'land')
    else:
        lawn(37, 12, 57, 38, radius=1.2)
    if lost:
        lawn(3, 14, 30, 35, z=0.55, thickness=0.12, radius=0.8)
        lawn(6, 17, 27, 32, z=0.67, thickness=0.1, radius=0.4, paint='path')
        lawn(14.8, 13, 18.2, 17.5, z=0.67, thickness=0.06, radius=0.4, paint='path')
        boundary(3, 14, 30, 35, 0.67, dash=3.4, width=1.3)
    else:
        villa(seeded('villa'), placed(6, 17, 0.55), in_orange=valued == 'house')
    clear = [(4, 7, 36, 39.5), (14, 0, 20, 46)]
    if with_plot:
        clear.append((35, 7, 58, 40))
    grove.scatter(seeded('villa square'), 26, (2, 1, 56, 45), 0.5, (5.5, 8.5), keep_clear=clear, apart=4.2)
    parked_cars('villa square', area, 'sne')


def building_plot(in_orange):
    """A bare plot: levelled ground within a kerb."""
    edge, ground = ('orange', 'orange light') if in_orange else ('stone', 'lawn')
    x0, y0, x1, y1 = PLOT
    lawn(x0, y0, x1, y1, thickness=0.3, radius=0.6, paint=edge)
    lawn(x0 + 0.7, y0 + 0.7, x1 - 0.7, y1 - 0.7, z=0.65, thickness=0.06, radius=0.3, paint=ground)


def church_square(grove):
    """A church among trees."""
    area = block_area(1, 1)
    x, y = area[:2]
    pavement(*area)
    lawn(*area, thickness=0.1, radius=2, paint='path')
    church(seeded('church'), placed(x + 16, y + 15, 0.45))
    nave = (x + 4, y + 10, x + 53, y + 32)
    grove.scatter(seeded('church square'), 20, (x + 1, y + 1, x + WIDTH - 1, y + DEPTH - 1), 0.45, (6, 9),
                  keep_clear=(nave,), apart=4.5)
    parked_cars('church square', area, 'swne')


def tower_square(grove, tallest):
    """Two office towers, one of `tallest` storeys, behind a low row."""
    area = block_area(2, 1)
    x, y = area[:2]
    pavement(*area)
    tower_block(seeded('tower', 'tall'), placed(x + 4, y + 17, 0.35), 20, 20, tallest, 'mist')
    tower_block(seeded('tower', 'low'), placed(x + 32, y + 20, 0.35), 22, 16, 12, glass='glass')
    row_of_houses(seeded('tower', 'row'), x + 30, y + 1, 26, 0, 12, ('office',), (3, 4))
    street_trees(grove, 'tower square', area, 'sw')
    parked_cars('tower square', area, 'swne')


def riverside(grove, narrow):
    """The quay with its trees, boats, the small park behind it, and the water."""
    bank = smooth_line(BANK_NARROW if narrow else BANK)
    kerb = smooth_line(KERB_NARROW if narrow else KERB)
    quay(bank, list(reversed(kerb)), WATER, grove, 'town')
    shadow_catcher(WATER, [*bank, (300 if narrow else -600, 700), (-600, 700), (-600, -400)])
    shadow_catcher(0.0, [*reversed(kerb), (900, -400), (900, 108 if narrow else 700)])
    lawn(-3.5, 64, 12, 70, thickness=0.12)
    grove.scatter(seeded('riverside park'), 9, (0, 62, 15, 92), 0.4, (6, 9), apart=4.5,
                  keep_clear=((-5, 76, 5, 100),))
    if not narrow:
        upper_park(grove)
    moorings = offset_line(bank, -2.4)
    for at, length, paint in ((38, 7.5, 'white'), (41, 6.5, 'sky')):
        (x, y), (ahead, beyond) = moorings[at], moorings[at + 1]
        boat(x, y, WATER, math.degrees(math.atan2(beyond - y, ahead - x)), length, paint=paint)


def upper_park(grove):
    """Trees between the river and the last street."""
    grove.scatter(seeded('upper park'), 12, (27, 120, 49, 160), 0.4, (6, 9), apart=5,
                  keep_clear=((20, 138, 34, 170),))


def build(narrow, lost, valued):
    """Set out the whole town; `valued` is what is orange in it."""
    grove = Grove()
    villa_square(grove, lost, narrow, valued)
    church_square(grove)
    for (column, row), (west, kinds, storeys, trees) in BLOCKS.items():
        if narrow and (column, row) in NOT_IN_NARROW:
            continue
        name, area = f'block {column},{row}', block_area(column, row, west)
        orange_rows = 's' if valued == 'flats' and (column, row) == FLATS else ''
        perimeter_block(grove, name, area, kinds, storeys, orange_rows=orange_rows)
        street_trees(grove, name, area, trees)
        parked_cars(name, area, 'swne')
    tower_square(grove, tallest=9 if narrow else 17)
    riverside(grove, narrow)
    for column in range(4):
        for row in range(-2, 2 if narrow else 4):
            if column or row < 1:
                at_river = column == 0 or (column == 1 and row > 1)
                street_markings(block_area(column, row), 's' if at_river else 'sw')


@dataclass(frozen=True)
class View:
    """A camera, what is orange before it, and the part of the picture to render (shares: left, bottom, right, top)."""

    target: tuple
    azimuth: float
    elevation: float
    distance: float
    shift: tuple
    aperture: float = 0.05
    valued: str = 'house'
    part: tuple = (0.0, 0.0, 1.0, 1.0)


#: With a small aperture: its far facades are read on wide screens.
NARROW = View((34, 34, 6), -119, 31, 285, (0.0, 0.1), aperture=0.2)

VIEWS = {
    'wide': View((34, 24, 6), -119, 30, 430, (-0.19, 0.07), part=(0.32, 0.0, 1.0, 1.0)),
    'narrow': NARROW,
    'narrow flats': replace(NARROW, valued='flats', part=(0.2, 0.14, 0.68, 0.72)),
    'narrow land': replace(NARROW, valued='land', part=(0.2, 0.14, 0.84, 0.5)),
    'lost': View((34, 36, 6), -80, 42, 515, (-0.2, -0.01), part=(0.32, 0.0, 1.0, 1.0)),
    'lost narrow': View((36, 36, 6), -80, 42, 300, (-0.015, 0.075)),
}


def main():
    """Build the scene, light it, and render the view asked for."""
    given = options(out='town', view='wide', width=640, height=320, samples=8, noise=0.0)
    name = given.pop('view')
    narrow, lost, view = 'narrow' in name, name.startswith('lost'), VIEWS[name]
    empty_stage()
    build(narrow, lost, view.valued)
    if lost:
        daylight(sun=3.9, towards=(-0.55, -0.91, 0.90))
    else:
        daylight(sun=4.3)
    camera(view.target, view.azimuth, view.elevation, view.distance, lens=80, shift=view.shift,
           aperture=view.aperture, focus=(30, 18, 8))
    render(**given, part=view.part)


main()
