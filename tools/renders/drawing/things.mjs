// Screens, cards, signs and small things of the scenes, each drawn around its own origin or at a given corner.
import { at, clipped, INK } from "./palette.mjs";

export const rect = (x, y, w, h, r, fill, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ""} fill="${fill}"${more}/>`;
export const disc = (x, y, r, fill, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
export const shape = (d, fill, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
/** A line without fill; svgFile gives all lines round ends. */
export const line = (d, stroke, width = 6, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
export const soft = (body) => `<g filter="url(#soft)">${body}</g>`;
/** The shadow of a thing on the floor. */
export const shadow = (x, y, rx, ry = rx * 0.1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shade)"/>`;

/** Lines of text, seen from a distance. */
export const writing = (x, y, widths, { gap = 26, h = 10, fill = INK.b100 } = {}) =>
  line(widths.map((width, step) => `M${x} ${y + step * gap}h${width}`).join(""), fill, h);

export const card = (x, y, w, h, body = "", { r = 26, fill = "url(#paper)", turn = 0 } = {}) =>
  at(x, y, rect(0, 0, w, h, r, fill, ' filter="url(#soft)"') + body, { turn });

/** A phone around (x, y), h high. `screen` is drawn on 344 x 744 units. */
export function phone(x, y, h, screen, { turn = 0, fill = "url(#screen)" } = {}) {
  const glass = rect(0, 0, 344, 744, 44, fill) + screen;
  const body = `${soft(rect(-188, -388, 376, 776, 60, "url(#navy)"))}${rect(-184, -384, 368, 768, 56, "none", ' stroke="#5f83bf" stroke-opacity=".55" stroke-width="3"')}${at(-172, -372, clipped('<rect width="344" height="744" rx="44"/>', glass))}${rect(-42, -354, 84, 20, 10, "#0e1f3f")}`;
  return at(x, y, body, { s: h / 776, turn });
}

/** A laptop whose hinge is at (x, y), w wide. `screen` is drawn on 620 x 380 units. */
export function laptop(x, y, w, screen, fill = "url(#screen)") {
  const glass = rect(0, 0, 620, 380, 10, fill) + screen;
  const body = `${shadow(0, 34, 430, 26)}${rect(-330, -424, 660, 424, 26, "url(#navy)")}${at(-310, -404, clipped('<rect width="620" height="380" rx="10"/>', glass))}${shape("M-404-2H404V8C404 26 390 34 372 34H-372C-390 34-404 26-404 8Z", "url(#steel)")}${shape("M-70-2H70Q66 10 54 10H-54Q-66 10-70-2Z", "#8fb4e6")}${line("M-396 2H-80M80 2H396", "#fff", 3, ' opacity=".8"')}`;
  return at(x, y, body, { s: w / 808 });
}

/** A tablet around (x, y), w wide, lying on its long side. `screen` is drawn on 700 x 480 units. */
export function tablet(x, y, w, screen, { turn = 0, fill = "url(#screen)" } = {}) {
  const glass = rect(0, 0, 700, 480, 24, fill) + screen;
  const body = `${soft(rect(-370, -260, 740, 520, 44, "url(#navy)"))}${at(-350, -240, clipped('<rect width="700" height="480" rx="24"/>', glass))}`;
  return at(x, y, body, { s: w / 740, turn });
}

/** The taka sign, 100 units high. */
export const taka = (colour, width = 10) =>
  `${line("M-34-26C-32-46-8-46-8-24V14C-8 42 32 42 34 14M-34-12H18", colour, width)}${disc(30, 12, width * 0.72, colour)}`;

export const coin = (x, y, r, turn = 0) =>
  at(
    x,
    y,
    `${disc(3, 5, 60, "#c98410")}${disc(0, 0, 60, "url(#gold)")}${disc(0, 0, 47, "none", ' stroke="#fff" stroke-opacity=".6" stroke-width="4"')}${taka("#a8650b", 9)}`,
    { s: r / 60, turn },
  );

/** A pile of coins; its base is at (x, y). */
export function pile(x, y, count, w = 90) {
  const coins = Array.from({ length: count }, (_, step) => {
    const top = y - 14 - step * 17;
    return `${shape(`M${x - w / 2} ${top}v13a${w / 2} 14 0 0 0 ${w} 0v-13`, "#d8931c")}<ellipse cx="${x}" cy="${top}" rx="${w / 2}" ry="14" fill="url(#gold)"/>`;
  });
  return shadow(x + 8, y + 10, w * 0.8) + coins.join("");
}

