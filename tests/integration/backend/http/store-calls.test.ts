import { type Backend, createBackend } from "@/backend/app";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { PickupStore, Store, StoreInFull, StorePoint } from "@/backend/contract/content/stores";
import type { CartView } from "@/backend/contract/shop/cart";
import { readBackendEnv } from "@/backend/env";
import { contractCalls, firstCode } from "@/tests/support/contract-calls";
import { memoryLog, ORIGIN } from "@/tests/support/servers/api-app";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createBundle } from "@/tests/support/shop/bundles";
import { createProduct, createShop, fillCart } from "@/tests/support/shop/shop";

let db: TestDatabase;
let backend: Backend;
const call = contractCalls(() => backend);

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  const env = readBackendEnv({ PUBLIC_ORIGIN: ORIGIN });
  // Every response is validated against the contract.
  backend = createBackend({ db, env, log: memoryLog(), say: () => undefined, checkAnswers: true });
});
afterAll(() => db.close());

describe("retailer/user-details", () => {
  it("[API-SHOP-25] returns the retailer, with a masked number, in the reader's language", async () => {
    const body = { retailer_token: "retailer-rahman-telecom" };
    const { body: answer } = await call<{ data: unknown }>("getRetailerDetails", { body, lang: "bn" });
    expect(answer.data).toEqual({
      retailer_code: "RT-10021",
      name: "রহমান টেলিকম",
      district: "ঢাকা",
      thana: "মিরপুর মডেল",
      masked_msisdn: "01*******21",
    });
  });

  it("answers 404 for an unknown and an inactive retailer", async () => {
    const unknown = await call("getRetailerDetails", { body: { retailer_token: "nobody-at-all" } });
    expect([unknown.status, firstCode(unknown)]).toEqual([404, "retailer-not-found"]);
    await db.pool.query("update retailers set active = false where code = 'RT-10023'");
    const gone = await call("getRetailerDetails", { body: { retailer_token: "retailer-surma-store" } });
    expect(firstCode(gone)).toBe("retailer-not-found");
  });
});

describe("places", () => {
  interface Place {
    name: string;
    label: string;
    name_bn: string;
  }
  const list = async <Row = Place>(...sent: Parameters<typeof call>) =>
    (await call<{ data: Row[] }>(...sent)).body.data;

  it("[API-SHOP-04] are all districts, with names in both languages", async () => {
    const all = await list("getAllDistricts");
    // The two districts of the tests are added to the 64.
    expect(all).toHaveLength(64 + 2);
    expect(all.find(({ name }) => name === "Cumilla")).toEqual({ name: "Cumilla", label: "Cumilla", name_bn: "কুমিল্লা" });
    const inBengali = await list("getAllDistricts", { lang: "bn" });
    expect(inBengali.find(({ name }) => name === "Cumilla")?.label).toBe("কুমিল্লা");
  });

  it("for an address are only districts with delivery", async () => {
    await db.pool.query("update districts set delivered = false where name = 'Bandarban'");
    const names = (await list("getDemographyPageDistricts")).map(({ name }) => name);
    expect(names).toContain("Sylhet");
    expect(names).not.toContain("Bandarban");
    expect((await list("getAllDistricts")).map(({ name }) => name)).toContain("Bandarban");
    expect(await list("findPostCode", { params: { postCode: "4600" } })).toEqual([]);
  });

  it("include the thanas and post codes of a district, and an unknown district is refused", async () => {
    const params = { district: "Sylhet" };
    expect((await list("getThanaByDistrict", { params })).map(({ name }) => name)).toContain("Balaganj");
    const codes = await list<{ post_code: string; thana: string }>("getPostCodeByDistrict", { params });
    expect(codes.length).toBeGreaterThan(5);
    const unknown = await call("getThanaByDistrict", { params: { district: "Atlantis" } });
    expect([unknown.status, firstCode(unknown)]).toEqual([404, "district-not-found"]);
  });

  it.each([
    ["Brahmanbaria", "ব্রাহ্মণবাড়িয়া"],
    // The same name, typed with ড় and য় as one sign each.
    ["Brahmanbaria", "ব্রাহ্মণবা\u09DCি\u09DFা"],
  ])("of %s are also found by the Bengali name %s", async (english, bengali) => {
    for (const name of ["getThanaByDistrict", "getPostCodeByDistrict"] as const) {
      const expected = await list(name, { params: { district: english } });
      expect(expected.length).toBeGreaterThan(0);
      expect(await list(name, { params: { district: bengali } })).toEqual(expected);
    }
  });

  it("are found by a post code in English or Bengali digits", async () => {
    const expected = [
      { district: "Dhaka", thana: "Dhanmondi", post_office: "Jigatala", post_office_en: "Jigatala" },
      { district: "Dhaka", thana: "Hazaribagh", post_office: "Jigatala", post_office_en: "Jigatala" },
    ];
    for (const postCode of ["1209", "১২০৯"]) {
      expect(await list("findPostCode", { params: { postCode } })).toEqual(expected);
    }
    expect(await list("findPostCode", { params: { postCode: "0000" } })).toEqual([]);
  });
});

