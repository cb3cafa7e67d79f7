import { findDistricts, findPostCodes, findThanas } from "@/backend/domain/delivery/find-places";
import { quoteDelivery } from "@/backend/domain/delivery/quote-delivery";
import { placeOrder } from "@/backend/domain/orders/place-order";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { allowPrinting } from "@/tests/support/shop/bundles";
import { createProduct, createShop, domainContext, fillCart, orderRequest, PLACE } from "@/tests/support/shop/shop";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  await db.pool.query(
    "insert into districts (name, name_bn, zone, delivered) values ('Island', 'দ্বীপ', 'outside-dhaka', false)",
  );
});
afterAll(() => db.close());

describe("places", () => {
  it("lists all districts, or only those with delivery", async () => {
    const all = await findDistricts({ db }, { onlyDelivered: false });
    const delivered = await findDistricts({ db }, { onlyDelivered: true });
    expect(all).toContainEqual({ name: "Island", nameBn: "দ্বীপ" });
    expect(delivered).not.toContainEqual({ name: "Island", nameBn: "দ্বীপ" });
    expect(delivered.length).toBe(all.length - 1);
  });

  it("lists thanas and post codes of a district", async () => {
    expect(await findThanas({ db }, PLACE.district)).toEqual([{ name: PLACE.thana, nameBn: "উত্তরদ্বার" }]);
    expect(await findPostCodes({ db }, PLACE.district)).toMatchObject([
      { postCode: PLACE.postCode, thana: PLACE.thana },
    ]);
  });

  it("lists nothing for a district without entries and refuses an unknown one", async () => {
    expect(await findThanas({ db }, "Island")).toEqual([]);
    await expect(findThanas({ db }, "Atlantis")).rejects.toMatchObject({ code: "district-not-found" });
    await expect(findPostCodes({ db }, "Atlantis")).rejects.toMatchObject({ code: "district-not-found" });
  });
});

const ask = { district: PLACE.district, thana: null, type: null };

describe("quoteDelivery", () => {
  it("returns options, fees and days of a zone", async () => {
    const { options, chosen } = await quoteDelivery(domainContext(db), ask);
    expect(options.map(({ type, feePoisha, earliest, latest }) => [type, feePoisha, earliest, latest])).toEqual([
      ["regular", 6_000, "2026-11-22", "2026-11-23"],
      ["express", 10_000, "2026-11-21", "2026-11-22"],
      ["pickup", 0, "2026-11-22", "2026-11-23"],
    ]);
    expect(chosen.type).toBe("regular");
  });

  it("has a higher fee and more days outside Dhaka, and skips Friday", async () => {
    const { chosen } = await quoteDelivery(domainContext(db), { ...ask, district: "Farpur" });
    expect(chosen).toMatchObject({ feePoisha: 13_000, earliest: "2026-11-23", latest: "2026-11-26" });
  });

  it("adds the days of printing for a cart with a printed piece, also in the order's promise", async () => {
    const { slug, skus } = await createProduct(db, { category: "apparel-accessories", variants: [{}, {}] });
    await allowPrinting(db, slug, 25_000);
    const [first = "", second = ""] = skus;
    const cartToken = (await fillCart(db, [[first, 1]])).token;
    expect((await quoteDelivery(domainContext(db), { ...ask, cartToken })).chosen.latest).toBe("2026-11-23");
    const printed = await fillCart(db, [
      [first, 1],
      [second, 1, { name: "NIHAL" }],
    ]);
    const quoted = (await quoteDelivery(domainContext(db), { ...ask, cartToken: printed.token })).chosen;
    expect(quoted).toMatchObject({ earliest: "2026-11-24", latest: "2026-11-25" });
    const { orderId } = await placeOrder(domainContext(db), "printed", orderRequest(printed));
    const { rows } = await db.pool.query(
      "select deliver_earliest::text as earliest, deliver_latest::text as latest from orders where public_id = $1",
      [orderId],
    );
    expect(rows).toEqual([{ earliest: quoted.earliest, latest: quoted.latest }]);
  });

  it.each([
    ["an unknown district", { district: "Atlantis" }, "district-not-found"],
    ["a district without delivery", { district: "Island" }, "delivery-option-not-available"],
    ["a thana of another district", { thana: "Farthana" }, "thana-mismatch"],
    [
      "a delivery option that the district does not have",
      { district: "Farpur", type: "express" },
      "delivery-option-not-available",
    ],
  ] as const)("refuses %s", async (_, change, code) => {
    await expect(quoteDelivery(domainContext(db), { ...ask, ...change })).rejects.toMatchObject({ code });
  });
});
