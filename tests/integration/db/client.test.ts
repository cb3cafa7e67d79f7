import { databaseErrorCode, openDatabase } from "@/backend/db/client";
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
