"""The empty stage: sky, sun, camera, and the plane that catches shadows on the page's background."""

import math

import bpy
from mathutils import Vector

from .materials import linear
from .mesh import MeshBuilder

#: Towards the sun: from the upper left, so that left walls are bright and fronts are in light shade.
SUN = (-1.0, -0.36, 0.90)


def empty_stage():
    """Forget everything and start with nothing but a renderer."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device = 'CYCLES', 'CPU'


def daylight(sun=4.2, sky=0.62, softness=5.0, towards=SUN):
    """A warm sun (`softness` degrees wide) and a pale blue sky."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place, parts, ramp = (
        tree.nodes.new(kind) for kind in ('ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ', 'ShaderNodeValToRGB')
    )
    horizon, zenith = ramp.color_ramp.elements
    horizon.position, horizon.color = 0.0, (*linear('#f6f8fa'), 1)
    zenith.position, zenith.color = 0.8, (*linear('#b5d2e8'), 1)
    background = tree.nodes['Background']
    tree.links.new(place.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = sky

    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = sun, math.radians(softness), linear('#fff4e4')
    lamp = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = (-Vector(towards)).to_track_quat('-Z', 'Y').to_euler()


def camera(target, azimuth, elevation, distance, lens=85, shift=(0, 0), aperture=None, focus=None, ortho=None):
    """A camera that looks at `target` from `distance` metres; angles in degrees, `ortho` in metres across."""
    lens_data = bpy.data.cameras.new('camera')
    made = bpy.data.objects.new('camera', lens_data)
    scene = bpy.context.scene
    scene.collection.objects.link(made)
    scene.camera = made
    turn, tilt, target = math.radians(azimuth), math.radians(elevation), Vector(target)
    away = Vector((math.cos(turn) * math.cos(tilt), math.sin(turn) * math.cos(tilt), math.sin(tilt)))
    made.location = target + away * distance
    made.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    lens_data.lens, lens_data.clip_start, lens_data.clip_end = lens, 0.05, 5000
    lens_data.shift_x, lens_data.shift_y = shift
    if ortho:
        lens_data.type, lens_data.ortho_scale = 'ORTHO', ortho
    if aperture:
        lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, aperture
        lens_data.dof.focus_distance = (Vector(focus or target) - made.location).length


def shadow_catcher(z=0.0, outline=None):
    """Ground that is not seen but takes shadows: endless, or bounded by an outline."""
    draft = MeshBuilder()
    corners = outline or [(-3000, -3000), (3000, -3000), (3000, 3000), (-3000, 3000)]
    draft.face([(*p, z) for p in corners], 'catcher')
    draft.build('shadow catcher').is_shadow_catcher = True
