"""Report still life: a bound valuation report, the model of the house on it, a pen, and the keys. Centimetres."""

import math

import bpy
from mathutils import Matrix

from kit.facade import Style, applied_window, facades
from kit.materials import material
from kit.mesh import MeshBuilder, circle, placed, rounded_rectangle, side_frames, smooth
from kit.render import options, render
from kit.roofs import gable_roof
from kit.seeds import seeded
from kit.stage import camera, daylight, empty_stage, shadow_catcher, soft_box

#: A4.
PAGE_WIDTH, PAGE_HEIGHT = 21.0, 29.7
#: How far print stands above the paper.
INK = 0.025


def cut_out(outline, holes, half_thickness, bevel, paint, place):
    """A flat piece with holes and rounded edges, cut from sheet."""
    curve = bpy.data.curves.new('cut-out', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = half_thickness, bevel, 3, -bevel
    for points in [outline, *(list(reversed(hole)) for hole in holes)]:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for i, (x, y) in enumerate(points):
            spline.points[i].co = (x, y, 0, 1)
    curve.materials.append(material(paint))
    made = bpy.data.objects.new('cut-out', curve)
    bpy.context.scene.collection.objects.link(made)
    made.matrix_world = place


def turned(profile, paint, place, corners=48):
    """A body turned on a lathe about x; `profile` is a list of (along, radius)."""
    draft = MeshBuilder()
    for (a, r), (b, s) in zip(profile, profile[1:]):
        for i in range(corners):
            t, u = 2 * math.pi * i / corners, 2 * math.pi * (i + 1) / corners
            ring = ((a, r, t), (a, r, u), (b, s, u), (b, s, t))
            draft.face([(x, radius * math.cos(v), radius * math.sin(v)) for x, radius, v in ring], paint)
    made = draft.build('turned', place)
    made.modifiers.new('weld', 'WELD')
    smooth(made.data, 40)


def report(name, place, thickness, front, back, leaves=16):
    """A bound report, its centre at the origin of `place`; returns the height of its front cover."""
    chance = seeded(name)
    half_width, half_height = PAGE_WIDTH / 2, PAGE_HEIGHT / 2
    cover = rounded_rectangle(-half_width - 0.15, -half_height - 0.15, half_width + 0.15, half_height + 0.15, 0.5)
    cut_out(cover, [], 0.07, 0.03, back, place @ placed(0, 0, 0.1))
    step = thickness / leaves
    for i in range(leaves):
        dx, dy = chance.uniform(-0.06, 0.06), chance.uniform(-0.06, 0.06)
        leaf = MeshBuilder()
        leaf.box(-half_width + dx, -half_height + dy, 0.2 + i * step, half_width - 0.05 + dx, half_height - 0.05 + dy,
                 0.2 + (i + 0.72) * step, 'paper' if i % 2 else 'page edge')
        leaf.build('leaf', place)
    top = 0.2 + thickness
    cut_out(cover, [], 0.06, 0.03, front, place @ placed(0, 0, top + 0.09))
    spine = MeshBuilder()
    spine.box(-half_width - 0.2, -half_height - 0.15, 0.08, -half_width - 0.05, half_height + 0.15, top + 0.1, back)
    spine.build('spine', place)
    return top + 0.185


def title_page(place, z):
    """What is printed on the report: a head, lines of text, a chart that ends in orange, a table."""
    draft = MeshBuilder()

    def bar(x0, y0, x1, y1, paint, height=INK):
        draft.box(x0, y0, z - 0.005, x1, y1, z + height, paint)

    bar(-10.5, 10.2, 10.5, 14.7, 'cover')
    bar(-10.5, 9.95, 10.5, 10.2, 'orange')
    bar(-8.6, 12.9, -1.2, 13.5, 'paper', INK * 2)
    bar(-8.6, 11.7, -4.0, 12.05, 'blue pale', INK * 2)
    bar(-8.6, 7.6, 2.6, 8.3, 'print dark')
    bar(-8.6, 6.5, -1.0, 6.85, 'print')
    for i, length in enumerate((7.2, 6.4, 7.0, 4.6)):
        bar(-8.6, 4.6 - i * 0.8, -8.6 + length, 4.82 - i * 0.8, 'print light')
    for i, value in enumerate((1.5, 2.1, 1.9, 2.8, 3.4, 4.6)):
        paint = 'orange' if i == 5 else ('blue light', 'blue')[i % 2 == 0]
        bar(-8.4 + i * 1.45, -5.2, -7.5 + i * 1.45, -5.2 + value, paint, INK * 3)
    bar(-8.8, -5.4, 0.4, -5.28, 'print dark')
    for i, length in enumerate((8.6, 7.9, 8.3, 5.4)):
        bar(-8.6, -7.4 - i * 0.8, -8.6 + length, -7.18 - i * 0.8, 'print light')
    for k in range(4):
        y, wide = -6.6 - k * 1.25, (k % 2) * 0.6
        bar(2.4, y, 8.6, y + 0.08, 'print light')
        bar(2.4, y + 0.35, 4.6 + wide, y + 0.6, 'print')
        bar(7.0 - wide / 2, y + 0.35, 8.6, y + 0.6, 'blue' if k < 3 else 'orange')
    draft.build('title page', place)


def model_house(place):
    """The model of the house, its roof in orange."""
    chance = seeded('model house')
    style = Style(base='white', bay=2.7, window_width=0.46, window_height=0.58, sill=0.24, cornice=False, lit=0.1)
    width, depth, foot = 11.4, 9.4, 0.35
    draft = MeshBuilder()
    sides = side_frames(width, depth, z=foot)
    top = foot + facades(draft, sides, 2, 3.1, style, chance, ground=3.2)
    draft.box(-0.35, -0.35, 0, width + 0.35, depth + 0.35, foot, 'stone')
    gable_roof(draft, width, depth, top, 4.9, style, chance, 'orange roof', eave=0.6, verge=0.5, back=False)
    for frame in (side_frames(width, depth)[3][0], side_frames(width, depth)[1][0]):
        applied_window(draft, frame, depth / 2 - 0.6, depth / 2 + 0.6, top + 0.8, top + 2.3, style, chance)
    draft.box(width / 2 - 1.2, -1.5, 0, width / 2 + 1.2, -0.3, 0.22, 'stone')
    draft.build('model house', place)


def key(place, bow=2.15, length=6.6, half=0.42):
    """A door key in brass: a round bow with a collar, a shaft with a groove, a bit with three teeth."""
    opening = math.degrees(math.asin(half / bow))
    shaft = bow * math.cos(math.radians(opening))
    tip = shaft + length
    teeth = [(-0.15, 0), (-0.4, 0.85), (-1.05, 0.85), (-1.3, 0.35), (-1.7, 0.35), (-1.95, 1.05), (-2.6, 1.05),
             (-2.9, 0.1), (-3.2, 0)]
    outline = [*circle(0, 0, bow, 72, opening, 360 - opening), (tip, -half), (tip + 0.4, 0.0)]
    outline += [(tip + along, half + up) for along, up in teeth]
    cut_out(outline, [circle(-0.55, 0, 1.02)], 0.1, 0.08, 'brass', place)
    rim = [circle(0, 0, bow * 0.86, 72)]
    cut_out(rim[0], [circle(-0.2, 0, bow * 0.70, 72)], 0.15, 0.05, 'brass', place)
    draft = MeshBuilder()
    draft.box(shaft + 0.4, -0.10, -0.17, tip - 0.3, 0.10, 0.17, 'brass')
    draft.box(shaft - 0.25, -0.62, -0.2, shaft + 0.25, 0.62, 0.2, 'brass')
    draft.build('key', place, bevel=0.05)


def keys(place):
    """Two keys on a ring, with a tag."""
    key(place @ placed(8.1, -19.6, 0.2, 208))
    tilted = placed(8.9, -20.4, 0.55, 236) @ Matrix.Rotation(math.radians(-3.5), 4, 'Y')
    key(place @ tilted, 2.0, 5.6)
    ring = place @ placed(8.7, -18.9, 0.55)
    tilt = (math.radians(9), math.radians(8), 0)
    bpy.ops.mesh.primitive_torus_add(
        major_radius=1.9, minor_radius=0.13, major_segments=96, minor_segments=16,
        location=ring.translation, rotation=tilt,
    )
    made = bpy.context.object
    made.data.materials.append(material('steel'))
    smooth(made.data, 60)
    # Its hole lies on the ring; it leans from the keys down to the table.
    tag = place @ placed(10.3, -19.2, 1.15, 72) @ Matrix.Rotation(math.radians(6.5), 4, 'X')
    hole = [circle(0, -0.35, 0.42, 32)]
    cut_out(rounded_rectangle(-1.9, -6.6, 1.9, 0.6, 1.0), hole, 0.16, 0.07, 'cover', tag)
    frame = rounded_rectangle(-1.25, -6.0, 1.25, -1.7, 0.62)
    cut_out(rounded_rectangle(-1.35, -6.1, 1.35, -1.6, 0.7), [frame], 0.006, 0, 'orange', tag @ placed(0, 0, 0.25))


def pen(place):
    """A fountain pen with brass fittings."""
    turned([(0, 0.0), (0.02, 0.34), (0.2, 0.5), (6.5, 0.55), (6.5, 0.0)], 'lacquer', place)
    turned([(6.5, 0.0), (6.5, 0.58), (6.85, 0.58), (6.85, 0)], 'brass', place)
    turned([(6.85, 0), (6.85, 0.54), (11.2, 0.46), (11.6, 0.40), (11.6, 0)], 'lacquer', place)
    turned([(11.6, 0), (11.6, 0.38), (12.9, 0.14), (13.1, 0.05), (13.1, 0)], 'brass', place)
    clip = MeshBuilder()
    clip.box(0.2, -0.12, 0.5, 4.2, 0.12, 0.66, 'brass')
    clip.build('clip', place, bevel=0.04)


def main():
    """Build the scene, light it, and render the view asked for."""
    given = options(out='still', view='desk', width=600, height=450, samples=8, noise=0.0)
    given.pop('view')
    empty_stage()
    below = report('lower report', placed(-2.2, -0.6, 0, 21), 1.3, 'cover dark', 'cover dark')
    place = placed(0.8, 0.2, below, 9)
    top = report('report', place, 1.7, 'paper', 'cover')
    title_page(place, top)
    model_house(place @ placed(0.2, -1.2, top, 4) @ Matrix.Scale(0.74, 4))
    pen(place @ placed(-7.9, -13.0, top + 0.56, 10))
    # Close to the report's lower right corner, without touching it.
    keys(placed(0.2, 4.6))
    shadow_catcher()
    daylight(sun=3.6, softness=7, towards=(-1.0, -0.10, 0.92))
    soft_box((-26, 40, 46), (0, 0, 0), 30, 9000)
    soft_box((40, -10, 30), (8, -10, 0), 22, 2500, '#dcecf7')
    # What the brass mirrors towards the camera: a long bright window behind the desk.
    soft_box((22, 46, 34), (9, -14, 0), 34, 16000, '#fff6e6')
    camera((1.6, -2.6, 2.6), -112, 40, 122, lens=96, aperture=0.10, focus=(4.5, -5, 4))
    render(**given)


main()
