"""White model people: a pose becomes joints, joints become a smooth body with simple clothes.

A figure looks towards -y; +x is its own left. Lengths are those of a person of 1.75 m.
"""

from dataclasses import dataclass, field

import numpy as np

from .surface import Clay, Cut, Egg, Limb, turned, unit

#: Distance between two points of a body's grid, in metres.
STEP = 0.008
HIP, SPINE, SHOULDER = 0.092, 0.155, 0.178
UPPER_ARM, FOREARM, HAND = 0.285, 0.25, 0.085
THIGH, SHIN, ANKLE = 0.435, 0.42, 0.085
#: A woman's shoulders and waist are narrower by these factors.
NARROWER_SHOULDERS, NARROWER_WAIST = 0.9, 0.88


@dataclass(frozen=True)
class Foot:
    """Where an ankle is, where its toes point (degrees to the figure's left) and whether its heel is lifted."""

    ankle: tuple
    toes: float = 0.0
    lifted: float = 0.0


@dataclass(frozen=True)
class Pose:
    """How a figure holds itself. Points are in metres, turns are (pitch, roll, yaw) in degrees."""

    hips: tuple
    left_foot: Foot
    right_foot: Foot
    #: Wrists, and the directions in which elbows and knees point.
    left_hand: tuple
    right_hand: tuple
    left_elbow: tuple = (0.5, 1.0, -0.3)
    right_elbow: tuple = (-0.5, 1.0, -0.3)
    left_knee: tuple = (0.1, -1.0, 0.0)
    right_knee: tuple = (-0.1, -1.0, 0.0)
    pelvis: tuple = (0, 0, 0)
    chest: tuple = (0, 0, 0)
    head: tuple = (0, 0, 0)
    #: Where fingers point, if not along the forearm.
    fingers: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Look:
    """What a figure wears: hair (`short`, `bob`, `bun`, `tail`, `long`, `helmet`), and the length of its coat."""

    hair: str = 'short'
    woman: bool = False
    #: Where jacket or dress ends, in metres below the hips; None for a shirt that ends in the trousers.
    hem: float | None = 0.13
    #: How wide the hem stands, in metres from the middle.
    flare: float = 0.165


class Frame:
    """A place on the body with its own directions."""

    def __init__(self, origin, rotation):
        self.origin, self.rotation = np.asarray(origin, float), rotation

    def __call__(self, x, y, z):
        return self.origin + self.rotation @ np.array((x, y, z), float)

    def direction(self, x, y, z):
        """A direction of the frame in the figure's coordinates."""
        return self.rotation @ np.array((x, y, z), float)


def figure(pose, look):
    """Points and faces of a figure."""
    clay = Clay((-1.0, -1.0, -0.02), (1.0, 1.0, 2.1), STEP)
    pelvis = Frame(pose.hips, turned(*pose.pelvis))
    chest = Frame(pelvis(0, 0, SPINE), pelvis.rotation @ turned(*pose.chest))
    head = Frame(chest(0, 0.012, 0.375), chest.rotation @ turned(*pose.head))
    _legs(clay, pelvis, pose, look)
    _torso(clay, pelvis, chest, look)
    _arms(clay, chest, pose, look)
    _head(clay, chest, head, look)
    return clay.mesh()


def _bent(root, end, upper, lower, towards):
    """The joint between two bones, bent towards a direction, and where the end is when `end` is out of reach."""
    root, end = np.asarray(root, float), np.asarray(end, float)
    reach = min(np.linalg.norm(end - root), (upper + lower) * 0.999)
    axis = unit(end - root)
    along = (reach**2 + upper**2 - lower**2) / (2 * reach)
    towards = np.asarray(towards, float)
    aside = unit(towards - axis * np.dot(towards, axis))
    return root + axis * along + aside * np.sqrt(max(upper**2 - along**2, 0)), root + axis * reach


