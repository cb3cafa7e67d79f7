import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "@/utils/text/translations";

const OutsideLanguage = createContext<Language | null>(null);

interface ProviderProps {
  /** With null, links keep the language of the page. */
  language: Language | null;
  children: ReactNode;
}

/** Provides the language of the links that lead out of the shop (docs/interfaces.md#addresses). */
export function OutsideLanguageProvider({ language, children }: ProviderProps) {
  return <OutsideLanguage value={language}>{children}</OutsideLanguage>;
}

/** The language of links out of the shop; null outside of the shop and if the visitor never chose another language. */
export function useOutsideLanguageContext(): Language | null {
  return useContext(OutsideLanguage);
}
