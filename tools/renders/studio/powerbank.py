"""Power banks: tall slab with lamps; short rounded one. Face to +Z."""

from materials import light, matte_plastic, principled, shade
from shapes import disc, group, pose, slab

DESIGNS = ("slab", "mini")
COLOURS = {"navy": ("#223768",), "white": ("#eef0f3",), "green": ("#2c7a5e",), "graphite": ("#2a2d34",)}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color = COLOURS[shot["colour"]][0]
    root = group("powerbank")
    width, height, depth, radius = (7.0, 14.4, 1.6, 1.1) if shot["design"] == "slab" else (6.6, 10.2, 2.2, 2.4)
    slab(
        "body",
        width,
        height,
        depth,
        radius,
        matte_plastic(color, 0.02),
        bevel=0.45 if shot["design"] == "slab" else 0.8,
        segments=9,
        parent=root,
    )
    slab(
        "panel",
        width - 1.4,
        height * 0.24,
        0.05,
        0.5,
        principled("panel", shade(color, -0.16), roughness=0.14, coat=1),
        (0, height * 0.31, depth / 2),
        0.02,
        3,
        parent=root,
    )
    for step in range(4):
        disc(
            "lamp",
            0.14,
            0.03,
            light("#9fe8ff" if step < 3 else "#20242c", 3.0 if step < 3 else 0.1),
            (-0.9 + step * 0.6, height * 0.31, depth / 2 + 0.03),
            parent=root,
        )
    for x, tint, size in ((-1.5, "#0b0d12", 1.0), (0, "#1d6fff", 1.2), (1.5, "#0b0d12", 1.0)):
        slab(
            "port",
            size,
            0.5,
            0.1,
            0.2,
            principled("port", tint, roughness=0.4),
            (x, height / 2 + 0.0, 0),
            0.02,
            2,
            parent=root,
            turn=(90, 0, 0),
        )
    slab(
        "key",
        0.1,
        1.2,
        0.5,
        0.05,
        principled("key", shade(color, -0.3), roughness=0.3),
        (width / 2 + 0.02, height * 0.31, 0),
        0.03,
        3,
        parent=root,
    )
    return [pose(root, {"angle": -30, "front": 0}[shot["view"]], -3)], {"tilt": 6.0, "exposure": 0.1}
