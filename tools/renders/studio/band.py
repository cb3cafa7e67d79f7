"""Fitness bands: a slim capsule on a closed strap loop."""

import math

from materials import principled, rubber, screen
from shapes import group, pose, slab, strap_loop

DESIGNS = {"slim": 1.85, "wide": 2.2}
COLOURS = {"black": ("#1b1d22",), "coral": ("#ef6f5e",), "teal": ("#128a86",), "lilac": ("#a996d6",)}


def build(design, colour, textures):
    """A capsule with its display on a closed strap."""
    width, height = DESIGNS[design], 4.3
    root = group("band " + design)
    slab(
        "case",
        width,
        height,
        0.9,
        width / 2,
        principled("case", "#14161a", roughness=0.25, coat=0.6),
        bevel=0.26,
        segments=7,
        parent=root,
    )
    slab(
        "glass",
        width - 0.14,
        height - 0.14,
        0.1,
        width / 2 - 0.07,
        principled("glass", "#020203", roughness=0.05, coat=1),
        (0, 0, 0.42),
        0.06,
        4,
        parent=root,
    )
    slab(
        "face",
        width - 0.42,
        height - 0.42,
        0.012,
        width / 2 - 0.2,
        screen(textures / "face-band.png", 1.0),
        (0, 0, 0.478),
        uv=True,
        parent=root,
    )
    half_height, depth = 3.05, 2.5
    opening = math.asin(1.55 / half_height)
    strap_loop(
        "strap",
        lambda t: (width + 0.08) * (1 - 0.12 * math.sin(math.pi * t)),
        (0, -depth * math.cos(opening) - 0.02),
        (half_height, depth),
        0.42,
        rubber(COLOURS[colour][0]),
        root,
        start=-(math.pi / 2 - opening),
        end=math.pi + (math.pi / 2 - opening),
    )
    return root


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    yaw = {"angle": -34, "front": 0}[shot["view"]]
    return [pose(build(shot["design"], shot["colour"], textures), yaw, -6)], {"tilt": 7.0, "exposure": 0.1}
