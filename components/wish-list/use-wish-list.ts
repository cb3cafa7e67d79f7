import { useRouter } from "next/router";
import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import type { WishListPage } from "@/services/wish-list/wish-list-page.server";
import { listWished, type Wish } from "@/services/wish-list/wish-list-service";
import { readStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { showToast } from "@/utils/browser/toasts";
import { WISH_KEY } from "@/utils/catalog/slug-list";
import { onWishes, parseWishes } from "@/utils/catalog/wished-products";

/** The list as the page shows it. If the page gets another list, that list replaces it. */
function useShownWishes({ kind, wishes }: WishListPage) {
  const [shown, setShown] = useState<readonly Wish[] | null>(kind === "guest" ? null : wishes);
  const [lastWishes, setLastWishes] = useState(wishes);
  const [hasFailed, setFailed] = useState(kind === "account" && wishes === null);
  if (lastWishes !== wishes) {
    setLastWishes(wishes);
    setShown(kind === "guest" ? null : wishes);
    setFailed(kind === "account" && wishes === null);
  }
  return { shown, setShown, hasFailed, setFailed };
}

/** The wish list of the page: a shared list or an account's list as it was rendered, or a guest's from the browser. */
export function useWishList(list: WishListPage) {
  const { kind, wishes } = list;
  const api = useApi();
  const { t, language } = useTexts("wish-list");
  const { asPath, replace } = useRouter();
  const { shown, setShown, hasFailed, setFailed } = useShownWishes(list);

  const readGuest = useCallback(async () => {
    const { items } = parseWishes(readStored("local", WISH_KEY));
    try {
      const found = await listWished(
        api,
        items.map(({ slug }) => slug),
      );
      setShown(items.map((item) => ({ ...item, product: found.get(item.slug) ?? null })));
      setFailed(false);
    } catch (error) {
      logFailure("The wish list could not be read", error);
      setFailed(true);
    }
  }, [api, setShown, setFailed]);

  // The list changes in other tabs. After a log-in it also changes, by the products that the browser adds to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a guest's list is asked for in the language of the page
  useEffect(() => {
    if (kind === "shared") return;
    if (kind === "guest") {
      void readGuest();
      return onWishes(() => void readGuest());
    }
    const known = new Set(wishes?.map(({ slug }) => slug));
    return onWishes(() => {
      const stored = parseWishes(readStored("local", WISH_KEY));
      const isNew = stored.of === "account" && stored.items.some(({ slug }) => !known.has(slug));
      if (isNew) void replace(asPath, undefined, { scroll: false });
    });
  }, [kind, wishes, readGuest, asPath, replace, language]);

  return {
    /** Null until the list is known. */
    wishes: shown,
    hasFailed,
    retry() {
      if (kind === "guest") void readGuest();
      else void replace(asPath, undefined, { scroll: false });
    },
    async remove({ slug, product }: Wish) {
      try {
        const { removeWish } = await import("@/context/wish-list/wish-list-store");
        await removeWish(api, slug);
        setShown((before) => before?.filter((wish) => wish.slug !== slug) ?? null);
        showToast({ kind: "success", message: t("removed", { title: product?.title ?? slug }) });
      } catch (error) {
        logFailure("The wish list could not be changed", error);
        showToast({ kind: "failure", message: t("unsaved") });
      }
    },
  };
}
