import { useRouter } from "next/router";
import { useState } from "react";
import { Button } from "@/components/ui/actions/button";
import { useCart } from "@/hooks/cart/use-cart";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CartItemInput } from "@/services/cart/cart-service";
import { paths } from "@/utils/paths/paths";

interface AddToCartButtonProps {
  sku: string;
  /** Pieces to add; 1 when left out. */
  quantity?: number;
  /** True when it is sold out. */
  disabled?: boolean;
  /** Code of the instalment plan that was chosen with it; carried to the checkout (feature 12). */
  emi?: string | undefined;
  /** What was chosen or written for it. */
  options?: Pick<CartItemInput, "bundle" | "name" | "number">;
  /** Asked on each press; false leaves the cart as it is, since something is to be corrected first. */
  check?: () => boolean;
  /** `buy` adds and goes on to the checkout. */
  kind: "add" | "buy";
  /** In place of the button's own words. */
  label?: string;
  /** Told when the server accepted it. */
  onAdded?: () => void;
}

/** Puts a variant into the cart; the side cart then opens, or the checkout follows (CART-53): a pre-order's own at once. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { sku, quantity = 1, disabled = false, emi, options, check, kind, onAdded } = props;
  const { t } = useTexts("cart");
  const { add, current } = useCart();
  const router = useRouter();
  const [adding, setAdding] = useState(false);

  const put = async () => {
    if (check?.() === false) return;
    setAdding(true);
    // The side cart is fetched while the server answers; a failure is repeated when it opens.
    if (kind === "add") import("@/components/cart/cart-drawer").catch(() => undefined);
    const item = { sku, product_quantity: quantity, ...options, ...(emi !== undefined && { emi }) };
    const accepted = await add(item, { quiet: kind === "buy" });
    if (accepted) onAdded?.();
    // The side cart stays closed for a pre-order: its checkout is what the customer asked for.
    if (accepted && current().preorder) await router.push(paths.preorderCheckout);
    else if (accepted && kind === "buy") await router.push(paths.checkout);
    setAdding(false);
  };

  const words = emi !== undefined ? t("add.withEmi") : kind === "buy" ? t("add.buyNow") : t("add.toCart");
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
      {disabled ? t("add.soldOut") : adding ? t("add.adding") : (props.label ?? words)}
    </Button>
  );
}
