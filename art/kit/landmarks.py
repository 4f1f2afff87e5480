"""Buildings the eye looks for: the orange villa, church, tower blocks, bank and courthouse."""

import math
from dataclasses import replace

from mathutils import Vector

from .facade import Style, applied_window, facade, facades, orange
from .mesh import MeshBuilder, circle, moved, side_frames
from .roofs import chimney, dormer, flat_roof, gable_roof, hip_roof

_VILLA = Style(
    bay=2.5, window_width=0.42, window_height=0.60, sill=0.22, bands=True, hoods=True, pilasters=True, lit=0.0
)


def villa(chance, place, in_orange=True):
    """A free-standing Gründerzeit house, 21 by 15 m, with a gabled bay on its front and left side."""
    style = orange(_VILLA) if in_orange else _VILLA
    roof = 'orange roof' if in_orange else 'slate'
    width, depth, storeys, height, ground = 21.0, 15.0, 4, 3.5, 4.2
    sides = side_frames(width, depth)
    draft = MeshBuilder()
    top = facades(draft, sides, storeys, height, style, chance, ground=ground)
    hip_roof(draft, 0, 0, width, depth, top + 0.16, 5.0, roof, eave=0.6)
    for (frame, length), bay_width in ((sides[0], 7.6), (sides[3], 5.6)):
        _gabled_bay(draft, frame, length, bay_width, storeys, height, ground, style, chance, roof)
        if length > 16:
            for share in (0.195, 0.805):
                dormer(draft, frame, length * share, 1.5, -1.0, top + 0.85, 1.2, 2.3, style, chance, roof)
    for x, y in ((0.36, 0.62), (0.66, 0.56)):
        chimney(draft, width * x, depth * y, top + 4.2, 1.6, style.wall)
    draft.build('villa', place)


def _gabled_bay(draft, frame, length, width, storeys, height, ground, style, chance, roof):
    """A bay that stands out of the wall's middle, with balconies, an entrance stair and a gable."""
    out, start = 1.1, (length - width) / 2
    bay = moved(frame, start, out)
    top = facade(draft, bay, width, storeys, height, replace(style, window_width=0.5), chance, door=True,
                 ground=ground)
    for a in (0, width):
        draft.face([bay(a, 0, 0), bay(a, -out, 0), bay(a, -out, top), bay(a, 0, top)], style.wall)
    middle, rise, z = width / 2, width * 0.42, top + 0.16
    draft.face([bay(0, 0, z), bay(width, 0, z), bay(middle, 0, z + rise)], style.wall)
    if width > 6:
        applied_window(draft, bay, middle - 0.55, middle + 0.55, z + 0.35, z + rise * 0.62, style, chance)
    pitch, reach, thick = rise / middle, 7.0, Vector((0, 0, 0.26))
    for edge in (-0.35, width + 0.35):
        eave = z - 0.35 * pitch + 0.12
        ridge = z + rise + 0.12
        plane = [bay(edge, 0.4, eave), bay(middle, 0.4, ridge), bay(middle, -reach, ridge), bay(edge, -reach, eave)]
        draft.face(plane, roof)
        draft.face([p + thick for p in plane], roof)
        for p, q in ((plane[0], plane[1]), (plane[0], plane[3])):
            draft.face([p, q, q + thick, p + thick], style.trim)
    for storey in range(1, storeys - 1):
        level = ground + (storey - 1) * height
        a0, a1 = middle - 1.9, middle + 1.9
        draft.wall_box(bay, a0, a1, 0, 1.2, level + 0.02, level + 0.2, style.trim)
        _balustrade(draft, bay, a0, a1, 1.2, level + 0.2, style)
    for step, (half, deep) in enumerate(((1.9, out + 2.1), (1.6, out + 1.6))):
        draft.wall_box(frame, length / 2 - half, length / 2 + half, 0, deep, 0, 0.11 * (step + 1), 'frame')


def _balustrade(draft, frame, a0, a1, out, z, style):
    """A walled balcony front: a solid parapet under a rail, which keeps its colour in bounced light."""
    for left, right, near, far in ((a0, a1, out - 0.14, out), (a0, a0 + 0.14, 0, out), (a1 - 0.14, a1, 0, out)):
        draft.wall_box(frame, left, right, near, far, z, z + 0.72, style.wall)
        draft.wall_box(frame, left - 0.04, right + 0.04, near - 0.04, far + 0.05, z + 0.72, z + 0.86, style.trim)


