import styles from "@/components/sims/sim-shop-view.module.css";
import { RemovalChip } from "@/components/ui/values/chip";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatDate } from "@/utils/dates/dates";
import { paths } from "@/utils/paths/paths";
import { type NumberSearchQuery, numberHref } from "@/utils/sims/number-query";

/** One chip for each part of the search; a chip is a link to the list without that part. */
export function ActiveSearch({ query }: { query: NumberSearchQuery }) {
  const { t, language } = useTexts("sims");
  const { match, pattern, numberClass, zone } = query;
  const looked = match === "birthday" ? formatDate(pattern, language) : pattern;
  const chips = [
    { label: pattern && `${t(`picker.match.${match}`)}: ${looked}`, without: { pattern: "" } },
    { label: numberClass && t(`class.${numberClass}`), without: { numberClass: "" as const } },
    { label: zone, without: { zone: "" } },
  ].filter(({ label }) => label !== "");
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("picker.active")} className={styles.chips}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <RemovalChip
            href={numberHref(paths.sim, query, without)}
            label={label}
            name={t("picker.remove", { label })}
          />
        </li>
      ))}
    </ul>
  );
}
