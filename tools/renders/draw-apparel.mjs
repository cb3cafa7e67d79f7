// Draws the products with a front and a back in several colours as SVG: T-shirts, jerseys, caps and bags.
//   node tools/renders/draw-apparel.mjs
import fs from "node:fs";
import path from "node:path";
import { fileOf, saveRows } from "./picture-index.mjs";
import { tintOf } from "./tint.mjs";

// Swatch, dark and light tone of the cloth; the stitches and shadows are the same for all.
const CLOTH = {
  black: ["#1f2329", "#14171b", "#343a43"],
  coral: ["#ee7563", "#c9503f", "#ff9a88"],
  green: ["#0f7a4d", "#0a5536", "#1d9a66"],
  navy: ["#1d3160", "#101d3d", "#2d4784"],
  red: ["#b3262e", "#831a21", "#d2434a"],
  sand: ["#e3d3b4", "#c9b48c", "#f1e6cf"],
  sky: ["#8fbbe3", "#6d9cc8", "#b3d4f0"],
  teal: ["#0f7f7a", "#0a5c58", "#18a19a"],
  white: ["#eef1f5", "#cfd6df", "#ffffff"],
};
const TRIM = { blue: "#ffb020", green: "#ffd24a", red: "#f4f6fa", navy: "#4fd0c4" };
const JERSEY = { ...CLOTH, blue: ["#1243b5", "#0a2a7a", "#2563e6"] };

const SHIRT =
  "M300 96C350 126 450 126 500 96L604 134C650 154 682 184 700 236L752 366 646 414 604 338C600 470 608 620 612 706 480 730 320 730 188 706 192 620 200 470 196 338L154 414 48 366 100 236C118 184 150 154 196 134Z";
const SHADOW = (blur) =>
  `<filter id="b" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${blur}"/></filter>`;
const FOLDS = `<g fill="none" stroke-linecap="round" filter="url(#b)"><path d="M196 338c14-60 4-110-20-154M604 338c-14-60-4-110 20-154" stroke="#000" stroke-opacity=".3" stroke-width="14"/><path d="M240 700c30-130 22-240-2-330M560 704c-24-130-12-230 8-330" stroke="#000" stroke-opacity=".18" stroke-width="20"/><path d="M340 712c16-110 8-200-8-280M462 712c-16-90-8-170 6-240" stroke="#fff" stroke-opacity=".2" stroke-width="18"/><path d="M400 170c-30 60-70 90-120 110M410 180c34 56 80 84 126 100" stroke="#fff" stroke-opacity=".12" stroke-width="18"/></g>`;

const isPale = (hex) => Number.parseInt(hex.slice(3, 5), 16) > 170;

/** The print on the chest of a T-shirt; `ink` is a colour that fits the cloth. */
const PRINTS = {
  plain: () => "",
  wave: (ink) =>
    `<g fill="none" stroke-width="20" stroke-linecap="round"><path d="M290 330q55-46 110 0t110 0" stroke="${ink}"/><path d="M290 390q55-46 110 0t110 0" stroke="#00b8a4"/><path d="M290 450q55-46 110 0t110 0" stroke="#ff8a4c"/></g>`,
  signal: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="18" stroke-linecap="round"><path d="M352 408a68 68 0 0 1 96 0M316 372a118 118 0 0 1 168 0M280 336a170 170 0 0 1 240 0"/></g><circle cx="400" cy="462" r="20" fill="#ff8a4c"/>`,
  delta: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"><path d="M400 270C396 330 360 350 340 420 330 460 312 480 306 520M400 270C404 330 380 380 384 440 386 480 372 500 374 540M400 270C412 330 430 360 430 430 430 480 446 500 440 542M400 270C420 330 470 360 474 430 476 470 500 490 502 524"/></g><circle cx="400" cy="262" r="16" fill="#00b8a4"/>`,
  bloom: (ink) =>
    `<g transform="translate(400 400)">${Array.from({ length: 8 }, (_, step) => `<path d="M0 -38C34 -78 34 -116 0 -140-34 -116-34 -78 0 -38Z" fill="${step % 2 ? "#ff8a4c" : ink}" transform="rotate(${step * 45})"/>`).join("")}<circle r="24" fill="#00b8a4"/></g>`,
};

