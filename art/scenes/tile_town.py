"""Platform: the town taken apart into tiles, the property being valued raised in the middle."""

from kit.facade import Style, facades, orange
from kit.houses import row_house
from kit.landmarks import tower_block
from kit.mesh import MeshBuilder, placed, plate, side_frames
from kit.property_tiles import KINDS, TILE, tile_base
from kit.render import options, render
from kit.roofs import chimney, dormer, hip_roof
from kit.seeds import seeded
from kit.stage import camera, daylight, empty_stage, shadow_catcher
from kit.trees import Grove

#: Tiles lie a gap apart.
PITCH = TILE + 4.0
#: How far the tile of the property stands above the others.
RAISED = 6.0


def _trees(grove, x, y, z, name, count, keep_clear):
    clear = [(x + x0 - 1.8, y + y0 - 1.8, x + x1 + 1.8, y + y1 + 1.8) for x0, y0, x1, y1 in keep_clear]
    area = (x + 2.4, y + 2.4, x + TILE - 2.4, y + TILE - 2.4)
    grove.scatter(seeded(name, 'trees'), count, area, z + 0.12, (4.5, 7), clear)


def townhouses(grove, x, y, z, name):
    """Three houses of a row."""
    tile_base(x, y, z)
    past, chance = 2.4, seeded(name)
    for width, kind in ((7.2, 'period'), (6.4, 'plain'), (7.4, 'period')):
        row_house(chance, width, 11, chance.choice((3, 4)), kind, placed(x + past, y + 10, z + 0.12))
        past += width
    plate(x + 1.6, y + 7.2, x + 24.4, y + 9.6, z + 0.1, z + 0.2, 'path', radius=0.3, bevel=0.03)
    _trees(grove, x, y, z, name, 7, [(2, 7, 24, 21.5)])


def corner_house(grove, x, y, z, name):
    """A large house on a street corner."""
    tile_base(x, y, z, ground='pavement')
    row_house(seeded(name, 'long'), 21.6, 10, 5, 'period', placed(x + 2.2, y + 3.2, z + 0.12))
    row_house(seeded(name, 'short'), 10.4, 10, 5, 'period', placed(x + 2.2, y + 23.8, z + 0.12, -90))
    _trees(grove, x, y, z, name, 5, [(2, 2, 24, 13.5), (2, 2, 12.5, 24)])


def highrise(grove, x, y, z, name):
    """An office tower of eleven storeys."""
    tile_base(x, y, z, ground='pavement')
    tower_block(seeded(name), placed(x + 7.5, y + 7.5, z + 0.1), 14, 14, 11, height=3.4, crown=1.2)
    _trees(grove, x, y, z, name, 9, [(7, 7, 22, 22)])


def villa_tile(grove, x, y, z, name, in_orange=False):
    """A villa with a hipped roof; in orange it is the property being valued."""
    chance = seeded(name)
    tile_base(x, y, z, 'orange' if in_orange else 'blue')
    style = Style(base='white', bay=2.5, window_width=0.42, window_height=0.58, sill=0.24, bands=True, hoods=True,
                  pilasters=True, lit=0.0)
    if in_orange:
        style = orange(style)
    roof = 'orange roof' if in_orange else 'slate'
    width, depth = 15.0, 11.5
    sides = side_frames(width, depth)
    draft = MeshBuilder()
    top = facades(draft, sides, 3, 3.4, style, chance, ground=3.9, doors=(0, 3))
    hip_roof(draft, 0, 0, width, depth, top + 0.16, 4.2, roof, eave=0.6)
    for (frame, length), shares in ((sides[0], (0.32, 0.5, 0.68)), (sides[3], (0.5,))):
        for share in shares:
            dormer(draft, frame, length * share, 1.4, -0.9, top + 0.75, 1.2, 2.0, style, chance, roof)
    for share_x, share_y in ((0.38, 0.6), (0.66, 0.5)):
        chimney(draft, width * share_x, depth * share_y, top + 3.4, 1.4, style.wall)
    draft.build('villa', placed(x + 6.0, y + 8.0, z + 0.12))
    plate(x + 11.6, y + 0.6, x + 15.2, y + 8.2, z + 0.1, z + 0.2, 'path', radius=0.3, bevel=0.03)
    _trees(grove, x, y, z, name, 9, [(5, 6.5, 22, 20.5), (11, 0, 16, 8)])


