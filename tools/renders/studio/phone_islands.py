"""The camera islands of the phones, their lenses and lamps. x is mirrored: they are looked at from behind."""

import math

from materials import principled
from shapes import disc, ellipsoid, prism, ring, rounded_polygon, slab


def lens(x, y, z, radius, parent, bezel, glass_tint="#0a1024", seat=0.2):
    """One camera lens standing out of the back (towards -Z)."""
    black = principled("lens wall", "#050608", roughness=0.12, coat=1.0)
    disc("bezel", radius, seat, bezel, (x, y, z), 0.035, parent)
    disc("wall", radius * 0.87, seat + 0.01, black, (x, y, z - 0.005), 0.02, parent)
    disc(
        "step",
        radius * 0.62,
        seat + 0.02,
        principled("lens step", "#101318", roughness=0.25, metal=0.6),
        (x, y, z - 0.01),
        0.02,
        parent,
    )
    face = z - seat / 2 - 0.015
    ellipsoid(
        "glass",
        (radius * 0.5, radius * 0.5, 0.05),
        principled("lens glass", glass_tint, roughness=0.03, coat=1.0, specular=0.9),
        (x, y, face),
        parent,
    )
    ellipsoid(
        "iris",
        (radius * 0.2, radius * 0.2, 0.03),
        principled("iris", "#2a3f8f", roughness=0.05, coat=1.0, specular=1.0),
        (x, y, face - 0.045),
        parent,
    )


def flash(x, y, z, parent, radius=0.19):
    """The lamp beside the lenses."""
    disc(
        "flash",
        radius,
        0.05,
        principled("flash", "#fff3d6", roughness=0.3, coat=1.0, emission="#fff0d0", emission_strength=0.25),
        (x, y, z),
        parent=parent,
    )


def island_pillar(part, tone):
    """Three lenses in a vertical bar on a full-height stripe."""
    top, back = part["height"] / 2, part["back"]
    x = part["width"] / 2 - 1.55
    slab(
        "stripe",
        1.95,
        part["height"] - 0.5,
        0.05,
        0.6,
        tone["stripe"],
        (x, 0, back - 0.012),
        0.015,
        3,
        parent=part["root"],
    )
    slab(
        "island",
        1.72,
        5.6,
        0.20,
        0.84,
        tone["black"],
        (x, top - 3.35, back - 0.08),
        0.08,
        4,
        parent=part["root"],
        curvature=2,
    )
    for step in range(3):
        lens(x, top - 1.55 - step * 1.62, back - 0.2, 0.60, part["root"], tone["ring"])
    flash(x, top - 5.88, back - 0.19, part["root"], 0.16)


def island_orbit(part, tone):
    """Three lenses in a circle."""
    y, back = part["height"] / 2 - 3.15, part["back"]
    disc("rim", 2.42, 0.18, tone["ring"], (0, y, back - 0.04), 0.06, part["root"])
    disc("island", 2.30, 0.26, tone["black"], (0, y, back - 0.07), 0.10, part["root"])
    for turn in (90, 210, 330):
        lens(
            1.12 * math.cos(math.radians(turn)),
            y + 1.12 * math.sin(math.radians(turn)),
            back - 0.2,
            0.68,
            part["root"],
            tone["ring"],
        )
    flash(0, y - 1.35, back - 0.2, part["root"], 0.17)


def island_visor(part, tone):
    """A visor across the whole width."""
    top, back = part["height"] / 2, part["back"]
    slab(
        "visor",
        part["width"] - 0.1,
        3.0,
        0.22,
        0.7,
        tone["black"],
        (0, top - 1.56, back - 0.07),
        0.09,
        5,
        parent=part["root"],
    )
    slab(
        "lip",
        part["width"] - 0.1,
        0.14,
        0.24,
        0.05,
        tone["ring"],
        (0, top - 3.13, back - 0.04),
        0.03,
        3,
        parent=part["root"],
    )
    lens(2.35, top - 1.6, back - 0.19, 0.80, part["root"], tone["ring"])
    lens(0.45, top - 1.6, back - 0.19, 0.80, part["root"], tone["ring"])
    lens(-1.15, top - 1.6, back - 0.19, 0.42, part["root"], tone["ring"])
    slab(
        "flash",
        0.95,
        0.26,
        0.04,
        0.13,
        principled("flash", "#fff3d6", roughness=0.3, coat=1.0, emission="#fff0d0", emission_strength=0.2),
        (-2.45, top - 1.6, back - 0.18),
        parent=part["root"],
    )


def island_capsule(part, tone):
    """A long and a short pill."""
    top, back = part["height"] / 2, part["back"]
    slab(
        "long pill",
        1.62,
        3.9,
        0.22,
        0.81,
        tone["island"],
        (2.25, top - 2.75, back - 0.07),
        0.08,
        4,
        parent=part["root"],
        curvature=2,
    )
    slab(
        "short pill",
        1.62,
        2.5,
        0.22,
        0.81,
        tone["island"],
        (0.35, top - 3.45, back - 0.07),
        0.08,
        4,
        parent=part["root"],
        curvature=2,
    )
    lens(2.25, top - 1.68, back - 0.2, 0.62, part["root"], tone["ring"])
    lens(2.25, top - 3.82, back - 0.2, 0.62, part["root"], tone["ring"])
    lens(0.35, top - 3.88, back - 0.2, 0.62, part["root"], tone["ring"])
    flash(0.35, top - 2.72, back - 0.19, part["root"], 0.22)


def island_slant(part, tone):
    """Three lenses on a diagonal."""
    top, back = part["height"] / 2, part["back"]
    angle = 42
    center_x, center_y = 0.75, top - 2.75
    slab(
        "island",
        6.0,
        1.72,
        0.22,
        0.86,
        tone["black"],
        (center_x, center_y, back - 0.07),
        0.08,
        4,
        parent=part["root"],
        curvature=2,
        turn=(0, 0, angle),
    )
    for along in (1.95, 0.25, -1.45):
        lens(
            center_x + along * math.cos(math.radians(angle)),
            center_y + along * math.sin(math.radians(angle)),
            back - 0.2,
            0.62,
            part["root"],
            tone["ring"],
        )
    flash(
        center_x - 2.45 * math.cos(math.radians(angle)),
        center_y - 2.45 * math.sin(math.radians(angle)),
        back - 0.19,
        part["root"],
        0.17,
    )


def island_corner(part, tone):
    """A triangle in the corner, its main lens ringed."""
    top, side, back = part["height"] / 2, part["width"] / 2, part["back"]
    outline = rounded_polygon([(side - 0.3, top - 0.3), (side - 5.0, top - 0.3), (side - 0.3, top - 5.0)], 0.95)
    prism("island", outline, 0.22, tone["black"], 0.08, 4, parent=part["root"]).location.z = back - 0.07
    lens(side - 1.55, top - 1.55, back - 0.2, 0.88, part["root"], tone["ring"])
    ring("halo", 1.02, 0.05, tone["accent"], (side - 1.55, top - 1.55, back - 0.2), part["root"])
    lens(side - 3.25, top - 1.02, back - 0.2, 0.44, part["root"], tone["ring"])
    lens(side - 1.02, top - 3.25, back - 0.2, 0.44, part["root"], tone["ring"])
    flash(side - 2.45, top - 2.45, back - 0.185, part["root"], 0.15)


def island_halo(part, tone):
    """One large lens and two small ones in a ring, centred."""
    y, back = part["height"] / 2 - 2.9, part["back"]
    disc("plate", 1.98, 0.12, tone["island"], (0, y, back - 0.04), 0.04, part["root"])
    ring("halo", 2.0, 0.10, tone["ring"], (0, y, back - 0.06), part["root"])
    lens(0, y, back - 0.14, 0.98, part["root"], tone["ring"])
    for turn in (215, 325):
        lens(
            1.46 * math.cos(math.radians(turn)),
            y + 1.46 * math.sin(math.radians(turn)),
            back - 0.12,
            0.30,
            part["root"],
            tone["ring"],
            seat=0.14,
        )
    flash(0, y + 1.5, back - 0.10, part["root"], 0.14)


def island_dot(part, tone):
    """One lens standing alone."""
    top, back = part["height"] / 2, part["back"]
    lens(part["width"] / 2 - 1.6, top - 1.7, back - 0.08, 0.82, part["root"], tone["ring"])
    flash(part["width"] / 2 - 1.6, top - 3.1, back - 0.02, part["root"], 0.22)


def island_arch(part, tone):
    """A half round that hangs from the top."""
    top, back = part["height"] / 2, part["back"]
    outline = rounded_polygon(
        [(2.55, top - 0.35), (-2.55, top - 0.35)]
        + [
            (2.55 * math.cos(t), top - 1.75 + 2.55 * math.sin(t))
            for t in [math.radians(180 + i * 15) for i in range(13)]
        ],
        0.3,
    )
    prism("island", outline, 0.22, tone["island"], 0.08, 4, parent=part["root"]).location.z = back - 0.07
    lens(1.35, top - 1.45, back - 0.2, 0.70, part["root"], tone["ring"])
    lens(-1.35, top - 1.45, back - 0.2, 0.70, part["root"], tone["ring"])
    lens(0, top - 3.05, back - 0.2, 0.70, part["root"], tone["ring"])
    flash(0, top - 1.2, back - 0.19, part["root"], 0.2)


def island_ribbon(part, tone):
    """A raised band with a dark window."""
    top, back = part["height"] / 2, part["back"]
    slab(
        "island",
        part["width"] - 1.0,
        1.5,
        0.20,
        0.3,
        tone["island"],
        (0, top - 1.55, back - 0.07),
        0.07,
        4,
        parent=part["root"],
    )
    slab(
        "window",
        3.9,
        1.1,
        0.22,
        0.55,
        tone["black"],
        (1.0, top - 1.55, back - 0.08),
        0.05,
        4,
        parent=part["root"],
        curvature=2,
    )
    for x in (2.25, 1.0, -0.25):
        lens(x, top - 1.55, back - 0.17, 0.46, part["root"], tone["ring"])
    flash(-2.1, top - 1.55, back - 0.18, part["root"], 0.2)


ISLANDS = {
    "pillar": island_pillar,
    "orbit": island_orbit,
    "visor": island_visor,
    "capsule": island_capsule,
    "slant": island_slant,
    "corner": island_corner,
    "halo": island_halo,
    "dot": island_dot,
    "arch": island_arch,
    "ribbon": island_ribbon,
}
