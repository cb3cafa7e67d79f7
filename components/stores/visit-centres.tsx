import { DirectionsLink } from "@/components/stores/directions-link";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import styles from "@/components/stores/visit-centres.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import type { Store } from "@/services/stores/stores-service";
import { formatDay } from "@/utils/dates/dates";
import { storePath } from "@/utils/paths/paths";

interface VisitCentresProps {
  /** The nearest first. */
  stores: readonly Store[];
  /** ISO day of the visit; empty while no day is chosen. */
  day: string;
}

/** The centres for a visit: name, address, opening hours of that day, directions and phone. */
export function VisitCentres({ stores, day }: VisitCentresProps) {
  const { t, language, digits, times, week } = useStoreLabels();
  const hoursOf = ({ hours }: Store) => {
    if (day === "") return week(hours).join("\n");
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const own = times(hours.filter((each) => each.day === weekday));
    return t("dayHours", { days: formatDay(day, language), times: own });
  };
  return (
    <ul className={styles.centres}>
      {stores.map((store) => (
        <li key={store.id}>
          <p className={styles.name}>
            <SiteLink href={storePath(store.id)} prefetch={false}>
              {store.name}
            </SiteLink>
          </p>
          <p>{`${store.address}, ${store.district}`}</p>
          <p className={styles.hours}>{hoursOf(store)}</p>
          <p className={`${page.textLinks} ${styles.ways}`}>
            <DirectionsLink store={store} />
            {store.phone !== null && <a href={`tel:${store.phone}`}>{t("call", { number: digits(store.phone) })}</a>}
          </p>
        </li>
      ))}
    </ul>
  );
}