export function star(x, y, r, fill) {
  const points = Array.from({ length: 10 }, (_, step) => {
    const far = step % 2 ? r * 0.46 : r;
    const angle = (Math.PI / 5) * step - Math.PI / 2;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return shape(`M${points.join("L")}Z`, fill, ` stroke="${fill}" stroke-width="${(r * 0.2).toFixed(1)}"`);
}

export const tick = (x, y, r, fill = INK.leaf) =>
  `${disc(x, y, r, fill)}${line(`M${x - r * 0.42} ${y + r * 0.04}l${r * 0.3} ${r * 0.3}l${r * 0.56}-${r * 0.62}`, "#fff", r * 0.22)}`;

export const shield = (x, y, s, fill = "url(#blue)", body = "") =>
  at(
    x,
    y,
    `${soft(shape("M0-108C34-84 66-76 96-74V4C96 62 46 100 0 120C-46 100-96 62-96 4V-74C-66-76-34-84 0-108Z", fill))}${shape("M0-108C34-84 66-76 96-74V4C96 62 46 100 0 120Z", "#0b1f4a", ' opacity=".13"')}${line("M-78-60C-54-62-26-70 0-86", "#fff", 5, ' opacity=".5"')}${body}`,
    { s },
  );

/** A pin whose tip is at (x, y). */
export const pin = (x, y, s, fill = "url(#coral)") =>
  `${shadow(x, y + 2, 34 * s, 8 * s)}${at(x, y, `${shape("M0 0C-30-44-52-66-52-98A52 52 0 0 1 52-98C52-66 30-44 0 0Z", fill)}${disc(0, -98, 22, "#fff")}`, { s })}`;

export const wifi = (x, y, s, colour = INK.b500, width = 14) =>
  at(
    x,
    y,
    `${line("M-26-26A37 37 0 0 1 26-26M-52-52A74 74 0 0 1 52-52M-78-78A110 110 0 0 1 78-78", colour, width)}${disc(0, 0, width * 0.8, colour)}`,
    { s },
  );

/** Waves that go from (x, y) to both sides. */
export const waves = (x, y, s, colour, width = 10) =>
  at(
    x,
    y,
    line(
      "M34-34A48 48 0 0 1 34 34M68-68A96 96 0 0 1 68 68M102-102A144 144 0 0 1 102 102M-34-34A48 48 0 0 0-34 34M-68-68A96 96 0 0 0-68 68M-102-102A144 144 0 0 0-102 102",
      colour,
      width,
    ),
    { s },
  );

export const bars = (x, y, s, colour = INK.b500, pale = INK.b200, full = 4) =>
  at(
    x,
    y,
    [0, 1, 2, 3]
      .map((step) => rect(step * 30, -30 - step * 24, 20, 30 + step * 24, 7, step < full ? colour : pale))
      .join(""),
    { s },
  );

/** A speech bubble, with its tail at the lower left or lower right. */
export function bubble(x, y, w, h, body = "", { fill = "url(#paper)", right = false } = {}) {
  const tail = right ? `M${w - 76} ${h - 4}L${w - 34} ${h + 34}V${h - 20}Z` : `M76 ${h - 4}L34 ${h + 34}V${h - 20}Z`;
  return at(x, y, soft(rect(0, 0, w, h, Math.min(36, h / 2), fill) + shape(tail, fill)) + body);
}

/** A small face in a disc, for lists of people on screens. */
export function face(
  x,
  y,
  r,
  { skin = "#d9a577", hair = "#20242f", cloth = INK.b500, ground = INK.b100, veil = false } = {},
) {
  const head = veil
    ? `${shape("M-26 44V-4A26 28 0 0 1 26-4V44Z", cloth)}${shape("M-18-2A18 20 0 0 1 18-2C18 12 10 24 0 24C-10 24-18 12-18-2Z", skin)}`
    : `${shape("M-23 2C-28-28-14-36 0-36C14-36 28-28 23 2Z", hair)}${shape("M-7 14H7V34H-7Z", skin)}${shape("M-20-8C-8-10 4-14 8-18C12-12 17-10 20-8C20 12 11 26 0 26C-11 26-20 12-20-8Z", skin)}`;
  const body = `${disc(0, 0, 50, ground)}${clipped('<circle r="50"/>', `${shape("M-40 52C-40 30-22 30 0 30C22 30 40 30 40 52Z", cloth)}${head}`)}`;
  return at(x, y, body, { s: r / 50 });
}

export const FACES = [
  { skin: "#e2b084", cloth: "#1474e8" },
  { skin: "#cf9668", cloth: "#ff6a3d", hair: "#3a2a26" },
  { skin: "#f0c8a0", cloth: "#35a98a", veil: true },
  { skin: "#b97f54", cloth: "#f4f8ff", ground: "#b3d2fa" },
  { skin: "#cf9668", cloth: "#084a9e", hair: "#8b929e" },
  { skin: "#e2b084", cloth: "#ffb79d", veil: true, ground: "#d6e7fd" },
];

/** The columns of a chart, base at (x, y); the last ones are coral. */
export const columns = (x, y, w, heights, { gap = 20, fill = "url(#sky)", warm = 1 } = {}) =>
  heights
    .map((h, step) =>
      rect(
        x + step * (w + gap),
        y - h,
        w,
        h,
        Math.min(12, w / 3),
        step >= heights.length - warm ? "url(#coral)" : fill,
      ),
    )
    .join("");

/** A ring in parts; each part is [share of 1, colour]. */
export function ring(x, y, r, width, parts) {
  const round = 2 * Math.PI * r;
  let start = 0;
  return parts
    .map(([share, colour]) => {
      const part = `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="butt" stroke-dasharray="${(share * round - 6).toFixed(1)} ${round.toFixed(1)}" transform="rotate(${(start * 360 - 90).toFixed(1)} ${x} ${y})"/>`;
      start += share;
      return part;
    })
    .join("");
}

export const paper = (x, y, w, h, body = "", { turn = 0 } = {}) =>
  at(
    x,
    y,
    `${soft(shape(`M16 0H${w - 50}L${w} 50V${h - 16}Q${w} ${h} ${w - 16} ${h}H16Q0 ${h} 0 ${h - 16}V16Q0 0 16 0Z`, "url(#paper)"))}${shape(`M${w - 50} 0V38Q${w - 50} 50 ${w - 38} 50H${w}Z`, INK.b200)}${body}`,
    { turn },
  );

export const envelope = (x, y, w, fill = "url(#paper)", turn = 0) =>
  at(x, y, `${soft(rect(-60, -42, 120, 84, 12, fill))}${line("M-52-32L0 8L52-32", INK.b400, 6)}`, { s: w / 120, turn });

export const lock = (x, y, s, fill = "url(#gold)") =>
  at(
    x,
    y,
    `${line("M-32-6V-36A32 32 0 0 1 32-36V-6", "#9db9e0", 15)}${rect(-52, -10, 104, 86, 18, fill)}${disc(0, 26, 12, "#8a5408")}${rect(-5, 28, 10, 26, 5, "#8a5408")}`,
    { s },
  );

export const bell = (x, y, s) =>
  at(
    x,
    y,
    `${disc(0, 54, 16, "#c98410")}${shape("M0-70C42-70 48-34 50-4C52 22 64 30 70 44H-70C-64 30-52 22-50-4C-48-34-42-70 0-70Z", "url(#gold)")}${disc(0, -72, 11, "#eda126")}${line("M-30-26C-28-42-22-50-12-54", "#fff", 6, ' opacity=".7"')}`,
    { s },
  );

export const megaphone = (x, y, s, turn = -14) =>
  at(
    x,
    y,
    `${shape("M-60 34L-36 120H14L-4 34Z", "url(#navy)")}${shape("M-120-40H-30L130-130V110L-30 36H-120C-150 36-150-40-120-40Z", "url(#blue)")}${shape("M-120-2H-30L130-10V110L-30 36H-120C-136 36-142 14-142-2Z", "#0b1f4a", ' opacity=".14"')}<ellipse cx="130" cy="-10" rx="34" ry="122" fill="url(#coral)"/><ellipse cx="134" cy="-10" rx="16" ry="66" fill="#b73a12"/>`,
    { s, turn },
  );

export const gear = (x, y, r, fill) =>
  `${disc(x, y, r * 0.78, fill)}<circle cx="${x}" cy="${y}" r="${r * 0.82}" fill="none" stroke="${fill}" stroke-width="${(r * 0.34).toFixed(1)}" stroke-linecap="butt" stroke-dasharray="${((2 * Math.PI * r * 0.82) / 16).toFixed(2)}"/>${disc(x, y, r * 0.32, "#fff")}`;

export const sim = (x, y, w, turn = 0, fill = "url(#blue)") =>
  at(
    x,
    y,
    `${soft(shape("M-60-80H28L60-48V66Q60 80 46 80H-46Q-60 80-60 66V-66Q-60-80-46-80Z", fill))}${rect(-34, -24, 68, 74, 12, "url(#gold)")}${line("M-34 0H-10M-34 26H-10M34 0H10M34 26H10M-10-24V50M10-24V50", "#b97810", 4)}`,
    { s: w / 120, turn },
  );

export const bolt = (x, y, s, fill = "url(#gold)") =>
  at(x, y, shape("M14-90L-52 14H-8L-20 90L52-22H8Z", fill, ""), { s });

/** Small bits of paper in the air. */
export const confetti = (places) =>
  places
    .map(([x, y, turn], step) =>
      rect(
        x,
        y,
        24,
        12,
        4,
        [INK.coral, INK.b400, INK.gold, INK.leaf][step % 4],
        ` transform="rotate(${turn} ${x} ${y})"`,
      ),
    )
    .join("");
