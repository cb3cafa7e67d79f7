import type { OfferRow } from "@/backend/db/queries/subscriber-services/offer-queries";
import type { PackRow } from "@/backend/db/queries/subscriber-services/pack-queries";
import { dataRows } from "@/tests/support/data-rows";

type StoredOffer = OfferRow & { standardPackId: string | null; lastDigits: string };

const offers = dataRows<StoredOffer>("offers", { lastDigits: "" });
const packs = new Map(dataRows<PackRow>("packs").map((pack) => [pack.id, pack]));

it("has 40 offers or more, each with a unique id and dial code", () => {
  expect(offers.length).toBeGreaterThanOrEqual(40);
  expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  const codes = offers.flatMap(({ dialCode }) => dialCode ?? []);
  expect(new Set([...codes, ...[...packs.values()].map(({ dialCode }) => dialCode)]).size).toBe(
    codes.length + packs.size,
  );
});

it.each(offers.map((offer) => [offer.id, offer] as const))(
  "%s costs less than its standard pack and has at least the same volume",
  (_, offer) => {
    const pack = packs.get(offer.standardPackId ?? "");
    expect(pack).toBeDefined();
    expect(offer.pricePoisha).toBeLessThan(pack?.pricePoisha ?? 0);
    for (const volume of ["dataMb", "minutes", "sms", "validityHours"] as const) {
      expect(offer[volume] ?? 0).toBeGreaterThanOrEqual(pack?.[volume] ?? 0);
    }
  },
);

it("has at least four offers for a number of every last digit", () => {
  for (const digit of "0123456789") {
    const own = offers.filter(({ lastDigits }) => lastDigits.includes(digit));
    expect([digit, own.length >= 4]).toEqual([digit, true]);
  }
});

it("is written in both languages, with Bengali digits in Bengali", () => {
  for (const { titles, summaries, terms } of offers) {
    for (const text of [titles.bn, summaries.bn, ...terms.bn]) {
      expect(text).toMatch(/[ঀ-৿]/);
      expect(text).not.toMatch(/[0-9]/);
    }
    expect(terms.en).toHaveLength(terms.bn.length);
  }
});
