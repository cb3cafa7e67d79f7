// The vehicles of the scenes: boats, a van, a rickshaw, a motorbike, a bus, a rocket, a plane.
import { at, INK } from "./palette.mjs";
import { disc, line, rect, shadow, shape } from "./things.mjs";

const wheel = (x, y, r) =>
  `${disc(x, y, r, "#14264a")}${disc(x, y, r * 0.5, "#b9d3f6")}${disc(x, y, r * 0.2, "#14264a")}`;

/** A country boat with its round roof; the water line is at (x, y). */
export const boat = (x, y, s, flip = false) =>
  at(
    x,
    y,
    `${shape("M-170 16Q0 40 170 16Q0 60-170 16Z", "#0b2a5c", ' opacity=".18"')}${shape("M-46-30C-46-92 66-92 66-30Z", "url(#wood)")}${line("M-26-30C-26-76-10-82-2-78M10-30V-78M44-30C44-62 36-74 28-76", "#a8713f", 4, ' opacity=".6"')}${shape("M-210-56C-130-22 90-14 196-70C178 8 120 26 0 26C-110 26-180 6-210-56Z", "url(#navy)")}${line("M-200-50C-120-18 90-10 188-62", INK.peach, 6)}`,
    { s, flip },
  );

/** A van; its wheels stand on (x, y). */
export const van = (x, y, s, sign = "") =>
  `${shadow(x, y + 4, 210 * s, 18 * s)}${at(x, y, `${rect(-200, -190, 270, 160, 18, "url(#paper)")}${shape("M70-150H128Q144-150 152-136L186-82Q196-70 196-54V-30H70Z", "url(#blue)")}${shape("M92-132H126Q134-132 138-124L160-84H92Z", "#d6e9ff")}${rect(-200, -52, 396, 24, 8, INK.b700)}${rect(182, -62, 14, 14, 6, INK.gold)}${wheel(-120, -28, 34)}${wheel(116, -28, 34)}${sign}`, { s })}`;

const tyre = (x) =>
  `${disc(x, -54, 48, "none", ' stroke="#14264a" stroke-width="15"')}${line(`M${x - 40}-54h80M${x}-94v80M${x - 28}-82l56 56M${x + 28}-82l-56 56`, "#a9c4ea", 3)}${disc(x, -54, 15, "#2b436f")}${disc(x, -54, 6, "#b9d3f6")}`;

/** A motorbike with a box behind the seat, seen from its side. */
export const motorbike = (x, y, s) =>
  `${shadow(x, y + 4, 200 * s, 15 * s)}${at(x, y, `${tyre(-118)}${tyre(126)}${line("M-118-54L-14-70L76-150", "#2b436f", 12)}${line("M70-178L126-54", "#9db9e0", 12)}${line("M-20-44H-150L-176-54", "#8fabd6", 13)}${rect(-36, -100, 66, 58, 14, "url(#steel)")}${line("M-24-84H18M-24-70H18M-24-56H18", "#7f9cc7", 4)}${shape("M-104-118H-16L-40-76H-88Z", "url(#deep)")}${line("M-182-104A66 66 0 0 1-78-112M74-100A62 62 0 0 1 182-86", INK.b600, 11)}${shape("M-136-122C-100-148-50-136-14-130L-18-108C-60-108-104-110-140-116Z", "url(#navy)")}${shape("M-26-112C-20-160 44-172 84-144C78-114 26-104-26-112Z", "url(#blue)")}${line("M-6-138C8-150 28-154 44-150", "#fff", 6, ' opacity=".6"')}${line("M70-178L34-196M70-178L62-214", "#2b436f", 9)}<ellipse cx="60" cy="-222" rx="15" ry="10" fill="#2b436f"/>${disc(96, -158, 20, "#2b436f")}${disc(100, -158, 14, "url(#gold)")}${rect(-204, -214, 104, 84, 16, "url(#coral)")}${rect(-204, -214, 104, 22, 11, "#ff8a63")}${line("M-176-164h48", "#fff", 9)}`, { s })}`;

/** A city bus. */
export const bus = (x, y, s) =>
  `${shadow(x, y + 4, 240 * s, 18 * s)}${at(x, y, `${rect(-230, -190, 460, 164, 28, "url(#blue)")}${rect(-206, -164, 78, 68, 12, "#dcecff")}${rect(-116, -164, 78, 68, 12, "#dcecff")}${rect(-26, -164, 78, 68, 12, "#dcecff")}${rect(64, -164, 60, 122, 10, "#c5dffd")}${rect(140, -164, 78, 76, 12, "#eef6ff")}${rect(-230, -76, 280, 12, 0, INK.coral)}${wheel(-130, -28, 34)}${wheel(150, -28, 34)}`, { s })}`;

export const rocket = (x, y, s, turn = 30) =>
  at(
    x,
    y,
    `${shape("M-30 130C-40 190-14 226 0 262C14 226 40 190 30 130Z", "url(#gold)")}${shape("M-16 130C-20 168-8 190 0 212C8 190 20 168 16 130Z", "#fff")}${shape("M-60 40C-110 76-112 120-104 150L-44 112ZM60 40C110 76 112 120 104 150L44 112Z", "url(#coral)")}${shape("M0-190C66-130 84-40 56 124H-56C-84-40-66-130 0-190Z", "url(#paper)")}${shape("M0-190C66-130 84-40 56 124H14C40-20 40-120 0-190Z", "#0b2a5c", ' opacity=".12"')}${shape("M0-190C24-168 42-142 54-110H-54C-42-142-24-168 0-190Z", "url(#coral)")}${disc(0, -40, 34, "url(#deep)")}${disc(0, -40, 34, "none", ' stroke="#b3d2fa" stroke-width="10"')}${shape("M-44 112H44V136Q0 148-44 136Z", INK.b700)}`,
    { s, turn },
  );

export const plane = (x, y, s, turn = -18) =>
  at(
    x,
    y,
    `${shape("M-150-14L-196-74H-158L-96-22Z", "url(#coral)")}${shape("M-170 4C-150-34 120-40 176-22C208-10 208 14 176 22C120 40-140 40-170 4Z", "url(#paper)")}${shape("M-20 6L-96 104H-54L70 10Z", "url(#steel)")}${shape("M10-26L-30-92H0L74-30Z", "#c5dcf8")}${line("M-90-8H110", INK.b500, 7, ' stroke-dasharray="1 20"')}${shape("M150-22C176-20 192-8 196 2L158-2Z", INK.b700)}`,
    { s, turn },
  );
