import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { exportCatalogue, importCatalogue } from "@/backend/domain/data-import/transfer-catalogue";
import { createPreorder } from "@/backend/domain/orders/create-preorder";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { preorderRequest } from "@/tests/support/shop/preorders";
import { domainContext } from "@/tests/support/shop/shop";

const SKU = "PDM-CH2-3-64-SKY";
let db: TestDatabase;
let exported: string;

beforeAll(async () => {
  db = await createTestDatabase();
  exported = await exportCatalogue({ db });
});
afterAll(() => db.close());

const stocks = async () =>
  (
    await db.pool.query(
      `select v.sku, v.stock, coalesce(sum(l.delta), 0)::int as ledger from product_variants v
       left join stock_ledger l on l.sku = v.sku group by v.sku having v.stock <> coalesce(sum(l.delta), 0)`,
    )
  ).rows;

async function titleOf(slug: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ title: string }>(
    "select titles ->> 'en' as title from products where slug = $1",
    [slug],
  );
  return rows[0]?.title;
}

/** A file of one phone that can be pre-ordered, as exported, with some cells changed. */
function comingWith(changed: Readonly<Record<string, string>>): string {
  const [columns = [], ...rows] = parse(exported) as string[][];
  const row = rows.find(([record, id]) => record === "product" && id === "oskavi-focal-3") ?? [];
  return stringify([columns, columns.map((name, place) => changed[name] ?? row[place] ?? "")]);
}

describe("the catalogue as a file", () => {
  it("is the same after an import of its own export, byte for byte", async () => {
    expect(await importCatalogue({ db }, exported, { dryRun: false })).toMatchObject({ problems: [] });
    expect(await exportCatalogue({ db })).toBe(exported);
  });

  it("imported into an empty shop has the same export, byte for byte", async () => {
    const other = await createTestDatabase();
    await other.pool.query(`truncate brands, attributes, emi_plans cascade; truncate stock_ledger`);
    expect(await importCatalogue({ db: other }, exported, { dryRun: false })).toMatchObject({ problems: [] });
    expect(await exportCatalogue({ db: other })).toBe(exported);
    await other.close();
  });

  it("updates changed values, and the stock by a correction in the ledger", async () => {
    const changed = exported.replace("Padmiro Char 2,", "Padmiro Char Two,");
    expect(changed).not.toBe(exported);
    await importCatalogue({ db }, changed, { dryRun: false });
    expect(await titleOf("padmiro-char-2")).toBe("Padmiro Char Two");
    await db.pool.query("update product_variants set stock = stock - 2, stock_reason = 'sale' where sku = $1", [SKU]);
    await importCatalogue({ db }, exported, { dryRun: false });
    expect(await stocks()).toEqual([]);
    expect(await exportCatalogue({ db })).toBe(exported);
  });

  it("ends the pre-order of a phone that is out, for later exports too, and tells its open pre-orders the day", async () => {
    const file = comingWith({
      released_on: "2026-11-20",
      preorder_deposit: "",
      preorder_slots: "",
      gifts_en: "",
      gifts_bn: "",
    });
    expect(await importCatalogue({ db }, file, { dryRun: false })).toMatchObject({ problems: [] });
    const offer = await db.pool.query(
      "select o.released_on::text, p.preorder from preorder_offers o join products p on p.slug = o.product_slug where p.slug = 'oskavi-focal-3'",
    );
    expect(offer.rows).toEqual([{ released_on: "2026-11-20", preorder: false }]);
    const again = await exportCatalogue({ db });
    expect(await importCatalogue({ db }, again, { dryRun: false })).toMatchObject({ problems: [] });
    const after = await db.pool.query("select preorder from products where slug = 'oskavi-focal-3'");
    expect(after.rows).toEqual([{ preorder: false }]);
    await importCatalogue({ db }, exported, { dryRun: false });
    expect(await exportCatalogue({ db })).toBe(exported);
  });

  it("moves the delivery of an open pre-order with the day on which its phone comes out", async () => {
    const importDay = (day: string) => importCatalogue({ db }, comingWith({ released_on: day }), { dryRun: false });
    await importDay("2099-02-05");
    const place = { district: "Dhaka", thana: "Dhanmondi", postCode: "1209" };
    const reserve = () => createPreorder(domainContext(db), randomUUID(), preorderRequest("OSK-FC3-12-256-VIO", place));
    const { orderId } = await reserve();
    const shipped = (await reserve()).orderId;
    await db.pool.query("update orders set state = 'shipped' where public_id = $1", [shipped]);
    const daysOf = async (id: string) => {
      const { rows } = await db.pool.query<{ days: string }>(
        "select concat(deliver_earliest, ' ', deliver_latest) as days from orders where public_id = $1",
        [id],
      );
      return rows[0]?.days;
    };
    expect(await daysOf(orderId)).toBe("2099-02-07 2099-02-08");
    await importDay("2099-02-12");
    expect(await daysOf(orderId)).toBe("2099-02-14 2099-02-15");
    // The first day would be a Friday, without delivery.
    await importDay("2099-02-11");
    expect(await daysOf(orderId)).toBe("2099-02-14 2099-02-14");
    expect(await daysOf(shipped)).toBe("2099-02-07 2099-02-08");
    await importCatalogue({ db }, exported, { dryRun: false });
  });

  it("sets the colour family, and keeps the stock if the file has no stock", async () => {
    const { rows } = await db.pool.query<{ stock: number }>("select stock from product_variants where sku = $1", [SKU]);
    const file =
      "record,id,product,colour,title_en,title_bn,colour_hex,colour_family,ram_gb,storage_gb,price,position,pictures\n";
    const picture = '"[{""src"":""/a.webp"",""width"":1,""height"":1,""alt"":{""en"":""A"",""bn"":""এ""}}]"';
    const row = `variant,${SKU},padmiro-char-2,sky,Sky,আকাশি,#9cc0e0,silver,3,64,9490,0,${picture}\n`;
    expect(await importCatalogue({ db }, file + row, { dryRun: false })).toEqual({ rows: 1, problems: [] });
    const after = await db.pool.query(
      `select stock, price_poisha, colour_bits = (select bit from colour_families where slug = 'silver') as silver
       from product_variants where sku = $1`,
      [SKU],
    );
    expect(after.rows).toEqual([{ stock: rows[0]?.stock, price_poisha: 949_000, silver: true }]);
    expect(await exportCatalogue({ db })).toContain(",sky,#9cc0e0,silver,");
    await importCatalogue({ db }, exported, { dryRun: false });
  });
});

