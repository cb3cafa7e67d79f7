import { EventList } from "@/components/investors/event-list";
import styles from "@/components/investors/events.module.css";
import { Outage } from "@/components/investors/outage";
import { YearFilter } from "@/components/investors/year-filter";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import type { InvestorEvent } from "@/services/investors/investor-news-service";
import { listHref } from "@/utils/paths/list-href";
import { localePath } from "@/utils/paths/paths";

interface EventsProps {
  /** Null if it could not be loaded. */
  list: { coming: InvestorEvent[]; past: InvestorEvent[]; years: number[] } | null;
  filter: { year: number | null };
  path: string;
  origin: string;
}

const ANCHOR = "past";

/** Events for investors: the calendar to subscribe to, the upcoming events, and the past events by year. */
export function Events({ list, filter: { year }, path, origin }: EventsProps) {
  const { t, language } = useTexts("investors");
  if (list === null) return <Outage />;
  const { coming, past, years } = list;
  const feed = localePath(`${path}.ics`, language);
  return (
    <>
      <div className={styles.follow}>
        <div>
          <p className={styles.title}>{t("events.keep")}</p>
          <p className={styles.hint}>{t("events.subscribeHint")}</p>
        </div>
        <div className={styles.actions}>
          <Button asChild>
            <a href={`${origin.replace(/^https?:/, "webcal:")}${feed}`}>{t("events.subscribe")}</a>
          </Button>
          <Button variant="outline" asChild>
            <a href={feed}>{t("events.downloadAll")}</a>
          </Button>
        </div>
      </div>
      <h3 className={styles.heading}>{t("events.coming")}</h3>
      {coming.length === 0 ? <p>{t("events.noneComing")}</p> : <EventList events={coming} path={path} kind="coming" />}
      <h3 id={ANCHOR} className={styles.heading}>
        {t("events.past")}
      </h3>
      <YearFilter years={years} year={year} hrefOf={(one) => listHref(path, ANCHOR, { year: one })} />
      {past.length === 0 ? <p>{t("events.none")}</p> : <EventList events={past} path={path} kind="past" />}
    </>
  );
}
