import { useRef } from "react";
import { ProductCard } from "@/components/catalog/product-card";
import styles from "@/components/catalog/product-rail.module.css";
import { useCardWords } from "@/components/catalog/use-card-words";
import { Icon } from "@/components/ui/icon";
import { useTexts } from "@/hooks/use-texts";
import type { ProductCardView } from "@/services/catalog-service";

const PAGE_SHARE = 0.9;

/** A row of products that is swiped on touch, scrolled by wheel or keyboard, and paged by arrows where there is a pointer. */
export function ProductRail({ label, products }: { label: string; products: readonly ProductCardView[] }) {
  const { t } = useTexts();
  const words = useCardWords();
  const list = useRef<HTMLUListElement>(null);
  const page = (direction: -1 | 1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * PAGE_SHARE, behavior: "smooth" });
  return (
    <div className={styles.rail}>
      <ul ref={list} aria-label={label} className={styles.list}>
        {products.map((product) => (
          <li key={product.path}>
            <ProductCard product={product} words={words} level={3} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.previous}
        onClick={() => page(-1)}
        aria-label={`${t("rail.previous")}: ${label}`}
      >
        <Icon name="caretLeft" />
      </button>
      <button type="button" className={styles.next} onClick={() => page(1)} aria-label={`${t("rail.next")}: ${label}`}>
        <Icon name="caretRight" />
      </button>
    </div>
  );
}
