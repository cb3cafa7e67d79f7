"""Wall chargers: two-port cube with round pins; flat wireless pad."""

from materials import gloss_black, light, metal, principled, satin_plastic, shade
from shapes import disc, group, pose, ring, slab

DESIGNS = ("cube", "pad")
COLOURS = {"white": ("#eef0f3",), "graphite": ("#2a2d34",)}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color = COLOURS[shot["colour"]][0]
    root = group("charger")
    if shot["design"] == "cube":
        slab("body", 4.6, 5.0, 5.2, 1.0, satin_plastic(color), bevel=0.4, segments=8, parent=root)
        slab(
            "face",
            3.8,
            4.2,
            0.1,
            0.7,
            principled("face", shade(color, -0.07), roughness=0.16, coat=1),
            (0, 0, 2.59),
            0.03,
            3,
            parent=root,
        )
        slab("usb-c", 1.05, 0.36, 0.06, 0.18, gloss_black(), (0, 0.85, 2.66), parent=root, curvature=2)
        slab(
            "usb-a", 1.4, 0.58, 0.06, 0.08, principled("usb-a", "#1d6fff", roughness=0.4), (0, -0.7, 2.66), parent=root
        )
        for x in (-0.95, 0.95):
            disc("pin", 0.24, 1.9, metal("#c9ccd2", 0.2), (x, 0, -3.4), 0.08, root)
        return [pose(root, -42, -4)], {"tilt": 12.0, "exposure": 0.12}
    disc("body", 5.0, 1.0, satin_plastic(color), bevel=0.36, parent=root, steps=128)
    disc("top", 4.5, 0.06, principled("top", shade(color, -0.1), roughness=0.65), (0, 0, 0.5), 0.02, root, 128)
    ring("target", 1.8, 0.05, principled("target", shade(color, -0.28), roughness=0.5), (0, 0, 0.53), root)
    disc("lamp", 0.14, 0.05, light("#2f8cff", 3), (0, -4.2, 0.54), parent=root)
    return [pose(root, -20, -68)], {"tilt": 14.0, "exposure": 0.1}
