"""The sample report's building, taken apart: plot, ground floor, flats, roof, each a picture of its own.

All pictures have one camera and one canvas, so that they lie on each other; the camera is orthographic, so a layer that
is moved up on the page is a layer that is lifted. A view is named after its layer, and `lit` pictures have a part in
orange and nothing else. `art/sampleHouse.ts` says what to build.
"""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

import bpy

from kit.facade import Style, applied_window, orange, window
from kit.mesh import MeshBuilder, moved, plate, side_frames
from kit.render import options, render
from kit.roofs import chimney, hip_roof
from kit.seeds import seeded
from kit.stage import camera, daylight, empty_stage
from kit.trees import Grove

ROOT = Path(__file__).resolve().parents[2]

#: Direction and height of the camera in degrees, metres across the canvas, and the point in its middle.
AZIMUTH, ELEVATION, ACROSS = -124, 34, 40
MIDDLE = (5.24, 6.8, 5.1)
#: Heights of the ground floor and of an upper floor, how deep one looks into a floor, and the plinth.
GROUND, STOREY, STOREYS, RELIEF, PLINTH = 3.5, 3.0, 3, 0.9, 0.35
#: Height of sill and head of a window above its floor.
SILL, HEAD = 0.85, 2.4
EAVES, RISE = 0.6, 4.9


@dataclass(frozen=True)
class Paints:
    """What a layer is painted with."""

    style: Style
    roof: str = 'slate light'
    floor: str = 'path'
    inner: str = 'white'
    cut: str = 'blue'
    lawn: str = 'lawn'
    edge: str = 'plinth'


WHITE = Paints(Style(wall='white', base='white', trim='frame', lit=0.0, reveal=0.2))
ORANGE = Paints(orange(WHITE.style), roof='orange roof', floor='orange light', inner='orange light',
                cut='orange roof', lawn='orange light', edge='orange')


class House:
    """The facts of the building, in the scene's coordinates: its front at y = 0, y to the north."""

    def __init__(self):
        node = ROOT / 'node_modules/.bin/node'
        printed = subprocess.run([node, 'art/sampleHouse.ts'], cwd=ROOT, check=True, capture_output=True).stdout
        facts = json.loads(printed)
        self.width, self.depth, self.between = facts['width'], facts['depth'], facts['between']
        self.outer, self.bearing, self.parcel = facts['outerWall'], facts['bearingWall'], facts['parcel']
        self.rooms, self.doors, self.windows = (self._all(facts[key]) for key in ('rooms', 'doors', 'windows'))
        (self.stairs,) = self._all([facts['stairs']])

    def _all(self, rectangles):
        """The rectangles (west, north, east, south) as (x0, y0, x1, y1)."""
        return [(west, self.depth - south, east, self.depth - north) for west, north, east, south in rectangles]

    def openings(self, side):
        """The windows of a wall (0: front, then anticlockwise), each from and to along its frame."""
        width, depth, near = self.width, self.depth, 0.01
        along = {
            0: [(x0, x1) for x0, y0, x1, _ in self.windows if y0 < near],
            1: [(y0, y1) for _, y0, x1, y1 in self.windows if x1 > width - near],
            2: [(width - x1, width - x0) for x0, _, x1, y1 in self.windows if y1 > depth - near],
            3: [(depth - y1, depth - y0) for x0, y0, _, y1 in self.windows if x0 < near],
        }
        return sorted(along[side])


def wall(draft, frame, a0, a1, z0, z1, openings, style, chance, mullions=2):
    """A wall's outer face between two heights, with one row of openings (from, to, sill, head)."""

    def piece(left, right, low, high):
        if right - left > 1e-4 and high - low > 1e-4:
            corners = ((left, low), (right, low), (right, high), (left, high))
            draft.face([frame(a, 0, z) for a, z in corners], style.wall)

    past = a0
    for left, right, sill, head in openings:
        piece(past, left, z0, z1)
        piece(left, right, z0, z0 + sill)
        piece(left, right, z0 + head, z1)
        window(draft, frame, left, right, z0 + sill, z0 + head, style, chance, mullions)
        if sill > 0.3:
            draft.wall_box(frame, left - 0.1, right + 0.1, -0.02, 0.12, z0 + sill - 0.1, z0 + sill, style.trim)
        past = right
    piece(past, a1, z0, z1)


