import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";

/** In sessionStorage: events that happened on a page which was left before the service was loaded. */
const KEY = "waitingEvents";

interface WaitingEvent<Name extends string> {
  readonly name: Name;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Keeps events for the next page of this tab, each with its time in milliseconds. */
export function keepEvents<Name extends string>(events: readonly WaitingEvent<Name>[]): void {
  if (events.length === 0) return;
  const now = Date.now();
  const timed = events.map(({ name, properties }) => ({ name, properties: { time: now, ...properties } }));
  writeStored("session", KEY, JSON.stringify([...readQueue(), ...timed]));
}

/** The kept events, which are then kept no longer. */
export function takeStoredEvents<Name extends string>(): WaitingEvent<Name>[] {
  const kept = readQueue<Name>();
  if (kept.length > 0) removeStored("session", KEY);
  return kept;
}

function readQueue<Name extends string>(): WaitingEvent<Name>[] {
  try {
    const kept: unknown = JSON.parse(readStored("session", KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
