import { useWish } from "@/components/catalog/card/use-wish";
import styles from "@/components/catalog/card/wish-heart.module.css";

interface WishHeartProps {
  slug: string;
  pricePoisha: number;
  /** The full label for screen readers: "Save Kaldreo Quill 2 to the wish list". */
  label: string;
  /** The visible text beside the heart if there is room for it; it replaces the label. */
  text?: string;
}

/** Saves a product to the wish list. The icon is in the style sheet, because a page can have 24 of them. */
export function WishHeart({ slug, pricePoisha, label, text }: WishHeartProps) {
  const { isSaved, preload, toggle } = useWish(slug, pricePoisha);
  return (
    <button
      type="button"
      className={text === undefined ? styles.heart : `${styles.heart} ${styles.wide}`}
      aria-pressed={isSaved}
      {...(text === undefined && { "aria-label": label })}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void toggle()}
    >
      {text}
    </button>
  );
}
