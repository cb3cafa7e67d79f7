// Heads of people, drawn around (0, 0), about 110 units wide: face, hair, beard, glasses, head covers.
import { darker, lighter, mix } from "./palette.mjs";

/** Skin tones, from light to deep, as seen in Bangladesh. */
export const SKIN = ["#f0c8a0", "#e2b084", "#cf9668", "#b97f54", "#9c6642"];
export const HAIR = { black: "#20242f", brown: "#3a2a26", grey: "#8b929e", silver: "#cfd5de" };

const FACE = {
  woman: "M0-84C34-84 52-56 51-18C50 18 34 50 14 66C6 72-6 72-14 66C-34 50-50 18-51-18C-52-56-34-84 0-84Z",
  man: "M0-86C36-86 54-58 53-18C53 14 46 42 26 62C14 74-14 74-26 62C-46 42-53 14-53-18C-54-58-36-86 0-86Z",
  veiled: "M0-68C31-68 46-44 45-12C44 22 30 52 13 65C5 71-5 71-13 65C-30 52-44 22-45-12C-46-44-31-68 0-68Z",
};
const SIDE = {
  woman: "M6-84C36-82 52-54 51-18C50 18 34 50 14 66C8 71 0 71-6 70C26 52 38 12 33-26C30-56 20-74 6-84Z",
  man: "M6-86C38-83 54-56 53-18C53 14 46 42 26 62C19 70 6 73-4 71C30 56 40 14 36-26C33-58 22-76 6-86Z",
  veiled: "M10-67C34-62 46-42 45-12C44 22 30 52 13 65C7 70 0 70-6 69C22 52 34 14 30-22C28-46 20-60 10-67Z",
};

/** Hair behind the head and the body, by style. */
const BACK = {
  bun: '<ellipse cx="46" cy="52" rx="33" ry="31"/>',
  high: '<circle cx="6" cy="-112" r="34"/>',
  long: '<path d="M-58-30C-80 30-70 100-88 168C-50 190 50 190 88 168C70 100 80 30 58-30Z"/>',
  bob: '<path d="M-60-36C-84 14-76 74-60 88C-36 96 36 96 60 88C76 74 84 14 60-36Z"/>',
  pony: '<path d="M20-96C92-104 108-6 88 66C84 92 66 112 56 98C68 44 66-20 20-56Z"/>',
  braid: '<path d="M-55-30C-64 6-58 34-46 56Q10 92 54 84C66 50 66 10 56-30Z"/>',
};

/** Hair over the brow, by style. */
const FRONT = {
  side: "M-54 10C-68-60-46-108 4-108C52-108 66-58 55 10C53-22 44-44 16-62C6-69-4-73-12-73C-22-54-47-42-54 10Z",
  middle: "M-54 14C-70-58-46-108 0-108C46-108 70-58 54 14C54-24 34-48 2-74C-32-50-53-24-54 14Z",
  bob: "M-58 40C-74-20-66-108 4-109C66-108 76-22 58 40C58 6 54-30 22-62C-8-48-44-42-50-12C-55 4-56 22-58 40Z",
  short:
    "M-56-2C-68-64-46-108 6-111C56-110 66-62 55-2C54-20 52-36 43-52C20-48-10-56-27-70C-34-58-50-50-51-28C-53-20-54-12-56-2Z",
  quiff:
    "M-55-4C-64-50-60-84-34-98C-20-122 36-124 50-96C66-70 62-34 55-4C54-22 52-38 42-56C24-66-14-66-38-54C-48-40-52-22-55-4Z",
  wavy: "M-56-2C-72-40-68-84-42-97C-28-119 14-123 32-106C62-100 72-54 55-2C54-20 52-34 46-48C32-42 22-58 6-55C-8-49-26-63-38-49C-48-40-52-22-56-2Z",
  crew: "M-54-6C-63-60-44-101 0-102C44-101 63-60 54-6C52-30 48-46 41-58C20-67-20-67-41-58C-48-46-52-30-54-6Z",
  receding:
    "M-56 0C-66-50-46-100 0-102C46-100 66-50 56 0C54-18 52-32 47-46C42-62 36-72 24-78C14-84 8-78 0-72C-8-78-14-84-24-78C-36-72-42-62-47-46C-52-32-54-18-56 0Z",
  bald: "M-55 10C-65-14-64-40-53-54C-47-40-47-14-50 10ZM55 10C65-14 64-40 53-54C47-40 47-14 50 10Z",
};

