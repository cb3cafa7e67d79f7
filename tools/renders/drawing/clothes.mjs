// Necks, bodies and clothes, in the units of heads.mjs: the chin is at y = 68, the shoulders at y = 112 to 150.
import { darker, lighter, mix } from "./palette.mjs";

const GOLD = "#f2c15a";

function neckOf({ woman, skin }) {
  const w = woman ? 21 : 29;
  const shade = mix(skin, "#8a3d22", 0.36);
  return `<path d="M${-w} 36V94C${-w} 108 ${-w - 24} 114 ${-w - 40} 120C-30 150 30 150 ${w + 40} 120C${w + 24} 114 ${w} 108 ${w} 94V36Z" fill="${skin}"/><path d="M${-w} 54C-14 82 14 84 ${w} 52V86C12 104-10 100 ${-w} 80Z" fill="${shade}" opacity=".6"/>`;
}

/** The outline of the shoulders down to `to`; `half` is half of the shoulder width. */
function torso(half, to, neck) {
  const slope = half * 0.3;
  return `M${-neck} 106C${-neck - 22} 116 ${-half + slope} 118 ${-half + 10} 134C${-half - 4} 142 ${-half - 6} 168 ${-half - 8} ${to}H${half + 8}C${half + 6} 168 ${half + 4} 142 ${half - 10} 134C${half - slope} 118 ${neck + 22} 116 ${neck} 106Q0 150 ${-neck} 106Z`;
}

/** The same body for a person whose arms are drawn separately: narrower, down to a waist. */
function slimTorso(half, to, neck) {
  return `M${-neck} 106C${-neck - 20} 114 ${-half + 14} 118 ${-half} 140C${-half + 4} 190 ${-half + 14} 240 ${-half + 12} ${to}H${half - 12}C${half - 14} 240 ${half - 4} 190 ${half} 140C${half - 14} 118 ${neck + 20} 114 ${neck} 106Q0 150 ${-neck} 106Z`;
}

const shadeSide = (half, to) =>
  `<path d="M${half * 0.46} 117C${half * 0.7} 120 ${half - 14} 126 ${half - 9} 146L${half - 12} ${to}H${half * 0.34}C${half * 0.6} ${to - 60} ${half * 0.62} 190 ${half * 0.46} 117Z" fill="#0b1f4a" opacity=".13"/>`;

const COLLAR = (colour) =>
  `<path d="M-32 98L-4 128-22 152-44 112ZM32 98L4 128 22 152 44 112Z" fill="${colour}"/><path d="M32 98L4 128 22 152 44 112Z" fill="#0b2a5c" opacity=".1"/>`;

const TIE = (colour) =>
  `<path d="M-10 126H10L7 144 16 214 0 234-16 214-7 144Z" fill="${colour}"/><path d="M10 126L7 144 16 214 0 234V126Z" fill="#0b1f4a" opacity=".2"/>`;

const lapels = (colour) =>
  `<path d="M-36 104L-58 116-52 152-68 164 0 256V236ZM36 104L58 116 52 152 68 164 0 256V236Z" fill="${lighter(colour, 0.13)}"/><path d="M36 104L58 116 52 152 68 164 0 256V236Z" fill="#0b1f4a" opacity=".22"/>`;

