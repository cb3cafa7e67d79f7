import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { coverageOf, parseRequirements, type Requirement, ranTests } from "@/scripts/lib/requirements";

/**
 * `npm run check:requirements`: lists rows of docs/requirements.md without a passing test. It reads the reports that
 * `npm test` leaves in .build/test-results, so it counts only what ran and passed.
 */
const REPORTS = join(process.cwd(), ".build", "test-results");
const PARTS = ["unit", "integration", "e2e"];

const print = (line = "") => process.stdout.write(`${line}\n`);
const reportOf = (part: string) => join(REPORTS, `${part}.json`);

const absent = PARTS.filter((part) => !existsSync(reportOf(part)));
if (absent.length > 0) {
  print(`  No report of ${absent.join(", ")} in .build/test-results. Run npm test first.`);
  process.exitCode = 1;
}
const present = PARTS.filter((part) => !absent.includes(part));
const tests = present.flatMap((part) => ranTests(JSON.parse(readFileSync(reportOf(part), "utf8"))));
const requirements = parseRequirements(readFileSync(join("docs", "requirements.md"), "utf8"));
const { proved, missing, unknown } = coverageOf(requirements, tests);

const areas = new Map<string, Requirement[]>();
for (const row of requirements) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
print("  Area         proved     not named by a passing test");
for (const [area, rows] of areas) {
  const left = rows.filter((row) => missing.includes(row)).map((row) => row.id.slice(area.length + 1));
  const count = `${rows.length - left.length} of ${rows.length}`;
  print(`  ${area.padEnd(12)} ${count.padEnd(10)} ${left.length === rows.length ? "all" : left.join(" ")}`);
}
print();
for (const id of unknown) print(`  A test names ${id}, which is not in docs/requirements.md.`);
for (const part of present) print(`  ${part.padEnd(12)} report of ${statSync(reportOf(part)).mtime.toISOString()}`);
print(
  `${proved.length} of ${requirements.length} requirements are named by a test that passed and by none that failed.`,
);
