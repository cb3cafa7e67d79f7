import { useRouter } from "next/router";
import { type ReactNode, useEffect } from "react";
import styles from "@/components/checkout/checkout.module.css";
import { useCart } from "@/hooks/cart/use-cart";
import { useTexts } from "@/hooks/ui/use-texts";
import { slugOfPath } from "@/utils/catalog/slug-list";
import { preorderCheckoutPath } from "@/utils/paths/paths";

/** Opens the checkout of the cart's pre-order instead of this page. */
export function CarriedPreorder({ empty }: { empty: ReactNode }) {
  const { t } = useTexts("checkout");
  const { cart, restored } = useCart();
  const { replace } = useRouter();
  const line = cart.preorder ? cart.cart_items[0] : undefined;
  const target = line === undefined ? null : preorderCheckoutPath(slugOfPath(line.path), line.sku);

  useEffect(() => {
    if (target !== null) void replace(target);
  }, [target, replace]);

  return (
    <div className={styles.page}>
      <header className={styles.pageHead}>
        <h1>{t("preorder.title")}</h1>
      </header>
      {restored && target === null ? (
        empty
      ) : (
        <p className={styles.waiting} role="status">
          {t("loading")}
        </p>
      )}
    </div>
  );
}
