/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usesPatches } from "@/server/next-patches/page-finisher";
import { untestedVersions } from "@/server/next-patches/tested-versions.mjs";

/** A site with other versions of Next or React than the installed ones. */
function siteWith(versions: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "versions-"));
  writeFileSync(join(root, "package.json"), "{}");
  for (const [name, version] of Object.entries(versions)) {
    const folder = join(root, "node_modules", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version }));
  }
  return root;
}

test("the patches were tested with the installed versions; see server/next-patches/README.md after an upgrade", () => {
  expect(untestedVersions(process.cwd())).toEqual([]);
});

test("with another version of Next no patch is used, and the log says so", () => {
  const root = siteWith({ next: "99.0.0", react: "19.3.1", "react-dom": "19.3.1" });
  const warnings: string[] = [];
  try {
    expect(usesPatches(root, true, (message) => warnings.push(message))).toBe(false);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  expect(warnings).toEqual([expect.stringContaining("next 99.0.0 (tested: ")]);
});

test("the patches are used, unless the operator turned them off", () => {
  const warn = jest.fn();
  expect(usesPatches(process.cwd(), true, warn)).toBe(true);
  expect(usesPatches(process.cwd(), false, warn)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});
