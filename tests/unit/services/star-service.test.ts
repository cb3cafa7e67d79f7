import type { StarOffer } from "@/backend/contract/star";
import { listStarOffers } from "@/services/star-service";
import { fakeApi } from "@/tests/support/fake-api";

const offer: StarOffer = {
  offer_id: "tea",
  title: "A second glass",
  partner: "Tea House",
  category: { key: "food", label: "Restaurants" },
  area: { key: "sylhet", label: "Sylhet" },
  tiers: ["Gold Star", "Platinum Star"],
  summary: "Free",
  how_to: "Show your card.",
  valid_until: "2027-02-28",
  picture: null,
};
const choice = { key: "food", label: "Restaurants", count: 1 };
const data = { items: [offer], count: 1, page: 1, pages: 1, per_page: 12, categories: [choice], areas: [] };

test("offers are asked for by category, area and tier, and read in the site's names", async () => {
  const api = fakeApi({ listStarOffers: () => ({ status: true, data }) });
  const list = await listStarOffers(api, { category: "food", tier: "Gold Star", perPage: 6 });
  expect(api.sent).toEqual([
    { name: "listStarOffers", input: { query: { category: "food", tier: "Gold Star", per_page: 6 } } },
  ]);
  const { offer_id: offerId, how_to: howTo, valid_until: validUntil, ...same } = offer;
  expect(list).toEqual({
    offers: [{ ...same, offerId, howTo, validUntil }],
    count: 1,
    page: 1,
    pages: 1,
    categories: [choice],
    areas: [],
  });
});

test("the picture of an offer is read too", async () => {
  const picture = { src: "/tea.webp", alt: "Tea", width: 640, height: 400, tint: null };
  const api = fakeApi({ listStarOffers: () => ({ status: true, data: { ...data, items: [{ ...offer, picture }] } }) });
  expect((await listStarOffers(api)).offers[0]?.picture).toEqual({ ...picture, tint: "transparent" });
});

test("an answer without the contract's shape is an outage", async () => {
  const api = fakeApi({ listStarOffers: () => ({ status: true, data: {} }) });
  await expect(listStarOffers(api)).rejects.toMatchObject({ kind: "outage" });
});
