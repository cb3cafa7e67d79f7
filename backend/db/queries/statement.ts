import type { Pool, PoolClient, QueryResultRow } from "pg";
import { type Database, retryTransaction } from "@/backend/db/client";

/** The connection that a statement runs on: the pool, or the one connection of an open transaction. */
export type Connection = Pick<Pool, "query"> | Pick<PoolClient, "query">;

/** A value in the form that PostgreSQL's driver accepts; objects are sent as JSON text, cast by the statement. */
export type SqlValue = string | number | boolean | null | Date | readonly (string | number | boolean | null)[];

/** A query that is called with the values of its statement, in their order; the tuple `Args` names them. */
type Query<Args extends readonly SqlValue[], Result> = (connection: Connection, ...args: Args) => Promise<Result>;

/**
 * A statement that every connection parses and plans only once and knows by its name, at half the cost of a hot query.
 * @param name unique in the product; the driver refuses two texts under one name
 * @returns a function that runs the statement and returns its rows
 */
export function statement<Row extends QueryResultRow>(
  name: string,
  text: string,
): (connection: Connection, values?: readonly SqlValue[]) => Promise<Row[]> {
  return async (connection, values = []) => (await connection.query<Row>({ name, text, values: [...values] })).rows;
}

/** A statement as a query. @returns all its rows */
export function queryRows<Row extends QueryResultRow, Args extends readonly SqlValue[] = []>(
  name: string,
  text: string,
): Query<Args, Row[]> {
  const run = statement<Row>(name, text);
  return (connection, ...args) => run(connection, args);
}

/** A statement as a query. @returns its first row, or null without one */
export function queryRow<Row extends QueryResultRow, Args extends readonly SqlValue[] = []>(
  name: string,
  text: string,
): Query<Args, Row | null> {
  const run = statement<Row>(name, text);
  return async (connection, ...args) => (await run(connection, args))[0] ?? null;
}

/** A statement as a query. @returns true if it has a row, e.g. one that it changed */
export function queryExists<Args extends readonly SqlValue[] = []>(name: string, text: string): Query<Args, boolean> {
  const run = statement(name, text);
  return async (connection, ...args) => (await run(connection, args)).length > 0;
}

/** A statement as a query. @returns how many rows it has, e.g. those that it deleted */
export function queryCount<Args extends readonly SqlValue[] = []>(name: string, text: string): Query<Args, number> {
  const run = statement(name, text);
  return async (connection, ...args) => (await run(connection, args)).length;
}

/** A statement as a query without an answer; rows that it returns are left out. */
export function execute<Args extends readonly SqlValue[] = []>(name: string, text: string): Query<Args, void> {
  const run = statement(name, text);
  return async (connection, ...args) => {
    await run(connection, args);
  };
}

/**
 * Runs `work` in one transaction on one connection, again (up to three times) after a deadlock or a serialization
 * failure; so `work` does nothing outside the database.
 */
export function inTransaction<Result>(
  db: Database,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return retryTransaction(() => runTransaction(db, work));
}

async function runTransaction<Result>(
  db: Database,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await db.pool.connect();
  let broken = false;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not returned to the pool.
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Sets a savepoint in the open transaction, to which `rollbackTo` returns; only one at a time. */
export async function savepoint(connection: Connection): Promise<void> {
  await connection.query("savepoint marked");
}

/** Undoes what the transaction did after `savepoint`. */
export async function rollbackTo(connection: Connection): Promise<void> {
  await connection.query("rollback to savepoint marked");
}
