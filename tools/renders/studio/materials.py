"""Materials of the product studio. Works with Blender 3.4 (Debian) and 4.x."""

import bpy

# The same socket has another name in Blender 4; the first name found is used.
SOCKETS = {
    "color": ("Base Color",),
    "roughness": ("Roughness",),
    "metal": ("Metallic",),
    "coat": ("Coat Weight", "Clearcoat"),
    "coat_roughness": ("Coat Roughness", "Clearcoat Roughness"),
    "specular": ("Specular IOR Level", "Specular"),
    "transmission": ("Transmission Weight", "Transmission"),
    "ior": ("IOR",),
    "alpha": ("Alpha",),
    "sheen": ("Sheen Weight", "Sheen"),
    "emission": ("Emission Color", "Emission"),
    "emission_strength": ("Emission Strength",),
    "normal": ("Normal",),
}


def linear(hex_color):
    """'#rrggbb' in sRGB to the linear RGBA that Cycles wants."""
    digits = hex_color.lstrip("#")
    values = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (1.0,)


def mix(hex_a, hex_b, amount):
    """A colour between two hex colours, amount 0..1."""
    a, b = hex_a.lstrip("#"), hex_b.lstrip("#")
    parts = [round(int(a[i : i + 2], 16) * (1 - amount) + int(b[i : i + 2], 16) * amount) for i in (0, 2, 4)]
    return "#" + "".join(f"{part:02x}" for part in parts)


def shade(hex_color, amount):
    """Darker below zero, lighter above zero."""
    return mix(hex_color, "#ffffff" if amount > 0 else "#000000", abs(amount))


def socket(node, key):
    """The input of a shader node, whatever this version of Blender calls it."""
    for name in SOCKETS[key]:
        if name in node.inputs:
            return node.inputs[name]
    raise KeyError(key)


def principled(
    name,
    color="#888888",
    roughness=0.4,
    metal=0.0,
    coat=0.0,
    coat_roughness=0.03,
    specular=0.5,
    transmission=0.0,
    ior=1.45,
    emission=None,
    emission_strength=1.0,
    sheen=0.0,
    bump=0.0,
    bump_scale=260.0,
    bump_kind="noise",
):
    """A physically based surface out of hex colours and amounts 0..1; `bump` adds grain or weave."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    node = tree.nodes["Principled BSDF"]
    values = {
        "color": linear(color),
        "roughness": roughness,
        "metal": metal,
        "coat": coat,
        "coat_roughness": coat_roughness,
        "specular": specular,
        "transmission": transmission,
        "ior": ior,
        "sheen": sheen,
    }
    for key, value in values.items():
        socket(node, key).default_value = value
    if emission:
        socket(node, "emission").default_value = linear(emission)
        socket(node, "emission_strength").default_value = emission_strength
    if bump:
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        if bump_kind == "weave":
            texture = tree.nodes.new("ShaderNodeTexVoronoi")
            output = "Distance"
        else:
            texture = tree.nodes.new("ShaderNodeTexNoise")
            output = "Fac"
        texture.inputs["Scale"].default_value = bump_scale
        relief = tree.nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.02
        tree.links.new(coordinates.outputs["Object"], texture.inputs["Vector"])
        tree.links.new(texture.outputs[output], relief.inputs["Height"])
        tree.links.new(relief.outputs["Normal"], socket(node, "normal"))
    return material


def gradient(name, dark, light, direction=(0.035, 0.055, 0.0), **options):
    """A body whose colour drifts softly across it, as lacquered glass does."""
    material = principled(name, dark, **options)
    tree = material.node_tree
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    dot = tree.nodes.new("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    dot.inputs[1].default_value = direction
    offset = tree.nodes.new("ShaderNodeMath")
    offset.operation = "ADD"
    offset.inputs[1].default_value = 0.5
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = linear(dark)
    ramp.color_ramp.elements[1].color = linear(light)
    tree.links.new(coordinates.outputs["Object"], dot.inputs[0])
    tree.links.new(dot.outputs["Value"], offset.inputs[0])
    tree.links.new(offset.outputs[0], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], socket(tree.nodes["Principled BSDF"], "color"))
    return material


def screen(image_path, strength=0.95, roughness=0.08):
    """A lit display that shows a picture."""
    material = principled("screen", "#000000", roughness=roughness, specular=0.22)
    tree = material.node_tree
    picture = tree.nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(str(image_path), check_existing=True)
    node = tree.nodes["Principled BSDF"]
    tree.links.new(picture.outputs["Color"], socket(node, "emission"))
    socket(node, "emission_strength").default_value = strength
    return material


# The stock of named surfaces that the products share.
def metal(color="#b9bec8", roughness=0.22):
    """Bare metal."""
    return principled("metal", color, roughness=roughness, metal=1.0)


def gloss_black():
    """Black glass, for lens plates and sockets."""
    return principled("gloss black", "#050608", roughness=0.06, coat=1.0)


def matte_plastic(color, bump=0.05):
    """Plastic with a fine grain."""
    return principled("matte plastic", color, roughness=0.42, coat=0.15, coat_roughness=0.25, bump=bump, bump_scale=180)


def satin_plastic(color):
    """The plastic of most housings: half matte, thinly lacquered."""
    return principled("satin plastic", color, roughness=0.34, coat=0.35, coat_roughness=0.15)


def gloss_plastic(color):
    """Polished plastic or glaze."""
    return principled("gloss plastic", color, roughness=0.16, coat=1.0, coat_roughness=0.05)


def rubber(color):
    """Soft silicone, for straps and cases."""
    return principled("rubber", color, roughness=0.62, bump=0.16, bump_scale=220)


def fabric(color, scale=26.0):
    """Woven cloth; a higher scale is a finer weave."""
    return principled("fabric", color, roughness=0.9, sheen=0.4, bump=0.9, bump_scale=scale, bump_kind="weave")


def light(color, strength=4.0):
    """A lit lamp or strip."""
    return principled("light", color, roughness=0.4, emission=color, emission_strength=strength)
