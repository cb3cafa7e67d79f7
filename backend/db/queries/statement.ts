import type { Pool, PoolClient, QueryResultRow } from "pg";
import { type Database, isUnanswered, retryTransaction } from "@/backend/db/client";
import { camelCase } from "@/utils/text/letter-case";

/** The connection that a statement runs on: the pool, or the one connection of an open transaction. */
export type Connection = Pick<Pool, "query"> | Pick<PoolClient, "query">;

/** A value in the form that PostgreSQL's driver accepts. */
type SqlValue = string | number | boolean | null | Date | readonly (string | number | boolean | null)[];

/** The rows of one page of a list. */
export interface PageRows {
  limit: number;
  offset: number;
}

/** A query that is called with its arguments after the connection; the tuple `Args` names them. */
type Query<Args extends readonly unknown[], Result> = (connection: Connection, ...args: Args) => Promise<Result>;

/** The values of a statement: by the names of its parameters, or in the order of $1, $2. */
type Values = Readonly<Record<string, unknown>> | readonly SqlValue[];

type Converter<Args extends readonly unknown[]> = (...args: Args) => Values;

/** True if the arguments are the values of a statement: a list of values, or objects with a field for each. */
type AreValues<Args extends readonly unknown[]> = Args extends readonly SqlValue[] ? true : AreNamed<Args>;

type AreNamed<Args extends readonly unknown[]> = Args extends readonly [infer Named extends object, ...infer Rest]
  ? Named extends readonly unknown[]
    ? false
    : Named extends { readonly [Key in keyof Named]: SqlValue | object }
      ? AreNamed<Rest>
      : false
  : Args extends readonly []
    ? true
    : false;

/** The declaration of a query. `toValues` makes the statement's values of its arguments where these differ. */
type Declaration<Args extends readonly unknown[]> =
  AreValues<Args> extends true
    ? [name: string, text: string, toValues?: Converter<Args>]
    : [name: string, text: string, toValues: Converter<Args>];

const PARAMETER = /\$([a-z]\w*)/gi;

/** The text in the form that PostgreSQL reads, and the names of its parameters: `$msisdn` is `$1` if it is the first. */
export function numberParameters(text: string): { text: string; names: readonly string[] } {
  const names = new Set<string>();
  const numbered = text.replace(PARAMETER, (_, name: string) => `$${[...names.add(name)].indexOf(name) + 1}`);
  return { text: numbered, names: [...names] };
}

/**
 * A statement that every connection parses and plans only once and knows by its name, at half the cost of a hot query.
 * A parameter is `$name`, or `$1` where the values are a list. The value of `$name::jsonb` is sent as JSON. A column
 * `was_price_poisha` is the field `wasPricePoisha` of a row.
 * @param name unique in the product; the driver refuses two texts under one name. Without a name, the statement is
 *   planned for its own values every time
 * @returns a function that runs the statement and returns its rows
 */
export function statement<Row extends QueryResultRow>(
  name: string | undefined,
  text: string,
): (connection: Connection, values?: Values) => Promise<Row[]> {
  const numbered = numberParameters(text);
  const parameters = numbered.names.map((parameter) => ({ parameter, isJson: text.includes(`$${parameter}::jsonb`) }));
  const inOrder = (values: Readonly<Record<string, unknown>>) =>
    parameters.map(({ parameter, isJson }) => {
      const value = values[parameter];
      if (value === undefined) throw new Error(`The statement ${name ?? text} has no value for $${parameter}`);
      return isJson && value !== null ? JSON.stringify(value) : value;
    });
  return async (connection, values = []) => {
    const list = Array.isArray(values) ? values : inOrder(values as Readonly<Record<string, unknown>>);
    return withFieldNames((await connection.query<Row>({ name, text: numbered.text, values: list })).rows);
  };
}

/** The rows with the names of fields instead of columns: `was_price_poisha` is `wasPricePoisha`. */
function withFieldNames<Row extends QueryResultRow>(rows: Row[]): Row[] {
  const names = Object.keys(rows[0] ?? {}).map((column) => [column, camelCase(column)] as const);
  if (names.every(([column, field]) => column === field)) return rows;
  return rows.map((row) => {
    const fields: QueryResultRow = {};
    for (const [column, field] of names) fields[field] = row[column];
    return fields as Row;
  });
}

