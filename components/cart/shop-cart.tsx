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
  /** The target of Start Shopping for this visitor (START-01 to START-04). */
  startPath: string;
  /** False if the page's header is hidden; the side cart still opens when something is added. */
  button?: boolean;
}

/** The cart of a shop page: the button, and the parts that it loads when needed (CART-01). */
export function ShopCart({ startPath, button = true }: ShopCartProps) {
  const { t, language } = useTexts("cart");
  const { cart, notice, removed, close, clearErrors } = useCart();
  const { asPath } = useRouter();
  const shownAt = useRef(asPath);
  const [wasOpened, setWasOpened] = useState(false);
  const needed = wasOpened || cart.sidebar_cart_open;

  useEffect(() => {
    if (cart.sidebar_cart_open) setWasOpened(true);
  }, [cart.sidebar_cart_open]);

  // The cart of the previous page must not cover the next one.
  useEffect(() => {
    if (shownAt.current !== asPath) close();
    shownAt.current = asPath;
  }, [asPath, close]);

  // The toast of a failed update (ERR-01 to ERR-03). The message also stays on its line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the language shows no old failure again
  useEffect(() => {
    if (notice !== null) showToast({ kind: "failure", message: notice.message ?? t("wentWrong") });
  }, [notice]);

  // An error that was shown here is not shown again when the customer returns from another part of the site. The
  // server's sentences do not stay in the other language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences are in the language of the page
  useEffect(() => clearErrors, [clearErrors, language]);

  const preload = () => {
    // A failure is ignored here: when the cart is opened, it is loaded again and a failure is shown.
    loadDrawer().catch(() => undefined);
  };
  return (
    <>
      {button && <CartButton onIntent={preload} />}
      {needed && <CartDrawer startPath={startPath} />}
      {removed !== null && !cart.sidebar_cart_open && <UndoToast place="page" />}
    </>
  );
}