def _legs(clay, pelvis, pose, look):
    slim = 0.93 if look.woman else 1.0
    for side, foot, knee_to in ((1, pose.left_foot, pose.left_knee), (-1, pose.right_foot, pose.right_knee)):
        hip = pelvis(side * HIP, 0, -0.03)
        knee, ankle = _bent(hip, foot.ankle, THIGH, SHIN, knee_to)
        clay.add(Limb(hip, knee, 0.090 * slim, 0.062 * slim), 0.03)
        clay.add(Limb(knee, ankle, 0.062 * slim, 0.055 * slim, cut=(False, True)), 0.006)
        _shoe(clay, ankle, foot, slim)


def _shoe(clay, ankle, foot, slim):
    rotation = turned(foot.lifted, 0, foot.toes)
    at = Frame(ankle, rotation)
    heel, ball, toe = at(0, 0.035, -0.05), at(0, -0.10, -0.052), at(0, -0.165, -0.060)
    sole, down = at(0, 0, -ANKLE), at.direction(0, 0, -1)
    clay.add(Limb(at(0, 0, 0.02), at(0, 0.0, -0.05), 0.040 * slim, 0.042 * slim))
    clay.add(Cut(Limb(heel, ball, 0.042 * slim, 0.046 * slim), sole, down), 0.02)
    clay.add(Cut(Limb(ball, toe, 0.046 * slim, 0.034 * slim), sole, down), 0.01)


def _torso(clay, pelvis, chest, look):
    narrow, shoulder = (NARROWER_WAIST, NARROWER_SHOULDERS) if look.woman else (1.0, 1.0)
    across, hips_across = chest.direction(1, 0, 0), pelvis.direction(1, 0, 0)
    clay.add(Egg(pelvis(0, 0.008, -0.01), (0.165, 0.118, 0.13), pelvis.rotation), 0.04)
    clay.add(Limb(pelvis(0, 0, 0.02), chest(0, 0, 0.03), 0.150, 0.142 * narrow, 0.72, hips_across), 0.05)
    clay.add(Limb(chest(0, 0, 0.02), chest(0, -0.004, 0.215), 0.140 * narrow, 0.172 * shoulder, 0.66, across), 0.05)
    clay.add(Egg(chest(0, 0.0, 0.20), (0.172 * shoulder, 0.118, 0.16), chest.rotation), 0.05)
    if look.woman:
        clay.add(Egg(chest(0, -0.058, 0.185), (0.112, 0.060, 0.070), chest.rotation), 0.05)
    for side in (1, -1):
        clay.add(Limb(chest(side * 0.03, 0.01, 0.36), chest(side * SHOULDER * shoulder, 0.005, 0.315), 0.060, 0.060), 0.05)
    clay.add(Limb(chest(0, 0.012, 0.30), chest(0, 0.0, 0.43), 0.058, 0.050), 0.035)
    clay.add(Limb(chest(0, 0.012, 0.355), chest(0, 0.006, 0.395), 0.074, 0.060, 0.95, across, cut=(False, True)), 0.012)
    if look.hem is not None:
        waist = Limb(chest(0, 0, 0.06), pelvis(0, 0, 0.06), 0.150 * narrow, 0.160, 0.74, across)
        skirt = Limb(pelvis(0, 0, 0.06), pelvis(0, 0, -look.hem), 0.160, look.flare + 0.022, 0.76, hips_across, (False, True))
        clay.add(waist, 0.03).add(skirt, 0.02)


def _arms(clay, chest, pose, look):
    shoulder = NARROWER_SHOULDERS if look.woman else 1.0
    slim = 0.88 if look.woman else 1.0
    arms = (('left', 1, pose.left_hand, pose.left_elbow), ('right', -1, pose.right_hand, pose.right_elbow))
    for name, side, hand, elbow_to in arms:
        root = chest(side * SHOULDER * shoulder, 0.005, 0.31)
        if hand[2] > root[2]:
            # A raised arm takes the shoulder with it.
            root = chest(side * SHOULDER * shoulder * 0.96, 0.005, 0.34)
        elbow, wrist = _bent(root, hand, UPPER_ARM, FOREARM, elbow_to)
        clay.add(Limb(root, elbow, 0.058 * slim, 0.047 * slim), 0.025)
        clay.add(Limb(elbow, wrist, 0.047 * slim, 0.040 * slim, cut=(False, True)), 0.006)
        fingers = unit(pose.fingers.get(name, wrist - elbow))
        _hand(clay, wrist, fingers, side, slim)


