import { useTexts } from "@/hooks/ui/use-texts";
import type { InvestorEvent } from "@/services/investors/investor-news-service";
import type { LayoutData } from "@/utils/layout/page-layout";
import { localePath } from "@/utils/paths/paths";
import type { JsonLd } from "@/utils/seo/json-ld";

/** The calendar file of an event. @param path address of the calendar's page */
export function eventFile(path: string, id: string, language: string): string {
  return localePath(`${path}/${id}.ics`, language);
}

const momentOf = (date: string, clock: string | null) => (clock === null ? date : `${date}T${clock}:00+06:00`);

/** The events for search engines (schema.org Event), in one list: a page has one block of each type. */
function eventsJsonLd(
  events: readonly InvestorEvent[],
  { origin, path, organizer, language }: { origin: string; path: string; organizer: string; language: string },
): JsonLd {
  const page = origin + localePath(path, language);
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: events.map((event, index) => {
      const { id, title, details, date, begins, ends, place, online } = event;
      const there = place === null ? [] : [{ "@type": "Place", name: place, address: place }];
      const locations = [...there, ...(online || place === null ? [{ "@type": "VirtualLocation", url: page }] : [])];
      const mode = place === null ? "Online" : online ? "Mixed" : "Offline";
      return {
        "@type": "ListItem",
        position: index + 1,
        item: {
          "@type": "Event",
          name: title,
          description: details,
          url: `${page}#e-${id}`,
          startDate: momentOf(date, begins),
          endDate: momentOf(date, ends ?? begins),
          eventStatus: "https://schema.org/EventScheduled",
          eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
          location: locations,
          organizer: { "@type": "Organization", name: organizer, url: `${origin}/` },
        },
      };
    }),
  };
}

/** The upcoming events as structured data; none in the browser, and none if the list could not be loaded. */
export function useEventsJsonLd(
  list: { coming: readonly InvestorEvent[] } | null,
  { origin, brand }: LayoutData,
  path: string,
): JsonLd[] {
  const { language } = useTexts();
  return typeof window !== "undefined" || list === null
    ? []
    : [eventsJsonLd(list.coming, { origin, path, organizer: brand, language })];
}