const SHINE = '<path d="M-40-64C-30-88-8-97 12-96C-8-90-26-80-34-58Z" fill="#fff" opacity=".13"/>';
const LOCK = '<path d="M-52-6C-70 50-56 112-80 190C-52 172-34 132-36 88C-37 60-42 40-47 18Z"/>';

function braidOf(hair, far) {
  if (far)
    return `<path d="M52 60L68 184" stroke="${hair}" stroke-width="30"/><circle cx="69" cy="200" r="10" fill="#ff6a3d"/>`;
  const beads = [0, 1, 2, 3, 4, 5].map(
    (step) =>
      `<ellipse cx="${52 + step * 3}" cy="${66 + step * 23}" rx="${18 - step * 1.4}" ry="15" fill="${step % 2 ? hair : lighter(hair, 0.1)}" transform="rotate(${step % 2 ? 24 : -24} ${52 + step * 3} ${66 + step * 23})"/>`,
  );
  return `${beads.join("")}<circle cx="68" cy="196" r="9" fill="#ff6a3d"/>`;
}

function beardOf(kind, hair, far) {
  const moustache = '<path d="M-25 41C-18 28-6 27 0 31C6 27 18 28 25 41C14 37 6 37 0 38C-6 37-14 37-25 41Z"/>';
  const full =
    "M-53-4C-53 34-45 66-22 82C-8 90 8 90 22 82C45 66 53 34 53-4C50 18 42 33 28 33C16 27-16 27-28 33C-42 33-50 18-53-4Z";
  const long =
    "M-53-4C-54 44-46 82-24 112C-8 128 8 128 24 112C46 82 54 44 53-4C50 18 42 33 28 33C16 27-16 27-28 33C-42 33-50 18-53-4Z";
  if (kind === "moustache") return `<g fill="${hair}">${moustache}</g>`;
  if (kind === "stubble") return `<path d="${full}" fill="${hair}" opacity=".2"/>`;
  if (far) return `<path d="${kind === "long" ? long : full}" fill="${hair}"/>`;
  const low =
    kind === "long"
      ? "M6 120C46 96 54 44 53-4C50 18 44 30 34 33C42 62 34 96 6 120Z"
      : "M10 86C40 72 52 34 53-4C50 18 44 30 34 33C38 52 30 72 10 86Z";
  return `<path d="${kind === "long" ? long : full}" fill="${hair}"/><path d="${low}" fill="${darker(hair, 0.2)}" opacity=".5"/><g fill="${lighter(hair, 0.06)}">${moustache}</g>`;
}

const GLASSES =
  '<g fill="#fff" fill-opacity=".16" stroke="#26324a" stroke-width="3.4"><rect x="-41" y="-19" width="36" height="29" rx="12"/><rect x="7" y="-19" width="36" height="29" rx="12"/></g><path d="M-5-8Q1-12 7-8M-41-8L-53-11M43-8L53-11" fill="none" stroke="#26324a" stroke-width="3.2"/>';

/** The simple face of a person who is far away. */
function fewFeatures({ skin, hairColour, woman }) {
  const lips = mix(skin, "#9c2f34", woman ? 0.6 : 0.4);
  return `<path d="M-32-22Q-19-30-8-23M10-23Q23-30 36-22" fill="none" stroke="${hairColour}" stroke-width="5"/><g fill="#2b1a15"><circle cx="-19" cy="-3" r="6"/><circle cx="22" cy="-3" r="6"/></g><path d="M-15 40Q1 53 18 39" fill="none" stroke="${lips}" stroke-width="6"/>`;
}

