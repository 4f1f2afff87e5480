"""Roofs in a building's own coordinates: front at y = 0 looking towards -y, x from 0 to the width."""

import math
from dataclasses import replace

from .facade import applied_window, window
from .mesh import moved, side_frames

#: How far apart tile courses and standing seams lie.
TILE_COURSE, SEAM = 0.42, 0.62


def slope(draft, x0, x1, eave, ridge, paint, covering='tile', thickness=0.22):
    """A roof plane from `eave` to `ridge`, both (y, z), between x0 and x1."""
    (y0, z0), (y1, z1) = eave, ridge
    length = math.hypot(y1 - y0, z1 - z0)
    up_y, up_z = (y1 - y0) / length, (z1 - z0) / length
    out_y, out_z = (-up_z, up_y) if up_y > 0 else (up_z, -up_y)

    def point(x, along, out):
        return (x, y0 + up_y * along + out_y * out, z0 + up_z * along + out_z * out)

    def course(left, right, low, high, bottom, top_low, top_high):
        corners = [
            point(x, along, out)
            for (x, along, out) in (
                (left, low, bottom), (right, low, bottom), (right, high, bottom), (left, high, bottom),
                (left, low, top_low), (right, low, top_low), (right, high, top_high), (left, high, top_high),
            )
        ]
        for side in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (0, 1, 2, 3)):
            draft.face([corners[k] for k in side], paint)

    if covering == 'tile':
        count = max(2, int(length / TILE_COURSE))
        for i in range(count):
            low, high = length * i / count, length * (i + 1) / count + 0.02
            course(x0, x1, low, high, 0, thickness + 0.05, thickness - 0.02)
        return
    course(x0, x1, 0, length, 0, thickness, thickness)
    count = max(2, int((x1 - x0) / SEAM))
    for i in range(count + 1):
        x = x0 + (x1 - x0 - 0.06) * i / count
        course(x, x + 0.06, 0, length, thickness, thickness + 0.08, thickness + 0.08)


def chimney(draft, x, y, z, height, paint='cream', half=0.45):
    """A chimney that rises `height` above z and reaches well below it, into the roof."""
    deep = half * 0.7
    draft.box(x - half, y - deep, z - 2.2, x + half, y + deep, z + height, paint)
    rim = 0.08
    draft.box(
        x - half - rim, y - deep - rim, z + height, x + half + rim, y + deep + rim, z + height + 0.14, paint
    )
    for pot in (-0.2, 0.2):
        draft.cylinder(x + pot, y, 0.12, z + height + 0.14, z + height + 0.5, 'slate', 8)


def dormer(draft, frame, centre, width, face, z, height, depth, style, chance, roof):
    """A flat-roofed dormer; `face` is how far its front stands out of the wall (negative: behind it)."""
    here = moved(frame, outward=face)
    a0, a1, rim, top = centre - width / 2, centre + width / 2, 0.16, z + height

    def front(left, right, low, high):
        corners = ((left, low), (right, low), (right, high), (left, high))
        draft.face([here(a, 0, b) for a, b in corners], style.wall)

    front(a0, a0 + rim, z, top)
    front(a1 - rim, a1, z, top)
    front(a0 + rim, a1 - rim, top - rim, top)
    window(draft, here, a0 + rim, a1 - rim, z, top - rim, replace(style, reveal=0.1), chance)
    for a in (a0, a1):
        draft.face([here(a, 0, z), here(a, -depth, z), here(a, -depth, top), here(a, 0, top)], style.wall)
    draft.wall_box(here, a0 - 0.14, a1 + 0.14, -depth, 0.2, top, top + 0.14, roof)


def gable_roof(
    draft, width, depth, z, height, style, chance, roof, covering='tile',
    eave=0.45, verge=0.0, dormers=True, with_chimney=True, back=True,
):
    """A saddle roof, its ridge along x; `verge` is the overhang beyond the gables."""
    middle = depth / 2
    pitch = height / middle
    for edge, overhang in ((-eave, -eave), (depth + eave, -eave)):
        slope(draft, -verge, width + verge, (edge, z + pitch * overhang + 0.05), (middle, z + height + 0.05),
              roof, covering)
    draft.box(-verge, middle - 0.16, z + height + 0.12, width + verge, middle + 0.16, z + height + 0.36, roof)
    for x in (0, width):
        draft.face([(x, 0, z), (x, depth, z), (x, middle, z + height)], style.wall)
    front, _, rear, _ = (frame for frame, _ in side_frames(width, depth))
    if dormers and width > 5:
        count = max(1, int((width - 2) / 3.6))
        for frame in (front, rear) if back else (front,):
            for i in range(count):
                low, tall = z + pitch + 0.2, min(1.5, height * 0.36)
                reach = (tall + 0.2) / pitch + 0.4
                dormer(draft, frame, (i + 0.5) * width / count, 1.45, -1.0, low, tall, reach, style, chance,
                       roof)
    if with_chimney:
        y = middle + chance.choice((-1, 1)) * middle * 0.3
        chimney(draft, width * chance.uniform(0.2, 0.8), y, z + height * 0.85, chance.uniform(0.7, 1.2),
                style.wall)


def gable_windows(draft, width, depth, z, style, chance, ends=('left', 'right'), low=0.7, high=2.1):
    """A pair of windows in each named gable of a saddle roof."""
    _, (right, _), _, (left, _) = side_frames(width, depth)
    for name, frame in (('left', left), ('right', right)):
        if name in ends:
            for a in (depth / 2 - 1.5, depth / 2 + 0.4):
                applied_window(draft, frame, a, a + 1.1, z + low, z + high, style, chance)


