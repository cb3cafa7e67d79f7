import styles from "@/components/cart/cart-button.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useCart } from "@/hooks/cart/use-cart";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

/** The cart's icon with its badge: the number of lines (CART-02, CART-03). */
export function CartButton({ onIntent }: { onIntent?: () => void }) {
  const { t, language } = useTexts("cart");
  const { cart, openByIcon } = useCart();
  const count = cart.cart_item_count ?? 0;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t("button.open", { count })}
      aria-haspopup="dialog"
      onClick={openByIcon}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="bag" size={24} />
      {count > 0 && <span className={styles.badge}>{formatNumber(count, language)}</span>}
    </button>
  );
}
