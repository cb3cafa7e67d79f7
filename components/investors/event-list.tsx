import { EventItem } from "@/components/investors/event-item";
import styles from "@/components/investors/event-list.module.css";
import type { InvestorEvent } from "@/services/investors/investor-news-service";

interface EventListProps {
  events: readonly InvestorEvent[];
  /** Address of the page; each event's calendar file lies below. */
  path: string;
  /** Upcoming ones can be added to a calendar, past ones link to their results. */
  kind: "coming" | "past";
}

/** Days for investors, each with its leaf of the calendar, its hour, its place and its file. */
export function EventList({ events, path, kind }: EventListProps) {
  return (
    <ol className={styles.list} data-kind={kind}>
      {events.map((event, index) => (
        <EventItem key={event.id} event={event} path={path} kind={kind} isNext={kind === "coming" && index === 0} />
      ))}
    </ol>
  );
}
