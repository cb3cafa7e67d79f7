import { entryOf, type TypedEntry, wrongEntryFields } from "@/utils/recharge/campaign-entry";

const campaign = { id: "eid", minPoisha: 10_000 };
const districts = [
  { name: "Dhaka", stores: [{ id: "GPC-1" }] },
  { name: "Khulna", stores: [{ id: "GPC-2" }, { id: "GPC-3" }] },
];
const typed: TypedEntry = { full_name: "Rahima Begum", msisdn: "01712345678", amount: "১,০০০", store_id: "GPC-3" };

test("[API-SITE-28] an entry has the amount in whole taka and the district of its store", () => {
  expect(wrongEntryFields(campaign, districts, typed)).toEqual([]);
  expect(entryOf(campaign, districts, typed)).toEqual({
    ...{ campaignId: "eid", msisdn: "01712345678", fullName: "Rahima Begum" },
    ...{ district: "Khulna", storeId: "GPC-3", amount: 1_000 },
  });
});

test.each<[keyof TypedEntry, string]>([
  ["full_name", ""],
  ["full_name", "a".repeat(101)],
  ["msisdn", "0171234567"],
  ["amount", "99"],
  ["amount", "50001"],
  ["amount", "a lot"],
  ["store_id", ""],
  ["store_id", "GPC-9"],
])("an entry whose %s is %j is not sent", (name, value) => {
  expect(wrongEntryFields(campaign, districts, { ...typed, [name]: value })).toEqual([name]);
});

test("an entry of the least and of the highest amount is sent", () => {
  for (const amount of ["100", "50000"])
    expect(wrongEntryFields(campaign, districts, { ...typed, amount })).toEqual([]);
});
