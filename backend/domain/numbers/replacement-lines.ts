import type { CartLineInput } from "@/backend/db/queries/orders/cart-queries";
import { listReplacements, lockReplacements, type ReplacementRow } from "@/backend/db/queries/sims/replacement-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { LineOptions } from "@/backend/db/stored-types";
import { DomainError } from "@/backend/domain/domain-error";
import { hashToken } from "@/backend/domain/random-ids";
import { isIdentityDue, isOpen } from "@/backend/domain/sims/request-rules";
import { replacementSkus } from "@/utils/sims/sim-skus";

/** A line of a cart update. A line with a replacement SIM has the key of its request. */
export interface CartUpdateLine extends CartLineInput {
  requestKey?: string | undefined;
}

interface ReplacementProblem {
  code: "sim-replacement-unknown" | "sim-replacement-identity-due" | "sim-replacement-closed";
  field: string;
}

type ReplacementLine = Pick<CartLineInput, "sku" | "options">;

/**
 * Links the replacement SIMs of a cart update to their requests by key: only the applicant has the key, so nobody else
 * can buy the SIM of a number (docs/decisions/13). A line that was read from the cart already has its request. Carts
 * without a replacement need no query.
 */
export async function bindReplacements(
  connection: Connection,
  lines: readonly CartUpdateLine[],
): Promise<{ lines: CartLineInput[]; problems: ReplacementProblem[] }> {
  const replacements = lines.filter(isReplacement);
  const keyHashes = replacements.flatMap(({ requestKey }) => (requestKey === undefined ? [] : [hashToken(requestKey)]));
  const ids = replacements.flatMap(({ options }) => options.simRequest ?? []);
  const rows = keyHashes.length + ids.length === 0 ? [] : await listReplacements(connection, { keyHashes, ids });
  const problems: ReplacementProblem[] = [];
  const bound = lines.map(({ requestKey, ...line }, index) => {
    if (!isReplacement(line)) return line;
    const row = rows.find(({ id, keyHash }) =>
      requestKey === undefined ? id === line.options.simRequest : keyHash === hashToken(requestKey),
    );
    const code = problemOf(row, line);
    if (code !== null && line.quantity > 0) problems.push({ code, field: `product.${index}` });
    return { ...line, options: { ...line.options, ...(row && { simRequest: row.id }) } };
  });
  return { lines: bound, problems };
}

/**
 * Checks that this caller can order the replacements of a cart, and locks their requests, so that only one order at
 * a time takes each of them. A cart's token is no proof, so the keys are needed again.
 * @param keys the keys of the requests, in any order
 * @throws DomainError `sim-replacement-unknown`, `sim-replacement-identity-due`, `sim-replacement-closed`
 */
export async function checkReplacements(
  transaction: Connection,
  lines: readonly ReplacementLine[],
  keys: readonly string[],
): Promise<void> {
  const ids = lines.filter(isReplacement).flatMap(({ options }) => options.simRequest ?? []);
  const rows = ids.length === 0 ? [] : await lockReplacements(transaction, ids);
  const digests = new Set(keys.map(hashToken));
  for (const [index, line] of lines.entries()) {
    if (!isReplacement(line)) continue;
    const row = rows.find(({ id, keyHash }) => id === line.options.simRequest && digests.has(keyHash));
    const code = problemOf(row, line);
    if (code !== null) throw new DomainError(code, { field: `product.${index}` });
  }
}

function isReplacement({ options }: { options: LineOptions }): boolean {
  return options.simReplacement === true;
}

/** With a wrong key, the answer is the same as for a request that does not exist or has another number. */
function problemOf(
  row: ReplacementRow | undefined,
  { sku, options }: ReplacementLine,
): ReplacementProblem["code"] | null {
  if (row === undefined || row.msisdn !== options.sim || skuOf(row) !== sku) return "sim-replacement-unknown";
  if (!isOpen(row.state) || row.isOrdered) return "sim-replacement-closed";
  return isIdentityDue({ ...row, service: "sim_replacement" }) ? "sim-replacement-identity-due" : null;
}

function skuOf({ form }: ReplacementRow): string {
  return replacementSkus[form === "esim" ? "esim" : "physical"];
}
