import { useListingCount } from "@/components/catalog/listing/use-listing-count";
import { ResultCount } from "@/components/ui/forms/result-count";
import { withShopTexts } from "@/hooks/catalog/load-shop-part";
import type { ListingOf } from "@/services/catalog/catalog-service";
import type { ListingFilter } from "@/utils/catalog/listing-query";

interface ListingCountProps {
  of: ListingOf;
  /** The filter as it is now in the form. */
  filter: ListingFilter;
  /** What the page shows. */
  shown: { filter: ListingFilter; count: number };
}

const NOUNS = ["phones", "tab", "wearables", "accessories"] as const;

/** The number of products that match the checked filters. */
function ListingCount({ of, filter, shown }: ListingCountProps) {
  const count = useListingCount(of, filter, shown);
  const category = of.preorder === "1" ? "phones" : of.category;
  return <ResultCount noun={NOUNS.find((each) => each === category) ?? "products"} count={count} />;
}

/** The count with its texts. */
export function loadListingCount(): Promise<typeof ListingCount> {
  return withShopTexts(ListingCount);
}