def mansard_roof(draft, width, depth, z, style, chance, roof, lower=2.7):
    """A steep lower slope with dormers and a flat upper one."""
    inset = 1.0
    upper = (depth / 2 - inset) * 0.32
    for near, bend, middle in ((-0.15, inset, 1), (depth + 0.15, depth - inset, -1)):
        slope(draft, 0, width, (near, z + 0.1), (bend, z + lower), roof)
        slope(draft, 0, width, (bend - 0.25 * middle, z + lower), (depth / 2, z + lower + upper), roof, 'seam',
              0.16)
    for x in (0, width):
        profile = ((0, 0), (depth, 0), (depth - inset, lower), (depth / 2, lower + upper), (inset, lower))
        draft.face([(x, y, z + up) for y, up in profile], style.wall)
    count = max(1, int((width - 1) / 2.9))
    front, _, rear, _ = (frame for frame, _ in side_frames(width, depth))
    for frame in (front, rear):
        for i in range(count):
            dormer(draft, frame, (i + 0.5) * width / count, 1.5, -0.12, z + 0.45, 1.85, 1.4, style, chance,
                   roof)
    chimney(draft, width * chance.uniform(0.25, 0.75), depth / 2, z + lower + upper * 0.6, 1.3, style.wall)


def hip_roof(draft, x0, y0, x1, y1, z, height, paint, eave=0.5):
    """A hipped roof in courses, so that it carries the same relief as the slopes; its ridge lies along x."""
    x0, y0, x1, y1 = x0 - eave, y0 - eave, x1 + eave, y1 + eave
    half = (y1 - y0) / 2
    count = max(3, int(math.hypot(height, half) / TILE_COURSE))

    def ring(share):
        inset = share * half
        return [(x0 + inset, y0 + inset), (x1 - inset, y0 + inset), (x1 - inset, y1 - inset),
                (x0 + inset, y1 - inset)]

    for i in range(count):
        low, high = i / count, (i + 1) / count
        bottom, top = z + height * low, z + height * high
        outer, inner = ring(low), ring(high)
        for k in range(4):
            p, q, r, s = outer[k], outer[(k + 1) % 4], inner[(k + 1) % 4], inner[k]
            draft.face([(*p, bottom - 0.04), (*q, bottom - 0.04), (*q, bottom + 0.06), (*p, bottom + 0.06)], paint)
            draft.face([(*p, bottom + 0.06), (*q, bottom + 0.06), (*r, top), (*s, top)], paint)
    draft.face([(*p, z - 0.05) for p in ring(0)], paint)


def flat_roof(draft, x0, y0, x1, y1, z, chance, wall='white', deck='gravel', plant=True, solar=False, parapet=0.7):
    """A flat roof with a parapet and, if `plant`, a stair head and machines, or solar panels."""
    rim = 0.28
    draft.face([(x0, y0, z + 0.05), (x1, y0, z + 0.05), (x1, y1, z + 0.05), (x0, y1, z + 0.05)], deck)
    for left, near, right, far in (
        (x0, y0, x1, y0 + rim),
        (x0, y1 - rim, x1, y1),
        (x0, y0 + rim, x0 + rim, y1 - rim),
        (x1 - rim, y0 + rim, x1, y1 - rim),
    ):
        draft.box(left, near, z - 0.02, right, far, z + parapet, wall)
    if plant and solar:
        _solar_panels(draft, x0, y0, x1, y1, z)
    elif plant:
        _roof_plant(draft, x0, y0, x1 - x0, y1 - y0, z, chance, wall)


def _solar_panels(draft, x0, y0, x1, y1, z):
    columns, rows = max(1, int((x1 - x0 - 2.4) / 1.25)), max(1, int((y1 - y0 - 2.4) / 2.2))
    for j in range(rows):
        for i in range(columns):
            left, near = x0 + 1.2 + i * 1.25, y0 + 1.2 + j * 2.2
            right, far = left + 1.12, near + 1.5
            low, high = z + 0.25, z + 0.8
            draft.face([(left, near, low), (right, near, low), (right, far, high), (left, far, high)], 'solar')
            foot = z + 0.05
            draft.face([(left, far, foot), (right, far, foot), (right, far, high), (left, far, high)], 'metal')


def _roof_plant(draft, x0, y0, width, depth, z, chance, wall):
    cx, cy = x0 + width * chance.uniform(0.3, 0.6), y0 + depth * chance.uniform(0.45, 0.6)
    half, deep = min(2.2, width * 0.18), min(1.8, depth * 0.18)
    draft.box(cx - half, cy - deep, z, cx + half, cy + deep, z + 2.3, wall)
    draft.box(cx - half - 0.12, cy - deep - 0.12, z + 2.3, cx + half + 0.12, cy + deep + 0.12, z + 2.45, wall)
    for _ in range(chance.randint(1, 3)):
        x, y = x0 + width * chance.uniform(0.15, 0.85), y0 + depth * chance.uniform(0.15, 0.85)
        if abs(x - cx) < half + 1 and abs(y - cy) < deep + 1:
            continue
        draft.box(x - 0.6, y - 0.5, z + 0.05, x + 0.6, y + 0.5, z + 0.85, 'metal')
        draft.cylinder(x, y, 0.35, z + 0.85, z + 0.95, 'slate dark', 12)
