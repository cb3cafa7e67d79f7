// Scenes of the network and of connected things: signal, cloud, trackers, branches, homes.
import { CAST } from "./cast.mjs";
import { at, INK } from "./palette.mjs";
import { person } from "./people.mjs";
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
  river,
  tower,
  tree,
} from "./places.mjs";
import {
  bars,
  card,
  columns,
  disc,
  laptop,
  line,
  lock,
  phone,
  pin,
  rect,
  ring,
  shadow,
  shape,
  soft,
  tick,
  waves,
  wifi,
  writing,
} from "./things.mjs";
import { boat, plane, van } from "./vehicles.mjs";

/** The name of a network generation, 4G or 5G; about 360 wide. */
function generation(number, colour, width = 46) {
  const digit =
    number === 5 ? "M-50-110H-150L-162-14C-110-50-46-24-46 36C-46 112-136 126-174 76" : "M-76 108V-112L-184 40H-36";
  return line(`${digit}M180-62C140-130 30-118 30 0C30 124 150 124 184 60V14H118`, colour, width);
}

const server = (x, y) =>
  at(
    x,
    y,
    `${soft(rect(-95, 0, 190, 62, 14, "url(#paper)"))}${disc(-66, 31, 8, INK.leaf)}${disc(-42, 31, 8, INK.b400)}${line("M0 24H66M0 40H66", INK.b200, 7)}`,
  );

const map = (w, h) =>
  `${rect(0, 0, w, h, 26, "#e6f3ec")}<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${shape(`M${w * 0.66} 0C${w * 0.58} ${h * 0.3} ${w * 0.8} ${h * 0.5} ${w * 0.7} ${h}H${w * 0.84}C${w * 0.92} ${h * 0.5} ${w * 0.74} ${h * 0.34} ${w * 0.8} 0Z`, "#a9d3f8")}${line(`M0 ${h * 0.3}L${w * 0.3} ${h * 0.24}L${w} ${h * 0.44}M${w * 0.18} 0L${w * 0.34} ${h}M0 ${h * 0.74}L${w * 0.5} ${h * 0.62}L${w} ${h * 0.84}M${w * 0.5} 0V${h}`, "#fff", 13)}${rect(w * 0.04, h * 0.4, w * 0.14, h * 0.2, 10, "#bfe0cf")}${rect(w * 0.37, h * 0.08, w * 0.1, h * 0.13, 8, "#cfe3f8")}${rect(w * 0.37, h * 0.4, w * 0.1, h * 0.14, 8, "#cfe3f8")}</svg>`;

const node = (x, y, r, body) => soft(disc(x, y, r, "url(#paper)")) + at(x, y, body);

const cameraOf = (x, y, s) =>
  at(
    x,
    y,
    `${line("M0 20V70", "#9db9e0", 12)}${rect(-44, 62, 88, 20, 10, "url(#steel)")}${rect(-70, -34, 130, 64, 30, "url(#paper)")}${disc(34, -2, 26, INK.navy)}${disc(34, -2, 12, INK.b400)}${disc(-40, -2, 6, INK.coral)}`,
    { s },
  );

const routerOf = (x, y, s) =>
  at(
    x,
    y,
    `${line("M-70-10L-86-110M70-10L86-110", INK.navy, 11)}${rect(-110, -34, 220, 54, 20, "url(#paper)", ' filter="url(#soft)"')}${disc(-70, -6, 7, INK.leaf)}${disc(-46, -6, 7, INK.b400)}${line("M20-6H76", INK.b200, 7)}`,
    { s },
  );

const bulbOf = (x, y, s) =>
  at(
    x,
    y,
    `${disc(0, 0, 110, "url(#glow)")}${shape("M0-50C34-50 52-22 44 4C38 22 22 28 20 44H-20C-22 28-38 22-44 4C-52-22-34-50 0-50Z", "url(#gold)")}${rect(-20, 48, 40, 10, 5, "#9db9e0")}${rect(-14, 62, 28, 9, 4, "#9db9e0")}`,
    { s },
  );

