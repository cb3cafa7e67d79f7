/** The two languages of the product; the `lang` header of a call names one of them (API-LOGIN-09). */
export const languages = ["en", "bn"] as const;
export type Language = (typeof languages)[number];

/** @param header the `lang` header @returns its language, English for anything unknown */
export function languageOf(header: string | null | undefined): Language {
  return header === "bn" ? "bn" : "en";
}
