import { useEffect, useSyncExternalStore } from "react";
import { useApi } from "@/context/api-context";
import { readToken } from "@/services/login/session-cookie";
import { readStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { showToast } from "@/utils/browser/toasts";
import { isWished, onWishes, WISH_KEY } from "@/utils/catalog/wished-products";
import { formatCount } from "@/utils/numbers/digits";
import { languageOf, translatorFor } from "@/utils/text/translations";

/** What keeps the list and says what became of it: no page carries it. */
async function loadStore() {
  // Read from the document on a click, so that twenty-four hearts need no translator.
  const language = languageOf(document.documentElement.lang);
  const [store, { default: texts }] = await Promise.all([
    import("@/context/wish-list/wish-list-store"),
    language === "bn" ? import("@/locales/bn/wish-list.json") : import("@/locales/en/wish-list.json"),
  ]);
  const translator = translatorFor(language, { "wish-list": texts });
  return { ...store, language, t: translator.getFixedT(language, "wish-list") };
}

/** A failure here is repeated, with a message, by the click. */
function warm(): void {
  loadStore().catch(() => undefined);
}

/** Whether a product is on the wish list, and the functions that add and remove it. */
export function useWish(
  slug: string,
  pricePoisha: number,
): { isKept: boolean; warm: () => void; toggle: () => Promise<void> } {
  const api = useApi();
  const isKept = useSyncExternalStore(
    onWishes,
    () => isWished(slug),
    () => false,
  );
  const toggle = async () => {
    try {
      const { t, language, toggleWish, MOST_WISHES } = await loadStore();
      try {
        const outcome = await toggleWish(api, { slug, pricePoisha });
        const number = formatCount(MOST_WISHES, language);
        if (outcome === "full") showToast({ kind: "failure", message: t("full", { number }) });
        else showToast({ kind: "success", message: t(outcome === "saved" ? "saved" : "off") });
      } catch (error) {
        logFailure("The wish list was not changed", error);
        showToast({ kind: "failure", message: t("unsaved") });
      }
    } catch (error) {
      // The piece of script did not arrive, and its words neither.
      logFailure("The wish list could not be loaded", error);
    }
  };
  return { isKept, warm, toggle };
}

/**
 * Merges the browser's list with the account's, once a document and at every log-in or log-out. A visitor with neither
 * a log-in nor a list loads nothing for it.
 * @param user the logged-in number; null for a visitor
 */
export function useWishSync(user: string | null): void {
  const api = useApi();
  useEffect(() => {
    const hasToken = readToken() !== null;
    const hasCopy = readStored("local", WISH_KEY)?.includes('"account"') ?? false;
    // A token that is nobody's is handled elsewhere (components/login/use-session.ts).
    if (user === null ? hasToken || !hasCopy : !hasToken) return;
    import("@/context/wish-list/wish-list-store")
      .then(({ syncWishes }) => syncWishes(api))
      .catch((error: unknown) => logFailure("The wish list was not brought together with the account's", error));
  }, [api, user]);
}
