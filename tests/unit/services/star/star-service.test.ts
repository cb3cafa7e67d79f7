import type { StarOffer } from "@/backend/contract/subscriber-services/star";
import { listStarOffers, listStarTiers } from "@/services/star/star-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const offer: StarOffer = {
  offer_id: "tea",
  title: "A second glass",
  partner: "Tea House",
  category: { key: "food", label: "Restaurants" },
  area: { key: "sylhet", label: "Sylhet" },
  tiers: ["Gold Star", "Platinum Star"],
  summary: "Free",
  how_to: "Show your card.",
  redeem: { by: "sms", text: "STAR TEA", to: "29000" },
  weekdays: [5],
  branches: [
    {
      name: "Zindabazar",
      district: { key: "Sylhet", label: "Sylhet" },
      latitude: 24.89,
      longitude: 91.87,
      distance_m: 1_250,
    },
  ],
  valid_until: "2027-02-28",
  picture: null,
};
const choice = { key: "food", label: "Restaurants", count: 1 };
const data = {
  items: [offer],
  count: 1,
  page: 1,
  pages: 1,
  per_page: 12,
  categories: [choice],
  areas: [],
  districts: [],
};

test("offers are requested by category and tier, and read with the names of the site", async () => {
  const api = fakeApi({ listStarOffers: () => ({ status: true, data }) });
  const list = await listStarOffers(api, { category: "food", tier: "Gold Star", perPage: 6 });
  expect(api.sent).toEqual([
    { name: "listStarOffers", input: { query: { category: "food", tier: "Gold Star", per_page: 6 } } },
  ]);
  const { offer_id: offerId, how_to: howTo, valid_until: validUntil, branches: _, ...same } = offer;
  const branches = [{ name: "Zindabazar", district: "Sylhet", metres: 1_250 }];
  expect(list).toEqual({
    offers: [{ ...same, offerId, howTo, validUntil, branches }],
    count: 1,
    page: 1,
    pages: 1,
    categories: [choice],
    areas: [],
    districts: [],
  });
});

test("offers are requested by place, day and first offer with the names of the contract", async () => {
  const api = fakeApi({ listStarOffers: () => ({ status: true, data }) });
  const position = { latitude: "24.89", longitude: "91.87" };
  await listStarOffers(api, { district: "Sylhet", position, today: true, first: "tea" });
  await listStarOffers(api, { today: false });
  expect(api.sent.map(({ input }) => input.query)).toEqual([
    { district: "Sylhet", ...position, today: "1", offer: "tea" },
    {},
  ]);
});

test("the tiers are read with their amounts in poisha", async () => {
  const rule = { from: 500, gains: "Discounts", birthday: null, benefits: ["Discounts"] };
  const api = fakeApi({ listStarTiers: () => ({ status: true, data: [{ star_status: "Silver Star", ...rule }] }) });
  const { from, gains: _, ...same } = rule;
  expect(await listStarTiers(api)).toEqual([{ tier: "Silver Star", fromPoisha: from * 100, ...same }]);
});

test("the picture of an offer is read too", async () => {
  const picture = { src: "/tea.webp", alt: "Tea", width: 640, height: 400, tint: null };
  const api = fakeApi({ listStarOffers: () => ({ status: true, data: { ...data, items: [{ ...offer, picture }] } }) });
  expect((await listStarOffers(api)).offers[0]?.picture).toEqual({ ...picture, tint: "transparent" });
});

test("an answer of another shape is an outage", async () => {
  const api = fakeApi({ listStarOffers: () => ({ status: true, data: {} }) });
  await expect(listStarOffers(api)).rejects.toMatchObject({ kind: "outage" });
});
