// Whole people for the scenes: a member of the cast with arms, and with legs or a skirt when standing.
import { bodyColour, slimBody } from "./clothes.mjs";
import { headBack, headFront, veilFront } from "./heads.mjs";
import { at, darker, lighter } from "./palette.mjs";
import { line, shadow } from "./things.mjs";

/** Elbow and hand on the right side of the picture, relative to the shoulder; the left side is mirrored. */
const POSES = {
  down: [30, 250, 22, 352],
  hip: [64, 250, 6, 336],
  front: [34, 270, -52, 262],
  chest: [40, 268, -40, 214],
  phone: [30, 280, -16, 206],
  ear: [70, 236, -20, 62],
  wave: [80, 212, 96, 84],
  show: [50, 262, 132, 212],
  up: [62, 190, 84, 60],
  table: [34, 262, -6, 350],
  type: [42, 268, -30, 344],
};

function armOf(who, half, colour, side, pose) {
  const way = side === "right" ? 1 : -1;
  const [ex, ey, hx, hy] = POSES[pose];
  const shoulder = [way * (half - 16), 152];
  const elbow = [way * (half + ex - 12), ey];
  const hand = [way * (half + hx), hy];
  const cloth = side === "right" ? darker(colour, 0.13) : colour;
  const w = who.woman ? 34 : 42;
  const sleeve = who.wear === "saree" || who.wear === "tee" || who.wear === "polo";
  const [mx, my] = sleeve
    ? [(shoulder[0] + elbow[0] * 2) / 3, (shoulder[1] + elbow[1] * 2) / 3].map(Math.round)
    : elbow;
  const bare = `${line(`M${mx} ${my}L${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, who.skin, w - 10)}`;
  const reach = 0.82;
  const wrist = [elbow[0] + (hand[0] - elbow[0]) * reach, elbow[1] + (hand[1] - elbow[1]) * reach];
  const dressed = sleeve
    ? line(`M${shoulder[0]} ${shoulder[1]}L${mx} ${my}`, cloth, w)
    : line(
        `M${shoulder[0]} ${shoulder[1]}L${elbow[0]} ${elbow[1]}L${wrist[0].toFixed(0)} ${wrist[1].toFixed(0)}`,
        cloth,
        w,
      );
  return `${bare}<circle cx="${hand[0]}" cy="${hand[1]}" r="${w * 0.46}" fill="${who.skin}"/>${dressed}`;
}

/** Below this scale, a face is drawn with only a few strokes. */
const FAR = 0.7;
const NEAR = 1;

/** The neck of clothes.mjs is long enough for a beard, so the head overlaps it a little. */
const lowered = (body) => (body === "" ? "" : `<g transform="translate(0 9)">${body}</g>`);

/** The y position where a jacket or a shirt ends on a standing person. */
const HEM = { suit: 436, blazer: 424, shirt: 400, polo: 396, tee: 390 };

const DRESS = new Set(["saree"]);
const TUNIC = new Set(["kameez", "kurti", "panjabi", "waistcoat", "none"]);

function lowerBody(who, colour) {
  const cloth = DRESS.has(who.wear) ? who.cloth : colour;
  if (DRESS.has(who.wear))
    return `<path d="M-66 330C-96 480-106 700-112 858H112C106 700 96 480 66 330Z" fill="${cloth}"/><path d="M30 340C70 500 60 720 52 858H112C106 700 96 480 66 330Z" fill="#0b1f4a" opacity=".14"/><path d="M-110 836H110" stroke="${who.trim}" stroke-width="16"/><path d="M-20 380C-30 560-36 700-38 826M14 380C12 560 10 700 10 826" fill="none" stroke="${darker(cloth, 0.2)}" stroke-width="4" opacity=".45"/>`;
  const side = (d) => (who.far ? "" : `<path d="${d}" fill="#0b1f4a" opacity=".13"/>`);
  const trousers = who.trousers ?? (TUNIC.has(who.wear) ? lighter(cloth, 0.72) : "#24324d");
  const w = who.woman ? 65 : 81;
  const tunic = TUNIC.has(who.wear)
    ? `<path d="M${-w} 330C${-w - 10} 440-98 540-102 640Q0 664 102 640C98 540 ${w + 10} 440 ${w} 330Z" fill="${cloth}"/>${side(`M34 330C56 440 60 560 54 652Q80 648 102 640C98 540 ${w + 10} 440 ${w} 330Z`)}<path d="M-100 626Q0 650 100 626" fill="none" stroke="${who.trim ?? lighter(cloth, 0.4)}" stroke-width="6"/>`
    : "";
  if (who.walks === true)
    return `${line("M24 430L108 545L120 662", darker(trousers, 0.2), 54)}${line("M-22 430L-30 830", trousers, 54)}<path d="M-60 846H4Q26 850 24 872H-60ZM90 676H152Q176 680 174 702H90Z" fill="#1a2a4a"/>${tunic}`;
  const legs = `<path d="M-70 340C-74 520-66 700-62 848H-14L0 470 14 848H62C66 700 74 520 70 340Z" fill="${trousers}"/>${side("M34 340C40 520 40 700 38 848H62C66 700 74 520 70 340Z")}`;
  const shoes = `<path d="M-66 846H-12V872H-78Q-80 852-66 846ZM66 846H12V872H78Q80 852 66 846Z" fill="${who.shoes ?? "#1a2a4a"}"/>`;
  return legs + shoes + tunic;
}

