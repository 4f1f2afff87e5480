"""Draws the cadastral map of an invented old town, and details of it, as SVG.

    python3 art/cadastral_map.py            # writes site/assets/drawings/*.svg

The town lies in rings around its church. A unit is a quarter of a metre; what the page says about the parcel in
orange (its area) is printed from its outline. Nothing but the standard library is needed, and what is drawn is
the same every time: chance comes from generators that are named after what they shape.
"""

import math
import random
from pathlib import Path

TARGET = Path(__file__).parent.parent / "site/assets/drawings"
METRES_PER_UNIT = 0.25
WIDTH, HEIGHT = 1600, 1000
CENTRE = (1330, 520)
STREET = 30
WIDTH_OF_DETAIL = 360
# What a phone shows of the map, whose place on the page is in site/views/lawyers/map.css.
ON_PHONE = (600, 391, 656, 310)

# Inner and outer radius of each ring of blocks, and how many blocks it has.
RINGS = [(112, 216, 5), (250, 392, 8), (428, 566, 11), (604, 736, 14), (774, 902, 17), (940, 1064, 20), (1100, 1230, 23)]
# Where the parcel being valued stands: ring, and the direction in degrees (180 is west, 90 south).
OURS_RING, OURS_DIRECTION = 1, 176
PARK_RING, PARK_DIRECTION = 2, 128

# Left of this the page has its headline, and the map has faded.
FADED = 430
# Names along a ring's outer street, by the direction of their middle.
STREETS = [("KORNGASSE", 1, 156), ("TORWEG", 1, 100), ("GERBERGASSE", 2, 206), ("MARKT", 0, 282)]

# A plotter's letters on a grid of 4 by 6, as strokes.
STROKES = {
    "A": "M0 6L2 0L4 6M.8 4H3.2", "B": "M0 0V6H3L4 5V4L3 3H0M3 3L3.8 2.2V1L3 0H0", "D": "M0 0V6H2.5L4 4.5V1.5L2.5 0Z",
    "E": "M4 0H0V6H4M0 3H3", "F": "M4 0H0V6M0 3H3", "G": "M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2.5", "H": "M0 0V6M4 0V6M0 3H4",
    "I": "M2 0V6", "K": "M0 0V6M4 0L0 3.5M1.4 2.5L4 6", "L": "M0 0V6H4", "M": "M0 6V0L2 3L4 0V6", "N": "M0 6V0L4 6V0",
    "O": "M1 0H3L4 1V5L3 6H1L0 5V1Z", "R": "M0 6V0H3L4 1V2L3 3H0M2 3L4 6", "S": "M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5",
    "T": "M0 0H4M2 0V6", "U": "M0 0V5L1 6H3L4 5V0", "W": "M0 0L1 6L2 2L3 6L4 0", "C": "M4 1L3 0H1L0 1V5L1 6H3L4 5",
    "0": "M1 0H3L4 1V5L3 6H1L0 5V1Z", "1": "M1 1L2.5 0V6", "2": "M0 1L1 0H3L4 1V2L0 6H4", "3": "M0 1L1 0H3L4 1V2L3 3H1.5M3 3L4 4V5L3 6H1L0 5",
    "4": "M3 6V0L0 4H4", "5": "M4 0H0V3H3L4 4V5L3 6H0", "6": "M4 1L3 0H1L0 1V5L1 6H3L4 5V4L3 3H0", "7": "M0 0H4L1.5 6",
    "8": "M1 3L0 2V1L1 0H3L4 1V2L3 3H1L0 4V5L1 6H3L4 5V4L3 3", "9": "M0 5L1 6H3L4 5V1L3 0H1L0 1V2L1 3H4", "/": "M0 6L4 0",
}


def chance(*name):
    return random.Random("/".join(map(str, name)))


def place(radius, angle):
    """A point of the town: rings, a little wider than high, that time has bent."""
    a = math.radians(angle)
    bent = radius * (1 + 0.022 * math.sin(3 * a + 0.7) + 0.016 * math.sin(7 * a)) + 5 * math.sin(radius / 90 + 2 * a)
    return CENTRE[0] + bent * 1.06 * math.cos(a), CENTRE[1] + bent * 0.95 * math.sin(a)


def cell(r0, a0, r1, a1):
    """A piece of a ring with straight sides: its corners, clockwise from the inner one."""
    return [place(r0, a0), place(r1, a0), place(r1, a1), place(r0, a1)]


