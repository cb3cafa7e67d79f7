import { ListedCard } from "@/components/catalog/card/listed-card";
import { useCardLabels } from "@/components/catalog/card/use-card-labels";
import styles from "@/components/catalog/listing/listing-view.module.css";
import type { useComparison } from "@/hooks/catalog/use-comparison";
import type { Listing } from "@/services/catalog/catalog-service";
import { slugOfPath } from "@/utils/catalog/slug-list";

interface ListingCardsProps {
  products: Listing["products"];
  /** Slugs of the products chosen for the comparison. */
  carried: readonly string[];
  comparison: ReturnType<typeof useComparison>;
  /** Called when the pointer or the focus reaches a card. */
  onNear: () => void;
}

/** The cards of a page of the list. */
export function ListingCards({ products, carried, comparison, onNear }: ListingCardsProps) {
  const labels = useCardLabels();
  return (
    <ul
      ref={comparison.cards}
      onChange={comparison.tick}
      onPointerOver={onNear}
      onFocus={onNear}
      className={styles.grid}
    >
      {products.map((product, index) => (
        <ListedCard
          key={product.path}
          product={product}
          labels={labels}
          level={2}
          priority={index === 0}
          compared={carried.includes(slugOfPath(product.path))}
        />
      ))}
    </ul>
  );
}
