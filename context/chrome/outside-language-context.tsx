import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "@/utils/text/translations";

const OutsideLanguage = createContext<Language | null>(null);

interface ProviderProps {
  /** Null leaves links in the language of the page. */
  language: Language | null;
  children: ReactNode;
}

/** Provides the language of links that lead out of the shop (docs/interfaces.md#addresses). */
export function OutsideLanguageProvider({ language, children }: ProviderProps) {
  return <OutsideLanguage value={language}>{children}</OutsideLanguage>;
}

/** The language of links out of the shop; null outside of the shop and for visitors who never chose another. */
export function useOutsideLanguageContext(): Language | null {
  return useContext(OutsideLanguage);
}
