"""Wireless earbuds: closed case, and the two buds before the open case."""

from materials import gloss_plastic, light, metal, principled, shade
from shapes import cut, disc, ellipsoid, group, pose, slab

DESIGNS = ("pebble", "pill")
COLOURS = {"white": ("#f0f1f4",), "black": ("#1d2025",), "teal": ("#1c7f7a",), "rose": ("#e6b9b3",)}


def case(root, color, design):
    """The closed charging case, with its seam and lamp."""
    width, height, depth, radius = (6.2, 4.9, 2.4, 2.3) if design == "pebble" else (7.4, 4.0, 2.5, 1.85)
    shell = slab(
        "shell",
        width,
        height,
        depth,
        radius,
        gloss_plastic(color),
        bevel=1.05 if design == "pebble" else 0.95,
        segments=12,
        parent=root,
        curvature=2.2,
    )
    seam = slab("seam tool", width + 2, 0.05, depth + 2, 0.01, None, (0, height * 0.17, 0), parent=root)
    cut(shell, seam)
    slab(
        "core",
        width - 0.2,
        height - 0.2,
        depth - 0.1,
        radius - 0.1,
        principled("core", shade(color, -0.45), roughness=0.6),
        bevel=1.0 if design == "pebble" else 0.9,
        segments=8,
        parent=root,
        curvature=2.2,
    )
    disc("lamp", 0.09, 0.04, light("#19c98c", 3), (0, -0.15, depth / 2 + 0.0), parent=root)


def bud(color, mirror):
    """One earbud; `mirror` is -1 for the left and 1 for the right."""
    root = group("bud")
    body = gloss_plastic(color)
    ellipsoid("head", (0.85, 0.95, 0.8), body, (0, 0, 0), root)
    slab("stem", 0.62, 2.6, 0.56, 0.3, body, (mirror * 0.42, -1.35, 0.0), 0.22, 6, parent=root)
    ellipsoid(
        "tip",
        (0.52, 0.5, 0.55),
        principled("tip", shade(color, -0.2) if color != "#1d2025" else "#3a3e46", roughness=0.6),
        (-mirror * 0.72, 0.12, 0.35),
        root,
    )
    disc("grille", 0.26, 0.06, metal("#6a6f78", 0.4), (mirror * 0.3, 0.25, 0.74), 0.02, root)
    slab(
        "mark",
        0.1,
        0.9,
        0.03,
        0.05,
        principled("mark", shade(color, -0.3), roughness=0.4),
        (mirror * 0.42, -1.2, 0.285),
        parent=root,
    )
    return root


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color = COLOURS[shot["colour"]][0]
    settings = {"tilt": 8.0, "exposure": 0.1}
    root = group("earbuds")
    case(root, color, shot["design"])
    if shot["view"] == "angle":
        return [pose(root, -16, -8)], settings
    pose(root, -6, -6, at=(0, 2.6, 1.0))
    return [
        root,
        pose(bud(color, -1), 24, -6, roll=10, at=(-1.9, -1.6, 0.75)),
        pose(bud(color, 1), -24, -6, roll=-10, at=(1.9, -1.6, 0.75)),
    ], settings
