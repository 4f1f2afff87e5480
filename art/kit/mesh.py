"""Meshes put together face by face, and the frames and placements they are built in."""

import math

import bpy
from mathutils import Matrix, Vector

from .materials import material

#: Corners of the six sides of a box whose corners count x first, then y, then z.
_BOX_SIDES = ((0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6), (2, 3, 1, 0), (4, 5, 7, 6))


def placed(x, y, z=0.0, turn=0.0):
    """The placement at a point, turned by `turn` degrees about the vertical."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')


def wall_frame(origin, along, outward):
    """A wall's own coordinates: (metres along it, metres out of it, height) to a point."""
    origin, along, outward = Vector(origin), Vector(along), Vector(outward)
    return lambda a, out, z: origin + along * a + outward * out + Vector((0, 0, z))


def front_frame(width):
    """The frame of a building's front: it stands at y = 0 and looks towards -y."""
    return wall_frame((0, 0, 0), (1, 0, 0), (0, -1, 0))


def side_frames(width, depth, x=0.0, y=0.0, z=0.0):
    """Front, right, back and left frame of a rectangular plan, each with its wall's length."""
    return [
        (wall_frame((x, y, z), (1, 0, 0), (0, -1, 0)), width),
        (wall_frame((x + width, y, z), (0, 1, 0), (1, 0, 0)), depth),
        (wall_frame((x + width, y + depth, z), (-1, 0, 0), (0, 1, 0)), width),
        (wall_frame((x, y + depth, z), (0, -1, 0), (-1, 0, 0)), depth),
    ]


def moved(frame, along=0.0, outward=0.0, up=0.0):
    """The same frame with another origin."""
    return lambda a, out, z: frame(a + along, out + outward, z + up)


def circle(cx, cy, radius, corners=64, start=0.0, end=360.0):
    """Points on a circle or, when it is open, on an arc."""
    count = corners + (end - start < 360)
    angles = (math.radians(start + (end - start) * i / corners) for i in range(count))
    return [(cx + radius * math.cos(t), cy + radius * math.sin(t)) for t in angles]


def rounded_rectangle(x0, y0, x1, y1, radius, corners=8):
    """Outline of a rectangle with round corners, anticlockwise."""
    centres = (
        (x1 - radius, y0 + radius, -90),
        (x1 - radius, y1 - radius, 0),
        (x0 + radius, y1 - radius, 90),
        (x0 + radius, y0 + radius, 180),
    )
    return [p for cx, cy, start in centres for p in circle(cx, cy, radius, corners, start, start + 90)]


class MeshBuilder:
    """Collects faces with the name of their material; `build` turns them into one object."""

    def __init__(self):
        self.points, self.faces, self.face_materials, self.names = [], [], [], []

    def face(self, points, paint):
        """One flat polygon."""
        if paint not in self.names:
            self.names.append(paint)
        first = len(self.points)
        self.points.extend(tuple(p) for p in points)
        self.faces.append(tuple(range(first, first + len(points))))
        self.face_materials.append(self.names.index(paint))

    def box(self, x0, y0, z0, x1, y1, z1, paint):
        """A box between two opposite corners."""
        corners = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
        for side in _BOX_SIDES:
            self.face([corners[k] for k in side], paint)

    def wall_box(self, frame, a0, a1, out0, out1, z0, z1, paint):
        """A box in a wall's coordinates."""
        corners = [frame(a, out, z) for z in (z0, z1) for out in (out0, out1) for a in (a0, a1)]
        for side in _BOX_SIDES:
            self.face([corners[k] for k in side], paint)

    def wall_beam(self, frame, start, end, width, thickness, paint):
        """A beam flat on a wall between two (along, height) points."""
        (a0, z0), (a1, z1) = start, end
        length = math.hypot(a1 - a0, z1 - z0)
        da, dz = -(z1 - z0) / length * width / 2, (a1 - a0) / length * width / 2
        outline = [(a0 + da, z0 + dz), (a1 + da, z1 + dz), (a1 - da, z1 - dz), (a0 - da, z0 - dz)]
        self.wall_prism(frame, outline, 0, thickness, paint)

    def wall_prism(self, frame, outline, out0, out1, paint):
        """A polygon of (along, height) points on a wall, given thickness outwards."""
        for i, (a, z) in enumerate(outline):
            b, y = outline[(i + 1) % len(outline)]
            self.face([frame(a, out0, z), frame(b, out0, y), frame(b, out1, y), frame(a, out1, z)], paint)
        self.face([frame(a, out1, z) for a, z in outline], paint)
        self.face([frame(a, out0, z) for a, z in reversed(outline)], paint)

    def prism(self, outline, z0, z1, paint, top=None):
        """A polygon of (x, y) points, given height; open below."""
        for i, start in enumerate(outline):
            end = outline[(i + 1) % len(outline)]
            self.face([(*start, z0), (*end, z0), (*end, z1), (*start, z1)], paint)
        self.face([(*p, z1) for p in outline], top or paint)

    def cylinder(self, cx, cy, radius, z0, z1, paint, corners=16, top_radius=None):
        """A standing cylinder, or a cone when `top_radius` differs."""
        end = radius if top_radius is None else top_radius
        low = [(*p, z0) for p in circle(cx, cy, radius, corners)]
        high = [(*p, z1) for p in circle(cx, cy, end, corners)]
        for i in range(corners):
            k = (i + 1) % corners
            self.face([low[i], low[k], high[k], high[i]], paint)
        if end > 1e-4:
            self.face(high, paint)

    def rod(self, start, end, radius, paint, corners=6, end_radius=None):
        """A round bar between two points."""
        start, end = Vector(start), Vector(end)
        axis = (end - start).normalized()
        u = axis.orthogonal().normalized()
        v = axis.cross(u)
        turn = [2 * math.pi * k / corners for k in range(corners)]
        rings = [
            [centre + (u * math.cos(t) + v * math.sin(t)) * r for t in turn]
            for centre, r in ((start, radius), (end, radius if end_radius is None else end_radius))
        ]
        for i in range(corners):
            k = (i + 1) % corners
            self.face([rings[0][i], rings[0][k], rings[1][k], rings[1][i]], paint)
        for ring in rings:
            self.face(ring, paint)

    def build(self, name, place=None, bevel=None, segments=2):
        """The finished object, with its edges rounded by `bevel` metres if given."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        for paint in self.names:
            mesh.materials.append(material(paint))
        mesh.polygons.foreach_set('material_index', self.face_materials)
        mesh.update()
        made = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(made)
        if place is not None:
            made.matrix_world = place
        if bevel:
            _round_edges(made, bevel, segments)
        return made


def _round_edges(made, width, segments):
    weld = made.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 1e-4
    bevel = made.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = width, segments, 'ANGLE'
    smooth(made.data, 50)


def smooth(mesh, angle):
    """Shade smoothly across edges flatter than `angle` degrees."""
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)


def plate(x0, y0, x1, y1, z0, z1, paint, radius=1.5, bevel=0.08, segments=3):
    """A slab with round corners: pavement, lawn, plinth."""
    return slab(rounded_rectangle(x0, y0, x1, y1, radius), z0, z1, paint, bevel, segments)


def slab(outline, z0, z1, paint, bevel=0.08, segments=3, place=None):
    """A slab of any outline, closed on all sides."""
    draft = MeshBuilder()
    draft.prism(outline, z0, z1, paint)
    draft.face([(*p, z0) for p in reversed(outline)], paint)
    return draft.build('slab', place, bevel, segments)
