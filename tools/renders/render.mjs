// Renders the shots of catalogue.json that are missing in the kit, finishes them and adds them to the index.
//   node tools/renders/render.mjs [--list-missing] [--only phone/halo] [--again] [--samples 12]
// --only takes the start of a shot's name; --again renders existing shots again; --samples makes quick drafts.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { finishShot } from "./finish.mjs";
import { finishView360 } from "./finish-view-360.mjs";
import { fileOf, saveRows } from "./picture-index.mjs";
import { makeTextures } from "./textures.mjs";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const WORKSHOP = path.resolve(HERE, "../../.build/renders"); // raw renders and textures; not committed
const TEXTURES = path.join(WORKSHOP, "textures");
const RAW = path.join(WORKSHOP, "raw");

/**
 * The catalogue lists groups (one design, several views and colours); a shot is one picture. A turn is a shot with many
 * frames; the first frame is its view.
 */
function listShots() {
  const { defaults, groups, view360Defaults, turns } = JSON.parse(
    fs.readFileSync(path.join(HERE, "catalogue.json"), "utf8"),
  );
  const turning = turns.map((turn) => {
    return { ...view360Defaults, ...turn, name: `turn/${turn.family}-${turn.design}-${turn.colour}` };
  });
  const still = groups.flatMap(({ views, colours, ...group }) =>
    views.flatMap((view) =>
      colours.map((colour) => {
        const name = `${group.family}/${group.design}-${view}-${colour}`;
        return { ...defaults, ...group, view, colour, name };
      }),
    ),
  );
  return [...still, ...turning];
}

/** The first program on the PATH that has one of these names; undefined when there is none. */
function findOnPath(...names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((file) => fs.existsSync(file));
}

function requireProgram(program, message) {
  if (program !== undefined) return program;
  console.error(message);
  process.exit(1);
}

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    "list-missing": { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    samples: { type: "string" },
  },
});

const chosen = listShots().filter((shot) => shot.name.startsWith(options.only));
if (chosen.length === 0) {
  console.error(`No shot of catalogue.json starts with "${options.only}".`);
  process.exit(1);
}
const missing = chosen.filter((shot) => options.again || !fs.existsSync(fileOf({ id: shot.name })));
if (options["list-missing"]) {
  for (const shot of missing) console.log(shot.name);
  console.log(`${missing.length} of ${chosen.length} shots are missing`);
  process.exit(0);
}
if (missing.length === 0) {
  console.log(`Nothing to render: all ${chosen.length} shots are in public/images/kit.`);
  process.exit(0);
}

const blender = requireProgram(
  findOnPath("blender", "blender.exe"),
  "Blender is missing. Install it (Debian and Ubuntu: apt-get install blender) and run this again; 3.4 is known to work.",
);
const chromium = requireProgram(
  await findChromium(),
  "A Chromium is missing; it draws what the displays show. Install one (npx playwright install chromium) and run this again.",
);

await makeTextures(TEXTURES, chromium);
fs.mkdirSync(RAW, { recursive: true });
for (const [at, shot] of missing.entries()) {
  const started = Date.now();
  const list = path.join(RAW, "shots.json");
  const drawn = options.samples === undefined ? shot : { ...shot, samples: Number(options.samples) };
  fs.writeFileSync(list, JSON.stringify([drawn]));
  const script = path.join(HERE, "studio/render.py");
  const parts = [
    "-b",
    "--python-exit-code",
    "1",
    "--python",
    script,
    "--",
    "--shots",
    list,
    "--textures",
    TEXTURES,
    "--out",
    RAW,
  ];
  const { status, stdout, stderr } = spawnSync(blender, parts, { encoding: "utf8" });
  if (status !== 0) {
    console.error(`Blender could not render ${shot.name}:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
    process.exit(1);
  }
  if (shot.frames === undefined) saveRows([await finishShot(shot, RAW)]);
  else await finishView360(shot, RAW);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${at + 1}/${missing.length} ${shot.name} in ${seconds} s`);
}
