import { Drawer } from "@chakra-ui/react";
import { AnimatePresence } from "framer-motion";
import { useEffect } from "react";
import styles from "@/components/cart/cart.module.css";
import { CartLineItem } from "@/components/cart/cart-line-item";
import { EmptyCart } from "@/components/cart/empty-cart";
import { UndoToast } from "@/components/cart/undo-toast";
import type { CartView } from "@/hooks/cart/use-cart";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";

const loadExtras = () => import("@/components/cart/cart-extras").then((loaded) => loaded.loadCartExtras());

/** The lines of the cart and the parts around them. */
export function CartBody({ view, startPath }: { view: CartView; startPath: string }) {
  const { t } = useTexts("cart");
  const { cart, lines, close } = view;
  const { part: Extras, want } = useLazyPart(loadExtras);
  const emiCart = lines.some(({ line }) => line.emi);
  useEffect(() => void want(), [want]);
  return (
    <Drawer.Body>
      {/* Before the lines, so that it is the next element for the keyboard. */}
      <UndoToast place="drawer" />
      {lines.length === 0 && <EmptyCart startPath={startPath} onLeave={close} />}
      {cart.pairSimErrorMsg !== null && (
        <p className={styles.lineError} role="alert">
          {cart.pairSimErrorMsg}
        </p>
      )}
      <ul className={styles.lines} aria-label={t("lines")}>
        <AnimatePresence initial={false}>
          {lines.map((shown) => (
            <CartLineItem
              key={shown.key}
              shown={shown}
              zone={cart.zone}
              emiCart={emiCart}
              preorder={cart.preorder}
              verbs={view}
            />
          ))}
        </AnimatePresence>
      </ul>
      {Extras && <Extras cart={cart} onLeave={close} />}
    </Drawer.Body>
  );
}