def area_of(outline):
    pairs = zip(outline, outline[1:] + outline[:1])
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)) / 2


def middle(outline):
    return tuple(sum(axis) / len(outline) for axis in zip(*outline))


def block_of(ring, direction):
    """The block of a ring that lies in a direction."""
    return min(blocks(ring), key=lambda block: abs((block[0] + block[1]) / 2 - direction))


def blocks(ring):
    """The blocks of a ring as pairs of angles, with streets between them."""
    r0, r1, count = RINGS[ring]
    street = math.degrees(STREET / ((r0 + r1) / 2))
    turn = chance("turn", ring).uniform(0, 360 / count)
    if ring == OURS_RING:
        turn = OURS_DIRECTION % (360 / count) - 180 / count
    for index in range(count):
        start = turn + index * 360 / count
        yield start + street / 2, start + 360 / count - street / 2


class Town:
    """Everything that is drawn, sorted by how it is drawn."""

    def __init__(self):
        self.ground, self.green, self.parcels, self.houses, self.sheds, self.trees = [], [], [], [], [], []
        self.numbers = []
        self.ours = None
        number = 60
        for ring in range(len(RINGS)):
            for index, (a0, a1) in enumerate(blocks(ring)):
                number = self.block(ring, index, a0, a1, number)
        self.church()

    def block(self, ring, index, a0, a1, number):
        r0, r1, _ = RINGS[ring]
        self.ground.append(arc_cell(r0, a0, r1, a1))
        if ring == PARK_RING and (a0, a1) == block_of(ring, PARK_DIRECTION):
            self.park(r0, a0, r1, a1)
            return number
        luck = chance("block", ring, index)
        mid = (r0 + r1) / 2 + luck.uniform(-6, 6)
        ours_here = ring == OURS_RING and a0 < OURS_DIRECTION < a1
        for front, back in ((r1, mid), (r0, mid)):
            length = math.radians(a1 - a0) * front
            many = 3 if ours_here else max(2, round(length / luck.uniform(46, 62)))
            shares = [luck.uniform(0.8, 1.25) for _ in range(many)]
            if ours_here:
                shares = [1, 1.5, 1.05]
            closed = luck.random() < 0.5 and not ours_here
            angle = a0
            for place_in_row, share in enumerate(shares):
                end = angle + (a1 - a0) * share / sum(shares)
                number += 1
                ours = ours_here and front == r1 and place_in_row == 1
                self.parcel(luck, front, back, angle, end, closed, ours)
                written = f"{number}" if luck.random() < 0.75 else f"{number}/{luck.randint(1, 6)}"
                if not ours:
                    centre = (angle + end) / 2
                    self.numbers.append(([place(back + (front - back) * deep, centre) for deep in (0.2, 0.3, 0.14)], written))
                angle = end
        return number

    def parcel(self, luck, front, back, a0, a1, closed, ours):
        outline = cell(back, a0, front, a1)
        # Inwards from the street.
        inward = -1 if front > back else 1
        depth = abs(front - back)
        width = math.radians(a1 - a0) * front
        side = 0 if closed else min(luck.uniform(4, 8), width * 0.15)
        gap = math.degrees(side / front)
        set_back = 2 if closed else luck.uniform(4, 12)
        near = front + inward * set_back
        far = near + inward * depth * luck.uniform(0.4, 0.52)
        left, right = a0 + gap, a1 - gap
        if ours:
            near, far, wing = front + inward * 3, front + inward * 32, front + inward * 52
            turn = a0 + (a1 - a0) * 0.52
            house = [place(near, a0 + 0.4), place(wing, a0 + 0.4), place(wing, turn), place(far, turn), place(far, a1 - 0.4), place(near, a1 - 0.4)]
            self.ours = (outline, house)
            return
        self.parcels.append(outline)
        shape = luck.random()
        if shape < 0.3:
            turn = left + (right - left) * luck.uniform(0.42, 0.6)
            wing = far + inward * depth * 0.2
            house = [place(near, left), place(wing, left), place(wing, turn), place(far, turn), place(far, right), place(near, right)]
        else:
            house = [place(near, left), place(far, left), place(far, right), place(near, right)]
        if luck.random() < 0.95:
            self.houses.append(house)
        rest = back - inward * 4
        if luck.random() < 0.4:
            at = a0 + (a1 - a0) * luck.uniform(0.1, 0.55)
            wide = math.degrees(luck.uniform(13, 18) / front)
            self.sheds.append(cell(rest, at, rest - inward * 13, at + wide))
        elif luck.random() < 0.5:
            self.trees.append(place(rest - inward * luck.uniform(4, 12), a0 + (a1 - a0) * luck.uniform(0.2, 0.8)))

    def park(self, r0, a0, r1, a1):
        self.green.append(arc_cell(r0 + 6, a0 + 0.6, r1 - 6, a1 - 0.6))
        luck = chance("park")
        for _ in range(24):
            self.trees.append(place(luck.uniform(r0 + 16, r1 - 16), luck.uniform(a0 + 2, a1 - 2)))

    def church(self):
        x, y = CENTRE
        self.green.append([(x + 84 * math.cos(t * math.pi / 12), y + 76 * math.sin(t * math.pi / 12)) for t in range(24)])
        nave = [(-58, -12), (-36, -12), (-36, -20), (-4, -20), (-4, -30), (16, -30), (16, -20), (36, -20), (50, -9), (50, 9), (36, 20), (16, 20), (16, 30), (-4, 30), (-4, 20), (-36, 20), (-36, 12), (-58, 12)]
        self.houses.append([(x + u, y + v) for u, v in nave])
        for t in range(0, 24, 2):
            self.trees.append((x + 74 * math.cos(t * math.pi / 12), y + 66 * math.sin(t * math.pi / 12)))


