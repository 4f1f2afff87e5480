"""The team's placeholders: model people at work, one a picture, in the scale model's white, light and camera height."""

import bpy
from mathutils import Matrix, Vector

from kit.figures import Foot, Look, Pose, figure
from kit.materials import material
from kit.mesh import MeshBuilder, placed
from kit.render import options, render
from kit.stage import camera, daylight, empty_stage, shadow_catcher

#: The town's camera, so that figures stand in the same light; `turn` 0 looks into it.
AZIMUTH, ELEVATION = -119, 30
#: Metres across the picture, which is a quarter higher.
ACROSS = 1.5


def body(pose, look, turn):
    """The figure in the scene, turned to its left by `turn` degrees."""
    points, faces = figure(pose, look)
    mesh = bpy.data.meshes.new('figure')
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    mesh.materials.append(material('white'))
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    made = bpy.data.objects.new('figure', mesh)
    bpy.context.scene.collection.objects.link(made)
    made.matrix_world = facing(turn)
    soft = made.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 3


def facing(turn):
    """The placement of a figure that is turned by `turn` degrees out of the camera's direction."""
    return placed(0, 0, 0, AZIMUTH + 90 + turn)


def prop(draft, turn, place=Matrix(), bevel=0.006):
    """A thing beside the figure, in the figure's coordinates."""
    draft.build('prop', facing(turn) @ place, bevel, 3)


def house(draft, wide, deep, paint, roof):
    """A house with a gable roof, in the middle of its own ground."""
    x, y, eaves, ridge = wide / 2, deep / 2, deep * 0.68, deep * 1.32
    draft.box(-x, -y, 0, x, y, eaves, paint)
    x, y = x + 0.01, y + 0.01
    low, high = (-x, -y, eaves), (x, -y, eaves)
    back_low, back_high = (-x, y, eaves), (x, y, eaves)
    ridge_low, ridge_high = (-x, 0, ridge), (x, 0, ridge)
    draft.face([low, high, ridge_high, ridge_low], roof)
    draft.face([back_high, back_low, ridge_low, ridge_high], roof)
    draft.face([back_low, low, ridge_low], paint)
    draft.face([high, back_high, ridge_high], paint)
    draft.face([low, back_low, back_high, high], roof)


def standing():
    """A manager with a folder on her arm."""
    turn = 24
    pose = Pose(
        hips=(0.02, 0, 0.945), pelvis=(0, -3, 0), chest=(-2, 4, -6), head=(2, -3, -14),
        left_foot=Foot((0.11, 0.03, 0.085), 16), right_foot=Foot((-0.11, -0.08, 0.085), -14),
        left_hand=(0.135, -0.20, 1.14), right_hand=(-0.26, -0.03, 0.90), left_elbow=(0.7, 0.5, -0.4),
        fingers={'left': (-0.5, -0.55, 0.45)},
    )
    body(pose, Look('bob', woman=True, hem=0.15), turn)
    folder = MeshBuilder()
    folder.box(-0.13, -0.012, 0, 0.13, 0.012, 0.31, 'mist')
    prop(folder, turn, Matrix.Translation((0.125, -0.165, 1.06)) @ Matrix.Rotation(-0.12, 4, 'Y'))


def walking():
    """Somebody on the way to an inspection, with a case."""
    turn = -42
    pose = Pose(
        hips=(0, 0, 0.925), pelvis=(2, 0, -7), chest=(3, 0, 14), head=(-4, 0, -2),
        left_foot=Foot((0.07, -0.29, 0.090), 4, -8), right_foot=Foot((-0.07, 0.30, 0.135), -4, 26),
        left_hand=(0.26, 0.14, 0.90), right_hand=(-0.25, -0.20, 0.97),
        left_elbow=(0.2, 1, -0.2), right_elbow=(-0.2, 1, -0.3), fingers={'left': (0, 0.1, -1)},
    )
    body(pose, Look('short', hem=0.15), turn)
    case = MeshBuilder()
    case.box(-0.035, -0.19, -0.27, 0.035, 0.19, 0.0, 'mist')
    case.rod((0, -0.06, 0.0), (0, -0.06, 0.045), 0.008, 'mist', 10)
    case.rod((0, 0.06, 0.0), (0, 0.06, 0.045), 0.008, 'mist', 10)
    case.rod((0, -0.065, 0.045), (0, 0.065, 0.045), 0.010, 'mist', 10)
    prop(case, turn, Matrix.Translation((0.26, 0.155, 0.765)))


