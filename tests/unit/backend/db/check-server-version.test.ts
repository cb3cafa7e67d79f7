import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { checkServerVersion, type Database, openDatabase } from "@/backend/db/client";

const version = { rows: [{ number: "180000", name: "18.0" }] };
const starting = () => Object.assign(new Error("the database system is starting up"), { code: "57P03" });

/** A pool whose first queries fail. */
function poolThatFails(...failures: readonly Error[]) {
  let asked = 0;
  const query = async () => {
    const failure = failures[asked];
    asked += 1;
    if (failure !== undefined) throw failure;
    return version;
  };
  return { pool: { query } as unknown as Database["pool"], asked: () => asked };
}

describe("the first connection to the database", () => {
  it("is retried while the server does not answer in time or is still starting", async () => {
    const { pool, asked } = poolThatFails(
      new Error("Connection terminated due to connection timeout"),
      new Error("timeout exceeded when trying to connect"),
      starting(),
    );
    await checkServerVersion({ pool });
    expect(asked()).toBe(4);
  });

  it("is not retried after the time limit", async () => {
    const { pool, asked } = poolThatFails(starting(), starting());
    await expect(checkServerVersion({ pool }, 0)).rejects.toThrow(
      "The database cannot be used: the database system is starting up.",
    );
    expect(asked()).toBe(1);
  });

  it("is not retried when the connection is refused", async () => {
    const { pool, asked } = poolThatFails(new Error("connect ECONNREFUSED 127.0.0.1:5432"));
    await expect(checkServerVersion({ pool })).rejects.toThrow("The database cannot be used: connect ECONNREFUSED");
    expect(asked()).toBe(1);
  });

  it("refuses a server that is older than PostgreSQL 15", async () => {
    const query = async () => ({ rows: [{ number: "140011", name: "14.11" }] });
    const pool = { query } as unknown as Database["pool"];
    await expect(checkServerVersion({ pool })).rejects.toThrow("PostgreSQL 14.11; this product needs 15 or newer");
  });
});

it("the connection of a start is awaited for 20 s, that of a request for 3 s", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  const { port } = silent.address() as AddressInfo;
  const { pool, connectUnlimited } = openDatabase(`postgres://portal@127.0.0.1:${port}/portal`);
  const failed: string[] = [];
  const request = pool.query("select 1").catch(() => failed.push("request"));
  const start = connectUnlimited().catch(() => failed.push("start"));
  await jest.advanceTimersByTimeAsync(3_000);
  await request;
  await jest.advanceTimersByTimeAsync(16_000);
  expect(failed).toEqual(["request"]);
  await jest.advanceTimersByTimeAsync(1_000);
  await start;
  expect(failed).toEqual(["request", "start"]);
  jest.useRealTimers();
  silent.close();
});
