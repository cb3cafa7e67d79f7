"""Home routers: with four aerials, a mesh tower, a low wave. Modelled standing on z = 0, front to -Y."""

import math

from materials import fabric, gloss_black, light, principled, satin_plastic, shade
from shapes import disc, group, lathe, pose, slab, spline

COLOURS = {"white": ("#eef0f3",), "graphite": ("#24272d",), "sand": ("#d9cdb8",)}


def mast(root, body, colour):
    """A low box with four aerials."""
    slab("base", 19, 12.5, 3.0, 2.6, body, (0, 0, 1.7), 0.75, 10, parent=root)
    slab("top", 11.5, 7.2, 0.12, 1.8, gloss_black(), (0, 0.3, 3.24), 0.05, 4, parent=root)
    for step in range(5):
        slab(
            "lamp",
            0.42,
            0.12,
            0.06,
            0.05,
            light("#19c98c" if step != 2 else "#2f8cff", 3.0),
            (-2.0 + step, -6.26, 1.55),
            parent=root,
            turn=(90, 0, 0),
        )
    vent = principled("vent", shade(COLOURS[colour][0], -0.45), roughness=0.6)
    for side in (-1, 1):
        for step in range(5):
            slab("vent", 0.16, 2.6, 0.06, 0.07, vent, (side * (6.7 + step * 0.4), 0.3, 3.195), parent=root)
    for x, lean in ((-7.8, -7), (-2.7, -2.5), (2.7, 2.5), (7.8, 7)):
        slab(
            "aerial",
            1.25,
            11.5,
            0.55,
            0.55,
            body,
            (x + math.sin(math.radians(lean)) * 5.6, 6.4, 8.3),
            0.22,
            6,
            parent=root,
            curvature=2,
            turn=(86, 0, 0),
        ).rotation_euler = (math.radians(90), math.radians(lean), 0)
        disc("hinge", 0.62, 1.3, body, (x, 6.1, 2.7), 0.15, root, turn=(0, 90, 0))


def tower(root, body, colour):
    """A mesh tower dressed in cloth."""
    lathe("body", [(0.0, 0.0)] + spline([(4.6, 0.0), (5.0, 0.35), (5.05, 1.5)], 8), body, parent=root)
    lathe(
        "cloth",
        [(5.0, 1.5), (5.05, 1.7), (5.0, 12.6), (4.96, 12.9)],
        fabric(shade(COLOURS[colour][0], -0.12), 9),
        parent=root,
    )
    lathe("cap", spline([(5.02, 12.9), (5.02, 13.6), (4.6, 14.3), (3.4, 14.6), (0.0, 14.7)], 10), body, parent=root)
    slab("lamp", 1.5, 0.14, 0.1, 0.07, light("#2f8cff", 3.0), (0, -5.06, 0.85), parent=root, turn=(90, 0, 0))


def pebble(root, body, colour):
    """A low round wave with a lit groove."""
    profile = spline(
        [(0.0, 0.0), (6.4, 0.0), (8.0, 0.5), (8.6, 1.6), (8.2, 2.9), (6.6, 3.9), (4.0, 4.4), (0.0, 4.55)], 10
    )
    lathe("body", profile, body, parent=root)
    lathe("groove", [(8.58, 1.35), (8.66, 1.45), (8.66, 1.6), (8.58, 1.7)], light("#2f8cff", 1.6), parent=root)
    disc(
        "dish",
        3.0,
        0.06,
        principled("dish", shade(COLOURS[colour][0], -0.10), roughness=0.3, coat=0.6),
        (0, 0, 4.47),
        0.03,
        root,
    )


DESIGNS = {"mast": mast, "tower": tower, "pebble": pebble}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    root = group("router")
    DESIGNS[shot["design"]](root, satin_plastic(COLOURS[shot["colour"]][0]), shot["colour"])
    turn = {"angle": -22, "front": 0}[shot["view"]]
    return [pose(root, turn, upright=False)], {
        "tilt": 20.0 if shot["design"] != "tower" else 12.0,
        "exposure": 0.12 if shot["colour"] == "white" else 0.1,
    }
