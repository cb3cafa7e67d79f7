/**
 * The beginning of a text, without half of a surrogate pair at its end: no system accepts half a character.
 * @param maxLength in UTF-16 code units, as the contract counts
 */
export const cutText = (text: string, maxLength?: number) => text.slice(0, maxLength).replace(/\p{Cs}$/u, "");
