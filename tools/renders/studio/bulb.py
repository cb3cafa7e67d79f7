"""Smart bulbs: a glass on a screw cap, lit in a colour or off."""

import math

from materials import metal, principled, satin_plastic, shade
from shapes import disc, group, lathe, pose, spline

DESIGNS = ("classic", "globe")
COLOURS = {"warm": ("#ffe0ae", 0.6), "violet": ("#b9a2ff", 0.55), "off": ("#eef0f3", 0.0)}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color, strength = COLOURS[shot["colour"]]
    root = group("bulb")
    glass = principled(
        "glass",
        color if not strength else shade(color, -0.35),
        roughness=0.3,
        coat=0.6,
        emission=color if strength else None,
        emission_strength=strength,
    )
    if shot["design"] == "classic":
        profile = [(1.95, 4.6), (2.3, 5.6), (2.95, 7.0), (3.15, 8.3), (2.8, 9.9), (1.7, 10.9), (0.0, 11.2)]
    else:
        profile = [(1.95, 4.6), (2.7, 5.2), (4.1, 6.9), (4.5, 9.0), (4.0, 11.2), (2.4, 12.9), (0.0, 13.4)]
    lathe("glass", spline(profile, 10), glass, parent=root)
    lathe(
        "collar",
        spline([(1.32, 2.5), (1.45, 2.7), (1.75, 3.8), (2.0, 4.65), (1.9, 4.75)], 8),
        satin_plastic("#eceff3"),
        parent=root,
    )
    cap = metal("#c3c8d0", 0.24)
    thread = [(0.5, 0.0), (1.0, 0.25), (1.15, 0.55)] + [
        (1.22 + 0.12 * math.cos(i * math.pi / 4), 0.6 + i * 0.0625) for i in range(31)
    ]
    lathe("thread", thread, cap, parent=root)
    disc("tip", 0.55, 0.3, principled("tip", "#23262c", roughness=0.4), (0, 0, 0.0), 0.08, root)
    return [pose(root, 0, upright=False)], {"tilt": 5.0, "exposure": 0.0 if strength else 0.1}
