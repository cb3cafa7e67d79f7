import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import { type ReactNode, useContext } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";
import { OutsideLanguageProvider, useOutsideLanguageContext } from "@/context/chrome/outside-language-context";
import { cachedMarkup } from "@/utils/layout/cached-markup";

type UseCachedMarkup = (name: string, data: unknown, part: () => ReactNode) => string | null;

const useOnServer: UseCachedMarkup = (name, data, part) => {
  const router = useContext(RouterContext);
  const { i18n } = useContext(I18nContext) ?? {};
  const outside = useOutsideLanguageContext();
  if (!i18n) return null;
  return cachedMarkup(`${name} ${i18n.language} ${outside ?? ""} ${JSON.stringify(data)}`, () => (
    <RouterContext.Provider value={router}>
      <I18nextProvider i18n={i18n}>
        <OutsideLanguageProvider language={outside}>{part()}</OutsideLanguageProvider>
      </I18nextProvider>
    </RouterContext.Provider>
  ));
};

const useInBrowser: UseCachedMarkup = () => null;

/**
 * The kept text of a part of a page (docs/decisions/20); null in the browser, and where nothing is kept. Chosen once,
 * so that the browser's scripts carry none of it.
 * @param name of the part, apart from that of every other
 * @param data everything that the part reads beside texts, router and the language of its links
 * @param part makes it, with those three around it
 */
export const useCachedMarkup: UseCachedMarkup = typeof window === "undefined" ? useOnServer : useInBrowser;
