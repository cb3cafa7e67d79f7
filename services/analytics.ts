/** The copy of a cart's line that cart events carry; nobody's name or number is in it (SPEC 3, TRACK-16). */
export interface CartTrackingItem {
  sku: string;
  product_title: string;
  type: "sim" | "apparel_accessories" | "others";
  quantity: number;
  pricePoisha: number;
}

/** Everything that is ever told. A closed list, so that no number, code or name can be told by oversight (SPEC 7). */
export type AnalyticsEvent =
  | { name: "shop_landing" }
  /** Path of the entry on this site, or host of another. */
  | { name: "menu_tab"; properties: { tab: string } }
  | { name: "cart_icon" }
  | { name: "cart_remove"; properties: { items: readonly CartTrackingItem[] } }
  | { name: "checkout_continue"; properties: { items: readonly CartTrackingItem[] } }
  | { name: "login_code_continue" }
  | { name: "order_gpfi" };

/** How the service is set up (CONST-36 to CONST-41). Times in milliseconds. */
export interface AnalyticsOptions {
  /** Where events are sent, without a slash at its end. */
  apiHost: string;
  debug: boolean;
  persistence: "localStorage";
  keepsCampaign: boolean;
  batchSize: number;
  flushMs: number;
  requestTimeoutMs: number;
  /** Of a hundred sessions, how many are recorded; 0 = none, and the recorder is not loaded. */
  recordingPercent: number;
  recordingMs: number;
  recordingIdleMs: number;
}

/** A service that counts events. The one in use is services/mixpanel.ts; tests bring one that notes what it is told. */
export interface AnalyticsProvider {
  init(token: string, options: AnalyticsOptions): void;
  track(name: AnalyticsEvent["name"], properties: Readonly<Record<string, unknown>>): void;
  identify(id: string): void;
  /** Whoever was identified has left: what comes next is somebody else's. */
  forget(): void;
}

type Send = (event: AnalyticsEvent) => void;

export interface Analytics {
  /** Tells an event, or keeps it until somebody listens. Never throws. */
  track: Send;
  /** Hands over what waits, and from now on every event. */
  connect(send: Send): void;
}

/** What a visitor does before the service has come; without a service nothing more is ever kept. */
const MOST_WAITING = 50;

/** The seam between what happens on the site and whoever counts it (TRACK-01 to TRACK-07). */
export function createAnalytics(): Analytics {
  let waiting: AnalyticsEvent[] = [];
  let send: Send = (event) => {
    if (waiting.length < MOST_WAITING) waiting.push(event);
  };
  return {
    track: (event) => send(event),
    connect(next) {
      const kept = waiting;
      waiting = [];
      send = next;
      for (const event of kept) next(event);
    },
  };
}

/** That of this page. */
export const analytics = createAnalytics();
