import { useRouter } from "next/router";
import type { FormEvent } from "react";
import styles from "@/components/packs/pack-filters.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { SiteLink } from "@/components/ui/actions/site-link";
import fields from "@/components/ui/forms/plain-field.module.css";
import type { FoundPacks } from "@/services/packs/pack-pages.server";
import {
  PACK_LENGTHS,
  PACK_LIST,
  PACK_ORDERS,
  PACK_USES,
  type PackSearch,
  packSearchFields,
  packSearchHref,
  readPackSearch,
} from "@/utils/packs/pack-search";
import { localePath, paths } from "@/utils/paths/paths";

const PRICES = [50, 100, 200, 300, 500, 1000];
const GIGABYTES = [1, 3, 5, 10, 20, 50, 100];
const MINUTES = [50, 100, 200, 300, 500, 1000];
const POISHA = 100;

interface Choice {
  name: string;
  label: string;
  /** As in the address; empty for all. */
  value: string;
  options: { value: string; label: string }[];
}

/** The choices of the form; data for packs that have it, minutes for those that have them. */
function useChoices({ kind, ...search }: PackSearch): Choice[] {
  const { t, count, money } = usePackLabels();
  const any = { value: "", label: t("filter.any") };
  const numbers = (values: readonly number[], chosen: number | null, labelOf: (value: number) => string) =>
    [...new Set([...values, ...(chosen === null ? [] : [chosen])])]
      .sort((one, other) => one - other)
      .map((value) => ({ value: String(value), label: labelOf(value) }));
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  return [
    {
      name: "validity",
      label: t("filter.validity"),
      value: text(search.validity),
      options: [any, ...PACK_LENGTHS.map((value) => ({ value, label: t(`lengths.${value}`) }))],
    },
    {
      name: "price_max",
      label: t("filter.price"),
      value: text(search.priceMax),
      options: [any, ...numbers(PRICES, search.priceMax, (taka) => t("filter.upTo", { amount: money(taka * POISHA) }))],
    },
    ...(kind === "minutes"
      ? []
      : [
          {
            name: "gb",
            label: t("filter.data"),
            value: text(search.gb),
            options: [any, ...numbers(GIGABYTES, search.gb, (gb) => t("filter.leastGb", { number: count(gb) }))],
          },
        ]),
    ...(kind === "internet"
      ? []
      : [
          {
            name: "minutes",
            label: t("filter.minutes"),
            value: text(search.minutes),
            options: [
              any,
              ...numbers(MINUTES, search.minutes, (value) => t("filter.leastMinutes", { number: count(value) })),
            ],
          },
        ]),
    {
      name: "for",
      label: t("filter.use"),
      value: text(search.tag),
      options: [any, ...PACK_USES.map((value) => ({ value, label: t(`uses.${value}`) }))],
    },
    {
      name: "sort",
      label: t("filter.sort"),
      value: search.sort,
      options: PACK_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) })),
    },
  ];
}

/**
 * What the list is narrowed to and how it is ordered: a GET form, so that it works without script. With script the list
 * follows each choice.
 */
export function PackFilters({ search, kinds }: { search: PackSearch; kinds: FoundPacks["kinds"] }) {
  const { t, language, count } = usePackLabels();
  const router = useRouter();
  const choices = useChoices(search);
  const { view, kind } = packSearchFields(search);
  const isNarrowed = ["validity", "tag", "priceMax", "gb", "minutes"].some(
    (name) => search[name as keyof PackSearch] !== null,
  );

  const follow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    void router.push(packSearchHref(readPackSearch(chosen), {}), undefined, { scroll: false });
  };

  return (
    <>
      <FilterLinks
        label={t("filter.kind")}
        choices={kinds.map(({ key, count: number }) => ({
          key,
          label: t("filter.kindCount", { kind: t(`kinds.${key}`), number: count(number) }),
          href: packSearchHref(search, { kind: key, gb: null, minutes: null }),
          chosen: key === search.kind,
        }))}
      />
      <search>
        <form
          action={`${localePath(paths.internetPacks, language)}#${PACK_LIST}`}
          className={styles.form}
          onChange={follow}
          onSubmit={follow}
        >
          {kind && <input type="hidden" name="kind" value={kind} />}
          {view && <input type="hidden" name="view" value={view} />}
          {choices.map(({ name, label, value, options }) => (
            <div key={name} className={fields.field}>
              <label htmlFor={`pack-${name}`} className={styles.label}>
                {label}
              </label>
              <select
                key={value}
                id={`pack-${name}`}
                name={name}
                defaultValue={value}
                className={`${fields.input} ${styles.select}`}
              >
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </div>
          ))}
          <button type="submit" className={styles.show}>
            {t("filter.show")}
          </button>
        </form>
      </search>
      {isNarrowed && (
        <SiteLink
          href={packSearchHref(search, { validity: null, tag: null, priceMax: null, gb: null, minutes: null })}
          prefetch={false}
          scroll={false}
          className={styles.clear}
        >
          {t("filter.clear")}
        </SiteLink>
      )}
    </>
  );
}
