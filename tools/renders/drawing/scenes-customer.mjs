// Scenes of what customers use and buy: the app, packs, plans, offers, money, digital services.
import { CAST } from "./cast.mjs";
import { at, INK } from "./palette.mjs";
import { handPhone, person } from "./people.mjs";
import { field, floor, ground, plant } from "./places.mjs";
import {
  bars,
  bolt,
  bubble,
  card,
  coin,
  confetti,
  disc,
  line,
  phone,
  pile,
  rect,
  ring,
  shadow,
  shape,
  sim,
  soft,
  star,
  tablet,
  taka,
  tick,
  wifi,
  writing,
} from "./things.mjs";

const note = (x, y, s, turn = 0) =>
  at(
    x,
    y,
    `${rect(-100, -52, 200, 104, 12, "url(#mint)")}${rect(-88, -40, 176, 80, 8, "none", ' stroke="#35a98a" stroke-opacity=".5" stroke-width="4"')}${disc(0, 0, 30, "#fff", ' opacity=".8"')}${at(0, 0, taka("#21907a", 9), { s: 0.46 })}`,
    { s, turn },
  );

const gift = (x, y, s) =>
  at(
    x,
    y,
    `${shadow(10, 0, 170, 18)}${rect(-130, -170, 260, 170, 14, "url(#blue)")}${shape("M50-170H116Q130-170 130-156V-14Q130 0 116 0H50Z", "#0b1f4a", ' opacity=".15"')}${rect(-24, -170, 48, 170, 0, "url(#coral)")}${rect(-150, -226, 300, 64, 14, "url(#sky)")}${rect(-26, -226, 52, 64, 0, "url(#coral)")}${shape("M0-226C-30-300-120-300-110-250C-104-222-40-220 0-226C40-220 104-222 110-250C120-300 30-300 0-226Z", "url(#coral)")}${shape("M-20-232C-44-268-84-276-86-254C-84-238-50-232-20-232ZM20-232C44-268 84-276 86-254C84-238 50-232 20-232Z", "#c93f12", ' opacity=".6"')}`,
    { s },
  );

const ticket = (x, y, w, fill, turn, body = "") =>
  at(
    x,
    y,
    `${soft(shape("M-130-70H130Q146-70 146-54V-22A22 22 0 0 0 146 22V54Q146 70 130 70H-130Q-146 70-146 54V22A22 22 0 0 0-146-22V-54Q-146-70-130-70Z", fill))}${line("M56-54V54", "#fff", 5, ' stroke-dasharray="2 16"')}${body}`,
    { s: w / 292, turn },
  );

const percent = (colour, width = 13) =>
  `${disc(-26, -20, 15, "none", ` stroke="${colour}" stroke-width="${width * 0.8}"`)}${disc(24, 20, 15, "none", ` stroke="${colour}" stroke-width="${width * 0.8}"`)}${line("M24-38L-28 38", colour, width)}`;

const appHome = `${rect(0, 0, 344, 270, 0, "url(#blue)")}${disc(56, 84, 26, "#fff", ' opacity=".9"')}${writing(98, 76, [110, 70], { fill: "#fff", h: 12, gap: 24 })}${ring(
  172,
  236,
  92,
  30,
  [
    [0.68, INK.coral],
    [0.32, "#fff"],
  ],
)}${disc(172, 236, 76, "#fff")}${bars(136, 268, 0.62)}${[0, 1, 2, 3].map((step) => rect(26 + step * 76, 372, 62, 62, 20, ["#d6e7fd", "#ffe0d3", "#d5efe5", "#fdeccb"][step]) + disc(57 + step * 76, 403, 15, [INK.b500, INK.coral, INK.leaf, INK.gold][step])).join("")}${rect(26, 462, 292, 112, 24, "url(#deep)")}${writing(54, 500, [130, 90], { fill: "#fff", h: 13, gap: 30 })}${disc(266, 518, 34, INK.coral)}${star(266, 518, 18, "#fff")}${rect(26, 592, 140, 110, 22, "#fff")}${rect(178, 592, 140, 110, 22, "#fff")}${writing(48, 630, [80, 54], { h: 11 })}${writing(200, 630, [80, 54], { h: 11 })}`;

const appTile = (x, y, s, fill, body, turn = 0) =>
  at(x, y, soft(rect(-70, -70, 140, 140, 38, fill)) + body, { s, turn });
