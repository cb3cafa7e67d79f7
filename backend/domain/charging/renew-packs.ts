import { randomUUID } from "node:crypto";
import { claimEndedPack, type EndedPackRow } from "@/backend/db/queries/payments/charging-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { activateOnce } from "@/backend/domain/charging/sandbox-charging";
import type { DbContext } from "@/backend/domain/domain-context";
import type { ChangeAnswer } from "@/backend/domain/ports/charging-system";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { formatMoment } from "@/utils/dates/dates";

/**
 * Renews the packs of the sandbox's charging system that have ended and have renewal on: each once, for the agreed
 * price. If the balance is too low, or the pack or its price has changed, the pack ends. Its number always gets a
 * text message. A real charging system does this by itself (docs/packs-and-recharge.md).
 */
export async function renewPacks({ db }: DbContext, max: number): Promise<number> {
  for (let taken = 0; taken < max; taken += 1) {
    if (!(await inTransaction(db, renewOne))) return taken;
  }
  return max;
}

/** @returns false when no pack is due */
async function renewOne(transaction: Connection): Promise<boolean> {
  const ended = await claimEndedPack(transaction);
  if (ended === null) return false;
  const { msisdn, packId, pricePoisha } = ended;
  const renewal = { reference: `renewal:${randomUUID()}`, msisdn, packId, pricePoisha, autoRenew: true };
  await textOwner(transaction, ended, await activateOnce(transaction, renewal));
  return true;
}

async function textOwner(transaction: Connection, ended: EndedPackRow, answer: ChangeAnswer): Promise<void> {
  const { msisdn, lang, titles, pricePoisha } = ended;
  if (titles === null) return;
  const title = titles[lang];
  const about = { msisdn, lang, proof: "number" } as const;
  if (answer.state === "done" && answer.validUntil !== null) {
    const facts = { title, pricePoisha, until: formatMoment(answer.validUntil.toISOString(), lang) };
    await queueMessage(transaction, { ...about, purpose: "pack-renewed", facts });
  }
  if (answer.state !== "refused") return;
  const purpose = answer.why === "balance-too-low" ? "pack-not-renewed" : "pack-withdrawn";
  await queueMessage(transaction, { ...about, purpose, facts: { title } });
}
