// Draws pictures of our own app and of advertisements on a phone: HTML in a headless browser, transparent background.
//   node tools/renders/draw-screens.mjs
// The app is in both languages, so there is a picture for each language.
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { encodeOriginal } from "./finish.mjs";
import { FONT_FACES } from "./font-faces.mjs";
import { fileOf, saveRows } from "./picture-index.mjs";
import { tintOf } from "./tint.mjs";

const SIZE = { width: 1000, height: 1000 };
const MAX_BYTES = 100 * 1024;

const STYLE = `${FONT_FACES}
*{box-sizing:border-box;margin:0}
body{width:1000px;height:1000px;position:relative;font-family:Kit,sans-serif;color:#0b1b33;line-height:1.3}
.phone{position:absolute;width:430px;height:890px;padding:14px;border-radius:74px;background:linear-gradient(135deg,#3a4458,#0e1420 40%,#232c3d);
box-shadow:0 40px 60px -18px rgba(4,14,40,.5),0 0 0 2px rgba(255,255,255,.1)}
.screen{position:relative;width:100%;height:100%;border-radius:60px;overflow:hidden;background:#f4f7fb}
.screen::after{content:"";position:absolute;top:16px;left:50%;width:104px;height:28px;margin-left:-52px;border-radius:28px;background:#0b0f18}
.top{padding:74px 28px 96px;background:linear-gradient(150deg,#06245c,#0b5cc4 70%,#2e9bff);color:#fff}
.hi{font-size:19px;opacity:.85}.balance{font-size:46px;font-weight:800;letter-spacing:-.5px}
:lang(bn) .balance{letter-spacing:0;font-size:42px}
.card{position:relative;margin:-66px 20px 0;padding:22px;border-radius:32px;background:#fff;box-shadow:0 14px 34px rgba(11,27,51,.13)}
.ring{display:flex;align-items:center;gap:22px}
.ring b{display:block;font-size:34px;font-weight:800;line-height:1.2}.ring span{font-size:18px;color:#44546f}
.quick{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;padding:22px 20px 0;text-align:center;font-size:15px;font-weight:600}
.quick i{display:grid;place-items:center;height:74px;margin-bottom:8px;border-radius:24px;background:#e4effe;color:#0b5cc4}
.row{display:flex;justify-content:space-between;align-items:center;margin:14px 20px 0;padding:18px 20px;border-radius:26px;background:#fff;box-shadow:0 4px 14px rgba(11,27,51,.06);font-size:17px;color:#44546f}
.row b{display:block;font-size:25px;font-weight:800;color:#0b1b33;line-height:1.25}
.buy{padding:12px 20px;border-radius:99px;background:#0b5cc4;color:#fff;font-weight:700;font-size:17px;white-space:nowrap}
.row.hot{background:linear-gradient(135deg,#0b5cc4,#2e9bff);color:#e6f1ff}.row.hot b{color:#fff}.row.hot .buy{background:#fff;color:#0b5cc4}
.title{padding:72px 24px 8px;font-size:30px;font-weight:800}
.chips{display:flex;gap:10px;padding:6px 24px 4px}.chips span{padding:9px 18px;border-radius:99px;background:#e4effe;color:#0b5cc4;font-weight:700;font-size:16px}
.chips span:first-child{background:#0b5cc4;color:#fff}
.block{border-radius:22px;background:#dfe8f4}`;

const ring = `<svg width="112" height="112" viewBox="0 0 112 112" fill="none" stroke-width="15"><circle cx="56" cy="56" r="46" stroke="#e4effe"/>
<circle cx="56" cy="56" r="46" stroke="#1474e8" stroke-linecap="round" stroke-dasharray="205 999" transform="rotate(-90 56 56)"/></svg>`;
const glyph = (d) =>
  `<i><svg width="34" height="34" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg></i>`;
const GLYPHS = [
  "M13 2 4 14h6l-1 8 9-12h-6z",
  "M5 12.5a10 10 0 0 1 14 0M8 15.8a5.6 5.6 0 0 1 8 0M12 19.4h.01M2 9a14.5 14.5 0 0 1 20 0",
  "M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.500l6.300-.8z",
  "M4 12v8h16v-8M2 7h20v5H2zM12 7v13M12 7S9 2 6.500 4 9 7 12 7s5.500-1 3-3-3 3-3 3z",
];

const APP = {
  en: {
    hi: "Good morning",
    balance: "Tk 248.50",
    left: "24.6 GB",
    until: "left until 28 Nov",
    quick: ["Recharge", "Packs", "Star", "Offers"],
    minutes: ["420 min", "any network"],
    title: "Packs for you",
    chips: ["Month", "Week", "Day"],
    packs: [
      ["40 GB", "30 days", "Tk 498"],
      ["15 GB", "30 days", "Tk 299"],
      ["8 GB", "7 days", "Tk 149"],
      ["2 GB", "3 days", "Tk 58"],
    ],
  },
  bn: {
    hi: "সুপ্রভাত",
    balance: "২৪৮.৫০ টাকা",
    left: "২৪.৬ জিবি",
    until: "বাকি, ২৮ নভেম্বর পর্যন্ত",
    quick: ["রিচার্জ", "প্যাক", "স্টার", "অফার"],
    minutes: ["৪২০ মিনিট", "যেকোনো নম্বরে"],
    title: "আপনার জন্য প্যাক",
    chips: ["মাস", "সপ্তাহ", "দিন"],
    packs: [
      ["৪০ জিবি", "৩০ দিন", "৪৯৮ টাকা"],
      ["১৫ জিবি", "৩০ দিন", "২৯৯ টাকা"],
      ["৮ জিবি", "৭ দিন", "১৪৯ টাকা"],
      ["২ জিবি", "৩ দিন", "৫৮ টাকা"],
    ],
  },
};

