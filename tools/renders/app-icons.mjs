// Draws the icons of the installed site besides the plain brand mark: the maskable icon, which devices cut into a shape,
// and those of its shortcuts (pages/site.webmanifest.ts).
//   node tools/renders/app-icons.mjs
import path from "node:path";
import sharp from "sharp";

const FOLDER = "public/icons";
const GROUND =
  '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#1474E8"/><stop offset="1" stop-color="#084A9E"/></linearGradient></defs>';
// The mark of public/favicon.svg, inside the safe zone, which no shape cuts off.
const MARK =
  '<g fill="#fff"><rect x="14" y="36" width="8" height="14" rx="4"/><rect x="28" y="26" width="8" height="24" rx="4"/><rect x="42" y="14" width="8" height="36" rx="4"/></g>';
const GLYPHS = {
  recharge: '<rect x="7" y="3.5" width="10" height="17" rx="2.2"/><path d="M12 8.4v5.2M9.4 11h5.2M11 17.6h2"/>',
  track:
    '<path d="M3.5 6.5h10v9h-10zM13.5 9.5h3.4l3.6 3.4v2.6h-7"/><circle cx="7.6" cy="17" r="1.9"/><circle cx="16.6" cy="17" r="1.9"/>',
  stores:
    '<path d="M5 11v8.5h14V11M3.8 9.2 5.6 4.5h12.8l1.8 4.7a2.7 2.7 0 0 1-5.4.3 2.8 2.8 0 0 1-5.6 0 2.7 2.7 0 0 1-5.4-.3zM9.8 19.5v-4.6h4.4v4.6"/>',
};

const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${GROUND}<rect width="64" height="64" fill="url(#g)"/><g transform="translate(32 32) scale(.92) translate(-32 -32)">${MARK}</g></svg>`;
const shortcut = (glyph) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${GROUND}<circle cx="12" cy="12" r="12" fill="url(#g)"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(12 12) scale(.58) translate(-12 -12)">${glyph}</g></svg>`;

async function draw(name, svg, pixels) {
  const file = path.join(FOLDER, `${name}.png`);
  await sharp(Buffer.from(svg), { density: 600 }).resize(pixels, pixels).png({ palette: true }).toFile(file);
  process.stdout.write(`${file}\n`);
}

await draw("app-maskable-512", maskable, 512);
for (const [name, glyph] of Object.entries(GLYPHS)) await draw(`shortcut-${name}`, shortcut(glyph), 96);
