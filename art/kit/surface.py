"""Smooth bodies from signed distances: shapes are blended on a grid, and the grid's zero level becomes a mesh.

Distances are in metres, negative inside. Blends are Quilez's polynomial smooth minimum; the mesh is made by naive
surface nets (Gibson, 1998).
"""

import itertools

import numpy as np

#: What a grid holds where no shape is near.
FAR = 1.0


def unit(vector):
    """The vector at length 1."""
    return np.asarray(vector, float) / np.linalg.norm(vector)


def turned(pitch=0.0, roll=0.0, yaw=0.0):
    """A rotation, in degrees: `pitch` bends forward (towards -y), `roll` to the right (-x), `yaw` turns to the left."""
    x, y, z = np.radians((pitch, roll, yaw))
    about_x = np.array([[1, 0, 0], [0, np.cos(x), -np.sin(x)], [0, np.sin(x), np.cos(x)]])
    about_y = np.array([[np.cos(y), 0, -np.sin(y)], [0, 1, 0], [np.sin(y), 0, np.cos(y)]])
    about_z = np.array([[np.cos(z), -np.sin(z), 0], [np.sin(z), np.cos(z), 0], [0, 0, 1]])
    return about_z @ about_y @ about_x


class Limb:
    """A tapered rod between two points, round or flattened; its ends are round, or cut off where `cut` says so.

    `flat` is depth over width, measured along `across`, the direction in which the rod is widest.
    """

    def __init__(self, start, end, radius, end_radius, flat=1.0, across=(1, 0, 0), cut=(False, False)):
        self.start, self.end = np.asarray(start, float), np.asarray(end, float)
        self.radii, self.flat, self.cut = (radius, end_radius), flat, cut
        self.axis = unit(self.end - self.start)
        self.length = np.linalg.norm(self.end - self.start)
        self.across = unit(np.asarray(across, float) - self.axis * np.dot(across, self.axis))
        self.deep = np.cross(self.axis, self.across)

    def bounds(self):
        """Lowest and highest corner."""
        reach = max(self.radii) * max(1, self.flat)
        return np.minimum(self.start, self.end) - reach, np.maximum(self.start, self.end) + reach

    def distance(self, points):
        """Signed distance of each point, by a bound that is exact at the surface of a round rod."""
        from_start = points - self.start
        along = from_start @ self.axis
        share = np.clip(along / self.length, 0, 1)
        beyond = along - share * self.length
        width, depth = from_start @ self.across, from_start @ self.deep / self.flat
        radius = self.radii[0] + (self.radii[1] - self.radii[0]) * share
        around = (np.sqrt(width**2 + depth**2 + beyond**2) - radius) * min(1, self.flat)
        if self.cut[0]:
            around = np.maximum(around, -along)
        if self.cut[1]:
            around = np.maximum(around, along - self.length)
        return around


class Egg:
    """An ellipsoid with its half axes, turned by a rotation matrix."""

    def __init__(self, centre, half_axes, rotation=np.eye(3)):
        self.centre, self.half_axes, self.rotation = np.asarray(centre, float), np.asarray(half_axes, float), rotation

    def bounds(self):
        """Lowest and highest corner."""
        reach = self.half_axes.max()
        return self.centre - reach, self.centre + reach

    def distance(self, points):
        """Signed distance of each point, by Quilez's bound."""
        own = (points - self.centre) @ self.rotation
        near = np.linalg.norm(own / self.half_axes, axis=-1)
        slope = np.linalg.norm(own / self.half_axes**2, axis=-1)
        return near * (near - 1) / np.maximum(slope, 1e-6)


class Cut:
    """A shape without what lies beyond a plane, whose normal points to the side that goes."""

    def __init__(self, shape, point, normal):
        self.shape, self.point, self.normal = shape, np.asarray(point, float), unit(normal)

    def bounds(self):
        """Lowest and highest corner."""
        return self.shape.bounds()

    def distance(self, points):
        """Signed distance of each point."""
        return np.maximum(self.shape.distance(points), (points - self.point) @ self.normal)