def park(grove, x, y, z, name):
    """Two paths that cross at a round pond."""
    tile_base(x, y, z)
    plate(x + 11.6, y + 1.4, x + 14.4, y + TILE - 1.4, z + 0.1, z + 0.2, 'path', radius=0.3, bevel=0.03)
    plate(x + 1.4, y + 11.6, x + TILE - 1.4, y + 14.4, z + 0.1, z + 0.21, 'path', radius=0.3, bevel=0.03)
    for half, height, paint in ((4, 0.24, 'path'), (2.4, 0.6, 'white'), (2.0, 0.62, 'blue light')):
        plate(x + 13 - half, y + 13 - half, x + 13 + half, y + 13 + half, z + 0.1, z + height, paint,
              radius=half - 0.01, bevel=0.0)
    _trees(grove, x, y, z, name, 16, [(9, 9, 17, 17), (11, 0, 15, 26), (0, 11, 26, 15)])


def property_kind(kind):
    """A tile of one of the four kinds, without its highlight."""
    return lambda grove, x, y, z, name: KINDS[kind](grove, x, y, z, name, highlighted=False)


RESIDENTIAL, COMMERCIAL, INDUSTRIAL, LAND = (property_kind(k) for k in
                                             ('residential', 'commercial', 'industrial', 'land'))

#: Column and row of the property's tile: in the wide picture far enough to the left for a narrow desktop.
PROPERTY_WIDE, PROPERTY_NARROW = (0, 1), (0, 0)

#: Tiles by column (towards the right) and row (towards the back).
TILES = {
    (1, 0): townhouses, (1, 1): corner_house, (1, -1): RESIDENTIAL, (2, 0): INDUSTRIAL, (2, 1): highrise,
    (1, 2): highrise, (0, 2): townhouses, (2, -1): villa_tile, (2, -2): COMMERCIAL, (1, -2): park,
    (3, 0): corner_house, (3, -1): townhouses, (3, 1): RESIDENTIAL, (2, 2): COMMERCIAL, (3, -2): INDUSTRIAL,
    (0, 3): villa_tile, (1, 3): corner_house, (3, 2): park, (2, 3): villa_tile,
}
ONLY_WIDE = {
    (0, 0): LAND, (0, -1): COMMERCIAL, (4, -1): COMMERCIAL, (4, 0): highrise, (4, -2): RESIDENTIAL,
    (4, 1): INDUSTRIAL, (3, -3): corner_house, (4, -3): villa_tile, (2, -3): RESIDENTIAL,
}
ONLY_NARROW = {
    (0, 1): COMMERCIAL, (0, -1): LAND, (-1, 0): park, (-1, 1): RESIDENTIAL, (-1, 2): INDUSTRIAL, (-1, 3): LAND,
}
NOT_IN_NARROW = {(3, -2), (2, -2), (1, -2)}


def build(narrow):
    """Set out the tiles at slightly different heights."""
    grove = Grove()
    tiles = {**TILES, **(ONLY_NARROW if narrow else ONLY_WIDE)}
    for (column, row), tile in tiles.items():
        if narrow and (column, row) in NOT_IN_NARROW:
            continue
        name = f'tile {column},{row}'
        tile(grove, column * PITCH, row * PITCH, seeded(name, 'height').choice((-0.6, 0.0, 0.5, 1.0)), name)
    column, row = PROPERTY_NARROW if narrow else PROPERTY_WIDE
    villa_tile(grove, column * PITCH, row * PITCH, RAISED, 'the property', in_orange=True)


def main():
    """Build the scene, light it, and render the view asked for."""
    given = options(out='platform', view='wide', width=640, height=320, samples=8, noise=0.0)
    narrow = given.pop('view') == 'narrow'
    empty_stage()
    build(narrow)
    shadow_catcher(-3.6)
    daylight(sun=4.2)
    middle = TILE / 2
    if narrow:
        camera((middle + 4, middle + 14, 2), -122, 33, 285, lens=85, shift=(0.0, 0.1), aperture=0.05,
               focus=(middle, middle - 4, 10))
    else:
        camera((middle + 6, middle + 4, 2), -122, 32, 350, lens=85, shift=(-0.185, 0.055), aperture=0.05,
               focus=(middle, middle - 4, 10))
    render(**given, part=(0.0 if narrow else 0.26, 0.0, 1.0, 1.0))


main()
