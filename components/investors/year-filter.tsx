import { FilterLinks } from "@/components/ui/actions/filter-links";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

interface YearFilterProps {
  years: readonly number[];
  year: number | null;
  hrefOf: (year: number | null) => string;
}

/** Links to the years of a list, and to all of them. */
export function YearFilter({ years, year, hrefOf }: YearFilterProps) {
  const { t, language } = useTexts("investors");
  const all = { key: "all", label: t("filter.all"), href: hrefOf(null), chosen: year === null };
  const each = years.map((one) => ({
    key: String(one),
    label: formatNumber(one, language),
    href: hrefOf(one),
    chosen: one === year,
  }));
  return <FilterLinks label={t("filter.years")} choices={[all, ...each]} />;
}
