import type { AnalyticsProvider } from "@/services/analytics/analytics";

const PATH = "/api/sandbox/events";
const PAUSE_MS = 1_000;
/** A beacon can carry at most 64 KB. A cart with the maximum number of lines is below 10 KB. */
const MAX_AT_ONCE = 5;

interface Collected {
  /** ISO moment. */
  at: string;
  name: string;
  properties: Readonly<Record<string, unknown>>;
  /** The id of the visitor; empty for an anonymous one. */
  visitor: string;
}

/** @returns false when the browser did not accept the beacon */
type Beacon = (address: string, body: URLSearchParams) => boolean;

const browserBeacon: Beacon = (address, body) => navigator.sendBeacon(address, body);

/**
 * Sends every event to the site's own sandbox, which shows them at /sandbox/events (docs/decisions/28). Beacons are
 * also sent while a page is being closed.
 */
export function collectorProvider(beacon: Beacon = browserBeacon): AnalyticsProvider {
  const waiting: Collected[] = [];
  let visitor = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_AT_ONCE);
      if (!beacon(PATH, new URLSearchParams({ events: JSON.stringify(batch) }))) return;
      waiting.splice(0, batch.length);
    }
  };
  const add = (name: string, properties: Readonly<Record<string, unknown>>) => {
    waiting.push({ at: new Date().toISOString(), name, properties, visitor });
    timer ??= setTimeout(flush, PAUSE_MS);
  };
  return {
    init() {
      window.addEventListener("pagehide", flush);
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "hidden") flush();
      });
    },
    track: add,
    identify(id) {
      visitor = id;
    },
    reset() {
      visitor = "";
    },
    stop: () => void waiting.splice(0),
    resume: () => undefined,
  };
}