/** The drawing of each garment on the body. Each function takes the person, the half width and where the body ends. */
const ON_BODY = {
  saree: ({ cloth, trim, inner, far }, half, to) => {
    const end = Math.max(to, 250);
    const pleats = [0, 1, 2]
      .map(
        (step) =>
          `M${(half * (0.6 + step * 0.13)).toFixed(0)} ${120 + step * 8}C${50 + step * 13} 184 ${step * 20} ${end - 70} ${-44 + step * 26} ${end}`,
      )
      .join("");
    const drape = `<path d="M38 108C66 116 ${half - 8} 122 ${half + 2} 146L${half + 6} ${end}H${-half - 6}C-52 ${end - 40} 16 190 38 108Z" fill="${cloth}"/><path d="M39 110C16 190-52 ${end - 40} ${-half - 2} ${end}" fill="none" stroke="${trim}" stroke-width="13"/>`;
    if (far) return drape;
    return `${drape}<path d="${pleats}" fill="none" stroke="${darker(cloth, 0.22)}" stroke-width="3.4" opacity=".5"/><path d="M49 114C26 194-40 ${end - 34} ${-half + 16} ${end}" fill="none" stroke="${lighter(trim, 0.45)}" stroke-width="2.6"/><path d="M-38 110Q0 168 38 110" fill="none" stroke="${darker(inner, 0.16)}" stroke-width="4"/><path d="M-30 114Q0 152 30 114" fill="none" stroke="${GOLD}" stroke-width="3" stroke-dasharray="1 6"/>`;
  },
  kameez: ({ cloth, trim, inner, far, stands }, half, upTo) => {
    const to = stands ? 540 : upTo;
    return `<path d="M-34 109Q0 158 34 109" fill="none" stroke="${trim}" stroke-width="9"/><path d="M0 134V${Math.min(to, 220)}" stroke="${trim}" stroke-width="7"/>${far ? "" : `<path d="M0 146V${Math.min(to, 214)}" stroke="${lighter(cloth, 0.55)}" stroke-width="3" stroke-dasharray="1 9"/>`}<path d="M-40 107C-74 114 ${-half + 8} 128 ${-half + 16} ${to}H${-half + 58}C-52 220-46 160-30 116Z" fill="${inner}"/><path d="M40 107C74 114 ${half - 8} 128 ${half - 16} ${to}H${half - 58}C52 220 46 160 30 116Z" fill="${darker(inner, 0.1)}"/>${far ? "" : `<path d="M-52 116C-66 150-68 200-66 ${to}M54 116C68 150 70 200 68 ${to}" fill="none" stroke="${darker(inner, 0.24)}" stroke-width="3" opacity=".5"/>`}`;
  },
  kurti: ({ cloth, trim }, _half, to) =>
    `<path d="M-36 108C-26 140-12 160 0 190C12 160 26 140 36 108" fill="none" stroke="${trim}" stroke-width="8"/><path d="M0 190V${Math.min(to, 240)}" stroke="${darker(cloth, 0.2)}" stroke-width="3"/><g fill="${trim}"><circle cx="0" cy="206" r="4"/><circle cx="0" cy="228" r="4"/></g>`,
  panjabi: ({ cloth, trim }, _half, to) => {
    const end = Math.min(to, 246);
    return `<path d="M-33 94C-22 116-8 126 0 128L-3 146C-18 142-36 130-44 112ZM33 94C22 116 8 126 0 128L3 146C18 142 36 130 44 112Z" fill="${lighter(cloth, 0.2)}"/><path d="M-11 132H11V${end}H-11Z" fill="${lighter(cloth, 0.14)}"/><path d="M-15 140V${end}M15 140V${end}M-40 116C-30 136-16 146-4 148M40 116C30 136 16 146 4 148" stroke="${trim}" stroke-width="3" fill="none" stroke-dasharray="5 4"/><g fill="${trim}"><circle cx="0" cy="152" r="4"/><circle cx="0" cy="178" r="4"/><circle cx="0" cy="204" r="4"/></g>`;
  },
  waistcoat: (who, half, to) =>
    `${ON_BODY.panjabi(who, half, to)}<path d="M-46 106C-80 114 ${-half + 16} 124 ${-half + 22} 140C${-half + 30} 180 ${-half + 26} 220 ${-half + 14} ${to}H-16V190C-26 160-40 130-46 106Z" fill="${who.inner}"/><path d="M46 106C80 114 ${half - 16} 124 ${half - 22} 140C${half - 30} 180 ${half - 26} 220 ${half - 14} ${to}H16V190C26 160 40 130 46 106Z" fill="${darker(who.inner, 0.22)}"/><path d="M56 196H84" stroke="${lighter(who.inner, 0.3)}" stroke-width="3"/>`,
  suit: ({ cloth, inner, trim }) =>
    `<path d="M-36 102L0 250 36 102 0 126Z" fill="${inner}"/>${trim === undefined ? `<path d="M0 128V236" stroke="${darker(inner, 0.16)}" stroke-width="3"/>` : TIE(trim)}${COLLAR(lighter(inner, 0.3))}${lapels(cloth)}`,
  blazer: ({ cloth, inner, skin }) =>
    `<path d="M-36 102L0 250 36 102Z" fill="${inner}"/><path d="M-30 100Q0 176 30 100Z" fill="${skin}"/><path d="M-27 112Q0 168 27 112" fill="none" stroke="${darker(inner, 0.14)}" stroke-width="3"/>${lapels(cloth)}`,
  shirt: ({ cloth }, _half, to) =>
    `<path d="M0 130V${to}" stroke="${darker(cloth, 0.2)}" stroke-width="3"/>${COLLAR(lighter(cloth, 0.28))}<g fill="${lighter(cloth, 0.6)}"><circle cx="0" cy="162" r="3.6"/><circle cx="0" cy="200" r="3.6"/></g><path d="M48 178H86V214Q67 228 48 214Z" fill="none" stroke="${darker(cloth, 0.2)}" stroke-width="3" opacity=".6"/>`,
  polo: ({ cloth, trim }) =>
    `<path d="M-10 128H10V196H-10Z" fill="${darker(cloth, 0.12)}"/>${COLLAR(trim)}<g fill="#fff"><circle cx="0" cy="148" r="3.4"/><circle cx="0" cy="174" r="3.4"/></g>`,
  tee: ({ cloth }) => `<path d="M-38 107Q0 162 38 107" fill="none" stroke="${darker(cloth, 0.14)}" stroke-width="8"/>`,
};

/** The colour of the sleeves and of the body under the garment. */
export function bodyColour(who) {
  return who.wear === "saree" ? who.inner : who.cloth;
}

/** Neck, shoulders and clothes of a bust that ends at `to`. */
export function bustBody(who, to) {
  const half = who.woman ? 100 : 122;
  const colour = who.cover === "hijab" ? who.dress : bodyColour(who);
  const base = `<path d="${torso(half, to, who.woman ? 34 : 40)}" fill="${colour}"/>`;
  const arms = `<path d="M${-half + 24} ${to}C${-half + 22} 214 ${-half + 26} 200 ${-half + 34} 186M${half - 24} ${to}C${half - 22} 214 ${half - 26} 200 ${half - 34} 186" fill="none" stroke="#0b1f4a" stroke-width="3" opacity=".22"/>`;
  const worn = ON_BODY[who.wear]?.({ ...who, cloth: who.dress ?? who.cloth }, half, to) ?? "";
  return `${neckOf(who)}${base}${worn}${shadeSide(half, to)}${arms}`;
}

/** The same for a person whose arms are drawn separately. */
export function slimBody(who, to) {
  const half = who.woman ? 76 : 92;
  const colour = who.cover === "hijab" ? who.dress : bodyColour(who);
  const worn = ON_BODY[who.wear]?.({ ...who, cloth: who.dress ?? who.cloth }, half, to) ?? "";
  const shape = `<path d="${slimTorso(half, to, who.woman ? 34 : 40)}"`;
  return {
    half,
    colour,
    drawing: `${neckOf(who)}${shape} fill="${colour}"/>${worn}${who.far ? "" : shadeSide(half, to)}`,
  };
}
