import { toAsciiDigits } from "@/utils/numbers/digits";

/** A plan of the estimator, as its form has it. */
export interface AdPlan {
  goal: string;
  audience: string;
  days: number;
  /** Whole taka. */
  budget: number;
}

/** The lengths of a campaign that the form offers. */
export const AD_DAYS = [1, 3, 7, 14, 30, 60, 90] as const;
export const LEAST_AD_BUDGET = 1_000;
export const MOST_AD_BUDGET = 10_000_000;
const USUAL = { days: 7, budget: 50_000 };

/** A typed sum in whole taka: Bengali digits, commas and blanks are understood. @returns null when it is none */
export function readBudget(typed: string): number | null {
  const text = toAsciiDigits(typed).replace(/[\s,]/g, "");
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** True for a sum that can be estimated. */
export const isAdBudget = (budget: number | null): budget is number =>
  budget !== null && budget >= LEAST_AD_BUDGET && budget <= MOST_AD_BUDGET;

/**
 * The plan that an address asks for. What it does not name, or names wrongly, is the usual.
 * @param goals ids on offer, the usual first @param audiences the same
 * @returns the plan, and whether its sum was one that cannot be estimated
 */
export function planOf(
  query: Readonly<Record<string, string | string[] | undefined>>,
  goals: readonly string[],
  audiences: readonly string[],
): { plan: AdPlan; wrongBudget: boolean } {
  const asked = (name: string) => (typeof query[name] === "string" ? query[name] : "");
  const budget = readBudget(asked("budget"));
  return {
    plan: {
      goal: goals.find((id) => id === asked("goal")) ?? goals[0] ?? "",
      audience: audiences.find((id) => id === asked("audience")) ?? audiences[0] ?? "",
      days: AD_DAYS.find((days) => String(days) === asked("days")) ?? USUAL.days,
      budget: isAdBudget(budget) ? budget : USUAL.budget,
    },
    wrongBudget: asked("budget") !== "" && !isAdBudget(budget),
  };
}
