import { useRouter } from "next/router";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type CartStore, createCartStore } from "@/context/cart/cart-store";
import type { Api } from "@/services/api-client";
import { browserApi, retailerToken } from "@/services/browser-api";
import { logFailure } from "@/utils/log-failure";
import { isShopPath } from "@/utils/paths";

const CartContext = createContext<CartStore | null>(null);

interface CartProviderProps {
  children: ReactNode;
  /** The client of the cart's calls; tests bring their own. */
  api?: Api;
}

/**
 * Keeps one cart for the whole page. It is restored from storage after the first paint, and fetched again where it is
 * shown: on paths of the shop (SPEC 4, CART-52).
 */
export function CartProvider({ children, api = browserApi }: CartProviderProps) {
  const [store] = useState(() => createCartStore({ api, retailerToken, log: logFailure }));
  const { asPath } = useRouter();
  const inShop = isShopPath(asPath);

  useEffect(() => store.start(), [store]);
  useEffect(() => {
    if (inShop) void store.refresh();
  }, [store, inShop]);

  return <CartContext value={store}>{children}</CartContext>;
}

/** The cart's store. @throws Error outside of a CartProvider */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (store === null) throw new Error("useCartStore needs a CartProvider above it");
  return store;
}
