"""Property types: one tile a picture, on the page's light background, standing on the picture's lower edge."""

from kit.property_tiles import KINDS
from kit.render import options, render
from kit.stage import camera, daylight, empty_stage, shadow_catcher
from kit.trees import Grove


def main():
    """Build the scene, light it, and render the view asked for."""
    given = options(out='tile', view='residential', width=600, height=500, samples=8, noise=0.0)
    kind = given.pop('view')
    empty_stage()
    KINDS[kind](Grove(detail=4), 0, 0, 0, kind)
    shadow_catcher(-2.6)
    daylight(sun=4.0, sky=0.66, softness=6)
    camera((13.6, 12.6, 7.8), -126, 30, 200, ortho=43.5)
    render(**given)


main()