def arc_cell(r0, a0, r1, a1):
    """A piece of a ring whose long sides follow it."""
    steps = [a0 + (a1 - a0) * step / 4 for step in range(5)]
    return [place(r1, a) for a in steps] + [place(r0, a) for a in reversed(steps)]


def seen(outline, view):
    x, y, width, height = view
    xs, ys = zip(*outline)
    return max(xs) > x and min(xs) < x + width and max(ys) > y and min(ys) < y + height


def path(outlines, view, scale=1):
    """Closed outlines as one path, in whole numbers of the view's units."""
    parts = []
    for outline in outlines:
        if not seen(outline, view):
            continue
        points = [(round((x - view[0]) * scale), round((y - view[1]) * scale)) for x, y in outline]
        steps = [f"{x1 - x0} {y1 - y0}" for (x0, y0), (x1, y1) in zip(points, points[1:])]
        parts.append(f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}z".replace(" -", "-"))
    return "".join(parts)


def dots(points, view, radius, scale=1):
    circle = f"m-{radius} 0a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0-{2 * radius} 0"
    here = [(x, y) for x, y in points if seen([(x, y)], view)]
    return "".join(f"M{round((x - view[0]) * scale)} {round((y - view[1]) * scale)}{circle}" for x, y in here)


def lettering(text, x, y, size, angle=0.0, spacing=5.6):
    """A word in strokes, centred on a point, as `<use>` of each letter."""
    scale = size / 6
    width = (len(text) - 1) * spacing + 4
    turn = f"rotate({angle:.0f})" if round(angle) else ""
    letters = "".join(f'<use href="#{letter}" x="{index * spacing:g}"/>' for index, letter in enumerate(text) if letter != " ")
    return f'<g transform="translate({x:.0f} {y:.0f}){turn}scale({scale:.2g})translate({-width / 2:g}-3)">{letters}</g>'


def name(letter):
    return {"/": "s"}.get(letter, ("d" if letter.isdigit() else "") + letter)


def strokes(text, x, y, size):
    """A number in strokes with its middle at a point, as one path: no letter is drawn twice as often as that."""
    k = size / 6
    width = (len(text) - 1) * 5.4 + 4
    parts = []
    for index, letter in enumerate(text):
        left, top = x + (index * 5.4 - width / 2) * k, y - 3 * k
        parts.append(moved(STROKES[letter], left, top, k))
    return "".join(parts)


def numbers_of(town, view):
    """The numbers of the parcels beside the headline, each where neither house nor shed is in its way."""
    left, top, width, height = view
    built = [middle(shed) for shed in town.sheds] + town.trees
    for places, text in town.numbers:
        for x, y in places:
            corners = [(x + u, y + v) for u in (-9, 0, 9) for v in (-5, 5)]
            free = all(math.dist((x, y), thing) > 17 for thing in built)
            if free and not any(inside(corner, house) for corner in corners for house in town.houses):
                if max(690, left) < x < min(1590, left + width) and max(60, top) < y < min(940, top + height):
                    yield strokes(text, x - left, y - top, 7)
                break


