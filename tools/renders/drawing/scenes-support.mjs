// Scenes of help and of the rules: the desk, the hotline, the shop, complaints, opinions, privacy.
import { CAST } from "./cast.mjs";
import { at, INK } from "./palette.mjs";
import { HEADSET, handPhone, person } from "./people.mjs";
import { city, field, floor, ground, plant, table, tree, windowOf } from "./places.mjs";
import {
  bubble,
  card,
  disc,
  FACES,
  face,
  laptop,
  line,
  lock,
  phone,
  rect,
  shadow,
  shape,
  shield,
  soft,
  star,
  tick,
  waves,
  writing,
} from "./things.mjs";

/** A simple face that shows a rating: 0 (very bad) to 4 (very good). */
const mood = (x, y, r, how) => {
  const bend = [-0.26, -0.13, 0, 0.2, 0.34][how] * r;
  const fill = [INK.coral, INK.peach, "#ffd57e", "#8fd6bd", INK.leaf][how];
  return `${disc(x, y, r, fill)}${disc(x - r * 0.34, y - r * 0.2, r * 0.1, INK.navy)}${disc(x + r * 0.34, y - r * 0.2, r * 0.1, INK.navy)}${line(`M${x - r * 0.4} ${y + r * 0.34 - bend / 2}Q${x} ${y + r * 0.34 + bend} ${x + r * 0.4} ${y + r * 0.34 - bend / 2}`, INK.navy, r * 0.11)}`;
};

const stars = (x, y, r, full) =>
  [0, 1, 2, 3, 4].map((step) => star(x + step * r * 2.6, y, r, step < full ? INK.gold : INK.b100)).join("");

