"""Cars, a lorry and boats, as plain as studio models."""

import math

import bpy

from .mesh import MeshBuilder, circle, placed

#: A saloon's side view, (along, up), from the rear bumper round under and over; windows lie in its upper part.
_BODY = [
    (-2.12, 0.30), (2.10, 0.30), (2.18, 0.48), (2.16, 0.70), (1.95, 0.80), (1.15, 0.90),
    (0.35, 1.40), (-0.10, 1.47), (-0.80, 1.46), (-1.30, 1.36),
    (-1.95, 0.98), (-2.14, 0.88), (-2.2, 0.6),
]
_SIDE_WINDOWS = (
    [(0.86, 0.98), (0.30, 1.33), (-0.32, 1.38), (-0.32, 0.98)],
    [(-0.42, 0.98), (-0.42, 1.38), (-0.85, 1.37), (-1.22, 1.29), (-1.52, 1.02)],
)


def car(x, y, z, turn, paint):
    """A saloon, driving towards +x before it is turned."""
    name = f'car in {paint}'
    parts = [bpy.data.meshes.get(f'{name}, {part}') for part in ('body', 'glass and wheels')]
    if None in parts:
        parts = _make_car(name, paint)
    for mesh in parts:
        made = bpy.data.objects.new('car', mesh)
        bpy.context.scene.collection.objects.link(made)
        made.matrix_world = placed(x, y, z, turn)


def _half_width(up):
    return 0.90 if up < 0.95 else 0.90 - (up - 0.95) * 0.36


def _make_car(name, paint):
    body = MeshBuilder()
    left = [(x, -_half_width(up), up) for x, up in _BODY]
    right = [(x, _half_width(up), up) for x, up in _BODY]
    body.face(left, paint)
    body.face(right, paint)
    for i in range(len(_BODY)):
        k = (i + 1) % len(_BODY)
        body.face([left[i], left[k], right[k], right[i]], paint)
    rounded = body.build('car', bevel=0.07, segments=3)
    evaluated = rounded.evaluated_get(bpy.context.evaluated_depsgraph_get())
    shell = bpy.data.meshes.new_from_object(evaluated)
    bpy.data.objects.remove(rounded)

    rest = MeshBuilder()
    _windscreen(rest, (1.15, 0.90), (0.35, 1.40), 0.12, 0.92)
    _windscreen(rest, (-1.30, 1.36), (-1.95, 0.98), 0.08, 0.85)
    for side in (-1, 1):
        for outline in _SIDE_WINDOWS:
            rest.face([(x, side * (_half_width(up) + 0.012), up) for x, up in outline], 'glass')
        for x in (-1.34, 1.36):
            wheel(rest, x, side * 0.93, 0.34, 0.31 * side)
    made = rest.build('car')
    details = made.data
    bpy.data.objects.remove(made)
    shell.name, details.name = f'{name}, body', f'{name}, glass and wheels'
    return [shell, details]


def _windscreen(draft, low, high, start, end):
    """Glass on a sloping part of the body, a centimetre above it."""
    (x0, up0), (x1, up1) = ((low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t) for t in (start, end))
    nx, nz = high[1] - low[1], -(high[0] - low[0])
    length = math.copysign(math.hypot(nx, nz), nz) / 0.012
    nx, nz = nx / length, nz / length
    w0, w1 = _half_width(up0) - 0.12, _half_width(up1) - 0.12
    corners = ((x0, -w0, up0), (x1, -w1, up1), (x1, w1, up1), (x0, w0, up0))
    draft.face([(x + nx, y, z + nz) for x, y, z in corners], 'glass')


def wheel(draft, x, y, radius, inwards):
    """A wheel whose outer face is at y; `inwards` is its signed width."""
    rim = circle(x, radius, radius, 22)
    outer = [(a, y, up) for a, up in rim]
    inner = [(a, y - inwards, up) for a, up in rim]
    draft.face(outer, 'tyre')
    for i in range(len(rim)):
        k = (i + 1) % len(rim)
        draft.face([outer[i], outer[k], inner[k], inner[i]], 'tyre')
    hub_y = y + math.copysign(0.01, inwards)
    draft.face([(a, hub_y, up) for a, up in circle(x, radius, radius * 0.58, 22)], 'metal')


