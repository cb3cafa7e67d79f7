// Grounds, skies, plants and buildings of the scenes.
import { at, INK } from "./palette.mjs";
import { disc, line, rect, shadow, shape } from "./things.mjs";

/** The tinted background of every scene: light from the upper left. */
export function ground(kind = "blue") {
  const sheet = `<rect width="1200" height="800" fill="url(#ground-${kind})"/>`;
  if (kind === "deep")
    return `${sheet}<circle cx="240" cy="80" r="560" fill="#7cc0ff" opacity=".22"/><circle cx="1060" cy="760" r="420" fill="#06306f" opacity=".28"/>`;
  return `${sheet}<circle cx="260" cy="120" r="520" fill="url(#glow)"/>`;
}

const DISC = { blue: "#c5defb", mint: "#b9e2d4", dawn: "#ffd3bd", sand: "#efd9bd", deep: "#4a9df5" };

/** The round field behind the subject. */
export const field = (kind = "blue", x = 600, y = 400, r = 330) =>
  disc(x, y, r, DISC[kind], ' opacity=".55"') +
  disc(x - r * 0.1, y - r * 0.12, r * 0.8, "url(#glow)", ' opacity=".45"');

/** The floor of a room or a street, from y down. */
export const floor = (y = 660, colour = "#fff", opacity = 0.55) =>
  `<path d="M0 ${y + 16}Q600 ${y - 22} 1200 ${y + 16}V800H0Z" fill="${colour}" opacity="${opacity}"/>`;

const ROOFS = [
  [70, 150],
  [60, 220],
  [90, 120],
  [54, 260],
  [76, 180],
  [100, 110],
  [64, 240],
  [50, 300],
  [84, 160],
  [70, 200],
  [96, 130],
  [58, 270],
  [80, 190],
  [66, 150],
  [90, 230],
  [70, 120],
  [60, 180],
];

/** A row of buildings that end at y, as one silhouette; `from` selects the part of the city. */
export function skyline(y, fill, { high = 1, from = 0, opacity = 1 } = {}) {
  let x = -20;
  let d = `M-20 ${y}`;
  for (let step = 0; x < 1220; step += 1) {
    const [w, h] = ROOFS[(step + from) % ROOFS.length];
    const top = y - h * high;
    d += `V${top}`;
    if (step % 4 === 1) d += `h${w * 0.3}v-26h${w * 0.3}v26h${w * 0.4}`;
    else if (step % 4 === 3) d += `h${w / 2}v-40v40h${w / 2}`;
    else d += `h${w}`;
    x += w;
  }
  return shape(`${d}V${y}Z`, fill, ` opacity="${opacity}"`);
}

/** The city in two layers of haze. */
export const city = (y, tone = INK.b300) =>
  skyline(y, tone, { opacity: 0.28, from: 5, high: 1.15 }) + skyline(y, tone, { opacity: 0.45, high: 0.78 });

export const cloudAt = (x, y, s, fill = "#fff", opacity = 0.9) =>
  at(
    x,
    y,
    shape(
      "M-96 36C-130 36-140-8-104-18C-106-56-56-72-36-44C-20-84 52-78 54-30C92-40 118-2 98 24C92 34 84 36 74 36Z",
      fill,
      ` opacity="${opacity}"`,
    ),
    { s },
  );

/** Fields and a river bank, from y down. */
export function fields(y) {
  return `${shape(`M0 ${y}C200 ${y - 50} 380 ${y - 30} 560 ${y - 8}C780 ${y + 14} 980 ${y - 60} 1200 ${y - 20}V800H0Z`, "#cdeadc")}${shape(`M0 ${y + 60}C240 ${y} 460 ${y + 60} 700 ${y + 40}C900 ${y + 22} 1060 ${y - 6} 1200 ${y + 30}V800H0Z`, "url(#mint)")}${line(`M60 ${y + 84}C240 ${y + 40} 400 ${y + 84} 560 ${y + 80}M700 ${y + 76}C860 ${y + 58} 1020 ${y + 26} 1160 ${y + 50}`, "#8fcdb8", 4, ' opacity=".6"')}`;
}

