// The contents of the displays of the rendered devices: lock screens, watch faces, a band, a pocket router. HTML for a
// headless browser. No brand is on them: "5G", a clock and a few figures are the only words.
import { FONT_FACES } from "./font-faces.mjs";
import { hasDarkText, WALLPAPER_NAMES, wallpaper } from "./wallpapers.mjs";

const TABLET_WALLPAPERS = ["delta", "dune", "petal"];

const SIGNAL = `<svg width="36" height="26" viewBox="0 0 36 26" fill="currentColor"><rect y="17" width="6" height="9" rx="2"/>
<rect x="10" y="11" width="6" height="15" rx="2"/><rect x="20" y="5" width="6" height="21" rx="2"/>
<rect x="30" width="6" height="26" rx="2"/></svg>`;
const BATTERY = `<svg width="52" height="26" viewBox="0 0 52 26">
<rect x="1.5" y="1.5" width="44" height="23" rx="8" fill="none" stroke="currentColor" stroke-width="3"/>
<rect x="6" y="6" width="30" height="14" rx="4" fill="currentColor"/>
<rect x="48" y="9" width="4" height="8" rx="2" fill="currentColor"/></svg>`;
const SUN = `<svg width="34" height="34" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2"
stroke-linecap="round" style="vertical-align:-5px"><circle cx="12" cy="12" r="4.4" fill="currentColor"/>
<path d="M12 2v2.4M12 19.6v2.4M2 12h2.4M19.6 12H22M5 5l1.6 1.6M17.4 17.4 19 19M5 19l1.6-1.6M17.4 6.6 19 5"/></svg>`;
const WAVES = `<svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2.4"
stroke-linecap="round"><path d="M5 12.5a10 10 0 0 1 14 0M8 15.8a5.6 5.6 0 0 1 8 0M12 19.4h.01M2 9a14.5 14.5 0 0 1 20 0"/></svg>`;

function lockScreen(name, width, height) {
  const ink = hasDarkText(name) ? "#14203a" : "#fff";
  const card = hasDarkText(name) ? "#ffffff88" : "#ffffff2e";
  const isWide = width > height;
  return `<style>${FONT_FACES}
body{margin:0;width:${width}px;height:${height}px;position:relative;overflow:hidden;font-family:Kit,sans-serif;color:${ink}}
.bar{position:absolute;left:46px;right:46px;top:30px;display:flex;justify-content:space-between;font-size:27px;font-weight:600}
.bar span{display:flex;gap:12px;align-items:center}
.day{position:absolute;top:144px;width:100%;text-align:center;font-size:34px;font-weight:500}
.time{position:absolute;top:190px;width:100%;text-align:center;font-size:176px;line-height:1;font-weight:600;letter-spacing:-6px}
.cards{position:absolute;top:420px;left:50%;transform:translateX(-50%);width:${isWide ? 760 : 600}px;display:flex;gap:20px}
.card{flex:1;height:132px;border-radius:36px;background:${card};backdrop-filter:blur(24px);padding:24px 28px;
box-sizing:border-box;font-size:25px;font-weight:500}
.card b{display:block;font-size:38px;font-weight:700;margin-top:6px}
.note{position:absolute;bottom:${isWide ? 90 : 150}px;left:50%;transform:translateX(-50%);width:${isWide ? 760 : 632}px;
height:142px;border-radius:38px;background:${card};backdrop-filter:blur(24px);display:flex;align-items:center;gap:24px;
padding:0 30px;box-sizing:border-box;font-size:26px;font-weight:500}
.note i{width:74px;height:74px;border-radius:22px;background:linear-gradient(135deg,#00b4ff,#0a5cff);flex:none;
display:grid;place-items:center}
.note b{display:block;font-size:28px;font-weight:700;margin-bottom:4px}
.home{position:absolute;bottom:22px;left:50%;width:240px;height:9px;margin-left:-120px;border-radius:9px;background:${ink};opacity:.9}
</style><body>${wallpaper(name, width, height)}
<div class=bar><span></span><span><b>5G</b>${SIGNAL}${BATTERY}</span></div>
<div class=day>Saturday, 21 November</div><div class=time>10:10</div>
<div class=cards><div class=card>Data left<b>24.6 GB</b></div><div class=card>Dhaka<b>27°C ${SUN}</b></div></div>
<div class=note><i>${WAVES}</i><span><b>5G is on</b>You are connected at full speed</span></div><div class=home></div>`;
}

