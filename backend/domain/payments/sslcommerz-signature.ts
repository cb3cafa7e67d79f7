import { createHash } from "node:crypto";
import { isSameSecret } from "@/backend/domain/codes/code-secrets";

/** The gateway requires MD5. It keeps strangers from causing calls; only the calls' answers are trusted. */
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** The fields that must be signed: without them, a message says nothing about a payment. */
const NEEDED = ["tran_id", "status", "store_id"];

/**
 * True for a message (IPN) that the holder of the store's password signed: `verify_key` names the fields, `verify_sign`
 * is the MD5 of them and of the password's own MD5, sorted by name and written as a query without escapes.
 */
export function isSignedBySslcommerz(fields: URLSearchParams, storePassword: string): boolean {
  const names = (fields.get("verify_key") ?? "").split(",").filter((name) => name !== "");
  if (!NEEDED.every((name) => names.includes(name))) return false;
  const signed = names.map((name): [string, string] => [name, fields.get(name) ?? ""]);
  const pairs = [...signed, ["store_passwd", md5(storePassword)] as const].sort(([left], [right]) =>
    left < right ? -1 : 1,
  );
  const expected = md5(pairs.map(([name, value]) => `${name}=${value}`).join("&"));
  return isSameSecret((fields.get("verify_sign") ?? "").toLowerCase(), expected);
}
