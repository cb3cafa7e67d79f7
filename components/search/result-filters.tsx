import { choiceKey, FilterGroup, type FilterGroupView, PriceGroup } from "@/components/ui/forms/filter-group";
import { FilterSheet } from "@/components/ui/forms/filter-sheet";
import sheet from "@/components/ui/forms/filter-sheet.module.css";
import { usePendingFilter } from "@/hooks/catalog/use-pending-filter";
import { useTexts } from "@/hooks/ui/use-texts";
import type { NarrowedProducts } from "@/services/search/search-service";
import { localePath } from "@/utils/paths/paths";
import { searchPath } from "@/utils/search/search";
import {
  productResultsPath,
  readNarrowing,
  type SearchNarrowing,
  UNFILTERED_SEARCH,
} from "@/utils/search/search-narrowing";

export interface ResultFiltersProps {
  query: string;
  narrowed: NarrowedProducts;
  narrowing: SearchNarrowing;
}

const loadCount = () => import("@/components/search/found-count").then((loaded) => loaded.loadFoundCount());

/** The filters for the products of a search: brand, price and stock. The sheet's button counts like the shop's. */
export function ResultFilters({ query, narrowed, narrowing }: ResultFiltersProps) {
  const { t, language } = useTexts("search");
  const { Count, pending, sheet: counted } = usePendingFilter(loadCount);
  const { sort, priceMin, priceMax } = narrowing;
  const address = productResultsPath(query, narrowing);
  const [action = "", searchQuery] = searchPath(query).split("?");
  const stock = stockGroup(narrowed, narrowing, { title: t("filter.stock"), label: t("filter.inStock") });
  const brands = brandGroup(narrowed, narrowing, t("filter.brand"));
  const labels = { title: t("filter.price"), from: t("filter.priceMin"), to: t("filter.priceMax") };
  return (
    <FilterSheet
      labels={{ title: t("filter.title"), close: t("filter.close"), clear: t("filter.clear") }}
      action={localePath(action, language)}
      address={address}
      cleared={productResultsPath(query, { ...UNFILTERED_SEARCH, sort })}
      hiddenFields={{
        q: searchQuery === undefined ? undefined : query,
        category: "products",
        sort: sort === "relevance" ? undefined : sort,
      }}
      hrefOf={(typed) => productResultsPath(query, readNarrowing(typed))}
      {...counted}
      submit={
        Count ? (
          <Count
            query={query}
            narrowing={pending ? readNarrowing(pending) : narrowing}
            shown={{ narrowing, count: narrowed.count }}
          />
        ) : (
          t("filter.apply")
        )
      }
    >
      {(closed) => (
        <div className={sheet.groups}>
          <FilterGroup group={stock} open round={closed} />
          <PriceGroup
            key={`price ${address} ${closed}`}
            labels={labels}
            from={priceMin}
            to={priceMax}
            range={narrowed.price}
          />
          <FilterGroup group={brands} open round={closed} />
        </div>
      )}
    </FilterSheet>
  );
}

function stockGroup(
  { inStock: count }: NarrowedProducts,
  { onlyInStock }: SearchNarrowing,
  { title, label }: { title: string; label: string },
): FilterGroupView {
  const choice = { name: "only", value: "in-stock", label, count };
  return { id: "stock", title, choices: [choice], chosen: onlyInStock ? [choiceKey(choice)] : [] };
}

/** A chosen brand without products is still shown; otherwise the form would lose it. */
function brandGroup({ brands }: NarrowedProducts, { brands: chosen }: SearchNarrowing, title: string): FilterGroupView {
  const missing = chosen.filter((slug) => brands.every(({ value }) => value !== slug));
  return {
    id: "brand",
    title,
    choices: [...brands, ...missing.map((value) => ({ value, label: value, count: 0 }))].map((brand) => ({
      ...brand,
      name: "brand",
    })),
    chosen: chosen.map((value) => choiceKey({ name: "brand", value })),
  };
}