function featuresOf(who) {
  if (who.far === true) return fewFeatures(who);
  const { woman, skin, hairColour, smile, age } = who;
  const line = mix(skin, "#5b2417", 0.55);
  const brow = hairColour === HAIR.silver ? "#a4abb6" : mix(hairColour, skin, 0.12);
  const lid = "#2a1c1a";
  const both = (outline) => outline(-19) + outline(22);
  const white = both((x) => `M${x - 11}-2Q${x}-12 ${x + 11}-2Q${x} 6 ${x - 11}-2Z`);
  const from = (x) => (woman && x < 0 ? `M${x - 15}-4L${x - 12}-2` : `M${x - 12}-2`);
  const lids = both((x) => `${from(x)}Q${x}-13 ${x + 12}-2${woman && x > 0 ? "l3-2" : ""}`);
  const shine = who.mid ? "" : '<path d="M-20.4-5h0M20.8-5h0" stroke="#fff" stroke-width="3.2"/>';
  const eyes = `<path d="${white}" fill="#fff" opacity=".9"/><path d="M-18.4-3h0M22.6-3h0" stroke="#2b1a15" stroke-width="10.4"/>${shine}<path d="${lids}" fill="none" stroke="${lid}" stroke-width="${woman ? 3 : 2.4}"/>`;
  const brows = `<path d="M-32-22Q-19-30-6-23M36-22Q23-30 10-23" stroke="${brow}" stroke-width="${woman ? 3.8 : 5.4}" fill="none"/>`;
  const lips = woman ? mix(skin, "#b5303c", 0.55) : mix(skin, "#8c3a30", 0.45);
  const mouth =
    smile === "open"
      ? `<path d="M-17 38Q1 45 19 37Q14 55 1 55Q-12 55-17 38Z" fill="#fff" stroke="${lips}" stroke-width="3.4"/>`
      : `<path d="M-15 41Q1 ${woman ? 37 : 39} 17 40Q10 ${woman ? 52 : 49} 1 ${woman ? 52 : 49}Q-8 ${woman ? 52 : 49}-15 41Z" fill="${lips}"/><path d="M-18 40Q1 49 20 38" fill="none" stroke="${mix(lips, "#4a1414", 0.45)}" stroke-width="2.2"/>`;
  const lines =
    age > 55
      ? `<path d="M-32 26Q-28 36-24 42M35 25Q31 36 27 41M-14-48Q2-52 18-48" fill="none" stroke="${line}" stroke-width="1.8" opacity=".38"/>`
      : "";
  const mark = who.teep === true ? '<circle cx="2" cy="-40" r="3.6" fill="#c93f2a"/>' : "";
  return `<path d="M-31 22h3M30 21h3" stroke="#e2503a" stroke-width="22" opacity=".13"/>${brows}${eyes}<path d="M3 0C5 11 10 17 7 23Q1 28-5 23" fill="none" stroke="${line}" stroke-width="2.6" opacity=".75"/>${lines}${mark}${mouth}`;
}

/** A veil: around the face and over the shoulders. Its ends are drawn by veilFront, over the clothes. */
function veilOf(colour) {
  return `<path d="M0-106C54-106 76-62 71-8C69 34 62 66 66 108H-66C-62 66-69 34-71-8C-76-62-54-106 0-106Z" fill="${colour}"/><path d="M20-103C60-94 76-54 71-8C69 34 62 66 66 108H40C52 60 58 10 52-30C48-66 38-88 20-103Z" fill="${darker(colour, 0.25)}" opacity=".36"/>`;
}

/** The drape of a veil below the chin. */
export function veilFront({ cloth: colour, far }) {
  const fold = darker(colour, 0.2);
  return `<path d="M-58 36C-60 70-92 100-112 142C-104 190-60 214-8 218C52 216 98 190 110 140C92 100 60 70 58 36C44 74 20 84 0 84C-20 84-44 74-58 36Z" fill="${colour}"/><path d="M40 66C62 96 92 112 104 150C88 190 50 214-8 218C40 196 66 150 40 66Z" fill="${fold}" opacity=".4"/>${far ? "" : `<path d="M-52 62C-30 104 30 124 96 128M-66 84C-40 132 10 156 76 168M-90 116C-70 158-30 182 20 192" fill="none" stroke="${fold}" stroke-width="3" opacity=".55"/>`}`;
}