function query<Row extends QueryResultRow, Args extends readonly unknown[], Result>(
  [name, text, toValues]: Declaration<Args>,
  read: (rows: Row[]) => Result,
): Query<Args, Result> {
  const run = statement<Row>(name, text);
  const isNamed = text.search(PARAMETER) >= 0;
  const convert = toValues ?? ((...args: Args) => (isNamed ? Object.assign({}, ...args) : args) as Values);
  return async (connection, ...args) => read(await run(connection, convert(...args)));
}

/** A statement as a query. @returns all its rows */
export function queryRows<Row extends QueryResultRow, Args extends readonly unknown[] = []>(
  ...declared: Declaration<Args>
): Query<Args, Row[]> {
  return query(declared, (rows: Row[]) => rows);
}

/** A statement as a query. @returns its first row, or null without one */
export function queryRow<Row extends QueryResultRow, Args extends readonly unknown[] = []>(
  ...declared: Declaration<Args>
): Query<Args, Row | null> {
  return query(declared, ([row]: Row[]) => row ?? null);
}

/** A statement that always has a row as a query. @returns the first row @throws Error without one */
export function queryOne<Row extends QueryResultRow, Args extends readonly unknown[] = []>(
  ...declared: Declaration<Args>
): Query<Args, Row> {
  return query(declared, ([row]: Row[]) => {
    if (row === undefined) throw new Error(`The statement ${declared[0]} has no row`);
    return row;
  });
}

/** A statement with one column as a query. @returns the column's value of every row */
export function queryColumn<Value, Args extends readonly unknown[] = []>(
  ...declared: Declaration<Args>
): Query<Args, Value[]> {
  return query(declared, (rows: Record<string, Value>[]) => rows.flatMap((row) => Object.values(row)));
}

/** A statement with one column as a query. @returns the column's value of the first row, or null without one */
export function queryValue<Value, Args extends readonly unknown[] = []>(
  ...declared: Declaration<Args>
): Query<Args, Value | null> {
  return query(declared, ([row]: Record<string, Value>[]) => Object.values(row ?? {})[0] ?? null);
}

/** A statement that always has a row, of one column, as a query. @returns its value @throws Error without a row */
export function queryOneValue<Value, Args extends readonly unknown[] = []>(
  ...declared: Declaration<Args>
): Query<Args, Value> {
  return mapResult(queryOne<Record<string, Value>, Args>(...declared), (row) => Object.values(row)[0] as Value);
}

/** A statement as a query. @returns true if it has a row, e.g. one that it changed */
export function queryExists<Args extends readonly unknown[] = []>(
  ...declared: Declaration<Args>
): Query<Args, boolean> {
  return query(declared, (rows) => rows.length > 0);
}

/** A statement as a query. @returns how many rows it has, e.g. those that it deleted */
export function queryCount<Args extends readonly unknown[] = []>(...declared: Declaration<Args>): Query<Args, number> {
  return query(declared, (rows) => rows.length);
}

/** A statement as a query without an answer; rows that it returns are left out. */
export function execute<Args extends readonly unknown[] = []>(...declared: Declaration<Args>): Query<Args, void> {
  return query(declared, () => undefined);
}

/** A query whose result has another form. @param read makes it of the query's result */
export function mapResult<Args extends readonly unknown[], Found, Result>(
  query: Query<Args, Found>,
  read: (found: Found) => Result,
): Query<Args, Result> {
  return async (connection, ...args) => read(await query(connection, ...args));
}

/** One value for each part of SQL by its name, e.g. a statement for each order of a list. */
export function perName<Name extends string, Value>(
  parts: Readonly<Record<Name, unknown>>,
  make: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  const names = Object.keys(parts) as Name[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

/** Runs `work` in one transaction, up to three more times after a deadlock; so it does nothing outside the database. */
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
    broken = isUnanswered(error);
    if (!broken) {
      await client.query("rollback").catch(() => {
        broken = true;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Sets a savepoint in the open transaction, to which `rollbackTo` returns; only one at a time. */
export async function savepoint(connection: Connection): Promise<void> {
  await connection.query("savepoint marked");
}

/** Forgets the savepoint. Each one that stays takes a lock of the server's shared memory until the transaction ends. */
export async function releaseSavepoint(connection: Connection): Promise<void> {
  await connection.query("release savepoint marked");
}

/** Undoes what the transaction did after `savepoint`, and forgets it. */
export async function rollbackTo(connection: Connection): Promise<void> {
  await connection.query("rollback to savepoint marked");
  await releaseSavepoint(connection);
}
