import { usePackLabels } from "@/components/packs/use-pack-labels";
import { PACK_LENGTHS, PACK_ORDERS, PACK_USES, type PackSearch } from "@/utils/packs/pack-search";

const PRICES = [50, 100, 200, 300, 500, 1000];
const GIGABYTES = [1, 3, 5, 10, 20, 50, 100];
const MINUTES = [50, 100, 200, 300, 500, 1000];
const POISHA = 100;

export interface PackChoice {
  name: string;
  label: string;
  /** The value in the address; empty for all. */
  value: string;
  options: { value: string; label: string }[];
}

/** The choices of the form: a data choice for packs with data, a minutes choice for packs with minutes. */
export function usePackChoices({ kind, ...search }: PackSearch): PackChoice[] {
  const { t, money } = usePackLabels();
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
            options: [any, ...numbers(GIGABYTES, search.gb, (gb) => t("filter.minGb", { number: gb }))],
          },
        ]),
    ...(kind === "internet"
      ? []
      : [
          {
            name: "minutes",
            label: t("filter.minutes"),
            value: text(search.minutes),
            options: [any, ...numbers(MINUTES, search.minutes, (value) => t("filter.minMinutes", { number: value }))],
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