const PLAY = shape("M-20-34L40 0L-20 34Z", "#fff");
const MUSIC = `${line("M-18 30V-34L34-46V16", "#fff", 12)}${disc(-32, 32, 17, "#fff")}${disc(20, 18, 17, "#fff")}`;
const BOOK = line("M0-26C-16-40-36-40-44-36V28C-30 24-14 26 0 38C14 26 30 24 44 28V-36C36-40 16-40 0-26V36", "#fff", 9);
const GAME = `${rect(-46, -26, 92, 56, 28, "#fff")}${line("M-30 2H-10M-20-8V12", INK.b600, 8)}${disc(14, -4, 7, INK.coral)}${disc(28, 8, 7, INK.b500)}`;
const HEART = shape("M0 38C-62 0-44-44-18-40C-6-38 0-24 0-24C0-24 6-38 18-40C44-44 62 0 0 38Z", "#fff");
const SUN = `${disc(-10, -8, 24, "#fff")}${shape("M-26 34C-44 34-46 10-26 8C-22-10 10-10 14 8C36 4 42 34 22 34Z", "#d6e7fd")}`;
const BALL = `${disc(0, 0, 38, "#d8412f")}${line("M-20-30L20 30", "#fff", 4)}${line("M-28-22L12 36M-10-36L28 22", "#ffe0d3", 5, ' stroke-dasharray="2 9"')}`;

const packCard = (x, y, fill, turn, icon, share, warm) =>
  card(
    x,
    y,
    250,
    370,
    `${disc(210, 40, 120, "#fff", ' opacity=".13"')}${disc(125, 132, 78, "#fff")}${ring(125, 132, 66, 16, [
      [share, warm],
      [1 - share, INK.b100],
    ])}${at(125, 132, icon)}${writing(60, 258, [130, 90], { fill: "#fff", h: 16, gap: 34 })}${rect(40, 314, 170, 38, 19, "#fff")}`,
    { fill, turn },
  );

const DATA = line("M-16-24V24M-16 24l-14-14M-16 24l14-14M16 24V-24M16-24l-14 14M16-24l14 14", INK.b600, 9);
const CALL = shape(
  "M-30-20C-30-34-14-38-10-26L-6-14C-4-6-14-2-12 2C-8 12 0 18 6 20C10 20 14 10 22 14L32 20C42 26 34 38 22 38C-6 36-30 6-30-20Z",
  INK.leaf,
);
const TEXT = `${rect(-32, -26, 64, 44, 14, INK.coral)}${shape("M-18 14L-22 34L4 16Z", INK.coral)}${line("M-16-10H16M-16 4H6", "#fff", 6)}`;

const medal = (x, y, s, fill, deep) =>
  at(
    x,
    y,
    `${shape("M-50 40L-70 190L-14 150L0 60ZM50 40L70 190L14 150L0 60Z", "url(#blue)")}${shape("M50 40L70 190L14 150L0 60Z", "#0b1f4a", ' opacity=".2"')}${soft(disc(0, 0, 104, fill))}${disc(0, 0, 80, "none", ' stroke="#fff" stroke-opacity=".55" stroke-width="6"')}${star(3, 5, 46, deep)}${star(0, 0, 46, "#fff")}`,
    { s },
  );

