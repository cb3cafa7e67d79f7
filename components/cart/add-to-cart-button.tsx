import { useRouter } from "next/router";
import { useState } from "react";
import { Button } from "@/components/ui/actions/button";
import { useCart } from "@/hooks/cart/use-cart";
import { useEarlyClick } from "@/hooks/ui/use-early-click";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CartItemInput } from "@/services/cart/cart-service";
import { EARLY_CLICK } from "@/utils/browser/early-click";
import { paths } from "@/utils/paths/paths";

interface AddToCartButtonProps {
  sku: string;
  /** Pieces to add; 1 when left out. */
  quantity?: number;
  /** True when it is sold out. */
  disabled?: boolean;
  /** Code of the instalment plan that was chosen with it; passed on to the checkout (feature 12). */
  emi?: string | undefined;
  /** The options of the line, chosen or typed. */
  options?: Pick<CartItemInput, "bundle" | "name" | "number">;
  /** Called on each click; false leaves the cart as it is, because something must be corrected first. */
  check?: () => boolean;
  /** `buy` adds and continues to the checkout. */
  kind: "add" | "buy";
  /** Instead of the button's own label. */
  label?: string;
  /** Called when the server accepted it. */
  onAdded?: () => void;
}

/** Puts a variant into the cart; then the side cart opens, or the checkout (CART-53): a pre-order has its own. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { sku, quantity = 1, disabled = false, emi, options, check, kind, onAdded } = props;
  const { t } = useTexts("cart");
  const { add, current } = useCart();
  const router = useRouter();
  const [adding, setAdding] = useState(false);

  const put = async () => {
    if (check?.() === false) return;
    setAdding(true);
    // The side cart is loaded while the server answers; after a failure it is loaded again when it opens.
    if (kind === "add") import("@/components/cart/cart-drawer").catch(() => undefined);
    const item = { sku, product_quantity: quantity, ...options, ...(emi !== undefined && { emi }) };
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
  const button = useEarlyClick(click);
  const action = emi !== undefined ? t("add.withEmi") : kind === "buy" ? t("add.buyNow") : t("add.toCart");
  return (
    <Button
      variant={kind === "buy" ? "secondary" : "primary"}
      size="lg"
      width="full"
      disabled={disabled}
      aria-busy={adding}
      onClick={click}
      ref={button}
      {...EARLY_CLICK}
    >
      {disabled ? t("add.soldOut") : adding ? t("add.adding") : (props.label ?? action)}
    </Button>
  );
}