def church(chance, place):
    """A hall church, 34 by 13 m, with buttresses and a tower of 49 m on its left."""
    width, depth, wall_height, tower = 34.0, 13.0, 12.0, 8.6
    style = Style(
        'cream', 'cream', bay=4.2, window_width=0.30, window_height=0.66, sill=0.2, transom=False, lit=0.0,
        glass='glass pale',
    )
    draft = MeshBuilder()
    facades(draft, side_frames(width, depth), 1, wall_height, style, chance, doors=())
    gable_roof(draft, width, depth, wall_height, 9, style, chance, 'slate dark', eave=0.6, dormers=False,
               with_chimney=False)
    for i in range(8):
        x = 2.1 + i * 4.2
        draft.box(x - 0.45, -1.3, 0, x + 0.45, 0, 9, 'cream')
    left, near = -tower, (depth - tower) / 2
    stage = replace(style, bay=4.3, window_width=0.34, window_height=0.5, sill=0.3, bands=True)
    top = facades(draft, side_frames(tower, tower, left, near), 4, 7.2, stage, chance, doors=())
    cx, cy = left + tower / 2, near + tower / 2
    draft.box(cx - 4.4, cy - 4.4, top, cx + 4.4, cy + 4.4, top + 0.5, 'cream')
    draft.cylinder(cx, cy, 4.3, top + 0.5, top + 20, 'slate dark', 8, top_radius=0.02)
    draft.cylinder(cx, cy, 0.12, top + 19.4, top + 22.4, 'metal', 6)
    draft.cylinder(cx, cy, 0.4, top + 20.4, top + 20.8, 'metal', 12)
    draft.build('church', place)


def chapel(chance, place):
    """A village church, 15 by 8 m, with a saddle roof and a pointed tower of 22 m."""
    style = Style(
        'white', 'white', bay=3.4, window_width=0.3, window_height=0.6, sill=0.24, transom=False, lit=0.0,
        glass='glass pale',
    )
    draft = MeshBuilder()
    facades(draft, side_frames(15, 8), 1, 6, style, chance, doors=())
    gable_roof(draft, 15, 8, 6, 5.4, style, chance, 'slate dark', dormers=False, with_chimney=False)
    stage = replace(style, bay=4.8, window_width=0.26, window_height=0.44, sill=0.34, bands=True)
    top = facades(draft, side_frames(4.8, 4.8, -4.8, 1.6), 3, 4.2, stage, chance, doors=(0,))
    draft.cylinder(-2.4, 4.0, 2.75, top + 0.16, top + 9.5, 'slate dark', 8, top_radius=0.02)
    draft.cylinder(-2.4, 4.0, 0.08, top + 9.2, top + 11, 'metal', 6)
    draft.build('chapel', place)


def tower_block(chance, place, width, depth, storeys, wall='white', glass='glass blue', height=3.6, crown=1.6,
                in_orange=False, fins=True, bay=1.9):
    """An office tower with a grid of fins and a tall ground floor."""
    style = Style(
        wall, wall, wall, wall, glass, bay=bay, window_width=0.78, window_height=0.80, sill=0.08, mullions=1,
        transom=False, cornice=False, reveal=0.3, lit=0.025, fins=fins,
    )
    if in_orange:
        style = replace(orange(style), glass='orange glass', trim='orange light')
    draft = MeshBuilder()
    top = facades(draft, side_frames(width, depth), storeys, height, style, chance, ground=5)
    flat_roof(draft, 0, 0, width, depth, top, chance, style.wall, parapet=crown)
    draft.build('tower block', place)


def _columns(draft, frame, a0, a1, out, z0, z1, count, radius, paint):
    """A row of round columns with base and capital."""
    for i in range(count):
        a = a0 + (a1 - a0) * i / (count - 1)
        centre = frame(a, out, 0)
        wide = radius * 1.35
        draft.wall_box(frame, a - wide, a + wide, out - wide, out + wide, z0, z0 + radius * 0.5, paint)
        draft.cylinder(centre.x, centre.y, radius * 1.15, z0 + radius * 0.5, z0 + radius * 0.9, paint, 28)
        draft.cylinder(centre.x, centre.y, radius, z0 + radius * 0.9, z1 - radius * 1.2, paint, 28,
                       top_radius=radius * 0.84)
        draft.cylinder(centre.x, centre.y, radius * 0.9, z1 - radius * 1.2, z1 - radius * 0.55, paint, 28,
                       top_radius=radius * 1.25)
        draft.wall_box(frame, a - wide, a + wide, out - wide, out + wide, z1 - radius * 0.55, z1, paint)


