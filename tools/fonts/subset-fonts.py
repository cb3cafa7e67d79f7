#!/usr/bin/env python3
"""Makes the two fonts of the site in public/fonts from the full variable fonts.

Needs fonttools 4.4 or newer and brotli (Debian: fonttools, python3-brotli). From the project's folder:

    python3 tools/fonts/subset-fonts.py

What is left out, and why, is in docs/decisions/23. tests/e2e/site/fonts.spec.ts compares them with the full fonts.
"""
from copy import deepcopy
from dataclasses import dataclass

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer
from fontTools.varLib.models import supportScalar

PACKAGES = "node_modules/@fontsource-variable"
# How far a point of the bold shape may lie from its place, in units of the em.
TOLERANCE = 2


@dataclass(frozen=True)
class Font:
    source: str
    target: str
    # Units of an em: half of one is below what a screen can show.
    units: int
    # Lightest and boldest weight that the site uses.
    weights: tuple[int, int]
    # First and last character of each range.
    ranges: tuple[tuple[int, int], ...]
    features: tuple[str, ...] = ("*",)
    # Figtree's only instruction turns off the device's own hinting, which would make its letters wider.
    hinting: bool = False


FONTS = (
    Font(
        source=f"{PACKAGES}/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2",
        target="public/fonts/noto-sans-bengali.woff2",
        units=600,
        weights=(400, 700),
        # Letters, signs and digits of Bengali, the danda, the taka sign, both joiners and the dotted circle.
        ranges=(
            (0x0964, 0x0965), (0x0981, 0x0983), (0x0985, 0x09DF), (0x09E6, 0x09EF),
            (0x09F3, 0x09F3), (0x200C, 0x200D), (0x25CC, 0x25CC),
        ),
    ),
    Font(
        source=f"{PACKAGES}/figtree/files/figtree-latin-wght-normal.woff2",
        target="public/fonts/figtree.woff2",
        units=1000,
        weights=(400, 800),
        # What the texts of the site are written with. Another letter with an accent comes from the device's font.
        ranges=(
            (0x20, 0x7E), (0xA0, 0xA0), (0xA9, 0xA9), (0xAB, 0xAB), (0xB0, 0xB0), (0xB2, 0xB2), (0xB7, 0xB7), (0xBB, 0xBB),
            (0xC5, 0xC5), (0xD7, 0xD7), (0xE3, 0xE3), (0xE7, 0xE7), (0xE9, 0xE9), (0xED, 0xED), (0xF7, 0xF7), (0xFC, 0xFC),
            (0x2013, 0x203A), (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212),
        ),
        features=("ccmp", "kern", "mark", "pnum", "rvrn", "tnum"),
        hinting=True,
    ),
)


def inside_range(variations: list) -> list:
    """The same changes of a shape, with none that ends beyond the boldest weight.

    The instancer leaves such ends (at 1.3, where 1 is the boldest). Firefox then ignores all weights of the font.
    """
    inside = {}

    def add(axes: tuple[float, float, float], part) -> None:
        if axes in inside:
            inside[axes] += part
        else:
            part.axes = {"wght": axes}
            inside[axes] = part

    for variation in variations:
        start, peak, end = variation.axes["wght"]
        if end <= 1:
            add((start, peak, end), variation)
            continue
        # How much of the change is left at the boldest weight. A second change brings it there.
        rest = deepcopy(variation)
        rest.scaleDeltas(supportScalar({"wght": 1}, variation.axes))
        if peak < 1:
            add((start, peak, 1.0), variation)
        add((peak if peak < 1 else start, 1.0, 1.0), rest)
    for variation in inside.values():
        variation.roundDeltas()
    return list(inside.values())


def make(font: Font) -> None:
    options = Options(
        flavor="woff2",
        hinting=font.hinting,
        layout_features=list(font.features),
        name_IDs=[13, 14],
        drop_tables=[*Options().drop_tables, "STAT", "MVAR", "HVAR", "gasp"],
    )
    shapes = TTFont(font.source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in font.ranges for code in range(first, last + 1)])
    subsetter.subset(shapes)
    scale_upem(shapes, font.units)
    shapes = instancer.instantiateVariableFont(shapes, {"wght": font.weights}, optimize=False)
    glyphs, metrics = shapes["glyf"], shapes["hmtx"].metrics
    for name, variations in shapes["gvar"].variations.items():
        variations[:] = inside_range(variations)
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.optimize(
                points, control.endPts, tolerance=TOLERANCE, isComposite=control.numberOfContours == -1
            )
    save_font(shapes, font.target, options)


for each in FONTS:
    make(each)
