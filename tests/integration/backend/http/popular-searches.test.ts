import { searchOn } from "@/tests/support/search";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;
let site: ReturnType<typeof searchOn>;

beforeAll(async () => {
  db = await createTestDatabase();
  site = searchOn(db);
});
afterAll(() => db.close());

describe("popular searches", () => {
  it("[SEARCH-09] are a list of display_title and url, editors' pins first", async () => {
    await db.pool.query("insert into search_pins values ('en', 1, '5G phones', '/shop/devices/phones?five_g=1')");
    expect((await site.popular())[0]).toEqual({ display_title: "5G phones", url: "/shop/devices/phones?five_g=1" });
  });

  it("are named in the response for a page of results whose query is a pin, and in no other response", async () => {
    await db.pool.query(
      "insert into search_pins values ('en', 2, 'eSIM', null), ('en', 3, 'Roaming', '/roaming'), ('en', 4, 'xylokrant', null)",
    );
    const pinned = async (body: Record<string, unknown>, lang: "en" | "bn" = "en") => {
      const { data } = (await (await site.send(body, lang)).json()) as { data: { pinned?: string } };
      return data.pinned;
    };
    expect(await pinned({ key: "esim", details: true })).toBe("eSIM");
    expect(await pinned({ key: "esim", details: true }, "bn")).toBe("eSIM");
    expect(await pinned({ key: "esim" })).toBeUndefined();
    expect(await pinned({ key: "esim", details: true, category: "products" })).toBeUndefined();
    expect(await pinned({ key: "roaming", details: true })).toBeUndefined();
    expect(await pinned({ key: "phone", details: true })).toBeUndefined();
    expect(await pinned({ key: "xylokrant", details: true })).toBeUndefined();
  });

  it("do not include a query that one network sent on many days", async () => {
    await db.pool.query(
      `insert into search_days (day, lang, query, shown, networks, found)
       select current_date - back, 'bn', 'secret', 'secret', 1, 1 from generate_series(0, 9) as back`,
    );
    expect((await site.popular("bn")).map(({ display_title }) => display_title)).not.toContain("secret");
  });

  it("[API-SITE-37] GET /popular-searched-data lists queries from five networks, and not from fewer", async () => {
    const ask = (key: string, networks: number) =>
      Promise.all(Array.from({ length: networks }, (_, at) => site.send({ key }, "bn", `198.51.100.${at + 1}`)));
    await ask("রিচার্জ", 4);
    await ask("রিচার্জ", 4);
    await ask("ইন্টারনেট", 5);
    expect((await site.popular("bn")).map(({ display_title }) => display_title)).toEqual(["ইন্টারনেট"]);
    await ask("রিচার্জ", 5);
    expect(await site.popular("bn")).toContainEqual({
      display_title: "রিচার্জ",
      url: `/searchgp/${encodeURIComponent("রিচার্জ")}`,
    });
  });

  it("count networks, not addresses: five addresses of one network count once", async () => {
    // Five addresses of one IPv6 network, which one person can use freely.
    for (let at = 1; at <= 5; at += 1) await site.send({ key: "রোমিং" }, "bn", `2001:db8:1:1::${at}`);
    expect((await site.popular("bn")).map(({ display_title }) => display_title)).not.toContain("রোমিং");
    // The same five searches from five networks. A count by address would not see the difference.
    for (let at = 1; at <= 5; at += 1) await site.send({ key: "রোমিং" }, "bn", `2001:db8:${at + 1}:1::1`);
    expect((await site.popular("bn")).map(({ display_title }) => display_title)).toContain("রোমিং");
  });

  it("count the networks of one IPv6 customer once", async () => {
    for (let at = 1; at <= 6; at += 1) await site.send({ key: "সিম" }, "bn", `2001:db8:77:${at}::1`);
    expect((await site.popular("bn")).map(({ display_title }) => display_title)).not.toContain("সিম");
  });

  it("show the spelling that most networks used, without control characters and emoji", async () => {
    const titles = async () => (await site.popular()).map(({ display_title }) => display_title);
    const ask = (key: string, block: string, networks: number) =>
      Promise.all(Array.from({ length: networks }, (_, at) => site.send({ key }, "en", `${block}.${at + 1}`)));
    await ask("offers", "192.0.2", 8);
    await ask("\u202eOFFERS \u{1f4a9}", "198.51.100", 6);
    expect(await titles()).toContain("offers");
    expect((await titles()).filter((title) => /offers/i.test(title))).toEqual(["offers"]);
    // A query of one spelling only is shown without these characters too.
    await ask("\u202eBundle\u202c \u{1f4a9}", "198.51.100", 6);
    expect(await titles()).toContain("Bundle");
    // The spelling that many used yesterday is kept, although today's first queries use another one.
    await db.pool.query("update search_days set day = day - 1 where query = 'offers'");
    await ask("oFFerS", "203.0.113", 2);
    expect(await titles()).toContain("offers");
  });

  it("store no phone number, e-mail address or IP address", async () => {
    const numbers = ["01712345678", "০১৭১২-৩৪৫৬৭৮", "017.123.45678", "٠١٧١٢٣٤٥٦٧٨", "०१७१२३४५६७८"];
    for (const key of [...numbers, "nusrat@example.com"]) await site.send({ key });
    const { rows } = await db.pool.query(
      "select query, asker from search_asks union all select query, '' from search_misses",
    );
    expect(rows.filter(({ query, asker }) => /017|[٠०][١१][٧७]|nusrat|198\.51|203\.0/.test(query + asker))).toEqual([]);
  });

  it("count a query without results", async () => {
    await site.send({ key: "xylokrantz" });
    await site.send({ key: "Xylokrantz" });
    const { rows } = await db.pool.query("select times from search_misses where query = 'xylokrantz'");
    expect(rows).toEqual([{ times: 2 }]);
  });
});
