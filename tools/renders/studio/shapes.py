"""Building blocks: every product is put together from these. One unit is one centimetre."""

import math

import bmesh
import bpy


def link(item, parent=None):
    """Put an object into the scene, below its parent."""
    bpy.context.scene.collection.objects.link(item)
    if parent:
        item.parent = parent
    return item


def group(name):
    """An empty that holds the parts of one product."""
    return link(bpy.data.objects.new(name, None))


def smooth(mesh, angle=38.0):
    """Round shading, with edges sharper than `angle` degrees kept."""
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    if hasattr(mesh, "use_auto_smooth"):
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
    else:
        edit = bmesh.new()
        edit.from_mesh(mesh)
        for edge in edit.edges:
            edge.smooth = len(edge.link_faces) != 2 or edge.calc_face_angle(0.0) < math.radians(angle)
        edit.to_mesh(mesh)
        edit.free()


def mesh_object(name, vertices, faces, material=None, parent=None, angle=38.0, fix_normals=False):
    """An object out of vertices and faces."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    if fix_normals:
        edit = bmesh.new()
        edit.from_mesh(mesh)
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
        edit.to_mesh(mesh)
        edit.free()
    smooth(mesh, angle)
    if material:
        mesh.materials.append(material)
    return link(bpy.data.objects.new(name, mesh), parent)


def rounded_outline(width, height, radius, steps=20, curvature=2.35):
    """A rectangle with superellipse corners: the curvature runs on without a visible joint."""
    radius = min(radius, width / 2, height / 2)
    points = []
    corners = (
        (width / 2 - radius, height / 2 - radius, 0),
        (-width / 2 + radius, height / 2 - radius, 90),
        (-width / 2 + radius, -height / 2 + radius, 180),
        (width / 2 - radius, -height / 2 + radius, 270),
    )
    for center_x, center_y, start in corners:
        for step in range(steps + 1):
            turn = math.radians(start + 90 * step / steps)
            cosine, sine = math.cos(turn), math.sin(turn)
            points.append(
                (
                    center_x + radius * math.copysign(abs(cosine) ** (2 / curvature), cosine),
                    center_y + radius * math.copysign(abs(sine) ** (2 / curvature), sine),
                )
            )
    return points


def rounded_polygon(corners, radius, steps=12):
    """Any convex polygon with round corners (counter-clockwise corners)."""
    points = []
    for index, (x, y) in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        ends = []
        for other in (before, after):
            length = math.hypot(other[0] - x, other[1] - y)
            ends.append((x + (other[0] - x) * radius / length, y + (other[1] - y) * radius / length))
        for step in range(steps + 1):
            t = step / steps
            points.append(
                tuple((1 - t) ** 2 * ends[0][i] + 2 * t * (1 - t) * (x, y)[i] + t * t * ends[1][i] for i in (0, 1))
            )
    return points


def prism(name, outline, depth, material=None, bevel=0.0, segments=5, uv_size=None, parent=None):
    """An outline in the XY plane given a thickness along Z."""
    count = len(outline)
    vertices = [(x, y, -depth / 2) for x, y in outline] + [(x, y, depth / 2) for x, y in outline]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    item = mesh_object(name, vertices, faces, material, parent)
    if uv_size:
        width, height = uv_size
        layer = item.data.uv_layers.new()
        for loop in item.data.loops:
            point = item.data.vertices[loop.vertex_index].co
            layer.data[loop.index].uv = (point.x / width + 0.5, point.y / height + 0.5)
    if bevel:
        edge = item.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, segments, "ANGLE"
        edge.angle_limit, edge.harden_normals = math.radians(50), True
    return item


def slab(
    name,
    width,
    height,
    depth,
    radius,
    material,
    at=(0, 0, 0),
    bevel=0.0,
    segments=5,
    uv=False,
    parent=None,
    curvature=2.35,
    turn=(0, 0, 0),
):
    """A plate with round corners; `at` in centimetres, `turn` in degrees."""
    item = prism(
        name,
        rounded_outline(width, height, radius, curvature=curvature),
        depth,
        material,
        bevel,
        segments,
        (width, height) if uv else None,
        parent,
    )
    item.location, item.rotation_euler = at, [math.radians(angle) for angle in turn]
    return item


def disc(name, radius, depth, material, at=(0, 0, 0), bevel=0.0, parent=None, steps=96, uv=False, turn=(0, 0, 0)):
    """A round plate."""
    outline = [
        (radius * math.cos(2 * math.pi * i / steps), radius * math.sin(2 * math.pi * i / steps)) for i in range(steps)
    ]
    item = prism(name, outline, depth, material, bevel, 4, (2 * radius, 2 * radius) if uv else None, parent)
    item.location, item.rotation_euler = at, [math.radians(angle) for angle in turn]
    return item


def lathe(name, profile, material, at=(0, 0, 0), parent=None, steps=128, angle=50.0, turn=(0, 0, 0)):
    """A profile of (radius, z) turned round the Z axis; keep the profile running from bottom to top."""
    count = len(profile)
    vertices = [
        (r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z)
        for i in range(steps)
        for r, z in profile
    ]
    faces = [
        (i * count + j, ((i + 1) % steps) * count + j, ((i + 1) % steps) * count + j + 1, i * count + j + 1)
        for i in range(steps)
        for j in range(count - 1)
    ]
    item = mesh_object(name, vertices, faces, material, parent, angle)
    weld = bmesh.new()
    weld.from_mesh(item.data)
    bmesh.ops.remove_doubles(weld, verts=weld.verts, dist=1e-5)
    weld.to_mesh(item.data)
    weld.free()
    item.location, item.rotation_euler = at, [math.radians(a) for a in turn]
    return item


def spline(points, steps=12):
    """A Catmull-Rom curve through 2D or 3D points: smooth profiles out of few numbers."""
    result = []
    padded = [points[0]] + list(points) + [points[-1]]
    for k in range(1, len(padded) - 2):
        p0, p1, p2, p3 = padded[k - 1 : k + 3]
        for step in range(steps):
            t = step / steps
            result.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
                )
            )
    result.append(tuple(points[-1]))
    return result


def ellipsoid(name, radii, material, at=(0, 0, 0), parent=None):
    """A sphere stretched to three radii."""
    mesh = bpy.data.meshes.new(name)
    edit = bmesh.new()
    bmesh.ops.create_uvsphere(edit, u_segments=64, v_segments=32, radius=1.0)
    for vertex in edit.verts:
        vertex.co = [c * r for c, r in zip(vertex.co, radii, strict=True)]
    edit.to_mesh(mesh)
    edit.free()
    smooth(mesh, 180)
    mesh.materials.append(material)
    item = link(bpy.data.objects.new(name, mesh), parent)
    item.location = at
    return item


def tube(name, points, radius, material, closed=False, parent=None, sides=20):
    """A round wire along 3D points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, sides // 4
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for point, position in zip(line.points, points, strict=True):
        point.co = (*position, 1.0)
    line.use_cyclic_u = closed
    curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve), parent)


