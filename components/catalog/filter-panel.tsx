import { useRouter } from "next/router";
import { type ChangeEvent, type FormEvent, useRef } from "react";
import { FilterGroup, PriceGroup } from "@/components/catalog/filter-group";
import { filterGroups } from "@/components/catalog/filter-groups";
import styles from "@/components/catalog/filter-panel.module.css";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { KeptMarkup } from "@/components/ui/kept-markup";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { Listing } from "@/services/catalog-service";
import { clearedHref, type ListingFilter, listingHref, readListingQuery } from "@/utils/listing-query";

interface FilterPanelProps {
  listing: Listing;
  filter: ListingFilter;
  path: string;
}

const SIDEBAR = "(min-width: 48em)";
/** Groups that stand open at first; the others open with a click, and by themselves when something in them is chosen. */
const OPEN_GROUPS = 8;

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
 * script; with script a tick in the column takes effect at once.
 */
export function FilterPanel({ listing, filter, path }: FilterPanelProps) {
  const { t } = useTexts("shop");
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
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

  const apply = (wanted: ListingFilter) => void router.push(listingHref(path, wanted), undefined, { scroll: false });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(readForm(event.currentTarget));
  };
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const target = event.target as unknown as HTMLInputElement;
    if (target.type === "checkbox" && window.matchMedia(SIDEBAR).matches) apply(readForm(event.currentTarget));
  };

  return (
    <aside
      id="filters"
      tabIndex={-1}
      aria-label={t("filter.title")}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === "Escape") window.location.hash = "#results";
      }}
    >
      <a href="#results" className={styles.backdrop} tabIndex={-1}>
        {t("filter.close")}
      </a>
      <form ref={form} method="get" action={path} onSubmit={submit} onChange={change} className={styles.sheet}>
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
                <PriceGroup key={`price ${address}`} filter={filter} range={listing.priceRange} />
              ) : (
                <FilterGroup key={group.id} group={group} open={index < OPEN_GROUPS} />
              ),
            )
          }
        </KeptMarkup>
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        {filter.compare && <input type="hidden" name="compare" value={filter.compare.join(",")} />}
        {filter.sort !== "popular" && <input type="hidden" name="sort" value={filter.sort} />}
        <div className={styles.actions}>
          <Button type="submit">{t("filter.apply")}</Button>
          <SiteLink href={clearedHref(path, filter)} prefetch={false} className={styles.clear}>
            {t("filter.clear")}
          </SiteLink>
        </div>
      </form>
    </aside>
  );
}
