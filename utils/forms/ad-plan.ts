import type { ParsedUrlQuery } from "node:querystring";
import { readTaka } from "@/utils/money/typed-taka";

/** A plan of the estimator, as in its form. */
export interface AdPlan {
  goal: string;
  audience: string;
  days: number;
  /** Whole taka. */
  budget: number;
}

/** The lengths of a campaign that the form offers. */
export const AD_DAYS = [1, 3, 7, 14, 30, 60, 90] as const;
export const MIN_AD_BUDGET = 1_000;
export const MAX_AD_BUDGET = 10_000_000;
const DEFAULTS = { days: 7, budget: 50_000 };

/** True for a budget within the range of the estimator. */
export const isAdBudget = (budget: number | null): budget is number =>
  budget !== null && budget >= MIN_AD_BUDGET && budget <= MAX_AD_BUDGET;

/**
 * The plan in an address. Missing or invalid values get their defaults.
 * @param goals ids on offer, the default first @param audiences the same
 * @returns the plan, and whether the budget in the address is outside the range of the estimator
 */
export function planOf(
  query: ParsedUrlQuery,
  goals: readonly string[],
  audiences: readonly string[],
): { plan: AdPlan; wrongBudget: boolean } {
  const parameter = (name: string) => (typeof query[name] === "string" ? query[name] : "");
  const budget = readTaka(parameter("budget"));
  return {
    plan: {
      goal: goals.find((id) => id === parameter("goal")) ?? goals[0] ?? "",
      audience: audiences.find((id) => id === parameter("audience")) ?? audiences[0] ?? "",
      days: AD_DAYS.find((days) => String(days) === parameter("days")) ?? DEFAULTS.days,
      budget: isAdBudget(budget) ? budget : DEFAULTS.budget,
    },
    wrongBudget: parameter("budget") !== "" && !isAdBudget(budget),
  };
}
