import { spawn } from "node:child_process";
import { once } from "node:events";
import { openDatabase } from "@/backend/db/client";
import { auditRecharges, startRechargeLoad, untilCredited } from "@/tests/support/recharge/recharge-load";
import {
  createDataDir,
  databasePid,
  databaseUrl,
  freePort,
  isReady,
  type Site,
  startSite,
  until,
} from "@/tests/support/site";

/** How often each process is killed while recharges are made. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const RECHARGES = 100;
const settings = {
  // The background rounds find a payment of a payer who did not return within seconds.
  PAYMENT_ASK_AFTER_SECONDS: "1",
  RECONCILE_PAUSE_SECONDS: "1",
  RATE_CLIENT_READS_PER_MINUTE: "1000000",
  RATE_CLIENT_WRITES_PER_MINUTE: "1000000",
  RATE_CLIENT_ORDERS_PER_HOUR: "1000000",
};
const SETTLED_MS = 120_000;

jest.setTimeout(240_000 + rounds * 60_000);

let data: ReturnType<typeof createDataDir>;
let port: number;
let site: Site;

const start = () =>
  startSite({
    dataDir: data.path,
    port,
    env: { ...settings, PUBLIC_ORIGIN: `http://127.0.0.1:${port}` },
    asBuilt: true,
  });

function killDatabase(): number {
  const pid = databasePid(data.path);
  if (pid === undefined) throw new Error("There is no database to kill");
  process.kill(pid, "SIGKILL");
  return pid;
}

const faults = {
  async "the site"() {
    await site.end("SIGKILL");
    site = await start();
  },
  async "the database process"() {
    const killed = killDatabase();
    await until(async () => databasePid(data.path) !== killed && (await isReady(site.address)), 30_000);
  },
};

beforeAll(async () => {
  data = createDataDir();
  port = await freePort();
  site = await start();
});
afterAll(async () => {
  await site?.end("SIGTERM");
  data.remove();
});

it.each([
  ["the site", "0131"],
  ["the database process", "0132"],
] as const)("kill -9 of %s during 100 recharges loses no payment and credits none twice", async (name, prefix) => {
  const load = startRechargeLoad(site.address, prefix);
  try {
    for (let round = 0; round < rounds; round += 1) {
      await load.more(Math.ceil(RECHARGES / (rounds + 1)));
      await faults[name]();
    }
    await load.more(Math.ceil(RECHARGES / (rounds + 1)));
  } finally {
    await load.stop();
  }
  const database = openDatabase(databaseUrl(data.path));
  try {
    await untilCredited(database, prefix, SETTLED_MS);
    const audit = await auditRecharges(database, load.paid, prefix);
    process.stdout.write(`  killed ${name} ${rounds} times: ${load.paid.length} recharges paid\n`);
    expect(load.paid.length).toBeGreaterThanOrEqual(RECHARGES);
    expect(audit).toEqual({ lost: [], uneven: [], unbalanced: [], difference: 0 });
  } finally {
    await database.close();
  }
});

it("the same kill credits an amount twice if it is marked only after the credit (control)", async () => {
  const database = openDatabase(databaseUrl(data.path));
  const run = (...more: string[]) =>
    spawn(
      process.execPath,
      ["--import", "tsx", "tests/support/naive/naive-recharger.ts", databaseUrl(data.path), ...more],
      {
        stdio: ["pipe", "pipe", "inherit"],
      },
    );
  try {
    await database.pool.query("create table naive_balance as select 0 as poisha");
    await database.pool.query("create table naive_due as select 5000 as amount, false as noted");
    const first = run("waits");
    await once(first.stdout, "data");
    first.kill("SIGKILL");
    await once(first, "exit");
    await once(run(), "exit");
    const { rows } = await database.pool.query("select poisha, noted from naive_balance, naive_due");
    expect(rows).toEqual([{ poisha: 10_000, noted: true }]);
  } finally {
    await database.close();
  }
});
