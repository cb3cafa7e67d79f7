"""Protective cases: a shell with a camera window, seen from behind; pairs with the phone designs."""

from materials import matte_plastic, principled, rubber, shade
from shapes import cut, disc, group, pose, ring, slab

DESIGNS = ("shell", "grip")
COLOURS = {
    "teal": ("#1f8a84",),
    "navy": ("#24386b",),
    "coral": ("#ee7563",),
    "clear": ("#dfe6ee",),
    "black": ("#22252b",),
}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color = COLOURS[shot["colour"]][0]
    root = group("phone case")
    width, height, depth, wall = 7.7, 16.0, 1.15, 0.2
    surface = matte_plastic(color, 0.03) if shot["design"] == "shell" else rubber(color)
    body = slab("shell", width, height, depth, 1.3, surface, bevel=0.3, segments=7, parent=root)
    inner = principled("lining", shade(color, -0.25), roughness=0.8)
    body.data.materials.append(inner)
    cut(body, slab("hollow", width - 2 * wall, height - 2 * wall, depth, 1.15, inner, (0, 0, wall), parent=root))
    rim = principled("rim", shade(color, -0.2), roughness=0.3, coat=0.6)
    back = -depth / 2
    if shot["design"] == "shell":  # a round window, for the designs with a centred circle
        y = height / 2 - 3.2
        cut(body, disc("window", 2.55, 2.0, inner, (0, y, back), parent=root))
        ring("rim", 2.62, 0.13, rim, (0, y, back), root)
    else:  # a wide window, for the designs with a bar
        y = height / 2 - 1.95
        cut(body, slab("window", 6.0, 2.0, 2.0, 0.8, inner, (0, y, back), parent=root))
        frame = slab("rim", 6.3, 2.3, 0.24, 0.95, rim, (0, y, back - 0.02), 0.06, 4, parent=root)
        cut(frame, slab("rim hole", 5.96, 1.96, 2.0, 0.78, rim, (0, y, back), parent=root))
    if shot["design"] == "grip":
        for step in range(9):
            slab(
                "rib",
                width - 1.6,
                0.16,
                0.1,
                0.08,
                rim,
                (0, -1.6 - step * 0.55, -depth / 2 - 0.01),
                0.03,
                3,
                parent=root,
            )
    slab("key", 0.14, 2.4, 0.4, 0.07, rim, (width / 2 + 0.02, 3.0, 0), 0.05, 3, parent=root)
    yaw = {"back": 180, "angle": 180 + 30, "front": -28}[shot["view"]]
    return [pose(root, yaw)], {"tilt": 3.0, "exposure": 0.1}
