import { randomUUID } from "node:crypto";
import type { Database } from "@/backend/db/client";
import { sandboxCharging } from "@/backend/domain/charging/sandbox-charging";
import { createSandboxGateway } from "@/backend/domain/payments/sandbox-gateway";
import { type ChangeAnswer, type ChargingSystem, ChargingSystemError } from "@/backend/domain/ports/charging-system";
import type { RechargeContext } from "@/backend/domain/recharge/recharge-context";
import { startRecharge } from "@/backend/domain/recharge/start-recharge";
import { ORIGIN } from "@/tests/support/servers/gateways";

/** Poisha that the sandbox gives a number that is new to it. */
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

/** Opens the payment of a recharge of the balance alone under a new key. @returns its transaction */
export async function openRecharge(db: Database, msisdn: string, amountPoisha = 5_000): Promise<string> {
  const input = { msisdn, amountPoisha, payWith: null, packId: null, payerMsisdn: null };
  return (await startRecharge(rechargeContext(db), randomUUID(), input)).transactionId;
}

/** Makes every attempt due at once. */
export async function makeDue(db: Database): Promise<void> {
  await db.pool.query("update recharges set next_at = now() where next_at is not null");
}

/**
 * How a charging system fails: `down` does nothing, `late` does it and gives no answer, `pending` has not decided,
 * `refused` refuses for good, `no-pack` refuses packs alone.
 */
export type CreditFault = "down" | "late" | "pending" | "refused" | "no-pack" | null;

export interface FailingCharging extends ChargingSystem {
  /** References that a change was asked for with, in their order. */
  readonly asked: string[];
  failWith(fault: CreditFault): void;
}

/** The sandbox's charging system with faults; a test says which. */
export function failingCharging(db: Database): FailingCharging {
  const real = sandboxCharging(db);
  const asked: string[] = [];
  let fault: CreditFault = null;
  const change = async (reference: string, carryOut: () => Promise<ChangeAnswer>): Promise<ChangeAnswer> => {
    asked.push(reference);
    if (fault === "down") throw new ChargingSystemError("cannot be reached", true);
    if (fault === "pending") return { state: "pending" };
    if (fault === "refused") return { state: "refused", why: "number-unknown" };
    const answer = await carryOut();
    if (fault === "late") throw new ChargingSystemError("did not answer in time", true);
    return answer;
  };
  return {
    mostSeconds: real.mostSeconds,
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

/** The control: a new reference at each attempt, as systems do that add a recharge again after a time-out. */
export async function naiveCredit(
  charging: ChargingSystem,
  recharge: { msisdn: string; amountPoisha: number },
): Promise<ChangeAnswer> {
  return charging.credit({ ...recharge, reference: randomUUID() });
}

/** The control of paying once: writes a recharge at each tap, without looking at the key. */
export async function naiveStart(db: Database, msisdn: string): Promise<string> {
  return openRecharge(db, msisdn);
}
