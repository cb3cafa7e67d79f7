import { checkPrice, missingTaka } from "@/backend/domain/activation/activation-rules";
import { DomainError } from "@/backend/domain/domain-error";

it.each([
  [12_900, 10_050, 29],
  [12_900, 12_899, 1],
  [12_900, 12_800, 1],
  [12_900, 12_799, 2],
  [12_900, 0, 129],
])("for a price of %d poisha and a balance of %d, %d whole taka are missing", (price, balance, missing) => {
  expect(missingTaka(price, balance)).toBe(missing);
});

it("returns null when the balance is enough or unknown", () => {
  expect([missingTaka(12_900, 12_900), missingTaka(12_900, 20_000), missingTaka(12_900, null)]).toEqual([
    null,
    null,
    null,
  ]);
});

it("accepts the shown price or none, and refuses any other price with the current one", () => {
  expect(() => checkPrice(12_900, 12_900)).not.toThrow();
  expect(() => checkPrice(12_900, null)).not.toThrow();
  for (const seen of [12_899, 12_901]) {
    let refusal: unknown;
    try {
      checkPrice(12_900, seen);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({ code: "total-changed", field: "price", facts: { payable: "129" } });
  }
});
