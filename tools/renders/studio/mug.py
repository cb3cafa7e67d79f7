"""A ceramic mug with a coloured band, and a plain one; no print."""

import math

from materials import gloss_plastic, principled
from shapes import disc, group, lathe, pose, tube

DESIGNS = ("band", "plain")
COLOURS = {"white": ("#f1f2f4", "#2a6be0"), "navy": ("#22345f", "#e9edf5"), "coral": ("#ee7563", "#fff1ea")}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    body_color, accent = COLOURS[shot["colour"]]
    root = group("mug")
    glaze = gloss_plastic(body_color)
    radius, height = 4.1, 9.4
    lathe(
        "cup",
        [
            (0, 0),
            (radius - 0.5, 0),
            (radius - 0.12, 0.12),
            (radius, 0.5),
            (radius, height - 0.12),
            (radius - 0.12, height),
            (radius - 0.3, height),
            (radius - 0.42, height - 0.12),
            (radius - 0.45, 0.9),
            (radius - 0.8, 0.5),
            (0, 0.5),
        ],
        glaze,
        parent=root,
        angle=60,
    )
    if shot["design"] == "band":
        lathe("band", [(radius + 0.012, 0.95), (radius + 0.012, 2.9)], gloss_plastic(accent), parent=root)
    handle = [
        (radius - 0.1 + 2.3 * math.sin(math.radians(a)) * 1.05, 0, height * 0.52 + 2.75 * math.cos(math.radians(a)))
        for a in range(0, 181, 6)
    ]
    tube("handle", handle, 0.46, glaze, parent=root)
    disc(
        "drink",
        radius - 0.44,
        0.02,
        principled("coffee", "#3a1d0c", roughness=0.1, coat=1),
        (0, 0, height - 1.4),
        parent=root,
    )
    return [pose(root, -30, upright=False)], {"tilt": 17.0, "exposure": 0.1}