const ticks = (radius, color) =>
  Array.from({ length: 60 }, (_, i) => {
    const [x, width, height, opacity] = i % 5 ? [398.5, 3, 16, 0.45] : [396, 8, 40, 1];
    const shape = `x="${x}" y="${400 - radius}" width="${width}" height="${height}" rx="3"`;
    return `<rect ${shape} fill="${color}" opacity="${opacity}" transform="rotate(${i * 6} 400 400)"/>`;
  }).join("");

const arc = (radius, share, color) => {
  const circle = `<circle cx="400" cy="400" r="${radius}" fill="none" stroke-width="22"`;
  const dash = `stroke-linecap="round" stroke-dasharray="${2 * Math.PI * radius * share} 9999" transform="rotate(-90 400 400)"`;
  return `${circle} stroke="#ffffff16"/>${circle} stroke="${color}" ${dash}/>`;
};

function words(x, y, size, color, content, { weight = 600, anchor = "middle", spacing = 0 } = {}) {
  const place = `x="${x}" y="${y}" text-anchor="${anchor}"`;
  return `<text ${place} font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${color}">${content}</text>`;
}
const START = { anchor: "start" };

const FACES = {
  "face-rings": {
    width: 800,
    height: 800,
    body: `<defs><radialGradient id="r"><stop stop-color="#13233f"/><stop offset="1" stop-color="#020409"/></radialGradient>
<linearGradient id="a"><stop stop-color="#00e0b8"/><stop offset="1" stop-color="#0a7cff"/></linearGradient></defs>
<circle cx="400" cy="400" r="400" fill="url(#r)"/>${ticks(374, "#fff")}${arc(300, 0.69, "url(#a)")}${arc(262, 0.55, "#ff8a3d")}
${words(400, 445, 190, "#fff", "10:10", { weight: 700, spacing: -6 })}${words(400, 270, 46, "#8fd8ff", "SAT 21")}
${words(400, 530, 44, "#ffb38a", "8,462 steps")}${words(430, 603, 42, "#ff6b8a", "72")}
<path d="M366 572c-9-10-24-3-24 9 0 13 14 20 24 29 10-9 24-16 24-29 0-12-15-19-24-9z" fill="#ff6b8a"/>`,
  },
  "face-hands": {
    width: 800,
    height: 800,
    body: `<defs><radialGradient id="r"><stop stop-color="#f8f3e8"/><stop offset="1" stop-color="#e3d9c4"/></radialGradient></defs>
<circle cx="400" cy="400" r="400" fill="url(#r)"/>${ticks(370, "#2c2418")}
<circle cx="400" cy="545" r="82" fill="none" stroke="#2c2418" stroke-opacity=".25" stroke-width="4"/>
<path d="M400 545V482" stroke="#c8502e" stroke-width="6" stroke-linecap="round"/>${words(575, 418, 46, "#2c2418", "SAT 21")}
<g stroke-linecap="round"><path d="M400 400L254 316" stroke="#2c2418" stroke-width="22"/>
<path d="M400 400L623 271" stroke="#2c2418" stroke-width="16"/><path d="M400 450V120" stroke="#c8502e" stroke-width="6"/></g>
<circle cx="400" cy="400" r="17" fill="#c8502e"/>`,
  },
  "face-square": {
    width: 800,
    height: 960,
    body: `<defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="#2a124d"/><stop offset=".5" stop-color="#5b2bd6"/>
<stop offset="1" stop-color="#ff6fa8"/></linearGradient></defs><rect width="800" height="960" fill="#050308"/>
<circle cx="640" cy="840" r="420" fill="url(#b)" opacity=".55"/><circle cx="640" cy="840" r="290" fill="url(#b)" opacity=".6"/>
${words(70, 150, 52, "#d7c4ff", "Saturday 21", START)}
${words(56, 390, 270, "#fff", "10:10", { ...START, weight: 700, spacing: -10 })}
${words(70, 520, 54, "#ffb38a", "8,462 steps", START)}${words(70, 600, 54, "#7fe0d4", "5.8 km", START)}
<rect x="70" y="670" width="300" height="22" rx="11" fill="#ffffff22"/>
<rect x="70" y="670" width="220" height="22" rx="11" fill="#7fe0d4"/>${words(70, 790, 54, "#ff8fa8", "72 bpm", START)}`,
  },
  "face-band": {
    width: 400,
    height: 900,
    body: `<defs><linearGradient id="c" y2="1"><stop stop-color="#00e0b8"/><stop offset="1" stop-color="#0a7cff"/></linearGradient></defs>
<rect width="400" height="900" fill="#030509"/>${words(200, 190, 50, "#8fd8ff", "SAT 21")}
${words(200, 385, 180, "#fff", "10", { weight: 700 })}${words(200, 545, 180, "url(#c)", "10", { weight: 700 })}
<rect x="80" y="620" width="240" height="16" rx="8" fill="#ffffff22"/><rect x="80" y="620" width="170" height="16" rx="8" fill="#ff8a3d"/>
${words(200, 710, 58, "#fff", "8,462")}${words(200, 760, 36, "#9aa7bd", "steps")}`,
  },
  "face-pocket": {
    width: 800,
    height: 400,
    body: `<rect width="800" height="400" fill="#04070d"/>${words(60, 255, 210, "#fff", "5G", { ...START, weight: 800 })}
${[0, 1, 2, 3, 4].map((i) => `<rect x="${420 + i * 66}" y="${215 - i * 34}" width="44" height="${50 + i * 34}" rx="10" fill="#19e6b0"/>`).join("")}
${words(64, 340, 46, "#9fb4d8", "186 Mbit/s", START)}
<rect x="610" y="300" width="120" height="48" rx="14" fill="none" stroke="#9fb4d8" stroke-width="5"/>
<rect x="620" y="310" width="76" height="28" rx="7" fill="#19e6b0"/>`,
  },
  "face-keys": {
    width: 640,
    height: 640,
    body: `<defs><linearGradient id="k" x2="1" y2="1"><stop stop-color="#0a4bb5"/><stop offset=".55" stop-color="#1c8fd6"/>
<stop offset="1" stop-color="#7fe0d4"/></linearGradient></defs><rect width="640" height="640" fill="url(#k)"/>
<circle cx="520" cy="560" r="260" fill="#fff" opacity=".14"/><circle cx="560" cy="600" r="170" fill="#fff" opacity=".16"/>
${[0, 1, 2, 3].map((i) => `<rect x="${36 + i * 22}" y="${60 - i * 10}" width="14" height="${16 + i * 10}" rx="4" fill="#fff"/>`).join("")}
<rect x="540" y="30" width="62" height="34" rx="8" fill="none" stroke="#fff" stroke-width="5"/><rect x="548" y="38" width="40" height="18" rx="4" fill="#fff"/>
${words(320, 300, 170, "#fff", "10:10", { weight: 700, spacing: -4 })}${words(320, 370, 46, "#e3f4ff", "Sat 21 Nov")}
${words(36, 600, 48, "#fff", "Menu", START)}${words(604, 600, 48, "#fff", "Names", { anchor: "end" })}`,
  },
};

function facePage({ width, height, body }) {
  return `<style>${FONT_FACES}body{margin:0;width:${width}px;height:${height}px;overflow:hidden;background:#000}
text{font-family:Kit,sans-serif}</style><body>
<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

/** Every display: its file name, its size in CSS pixels, its device pixel ratio, and its page. */
export function listDisplays() {
  const phone = { width: 720, height: 1560, scale: 1.25 };
  const tablet = { width: 1600, height: 1100, scale: 1 };
  return [
    ...WALLPAPER_NAMES.map((name) => ({
      ...phone,
      name: `lock-${name}`,
      html: lockScreen(name, phone.width, phone.height),
    })),
    ...TABLET_WALLPAPERS.map((name) => ({
      ...tablet,
      name: `tablet-${name}`,
      html: lockScreen(name, tablet.width, tablet.height),
    })),
    ...Object.entries(FACES).map(([name, face]) => ({
      name,
      width: face.width,
      height: face.height,
      scale: 1,
      html: facePage(face),
    })),
  ];
}
