import type { AnalyticsEvent, AnalyticsEventName } from "@/utils/analytics/analytics-events";
import { CAMPAIGN_PARAMETERS, PLATFORM } from "@/utils/analytics/visit-parameters";
import { readStored } from "@/utils/browser/browser-storage";

/** The configuration of the analytics service. */
interface AnalyticsOptions {
  /** Address to which events are sent, without a slash at its end. */
  apiHost: string;
  /** Percentage of sessions that are recorded; 0 = none, and the recorder is not loaded. */
  recordingPercent: number;
}

/** A service that counts events: services/analytics/mixpanel.ts, analytics-console.ts, analytics-collector.ts. */
export interface AnalyticsProvider {
  init(token: string, options: AnalyticsOptions): void;
  track(name: AnalyticsEventName, properties: Readonly<Record<string, unknown>>): void;
  identify(id: string): void;
  /** Call when the user has logged out: later events are anonymous. */
  reset(): void;
  /** Call when the visitor no longer agrees: deletes unsent events. */
  stop(): void;
  /** Call when the visitor agrees again. */
  resume(): void;
}

/** An event with all its properties. */
export interface CompleteEvent {
  readonly name: AnalyticsEventName;
  readonly properties: Readonly<Record<string, unknown>>;
}

type Send = (event: CompleteEvent) => void;

export type Analytics = ReturnType<typeof createAnalytics>;

/** The visit's data in every event: the campaign and the platform, if the session has them (TRACK-12). */
function sessionValues(): Record<string, string> {
  return Object.fromEntries(
    [...CAMPAIGN_PARAMETERS, PLATFORM].flatMap((name) => {
      const value = readStored("session", name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Maximum number of events stored until the service is loaded. */
const MAX_WAITING = 50;

/** The interface between the events of the site and the analytics service (TRACK-01 to TRACK-07, TRACK-12). */
export function createAnalytics() {
  const waiting: CompleteEvent[] = [];
  const enqueue: Send = (event) => {
    if (waiting.length < MAX_WAITING) waiting.push(event);
  };
  let send: Send | null = enqueue;
  const takeWaiting = () => waiting.splice(0);
  return {
    /**
     * Sends an event with the session's campaign and platform, or stores it until a service is connected. Never throws.
     * @param time when the event happened, in milliseconds; now when omitted
     */
    track({ name, properties }: AnalyticsEvent, time?: number): void {
      send?.({ name, properties: { ...(time !== undefined && { time }), ...sessionValues(), ...properties } });
    },
    /** Sends the waiting events. From now on, every event is sent at once. */
    connect(next: Send): void {
      send = next;
      for (const event of takeWaiting()) next(event);
    },
    /** Deletes the waiting events; later events are dropped. */
    close(): void {
      takeWaiting();
      send = null;
    },
    /** Later events wait again until a service is connected. */
    reopen(): void {
      send ??= enqueue;
    },
    /** Removes the waiting events and returns them. */
    takeWaiting,
  };
}

/** The analytics of this page. */
export const analytics = createAnalytics();
