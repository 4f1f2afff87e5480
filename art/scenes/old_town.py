"""Lawyers and administrators: an old-town square with a courthouse; one gabled house is orange."""

from kit.houses import gabled_house
from kit.landmarks import church, courthouse
from kit.mesh import MeshBuilder, placed, plate
from kit.render import options, render
from kit.seeds import seeded
from kit.stage import camera, daylight, empty_stage, shadow_catcher
from kit.streets import lamp, lawn, pavement, quay, smooth_line
from kit.trees import Grove

#: Houses on the square's north side, left of the courthouse: front, storeys, width. The orange one is marked.
NORTH_ROW = [('timber', 3, 7.6), ('orange', 4, 10.4), ('plain', 3, 7.4)]
FRONTS = ('plain', 'stepped', 'timber', 'timber', 'plain')
DEPTH = 12.5
WATER = -2.4
EDGE = [(14, -64), (0, -42), (-10, -18), (-11, 12), (-7, 42), (2, 60), (14, 71), (24, 74)]

#: Building lines of the blocks behind and beside the square.
BLOCKS = {
    'north': (44, 90, 86, 130),
    'north-east': (102, 88, 144, 128),
    'east': (116, 30, 158, 72),
    'south-east': (116, -30, 158, 14),
    'far north': (74, 147, 114, 187),
    'far north-east': (160, 88, 204, 128),
}


def row(name, x, y, turn, houses):
    """Gabled houses side by side from (x, y)."""
    past = 0.0
    for i, (front, storeys, width) in enumerate(houses):
        chance = seeded(name, i)
        place = placed(x, y, 0.35, turn) @ placed(past, 0)
        marked = front == 'orange'
        gabled_house(chance, place, width, DEPTH, storeys, 'stepped' if marked else front, in_orange=marked)
        past += width + 0.06


def chance_houses(name, length):
    """Houses by chance that fill a row of `length` metres."""
    chance, houses, rest, before = seeded(name), [], length, None
    while rest > 0:
        width = chance.uniform(6.8, 9)
        width = rest if rest - width < 6 else width
        front = chance.choice([f for f in FRONTS if f != before])
        houses.append((front, chance.choice((3, 3, 4)), width))
        before, rest = front, rest - width - 0.06
    return houses


def old_block(grove, name, area, sides='swne'):
    """An old-town block: gabled houses on its sides, a green court."""
    x0, y0, x1, y1 = area
    pavement(*area)
    lawn(x0 + DEPTH, y0 + DEPTH, x1 - DEPTH, y1 - DEPTH, thickness=0.1)
    starts = {'s': (x0, y0, x1 - x0, 0), 'n': (x1, y1, x1 - x0, 180), 'w': (x0, y1 - DEPTH, y1 - y0 - 2 * DEPTH, -90),
              'e': (x1, y0 + DEPTH, y1 - y0 - 2 * DEPTH, 90)}
    for side in sides:
        x, y, length, turn = starts[side]
        row(f'{name} {side}', x, y, turn, chance_houses(f'{name} {side}', length))
    grove.scatter(seeded(name, 'court'), 5, (x0 + DEPTH + 2, y0 + DEPTH + 2, x1 - DEPTH - 2, y1 - DEPTH - 2), 0.45,
                  (5, 7))


def fountain(x, y, z):
    """A round basin with a column."""
    draft = MeshBuilder()
    draft.cylinder(x, y, 4.4, z, z + 0.25, 'stone', 40)
    draft.cylinder(x, y, 3.6, z + 0.25, z + 1.0, 'white', 40)
    draft.cylinder(x, y, 3.2, z + 1.0, z + 1.02, 'blue light', 40)
    draft.cylinder(x, y, 0.55, z + 1.0, z + 3.6, 'white', 20)
    draft.cylinder(x, y, 1.5, z + 2.6, z + 2.9, 'white', 28, top_radius=1.7)
    draft.cylinder(x, y, 0.3, z + 3.6, z + 5.6, 'frame', 16, top_radius=0.16)
    draft.build('fountain')


