import { findConnectionType } from "@/backend/db/queries/sims/sim-queries";
import { isOperatorNumber, readMsisdn } from "@/backend/domain/codes/code-rules";
import type { DbContext } from "@/backend/domain/domain-context";

const SERVICES_OF_OURS = ["sim_replacement", "esim_migration", "ownership_transfer", "pre_order"] as const;
const SERVICES_OF_OTHERS = ["mnp", "pre_order"] as const;

export interface CheckedNumber {
  msisdn: string;
  operator: "own" | "other";
  /** Null unless the session owns the number: a stranger's connection is not revealed. */
  type: "prepaid" | "postpaid" | null;
  services: readonly ("sim_replacement" | "esim_migration" | "ownership_transfer" | "mnp" | "pre_order")[];
}

/** The services that are possible for a number, by its prefix (API-SHOP-02). @throws DomainError `msisdn-invalid` */
export async function checkNumber(
  context: DbContext & { readonly operatorPrefixes: readonly string[] },
  input: { msisdn: string; sessionMsisdn: string | null },
): Promise<CheckedNumber> {
  const msisdn = readMsisdn(input.msisdn);
  const isOurs = isOperatorNumber(msisdn, context.operatorPrefixes);
  const isOwn = isOurs && msisdn === input.sessionMsisdn;
  return {
    msisdn,
    operator: isOurs ? "own" : "other",
    type: isOwn ? await findConnectionType(context.db.pool, msisdn) : null,
    services: isOurs ? SERVICES_OF_OURS : SERVICES_OF_OTHERS,
  };
}
