"""Phones with keys: a slim bar and a rugged one with corner guards. Display to +Z, its top to +Y."""

from materials import gloss_black, metal, principled, rubber, satin_plastic, screen, shade
from phone_islands import flash, lens
from shapes import disc, group, pose, ring, slab

DESIGNS = {"bar": dict(size=(5.3, 12.4, 1.35), corner=1.15), "rugged": dict(size=(5.9, 13.0, 1.7), corner=0.9)}
COLOURS = {"black": ("#22252b",), "blue": ("#2a5bd0",), "red": ("#c2413d",), "sand": ("#d8c3a5",)}


def keypad(root, width, key, letters):
    """Twelve number keys below a round navigation key with two keys on each side."""
    top = -0.3
    ring("navigation", 0.72, 0.2, key, (0, top, 0.02), root)
    disc("select", 0.5, 0.14, key, (0, top, 0.0), 0.06, root)
    for side in (-1, 1):
        for row, colour in ((0.42, "#3fa66a" if side < 0 else "#c9443f"), (-0.42, None)):
            lamp = key if colour is None else principled("call key", colour, roughness=0.4)
            slab("side key", 1.05, 0.55, 0.16, 0.22, lamp, (side * width * 0.32, top - row, 0.0), 0.06, 4, parent=root)
    for row in range(4):
        for column in range(3):
            at = ((column - 1) * width * 0.3, top - 1.62 - row * 0.95, 0.0)
            slab("key", width * 0.26, 0.74, 0.18, 0.26, key, at, 0.07, 4, parent=root)
            slab("letter", 0.3, 0.1, 0.02, 0.05, letters, (at[0], at[1], 0.095), parent=root)


def build(design, colour, textures):
    """One phone of that design and colour."""
    width, height, depth = DESIGNS[design]["size"]
    hex_color = COLOURS[colour][0]
    root, front = group("button phone " + design), group("front")
    body = satin_plastic(hex_color) if design == "bar" else rubber(hex_color)
    slab("body", width, height, depth, DESIGNS[design]["corner"], body, bevel=0.42, segments=8, parent=root)
    front.parent = root
    front.location = (0, 0, depth / 2)
    glass, display = height * 0.4, height * 0.33
    slab("glass", width - 0.7, glass, 0.08, 0.5, gloss_black(), (0, height * 0.24, 0.0), 0.03, 4, parent=front)
    face = screen(textures / "face-keys.png", 1.0)
    slab("display", width - 1.2, display, 0.012, 0.12, face, (0, height * 0.235, 0.052), uv=True, parent=front)
    slab("speaker", 1.3, 0.13, 0.04, 0.06, principled("hole", "#08090b"), (0, height * 0.455, 0.03), parent=front)
    pale = hex_color == "#d8c3a5"
    key = principled("key", shade(hex_color, -0.32 if pale else 0.12), roughness=0.42, coat=0.3)
    keypad(front, width - 0.5, key, principled("letters", "#f2f4f8", roughness=0.5))
    if design == "rugged":
        guard = principled("guard", shade(hex_color, -0.45), roughness=0.75)
        for x in (-1, 1):
            for y in (-1, 1):
                at = (x * (width / 2 - 0.42), y * (height / 2 - 0.55), 0)
                slab("guard", 1.35, 1.7, depth + 0.22, 0.6, guard, at, 0.28, 6, parent=root)
        slab("torch", 1.7, 0.4, 0.5, 0.18, metal("#cfd4dc", 0.2), (0, height / 2 + 0.02, 0), 0.1, 4, parent=root)
    back = -depth / 2 - 0.02
    lens(0, height / 2 - 1.9, back, 0.55, root, metal("#9aa3b5", 0.2))
    flash(0, height / 2 - 3.1, back - 0.02, root)
    return root


def scene(shot, textures):
    """The products of one shot, posed; returns (roots, settings for the camera and exposure)."""

    def one():
        return build(shot["design"], shot["colour"], textures)

    settings = {"tilt": 3.0, "exposure": 0.1}
    if shot["view"] == "front":
        return [pose(one(), 0)], settings
    if shot["view"] == "angle":
        return [pose(one(), -30, -5)], settings
    return [pose(one(), 180 + 14, at=(-2.6, 2.4, 0)), pose(one(), 10, at=(2.4, -1.0, 0))], settings
