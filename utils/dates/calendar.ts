import { DHAKA_OFFSET_MS } from "@/utils/dates/dates";

/** An event of a whole day or of some hours in a calendar file. */
export interface CalendarEvent {
  /** Globally unique and permanent. */
  uid: string;
  title: string;
  details: string;
  place: string | null;
  /** ISO day in Asia/Dhaka. */
  date: string;
  /** `16:00`; null when it takes the whole day. */
  begins: string | null;
  /** If it is null but `begins` is not: one hour after the beginning. */
  ends: string | null;
  url: string;
  revision: number;
}

interface Calendar {
  name: string;
  /** The producer of the file: the site's name. */
  maker: string;
  language: string;
  /** The creation time of the file; every event contains it. */
  madeAt: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LINE_BYTES = 75;

const escaped = (text: string) =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replace(/\r\n?|\n/g, "\\n");
/** RFC 5545 allows no control character in a line, and some apps read a single one as the end of the line. */
const withoutControls = (line: string) => line.replace(/\p{Cc}/gu, "");
const stamp = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, "").slice(0, "20261124T160000".length)}Z`;
const dayOf = (moment: Date) => moment.toISOString().slice(0, "2026-11-24".length).replaceAll("-", "");

/** Folds lines to 75 bytes at most, as RFC 5545 requires; a character of several bytes is never split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join("\r\n");
}

function momentsOf({ date, begins, ends }: CalendarEvent): string[] {
  const midnight = new Date(`${date}T00:00:00Z`).getTime();
  if (begins === null) {
    return [
      `DTSTART;VALUE=DATE:${dayOf(new Date(midnight))}`,
      `DTEND;VALUE=DATE:${dayOf(new Date(midnight + DAY_MS))}`,
      "TRANSP:TRANSPARENT",
    ];
  }
  const momentOf = (clock: string) => new Date(new Date(`${date}T${clock}:00Z`).getTime() - DHAKA_OFFSET_MS);
  const start = momentOf(begins);
  const end = ends === null ? new Date(start.getTime() + HOUR_MS) : momentOf(ends);
  return [`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`];
}

/**
 * A calendar file (RFC 5545) with one or many events: calendar apps can open it once or subscribe to it.
 * Times are written in UTC, so that no time zone has to be described.
 */
export function calendarText({ name, maker, language, madeAt }: Calendar, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(maker)}//Investor events//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    "X-WR-TIMEZONE:Asia/Dhaka",
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.uid}`,
      `DTSTAMP:${stamp(madeAt)}`,
      `SEQUENCE:${event.revision}`,
      ...momentsOf(event),
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.details)}`,
      ...(event.place === null ? [] : [`LOCATION:${escaped(event.place)}`]),
      `URL:${event.url}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map((line) => folded(withoutControls(line))).join("\r\n")}\r\n`;
}
