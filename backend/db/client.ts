import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** The smallest server version the queries and migrations are written for. */
const OLDEST_VERSION = 150_000;
const RETRIES = 3;
/** serialization_failure and deadlock_detected: the whole transaction must run again. */
const RETRIED_CODES: ReadonlySet<string> = new Set(["40001", "40P01"]);

/**
 * How long the site waits for the answer to one statement, in ms: longer than the longest statement_timeout, the 60 s of the
 * search index. A database machine that fails, or a firewall that forgets a connection, never answers at all, and only the
 * kernel would notice, after a quarter of an hour.
 */
const ANSWER_MS = 65_000;
/** The driver's message when that time is over. */
const NO_ANSWER = "Query read timeout";

// Counts and sums of money are far below 2^53. A day has no time zone, so it stays the text `2026-12-01`.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, String);

/** One PostgreSQL database with its connection pool. */
export interface Database {
  pool: pg.Pool;
  /** A connection of its own without limits of time, for migrations. The caller ends it. */
  connectUnlimited(): Promise<pg.Client>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  poolSize?: number;
  statementTimeoutMs?: number;
  answerTimeoutMs?: number;
  /** Called for each idle connection that is lost, e.g. when the server restarts; never throws. */
  onConnectionLost?: (error: Error) => void;
}

/** A start waits for this long while the machine or the server is too busy to accept a connection. */
const BUSY_MS = 20_000;

/**
 * Opens a pool to PostgreSQL; connects when first used.
 * @param address a postgres:// address, or a function called for every new connection (the embedded server may have
 *   another port after a restart)
 */
export function openDatabase(address: string | (() => string), options: DatabaseOptions = {}): Database {
  const current = typeof address === "function" ? address : () => address;
  class CurrentClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({
        ...(typeof config === "object" ? config : {}),
        connectionString: current(),
      });
    }
  }
  const pool = new pg.Pool({
    Client: CurrentClient,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    query_timeout: options.answerTimeoutMs ?? (options.statementTimeoutMs === undefined ? ANSWER_MS : 0),
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "operator-portal",
    // JIT is on by default on a server. Compiling the queries of a list took longer than the statement time-out.
    options: "-c jit=off",
    keepAlive: true,
    types,
  });
  // An idle connection that breaks must not end the process.
  const onLost = options.onConnectionLost ?? (() => undefined);
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  const connectUnlimited = async () => {
    const { application_name, options: settings, keepAlive } = pool.options;
    const client = new CurrentClient({
      connectionTimeoutMillis: BUSY_MS,
      application_name,
      options: settings,
      keepAlive,
      types,
    });
    client.on("error", onLost);
    await client.connect();
    return client;
  };
  return { pool, connectUnlimited, close: () => pool.end() };
}

/** True when a statement got no answer in time: its connection is dead, and so is everything sent on it. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === NO_ANSWER;
}

/** Repeats a transaction after a deadlock or serialization failure, three times at most, each after a random wait. */
export async function retryTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt > RETRIES || !RETRIED_CODES.has(databaseErrorCode(error) ?? "")) throw error;
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** The SQLSTATE of an error from the database, also if it is in the chain of causes; undefined for any other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** cannot_connect_now: the server is starting, or recovers after a crash. */
const STARTING = "57P03";

const isBusy = (error: Error) => databaseErrorCode(error) === STARTING || /timeout/i.test(error.message);

/**
 * Makes the first connection and checks that the server is PostgreSQL 15 or newer. Tries again for a while when the
 * server does not answer in time or is still starting; fails at once when the server refuses.
 * @param busyMs how long it tries again
 * @throws Error in words when it cannot be reached, refuses the connection, or is older
 */
export async function checkServerVersion({ pool }: Pick<Database, "pool">, busyMs = BUSY_MS): Promise<void> {
  const began = performance.now();
  const ask = (): Promise<{ rows: { number: string; name: string }[] }> =>
    pool
      .query<{ number: string; name: string }>(
        "select current_setting('server_version_num') as number, current_setting('server_version') as name",
      )
      .catch(async (cause: Error) => {
        if (isBusy(cause) && performance.now() - began < busyMs) return wait(100).then(ask);
        throw new Error(`The database cannot be used: ${cause.message}. Check DATABASE_URL and that its server runs.`, {
          cause,
        });
      });
  const { rows } = await ask();
  const version = rows[0];
  if (version === undefined || Number(version.number) < OLDEST_VERSION) {
    throw new Error(`DATABASE_URL leads to PostgreSQL ${version?.name ?? "?"}; this product needs 15 or newer.`);
  }
}
