"""Pocket routers: a small slab with a display; a round puck."""

from materials import gloss_black, principled, satin_plastic, screen
from shapes import disc, group, pose, slab

DESIGNS = ("card", "puck")
COLOURS = {"black": ("#1d2129",), "white": ("#eef0f3",), "blue": ("#2a5bd0",)}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    root = group("pocket router")
    body = satin_plastic(COLOURS[shot["colour"]][0])
    if shot["design"] == "card":
        slab("body", 10.6, 6.6, 1.5, 1.6, body, bevel=0.55, segments=8, parent=root)
        slab("glass", 6.4, 3.5, 0.06, 0.7, gloss_black(), (0, 0.25, 0.745), 0.02, 3, parent=root)
        slab(
            "display",
            5.4,
            2.7,
            0.012,
            0.3,
            screen(textures / "face-pocket.png", 1.0),
            (0, 0.25, 0.782),
            uv=True,
            parent=root,
        )
        slab(
            "key",
            1.3,
            0.4,
            0.2,
            0.18,
            principled("key", "#2a3140", roughness=0.3, metal=0.6),
            (5.28, 0, 0),
            0.06,
            3,
            parent=root,
            turn=(0, 90, 0),
        )
    else:
        slab("body", 8.6, 8.6, 1.7, 3.6, body, bevel=0.6, segments=9, parent=root)
        disc("glass", 2.7, 0.06, gloss_black(), (0, 0, 0.845), 0.02, root)
        slab(
            "display",
            4.2,
            2.1,
            0.012,
            0.3,
            screen(textures / "face-pocket.png", 1.0),
            (0, 0, 0.882),
            uv=True,
            parent=root,
        )
    return [pose(root, {"angle": -26, "front": 0}[shot["view"]], -10)], {"tilt": 9.0, "exposure": 0.1}