def _stair(draft, frame, a0, a1, out, rise, steps, paint='frame', tread=0.42, cheeks=True):
    """Steps that climb to `rise` at `out` metres from the wall, between two cheek walls."""
    for i in range(steps):
        reach = out + (steps - i) * tread
        draft.wall_box(frame, a0, a1, out - 0.1, reach, rise * i / steps, rise * (i + 1) / steps - 0.01, paint)
    if cheeks:
        for a in (a0 - 1.0, a1):
            draft.wall_box(frame, a, a + 1.0, out - 0.2, out + steps * tread + 0.3, 0, rise + 0.12, 'white')


def _entablature(draft, frame, a0, a1, out0, out1, z, paint='white'):
    """Architrave, frieze and cornice; returns its top."""
    draft.wall_box(frame, a0, a1, out0, out1, z, z + 0.7, paint)
    draft.wall_box(frame, a0 + 0.06, a1 - 0.06, out0, out1 - 0.06, z + 0.7, z + 1.5, 'mist')
    count = int((a1 - a0) / 0.9)
    for i in range(count + 1):
        a = a0 + 0.2 + (a1 - a0 - 0.55) * i / count
        draft.wall_box(frame, a, a + 0.15, out1 - 0.1, out1 + 0.12, z + 1.36, z + 1.5, paint)
    draft.wall_box(frame, a0 - 0.35, a1 + 0.35, out0, out1 + 0.35, z + 1.5, z + 1.72, paint)
    draft.wall_box(frame, a0 - 0.5, a1 + 0.5, out0, out1 + 0.5, z + 1.72, z + 1.95, paint)
    return z + 1.95


def _pediment(draft, frame, a0, a1, out0, out1, z, rise, roof):
    """A triangular gable on an entablature: deep field, raking cornices, two roof planes back to `out0`."""
    middle = (a0 + a1) / 2
    draft.face([frame(a0, out1 - 0.7, z), frame(a1, out1 - 0.7, z), frame(middle, out1 - 0.7, z + rise)], 'mist')
    disc = [(middle + x, z + rise * 0.36 + y) for x, y in circle(0, 0, rise * 0.2, 28)]
    draft.wall_prism(frame, disc, out1 - 0.72, out1 - 0.5, 'white')
    for edge in (a0 - 0.5, a1 + 0.5):
        low, high = (edge, z), (middle, z + rise + 0.35)
        outline = [low, high, (middle, z + rise - 0.3), (edge + (0.9 if edge < middle else -0.9), z)]
        draft.wall_prism(frame, outline, out1 - 0.75, out1 + 0.5, 'white')
        plane = [frame(edge, out1 + 0.4, z + 0.08), frame(middle, out1 + 0.4, z + rise + 0.42),
                 frame(middle, out0, z + rise + 0.42), frame(edge, out0, z + 0.08)]
        draft.face(plane, roof)


def _tall_windows(chance, draft, sides, base, height, style):
    """A rusticated base and one tall storey of windows above it; returns the top's height."""
    top = facades(draft, sides, 2, height, style, chance, ground=base, doors=())
    for frame, length in sides:
        courses = int(base / 0.62)
        for k in range(1, courses):
            draft.wall_box(frame, 0, length, 0, 0.05, base * k / courses - 0.05, base * k / courses + 0.05, 'frame')
    return top


def bank(chance, place, width=40.0, depth=26.0):
    """A bank of about 1900: a colonnade of eight columns before a tall hall, an attic, a flat lantern roof."""
    base, hall = 4.4, 8.6
    style = Style(
        'white', 'mist', 'frame', bay=4.0, window_width=0.40, window_height=0.66, sill=0.14, reveal=0.35,
        mullions=3, pilasters=True, lit=0.0, hoods=True,
    )
    sides = side_frames(width, depth)
    draft = MeshBuilder()
    top = _tall_windows(chance, draft, sides, base, hall, style)
    front = sides[0][0]
    a0, a1, out = 7.0, width - 7.0, 4.2
    _stair(draft, front, a0 - 0.6, a1 + 0.6, out + 0.9, 1.9, 9)
    draft.wall_box(front, a0 - 1.7, a1 + 1.7, 0, out + 0.9, 0, 1.9, 'white')
    # The portico's back wall closes the windows of the base, which the podium would cut in half.
    draft.wall_box(front, a0 - 1.2, a1 + 1.2, -0.4, 0.15, 1.9, base - 0.2, 'mist')
    for a in (width / 2 - 5.8, width / 2, width / 2 + 5.8):
        applied_window(draft, moved(front, outward=0.1), a - 1.0, a + 1.0, 1.9, base - 0.3, style, chance, mullions=2)
    _columns(draft, front, a0, a1, out - 0.2, 1.9, top - 1.2, 8, 0.82, 'white')
    z = _entablature(draft, front, a0 - 1.3, a1 + 1.3, 0, out + 0.9, top - 1.2)
    draft.wall_box(front, a0 - 0.9, a1 + 0.9, -2, out + 0.4, z, z + 1.5, 'white')
    draft.wall_box(front, a0 - 1.1, a1 + 1.1, -2.2, out + 0.6, z + 1.5, z + 1.75, 'frame')
    _pediment(draft, front, a0 - 0.9, a1 + 0.9, -8, out + 0.3, z + 1.75, 4.2, 'slate light')
    for frame, length in sides:
        draft.wall_box(frame, 0.2, length - 0.2, -0.6, -0.1, top, top + 1.6, 'white')
        draft.wall_box(frame, 0, length, -0.8, 0.05, top + 1.6, top + 1.82, 'frame')
    hip_roof(draft, 0.8, 0.8, width - 0.8, depth - 0.8, top + 0.5, 4.6, 'slate', eave=0.25)
    draft.build('bank', place)


