import { unpublishedDocuments } from "@/backend/domain/content/unpublished-documents";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

const URL = "/documents/investors/annual-report-2022.pdf";
const DAY = "2026-12-01";
/** The last moment before the day in Dhaka, and its first. */
const [BEFORE, FROM] = ["2026-11-30T17:59:59.999Z", "2026-11-30T18:00:00.000Z"].map((at) => new Date(at)) as [
  Date,
  Date,
];

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const isHidden = (at: Date, path = URL) => unpublishedDocuments({ db, now: () => at })(path);
/** Gives one row of a table the file and the day, and takes the file from all others. */
async function publishFrom(table: string, change: string): Promise<void> {
  const key = table === "notices" ? "slug" : "id";
  for (const other of ["disclosures", "financial_reports", "notices"]) {
    await db.pool.query(`update ${other} set file = null where file ->> 'url' = $1`, [URL]);
  }
  await db.pool.query(
    `update ${table} set file = jsonb_build_object('url', $1::text, 'bytes', 1, 'type', 'application/pdf'), ${change}
     where ${key} = (select min(${key}) from ${table})`,
    [URL],
  );
}

describe("the file of", () => {
  it.each([
    ["a disclosure", "disclosures", `published_at = '${FROM.toISOString()}'`],
    ["a report", "financial_reports", `published_on = '${DAY}'`],
    ["a notice", "notices", `published_on = '${DAY}', published = true`],
  ])("%s is hidden until its day begins in Dhaka", async (_, table, change) => {
    await publishFrom(table, change);
    expect([await isHidden(BEFORE), await isHidden(FROM)]).toEqual([true, false]);
  });

  it.each([
    "/documents/investors/./annual-report-2022.pdf",
    "/documents/x/../investors/annual-report-2022.pdf",
    "//documents//investors/annual-report-2022.pdf",
    "/documents\\investors\\annual-report-2022.pdf",
  ])("a report is hidden at its address written as %s", async (path) => {
    await publishFrom("financial_reports", `published_on = '${DAY}'`);
    expect(await isHidden(BEFORE, path)).toBe(true);
  });

  it("an unpublished notice stays hidden, and one of a published row, too, does not", async () => {
    await publishFrom("notices", `published_on = '2020-01-01', published = false`);
    expect(await isHidden(FROM)).toBe(true);
    await db.pool.query(
      "update disclosures set file = jsonb_build_object('url', $1::text), published_at = '2020-01-01' where id = (select min(id) from disclosures)",
      [URL],
    );
    expect(await isHidden(FROM)).toBe(false);
  });

  it("nothing dated is not hidden", async () => {
    expect(await isHidden(BEFORE, "/documents/investors/proxy-form.pdf")).toBe(false);
  });

  it("a report is looked up once for many requests, and stays hidden without the database", async () => {
    await publishFrom("financial_reports", `published_on = '${DAY}'`);
    const isUnpublished = unpublishedDocuments({ db, now: () => BEFORE });
    const reads = jest.spyOn(db.pool, "query");
    expect(await Promise.all(Array.from({ length: 50 }, () => isUnpublished(URL)))).toEqual(Array(50).fill(true));
    expect(reads).toHaveBeenCalledTimes(1);
    jest.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    reads.mockRejectedValueOnce(new Error("down") as never);
    expect(await isUnpublished(URL)).toBe(true);
    expect(reads).toHaveBeenCalledTimes(2);
  });
});
