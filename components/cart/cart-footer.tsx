import Link from "next/link";
import { useRouter } from "next/router";
import styles from "@/components/cart/cart.module.css";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import type { CartState } from "@/context/cart/cart-state";
import { useNavigating } from "@/hooks/ui/use-navigating";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";

interface CartFooterProps {
  cart: CartState;
  /** True while a change is being sent: the sums are still those of the last answer. */
  changing: boolean;
  /** Called when the customer continues to the checkout. */
  onCheckout: () => void;
  onClose: () => void;
}

/** Subtotal with add-ons, the note on VAT, and the links to the checkout and back to the shop (CART-21 to CART-28). */
export function CartFooter({ cart, changing, onCheckout, onClose }: CartFooterProps) {
  const { t, language } = useTexts("cart");
  const { asPath } = useRouter();
  const isLeaving = useNavigating();
  const checkoutPath = cart.preorder ? paths.preorderCheckout : paths.checkout;
  const first = cart.cart_items[0];
  const simFirst = first?.type === "sim" || first?.simReplacement === true;
  const [used] = cart.promotions;
  const amount = formatMoney(cart.totals.includingBundlePoisha, language);
  return (
    <div className={styles.footer}>
      <p className={styles.subtotal} aria-busy={changing}>
        <span>{t("footer.subtotal")}</span>
        <strong>{amount}</strong>
      </p>
      {used !== undefined && (
        <p className={styles.discount} data-problem={used.problem !== null || undefined}>
          <span>{used.problem ?? t("footer.discount", { code: used.code })}</span>
          {used.problem === null && <strong>− {formatMoney(cart.totals.discountPoisha, language)}</strong>}
        </p>
      )}
      {cart.vatNote !== "" && <p className={styles.vat}>{cart.vatNote}</p>}
      <p className={page.srOnly} role="status">
        {changing ? "" : t("footer.status", { count: cart.cart_item_count ?? 0, amount })}
      </p>
      <Button asChild size="lg" width="full">
        <Link
          href={checkoutPath}
          aria-busy={isLeaving}
          onClick={() => {
            onCheckout();
            // The cart stays open until the next page has loaded. On the checkout itself there is no next page.
            if (asPath === checkoutPath) onClose();
          }}
        >
          {t("footer.checkout")}
        </Link>
      </Button>
      {!simFirst && (
        <Button variant="ghost" width="full" onClick={onClose}>
          {t("footer.continue")}
        </Button>
      )}
    </div>
  );
}