const phone = (place, screen) => `<div class="phone" style="${place}"><div class="screen">${screen}</div></div>`;

function appScreens(language) {
  const words = APP[language];
  const packs = words.packs.map(
    ([volume, time, price], at) =>
      `<div class="row${at === 0 ? " hot" : ""}"><span><b>${volume}</b>${time}</span><span class="buy">${price}</span></div>`,
  );
  const quick = words.quick.map((word, at) => `<div>${glyph(GLYPHS[at])}${word}</div>`);
  const chips = words.chips.map((word) => `<span>${word}</span>`);
  const home = `<div class="top"><p class="hi">${words.hi}</p><p class="balance">${words.balance}</p></div>
<div class="card"><div class="ring">${ring}<p><b>${words.left}</b><span>${words.until}</span></p></div></div>
<div class="quick">${quick.join("")}</div>
<div class="row"><span><b>${words.minutes[0]}</b>${words.minutes[1]}</span></div>${packs.slice(0, 2).join("")}`;
  const list = `<p class="title">${words.title}</p><div class="chips">${chips.join("")}</div>${packs.join("")}${packs[1]}`;
  return phone("left:506px;top:70px;rotate:7deg", list) + phone("left:96px;top:46px;rotate:-5deg", home);
}

// Formats of advertisements as shapes without words: a banner, a film and a reward.
const box = (height, style) => `<div class="block" style="height:${height}px;margin:14px 20px 0;${style}"></div>`;
const line = (width) =>
  `<div class="block" style="height:16px;width:${width}%;margin:14px 20px 0;border-radius:9px"></div>`;
const PLAY = `<svg viewBox="0 0 100 100" width="104" style="display:block;margin:0 auto"><circle cx="50" cy="50" r="48" fill="#fff" opacity=".92"/><path d="M41 31v38l30-19z" fill="#0b5cc4"/></svg>`;
const CHART = `<div style="position:absolute;right:20px;top:640px;width:400px;padding:28px;border-radius:36px;background:#fff;box-shadow:0 24px 50px rgba(4,14,40,.3)">
<svg viewBox="0 0 344 170" width="344"><g fill="#d8e8fd"><rect x="0" y="110" width="44" height="60" rx="12"/><rect x="60" y="84" width="44" height="86" rx="12"/><rect x="120" y="96" width="44" height="74" rx="12"/><rect x="180" y="56" width="44" height="114" rx="12"/></g>
<g fill="#1474e8"><rect x="240" y="34" width="44" height="136" rx="12"/><rect x="300" y="6" width="44" height="164" rx="12"/></g><path d="M14 92 82 62l60 14 62-46 60-16" fill="none" stroke="#ff6a3d" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></svg></div>`;

function adScreens() {
  const banner = `<div style="display:flex;align-items:center;gap:16px;margin:18px 20px 0;padding:20px;border-radius:26px;background:linear-gradient(135deg,#ff6a3d,#ffb095)"><div style="width:70px;height:70px;border-radius:20px;background:#fff"></div><div style="flex:1"><div style="height:16px;border-radius:9px;background:#fff"></div><div style="height:14px;width:60%;margin-top:12px;border-radius:9px;background:#ffffffb0"></div></div></div>`;
  const film = `<div style="display:grid;place-items:center;height:252px;margin:78px 20px 0;border-radius:30px;background:linear-gradient(150deg,#06245c,#2e9bff)">${PLAY}</div>`;
  const front = `${film}${line(76)}${line(52)}${banner}${line(84)}${line(64)}${box(160, "")}`;
  const back = `<div style="height:100%;padding:150px 34px 0;background:linear-gradient(160deg,#0f7b4f,#4cc38a)"><div style="height:330px;border-radius:36px;background:#ffffff2e"></div><div style="height:26px;width:80%;margin:40px auto 0;border-radius:13px;background:#fff"></div><div style="height:20px;width:56%;margin:20px auto 0;border-radius:10px;background:#ffffffa8"></div><div style="height:70px;margin-top:44px;border-radius:99px;background:#fff"></div></div>`;
  return phone("left:470px;top:24px;rotate:8deg", back) + phone("left:70px;top:66px;rotate:-6deg", front) + CHART;
}

const PICTURES = [
  { id: "hero/app", language: "en", body: appScreens("en") },
  { id: "hero/app-bn", language: "bn", body: appScreens("bn") },
  { id: "hero/ads", language: "en", body: adScreens() },
];

const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
try {
  for (const { id, language, body } of PICTURES) {
    const page = await browser.newPage({ viewport: SIZE });
    await page.setContent(
      `<!doctype html><html lang="${language}"><meta charset=utf-8><style>${STYLE}</style><body>${body}`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const image = await page.screenshot({ omitBackground: true });
    await page.close();
    const row = { id, ...SIZE, tint: await tintOf(image) };
    fs.mkdirSync(path.dirname(fileOf(row)), { recursive: true });
    fs.writeFileSync(fileOf(row), await encodeOriginal(image, MAX_BYTES));
    saveRows([row]);
    console.log(`${id}: ${Math.round(fs.statSync(fileOf(row)).size / 1024)} KB`);
  }
} finally {
  await browser.close();
}
