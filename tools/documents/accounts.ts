import type { Quarter } from "@/backend/db/seed/definitions/investor-definitions";
import { QUARTERS } from "@/tools/documents/company-figures";

/** A quarter's accounts in crore taka: earnings, cash flows, and the balances at its end. */
export interface Accounts extends Quarter {
  depreciation: number;
  financeCost: number;
  tax: number;
  investment: number;
  /** Leases and licences taken on without cash. */
  takenOn: number;
  workingCapital: number;
  dividend: number;
  repaid: number;
  assets: number;
  receivables: number;
  payables: number;
  cash: number;
  debt: number;
  equity: number;
}

const TAX_RATE = 0.4;
const FINANCE_PART = 0.13;
const INVESTMENT_PART = 0.145;
const TAKEN_ON = 600;
const SPECTRUM: Readonly<Record<string, number>> = { "2022-q1": 3_000, "2025-q3": 1_200 };
/** Known exact values: the investments of 2025 and of the first nine months of 2026. */
const INVESTED: Readonly<Record<string, number>> = {
  "2025-q1": 532,
  "2025-q2": 571,
  "2025-q3": 596,
  "2025-q4": 611,
  "2026-q1": 588,
  "2026-q2": 617,
  "2026-q3": 637,
};
const DIVIDENDS: Readonly<Record<string, number>> = {
  "2020-q2": 1_080,
  "2021-q2": 1_200,
  "2022-q2": 1_320,
  "2023-q2": 1_380,
  "2024-q2": 1_440,
  "2024-q3": 600,
  "2025-q2": 840,
  "2026-q2": 1_500,
};
const START = { assets: 17_000, cash: 1_400, receivables: 1_180, payables: 3_180, equity: 5_200 };

/** The accounts of every published quarter; each balance follows from the one before, and its two sides are equal. */
export function listAccounts(): Accounts[] {
  let last = { ...START, debt: START.assets + START.cash + START.receivables - START.payables - START.equity };
  return QUARTERS.map((quarter) => {
    const id = `${quarter.year}-q${quarter.quarter}`;
    const before = Math.round(quarter.profit / (1 - TAX_RATE));
    const tax = before - quarter.profit;
    const financeCost = Math.round((quarter.ebitda - before) * FINANCE_PART);
    const depreciation = quarter.ebitda - before - financeCost;
    const investment = INVESTED[id] ?? Math.round(quarter.revenue * INVESTMENT_PART);
    const takenOn = TAKEN_ON + (SPECTRUM[id] ?? 0);
    const dividend = DIVIDENDS[id] ?? 0;
    const receivables = Math.round(quarter.revenue * 0.36);
    const payables = Math.round(quarter.revenue * 0.92);
    const workingCapital = payables - last.payables - (receivables - last.receivables);
    const cash = Math.round(quarter.revenue * (quarter.quarter === 2 ? 0.41 : 0.52));
    const repaid = quarter.ebitda - tax - financeCost + workingCapital - investment - dividend - (cash - last.cash);
    const next = {
      assets: last.assets + investment + takenOn - depreciation,
      receivables,
      payables,
      cash,
      debt: last.debt + takenOn - repaid,
      equity: last.equity + quarter.profit - dividend,
    };
    last = next;
    return {
      ...quarter,
      depreciation,
      financeCost,
      tax,
      investment,
      takenOn,
      workingCapital,
      dividend,
      repaid,
      ...next,
    };
  });
}

/** Several quarters as one period: flows are summed, the closing balances are those of the last quarter. */
export function together(quarters: readonly Accounts[]): Accounts {
  const last = quarters.at(-1);
  if (last === undefined) throw new Error("A period has a quarter at least");
  const sum = (key: FlowKey) => quarters.reduce((total, quarter) => total + quarter[key], 0);
  const flows = Object.fromEntries(FLOWS.map((key) => [key, sum(key)])) as Pick<Accounts, FlowKey>;
  return { ...last, ...flows };
}

const FLOWS = [
  "revenue",
  "ebitda",
  "profit",
  "depreciation",
  "financeCost",
  "tax",
  "investment",
  "takenOn",
  "workingCapital",
  "dividend",
  "repaid",
] as const;
type FlowKey = (typeof FLOWS)[number];

/** A year's first quarters as one period. */
export function accountsOf(year: number, quarters: readonly number[] = [1, 2, 3, 4]): Accounts {
  const found = listAccounts().filter((each) => each.year === year && quarters.includes(each.quarter));
  if (found.length !== quarters.length) throw new Error(`The year ${year} lacks a quarter`);
  return together(found);
}

/** The balances at the end of a year; for the year before the first quarter, the opening balances. */
export function balanceAt(year: number, quarter = 4) {
  return listAccounts().find((each) => each.year === year && each.quarter === quarter) ?? { ...START, debt: 11_200 };
}
