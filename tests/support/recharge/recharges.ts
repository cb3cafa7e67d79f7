import { randomUUID } from "node:crypto";
import type { Database } from "@/backend/db/client";
import { sandboxCharging } from "@/backend/domain/charging/sandbox-charging";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { type ChangeAnswer, type ChargingSystem, ChargingSystemError } from "@/backend/domain/ports/charging-system";
import type { RechargeContext } from "@/backend/domain/recharge/open-recharge";
import { startRecharge } from "@/backend/domain/recharge/start-recharge";
import { ORIGIN } from "@/tests/support/servers/gateways";

/** The balance in poisha with which a new number starts in the sandbox. */
export const OPENING = 12_850;

export function rechargeContext(db: Database, change: Partial<RechargeContext> = {}): RechargeContext {
  return {
    db,
    lang: "en",
    now: () => new Date(),
    gateway: createSandboxGateway(db, ORIGIN),
    operatorPrefixes: ["013", "017"],
    returnUrl: (lang) => `${ORIGIN}${lang === "bn" ? "/bn" : ""}/recharge/result`,
    takeBudget: async () => undefined,
    ...change,
  };
}

/** Opens the payment of a recharge without a pack, under a new key. @returns its transaction */
export async function openRecharge(db: Database, msisdn: string, amountPoisha = 5_000): Promise<string> {
  const input = { msisdn, amountPoisha, payWith: null, packId: null, payerMsisdn: null };
  return (await startRecharge(rechargeContext(db), randomUUID(), input)).transactionId;
}

/** Makes every waiting attempt due now. */
export async function makeDue(db: Database): Promise<void> {
  await db.pool.query("update recharges set next_at = now() where next_at is not null");
}

/**
 * How a charging system fails: `down` does nothing, `late` carries out the change without an answer, `pending` has not
 * decided yet, `refused` refuses permanently, `no-pack` refuses packs only.
 */
export type CreditFault = "down" | "late" | "pending" | "refused" | "no-pack" | null;

export interface FailingCharging extends ChargingSystem {
  /** The references of all requested changes, in order. */
  readonly asked: string[];
  failWith(fault: CreditFault): void;
}

/** The sandbox's charging system with a fault that the test selects. */
export function failingCharging(db: Database): FailingCharging {
  const real = sandboxCharging(db);
  const asked: string[] = [];
  let fault: CreditFault = null;
  const change = async (reference: string, attemptActivation: () => Promise<ChangeAnswer>): Promise<ChangeAnswer> => {
    asked.push(reference);
    if (fault === "down") throw new ChargingSystemError("cannot be reached", true);
    if (fault === "pending") return { state: "pending" };
    if (fault === "refused") return { state: "refused", why: "number-unknown" };
    const answer = await attemptActivation();
    if (fault === "late") throw new ChargingSystemError("did not answer in time", true);
    return answer;
  };
  return {
    maxSeconds: real.maxSeconds,
    asked,
    failWith: (next) => {
      fault = next;
    },
    findBalance: real.findBalance,
    changeRenewal: real.changeRenewal,
    credit: (recharge) => change(recharge.reference, () => real.credit(recharge)),
    activate: (activation) =>
      fault === "no-pack"
        ? Promise.resolve({ state: "refused", why: "pack-not-available" })
        : change(activation.reference, () => real.activate(activation)),
    async findChange(reference) {
      if (fault === "down") throw new ChargingSystemError("cannot be reached", true);
      return real.findChange(reference);
    },
  };
}

/**
 * The control: every attempt gets a new reference and does not know of the earlier ones, as in systems that add a
 * recharge again after a timeout.
 */
export function newReferences(charging: ChargingSystem): ChargingSystem {
  return {
    ...charging,
    credit: (recharge) => charging.credit({ ...recharge, reference: randomUUID() }),
    findChange: async () => null,
  };
}
