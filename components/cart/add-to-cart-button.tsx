import { useRouter } from "next/router";
import { useState } from "react";
import styles from "@/components/cart/cart.module.css";
import { Button } from "@/components/ui/button";
import { useCart } from "@/hooks/use-cart";
import { useTexts } from "@/hooks/use-texts";
import { paths } from "@/utils/paths";

interface AddToCartButtonProps {
  sku: string;
  /** Pieces to add; 1 when left out. */
  quantity?: number;
  /** True when it is sold out. */
  disabled?: boolean;
  /** `buy` adds and goes on to the checkout. */
  kind: "add" | "buy";
}

/** Puts a variant into the cart; the side cart then opens, or the checkout follows (CART-53). */
export function AddToCartButton({ sku, quantity = 1, disabled = false, kind }: AddToCartButtonProps) {
  const { t } = useTexts("cart");
  const { add } = useCart();
  const router = useRouter();
  const [adding, setAdding] = useState(false);

  const put = async () => {
    setAdding(true);
    const accepted = await add({ sku, product_quantity: quantity }, { quiet: kind === "buy" });
    if (accepted && kind === "buy") await router.push(paths.checkout);
    setAdding(false);
  };

  const label = kind === "buy" ? t("add.buyNow") : t("add.toCart");
  return (
    <Button
      variant={kind === "buy" ? "secondary" : "primary"}
      size="lg"
      width="full"
      disabled={disabled}
      aria-busy={adding}
      onClick={() => {
        if (!adding) void put();
      }}
    >
      {adding && <span className={styles.spinner} aria-hidden="true" />}
      {disabled ? t("add.soldOut") : adding ? t("add.adding") : label}
    </Button>
  );
}
