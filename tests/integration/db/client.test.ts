import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { type Database, databaseErrorCode, isUnanswered, openDatabase } from "@/backend/db/client";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("create table counters (name text primary key, value int not null)");
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.pool.query("delete from counters");
  await database.pool.query("insert into counters values ('a', 0), ('b', 0)");
});

it("reads whole numbers of any size as numbers, and days as texts", async () => {
  const { rows } = await database.pool.query(
    "select 900000000000000 as sum, count(*), date '2026-12-01' as day from counters",
  );
  expect(rows).toEqual([{ sum: 900_000_000_000_000, count: 2, day: "2026-12-01" }]);
});

const add = (tx: Connection, name: string) => tx.query("update counters set value = value + 1 where name = $1", [name]);

describe("a transaction", () => {
  it("is rolled back when its work fails", async () => {
    const failing = inTransaction(database, async (tx) => {
      await add(tx, "a");
      throw new Error("out of stock");
    });

    await expect(failing).rejects.toThrow("out of stock");
    const { rows } = await database.pool.query("select sum(value)::int as total from counters");
    expect(rows).toEqual([{ total: 0 }]);
  });

  it("is repeated after a deadlock, so that both transactions succeed", async () => {
    let attempts = 0;
    let holding = 0;
    let meet: () => void = () => undefined;
    const bothHold = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const inOrder = (first: string, second: string) =>
      inTransaction(database, async (tx) => {
        attempts += 1;
        // The repeated transaction begins after the other has ended: a lock that it took earlier could deadlock again.
        if (attempts === 3) await Promise.any(both);
        await add(tx, first);
        // Both hold one row before either asks for the other row.
        holding += 1;
        if (holding === 2) meet();
        await bothHold;
        await add(tx, second);
      });
    const both = [inOrder("a", "b"), inOrder("b", "a")];

    await Promise.all(both);

    const { rows } = await database.pool.query("select name, value from counters order by name");
    expect(rows).toEqual([
      { name: "a", value: 2 },
      { name: "b", value: 2 },
    ]);
    expect(attempts).toBe(3);
  });

  it("fails after waiting two seconds for a lock", async () => {
    const holder = await database.pool.connect();
    await holder.query("begin");
    await holder.query("update counters set value = 9 where name = 'a'");
    const code = await inTransaction(database, (tx) => add(tx, "a")).then(
      () => undefined,
      (error: unknown) => databaseErrorCode(error),
    );
    await holder.query("rollback");
    holder.release();

    expect(code).toBe("55P03");
  });
});

describe("a pool", () => {
  it("replaces a connection that the server has ended", async () => {
    const lost: string[] = [];
    const other = openDatabase(database.url, { poolSize: 1, onConnectionLost: (error) => lost.push(error.message) });
    const { rows } = await other.pool.query<{ pid: number }>("select pg_backend_pid() as pid");

    await database.pool.query("select pg_terminate_backend($1, 2000)", [rows[0]?.pid]);
    const again = await other.pool
      .query<{ pid: number }>("select pg_backend_pid() as pid")
      .catch(() => other.pool.query("select pg_backend_pid() as pid"));
    await other.close();

    expect(again.rows[0]?.pid).not.toBe(rows[0]?.pid);
  });
});

/** A server in front of the database that, after `fall`, gives no answer on its connections; later ones work. */
async function startSilentServer(url: string) {
  const { hostname, port } = new URL(url);
  const open: (readonly [Socket, Socket])[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on("error", () => undefined);
    open.push([near, far]);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const own = new URL(url);
  own.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url: own.href,
    fall() {
      for (const [near, far] of open) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close() {
      for (const socket of open.flat()) socket.destroy();
      server.close();
    },
  };
}

describe("a database that stops to answer without closing its connections", () => {
  it.each([
    ["a statement", (db: Database) => db.pool.query("select 1")],
    ["a transaction", (db: Database) => inTransaction(db, (tx) => add(tx, "a"))],
  ])("fails %s after the time-out, and the next one gets a new connection", async (_, run) => {
    const silent = await startSilentServer(database.url);
    const other = openDatabase(silent.url, { poolSize: 1, answerTimeoutMs: 500 });
    await other.pool.query("select 1");
    silent.fall();
    const failure = await run(other).catch((error: unknown) => error);
    const next = await run(other);
    await other.close();
    silent.close();

    expect(isUnanswered(failure)).toBe(true);
    expect(next).toMatchObject({ rowCount: 1 });
  });

  it("has a time-out that is longer than every statement may take", async () => {
    const other = openDatabase(database.url);
    const { query_timeout } = other.pool.options;
    await other.close();

    expect(query_timeout).toBeGreaterThan(60_000);
    expect(query_timeout).toBeLessThan(120_000);
  });
});

it("switches off JIT compilation even if it is the server's default, because it made a list exceed its timeout", async () => {
  const own = await createTestDatabase();
  const name = new URL(own.url).pathname.slice(1);
  await own.pool.query(`alter database ${name} set jit = on`);
  const later = openDatabase(own.url, { poolSize: 1 });
  const { rows } = await later.pool.query("show jit");
  await later.close();
  await own.close();
  expect(rows).toEqual([{ jit: "off" }]);
});
