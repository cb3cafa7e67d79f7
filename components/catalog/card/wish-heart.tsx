import styles from "@/components/catalog/card/wish-heart.module.css";
import { useWish } from "@/hooks/catalog/use-wish";

interface WishHeartProps {
  slug: string;
  pricePoisha: number;
  /** The whole of it for screen readers: "Save Kaldreo Quill 2 to the wish list". */
  label: string;
  /** Said beside the heart where there is room for it, in place of the label. */
  text?: string;
}

/** Keeps a product on the wish list. Its drawing is in the style sheet: 24 of them make a page. */
export function WishHeart({ slug, pricePoisha, label, text }: WishHeartProps) {
  const { isKept, warm, toggle } = useWish(slug, pricePoisha);
  return (
    <button
      type="button"
      className={text === undefined ? styles.heart : `${styles.heart} ${styles.wide}`}
      aria-pressed={isKept}
      {...(text === undefined && { "aria-label": label })}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => void toggle()}
    >
      {text}
    </button>
  );
}