def courthouse(chance, place, width=46.0, depth=24.0):
    """A courthouse: wings with hipped roofs, a portico of six columns above a broad stair, a lantern tower."""
    base, hall = 4.2, 4.4
    style = Style(
        'white', 'mist', 'frame', bay=3.3, window_width=0.42, window_height=0.62, sill=0.18, reveal=0.28,
        hoods=True, bands=True, pilasters=True, lit=0.0,
    )
    draft = MeshBuilder()
    sides = side_frames(width, depth)
    top = facades(draft, sides, 3, hall, style, chance, ground=base, doors=())
    hip_roof(draft, 0, 0, width, depth, top + 0.16, 6.4, 'slate', eave=0.6)
    a0, a1, out = width / 2 - 9.2, width / 2 + 9.2, 5.0
    front = sides[0][0]
    rise = 3.2
    draft.wall_box(front, a0 - 1.4, a1 + 1.4, 0, out + 1.0, 0, rise, 'white')
    _stair(draft, front, a0 - 0.3, a1 + 0.3, out + 1.0, rise, 14, tread=0.5)
    draft.wall_box(front, a0 - 0.8, a1 + 0.8, -0.3, 0.15, rise - 0.1, rise + 4.9, 'mist')
    _columns(draft, front, a0, a1, out - 0.2, rise, top - 0.5, 6, 0.78, 'white')
    z = _entablature(draft, front, a0 - 1.2, a1 + 1.2, 0, out + 0.8, top - 0.5)
    _pediment(draft, front, a0 - 1.0, a1 + 1.0, -9, out + 0.6, z, 4.6, 'slate light')
    for a in (width / 2 - 6.0, width / 2, width / 2 + 6.0):
        applied_window(draft, moved(front, outward=0.1), a - 1.1, a + 1.1, rise, rise + 4.3, style, chance, mullions=2)
    _lantern(draft, width / 2, depth / 2, top + 4.6)
    draft.build('courthouse', place)


def _lantern(draft, cx, cy, z):
    """A drum with columns, a dome and a spike: the courthouse's tower."""
    draft.box(cx - 4.2, cy - 4.2, z - 2.5, cx + 4.2, cy + 4.2, z + 2.2, 'white')
    draft.box(cx - 4.5, cy - 4.5, z + 2.2, cx + 4.5, cy + 4.5, z + 2.5, 'frame')
    draft.cylinder(cx, cy, 2.7, z + 2.5, z + 6.9, 'glass pale', 32)
    for i in range(10):
        turn = 2 * math.pi * i / 10
        draft.cylinder(cx + 3.2 * math.cos(turn), cy + 3.2 * math.sin(turn), 0.34, z + 2.5, z + 6.6, 'white', 14)
    draft.cylinder(cx, cy, 3.8, z + 6.6, z + 7.4, 'white', 40)
    for i in range(8):
        low, high = math.radians(i * 11), math.radians((i + 1) * 11)
        draft.cylinder(cx, cy, 3.4 * math.cos(low), z + 7.4 + 3.6 * math.sin(low), z + 7.4 + 3.6 * math.sin(high),
                       'slate dark', 40, top_radius=3.4 * math.cos(high))
    draft.cylinder(cx, cy, 0.5, z + 10.9, z + 12.1, 'white', 16)
    draft.cylinder(cx, cy, 0.5, z + 12.1, z + 14.2, 'slate dark', 16, top_radius=0.03)