/** Hair and cloth behind the body. */
export function headBack(who) {
  const hair = who.hairColour;
  const shape = BACK[who.back] ?? "";
  const cover =
    who.cover === "saree"
      ? `<path d="M0-118C64-118 88-60 80 0C76 50 82 96 92 142H-92C-82 96-76 50-80 0C-88-60-64-118 0-118Z" fill="${mix(who.cloth, "#9a7550", 0.26)}"/>`
      : "";
  const flowers =
    who.flowers === true
      ? `<g fill="#fff" stroke="#ffd9a0" stroke-width="2"><circle cx="68" cy="28" r="8"/><circle cx="79" cy="42" r="8"/><circle cx="80" cy="59" r="8"/><circle cx="72" cy="74" r="8"/></g>`
      : "";
  const behind = shape === "" ? "" : `<g fill="${darker(hair, 0.12)}">${shape}</g>`;
  return `${cover}${behind}${flowers}`;
}

const TUPI =
  '<path d="M-56-46C-52-102-30-120 0-120C30-120 52-102 56-46C30-60-30-60-56-46Z" fill="#fff"/><path d="M14-119C36-114 52-96 56-46C48-50 40-53 32-55C34-82 28-104 14-119Z" fill="#c9d8ee" opacity=".8"/><path d="M-54-60C-30-72 30-72 54-60" fill="none" stroke="#b3c8e6" stroke-width="3" stroke-dasharray="3 6"/>';

/** The part of a head cover in front of the hair. */
function coverOf({ cover, cloth, trim }) {
  if (cover === "tupi") return TUPI;
  if (cover === "saree")
    return `<path d="M-82 24C-90-64-56-118 0-118C56-118 90-64 82 24C76-46 46-88 0-88C-46-88-76-46-82 24Z" fill="${cloth}"/><path d="M-82 24C-76-46-46-88 0-88C46-88 76-46 82 24" fill="none" stroke="${trim}" stroke-width="7"/>`;
  return "";
}

/** Hair over the brow, and the part that falls over the shoulder. */
function hairOf({ hairColour: hair, front, back, far, mid }, shade) {
  if (front === undefined) return "";
  const cast = far || mid ? "" : `<path d="${FRONT[front]}" fill="${shade}" opacity=".35" transform="translate(0 5)"/>`;
  const shine = far || front === "bald" ? "" : SHINE;
  const lock = back === "long" ? `<g fill="${hair}">${LOCK}</g>` : "";
  const braid = back === "braid" ? braidOf(hair, far === true) : "";
  return `${cast}<path d="${FRONT[front]}" fill="${hair}"/>${shine}${lock}${braid}`;
}

function earsOf({ woman, skin }) {
  const rings = '<g fill="#f6b53f"><circle cx="-54" cy="23" r="5"/><circle cx="54" cy="23" r="5"/></g>';
  return `<path d="M-53-3V9M53-3V9" stroke="${mix(skin, "#8a3d22", 0.14)}" stroke-width="18"/>${woman ? rings : ""}`;
}

function faceOf({ skin, far }, kind, shade) {
  const side = far ? "" : `<path d="${SIDE[kind]}" fill="${shade}" opacity=".42"/>`;
  return `<path d="${FACE[kind]}" fill="${skin}"/>${side}`;
}

/** The head itself, over neck and clothes. */
export function headFront(who) {
  const shade = mix(who.skin, "#8a3d22", 0.32);
  const glasses = who.glasses === true ? GLASSES : "";
  if (who.cover === "hijab") {
    const cap = `<path d="M-45-14C-46-46-31-70 0-70C31-70 46-46 45-14C42-40 26-56 0-56C-26-56-42-40-45-14Z" fill="${darker(who.cloth, 0.3)}"/>`;
    return veilOf(who.cloth) + faceOf(who, "veiled", shade) + cap + featuresOf(who) + glasses;
  }
  const ears = who.front === "bob" ? "" : earsOf(who);
  const beard = who.beard === undefined ? "" : beardOf(who.beard, who.hairColour, who.far === true);
  const face = faceOf(who, who.woman ? "woman" : "man", shade) + beard + featuresOf(who);
  return ears + face + hairOf(who, shade) + coverOf(who) + glasses;
}
