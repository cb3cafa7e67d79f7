import styles from "@/components/stores/store-view.module.css";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import type { Store } from "@/services/stores/stores-service";
import { dayOfChange, weekOf } from "@/utils/dates/store-hours";

/** The opening hours of a centre for a week; today is marked by a word and by bold type. */
export function HoursTable({ store: { hours, nextChange } }: { store: Pick<Store, "hours" | "nextChange"> }) {
  const { t, times } = useStoreLabels();
  const today = nextChange === null ? null : dayOfChange(nextChange);
  return (
    <table className={styles.hours}>
      <tbody>
        {weekOf(hours).map(({ day, hours: own }) => (
          <tr key={day} data-today={day === today || undefined}>
            <th scope="row">
              {t(`days.${day}`)}
              {day === today && <small>{t("page.today")}</small>}
            </th>
            <td>{times(own)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
