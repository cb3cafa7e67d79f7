import { type ClickedLink, EARLY_LINKS, EARLY_PAGES } from "@/utils/analytics/early-links";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { readList } from "@/utils/text/json-fields";

/** In sessionStorage: events that happened on a page which was left before the service was loaded. */
const EVENTS = "waitingEvents";

interface WaitingEvent<Name extends string> {
  readonly name: Name;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A page as it is shown. */
export interface SeenPage {
  /** The path of its address, without query. */
  path: string;
  search: string;
  /** True when the visitor gave consent on this page, which counts as a new visit of the page. */
  agreedHere: boolean;
  /** True when the browser restores the page from the back/forward cache, which counts as a new visit of the page. */
  restored: boolean;
  /** The time when the page was left, in milliseconds; only for a page that waited. */
  time?: number;
  /** True for a page that is already counted: the next page is compared with it. */
  counted?: boolean;
}

/** Stores events for the next page of this tab, each with its time in milliseconds. */
export function saveEvents<Name extends string>(events: readonly WaitingEvent<Name>[]): void {
  const time = Date.now();
  append(
    EVENTS,
    events.map(({ name, properties }) => ({ name, properties: { time, ...properties } })),
  );
}

/** Returns the stored events and deletes them. */
export const takeStoredEvents = <Name extends string>() => take<WaitingEvent<Name>>(EVENTS);

/** Stores pages for the next page of this tab, which counts them. */
export function savePages(pages: readonly SeenPage[]): void {
  const time = Date.now();
  append(
    EARLY_PAGES,
    pages.map((page) => ({ time, ...page })),
  );
}

/** Returns the stored pages and deletes them. */
export const takeStoredPages = () => take<SeenPage>(EARLY_PAGES);

/** Returns the stored links and deletes them. */
export const takeStoredLinks = () => take<ClickedLink>(EARLY_LINKS);

function append(key: string, entries: readonly object[]): void {
  if (entries.length > 0) writeStored("session", key, JSON.stringify([...stored(key), ...entries]));
}

function take<Entry extends object>(key: string): Entry[] {
  const entries = stored<Entry>(key);
  if (entries.length > 0) removeStored("session", key);
  return entries;
}

const stored = <Entry extends object>(key: string) => readList(readStored("session", key)) as Entry[];
