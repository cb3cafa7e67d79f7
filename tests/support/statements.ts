import { Client } from "pg";

/** The statements sent to the database since counting began. */
export interface StatementCount {
  /** The number of statements with this name, or with this text if they have no name. */
  of(name: string): number;
  all(): string[];
}

/** Counts the statements of every connection from now on, until Jest restores its mocks after the test. */
export function countStatements(): StatementCount {
  const spy = jest.spyOn(Client.prototype, "query");
  const all = () =>
    spy.mock.calls.map(([query]: readonly unknown[]) => {
      if (typeof query === "string") return query;
      if (typeof query === "object" && query !== null && "name" in query) return String(query.name);
      return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
    });
  return { all, of: (name) => all().filter((statement) => statement === name).length };
}
