import { findOwnOffers, getOffer, listOffers, sendOffersCode } from "@/services/offers/offers-service";
import { wireOffer } from "@/tests/support/recharge/offers";
import { fakeApi } from "@/tests/support/screens/fake-api";

const shown = {
  offerId: "offer-weekend",
  kind: "internet",
  title: "Weekend 2 GB",
  summary: "Films and maps for the weekend.",
  pricePoisha: 5_900,
  standardPoisha: 7_800,
  savingPoisha: 1_900,
  dataMb: 2048,
  minutes: 0,
  sms: 0,
  validityHours: 72,
  tags: ["weekend"],
  audience: "everyone",
  tiers: [],
  oncePerNumber: false,
  canRenew: false,
  validUntil: "2027-03-31",
  dialCode: "*121*4001#",
};
const terms = ["Works within Bangladesh."];
const facets = { kinds: [{ key: "internet", count: 1 }], validities: [], audiences: [] };

test("offers are requested with the names of the contract, and read as a list shows them, in poisha and without terms", async () => {
  const data = { items: [wireOffer()], count: 1, page: 1, pages: 1, per_page: 12, ...facets };
  const api = fakeApi({ listOffers: () => ({ status: true, data }) });
  expect(await listOffers(api, { kind: "internet", maxPrice: 100, sort: "saving", page: 2 })).toEqual({
    offers: [shown],
    count: 1,
    page: 1,
    pages: 1,
    ...facets,
  });
  await listOffers(api);
  expect(api.sent.map(({ input }) => input.query)).toEqual([
    { kind: "internet", most_price: 100, sort: "saving", page: 2, per_page: 12 },
    { per_page: 12 },
  ]);
});

test("one offer is requested by its id, and has no standard price without a standard pack", async () => {
  const offer = wireOffer({ standard_price: null, saving: 0 });
  const api = fakeApi({ getOffer: () => ({ status: true, data: offer }) });
  expect(await getOffer(api, "offer-weekend")).toEqual({ ...shown, standardPoisha: null, savingPoisha: 0, terms });
  expect(api.sent).toEqual([{ name: "getOffer", input: { params: { offer: "offer-weekend" } } }]);
});

test("[API-SITE-16] a code for the list of a number's offers is sent without an offer", async () => {
  const api = fakeApi({ sendOfferOtp: () => ({ status: true, data: { step: "code", resend_after: 30 } }) });
  await sendOffersCode(api, { msisdn: "01712345678" });
  expect(api.sent).toEqual([{ name: "sendOfferOtp", input: { body: { msisdn: "01712345678" } } }]);
});

test("[API-SITE-17] the offers of a number are requested with a code, or without one for the user's own number", async () => {
  const proof = "q3hX9vKZr0b2Lw8Tn5Yc7Fd1Gj4Mp6Sa";
  const api = fakeApi({ findOffersUsingOtp: () => ({ status: true, data: [wireOffer()], proof }) });
  expect(await findOwnOffers(api, { msisdn: "01712345678", code: "0042" })).toEqual({ offers: [shown], proof });
  await findOwnOffers(api, { msisdn: "01712345678", code: null });
  expect(api.sent.map(({ input }) => input.body)).toEqual([
    { msisdn: "01712345678", otp_value: "0042" },
    { msisdn: "01712345678" },
  ]);
});

test("an answer of another shape is an outage", async () => {
  const api = fakeApi({ listOffers: () => ({ status: true, data: {} }), findOffersUsingOtp: () => ({ data: null }) });
  await expect(listOffers(api)).rejects.toMatchObject({ kind: "outage" });
  await expect(findOwnOffers(api, { msisdn: "01712345678", code: null })).rejects.toMatchObject({ kind: "outage" });
});
