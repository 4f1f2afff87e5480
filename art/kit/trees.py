"""Model-maker's trees: lumps of foam on a stick. A few meshes are made once and set out many times."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from .materials import material
from .seeds import seeded

#: The height the meshes are made at; a tree of another height is scaled.
MADE_HEIGHT = 8.0


class Grove:
    """Plants trees. `detail` is the subdivision of the foam: 3 in a town, 4 for a close view."""

    def __init__(self, detail=3):
        leaves = ('leaf', 'leaf dark', 'leaf light', 'leaf', 'leaf dark')
        self._round = [_round_tree(seeded('round', i), leaf, detail) for i, leaf in enumerate(leaves)]
        self._columns = [_column_tree(seeded('column', i), leaf, detail) for i, leaf in enumerate(leaves[:2])]

    def plant(self, chance, x, y, z=0.0, height=7.0, column=False):
        """One tree of about `height` metres."""
        mesh = chance.choice(self._columns if column else self._round)
        tree = bpy.data.objects.new('tree', mesh)
        bpy.context.scene.collection.objects.link(tree)
        scale = height / MADE_HEIGHT
        tree.location = (x, y, z)
        tree.rotation_euler = (0, 0, chance.uniform(0, 2 * math.pi))
        tree.scale = (scale * chance.uniform(0.9, 1.1), scale * chance.uniform(0.9, 1.1), scale)

    def scatter(self, chance, count, area, z, heights=(5.5, 8.5), keep_clear=(), apart=2.6):
        """Up to `count` trees in `area` (x0, y0, x1, y1), outside all `keep_clear` rectangles."""
        planted = []
        for _ in range(count * 12):
            if len(planted) == count:
                return
            x, y = chance.uniform(area[0], area[2]), chance.uniform(area[1], area[3])
            if any(x0 < x < x1 and y0 < y < y1 for x0, y0, x1, y1 in keep_clear):
                continue
            if any(math.hypot(x - a, y - b) < apart for a, b in planted):
                continue
            planted.append((x, y))
            self.plant(chance, x, y, z, chance.uniform(*heights))


def _round_tree(chance, leaf, detail):
    height, draft = MADE_HEIGHT, bmesh.new()
    _trunk(draft, height * 0.5)
    lumps, turn = chance.randint(6, 8), chance.uniform(0, 6)
    for k in range(lumps):
        angle = turn + 2 * math.pi * k / lumps + chance.uniform(-0.3, 0.3)
        away, size = height * chance.uniform(0.12, 0.185), height * chance.uniform(0.11, 0.165)
        centre = (math.cos(angle) * away, math.sin(angle) * away, height * chance.uniform(0.42, 0.68))
        _lump(draft, chance, centre, (size, size, size * 0.88), detail)
    _lump(draft, chance, (0, 0, height * 0.62), (height * 0.2,) * 3, detail)
    top = (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), height * 0.8)
    _lump(draft, chance, top, (height * 0.16, height * 0.16, height * 0.15), detail)
    return _finished(draft, leaf)


def _column_tree(chance, leaf, detail):
    height, draft = MADE_HEIGHT, bmesh.new()
    _trunk(draft, height * 0.4)
    _lump(draft, chance, (0, 0, height * 0.55), (height * 0.13, height * 0.13, height * 0.42), detail)
    _lump(draft, chance, (0.1, 0, height * 0.42), (height * 0.15, height * 0.15, height * 0.26), detail)
    return _finished(draft, leaf)


def _lump(draft, chance, centre, radii, detail):
    """A ball roughened by three octaves of noise."""
    centre, away = Vector(centre), Vector([chance.uniform(0, 99) for _ in range(3)])
    for corner in bmesh.ops.create_icosphere(draft, subdivisions=detail, radius=1.0)['verts']:
        direction = corner.co.normalized()
        point = Vector(d * r for d, r in zip(direction, radii))
        place = point + centre + away
        swell = 1 + 0.20 * noise.noise(place * 1.1) + 0.15 * noise.noise(place * 2.6)
        if detail > 3:
            swell += 0.10 * noise.noise(place * 5.5)
        corner.co = centre + point * swell


def _trunk(draft, height):
    made = bmesh.ops.create_cone(
        draft, segments=7, radius1=0.17, radius2=0.1, depth=height,
        matrix=Matrix.Translation((0, 0, height / 2)),
    )
    for face in {face for corner in made['verts'] for face in corner.link_faces}:
        face.material_index = 1


def _finished(draft, leaf):
    mesh = bpy.data.meshes.new('tree')
    draft.to_mesh(mesh)
    draft.free()
    mesh.materials.append(material(leaf))
    mesh.materials.append(material('trunk'))
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh
