"""Phones: ten invented designs out of one parametric body. Modelled lying in XY, screen to +Z, top to +Y."""

from materials import gradient, metal, mix, principled, screen, shade
from phone_islands import ISLANDS
from shapes import disc, ellipsoid, group, pose, slab

# width, height, thickness in cm; "corner" is the corner radius; "edge" is flat or curved
DESIGNS = {
    "pillar": dict(
        size=(7.3, 15.6, 0.82),
        corner=0.95,
        edge="flat",
        frame="brushed",
        finish="matte",
        hole="centre",
        border=0.20,
        wallpaper="aurora",
    ),
    "orbit": dict(
        size=(7.4, 16.1, 0.86),
        corner=1.45,
        edge="curved",
        frame="polished",
        finish="gloss",
        hole="centre",
        border=0.14,
        wallpaper="delta",
    ),
    "visor": dict(
        size=(7.5, 16.3, 0.88),
        corner=0.75,
        edge="flat",
        frame="brushed",
        finish="matte",
        hole="left",
        border=0.18,
        wallpaper="dune",
    ),
    "capsule": dict(
        size=(7.2, 15.2, 0.80),
        corner=1.25,
        edge="curved",
        frame="polished",
        finish="matte",
        hole="pill",
        border=0.16,
        wallpaper="sunrise",
    ),
    "slant": dict(
        size=(7.4, 15.9, 0.78),
        corner=1.05,
        edge="flat",
        frame="polished",
        finish="gloss",
        hole="centre",
        border=0.17,
        wallpaper="petal",
    ),
    "corner": dict(
        size=(7.3, 15.8, 0.84),
        corner=0.72,
        edge="flat",
        frame="brushed",
        finish="gloss",
        hole="left",
        border=0.18,
        wallpaper="night",
    ),
    "halo": dict(
        size=(7.1, 15.4, 0.76),
        corner=1.35,
        edge="curved",
        frame="polished",
        finish="matte",
        hole="centre",
        border=0.15,
        wallpaper="mist",
    ),
    "dot": dict(
        size=(7.5, 16.2, 0.96),
        corner=1.10,
        edge="curved",
        frame="painted",
        finish="matte",
        hole="drop",
        border=0.26,
        wallpaper="river",
    ),
    "arch": dict(
        size=(7.3, 15.7, 0.80),
        corner=1.60,
        edge="curved",
        frame="polished",
        finish="gloss",
        hole="centre",
        border=0.15,
        wallpaper="grove",
    ),
    "ribbon": dict(
        size=(7.4, 16.0, 0.80),
        corner=0.85,
        edge="flat",
        frame="brushed",
        finish="matte",
        hole="left",
        border=0.18,
        wallpaper="ember",
    ),
}

# name: hex for the shop's swatch; body dark, body light, frame
COLOURS = {
    "graphite": ("#2b2e35", "#1d1f24", "#3d414a", "#6d737e"),
    "midnight-blue": ("#26396a", "#1d2c55", "#3a5390", "#8796bb"),
    "forest-green": ("#1d5a48", "#124033", "#34866c", "#8fae9f"),
    "rose": ("#e3b3ae", "#d79d99", "#f2d0c9", "#e6c8be"),
    "sand": ("#d9c7a8", "#c9b48f", "#ebdfc8", "#d8c9ad"),
    "silver": ("#d5d9df", "#bfc4cc", "#eceff3", "#d0d4da"),
    "violet": ("#7f6bb8", "#67539f", "#a897d8", "#b1a6cf"),
    "sky": ("#9cc0e0", "#80a8cf", "#c1daef", "#b3c8dc"),
    "coral": ("#e97a66", "#ea6f5a", "#ffa994", "#e9b3a5"),
    "teal": ("#1f7f86", "#166a72", "#3fa5a6", "#8fb7b8"),
}
PALE = ("silver", "sand", "rose", "sky", "coral")  # lit a little more; the stripe beside the lenses stays light


def hole(kind, width, height, front, root):
    """The selfie camera: a round hole, a pill, or a drop at the edge."""
    ink = principled("hole", "#010102", roughness=0.1)
    pupil = principled("selfie glass", "#18224a", roughness=0.05, coat=1.0)
    x = -width / 2 + 0.95 if kind == "left" else 0  # never right: the status icons are there
    y = height / 2 - 0.62
    if kind == "pill":
        slab("hole", 1.05, 0.34, 0.012, 0.17, ink, (0, y, front + 0.01), parent=root, curvature=2)
        x = 0.34
    elif kind == "drop":
        disc("hole", 0.30, 0.012, ink, (0, height / 2 - 0.46, front + 0.01), parent=root)
        slab("hole neck", 0.9, 0.3, 0.012, 0.1, ink, (0, height / 2 - 0.26, front + 0.01), parent=root)
        y = height / 2 - 0.48
    else:
        disc("hole", 0.17, 0.012, ink, (x, y, front + 0.01), parent=root)
    ellipsoid("selfie", (0.07, 0.07, 0.012), pupil, (x, y, front + 0.014), root)


