import { takeBudgets } from "@/backend/db/queries/budget-queries";
import { findDelivery, listProfiles, noteOpened } from "@/backend/db/queries/esim-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { openSealedCode, sameDigest, secretKey } from "@/backend/domain/codes/code-secrets";
import { DomainError } from "@/backend/domain/domain-error";
import { deliverEsims, type EsimContext, esimKeyDigest } from "@/backend/domain/esim/deliver-esims";
import type { DeliveryContext } from "@/backend/domain/esim/obtain-profiles";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { maskMsisdn } from "@/utils/msisdn";

export interface OpenedEsim {
  msisdn: string;
  iccid: string;
  activationCode: string;
}

/** Links that are texted again for one order. */
const LINKS_AN_HOUR = 3;

/**
 * The eSIMs behind a texted link.
 * @throws DomainError `esim-not-found` for an unknown id and for a wrong key alike
 */
export async function openEsims({ db, pepper }: EsimContext, link: { id: string; key: string }): Promise<OpenedEsim[]> {
  const delivery = await findDelivery(db.pool, link.id);
  if (delivery === null || !sameDigest(delivery.keyHash, esimKeyDigest(link.key))) {
    throw new DomainError("esim-not-found", { field: "key" });
  }
  const profiles = await listProfiles(db.pool, delivery.publicId);
  await noteOpened(db.pool, delivery.publicId);
  return profiles.map(({ iccid, msisdn, sealedCode }) => ({
    iccid,
    msisdn,
    activationCode: openSealedCode(pepper, msisdn, sealedCode),
  }));
}

/**
 * Texts the link once more, to the number it was texted to before; whoever asks learns no key.
 * @returns that number, masked; null when there is no eSIM behind the id (yet)
 * @throws DomainError `too-many-requests`
 */
export async function sendEsimLink(context: DeliveryContext, id: string): Promise<string | null> {
  const { db, pepper } = context;
  // A buyer who has just paid may be faster than the round of deliveries.
  if ((await findDelivery(db.pool, id)) === null) await deliverEsims(context);
  const delivery = await findDelivery(db.pool, id);
  if (delivery === null) return null;
  const { msisdn, lang, sealedKey } = delivery;
  await inTransaction(db, async (transaction) => {
    const budget = { key: secretKey(pepper, "esim link", id), most: LINKS_AN_HOUR, seconds: 3_600 };
    if ((await takeBudgets(transaction, [budget])).length > 0) throw new DomainError("too-many-requests");
    await queueMessage(transaction, { msisdn, purpose: "esim-ready", lang, facts: { esimId: id, sealed: sealedKey } });
  });
  return maskMsisdn(msisdn);
}
