"""Institutional clients: a bank with its colonnade, office towers behind, one building lit in orange."""

from dataclasses import replace

from kit.facade import Style, facades, orange
from kit.landmarks import bank, tower_block
from kit.mesh import MeshBuilder, placed, side_frames
from kit.render import options, render
from kit.roofs import flat_roof
from kit.seeds import seeded
from kit.stage import camera, daylight, empty_stage, shadow_catcher
from kit.streets import (
    lamp,
    lawn,
    parked_cars,
    pavement,
    perimeter_block,
    row_of_houses,
    street_markings,
    street_trees,
)
from kit.trees import Grove

#: Building lines of the quarter's blocks; a street of 15 m lies between them.
ORANGE_BLOCK = (0, 8, 44, 52)
BANK_SQUARE = (59, 0, 109, 52)
TOWERS = (9, 67, 57, 115)
OFFICES = (67, 67, 120, 113)
FRONT_ROW = (69, -60, 118, -14)


def bank_square(grove):
    """The bank on its square: paving, lawns, two rows of trees."""
    x, y = BANK_SQUARE[:2]
    pavement(*BANK_SQUARE)
    lawn(x + 6, y + 3, x + 44, y + 20, thickness=0.08, paint='path')
    for bed in ((2, 2, 12.5, 19), (39.5, 2, 48, 19)):
        lawn(x + bed[0], y + bed[1], x + bed[2], y + bed[3], z=0.42, thickness=0.12, radius=1.2)
    bank(seeded('bank'), placed(x + 9, y + 24, 0.43), width=34.0, depth=24.0)
    chance = seeded('bank square')
    for across in (7.2, 43.8):
        for along in (4.6, 10.4, 16.2):
            grove.plant(chance, x + across, y + along, 0.5, chance.uniform(5.6, 6.6))
    for along in (26, 34, 42):
        grove.plant(chance, x + 4.4, y + along, 0.4, chance.uniform(6.2, 7.4))
    lamps = MeshBuilder()
    for across in (16, 35):
        for along in (4.5, 11):
            lamp(lamps, x + across, y + along, 0.4, 4.4)
    lamps.build('lamps')
    street_trees(grove, 'bank square', BANK_SQUARE, 'w', step=8)
    parked_cars('bank square', BANK_SQUARE, 'en', 0.6)


def orange_office(place):
    """An office building with an arcade of shops and a set-back top floor: the property being valued."""
    chance = seeded('orange office')
    style = orange(
        Style(bay=3.0, window_width=0.52, window_height=0.66, sill=0.16, bands=True, pilasters=True, shop=True,
              reveal=0.24, hoods=True)
    )
    width, depth = 26.0, 20.0
    draft = MeshBuilder()
    top = facades(draft, side_frames(width, depth), 6, 3.5, style, chance, ground=4.8)
    flat_roof(draft, 0, 0, width, depth, top + 0.16, chance, 'orange', deck='orange roof', plant=False, parapet=0.6)
    upper = side_frames(width - 5, depth - 5, 2.5, 2.5, top + 0.2)
    crown = top + 0.2 + facades(draft, upper, 1, 3.4, replace(style, shop=False), chance, doors=())
    flat_roof(draft, 2.5, 2.5, width - 2.5, depth - 2.5, crown + 0.16, chance, 'orange', deck='orange roof',
              plant=False, parapet=0.4)
    draft.build('orange office', place)


def orange_block(grove):
    """The orange building on a corner, white neighbours behind it."""
    x0, y0, x1, y1 = ORANGE_BLOCK
    pavement(*ORANGE_BLOCK)
    orange_office(placed(x0, y0, 0.35))
    row_of_houses(seeded('neighbours', 'east'), x0 + 28, y0, 17, 0, 12, ('office',), (4, 5))
    row_of_houses(seeded('neighbours', 'west'), x0, y1, y1 - y0 - 23, -90, 12, ('period', 'office'), (4, 5))
    street_trees(grove, 'orange block', ORANGE_BLOCK, 'sw')
    parked_cars('orange block', ORANGE_BLOCK, 'swn')


def towers(grove):
    """Three office towers of different height around a court."""
    x0, y0, *_ = TOWERS
    pavement(*TOWERS)
    tower_block(seeded('towers', 'middle'), placed(x0 + 2, y0 + 4, 0.35), 18, 18, 13, glass='glass', bay=2.2)
    tower_block(seeded('towers', 'high'), placed(x0 + 25, y0 + 14, 0.35), 21, 21, 24, 'mist')
    tower_block(seeded('towers', 'low'), placed(x0 + 4, y0 + 28, 0.35), 18, 17, 9, 'cream', 'glass', fins=False)
    street_trees(grove, 'towers', TOWERS, 'sw')
    parked_cars('towers', TOWERS, 'sw')


def offices(grove):
    """A second pair of towers, farther to the right."""
    x0, y0, *_ = OFFICES
    pavement(*OFFICES)
    tower_block(seeded('offices', 'slab'), placed(x0 + 3, y0 + 6, 0.35), 30, 15, 11, glass='glass', bay=2.4)
    tower_block(seeded('offices', 'high'), placed(x0 + 30, y0 + 24, 0.35), 20, 20, 19)
    tower_block(seeded('offices', 'back'), placed(x0 + 2, y0 + 27, 0.35), 18, 18, 15, 'sky', 'glass')
    street_trees(grove, 'offices', OFFICES, 'sw')
    parked_cars('offices', OFFICES, 'sw')


def build(narrow):
    """Set out the quarter."""
    grove = Grove()
    bank_square(grove)
    orange_block(grove)
    towers(grove)
    offices(grove)
    blocks = {
        'front row': (FRONT_ROW, ('period', 'office'), (3, 5)),
        'right': ((124, 8, 178, 52), ('office', 'period'), (5, 7)),
        'far right': ((135, 67, 190, 113), ('office', 'modern'), (5, 8)),
    }
    if not narrow:
        blocks['front right'] = ((133, -60, 190, -14), ('period', 'plain'), (4, 6))
    for name, (area, kinds, storeys) in blocks.items():
        perimeter_block(grove, name, area, kinds, storeys)
        street_trees(grove, name, area, 'sw')
        parked_cars(name, area, 'swn')
    street_markings(OFFICES, 'sw')
    street_markings(BANK_SQUARE, 'w')
    street_markings(TOWERS, 's')
    shadow_catcher()


def main():
    """Build the scene, light it, and render the view asked for."""
    given = options(out='bank_quarter', view='wide', width=640, height=320, samples=8, noise=0.0)
    narrow = given.pop('view') == 'narrow'
    empty_stage()
    build(narrow)
    daylight(sun=4.2)
    if narrow:
        camera((48, 36, 16), -112, 28, 345, lens=80, shift=(0.0, 0.105), aperture=0.05, focus=(31, 20, 10))
    else:
        camera((52, 32, 14), -112, 28, 435, lens=80, shift=(-0.23, 0.055), aperture=0.05, focus=(31, 20, 10))
    render(**given, part=(0.0 if narrow else 0.32, 0.0, 1.0, 1.0))


main()
