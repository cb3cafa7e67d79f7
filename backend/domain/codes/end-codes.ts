import { endCodes as endRows } from "@/backend/db/queries/account/code-queries";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import type { DbContext } from "@/backend/domain/domain-context";

/**
 * Expires all valid codes of a number at once, so that a tester need not wait five minutes. Only for the sandbox.
 * @param msisdn normalised
 */
export function endCodes({ db }: DbContext, pepper: string, msisdn: string): Promise<number> {
  return endRows(db.pool, secretKey(pepper, "number", msisdn));
}
