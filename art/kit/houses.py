"""Ordinary houses: rows of them in the town's style, gabled ones of the old town, detached ones."""

from dataclasses import replace

from mathutils import Matrix

from .facade import Style, applied_window, facade, facades, orange
from .mesh import MeshBuilder, placed, side_frames
from .roofs import flat_roof, gable_roof, gable_windows, hip_roof, mansard_roof

WALLS = ('white', 'white', 'cream', 'mist', 'white', 'cream', 'sky')
ROOFS = ('slate', 'slate', 'slate light', 'slate dark', 'slate light')


def style_of(kind, chance):
    """A facade for one of the kinds `period` (Gründerzeit), `plain`, `modern` and `office`."""
    wall = chance.choice(WALLS)
    if kind == 'period':
        return Style(
            wall, bay=chance.uniform(2.3, 2.8), window_width=0.44, window_height=0.60, sill=0.22,
            bands=chance.random() < 0.6, hoods=chance.random() < 0.5, shop=chance.random() < 0.45,
            balconies=0.14 if chance.random() < 0.4 else 0.0,
        )
    if kind == 'plain':
        return Style(
            wall, trim='stone', bay=chance.uniform(2.5, 3.2), window_width=0.46, window_height=0.48,
            sill=0.30, cornice=False, balconies=0.1 if chance.random() < 0.4 else 0.0,
        )
    if kind == 'modern':
        return Style(
            wall, bay=chance.uniform(3.0, 3.8), window_width=0.66, window_height=0.66, sill=0.16,
            cornice=False, transom=False, balconies=0.45, shop=chance.random() < 0.5,
        )
    if kind == 'office':
        return Style(
            wall, bay=chance.uniform(2.0, 2.6), window_width=0.72, window_height=0.70, sill=0.14,
            cornice=False, transom=False, mullions=1, fins=chance.random() < 0.6, shop=True,
            ribbon=chance.random() < 0.35, lit=0.04,
        )
    raise ValueError(f'no such kind of house: {kind}')


def row_house(chance, width, depth, storeys, kind, place, in_orange=False):
    """One house of a row: its front at y = 0 of `place`, its walls on the boundaries."""
    style = style_of(kind, chance)
    if in_orange:
        style = orange(style)
    height = chance.uniform(3.2, 3.6) if kind in ('period', 'office') else chance.uniform(2.9, 3.1)
    ground = height * (1.25 if style.shop else 1.05)
    (front, _), right, (back, _), left = side_frames(width, depth)
    draft = MeshBuilder()
    top = facade(draft, front, width, storeys, height, style, chance, door=True, ground=ground)
    rear = replace(style, shop=False, hoods=False)
    facade(draft, back, width, storeys, height, rear, chance, ground=ground)
    for frame, length in (left, right):
        facade(draft, frame, length, storeys, height, replace(style, balconies=0.0), chance, ground=ground)
    roof = chance.choice(('mansard', 'gable', 'gable')) if kind == 'period' else None
    own_roof = chance.choice(ROOFS)
    paint = 'orange roof' if in_orange else own_roof
    if roof == 'mansard':
        mansard_roof(draft, width, depth, top, style, chance, paint)
    elif roof == 'gable' or kind == 'plain':
        rise, covering = depth / 2 * chance.uniform(0.72, 0.95), chance.choice(('tile', 'tile', 'seam'))
        gable_roof(draft, width, depth, top, rise, style, chance, paint, covering,
                   dormers=chance.random() < 0.8)
    else:
        flat_roof(draft, 0, 0, width, depth, top, chance, style.wall, solar=chance.random() < 0.3)
    draft.build('row house', place)


def row_of_houses(chance, x, y, length, turn, depth, kinds, storeys, z=0.35, in_orange=False):
    """Houses side by side along `length` metres from (x, y); neighbours differ in height."""
    widths, rest = [], length
    while rest > 0:
        width = chance.uniform(9.5, 17)
        width = rest if rest - width < 8 else width
        widths.append(width)
        rest -= width
    past, before, (fewest, most) = 0.0, None, storeys
    for width in widths:
        count = chance.randint(fewest, most)
        if count == before:
            count = count + 1 if count < most else max(fewest, count - 1)
        before = count
        place = placed(x, y, z, turn) @ Matrix.Translation((past, 0, 0))
        row_house(chance, width, depth, count, chance.choice(kinds), place, in_orange)
        past += width