describe("get-cart-item", () => {
  it("[API-SHOP-22] answers the lines of the token's cart only", async () => {
    const [one = "", two = ""] = (await createProduct(db, { variants: [{}, {}] })).skus;
    const first = await fillCart(db, [[one, 2]]);
    const second = await fillCart(db, [[two, 1]]);
    const linesOf = async (productToken: string) => {
      const { body } = await call<CartView>("getCartItem", { query: { productToken } });
      return body.data.map(({ sku, quantity }) => [sku, quantity]);
    };
    expect(await linesOf(first.token)).toEqual([[one, 2]]);
    expect(await linesOf(second.token)).toEqual([[two, 1]]);
  });

  it("contains the instalments of a line with a plan, and null for a line without one", async () => {
    const { rows } = await db.pool.query<{ code: string; bank: string; months: number; fee: number }>(
      `select code, bank_names ->> 'bn' as bank, months, fee_basis_points as fee from emi_plans
       where fee_basis_points > 0 order by months limit 1`,
    );
    const { code = "", bank, months = 0, fee = 0 } = rows[0] ?? {};
    const [expensive = "", other = ""] = (await createProduct(db, { variants: [{ pricePoisha: 9_000_000 }, {}] })).skus;
    const { token } = await fillCart(db, [
      [expensive, 1, { emi: code }],
      [other, 1],
    ]);
    const { body } = await call<CartView>("getCartItem", { query: { productToken: token }, lang: "bn" });
    // Calculated without the code under test: Tk 90,000 times whole hundredths of a percent is a whole number of taka.
    const total = 90_000 + (90_000 * fee) / 10_000;
    const terms = { code, bank, months, monthly: Math.ceil((total * 100) / months) / 100, total };
    expect(body.data.map(({ emi_terms }) => emi_terms)).toEqual([terms, null]);
  });
});

