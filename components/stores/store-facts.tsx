import { ServiceList } from "@/components/stores/service-list";
import styles from "@/components/stores/store-view.module.css";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import type { Store, StoreInFull } from "@/services/stores/stores-service";
import { dayOfChange, weekOf } from "@/utils/dates/store-hours";
import { paths } from "@/utils/paths/paths";

/** The opening hours of a centre, and its services. */
export function StoreFacts({ store }: { store: StoreInFull }) {
  const { t } = useStoreLabels();
  return (
    <div className={`${page.container} ${styles.facts}`}>
      <section aria-labelledby="hours" className={styles.card}>
        <h2 id="hours">{t("page.hours")}</h2>
        <HoursTable store={store} />
        <p className={styles.note}>
          {t("page.holidays")}{" "}
          <SiteLink href={paths.notices} prefetch={false}>
            {t("page.notices")}
          </SiteLink>
        </p>
      </section>
      <section aria-labelledby="services" className={styles.card}>
        <h2 id="services">{t("page.services")}</h2>
        <ServiceList services={store.services} />
        <p className={styles.note}>
          <SiteLink href={`${paths.storeLocator}#bring`} prefetch={false}>
            {t("page.bring")}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}

/** The opening hours of a centre for a week; today is marked by a word and by bold type. */
function HoursTable({ store: { hours, nextChange } }: { store: Pick<Store, "hours" | "nextChange"> }) {
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
