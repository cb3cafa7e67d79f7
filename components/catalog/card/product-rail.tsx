import { ListedCard } from "@/components/catalog/card/listed-card";
import { useCardLabels } from "@/components/catalog/card/use-card-labels";
import { Rail } from "@/components/ui/lists/rail";
import type { ProductCardView } from "@/services/catalog/catalog-service";

/** A row of products. */
export function ProductRail({ label, products }: { label: string; products: readonly ProductCardView[] }) {
  const labels = useCardLabels();
  return (
    <Rail label={label}>
      {products.map((product) => (
        <ListedCard key={product.path} product={product} labels={labels} level={3} />
      ))}
    </Rail>
  );
}
