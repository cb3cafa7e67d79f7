import styles from "@/components/offers/offers.module.css";
import { useOfferLabels } from "@/components/offers/use-offer-labels";
import { Button } from "@/components/ui/actions/button";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { UncontrolledSelect } from "@/components/ui/forms/uncontrolled-select";
import page from "@/components/ui/sections/page.module.css";
import type { Offers } from "@/services/offers/offers-service";
import {
  OFFER_AUDIENCES,
  OFFER_PRICES,
  OFFER_SORTS,
  OFFER_VALIDITIES,
  type OfferSearch,
} from "@/utils/packs/offer-search";
import { localePath, paths } from "@/utils/paths/paths";

interface OfferFiltersProps {
  list: Offers;
  search: OfferSearch;
  anchor: string;
  /** The address of the list with some fields changed. */
  hrefOf: (fields: Readonly<Record<string, string | number | null>>) => string;
}

const POISHA = 100;

/** The filters of the list (kind, length, price, audience) and its sort order. */
export function OfferFilters({ list, search, anchor, hrefOf }: OfferFiltersProps) {
  const { t, language, money } = useOfferLabels();
  const { kind } = search;
  const counted = (label: string, choices: readonly { key: string; count: number }[], key: string) =>
    t("counted", { label, number: choices.find((choice) => choice.key === key)?.count ?? 0 });
  const selectOf = (name: "audience" | "price" | "sort" | "validity") => ({
    id: `offer-${name}`,
    name,
    label: t(`filter.${name}`),
    className: styles.select,
  });
  const kinds = [
    { key: "all", label: t("everyKind"), href: hrefOf({ kind: null }), chosen: kind === null },
    ...list.kinds.map(({ key }) => ({
      key,
      label: counted(t(`kind.${key}`), list.kinds, key),
      href: hrefOf({ kind: key }),
      chosen: key === kind,
    })),
  ];
  return (
    <search>
      <FilterLinks label={t("kinds")} choices={kinds} />
      <form action={`${localePath(paths.offers, language)}#${anchor}`} className={`${page.card} ${styles.form}`}>
        {kind !== null && <input type="hidden" name="kind" value={kind} />}
        <UncontrolledSelect
          {...selectOf("validity")}
          all={t("everyValidity")}
          value={search.validity ?? ""}
          options={OFFER_VALIDITIES.map((key) => ({
            value: key,
            label: counted(t(`validity.${key}`), list.validities, key),
          }))}
        />
        <UncontrolledSelect
          {...selectOf("price")}
          all={t("everyPrice")}
          value={String(search.price ?? "")}
          options={OFFER_PRICES.map((taka) => ({
            value: String(taka),
            label: t("upTo", { amount: money(taka * POISHA) }),
          }))}
        />
        <UncontrolledSelect
          {...selectOf("audience")}
          all={t("everyAudience")}
          value={search.audience ?? ""}
          options={OFFER_AUDIENCES.map((key) => ({ value: key, label: counted(t(`for.${key}`), list.audiences, key) }))}
        />
        <UncontrolledSelect
          {...selectOf("sort")}
          value={search.sort}
          options={OFFER_SORTS.map((key) => ({ value: key, label: t(`sort.${key}`) }))}
        />
        <Button type="submit">{t("show")}</Button>
      </form>
    </search>
  );
}
