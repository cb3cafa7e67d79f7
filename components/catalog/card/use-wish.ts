import { useSyncExternalStore } from "react";
import { useApi } from "@/context/api-context";
import { logFailure } from "@/utils/browser/log-failure";
import { showToast } from "@/utils/browser/toasts";
import { isWished, onWishes } from "@/utils/catalog/wished-products";
import { formatNumber } from "@/utils/numbers/digits";
import { languageOf, translatorFor } from "@/utils/text/translations";

/** Loads the code that stores the list, and the texts of its messages. No page includes them. */
async function loadStore() {
  // The language is read from the document on a click, so that the page's 24 heart buttons need no translator.
  const language = languageOf(document.documentElement.lang);
  const [store, { default: texts }] = await Promise.all([
    import("@/context/wish-list/wish-list-store"),
    language === "bn" ? import("@/locales/bn/wish-list.json") : import("@/locales/en/wish-list.json"),
  ]);
  const translator = translatorFor(language, { "wish-list": texts });
  return { ...store, language, t: translator.in("wish-list") };
}

/** Loads the code early. A failure is ignored here: the click tries again and shows a message. */
function preload(): void {
  loadStore().catch(() => undefined);
}

/** Tells whether a product is on the wish list, and returns the functions that add and remove it. */
export function useWish(slug: string, pricePoisha: number) {
  const api = useApi();
  const isSaved = useSyncExternalStore(
    onWishes,
    () => isWished(slug),
    () => false,
  );
  const toggle = async () => {
    try {
      const { t, language, toggleWish, MAX_WISHES } = await loadStore();
      try {
        const outcome = await toggleWish(api, { slug, pricePoisha });
        const number = formatNumber(MAX_WISHES, language);
        if (outcome === "full") showToast({ kind: "failure", message: t("full", { number }) });
        else showToast({ kind: "success", message: t(outcome === "saved" ? "saved" : "off") });
      } catch (error) {
        logFailure("The wish list could not be changed", error);
        showToast({ kind: "failure", message: t("unsaved") });
      }
    } catch (error) {
      // The code could not be loaded, and neither could its texts: no message can be shown.
      logFailure("The wish list could not be loaded", error);
    }
  };
  return { isSaved, preload, toggle };
}
