import type { emiPlans } from "@/backend/db/schema/catalog";
import type { Pair } from "@/backend/db/seed/goods/goods-types";

interface Bank {
  code: string;
  names: Pair;
  /** Months and the bank's charge for the whole term, in hundredths of a percent. */
  terms: readonly (readonly [months: number, feeBasisPoints: number])[];
  /** Taka. */
  least: number;
}

/** Banks with their instalments; all invented. */
const BANKS: readonly Bank[] = [
  {
    code: "meghdut",
    names: ["Meghdut Bank", "মেঘদূত ব্যাংক"],
    terms: [
      [3, 0],
      [6, 0],
      [12, 450],
      [18, 700],
      [24, 950],
    ],
    least: 5_000,
  },
  {
    code: "shapla",
    names: ["Shapla Commercial Bank", "শাপলা কমার্শিয়াল ব্যাংক"],
    terms: [
      [3, 0],
      [6, 0],
      [9, 300],
      [12, 500],
    ],
    least: 5_000,
  },
  {
    code: "bahari",
    names: ["Bahari Bank", "বাহারি ব্যাংক"],
    terms: [
      [6, 0],
      [12, 0],
      [24, 900],
    ],
    least: 10_000,
  },
  {
    code: "nodi",
    names: ["Nodi Finance", "নদী ফাইন্যান্স"],
    terms: [
      [3, 150],
      [6, 300],
      [12, 600],
      [36, 1_500],
    ],
    least: 5_000,
  },
  {
    code: "tarango",
    names: ["Tarango Islami Bank", "তরঙ্গ ইসলামী ব্যাংক"],
    terms: [
      [6, 0],
      [9, 0],
      [12, 350],
    ],
    least: 8_000,
  },
];

/** A row a bank and term. */
export const EMI_PLANS: readonly (typeof emiPlans.$inferInsert)[] = BANKS.flatMap(
  ({ code, names: [en, bn], terms, least }) =>
    terms.map(([months, feeBasisPoints]) => ({
      code: `${code}-${months}`,
      bankNames: { en, bn },
      months,
      feeBasisPoints,
      leastPricePoisha: least * 100,
    })),
).map((plan, position) => ({ ...plan, position }));
