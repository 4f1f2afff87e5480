"""Turns a render into a master: denoises it, gives it its shadow, grades it, writes PNG and a preview.

Debian's Blender has no Open Image Denoise. The filter here is an à-trous wavelet over light divided by
albedo, guided by normals, albedo and depth (Dammertz and others, 2010).
"""

import os
from dataclasses import dataclass

# OpenCV reads this when it is imported.
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

cv2.setNumThreads(2)


@dataclass(frozen=True)
class Grade:
    """How a picture meets its background.

    `exposure` is a factor; `shadow` how strong the caught shadow is and `shadow_floor` what of it is dropped;
    `edge` is the margin (share of the canvas) within which the shadow ends; `background` its CSS colours.
    """

    exposure: float = 0.96
    shadow: float = 0.9
    shadow_floor: float = 0.02
    edge: float = 0.0
    background: tuple = ('0e4b83', '155a93', '206fa0', '2a82b0')


ON_BLUE = Grade()
ON_PAGE = Grade(exposure=0.92, shadow=0.32, shadow_floor=0.05, edge=0.10, background=('f2f8f9',))

SHADOW_COLOUR = '0a3560'
#: Brightness (linear) above which highlights are rolled off.
KNEE = 0.70


def finish(render, master, grade, denoised=True):
    """Make `master`.png and `master`_preview.png from the EXR files whose names start with `render`."""
    picture, albedo, normal, depth = (_read(f'{render}_{part}_0001.exr') for part in
                                      ('picture', 'albedo', 'normal', 'depth'))
    albedo, normal, depth = albedo[..., :3], normal[..., :3], depth[..., 0]
    if denoised:
        picture = _denoise(picture, albedo, normal, depth)
    light, alpha = _composite(picture, normal, grade)
    colour = _graded(light, alpha)
    colour = np.where(alpha > 0.002, colour, 0)
    _write(f'{master}.png', np.concatenate([colour, alpha], -1))
    behind = _background(grade.background, *alpha.shape[:2])
    _write(f'{master}_preview.png', colour * alpha + behind * (1 - alpha))


#: Channels (of 255) by which a pixel has to differ, and pixels around it that are kept, with a soft edge.
DIFFERENT, AROUND, SOFT = 7, 4, 1.6
#: Pixels at the edge of a rendered part that are not used.
MARGIN = 16