def gabled_house(chance, place, width, depth, storeys, front='plain', roof=None, wall=None, steep=1.15,
                 in_orange=False, shop=None):
    """An old-town house that shows the street its gable: `plain`, `stepped` or `timber`."""
    style = Style(
        wall or chance.choice(('white', 'cream', 'mist', 'white')), bay=chance.uniform(1.9, 2.2),
        window_width=0.44, window_height=0.54, sill=0.26, trim='frame', cornice=False, reveal=0.12,
        shop=chance.random() < 0.4 if shop is None else shop,
    )
    if in_orange:
        style = orange(style)
    height, rise = chance.uniform(2.8, 3.05), width / 2 * steep * chance.uniform(0.95, 1.1)
    # Built with the ridge along x, then turned so that the left gable faces the street.
    draft = MeshBuilder()
    (front_side, _), (rear, _), (back_side, _), (street, _) = side_frames(depth, width)
    ground = height * 1.15
    top = facade(draft, street, width, storeys, height, style, chance, door=True, ground=ground)
    facade(draft, rear, width, storeys, height, replace(style, shop=False), chance, ground=ground)
    for frame in (front_side, back_side):
        facade(draft, frame, depth, storeys, height, replace(style, shop=False), chance, ground=ground)
    paint = 'orange roof' if in_orange else roof or chance.choice(ROOFS)
    gable_roof(draft, depth, width, top, rise, style, chance, paint, eave=0.3,
               verge=0.0 if front == 'stepped' else 0.25, dormers=depth > 8, back=True)
    _gable_front(draft, street, width, top, rise, front, style, chance, storeys, height, ground)
    draft.build('gabled house', place @ placed(width, 0, 0, 90))


def _gable_front(draft, frame, width, z, rise, front, style, chance, storeys, height, ground):
    middle = width / 2
    for low, pairs in ((0.5, 2), (rise * 0.52, 1)):
        for i in range(pairs):
            a = middle + (i - (pairs - 1) / 2) * 1.7
            applied_window(draft, frame, a - 0.45, a + 0.45, z + low, z + low + min(1.4, rise * 0.28), style,
                           chance, mullions=2)
    if front == 'stepped':
        steps = 5
        for k in range(steps):
            a, low, high = middle * k / steps, z + rise * k / steps, z + rise * (k + 1) / steps + 0.3
            back, out = -0.45, 0.02
            # Only the part beyond the roof line, so that the gable's windows stay free.
            shoulder = middle / steps + 0.55
            for a0, a1 in ((a, min(middle, a + shoulder)), (max(middle, width - a - shoulder), width - a)):
                draft.wall_box(frame, a0, a1, back, out, low - 0.2, high, style.wall)
                draft.wall_box(frame, a0 - 0.06, a1 + 0.06, back - 0.06, out + 0.08, high, high + 0.14, style.trim)
        draft.wall_box(frame, 0, width, 0, 0.08, z - 0.08, z + 0.08, style.trim)
    elif front == 'timber':
        _timber(draft, frame, width, z, rise, storeys, height, ground)


def _timber(draft, frame, width, z, rise, storeys, height, ground):
    """Half-timbering above a plastered ground floor."""
    beam, thick, middle = 0.2, 0.07, width / 2
    floors = [ground + height * i for i in range(storeys)]
    for level in floors:
        draft.wall_beam(frame, (0, level), (width, level), beam + 0.06, thick, 'timber')
    posts = [0.12, width * 0.25, middle, width * 0.75, width - 0.12]
    for low, high in zip(floors, floors[1:]):
        bays = max(1, round((width - 0.8) / 2.05))
        bay = (width - 0.8) / bays
        for i in range(bays + 1):
            a = min(max(0.4 + bay * i, 0.12), width - 0.12)
            draft.wall_beam(frame, (a, low), (a, high), beam, thick, 'timber')
        draft.wall_beam(frame, (0.15, low + 0.1), (0.42 + bay * 0.16, high - 0.1), beam * 0.8, thick, 'timber')
        draft.wall_beam(frame, (width - 0.15, low + 0.1), (width - 0.42 - bay * 0.16, high - 0.1), beam * 0.8,
                        thick, 'timber')
    collar = z + rise * 0.48
    reach = middle * 0.5
    draft.wall_beam(frame, (middle - reach, collar), (middle + reach, collar), beam, thick, 'timber')
    for a in posts[1:-1]:
        top = z + rise * (1 - abs(a - middle) / middle)
        if a == middle:
            continue
        draft.wall_beam(frame, (a, z), (a, top - 0.15), beam, thick, 'timber')
    for side in (-1, 1):
        draft.wall_beam(frame, (middle + side * (middle - 0.1), z + 0.05), (middle, z + rise - 0.05), beam, thick,
                        'timber')


def detached_house(chance, place, width=11.0, depth=9.5, storeys=2, roof=None, in_orange=False, hipped=False):
    """A house of its own with a saddle or hipped roof, the entrance in front."""
    style = Style(
        chance.choice(('white', 'white', 'cream', 'mist')), bay=2.7, window_width=0.46, window_height=0.55,
        sill=0.26, cornice=False, transom=True,
    )
    if in_orange:
        style = orange(style)
    paint = 'orange roof' if in_orange else roof or chance.choice(ROOFS)
    draft = MeshBuilder()
    draft.box(-0.25, -0.25, 0, width + 0.25, depth + 0.25, 0.3, 'stone')
    lifted = side_frames(width, depth, z=0.3)
    top = 0.3 + facades(draft, lifted, storeys, 2.9, style, chance, ground=3.0)
    if hipped:
        hip_roof(draft, 0, 0, width, depth, top, depth * 0.36, paint, eave=0.6)
    else:
        gable_roof(draft, width, depth, top, depth * 0.46, style, chance, paint, eave=0.55, verge=0.4, back=False)
        gable_windows(draft, width, depth, top, style, chance)
    draft.box(width / 2 - 1.2, -1.3, 0, width / 2 + 1.2, -0.2, 0.2, 'stone')
    draft.build('detached house', place)
