"""Professional appraisers: a plot among houses is being measured."""

from kit.houses import detached_house
from kit.mesh import placed, plate
from kit.render import options, render
from kit.seeds import seeded
from kit.stage import camera, daylight, empty_stage, shadow_catcher
from kit.streets import lawn, parked_cars, pavement, street_trees
from kit.survey import (
    boundary,
    dimension_line,
    planned_house,
    sight_line,
    staff,
    total_station,
)
from kit.trees import Grove
from kit.vehicles import car

#: Building lines of the blocks; the plot lies in the left of the first.
PLOT_BLOCK = (0, 0, 72, 30)
PLOT = (5.0, 4.0, 31.0, 25.0)

#: The houses of each block: (x, y, width, depth, storeys, hipped), each on a plot of its own.
NEIGHBOURS = {
    'plot block': (PLOT_BLOCK, [(37.5, 9, 12, 10, 2, False), (56, 8, 11.5, 10.5, 2, True)]),
    'behind': ((22, 45, 72, 75), [(26, 51, 12, 10, 2, False), (42, 52, 11, 10, 2, True), (57, 51, 12, 10.5, 2, False)]),
    'right': ((87, 0, 145, 30), [(91, 8, 12, 10, 2, False), (109, 9, 11, 10, 2, False), (127, 8, 12, 10, 2, True)]),
    'behind right': ((87, 45, 145, 75), [(91, 52, 13, 10, 3, False), (109, 52, 11, 10, 2, False),
                                         (127, 52, 12, 10, 2, False)]),
    'front': ((52, -47, 108, -15), [(57, -38, 12, 10, 2, False), (75, -37, 11.5, 10, 2, True),
                                    (92, -38, 12, 10, 2, False)]),
    'far': ((40, 90, 72, 120), [(44, 97, 11, 10, 2, True), (58, 97, 11, 10, 2, False)]),
    'far right': ((87, 90, 145, 120), [(91, 97, 13, 10, 2, False), (110, 97, 12, 10, 3, False),
                                       (127, 97, 13, 10, 2, False)]),
}


def garden_block(grove, name, area, houses):
    """Detached houses with drives, hedges and trees on a green block."""
    x0, y0, x1, y1 = area
    pavement(*area)
    lawn(*area, radius=2.0)
    chance = seeded(name)
    taken = []
    for i, (x, y, width, depth, storeys, hipped) in enumerate(houses):
        detached_house(seeded(name, i), placed(x, y, 0.5), width, depth, storeys, hipped=hipped)
        taken.append((x - 3, y - 4, x + width + 3, y + depth + 3))
        lawn(x + width / 2 - 1, y0 - 1, x + width / 2 + 1, y - 0.6, z=0.42, thickness=0.12, radius=0.3, paint='path')
        drive = x + width + 1.2
        lawn(drive, y0 - 1, drive + 3.2, y + 4, z=0.42, thickness=0.12, radius=0.3, paint='path')
        taken.append((drive - 1.5, y0 - 2, drive + 4.7, y + 6))
        if chance.random() < 0.7:
            car(drive + 1.6, y0 + 4.5, 0.54, 90, chance.choice(('car white', 'car grey', 'car blue')))
        if i:
            plate(x - 3.2, y0 + 1.5, x - 2.5, y1 - 1, 0.5, 1.5, 'leaf dark', radius=0.25, bevel=0.12)
    if name == 'plot block':
        taken.append((-2, -2, 36, 32))
    grove.scatter(chance, 3 * len(houses) + 2, (x0 + 2, y0 + 2, x1 - 2, y1 - 2), 0.5, (4.5, 7), taken, apart=4)
    street_trees(grove, name, area, 's' if name != 'plot block' else '', step=11)
    parked_cars(name, area, 'sn', 0.3)


def measured_plot(grove):
    """The plot: boundary, planned house, dimension lines, instrument and staff."""
    x0, y0, x1, y1 = PLOT
    plate(x0 - 1.6, y0 - 1.6, x1 + 1.6, y1 + 1.6, 0.4, 0.78, 'path', radius=0.8, bevel=0.05)
    ground = 0.78
    boundary(x0, y0, x1, y1, ground, dash=1.7, width=0.34)
    house = (x0 + 5.4, y0 + 6.5, 13.0, 9.5)
    planned_house(house[0], house[1], ground, house[2], house[3])
    dimension_line((house[0], y0 + 3.1), (house[0] + house[2], y0 + 3.1), ground)
    dimension_line((x0 + 2.8, house[1]), (x0 + 2.8, house[1] + house[3]), ground)
    eyepiece = total_station(x0 - 0.2, -1.2 + 0.6, 0.5, (x1, y1), scale=2.5)
    sight_line(eyepiece, staff(x1 - 2.4, y0 + 2.2, ground, 4.2))
    chance = seeded('plot trees')
    for x, y, height in ((1.2, 29, 6.5), (10, 29.6, 7.2), (19, 29.2, 6.2), (28, 29.6, 7), (0.6, 14, 5.6)):
        grove.plant(chance, x, y, 0.5, height)


def main():
    """Build the scene, light it, and render it."""
    given = options(out='survey', view='wide', width=640, height=320, samples=8, noise=0.0)
    given.pop('view')
    empty_stage()
    grove = Grove(detail=4)
    for name, (area, houses) in NEIGHBOURS.items():
        garden_block(grove, name, area, houses)
    measured_plot(grove)
    shadow_catcher()
    daylight(sun=4.2)
    camera((34, 20, 3), -109, 31, 205, lens=80, shift=(-0.335, -0.01), aperture=0.06, focus=(18, 12, 3))
    render(**given, left=0.28)


main()
