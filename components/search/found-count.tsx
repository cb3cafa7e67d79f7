import { useFoundCount } from "@/components/search/use-found-count";
import { ResultCount } from "@/components/ui/forms/result-count";
import { withShopTexts } from "@/hooks/catalog/load-shop-part";
import type { SearchNarrowing } from "@/utils/search/search-narrowing";

interface FoundCountProps {
  query: string;
  /** The filters that are ticked and typed now. */
  narrowing: SearchNarrowing;
  /** What the page shows. */
  shown: { narrowing: SearchNarrowing; count: number };
}

/** The number of products of a search that match the ticked filters. */
function FoundCount({ query, narrowing, shown }: FoundCountProps) {
  return <ResultCount noun="products" count={useFoundCount(query, narrowing, shown)} />;
}

/** Loads the count together with its texts. */
export function loadFoundCount(): Promise<typeof FoundCount> {
  return withShopTexts(FoundCount);
}
