/**
 * SHA-256 of a text's UTF-8 bytes, as lower-case hex. Browsers offer it on https and localhost only; elsewhere our own
 * code does the same.
 */
export async function textDigest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // The type says that `subtle` always exists, but not every page has it.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return (await import("@/utils/text/sha256")).sha256Hex(bytes);
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
