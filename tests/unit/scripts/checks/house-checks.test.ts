import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderEvents } from "@/scripts/checks/events-check";
import { houseChecks } from "@/scripts/checks/house-checks";
import { type HouseCheck, readTree } from "@/scripts/checks/source-tree";
import { renderThirdParty } from "@/scripts/checks/third-party-check";
import { analyticsEvents } from "@/utils/analytics/analytics-events";

const FIXTURES = join(__dirname, "../../../fixtures/house");

/** The expected findings of a rule in its broken fixture: the beginning of each, in order. */
function expectedOf(check: HouseCheck): string[] {
  return readFileSync(join(folderOf(check), "expected.txt"), "utf8")
    .trimEnd()
    .split("\n");
}

function findingsIn(check: HouseCheck, root: string): string[] {
  return check
    .run(readTree(root))
    .map(({ file, line, message }) => `${file}:${line} ${message}`)
    .sort();
}

function folderOf(check: HouseCheck): string {
  return join(FIXTURES, check.name.replaceAll(" ", "-"));
}

function checkNamed(name: string): HouseCheck {
  const check = houseChecks.find((candidate) => candidate.name === name);
  if (check === undefined) throw new Error(`there is no rule called ${name}`);
  return check;
}

test("every rule has a fixture that breaks it", () => {
  const fixtures = readdirSync(FIXTURES).filter((name) => name !== "biome");
  expect(houseChecks.map((check) => check.name.replaceAll(" ", "-")).sort()).toEqual(fixtures.sort());
});

test.each(houseChecks.map((check) => [check.name, check] as const))(
  "the rule on %s reports its broken fixture",
  (_name, check) => {
    const expected = expectedOf(check);
    const found = findingsIn(check, join(folderOf(check), "broken"));
    expect(found.map((finding, index) => finding.slice(0, expected[index]?.length))).toEqual(expected);
  },
);

test.each(houseChecks.filter((check) => check.name !== "third party").map((check) => [check.name, check] as const))(
  "the rule on %s accepts its correct fixture",
  (_name, check) => {
    expect(findingsIn(check, join(folderOf(check), "clean"))).toEqual([]);
  },
);

test("THIRD-PARTY.md is current right after it is written", () => {
  const check = checkNamed("third party");
  const tree = readTree(join(folderOf(check), "clean"));
  const file = { path: "THIRD-PARTY.md", text: renderThirdParty(tree) };
  expect(file.text).toContain("| [hono](https://www.npmjs.com/package/hono) | MIT |");
  expect(check.run({ ...tree, files: [...tree.files, file] })).toEqual([]);
});

test("docs/events.md is current right after it is written, and has every event of the vocabulary", () => {
  const check = checkNamed("events");
  const tree = readTree(join(folderOf(check), "broken"));
  const text = renderEvents();
  for (const name of Object.keys(analyticsEvents)) expect(text).toContain(`\n## ${name}\n`);
  const others = tree.files.filter((file) => file.path !== "docs/events.md");
  expect(check.run({ ...tree, files: [...others, { path: "docs/events.md", text }] })).toEqual([]);
});

test("a dependency without a purpose is reported", () => {
  const check = checkNamed("third party");
  expect(findingsIn(check, join(folderOf(check), "unexplained"))).toEqual([
    "package.json:0 say what left-pad is for in scripts/checks/third-party-purposes.json",
  ]);
});

test("a tree is read without generated files and without the fixtures", () => {
  const root = mkdtempSync(join(tmpdir(), "house-"));
  try {
    for (const place of ["node_modules/x", ".next", "tests/fixtures/house", "public/img"]) {
      cpSync(join(FIXTURES, "leftovers/broken"), join(root, place), { recursive: true });
    }
    cpSync(join(FIXTURES, "leftovers/clean"), root, { recursive: true });
    expect(readTree(root).files.map((file) => file.path)).toEqual(["services/cart/cart-service.ts"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
