import { type ReactNode, useEffect } from "react";
import { ListedCard } from "@/components/catalog/card/listed-card";
import { useCardLabels } from "@/components/catalog/card/use-card-labels";
import { CompareTray } from "@/components/catalog/compare/compare-tray";
import { ActiveFilters } from "@/components/catalog/listing/active-filters";
import { FilterPanel, type FilterPanelProps } from "@/components/catalog/listing/filter-panel";
import styles from "@/components/catalog/listing/listing-view.module.css";
import { SortForm } from "@/components/catalog/listing/sort-form";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { ButtonLink } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import page from "@/components/ui/sections/page.module.css";
import { Drawing } from "@/components/ui/values/drawing";
import { Icon } from "@/components/ui/values/icon";
import { useComparison } from "@/hooks/catalog/use-comparison";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useNavigating } from "@/hooks/ui/use-navigating";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Listing } from "@/services/catalog/catalog-service";
import { PLACE_KEY } from "@/utils/addresses/chosen-place";
import { readStored } from "@/utils/browser/browser-storage";
import { clearedHref, type ListingFilter, listingHref } from "@/utils/catalog/listing-query";
import { RECENT_KEY, slugOfPath } from "@/utils/catalog/slug-list";

const loadExtras = () =>
  import("@/components/catalog/listing/listing-extras").then((loaded) => loaded.loadListingExtras());

export interface ListingViewProps extends FilterPanelProps {
  title: string;
  intro: string;
  trail: readonly Crumb[];
  /** Shown between the introduction and the list, e.g. the countdown of a sale. */
  banner?: ReactNode;
}

/** A list of products: filters, order, 24 cards, pages. The address has all of its state. It works without script. */
export function ListingView({ listing, of, filter, path, title, intro, trail, banner }: ListingViewProps) {
  const { t } = useTexts("shop-lists");
  const busy = useNavigating();
  const { products, count } = listing;
  const { compare: carried = [] } = filter;
  const comparison = useComparison(carried);
  const { part: Extras, loadPart } = useLazyPart(loadExtras);
  useEffect(() => {
    if (readStored("local", PLACE_KEY) ?? readStored("local", RECENT_KEY)) void loadPart();
  }, [loadPart]);
  return (
    <>
      <div className={page.container}>
        <Breadcrumbs trail={trail} />
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.intro}>{intro}</p>
          </div>
        </div>
        {banner}
        <div className={styles.columns}>
          <FilterPanel listing={listing} of={of} filter={filter} path={path} />
          <section
            id="results"
            tabIndex={-1}
            aria-label={t("listing.results")}
            aria-busy={busy}
            className={styles.results}
          >
            <ListingBar count={count} filter={filter} path={path} />
            <ActiveFilters filter={filter} listing={listing} path={path} />
            {products.length > 0 ? (
              <ListingCards products={products} carried={carried} comparison={comparison} onNear={loadPart} />
            ) : (
              <EmptyListing cleared={clearedHref(path, filter)} />
            )}
            <Pagination
              page={listing.page}
              pages={listing.pages}
              hrefOf={(number) => listingHref(path, filter, { page: number })}
            />
          </section>
        </div>
        <CompareTray comparison={comparison} products={products} />
      </div>
      {Extras && <Extras list={comparison.cards} products={products} />}
    </>
  );
}

/** Shown when no product matches the filters. @param cleared the list without them */
function EmptyListing({ cleared }: { cleared: string }) {
  const { t } = useTexts("shop-lists");
  return (
    <div className={styles.empty}>
      <Drawing src="/images/kit/illustration/empty-cart.svg" width={240} height={180} lazy={false} />
      <h2>{t("listing.emptyTitle")}</h2>
      <p>{t("listing.emptyText")}</p>
      <ButtonLink href={cleared}>{t("filter.clear")}</ButtonLink>
    </div>
  );
}

/** The number of products, the link to the filters, and the sort order. */
function ListingBar({ count, filter, path }: { count: number; filter: ListingFilter; path: string }) {
  const { t } = useTexts("shop-lists");
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {/* In a separate element, because parts that load later are placed beside it. */}
        <span>{t("listing.count", { count })}</span>
      </p>
      <a href="#filters" className={styles.openFilters}>
        <Icon name="funnel" />
        {t("filter.title")}
      </a>
      <SortForm filter={filter} path={path} />
    </div>
  );
}

interface ListingCardsProps {
  products: Listing["products"];
  /** Slugs of the products chosen for the comparison. */
  carried: readonly string[];
  comparison: ReturnType<typeof useComparison>;
  /** Called when the pointer or the focus reaches a card. */
  onNear: () => void;
}

/** The cards of a page of the list. */
function ListingCards({ products, carried, comparison, onNear }: ListingCardsProps) {
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