class Clay:
    """A grid of distances between two corners, to which shapes are added."""

    def __init__(self, low, high, step):
        self.low, self.step = np.asarray(low, float), step
        self.size = np.ceil((np.asarray(high, float) - self.low) / step).astype(int) + 1
        self.field = np.full(self.size, FAR)

    def add(self, shape, blend=0.0):
        """Unite with a shape; within `blend` metres of each other the surfaces flow together."""
        part, distance = self._near(shape, blend)
        before = self.field[part]
        overlap = np.maximum(blend - np.abs(before - distance), 0) / max(blend, 1e-9)
        self.field[part] = np.minimum(before, distance) - overlap**2 * blend / 4
        return self

    def _near(self, shape, blend):
        """The part of the grid that a shape can change, and the shape's distances there."""
        low, high = shape.bounds()
        margin = blend + 3 * self.step
        first = np.clip(np.floor((low - margin - self.low) / self.step).astype(int), 0, self.size)
        last = np.clip(np.ceil((high + margin - self.low) / self.step).astype(int) + 1, 0, self.size)
        part = tuple(slice(a, b) for a, b in zip(first, last))
        axes = [self.low[k] + np.arange(first[k], last[k]) * self.step for k in range(3)]
        return part, shape.distance(np.stack(np.meshgrid(*axes, indexing='ij'), -1))

    def mesh(self):
        """Points and four-cornered faces of the surface, which look outwards."""
        inside = self.field < 0
        corners = [self._corner(inside, offset) for offset in _CORNERS]
        mixed = np.logical_or.reduce(corners) & ~np.logical_and.reduce(corners)
        cells = np.argwhere(mixed)
        numbers = np.full(mixed.shape, -1)
        numbers[mixed] = np.arange(len(cells))
        return self._points(cells), self._faces(inside, numbers)

    def _corner(self, grid, offset):
        return grid[tuple(slice(o, n - 1 + o) for o, n in zip(offset, self.size))]

    def _points(self, cells):
        """A point in each cell: the mean of where the surface crosses the cell's edges."""
        total, count = np.zeros((len(cells), 3)), np.zeros((len(cells), 1))
        for start, end in _EDGES:
            one = self.field[tuple((cells + start).T)]
            other = self.field[tuple((cells + end).T)]
            crosses = (one < 0) != (other < 0)
            share = np.where(crosses, one / np.where(crosses, one - other, 1), 0)[:, None]
            total += np.where(crosses[:, None], cells + start + share * np.subtract(end, start), 0)
            count += crosses[:, None]
        return self.low + total / count * self.step

    def _faces(self, inside, numbers):
        """A face across each edge of the grid that the surface crosses, between the four cells around it."""
        faces = []
        for axis in range(3):
            one, other = (axis + 1) % 3, (axis + 2) % 3
            begin, end = [slice(1, -1)] * 3, [slice(1, -1)] * 3
            begin[axis], end[axis] = slice(0, -1), slice(1, None)
            crosses = inside[tuple(begin)] != inside[tuple(end)]
            edges = np.argwhere(crosses) + np.where(np.arange(3) == axis, 0, 1)
            around = []
            for back_one, back_other in ((1, 1), (0, 1), (0, 0), (1, 0)):
                cell = edges.copy()
                cell[:, one] -= back_one
                cell[:, other] -= back_other
                around.append(numbers[tuple(cell.T)])
            quads = np.stack(around, -1)
            leaves = inside[tuple(edges.T)]
            faces.append(np.where(leaves[:, None], quads, quads[:, ::-1]))
        return np.concatenate(faces)


_CORNERS = tuple(itertools.product((0, 1), repeat=3))
_EDGES = tuple(
    (start, end) for start in _CORNERS for end in _CORNERS if start < end and sum(np.abs(np.subtract(end, start))) == 1
)