it("a file sets a product's VAT rate, and keeps it if the cell is empty", async () => {
  const rateOf = async () =>
    (await db.pool.query("select vat_basis_points as rate from products where slug = 'padmiro-char-2'")).rows[0]?.rate;
  const header = exported.slice(0, exported.indexOf("\n")).split(",");
  const line = exported.split("\n").find((row) => row.startsWith("product,padmiro-char-2,")) ?? "";
  const withRate = (cell: string) => `${header.join(",")}\n${line.replace(",7.5,", `,${cell},`)}\n`;
  expect(await importCatalogue({ db }, withRate("5"), { dryRun: false })).toEqual({ rows: 1, problems: [] });
  expect(await rateOf()).toBe(500);
  expect(await importCatalogue({ db }, withRate(""), { dryRun: false })).toEqual({ rows: 1, problems: [] });
  expect(await rateOf()).toBe(500);
  await importCatalogue({ db }, withRate("7.5"), { dryRun: false });
  expect(await rateOf()).toBe(750);
});

describe("a file with errors", () => {
  const bad = [
    "record,id,title_en,title_bn,position,product,sku,bundle,price",
    "brand,newcomer,Newcomer,,1,,,,",
    "brand,other,Other,,many,,,,",
    "bundle,lonely,Lonely,একা,1,no-such-product,,,",
    "addon,7,Case,কেস,,,NO-SUCH-SKU,focal-2-ultra-studio,10",
    "",
  ].join("\n");

  it.each([[true], [false]])(
    "is refused with the line of each error, and nothing is written, dry run %s",
    async (dryRun) => {
      const { problems } = await importCatalogue({ db }, bad, { dryRun });
      expect(problems).toEqual([
        { line: 3, field: "position", reason: expect.stringMatching(/whole number/) },
        { line: 4, field: "", reason: expect.stringMatching(/no-such-product/) },
        { line: 5, field: "", reason: expect.stringMatching(/NO-SUCH-SKU/) },
      ]);
      expect((await db.pool.query("select from brands where slug = 'newcomer'")).rows).toEqual([]);
      expect(await exportCatalogue({ db })).toBe(exported);
    },
  );

  it("is validated in a dry run, and nothing is written", async () => {
    const changed = exported.replace("Padmiro Char 2,", "Padmiro Char Two,");
    const report = await importCatalogue({ db }, changed, { dryRun: true });
    expect(report.problems).toEqual([]);
    expect(report.rows).toBeGreaterThan(1000);
    expect(await exportCatalogue({ db })).toBe(exported);
  });
});
