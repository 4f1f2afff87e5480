"""Who signs: the certificate of a valuer's appointment and the page of a report that she signs, as specimens.

Names are placeholders, the stamp says "Muster" and belongs to nobody. All print is cut out of the site's typeface and lies
on the paper, so it is sharp at every size. Lengths are in decimetres; a sheet is of A4.
"""

import math
from pathlib import Path

import bpy
from mathutils import Matrix

from kit.materials import material
from kit.mesh import MeshBuilder, circle
from kit.render import options, render
from kit.stage import camera, daylight, empty_stage, shadow_catcher

FONTS = Path(__file__).resolve().parents[2] / 'node_modules/@fontsource/poppins/files'
WIDTH, HEIGHT, THICK = 2.1, 2.97, 0.012
#: How far above its paper print lies.
ABOVE = 0.004
SUN = (-0.75, 0.35, 1.15)

SIGNATURE = (
    (0.02, 0.16), (0.10, 0.30), (0.16, 0.36), (0.15, 0.22), (0.11, 0.05), (0.17, 0.02), (0.25, 0.12), (0.30, 0.16),
    (0.29, 0.08), (0.34, 0.07), (0.40, 0.14), (0.42, 0.08), (0.49, 0.10), (0.53, 0.28), (0.57, 0.34), (0.56, 0.16),
    (0.57, 0.06), (0.63, 0.10), (0.67, 0.14), (0.69, 0.07), (0.75, 0.08), (0.80, 0.14), (0.84, 0.08), (0.95, 0.09),
    (1.12, 0.15),
)


