/** Refusals of a recharge for which the form has a text. The form without script shows the same ones. */
const rechargeProblems = [
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

/** The part of the form in which a problem is shown. */
export function placeOfProblem(problem: RechargeProblem): "number" | "amount" | "form" {
  if (problem === "msisdn-invalid" || problem === "number-of-other-operator") return "number";
  return problem === "recharge-amount" ? "amount" : "form";
}