def build(design, colour, textures, wallpaper=None):
    """One phone of that design and colour; `wallpaper` replaces the one of the design."""
    spec = DESIGNS[design]
    _, dark, pale, frame_color = COLOURS[colour]
    width, height, depth = spec["size"]
    root = group("phone " + design)
    rough = {"brushed": 0.32, "polished": 0.14, "painted": 0.36}[spec["frame"]]
    frame = (
        metal(frame_color, rough)
        if spec["frame"] != "painted"
        else principled("painted frame", mix(dark, pale, 0.5), roughness=0.34, coat=0.5)
    )
    body = gradient(
        "body",
        dark,
        pale,
        metal=0.15 if spec["finish"] == "matte" else 0.0,
        roughness=0.38 if spec["finish"] == "matte" else 0.1,
        coat=0.35 if spec["finish"] == "matte" else 1.0,
        coat_roughness=0.18 if spec["finish"] == "matte" else 0.02,
    )
    curved = spec["edge"] == "curved"
    slab("frame", width, height, depth, spec["corner"], frame, bevel=0.30 if curved else 0.09, segments=8, parent=root)
    inset = 0.20 if curved else 0.10
    slab(
        "back",
        width - inset,
        height - inset,
        0.12,
        spec["corner"] - inset / 2,
        body,
        (0, 0, -depth / 2 + 0.03),
        0.06 if curved else 0.03,
        5,
        parent=root,
    )
    slab(
        "front glass",
        width - inset,
        height - inset,
        0.10,
        spec["corner"] - inset / 2,
        principled("front glass", "#020203", roughness=0.05, specular=0.5),
        (0, 0, depth / 2 - 0.02),
        0.03,
        3,
        parent=root,
    )
    front = depth / 2 + 0.034
    border = spec["border"] * 2 + inset
    chin = 0.22 if spec["hole"] == "drop" else 0.0
    shown = screen(textures / f"lock-{wallpaper or spec['wallpaper']}.png")
    slab(
        "display",
        width - border,
        height - border - chin,
        0.012,
        max(0.3, spec["corner"] - border / 2),
        shown,
        (0, chin / 2, front),
        uv=True,
        parent=root,
    )
    hole(spec["hole"], width - border + 0.42, height - border + 0.42, front, root)
    slab("power key", 0.10, 1.25, 0.26, 0.05, frame, (width / 2 + 0.02, 1.7, 0), 0.03, 3, parent=root)
    slab("volume key", 0.10, 2.5, 0.26, 0.05, frame, (width / 2 + 0.02, 4.1, 0), 0.03, 3, parent=root)
    seam = principled("antenna seam", frame_color, roughness=0.5)
    for side in (-1, 1):
        for y in (height / 2 - 1.9, -height / 2 + 1.9):
            slab("seam", 0.02, 0.09, depth - 0.30, 0.008, seam, (side * (width / 2 - 0.004), y, 0), parent=root)
    slab(
        "port",
        0.95,
        0.04,
        0.26,
        0.015,
        principled("port", "#08090b", roughness=0.6),
        (0, -height / 2 + 0.001, 0),
        parent=root,
    )
    tone = {
        "ring": metal(shade(frame_color, 0.1), 0.16),
        "black": principled("island glass", "#0b0d12", roughness=0.08, metal=0.1, coat=1.0),
        "island": principled("island", mix(dark, pale, 0.35), roughness=0.14, metal=0.1, coat=1.0),
        "stripe": principled(
            "stripe", shade(dark, -0.25) if colour not in PALE else shade(dark, -0.08), roughness=0.22, coat=0.8
        ),
        "accent": metal("#c96a5f" if colour == "rose" else "#e0a13c", 0.2),
    }
    ISLANDS[design]({"root": root, "width": width, "height": height, "back": -depth / 2 - 0.02}, tone)
    return root


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""
    design, colour, view = shot["design"], shot["colour"], shot["view"]
    settings = {"tilt": 2.0, "exposure": 0.12 if colour in PALE and view != "front" else 0.05}

    def one():
        return build(design, colour, textures, shot.get("wallpaper"))

    if view == "front":
        return [pose(one(), 0)], settings
    if view == "back":
        return [pose(one(), 180)], settings
    if view == "angle":
        return [pose(one(), -32)], settings
    if view == "tilt":
        return [pose(one(), 180 - 28)], settings
    if view == "pair":
        return [pose(one(), 180 + 14, at=(-2.25, 2.6, 0)), pose(one(), 10, at=(2.3, -1.2, 0))], settings
    raise ValueError(view)
