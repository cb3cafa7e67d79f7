/**
 * The same text with another first character: in base64url all its bits count, so that the sealed or signed data really
 * differs. Not all bits of the last character may count, and it may already be the replacement.
 */
export function tampered(text: string): string {
  return `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
}
