import type { ReturnRow } from "@/backend/db/queries/orders/return-queries";
import { keptAccount, withRefundVat } from "@/backend/domain/orders/return-rules";

const lines = [
  { quantity: 3, vatPoisha: 1_000 },
  { quantity: 1, vatPoisha: 250 },
];
const back = (state: ReturnRow["state"], ...pieces: [position: number, quantity: number][]) =>
  ({ state, lines: pieces.map(([position, quantity]) => ({ position, quantity })) }) as ReturnRow;
const vatOf = (returns: ReturnRow[]) => withRefundVat(returns, lines).map(({ refundVatPoisha }) => refundVatPoisha);

it("the refunds of a whole line have its VAT, also when they come one by one", () => {
  expect(vatOf([back("refunded", [0, 1]), back("refunded", [0, 1], [1, 1]), back("refunded", [0, 1])])).toEqual([
    333,
    333 + 250,
    334,
  ]);
});

it("only a refund has VAT, and a refused return takes no share of it", () => {
  const returns = [back("refused", [0, 1]), back("requested", [0, 1]), back("refunded", [0, 3])];
  expect(vatOf(returns)).toEqual([null, null, 1_000]);
});

it("the VAT of a refund is not known in an order from before the VAT rates", () => {
  expect(withRefundVat([back("refunded", [0, 1])], [{ quantity: 1, vatPoisha: null }])[0]?.refundVatPoisha).toBeNull();
});

it.each([
  ["requested", true],
  ["accepted", true],
  ["received", true],
  ["refunded", false],
  ["refused", false],
  ["cancelled", false],
] as const)("of the account of a return that is %s, the whole number is kept: %s", (state, isKept) => {
  const account = { kind: "bank", number: "12345678901", holder: "Rahima Akter", bank: "Padma Bank" } as const;
  expect(keptAccount(account, state)).toEqual(isKept ? account : { kind: "bank", number: "********901" });
  expect(keptAccount(null, state)).toBeNull();
});