def square(grove):
    """The square ends in a wide curve above the water, with lime trees along its parapet."""
    edge = smooth_line(EDGE)
    quay(edge, [(101, 74), (101, -64)], WATER, grove, 'old town', tree_inset=4.6, tree_step=8.2, lamp_step=23)
    shadow_catcher(WATER, [*edge, (24, 600), (-600, 600), (-600, -400), (14, -400)])
    shadow_catcher(0.0, [(99, -400), (900, -400), (900, 600), (24, 600), (24, 72), (99, 72)])
    plate(-1, -58, 81, 34, 0.3, 0.37, 'contour 2', radius=8, bevel=0.0)
    for x in range(4, 80, 12):
        plate(x, -56, x + 1.0, 33, 0.3, 0.385, 'path', radius=0.2, bevel=0.0)
    for y in range(-50, 34, 12):
        plate(0, y, 80, y + 1.0, 0.3, 0.39, 'path', radius=0.2, bevel=0.0)
    for bed in ((12, 6, 26, 19), (12, -20, 26, -7), (40, 6, 50, 19), (40, -20, 50, -7)):
        plate(bed[0] - 0.5, bed[1] - 0.5, bed[2] + 0.5, bed[3] + 0.5, 0.3, 0.48, 'frame', radius=2.6, bevel=0.04)
        lawn(*bed, thickness=0.2, radius=2.2, paint='contour 1')
    fountain(33, -2, 0.4)
    chance = seeded('beds')
    for x, y in ((14.5, 16), (23.5, 16), (14.5, 9), (14.5, -10), (23.5, -10), (14.5, -17), (47.5, 16), (47.5, 9),
                 (47.5, -10), (47.5, -17)):
        grove.plant(chance, x, y, 0.5, chance.uniform(5, 6.4))
    market(seeded('market'))
    draft = MeshBuilder()
    for x, y in ((28, 20), (38, 20), (28, -21), (38, -21), (56, 32), (76, 32)):
        lamp(draft, x, y, 0.4, 4.6)
    draft.build('lamps')


def market(chance):
    """Stalls with little tent roofs on the right half of the square."""
    draft = MeshBuilder()
    for x in (58, 64, 70):
        for y in (-14, -6, 2, 10, 18):
            if chance.random() < 0.2:
                continue
            paint = chance.choice(('white', 'blue light', 'white', 'blue pale'))
            draft.box(x - 1.5, y - 1.2, 0.35, x + 1.5, y + 1.2, 1.3, 'mist')
            for dx in (-1.6, 1.5):
                for dy in (-1.4, 1.3):
                    draft.box(x + dx, y + dy, 0.35, x + dx + 0.1, y + dy + 0.1, 2.5, 'metal')
            eaves = [(x - 1.9, y - 1.7, 2.4), (x + 1.9, y - 1.7, 2.4), (x + 1.9, y + 1.7, 2.4), (x - 1.9, y + 1.7, 2.4)]
            for k in range(4):
                draft.face([eaves[k], eaves[(k + 1) % 4], (x, y, 3.7)], paint)
    draft.build('market')


def build():
    """Set out the square and the streets around it."""
    grove = Grove()
    square(grove)
    row('north', 4, 42, 0, NORTH_ROW)
    courthouse(seeded('courthouse'), placed(35, 38, 0.35))
    row('east', 85, 70, -90, chance_houses('east', 120))
    for name, area in BLOCKS.items():
        old_block(grove, name, area)
    place = (134, 150)
    pavement(place[0] - 14, place[1] - 6, place[0] + 40, place[1] + 24)
    church(seeded('church'), placed(*place, 0.35))


def main():
    """Build the scene, light it, and render it."""
    given = options(out='old_town', view='wide', width=640, height=320, samples=8, noise=0.0)
    given.pop('view')
    empty_stage()
    build()
    daylight(sun=4.2)
    camera((40, 18, 10), -117, 28, 375, lens=80, shift=(-0.20, 0.05), aperture=0.05, focus=(40, 30, 8))
    render(**given, left=0.32)


main()
