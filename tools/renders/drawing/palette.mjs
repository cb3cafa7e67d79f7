// The colours and the light of every drawn scene and portrait: one brand blue, its tints, one warm accent, and a quiet
// green for plants. Light comes from the upper left, so gradients go from bright at the upper left to deep.

import { shortOutline } from "./outline.mjs";

/** Flat colours by name. */
export const INK = {
  white: "#ffffff",
  mist: "#f4f8ff",
  b50: "#eaf3fe",
  b100: "#d6e7fd",
  b200: "#b3d2fa",
  b300: "#86b8f6",
  b400: "#4d98f1",
  b500: "#1474e8",
  b600: "#0b5cc4",
  b700: "#084a9e",
  b800: "#0b3672",
  navy: "#10254a",
  coral: "#ff6a3d",
  peach: "#ffb79d",
  blush: "#ffe3d6",
  gold: "#f6b53f",
  sand: "#f3dfc8",
  leaf: "#35a98a",
  leafDeep: "#1f8a70",
  mint: "#bfe6d9",
};

const straight = (id, from, to, way = 'x2="1" y2="1"') =>
  `<linearGradient id="${id}" ${way}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const DOWN = 'x2="0" y2="1"';

/** Definitions that a drawing may use as `url(#name)`; only the used ones are written into its file. */
const PAINTS = {
  blue: straight("blue", "#3f97f8", "#0b5cc4"),
  sky: straight("sky", "#8cc0fb", "#3d8df0"),
  deep: straight("deep", "#1262cf", "#083a80"),
  navy: straight("navy", "#24427a", "#0e1f3f"),
  paper: straight("paper", "#ffffff", "#eef5ff"),
  pale: straight("pale", "#eff6ff", "#c9dffb"),
  steel: straight("steel", "#dfecfd", "#a9c9f3"),
  coral: straight("coral", "#ff9a78", "#f9572a"),
  gold: straight("gold", "#ffd57e", "#eda126"),
  leaf: straight("leaf", "#6fd0b1", "#21907a"),
  mint: straight("mint", "#dcf4ea", "#a5dac8"),
  sand: straight("sand", "#fbeee0", "#ecd2b4"),
  wood: straight("wood", "#e8b98c", "#c98f5f"),
  screen: straight("screen", "#f9fcff", "#dfecfe", DOWN),
  dusk: straight("dusk", "#2f8cf5", "#083d8c", DOWN),
  water: straight("water", "#b9dcfb", "#6fb1f5", DOWN),
  "ground-blue": straight("ground-blue", "#eef5fe", "#cbe1fc", DOWN),
  "ground-mint": straight("ground-mint", "#effaf6", "#cbeade", DOWN),
  "ground-dawn": straight("ground-dawn", "#fff6ef", "#ffdfcd", DOWN),
  "ground-sand": straight("ground-sand", "#fdf7ee", "#f3e2cb", DOWN),
  "ground-deep": straight("ground-deep", "#2083f2", "#083f8e"),
  glow: '<radialGradient id="glow"><stop stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
  beam: '<linearGradient id="beam" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>',
  shade:
    '<radialGradient id="shade"><stop stop-color="#0b2a5c" stop-opacity=".34"/><stop offset="1" stop-color="#0b2a5c" stop-opacity="0"/></radialGradient>',
  soft: '<filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dy="14" stdDeviation="16" flood-color="#0b2a5c" flood-opacity=".18"/></filter>',
  blur: '<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>',
};

const isNamed = (drawing, id) => drawing.includes(`url(#${id})`);

const shortened = (drawing) =>
  drawing
    .replace(/"#ffffff"/g, '"#fff"')
    .replace(/(="-?\d+\.\d)\d{4,}"/g, '$1"')
    .replace(/ d="([^"]+)"/g, (_, outline) => ` d="${shortOutline(outline)}"`);

/**
 * A whole SVG file.
 * @param {number} width @param {number} height @param {string} label what is shown @param {string} body shapes
 */
export function svgFile(width, height, label, body) {
  const paints = Object.entries(PAINTS)
    .filter(([id]) => isNamed(body, id))
    .map(([, paint]) => paint)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}" stroke-linecap="round" stroke-linejoin="round"><defs>${paints}</defs>${shortened(body)}</svg>\n`;
}

/** A colour mixed with another one: 0 is the first colour, 1 is the other. */
export function mix(colour, other, part) {
  const channel = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16);
  const pair = (at) => Math.round(channel(colour, at) * (1 - part) + channel(other, at) * part);
  return `#${[1, 3, 5].map((at) => pair(at).toString(16).padStart(2, "0")).join("")}`;
}

export const darker = (colour, part = 0.22) => mix(colour, "#0d1c3c", part);
export const lighter = (colour, part = 0.25) => mix(colour, "#ffffff", part);

/** Shapes moved, scaled and rotated as a group. */
export function at(x, y, body, { s = 1, turn = 0, flip = false } = {}) {
  const short = (number) => String(Math.round(number * 1000) / 1000);
  const turned = turn === 0 ? "" : ` rotate(${short(turn)})`;
  const sx = flip ? -s : s;
  const scaled = s === 1 && !flip ? "" : ` scale(${short(sx)} ${short(s)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${scaled}">${body}</g>`;
}

let clips = 0;
/** Ids of clip paths start from 1 in each file. */
export function restartClips() {
  clips = 0;
}

/** The body, clipped to the shape. */
export function clipped(shape, body) {
  clips += 1;
  return `<clipPath id="k${clips}">${shape}</clipPath><g clip-path="url(#k${clips})">${body}</g>`;
}