def ring(name, radius, thickness, material, at=(0, 0, 0), parent=None, turn=(0, 0, 0), stretch=1.0):
    """A round wire bent to a circle, or to an ellipse by `stretch`."""
    points = [
        (radius * math.cos(2 * math.pi * i / 96), radius * stretch * math.sin(2 * math.pi * i / 96), 0)
        for i in range(96)
    ]
    item = tube(name, points, thickness, material, closed=True, parent=parent)
    item.location, item.rotation_euler = at, [math.radians(angle) for angle in turn]
    return item


def strap_loop(name, width_at, center, radii, thickness, material, parent, start=0.0, end=2 * math.pi, steps=96):
    """A band bent round an ellipse in the YZ plane (behind a watch); angle 0 is +Y, 90 degrees is -Z."""
    section = rounded_outline(1.0, 1.0, 0.32, 5)
    rows = []
    for step in range(steps + 1):
        t = step / steps
        turn = start + (end - start) * t
        y, z = center[0] + radii[0] * math.cos(turn), center[1] - radii[1] * math.sin(turn)
        normal_y, normal_z = math.cos(turn) / radii[0], -math.sin(turn) / radii[1]
        length = math.hypot(normal_y, normal_z)
        normal_y, normal_z = normal_y / length, normal_z / length
        width = width_at(t)
        rows.append([(px * width, y + py * thickness * normal_y, z + py * thickness * normal_z) for px, py in section])
    count = len(section)
    vertices = [vertex for row in rows for vertex in row]
    faces = [
        (i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j)
        for i in range(steps)
        for j in range(count)
    ]
    faces += [tuple(range(count)), tuple(range(steps * count + count - 1, steps * count - 1, -1))]
    return mesh_object(name, vertices, faces, material, parent, 50, fix_normals=True)


def text(words, size, material, at=(0, 0, 0), parent=None, turn=(0, 0, 0)):
    """Neutral markings only ('5G', a digit on a key): never a brand."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = words, size, "CENTER", "CENTER", 0.003
    curve.materials.append(material)
    item = link(bpy.data.objects.new("text", curve), parent)
    item.location, item.rotation_euler = at, [math.radians(angle) for angle in turn]
    return item


def cut(target, tool):
    """Take the tool's volume out of the target."""
    tool.hide_render = True
    tool.hide_viewport = True
    hole = target.modifiers.new("cut", "BOOLEAN")
    hole.object, hole.operation = tool, "DIFFERENCE"
    return target


def pose(item, yaw=0.0, pitch=0.0, roll=0.0, at=(0, 0, 0), upright=True):
    """Turn a whole product. An upright product was modelled lying in XY with its face to +Z; it ends facing -Y."""
    from mathutils import Matrix

    matrix = Matrix.Translation(at) @ Matrix.Rotation(math.radians(yaw), 4, "Z")
    matrix = matrix @ Matrix.Rotation(math.radians((90 if upright else 0) + pitch), 4, "X")
    item.matrix_world = matrix @ Matrix.Rotation(math.radians(roll), 4, "Z")
    return item
