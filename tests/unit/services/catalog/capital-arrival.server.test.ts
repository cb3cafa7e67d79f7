import { CapitalArrival } from "@/services/catalog/capital-arrival.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const districts = () => ({ status: true, data: [{ name: "Dhaka", label: "ঢাকা" }] });
const offer = (options: object[]) => () => ({
  status: true,
  data: {
    options,
    type: "regular",
    fee: 60,
    installment: false,
    installments: [],
    installment_from: null,
    version: null,
    totalPrice: null,
  },
});
const express = { type: "express", label: "Express", fee: 100, earliest: "2026-11-22", latest: "2026-11-22" };
const regular = { type: "regular", label: "Regular", fee: 60, earliest: "2026-11-23", latest: "2026-11-24" };

it("returns the days of a regular delivery to the capital, and makes one call per minute and language", async () => {
  let now = 0;
  const api = fakeApi({ getDemographyPageDistricts: districts, deliveryOption: offer([express, regular]) });
  const capital = new CapitalArrival(
    () => api,
    () => now,
  );
  const answer = { earliest: "2026-11-23", latest: "2026-11-24", place: "ঢাকা" };
  expect(await Promise.all([capital.get("bn"), capital.get("bn")])).toEqual([answer, answer]);
  const asked = () => api.sent.filter(({ name }) => name === "deliveryOption").length;
  expect(asked()).toBe(1);
  await capital.get("en");
  expect(asked()).toBe(2);
  now = 59_999;
  expect(await capital.get("bn")).toEqual(answer);
  expect(asked()).toBe(2);
  now = 60_000;
  await capital.get("bn");
  expect(asked()).toBe(3);
});

it("returns null if there is no delivery", async () => {
  const api = fakeApi({ getDemographyPageDistricts: districts, deliveryOption: offer([]) });
  expect(await new CapitalArrival(() => api).get("en")).toBeNull();
});

it("does not cache a failure", async () => {
  let isDown = true;
  const api = fakeApi({
    getDemographyPageDistricts: districts,
    deliveryOption: () => {
      if (isDown) throw new Error("down");
      return offer([regular])();
    },
  });
  const capital = new CapitalArrival(() => api);
  await expect(capital.get("en")).rejects.toThrow("down");
  isDown = false;
  expect(await capital.get("en")).toMatchObject({ earliest: "2026-11-23" });
});