def lorry(x, y, z, turn, cab='blue', box='white'):
    """A box lorry of 8.3 m, its rear at the origin, driving towards +x."""
    place = placed(x, y, z, turn)
    body = MeshBuilder()
    body.box(0, -1.22, 0.95, 5.9, 1.22, 3.55, box)
    body.build('lorry box', place, bevel=0.06)
    front = MeshBuilder()
    profile = [(6.15, 0.5), (8.1, 0.5), (8.22, 1.55), (7.95, 2.75), (7.5, 2.9), (6.15, 2.9)]
    for side in (-1.14, 1.14):
        front.face([(a, side, up) for a, up in profile], cab)
    for k, (a, up) in enumerate(profile):
        b, end = profile[(k + 1) % len(profile)]
        front.face([(a, -1.14, up), (b, -1.14, end), (b, 1.14, end), (a, 1.14, up)], cab)
    front.build('lorry cab', place, bevel=0.09, segments=3)
    rest = MeshBuilder()
    windscreen = ((8.215, -0.95, 1.66), (8.215, 0.95, 1.66), (7.985, 0.95, 2.66), (7.985, -0.95, 2.66))
    rest.face(windscreen, 'glass')
    for side in (-1, 1):
        window = ((6.8, 1.65), (7.95, 1.65), (7.75, 2.6), (6.8, 2.6))
        rest.face([(a, side * 1.155, up) for a, up in window], 'glass')
        for axle in (1.3, 7.1):
            wheel(rest, axle, side * 1.17, 0.48, 0.37 * side)
    rest.box(0, -0.9, 0.55, 7.9, 0.9, 0.95, 'tyre')
    rest.build('lorry chassis', place)


def boat(x, y, z, turn, length=6.0, sail=False, paint='white'):
    """An open boat, its bow towards +x; with a mast and two sails if `sail`."""
    half, beam = length / 2, length * 0.16
    side = [(-half, beam * 0.75), (0, beam), (half * 0.6, beam * 0.7), (half, 0)]
    deck = [(a, -b) for a, b in side] + [(a, b) for a, b in reversed(side[:-1])]
    keel = [(a * 0.92, b * 0.7) for a, b in deck]
    draft = MeshBuilder()
    for i in range(len(deck)):
        k = (i + 1) % len(deck)
        draft.face([(*keel[i], 0), (*keel[k], 0), (*deck[k], 0.7), (*deck[i], 0.7)], paint)
    draft.face([(a * 0.93, b * 0.86, 0.58) for a, b in deck], 'sky')
    for i in range(len(deck)):
        k = (i + 1) % len(deck)
        inner = [(deck[j][0] * 0.93, deck[j][1] * 0.86) for j in (i, k)]
        draft.face([(*deck[i], 0.7), (*deck[k], 0.7), (*inner[1], 0.7), (*inner[0], 0.7)], 'frame')
    if sail:
        mast = length * 1.25
        draft.cylinder(half * 0.1, 0, 0.06, 0.5, mast, 'metal', 8)
        boom = half * 0.1 - 0.1
        draft.face([(boom, 0, 1.2), (-half * 0.95, 0.35, 1.3), (boom, 0, mast - 0.2)], 'white')
        draft.face([(half * 0.1 + 0.15, 0, 1.1), (half * 0.95, 0.1, 0.9), (half * 0.1 + 0.1, 0, mast * 0.85)],
                   'mist')
    else:
        for a in (-half * 0.35, half * 0.25):
            draft.box(a - 0.15, -beam * 0.8, 0.5, a + 0.15, beam * 0.8, 0.62, 'frame')
    draft.build('boat', placed(x, y, z, turn))
