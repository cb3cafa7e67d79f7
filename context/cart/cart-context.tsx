import { useRouter } from "next/router";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { CartStore } from "@/context/cart/cart-snapshot";
import { createLazyCartStore } from "@/context/cart/lazy-cart-store";
import type { Api } from "@/services/api/api-client";
import { browserApi, retailerToken } from "@/services/api/browser-api";
import { logFailure } from "@/utils/browser/log-failure";
import { hasCart } from "@/utils/paths/paths";

const loadStore = () => import("@/context/cart/cart-store");
// Loaded while the page hydrates: on shop pages the code is ready for the first click.
if (typeof window !== "undefined" && hasCart(window.location.pathname)) loadStore().catch(() => undefined);

const CartContext = createContext<CartStore | null>(null);

interface CartProviderProps {
  children: ReactNode;
  /** The client for the cart's calls. Tests provide their own. */
  api?: Api;
}

/**
 * Keeps one cart for the whole page. On shop pages, it is restored from storage after the first paint and fetched
 * again (CART-52); also when the language changes, because its titles come from the server.
 */
export function CartProvider({ children, api = browserApi }: CartProviderProps) {
  const [store] = useState(() => {
    const load = async () => (await loadStore()).createCartStore({ api, retailerToken, log: logFailure });
    return createLazyCartStore(load, logFailure);
  });
  const { asPath, locale } = useRouter();
  const inShop = hasCart(asPath);

  useEffect(() => store.start(), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    if (inShop) void store.refresh();
  }, [store, inShop, locale]);

  return <CartContext value={store}>{children}</CartContext>;
}

/** The cart's store. @throws Error outside of a CartProvider */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (store === null) throw new Error("useCartStore needs a CartProvider above it");
  return store;
}