function gradient([middle, dark, light]) {
  return `<linearGradient id="c" x2="1"><stop offset="0" stop-color="${dark}"/><stop offset="0.22" stop-color="${middle}"/><stop offset="0.5" stop-color="${light}"/><stop offset="0.78" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
}

function shirt(label, cloth, inside, view) {
  const dark = cloth[1];
  const collar =
    view === "front"
      ? `<path d="M296 97C330 178 470 178 504 97 450 126 350 126 296 97Z" fill="${dark}"/><path d="M290 100C326 196 474 196 510 100" fill="none" stroke="${dark}" stroke-width="16"/><path d="M280 104C318 212 482 212 520 104M190 690C320 714 480 714 610 690M60 352l104 46M740 352l-104 46" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2.5" stroke-dasharray="6 4"/>`
      : `<path d="M292 99C350 140 450 140 508 99" fill="none" stroke="${dark}" stroke-width="18"/><path d="M284 106C346 156 454 156 516 106M190 690C320 714 480 714 610 690M60 352l104 46M740 352l-104 46" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2.5" stroke-dasharray="6 4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" role="img" aria-label="${label}"><defs><filter id="d" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dy="18" stdDeviation="16" flood-color="#0b1530" flood-opacity="0.25"/></filter>${SHADOW(10)}${gradient(cloth)}<clipPath id="s"><path d="${SHIRT}"/></clipPath></defs><path d="${SHIRT}" fill="url(#c)" filter="url(#d)"/><g clip-path="url(#s)">${inside}${FOLDS}</g>${collar}</svg>\n`;
}

function jersey(colour, design, view) {
  const trim = TRIM[colour];
  const sides = `<path d="M0 330L154 440 210 300 180 140H60ZM800 330L646 440 590 300 620 140H740Z" fill="${trim}" opacity=".95"/><path d="M196 338V720h34V250zM604 338V720h-34V250z" fill="${trim}"/><path d="M230 560L570 430M230 620L570 490M230 680L570 550" stroke="#fff" stroke-opacity=".08" stroke-width="16"/>`;
  const hoops = [250, 370, 490, 610]
    .map((y) => `<path d="M40 ${y}h720v54H40z" fill="${trim}" opacity=".92"/>`)
    .join("");
  const crest =
    view === "front"
      ? `<path d="M482 226h66v40c0 26-16 42-33 52-17-10-33-26-33-52z" fill="${design === "sides" ? trim : JERSEY[colour][1]}"/><path d="M496 262q9-9 19 0t19 0" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`
      : "";
  return shirt(`Jersey, ${colour}, ${view}`, JERSEY[colour], (design === "sides" ? sides : hoops) + crest, view);
}

function cap(colour) {
  const [middle, dark, light] = CLOTH[colour];
  const stitch = isPale(middle) ? "#5b6778" : "#fff";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 640" role="img" aria-label="Cap, ${colour}"><defs>${SHADOW(12)}<linearGradient id="c" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient><linearGradient id="v" y2="1"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><ellipse cx="400" cy="548" rx="300" ry="18" fill="#0b1530" opacity=".22" filter="url(#b)"/><path d="M170 400C160 220 270 110 420 112c160 2 240 120 236 300-140-50-330-60-486-12z" fill="url(#c)"/><path d="M420 112c-70 70-100 170-98 272M420 112c90 60 130 160 132 276" fill="none" stroke="#0b1530" stroke-opacity=".35" stroke-width="4"/><path d="M404 116c-78 70-108 168-106 268M436 114c96 60 138 162 140 278" fill="none" stroke="${stitch}" stroke-opacity=".22" stroke-width="2" stroke-dasharray="6 5"/><ellipse cx="420" cy="112" rx="22" ry="10" fill="${middle}"/><path d="M170 400C100 420 60 470 66 500c90 44 220 60 330 44 120-16 220-50 260-132-150-54-336-62-486-12z" fill="url(#v)"/><path d="M92 490c90 36 200 46 300 32 100-14 190-44 232-92" fill="none" stroke="${stitch}" stroke-opacity=".3" stroke-width="2" stroke-dasharray="6 5"/><path d="M170 400c150-48 336-40 486 12" fill="none" stroke="#0b1530" stroke-opacity=".45" stroke-width="5"/><g fill="#0b1530" opacity=".55"><circle cx="360" cy="196" r="6"/><circle cx="492" cy="196" r="6"/></g></svg>\n`;
}

