import { searchOn } from "@/tests/support/search";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let site: ReturnType<typeof searchOn>;

beforeAll(async () => {
  db = await createTestDatabase();
  site = searchOn(db);
});
afterAll(() => db.close());

it.each([
  [
    "thirty short words",
    Array.from({ length: 34 }, (_, at) => `w${at % 10}`)
      .join(" ")
      .slice(0, 100),
    200,
  ],
  ["wildcards", "%_%_ %phone% _____ *.* ?", 200],
  ["one long word", "ফোন".repeat(33), 200],
  ["joiners alone", "\u200d\u200c".repeat(50), 200],
  ["letters beyond the first plane", "𝒜𝒷𝒸".repeat(16), 200],
  ["half a surrogate pair", "phone \ud83d", 400],
  ["misspelt words", "fonne intrnt pakeg rechrge blance oferr simm chrger routr tablt wach", 200],
])("a search for %s is answered within 300 ms", async (_, key, status) => {
  const runs = [];
  for (let run = 0; run < 5; run += 1) {
    const began = performance.now();
    const response = await site.send({ key }, "en");
    await response.text();
    runs.push({ status: response.status, ms: performance.now() - began });
  }
  expect(new Set(runs.map((run) => run.status))).toEqual(new Set([status]));
  // The best of five runs: another process of the machine may slow down any of them.
  expect(Math.min(...runs.map(({ ms }) => ms))).toBeLessThan(300);
});
