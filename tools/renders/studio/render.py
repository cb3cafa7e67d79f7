"""Render a list of shots, one PNG each (or one for each view of a turn), with a JSON that says where the shadow falls.

blender -b --python-exit-code 1 --python studio/render.py -- --shots SHOTS.json --textures FOLDER --out FOLDER

A shot is {"name", "family", "design", "view", "colour", "size", "samples"} and, for phones, an optional "wallpaper".
With "frames" it is a turn: so many pictures, NAME-00.png and on, once round the product, and their shadows in one list.
Called by render.mjs, which expands the catalogue and finishes the pictures.
"""

import argparse
import importlib
import json
import pathlib
import sys
import time

import bpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import lighting  # noqa: E402  (the folder has to be on the path first)


def render(shot, textures, out):
    """Render one shot; the PNG gets its name last, so that a stopped run leaves no half picture behind."""
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    product = importlib.import_module(shot["family"].replace("-", "_"))
    if shot["design"] not in product.DESIGNS:
        raise ValueError(f"{shot['name']}: {shot['family']} has no design {shot['design']}")
    roots, settings = product.scene(shot, textures)
    settings.update({name: shot[name] for name in ("tilt", "exposure") if name in shot})
    target = out / (shot["name"].replace("/", "__") + ".png")
    swatch = product.COLOURS[shot["colour"]][0]
    if "frames" in shot:
        paths = [target.with_name(f"{target.stem}-{frame:02}.png") for frame in range(shot["frames"])]
        shadows = lighting.photograph_turn(roots, paths, shot["size"], shot["samples"], **settings)
        target.with_suffix(".json").write_text(json.dumps({"hex": swatch, "frames": shadows}))
        print("TURNED", shot["name"], round(time.time() - started, 1), "s", flush=True)
        return
    partial = target.with_suffix(".part.png")
    shadow = lighting.photograph(roots, partial, shot["size"], shot["samples"], **settings)
    target.with_suffix(".json").write_text(json.dumps({"hex": swatch, **shadow}))
    partial.rename(target)
    print("RENDERED", shot["name"], round(time.time() - started, 1), "s", flush=True)


def main():
    """Read the arguments after "--" and render the shots in their order."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--shots", required=True, type=pathlib.Path)
    parser.add_argument("--textures", required=True, type=pathlib.Path)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    for shot in json.loads(options.shots.read_text()):
        render(shot, options.textures, options.out)


main()