function tote(colour, print) {
  const [middle, dark, light] = CLOTH[colour];
  const handle = colour === "sand" ? "#c9b18a" : dark;
  const ink = isPale(middle) ? "#0a5cff" : "#f4f6fa";
  const drawing = `<g transform="translate(-50 100)">${PRINTS[print](ink)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 800" role="img" aria-label="Tote bag, ${colour}"><defs>${SHADOW(12)}<linearGradient id="c" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><ellipse cx="350" cy="728" rx="240" ry="14" fill="#0b1530" opacity=".22" filter="url(#b)"/><path d="M232 270C226 90 300 60 350 60s124 30 118 210" fill="none" stroke="${handle}" stroke-width="26"/><path d="M142 250h416l24 462a18 18 0 0 1-18 18H136a18 18 0 0 1-18-18z" fill="url(#c)"/><path d="M142 250h416l2 40H140z" fill="#000" opacity=".06"/><path d="M140 290h420" stroke="#000" stroke-opacity=".3" stroke-width="2.5" stroke-dasharray="7 5"/><path d="M200 700c-14-120-10-220 14-320M510 700c10-140 0-230-24-310" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="18" stroke-linecap="round" filter="url(#b)"/>${drawing}<g fill="${handle}"><rect x="214" y="236" width="36" height="62" rx="4"/><rect x="450" y="236" width="36" height="62" rx="4"/></g></svg>\n`;
}

const drawings = [];
const add = (family, design, view, colour, hex, size, svg) =>
  drawings.push({ id: `${family}/${design}-${view}-${colour}`, hex, size, svg });

for (const [print, colours] of Object.entries({
  plain: ["black", "navy", "sand", "white"],
  wave: ["navy", "white", "teal"],
  signal: ["black", "teal", "sky"],
  delta: ["green", "sand", "navy"],
  bloom: ["coral", "white", "black"],
})) {
  for (const colour of colours) {
    const cloth = CLOTH[colour];
    const ink = isPale(cloth[0]) ? "#0a5cff" : "#f4f6fa";
    for (const view of ["front", "back"]) {
      const inside = view === "front" ? PRINTS[print](ink) : "";
      add(
        "tshirt",
        print,
        view,
        colour,
        cloth[0],
        [800, 800],
        shirt(`T-shirt, ${colour}, ${view}`, cloth, inside, view),
      );
    }
  }
}
for (const design of ["sides", "hoops"]) {
  for (const colour of ["blue", "green", "red", "navy"]) {
    for (const view of ["front", "back"]) {
      add("jersey", design, view, colour, JERSEY[colour][0], [800, 800], jersey(colour, design, view));
    }
  }
}
for (const colour of ["black", "navy", "teal", "sand", "white"]) {
  add("cap", "classic", "angle", colour, CLOTH[colour][0], [800, 640], cap(colour));
}
for (const [print, colours] of Object.entries({ wave: ["sand", "navy"], bloom: ["sand", "teal"], delta: ["white"] })) {
  for (const colour of colours) add("tote", print, "front", colour, CLOTH[colour][0], [700, 800], tote(colour, print));
}

const rows = [];
for (const { id, hex, size, svg } of drawings) {
  const row = { id, type: "svg", width: size[0], height: size[1], hex };
  fs.mkdirSync(path.dirname(fileOf(row)), { recursive: true });
  fs.writeFileSync(fileOf(row), svg);
  rows.push({ ...row, tint: await tintOf(Buffer.from(svg)) });
}
saveRows(rows);
console.log(`${rows.length} drawings are in public/images/kit and in the index.`);
