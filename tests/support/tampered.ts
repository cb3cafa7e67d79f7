/**
 * The same text with another first character: in base64url the whole of it counts, so that what was sealed or signed is
 * really another. The last character may stand for fewer bits than it has, and may already be what is put there.
 */
export function tampered(text: string): string {
  return `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
}
