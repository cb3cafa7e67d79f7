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
const LONGEST_PAUSE_SECONDS = 900;
/** Added to the longest time of one attempt, so that another process takes over only after the attempt has ended. */
const SPARE_SECONDS = 3;

/**
 * Orders the profiles that paid orders and approved requests wait for. Our reference is committed before the first
 * request is sent; after a crash or a failure the system is asked about it before it is ordered again, so one payment
 * brings one profile (docs/decisions/13). A failed one is tried again at growing intervals, a quarter of an hour at
 * most; its buyer gets one text.
 * @param most largest number of profiles that one round requests
 */
export async function obtainProfiles(context: DeliveryContext, most: number): Promise<void> {
  const { db, provider } = context;
  await addDueProfiles(db.pool, newEsimSkus, most);
  const seconds = provider.mostSeconds + SPARE_SECONDS;
  // Few in parallel: each must be processed before its turn goes to another process.
  for (let taken = 0; taken < most; ) {
    const wanted = await claimDueProfiles(db.pool, seconds, AT_ONCE);
    await Promise.all(wanted.map((profile) => obtain(context, profile)));
    taken += wanted.length;
    if (wanted.length < AT_ONCE) break;
  }
  await announceDelays(context);
}

const AT_ONCE = 4;

async function obtain(context: DeliveryContext, wanted: DueProfile): Promise<void> {
  const { db, pepper, provider, onFailure } = context;
  const { reference, msisdn, purpose, attempts, publicId } = wanted;
  try {
    const known = attempts > 1 ? await provider.find(reference) : null;
    const answer = known ?? (await provider.order({ reference, msisdn, purpose }));
    if (answer.state === "pending") return await postpone(context, wanted, "is making it");
    const { iccid, activationCode } = answer;
    const isNew = await saveProfile(db.pool, reference, {
      iccid,
      sealedCode: sealCode(pepper, msisdn, activationCode),
    });
    if (!isNew) throw new EsimProviderError("answered with the card number of another eSIM", false);
  } catch (error) {
    const problem = error instanceof EsimProviderError ? error.message : "could not be kept in the database";
    onFailure?.(error, `get the eSIM of ${publicId}, attempt ${attempts}`);
    await postpone(context, wanted, problem);
  }
}

function postpone({ db }: DeliveryContext, { reference, attempts }: DueProfile, problem: string): Promise<void> {
  return postponeProfile(db.pool, reference, pauseAfter(attempts), problem);
}

/** Seconds until the next attempt: 5, 10, 20 and so on, up to a quarter of an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20));
}

async function announceDelays({ db }: DeliveryContext): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const { publicId, msisdn, lang } of await claimDelayedEsims(transaction, DELAY_SECONDS)) {
      const facts = { esimId: publicId };
      await queueMessage(transaction, { msisdn, purpose: "esim-delayed", lang, facts, proof: "payment" });
    }
  });
}
