import { importData } from "@/backend/domain/data-import/import-data";
import { IMPORT_KINDS } from "@/backend/domain/data-import/import-kinds";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const run = (kind: string, name: string, lines: readonly string[], dryRun = false) =>
  importData({ db }, { kind, name, text: lines.join("\n"), dryRun });

it("has only existing tables and columns, and requires every column without a default", async () => {
  const { rows } = await db.pool.query<{ table: string; column: string; needed: boolean }>(
    `select table_name as table, column_name as column,
       is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' as needed
     from information_schema.columns where table_schema = 'public'`,
  );
  for (const [name, { table, fields, lineColumn, fixed }] of Object.entries(IMPORT_KINDS)) {
    const columns = rows.filter((row) => row.table === table);
    const own = Object.entries(fields).map(([field, { column = field }]) => column);
    const filled = [...own, ...(lineColumn === undefined ? [] : [lineColumn]), ...Object.keys(fixed ?? {})];
    expect([name, own.filter((column) => !columns.some((row) => row.column === column))]).toEqual([name, []]);
    const needed = columns.filter((row) => row.needed).map(({ column }) => column);
    expect([name, needed.filter((column) => !filled.includes(column))]).toEqual([name, []]);
  }
});

it("updates a delivery option from CSV, in taka", async () => {
  const header = "type,zone,labels.en,labels.bn,fee,days_min,days_max";
  const answer = await run("delivery-options", "fees.csv", [header, "regular,inside-dhaka,By rider,রাইডার,85.50,1,3"]);
  expect(answer).toEqual({ rows: 1, problems: [] });
  const { rows } = await db.pool.query(
    "select fee_poisha, labels ->> 'bn' as bn from delivery_options where type = 'regular' and zone = 'inside-dhaka'",
  );
  expect(rows).toEqual([{ fee_poisha: 8550, bn: "রাইডার" }]);
});

it("writes a store from a line of JSON, with its numbers and lists", async () => {
  const store = {
    code: "dhaka-test",
    names: { en: "Test centre", bn: "পরীক্ষা কেন্দ্র" },
    addresses: { en: "Road 1", bn: "সড়ক ১" },
    district: "Dhaka",
    thana: "Dhanmondi",
    latitude: 23.74,
    longitude: 90.37,
    services: ["new-sim", "esim"],
    hours: [{ day: 0, opens: "09:00", closes: "18:00" }],
  };
  expect(await run("stores", "stores.jsonl", [JSON.stringify(store), ""])).toEqual({ rows: 1, problems: [] });
  const { rows } = await db.pool.query("select services, pickup from stores where code = 'dhaka-test'");
  expect(rows).toEqual([{ services: ["new-sim", "esim"], pickup: true }]);
});

it("stores the digest of a retailer's token, and not the token", async () => {
  const header = "code,token,names.en,names.bn,district,thana,msisdn";
  const token = "q3Zk9Vb2Xn7Lw5Rt8Yc4Hs6M";
  await run("retailers", "r.csv", [header, `RT-90001,${token},Shop,দোকান,Dhaka,Dhanmondi,01711000099`]);
  const { rows } = await db.pool.query("select row_to_json(r)::text as row from retailers r where code = 'RT-90001'");
  expect(rows[0]?.row).not.toContain(token);
});

it("updates single fields of the settings", async () => {
  expect(await run("settings", "s.csv", ["cod_limit,return_days", "30000,14"])).toEqual({ rows: 1, problems: [] });
  const { rows } = await db.pool.query("select cod_limit_poisha, return_days, payment_hold_minutes from shop_settings");
  expect(rows).toEqual([{ cod_limit_poisha: 3_000_000, return_days: 14, payment_hold_minutes: 30 }]);
});

it("leaves a field as it is where a row has no value for it, although another row has one", async () => {
  const header = "code,names.en,names.bn,phone";
  await run("couriers", "c.csv", [header, "first,First,প্রথম,16247", "second,Second,দ্বিতীয়,16248"]);
  await run("couriers", "c.csv", [header, "first,First One,প্রথম,", "second,Second,দ্বিতীয়,16249"]);
  const { rows } = await db.pool.query(
    "select names ->> 'en' as name, phone from couriers where code in ('first', 'second') order by code",
  );
  expect(rows).toEqual([
    { name: "First One", phone: "16247" },
    { name: "Second", phone: "16249" },
  ]);
});

it("writes more rows than the database has locks for, and finds the wrong ones among them", async () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `c${index},word${index}`);
  const text = ["concept,words", ...lines];
  expect(await run("search-synonyms", "s.csv", text, true)).toEqual({ rows: 30_000, problems: [] });
  text[11_000] = "Wrong Concept,word";
  const { problems } = await run("search-synonyms", "s.csv", text, true);
  expect(problems).toEqual([{ line: 11_001, field: "concept", reason: expect.stringMatching(/^breaks the rule/) }]);
});

it("refuses every error by line and field, also those of the database, and writes nothing", async () => {
  const header = "code,titles.en,titles.bn,kind,percent,amount";
  const lines = [
    header,
    "GOOD10,Ten,দশ,percent,10,",
    "BAD1,Ten,,percent,ten,",
    "BAD2,Ten,দশ,gift,,",
    "GOOD10,Ten,দশ,percent,10,",
  ];
  const { problems } = await run("promotions", "codes.csv", lines);
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [3, "titles"],
    [3, "percent"],
    [4, expect.stringMatching(/^kind/)],
    [5, "code"],
  ]);
  const { rowCount } = await db.pool.query("select from promotions where code = 'GOOD10'");
  expect(rowCount).toBe(0);
});

it("refuses an unknown column, and lists the known ones", async () => {
  const { problems } = await run("couriers", "c.csv", ["code,names.en,names.bn,colour", "pathao,Pathao,পাঠাও,red"]);
  expect(problems).toEqual([
    { line: 1, field: "colour", reason: expect.stringMatching(/^is no field; those are code, /) },
  ]);
});

it("refuses a line that refers to an unknown value, and shows the value", async () => {
  const header = "code,token,names.en,names.bn,district,thana,msisdn";
  const token = "q3Zk9Vb2Xn7Lw5Rt8Yc4Hs6N";
  const lines = [header, `RT-90002,${token},Shop,দোকান,Atlantis,Nowhere,01711000098`];
  const { problems } = await run("retailers", "r.csv", lines);
  expect(problems).toEqual([
    { line: 2, field: "district, thana", reason: expect.stringContaining("(Atlantis, Nowhere) is not present") },
  ]);
});

it("validates everything in a dry run, and writes nothing", async () => {
  const lines = ["msisdn,number_class,price,zone", "01399999991,gold,2000,Dhaka"];
  expect(await run("sim-numbers", "n.csv", lines, true)).toEqual({ rows: 1, problems: [] });
  expect((await db.pool.query("select from sim_numbers where msisdn = '01399999991'")).rowCount).toBe(0);
});

it("refuses an unknown kind, and a file without rows", async () => {
  await expect(run("orders", "o.csv", ["a"])).rejects.toThrow(/no kind orders; those are settings/);
  expect((await run("couriers", "c.jsonl", [""])).problems).toEqual([
    { line: 1, field: "", reason: "the file is empty" },
  ]);
});
