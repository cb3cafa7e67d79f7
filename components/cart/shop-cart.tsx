import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useEffect, useRef, useState } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { useCart } from "@/hooks/cart/use-cart";
import { useTexts } from "@/hooks/ui/use-texts";
import { showToast } from "@/utils/browser/toasts";

const loadDrawer = () => import("@/components/cart/cart-drawer");
const UndoToast = dynamic(() => import("@/components/cart/undo-toast").then((loaded) => loaded.UndoToast), {
  ssr: false,
});
const CartDrawer = dynamic(() => loadDrawer().then((loaded) => loaded.CartDrawer), { ssr: false });

interface ShopCartProps {
  /** Where Start Shopping leads this visitor (START-01 to START-04). */
  startPath: string;
  /** False where the header that carries it is hidden; the drawer still opens with what is added. */
  button?: boolean;
}

/** Everything of the cart that a shop page carries: the button, and what it brings when it is needed (CART-01). */
export function ShopCart({ startPath, button = true }: ShopCartProps) {
  const { t } = useTexts("cart");
  const { cart, notice, removed, close, forgetErrors } = useCart();
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

  // A failed update in words (ERR-01 to ERR-03); the line that it is about keeps them.
  useEffect(() => {
    if (notice !== null) showToast({ kind: "failure", message: notice.message ?? t("wentWrong") });
  }, [notice, t]);

  // An error that was told here is not told again when the customer comes back from another part of the site.
  useEffect(() => forgetErrors, [forgetErrors]);

  const warm = () => {
    // A failure here is repeated, and then told, when the cart is opened.
    loadDrawer().catch(() => undefined);
  };
  return (
    <>
      {button && <CartButton onIntent={warm} />}
      {needed && <CartDrawer startPath={startPath} />}
      {removed !== null && !cart.sidebar_cart_open && <UndoToast place="page" />}
    </>
  );
}
