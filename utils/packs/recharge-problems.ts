/** Refusals of a recharge that the form has words for; the address carries one back to a page without script. */
export const rechargeProblems = [
  "msisdn-invalid",
  "number-of-other-operator",
  "recharge-amount",
  "recharge-pack-changed",
  "pack-not-found",
  "too-many-requests",
  "unanswered",
] as const;

export type RechargeProblem = (typeof rechargeProblems)[number];

export function isRechargeProblem(value: unknown): value is RechargeProblem {
  return rechargeProblems.some((problem) => problem === value);
}

/** The part of the form that a problem is shown in. */
export function placeOfProblem(problem: RechargeProblem): "number" | "amount" | "form" {
  if (problem === "msisdn-invalid" || problem === "number-of-other-operator") return "number";
  return problem === "recharge-amount" ? "amount" : "form";
}
