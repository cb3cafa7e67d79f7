import type { StarTier } from "@/backend/contract/subscriber-services/star";
import type { Connection } from "@/backend/db/queries/statement";
import {
  findStarTier,
  listMonthsOfUse,
  listTierRows,
  type StarTierRow,
} from "@/backend/db/queries/subscriber-services/star-queries";
import { requireCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import type { DbContext, DomainContext } from "@/backend/domain/domain-context";
import { MONTHS_COUNTED, monthFrom, type StarStatus, starStatusOf } from "@/backend/domain/star/star-tiers";
import { dayInDhaka } from "@/utils/dates/dates";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

type StarContext = Pick<DomainContext, "db" | "now">;

/** The tiers of the programme, lowest first. */
export function listStarTiers({ db }: DbContext): Promise<StarTierRow[]> {
  return listTierRows(db.pool);
}

/**
 * The tier of the logged-in number, and what is missing for the next tier (API-SITE-18).
 * @returns null without a session of this number: then a code is needed
 */
export async function findOwnStarStatus(
  context: StarContext,
  session: { msisdn: string; starTier: StarTier } | null,
  msisdn: string,
): Promise<StarStatus | null> {
  if (session === null || session.msisdn !== normaliseMsisdn(msisdn)) return null;
  return statusOf(context, context.db.pool, { msisdn: session.msisdn, tier: session.starTier });
}

/** The tier of a number by the code that was sent for it. @throws DomainError `code-wrong`, and as `acceptCode` */
export async function getStarStatusByCode(
  context: CodeContext & Pick<StarContext, "now">,
  guess: { msisdn: string; code: string | number },
): Promise<StarStatus> {
  const { result } = await requireCode(context, { ...guess, purpose: "star" }, async (connection, msisdn) => {
    // A number that has never logged in has no row yet, and no tier.
    const tier = (await findStarTier(connection, msisdn)) ?? "Non Star";
    return statusOf(context, connection, { msisdn, tier });
  });
  return result;
}

async function statusOf(
  { now }: Pick<StarContext, "now">,
  connection: Connection,
  { msisdn, tier }: { msisdn: string; tier: StarTier },
): Promise<StarStatus> {
  const today = dayInDhaka(now());
  const rules = await listTierRows(connection);
  const use = await listMonthsOfUse(connection, {
    msisdn,
    from: monthFrom(today, -MONTHS_COUNTED),
    to: monthFrom(today, 0),
  });
  return starStatusOf(rules, tier, { use, today });
}
