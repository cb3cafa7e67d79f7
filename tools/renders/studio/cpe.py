"""Fixed wireless access boxes (5G CPE): an upright tower and a slanted block."""

from materials import light, principled, satin_plastic, shade
from shapes import disc, group, pose, slab

DESIGNS = ("obelisk", "leaf")
COLOURS = {"white": ("#eef0f3",), "graphite": ("#262930",), "sky": ("#b9d2ea",)}


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color = COLOURS[shot["colour"]][0]
    root = group("cpe")
    body = satin_plastic(color)
    if shot["design"] == "obelisk":
        slab(
            "foot",
            9.6,
            9.6,
            0.5,
            2.6,
            principled("foot", shade(color, -0.35), roughness=0.5),
            (0, 0, 0.25),
            0.12,
            4,
            parent=root,
        )
        slab("body", 10.4, 10.4, 20.0, 3.2, body, (0, 0, 10.6), 0.6, 8, parent=root)
        slab(
            "lid",
            8.6,
            8.6,
            0.1,
            2.6,
            principled("lid", shade(color, -0.1), roughness=0.25, coat=0.8),
            (0, 0, 20.62),
            0.03,
            3,
            parent=root,
        )
        slab("strip", 0.34, 9.5, 0.1, 0.17, light("#2f8cff", 2.2), (0, -5.2, 11.2), parent=root, turn=(90, 0, 0))
    else:
        slab(
            "foot",
            10.5,
            5.4,
            0.6,
            2.4,
            principled("foot", shade(color, -0.3), roughness=0.5),
            (0, 0.4, 0.3),
            0.2,
            5,
            parent=root,
        )
        slab("body", 13.0, 19.5, 3.0, 4.2, body, (0, 0.5, 10.1), 1.1, 10, parent=root, turn=(84, 0, 0))
        slab(
            "panel",
            9.6,
            15.8,
            0.1,
            3.0,
            principled("panel", shade(color, -0.07), roughness=0.22, coat=1),
            (0, -1.05, 10.2),
            0.04,
            4,
            parent=root,
            turn=(84, 0, 0),
        )
        for step in range(4):
            disc(
                "lamp", 0.16, 0.12, light("#19c98c", 2.5), (-1.2 + step * 0.8, -1.08, 3.6), parent=root, turn=(84, 0, 0)
            )
    return [pose(root, {"angle": -26, "front": 0}[shot["view"]], upright=False)], {"tilt": 9.0, "exposure": 0.15}
