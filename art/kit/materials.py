"""The model's palette: card and plaster in white, grey-blue shades, the brand's blues, and one orange."""

from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class Paint:
    """A surface. `glow` is light it gives off in its own colour, `relief` a (scale, depth) of noise."""

    colour: str
    roughness: float = 0.75
    specular: float = 0.25
    metallic: float = 0.0
    glow: float = 0.0
    relief: tuple | None = None


PALETTE = {
    # walls and what is fixed to them
    'white': Paint('#f4f5f5'),
    'cream': Paint('#f5f1ea'),
    'mist': Paint('#e6ecee'),
    'sky': Paint('#d5e1e7'),
    'frame': Paint('#f7f9fa'),
    'stone': Paint('#d9e0e3'),
    'timber': Paint('#7f97a4'),
    'glass': Paint('#3d6478', 0.12, 0.7),
    'glass blue': Paint('#1d5a86', 0.08, 0.8),
    'glass pale': Paint('#86a9b9', 0.15, 0.6),
    'lit': Paint('#ffd58a', glow=1.0),
    'metal': Paint('#b8c6cd', 0.35, metallic=0.6),
    'solar': Paint('#153f66', 0.2, 0.6),
    # roofs
    'slate': Paint('#8ea5b0'),
    'slate light': Paint('#a9bcc5'),
    'slate dark': Paint('#607d8b'),
    'gravel': Paint('#c9d5da'),
    # ground
    'plinth': Paint('#e6edf0'),
    'pavement': Paint('#dbe5e9'),
    'path': Paint('#e9eff1'),
    'lawn': Paint('#b9ccd3'),
    'marking': Paint('#8cc3dd', 0.9),
    'catcher': Paint('#308fba'),
    # the brand's blues
    'blue light': Paint('#308fba'),
    'blue': Paint('#206fa0', 0.6),
    'blue dark': Paint('#0e4b83', 0.6),
    'blue pale': Paint('#a8cddd'),
    # the one orange building
    'orange': Paint('#f9a71a', 0.6, glow=0.05),
    'orange light': Paint('#ffc34d', glow=0.06),
    'orange roof': Paint('#e87f00', 0.65),
    'orange glass': Paint('#ffe2a6', 0.25, 0.4, glow=0.35),
    # trees
    'trunk': Paint('#8c9aa0'),
    'leaf': Paint('#a9c4cd', 0.95, relief=(9, 0.12)),
    'leaf dark': Paint('#93b3bf', 0.95, relief=(9, 0.12)),
    'leaf light': Paint('#bfd4db', 0.95, relief=(9, 0.12)),
    # vehicles
    'car white': Paint('#f4f6f7', 0.3, 0.5),
    'car grey': Paint('#7c97a4', 0.3, 0.5),
    'car blue': Paint('#206fa0', 0.3, 0.5),
    'tyre': Paint('#4f6874', 0.8),
    # contour layers of a hill, from the foot up
    'contour 0': Paint('#9fbfcc'),
    'contour 1': Paint('#b1ccd6'),
    'contour 2': Paint('#c3d8e0'),
    'contour 3': Paint('#d4e3e9'),
    'contour 4': Paint('#e3edf0'),
    'contour 5': Paint('#f0f4f5'),
}

#: Volumes that are only planned: (colour, share of light they hold back).
GHOSTS = {'ghost': ('#308fba', 0.16), 'ghost white': ('#ffffff', 0.12), 'ghost orange': ('#ffa900', 0.16)}


def linear(colour):
    """Scene-linear red, green and blue of an sRGB hex colour."""
    channels = (int(colour.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def material(name):
    """The Blender material called `name`, made on first use."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    if name in GHOSTS:
        colour, opacity = GHOSTS[name]
        return _ghost(_paint(name, Paint(colour)), opacity)
    return _paint(name, PALETTE[name])


def _paint(name, paint):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (*linear(paint.colour), 1)
    inputs['Roughness'].default_value = paint.roughness
    inputs['Specular'].default_value = paint.specular
    inputs['Metallic'].default_value = paint.metallic
    if paint.glow:
        inputs['Emission'].default_value = (*linear(paint.colour), 1)
        inputs['Emission Strength'].default_value = paint.glow
    if paint.relief:
        _relief(made.node_tree, inputs, *paint.relief)
    return made


def _relief(tree, inputs, scale, depth):
    noise, place, bump = (
        tree.nodes.new(kind) for kind in ('ShaderNodeTexNoise', 'ShaderNodeTexCoord', 'ShaderNodeBump')
    )
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 3
    bump.inputs['Distance'].default_value = depth
    bump.inputs['Strength'].default_value = 0.6
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], inputs['Normal'])


def _ghost(made, opacity):
    tree = made.node_tree
    clear, mix = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = opacity
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(tree.nodes['Principled BSDF'].outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    return made
