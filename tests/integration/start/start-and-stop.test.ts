import { once } from "node:events";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { createTestDatabase } from "@/tests/support/servers/database";
import {
  createDataDir,
  databasePid,
  freePort,
  isReady,
  processesIn,
  type Site,
  spawnSite,
  startSite,
  until,
} from "@/tests/support/site";

let data: ReturnType<typeof createDataDir>;
const sites: Site[] = [];

async function start(options: { port?: number; env?: Record<string, string> } = {}): Promise<Site> {
  const site = await startSite({
    dataDir: data.path,
    port: options.port ?? (await freePort()),
    env: options.env ?? {},
  });
  sites.push(site);
  return site;
}

/** Starts a site that is expected to exit. Returns its exit code and its output. */
async function startAndFail(env: Record<string, string>, port?: number) {
  const { child, output } = spawnSite({ dataDir: data.path, port: port ?? (await freePort()), env });
  await once(child, "close");
  return { code: child.exitCode, words: output() };
}

beforeAll(() => {
  data = createDataDir({ empty: true });
});

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.end("SIGKILL")));
});

afterAll(() => data.remove());

/** The settings of a real gateway that the start checks. */
const SSLCOMMERZ = {
  PAYMENT_DRIVER: "sslcommerz",
  SSLCOMMERZ_STORE_ID: "store",
  SSLCOMMERZ_STORE_PASSWORD: "store@ssl",
};

describe("a start", () => {
  it("prints the address of the site, of the codes, the data folder and how to stop", async () => {
    const site = await start();

    expect(site.output()).toContain(`Open            http://localhost:${new URL(site.address).port}`);
    expect(site.output()).toContain("/sandbox/messages");
    expect(site.output()).toContain(data.path);
    expect(site.output()).toContain("Ctrl-C");
  });

  it("uses the database of the previous start", async () => {
    const created = () => statSync(join(data.path, "postgres", "cluster", "PG_VERSION")).mtimeMs;
    const first = await start();
    const before = created();
    await first.end("SIGTERM");
    await start();

    expect(created()).toBe(before);
  });

  it("prints that its port is taken and what to do, and exits with 1", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { code, words } = await startAndFail({}, port);
    other.close();

    expect(code).toBe(1);
    expect(words).toContain(`Port ${port} is taken`);
    expect(words).toContain(`PORT=${port + 1} npm start`);
  });

  it("stops its database when it fails after the database has started", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    // `npm start` looks at the port before it starts anything; the server itself finds out when it listens.
    const { child, output } = spawnSite({ dataDir: data.path, port, asBuilt: true });
    await once(child, "close");
    other.close();

    expect(child.exitCode).toBe(1);
    expect(output()).toContain(`Port ${port} is taken`);
    expect(processesIn(data.path)).toEqual([]);
  });

  it.each([
    ["SMS_DRIVER", { ...SSLCOMMERZ, CODE_PEPPER: "p".repeat(32) }],
    ["PAYMENT_DRIVER", { SMS_DRIVER: "http", CODE_PEPPER: "p".repeat(32) }],
    ["CODE_PEPPER", { SMS_DRIVER: "http", ...SSLCOMMERZ }],
  ])("refuses production without a real %s", async (name, env) => {
    const { code, words } = await startAndFail({ SITE_MODE: "production", ...env });

    expect(code).toBe(1);
    expect(words).toMatch(new RegExp(`${name} must`));
  });

  it("prints every variable with an invalid value", async () => {
    const { code, words } = await startAndFail({ TRUST_PROXY_HOPS: "many", SITE_MODE: "test" });

    expect(code).toBe(1);
    expect(words).toContain('TRUST_PROXY_HOPS must be a whole number from 0 to 10, not "many"');
    expect(words).toContain('SITE_MODE must be sandbox or production, not "test"');
  });

  it("prints that the database of DATABASE_URL cannot be reached, without its password", async () => {
    const { code, words } = await startAndFail({ DATABASE_URL: "postgres://shop:secret@127.0.0.1:1/shop" });

    expect(code).toBe(1);
    expect(words).toContain("The database cannot be used: connect ECONNREFUSED");
    expect(words).not.toContain("secret");
  });

  it("uses the PostgreSQL of DATABASE_URL and starts none", async () => {
    const database = await createTestDatabase();
    const elsewhere = createDataDir({ empty: true });
    const site = await startSite({
      dataDir: elsewhere.path,
      port: await freePort(),
      env: { DATABASE_URL: database.url },
    });
    const answer = await fetch(`${site.address}/api/get-products`);
    await site.end("SIGTERM");
    const started = processesIn(elsewhere.path);
    elsewhere.remove();
    await database.close();

    expect(answer.status).toBe(200);
    expect(started).toEqual([]);
    expect(site.output()).toContain("the PostgreSQL of DATABASE_URL");
  });

  it("joins the database of a killed site", async () => {
    const killed = await start();
    const database = databasePid(data.path);
    await killed.end("SIGKILL");
    const next = await start();

    expect(next.output()).toContain(`was running, joined (process ${database})`);
  });

  it("succeeds although a power failure left a lock file", async () => {
    const first = await start();
    await first.end("SIGTERM");
    const file = join(data.path, "postgres", "cluster", "postmaster.pid");
    // The process id of this test is alive, but it is not PostgreSQL: like an id that the system has reused.
    const lines = [process.pid, "elsewhere", 1_700_000_000, 1, "", "127.0.0.1", "0 0", "ready"];
    writeFileSync(file, `${lines.join("\n")}\n`);
    const second = await start();

    await until(() => isReady(second.address), 30_000);
    expect(readFileSync(file, "utf8")).not.toContain("elsewhere");
  });

  it("prints that the data folder is not writable", async () => {
    const file = join(data.path, "a-file");
    writeFileSync(file, "");
    const { child, output } = spawnSite({ dataDir: join(file, "data"), port: await freePort() });
    await once(child, "close");

    expect(child.exitCode).toBe(1);
    expect(output()).toContain("cannot be written. Set DATA_DIR");
  });
});

