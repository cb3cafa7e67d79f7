import { listAdAudienceRows, listAdFormatRows, listAdGoalRows } from "@/backend/db/queries/content/ad-rate-queries";
import { type AdEstimate, estimateAds } from "@/backend/domain/ads-platform/estimate-rules";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/** The whole rate table: formats, goals and audiences on sale. */
export async function listAdRates({ db }: DbContext) {
  const [formats, goals, audiences] = await Promise.all([
    listAdFormatRows(db.pool),
    listAdGoalRows(db.pool),
    listAdAudienceRows(db.pool),
  ]);
  return { formats, goals, audiences };
}

/** The reach of a budget by the rate table. @throws DomainError `option-not-available` for goal or audience */
export async function estimateCampaign(
  context: DbContext,
  input: { goal: string; audience: string; days: number; budgetPoisha: number },
): Promise<AdEstimate> {
  const { formats, goals, audiences } = await listAdRates(context);
  const goal = goals.find(({ key }) => key === input.goal);
  if (goal === undefined) throw new DomainError("option-not-available", { field: "goal" });
  const audience = audiences.find(({ key }) => key === input.audience);
  if (audience === undefined) throw new DomainError("option-not-available", { field: "audience" });
  return estimateAds({ goal, audience, days: input.days, budgetPoisha: input.budgetPoisha }, formats);
}
