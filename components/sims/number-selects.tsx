import styles from "@/components/sims/number-search.module.css";
import type { NumberSearchProps } from "@/components/sims/use-number-search";
import { useTexts } from "@/hooks/ui/use-texts";
import { classChoices } from "@/utils/sims/number-query";
import { zoneLabel } from "@/utils/sims/zone-label";

/** The select fields for the class and the zone of the number. */
export function NumberSelects({ query, zones }: Pick<NumberSearchProps, "query" | "zones">) {
  const { t, language } = useTexts("sims");
  return (
    <>
      <div className={styles.select}>
        <label htmlFor="number-class">{t("picker.class")}</label>
        <select id="number-class" name="class" key={query.numberClass} defaultValue={query.numberClass}>
          <option value="">{t("picker.anyClass")}</option>
          {classChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`class.${choice}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.select}>
        <label htmlFor="number-zone">{t("picker.zone")}</label>
        <select id="number-zone" name="zone" key={query.zone} defaultValue={query.zone}>
          <option value="">{t("picker.anyZone")}</option>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zoneLabel(zone, language)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
