import { ProductCard, type ProductCardProps } from "@/components/catalog/card/product-card";
import { CachedMarkup } from "@/components/ui/cached-markup";

/** A card as a list item. A card with the largest picture (LCP) is not cached: it adds a preload to the page's head. */
export function ListedCard(props: ProductCardProps) {
  const { product, level, priority = false, compared } = props;
  if (priority) {
    return (
      <li>
        <ProductCard {...props} />
      </li>
    );
  }
  return (
    <CachedMarkup as="li" name="card" data={[product, level, compared]}>
      {() => <ProductCard {...props} />}
    </CachedMarkup>
  );
}