export const SUPPORT_SCENES = {
  "support-desk": [
    "A woman with a headset answers customers at her desk, speech around her",
    () =>
      `${ground()}${field("blue", 600, 400, 350)}${windowOf(790, 100, 280, 260)}${plant(1070, 660, 1)}${floor(680, "#fff", 0.65)}${person({ ...CAST.p07, wear: "blazer", cloth: INK.b600, inner: "#fff", back: "bob", smile: "open" }, 590, 300, { s: 1.06, left: "table", right: "type", to: 420, held: HEADSET })}${table(180, 660, 840)}${laptop(760, 662, 330, disc(310, 190, 26, "#fff", ' opacity=".85"'), "url(#steel)")}${bubble(150, 140, 280, 130, writing(40, 46, [190, 150, 100], { gap: 24, fill: INK.b200 }), { right: true })}${bubble(210, 380, 200, 110, at(0, 0, [0, 1, 2].map((step) => disc(60 + step * 40, 56, 12, [INK.b300, INK.b500, INK.b300][step])).join("")), { right: true })}${at(380, 660, rect(-26, -60, 52, 60, 10, "url(#coral)") + line("M26-46C48-46 48-16 26-16", INK.coral, 9))}`,
  ],
  hotline: [
    "A large receiver with waves of sound, a clock and a mark for day and night",
    () =>
      `${ground("deep")}${disc(600, 400, 330, "#fff", ' opacity=".09"')}${disc(600, 400, 230, "#fff", ' opacity=".1"')}${[120, 190, 260].map((r, step) => line(`M${700 + r * 0.34} ${300 - r * 0.94}A${r} ${r} 0 0 1 ${700 + r * 0.94} ${300 - r * 0.34 + 40}`, "#fff", 14, ` opacity="${0.95 - step * 0.25}"`)).join("")}${soft(at(560, 440, shape("M-250-150C-270-230-180-290-120-230L-70-160C-44-120-80-90-100-64C-70 10-10 70 64 100C90 80 120 44 160 70L230 120C290 180 230 270 150 250C-60 210-210 60-250-150Z", "url(#paper)")))}${at(560, 440, shape("M-250-150C-210 60-60 210 150 250C230 270 290 180 230 120C250 180 190 220 130 204C-60 150-190 30-222-190C-246-190-254-170-250-150Z", "#0b2a5c", ' opacity=".12"'))}${soft(disc(910, 590, 92, "url(#paper)"))}${disc(910, 590, 74, "none", ` stroke="${INK.b100}" stroke-width="11"`)}${line("M910 590V540M910 590L944 612", INK.navy, 11)}${disc(910, 590, 9, INK.coral)}${soft(disc(270, 220, 66, "url(#gold)"))}${line("M270 122V98M270 318V342M172 220H148M368 220H392M200 150L184 134M340 290L356 306M340 150L356 134M200 290L184 306", INK.gold, 10)}${shape("M250 600A70 70 0 1 0 330 690A84 84 0 0 1 250 600Z", "#fff", ' opacity=".92"')}${star(360, 610, 12, "#fff")}${star(190, 560, 9, "#fff")}${bubble(900, 340, 190, 104, writing(40, 40, [110, 76]), { right: false })}`,
  ],
  "store-front": [
    "A customer centre with a glass front and a bench, people at its door",
    () =>
      `${ground()}${field("blue", 600, 400, 360)}${city(640)}${floor(650, "#fff", 0.8)}${shadow(600, 686, 430, 26)}${rect(200, 200, 800, 480, 20, "url(#paper)")}${rect(170, 160, 860, 110, 24, "url(#blue)")}${waves(280, 215, 0.32, "#fff", 16)}${disc(280, 215, 10, INK.coral)}${line("M370 215H560", "#fff", 22)}${rect(240, 310, 260, 300, 14, "#d9ebff")}${rect(700, 310, 260, 300, 14, "#d9ebff")}${rect(530, 310, 140, 370, 14, INK.b300)}${line("M600 314V680", "#fff", 8)}${disc(580, 500, 9, "#fff")}${disc(620, 500, 9, "#fff")}${shape("M240 560L420 310H500L300 610H254Q240 610 240 596ZM700 560L880 310H950L760 610H714Q700 610 700 596Z", "#fff", ' opacity=".5"')}${rect(262, 566, 210, 44, 8, "url(#steel)")}${phone(320, 490, 150, rect(0, 0, 344, 744, 0, "url(#dusk)"))}${phone(410, 500, 130, rect(0, 0, 344, 744, 0, "url(#coral)"))}${card(800, 340, 140, 110, stars(28, 40, 8, 5) + writing(24, 74, [90, 60], { gap: 18, h: 7 }), { r: 14 })}${person(CAST.p15, 400, 470, { s: 0.33, left: "down", right: "down", stands: true })}${person(CAST.p10, 730, 452, { s: 0.35, left: "phone", right: "down", stands: true, held: handPhone(-72, 186, -8) })}${tree(110, 700, 1)}${tree(1090, 700, 1.05)}`,
  ],
  complaint: [
    "A form with a pen, speech with an exclamation mark, and steps up to a check mark",
    () =>
      `${ground()}${field("blue", 560, 400, 340)}${floor(710, "#fff", 0.6)}${shadow(520, 736, 280, 24)}${soft(rect(310, 130, 420, 590, 34, "url(#blue)"))}${rect(340, 190, 360, 500, 16, "#fff")}${rect(430, 100, 180, 70, 24, "url(#steel)")}${disc(520, 118, 14, "#fff")}${writing(376, 246, [150], { h: 16, fill: INK.b400 })}${[0, 1, 2].map((step) => rect(376, 286 + step * 84, 288, 58, 14, INK.b50) + writing(400, 315 + step * 84, [[150, 110, 190][step]], { h: 11 })).join("")}${rect(376, 560, 288, 84, 18, INK.b50)}${line("M400 600C430 570 440 630 470 600S520 610 540 590", INK.b500, 7)}${at(640, 640, `${shape("M0 0L16-46L170-200L202-168L46-14Z", "url(#coral)")}${shape("M0 0L16-46L46-14Z", "#f3dfc8")}${shape("M0 0L7-20L20-7Z", INK.navy)}`)}${bubble(770, 120, 190, 150, line("M95 40V84", INK.coral, 20) + disc(95, 116, 12, INK.coral))}${line("M860 380V640", INK.b200, 10)}${line("M860 380V510", INK.leaf, 10)}${tick(860, 380, 32)}${tick(860, 510, 32)}${disc(860, 640, 30, "#fff", ` stroke="${INK.b300}" stroke-width="9"`)}${writing(918, 370, [120, 80], { gap: 24, fill: INK.b300 })}${writing(918, 500, [140, 90], { gap: 24, fill: INK.b300 })}${writing(918, 630, [110, 70], { gap: 24, fill: INK.b200 })}`,
  ],
  "privacy-shield": [
    "A shield with a lock before a phone, with a key, a fingerprint and hidden digits",
    () =>
      `${ground()}${field("blue", 600, 400, 350)}${floor(710, "#fff", 0.6)}${shadow(600, 740, 260, 24)}${phone(690, 400, 620, `${disc(172, 170, 62, INK.b200)}${face(172, 170, 62, FACES[0])}${writing(102, 270, [140], { h: 16 })}${[0, 1, 2].map((step) => rect(30, 320 + step * 104, 284, 80, 22, "#fff") + [0, 1, 2, 3, 4].map((dot) => disc(70 + dot * 34, 360 + step * 104, 9, INK.b400)).join("") + tick(280, 360 + step * 104, 17)).join("")}`, { turn: 5 })}${shield(470, 440, 1.75, "url(#blue)", lock(0, -2, 0.72))}${card(850, 170, 190, 190, line("M55 120C50 70 70 44 96 44C124 44 140 66 138 104M76 136C68 92 78 68 96 68C114 68 120 86 118 116C117 132 116 140 112 150M97 96C98 116 98 130 92 152", INK.b500, 8))}${card(170, 170, 210, 100, [0, 1, 2, 3].map((dot) => disc(44 + dot * 40, 50, 11, INK.navy)).join(""))}${at(980, 560, `${disc(0, 0, 46, "none", ' stroke="#eda126" stroke-width="20"')}${line("M40 24L120 84M92 62L72 90M118 82L98 110", INK.gold, 18)}`)}`,
  ],
  survey: [
    "A woman with a tablet, a list with marks and a row of faces from sad to glad",
    () =>
      `${ground("mint")}${field("mint", 640, 390, 350)}${floor(710, "#fff", 0.6)}${shadow(720, 736, 280, 22)}${soft(rect(520, 110, 440, 500, 34, "url(#paper)"))}${rect(650, 80, 180, 66, 22, "url(#blue)")}${[0, 1, 2].map((step) => (step < 2 ? tick(586, 230 + step * 80, 24) : disc(586, 390, 22, "none", ` stroke="${INK.b300}" stroke-width="7"`)) + writing(636, 220 + step * 80, [[240, 200, 220][step], [150, 170, 110][step]], { gap: 24 })).join("")}${writing(560, 480, [180], { h: 13, fill: INK.b300 })}${line("M566 550H914", INK.b100, 20)}${line("M566 550H800", INK.leaf, 20)}${disc(800, 550, 22, "#fff", ` stroke="${INK.leaf}" stroke-width="9"`)}${soft(rect(450, 640, 580, 120, 60, "url(#paper)"))}${[0, 1, 2, 3, 4].map((how) => mood(520 + how * 110, 700, how === 4 ? 46 : 38, how)).join("")}${person(CAST.p03, 280, 330, { s: 1, left: "front", right: "chest", stands: true, held: at(-6, 240, rect(-74, -56, 148, 104, 14, INK.navy) + rect(-64, -46, 128, 84, 8, "#b3d2fa"), { turn: -6 }) })}`,
  ],
  feedback: [
    "A man with a phone and what customers say, with stars",
    () =>
      `${ground("dawn")}${field("dawn", 560, 400, 350)}${floor(720, "#fff", 0.55)}${person({ ...CAST.p10, trousers: "#24324d" }, 560, 320, { s: 1.05, left: "wave", right: "phone", stands: true, held: handPhone(78, 188, 6) })}${bubble(140, 140, 290, 130, face(66, 64, 38, FACES[2]) + stars(134, 46, 11, 5) + writing(126, 88, [120], { h: 9 }), { right: true })}${bubble(720, 110, 330, 150, stars(60, 54, 18, 4) + writing(46, 104, [210, 120], { gap: 22, h: 9 }))}${bubble(790, 360, 260, 120, face(62, 60, 36, FACES[1]) + writing(116, 46, [100, 70], { gap: 26 }))}${bubble(150, 420, 210, 110, at(104, 56, shape("M0 34C-56 0-40-40-16-36C-5-34 0-22 0-22C0-22 5-34 16-36C40-40 56 0 0 34Z", INK.coral)), { right: true })}${mood(960, 620, 60, 4)}`,
  ],
};