describe("a stop", () => {
  it("finishes a running request, and accepts no new one", async () => {
    const site = await start();
    const { hostname, port } = new URL(site.address);
    const body = JSON.stringify({ product: [], driver: "session" });
    const head = `POST /api/v1/add-cart-item HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n`;
    const socket = connect(Number(port), hostname);
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    // When a later request on another connection is answered, the first request has begun.
    await isReady(site.address);
    const ended = site.end("SIGTERM");
    await until(async () => !(await isReady(site.address)), 15_000);
    socket.write(body.slice(5));
    const code = await ended;

    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(code).toBe(0);
    expect(processesIn(data.path)).toEqual([]);
  });

  it("exits at once at the second Ctrl-C, and the next start joins the database", async () => {
    const site = await start();
    const socket = connect(Number(new URL(site.address).port), "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: here\r\n");
    await isReady(site.address);
    process.kill(site.pid, "SIGINT");
    await until(() => site.output().includes("finishing what is under way"), 15_000);
    const code = await site.end("SIGINT");
    socket.destroy();
    const next = await start();

    expect(code).toBe(130);
    expect(next.output()).toContain("was running, joined");
  });
});

describe("several sites with one data folder", () => {
  it("share the database, which stops with the last site", async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const database = databasePid(data.path);

    expect(await one.end("SIGTERM")).toBe(0);
    expect(databasePid(data.path)).toBe(database);
    await until(() => isReady(two.address), 30_000);

    expect(await two.end("SIGINT")).toBe(0);
    expect(processesIn(data.path)).toEqual([]);
  });

  it("can start at the same time on an empty folder", async () => {
    const fresh = createDataDir({ empty: true });
    mkdirSync(fresh.path, { recursive: true });
    const ports = [await freePort(), await freePort()];
    const both = await Promise.all(ports.map((port) => startSite({ dataDir: fresh.path, port })));
    await Promise.all(both.map((site) => until(() => isReady(site.address), 30_000)));
    await Promise.all(both.map((site) => site.end("SIGTERM")));
    const left = processesIn(fresh.path);
    fresh.remove();

    expect(left).toEqual([]);
  });
});
