import { ProductCard, type ProductCardProps } from "@/components/catalog/card/product-card";
import { CachedMarkup } from "@/components/ui/cached-markup";

/** A card as an item of a list. The picture that decides the largest paint asks for itself in the page's head: not kept. */
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
