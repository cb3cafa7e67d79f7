import { openDatabase } from "@/backend/db/client";
import { startEmbeddedDatabase } from "@/backend/db/embedded";
import { auditOrders, startCheckoutLoad } from "@/tests/support/shop/checkout-load";
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

/** How often each process is killed; the figures in docs/testing.md are from KILL_ROUNDS=10. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const budgets = {
  RATE_CLIENT_PAGES_PER_MINUTE: "1000000",
  RATE_CLIENT_READS_PER_MINUTE: "1000000",
  RATE_CLIENT_WRITES_PER_MINUTE: "1000000",
  RATE_CLIENT_ORDERS_PER_HOUR: "1000000",
};

jest.setTimeout(60_000 + rounds * 60_000);

let data: ReturnType<typeof createDataDir>;
let port: number;
let site: Site;

const start = () => startSite({ dataDir: data.path, port, env: budgets, asBuilt: true });

function killDatabase(): void {
  const pid = databasePid(data.path);
  if (pid === undefined) throw new Error("There is no database to kill");
  process.kill(pid, "SIGKILL");
}

const faults: Record<string, () => Promise<number>> = {
  "the site": async () => {
    await site.end("SIGKILL");
    site = await start();
    return site.readyAfter;
  },
  "the database process": async () => {
    const killed = databasePid(data.path);
    killDatabase();
    return until(async () => databasePid(data.path) !== killed && (await isReady(site.address)), 30_000);
  },
  "the site and the database process": async () => {
    killDatabase();
    await site.end("SIGKILL");
    site = await start();
    return site.readyAfter;
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

describe("during checkout load", () => {
  let sku: string;

  beforeAll(async () => {
    const database = openDatabase(databaseUrl(data.path));
    const { rows } = await database.pool.query<{ sku: string }>(
      `update product_variants set stock = 1000000, stock_reason = 'delivery'
       where sku = (select sku from product_variants join products on slug = product_slug
                    where category = 'phones' and published and not preorder order by price_poisha, sku limit 1)
       returning sku`,
    );
    await database.close();
    sku = rows[0]?.sku ?? "";
  });

  it.each(Object.keys(faults))(
    "kill -9 of %s loses no acknowledged order, and the site is back by itself or after a start",
    async (name) => {
      const load = startCheckoutLoad(site.address, sku);
      const recoveries: number[] = [];
      try {
        for (let round = 0; round < rounds; round += 1) {
          await load.more(10);
          recoveries.push(Math.round((await faults[name]?.()) ?? Number.NaN));
        }
        await load.more(10);
      } finally {
        await load.stop();
      }
      const database = openDatabase(databaseUrl(data.path));
      const audit = await auditOrders(database, load.acknowledged);
      await database.close();
      process.stdout.write(
        `  killed ${name}: ${load.acknowledged.length} orders acknowledged, back after ${recoveries.join(", ")} ms\n`,
      );

      expect(audit).toEqual({ lost: [], half: 0, unbalanced: 0 });
    },
  );
});

it("the same kill loses commits that were acknowledged before they were written to disk (control)", async () => {
  const naive = createDataDir({ empty: true });
  const embedded = await startEmbeddedDatabase({ dataDir: naive.path });
  // The simulated error: a commit is acknowledged before it is written.
  const open = () => openDatabase(() => `${embedded.url()}?options=-c%20synchronous_commit%3Doff`, { poolSize: 1 });
  let orderCount = 0;
  let missing = 0;
  try {
    const first = open();
    await first.pool.query("create table orders_told (id int primary key)");
    await first.pool.query("checkpoint");
    await first.close();
    for (let round = 0; round < 10 && missing === 0; round += 1) {
      const hasty = open();
      for (let order = 0; order < 20; order += 1, orderCount += 1) {
        await hasty.pool.query("insert into orders_told values ($1)", [orderCount]);
      }
      const killed = embedded.pid();
      process.kill(killed, "SIGKILL");
      await hasty.close();
      await until(() => embedded.pid() !== killed, 30_000);
      const after = open();
      const { rows } = await after.pool.query<{ count: number }>("select count(*)::int as count from orders_told");
      await after.close();
      missing = orderCount - (rows[0]?.count ?? 0);
    }
  } finally {
    await embedded.stop();
    naive.remove();
  }

  expect(missing).toBeGreaterThan(0);
});
