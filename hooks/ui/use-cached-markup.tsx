import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import { type ReactNode, useContext } from "react";
import { InAppProvider, useInAppContext } from "@/context/chrome/in-app-context";
import { OutsideLanguageProvider, useOutsideLanguageContext } from "@/context/chrome/outside-language-context";
import { TranslatorProvider, useTranslator } from "@/context/translator-context";
import { cachedMarkup } from "@/utils/layout/cached-markup";

type UseCachedMarkup = (name: string, data: unknown, part: () => ReactNode) => string | null;

const useOnServer: UseCachedMarkup = (name, data, part) => {
  const router = useContext(RouterContext);
  const translator = useTranslator();
  const outside = useOutsideLanguageContext();
  const isInApp = useInAppContext();
  if (translator === null) return null;
  const key = [name, translator.language, outside ?? "", isInApp ? "app" : "", JSON.stringify(data)].join(" ");
  return cachedMarkup(key, () => (
    <RouterContext.Provider value={router}>
      <TranslatorProvider value={translator}>
        <OutsideLanguageProvider language={outside}>
          <InAppProvider isInApp={isInApp}>{part()}</InAppProvider>
        </OutsideLanguageProvider>
      </TranslatorProvider>
    </RouterContext.Provider>
  ));
};

const useInBrowser: UseCachedMarkup = () => null;

/**
 * The cached HTML of a part of a page (docs/decisions/20); null in the browser, and when none is cached. Chosen once,
 * when the module loads, so that the browser's scripts do not contain the server's code.
 * @param name of the part, different from all others
 * @param data everything that the part reads apart from texts, router, the language of its links and the partner's app
 * @param part renders it, inside the providers of those four
 */
export const useCachedMarkup: UseCachedMarkup = typeof window === "undefined" ? useOnServer : useInBrowser;
