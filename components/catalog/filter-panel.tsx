import { useRouter } from "next/router";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { FilterGroup, PriceGroup } from "@/components/catalog/filter-group";
import { filterGroups } from "@/components/catalog/filter-groups";
import styles from "@/components/catalog/filter-panel.module.css";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { KeptMarkup } from "@/components/ui/kept-markup";
import { SiteLink } from "@/components/ui/site-link";
import { useFilterSheet } from "@/hooks/use-filter-sheet";
import { useLazyPart } from "@/hooks/use-lazy-part";
import { useTexts } from "@/hooks/use-texts";
import type { Listing, ListingOf } from "@/services/catalog-service";
import { opensElsewhere } from "@/utils/click";
import { clearedHref, type ListingFilter, listingHref, readListingQuery } from "@/utils/listing-query";

interface FilterPanelProps {
  listing: Listing;
  /** What the listing goes over. */
  of: ListingOf;
  filter: ListingFilter;
  path: string;
}

const SIDEBAR = "(min-width: 48em)";
const SHEET = "(max-width: 47.99em)";
/** Groups that stand open at first; the others open with a click, and by themselves when something in them is chosen. */
const OPEN_GROUPS = 8;

const loadCount = () => import("@/components/catalog/result-count").then((loaded) => loaded.loadResultCount());

function readForm(form: HTMLFormElement): ListingFilter {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query[name] = [...(query[name] ?? []), value];
  }
  const single = Object.fromEntries(
    Object.entries(query).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
  return readListingQuery(single, "category" in single ? "categories" : "one-category");
}

/**
 * The filters: a column from md, below that a sheet opened by `#filters`. It is one GET form, so it works without
 * script; with script a tick in the column takes effect at once, and in the sheet the button says how many products the
 * ticks have, closes the sheet and lands on the list.
 */
export function FilterPanel({ listing, of, filter, path }: FilterPanelProps) {
  const { t } = useTexts("shop");
  const router = useRouter();
  const panel = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const sheet = useFilterSheet(panel, SHEET);
  const { part: ResultCount, want } = useLazyPart(loadCount);
  /** What is ticked and typed and not applied yet. */
  const [pending, setPending] = useState<ListingFilter | null>(null);
  const address = listingHref(path, filter);
  const groups = filterGroups(listing, filter, {
    brand: t("filter.brand"),
    ram: t("filter.ram"),
    storage: t("filter.storage"),
    features: t("filter.features"),
    fiveG: t("filter.fiveG"),
    colour: t("filter.colour"),
    offers: t("filter.offers"),
    marks: {
      "in-stock": t("filter.marks.in-stock"),
      reduced: t("filter.marks.reduced"),
      emi: t("filter.marks.emi"),
      new: t("filter.marks.new"),
      rated: t("filter.marks.rated"),
      bundle: t("filter.marks.bundle"),
    },
  });

  useEffect(() => {
    if (sheet.wasOpened) void want();
  }, [sheet.wasOpened, want]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, or a closed sheet, and nothing is pending
  useEffect(() => setPending(null), [address, sheet.closed]);

  const isSheet = () => window.matchMedia(SHEET).matches;
  const go = (href: string) => {
    if (isSheet() && href === address) return sheet.close();
    // In place of the entry that opened the sheet, so that Back takes this filter away.
    if (isSheet() && sheet.land()) return void router.replace(href, undefined, { scroll: false });
    void router.push(href, undefined, { scroll: false });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(listingHref(path, readForm(event.currentTarget)));
  };
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const target = event.target as unknown as HTMLInputElement;
    const wanted = readForm(event.currentTarget);
    if (target.type === "checkbox" && window.matchMedia(SIDEBAR).matches) return go(listingHref(path, wanted));
    setPending(wanted);
    void want();
  };

  return (
    <aside
      ref={panel}
      id="filters"
      tabIndex={-1}
      aria-label={t("filter.title")}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isSheet()) sheet.close();
      }}
    >
      <a href="#results" className={styles.backdrop} tabIndex={-1}>
        {t("filter.close")}
      </a>
      {/* Without a script it lands on the list, and the way back brings no ticks that the list does not have. */}
      <form
        ref={form}
        method="get"
        action={`${path}#results`}
        autoComplete="off"
        onSubmit={submit}
        onChange={change}
        className={styles.sheet}
      >
        <div className={styles.head}>
          <h2>{t("filter.title")}</h2>
          <a href="#results" className={styles.close} aria-label={t("filter.close")}>
            <Icon name="close" />
          </a>
        </div>
        <KeptMarkup
          as="div"
          name="filters"
          data={[groups, filter.priceMin, filter.priceMax, listing.priceRange]}
          className={styles.groups}
        >
          {() =>
            groups.map((group, index) =>
              group === "price" ? (
                // A changed address brings fresh boxes; what is being typed stays otherwise.
                <PriceGroup key={`price ${address} ${sheet.closed}`} filter={filter} range={listing.priceRange} />
              ) : (
                <FilterGroup key={group.id} group={group} open={index < OPEN_GROUPS} round={sheet.closed} />
              ),
            )
          }
        </KeptMarkup>
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        {filter.compare && <input type="hidden" name="compare" value={filter.compare.join(",")} />}
        {filter.sort !== "popular" && <input type="hidden" name="sort" value={filter.sort} />}
        <div className={styles.actions}>
          <Button type="submit" aria-live="polite">
            {ResultCount ? (
              <ResultCount of={of} filter={pending ?? filter} shown={{ filter, count: listing.count }} />
            ) : (
              t("filter.apply")
            )}
          </Button>
          <SiteLink
            href={clearedHref(path, filter)}
            prefetch={false}
            className={styles.clear}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              go(clearedHref(path, filter));
            }}
          >
            {t("filter.clear")}
          </SiteLink>
        </div>
      </form>
    </aside>
  );
}
