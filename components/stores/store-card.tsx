import styles from "@/components/stores/store-finder.module.css";
import { useTexts } from "@/hooks/use-texts";
import type { Store } from "@/services/stores-service";
import { toBengaliDigits } from "@/utils/digits";

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const METRES_IN_KILOMETRE = 1_000;

/** One centre: where it is, whether it is open, what it does, and the way to it. */
export function StoreCard({ store }: { store: Store }) {
  const { t, language } = useTexts("stores");
  const digits = (text: string) => (language === "bn" ? toBengaliDigits(text) : text);
  const { name, address, phone, latitude, longitude, services, hours, isOpenNow, metres } = store;
  return (
    <article className={styles.card}>
      <h3>{name}</h3>
      <p className={styles.state} data-open={isOpenNow || undefined}>
        {t(isOpenNow ? "open" : "closed")}
        {metres !== null && (
          <span> · {t("away", { kilometres: digits((metres / METRES_IN_KILOMETRE).toFixed(1)) })}</span>
        )}
      </p>
      <p>{address}</p>
      <ul aria-label={t("service")} className={styles.services}>
        {services.map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </ul>
      <details>
        <summary>{t("hours")}</summary>
        <dl className={styles.hours}>
          {DAYS.map((day) => {
            const open = hours.find((each) => each.day === day);
            return (
              <div key={day}>
                <dt>{t(`days.${day}`)}</dt>
                <dd>{open === undefined ? t("closedAllDay") : digits(`${open.opens} – ${open.closes}`)}</dd>
              </div>
            );
          })}
        </dl>
      </details>
      <p className={styles.ways}>
        <a
          href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("directions")}
          <span className={styles.unseen}> {t("directionsTo", { name })}</span>
        </a>
        {phone !== null && <a href={`tel:${phone}`}>{t("call", { number: digits(phone) })}</a>}
      </p>
    </article>
  );
}
