import { Drawer, Portal } from "@chakra-ui/react";
import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, useIsPresent } from "framer-motion";
import * as m from "framer-motion/m";
import { useEffect, useRef } from "react";
import styles from "@/components/cart/cart.module.css";
import { CartFooter } from "@/components/cart/cart-footer";
import { CartLineItem } from "@/components/cart/cart-line-item";
import { EmptyCart } from "@/components/cart/empty-cart";
import { UndoToast } from "@/components/cart/undo-toast";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { Icon } from "@/components/ui/values/icon";
import { type CartView, useCart } from "@/hooks/cart/use-cart";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";

/** Switches off the animation of Chakra's recipe: otherwise both animations would run, one after the other. */
const still = { "&[data-state]": { animationName: "none" } };
const slide = { duration: 0.28, ease: [0, 0, 0.2, 1] } as const;

/** The side cart (CART-01 to CART-28). Loaded when it is first opened. */
export function CartDrawer({ startPath }: { startPath: string }) {
  const view = useCart();
  return (
    <ChakraScope>
      <LazyMotion features={domAnimation} strict>
        <MotionConfig reducedMotion="user">
          <AnimatePresence>
            {view.cart.sidebar_cart_open && <CartPanel view={view} startPath={startPath} />}
          </AnimatePresence>
        </MotionConfig>
      </LazyMotion>
    </ChakraScope>
  );
}

function CartPanel({ view, startPath }: { view: CartView; startPath: string }) {
  const { t } = useTexts("cart");
  const { cart, lines, close } = view;
  const isPresent = useIsPresent();
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed line may have had the focus
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [lines.length]);

  return (
    <Drawer.Root
      // A closing panel no longer traps the focus. It stays in the page until its animation has ended.
      open={isPresent}
      present
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      initialFocusEl={() => heading.current}
    >
      <Portal>
        <Drawer.Backdrop asChild css={still}>
          <m.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }} transition={slide} />
        </Drawer.Backdrop>
        <Drawer.Positioner>
          <Drawer.Content asChild css={still}>
            <m.div initial={{ x: "100%" }} animate={{ x: 0 }} exit={{ x: "100%" }} transition={slide}>
              <Drawer.Header>
                <Drawer.Title ref={heading} tabIndex={-1} outline="none">
                  {t(lines.length === 1 ? "heading.added" : "heading.cart")}
                </Drawer.Title>
                <button type="button" className={styles.close} aria-label={t("close")} onClick={close}>
                  <Icon name="close" size={22} />
                </button>
              </Drawer.Header>
              <CartBody view={view} startPath={startPath} />
              {lines.length > 0 && (
                <Drawer.Footer>
                  <CartFooter cart={cart} changing={view.changing} onCheckout={view.checkout} onClose={close} />
                </Drawer.Footer>
              )}
            </m.div>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

const loadExtras = () => import("@/components/cart/cart-extras").then((loaded) => loaded.loadCartExtras());

/** The lines of the cart and the parts around them. */
function CartBody({ view, startPath }: { view: CartView; startPath: string }) {
  const { t } = useTexts("cart");
  const { cart, lines, close } = view;
  const { part: Extras, loadPart } = useLazyPart(loadExtras);
  const emiCart = lines.some(({ line }) => line.emi);
  useEffect(() => void loadPart(), [loadPart]);
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
              actions={view}
            />
          ))}
        </AnimatePresence>
      </ul>
      {Extras && <Extras cart={cart} onLeave={close} />}
    </Drawer.Body>
  );
}