class Paper:
    """A sheet lying somewhere; its own coordinates are from its lower left corner, in decimetres."""

    def __init__(self, place):
        self.place = place
        sheet = MeshBuilder()
        sheet.box(0, 0, -THICK, WIDTH, HEIGHT, 0, 'frame')
        sheet.build('paper', place, bevel=0.004)

    def at(self, x, y, turn=0.0, up=ABOVE):
        """A place on the paper."""
        return self.place @ Matrix.Translation((x, y, up)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')

    def text(self, body, x, y, size, paint='blue dark', weight=600, align='LEFT', turn=0.0):
        """A line of text whose baseline begins, ends or has its middle at a point."""
        draft = bpy.data.curves.new(body, 'FONT')
        draft.body, draft.size, draft.align_x, draft.resolution_u = body, size, align, 8
        draft.font = bpy.data.fonts.load(str(FONTS / f'poppins-latin-{weight}-normal.woff'), check_existing=True)
        draft.materials.append(material(paint))
        made = bpy.data.objects.new(body, draft)
        bpy.context.scene.collection.objects.link(made)
        made.matrix_world = self.at(x, y, turn)
        return made

    def bar(self, x, y, length, thickness=0.035, paint='sky'):
        """A line of print that is not to be read, or a rule."""
        draft = MeshBuilder()
        draft.face([(0, 0, 0), (length, 0, 0), (length, thickness, 0), (0, thickness, 0)], paint)
        draft.build('bar', self.at(x, y))

    def print(self, x, y, lengths, step=0.085):
        """Lines of print below each other."""
        for i, length in enumerate(lengths):
            self.bar(x, y - i * step, length)

    def ring(self, x, y, radius, thickness, paint, up=ABOVE):
        """A circle's outline."""
        draft = MeshBuilder()
        outer, inner = circle(0, 0, radius, 96), circle(0, 0, radius - thickness, 96)
        for i, point in enumerate(outer):
            k = (i + 1) % len(outer)
            draft.face([(*point, 0), (*outer[k], 0), (*inner[k], 0), (*inner[i], 0)], paint)
        draft.build('ring', self.at(x, y, up=up))

    def around(self, body, x, y, radius, size, paint, start, turn):
        """Letters along a circle, clockwise from `start` degrees over `turn` degrees."""
        share = turn / len(body)
        for i, letter in enumerate(body):
            angle = start - share * (i + 0.5)
            t = math.radians(angle)
            place = (x + radius * math.cos(t), y + radius * math.sin(t))
            self.text(letter, *place, size, paint, 600, 'CENTER', angle - 90)

    def stamp(self, x, y, radius, turn=0.0, paint='blue'):
        """A valuer's round stamp that says that it is a specimen."""
        self.ring(x, y, radius, 0.018, paint)
        self.ring(x, y, radius * 0.63, 0.01, paint)
        self.around('SACHVERSTÄNDIGE · MUSTER · MUSTER · ', x, y, radius * 0.735, radius * 0.185, paint, 220 + turn, 360)
        self.text('MUSTER', x, y - radius * 0.09, radius * 0.27, paint, 700, 'CENTER', turn)

    def sign(self, x, y, scale, paint='blue dark'):
        """A signature in ink."""
        draft = bpy.data.curves.new('signature', 'CURVE')
        draft.dimensions, draft.bevel_depth, draft.bevel_resolution = '3D', 0.0085, 2
        draft.resolution_u = 16
        line = draft.splines.new('NURBS')
        line.points.add(len(SIGNATURE) - 1)
        for point, (a, b) in zip(line.points, SIGNATURE):
            point.co = (a * scale, b * scale, 0, 1)
            point.radius = 0.75 + 0.9 * abs(math.sin(a * 21))
        line.order_u, line.use_endpoint_u = 4, True
        draft.materials.append(material(paint))
        made = bpy.data.objects.new('signature', draft)
        bpy.context.scene.collection.objects.link(made)
        made.matrix_world = self.at(x, y, 4, up=ABOVE + 0.002)

    def seal(self, x, y, radius):
        """A rosette of paper, the picture's one orange thing."""
        teeth = [(r * math.cos(t), r * math.sin(t)) for i in range(72)
                 for t, r in [(math.pi * i / 36, radius * (1 if i % 2 else 0.93))]]
        draft = MeshBuilder()
        draft.prism(teeth, 0, 0.02, 'orange')
        draft.build('seal', self.at(x, y))
        self.ring(x, y, radius * 0.78, 0.014, 'orange roof', up=0.028)
        word = self.text('MUSTER', x, y - radius * 0.1, radius * 0.34, 'orange roof', 700, 'CENTER')
        word.matrix_world = self.at(x, y - radius * 0.1, up=0.028)


def certificate(place):
    """The certificate of appointment."""
    paper, middle = Paper(place), WIDTH / 2
    for x, y, length, across in ((0.1, 0.1, 1.9, True), (0.1, 2.855, 1.9, True), (0.1, 0.1, 2.77, False), (1.985, 0.1, 2.77, False)):
        draft = MeshBuilder()
        wide, high = (length, 0.015) if across else (0.015, length)
        draft.face([(0, 0, 0), (wide, 0, 0), (wide, high, 0), (0, high, 0)], 'blue pale')
        draft.build('frame', paper.at(x, y))
    paper.text('MUSTER', 1.85, 2.66, 0.075, 'slate dark', 600, 'RIGHT')
    paper.text('Bestellungsurkunde', middle, 2.32, 0.185, 'blue dark', 700, 'CENTER')
    paper.print(0.5, 2.13, (1.1,))
    paper.text('Hanna Muster', middle, 1.82, 0.15, 'blue', 600, 'CENTER')
    paper.print(0.36, 1.6, (1.38, 1.3, 1.36, 1.1))
    paper.text('Sachverständige für die', middle, 1.08, 0.088, 'slate dark', 600, 'CENTER')
    paper.text('Bewertung von Immobilien', middle, 0.96, 0.088, 'slate dark', 600, 'CENTER')
    paper.seal(0.52, 0.5, 0.26)


def signed_page(place):
    """The page of the report that bears signature and stamp."""
    paper = Paper(place)
    paper.bar(0.2, 2.66, 0.62, 0.075, 'blue')
    paper.text('MUSTER', 1.9, 2.66, 0.075, 'slate dark', 600, 'RIGHT')
    paper.text('Gutachten', 0.2, 2.36, 0.185, 'blue dark', 700)
    paper.print(0.2, 2.2, (1.66, 1.7, 1.58, 1.68, 1.1))
    paper.text('Verkehrswert', 0.2, 1.62, 0.095, 'slate dark', 600)
    paper.bar(0.2, 1.53, 1.7, 0.012, 'slate light')
    paper.print(0.2, 1.42, (1.68, 1.62, 1.66, 0.8))
    paper.bar(0.2, 0.42, 1.02, 0.012, 'slate dark')
    paper.text('Hanna Muster', 0.2, 0.29, 0.085, 'blue dark', 600)
    paper.text('Sachverständige', 0.2, 0.19, 0.07, 'slate dark', 400)
    paper.stamp(1.5, 0.64, 0.37, 8)
    paper.sign(0.24, 0.42, 1.02)


def lying(x, y, z, turn, lift=0.0):
    """A place on the table, turned by `turn` degrees, its right edge lifted by `lift` degrees."""
    return (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Rotation(math.radians(-lift), 4, 'Y'))


def main():
    """Lay both sheets on each other, light them, and render them."""
    given = options(out='papers', view='both', width=640, height=560, samples=8, noise=0.0)
    given.pop('view')
    empty_stage()
    certificate(lying(-1.95, -1.25, 0.03, 6, 0.6))
    signed_page(lying(-0.36, -1.78, 0.1, -5, 0.8))
    shadow_catcher()
    daylight(sun=3.1, sky=0.6, softness=8, towards=SUN)
    camera((-0.2, -0.06, 0), -94, 62, 40, ortho=4.7)
    render(**given)


main()
