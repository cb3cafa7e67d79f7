// Scenes of the business pages: offices, shops, teams on the road, messages to many, advertising.
import { CAST } from "./cast.mjs";
import { at, INK } from "./palette.mjs";
import { handPhone, person } from "./people.mjs";
import { COUNTRY, city, field, floor, ground, plant, skyline, table, tree, windowOf } from "./places.mjs";
import {
  bars,
  bubble,
  card,
  columns,
  disc,
  envelope,
  FACES,
  face,
  gear,
  laptop,
  line,
  megaphone,
  paper,
  phone,
  pin,
  rect,
  ring,
  shadow,
  shape,
  shield,
  soft,
  star,
  tablet,
  tick,
  waves,
  wifi,
  writing,
} from "./things.mjs";
import { motorbike, van } from "./vehicles.mjs";

const box = (x, y, s, fill = "url(#wood)") =>
  at(
    x,
    y,
    `${rect(-60, -100, 120, 100, 8, fill)}${shape("M20-100H60V0H20Z", "#7a4a1e", ' opacity=".13"')}${rect(-14, -100, 28, 44, 0, "#fff", ' opacity=".6"')}`,
    { s },
  );

const dialogueScreen = `${rect(0, 0, 344, 110, 0, INK.b600)}${disc(60, 70, 24, "#fff", ' opacity=".9"')}${writing(104, 70, [130], { fill: "#fff", h: 14 })}${rect(24, 150, 210, 90, 26, "#fff")}${writing(50, 182, [150, 100])}${rect(110, 270, 210, 90, 26, INK.b500)}${writing(136, 302, [150, 90], { fill: "#fff" })}${rect(24, 390, 170, 90, 26, "#fff")}${writing(50, 422, [110, 70])}${rect(130, 510, 190, 90, 26, INK.b500)}${writing(156, 542, [130, 80], { fill: "#fff" })}${rect(24, 650, 296, 64, 32, "#fff")}${disc(288, 682, 22, INK.coral)}`;

const tile = (x, y, w, h, who, ground) =>
  `${rect(x, y, w, h, 14, ground)}${face(x + w / 2, y + h / 2, h * 0.36, { ...who, ground: "#fff" })}`;

/** A shop with an awning; its base is at (x, y). */
export function shop(x, y, s, inside = "", sign = "") {
  const stripes = Array.from({ length: 8 }, (_, step) =>
    shape(
      `M${-320 + step * 80}-330H${-240 + step * 80}L${-246 + step * 82}-240Q${-286 + step * 82}-206 ${-328 + step * 82}-240Z`,
      step % 2 ? "#fff" : "url(#blue)",
    ),
  ).join("");
  return `${shadow(x, y + 4, 380 * s, 24 * s)}${at(x, y, `${rect(-300, -430, 600, 430, 14, "url(#paper)")}${rect(-320, -450, 640, 120, 18, "url(#deep)")}${sign}${rect(-270, -250, 540, 250, 8, "#fdf1e2")}${inside}${shape("M-320-330H320V-300H-320Z", "#0b2a5c", ' opacity=".12"')}${soft(stripes)}`, { s })}`;
}

