import { useOutsideLanguageContext } from "@/context/chrome/outside-language-context";
import type { Language } from "@/utils/text/translations";

/** The language for a link out of the shop; with null, the link keeps the page's language. */
export function useOutsideLanguage(): Language | null {
  return useOutsideLanguageContext();
}
