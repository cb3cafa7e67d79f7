import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useEffect, useRef, useState } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { useCart } from "@/hooks/use-cart";
import type { PartnerChannels } from "@/utils/start-shopping";

const loadDrawer = () => import("@/components/cart/cart-drawer");
const CartDrawer = dynamic(() => loadDrawer().then((loaded) => loaded.CartDrawer), { ssr: false });
const CartToaster = dynamic(() => import("@/components/cart/cart-toaster").then((loaded) => loaded.CartToaster), {
  ssr: false,
});

/** Everything of the cart that a shop page carries: the button, and what it brings when it is needed (CART-01). */
export function ShopCart({ partners }: { partners: PartnerChannels }) {
  const { cart, notice, close, forgetErrors } = useCart();
  const { asPath } = useRouter();
  const shownAt = useRef(asPath);
  const [wanted, setWanted] = useState(false);
  const needed = wanted || cart.sidebar_cart_open;

  useEffect(() => {
    if (cart.sidebar_cart_open) setWanted(true);
  }, [cart.sidebar_cart_open]);

  // The next page is not covered by the cart of the last.
  useEffect(() => {
    if (shownAt.current !== asPath) close();
    shownAt.current = asPath;
  }, [asPath, close]);

  // An error that was told here is not told again when the customer comes back from another part of the site.
  useEffect(() => forgetErrors, [forgetErrors]);

  const warm = () => {
    // A failure here is repeated, and then told, when the cart is opened.
    loadDrawer().catch(() => undefined);
  };
  return (
    <>
      <CartButton onIntent={warm} />
      {needed && <CartDrawer partners={partners} />}
      {notice !== null && <CartToaster notice={notice} />}
    </>
  );
}
