import type {
  starAreas,
  starBranches,
  starCategories,
  starOffers,
  starTierRules,
  subscriberUsage,
} from "@/backend/db/schema/star";
import areas from "@/backend/db/seed/star/star-areas.json";
import branches from "@/backend/db/seed/star/star-branches.json";
import categories from "@/backend/db/seed/star/star-categories.json";
import offers from "@/backend/db/seed/star/star-offers.json";
import tiers from "@/backend/db/seed/star/star-tiers.json";
import usage from "@/backend/db/seed/star/subscriber-usage.json";

type Row<Table extends { $inferInsert: unknown }> = Table["$inferInsert"];

const POISHA = 100;

/** Categories in the order of the filter. */
export const listStarCategoryRows = (): Row<typeof starCategories>[] => categories;

/** Areas in the order of the filter. */
export const listStarAreaRows = (): Row<typeof starAreas>[] => areas;

/** The offers, one of each category after the other, so that a first page shows all of them. */
export function listStarOfferRows(): Row<typeof starOffers>[] {
  return offers.map(({ how_to: howTo, redeem_by, redeem_text, redeem_to, valid_until: validUntil, ...offer }) => ({
    ...(offer as Omit<typeof offer, "tiers"> & Pick<Row<typeof starOffers>, "tiers">),
    howTo,
    redeemBy: redeem_by as Row<typeof starOffers>["redeemBy"],
    redeemText: redeem_text ?? null,
    redeemTo: redeem_to ?? null,
    weekdays: offer.weekdays ?? [],
    validUntil,
  }));
}

/** Where the offers are valid. */
export function listStarBranchRows(): Row<typeof starBranches>[] {
  return branches.map(({ offer_id: offerId, ...branch }) => ({ offerId, ...branch }));
}

/** The tiers, lowest first. */
export function listStarTierRows(): Row<typeof starTierRules>[] {
  return tiers.map(({ from, tier, ...rest }) => ({
    ...rest,
    tier: tier as Row<typeof starTierRules>["tier"],
    fromPoisha: from * POISHA,
    birthdays: rest.birthdays ?? null,
  }));
}

/** What the sandbox's subscribers used in each month. */
export function listUsageRows(): Row<typeof subscriberUsage>[] {
  return usage.map(({ used, ...row }) => ({ ...row, usedPoisha: used * POISHA }));
}
