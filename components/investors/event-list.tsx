import { eventFile } from "@/components/investors/event-labels";
import styles from "@/components/investors/event-list.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import { useTexts } from "@/hooks/ui/use-texts";
import type { InvestorEvent } from "@/services/investors/investor-news-service";
import { clockTime } from "@/utils/dates/clock";
import { formatDay } from "@/utils/dates/dates";
import { formatMonth } from "@/utils/dates/month-names";
import { formatNumber } from "@/utils/numbers/digits";

interface EventListProps {
  events: readonly InvestorEvent[];
  /** Address of the page; the path of each event's calendar file begins with it. */
  path: string;
  /** Upcoming events have a calendar file, past ones a link to their results. */
  kind: "coming" | "past";
}

/** Events for investors, each with its date, time and place. */
export function EventList({ events, path, kind }: EventListProps) {
  return (
    <ol className={styles.list} data-kind={kind}>
      {events.map((event, index) => (
        <EventItem key={event.id} event={event} path={path} kind={kind} isNext={kind === "coming" && index === 0} />
      ))}
    </ol>
  );
}

interface EventItemProps {
  event: InvestorEvent;
  /** Address of the page; the path of the event's calendar file begins with it. */
  path: string;
  kind: "coming" | "past";
  /** True for the next upcoming event. */
  isNext: boolean;
}

/** An event for investors: the date as a calendar sheet, then time, place, and a calendar file or a link. */
function EventItem({ event, path, kind, isNext }: EventItemProps) {
  const { t, language } = useTexts("investors");
  const { id, title, details, date, begins, ends, place, online, path: more } = event;
  const [from, to] = [begins, ends].map((time) => time && clockTime(time, language));
  const facts = [
    formatDay(date, language),
    ...(from ? [to ? t("events.time", { begins: from, ends: to }) : from] : []),
    ...(place === null ? [] : [place]),
    ...(online ? [t("events.online")] : []),
  ];
  return (
    <li id={`e-${id}`} className={`${page.card} ${styles.event}`} data-next={isNext || undefined}>
      <time dateTime={date} className={styles.leaf}>
        <span>{formatMonth(date.slice(0, 7), language)}</span>
        <strong>{formatNumber(Number(date.slice(8)), language)}</strong>
      </time>
      <div className={styles.words}>
        <p className={styles.badges}>
          {isNext && <Badge tone="brand">{t("events.next")}</Badge>}
          <Badge tone="neutral">{t(`events.kinds.${event.kind}`)}</Badge>
        </p>
        <h4>{title}</h4>
        <p className={styles.facts}>{facts.join(" · ")}</p>
        {kind === "coming" && <p className={styles.details}>{details}</p>}
        {kind === "coming" ? (
          <a
            href={eventFile(path, id, language)}
            className={`${page.textLink} ${styles.action}`}
            aria-label={t("events.addOf", { title })}
          >
            {t("events.add")}
          </a>
        ) : (
          more !== null && (
            <SiteLink
              href={more}
              prefetch={false}
              className={`${page.textLink} ${styles.action}`}
              aria-label={t("events.moreOf", { title })}
            >
              {t("events.more")}
            </SiteLink>
          )
        )}
      </div>
    </li>
  );
}