def _hand(clay, wrist, fingers, side, slim):
    across = np.cross(fingers, (side, 0.3, 0.2))
    palm = wrist + fingers * 0.055
    clay.add(Limb(wrist - fingers * 0.01, wrist + fingers * 0.02, 0.026 * slim, 0.027 * slim))
    clay.add(Limb(wrist + fingers * 0.02, palm, 0.032 * slim, 0.036 * slim, 0.55, across), 0.012)
    clay.add(Limb(palm, wrist + fingers * (0.06 + HAND), 0.036 * slim, 0.022 * slim, 0.5, across), 0.012)
    thumb = unit(across) * 0.03
    clay.add(Limb(wrist + fingers * 0.03 + thumb * 0.6, wrist + fingers * 0.085 + thumb * 1.5, 0.014, 0.011), 0.012)


def _head(clay, chest, head, look):
    clay.add(Egg(head(0, 0.012, 0.150), (0.074, 0.094, 0.094), head.rotation), 0.02)
    clay.add(Limb(head(0, -0.024, 0.125), head(0, -0.048, 0.056), 0.062, 0.040, 0.85, head.direction(1, 0, 0)), 0.04)
    clay.add(Limb(head(0, -0.078, 0.142), head(0, -0.088, 0.112), 0.008, 0.011), 0.016)
    _hair(clay, head, look)
    if look.hair in ('short', 'bun', 'tail', 'helmet'):
        for side in (1, -1):
            clay.add(Egg(head(side * 0.076, 0.012, 0.122), (0.012, 0.020, 0.032), head.rotation), 0.01)


def _hair(clay, head, look):
    if look.hair == 'helmet':
        clay.add(Cut(Egg(head(0, 0.008, 0.165), (0.094, 0.118, 0.105), head.rotation), head(0, 0, 0.165), head.direction(0, -0.1, -1)))
        clay.add(Limb(head(0, 0.0, 0.163), head(0, 0.0, 0.175), 0.118, 0.112, 1.24, head.direction(1, 0, 0), (True, True)), 0.01)
        clay.add(Limb(head(0, -0.08, 0.235), head(0, 0.09, 0.240), 0.02, 0.02), 0.02)
        return
    crown = Egg(head(0, 0.022, 0.166), (0.089, 0.106, 0.100), head.rotation)
    clay.add(Cut(crown, head(0, -0.008, 0.165), head.direction(0, -1, -0.62)), 0.012)
    if look.hair == 'bob':
        for side in (1, -1):
            clay.add(Limb(head(side * 0.066, 0.018, 0.150), head(side * 0.066, 0.004, 0.045), 0.030, 0.034, 1.7, head.direction(1, 0, 0)), 0.02)
        clay.add(Limb(head(0, 0.070, 0.150), head(0, 0.066, 0.045), 0.060, 0.056, 0.62, head.direction(1, 0, 0)), 0.03)
    if look.hair == 'long':
        for side in (1, -1):
            clay.add(Limb(head(side * 0.064, 0.030, 0.150), head(side * 0.070, 0.030, -0.03), 0.032, 0.028, 1.5, head.direction(1, 0, 0)), 0.02)
        clay.add(Limb(head(0, 0.070, 0.160), head(0, 0.085, -0.09), 0.070, 0.060, 0.55, head.direction(1, 0, 0)), 0.03)
    if look.hair == 'bun':
        clay.add(Egg(head(0, 0.110, 0.200), (0.046, 0.042, 0.044), head.rotation), 0.012)
    if look.hair == 'tail':
        clay.add(Limb(head(0, 0.105, 0.185), head(0, 0.150, 0.120), 0.028, 0.040), 0.015)
        clay.add(Limb(head(0, 0.150, 0.120), head(0, 0.130, -0.03), 0.040, 0.016), 0.02)
