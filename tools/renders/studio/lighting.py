"""One light, one camera, one framing for every product of the shop."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

SUBJECT_SIZE = 15.5  # every product is scaled to this before it is lit, so that one rig fits all
FILL = 0.92  # part of the frame the subject takes; finish.mjs sets the final margin
CAMERA_DISTANCE = 62.0
SHADOW_LEAN = (0.30, 0.22)  # how far the soft shadow leans from the key light, per unit of height


def area_light(position, target, width, height, power):
    """A rectangular lamp (size in scene units, power in watts) that looks at a point."""
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape, lamp.size, lamp.size_y, lamp.energy = "RECTANGLE", width, height, power
    item = bpy.data.objects.new("softbox", lamp)
    bpy.context.scene.collection.objects.link(item)
    item.location = position
    item.rotation_euler = (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_euler()


def softboxes(key=1.0):
    """The five lamps of the studio; `key` scales the two in front."""
    area_light((-24, -46, 26), (0, 0, 2), 26, 30, 14000 * key)  # key, upper left
    area_light((-22, -6, 6), (0, 0, 0), 5, 34, 2600)  # left edge
    area_light((22, -8, 4), (0, 0, 0), 4, 34, 2300)  # right edge
    area_light((0, 14, 24), (0, 0, 4), 30, 10, 2600)  # top and back
    area_light((26, -40, -4), (0, 0, 0), 10, 30, 2400 * key)  # fill, right


def world(strength=0.55):
    """A grey room, bright above and dim below."""
    surroundings = bpy.data.worlds.new("room")
    bpy.context.scene.world = surroundings
    surroundings.use_nodes = True
    tree = surroundings.node_tree
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = strength
    coordinates, mapping = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeMapping")
    blend, ramp = tree.nodes.new("ShaderNodeTexGradient"), tree.nodes.new("ShaderNodeValToRGB")
    mapping.inputs["Rotation"].default_value = (0, math.radians(-90), 0)
    mapping.inputs["Location"].default_value = (0.5, 0, 0)
    tree.links.new(coordinates.outputs["Generated"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs["Vector"], blend.inputs["Vector"])
    tree.links.new(blend.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], background.inputs["Color"])
    ramp.color_ramp.elements[0].color = (0.25, 0.27, 0.30, 1)
    ramp.color_ramp.elements[1].color = (1, 1, 1, 1)


def children_of(item):
    """An object and everything below it."""
    found = [item]
    for child in item.children:
        found += children_of(child)
    return found


def world_points(root):
    """All vertices of a product as they will be rendered (modifiers included)."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for item in children_of(root):
        if item.type not in ("MESH", "CURVE", "FONT") or item.hide_render:
            continue
        evaluated = item.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        points += [evaluated.matrix_world @ vertex.co for vertex in mesh.vertices]
        evaluated.to_mesh_clear()
    return points


def normalise(roots):
    """Scale and move the products together: standing on z = 0 of the rig's floor, centred, of the rig's size."""
    bpy.context.view_layer.update()
    points = [point for root in roots for point in world_points(root)]
    low = [min(point[axis] for point in points) for axis in range(3)]
    high = [max(point[axis] for point in points) for axis in range(3)]
    factor = SUBJECT_SIZE / max(high[0] - low[0], high[2] - low[2], (high[1] - low[1]) * 0.8)
    middle = Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2))
    move = Matrix.Scale(factor, 4) @ Matrix.Translation(-middle)
    for root in roots:
        root.matrix_world = move @ root.matrix_world
    bpy.context.view_layer.update()
    return (low[2] - middle[2]) * factor


def camera(tilt=2.0):
    """A long lens, so that lines stay parallel, looking down by `tilt` degrees."""
    lens = bpy.data.cameras.new("camera")
    item = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(item)
    turn = math.radians(tilt)
    item.location = (0, -CAMERA_DISTANCE * math.cos(turn), CAMERA_DISTANCE * math.sin(turn))
    item.rotation_euler = (-Vector(item.location)).to_track_quat("-Z", "Y").to_euler()
    lens.lens = 85
    bpy.context.scene.camera = item
    return item