export const BUSINESS_SCENES = {
  supplier: [
    "A van and parcels before a warehouse, with a signed document and a check mark",
    () =>
      `${ground("sand")}${field("sand", 600, 390, 350)}${skyline(620, INK.b300, { opacity: 0.25, from: 4 })}${floor(640, "#fff", 0.7)}${shadow(430, 642, 330, 22)}${shape("M150 330L430 210L710 330V640H150Z", "url(#steel)")}${shape("M150 330L430 210L710 330V356L430 238L150 356Z", "url(#blue)")}${rect(230, 420, 400, 220, 10, "#0b3672")}${line("M230 420H630M230 450H630", INK.b300, 9)}${[
        [290, 640, 0.9],
        [400, 640, 0.9],
        [510, 640, 0.9],
        [345, 550, 0.9],
        [455, 550, 0.9],
      ]
        .map(([x, y, s]) => box(x, y, s))
        .join(
          "",
        )}${van(800, 714, 1.25, waves(-66, -112, 0.3, INK.b500, 20) + disc(-66, -112, 8, INK.coral))}${paper(830, 110, 210, 270, `${writing(34, 80, [110, 140, 120, 80], { gap: 32 })}`, { turn: 5 })}${tick(1000, 360, 50)}${box(260, 742, 1)}${box(370, 752, 0.8)}`,
  ],
  messaging: [
    "A phone with a conversation, from which messages go to many",
    () =>
      `${ground()}${field("blue", 600, 400, 350)}${floor(720, "#fff", 0.6)}${shadow(600, 744, 200, 22)}${line("M700 330C800 300 830 220 930 200M700 420C820 420 860 420 960 420M700 510C800 550 830 610 920 640M500 330C400 300 370 220 270 200M500 420C380 420 340 420 250 420M500 510C400 550 370 610 280 640", INK.b300, 6, ' stroke-dasharray="2 18"')}${phone(600, 400, 650, dialogueScreen)}${envelope(800, 252, 76, "url(#paper)", -8)}${envelope(400, 540, 70, "url(#paper)", 8)}${[
        [970, 190, 0],
        [1010, 420, 1],
        [960, 650, 2],
        [230, 190, 3],
        [190, 420, 4],
        [240, 650, 5],
      ]
        .map(([x, y, who]) => soft(disc(x, y, 66, "#fff")) + face(x, y, 58, FACES[who]))
        .join("")}${disc(1018, 146, 20, INK.coral)}${disc(238, 376, 18, INK.coral)}`,
  ],
  broadcasting: [
    "A megaphone sends waves to people in many places",
    () =>
      `${ground()}${field("blue", 420, 420, 330)}${[150, 250, 350, 450].map((r, step) => `<path d="M${470 + r * 0.78} ${400 - r * 0.74}A${r} ${r} 0 0 1 ${470 + r * 0.78} ${400 + r * 0.5}" fill="none" stroke="${INK.b400}" stroke-width="10" opacity="${0.7 - step * 0.14}"/>`).join("")}${shadow(380, 690, 220, 22)}${soft(megaphone(380, 420, 1.7, -10))}${[
        [800, 170, 0, 54],
        [960, 290, 1, 64],
        [840, 420, 2, 70],
        [1010, 500, 5, 56],
        [800, 640, 3, 58],
        [960, 690, 4, 46],
        [1080, 150, 3, 44],
      ]
        .map(([x, y, who, r]) => soft(disc(x, y, r + 8, "#fff")) + face(x, y, r, FACES[who]))
        .join("")}${bubble(640, 60, 130, 84, writing(28, 36, [74, 46], { gap: 22 }))}`,
  ],
  conference: [
    "A laptop with six people in a call, a phone with the dialling keys beside it",
    () =>
      `${ground()}${windowOf(780, 90, 300, 260)}${field("blue", 520, 390, 330)}${plant(1080, 650, 0.95)}${floor(650, "#fff", 0.7)}${laptop(530, 640, 820, `${rect(0, 0, 620, 380, 0, INK.b800)}${[0, 1, 2, 3, 4, 5].map((step) => tile(20 + (step % 3) * 196, 20 + Math.floor(step / 3) * 154, 186, 144, FACES[step], ["#b3d2fa", "#ffd9c8", "#cdeadf", "#86b8f6", "#fbe7c6", "#d6e7fd"][step])).join("")}${disc(250, 350, 20, "#2a5597")}${disc(310, 350, 20, INK.coral)}${disc(370, 350, 20, "#2a5597")}`)}${phone(990, 560, 340, `${rect(0, 0, 344, 744, 0, "url(#dusk)")}${face(172, 190, 90, FACES[2])}${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => disc(82 + (step % 3) * 90, 370 + Math.floor(step / 3) * 90, 32, "#fff", ' opacity=".3"')).join("")}${disc(172, 664, 42, INK.coral)}`, { turn: 6 })}${bubble(150, 120, 200, 100, line("M40 50h10M66 34v32M92 22v56M118 36v28M144 44v12", INK.b500, 12))}`,
  ],
  pbx: [
    "A desk phone that sends calls on to four colleagues",
    () =>
      `${ground()}${field("blue", 400, 410, 320)}${floor(670, "#fff", 0.65)}${line("M560 400H660M660 400V170Q660 150 690 150H830M660 400V330Q660 310 690 310H830M660 400V480Q660 500 690 500H830M660 400V640Q660 660 690 660H830", INK.b300, 9)}${disc(660, 400, 20, INK.coral)}${disc(660, 400, 8, "#fff")}${shadow(370, 700, 300, 26)}${soft(shape("M170 430H560Q584 430 590 454L630 670Q632 700 604 700H126Q98 700 100 670L140 454Q146 430 170 430Z", "url(#blue)"))}${shape("M400 430H560Q584 430 590 454L630 670Q632 700 604 700H430Z", "#0b1f4a", ' opacity=".13"')}${rect(330, 470, 220, 84, 12, "#d9ebff")}${writing(354, 500, [120, 80], { fill: INK.b400 })}${Array.from({ length: 12 }, (_, key) => rect(332 + (key % 4) * 58, 574 + Math.floor(key / 4) * 40, 44, 28, 9, key === 11 ? INK.coral : "#fff", ' opacity=".92"')).join("")}${soft(shape("M150 400Q150 360 190 360H250Q286 360 286 400V420Q286 446 262 452V620Q286 626 286 652V668Q286 700 250 700H190Q150 700 150 668V652Q150 626 176 620V452Q150 446 150 420Z", "url(#navy)"))}${line("M168 410V398Q168 380 190 378", "#7f9cc7", 6)}${line("M150 640C90 640 80 720 140 740", INK.navy, 10)}${[0, 1, 2, 3].map((step) => card(830, 84 + step * 172 - (step ? 6 : 0), 260, 132, face(68, 66, 44, FACES[step]) + writing(132, 54, [88, 60]))).join("")}${tick(1086, 262, 24)}`,
  ],
  "office-mobility": [
    "A woman works with phone and laptop in a train above the city",
    () =>
      `${ground()}${rect(0, 70, 1200, 470, 0, "#f6faff")}${windowOf(80, 120, 460, 300)}${windowOf(640, 120, 460, 300)}${line("M0 70H1200", INK.b200, 12)}${line("M200 70V40M600 70V40", INK.b300, 8)}${floor(700, "#fff", 0.6)}${[
        [150, 1],
        [780, 1],
      ]
        .map(
          ([x]) =>
            shape(`M${x} 440Q${x} 400 ${x + 40} 400H${x + 230}Q${x + 270} 400 ${x + 270} 440V720H${x}Z`, "url(#sky)") +
            rect(x - 16, 600, 302, 90, 28, "url(#blue)"),
        )
        .join(
          "",
        )}${rect(150, 690, 900, 18, 9, INK.b300)}${person(CAST.p09, 440, 300, { s: 0.98, left: "table", right: "phone", to: 470, held: handPhone(70, 190, 6) })}${person({ ...CAST.p14, glasses: false, cloth: "#8fc0f8" }, 910, 330, { s: 0.84, left: "type", right: "type", to: 470, held: "" })}${table(290, 612, 780)}${laptop(
        640,
        614,
        260,
        columns(70, 330, 60, [110, 170, 230], { gap: 24 }) +
          ring(450, 200, 80, 40, [
            [0.6, INK.b500],
            [0.4, INK.b200],
          ]),
      )}${wifi(690, 350, 0.5)}`,
  ],
  "sme-shop": [
    "A shopkeeper at the counter of his grocery, with a phone and a code for payments",
    () =>
      `${ground("dawn")}${field("dawn", 600, 400, 360)}${floor(690, "#fff", 0.65)}${shop(600, 700, 1.22, `${line("M-260-180H-80M100-180H260", "#e0b98c", 8)}${[-250, -214, -178, -142, -106].map((x, step) => rect(x, -222, 26, 40, 8, [INK.coral, INK.b400, INK.gold, INK.leaf, INK.b300][step])).join("")}${[120, 158, 196, 232].map((x, step) => rect(x, -226, 28, 44, 12, [INK.leaf, INK.gold, INK.b500, INK.coral][step])).join("")}`, line("M-130-400H130", "#fff", 20))}${person(CAST.p14, 600, 420, { s: 0.62, detail: true, left: "table", right: "phone", to: 400, held: handPhone(74, 186, 8) })}${soft(rect(330, 596, 540, 110, 14, "url(#wood)"))}${rect(316, 578, 568, 34, 12, "url(#sand)")}${at(430, 578, `${soft(rect(-40, -104, 80, 100, 10, "#fff"))}${rect(-26, -90, 52, 52, 4, "none", ` stroke="${INK.b600}" stroke-width="8" stroke-dasharray="16 8"`)}${rect(-10, -74, 20, 20, 3, INK.b600)}${line("M-22-22H22", INK.coral, 9)}`)}${[
        [740, 0],
        [790, 1],
        [840, 2],
      ]
        .map(
          ([x, step]) =>
            shape(`M${x - 26} 540H${x + 26}L${x + 20} 580H${x - 20}Z`, "url(#sand)") +
            disc(x - 9, 536, 13, [INK.coral, INK.leaf, INK.gold][step]) +
            disc(x + 9, 536, 13, [INK.coral, INK.leaf, INK.gold][step]),
        )
        .join(
          "",
        )}${plant(170, 730, 0.8)}${at(1050, 700, `${shadow(0, 0, 80, 10)}${shape("M-60 0L-74-70H74L60 0Z", "url(#wood)")}${[-46, -16, 16, 46].map((x) => disc(x, -76, 24, x % 3 ? INK.leaf : INK.coral)).join("")}`)}`,
  ],
  "field-force": [
    "A field worker by a motorbike with a phone; a route with ticked visits above",
    () =>
      `${ground("mint")}${field("mint", 600, 400, 340)}${city(650, "#7fc4ae")}${floor(650, "#fff", 0.75)}${line("M140 300C300 180 420 360 560 250S820 130 1090 210", INK.b400, 9, ' stroke-dasharray="2 24"')}${tick(140, 300, 32)}${tick(560, 250, 32)}${pin(1096, 214, 0.8)}${tree(110, 670, 0.9)}${motorbike(810, 720, 1.4)}${person({ ...CAST.p18, cloth: INK.b500, wear: "polo", trim: "#fff" }, 430, 290, { s: 0.52, detail: true, left: "down", right: "phone", stands: true, held: handPhone(76, 190, 6) + line("M-58 128L58 300", INK.navy, 14) + rect(20, 280, 96, 110, 14, "#10254a") })}${card(940, 262, 220, 190, `${tick(46, 48, 20)}${tick(46, 98, 20)}${disc(46, 148, 18, "none", ` stroke="${INK.b300}" stroke-width="6"`)}${writing(86, 48, [100, 74, 90], { gap: 50 })}`)}`,
  ],
  "enterprise-portal": [
    "A laptop with the company's portal: lines, costs and people at a glance",
    () =>
      `${ground()}${field("blue", 600, 390, 360)}${floor(690, "#fff", 0.65)}${laptop(
        600,
        690,
        980,
        `${rect(0, 0, 130, 380, 0, INK.b700)}${disc(65, 44, 20, "#fff")}${writing(30, 104, [70, 54, 64, 48, 60], { gap: 40, fill: "#7fb0ef" })}${[0, 1, 2].map((step) => rect(152 + step * 154, 24, 140, 84, 14, "#fff") + writing(170 + step * 154, 54, [60], { h: 9 }) + writing(170 + step * 154, 82, [90], { fill: [INK.b500, INK.leaf, INK.coral][step], h: 13 })).join("")}${rect(152, 126, 294, 232, 14, "#fff")}${columns(178, 336, 30, [60, 100, 84, 130, 120, 170], { gap: 14 })}${rect(460, 126, 140, 232, 14, "#fff")}${ring(
          530,
          196,
          38,
          22,
          [
            [0.5, INK.b500],
            [0.3, INK.b300],
            [0.2, INK.coral],
          ],
        )}${writing(484, 276, [92, 64, 80])}`,
      )}${card(90, 200, 220, 140, face(66, 70, 42, FACES[0]) + face(112, 70, 42, FACES[2]) + face(158, 70, 42, FACES[1]))}${card(
        930,
        150,
        190,
        170,
        ring(95, 84, 50, 22, [
          [0.72, INK.b500],
          [0.28, INK.b100],
        ]) + tick(95, 84, 24),
      )}${shield(1050, 520, 0.6, "url(#sky)", tick(0, 4, 40, INK.b700))}`,
  ],
  "ads-formats": [
    "A laptop, a tablet and a phone with advertisements of several formats",
    () => {
      const play = (x, y, r) =>
        disc(x, y, r, "#fff", ' opacity=".92"') +
        shape(`M${x - r * 0.28} ${y - r * 0.42}L${x + r * 0.48} ${y}L${x - r * 0.28} ${y + r * 0.42}Z`, INK.coral);
      return `${ground()}${field("blue", 600, 400, 350)}${floor(680, "#fff", 0.65)}${laptop(530, 670, 800, `${rect(24, 24, 572, 84, 14, "url(#coral)")}${writing(54, 56, [160, 110], { fill: "#fff", gap: 24 })}${rect(470, 46, 100, 40, 20, "#fff")}${rect(24, 126, 380, 230, 14, "url(#dusk)")}${shape("M24 300L140 220L220 280L300 200L404 290V342Q404 356 390 356H38Q24 356 24 342Z", "#8cc0fb", ' opacity=".55"')}${play(214, 240, 46)}${writing(424, 146, [160, 130, 150, 110, 160, 90, 140], { gap: 32 })}`)}${phone(970, 490, 480, `${rect(0, 0, 344, 744, 0, "url(#coral)")}${disc(70, 130, 240, "#fff", ' opacity=".16"')}${star(172, 300, 84, "#fff")}${writing(72, 460, [200, 150], { fill: "#fff", gap: 40, h: 18 })}${rect(72, 590, 200, 70, 35, "#fff")}`, { turn: 6 })}${tablet(230, 560, 320, `${rect(24, 24, 652, 270, 20, "url(#sky)")}${play(350, 160, 60)}${rect(24, 320, 206, 136, 16, "#ffd9c8")}${rect(247, 320, 206, 136, 16, INK.b200)}${rect(470, 320, 206, 136, 16, "#cdeadf")}`, { turn: -5 })}${bubble(780, 110, 190, 100, line("M36 64L70 44L100 56L150 26", INK.coral, 9) + disc(150, 26, 9, INK.coral))}`;
    },
  ],
  "ads-reach": [
    "The map of Bangladesh with rings that spread from Dhaka to people everywhere",
    () =>
      `${ground()}${field("blue", 600, 400, 360)}${soft(at(600, 400, shape(COUNTRY, "url(#blue)", ' stroke="#fff" stroke-width="8"'), { s: 1.36 }))}${[90, 180, 280].map((r, step) => disc(610, 388, r, "#fff", ` fill-opacity="${0.16 - step * 0.04}" stroke="#fff" stroke-opacity="${0.8 - step * 0.2}" stroke-width="4"`)).join("")}${line("M610 388L300 250M610 388L250 560M610 388L880 210M610 388L930 480M610 388L780 670", INK.peach, 5, ' stroke-dasharray="2 14"')}${soft(disc(610, 388, 50, "url(#coral)"))}${at(606, 388, shape("M-26-8H-8L18-26V26L-8 8H-26Z", "#fff"))}${[
        [270, 240, 0, 60],
        [220, 570, 2, 66],
        [910, 190, 1, 62],
        [970, 480, 5, 70],
        [790, 690, 3, 50],
      ]
        .map(([x, y, who, r]) => soft(disc(x, y, r + 8, "#fff")) + face(x, y, r, FACES[who]))
        .join(
          "",
        )}${card(1000, 600, 150, 130, columns(28, 104, 22, [30, 50, 76], { gap: 14 }))}${card(60, 90, 150, 90, `${bars(20, 76, 0.55)}`)}`,
  ],
  "innovation-lab": [
    "Two engineers at a bench with a circuit, a sensor and a bright bulb of ideas",
    () =>
      `${ground()}${windowOf(140, 110, 320, 300)}${field("blue", 680, 330, 290)}${floor(700, "#fff", 0.6)}${line("M680 60V120M500 150L540 186M860 150L820 186M450 320H506M910 320H854", INK.gold, 10)}${soft(shape("M680 150C780 150 836 224 816 306C804 354 760 378 752 424H608C600 378 556 354 544 306C524 224 580 150 680 150Z", "url(#gold)"))}${line("M640 420V340L680 300L720 340V420", "#fff", 9)}${rect(614, 430, 132, 24, 12, "url(#steel)")}${rect(624, 460, 112, 22, 11, "url(#steel)")}${gear(934, 200, 56, INK.b300)}${gear(1010, 270, 38, INK.b400)}${person(CAST.p11, 340, 330, { s: 0.9, left: "table", right: "table", to: 440 })}${person({ ...CAST.p04, beard: "stubble", glasses: true }, 960, 350, { s: 0.9, left: "table", right: "table", to: 440 })}${table(110, 640, 990)}${at(620, 600, `${rect(-120, -20, 240, 60, 10, "#21907a")}${rect(-30, -46, 60, 40, 6, INK.navy)}${line("M-90 0H-40M40 0H90M-90 20H90", "#bfe6d9", 5)}${disc(-96, -4, 9, INK.gold)}${disc(96, -4, 9, INK.coral)}`)}${at(470, 640, `${shape("M-16-90H16V-50L44-6Q48 0 40 0H-40Q-48 0-44-6L-16-50Z", "#e3f0ff")}${shape("M-30-28H30L44-6Q48 0 40 0H-40Q-48 0-44-6Z", INK.b400)}`)}${wifi(790, 610, 0.42)}`,
  ],
};