describe("stores", () => {
  const pickup = (area: string, body: object = {}, lang: "en" | "bn" = "en") =>
    call<{ data: PickupStore[] }>("getGpcLocationByThana", { params: { area }, body, lang });

  it("[API-SHOP-20] are listed for a thana, and for its district if the thana has none", async () => {
    const own = await pickup("Dhanmondi");
    expect(own.body.data.map(({ store_id }) => store_id)).toEqual(["dhaka-dhanmondi"]);
    const district = await pickup("Begumganj", { district: "Noakhali" }, "bn");
    expect(district.body.data.map(({ district: name }) => name)).toEqual(["নোয়াখালী"]);
    const none = await pickup("Hatiya", { district: "Noakhali" });
    expect(none.body.data.map(({ thana }) => thana).sort()).toEqual(["Begumganj", "Noakhali Sadar"]);
    const unknown = await pickup("Atlantis");
    expect([unknown.status, firstCode(unknown)]).toEqual([404, "thana-not-found"]);
    expect(firstCode(await pickup("Dhanmondi", { district: "Noakhali" }))).toBe("thana-not-found");
  });

  it("are listed for the whole district on request, the nearest to the position or to the thana first", async () => {
    const codes = async (body: object) =>
      (await pickup("Dhanmondi", { district: "Dhaka", nearby: true, ...body })).body.data;
    const fromThana = await codes({});
    expect(fromThana.length).toBeGreaterThan(3);
    expect(fromThana[0]).toMatchObject({ store_id: "dhaka-dhanmondi", distance_m: null });
    const last = fromThana.at(-1);
    const fromThere = await codes({ latitude: last?.latitude, longitude: last?.longitude });
    expect(fromThere[0]).toMatchObject({ store_id: last?.store_id, distance_m: 0 });
    const distances = fromThere.map(({ distance_m }) => distance_m ?? 0);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });

  it("have for a cart whether all of it is in stock, and what is missing", async () => {
    const [one = "", two = ""] = (await createProduct(db, { variants: [{}, {}] })).skus;
    await db.pool.query(
      "insert into store_stock (sku, store_code, stock) values ($1, 'dhaka-dhanmondi', 2), ($2, 'dhaka-dhanmondi', 1)",
      [one, two],
    );
    const full = await fillCart(db, [
      [one, 2],
      [two, 1],
    ]);
    const ready = await pickup("Dhanmondi", { token: full.token });
    expect(ready.body.data[0]?.pickup).toEqual({ ready: true, missing: [] });
    const more = await fillCart(db, [[two, 2]], full.token);
    const short = await pickup("Dhanmondi", { token: more.token });
    expect(short.body.data[0]?.pickup).toEqual({ ready: false, missing: [two] });
    expect((await pickup("Dhanmondi")).body.data[0]?.pickup).toBeNull();
  });

  it("count add-ons of a bundle as needed stock, and no eSIM", async () => {
    const phone = await createProduct(db);
    const [[sku = ""], [gift = ""]] = [phone.skus, (await createProduct(db, { category: "accessories" })).skus];
    const bundle = await createBundle(db, phone.slug, [{ title: "Case", sku: gift }, { title: "10 GB of data" }]);
    await db.pool.query("insert into store_stock (sku, store_code, stock) values ($1, 'dhaka-dhanmondi', 2)", [sku]);
    const { token } = await fillCart(db, [[sku, 2, { bundle }]]);
    const short = await pickup("Dhanmondi", { token });
    expect(short.body.data[0]?.pickup).toEqual({ ready: false, missing: [gift] });
    await db.pool.query("insert into store_stock (sku, store_code, stock) values ($1, 'dhaka-dhanmondi', 2)", [gift]);
    expect((await pickup("Dhanmondi", { token })).body.data[0]?.pickup).toEqual({ ready: true, missing: [] });
    const { rows } = await db.pool.query<{ msisdn: string }>(
      "select msisdn from sim_numbers where order_id is null and held_by is null and pair_msisdn is null limit 1",
    );
    const lines = [
      [sku, 2, { bundle }],
      [gift, 1],
      ["SIM-PREPAID-ESIM", 1, { sim: rows[0]?.msisdn ?? "" }],
    ] as const;
    // The cart now needs the gift three times and the store has two. An eSIM needs no stock, so it is not missing.
    await fillCart(db, lines, token);
    expect((await pickup("Dhanmondi", { token })).body.data[0]?.pickup?.missing).toEqual([gift]);
  });

  it("are listed with the stock of a variant, in a district and around a position, with the number of others", async () => {
    const [sku = ""] = (await createProduct(db)).skus;
    await db.pool.query(
      `insert into store_stock (sku, store_code, stock)
       select $1, code, case when district = 'Sylhet' then 14 else 1 end from stores where district in ('Sylhet', 'Khulna')
       union all select $1, 'dhaka-dhanmondi', 0`,
      [sku],
    );
    const ask = (query: Record<string, string>) =>
      call<CallAnswer<"findStoreStock">>("findStoreStock", { query: { sku, ...query } });
    const { rows } = await db.pool.query<{ district: string; count: number }>(
      "select district, count(*)::int from stores where district in ('Sylhet', 'Khulna') group by 1",
    );
    const countOf = (name: string) => rows.find(({ district }) => district === name)?.count;
    const { data } = (await ask({ district: "Sylhet" })).body;
    expect([data.near, data.elsewhere]).toEqual([countOf("Sylhet"), countOf("Khulna")]);
    expect(new Set(data.items.map(({ district, pieces }) => `${district} ${pieces}`))).toEqual(new Set(["Sylhet 10"]));
    expect((await ask({ district: "Dhaka" })).body.data).toMatchObject({ items: [], near: 0 });
    const around = (await ask({ latitude: "24.895", longitude: "91.87" })).body.data;
    expect(around.near).toBeGreaterThan(0);
    expect(around.items[0]?.distance_m).toBeLessThan(1_000);
    expect(firstCode(await call("findStoreStock", { query: { sku: "NOT-THERE-1" } }))).toBe("sku-not-found");
  });

  it("[API-SITE-11] are listed by place, service and distance", async () => {
    const list = (query: Record<string, string>) =>
      call<{ data: { items: Store[]; count: number } }>("listStores", { query }).then(({ body }) => body.data);
    expect((await list({})).count).toBeGreaterThanOrEqual(120);
    const dhaka = await list({ district: "Dhaka", service: "device-repair" });
    expect(dhaka.items.map(({ thana }) => thana).sort()).toEqual(["Dhanmondi", "Gulshan", "Uttara West"]);
    const near = await list({ latitude: "24.895", longitude: "91.87", per_page: "2" });
    expect(near.items.map(({ district }) => district)).toEqual(["Sylhet", "Sylhet"]);
    expect(near.items[0]?.distance_m).toBeLessThan(1_000);
    for (const key of ["ধানমন্ডি", "dhanmondi 27"]) {
      expect((await list({ key })).items.map(({ store_id }) => store_id)).toEqual(["dhaka-dhanmondi"]);
    }
  });

  it.each(["Sylhet", "সিলেটে", "shilet", "silhet", "shilete"])(
    "[API-SITE-11] are found for %j, in the usual spellings and as it sounds",
    async (key) => {
      const { body } = await call<{ data: { items: Store[] } }>("listStores", { query: { key } });
      expect(body.data.items.length).toBeGreaterThan(1);
      expect(new Set(body.data.items.map(({ district }) => district))).toEqual(new Set(["Sylhet"]));
    },
  );

  it("[API-SITE-12] and places are found by the beginning of their name, in either language", async () => {
    const find = (key: string) =>
      call<{ data: { title: string; kind: string; district: string }[] }>("findPlaces", { query: { key } });
    const { body } = await find("syl");
    expect(body.data.slice(0, 2)).toMatchObject([
      { title: "Sylhet", kind: "district" },
      { title: "Sylhet Sadar", kind: "thana" },
    ]);
    expect((await find("ধানমন্ডি")).body.data.map(({ kind }) => kind)).toEqual(["thana", "store"]);
    expect((await find("zz")).body.data).toEqual([]);
    for (const [typed, title] of [
      ["borisal", "Barishal"],
      ["coxbazar", "Cox's Bazar"],
    ] as const) {
      expect((await find(typed)).body.data[0]).toMatchObject({ title, kind: "district" });
    }
    // The official name of the district until 2018.
    expect((await find("Chittag")).body.data[0]).toMatchObject({ title: "Chattogram", kind: "district" });
  });

  it("and places have their own position or that of their district, and are not listed without one", async () => {
    await db.pool.query(`insert into districts (name, name_bn, zone, latitude, longitude) values
      ('Quietpur', 'শান্তপুর', 'outside-dhaka', 24.5, 90.5), ('Quietganj', 'শান্তগঞ্জ', 'outside-dhaka', null, null)`);
    await db.pool.query(`insert into thanas (district, name, name_bn, latitude, longitude) values
      ('Quietpur', 'Quiet East', 'পূর্ব', 24.75, 90.75), ('Quietpur', 'Quiet West', 'পশ্চিম', null, null)`);
    const { body } = await call<{ data: { title: string; latitude: number }[] }>("findPlaces", {
      query: { key: "quiet" },
    });
    expect(body.data.map(({ title, latitude }) => [title, latitude])).toEqual([
      ["Quietpur", 24.5],
      ["Quiet East", 24.75],
      ["Quiet West", 24.5],
    ]);
  });

  it("have the district in the reader's language and a code in the list of places", async () => {
    const request = { query: { key: "ধানমন্ডি" }, lang: "bn" as const };
    const { body } = await call<{ data: object[] }>("findPlaces", request);
    const district = { district: "ঢাকা", district_key: "Dhaka" };
    expect(body.data).toMatchObject([
      { ...district, key: "Dhanmondi", store_id: null },
      { ...district, store_id: "dhaka-dhanmondi" },
    ]);
    const stores = await call<{ data: { items: Store[] } }>("listStores", request);
    expect(stores.body.data.items).toMatchObject([district]);
  });

  it("are returned in full with three neighbours and the phones in stock there", async () => {
    interface Page {
      data: { store: StoreInFull; near: Store[]; phones: { slugs: string[]; count: number } };
    }
    const phone = await createProduct(db);
    await db.pool.query("insert into store_stock (sku, store_code, stock) values ($1, 'barguna-amtali', 1)", [
      phone.skus[0] ?? "",
    ]);
    const ask = async (store: string) => call<Page>("getStore", { params: { store }, lang: "bn" });
    const { store, near, phones } = (await ask("barguna-amtali")).body.data;
    expect(store).toMatchObject({
      name: "আমতলী গ্রাহকসেবা কেন্দ্র",
      names: { en: "Amtali Customer Centre" },
      address_lines: { en: expect.stringMatching(/, Amtali, Barguna$/), bn: expect.stringMatching(/, আমতলী, বরগুনা$/) },
    });
    expect(near.map(({ store_id }) => store_id)).toEqual(expect.arrayContaining(["barguna-barguna-sadar"]));
    expect(near).toHaveLength(3);
    const metres = near.map(({ distance_m }) => distance_m ?? 0);
    expect(metres).toEqual([...metres].sort((one, other) => one - other));
    expect(phones).toEqual({ slugs: [phone.slug], count: 1 });
    const unknown = await ask("barguna-atlantis");
    expect([unknown.status, firstCode(unknown)]).toEqual([404, "store-not-found"]);
  });

  it("are all points of a search on the map, and with open=1 only those that are open", async () => {
    // Sunday, 09:00 in Dhaka: one centre has just opened, one closes at this minute, one opens later, one is closed.
    const hours = (opens: string, closes: string, day = 0) => JSON.stringify([{ day, opens, closes }]);
    await db.pool.query("update stores set hours = '[]' where true");
    const set = "update stores set hours = $2 where code = $1";
    await db.pool.query(set, ["sylhet-kotwali", hours("09:00", "18:00")]);
    await db.pool.query(set, ["dhaka-dhanmondi", hours("08:00", "09:00")]);
    await db.pool.query(set, ["dhaka-gulshan", hours("10:00", "18:00")]);
    await db.pool.query(set, ["barguna-amtali", hours("09:00", "18:00", 1)]);
    const env = readBackendEnv({ PUBLIC_ORIGIN: ORIGIN });
    const now = () => new Date("2026-11-22T03:00:00Z");
    const then = createBackend({ db, env, log: memoryLog(), say: () => undefined, checkAnswers: true, now });
    const callThen = contractCalls(() => then);
    const points = async (query: Record<string, string>) =>
      (await callThen<{ data: StorePoint[] }>("listStorePoints", { query })).body.data;
    const idsOf = (found: StorePoint[]) => found.map(({ store_id }) => store_id);
    const { rows } = await db.pool.query<{ code: string; district: string }>("select code, district from stores");
    expect(idsOf(await points({})).sort()).toEqual(rows.map(({ code }) => code).sort());
    const inSylhet = rows.filter(({ district }) => district === "Sylhet").map(({ code }) => code);
    expect(idsOf(await points({ key: "Sylhet" })).sort()).toEqual(inSylhet.sort());
    expect(idsOf(await points({ open: "1" }))).toEqual(["sylhet-kotwali"]);
    expect(idsOf(await points({ open: "1", key: "Dhaka" }))).toEqual([]);
    expect(idsOf((await points({})).filter(({ open_now }) => open_now))).toEqual(["sylhet-kotwali"]);
  });
});
