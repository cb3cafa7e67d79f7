import { endCodes as endRows } from "@/backend/db/queries/account/code-queries";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import type { DomainContext } from "@/backend/domain/domain-context";

/**
 * Ends every open code of a number, as five minutes would: a tester need not wait for them. For the sandbox alone.
 * @param msisdn normalised
 * @returns how many codes ended
 */
export function endCodes({ db }: Pick<DomainContext, "db">, pepper: string, msisdn: string): Promise<number> {
  return endRows(db.pool, secretKey(pepper, "number", msisdn));
}
