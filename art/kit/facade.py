"""Facades with real window reveals, frames, sills, balconies and cornices."""

from dataclasses import dataclass, replace

from .mesh import moved


@dataclass(frozen=True)
class Style:
    """How a facade looks. Window sizes are shares of the bay and the storey, the rest is in metres."""

    wall: str = 'white'
    base: str = 'stone'
    trim: str = 'frame'
    frame: str = 'frame'
    glass: str = 'glass'
    rail: str = 'metal'
    bay: float = 2.6
    window_width: float = 0.48
    window_height: float = 0.56
    sill: float = 0.26
    reveal: float = 0.16
    mullions: int = 2
    transom: bool = True
    shop: bool = False
    ribbon: bool = False
    balconies: float = 0.0
    bands: bool = False
    hoods: bool = False
    cornice: bool = True
    fins: bool = False
    pilasters: bool = False
    lit: float = 0.025


#: All in the brand's orange; roofs take 'orange roof'.
def orange(style):
    """The same facade as the property being valued."""
    return replace(
        style,
        wall='orange',
        base='orange',
        trim='orange light',
        frame='frame',
        glass='orange glass',
        rail='orange light',
        lit=0.0,
    )


def window(draft, frame, a0, a1, z0, z1, style, chance, mullions=None):
    """A window in an opening: reveal, glass, frame, mullions."""
    depth = style.reveal
    glass = 'lit' if chance.random() < style.lit else style.glass
    for reveal in (
        ((a0, 0, z0), (a0, -depth, z0), (a0, -depth, z1), (a0, 0, z1)),
        ((a1, 0, z0), (a1, -depth, z0), (a1, -depth, z1), (a1, 0, z1)),
        ((a0, 0, z0), (a1, 0, z0), (a1, -depth, z0), (a0, -depth, z0)),
        ((a0, 0, z1), (a1, 0, z1), (a1, -depth, z1), (a0, -depth, z1)),
    ):
        draft.face([frame(*p) for p in reveal], style.wall)
    corners = ((a0, z0), (a1, z0), (a1, z1), (a0, z1))
    draft.face([frame(a, -depth, z) for a, z in corners], glass)
    bar, back, front = 0.07, -depth, -depth + 0.06
    for left, right, low, high in (
        (a0, a0 + bar, z0, z1),
        (a1 - bar, a1, z0, z1),
        (a0, a1, z0, z0 + bar),
        (a0, a1, z1 - bar, z1),
    ):
        draft.wall_box(frame, left, right, back, front, low, high, style.frame)
    count = style.mullions if mullions is None else mullions
    for i in range(1, count):
        a = a0 + (a1 - a0) * i / count
        draft.wall_box(frame, a - 0.03, a + 0.03, back, front - 0.01, z0, z1, style.frame)
    if style.transom and z1 - z0 > 1.5:
        z = z0 + (z1 - z0) * 0.7
        draft.wall_box(frame, a0, a1, back, front - 0.01, z - 0.03, z + 0.03, style.frame)


def applied_window(draft, frame, a0, a1, z0, z1, style, chance, **options):
    """A window set onto a closed wall, for gables."""
    window(draft, moved(frame, outward=0.14), a0, a1, z0, z1, replace(style, reveal=0.1), chance, **options)


def railing(draft, frame, a0, a1, depth, z, paint, bars=False, height=1.0):
    """A balcony's three-sided railing, of panels or of bars."""
    thin = 0.045
    for left, right, near, far in (
        (a0, a1, depth - thin, depth),
        (a0, a0 + thin, 0, depth),
        (a1 - thin, a1, 0, depth),
    ):
        draft.wall_box(frame, left, right, near, far, z + height - 0.06, z + height, paint)
        if not bars:
            draft.wall_box(frame, left, right, near, far, z + 0.05, z + height - 0.1, paint)
    if not bars:
        return
    across, deep = max(3, int((a1 - a0) / 0.16)), max(2, int(depth / 0.2))
    top = z + height - 0.05
    for i in range(across + 1):
        a = a0 + (a1 - a0 - 0.03) * i / across
        draft.wall_box(frame, a, a + 0.03, depth - 0.035, depth - 0.005, z, top, paint)
    for i in range(deep):
        out = depth * i / deep
        draft.wall_box(frame, a0, a0 + 0.03, out, out + 0.03, z, top, paint)
        draft.wall_box(frame, a1 - 0.03, a1, out, out + 0.03, z, top, paint)


