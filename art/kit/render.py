"""Rendering: picture, albedo, normals and depth as 32-bit EXR, for finish.py to denoise and grade."""

import os
import sys
import time

import bpy

#: What finish.py reads: (part of the file's name, the render pass).
PASSES = (
    ('picture', 'Image'),
    ('albedo', 'Denoising Albedo'),
    ('normal', 'Denoising Normal'),
    ('depth', 'Denoising Depth'),
)


def options(**defaults):
    """The `key=value` arguments behind `--` on Blender's command line, typed as their defaults."""
    given = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    for argument in given:
        key, value = argument.split('=', 1)
        defaults[key] = type(defaults[key])(value)
    return defaults


def render(out, width, height, samples, noise, part=(0.0, 0.0, 1.0, 1.0)):
    """Render the scene's camera to `out`_picture_0001.exr and so on.

    `noise` is the adaptive threshold, `part` what is rendered of the picture, as shares (left, bottom, right, top); the
    rest stays empty.
    """
    scene = bpy.context.scene
    _quality(scene, samples, noise)
    settings = scene.render
    settings.resolution_x, settings.resolution_y, settings.resolution_percentage = width, height, 100
    settings.film_transparent = True
    settings.use_border = part != (0.0, 0.0, 1.0, 1.0)
    settings.border_min_x, settings.border_min_y, settings.border_max_x, settings.border_max_y = part
    settings.threads_mode, settings.threads = 'FIXED', 2
    scene.view_settings.view_transform = 'Standard'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    _write_passes(scene, out)
    started = time.time()
    bpy.ops.render.render()
    print(f'RENDERED {os.path.basename(out)} {width}x{height} in {time.time() - started:.0f} s')


def _quality(scene, samples, noise):
    cycles = scene.cycles
    cycles.samples, cycles.seed = samples, 1
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = noise > 0, noise
    cycles.adaptive_min_samples = min(12, samples)
    cycles.max_bounces = cycles.diffuse_bounces = 2
    cycles.glossy_bounces = cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 1
    cycles.use_denoising, cycles.use_auto_tile = False, False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4


def _write_passes(scene, out):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = (tree.nodes.new(kind) for kind in ('CompositorNodeRLayers', 'CompositorNodeOutputFile'))
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files.base_path = os.path.dirname(out)
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.format.color_mode, files.format.exr_codec = 'RGBA', 'ZIP'
    files.file_slots.clear()
    for part, name in PASSES:
        files.file_slots.new(f'{os.path.basename(out)}_{part}_')
        tree.links.new(layers.outputs[name], files.inputs[-1])