def plan(draft, house, spaces, z, paints, x0=0.0, x1=None):
    """The cut walls of a floor with its top at `z`: everything between x0 and x1 that is no space."""
    x1 = house.width if x1 is None else x1
    low = z - RELIEF
    draft.face([(x0, 0, low), (x1, 0, low), (x1, house.depth, low), (x0, house.depth, low)], paints.floor)
    cuts_x = sorted({x0, x1, *(x for s in spaces for x in (s[0], s[2]) if x0 < x < x1)})
    cuts_y = sorted({0, house.depth, *(y for s in spaces for y in (s[1], s[3]))})
    for left, right in zip(cuts_x, cuts_x[1:]):
        near = None
        for low_y, high_y in zip(cuts_y, cuts_y[1:]):
            x, y = (left + right) / 2, (low_y + high_y) / 2
            open_here = any(s[0] < x < s[2] and s[1] < y < s[3] for s in spaces)
            if open_here and near is not None:
                _piece(draft, left, near, right, low_y, low, z, paints)
                near = None
            elif not open_here and near is None:
                near = low_y
        if near is not None:
            _piece(draft, left, near, right, house.depth, low, z, paints)


def _piece(draft, x0, y0, x1, y1, low, high, paints):
    draft.box(x0 + 0.01, y0 + 0.01, low, x1 - 0.01, y1 - 0.01, high - 0.02, paints.inner)
    draft.face([(x0, y0, high), (x1, y0, high), (x1, y1, high), (x0, y1, high)], paints.cut)


def steps(draft, house, z, paints):
    """The flights of the stairs as treads."""
    x0, y0, x1, y1 = house.stairs
    middle, low = (x0 + x1) / 2, z - RELIEF
    for i in range(9):
        far = y1 - 1.25 - i * 0.27
        draft.box(middle + 0.1, far - 0.27, low, x1, far, low + 0.07 * (i + 1), paints.inner)
        draft.box(x0, far - 0.27, low, middle - 0.1, far, low + 0.6 - 0.06 * i, paints.inner)


def ground(house, paints, part=None):
    """The ground floor: a flat in the west, the practice in the east; `part` names one of them alone."""
    chance, style = seeded('ground', part), paints.style
    draft = MeshBuilder()
    split, top = house.between, PLINTH + GROUND
    x0 = split if part == 'practice' else 0.0
    x1 = split if part == 'flat' else house.width
    frames = side_frames(house.width, house.depth, z=PLINTH)
    home = [(a, b, SILL, HEAD + 0.1) for a, b in house.openings(0) if b < split]
    shop = [(6.75, 8.35, 0.06, 2.75), (9.1, 11.5, 0.45, 2.75), (12.4, 14.8, 0.45, 2.75)]
    if part != 'practice':
        wall(draft, frames[0][0], 0, split, 0, GROUND, home, style, chance)
        west = [(a, b, SILL, HEAD + 0.1) for a, b in house.openings(3)]
        wall(draft, frames[3][0], 0, house.depth, 0, GROUND, west, style, chance)
    if part != 'flat':
        wall(draft, frames[0][0], split, house.width, 0, GROUND, shop, style, chance, 2)
        draft.wall_box(frames[0][0], 6.5, 8.6, 0, 1.15, 2.85, 3.0, 'blue' if paints is WHITE else style.trim)
        east = [(a, b, SILL, HEAD + 0.1) for a, b in house.openings(1)]
        wall(draft, frames[1][0], 0, house.depth, 0, GROUND, east, style, chance)
    draft.box(x0 - 0.12 * (x0 == 0), -0.12, 0, x1 + 0.12 * (x1 == house.width), house.depth, PLINTH, style.trim)
    spaces = _ground_spaces(house)
    plan(draft, house, spaces, top, paints, x0, x1)
    if part != 'flat':
        steps(draft, house, top, paints)
    return draft.build('ground floor')


def _ground_spaces(house):
    split, half, outer = house.between, 0.12, house.outer
    far, east = house.depth - outer, house.width - outer
    hall, stair = 6.0, house.stairs
    return [
        # the flat
        (outer, outer, split - half, 4.3), (outer, 4.42, 3.1, 7.6), (3.22, 4.42, split - half, 7.6),
        (outer, 7.72, 3.6, far), (3.72, 7.72, split - half, far),
        (2.0, 4.2, 2.8, 4.5), (3.9, 4.2, 4.7, 4.5), (2.9, 5.6, 3.4, 6.5), (2.2, 7.5, 3.0, 7.8), (4.4, 7.5, 5.2, 7.8),
        # the practice: reception, hall, rooms, and the stairs of the house
        stair, (split + half, outer, 8.7, hall), (8.82, outer, 12.1, 4.6), (12.22, outer, east, 4.6),
        (split + half, hall + 0.12, stair[0] - 0.2, far),
        (8.82, 4.72, east, hall), (9.5, hall + 0.12, 12.3, far), (12.42, hall + 0.12, east, 8.9), (12.42, 9.02, east, far),
        (8.5, 4.9, 8.9, 5.8), (10.6, 4.5, 11.5, 4.8), (13.0, 4.5, 13.9, 4.8), (10.4, 5.9, 11.3, 6.2),
        (13.0, 5.9, 13.9, 6.2), (12.2, 9.6, 12.6, 10.5), (6.1, 5.9, 6.5, 6.2),
    ]


