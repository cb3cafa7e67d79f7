import { createContext, useContext } from "react";
import type { Translator } from "@/utils/text/translator";

const TranslatorContext = createContext<Translator | null>(null);

/** The texts for the components below. */
export const TranslatorProvider = TranslatorContext.Provider;

/** The translator of the page; null outside of the provider. */
export function useTranslator(): Translator | null {
  return useContext(TranslatorContext);
}
