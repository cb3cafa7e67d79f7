import { type Connection, execute, numberParameters, queryRows, statement } from "@/backend/db/queries/statement";

/** A connection that records its queries and returns no rows. */
function recordingConnection() {
  const query = jest.fn(async (_asked: { name?: string; text: string; values: unknown[] }) => ({ rows: [] }));
  return { connection: { query } as unknown as Connection, asked: () => query.mock.lastCall?.[0] };
}

it("numbers named parameters in the order in which they first appear", () => {
  expect(numberParameters("select $code::text where a = $code and b = any($names) and c = $2")).toEqual({
    text: "select $1::text where a = $1 and b = any($2) and c = $2",
    names: ["code", "names"],
  });
});

it("sends the fields of its arguments as the values of named parameters, and no others", async () => {
  const { connection, asked } = recordingConnection();
  const save = execute<[key: { sku: string }, card: { title: string; note: string | null }]>(
    "save-card",
    "insert into cards (sku, title) values ($sku, $title)",
  );
  await save(connection, { sku: "A-1" }, { title: "Phone", note: null });
  expect(asked()).toEqual({
    name: "save-card",
    text: "insert into cards (sku, title) values ($1, $2)",
    values: ["A-1", "Phone"],
  });
});

it("sends the value of a parameter that is cast to jsonb as JSON, and null as null", async () => {
  const { connection, asked } = recordingConnection();
  const save = execute<[card: { tags: string[]; shop: { id: number } | null; code: string | null }]>(
    "save-card-details",
    "insert into cards (tags, all_tags, shop, code) values ($tags, $allTags::jsonb, $shop::jsonb, $code::jsonb)",
    (card) => ({ ...card, allTags: card.tags }),
  );
  await save(connection, { tags: ["new"], shop: { id: 5 }, code: "A-1" });
  expect(asked()?.values).toEqual([["new"], '["new"]', '{"id":5}', '"A-1"']);
  await save(connection, { tags: [], shop: null, code: null });
  expect(asked()?.values).toEqual([[], "[]", null, null]);
});

it("sends plain arguments as the values of numbered parameters", async () => {
  const { connection, asked } = recordingConnection();
  const list = queryRows<{ sku: string }, [skus: readonly string[], limit: number]>(
    "list-cards",
    "select sku from cards where sku = any($1) limit $2",
  );
  await list(connection, ["A-1"], 5);
  expect(asked()?.values).toEqual([["A-1"], 5]);
});

it("refuses a call without the value of a parameter", async () => {
  const { connection } = recordingConnection();
  const find = statement("find-card", "select from cards where sku = $sku and title = $titel");
  await expect(find(connection, { sku: "A-1", title: "Phone" })).rejects.toThrow(
    "The statement find-card has no value for $titel",
  );
});

it("gives the fields of rows the names of their columns in camel case, and leaves the values as they are", async () => {
  const rows = [
    { sku: "A-1", was_price_poisha: 500, five_g: true, texts: { size_guide: "S" }, listedAt: "now" },
    { sku: "A-2", was_price_poisha: null, five_g: false, texts: {}, listedAt: "then" },
  ];
  const connection = { query: async () => ({ rows }) } as unknown as Connection;
  const list = queryRows("list-cards", "select * from cards");
  expect(await list(connection)).toEqual([
    { sku: "A-1", wasPricePoisha: 500, fiveG: true, texts: { size_guide: "S" }, listedAt: "now" },
    { sku: "A-2", wasPricePoisha: null, fiveG: false, texts: {}, listedAt: "then" },
  ]);
});