export const CONNECTED_SCENES = {
  "signal-5g": [
    "5G in large letters between masts over the city, with waves of signal",
    () =>
      `${ground("deep")}${disc(600, 380, 350, "#fff", ' opacity=".08"')}${disc(600, 380, 240, "#fff", ' opacity=".1"')}${city(760, "#8fc4ff")}${tower(190, 740, 480, { colour: "#d6e7fd", light: "#8cc0fb" })}${tower(1010, 750, 420, { colour: "#d6e7fd", light: "#8cc0fb" })}${waves(190, 262, 0.9, "#fff", 9)}${waves(1010, 332, 0.8, "#fff", 9)}${at(600, 350, `${at(6, 12, generation(5, "#06306f", 56), {})}${generation(5, "#fff", 56)}`, { s: 1.25 })}${line("M380 640C500 580 700 580 820 640", INK.peach, 8, ' stroke-dasharray="2 20"')}${building(520, 770, 70, 150, { fill: "url(#sky)" })}${building(600, 770, 90, 200, { fill: "url(#pale)", glass: "#8cc0fb" })}${building(700, 770, 60, 120, { fill: "url(#sky)" })}${disc(820, 640, 12, INK.coral)}${disc(380, 640, 12, INK.coral)}`,
  ],
  "signal-4g": [
    "4G over fields and a river, with a mast, a boat and a village house",
    () =>
      `${ground()}${disc(240, 170, 90, "#fff", ' opacity=".9"')}${cloudAt(960, 150, 0.9)}${fields(500)}${river(680)}${tower(890, 600, 470)}${waves(890, 140, 0.9, INK.b500, 10)}${at(470, 300, `${at(5, 9, generation(4, INK.b200, 52))}${generation(4, INK.b600, 52)}`, { s: 1.15 })}${cottage(300, 630, 0.9)}${palm(120, 650, 1)}${palm(1110, 620, 0.9, true)}${bush(520, 640, 0.9)}${tree(650, 640, 0.8)}${boat(560, 750, 0.8)}`,
  ],
  connectivity: [
    "Offices of a city joined by lines of light to one centre",
    () =>
      `${ground("deep")}${city(720, "#8fc4ff")}${disc(600, 330, 260, "#fff", ' opacity=".1"')}${line("M600 330C420 330 300 400 220 520M600 330C500 430 450 480 430 560M600 330C700 430 750 480 780 560M600 330C800 330 920 400 990 500M600 330V600", "#cfe5ff", 7)}${[
        [340, 384],
        [478, 462],
        [728, 470],
        [880, 396],
        [600, 470],
      ]
        .map(([x, y]) => disc(x, y, 11, INK.coral))
        .join(
          "",
        )}${soft(disc(600, 300, 116, "url(#paper)"))}${at(600, 300, `${disc(0, 0, 70, "none", ` stroke="${INK.b500}" stroke-width="10"`)}<ellipse rx="30" ry="70" fill="none" stroke="${INK.b500}" stroke-width="8"/>${line("M-70 0H70M-60-36H60M-60 36H60", INK.b500, 8)}`)}${building(150, 740, 130, 220, { fill: "url(#sky)" })}${building(370, 740, 120, 180, { fill: "url(#paper)", glass: "#8cc0fb" })}${building(530, 760, 140, 160, { fill: "url(#pale)", glass: "#6fb1f5" })}${building(720, 740, 120, 180, { fill: "url(#paper)", glass: "#8cc0fb" })}${building(920, 740, 140, 240, { fill: "url(#sky)" })}`,
  ],
  cloud: [
    "A cloud joined to servers, a laptop and a phone",
    () =>
      `${ground()}${field("blue", 600, 380, 350)}${floor(690, "#fff", 0.65)}${line("M430 400C420 500 320 480 300 560M600 420V520M770 400C790 500 880 470 930 540", INK.b400, 9, ' stroke-dasharray="2 22"')}${soft(at(600, 270, shape("M-96 36C-130 36-140-8-104-18C-106-56-56-72-36-44C-20-84 52-78 54-30C92-40 118-2 98 24C92 34 84 36 74 36Z", "url(#blue)"), { s: 2.9 }))}${shape("M330 300C380 250 460 240 520 270", "none", ' stroke="#fff" stroke-opacity=".5" stroke-width="10"')}${lock(600, 262, 1.15)}${cloudAt(980, 180, 0.7)}${cloudAt(200, 240, 0.6)}${server(600, 520)}${server(600, 596)}${server(600, 672)}${laptop(270, 690, 380, rect(30, 30, 240, 150, 16, INK.b500) + columns(310, 330, 50, [90, 150, 220], { gap: 24 }) + rect(30, 210, 240, 130, 16, INK.b100))}${phone(
        950,
        590,
        290,
        ring(172, 240, 90, 40, [
          [0.7, INK.b500],
          [0.3, INK.b200],
        ]) + writing(60, 460, [220, 160, 200], { gap: 60, h: 22 }),
      )}`,
  ],
  "tracker-map": [
    "A map with the route of a van, its tracker and a pin at the goal",
    () =>
      `${ground()}${field("blue", 600, 400, 360)}${shadow(600, 730, 420, 26)}${card(190, 110, 820, 560, map(820, 560), { fill: "#e6f3ec" })}${line("M300 560C380 480 330 400 460 370S590 470 680 400S740 250 850 240", "#fff", 24)}${line("M300 560C380 480 330 400 460 370S590 470 680 400S740 250 850 240", INK.b500, 13)}${disc(300, 560, 22, "#fff")}${disc(300, 560, 12, INK.b500)}${pin(850, 244, 1.15)}${van(560, 470, 0.62, line("M-130-110H0", INK.b500, 18))}${waves(548, 320, 0.5, INK.coral, 13)}${phone(1000, 540, 420, `${map(344, 744)}${line("M60 600C140 480 60 400 180 330S240 220 270 160", INK.b500, 18)}${disc(60, 600, 22, INK.b600)}${pin(270, 170, 1, "url(#coral)")}${rect(22, 610, 300, 110, 26, "#fff")}${writing(56, 648, [150, 100], { h: 14, gap: 32 })}${tick(276, 664, 28)}`, { turn: 5 })}${at(230, 640, `${soft(rect(-62, -46, 124, 92, 24, "url(#navy)"))}${disc(-26, -6, 9, INK.leaf)}${line("M0-6H34M-30 20H34", "#5f83bf", 7)}${waves(0, -6, 0, "#fff")}`)}`,
  ],
  "smart-branch": [
    "A branch with a router, a camera and tills, joined to the head office",
    () =>
      `${ground()}${field("blue", 640, 400, 350)}${city(640)}${floor(650, "#fff", 0.75)}${building(860, 690, 180, 430, { fill: "url(#blue)", glass: "#cfe5ff" })}${building(1030, 690, 100, 280, { fill: "url(#steel)" })}${line("M560 300C620 180 760 160 880 230", INK.coral, 8, ' stroke-dasharray="2 20"')}${shadow(430, 696, 340, 24)}${rect(130, 330, 600, 360, 14, "url(#paper)")}${rect(110, 290, 640, 64, 16, "url(#deep)")}${line("M250 322H430", "#fff", 16)}${rect(170, 400, 300, 220, 12, "#dcecfe")}${shape("M190 600L330 400H420L280 620H190Z", "#fff", ' opacity=".55"')}${rect(520, 400, 160, 290, 12, INK.b300)}${line("M600 404V690", "#fff", 6)}${disc(584, 552, 7, "#fff")}${disc(616, 552, 7, "#fff")}${node(320, 500, 92, routerOf(0, 32, 0.62))}${wifi(320, 478, 0.34)}${node(560, 296, 66, cameraOf(0, -14, 0.62))}${node(880, 240, 60, lock(0, -14, 0.46))}${node(150, 250, 62, columns(-30, 30, 15, [20, 36, 54], { gap: 8 }))}${line("M190 300L260 430M520 340L390 450", INK.b400, 7, ' stroke-dasharray="2 16"')}${tree(90, 710, 0.9)}${bush(780, 704, 0.6)}`,
  ],
  "smart-home": [
    "An open house with a lamp, a camera and a router, all run from a phone",
    () =>
      `${ground("dawn")}${field("dawn", 520, 400, 350)}${floor(690, "#fff", 0.7)}${shadow(480, 706, 400, 26)}${shape("M140 380L480 130L820 380V700H140Z", "url(#paper)")}${shape("M96 400L480 112L864 400L836 434L480 168L124 434Z", "url(#blue)")}${rect(180, 420, 280, 270, 10, "#fff3e8")}${rect(500, 420, 280, 270, 10, "#e3f0ff")}${line("M320 420V450", "#9db9e0", 6)}${bulbOf(320, 496, 0.8)}${shape("M206 690V630Q206 606 230 606H410Q434 606 434 630V690Z", "url(#coral)")}${rect(226, 580, 84, 46, 14, "#ff9a78")}${rect(330, 580, 84, 46, 14, "#ff9a78")}${rect(540, 460, 200, 120, 10, INK.navy)}${shape("M550 570L620 500L670 540L700 510L730 540V570Z", INK.b400)}${rect(530, 640, 220, 50, 8, "url(#wood)")}${routerOf(640, 634, 0.42)}${wifi(640, 584, 0.0)}${rect(420, 256, 120, 104, 12, "#cfe4fd")}${line("M480 256V360", "#fff", 7)}${cameraOf(800, 470, 0.55)}${line("M860 400C920 330 900 330 940 310M830 560C900 560 880 560 920 560", INK.coral, 7, ' stroke-dasharray="2 16"')}${phone(
        1000,
        470,
        470,
        `${rect(24, 110, 140, 150, 28, INK.b500)}${rect(180, 110, 140, 150, 28, "#fff")}${rect(24, 278, 140, 150, 28, "#fff")}${rect(180, 278, 140, 150, 28, "#ffd9c8")}${bulbOf(94, 178, 0.5)}${cameraOf(250, 176, 0.5)}${wifi(94, 382, 0.5)}${ring(
          250,
          352,
          34,
          18,
          [
            [0.7, INK.coral],
            [0.3, "#fff"],
          ],
        )}${rect(24, 450, 296, 120, 28, "#fff")}${line("M60 510H284", INK.b200, 16)}${line("M60 510H190", INK.b500, 16)}${disc(190, 510, 24, "#fff", ` stroke="${INK.b500}" stroke-width="8"`)}${rect(24, 592, 296, 90, 28, INK.b100)}`,
        { turn: 4 },
      )}${tree(70, 710, 0.8)}`,
  ],
  roaming: [
    "A globe with pins and a plane around it, a phone and a suitcase",
    () =>
      `${ground()}${field("blue", 600, 390, 350)}${cloudAt(210, 220, 0.8)}${cloudAt(1060, 420, 0.6)}${floor(700, "#fff", 0.6)}${shadow(600, 716, 260, 24)}${soft(disc(600, 410, 270, "url(#sky)"))}<svg x="330" y="140" width="540" height="540" viewBox="-270 -270 540 540">${shape("M-230-140C-170-230-60-250-20-220C20-190-40-160-20-120C10-80-60-70-60-30C-60 10-110 0-130 40C-150 90-190 60-220 10C-250-40-250-110-230-140ZM40-60C90-110 190-130 250-60C270 20 230 100 180 130C150 90 120 110 90 80C60 40 10 10 40-60ZM-90 110C-40 90 10 120 0 170C-20 220-70 230-100 200C-120 170-120 130-90 110Z", "#5cbf9f", ' opacity=".85"')}</svg>${disc(600, 410, 270, "none", ' stroke="#fff" stroke-opacity=".45" stroke-width="6"')}${disc(500, 300, 180, "url(#glow)", ' opacity=".5"')}<ellipse cx="600" cy="410" rx="390" ry="120" fill="none" stroke="${INK.coral}" stroke-width="7" stroke-dasharray="2 22" transform="rotate(-18 600 410)" opacity=".9"/>${pin(690, 430, 0.8)}${pin(470, 330, 0.66, "url(#deep)")}${plane(900, 250, 0.85, -22)}${phone(330, 560, 320, `${rect(0, 0, 344, 744, 0, "url(#dusk)")}${bars(120, 300, 1, "#fff", "#6fb1f5")}${rect(40, 420, 264, 110, 30, "#fff")}${writing(76, 456, [150, 100], { h: 16, gap: 36 })}${rect(40, 560, 264, 90, 45, INK.coral)}`, { turn: -7 })}${at(900, 640, `${shadow(0, 100, 120, 12)}${line("M-44-110V-140Q-44-156-28-156H28Q44-156 44-140V-110", INK.navy, 12)}${rect(-110, -112, 220, 200, 28, "url(#coral)")}${shape("M50-112H82Q110-112 110-84V60Q110 88 82 88H50Z", "#0b1f4a", ' opacity=".13"')}${line("M-60-100V76M20-100V76", "#fff", 9, ' opacity=".6"')}${disc(-70, 94, 13, INK.navy)}${disc(70, 94, 13, INK.navy)}`)}`,
  ],
  "volte-call": [
    "Two people talk by phone, a clear wave of sound between them",
    () =>
      `${ground()}${disc(290, 400, 250, INK.b200, ' opacity=".6"')}${disc(910, 400, 250, "#ffd3bd", ' opacity=".75"')}${floor(720, "#fff", 0.5)}${line("M520 400v10M556 360v90M592 310v190M628 350v110M664 380v50M700 396v18", INK.b500, 17)}${line("M484 396v18M448 0", INK.b300, 17)}${disc(735, 405, 9, INK.b300)}${person(CAST.p07, 290, 350, { s: 1.08, left: "down", right: "ear", stands: true, tilt: 4, held: `<g transform="translate(64 30) rotate(-12)">${rect(-20, -56, 40, 96, 10, INK.navy)}</g>` })}${person({ ...CAST.p04, cloth: INK.b600 }, 910, 350, { s: 1.08, left: "ear", right: "down", stands: true, tilt: -4, held: `<g transform="translate(-66 30) rotate(12)">${rect(-20, -56, 40, 96, 10, INK.navy)}</g>` })}${card(480, 110, 240, 120, `${line("M58 36V84M58 60H98M98 36V84M138 36V84H150Q186 80 186 60T150 36Z", INK.b600, 15)}`)}`,
  ],
  "flood-help": [
    "Helpers bring parcels by boat to a family on the roof of a house in the flood",
    () =>
      `${ground()}${cloudAt(260, 150, 1.1, "#b9cfee", 0.9)}${cloudAt(820, 120, 1, "#c6d8f2", 0.9)}${line("M200 230l-14 40M270 240l-14 40M340 228l-14 40M760 200l-14 40M830 208l-14 40M900 196l-14 40", INK.b300, 6)}${shape("M0 430C200 400 400 420 600 410S1000 390 1200 420V520H0Z", "#cdeadc")}${tree(150, 540, 1)}${river(510)}${tower(1000, 520, 300)}${at(790, 640, `${rect(-140, -130, 280, 130, 6, "url(#sand)")}${shape("M-190-116L-126-226H126L190-116Z", "url(#coral)")}${line("M-136-120L-96-222M-80-120L-56-222M-26-120L-18-222M26-120L18-222M80-120L56-222M136-120L96-222", "#fff", 4, ' opacity=".4"')}${rect(-104, -92, 56, 50, 5, INK.b400)}${rect(54, -92, 56, 50, 5, INK.b400)}${rect(-30, -96, 60, 96, 5, INK.b700)}`, { s: 1.05 })}${person({ ...CAST.p17, cloth: INK.gold, inner: "#fff1e2" }, 760, 330, { s: 0.3, left: "wave", right: "down", to: 400 })}${person({ ...CAST.p24, cloth: "#f4f8ff" }, 850, 326, { s: 0.3, left: "down", right: "down", to: 400 })}${shape("M0 620C300 596 700 644 1200 612V800H0Z", "url(#water)", ' opacity=".93"')}${person({ ...CAST.p18, wear: "polo", cloth: INK.coral, trim: "#fff" }, 290, 440, { s: 0.52, left: "down", right: "show", to: 480 })}${person({ ...CAST.p03 }, 440, 458, { s: 0.5, left: "table", right: "table", to: 440 })}${rect(492, 604, 74, 64, 8, "url(#wood)")}${rect(572, 612, 66, 56, 8, "url(#wood)")}${shape("M150 620C300 668 560 676 700 610C682 700 620 732 420 732C250 732 180 706 150 620Z", "url(#blue)")}${line("M164 632C300 676 560 684 690 624", "#fff", 7)}`,
  ],
};
