// Draws the pictures of the sandbox's advertisements (data/demo/advertisements.json) at twice the size of
// the toast: HTML with pictures of the kit in a headless browser, one for each language.
//   node tools/renders/draw-advertisements.mjs
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { FONT_FACES } from "./font-faces.mjs";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const TARGET = path.join(ROOT, "public/images/ads");
const MAX_BYTES = 40 * 1024;

const STYLE = `${FONT_FACES}
*{box-sizing:border-box;margin:0}
body{position:relative;overflow:hidden;font-family:Kit,sans-serif;color:#fff}
body::after{content:"";position:absolute;z-index:-1;right:-18%;top:-40%;width:75%;aspect-ratio:1;border-radius:50%;background:#ffffff1f}
.words{position:absolute;left:7%;top:0;bottom:0;display:flex;flex-direction:column;justify-content:center;align-items:flex-start;gap:10px}
h1{font-weight:800;line-height:1.12;letter-spacing:-.3px;white-space:pre-line}
p{font-size:14.5px;line-height:1.35;opacity:.94;white-space:pre-line}
b{margin-top:4px;padding:7px 16px;border-radius:99px;background:#fff;color:#0b5cc4;font-size:14px;font-weight:700}
:lang(bn) h1{letter-spacing:0;line-height:1.4}:lang(bn) p{font-size:15px;line-height:1.5}:lang(bn) b{font-size:14.5px}
img{position:absolute;filter:drop-shadow(0 10px 16px rgba(4,14,40,.35))}`;

const BLUE = "linear-gradient(125deg,#06245c,#0b5cc4 65%,#2e9bff)";
const TEAL = "linear-gradient(125deg,#063f3b,#0f7b6c 60%,#35b79c)";
const PLUM = "linear-gradient(125deg,#2b1457,#5b2a86 60%,#a45bd0)";
const CORAL = "linear-gradient(125deg,#8a2407,#c93f12 60%,#ff8a50)";

const ADVERTISEMENTS = [
  {
    id: "phones",
    width: 320,
    height: 200,
    ground: BLUE,
    art: ["phone/capsule-angle-teal.webp", "height:108%;right:-9%;top:5%;rotate:6deg"],
    en: ["5G phones\non EMI", "With the cards\nof many banks", "See the phones"],
    bn: ["ফাইভজি ফোন\nমাসিক কিস্তিতে", "অনেক ব্যাংকের কার্ডে", "ফোন দেখুন"],
  },
  {
    id: "recharge-draw",
    width: 320,
    height: 200,
    ground: CORAL,
    art: ["phone/arch-pair-rose.webp", "height:104%;right:-11%;top:4%;rotate:5deg"],
    en: ["Recharge\nTk 100, win\na 5G phone", "Eight winners a week", "Enter the draw"],
    bn: ["১০০ টাকা\nরিচার্জে\nজিতুন ফোন", "প্রতি সপ্তাহে আটজন", "অংশ নিন"],
  },
  {
    id: "pack-finder",
    width: 360,
    height: 130,
    ground: TEAL,
    art: ["hero/app.webp", "height:150%;right:-1%;top:-4%"],
    bengaliArt: "hero/app-bn.webp",
    en: ["Which pack\nfits you?", "", "Find my pack"],
    bn: ["কোন প্যাক\nআপনার জন্য?", "", "প্যাক খুঁজুন"],
  },
  {
    id: "esim",
    width: 280,
    height: 280,
    ground: PLUM,
    art: ["sim/esim-card.svg", "height:66%;right:5%;bottom:-14%;rotate:8deg"],
    en: ["No plastic:\nyour number\non an eSIM", "On your phone\nin minutes", "Get an eSIM"],
    bn: ["সিম কার্ড ছাড়াই\nআপনার নম্বর\nই-সিমে", "কয়েক মিনিটেই\nফোনে চালু", "ই-সিম নিন"],
    top: true,
  },
  {
    id: "tablets",
    width: 320,
    height: 180,
    ground: BLUE,
    art: ["tablet/sketch-pair-rose.webp", "width:56%;right:-9%;top:26%;rotate:-4deg"],
    en: ["Tablets for class", "Big screens, and data\nfor every lesson", "See the tablets"],
    bn: ["পড়াশোনার ট্যাবলেট", "বড় স্ক্রিন, সঙ্গে\nক্লাসের ডেটা", "ট্যাবলেট দেখুন"],
  },
];

const dataUrl = (file) => {
  const type = file.endsWith(".svg") ? "svg+xml" : "webp";
  return `data:image/${type};base64,${fs.readFileSync(path.join(ROOT, "public/images/kit", file)).toString("base64")}`;
};

function documentOf(
  { width, height, ground, art: [art, place], bengaliArt = art, top },
  language,
  [title, text, button],
) {
  const size = Math.round(Math.min(24, width / 14));
  const words = top ? "justify-content:flex-start;padding-top:7%" : "";
  return `<!doctype html><html lang="${language}"><meta charset=utf-8><style>${STYLE}
body{width:${width}px;height:${height}px;background:${ground}}h1{font-size:${size}px}</style>
<body><img src="${dataUrl(language === "bn" ? bengaliArt : art)}" style="${place}"><div class="words" style="${words}"><h1>${title}</h1>${text && `<p>${text}</p>`}<b>${button}</b></div>`;
}

async function encode(image) {
  for (let quality = 84; ; quality -= 6) {
    const bytes = await sharp(image).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= MAX_BYTES || quality <= 40) return bytes;
  }
}

fs.mkdirSync(TARGET, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
try {
  for (const advertisement of ADVERTISEMENTS) {
    const { id, width, height } = advertisement;
    for (const language of ["en", "bn"]) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
      await page.setContent(documentOf(advertisement, language, advertisement[language]));
      await page.evaluate(() => document.fonts.ready.then(() => true));
      const bytes = await encode(await page.screenshot());
      await page.close();
      fs.writeFileSync(path.join(TARGET, `${id}-${language}.webp`), bytes);
      console.log(`ads/${id}-${language}: ${Math.round(bytes.length / 1024)} KB`);
    }
  }
} finally {
  await browser.close();
}
