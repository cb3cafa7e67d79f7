import { ListedCard } from "@/components/catalog/card/listed-card";
import { useCardWords } from "@/components/catalog/card/use-card-words";
import { Rail } from "@/components/ui/lists/rail";
import type { ProductCardView } from "@/services/catalog/catalog-service";

/** A row of products. */
export function ProductRail({ label, products }: { label: string; products: readonly ProductCardView[] }) {
  const words = useCardWords();
  return (
    <Rail label={label}>
      {products.map((product) => (
        <ListedCard key={product.path} product={product} words={words} level={3} />
      ))}
    </Rail>
  );
}