/**
 * A person. The head is at (x, y); the feet of a standing person are 872 * s below.
 * @param {object} member of the cast
 * @param {{s: number, left?: string, right?: string, stands?: boolean, to?: number, held?: string, flip?: boolean, tilt?: number, detail?: boolean}} how
 *   poses of the arms at the left and right of the picture; where the body of a sitting person ends; what is held (in
 *   the person's units); `detail` draws the complete face of a small person
 */
export function person(
  member,
  x,
  y,
  { s, left = "down", right = "down", stands = false, to = 360, held = "", flip = false, tilt = 0, detail = false },
) {
  const who = {
    ...member,
    far: s < FAR && !detail,
    mid: s < NEAR,
    flowers: member.flowers === true && s >= FAR,
    stands,
  };
  const { half, colour, drawing } = slimBody(who, stands ? (HEM[who.wear] ?? 366) : to);
  const far = armOf(who, half, colour, "right", right);
  const near = armOf(who, half, colour, "left", left);
  const veil = who.cover === "hijab" ? veilFront(who) : "";
  const legs = stands ? lowerBody(who, bodyColour({ ...who, cloth: who.dress ?? who.cloth })) : "";
  const cast = stands && y + 872 * s < 800 ? shadow(x + 16 * s, y + 872 * s, 150 * s, 20 * s) : "";
  const behind = right === "hip" || right === "down" ? [far, ""] : ["", far];
  const behindLeft = left === "hip" || left === "down" ? [near, ""] : ["", near];
  const head = tilt === 0 ? headFront(who) : `<g transform="rotate(${tilt} 0 70)">${headFront(who)}</g>`;
  return (
    cast +
    at(
      x,
      y,
      lowered(headBack(who)) +
        behind[0] +
        behindLeft[0] +
        legs +
        drawing +
        lowered(veil + head) +
        held +
        behind[1] +
        behindLeft[1],
      { s, flip },
    )
  );
}

/** A phone in the hand at (x, y), in the person's units. */
export const handPhone = (x, y, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-22" y="-62" width="44" height="84" rx="9" fill="#10254a"/><rect x="-17" y="-56" width="34" height="70" rx="5" fill="#8cc0fb"/></g>`;

/** A headset over the hair. */
export const HEADSET =
  '<g transform="translate(0 13)"><path d="M-58 4C-66-70-44-116 0-116C44-116 66-70 58 4" fill="none" stroke="#b3d2fa" stroke-width="10"/><rect x="-72" y="-20" width="26" height="50" rx="12" fill="#4d98f1"/><rect x="46" y="-20" width="26" height="50" rx="12" fill="#4d98f1"/><path d="M-58 28C-56 56-46 62-32 62" fill="none" stroke="#b3d2fa" stroke-width="6"/><circle cx="-29" cy="62" r="9" fill="#4d98f1"/></g>';
