import { unitPrice } from "@/utils/money/pack-price";

const pack = { kind: "internet" as const, pricePoisha: 12_900, dataMb: 5_120, unlimitedData: false, minutes: 0 };

test("a pack of only data or only minutes has a unit price; a bundle and unlimited data have none", () => {
  expect(unitPrice(pack)).toEqual({ poisha: 2_580, unit: "gb" });
  expect(unitPrice({ ...pack, kind: "minutes", dataMb: 0, minutes: 100 })).toEqual({ poisha: 129, unit: "minute" });
  expect(unitPrice({ ...pack, kind: "bundle", minutes: 100 })).toBeNull();
  expect(unitPrice({ ...pack, unlimitedData: true })).toBeNull();
});