def flats(house, paints):
    """Three upper floors with two flats each; one looks into the uppermost."""
    chance, style = seeded('flats'), paints.style
    draft = MeshBuilder()
    for floor in range(STOREYS):
        low = PLINTH + GROUND + floor * STOREY
        for side, (frame, length) in enumerate(side_frames(house.width, house.depth, z=low)):
            openings = [(a, b, SILL, HEAD) for a, b in house.openings(side)]
            wall(draft, frame, 0, length, 0, STOREY, openings, style, chance)
            if floor == 0:
                draft.wall_box(frame, -0.1, length + 0.1, 0, 0.1, -0.02, 0.2, style.trim)
            elif floor < STOREYS:
                draft.wall_box(frame, -0.04, length + 0.04, 0, 0.05, -0.05, 0.05, style.trim)
    top = PLINTH + GROUND + STOREYS * STOREY
    plan(draft, house, [*house.rooms, *house.doors, house.stairs], top, paints)
    steps(draft, house, top, paints)
    draft.build('flats')


def roof(house, paints):
    """A hipped roof with a cross gable over the front and two chimneys; closed below."""
    chance, style, width, depth = seeded('roof'), paints.style, house.width, house.depth
    top = PLINTH + GROUND + STOREYS * STOREY
    draft = MeshBuilder()
    draft.box(-EAVES + 0.1, -EAVES + 0.1, top, width + EAVES - 0.1, depth + EAVES - 0.1, top + 0.24, style.trim)
    hip_roof(draft, 0, 0, width, depth, top + 0.24, RISE, paints.roof, eave=EAVES)
    _cross_gable(draft, house, top, paints, chance)
    for x in (5.4, 11.6):
        chimney(draft, x, depth / 2 + 0.6, top + RISE - 0.5, 1.4, style.wall)
    draft.build('roof')


def _cross_gable(draft, house, top, paints, chance):
    """A gable flush with the front whose ridge runs back into the roof."""
    centre, half, eaves, ridge, style = house.width / 2 - 1.6, 2.5, top + 1.5, top + 4.1, paints.style
    left, right, back = centre - half, centre + half, house.depth / 2
    front = side_frames(house.width, house.depth)[0][0]
    draft.face([(left, -0.02, top), (right, -0.02, top), (right, -0.02, eaves), (centre, -0.02, ridge),
                (left, -0.02, eaves)], style.wall)
    for x in (left, right):
        draft.face([(x, -0.02, top), (x, back, top), (x, back, eaves), (x, -0.02, eaves)], style.wall)
    for side in (-1, 1):
        edge, drop = centre + side * (half + 0.35), eaves - 0.36
        low = [(edge, -0.4, drop), (centre, -0.4, ridge), (centre, back, ridge), (edge, back, drop)]
        draft.face([(x, y, z + 0.2) for x, y, z in low], paints.roof)
        draft.face([(x, -0.4, z + up) for x, _, z in low[:2] for up in (0,)] +
                   [(centre, -0.4, ridge + 0.2), (edge, -0.4, drop + 0.2)], style.trim)
        draft.face([(edge, -0.4, drop), (edge, back, drop), (edge, back, drop + 0.2), (edge, -0.4, drop + 0.2)],
                   style.trim)
    for a in (centre - 1.25, centre + 0.15):
        applied_window(draft, front, a, a + 1.1, top + 0.35, top + 1.85, style, chance)


def patch(house, lit):
    """Where tiles are missing and battens show, along a ragged edge; `lit` has it in orange."""
    top, run = PLINTH + GROUND + STOREYS * STOREY + 0.3, house.depth / 2 + EAVES
    edge = house.width + EAVES

    def point(x, share, up):
        return (x, -EAVES + run * share, top + RISE * share + up)

    chance, low, high, rows = seeded('patch'), 0.10, 0.62, 8
    bed, batten = ('orange', 'orange roof') if lit else ('slate dark', 'slate')
    draft = MeshBuilder()
    for i in range(rows):
        near, far = low + (high - low) * i / rows, low + (high - low) * (i + 1) / rows
        left, right = 9.6 + chance.uniform(0, 0.9), edge - run * far - 0.5 - chance.uniform(0, 0.7)
        draft.face([point(left, near, 0.13), point(right, near, 0.13), point(right, far, 0.13), point(left, far, 0.13)],
                   bed)
        draft.face([point(left, near, 0.17), point(right, near, 0.17), point(right, near + 0.014, 0.17),
                    point(left, near + 0.014, 0.17)], batten)
    draft.build('patch')


