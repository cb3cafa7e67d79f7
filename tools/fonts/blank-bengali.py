#!/usr/bin/env python3
"""Makes styles/blank-bengali.ts: a font of empty Bengali letters, as wide as ours at weight 400.

Needs fonttools 4.4 or newer, brotli and numpy. From the project's folder:

    npx tsx tools/fonts/measure-bengali-words.ts > words.json && python3 tools/fonts/blank-bengali.py words.json

Real shaping would need the tables that make our font large. Letters and the commonest conjuncts have fixed widths
instead, fitted to the words of the site, so that lines break where they will break (docs/decisions/23).
"""
import base64
import io
import json
import re
import sys
from collections import Counter

import numpy
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

OURS = "public/fonts/noto-sans-bengali.woff2"
TARGET = "styles/blank-bengali.ts"
UNITS = 1000
# Widths are rounded to this: fewer different ones make a smaller file.
STEP = 10
CONJUNCTS = 180
# Vowels that are written on both sides of a consonant.
SPLIT = {"\u09cb": "\u09c7\u09be", "\u09cc": "\u09c7\u09d7"}
# Letters that Unicode also writes as two.
DOTTED = {"\u09a1\u09bc": "\u09dc", "\u09a2\u09bc": "\u09dd", "\u09af\u09bc": "\u09df"}
CONSONANT = "[\u0995-\u09b9\u09dc-\u09df]"
CONJUNCT = re.compile(f"{CONSONANT}(?:\u09cd{CONSONANT})+")
NOT_LETTERS = {0x25CC}


def spelt(word):
    for old, new in {**SPLIT, **DOTTED}.items():
        word = word.replace(old, new)
    return word


def pieces(word, conjuncts):
    """The word as the font will see it: the longest conjuncts first."""
    found, at = [], 0
    while at < len(word):
        piece = next((word[at : at + size] for size in (5, 3) if word[at : at + size] in conjuncts), word[at])
        found.append(piece)
        at += len(piece)
    return found


def fit(words, conjuncts):
    """The widths of letters and conjuncts that are nearest to those of the words, by least squares."""
    split = [Counter(pieces(spelt(word), conjuncts)) for word, *_ in words]
    columns = {piece: column for column, piece in enumerate(sorted({piece for each in split for piece in each}))}
    matrix = numpy.zeros((len(words), len(columns)))
    for row, each in enumerate(split):
        for piece, count in each.items():
            matrix[row, columns[piece]] = count
    weight = numpy.sqrt([count for _, count, *_ in words])
    widths, *_ = numpy.linalg.lstsq(matrix * weight[:, None], [word[2] for word in words] * weight, rcond=None)
    return {piece: max(0.0, widths[column]) for piece, column in columns.items()}


def dot():
    """An outline without an area."""
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    pen.lineTo((0, 1))
    pen.closePath()
    return pen.glyph()


def make(words):
    counts = Counter()
    for word, count, *_ in words:
        for conjunct in CONJUNCT.findall(spelt(word)):
            counts[conjunct] += count
    conjuncts = {conjunct for conjunct, _ in counts.most_common(CONJUNCTS) if len(conjunct) in (3, 5)}
    fitted = fit(words, conjuncts)
    ours = TTFont(OURS)
    em = ours["head"].unitsPerEm
    letters = {
        chr(code): fitted.get(chr(code), ours["hmtx"][name][0] / em)
        for code, name in ours.getBestCmap().items()
        if code > 0x900 and code not in NOT_LETTERS
    }
    letters.update({joiner: 0 for joiner in "\u200c\u200d"})
    letters.update({vowel: sum(letters[half] for half in halves) for vowel, halves in SPLIT.items()})

    rounded = lambda width: round(width * UNITS / STEP) * STEP
    names = {letter: f"u{ord(letter):04X}" for letter in sorted(letters)}
    joined = {conjunct: f"w{rounded(fitted[conjunct])}" for conjunct in sorted(conjuncts, key=lambda each: (-len(each), each))}
    metrics = {".notdef": (500, 0)}
    metrics.update({name: (rounded(letters[letter]), 0) for letter, name in names.items()})
    metrics.update({name: (int(name[1:]), 0) for name in sorted(set(joined.values()))})

    font = FontBuilder(UNITS, isTTF=True)
    font.setupGlyphOrder(list(metrics))
    font.setupCharacterMap({ord(letter): name for letter, name in names.items()})
    # Browsers refuse a font without any outline; no text shows the one of .notdef.
    font.setupGlyf({name: dot() if name == ".notdef" else Glyph() for name in metrics})
    font.setupHorizontalMetrics(metrics)
    font.setupHorizontalHeader(ascent=917, descent=-408)
    font.setupOS2(sTypoAscender=917, sTypoDescender=-408, usWinAscent=917, usWinDescent=408)
    font.setupPost(keepGlyphNames=False)
    font.setupNameTable({})
    rules = "".join(f"sub {' '.join(names[letter] for letter in each)} by {name};\n" for each, name in joined.items())
    # The default script alone: letters stay in the order in which they are written.
    addOpenTypeFeaturesFromString(font.font, f"languagesystem DFLT dflt;\nfeature ccmp {{\n{rules}}} ccmp;\n")
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    font.font.flavor = "woff2"
    file = io.BytesIO()
    font.font.save(file)
    return file.getvalue()


with open(sys.argv[1], encoding="utf-8") as file:
    data = make(json.load(file))
with open(TARGET, "w", encoding="utf-8") as file:
    file.write(
        "/** A font of empty Bengali letters as wide as ours (WOFF 2, base64). Written by tools/fonts/blank-bengali.py. */\n"
        f'export const BLANK_BENGALI =\n  "{base64.b64encode(data).decode()}";\n'
    )
print(f"{TARGET}: {len(data)} bytes of font")
