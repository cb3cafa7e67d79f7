import {
  type ActivePack,
  type Balance,
  type ChangeAnswer,
  ChargingSystemError,
  refusalReasons,
} from "@/backend/domain/ports/charging-system";
import { type Fields, isFields } from "@/utils/text/json-fields";

const MAX_PACKS = 100;
const MAX_PACK_ID_LENGTH = 64;
const MAX_REFERENCE_LENGTH = 128;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

const wrong = (why: string) => new ChargingSystemError(`answered ${why}`, false);

/** Thrown while an answer is read. It is reported as a fixed sentence, so that no part of the answer is leaked. */
class WrongFormat extends Error {}

function fieldsOf(value: unknown): Fields {
  if (!isFields(value)) throw new WrongFormat();
  return value;
}

/** A whole number that is not negative: poisha, megabytes, minutes. */
function amountOf(value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw new WrongFormat();
  return value;
}

/** A date and time with its UTC offset, so that it is unambiguous. */
function momentOf(value: unknown): Date {
  if (typeof value !== "string" || !MOMENT.test(value)) throw new WrongFormat();
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) throw new WrongFormat();
  return moment;
}

function packOf(value: unknown): ActivePack {
  const { pack_id: packId, data_mb, minutes, sms, valid_until, reference = null, auto_renew = null } = fieldsOf(value);
  if (typeof packId !== "string" || packId === "" || packId.length > MAX_PACK_ID_LENGTH) throw new WrongFormat();
  if (reference !== null && !isReference(reference)) throw new WrongFormat();
  if (auto_renew !== null && typeof auto_renew !== "boolean") throw new WrongFormat();
  return {
    packId,
    dataMb: amountOf(data_mb),
    minutes: amountOf(minutes),
    sms: amountOf(sms),
    validUntil: momentOf(valid_until),
    reference,
    renews: auto_renew,
  };
}

function isReference(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= MAX_REFERENCE_LENGTH;
}

/** Reads a balance (docs/charging-port.md). @throws ChargingSystemError for a wrong format, or another `msisdn` */
export function readBalance(answer: unknown, msisdn: string): Balance {
  return orRefuse("with a balance in a wrong format", () => {
    const { msisdn: named, balance_poisha, valid_until, packs } = fieldsOf(answer);
    // The balance of another number must never be shown.
    if (named !== msisdn) throw wrong("about another number");
    if (!Array.isArray(packs) || packs.length > MAX_PACKS) throw new WrongFormat();
    const soonest = packs.map(packOf).sort((one, other) => one.validUntil.getTime() - other.validUntil.getTime());
    return {
      mainPoisha: amountOf(balance_poisha),
      validUntil: valid_until === null ? null : momentOf(valid_until),
      packs: soonest,
    };
  });
}

/** Reads the result of a change. @throws ChargingSystemError as `readBalance`, and for another reference */
export function readChange(answer: unknown, reference: string): ChangeAnswer {
  return orRefuse("with a change in a wrong format", () => {
    const { reference: named, state, balance_poisha, valid_until = null, reason } = fieldsOf(answer);
    if (named !== reference) throw wrong("about another reference");
    if (state === "pending") return { state };
    if (state === "done") {
      const validUntil = valid_until === null ? null : momentOf(valid_until);
      return { state, balancePoisha: amountOf(balance_poisha), validUntil };
    }
    const why = refusalReasons.find((known) => known === reason);
    if (state !== "refused" || why === undefined) throw new WrongFormat();
    return { state, why };
  });
}

/** Reads the answer after a renewal was switched on or off. @throws ChargingSystemError as `readChange` */
export function readRenewal(answer: unknown, reference: string, renews: boolean): void {
  orRefuse("with a renewal in a wrong format", () => {
    const { reference: named, auto_renew } = fieldsOf(answer);
    if (named !== reference) throw wrong("about another reference");
    if (auto_renew !== renews) throw new WrongFormat();
  });
}

function orRefuse<Result>(why: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof WrongFormat) throw wrong(why);
    throw error;
  }
}
