import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The data of a cart about cash on delivery. */
interface CashTerms {
  isCodEnabled: boolean;
  /** Poisha; null when there is no limit. */
  codLimit: number | null;
  codCode: { fromPoisha: number; prefixes: readonly string[] } | null;
  totals: { payablePoisha: number };
}

export interface CashOnDelivery {
  /** The reason why it cannot be chosen: the goods, the total, or a number that cannot get a code; null when it can. */
  blocked: "goods" | "limit" | "number" | null;
  /** True when a code will be texted before the order is placed. */
  needsCode: boolean;
  /** The number that gets the code, normalised; null while none is typed. */
  number: string | null;
}

/**
 * Calculates whether an order can be paid on delivery and whether a code is needed, as known before it is placed. The
 * server decides again when the order is placed (docs/checkout.md).
 * @param typed the contact number as it is typed
 * @param proved the number that the buyer is logged in with, which needs no code; null for a guest
 */
export function cashOnDelivery(terms: CashTerms, typed: string, proved: string | null): CashOnDelivery {
  const { isCodEnabled, codLimit, codCode, totals } = terms;
  const number = normaliseMsisdn(typed);
  const isProved = number !== null && proved !== null && number === normaliseMsisdn(proved);
  const needsCode = codCode !== null && totals.payablePoisha >= codCode.fromPoisha && !isProved;
  const isOther = number !== null && !codCode?.prefixes.some((prefix) => number.startsWith(prefix));
  if (codLimit !== null && totals.payablePoisha > codLimit) return { blocked: "limit", needsCode, number };
  if (!isCodEnabled) return { blocked: "goods", needsCode, number };
  return { blocked: needsCode && isOther ? "number" : null, needsCode, number };
}
