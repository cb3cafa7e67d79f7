import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(__dirname, "../../../..");
const FIXTURES = join(ROOT, "tests/fixtures/house/biome");

/** The broken rules that Biome finds with our biome.json in a copy of a fixture: `path rule`, sorted. */
function lint(fixture: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "house-"));
  try {
    mkdirSync(join(folder, "node_modules"));
    for (const name of ["biome.json", ".gitignore", "tsconfig.json", "package.json"]) {
      cpSync(join(ROOT, name), join(folder, name));
    }
    cpSync(join(FIXTURES, fixture), folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies: {} }));
    const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
    const run = spawnSync(process.execPath, [biome, "lint", "--reporter=github", "--max-diagnostics=none", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    const lines = Array.from(
      run.stdout.matchAll(/^::error title=lint\/\w+\/(?<rule>\w+),file=(?<file>[^,]+)/gm),
      ({ groups }) => `${groups?.file?.replace(`${folder}/`, "")} ${groups?.rule}`,
    );
    return [...new Set(lines)].sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("Biome reports each rule that it checks for us", () => {
  expect(lint("broken")).toEqual([
    "context/cart/cart-changes.ts noImportCycles",
    "context/cart/cart-state.ts noImportCycles",
    "services/cart/cart-service.ts noProcessEnv",
    "tests/unit/focused.test.ts noFocusedTests",
    "tests/unit/skipped.test.ts noSkippedTests",
    "utils/index.ts noBarrelFile",
    "utils/long.ts noExcessiveLinesPerFile",
    "utils/loose.ts noExplicitAny",
  ]);
});

test("Biome reports nothing in the correct fixtures", () => {
  expect(lint("clean")).toEqual([]);
});
