"""Watches: round and square, on a closed strap loop. Face to +Z, 12 o'clock to +Y."""

import math

from materials import metal, principled, rubber, screen
from shapes import disc, group, pose, slab, strap_loop

DESIGNS = {"round": "face-rings", "classic": "face-hands", "square": "face-square"}
COLOURS = {  # swatch, case, strap
    "black": ("#1f2228", "#2a2d34", "#1a1c21"),
    "navy": ("#1f3158", "#9aa3b5", "#1f3158"),
    "sand": ("#d8c3a5", "#d9c7a8", "#d3bd9d"),
    "olive": ("#59663f", "#3c4037", "#59663f"),
    "rose": ("#e0aaa4", "#e6c3b6", "#e0b0aa"),
    "tan": ("#9a5f38", "#c7ccd4", "#8f5632"),
}


def build(design, colour, textures):
    """A watch of that design on a closed strap."""
    _, case_color, strap_color = COLOURS[colour]
    root = group("watch " + design)
    case, black = metal(case_color, 0.2), principled("rim", "#0a0b0d", roughness=0.12, coat=1.0)
    face = screen(textures / (DESIGNS[design] + ".png"), 1.0)
    if design == "square":
        width, height = 3.7, 4.4
        slab("case", width, height, 1.0, 1.15, case, bevel=0.32, segments=8, parent=root)
        slab("rim", width - 0.28, height - 0.28, 0.14, 1.02, black, (0, 0, 0.48), 0.06, 5, parent=root)
        slab("face", width - 0.62, height - 0.62, 0.012, 0.86, face, (0, 0, 0.556), uv=True, parent=root)
        for y in (0.75, -0.75):
            slab("key", 0.14, 0.95, 0.3, 0.07, case, (width / 2 + 0.03, y, 0), 0.05, 3, parent=root)
        reach, band = height / 2, 2.5
    else:
        radius = 2.2
        disc("case", radius, 1.0, case, bevel=0.24, parent=root, steps=128)
        disc("rim", radius - 0.08, 0.16, black if design == "round" else case, (0, 0, 0.5), 0.06, root, 128)
        disc("well", radius - 0.22, 0.05, black, (0, 0, 0.57), 0.02, root, 128)
        disc("face", radius - 0.30, 0.012, face, (0, 0, 0.60), parent=root, uv=True, steps=128)
        for y, size in ((0.75, 0.30), (-0.8, 0.24)):
            disc("crown", size, 0.34, case, (radius + 0.12, y, 0), 0.05, root, turn=(0, 90, 0))
        reach, band = radius, 2.1
    half_height = 3.25
    depth = 2.65
    center_z = -0.05 - depth * math.cos(math.asin((reach - 0.3) / half_height))
    opening = math.asin((reach - 0.3) / half_height)
    # the loop starts under the upper edge of the case, runs behind and comes up under the lower edge
    strap_loop(
        "strap",
        lambda t: band * (1 - 0.16 * math.sin(math.pi * t)),
        (0, center_z),
        (half_height, depth),
        0.30,
        rubber(strap_color),
        root,
        start=-(math.pi / 2 - opening),
        end=math.pi + (math.pi / 2 - opening),
    )
    for side in (1, -1):
        slab("lug", band, 0.7, 0.5, 0.2, case, (0, side * (reach - 0.12), -0.12), 0.12, 4, parent=root)
    return root


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    yaw = {"angle": -30, "front": 0, "left": 32}[shot["view"]]
    return [pose(build(shot["design"], shot["colour"], textures), yaw, -6 if yaw else -3)], {
        "tilt": 7.0,
        "exposure": 0.1,
    }