export function river(y, h = 800 - y) {
  return `${shape(`M0 ${y}C300 ${y - 24} 700 ${y + 24} 1200 ${y - 8}V${y + h}H0Z`, "url(#water)")}${line(`M120 ${y + h * 0.35}h150M430 ${y + h * 0.6}h190M820 ${y + h * 0.3}h130M960 ${y + h * 0.7}h160M60 ${y + h * 0.78}h90`, "#fff", 6, ' opacity=".55"')}`;
}

export const tree = (x, y, s) =>
  `${shadow(x, y, 70 * s, 10 * s)}${at(x, y, `${shape("M-10 0L-6-120H6L10 0Z", "#b98a62")}${disc(-34, -140, 54, "#2a9a80")}${disc(34, -132, 50, "#21907a")}${disc(2, -184, 62, "url(#leaf)")}${disc(-16, -204, 26, "#fff", ' opacity=".16"')}`, { s })}`;

/** A coconut palm. */
export function palm(x, y, s, flip = false) {
  const frond = "M0 0C40-44 104-44 150 4C104-10 60-10 0 0Z";
  const turns = [-172, -126, -84, -40, 8, 148];
  const crown = turns
    .map((turn, step) => `<path d="${frond}" fill="${step % 2 ? "#21907a" : "#3fb396"}" transform="rotate(${turn})"/>`)
    .join("");
  return `${shadow(x, y, 60 * s, 9 * s)}${at(x, y, `${line("M0 0C18-90 20-190-14-300", "#bd8f68", 20)}${line("M-5-6C12-96 14-190-18-296", "#dcb28c", 5)}${at(-14, -302, `${crown}${disc(-8, 12, 13, "#c98f5f")}${disc(12, 14, 13, "#b57c4d")}`)}`, { s, flip })}`;
}

/** A plant in a pot, for rooms. */
export const plant = (x, y, s) =>
  `${shadow(x + 10, y, 70 * s, 11 * s)}${at(x, y, `${line("M0-90C-8-160-30-200-64-236M0-90C4-170 8-220 2-280M0-90C10-150 40-190 74-214", "#21907a", 6)}${shape("M-64-236C-112-232-124-190-104-160C-74-160-52-196-64-236Z", "url(#leaf)")}${shape("M2-280C-40-250-40-196-4-166C32-196 40-244 2-280Z", "#35a98a")}${shape("M74-214C120-218 136-176 118-144C84-140 62-174 74-214Z", "#21907a")}${shape("M-20-120C-64-132-92-104-92-78C-62-62-32-84-20-120Z", "#4fbd9d")}${shape("M22-128C62-146 94-124 98-96C70-76 36-92 22-128Z", "#2b9d83")}${shape("M-58-92H58L44-6Q42 0 34 0H-34Q-42 0-44-6Z", "url(#paper)")}${shape("M14-92H58L44-6Q42 0 34 0H8Z", "#0b2a5c", ' opacity=".1"')}${rect(-64, -100, 128, 22, 8, "#fff")}`, { s })}`;

/** A table with its top at (x, y); its front hides the lower part of the people behind. */
export const table = (x, y, w) =>
  `${shadow(x + w / 2, 790, w * 0.55, 22)}${shape(`M${x + 36} ${y + 20}H${x + w - 36}L${x + w - 52} 800H${x + 52}Z`, "url(#steel)")}${shape(`M${x + 36} ${y + 20}H${x + w - 36}V${y + 52}H${x + 38}Z`, "#0b2a5c", ' opacity=".1"')}${rect(x, y, w, 38, 19, "url(#paper)")}${line(`M${x + 22} ${y + 8}H${x + w - 22}`, "#fff", 5)}`;

export const bush = (x, y, s, fill = "url(#leaf)") =>
  `${shadow(x, y, 90 * s, 10 * s)}${at(x, y, shape("M-90 0C-104-44-62-66-44-50C-36-92 24-96 34-58C64-76 104-44 90 0Z", fill), { s })}`;

/** A building with many floors; its base is at (x, y). */
export function building(x, y, w, h, { fill = "url(#steel)", glass = "#fff", gap = 46, opacity = 0.75 } = {}) {
  const columns = Math.max(1, Math.floor((w - 30) / gap));
  const inset = (w - (columns - 1) * gap) / 2;
  const panes = Array.from({ length: columns }, (_, step) => `M${x + inset + step * gap} ${y - h + 34}V${y - 50}`).join(
    "",
  );
  return `${shadow(x + w * 0.6, y, w * 0.75, 14)}${rect(x, y - h, w, h, 10, fill)}${shape(`M${x + w * 0.7} ${y - h}H${x + w - 10}Q${x + w} ${y - h} ${x + w} ${y - h + 10}V${y}H${x + w * 0.7}Z`, "#0b2a5c", ' opacity=".09"')}<path d="${panes}" stroke="${glass}" stroke-width="${gap * 0.5}" stroke-linecap="butt" stroke-dasharray="22 18" opacity="${opacity}"/>`;
}

