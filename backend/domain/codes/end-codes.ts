import { endCodes as endRows } from "@/backend/db/queries/account/code-queries";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import type { DbContext } from "@/backend/domain/domain-context";

/** Expires all codes of a normalised number at once, for a tester of the sandbox. */
export function endCodes({ db }: DbContext, pepper: string, msisdn: string): Promise<number> {
  return endRows(db.pool, secretKey(pepper, "number", msisdn));
}
