// The portraits, each on a round tinted background.
import { CAST } from "./cast.mjs";
import { bustBody } from "./clothes.mjs";
import { headBack, headFront, veilFront } from "./heads.mjs";
import { at, clipped, restartClips, svgFile } from "./palette.mjs";

const SIZE = 400;
const FLOOR = 260;

function portrait(who) {
  restartClips();
  const veil = who.cover === "hijab" ? veilFront(who) : "";
  const head = (body) => at(0, 10, body);
  const person = head(headBack(who)) + bustBody(who, FLOOR) + head(veil + headFront(who));
  const disc = '<circle cx="200" cy="200" r="196"/>';
  const light = '<circle cx="120" cy="110" r="190" fill="url(#glow)"/>';
  const ground = `<circle cx="200" cy="200" r="196" fill="url(#ground-${who.ground})"/>`;
  return svgFile(SIZE, SIZE, "Drawn portrait", ground + clipped(disc, light + at(200, 172, person, { s: 1.1 })));
}

/** @returns {Array<{id: string, size: [number, number], svg: string}>} portrait/p01 to portrait/p24 */
export function portraits() {
  return Object.entries(CAST).map(([name, who]) => ({
    id: `portrait/${name}`,
    size: [SIZE, SIZE],
    svg: portrait(who),
  }));
}