def frame(item, points):
    """Set focal length and shift so that the subject fills the same part of every picture."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, item, point) for point in points]
    left, right = min(p.x for p in seen), max(p.x for p in seen)
    bottom, top = min(p.y for p in seen), max(p.y for p in seen)
    zoom = FILL / max(right - left, top - bottom)
    item.data.lens *= zoom
    item.data.shift_x = ((left + right) / 2 - 0.5) * zoom
    item.data.shift_y = ((bottom + top) / 2 - 0.5) * zoom
    bpy.context.view_layer.update()


def hull(points):
    """Convex hull of 2D points (Andrew's monotone chain)."""
    points = sorted(set((round(x, 5), round(y, 5)) for x, y in points))
    if len(points) < 3:
        return points

    def half(sequence):
        chain = []
        for point in sequence:
            while (
                len(chain) > 1
                and (
                    (chain[-1][0] - chain[-2][0]) * (point[1] - chain[-2][1])
                    - (chain[-1][1] - chain[-2][1]) * (point[0] - chain[-2][0])
                )
                <= 0
            ):
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return half(points) + half(points[::-1])


def shadow_shapes(item, roots, floor, contact_height=0.25):
    """Where the products touch the floor and where their soft shadow falls, in picture coordinates 0..1 (y down).

    finish.mjs draws them blurred: no noisy shadow pass is needed.
    """
    scene = bpy.context.scene
    shapes = {"contact": [], "cast": []}
    for root in roots:
        points = world_points(root)
        touching = [(p.x, p.y) for p in points if p.z - floor < contact_height]
        leaning = [
            (p.x + (p.z - floor) * SHADOW_LEAN[0] * 0.5, p.y + (p.z - floor) * SHADOW_LEAN[1] * 0.5)
            for p in points
            if p.z - floor < SUBJECT_SIZE * 0.45
        ]
        for name, flat in (("contact", touching), ("cast", leaning)):
            outline = []
            for x, y in hull(flat):
                view = world_to_camera_view(scene, item, Vector((x, y, floor)))
                outline.append([round(view.x, 5), round(1 - view.y, 5)])
            shapes[name].append(outline)
    return shapes


def engine(resolution, samples, exposure):
    """Cycles on the processor, without a denoiser: Debian's build has none, finish.mjs takes the grain out."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = "CPU", samples, True, 0.02
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 2, 4, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.5
    render = scene.render
    render.film_transparent = True
    render.resolution_x = render.resolution_y = resolution
    render.image_settings.file_format, render.image_settings.color_mode = "PNG", "RGBA"
    scene.view_settings.view_transform, scene.view_settings.look = "Standard", "None"
    scene.view_settings.exposure = exposure


def photograph(roots, out_path, resolution, samples, tilt=2.0, exposure=0.0, key=1.0):
    """Light, frame and render the products; returns the shapes of their shadow with the camera's tilt in degrees."""
    world()
    softboxes(key)
    floor = normalise(roots)
    engine(resolution, samples, exposure)  # before framing: the picture's shape decides the framing
    eye = camera(tilt)
    frame(eye, [point for root in roots for point in world_points(root)])
    bpy.context.scene.render.filepath = str(out_path)
    bpy.ops.render.render(write_still=True)
    return {"tilt": tilt, **shadow_shapes(eye, roots, floor)}


def ring_points(points, steps=24):
    """Where the outermost points of a product pass while it turns about the upright axis through the middle."""
    reach = hull([(math.hypot(p.x, p.y), p.z) for p in points])
    turns = [math.tau * step / steps for step in range(steps)]
    return [Vector((radius * math.sin(turn), -radius * math.cos(turn), z)) for radius, z in reach for turn in turns]


def photograph_turn(roots, out_paths, resolution, samples, tilt=2.0, exposure=0.0, key=1.0):
    """Render the products once round, one picture a path, in one framing; the side at the camera goes to the right.

    Returns the shapes of the shadow for each picture.
    """
    world()
    softboxes(key)
    floor = normalise(roots)
    engine(resolution, samples, exposure)
    bpy.context.scene.render.use_persistent_data = True  # the same meshes and pictures for all of them
    eye = camera(tilt)
    frame(eye, ring_points([point for root in roots for point in world_points(root)]))
    step = Matrix.Rotation(math.tau / len(out_paths), 4, "Z")
    shadows = []
    for path in out_paths:
        bpy.context.scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        shadows.append({"tilt": tilt, **shadow_shapes(eye, roots, floor)})
        for root in roots:
            root.matrix_world = step @ root.matrix_world
        bpy.context.view_layer.update()
    return shadows