def moved(stroke, left, top, k):
    out, command, digits = [], "", ""
    tokens = []
    for char in stroke + " ":
        if char.isalpha() or char == " ":
            if digits:
                tokens.append(float(digits))
                digits = ""
            if char.isalpha():
                tokens.append(char)
        else:
            digits += char
    index = 0
    while index < len(tokens):
        if isinstance(tokens[index], str):
            command = tokens[index]
            index += 1
            if command == "Z":
                out.append("z")
            continue
        if command == "H":
            out.append(f"H{left + tokens[index] * k:.0f}")
            index += 1
        elif command == "V":
            out.append(f"V{top + tokens[index] * k:.0f}")
            index += 1
        else:
            out.append(f"{command}{left + tokens[index] * k:.0f} {top + tokens[index + 1] * k:.0f}")
            index += 2
    return "".join(out)


def street_name(text, ring, direction, view, size=13):
    """A street's name along the ring, outside of it, letter by letter: those letters that are in view."""
    radius = RINGS[ring][1] + STREET / 2 + 2
    letters = []
    width = math.degrees(size * 1.35 / radius)
    upright = math.sin(math.radians(direction)) < 0
    for index, letter in enumerate(text):
        if letter == " ":
            continue
        offset = (index - (len(text) - 1) / 2) * width
        angle = direction + (offset if upright else -offset)
        x, y = place(radius, angle)
        ahead = place(radius, angle + (1 if upright else -1))
        turn = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x))
        if seen([(x - size, y - size), (x + size, y + size)], view):
            letters.append((letter, lettering(letter, x - view[0], y - view[1], size, turn)))
    return letters


def sheet(town, view=(0, 0, WIDTH, HEIGHT), prefix="", streets=STREETS):
    """The map of the banner, whose ground is the page's own blue; its ids are prefixed where a page holds it."""
    left, above, width, height = view
    outline, house = town.ours

    def drawn(outlines):
        return path([one for one in outlines if max(x for x, _ in one) > FADED], view)

    written = [letter for street in streets for letter in street_name(*street, view)]
    names = "".join(drawing for _, drawing in written)
    letters = "".join(
        f'<path id="{letter}" d="{STROKES[letter]}"/>' for letter in sorted({letter for letter, _ in written})
    )
    trees = [tree for tree in town.trees if tree[0] > FADED]
    ours = path([outline], view)
    drawing = svg(width, height, "".join([
        f'<defs>{hatching("h", "#8db4cf")}{hatching("o", "#a85b00")}{letters}<path id="b" d="{drawn(town.houses)}"/></defs>',
        f'<path fill="#fff" fill-opacity=".08" d="{drawn(town.ground)}"/>',
        f'<path fill="#5ebeb2" fill-opacity=".22" d="{drawn(town.green)}"/>',
        f'<path fill="none" stroke="#d6ecf8" stroke-opacity=".5" d="{drawn(town.parcels)}"/>',
        '<use href="#b" fill="#041a34" fill-opacity=".4" transform="translate(5 7)"/>',
        f'<path fill="#b4d0e1" d="{drawn(town.sheds)}"/>',
        '<use href="#b" fill="#f3f9fc"/><use href="#b" fill="url(#h)" stroke="#fff" stroke-width="1.2"/>',
        f'<path fill="#8cd4cc" fill-opacity=".42" d="{dots(trees, view, 5)}"/>',
        f'<path {LINE} stroke="#eaf4fa" d="{"".join(numbers_of(town, view))}"/>',
        f'<g {LINE} stroke="#fff" stroke-width=".8">{names}</g>',
        f'<path fill="#041a34" fill-opacity=".35" transform="translate(6 9)" d="{ours}"/>',
        f'<path fill="#ffa900" stroke="#fff" stroke-width="3" d="{ours}"/>',
        f'<path fill="#ff9000" d="{path([house], view)}"/>',
        f'<path fill="url(#o)" stroke="#5b3300" stroke-width="1.4" d="{path([house], view)}"/>',
        f'<path fill="#fff" stroke="#0a3660" stroke-width="2.4" d="{dots(outline, view, 6)}"/>',
    ]))
    for used in ('id="', 'href="#', "url(#"):
        drawing = drawing.replace(used, used + prefix)
    return drawing


LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'


def svg(width, height, content):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">{content}</svg>'


