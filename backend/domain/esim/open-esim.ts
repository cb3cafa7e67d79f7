import { secondsUntilOpen } from "@/backend/db/queries/budget-queries";
import { findDelivery, listProfiles, recordOpened } from "@/backend/db/queries/sims/esim-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { isSameSecret, openSealedCode } from "@/backend/domain/codes/code-secrets";
import { esimLinkSender } from "@/backend/domain/codes/text-budgets";
import { DomainError, tooManyRequests } from "@/backend/domain/domain-error";
import type { EsimContext } from "@/backend/domain/esim/deliver-esims";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { hashToken } from "@/backend/domain/random-ids";
import { maskMsisdn } from "@/utils/numbers/msisdn";

export interface OpenedEsim {
  msisdn: string;
  iccid: string;
  activationCode: string;
}

/** The eSIMs behind a texted link. @throws DomainError `esim-not-found`, also for a wrong key or only new owners */
export async function openEsims({ db, pepper }: EsimContext, link: { id: string; key: string }): Promise<OpenedEsim[]> {
  const delivery = await findDelivery(db.pool, link.id);
  if (delivery === null || !isSameSecret(delivery.keyHash, hashToken(link.key))) {
    throw new DomainError("esim-not-found", { field: "key" });
  }
  const opened = await openDelivery({ db, pepper }, delivery.publicId);
  if (opened.length === 0) throw new DomainError("esim-not-found", { field: "key" });
  return opened;
}

/** The eSIMs on an order's page: not handed over yet (waiting), texted, or open to the browser that ordered. */
type EsimsOfOrder = { state: "waiting" | "texted"; profiles: [] } | { state: "open"; profiles: OpenedEsim[] };

/**
 * The eSIMs of a paid order for the order's page. They are shown as by the texted link, and also count as opened.
 * @param orderId the internal id, since a delivery of a request has a public id as well
 * @param isOpen whether the reader has shown the proof of the browser that ordered
 */
export async function esimsOfOrder(
  { db, pepper }: EsimContext,
  order: { id: string; publicId: string },
  isOpen: boolean,
): Promise<EsimsOfOrder> {
  const delivery = await findDelivery(db.pool, order.publicId);
  if (delivery === null || delivery.orderId !== order.id) return { state: "waiting", profiles: [] };
  if (!isOpen) return { state: "texted", profiles: [] };
  const profiles = await openDelivery({ db, pepper }, delivery.publicId);
  return profiles.length === 0 ? { state: "texted", profiles: [] } : { state: "open", profiles };
}

/**
 * The eSIM of a request, for the page in the browser that paid for it; empty before it is handed over.
 * @param isAllowed gets the number to which the link is texted; true if the reader may open the eSIM without the link
 */
export async function esimsOfRequest(
  { db, pepper }: Pick<EsimContext, "db" | "pepper">,
  reference: string,
  isAllowed: (msisdn: string) => boolean,
): Promise<OpenedEsim[]> {
  const delivery = await findDelivery(db.pool, reference);
  if (delivery === null || delivery.requestId === null || !isAllowed(delivery.msisdn)) return [];
  return openDelivery({ db, pepper }, delivery.publicId);
}

async function openDelivery({ db, pepper }: EsimContext, publicId: string): Promise<OpenedEsim[]> {
  const profiles = await listProfiles(db.pool, publicId);
  await recordOpened(db.pool, publicId);
  return profiles.map(({ iccid, msisdn, sealedCode }) => ({
    iccid,
    msisdn,
    activationCode: openSealedCode(pepper, msisdn, sealedCode),
  }));
}

/**
 * Texts the link again, to the same number as before. The caller does not get the key. An eSIM that is not made yet is
 * left to the background rounds, which text its link: anybody can send any id, so the call starts no other work.
 * @returns that number, masked; null when there is no eSIM for the id (yet)
 * @throws DomainError `too-many-requests` with the seconds to wait
 */
export async function sendEsimLink(context: CodeContext, id: string): Promise<string | null> {
  const { db } = context;
  const delivery = await findDelivery(db.pool, id);
  // The number of its texts is another person's now, who would get the eSIM.
  if (delivery === null || delivery.ofFormerOwner) return null;
  const { msisdn, lang, sealedKey } = delivery;
  const facts = { esimId: id, sealed: sealedKey };
  const proof = esimLinkSender(context, msisdn, id);
  const isQueued = await inTransaction(db, (transaction) =>
    queueMessage(transaction, { msisdn, purpose: "esim-ready", lang, facts, proof }),
  );
  const keys = proof.budgets.map(({ key }) => key);
  if (!isQueued) throw tooManyRequests(await secondsUntilOpen(db.pool, keys));
  return maskMsisdn(msisdn);
}
