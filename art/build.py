#!/usr/bin/python3
"""Renders the artwork's masters, one after the other: python3 art/build.py [--draft] [--finish-only] [name…]

Masters (PNG with alpha) and previews on their background land in art/masters, which is not committed;
`node art/encode.ts art/masters` turns them into what the site serves.
"""

import argparse
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from finish import ON_BLUE, ON_PAGE, Grade, finish, keep_difference

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Picture:
    """One render: scene file, its view or subject, size in pixels, samples a pixel, grade."""

    scene: str
    view: str
    width: int
    height: int
    samples: int
    grade: Grade = ON_BLUE
    #: Only what differs from this picture is kept, to lie over it.
    over: str | None = None


WIDE, NARROW = (2400, 1200), (1080, 1100)

#: Layers of the sample report's building, and their parts in orange.
HOUSE = ('plot', 'ground', 'flats', 'roof', 'plot-lit', 'flat-lit', 'practice-lit', 'flats-lit', 'roof-lit', 'patch-lit')
HOUSE_GRADE = Grade(exposure=0.92)

#: The case file: box, sheet, sheet with an orange tab, and the box's near walls.
FILE = ('box', 'sheet', 'sheet-lit', 'front')

PICTURES = {
    'hero': Picture('town', 'wide', *WIDE, 48),
    'hero-m': Picture('town', 'narrow', *NARROW, 64),
    'valued-flats': Picture('town', 'narrow flats', *NARROW, 24, over='hero-m'),
    'valued-land': Picture('town', 'narrow land', *NARROW, 24, over='hero-m'),
    'lost': Picture('town', 'lost', 2400, 1000, 40),
    'lost-m': Picture('town', 'lost narrow', 1080, 740, 40),
    'institutional': Picture('bank_quarter', 'wide', *WIDE, 48),
    'institutional-m': Picture('bank_quarter', 'narrow', *NARROW, 48),
    'about': Picture('riverside', 'wide', *WIDE, 48),
    'about-m': Picture('riverside', 'narrow', *NARROW, 48),
    'platform': Picture('tile_town', 'wide', 2400, 1100, 48),
    'platform-m': Picture('tile_town', 'narrow', *NARROW, 48),
    'residential': Picture('tiles', 'residential', 1200, 1000, 32, ON_PAGE),
    'commercial': Picture('tiles', 'commercial', 1200, 1000, 32, ON_PAGE),
    'industrial': Picture('tiles', 'industrial', 1200, 1000, 32, ON_PAGE),
    'land': Picture('tiles', 'land', 1200, 1000, 32, ON_PAGE),
    'loan': Picture('tiles', 'loan', 1200, 1000, 32, ON_PAGE),
    'inheritance': Picture('tiles', 'inheritance', 1200, 1000, 32, ON_PAGE),
    'portfolio': Picture('tiles', 'portfolio', 1200, 1000, 32, ON_PAGE),
    **{
        f'figure-{view}': Picture('figures', view, 720, 900, 32, ON_PAGE)
        for view in ('standing', 'walking', 'measuring', 'sitting', 'leaning', 'holding')
    },
    **{f'house-{view}': Picture('sample_house', view, 1280, 916, 18, HOUSE_GRADE) for view in HOUSE},
    'papers': Picture('papers', 'both', 1040, 820, 32, ON_PAGE),
    **{f'file-{view}': Picture('case_file', view, 880, 770, 40, ON_PAGE) for view in FILE},
}

#: Adaptive sampling stops a pixel whose noise is below this.
NOISE = 0.02
DRAFT_WIDTH, DRAFT_SAMPLES = 640, 5


def render(name, picture, renders, draft):
    """Run Blender on the picture's scene; its log goes beside the render."""
    width, height, samples, noise = picture.width, picture.height, picture.samples, NOISE
    if draft:
        width, height = DRAFT_WIDTH, DRAFT_WIDTH * picture.height // picture.width
        samples, noise = DRAFT_SAMPLES, 0
    arguments = [f'out={renders / name}', f'view={picture.view}', f'width={width}', f'height={height}',
                 f'samples={samples}', f'noise={noise}']
    command = ['blender', '--background', '--python-use-system-env', '--python-exit-code', '1',
               '--python', HERE / 'scenes' / f'{picture.scene}.py', '--', *arguments]
    with open(renders / f'{name}.log', 'w') as log:
        environment = {**os.environ, 'PYTHONPATH': str(HERE)}
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, env=environment)
    lines = (renders / f'{name}.log').read_text().splitlines()
    if done.returncode != 0:
        sys.exit('\n'.join([f'{name} failed:', *lines[-15:]]))
    print(*[line for line in lines if line.startswith('RENDERED')], sep='\n', flush=True)


def main():
    """Render and finish the named pictures, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('names', nargs='*', metavar='name', help=f'of {", ".join(PICTURES)}')
    parser.add_argument('--draft', action='store_true', help='small and grainy, into art/drafts')
    parser.add_argument('--finish-only', action='store_true', help='denoise and grade what was rendered before')
    arguments = parser.parse_args()
    unknown = set(arguments.names) - set(PICTURES)
    if unknown:
        parser.error(f'no such picture: {", ".join(sorted(unknown))}')
    if not arguments.finish_only and not shutil.which('blender'):
        parser.error('Blender is not installed (see art/README.md)')
    masters = HERE / ('drafts' if arguments.draft else 'masters')
    renders = masters / 'renders'
    renders.mkdir(parents=True, exist_ok=True)
    for name in arguments.names or PICTURES:
        picture = PICTURES[name]
        if not arguments.finish_only:
            render(name, picture, renders, arguments.draft)
        finish(str(renders / name), str(masters / name), picture.grade)
        if picture.over is not None:
            keep_difference(str(masters / name), str(masters / picture.over), picture.grade)


if __name__ == '__main__':
    main()
