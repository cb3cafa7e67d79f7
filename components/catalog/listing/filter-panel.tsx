import { filterGroups } from "@/components/catalog/listing/filter-groups";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { FilterGroup, PriceGroup } from "@/components/ui/forms/filter-group";
import { FilterSheet } from "@/components/ui/forms/filter-sheet";
import sheet from "@/components/ui/forms/filter-sheet.module.css";
import { type FormQuery, usePendingFilter } from "@/hooks/catalog/use-pending-filter";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Listing, ListingOf } from "@/services/catalog/catalog-service";
import { clearedHref, type ListingFilter, listingHref, readListingQuery } from "@/utils/catalog/listing-query";
import { localePath } from "@/utils/paths/paths";

export interface FilterPanelProps {
  listing: Listing;
  /** The set of products in the listing. */
  of: ListingOf;
  filter: ListingFilter;
  /** Address of the listing without a query. */
  path: string;
}

/** The number of groups that are open at first. Others open on a click, or at once if one of their values is chosen. */
const OPEN_GROUPS = 8;

const loadCount = () =>
  import("@/components/catalog/listing/listing-count").then((loaded) => loaded.loadListingCount());

const filterOf = (query: FormQuery) => readListingQuery(query, "category" in query ? "categories" : "one-category");

/** The filters of a listing. In the sheet the button shows how many products match the checked filters. */
export function FilterPanel({ listing, of, filter, path }: FilterPanelProps) {
  const { t, language } = useTexts("shop-lists");
  const { Count, pending, sheet: counted } = usePendingFilter(loadCount);
  const address = listingHref(path, filter);
  const groups = filterGroups(listing, filter, t);
  const labels = { title: t("filter.price"), from: t("filter.priceMin"), to: t("filter.priceMax") };

  return (
    <FilterSheet
      labels={{ title: t("filter.title"), close: t("filter.close"), clear: t("filter.clear") }}
      action={localePath(path, language)}
      address={address}
      cleared={clearedHref(path, filter)}
      hiddenFields={{
        category: filter.category,
        compare: filter.compare?.join(","),
        sort: filter.sort === "popular" ? undefined : filter.sort,
      }}
      hrefOf={(query) => listingHref(path, filterOf(query))}
      {...counted}
      submit={
        Count ? (
          <Count of={of} filter={pending ? filterOf(pending) : filter} shown={{ filter, count: listing.count }} />
        ) : (
          t("filter.apply")
        )
      }
    >
      {(closed) => (
        <CachedMarkup
          as="div"
          name="filters"
          data={[groups, filter.priceMin, filter.priceMax, listing.priceRange]}
          className={sheet.groups}
        >
          {() =>
            groups.map((group, index) =>
              group === "price" ? (
                // A new address replaces the fields; otherwise the typed text stays.
                <PriceGroup
                  key={`price ${address} ${closed}`}
                  labels={labels}
                  from={filter.priceMin}
                  to={filter.priceMax}
                  range={listing.priceRange}
                />
              ) : (
                <FilterGroup key={group.id} group={group} open={index < OPEN_GROUPS} round={closed} />
              ),
            )
          }
        </CachedMarkup>
      )}
    </FilterSheet>
  );
}
