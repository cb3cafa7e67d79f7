import { useRouter } from "next/router";
import { useState } from "react";
import { Button } from "@/components/ui/actions/button";
import { useCart } from "@/hooks/cart/use-cart";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CartItemInput } from "@/services/cart/cart-service";
import { afterPaint } from "@/utils/browser/idle";
import { paths } from "@/utils/paths/paths";

interface AddToCartButtonProps {
  sku: string;
  /** True when it is sold out. */
  disabled?: boolean;
  /** Code of the instalment plan chosen for this product; passed on to the checkout (feature 12). */
  emi?: string | undefined;
  /** The options of the line, chosen or typed. */
  options?: Pick<CartItemInput, "bundle" | "name" | "number">;
  /** Called on each click. If it returns false, nothing is added, because something must be corrected first. */
  check?: () => boolean;
  /** `buy` adds and continues to the checkout. */
  kind: "add" | "buy";
  /** Shown instead of the button's own label. */
  label?: string;
  /** Called when the server accepted it. */
  onAdded?: () => void;
}

/** Adds a variant to the cart, then opens the side cart or the checkout (CART-53). A pre-order has its own checkout. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { sku, disabled = false, emi, options, check, kind, onAdded } = props;
  const { t } = useTexts("cart");
  const { add, current } = useCart();
  const router = useRouter();
  const [adding, setAdding] = useState(false);

  const put = async () => {
    if (check?.() === false) return;
    setAdding(true);
    // The side cart is loaded while the server answers; after a failure it is loaded again when it opens.
    if (kind === "add") {
      afterPaint()
        .then(() => import("@/components/cart/cart-drawer"))
        .catch(() => undefined);
    }
    const item = { sku, product_quantity: 1, ...options, ...(emi !== undefined && { emi }) };
    const accepted = await add(item, { quiet: kind === "buy" });
    if (accepted) onAdded?.();
    // The side cart stays closed for a pre-order, which continues to its checkout.
    if (accepted && current().preorder) await router.push(paths.preorderCheckout);
    else if (accepted && kind === "buy") await router.push(paths.checkout);
    setAdding(false);
  };

  const click = () => {
    if (!adding) void put();
  };
  const action = emi !== undefined ? t("add.withEmi") : kind === "buy" ? t("add.buyNow") : t("add.toCart");
  return (
    <Button
      variant={kind === "buy" ? "secondary" : "primary"}
      size="lg"
      width="full"
      disabled={disabled}
      aria-busy={adding}
      onClick={click}
    >
      {disabled ? t("add.soldOut") : adding ? t("add.adding") : (props.label ?? action)}
    </Button>
  );
}
