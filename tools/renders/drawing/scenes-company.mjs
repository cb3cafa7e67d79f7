// Scenes of the pages about the company: who we are, the people, the planet, what we support.
import { CAST } from "./cast.mjs";
import { at, INK } from "./palette.mjs";
import { handPhone, person } from "./people.mjs";
import {
  building,
  bush,
  city,
  cloudAt,
  cottage,
  field,
  fields,
  floor,
  ground,
  palm,
  plant,
  river,
  skyline,
  table,
  tower,
  tree,
  windowOf,
} from "./places.mjs";
import {
  card,
  confetti,
  disc,
  FACES,
  face,
  laptop,
  line,
  paper,
  pin,
  rect,
  shadow,
  shape,
  shield,
  soft,
  star,
  tablet,
  tick,
  waves,
  writing,
} from "./things.mjs";
import { boat, bus } from "./vehicles.mjs";

const headquarters = () =>
  `${shadow(620, 690, 330, 26)}${building(700, 690, 210, 330, { fill: "url(#sky)", gap: 42 })}${building(330, 690, 170, 270, { fill: "url(#steel)" })}${building(440, 690, 300, 500, { fill: "url(#blue)", glass: "#cfe5ff", gap: 48, opacity: 0.85 })}${soft(rect(530, 150, 120, 56, 14, "url(#paper)"))}${line("M562 178H618", INK.b500, 13)}${disc(618, 178, 9, INK.coral)}${rect(510, 590, 160, 100, 10, "#eaf4ff")}${line("M590 596V690", INK.b400, 6)}${rect(490, 574, 200, 20, 8, INK.navy)}`;

/** A person in the background: small, with few strokes. */
const passer = (x, y, s, cloth, skin = "#cf9668", hair = "#20242f") =>
  `${shadow(x, y, 34 * s, 6 * s)}${at(x, y, `${shape("M-20-70L-16 0H-4L0-56L4 0H16L20-70Z", "#24324d")}${shape("M-26-60C-28-120-22-138 0-138C22-138 28-120 26-60Z", cloth)}${disc(0, -160, 20, skin)}${shape("M-21-158A21 22 0 0 1 21-158C12-170-8-172-21-158Z", hair)}`, { s })}`;
const lady = (x, y, s, cloth, scarf, skin = "#d9a577") =>
  `${shadow(x, y, 34 * s, 6 * s)}${at(x, y, `${shape("M-18-120C-30-70-36-30-40 0H40C36-30 30-70 18-120Z", cloth)}${shape("M-22-124C-10-142 10-142 22-124L14-40Q-6-60-22-124Z", scarf)}${disc(0, -160, 19, skin)}${shape("M-22-142C-28-180-10-186 0-186C10-186 28-180 22-142C20-160 12-172 0-172C-12-172-20-160-22-142Z", "#20242f")}`, { s })}`;

