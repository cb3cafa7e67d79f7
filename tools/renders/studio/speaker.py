"""Wireless speakers: an upright cloth cylinder and a lying capsule with a loop."""

from materials import fabric, light, metal, principled, rubber, shade
from shapes import disc, group, lathe, pose, ring, slab, spline

DESIGNS = ("drum", "roll")
COLOURS = {"graphite": ("#33373f",), "teal": ("#1d7f7c",), "red": ("#c2413d",), "sand": ("#cbbb9f",)}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color = COLOURS[shot["colour"]][0]
    root = group("speaker")
    cloth, trim = fabric(color, 7), rubber(shade(color, -0.4))
    if shot["design"] == "drum":
        lathe("foot", spline([(0.0, 0.0), (3.9, 0.0), (4.3, 0.3), (4.4, 0.9)], 8), trim, parent=root)
        lathe("cloth", spline([(4.4, 0.9), (4.5, 1.3), (4.5, 6.5), (4.5, 11.4), (4.3, 11.9)], 8), cloth, parent=root)
        lathe("crown", spline([(4.3, 11.9), (4.2, 12.2), (3.8, 12.35), (3.5, 12.2), (0.0, 12.1)], 8), trim, parent=root)
        ring("light", 3.45, 0.09, light("#4aa8ff", 1.6), (0, 0, 12.26), root)
        slab("plus", 1.1, 0.22, 0.06, 0.08, principled("mark", "#e6ebf2", roughness=0.5), (1.5, 0, 12.16), parent=root)
        slab("plus", 0.22, 1.1, 0.06, 0.08, principled("mark", "#e6ebf2", roughness=0.5), (1.5, 0, 12.16), parent=root)
        slab(
            "minus", 1.1, 0.22, 0.06, 0.08, principled("mark", "#e6ebf2", roughness=0.5), (-1.5, 0, 12.16), parent=root
        )
        return [pose(root, 0, upright=False)], {"tilt": 18.0, "exposure": 0.12}
    for name, half, radius, material in (("cloth", 8.2, 3.5, cloth), ("end", 8.9, 3.2, trim)):
        profile = spline(
            [
                (0.0, -half),
                (radius - 0.7, -half),
                (radius, -half + 0.7),
                (radius, 0.0),
                (radius, half - 0.7),
                (radius - 0.7, half),
                (0.0, half),
            ],
            8,
        )
        lathe(name, profile, material, (0, 0, 3.5), root, turn=(0, 90, 0))
    slab("panel", 6.4, 1.3, 0.4, 0.65, trim, (0, -0.6, 6.9), 0.15, 4, parent=root, turn=(10, 0, 0))
    for x in (-2, 0, 2):
        disc(
            "key",
            0.32,
            0.1,
            principled("mark", "#dfe5ee", roughness=0.5),
            (x, -0.62, 7.12),
            0.03,
            root,
            turn=(10, 0, 0),
        )
    for side in (-1, 1):
        disc("membrane", 2.4, 0.3, metal("#8d95a3", 0.3), (side * 8.95, 0, 3.5), 0.1, root, turn=(0, 90, 0))
    return [pose(root, -30, upright=False)], {"tilt": 14.0, "exposure": 0.12}
