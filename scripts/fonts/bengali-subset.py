#!/usr/bin/env python3
"""Makes styles/font-files/noto-sans-bengali.woff2, the Bengali font of the site, from the full variable font.

Needs fonttools 4.4 or newer and brotli (Debian: fonttools, python3-brotli). From the project's folder:

    python3 scripts/fonts/bengali-subset.py

What is left out, and why, is in docs/decisions/23. tests/unit/styles/bengali-font.test.ts compares both fonts.
"""
from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

SOURCE = (
    "node_modules/@fontsource-variable/noto-sans-bengali/files/"
    "noto-sans-bengali-bengali-wght-normal.woff2"
)
TARGET = "styles/font-files/noto-sans-bengali.woff2"
# Units of an em: a sixth of a hundredth of it is below what a screen can show.
UNITS = 600
# How far a point of the bold shape may lie from its place, in units.
TOLERANCE = 2
WEIGHTS = (400, 700)
# Letters, signs and digits of Bengali, the danda, the taka sign, both joiners and the dotted circle.
RANGES = [
    (0x0964, 0x0965), (0x0981, 0x0983), (0x0985, 0x09DF), (0x09E6, 0x09EF),
    (0x09F3, 0x09F3), (0x200C, 0x200D), (0x25CC, 0x25CC),
]


def main():
    options = Options(
        flavor="woff2",
        hinting=False,
        layout_features=["*"],
        name_IDs=[13, 14],
        drop_tables=[*Options().drop_tables, "STAT", "MVAR", "HVAR", "gasp"],
    )
    font = TTFont(SOURCE)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
    subsetter.subset(font)
    scale_upem(font, UNITS)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS}, optimize=False)
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.optimize(
                points, control.endPts, tolerance=TOLERANCE, isComposite=control.numberOfContours == -1
            )
    save_font(font, TARGET, options)


main()
