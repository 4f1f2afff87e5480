"""About: a few houses on a hill by the water at the edge of town; one of them is orange."""

from kit.houses import detached_house
from kit.landmarks import chapel
from kit.mesh import MeshBuilder, placed
from kit.render import options, render
from kit.seeds import seeded
from kit.stage import camera, daylight, empty_stage, shadow_catcher
from kit.terrain import Hill
from kit.trees import Grove
from kit.vehicles import boat

HILL = Hill(60, 60, (68, 56, 43, 30, 16.5), 2.7)

#: (terrace from the foot, direction in degrees, width, storeys, hipped, orange)
HOUSES = [
    (1, -176, 10.5, 2, False, False),
    (1, -150, 12, 2, False, True),
    (1, -112, 11, 2, True, False),
    (1, -84, 11, 2, False, False),
    (1, -40, 11, 2, True, False),
    (1, -12, 11, 2, False, False),
    (2, 168, 10.5, 2, True, False),
    (2, -138, 10.5, 2, False, False),
    (2, -66, 10.5, 2, False, False),
    (2, -24, 10.5, 2, False, False),
    (3, -150, 9.5, 2, False, False),
    (3, -52, 9.5, 2, True, False),
    (2, 100, 10.5, 2, False, False),
    (2, 40, 10.5, 2, False, False),
]


def village(grove):
    """The hill with houses on its terraces, a chapel on top, trees between them."""
    HILL.build(0.0, paints=('contour 3', 'contour 1', 'contour 2', 'contour 1', 'contour 2'))
    for i, (terrace, degrees, width, storeys, hipped, in_orange) in enumerate(HOUSES):
        x, y, z = HILL.on_terrace(terrace, degrees, 0.52)
        turn = degrees + 90
        place = placed(x, y, z, turn) @ placed(-width / 2, -4.3)
        detached_house(seeded('village', i), place, width, 8.6, storeys, hipped=hipped, in_orange=in_orange)
    x, y, z = HILL.x, HILL.y, HILL.step * len(HILL.radii)
    chapel(seeded('chapel'), placed(x - 5, y - 3, z))
    trees(grove)


def trees(grove):
    """Trees on every terrace, away from the houses."""
    chance = seeded('village trees')
    spots = [HILL.on_terrace(terrace, degrees, 0.5)[:2] for terrace, degrees, *_ in HOUSES]
    spots += [(HILL.x - 6, HILL.y), (HILL.x + 4, HILL.y), (HILL.x + 10, HILL.y)]
    planted = []
    for _ in range(900):
        terrace, degrees = chance.choice((0, 0, 0, 1, 1, 2, 2, 3, 4)), chance.uniform(-215, 35)
        x, y, z = HILL.on_terrace(terrace, degrees, chance.uniform(0.25, 0.8))
        if any(abs(x - a) + abs(y - b) < 13 for a, b in spots):
            continue
        if any((x - a) ** 2 + (y - b) ** 2 < 22 for a, b in planted):
            continue
        if terrace == 0 and chance.random() < 0.55:
            continue
        planted.append((x, y))
        grove.plant(chance, x, y, z, chance.uniform(4.6, 7.4))
        if len(planted) == 70:
            return


def jetty():
    """A landing stage with two rowing boats, and a sailing boat on its way in."""
    x, y, _ = HILL.on_terrace(0, -128, 0.0)
    draft = MeshBuilder()
    draft.box(-1.3, -17, 0.9, 1.3, 6, 1.2, 'frame')
    for along in (-16.4, -11, -5.6):
        for side in (-1.25, 1.05):
            draft.box(side, along, -0.6, side + 0.2, along + 0.2, 2.0, 'timber')
    draft.build('jetty', placed(x, y, 0, -128 + 90))
    place = placed(x, y, 0, -128 + 90)
    for side, along, length in ((3.0, -10, 6.0), (-3.1, -13, 6.5)):
        point = place @ placed(side, along, 0).translation
        boat(point.x, point.y, 0, -128, length)
    boat(-17, 14, 0, 20, 9.5, sail=True)


def main():
    """Build the scene, light it, and render the view asked for."""
    given = options(out='riverside', view='wide', width=640, height=320, samples=8, noise=0.0)
    narrow = given.pop('view') == 'narrow'
    empty_stage()
    grove = Grove()
    village(grove)
    jetty()
    shadow_catcher()
    daylight(sun=4.1)
    if narrow:
        camera((58, 56, 8), -116, 26, 330, lens=80, shift=(-0.04, 0.0), aperture=0.05, focus=(30, 0, 8))
    else:
        camera((60, 56, 8), -116, 25, 450, lens=80, shift=(-0.27, -0.005), aperture=0.05, focus=(30, 0, 8))
    render(**given, part=(0.0 if narrow else 0.32, 0.0, 1.0, 1.0))


main()