def keep_difference(master, base, grade):
    """Leave of `master`.png what differs from `base`.png, so that it can lie over it and change nothing else.

    The edge of a building is half transparent in both: what is kept there is painted on the background's middle tone,
    or the other's colour would shine through.
    """
    picture, under = (cv2.imread(f'{path}.png', cv2.IMREAD_UNCHANGED) for path in (master, base))
    mask = _differing(picture, under)
    colour, alpha = picture[..., :3].astype(np.float32), picture[..., 3:].astype(np.float32) / 255
    tone = np.array([255 * c for c in reversed(_channels(grade.background[len(grade.background) // 2]))])
    built = np.maximum(alpha, under[..., 3:].astype(np.float32) / 255)
    opaque = colour * alpha + tone * (1 - alpha)
    kept = np.concatenate([np.where(mask > 0, opaque, 0), 255 * mask * np.where(built > 0.5, 1, built)], -1)
    cv2.imwrite(f'{master}.png', np.clip(kept + 0.5, 0, 255).astype(np.uint8))


def _differing(picture, under):
    """How much of each pixel is kept, from 0 to 1: without single noisy pixels and what was not rendered."""
    seen = [image[..., :3].astype(np.float32) * image[..., 3:] / 255 for image in (picture, under)]
    differs = ((np.abs(seen[0] - seen[1]).max(-1) > DIFFERENT) & _within(picture[..., 3] > 0)).astype(np.uint8)
    calm = cv2.morphologyEx(differs, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    wide = cv2.dilate(calm, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * AROUND + 1,) * 2))
    return cv2.GaussianBlur(wide.astype(np.float32), (0, 0), SOFT)[..., None]


def _within(rendered):
    """Where a part of a picture was rendered, without its margin, which filter and denoiser mix with nothing."""
    rows, columns = (np.flatnonzero(rendered.any(axis)) for axis in (1, 0))
    inside = np.zeros_like(rendered)
    inside[rows[0] + MARGIN : rows[-1] - MARGIN, columns[0] + MARGIN : columns[-1] - MARGIN] = True
    return inside & rendered


def _read(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if image is None:
        raise FileNotFoundError(path)
    if image.ndim == 2:
        image = image[..., None]
    order = {1: [0], 3: [2, 1, 0], 4: [2, 1, 0, 3]}[image.shape[-1]]
    return image[..., order].astype(np.float32)


def _write(path, image):
    bytes_ = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)
    order = [2, 1, 0, 3][: image.shape[-1]]
    cv2.imwrite(path, bytes_[..., order])


def _shifted(image, dx, dy):
    rows = np.clip(np.arange(image.shape[0]) + dy, 0, image.shape[0] - 1)
    columns = np.clip(np.arange(image.shape[1]) + dx, 0, image.shape[1] - 1)
    return image[rows][:, columns]


def _denoise(picture, albedo, normal, depth, rounds=3):
    surface = albedo.max(-1, keepdims=True) > 0.01
    divisor = np.where(surface, np.maximum(albedo, 0.04), 1.0)
    light = np.nan_to_num(np.concatenate([picture[..., :3] / divisor, picture[..., 3:]], -1))
    light = _without_fireflies(light)
    noise = _noise_level(_luminance(light))
    far = np.log1p(np.clip(depth, 0, 5000))
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    for step in range(rounds):
        stride = 1 << step
        bright = cv2.GaussianBlur(_luminance(light), (0, 0), 0.9 if step == 0 else 0.6)
        total, weights = np.zeros_like(light), np.zeros((*depth.shape, 1), np.float32)
        for j in range(-2, 3):
            for i in range(-2, 3):
                dx, dy = i * stride, j * stride
                differs = ((_shifted(normal, dx, dy) - normal) ** 2).sum(-1) / 0.25**2
                differs += ((_shifted(albedo, dx, dy) - albedo) ** 2).sum(-1) / 0.06**2
                differs += np.abs(_shifted(far, dx, dy) - far) / (0.004 * (abs(dx) + abs(dy)) + 0.004)
                differs += np.abs(_shifted(bright, dx, dy) - bright) / (2.2 * noise / 2 ** (step / 2) + 0.004)
                weight = (kernel[i + 2] * kernel[j + 2] * np.exp(-differs))[..., None].astype(np.float32)
                total += _shifted(light, dx, dy) * weight
                weights += weight
        light = total / weights
    return np.concatenate([light[..., :3] * divisor, np.clip(light[..., 3:], 0, 1)], -1)


def _luminance(light):
    return (light @ np.array([0.3, 0.6, 0.1, 1.0], np.float32)).astype(np.float32)


def _without_fireflies(light):
    bright = _luminance(light)
    spark = bright > cv2.medianBlur(bright, 3) * 2.5 + 0.4
    for channel in range(4):
        calm = cv2.medianBlur(np.ascontiguousarray(light[..., channel]), 3)
        light[..., channel] = np.where(spark, calm, light[..., channel])
    return light


def _noise_level(bright):
    """Local standard deviation, bounded by the calmest spot near by, so that edges do not count as noise."""
    mean = cv2.GaussianBlur(bright, (0, 0), 2.0)
    variance = np.maximum(cv2.GaussianBlur(bright * bright, (0, 0), 2.0) - mean * mean, 0)
    calm = cv2.erode(cv2.GaussianBlur(variance, (0, 0), 1.5), np.ones((5, 5))) * 2.0 + 1e-5
    return np.sqrt(np.minimum(variance, calm))


def _composite(picture, normal, grade):
    """Premultiplied light and alpha, the catcher's shadow tinted, weakened and ended before the canvas edge.

    Cycles counts the feature normals of a shadow catcher twice: a length between 1 and 2 is its coverage.
    """
    caught = np.clip(np.linalg.norm(normal, axis=-1, keepdims=True) - 1, 0, 1)
    caught = np.where(caught > 0.06, caught, 0)
    raw = np.clip(picture[..., 3:], 0, 1)
    shade = np.clip((raw - grade.shadow_floor) / (1 - grade.shadow_floor), 0, 1) * grade.shadow
    alpha = raw * (1 - caught) + caught * shade
    if grade.edge:
        height, width = raw.shape[:2]
        x, y = np.linspace(0, 1, width)[None, :, None], np.linspace(0, 1, height)[:, None, None]
        margin = np.minimum(np.minimum(x, 1 - x), np.minimum(y, 1 - y)) / grade.edge
        alpha = alpha * (1 - caught * (1 - _eased(margin)))
    faded = np.where(caught > 0.9, alpha / np.maximum(raw, 1e-4), 1)
    tint = _linear(np.array(_channels(SHADOW_COLOUR), np.float32))
    return picture[..., :3] * grade.exposure * faded + caught * alpha * tint, alpha


def _graded(light, alpha):
    """Display colours (sRGB, not premultiplied) with a soft shoulder that keeps the hue."""
    colour = np.maximum(np.where(alpha > 1e-4, light / np.maximum(alpha, 1e-4), 0), 0)
    peak = colour.max(-1, keepdims=True)
    rolled = KNEE + (1 - KNEE) * (1 - np.exp(-(peak - KNEE) / (1 - KNEE)))
    colour = colour * np.where(peak > KNEE, rolled / np.maximum(peak, 1e-5), 1)
    colour = np.clip(colour, 0, 1)
    return np.where(colour <= 0.0031308, 12.92 * colour, 1.055 * np.maximum(colour, 1e-8) ** (1 / 2.4) - 0.055)


def _eased(share):
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)


def _channels(colour):
    return [int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)]


def _linear(colour):
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


def _background(colours, height, width):
    """The page behind: one colour, or the hero's gradient (112 degrees)."""
    stops = np.array([_channels(c) for c in colours])
    if len(stops) == 1:
        return np.ones((height, width, 3)) * stops[0]
    turn = np.radians(112)
    x, y = np.meshgrid(np.arange(width) - width / 2, np.arange(height) - height / 2)
    length = abs(width * np.sin(turn)) + abs(height * np.cos(turn))
    share = np.clip((x * np.sin(turn) - y * np.cos(turn)) / length + 0.5, 0, 1)
    return np.stack([np.interp(share, (0, 0.38, 0.68, 1), stops[:, c]) for c in range(3)], -1)
