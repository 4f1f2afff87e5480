"""Hills as stacked contour layers, as in a laser-cut site model."""

import math

from .mesh import slab


def contour(radius, turn):
    """How far a contour of mean `radius` lies from the hill's middle in direction `turn` (radians)."""
    return radius * (
        1
        + 0.10 * math.sin(2 * turn + 0.7)
        + 0.05 * math.sin(3 * turn + 1.9 + radius * 0.05)
        + 0.03 * math.sin(5 * turn + radius * 0.1)
    )


class Hill:
    """Layers of the given mean radii (from the foot up), each `step` metres high."""

    def __init__(self, x, y, radii, step):
        self.x, self.y, self.radii, self.step = x, y, radii, step

    def build(self, z, bounded=lambda x, y: (x, y), paints=None):
        """Set out the layers; `bounded` may pull outline points back into a plot."""
        for k, radius in enumerate(self.radii):
            outline = []
            for i in range(180):
                turn = 2 * math.pi * i / 180
                away = contour(radius, turn)
                outline.append(bounded(self.x + away * math.cos(turn), self.y + away * math.sin(turn)))
            paint = paints[k] if paints else f'contour {k}'
            slab(outline, z + max(0.0, k * self.step - 0.01), z + (k + 1) * self.step, paint, bevel=0.0)

    def height(self, x, y):
        """Height of the ground above the hill's foot."""
        turn, away = math.atan2(y - self.y, x - self.x), math.hypot(x - self.x, y - self.y)
        return self.step * sum(away < contour(radius, turn) for radius in self.radii)

    def on_terrace(self, layer, degrees, share=0.5):
        """A point on a layer's terrace, `share` of the way from its rim to the next layer, with its height."""
        turn = math.radians(degrees)
        rim = contour(self.radii[layer], turn)
        upper = contour(self.radii[layer + 1], turn) if layer + 1 < len(self.radii) else 0.0
        away = rim + (upper - rim) * share
        return self.x + away * math.cos(turn), self.y + away * math.sin(turn), (layer + 1) * self.step
