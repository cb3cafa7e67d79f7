import { randomBytes } from "node:crypto";
import {
  insertNumberProof,
  isNumberProofValid,
  markNumberProofUnused,
  markNumberProofUsed,
} from "@/backend/db/queries/account/number-proof-queries";
import { CODE_FRESH_SECONDS } from "@/backend/db/queries/account/session-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { type CodePurpose, secretKey } from "@/backend/domain/codes/code-secrets";

interface ProvedNumber {
  /** Normalised. */
  readonly msisdn: string;
  readonly purpose: CodePurpose;
}

interface ShownProof extends ProvedNumber {
  readonly token: string;
}

/**
 * The proof that a page gets for a right code: a random token for the same number and purpose. `consumeNumberProof` uses it
 * up like one more code (docs/decisions/17); `isNumberProof` accepts it until it expires (docs/decisions/11). The
 * database has only keyed hashes of token and number.
 * @param transaction the transaction that accepts the code, so that both are committed or neither
 */
export async function makeNumberProof(
  transaction: Connection,
  { pepper }: Pick<CodeContext, "pepper">,
  { msisdn, purpose }: ProvedNumber,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const row = { tokenKey: tokenKeyOf(pepper, token), numberKey: secretKey(pepper, "number", msisdn), purpose };
  await insertNumberProof(transaction, { ...row, seconds: CODE_FRESH_SECONDS });
  return token;
}

/** True for a valid proof, which stays valid. */
export function isNumberProof(
  connection: Connection,
  { pepper }: Pick<CodeContext, "pepper">,
  { msisdn, purpose, token }: ShownProof,
): Promise<boolean> {
  const numberKey = secretKey(pepper, "number", msisdn);
  return isNumberProofValid(connection, { tokenKey: tokenKeyOf(pepper, token), numberKey, purpose });
}

/** Uses up a proof. @returns false if it is used, expired, or of another number or purpose */
export function consumeNumberProof(
  transaction: Connection,
  { pepper }: Pick<CodeContext, "pepper">,
  { msisdn, purpose, token }: ShownProof,
): Promise<boolean> {
  const numberKey = secretKey(pepper, "number", msisdn);
  return markNumberProofUsed(transaction, { tokenKey: tokenKeyOf(pepper, token), numberKey, purpose });
}

/** Makes a proof usable again after a refusal, until it expires and at most five times in all. */
export async function restoreNumberProof(
  { pepper, db }: Pick<CodeContext, "pepper" | "db">,
  token: string,
): Promise<void> {
  await markNumberProofUnused(db.pool, tokenKeyOf(pepper, token));
}

function tokenKeyOf(pepper: string, token: string): string {
  return secretKey(pepper, "number proof", token);
}
