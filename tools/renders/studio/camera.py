"""Home cameras: a round head on a foot (indoor) and a bullet on an arm (outdoor). Front to -Y."""

from materials import gloss_black, light, principled, satin_plastic, shade
from shapes import disc, ellipsoid, group, lathe, pose, spline

DESIGNS = ("globe", "bullet")
COLOURS = {"white": ("#eef0f3",), "graphite": ("#2a2d34",)}


def eye(root, x, y, z, radius):
    """A lens that looks towards -Y."""
    disc("rim", radius, 0.3, gloss_black(), (x, y, z), 0.06, root, turn=(90, 0, 0))
    disc(
        "barrel",
        radius * 0.66,
        0.34,
        principled("barrel", "#15181e", roughness=0.25, metal=0.6),
        (x, y - 0.02, z),
        0.03,
        root,
        turn=(90, 0, 0),
    )
    ellipsoid(
        "glass",
        (radius * 0.55, 0.16, radius * 0.55),
        principled("glass", "#0a1024", roughness=0.03, coat=1, specular=0.9),
        (x, y - 0.15, z),
        root,
    )
    ellipsoid(
        "iris",
        (radius * 0.2, 0.08, radius * 0.2),
        principled("iris", "#2a3f8f", roughness=0.05, coat=1),
        (x, y - 0.27, z),
        root,
    )


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    color = COLOURS[shot["colour"]][0]
    root, body = group("camera"), satin_plastic(color)
    if shot["design"] == "globe":
        lathe(
            "foot",
            spline([(0.0, 0.0), (3.3, 0.0), (3.6, 0.3), (3.4, 0.9), (2.4, 1.5), (2.1, 2.4)], 8),
            body,
            parent=root,
        )
        ellipsoid("head", (3.7, 3.7, 3.7), body, (0, 0, 5.4), root)
        disc("face", 2.6, 1.6, gloss_black(), (0, -3.0, 5.4), 0.3, root, turn=(90, 0, 0))
        eye(root, 0, -3.85, 5.6, 1.25)
        disc("lamp", 0.12, 0.05, light("#2f8cff", 3), (0, -3.82, 3.75), parent=root, turn=(90, 0, 0))
    else:
        disc("plate", 2.6, 0.5, body, (0, 5.0, 3.0), 0.15, root, turn=(90, 0, 0))
        disc("arm", 0.65, 3.4, body, (0, 3.6, 3.6), 0.1, root, turn=(60, 0, 0))
        disc("body", 3.0, 9.6, body, (0, -1.2, 5.4), 0.6, root, turn=(90, 0, 0))
        disc(
            "hood",
            3.06,
            1.0,
            principled("hood", shade(color, -0.35), roughness=0.4),
            (0, -5.4, 5.4),
            0.2,
            root,
            turn=(90, 0, 0),
        )
        disc("face", 2.7, 0.3, gloss_black(), (0, -6.0, 5.4), 0.08, root, turn=(90, 0, 0))
        eye(root, 0, -6.15, 5.7, 1.15)
        for x in (-1.5, 1.5):
            disc(
                "infrared",
                0.3,
                0.2,
                principled("infrared", "#3a0d12", roughness=0.1, coat=1),
                (x, -6.12, 4.5),
                parent=root,
                turn=(90, 0, 0),
            )
    return [pose(root, -32 if shot["design"] == "globe" else -46, upright=False)], {"tilt": 9.0, "exposure": 0.12}
