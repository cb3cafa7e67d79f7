import { EventItem } from "@/components/investors/event-item";
import styles from "@/components/investors/event-list.module.css";
import type { InvestorEvent } from "@/services/investors/investor-news-service";

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
