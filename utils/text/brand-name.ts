import type { Language } from "@/utils/text/translations";

/** The operator's name in a language. */
export function brandName(brand: { readonly nameEn: string; readonly nameBn: string }, language: Language): string {
  return language === "bn" ? brand.nameBn : brand.nameEn;
}
