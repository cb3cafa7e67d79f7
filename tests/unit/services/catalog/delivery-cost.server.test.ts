import { DeliveryCost } from "@/services/catalog/delivery-cost.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const FEES: Readonly<Record<string, number>> = { Dhaka: 60, Rangpur: 130, Khulna: 110 };
const settled = () => new Promise((done) => setImmediate(done));

function shop() {
  return fakeApi({
    getDemographyPageDistricts: () => ({ data: Object.keys(FEES).map((name) => ({ name, label: name })) }),
    deliveryOption: ({ body }) => {
      const { district } = body as { district: string };
      const days = { earliest: "2026-11-23", latest: "2026-11-24" };
      const way = (type: string, fee: number) => ({ type, label: type, fee, ...days });
      const options = [way("express", 500), way("regular", FEES[district] ?? 0)];
      const none = { installment: false, installments: [], installment_from: null, version: null, totalPrice: null };
      return { data: { options, type: "regular", fee: 60, ...none } };
    },
  });
}

it("is the highest fee of a regular delivery, after the first calls have been answered", async () => {
  const cost = new DeliveryCost(shop);
  expect(cost.highest()).toBeNull();
  await settled();
  expect(cost.highest()).toBe(13_000);
});

it("is requested once an hour, for any number of pages", async () => {
  let now = 0;
  const api = shop();
  const cost = new DeliveryCost(
    () => api,
    () => now,
  );
  for (let page = 0; page < 5; page += 1) cost.highest();
  await settled();
  cost.highest();
  expect(api.sent).toHaveLength(4);
  now = 3_600_000;
  expect(cost.highest()).toBe(13_000);
  await settled();
  expect(api.sent).toHaveLength(8);
});

it("keeps its value after an error, and is requested again after a minute", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  let now = 0;
  let asked = 0;
  const cost = new DeliveryCost(
    () => {
      asked += 1;
      throw new Error("down");
    },
    () => now,
  );
  cost.highest();
  await settled();
  cost.highest();
  expect([asked, log.mock.calls.length]).toEqual([1, 1]);
  now = 60_000;
  expect(cost.highest()).toBeNull();
  expect(asked).toBe(2);
});
