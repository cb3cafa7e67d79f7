// A pale background colour for a picture: the hue of its content, with the same lightness in the whole shop.
import sharp from "sharp";

const LIGHTNESS = 0.962; // OKLab lightness, between the page's white and its sunken surface
const MAX_CHROMA = 0.016; // a hint of the colour, never a coloured tile
const COOL = [-0.0015, -0.0075]; // the page's own blue, for products without a hue: white, grey and black
const KEPT_CHROMA = 0.26;

const toLinear = (byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const toHexPair = (linear) => {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.max(0, linear) ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, "0");
};

/** The OKLab chroma axes (a, b) of an sRGB colour given as three bytes. */
function chromaOf([red, green, blue]) {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

function hexOf(lightness, a, b) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${toHexPair(red)}${toHexPair(green)}${toHexPair(blue)}`;
}

/**
 * @param {string | Buffer} image anything sharp reads
 * @returns {Promise<string>} "#rrggbb", the colour painted behind the transparent picture while it loads and after
 */
export async function tintOf(image) {
  const { data } = await sharp(image)
    .resize(48, 48, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3];
    if (alpha < 200) continue; // the soft shadow has no say
    for (const channel of [0, 1, 2]) sum[channel] += data[at + channel] * alpha;
    weight += alpha;
  }
  const mean = weight === 0 ? [243, 246, 252] : sum.map((part) => part / weight);
  const [a, b] = chromaOf(mean);
  const chroma = Math.hypot(a, b);
  const kept = chroma === 0 ? 0 : Math.min(chroma * KEPT_CHROMA, MAX_CHROMA) / chroma;
  const cool = Math.max(0, 1 - (chroma * kept) / Math.hypot(...COOL));
  return hexOf(LIGHTNESS, a * kept + COOL[0] * cool, b * kept + COOL[1] * cool);
}