def plot(house, paints, lit=False):
    """The parcel as a slab: lawn, paths, the footprint of the building, hedges and trees, which are never orange."""
    west, south = -house.parcel['west'], -(house.parcel['depth'] - house.parcel['north'] - house.depth)
    east, north = west + house.parcel['width'], south + house.parcel['depth']
    plate(west, south, east, north, -1.3, -0.12, paints.edge, radius=0.4, bevel=0.1)
    plate(west + 0.35, south + 0.35, east - 0.35, north - 0.35, -0.14, 0.0, paints.lawn, radius=0.3, bevel=0.03)
    path = paints.floor
    plate(6.4, south + 0.35, 8.7, -0.1, -0.05, 0.07, path, radius=0.05, bevel=0.02)
    plate(-0.9, -1.4, house.width + 0.9, house.depth + 0.9, -0.05, 0.05, path, radius=0.1, bevel=0.02)
    plate(house.width + 0.9, south + 0.35, east - 1.1, 16.0, -0.05, 0.06, path, radius=0.1, bevel=0.02)
    draft = MeshBuilder()
    width, depth, outer = house.width, house.depth, house.outer
    draft.face([(0, 0, 0.07), (width, 0, 0.07), (width, depth, 0.07), (0, depth, 0.07)], path if lit else 'slate')
    for x0, y0, x1, y1 in ((0, 0, width, outer), (0, depth - outer, width, depth), (0, outer, outer, depth - outer),
                           (width - outer, outer, width, depth - outer), (6.46, outer, 6.7, depth - outer),
                           (9.3, outer, 9.54, depth - outer)):
        draft.box(x0, y0, 0.05, x1, y1, 0.22, paints.cut)
    draft.build('footprint')
    ground_alone = set(bpy.data.objects)
    _garden(west, south)
    for thing in set(bpy.data.objects) - ground_alone:
        thing.is_holdout = lit


def _garden(west, south):
    chance, grove = seeded('garden'), Grove(detail=3)
    for x0, y0, x1, y1 in ((west + 0.7, south + 0.7, 5.6, south + 1.3), (9.5, south + 0.7, 15.8, south + 1.3),
                           (west + 0.7, south + 1.3, west + 1.3, 9)):
        plate(x0, y0, x1, y1, -0.02, 0.75, 'leaf dark', radius=0.2, bevel=0.12)
    for x, y, height in ((-2.4, 14.6, 6.2), (0.6, 21.6, 7.4), (6.2, 18.4, 6.0), (11.2, 22.4, 7.6), (17.6, 21.0, 6.4),
                         (-2.6, 22.6, 5.2)):
        grove.plant(chance, x, y, -0.02, height)


def shade_of(house):
    """A block that throws the building's shadow on the plot and is not seen; it floats, as the building does."""
    draft = MeshBuilder()
    draft.box(0, 0, 2.2, house.width, house.depth, 16, 'white')
    draft.build('shade').visible_camera = False


def hold_out(thing):
    """Let a thing hide what is behind it, and not be seen."""
    thing.is_holdout = True


VIEWS = {
    'plot': lambda house: (plot(house, WHITE), shade_of(house)),
    'ground': lambda house: ground(house, WHITE),
    'flats': lambda house: flats(house, WHITE),
    'roof': lambda house: (roof(house, WHITE), patch(house, False)),
    'plot-lit': lambda house: (plot(house, ORANGE, lit=True), shade_of(house)),
    'flat-lit': lambda house: ground(house, ORANGE, 'flat'),
    'practice-lit': lambda house: (ground(house, ORANGE, 'practice'), hold_out(ground(house, WHITE, 'flat'))),
    'flats-lit': lambda house: flats(house, ORANGE),
    'roof-lit': lambda house: roof(house, ORANGE),
    'patch-lit': lambda house: patch(house, True),
}


def main():
    """Build one layer, light it, and render it."""
    given = options(out='house', view='roof', width=640, height=560, samples=8, noise=0.0)
    empty_stage()
    VIEWS[given.pop('view')](House())
    daylight(sun=3.7, sky=0.46, softness=5)
    camera(MIDDLE, AZIMUTH, ELEVATION, 200, ortho=ACROSS)
    render(**given)


main()
