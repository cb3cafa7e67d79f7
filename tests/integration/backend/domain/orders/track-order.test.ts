import { listOrders, trackOrder } from "@/backend/domain/orders/track-order";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { buy, createProduct, createShop } from "@/tests/support/shop/shop";

let db: TestDatabase;
let sku = "";

beforeAll(async () => {
  db = await createTestDatabase();
  await createShop(db);
  [sku = ""] = (await createProduct(db, { variants: [{ pricePoisha: 1_000_000 }] })).skus;
});
afterAll(() => db.close());

const MSISDN = "01655512378";

describe("trackOrder", () => {
  it("returns the masked order for its id with its number, in any spelling", async () => {
    const { orderId } = await buy(db, [[sku, 2]], { msisdn: MSISDN, paymentMethod: "cod", fullName: "Rahima Akter" });
    const spelling = orderId.toLowerCase().replaceAll("-", " ");
    const order = await trackOrder({ db }, { orderId: spelling, msisdn: "+880 1655-512378" });
    expect(order).toMatchObject({
      publicId: orderId,
      state: "placed",
      payablePoisha: 2_006_000,
      masked: { fullName: "R***** A****", msisdn: "01*******78" },
    });
    expect(order.lines).toMatchObject([{ sku, quantity: 2, totalPoisha: 2_000_000 }]);
    const text = JSON.stringify(order);
    for (const secret of [MSISDN, "Rahima", "Akter", "House 12"]) expect(text).not.toContain(secret);
  });

  it("refuses a wrong id and a wrong number with the same error", async () => {
    const { orderId } = await buy(db, [[sku, 1]], { msisdn: MSISDN });
    const wrong = [
      { orderId, msisdn: "01655512379" },
      { orderId: "0000-0000-0000-0000", msisdn: MSISDN },
      { orderId, msisdn: "not a number" },
      { orderId: "'; drop table orders; --", msisdn: MSISDN },
      { orderId: "", msisdn: "" },
    ];
    const refusals = await Promise.all(
      wrong.map((input) => trackOrder({ db }, input).catch((error: unknown) => error)),
    );
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: "order-not-found", field: undefined });
  });
});

describe("listOrders", () => {
  it("lists existing orders once, in the requested order", async () => {
    const one = await buy(db, [[sku, 1]]);
    const two = await buy(db, [[sku, 1]]);
    const ids = [two.orderId, "0000-0000-0000-0000", one.orderId, two.orderId];
    const orders = await listOrders({ db }, ids);
    expect(orders.map((order) => order.publicId)).toEqual([two.orderId, one.orderId]);
    expect(JSON.stringify(orders)).not.toContain("Rahima");
  });
});
