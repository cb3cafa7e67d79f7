import type { ReactNode } from "react";
import { ChoiceStrip } from "@/components/search/choice-strip";
import { HitList } from "@/components/search/hit-groups";
import styles from "@/components/search/product-results.module.css";
import { ResultFilters, type ResultFiltersProps } from "@/components/search/result-filters";
import { ButtonLink } from "@/components/ui/actions/button";
import { FilterChips } from "@/components/ui/actions/filter-chips";
import { Drawing } from "@/components/ui/values/drawing";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SearchGroup } from "@/services/search/search-service";
import { formatMoney } from "@/utils/money/money";
import { productResultsPath, RESULT_SORTS, UNFILTERED_SEARCH } from "@/utils/search/search-narrowing";

interface ProductResultsProps extends ResultFiltersProps {
  group: SearchGroup;
  /** The number of products before the first one of this page. */
  before: number;
  /** True while another view of these results is loading. */
  busy: boolean;
  /** The pages of the list. */
  children: ReactNode;
}

const POISHA = 100;

/** The products of a search with their filters and sort orders, which are all links or a GET form. */
export function ProductResults({ group, before, busy, children, ...filters }: ProductResultsProps) {
  const { t } = useTexts("search");
  const { query, narrowed, narrowing } = filters;
  const { count } = narrowed;
  return (
    <div className={styles.columns}>
      <ResultFilters {...filters} />
      <section id="results" tabIndex={-1} aria-label={t("filter.results")} aria-busy={busy} className={styles.results}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {t("filter.count", { count })}
          </p>
          <a href="#filters" className={styles.open}>
            <Icon name="funnel" />
            {t("filter.title")}
          </a>
          <ChoiceStrip
            label={t("sort.label")}
            choices={RESULT_SORTS.map((sort) => ({
              key: sort,
              label: t(`sort.${sort}`),
              href: productResultsPath(query, { ...narrowing, sort }),
              chosen: sort === narrowing.sort,
            }))}
          />
        </div>
        <Chips {...filters} />
        {count > 0 ? (
          <HitList query={query} group={group} before={before} isFirst />
        ) : (
          <div className={styles.empty}>
            <Drawing src="/images/kit/illustration/empty-cart.svg" width={240} height={180} lazy={false} />
            <p>{t("filter.empty")}</p>
            <ButtonLink href={productResultsPath(query, UNFILTERED_SEARCH)}>{t("filter.clear")}</ButtonLink>
          </div>
        )}
        {children}
      </section>
    </div>
  );
}

/** Each active filter, as a link to the list without it. */
function Chips({ query, narrowed, narrowing }: ResultFiltersProps) {
  const { t, language } = useTexts("search");
  const { brands, priceMin, priceMax, onlyInStock, sort } = narrowing;
  const chip = (label: string, without: Partial<typeof narrowing>) => ({
    label,
    href: productResultsPath(query, { ...narrowing, ...without }),
    name: t("filter.remove", { label }),
  });
  const chips = brands.map((slug) =>
    chip(narrowed.brands.find(({ value }) => value === slug)?.label ?? slug, {
      brands: brands.filter((other) => other !== slug),
    }),
  );
  const amount = (taka: number) => formatMoney(taka * POISHA, language);
  if (priceMin !== null) chips.push(chip(t("filter.from", { amount: amount(priceMin) }), { priceMin: null }));
  if (priceMax !== null) chips.push(chip(t("filter.upTo", { amount: amount(priceMax) }), { priceMax: null }));
  if (onlyInStock) chips.push(chip(t("filter.inStock"), { onlyInStock: false }));
  return (
    <FilterChips
      label={t("filter.active")}
      chips={chips}
      clear={{ label: t("filter.clear"), href: productResultsPath(query, { ...UNFILTERED_SEARCH, sort }) }}
    />
  );
}
