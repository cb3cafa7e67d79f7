import { Client, type QueryResultRow } from "pg";

/** The connection on which the product sent the statement, within its transaction. */
interface SameConnection {
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
}

/** A naive statement: the rows that the product gets instead. `text` is the product's own SQL. */
type NaiveStatement = (
  connection: SameConnection,
  sent: { text: string; values: readonly unknown[] },
) => Promise<QueryResultRow[]>;

/**
 * The control of a race test: the product's own code runs, but with naive statements in place of some of its own, until
 * Jest restores its mocks after the test. The check that finds no error in the product must find one here.
 * @param naive by the name of the statement in backend/db/queries
 */
export function replaceStatements(naive: Readonly<Record<string, NaiveStatement>>): void {
  const { query } = Client.prototype;
  const replaced = function (this: Client, ...sent: unknown[]): unknown {
    const [{ name = "", text, values = [] }] = sent as [{ name?: string; text: string; values?: unknown[] }];
    const statement = naive[name];
    if (statement === undefined) return Reflect.apply(query, this, sent);
    const connection = { query: (...plain: unknown[]) => Reflect.apply(query, this, plain) } as SameConnection;
    const answer = statement(connection, { text, values }).then((rows) => ({ rows }));
    // A pool calls its clients with a callback.
    const callback = sent.at(-1);
    if (typeof callback !== "function") return answer;
    answer.then(
      (result) => callback(undefined, result),
      (error) => callback(error),
    );
    return undefined;
  };
  jest.spyOn(Client.prototype, "query").mockImplementation(replaced as typeof query);
}

/** A naive statement: the product's own one, with another text in place of the part that makes it safe. */
export function changed(part: string, by = ""): NaiveStatement {
  return async (connection, { text, values }) => {
    if (!text.includes(part)) throw new Error(`The statement has no "${part}": ${text}`);
    return (await connection.query(text.replace(part, by), values)).rows;
  };
}

/** @returns a function whose promises resolve when it has been called `count` times */
export function meetingOf(count: number): () => Promise<void> {
  let missing = count;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) open();
    return all;
  };
}
