"""The platform page's case file: an open card box, and the sheet that it gains at each event.

All pictures have one camera and one canvas, so that they lie on each other. The camera is orthographic, so one sheet
that is moved on the page is the next sheet (`site/views/platform/twoSides/case-file.css` has the distance): box, sheets
from the back to the front, the newest of them with an orange tab, and the box's near walls over all.
"""

import math

from kit.mesh import MeshBuilder
from kit.render import options, render
from kit.stage import camera, daylight, empty_stage, shadow_catcher

#: Direction and height of the camera in degrees, metres across the canvas, and the point in its middle.
AZIMUTH, ELEVATION, ACROSS = -115, 30, 3.5
MIDDLE = (1.2, 0.85, 0.66)
#: Outer measures of the box, and its walls.
WIDTH, DEPTH, HEIGHT, WALL = 2.4, 1.72, 0.78, 0.05
#: A sheet, its place in front of the back wall, and the distance to the next one.
SHEET_WIDTH, SHEET_HEIGHT, THICK = 2.2, 1.42, 0.03
FIRST, STEP = 1.5, 0.19
#: Towards the sun: more from the front than over the town, so that a sheet's print can be read.
SUN = (-0.8, -0.75, 0.95)
PRINT = ((0.16, 0.62), (0.3, 1.7), (0.4, 1.78), (0.5, 1.5), (0.6, 1.74), (0.7, 1.2))


def far_walls(paint='blue'):
    """What is behind the sheets: floor, back and right wall."""
    draft = MeshBuilder()
    draft.box(0, 0, 0, WIDTH, DEPTH, WALL, paint)
    draft.box(0, DEPTH - WALL, WALL, WIDTH, DEPTH, HEIGHT, paint)
    draft.box(WIDTH - WALL, WALL, WALL, WIDTH, DEPTH - WALL, HEIGHT, paint)
    return draft.build('far walls', bevel=0.012)


def near_walls(paint='blue'):
    """What is before the sheets: front and left wall, and the label with its frame."""
    draft = MeshBuilder()
    draft.box(0, 0, 0, WIDTH, WALL, HEIGHT, paint)
    draft.box(0, WALL, 0, WALL, DEPTH, HEIGHT, paint)
    walls = draft.build('near walls', bevel=0.012)
    label = MeshBuilder()
    label.box(0.5, -0.03, 0.2, WIDTH - 0.5, 0, 0.56, 'white')
    label.box(0.66, -0.034, 0.42, 1.36, -0.03, 0.46, 'slate dark')
    label.box(0.66, -0.034, 0.31, 1.66, -0.03, 0.34, 'slate light')
    label.build('label', bevel=0.008)
    return walls


def sheet(paper, tab):
    """A sheet at the place of the first one: tab, heading and lines of print."""
    x0, y0, z0 = (WIDTH - SHEET_WIDTH) / 2, FIRST, WALL
    x1, top = x0 + SHEET_WIDTH, z0 + SHEET_HEIGHT
    draft = MeshBuilder()
    draft.box(x0, y0, z0, x1, y0 + THICK, top, paper)
    draft.build('sheet', bevel=0.01)
    ear = MeshBuilder()
    ear.box(x0 + 0.14, y0 - 0.004, top - 0.02, x0 + 0.78, y0 + THICK + 0.004, top + 0.15, tab)
    ear.build('tab', bevel=0.014)
    lines = MeshBuilder()
    for down, length in PRINT:
        thickness, paint = (0.05, 'blue') if down == PRINT[0][0] else (0.028, 'slate light')
        lines.box(x0 + 0.16, y0 - 0.006, top - down - thickness, x0 + 0.16 + length, y0, top - down, paint)
    lines.build('print')


def box():
    """The empty box on the page's ground, which takes its shadow."""
    far_walls()
    near_walls().visible_camera = False
    shadow_catcher()


VIEWS = {
    'box': box,
    'sheet': lambda: sheet('mist', 'mist'),
    'sheet-lit': lambda: sheet('white', 'orange'),
    'front': near_walls,
}


def step_on_canvas():
    """How far the next sheet is from one, in shares of the canvas's width: to the right and down."""
    turn, tilt = math.radians(AZIMUTH), math.radians(ELEVATION)
    return -math.cos(turn) * STEP / ACROSS, -math.sin(turn) * math.sin(tilt) * STEP / ACROSS


def main():
    """Build one part, light it, and render it."""
    given = options(out='file', view='box', width=640, height=560, samples=8, noise=0.0)
    empty_stage()
    VIEWS[given.pop('view')]()
    daylight(sun=3.6, sky=0.55, softness=6, towards=SUN)
    camera(MIDDLE, AZIMUTH, ELEVATION, 40, ortho=ACROSS)
    print('STEP', *step_on_canvas())
    render(**given)


main()
