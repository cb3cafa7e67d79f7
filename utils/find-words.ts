import { toAsciiDigits } from "@/utils/digits";

const plain = (text: string) => toAsciiDigits(text).toLowerCase().normalize("NFC");

/**
 * Whether every word of a question stands somewhere in a text, as it is or as the beginning of a longer one. Case and
 * the digits' script make no difference.
 * @param question as a person types it; an empty one fits nothing
 */
export function fitsWords(text: string, question: string): boolean {
  const words = plain(question)
    .split(/\s+/)
    .filter((word) => word !== "");
  const searched = plain(text);
  return words.length > 0 && words.every((word) => searched.includes(word));
}
