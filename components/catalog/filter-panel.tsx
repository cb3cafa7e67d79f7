import { useRouter } from "next/router";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import styles from "@/components/catalog/filter-panel.module.css";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { FacetView, Listing } from "@/services/catalog-service";
import { type ListingFilter, listingHref, readListingQuery } from "@/utils/listing-query";

interface FilterPanelProps {
  listing: Listing;
  filter: ListingFilter;
  path: string;
}

const SIDEBAR = "(min-width: 48em)";

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
        <div className={styles.groups}>
          <Choices name="brand" title={t("filter.brand")} choices={listing.brands} chosen={filter.brand} />
          <fieldset className={styles.group}>
            <legend>{t("filter.price")}</legend>
            {/* A changed address brings fresh boxes; what is being typed stays otherwise. */}
            <div className={styles.prices} key={address}>
              <label>
                <span>{t("filter.priceMin")}</span>
                <input
                  name="price_min"
                  inputMode="numeric"
                  pattern="[0-9]*"
                  defaultValue={filter.priceMin ?? ""}
                  placeholder={String(Math.floor(listing.priceRange.min))}
                />
              </label>
              <label>
                <span>{t("filter.priceMax")}</span>
                <input
                  name="price_max"
                  inputMode="numeric"
                  pattern="[0-9]*"
                  defaultValue={filter.priceMax ?? ""}
                  placeholder={String(Math.ceil(listing.priceRange.max))}
                />
              </label>
            </div>
          </fieldset>
          <Choices name="storage" title={t("filter.storage")} choices={listing.storages} chosen={filter.storage} />
          <Choices
            name="five_g"
            title={t("filter.network")}
            choices={
              listing.fiveGCount > 0 || filter.fiveG
                ? [{ value: "1", label: t("filter.fiveG"), count: listing.fiveGCount }]
                : []
            }
            chosen={filter.fiveG ? ["1"] : []}
          />
        </div>
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        {filter.sort !== "popular" && <input type="hidden" name="sort" value={filter.sort} />}
        <div className={styles.actions}>
          <Button type="submit">{t("filter.apply")}</Button>
          <SiteLink href={path} prefetch={false} className={styles.clear}>
            {t("filter.clear")}
          </SiteLink>
        </div>
      </form>
    </aside>
  );
}

interface ChoicesProps {
  name: string;
  title: string;
  choices: readonly FacetView[];
  chosen: readonly string[];
}

function Choices({ name, title, choices, chosen }: ChoicesProps) {
  const [ticked, setTicked] = useState(chosen);
  const current = chosen.join();

  // The address is the truth: a removed chip or the back button changes the ticks.
  useEffect(() => setTicked(current === "" ? [] : current.split(",")), [current]);

  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={ticked.includes(value)}
            onChange={({ target }) =>
              setTicked(target.checked ? [...ticked, value] : ticked.filter((other) => other !== value))
            }
          />
          <span>{label}</span>
          <span className={styles.number}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
