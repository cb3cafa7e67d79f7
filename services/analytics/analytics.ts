import type { AnalyticsEvent, AnalyticsEventName } from "@/utils/analytics/analytics-events";
import { sessionValues } from "@/utils/analytics/session-values";

/** What the configuration says of the service. */
export interface AnalyticsOptions {
  /** Where events are sent, without a slash at its end. */
  apiHost: string;
  /** Of a hundred sessions, how many are recorded; 0 = none, and the recorder is not loaded. */
  recordingPercent: number;
}

/** A service that counts events: services/analytics/mixpanel.ts, analytics-console.ts, analytics-collector.ts. */
export interface AnalyticsProvider {
  init(token: string, options: AnalyticsOptions): void;
  track(name: AnalyticsEventName, properties: Readonly<Record<string, unknown>>): void;
  identify(id: string): void;
  /** The identified person has logged out: later events are anonymous. */
  forget(): void;
  /** The visitor no longer agrees: unsent events are deleted. */
  stop(): void;
  /** The visitor agrees again. */
  resume(): void;
}

/** An event with everything that it carries. */
export interface CompleteEvent {
  readonly name: AnalyticsEventName;
  readonly properties: Readonly<Record<string, unknown>>;
}

type Send = (event: CompleteEvent) => void;

export interface Analytics {
  /**
   * Sends an event with the session's campaign and platform, or keeps it until a service is connected. Never throws.
   * @param time when it happened, in milliseconds; left out = now
   */
  track(event: AnalyticsEvent, time?: number): void;
  /** Sends the waiting events, and from now on every event at once. */
  connect(send: Send): void;
  /** Deletes what waits; later events are dropped. */
  close(): void;
  /** Later events wait again for a service. */
  reopen(): void;
  /** What waits for a service; it then waits no longer. */
  takeWaiting(): CompleteEvent[];
}

/** What a visitor does before the service is loaded; without a service nothing more is ever kept. */
const MOST_WAITING = 50;

/** The interface between the events of the site and the analytics service (TRACK-01 to TRACK-07, TRACK-12). */
export function createAnalytics(): Analytics {
  const waiting: CompleteEvent[] = [];
  const keep: Send = (event) => {
    if (waiting.length < MOST_WAITING) waiting.push(event);
  };
  let send: Send | null = keep;
  const takeWaiting = () => waiting.splice(0);
  return {
    track: ({ name, properties }, time) =>
      send?.({ name, properties: { ...(time !== undefined && { time }), ...sessionValues(), ...properties } }),
    connect(next) {
      send = next;
      for (const event of takeWaiting()) next(event);
    },
    close() {
      takeWaiting();
      send = null;
    },
    reopen() {
      send ??= keep;
    },
    takeWaiting,
  };
}

/** That of this page. */
export const analytics = createAnalytics();
