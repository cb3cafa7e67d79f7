"""Trackers: a key tag with a ring; a vehicle box with a lamp."""

import math

from materials import light, metal, principled, satin_plastic, shade
from shapes import disc, group, pose, prism, ring, slab

DESIGNS = ("tag", "vehicle")
COLOURS = {"white": ("#eef0f3", "#2a6be0"), "black": ("#22252b", "#19a98a"), "orange": ("#f07a2c", "#fff4e6")}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    body_color, accent = COLOURS[shot["colour"]]
    root = group("tracker")
    if shot["design"] == "tag":
        disc("body", 2.6, 1.0, satin_plastic(body_color), bevel=0.38, parent=root, steps=128)
        disc(
            "inset",
            1.75,
            0.06,
            principled("inset", accent, roughness=0.28, metal=0.2, coat=0.5),
            (0, 0, 0.5),
            0.02,
            root,
            128,
        )
        mark = principled("pin", "#ffffff" if shot["colour"] != "orange" else "#f07a2c", roughness=0.4)
        turns = [math.radians(-25 + i * 230 / 40) for i in range(41)]
        prism(
            "pin",
            [(0.62 * math.cos(t), 0.62 * math.sin(t) + 0.25) for t in turns] + [(0, -0.95)],
            0.02,
            mark,
            parent=root,
        ).location.z = 0.54
        disc("pin eye", 0.26, 0.03, principled("eye", accent, roughness=0.3), (0, 0.25, 0.556), parent=root)
        ring("ring", 0.78, 0.17, metal("#c8ced8", 0.2), (0, 2.95, 0), root)
    else:
        slab("body", 8.4, 5.4, 2.2, 1.2, satin_plastic(body_color), bevel=0.5, segments=8, parent=root)
        slab(
            "lid",
            6.6,
            3.7,
            0.06,
            0.8,
            principled("lid", shade(body_color, -0.15), roughness=0.5),
            (0, 0, 1.09),
            0.03,
            3,
            parent=root,
        )
        for x, color in ((-2.2, "#19c98c"), (-1.5, "#2f8cff")):
            disc("lamp", 0.16, 0.05, light(color, 3.0), (x, -1.1, 1.13), parent=root)
    return [pose(root, -24, -10)], {"tilt": 8.0, "exposure": 0.15}