export const CUSTOMER_SCENES = {
  "wallet-pay": [
    "A phone pays at a shop's code, a receipt with a check mark beside it",
    () =>
      `${ground()}${field("blue", 600, 400, 350)}${floor(690, "#fff", 0.65)}${shadow(400, 714, 170, 18)}${shadow(770, 714, 220, 20)}${at(
        400,
        700,
        `${shape("M-120 0L-100-34H100L120 0Z", "url(#steel)")}${soft(rect(-150, -440, 300, 410, 30, "url(#paper)"))}${rect(-150, -440, 300, 84, 30, "url(#coral)")}${rect(-150, -380, 300, 24, 0, "#fff")}${[
          [-96, -330],
          [24, -330],
          [-96, -210],
        ]
          .map(
            ([x, y]) =>
              rect(x, y, 76, 76, 14, "none", ` stroke="${INK.navy}" stroke-width="16"`) +
              rect(x + 26, y + 26, 24, 24, 5, INK.navy),
          )
          .join(
            "",
          )}${line("M32-200h22M86-200v30M32-168v34M62-140h40M4-236v56M64-230h40M-90-240h60", INK.navy, 16)}${line("M-60-70H60", INK.b200, 14)}`,
      )}${phone(740, 400, 580, `${rect(0, 0, 344, 744, 0, "url(#dusk)")}${disc(172, 250, 104, "#fff")}${tick(172, 250, 84)}${writing(92, 430, [160], { fill: "#fff", h: 18 })}${writing(112, 474, [120], { fill: "#8cc0fb", h: 14 })}${rect(40, 540, 264, 130, 28, "#fff")}${at(110, 604, taka(INK.b600, 13), { s: 0.72 })}${writing(160, 590, [100, 66], { h: 14, gap: 32 })}`, { turn: 7 })}${line("M556 420C590 390 590 390 612 384", INK.coral, 10, ' stroke-dasharray="2 18"')}${pile(960, 720, 4, 100)}${pile(1050, 734, 2, 100)}${coin(960, 250, 44, 12)}${coin(250, 200, 34, -12)}`,
  ],
  "cash-agent": [
    "An agent at his counter hands money to a customer with a phone",
    () =>
      `${ground("dawn")}${field("dawn", 560, 390, 350)}${rect(170, 90, 640, 470, 22, "url(#paper)")}${rect(150, 70, 680, 84, 20, "url(#blue)")}${line("M330 112H650", "#fff", 18)}${line("M210 300H420M210 420H420", "#e0b98c", 10)}${[
        [230, 256],
        [290, 246],
        [350, 260],
        [240, 380],
        [320, 370],
      ]
        .map(([x, y], step) =>
          rect(x, y, 44, 300 - (step < 3 ? y : y - 120), 8, [INK.coral, INK.b300, INK.gold, INK.leaf, INK.b400][step]),
        )
        .join(
          "",
        )}${floor(690, "#fff", 0.65)}${person({ ...CAST.p08, wear: "shirt", cloth: "#8fc0f8" }, 520, 300, { s: 0.9, left: "table", right: "show", to: 440 })}${soft(rect(190, 600, 560, 170, 18, "url(#blue)"))}${rect(170, 576, 600, 40, 16, "url(#sand)")}${waves3(470, 690)}${person(CAST.p17, 930, 300, { s: 0.92, left: "show", right: "phone", stands: true, held: handPhone(64, 186, 6) })}${note(720, 480, 0.62, -10)}${note(740, 500, 0.62, 4)}${pile(300, 580, 3, 76)}${plant(1110, 750, 0.75)}`,
  ],
  "value-services": [
    "A phone surrounded by tiles for music, news, weather, cricket and health",
    () =>
      `${ground()}${field("blue", 600, 400, 350)}${floor(720, "#fff", 0.55)}${shadow(600, 746, 200, 20)}${phone(600, 410, 640, `${rect(0, 0, 344, 744, 0, "url(#dusk)")}${disc(172, 230, 110, "#fff", ' opacity=".18"')}${at(172, 230, MUSIC, { s: 1.5 })}${line("M60 420v30M96 400v70M132 380v110M168 410v50M204 370v130M240 400v70M276 420v30", "#fff", 15)}${rect(50, 590, 244, 84, 42, INK.coral)}${writing(112, 632, [120], { fill: "#fff", h: 14 })}`)}${appTile(310, 230, 1.15, "url(#coral)", HEART, -8)}${appTile(240, 450, 0.95, "url(#leaf)", BALL, 6)}${appTile(350, 630, 0.9, "url(#sky)", BOOK, -5)}${appTile(890, 220, 1.1, "url(#gold)", SUN, 8)}${appTile(970, 440, 1, "url(#blue)", PLAY, -6)}${appTile(860, 630, 0.95, "url(#deep)", GAME, 6)}${bubble(400, 90, 110, 78, writing(24, 32, [60, 40], { gap: 20 }))}`,
  ],
  "digital-apps": [
    "Tiles for video, music, books and games rise from a tablet",
    () =>
      `${ground("dawn")}${field("dawn", 600, 380, 350)}${floor(680, "#fff", 0.7)}${shadow(600, 740, 400, 26)}${tablet(600, 500, 660, `${rect(0, 0, 700, 480, 0, "url(#dusk)")}${disc(160, 90, 260, "#fff", ' opacity=".12"')}${shape("M0 480V380L180 250L320 360L450 260L700 420V480Z", "#8cc0fb", ' opacity=".45"')}${disc(350, 230, 74, "#fff", ' opacity=".95"')}${at(352, 230, shape("M-20-34L40 0L-20 34Z", INK.coral))}${line("M60 430H640", "#fff", 10, ' opacity=".5"')}${line("M60 430H300", INK.coral, 10)}${disc(300, 430, 16, "#fff")}`)}${appTile(250, 250, 1.1, "url(#coral)", PLAY, -10)}${appTile(430, 150, 0.9, "url(#leaf)", BOOK, 6)}${appTile(620, 130, 1.05, "url(#blue)", MUSIC, -4)}${appTile(820, 170, 0.95, "url(#gold)", GAME, 9)}${appTile(985, 290, 1.1, "url(#deep)", HEART, -6)}${at(1030, 600, `${line("M-70 40V-10A70 70 0 0 1 70-10V40", INK.navy, 16)}${rect(-96, 10, 48, 90, 22, "url(#coral)")}${rect(48, 10, 48, 90, 22, "url(#coral)")}`)}`,
  ],
  "app-phone": [
    "The app on a phone: data left, quick actions and an offer, with cards beside it",
    () =>
      `${ground()}${field("blue", 600, 400, 360)}${floor(730, "#fff", 0.5)}${shadow(600, 750, 210, 20)}${phone(600, 405, 680, appHome)}${card(170, 190, 250, 150, `${disc(62, 75, 38, INK.blush)}${bolt(62, 75, 0.3, "url(#coral)")}${writing(118, 62, [96, 66])}`)}${card(210, 470, 220, 170, `${wifi(70, 104, 0.5)}${writing(124, 72, [66, 46, 66], { gap: 28 })}`)}${card(790, 170, 240, 160, `${coin(66, 80, 40)}${writing(124, 70, [84, 60])}`)}${card(800, 450, 260, 180, `${writing(32, 42, [110])}${line("M32 140L84 110L130 120L180 80L226 60", INK.b500, 9)}${disc(226, 60, 11, INK.coral)}`)}${tick(1026, 176, 24)}`,
  ],
  packs: [
    "Three cards for data, minutes and messages, each with a ring that shows how much",
    () =>
      `${ground()}${field("blue", 600, 400, 350)}${floor(710, "#fff", 0.55)}${shadow(600, 728, 400, 24)}${packCard(220, 250, "url(#leaf)", -7, CALL, 0.6, INK.leaf)}${packCard(730, 220, "url(#coral)", 7, TEXT, 0.45, INK.coral)}${at(452, 140, packCard(0, 0, "url(#blue)", 0, DATA, 0.8, INK.b500), { s: 1.2 })}${coin(200, 210, 42, -10)}${coin(1000, 190, 36, 12)}${star(1050, 330, 18, INK.gold)}${star(420, 130, 15, INK.coral)}${pile(1040, 730, 3, 90)}`,
  ],
  plans: [
    "Two plans side by side with their SIM cards and ticked benefits",
    () =>
      `${ground()}${field("blue", 600, 400, 350)}${floor(700, "#fff", 0.6)}${shadow(600, 730, 380, 26)}${[
        ["url(#sky)", 250, "url(#blue)", 150, 3],
        ["url(#deep)", 630, "url(#coral)", 120, 4],
      ]
        .map(([head, x, card2, y, count]) =>
          card(
            x,
            y,
            320,
            560,
            `${shape("M0 190V26Q0 0 26 0H294Q320 0 320 26V190Z", head)}${disc(260, 30, 110, "#fff", ' opacity=".12"')}${sim(86, 100, 92, -8, card2)}${writing(160, 82, [110, 74], { fill: "#fff", h: 15, gap: 34 })}${Array.from({ length: count }, (_, step) => tick(58, 248 + step * 62, 19, step === 3 ? INK.coral : INK.leaf) + writing(98, 248 + step * 62, [[170, 140, 160, 120][step]], { h: 12 })).join("")}${rect(36, 474, 248, 58, 29, head === "url(#deep)" ? INK.coral : INK.b500)}${writing(110, 503, [100], { fill: "#fff", h: 12 })}`,
          ),
        )
        .join(
          "",
        )}${star(960, 124, 44, INK.gold)}${line("M1040 330q40 40 0 90M160 400q-40 40 0 90", INK.b300, 0.1)}${coin(170, 230, 40, -8)}${pile(1060, 720, 5, 90)}`,
  ],
  offers: [
    "A gift box with tickets, stars and a sign for a price cut above it",
    () =>
      `${ground("dawn")}${field("dawn", 600, 390, 350)}${floor(690, "#fff", 0.65)}${gift(600, 716, 1.35)}${ticket(330, 300, 270, "url(#blue)", -14, at(-40, 0, star(0, 0, 34, "#fff")))}${ticket(880, 300, 270, "url(#leaf)", 12, at(-40, 0, wifi(0, 30, 0.62, "#fff", 15)))}${soft(disc(610, 190, 100, "url(#coral)"))}${at(610, 190, percent("#fff", 17), { s: 1.15 })}${star(440, 160, 22, INK.gold)}${star(790, 150, 18, INK.gold)}${star(250, 470, 16, INK.b400)}${star(980, 480, 20, INK.coral)}${coin(300, 560, 40, -12)}${coin(930, 600, 44, 10)}${confetti(
        [
          [360, 200, 20],
          [500, 300, 70],
          [720, 320, 130],
          [860, 190, 40],
          [220, 350, 100],
          [1020, 390, 10],
        ],
      )}`,
  ],
  "star-tiers": [
    "Three medals on steps: silver, gold and signature",
    () =>
      `${ground("deep")}${disc(600, 330, 340, "#fff", ' opacity=".08"')}${shape("M600-40L330 700H870Z", "#fff", ' opacity=".08"')}${[
        [220, 560, 270, "url(#steel)"],
        [470, 470, 270, "url(#pale)"],
        [720, 600, 270, "url(#steel)"],
      ]
        .map(([x, y, w, fill]) => rect(x, y, w, 240, 18, fill) + rect(x, y, w, 22, 11, "#fff", ' opacity=".8"'))
        .join(
          "",
        )}${medal(356, 340, 1, "url(#gold)", "#b97810")}${medal(606, 236, 1.16, "#6b3fa8", "#3f1d6e")}${medal(856, 390, 0.94, "url(#steel)", "#7f97bb")}${confetti(
        [
          [240, 180, 20],
          [460, 120, 70],
          [800, 130, 130],
          [960, 230, 40],
          [150, 330, 100],
          [1060, 380, 10],
          [500, 380, 60],
          [720, 330, 20],
        ],
      )}${star(1010, 150, 16, INK.gold)}${star(200, 460, 14, "#fff")}${star(760, 220, 13, "#fff")}`,
  ],
  "recharge-campaign": [
    "A phone with a bolt, coins that fly into it and bits of paper in the air",
    () =>
      `${ground("deep")}${disc(600, 400, 340, "#fff", ' opacity=".1"')}${disc(600, 400, 240, "#fff", ' opacity=".1"')}${shadow(600, 756, 210, 20)}${phone(
        600,
        410,
        640,
        `${rect(0, 0, 344, 744, 0, "url(#screen)")}${disc(172, 280, 130, "#fff")}${ring(172, 280, 112, 26, [
          [0.82, INK.b500],
          [0.18, INK.b100],
        ])}${bolt(172, 280, 0.95, "url(#coral)")}${writing(92, 470, [160], { h: 20, fill: INK.b300 })}${[0, 1, 2].map((step) => rect(26 + step * 100, 520, 92, 66, 22, step === 1 ? INK.coral : INK.b100) + writing(52 + step * 100, 553, [40], { h: 12, fill: step === 1 ? "#fff" : INK.b400 })).join("")}${rect(26, 616, 292, 84, 42, INK.b600)}${writing(112, 658, [120], { fill: "#fff", h: 14 })}`,
      )}${line("M250 250C330 300 370 330 420 350M950 230C870 290 830 320 780 350M230 560C300 520 350 500 410 480M970 560C900 520 850 500 790 480", "#fff", 7, ' opacity=".5" stroke-dasharray="2 18"')}${coin(230, 230, 56, -10)}${coin(970, 210, 60, 10)}${coin(210, 570, 46, -6)}${coin(990, 570, 52, 8)}${coin(350, 140, 34, -12)}${coin(860, 680, 36, 12)}${confetti(
        [
          [300, 400, 20],
          [400, 220, 70],
          [820, 150, 130],
          [900, 400, 40],
          [150, 400, 100],
          [1060, 390, 10],
          [330, 680, 60],
          [760, 90, 20],
          [1080, 140, 50],
        ],
      )}`,
  ],
};

function waves3(x, y) {
  return `${line(`M${x - 60} ${y}H${x + 60}`, "#fff", 16, ' opacity=".9"')}${line(`M${x - 30} ${y + 36}H${x + 30}`, "#fff", 12, ' opacity=".55"')}`;
}