def facade(
    draft, frame, width, storeys, height, style, chance, door=False, bars=False, ground=None, balcony_bays=None
):
    """A wall of `storeys` storeys of `height` metres (`ground`: the lowest); returns the top's height.

    `balcony_bays` names the bays with balconies; without it, chance decides by the style's share.
    """
    bays = max(1, round((width - 0.8) / style.bay))
    margin = 0.4 if bays > 1 else 0.5
    bay = (width - 2 * margin) / bays
    if balcony_bays is None:
        balcony_bays = [i for i in range(bays) if chance.random() < style.balconies]
    z = 0.0
    for storey in range(storeys):
        tall = (ground or height) if storey == 0 else height
        _storey(
            draft, frame, width, z, tall, storey, style, chance, bay, bays, margin,
            bays // 2 if door else None, balcony_bays, bars,
        )
        if storey == 0 and storeys > 1 and style.cornice:
            draft.wall_box(frame, 0, width, 0, 0.1, z + tall - 0.14, z + tall, style.trim)
        elif storey > 0 and style.bands:
            draft.wall_box(frame, 0, width, 0, 0.1, z - 0.07, z + 0.07, style.trim)
        z += tall
    if style.fins:
        for i in range(bays + 1):
            a = margin + bay * i
            draft.wall_box(frame, a - 0.09, a + 0.09, 0, 0.3, ground or height, z, style.trim)
    if style.pilasters:
        for a in (0, width - 0.5):
            draft.wall_box(frame, a, a + 0.5, 0, 0.1, 0, z, style.trim)
    if style.cornice:
        draft.wall_box(frame, -0.02, width + 0.02, 0, 0.22, z - 0.18, z + 0.02, style.trim)
        draft.wall_box(frame, -0.02, width + 0.02, 0, 0.36, z + 0.02, z + 0.16, style.trim)
    return z


def _storey(
    draft, frame, width, z, height, storey, style, chance, bay, bays, margin, door_bay, balcony_bays, bars
):
    shop = style.shop and storey == 0
    wall = style.base if storey == 0 else style.wall
    if style.ribbon and not shop:
        low, high = z + height * 0.30, z + height * 0.86
        openings = [(margin, width - margin)]
    else:
        low = z + height * (0.10 if shop else style.sill)
        high = low + height * (0.70 if shop else style.window_height)
        half = bay * (0.80 if shop else style.window_width) / 2
        centres = [margin + bay * (i + 0.5) for i in range(bays)]
        openings = [(c - half, c + half) for c in centres]

    def wall_piece(a0, a1, z0, z1):
        if a1 - a0 > 1e-4 and z1 - z0 > 1e-4:
            draft.face([frame(a0, 0, z0), frame(a1, 0, z0), frame(a1, 0, z1), frame(a0, 0, z1)], wall)

    wall_piece(0, width, high, z + height)
    past = 0.0
    for i, (a0, a1) in enumerate(openings):
        door = door_bay == i and storey == 0
        balcony = i in balcony_bays and storey > 0 and not style.ribbon
        bottom = z + 0.12 if door or balcony else low
        wall_piece(past, a0, z, high)
        wall_piece(a0, a1, z, bottom)
        wide = style.ribbon or shop
        opening = replace(style, wall=wall, reveal=0.28 if door else style.reveal)
        mullions = max(2, round((a1 - a0) / 1.4)) if wide else None
        window(draft, frame, a0, a1, bottom, high, opening, chance, mullions)
        if not (door or balcony or wide):
            draft.wall_box(frame, a0 - 0.08, a1 + 0.08, -0.02, 0.09, bottom - 0.08, bottom, style.trim)
        if style.hoods and not shop:
            draft.wall_box(frame, a0 - 0.12, a1 + 0.12, 0, 0.14, high + 0.06, high + 0.2, style.trim)
        if balcony:
            centre, reach = (a0 + a1) / 2, min(bay * 0.46, 1.7)
            draft.wall_box(frame, centre - reach, centre + reach, 0, 1.25, z - 0.1, z + 0.06, style.trim)
            railing(draft, frame, centre - reach, centre + reach, 1.25, z + 0.06, style.rail, bars)
        past = a1
    wall_piece(past, width, z, high)


def facades(draft, sides, storeys, height, style, chance, doors=(0,), **options):
    """The same facade on several sides (see `side_frames`); returns the top's height."""
    top = 0.0
    for i, (frame, width) in enumerate(sides):
        top = facade(draft, frame, width, storeys, height, style, chance, door=i in doors, **options)
    return top