def measuring():
    """A valuer with a measuring staff."""
    turn = 8
    pose = Pose(
        hips=(-0.02, 0, 0.945), pelvis=(0, 4, 0), chest=(-2, -4, 10), head=(-6, 0, 24),
        left_foot=Foot((0.12, -0.07, 0.085), 22), right_foot=Foot((-0.10, 0.02, 0.085), -10),
        left_hand=(0.37, -0.25, 1.30), right_hand=(-0.10, -0.26, 1.09), left_elbow=(0.7, 0.3, -1),
        right_elbow=(-1, 0.4, -0.4), fingers={'right': (0.6, -0.8, 0.1), 'left': (0.3, -0.8, 0.4)},
    )
    body(pose, Look('tail', woman=True, hem=0.06, flare=0.15), turn)
    staff = MeshBuilder()
    staff.box(-0.026, -0.012, 0, 0.026, 0.012, 1.98, 'white')
    for mark in range(1, 20):
        wide = 0.022 if mark % 2 else 0.013
        staff.box(-0.022, -0.0145, mark * 0.098, -0.022 + 2 * wide, -0.012, mark * 0.098 + 0.046, 'slate')
    prop(staff, turn, Matrix.Translation((0.40, -0.33, 0)) @ Matrix.Rotation(0.35, 4, 'Z'), 0.002)
    tablet = MeshBuilder()
    tablet.box(-0.085, -0.12, -0.006, 0.085, 0.12, 0.006, 'mist')
    prop(tablet, turn, Matrix.Translation((-0.03, -0.36, 1.10)) @ Matrix.Rotation(-0.5, 4, 'X'))


def sitting():
    """A developer on a block, with a computer on his knees."""
    turn = 34
    pose = Pose(
        hips=(0, 0.06, 0.56), pelvis=(-6, 0, 0), chest=(16, 0, 0), head=(14, 0, -4),
        left_foot=Foot((0.13, -0.50, 0.085), 10), right_foot=Foot((-0.11, -0.36, 0.085), -6),
        left_hand=(0.10, -0.28, 0.765), right_hand=(-0.10, -0.28, 0.765),
        left_elbow=(0.9, 0.5, -0.6), right_elbow=(-0.9, 0.5, -0.6),
        left_knee=(0.15, -0.6, 1), right_knee=(-0.12, -0.6, 1),
        fingers={'left': (-0.25, -1, -0.1), 'right': (0.25, -1, -0.1)},
    )
    body(pose, Look('short', hem=None), turn)
    seat = MeshBuilder()
    seat.box(-0.30, -0.16, 0, 0.30, 0.36, 0.445, 'mist')
    prop(seat, turn, bevel=0.012)
    computer = MeshBuilder()
    computer.box(-0.165, -0.12, 0, 0.165, 0.12, 0.014, 'white')
    prop(computer, turn, Matrix.Translation((0, -0.36, 0.700)))
    screen = MeshBuilder()
    screen.box(-0.165, -0.006, 0, 0.165, 0.006, 0.22, 'white')
    prop(screen, turn, Matrix.Translation((0, -0.478, 0.708)) @ Matrix.Rotation(0.35, 4, 'X'))


