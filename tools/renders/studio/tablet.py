"""Tablets: thin slabs in landscape, screen to +Z."""

from materials import gradient, metal, principled, screen
from phone import COLOURS
from phone_islands import flash, lens
from shapes import disc, group, pose, slab

DESIGNS = {
    "plain": dict(size=(25.2, 17.2, 0.66), corner=1.3, wallpaper="delta", island="pill"),
    "sketch": dict(size=(28.0, 19.2, 0.58), corner=1.7, wallpaper="petal", island="bar"),
}


def build(design, colour, textures):
    """One tablet of that design and colour."""
    spec = DESIGNS[design]
    _, dark, pale, frame_color = COLOURS[colour]
    width, height, depth = spec["size"]
    root = group("tablet " + design)
    slab("frame", width, height, depth, spec["corner"], metal(frame_color, 0.3), bevel=0.12, segments=6, parent=root)
    slab(
        "back",
        width - 0.2,
        height - 0.2,
        0.1,
        spec["corner"] - 0.1,
        gradient("body", dark, pale, direction=(0.018, 0.03, 0), roughness=0.36, metal=0.4),
        (0, 0, -depth / 2 + 0.03),
        0.03,
        4,
        parent=root,
    )
    slab(
        "glass",
        width - 0.2,
        height - 0.2,
        0.1,
        spec["corner"] - 0.1,
        principled("glass", "#020203", roughness=0.05),
        (0, 0, depth / 2 - 0.02),
        0.03,
        3,
        parent=root,
    )
    slab(
        "display",
        width - 1.7,
        height - 1.7,
        0.012,
        0.6,
        screen(textures / f"tablet-{spec['wallpaper']}.png"),
        (0, 0, depth / 2 + 0.036),
        uv=True,
        parent=root,
    )
    disc(
        "selfie",
        0.13,
        0.012,
        principled("selfie", "#101a3a", roughness=0.1, coat=1),
        (0, height / 2 - 0.48, depth / 2 + 0.034),
        parent=root,
    )
    black = principled("island", "#0b0d12", roughness=0.08, coat=1.0)
    x, y, back = width / 2 - 2.4, height / 2 - 1.9, -depth / 2 - 0.02
    if spec["island"] == "pill":
        slab("island", 3.2, 1.6, 0.18, 0.8, black, (x, y, back - 0.05), 0.07, 4, parent=root, curvature=2)
        lens(x + 0.75, y, back - 0.14, 0.56, root, metal(frame_color, 0.16))
        flash(x - 0.85, y, back - 0.15, root)
    else:
        lens(x, y, back - 0.1, 0.66, root, metal(frame_color, 0.16))
        lens(x - 1.7, y, back - 0.1, 0.66, root, metal(frame_color, 0.16))
        flash(x - 3.0, y, back - 0.03, root)
    return root


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""

    def one():
        return build(shot["design"], shot["colour"], textures)

    settings = {"tilt": 4.0, "exposure": 0.1}
    if shot["view"] == "front":
        return [pose(one(), 0)], settings
    if shot["view"] == "angle":
        return [pose(one(), -30, -8)], settings
    return [pose(one(), 180 + 12, at=(-6.0, 5.0, 0)), pose(one(), 10, at=(5.0, -2.0, 0))], settings
