"""Measuring a plot: boundary, stakes, dimension lines, a planned house, instrument and staff."""

import math

from mathutils import Vector

from .mesh import MeshBuilder, placed, side_frames


def boundary(x0, y0, x1, y1, z, paint='orange', dash=1.5, width=0.24):
    """A dashed line on the ground around a plot, with a stake at each corner."""
    draft = MeshBuilder()
    for frame, length in side_frames(x1 - x0, y1 - y0, x0, y0, z):
        count = round(length / dash)
        step = length / count
        for k in range(count):
            a0, a1 = k * step + step * 0.2, k * step + step * 0.8
            draft.wall_box(frame, a0, a1, -width / 2, width / 2, 0, 0.07, paint)
    for x in (x0, x1):
        for y in (y0, y1):
            stake(draft, x, y, z, paint)
    draft.build('boundary')


def stake(draft, x, y, z, paint='orange', height=1.9):
    """A white stake with a coloured head."""
    draft.cylinder(x, y, 0.13, z, z + height * 0.68, 'frame', 12)
    draft.cylinder(x, y, 0.16, z + height * 0.66, z + height, paint, 12)


def dimension_line(start, end, z, paint='blue', tick=0.9, width=0.14):
    """A draughtsman's dimension line on the ground, with slanting ticks at its ends."""
    draft = MeshBuilder()
    (x0, y0), (x1, y1) = start, end
    length = math.dist(start, end)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length

    def strip(cx, cy, dx, dy, half):
        nx, ny = -dy * width / 2, dx * width / 2
        a, b = (cx - dx * half, cy - dy * half), (cx + dx * half, cy + dy * half)
        outline = [(a[0] - nx, a[1] - ny), (b[0] - nx, b[1] - ny), (b[0] + nx, b[1] + ny), (a[0] + nx, a[1] + ny)]
        draft.prism(outline, z, z + 0.05, paint)

    strip((x0 + x1) / 2, (y0 + y1) / 2, ux, uy, length / 2 + 0.5)
    for x, y in (start, end):
        strip(x, y, (ux - uy) * math.sqrt(0.5), (uy + ux) * math.sqrt(0.5), tick)
        strip(x, y, -uy, ux, tick)
    draft.build('dimension line')


def planned_house(x, y, z, width, depth, storey=3.0, storeys=2, rise=3.4, line='orange', fill='ghost orange',
                  radius=0.085):
    """A house that is only drawn: its edges as rods, its faces as a tinted breath."""
    draft = MeshBuilder()
    top, middle = z + storey * storeys, y + depth / 2
    ridge, x1, y1 = top + rise, x + width, y + depth
    corners = ((x, y), (x1, y), (x1, y1), (x, y1))
    for level in [z + 0.1 + (top - z - 0.1) * i / storeys for i in range(storeys + 1)]:
        for k in range(4):
            draft.rod((*corners[k], level), (*corners[(k + 1) % 4], level), radius, line)
    for corner in corners:
        draft.rod((*corner, z), (*corner, top), radius, line)
    for a in (x, x1):
        for b in (y, y1):
            draft.rod((a, b, top), (a, middle, ridge), radius, line)
    draft.rod((x, middle, ridge), (x1, middle, ridge), radius, line)
    low = z + 0.05
    draft.face([(x, y, low), (x1, y, low), (x1, y, top), (x, y, top)], fill)
    draft.face([(x, y1, low), (x1, y1, low), (x1, y1, top), (x, y1, top)], fill)
    for a in (x, x1):
        draft.face([(a, y, low), (a, y1, low), (a, y1, top), (a, middle, ridge), (a, y, top)], fill)
    for b in (y, y1):
        draft.face([(x, b, top), (x1, b, top), (x1, middle, ridge), (x, middle, ridge)], fill)
    draft.build('planned house')


def total_station(x, y, z, towards, scale=1.0):
    """A total station on its tripod, its telescope pointed `towards` a point; returns the eyepiece's place."""
    draft, turn = MeshBuilder(), math.degrees(math.atan2(towards[1] - y, towards[0] - x))
    head = 1.45
    for k in range(3):
        angle = math.radians(90 + 120 * k)
        foot = Vector((0.78 * math.cos(angle), 0.78 * math.sin(angle), 0))
        knee = Vector((0.36 * math.cos(angle), 0.36 * math.sin(angle), head * 0.56))
        top = Vector((0.12 * math.cos(angle), 0.12 * math.sin(angle), head))
        for side in (-0.05, 0.05):
            shift = Vector((-math.sin(angle) * side, math.cos(angle) * side, 0))
            draft.rod(knee * 0.9 + foot * 0.1 + shift, top + shift, 0.028, 'white', 8)
        draft.rod(foot, knee, 0.034, 'blue', 8, end_radius=0.045)
        draft.rod(foot + Vector((0, 0, 0.02)), foot - Vector((0, 0, 0.06)), 0.03, 'metal', 8)
    draft.cylinder(0, 0, 0.17, head - 0.02, head + 0.05, 'white', 24)
    draft.cylinder(0, 0, 0.10, head + 0.05, head + 0.15, 'metal', 24)
    draft.box(-0.12, -0.16, head + 0.15, 0.12, 0.16, head + 0.27, 'blue dark')
    for side in (-1, 1):
        y0, y1 = sorted((side * 0.10, side * 0.165))
        draft.box(-0.09, y0, head + 0.27, 0.09, y1, head + 0.60, 'white')
    centre = head + 0.45
    draft.rod((-0.15, 0, centre), (0.17, 0, centre), 0.075, 'blue', 20)
    draft.rod((0.17, 0, centre), (0.21, 0, centre), 0.085, 'glass', 20)
    draft.rod((-0.22, 0, centre), (-0.15, 0, centre), 0.045, 'metal', 16)
    draft.box(-0.04, -0.165, head + 0.63, 0.04, 0.165, head + 0.68, 'blue dark')
    for side in (-0.155, 0.125):
        draft.box(-0.04, side, head + 0.58, 0.04, side + 0.03, head + 0.65, 'blue dark')
    place = placed(x, y, z, turn)
    for i, point in enumerate(draft.points):
        draft.points[i] = tuple(c * scale for c in point)
    draft.build('total station', place)
    return (x, y, z + centre * scale)


def staff(x, y, z, height=3.6, paint='orange'):
    """A banded ranging pole with a prism on top; returns the prism's place."""
    draft, bands = MeshBuilder(), 6
    for k in range(bands):
        low, high = z + height * k / bands, z + height * (k + 1) / bands
        draft.cylinder(x, y, 0.075, low, high, paint if k % 2 else 'frame', 12)
    draft.cylinder(x, y, 0.24, z + height, z + height + 0.12, 'frame', 20)
    draft.cylinder(x, y, 0.24, z + height + 0.12, z + height + 0.42, 'blue dark', 20)
    draft.cylinder(x, y, 0.24, z + height + 0.42, z + height + 0.5, 'frame', 20)
    draft.build('staff')
    return (x, y, z + height + 0.27)


def sight_line(start, end, paint='orange', dash=1.1, radius=0.045):
    """A dashed line through the air."""
    draft, start, end = MeshBuilder(), Vector(start), Vector(end)
    count = round((end - start).length / dash)
    for k in range(count):
        draft.rod(start.lerp(end, (k + 0.25) / count), start.lerp(end, (k + 0.8) / count), radius, paint)
    draft.build('sight line')
