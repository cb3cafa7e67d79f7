"""Smart sockets: a plug-in cube with a multi-standard outlet, and a three-way strip. Face to +Z."""

from materials import gloss_black, light, metal, principled, satin_plastic, shade
from shapes import disc, group, pose, slab

DESIGNS = ("cube", "strip")
COLOURS = {"white": ("#eef0f3",), "graphite": ("#2b2e35",)}


def outlet(root, x, y, z, color):
    """Round holes with flat slots across them: takes round and flat pins."""
    disc("well", 1.95, 0.08, principled("well", shade(color, -0.10), roughness=0.4), (x, y, z), 0.03, root)
    dark = principled("hole", "#0d0f13", roughness=0.6)
    for side in (-1, 1):
        disc("round hole", 0.30, 0.06, dark, (x + side * 0.95, y - 0.25, z + 0.03), parent=root)
        slab("slot", 0.24, 0.95, 0.06, 0.06, dark, (x + side * 0.95, y - 0.25, z + 0.032), parent=root)
    slab("earth", 0.55, 0.55, 0.06, 0.24, dark, (x, y + 0.85, z + 0.03), parent=root)


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color = COLOURS[shot["colour"]][0]
    root, body = group("socket"), satin_plastic(color)
    if shot["design"] == "cube":
        slab("body", 6.2, 7.4, 3.4, 1.7, body, bevel=0.5, segments=8, parent=root)
        outlet(root, 0, 0.5, 1.7, color)
        slab(
            "key",
            1.5,
            0.42,
            0.1,
            0.21,
            principled("key", shade(color, -0.18), roughness=0.35),
            (0, -2.75, 1.72),
            0.04,
            3,
            parent=root,
        )
        disc("lamp", 0.11, 0.06, light("#2f8cff", 3), (1.3, -2.75, 1.71), parent=root)
        pin = metal("#c9ccd2", 0.22)
        for x in (-1.1, 1.1):
            disc("pin", 0.26, 2.0, pin, (x, 0.2, -2.6), 0.08, root)
    else:
        slab("body", 18.6, 6.0, 2.6, 1.7, body, bevel=0.5, segments=8, parent=root)
        for x in (-6.2, -1.7, 2.8):
            outlet(root, x, 0, 1.3, color)
        for y in (1.2, 0.1):
            slab("usb", 1.2, 0.5, 0.06, 0.1, gloss_black(), (6.9, y, 1.31), parent=root)
        slab("usb-c", 1.0, 0.34, 0.06, 0.17, gloss_black(), (6.9, -0.9, 1.31), parent=root)
        disc("lamp", 0.12, 0.06, light("#2f8cff", 3), (6.9, -1.9, 1.3), parent=root)
    return [pose(root, -28, -12 if shot["design"] == "strip" else -6)], {"tilt": 9.0, "exposure": 0.12}
