import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { coverageOf, idsIn, parseRequirements, passedTitles, type Requirement } from "@/scripts/lib/requirements";

/**
 * `npm run check:requirements`: which rows of docs/requirements.md no test names. With the reports that `npm test`
 * leaves in .build/test-results only tests that passed count; without them every title in tests/ does.
 */
const root = process.cwd();
const REPORTS = join(root, ".build", "test-results");

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "fixtures" ? [] : filesIn(path, pattern);
    return pattern.test(entry.name) ? [path] : [];
  });
}

function reports(): string[] {
  return statSync(REPORTS, { throwIfNoEntry: false }) === undefined ? [] : filesIn(REPORTS, /\.json$/);
}

const print = (line = "") => process.stdout.write(`${line}\n`);
const read = (path: string) => readFileSync(path, "utf8");

const requirements = parseRequirements(read(join(root, "docs", "requirements.md")));
const written = coverageOf(
  requirements,
  filesIn(join(root, "tests"), /\.(test|spec)\.tsx?$/).flatMap((path) => idsIn(read(path))),
);
const files = reports();
const proved =
  files.length === 0
    ? written
    : coverageOf(
        requirements,
        files.flatMap((path) => passedTitles(JSON.parse(read(path))).flatMap(idsIn)),
      );

const areas = new Map<string, Requirement[]>();
for (const row of requirements) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
const missing = new Set(proved.missing);
print("  Area         proved   not named by a passing test");
for (const [area, rows] of areas) {
  const left = rows.filter((row) => missing.has(row)).map((row) => row.id.slice(area.length + 1));
  const count = `${rows.length - left.length} of ${rows.length}`;
  print(`  ${area.padEnd(12)} ${count.padEnd(10)} ${left.length === rows.length ? "all" : left.join(" ")}`);
}
print();
for (const id of written.unknown) print(`  A test names ${id}, which is not in docs/requirements.md.`);
print(
  files.length === 0
    ? "  No test reports in .build/test-results: titles were read, nothing is known of their passing. Run npm test."
    : `  Counted from ${files.length} test reports; ${written.named.length} are named by titles in tests/.`,
);
print(
  `${proved.named.length} of ${requirements.length} requirements are named by ${files.length === 0 ? "a" : "a passing"} test.`,
);