/** A mast with its antennas, h high, base at (x, y). */
export function tower(x, y, h, { colour = INK.b700, light = INK.b500 } = {}) {
  const rungs = [0, 1, 2, 3, 4, 5].map((step) => {
    const low = -step * 70;
    const half = 56 - step * 7.2;
    const next = half - 7.2;
    return `M${-half} ${low}L${next} ${low - 70}M${half} ${low}L${-next} ${low - 70}M${-next} ${low - 70}H${next}`;
  });
  const body = `${line(rungs.join(""), light, 5)}${line("M-56 0L-12-430M56 0L12-430", colour, 10)}${rect(-16, -450, 32, 22, 5, colour)}${rect(-58, -444, 22, 84, 9, "url(#paper)")}${rect(36, -444, 22, 84, 9, "url(#steel)")}${rect(-11, -452, 22, 88, 9, "#fff")}${disc(30, -330, 24, "url(#paper)")}${disc(34, -330, 12, INK.b200)}${line("M0-454V-496", colour, 7)}${disc(0, -500, 10, INK.coral)}`;
  return `${shadow(x + 10, y, h * 0.22, h * 0.03)}${at(x, y, body, { s: h / 500 })}`;
}

/** A country house with a tin roof, base at (x, y). */
export const cottage = (x, y, s) =>
  `${shadow(x + 20, y, 190 * s, 16 * s)}${at(x, y, `${rect(-140, -130, 280, 130, 6, "url(#sand)")}${shape("M40-130H140V0H40Z", "#8a5a30", ' opacity=".12"')}${shape("M-180-120L-120-226H120L180-120Z", "url(#sky)")}${line("M-130-124L-92-222M-78-124L-54-222M-26-124L-18-222M26-124L18-222M78-124L54-222M130-124L92-222", "#fff", 4, ' opacity=".45"')}${rect(-34, -96, 64, 96, 5, INK.b700)}${rect(-110, -92, 52, 46, 5, INK.b400)}${rect(58, -92, 52, 46, 5, INK.b400)}${line("M-84-92V-46M84-92V-46", "#fff", 4)}`, { s })}`;

/** A window in a room, with the city behind it. */
export const windowOf = (x, y, w, h, tone = INK.b300) =>
  `${rect(x - 14, y - 14, w + 28, h + 28, 20, "#fff")}<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${rect(0, 0, w, h, 0, "url(#ground-blue)")}${disc(w * 0.2, h * 0.25, h * 0.5, "url(#glow)")}${skyline(h, tone, { opacity: 0.35, from: 3 })}${skyline(h, tone, { opacity: 0.5, from: 9, high: 0.6 })}</svg>${line(`M${x + w / 2} ${y}V${y + h}`, "#fff", 12)}`;

/** Bangladesh, about 380 wide and 480 high; Dhaka is at (0, -8). */
export const COUNTRY =
  "M-145 -239L-137 -227L-120 -217L-105 -210L-96 -221L-79 -193L-58 -190L-47 -203L-39 -186L-42 -153L-40 -133L-21 -125L9 -122L46 -123L84 -119L121 -123L151 -110L156 -97L139 -100L136 -67L118 -56L103 -39L76 -34L65 -18L58 2L69 27L76 50L85 38L93 59L108 48L103 27L118 18L118 -3L136 -2L144 23L150 56L160 80L166 130L166 171L172 195L145 185L142 216L148 239L135 224L123 195L118 162L109 130L103 105L84 76L61 87L45 103L25 97L18 130L6 113L0 146L-21 150L-34 138L-57 158L-81 161L-96 157L-100 130L-106 89L-112 60L-121 35L-133 7L-122 -18L-126 -39L-148 -55L-167 -75L-171 -89L-152 -100L-144 -121L-114 -125L-111 -134L-141 -151L-160 -171L-171 -186L-163 -207L-148 -223Z";
