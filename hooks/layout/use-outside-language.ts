import { useOutsideLanguageContext } from "@/context/chrome/outside-language-context";
import type { Language } from "@/utils/text/translations";

/** The language that a link out of the shop leads to; null leaves it in that of the page. */
export function useOutsideLanguage(): Language | null {
  return useOutsideLanguageContext();
}
