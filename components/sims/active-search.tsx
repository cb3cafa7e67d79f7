import styles from "@/components/sims/sim-shop-view.module.css";
import { RemovalChip } from "@/components/ui/chip";
import { useTexts } from "@/hooks/use-texts";
import { formatDate } from "@/utils/dates";
import { type NumberSearchQuery, numberHref } from "@/utils/number-query";
import { paths } from "@/utils/paths";

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
