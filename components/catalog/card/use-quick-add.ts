import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useCart } from "@/hooks/cart/use-cart";
import { useLatestRequest } from "@/hooks/ui/use-latest-request";
import { useTexts } from "@/hooks/ui/use-texts";
import { categoryOfPage, getProduct, type ProductView } from "@/services/catalog/catalog-service";
import { logFailure } from "@/utils/browser/log-failure";
import { comesInSizes } from "@/utils/catalog/garment";
import { slugOfPath } from "@/utils/catalog/slug-list";
import { barePath } from "@/utils/paths/paths";

export type QuickAdd = ReturnType<typeof useQuickAdd>;

/** The product of a card. @param onLoad called with the SKU of the variant that is shown first */
function useCardProduct(path: string, onLoad: (sku: string) => void) {
  const api = useApi();
  const { language } = useTexts();
  const [product, setProduct] = useState<ProductView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const newRequest = useLatestRequest();
  const load = useCallback(async () => {
    const isNewest = newRequest();
    setFailed(false);
    try {
      const found = await getProduct(api, categoryOfPage(barePath(path).split("/").at(-2)), slugOfPath(path));
      if (!isNewest()) return;
      setProduct(found);
      // The first variant is an available one: that of the card, unless it is sold out and another one is not.
      const ofCard = new URLSearchParams(path.split("?")[1]).get("variant") ?? found.sku;
      const first = found.variants.find((each) => each.sku === ofCard && each.stock > 0);
      onLoad((first ?? found.variants.find(({ stock }) => stock > 0))?.sku ?? found.sku);
    } catch (error) {
      if (!isNewest()) return;
      logFailure("A product of the list could not be loaded", error);
      setFailed(true);
    }
  }, [api, path, newRequest, onLoad]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    void load();
  }, [load, language]);
  return { product, hasFailed, load };
}

/**
 * A product in a list and its variants, to add one to the cart without leaving the list (feature 7).
 * @param path the product's address, with the variant if the card shows a certain one
 */
export function useQuickAdd(path: string) {
  const cart = useCart();
  const [sku, setSku] = useState("");
  // After a change of the language the product loads again, and the chosen variant stays.
  const chooseFirst = useCallback((first: string) => setSku((before) => before || first), []);
  const { product, hasFailed, load } = useCardProduct(path, chooseFirst);
  const [hasSize, setHasSize] = useState(false);
  const [state, setState] = useState<"choosing" | "adding" | "added">("choosing");
  const [isRefused, setRefused] = useState(false);

  const choose = (nextSku: string) => {
    setSku(nextSku);
    setRefused(false);
  };
  const needsSize = !hasSize && product !== null && comesInSizes(product);
  const variant = product?.variants.find((each) => each.sku === sku) ?? product?.variants[0] ?? null;
  return {
    /** Null until it has loaded. */
    product,
    /** The chosen variant; null until the product has loaded. */
    variant,
    hasFailed,
    retry: () => void load(),
    choose,
    /** Chooses a variant, and the size with it. */
    chooseSize(nextSku: string) {
      setHasSize(true);
      choose(nextSku);
    },
    /** True while a garment with several sizes has no chosen size. */
    needsSize,
    state,
    /** Why the last attempt was refused: the server's message, null without an answer, undefined if it was accepted. */
    refusal: isRefused ? (cart.notice?.message ?? null) : undefined,
    async add() {
      if (variant === null || needsSize || state !== "choosing") return;
      const bundle = product?.includedBundle ?? "";
      setState("adding");
      setRefused(false);
      // The side cart stays closed, so that the customer can continue with the list.
      const isAccepted = await cart.add(
        { sku: variant.sku, product_quantity: 1, ...(bundle && { bundle }) },
        { quiet: true },
      );
      setRefused(!isAccepted);
      setState(isAccepted ? "added" : "choosing");
    },
    openCart: cart.open,
  };
}
