"""A charging cable, coiled, both plugs to the front. Modelled flat on z = 0."""

import math

from materials import metal, principled, satin_plastic, shade
from shapes import group, pose, slab, spline, tube

DESIGNS = ("coil",)
COLOURS = {"white": ("#e9ebef",), "black": ("#22252b",), "red": ("#c23a3a",)}


def plug(root, x, y, angle, body):
    """A USB-C plug lying down, pointing along `angle`."""
    turn = math.radians(angle)
    for name, length, width, thick, reach, material in (
        ("grip", 2.3, 1.15, 0.66, 1.1, body),
        ("shell", 0.9, 0.85, 0.3, 2.65, metal("#c5cad2", 0.2)),
    ):
        slab(
            name,
            length,
            width,
            thick,
            0.25,
            material,
            (x + reach * math.cos(turn), y + reach * math.sin(turn), 0.36),
            0.13,
            4,
            parent=root,
            turn=(0, 0, angle),
        )


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color = COLOURS[shot["colour"]][0]
    root = group("cable")
    points = [(-2.6, -7.6, 0.36), (-3.6, -5.6, 0.36)]
    for step in range(0, 3 * 360 + 1, 30):
        turn = math.radians(200 - step)
        radius = 4.4 - 0.25 * math.sin(step / 160)
        points.append(
            (
                radius * math.cos(turn) + 0.18 * math.sin(step / 70),
                radius * 0.95 * math.sin(turn),
                0.36 + step / 1080 * 1.0,
            )
        )
    points += [(-3.0, -4.4, 1.0), (0.2, -5.4, 0.5), (3.0, -7.0, 0.36)]
    tube(
        "wire",
        spline(points, 8),
        0.24,
        principled("wire", color, roughness=0.55, bump=0.5, bump_scale=9, bump_kind="weave"),
        parent=root,
    )
    grip = satin_plastic(shade(color, -0.08))
    plug(root, -2.6, -7.6, -68, grip)
    plug(root, 3.0, -7.0, -28, grip)
    return [pose(root, 14, upright=False)], {"tilt": 46.0, "exposure": 0.08}