def hatching(name, colour):
    stripe = f'<path d="M0 0V7" stroke="{colour}" stroke-width="1.6"/>'
    return f'<pattern id="{name}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">{stripe}</pattern>'


def detail(town, view, ours, extra=()):
    """A detail of the map on white paper, with some parcels in orange."""
    scale = WIDTH_OF_DETAIL / view[2]
    whole, own = town.ours
    houses = [house for house in [*town.houses, own] if not any(inside(middle(house), parcel) for parcel in ours)]
    lit = [house for house in town.houses if any(inside(middle(house), parcel) for parcel in ours)] + list(extra)
    marks = [corner for parcel in ours for corner in parcel]

    def draw(outlines):
        return path(outlines, view, scale)

    height = round(view[3] * scale)
    return svg(WIDTH_OF_DETAIL, height, "".join([
        f'<defs>{hatching("h", "#9dbdd1")}{hatching("o", "#a85b00")}</defs>',
        f'<path fill="#e4eef4" d="M0 0H{WIDTH_OF_DETAIL}V{height}H0z"/>',
        f'<path fill="#fbfdfe" d="{draw(town.ground)}"/><path fill="#d6ece6" d="{draw(town.green)}"/>',
        f'<path fill="none" stroke="#b0cad9" d="{draw([*town.parcels, whole])}"/>',
        f'<path fill="#d3e3ec" d="{draw(town.sheds)}"/>',
        f'<path fill="url(#h)" stroke="#7f9fb4" d="{draw(houses)}"/>',
        f'<path fill="#bfe0d8" d="{dots(town.trees, view, 4, scale)}"/>',
        f'<path fill="#ffa900" fill-opacity=".4" stroke="#b86a00" stroke-width="1.6" d="{draw(ours)}"/>',
        f'<path fill="#ff9000" d="{draw(lit)}"/><path fill="url(#o)" stroke="#7a4300" d="{draw(lit)}"/>',
        f'<path fill="#fff" stroke="#7a4300" stroke-width="1.5" d="{dots(marks, view, 4, scale)}"/>',
    ]))


def inside(point, outline):
    x, y = point
    hit = False
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            hit = not hit
    return hit


def nearest(town, *points):
    """The parcels with a house that lie next to some points."""
    built = [parcel for parcel in town.parcels if any(inside(middle(house), parcel) for house in town.houses)]
    return [min(built, key=lambda parcel: math.dist(middle(parcel), point)) for point in points]


def works(town):
    """The production plant: one parcel the size of a block, with two halls and an office."""
    ring = 2
    a0, a1 = block_of(ring, 236)
    r0, r1, _ = RINGS[ring]
    plot = arc_cell(r0, a0, r1, a1)
    third = (a1 - a0) / 3
    halls = [
        cell(r0 + 12, a0 + 1.2, r0 + 78, a0 + 2 * third),
        cell(r0 + 90, a0 + 1.2, r1 - 10, a0 + 1.5 * third),
        cell(r0 + 24, a0 + 2.3 * third, r1 - 30, a1 - 1.2),
    ]
    for kind in ("parcels", "houses", "sheds"):
        setattr(town, kind, [outline for outline in getattr(town, kind) if not inside(middle(outline), plot)])
    town.trees = [tree for tree in town.trees if not inside(tree, plot)]
    x, y = middle(plot)
    return detail(town, (x - 230, y - 230, 460, 460), [[plot[0], plot[4], plot[5], plot[9]]], halls)


def main():
    TARGET.mkdir(parents=True, exist_ok=True)
    town = Town()
    outline, _ = town.ours
    print(f"our parcel: {round(area_of(outline) * METRES_PER_UNIT**2)} m², middle {middle(outline)}, corners {outline}")
    x, y = middle(outline)
    drawings = {
        "cadastral-map": sheet(town),
        # Without names of streets: the parcel's label would lie over the one beside it.
        "cadastral-map-phone": sheet(town, ON_PHONE, "map-", streets=()),
        "plan-estate": detail(town, (680, 325, 420, 420), nearest(town, (780, 505), (875, 480), (800, 590), (1040, 560))),
        "plan-tax": detail(town, (1010, 583, 240, 240), nearest(town, (1130, 700))),
        "plan-insolvency": works(Town()),
    }
    for drawing, text in drawings.items():
        (TARGET / f"{drawing}.svg").write_text(text + "\n")
        print(f"{drawing}: {len(text)} bytes")


if __name__ == "__main__":
    main()
