// Scenes of figures and papers: the investors' pages, notices, terms, new companies.
import { CAST } from "./cast.mjs";
import { at, INK } from "./palette.mjs";
import { person } from "./people.mjs";
import { city, field, floor, ground, plant } from "./places.mjs";
import {
  bell,
  card,
  coin,
  columns,
  disc,
  FACES,
  face,
  line,
  paper,
  pile,
  rect,
  ring,
  shadow,
  shape,
  soft,
  star,
  tick,
  writing,
} from "./things.mjs";
import { rocket } from "./vehicles.mjs";

const PARTS = [
  [0.56, INK.b600],
  [0.24, INK.b300],
  [0.12, INK.coral],
  [0.08, INK.gold],
];

/** A calendar month: seven columns and five rows of days. */
function days(x, y, step, marked) {
  return Array.from({ length: 35 }, (_, day) => {
    const [cx, cy] = [x + (day % 7) * step, y + Math.floor(day / 7) * step];
    const kind = marked[day];
    if (kind === undefined) return disc(cx, cy, step * 0.13, INK.b200);
    return `${disc(cx, cy, step * 0.4, kind)}${disc(cx, cy, step * 0.13, "#fff")}`;
  }).join("");
}

export const INVESTOR_SCENES = {
  shareholders: [
    "A ring in four parts that stands for the shareholders, with people and coins",
    () =>
      `${ground()}${field("blue", 600, 380, 350)}${floor(680, "#fff", 0.7)}${shadow(600, 690, 290, 24)}${soft(disc(600, 390, 280, "url(#paper)"))}${ring(600, 390, 206, 92, PARTS)}${disc(600, 390, 118, "#fff")}${[
        [560, 380, 0],
        [640, 380, 1],
        [600, 440, 2],
      ]
        .map(([x, y, who]) => face(x, y, 44, FACES[who]))
        .join(
          "",
        )}${person(CAST.p02, 200, 420, { s: 0.66, left: "hip", right: "show", stands: true })}${person(CAST.p05, 1000, 424, { s: 0.64, left: "front", right: "down", stands: true, held: rect(-66, 226, 120, 84, 8, "#fff") + writing(-48, 256, [80, 54]) })}${pile(330, 770, 3, 86)}${pile(870, 770, 5, 86)}`,
  ],
  dividend: [
    "A young tree in a pot that bears gold coins, with piles of coins beside it",
    () => {
      const leaf = (x, y, turn) =>
        `<path d="M0 0C26-40 84-46 116-8C84 22 30 24 0 0Z" fill="url(#leaf)" transform="translate(${x} ${y}) rotate(${turn})"/>`;
      return `${ground("mint")}${field("mint", 600, 380, 340)}${floor(680, "#fff", 0.7)}${at(108, 66, `${shadow(600, 704, 240, 24)}${line("M600 560C596 440 606 330 598 200M600 470C560 420 520 400 470 386M600 400C650 350 690 330 740 316M598 330C570 290 540 270 500 250M600 270C630 240 650 220 690 200", "#21907a", 13)}${leaf(470, 386, 190)}${leaf(740, 316, -14)}${leaf(500, 250, 200)}${leaf(690, 200, -30)}${leaf(598, 204, -104)}${leaf(560, 420, 160)}${leaf(650, 352, 10)}${coin(452, 450, 46, -8)}${coin(790, 384, 46, 8)}${coin(470, 190, 38, -8)}${coin(738, 150, 40, 10)}${coin(600, 120, 48)}${coin(664, 462, 34, 6)}${shape("M480 540H720L694 688Q690 704 674 704H526Q510 704 506 688Z", "url(#blue)")}${shape("M630 540H720L694 688Q690 704 674 704H610Z", "#0b1f4a", ' opacity=".16"')}${rect(462, 524, 276, 44, 16, "url(#sky)")}${pile(300, 706, 3, 100)}${pile(400, 740, 5, 100)}${pile(830, 724, 7, 100)}${pile(940, 706, 4, 100)}`, { s: 0.82 })}`;
    },
  ],
  "annual-report": [
    "The annual report as a standing book with a chart on its cover, and its pages open",
    () =>
      `${ground("dawn")}${field("dawn", 600, 380, 350)}${floor(660, "#fff", 0.7)}${shadow(640, 724, 420, 30)}${soft(shape("M330 150Q330 130 350 130H620V690H350Q330 690 330 670Z", "url(#deep)"))}${shape("M356 130H620V230C560 330 440 340 356 300Z", "#7cc0ff", ' opacity=".2"')}${rect(330, 130, 26, 560, 8, "#06306f", ' opacity=".5"')}${writing(394, 210, [130, 90], { fill: "#fff", gap: 34, h: 14 })}${columns(396, 600, 34, [90, 140, 200, 270], { gap: 16 })}${line("M400 440L450 400L500 372L560 300", "#fff", 8)}${disc(560, 300, 13, INK.coral)}${soft(shape("M640 420C700 390 800 386 880 420V690C800 660 700 664 640 690Z", "url(#paper)"))}${soft(shape("M880 420C960 386 1060 390 1110 420V690C1060 664 960 660 880 690Z", "url(#paper)"))}${shape("M880 420C900 410 930 402 960 400V672C930 672 900 680 880 690Z", "#0b2a5c", ' opacity=".07"')}${ring(760, 500, 46, 26, PARTS)}${writing(690, 590, [140, 120, 80], { gap: 24 })}${writing(920, 470, [150, 130, 150], { gap: 26 })}${columns(924, 636, 26, [40, 64, 84, 110], { gap: 14 })}${coin(220, 660, 46, -10)}`,
  ],
  "results-chart": [
    "A man presents results: rising columns with a line above them on a large board",
    () =>
      `${ground()}${field("blue", 660, 380, 340)}${floor(690, "#fff", 0.65)}${shadow(690, 712, 360, 24)}${card(
        380,
        110,
        640,
        470,
        `${writing(48, 60, [170, 110], { fill: INK.b200, gap: 32, h: 14 })}${line("M48 400H592", INK.b100, 6)}${line("M48 320H592M48 240H592", INK.b50, 5)}${columns(76, 400, 62, [90, 130, 120, 180, 220, 280], { gap: 24 })}${line("M108 270L194 230L280 240L366 180L452 150L538 84", INK.navy, 8)}${[
          [108, 270],
          [194, 230],
          [280, 240],
          [366, 180],
          [452, 150],
        ]
          .map(([x, y]) => disc(x, y, 10, "#fff", ` stroke="${INK.navy}" stroke-width="6"`))
          .join("")}${disc(538, 84, 15, INK.coral)}`,
      )}${line("M520 590L470 712M880 590L930 712", INK.b300, 14)}${person(CAST.p22, 270, 290, { s: 0.94, left: "hip", right: "show", stands: true })}${card(960, 420, 200, 110, ring(58, 55, 30, 15, PARTS) + writing(108, 46, [60, 40]))}${plant(1110, 740, 0.75)}`,
  ],
  calendar: [
    "A calendar with marked days, a clock and a bell",
    () =>
      `${ground()}${field("blue", 600, 400, 340)}${floor(690, "#fff", 0.65)}${at(72, 50, `${shadow(600, 716, 360, 26)}${soft(rect(300, 140, 600, 560, 40, "url(#paper)"))}${shape("M300 270V180Q300 140 340 140H860Q900 140 900 180V270Z", "url(#blue)")}${[400, 530, 670, 800].map((x) => rect(x - 12, 96, 24, 92, 12, "url(#steel)")).join("")}${writing(352, 214, [180], { fill: "#fff", h: 18 })}${shape("M826 196l26 20l-26 20ZM776 196l-26 20l26 20Z", "#fff", ' opacity=".85"')}${days(372, 330, 76, { 9: INK.b500, 19: INK.coral, 25: INK.b300 })}${soft(disc(950, 600, 100, "url(#paper)"))}${disc(950, 600, 82, "none", ` stroke="${INK.b100}" stroke-width="12"`)}${line("M950 600V546M950 600L990 624", INK.navy, 11)}${disc(950, 600, 10, INK.coral)}${soft(bell(236, 350, 1))}${line("M150 300Q130 350 150 400M322 300Q342 350 322 400", INK.gold, 8)}`, { s: 0.88 })}`,
  ],
  "notice-board": [
    "A board with pinned notices, one of them marked, and a bell",
    () =>
      `${ground("sand")}${field("sand", 600, 390, 350)}${floor(700, "#fff", 0.6)}${shadow(600, 734, 400, 26)}${line("M380 660L340 736M820 660L860 736", "#c98f5f", 20)}${soft(rect(210, 110, 780, 560, 34, "url(#wood)"))}${rect(240, 140, 720, 500, 18, "#fdf4e7")}${paper(284, 190, 200, 240, writing(32, 90, [130, 110, 130, 80], { gap: 32 }), { turn: -3 })}${card(530, 180, 250, 180, `${rect(24, 24, 90, 132, 12, INK.b500)}${writing(136, 50, [86, 70, 86, 50], { gap: 28 })}`, { turn: 2, r: 16 })}${card(820, 200, 110, 140, tick(55, 58, 30) + writing(26, 116, [58]), { turn: -4, r: 14, fill: "url(#mint)" })}${card(300, 470, 250, 130, writing(30, 42, [180, 150, 90], { gap: 28, fill: INK.peach }), { turn: 2, r: 16, fill: "#fff6ef" })}${paper(600, 400, 170, 200, columns(30, 160, 22, [40, 66, 90], { gap: 14 }) + writing(30, 66, [70]), { turn: -2 })}${card(806, 400, 130, 190, face(65, 66, 36, FACES[2]) + writing(30, 130, [70, 46]), { turn: 4, r: 16 })}${[
        [386, 198, INK.coral],
        [660, 190, INK.b500],
        [872, 206, INK.gold],
        [424, 482, INK.b500],
        [680, 410, INK.coral],
        [872, 410, INK.leaf],
      ]
        .map(
          ([x, y, c]) =>
            disc(x + 2, y + 5, 13, "#0b2a5c", ' opacity=".18"') +
            disc(x, y, 13, c) +
            disc(x - 4, y - 4, 4, "#fff", ' opacity=".7"'),
        )
        .join("")}${soft(bell(1030, 170, 0.9))}${disc(1068, 112, 24, INK.coral)}${disc(1068, 112, 8, "#fff")}`,
  ],
  "legal-terms": [
    "A document with a seal and a pen, beside scales",
    () =>
      `${ground()}${field("blue", 580, 390, 340)}${floor(700, "#fff", 0.6)}${shadow(560, 740, 320, 26)}${paper(470, 150, 380, 540, "", { turn: 6 })}${paper(360, 110, 400, 590, `${writing(52, 90, [190], { fill: INK.b400, h: 18 })}${writing(52, 150, [290, 270, 296, 240], { gap: 34 })}${line("M52 290H90", INK.b400, 14)}${writing(52, 330, [290, 262, 280], { gap: 34 })}${line("M60 520C90 470 110 560 140 510S190 520 214 500", INK.navy, 6)}${line("M52 546H236", INK.b200, 5)}`)}${disc(690, 622, 62, "url(#coral)")}${star(690, 622, 28, "#fff")}${shape("M660 676L640 760L690 730L740 760L720 676Z", INK.coral)}${at(600, 560, `${shape("M0 0L16-46L190-220L222-188L46-14Z", "url(#blue)")}${shape("M0 0L16-46L46-14Z", "#f3dfc8")}${shape("M0 0L7-20L20-7Z", INK.navy)}${shape("M172-202L190-220Q206-234 222-218Q238-202 222-188L206-172Z", "url(#coral)")}`)}${at(980, 560, `${line("M0-190V140M-120-150H120", INK.b700, 14)}${shape("M-186-6Q-120 66-54-6ZM54-6Q120 66 186-6Z", "url(#gold)")}${line("M-120-150L-182-6M-120-150L-58-6M120-150L58-6M120-150L182-6", INK.b700, 6)}${disc(0, -196, 20, INK.gold)}${rect(-80, 134, 160, 26, 13, "url(#deep)")}`)}${at(210, 600, `${shadow(0, 100, 110, 12)}${rect(-84, 36, 168, 60, 10, "url(#blue)")}${rect(-70, -16, 150, 52, 10, "url(#sky)")}${rect(-92, -62, 160, 46, 10, "url(#coral)")}${line("M-60 66H40M-46 10H40M-68-38H30", "#fff", 6, ' opacity=".7"')}`)}`,
  ],
  accelerator: [
    "A rocket rises over the city from a chart of growing columns",
    () =>
      `${ground("deep")}${disc(820, 220, 300, "#7cc0ff", ' opacity=".18"')}${city(760, "#8fc4ff")}${columns(190, 760, 90, [90, 150, 220, 300], { gap: 34, fill: "url(#paper)", warm: 0 })}${line("M220 610C400 600 570 540 720 400", "#fff", 10, ' stroke-dasharray="2 26"')}${disc(640, 720, 90, "#fff", ' opacity=".12"')}${star(300, 200, 16, INK.gold)}${star(480, 320, 11, "#fff")}${star(1030, 420, 15, INK.peach)}${star(1060, 140, 11, "#fff")}${star(200, 400, 10, "#fff")}${star(560, 130, 12, "#fff")}${shape("M700 470C660 560 600 640 520 700C640 690 720 620 770 520Z", "#fff", ' opacity=".2"')}${soft(rocket(830, 270, 1, 36))}`,
  ],
};
