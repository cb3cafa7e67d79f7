import { readdirSync } from "node:fs";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

type Make = (name: string | undefined, text: string, ...rest: unknown[]) => unknown;

const QUERIES = "backend/db/queries";

jest.mock("@/backend/db/queries/statement", () => {
  const actual = jest.requireActual<Record<string, Make>>("@/backend/db/queries/statement");
  const { numberParameters } = jest.requireActual<{ numberParameters: (text: string) => { text: string } }>(
    "@/backend/db/queries/statement",
  );
  const made: { name: string; text: string }[] = [];
  const recording =
    (make: Make): Make =>
    (name, text, ...rest) => {
      made.push({ name: name ?? `unnamed-${made.length}`, ...numberParameters(text) });
      return make(name, text, ...rest);
    };
  const recorded = Object.entries(actual).filter(([name]) => /^(statement|execute|query[A-Z]\w+)$/.test(name));
  return { ...actual, ...Object.fromEntries(recorded.map(([name, make]) => [name, recording(make)])), made };
});

/** The statements that the modules make when they are loaded; the forms of a list are made when first asked for. */
const { made } = jest.requireMock<{ made: { name: string; text: string }[] }>("@/backend/db/queries/statement");

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  for (const file of readdirSync(QUERIES, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".ts")) await import(`@/${QUERIES}/${file.slice(0, -".ts".length)}`);
  }
});
afterAll(() => db.close());

it("gives every statement a unique name", () => {
  expect(made.length).toBeGreaterThan(500);
  expect(new Set(made.map(({ name }) => name)).size).toBe(made.length);
});

it("updates and deletes only with a condition", () => {
  const changes = made.filter(({ text }) => /\bdelete from\b|\bupdate \w+ (?:(?:as )?\w+ )?set\b/.test(text));
  expect(changes.length).toBeGreaterThan(100);
  expect(changes.filter(({ text }) => !/\bwhere\b/.test(text)).map(({ name }) => name)).toEqual([]);
});

it("writes only statements that the database can prepare", async () => {
  const refused: string[] = [];
  const client = await db.pool.connect();
  for (const { name, text } of made) {
    await client
      .query(`prepare "${name}" as ${text}`)
      .catch((error: Error) => refused.push(`${name}: ${error.message}`));
  }
  const { rows } = await client.query("select name from pg_prepared_statements");
  client.release(true);
  expect(refused).toEqual([]);
  expect(rows).toHaveLength(made.length);
});
