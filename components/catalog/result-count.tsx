import { loadShopPart } from "@/hooks/load-shop-part";
import { useListingCount } from "@/hooks/use-listing-count";
import { useTexts } from "@/hooks/use-texts";
import type { ListingOf } from "@/services/catalog-service";
import { formatCount } from "@/utils/digits";
import type { ListingFilter } from "@/utils/listing-query";
import { languageOf } from "@/utils/translations";

interface ResultCountProps {
  of: ListingOf;
  /** What is ticked and typed now. */
  filter: ListingFilter;
  /** What the page shows. */
  shown: { filter: ListingFilter; count: number };
}

const NOUNS = ["phones", "tab", "wearables", "accessories"] as const;

/** "Show 4 phones": the words of the filter's button, which follow what is ticked. */
function ResultCount({ of, filter, shown }: ResultCountProps) {
  const { t, language } = useTexts("shop-parts");
  const count = useListingCount(of, filter, shown);
  const category = of.preorder === "1" ? "phones" : of.category;
  const noun = NOUNS.find((each) => each === category) ?? "products";
  if (count === null) return <>{t("count.show")}</>;
  if (count === 0) return <>{t("count.none")}</>;
  return <>{t(`count.${noun}`, { count, number: formatCount(count, language) })}</>;
}

/** The count with its words. */
export function loadResultCount(): Promise<typeof ResultCount> {
  return loadShopPart(languageOf(document.documentElement.lang), Promise.resolve(ResultCount));
}
