import {
  addDueProfiles,
  claimDelayedEsims,
  claimDueProfiles,
  type DueProfile,
  postponeProfile,
  saveProfile,
} from "@/backend/db/queries/sims/esim-profile-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { sealCode } from "@/backend/domain/codes/code-secrets";
import type { DbContext, OnFailure } from "@/backend/domain/domain-context";
import { type EsimProvider, EsimProviderError } from "@/backend/domain/ports/esim-provider";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { attemptDue, attemptOnce, leaseSeconds, pauseAfter } from "@/backend/domain/repeated-attempts";
import { newEsimSkus } from "@/utils/sims/sim-skus";

export interface DeliveryContext extends DbContext {
  readonly pepper: string;
  readonly provider: EsimProvider;
  /** Called for every profile that could not be obtained. The other profiles continue. */
  readonly onFailure?: OnFailure;
}

/** After this many seconds, a buyer who has paid gets a text that the eSIM takes longer. */
const DELAY_SECONDS = 120;
const FIRST_PAUSE_SECONDS = 5;
const AT_ONCE = 4;

/**
 * Orders the profiles that paid orders and approved requests wait for. Our reference is committed before the first
 * request is sent; after a crash or a failure the system is asked about it before it is ordered again, so one payment
 * brings one profile (docs/decisions/13). A failed one is tried again at growing intervals, a quarter of an hour at
 * most; its buyer gets one text.
 */
export async function obtainProfiles(context: DeliveryContext, max: number): Promise<void> {
  const { db, provider } = context;
  await addDueProfiles(db.pool, newEsimSkus, max);
  await attemptDue(
    { max, atOnce: AT_ONCE },
    () => claimDueProfiles(db.pool, leaseSeconds(provider), AT_ONCE),
    (profile) => obtain(context, profile),
  );
  await announceDelays(context);
}

function obtain(context: DeliveryContext, due: DueProfile): Promise<void> {
  const { db, pepper, provider, onFailure = () => undefined } = context;
  const { reference, msisdn, purpose, attempts, publicId } = due;
  const attempt = {
    what: `get the eSIM of ${publicId}, attempt ${attempts}`,
    Failure: EsimProviderError,
    onFailure,
    postpone: (problem: string) =>
      postponeProfile(db.pool, reference, pauseAfter(attempts, FIRST_PAUSE_SECONDS), problem),
  };
  return attemptOnce(attempt, async () => {
    const known = attempts > 1 ? await provider.find(reference) : null;
    const answer = known ?? (await provider.order({ reference, msisdn, purpose }));
    if (answer.state === "pending") return "is making it";
    const { iccid, activationCode } = answer;
    const sealedCode = sealCode(pepper, msisdn, activationCode);
    const isNew = await saveProfile(db.pool, { reference, iccid, sealedCode });
    if (!isNew) throw new EsimProviderError("answered with the card number of another eSIM", false);
    return null;
  });
}

async function announceDelays({ db }: DeliveryContext): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const { publicId, msisdn, lang } of await claimDelayedEsims(transaction, DELAY_SECONDS)) {
      const facts = { esimId: publicId };
      await queueMessage(transaction, { msisdn, purpose: "esim-delayed", lang, facts, proof: "payment" });
    }
  });
}
