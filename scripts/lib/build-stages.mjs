import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { LARGE_MODULES, prepareLargeModules } from "../../server/next-patches/large-modules.mjs";
import { shortenPageList } from "../../server/next-patches/page-list.mjs";
import { untestedVersions } from "../../server/next-patches/tested-versions.mjs";
import { root } from "./environment.mjs";
import { forget, isFresh, readInputs, remember } from "./freshness.mjs";
import { refuseWhileServing } from "./serving.mjs";
import { runProgram, step } from "./steps.mjs";

const SITE_SOURCES = [
  "pages",
  "components",
  "context",
  "hooks",
  "services",
  "utils",
  "styles",
  "locales",
  "public/fonts",
  "backend/contract",
  "next.config.js",
  "next-i18next.config.js",
  "tsconfig.json",
  "package-lock.json",
];
/** Settings that the pages rendered at build time (404, 500) contain, in addition to every NEXT_PUBLIC_ variable. */
const BUILD_TIME_SETTINGS = [
  "APP_CHANNEL",
  "BANK_CHANNEL",
  "BRAND_NAME_BN",
  "BRAND_NAME_EN",
  "BRAND_SLUG",
  "COMPANY_URL",
  "FLEXIPLAN_URL",
  "GATE_PASSWORD_SHA256",
  "GATE_USER_SHA256",
  "MYGP_STORE_URL",
  "ROAMING_URL",
  "SHOP_LOCALES",
  "SOCIAL_FACEBOOK_URL",
  "SOCIAL_INSTAGRAM_URL",
  "SOCIAL_LINKEDIN_URL",
  "SOCIAL_YOUTUBE_URL",
  "VACANCIES_URL",
  "VIDEO_URL",
  "WALLET_BRIDGE",
  "WALLET_CHANNEL",
  "WALLET_MERCHANT_NAME",
  "WEBVIEW_BRIDGE_URL",
];
/** Files of server/next-patches that change the build of Next. */
const BUILD_PATCHES = ["large-modules", "page-list", "tested-versions"];
const node = (args, name) => runProgram(process.execPath, args, { cwd: root, name });
const tool = (name) => join(root, "node_modules", ...name);

/** Every stage of a build, in order; each runs only when its own inputs changed. @param env variables that count */
export function stages(env = process.env) {
  const bakedValues = Object.entries(env).filter(
    ([name, value]) => value && (name.startsWith("NEXT_PUBLIC_") || BUILD_TIME_SETTINGS.includes(name)),
  );
  return [
    {
      name: "pictures",
      title: "Pictures in their widths",
      inputs: ["public/images", "scripts/build-pictures.mjs"],
      outputs: ["public/img"],
      run: () => node(["scripts/build-pictures.mjs"], "The pictures"),
    },
    {
      name: "theme",
      title: "Theme style sheet",
      inputs: ["styles", "scripts/write-theme-css.ts", "package-lock.json"],
      except: ["styles/generated"],
      outputs: ["styles/generated"],
      run: () => node([tool(["tsx", "dist", "cli.mjs"]), "scripts/write-theme-css.ts"], "The theme"),
    },
    {
      name: "pages",
      title: "Pages (next build)",
      inputs: [...SITE_SOURCES, ...BUILD_PATCHES.map((name) => `server/next-patches/${name}.mjs`)],
      values: bakedValues.sort(),
      outputs: [".next/BUILD_ID", `.next/${LARGE_MODULES}`],
      run: async () => {
        const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
        await runProgram(process.execPath, [tool(["next", "dist", "bin", "next"]), "build"], {
          cwd: root,
          env,
          name: "next build",
        });
        await patchBuild(join(root, ".next"));
        await compressScripts(join(root, ".next", "static"));
      },
    },
    {
      name: "server",
      title: "Server",
      inputs: [
        "server.ts",
        "server",
        "backend",
        "services",
        "utils",
        "styles",
        "data/demo/bengali",
        "scripts/lib/server-bundle.mjs",
        "tsconfig.json",
      ],
      except: ["styles/generated"],
      outputs: [".build/server.mjs"],
      run: async () => (await import("./server-bundle.mjs")).bundleServer(),
    },
  ];
}

/** The stages that the development server needs before its start; it compiles the rest itself. */
export const developmentStages = ["pictures", "theme"];

function chosenStages(names) {
  return stages().filter((stage) => names?.includes(stage.name) ?? true);
}

/** True when a build would do nothing. @param names all stages by default */
export function isBuilt(names) {
  return chosenStages(names).every(isFresh);
}

/** Runs the stages whose inputs changed, in order. @param names all stages by default @returns how many ran */
export async function build(names) {
  let ran = 0;
  for (const stage of chosenStages(names)) {
    if (isFresh(stage)) continue;
    refuseWhileServing();
    await step(stage.title, async () => {
      const inputs = readInputs(stage);
      forget(stage);
      await stage.run();
      remember(stage, inputs);
    });
    ran += 1;
  }
  return ran;
}

/** Changes what Next has built (server/next-patches/README.md); nothing when its version was not tested with that. */
async function patchBuild(folder) {
  if (untestedVersions(root).length > 0) return writeFile(join(folder, LARGE_MODULES), "[]");
  await prepareLargeModules(folder);
  await shortenPageList(folder, join(root, "pages"));
}

/** Writes a Brotli file (best quality) for every script and style of the build: made once, served with this build. */
async function compressScripts(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const compress = promisify(brotliCompress);
  await Promise.all(
    files.map(async (file) => {
      const small = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      await writeFile(`${file}.br`, small);
    }),
  );
}