def leaning():
    """Somebody bent over a plan, on which one house is orange."""
    turn = -20
    pose = Pose(
        hips=(0.0, 0.30, 0.93), pelvis=(14, 0, 0), chest=(30, 0, 8), head=(6, 0, -14),
        left_foot=Foot((0.13, 0.30, 0.085), 10), right_foot=Foot((-0.14, 0.40, 0.085), -12),
        left_hand=(0.30, -0.21, 0.90), right_hand=(-0.12, -0.30, 0.935),
        left_elbow=(1, 0.5, 0.2), right_elbow=(-1, 0.5, 0.0),
        fingers={'left': (0.1, -1, -0.5), 'right': (0.35, -1, -0.45)},
    )
    body(pose, Look('bun', woman=True, hem=0.12), turn)
    table = MeshBuilder()
    table.box(-0.47, -0.68, 0.785, 0.47, -0.08, 0.815, 'mist')
    for x in (-0.42, 0.42):
        for y in (-0.63, -0.13):
            table.box(x - 0.022, y - 0.022, 0, x + 0.022, y + 0.022, 0.79, 'mist')
    prop(table, turn)
    plan = MeshBuilder()
    plan.box(-0.36, -0.60, 0.815, 0.36, -0.14, 0.819, 'white')
    for x0, y0, x1, y1 in ((-0.32, -0.56, -0.14, -0.44), (-0.32, -0.38, -0.2, -0.2), (0.18, -0.56, 0.31, -0.40)):
        plan.box(x0, y0, 0.819, x1, y1, 0.835, 'sky')
    prop(plan, turn, bevel=0.001)
    valued = MeshBuilder()
    house(valued, 0.15, 0.11, 'orange', 'orange roof')
    prop(valued, turn, Matrix.Translation((0.03, -0.46, 0.819)) @ Matrix.Rotation(0.5, 4, 'Z'), 0.003)


def holding():
    """A designer who looks at the model of a house in her hands."""
    turn = 36
    pose = Pose(
        hips=(0.02, 0, 0.945), pelvis=(0, -3, 0), chest=(3, 3, -4), head=(16, -4, -4),
        left_foot=Foot((0.12, 0.0, 0.085), 18), right_foot=Foot((-0.11, 0.05, 0.085), -16),
        left_hand=(0.15, -0.27, 1.16), right_hand=(-0.15, -0.26, 1.17), left_elbow=(0.8, 0.5, -1),
        right_elbow=(-0.8, 0.5, -1), fingers={'left': (-0.55, -0.8, 0.25), 'right': (0.55, -0.8, 0.25)},
    )
    body(pose, Look('long', woman=True, hem=0.42, flare=0.20), turn)
    model = MeshBuilder()
    model.box(-0.17, -0.12, -0.014, 0.17, 0.12, 0, 'mist')
    house(model, 0.20, 0.14, 'white', 'slate')
    prop(model, turn, Matrix.Translation((0, -0.40, 1.215)) @ Matrix.Rotation(0.25, 4, 'Z'), 0.003)


#: Each figure, and how far the picture's middle is to the right of it and above the ground, in metres.
FIGURES = {
    'standing': (standing, 0.06, 0.81),
    'walking': (walking, 0.06, 0.80),
    'measuring': (measuring, 0.20, 0.84),
    'sitting': (sitting, 0.08, 0.58),
    'leaning': (leaning, -0.05, 0.60),
    'holding': (holding, 0.06, 0.82),
}


def main():
    """Build one figure, light it, and render it."""
    given = options(out='figure', view='standing', width=480, height=600, samples=8, noise=0.0)
    empty_stage()
    build, right, up = FIGURES[given.pop('view')]
    build()
    shadow_catcher()
    daylight(sun=3.1, sky=0.56, softness=6)
    towards_right = facing(0).to_3x3() @ Vector((right, 0, 0))
    camera(towards_right + Vector((0, 0, up)), AZIMUTH, ELEVATION, 40, ortho=ACROSS * 1.25)
    render(**given)


main()
