import type { ReturnRow } from "@/backend/db/queries/orders/return-queries";
import { canMoveReturn, keptAccount, readRefundAccount, withRefundVat } from "@/backend/domain/orders/return-rules";

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

it("the VAT of a refund stays the same when a return that was requested earlier is refunded later", () => {
  const second = { ...back("refunded", [0, 1]), settledAt: new Date("2026-11-21T06:00:00Z") };
  const third = { ...back("refunded", [0, 1]), settledAt: new Date("2026-11-22T06:00:00Z") };
  const first = { ...back("refunded", [0, 1]), settledAt: new Date("2026-11-23T06:00:00Z") };
  expect(vatOf([back("received", [0, 1]), second, third])).toEqual([null, 333, 333]);
  expect(vatOf([first, second, third])).toEqual([334, 333, 333]);
});

it("only a refund has VAT, and a refused return takes no share of it", () => {
  const returns = [back("refused", [0, 1]), back("requested", [0, 1]), back("refunded", [0, 3])];
  expect(vatOf(returns)).toEqual([null, null, 1_000]);
});

it.each([
  [null, 100],
  [100, null],
])("the VAT of a refund is not known when that of a line is not: %s and %s", (first, second) => {
  const older = [
    { quantity: 1, vatPoisha: first },
    { quantity: 1, vatPoisha: second },
  ];
  expect(withRefundVat([back("refunded", [0, 1], [1, 1])], older)[0]?.refundVatPoisha).toBeNull();
});

describe("the account for a refund", () => {
  const wallet = { kind: "nagad", number: "+৮৮০ ১৭১২-৩৪৫৬৭৮", holder: "", bank: "" } as const;
  const bank = { kind: "bank", number: "1234 5678-901", holder: "Rahima Akter", bank: "Padma Bank" } as const;

  it("is stored with ASCII digits; only a bank account has a holder and a bank", () => {
    expect(readRefundAccount({ ...wallet, holder: "Somebody" })).toEqual({ kind: "nagad", number: "01712345678" });
    expect(readRefundAccount(bank)).toEqual({ ...bank, number: "12345678901" });
  });

  it.each([
    [null, "refund-account-needed", "refund_account"],
    [{ ...wallet, number: "0171234567" }, "msisdn-invalid", "refund_account.number"],
    [{ ...bank, number: "1234567" }, "bank-account-invalid", "refund_account.number"],
    [{ ...bank, holder: " " }, "refund-account-needed", "refund_account.holder"],
    [{ ...bank, bank: "" }, "refund-account-needed", "refund_account.bank"],
  ])("%j is refused: %s (%s)", (typed, code, field) => {
    expect(() => readRefundAccount(typed)).toThrow(`${code} (${field})`);
  });
});

it.each([
  ["requested", true],
  ["accepted", true],
  ["received", false],
  ["refunded", false],
  ["refused", false],
  ["cancelled", false],
] as const)("a buyer can cancel a return that is %s: %s", (state, isPossible) => {
  expect(canMoveReturn(state, "cancelled")).toBe(isPossible);
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