export const COMPANY_SCENES = {
  company: [
    "The company's glass building in the city, with trees, a bus and people before it",
    () =>
      `${ground()}${field("blue", 600, 380, 340)}${city(690)}${cloudAt(220, 190, 0.9)}${cloudAt(960, 150, 0.7)}${floor(680, "#fff", 0.7)}${headquarters()}${tree(270, 700, 0.95)}${tree(960, 700, 1.1)}${bush(390, 706, 0.7)}${bush(800, 706, 0.6)}${bus(960, 764, 0.5)}${lady(470, 752, 0.52, INK.coral, INK.gold)}${passer(540, 756, 0.52, "#f4f8ff")}${passer(690, 750, 0.5, INK.b700, "#b97f54")}`,
  ],
  story: [
    "A road from a village mast to the towers of the city, with a pin for each milestone",
    () =>
      `${ground("dawn")}${disc(880, 210, 90, "#fff", ' opacity=".75"')}${skyline(420, INK.b300, { from: 6, opacity: 0.4 })}${fields(430)}${shape("M30 830C200 650 690 690 600 596C510 500 790 520 872 440L906 444C870 548 650 520 712 584C820 700 370 690 240 830Z", "#fff", ' opacity=".92"')}${line("M140 820C280 670 770 694 654 590C580 512 800 536 884 452", INK.b300, 6, ' stroke-dasharray="2 26"')}${building(850, 450, 110, 190, { fill: "url(#blue)", glass: "#cfe5ff" })}${building(975, 456, 90, 140, { fill: "url(#sky)" })}${tower(800, 452, 250)}${cottage(230, 560, 0.82)}${palm(90, 580, 0.9)}${tower(400, 560, 210)}${pin(214, 742, 1, "url(#blue)")}${pin(488, 672, 0.86, "url(#sky)")}${pin(648, 580, 0.7, "url(#blue)")}${pin(868, 466, 0.62)}${tree(1060, 640, 1)}${bush(960, 690, 0.8)}`,
  ],
  "people-at-work": [
    "Three colleagues around a laptop at a table, the city in the window",
    () =>
      `${ground()}${windowOf(330, 90, 540, 380)}${floor(690, "#fff", 0.6)}${person(CAST.p01, 350, 300, { s: 0.86, left: "table", right: "table", to: 420 })}${person(CAST.p18, 600, 262, { s: 0.9, left: "down", right: "table", to: 460 })}${person(CAST.p03, 860, 304, { s: 0.86, left: "table", right: "phone", to: 420, held: handPhone(62, 186, 8) })}${table(120, 606, 960)}${laptop(600, 606, 300, rect(40, 40, 240, 130, 18, INK.b500) + rect(40, 200, 540, 140, 18, INK.b100))}${at(820, 606, rect(-26, -56, 52, 56, 10, "url(#coral)") + line("M26-44C48-44 48-14 26-14", INK.coral, 9))}`,
  ],
  governance: [
    "A structure of bodies and people under a shield, with a document and a check mark",
    () =>
      `${ground("sand")}${field("sand", 600, 390, 340)}${line("M600 330V420M270 520V460Q270 420 310 420H890Q930 420 930 460V520M600 420V520", INK.b300, 8)}${card(430, 150, 340, 186, writing(150, 84, [150, 110], { fill: INK.b200 }) + face(84, 94, 48, FACES[0]))}${[0, 1, 2].map((step) => card(140 + step * 330, 500, 260, 170, face(70, 84, 42, FACES[step + 1]) + writing(130, 72, [96, 64]))).join("")}${shield(600, 118, 0.72, "url(#blue)", tick(0, 4, 46, INK.b700))}${at(1010, 250, `${line("M0-90V110M-96-64H96", INK.b700, 11)}${shape("M-150 36Q-96 96-42 36ZM42 36Q96 96 150 36Z", "url(#gold)")}${line("M-96-64L-146 36M-96-64L-46 36M96-64L46 36M96-64L146 36", INK.b700, 5)}${disc(0, -94, 16, INK.gold)}${rect(-56, 104, 112, 20, 10, INK.b700)}`, { s: 0.86 })}${paper(120, 170, 150, 190, writing(28, 74, [80, 94, 60]), { turn: -8 })}`,
  ],
  press: [
    "A spokeswoman at a lectern with microphones, cameras before her",
    () =>
      `${ground()}${rect(260, 70, 680, 470, 30, "url(#deep)")}${disc(400, 150, 260, "#7cc0ff", ' opacity=".16"')}${waves(600, 250, 1.5, "#7ab4f7", 9)}${floor(650, "#fff", 0.7)}${person(CAST.p09, 600, 250, { s: 1, left: "show", right: "table", to: 420 })}${shadow(600, 772, 260, 22)}${shape("M440 560H760L724 770H476Z", "url(#blue)")}${shape("M640 560H760L724 770H640Z", "#0b1f4a", ' opacity=".15"')}${rect(420, 540, 360, 40, 14, "url(#paper)")}${line("M520 540L500 470M600 540V452M690 540L712 470", INK.navy, 8)}${[
        [496, 452, INK.coral],
        [600, 430, INK.navy],
        [716, 452, INK.gold],
      ]
        .map(([x, y, c]) => rect(x - 17, y - 34, 34, 60, 17, c))
        .join("")}${[
        [150, 690, 1],
        [1060, 700, 1.1],
      ]
        .map(([x, y, s]) =>
          at(
            x,
            y,
            `${line("M0 40L-60 190M0 40L60 190M0 40V190", INK.navy, 9)}${soft(rect(-90, -60, 150, 104, 18, "url(#navy)"))}${rect(56, -34, 44, 54, 8, "#2f4f8a")}${disc(-16, -8, 32, "#3f6fb8")}${disc(-16, -8, 18, "#0e1f3f")}${disc(-76, -44, 6, INK.coral)}`,
            { s, flip: x > 600 },
          ),
        )
        .join("")}${card(950, 130, 190, 130, writing(30, 40, [120, 130, 80]), { turn: 6 })}`,
  ],
  career: [
    "A young woman with a bag goes up steps to an open door full of light",
    () =>
      `${ground()}${field("blue", 690, 330, 300)}${rect(800, 90, 230, 330, 18, "#fff")}${shape("M820 110H1010V420H820Z", "url(#gold)")}${shape("M820 110H1010V420H820Z", "#fff", ' opacity=".55"')}${shape("M820 110L900 140V450L820 420Z", "url(#blue)")}${disc(886, 292, 7, INK.gold)}${shape("M820 420L1010 420L860 800H330Z", "#fff", ' opacity=".35"')}${[0, 1, 2, 3, 4].map((step) => rect(90 + step * 180, 740 - step * 80, 1140 - step * 180, 90 + step * 80, 14, ["#c3dcfc", "#add0fb", "#98c3f9", "#82b5f6", "#6ba6f3"][step]) + rect(90 + step * 180, 740 - step * 80, 1140 - step * 180, 18, 9, "#fff", ' opacity=".8"')).join("")}${person({ ...CAST.p13, cloth: INK.coral, trousers: "#24324d", walks: true }, 582, 150, { s: 0.5, detail: true, left: "down", right: "wave", stands: true, held: rect(-104, 330, 60, 74, 12, "#10254a") + line("M-86 330Q-74 304-62 330", "#10254a", 7) })}${disc(900, 270, 250, "url(#glow)", ' opacity=".55"')}${plant(1120, 420, 0.6)}${tree(180, 740, 0.9)}${star(300, 240, 26, INK.gold)}${star(400, 150, 16, INK.coral)}${cloudAt(180, 190, 0.8)}`,
  ],
  students: [
    "Three students with books and a phone before their campus",
    () =>
      `${ground("mint")}${field("mint", 760, 380, 340)}${cloudAt(300, 200, 0.8)}${at(170, 0, `${rect(260, 330, 680, 310, 10, "url(#paper)")}${shape("M430 330L600 220L770 330Z", "url(#blue)")}${line("M320 390V550M880 390V550", INK.b200, 40)}${rect(548, 430, 104, 210, 52, INK.b300)}`)}${tree(130, 660, 1.25)}${tree(310, 650, 0.85)}${floor(640, "#fff", 0.75)}${at(160, 0, `${person(CAST.p07, 384, 340, { s: 0.9, left: "down", right: "chest", stands: true, held: rect(-34, 196, 104, 130, 8, INK.b600) + rect(-34, 196, 14, 130, 6, INK.b800) })}${person({ ...CAST.p10, trousers: "#24324d" }, 646, 296, { s: 0.94, left: "down", right: "wave", stands: true, held: line("M-62 122C-58 180-58 240-62 300M62 122C58 180 58 240 62 300", INK.navy, 15) })}${person(CAST.p21, 912, 346, { s: 0.88, left: "phone", right: "down", stands: true, held: handPhone(-64, 186, -8) })}`)}`,
  ],
  "leader-trainee": [
    "A mentor shows a trainee the way up a mountain with a flag on its top",
    () =>
      `${ground()}${at(130, 0, `${disc(620, 190, 110, "#fff", ' opacity=".8"')}${shape("M300 640L640 130L760 290L820 230L1150 640Z", "url(#sky)")}${shape("M640 130L760 290L700 640H1150L820 230L760 290Z", "#0b3672", ' opacity=".14"')}${shape("M640 130L572 232L616 262L650 226L690 268L716 232Z", "#fff")}${line("M640 130V50", INK.navy, 8)}${shape("M644 52L724 78L644 106Z", "url(#coral)")}${line("M420 640C560 600 470 520 590 490C700 462 560 400 640 350C690 318 620 270 644 240", "#fff", 10, ' stroke-dasharray="4 24"')}`)}${cloudAt(1080, 230, 0.7)}${cloudAt(270, 240, 0.9)}${fields(640)}${tree(150, 690, 1.1)}${bush(300, 700, 0.8)}${person(CAST.p08, 540, 330, { s: 0.9, left: "hip", right: "show", stands: true })}${person(CAST.p17, 990, 380, { s: 0.86, left: "chest", right: "down", stands: true, held: rect(-62, 206, 110, 134, 10, "#fff") + writing(-42, 244, [70, 70, 44]) })}`,
  ],
  "esg-nature": [
    "A mast with solar panels between trees and a river, with wind turbines behind",
    () =>
      `${ground("mint")}${disc(900, 190, 84, "url(#gold)")}${disc(900, 190, 140, "#ffd57e", ' opacity=".22"')}${cloudAt(300, 180, 0.9)}${cloudAt(690, 130, 0.6)}${[
        [200, 470, 0.8],
        [1050, 450, 0.95],
        [330, 480, 0.6],
      ]
        .map(([x, y, s]) =>
          at(
            x,
            y,
            `${shape("M-7 0L-4-260H4L7 0Z", "#fff")}${[0, 120, 240].map((turn) => `<path d="M0-262C20-300 16-350 0-390C-10-350-10-300 0-262Z" fill="#fff" transform="rotate(${turn + 20} 0 -262)"/>`).join("")}${disc(0, -262, 10, INK.b300)}`,
            { s },
          ),
        )
        .join("")}${fields(470)}${river(650)}${tower(600, 560, 440)}${[
        [330, 600],
        [760, 610],
      ]
        .map(([x, y]) =>
          at(
            x,
            y,
            `${line("M40 0V-60M130 0V-60", INK.b700, 8)}${shape("M0-40L50-130H200L150-40Z", "url(#deep)")}${line("M50-40L100-130M100-40L150-130M25-85H175", "#8cc0fb", 4)}`,
          ),
        )
        .join(
          "",
        )}${tree(160, 640, 1.1)}${tree(1040, 640, 1.2)}${palm(960, 640, 0.8)}${bush(560, 640, 0.7)}${boat(360, 730, 0.7)}`,
  ],
  "esg-community": [
    "A woman teaches children with a tablet in the yard of a village house",
    () =>
      `${ground("sand")}${disc(940, 170, 80, "#fff", ' opacity=".8"')}${fields(480)}${cottage(860, 560, 1.35)}${palm(150, 620, 1.15)}${person({ ...CAST.p01, flowers: false }, 350, 320, { s: 0.9, left: "down", right: "show", stands: true })}${tablet(580, 500, 240, star(350, 150, 70, INK.gold) + writing(190, 300, [320, 220], { gap: 70, h: 34 }), { turn: -5 })}${person({ ...CAST.p17, cloth: INK.b500, inner: "#eaf3fe", back: "pony" }, 830, 460, { s: 0.62, left: "chest", right: "down", stands: true })}${person({ ...CAST.p10, wear: "tee", cloth: INK.gold }, 1000, 478, { s: 0.6, left: "down", right: "up", stands: true })}${waves(580, 300, 0.5, INK.b400, 12)}`,
  ],
  "sponsorship-stage": [
    "A stage with beams of light, a singer and a crowd with raised hands",
    () => {
      const crowd = Array.from({ length: 13 }, (_, step) => {
        const x = 50 + step * 92;
        const y = 690 + (step % 3) * 24;
        const hands =
          step % 2
            ? `M${x - 34} ${y + 60}L${x - 44} ${y - 62}`
            : `M${x + 34} ${y + 60}L${x + 46} ${y - 54}M${x - 34} ${y + 60}L${x - 46} ${y - 40}`;
        const tone = ["#0b3672", "#0d4291", "#0a2f66"][step % 3];
        return `${line(hands, tone, 20)}${disc(x, y, 34, tone)}${shape(`M${x - 58} 820V${y + 70}Q${x - 54} ${y + 40} ${x} ${y + 38}Q${x + 54} ${y + 40} ${x + 58} ${y + 70}V820Z`, tone)}`;
      });
      return `${ground("deep")}${rect(160, 110, 880, 470, 24, "#0a3576")}${rect(300, 160, 600, 330, 18, "url(#sky)")}${disc(480, 240, 220, "#fff", ' opacity=".14"')}${waves(600, 330, 1.3, "#fff", 9)}${line("M130 110H1070M170 110V600M1030 110V600", "#7ab4f7", 14)}${[260, 470, 730, 940].map((x) => shape(`M${x} 120L${x - 130} 600H${x + 70}Z`, "#cfe5ff", ' opacity=".16"') + rect(x - 20, 98, 40, 34, 10, "#10254a")).join("")}${rect(120, 574, 960, 54, 16, "url(#blue)")}${person({ ...CAST.p17, cloth: INK.coral, inner: "#ffe3d6" }, 600, 262, { s: 0.5, left: "chest", right: "wave", to: 600, held: line("M-24 170L-6 110", "#10254a", 14) + disc(-4, 104, 18, "#10254a"), stands: false })}${at(400, 520, `${soft(rect(-60, -60, 90, 114, 10, "url(#navy)"))}${disc(-15, -20, 26, "#3a5f9e")}${disc(-15, 26, 16, "#3a5f9e")}`)}${at(830, 520, `${soft(rect(-60, -60, 90, 114, 10, "url(#navy)"))}${disc(-15, -20, 26, "#3a5f9e")}${disc(-15, 26, 16, "#3a5f9e")}`)}${confetti(
        [
          [250, 260, 20],
          [340, 420, 60],
          [880, 280, 120],
          [950, 420, 40],
          [520, 190, 80],
          [700, 200, 15],
          [430, 330, 100],
          [790, 380, 150],
        ],
      )}${crowd.join("")}`;
    },
  ],
};
