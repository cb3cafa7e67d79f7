import { type Analytics, type AnalyticsProvider, analytics, type CompleteEvent } from "@/services/analytics/analytics";
import { loadProvider } from "@/services/analytics/analytics-driver";
import { sendBeaconEvents } from "@/services/analytics/mixpanel-beacon";
import { isMenuLink, linkEvent } from "@/utils/analytics/address-events";
import type { AnalyticsEventName } from "@/utils/analytics/analytics-events";
import { mayCount, subscribeConsent } from "@/utils/analytics/consent";
import { type ClickedLink, takeEarlyLinks } from "@/utils/analytics/early-links";
import { VISITOR_ID } from "@/utils/analytics/visit-parameters";
import {
  type SeenPage,
  saveEvents,
  savePages,
  takeStoredEvents,
  takeStoredLinks,
  takeStoredPages,
} from "@/utils/analytics/waiting-events";
import { readStored } from "@/utils/browser/browser-storage";
import { whenIdle } from "@/utils/browser/idle";
import { logFailure } from "@/utils/browser/log-failure";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";

interface VisitDependencies {
  analytics: Analytics;
  load: (settings: AnalyticsSettings) => Promise<AnalyticsProvider>;
  /** Resolves when the library may be loaded. */
  ready: (settings: AnalyticsSettings) => Promise<void>;
  /** Sends the events of a page that is left early. @returns whether it sent them */
  beacon: (settings: AnalyticsSettings, events: readonly CompleteEvent[], id: string | null) => boolean;
}

/** Stands for the page before the first one. */
const NO_PAGE = { path: "", search: "" } as SeenPage;

const USES = ["pointerdown", "keydown", "wheel"] as const;

/**
 * Waits until the visitor has used the page, so that a first view loads no library. The sandbox drivers are too small
 * to wait for this.
 */
async function firstUse({ driver }: AnalyticsSettings): Promise<void> {
  if (driver === undefined && !navigator.userActivation?.hasBeenActive) {
    await new Promise<void>((done) => {
      for (const use of USES) addEventListener(use, () => done(), { capture: true, passive: true });
    });
  }
  await whenIdle();
}

const visitorOf = ({ reader }: AnalyticsSettings) => readStored("session", VISITOR_ID) ?? reader ?? null;

/** @param link a link without a time was clicked just now */
function countLink(analytics: Analytics, [href, isMenu, time]: ClickedLink | readonly [string, boolean]): void {
  const event = linkEvent(href, isMenu, location.origin);
  if (event) analytics.track(event, time);
}

/** Counts the links that visitors follow. @param onLeave called when the page is left or hidden */
function watchPage(analytics: Analytics, onLeave: () => void): void {
  const onClick = ({ target }: MouseEvent) => {
    if (!mayCount()) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link) countLink(analytics, [link.href, isMenuLink(link)]);
  };
  addEventListener("click", onClick, true);
  addEventListener("pagehide", onLeave);
  // The event bubbles up from the document.
  addEventListener("visibilitychange", () => {
    if (document.hidden) onLeave();
  });
}

/** Counts the pages of a visit, and compares each page with the one before. */
function createPageCounter(analytics: Analytics) {
  let last = NO_PAGE;
  /** Changes of lists whose event is not known yet, each with the page before and the page after it. */
  const changes = new Set<readonly [SeenPage, SeenPage]>();

  // The code that compares two addresses is not needed in a first view.
  async function countChange(before: SeenPage, after: SeenPage): Promise<void> {
    // Count only a change of a list's filters: same path, other query.
    if (before.path !== after.path || before.search === after.search) return;
    const change = [{ ...before, counted: true }, after] as const;
    changes.add(change);
    const loaded = await import("@/utils/analytics/list-change").catch(() => null);
    // If the page has been left meanwhile, the next page counts the change.
    if (loaded === null || !changes.delete(change) || !mayCount()) return;
    const event = loaded.listChange(before, after);
    if (event !== null) analytics.track(event, after.time);
  }

  /** @returns when all events of the page have been counted */
  async function count(page: SeenPage): Promise<void> {
    const { path, agreedHere, restored, time, counted } = page;
    const before = last;
    last = page;
    if (counted) return;
    if (path === paths.shop && (agreedHere || restored || before.path !== path))
      analytics.track({ name: "shop_landing" }, time);
    await countChange(before, page);
  }

  return {
    count,
    /** Counts the pages of this tab that were left before they could be counted. */
    async countLeft(): Promise<void> {
      const here = last;
      const counted = takeStoredPages().map(count);
      last = here;
      await Promise.all(counted);
    },
    /** Stores the changes whose event is not known yet; the next page counts them. */
    leave(): void {
      savePages([...changes].flat());
      changes.clear();
    },
  };
}

/** The time during which the service gets events and the visitor's id: from the consent until it is withdrawn. */
function createSession(analytics: Analytics) {
  let connected = false;
  let known: string | null = null;
  return {
    isOpen: () => connected,
    identify(provider: AnalyticsProvider, id: string | null): void {
      if (id === known) return;
      known = id;
      if (id === null) provider.reset();
      else provider.identify(id);
    },
    open(provider: AnalyticsProvider): void {
      if (connected) return;
      connected = true;
      for (const { name, properties } of takeStoredEvents<AnalyticsEventName>()) provider.track(name, properties);
      // Another tab may have withdrawn the consent.
      analytics.connect(({ name, properties }) => {
        if (mayCount()) provider.track(name, properties);
      });
    },
    close(provider: AnalyticsProvider): void {
      if (!connected) return;
      connected = false;
      known = null;
      analytics.close();
      provider.stop();
    },
  };
}

/**
 * Follows a visit for the analytics service: the first counted page sets everything up, and each later page reports the
 * place and the user (TRACK-01, TRACK-12, TRACK-15).
 */
export function createVisits({ analytics, load, ready, beacon }: VisitDependencies) {
  let connecting: Promise<AnalyticsProvider> | undefined;
  let latest: AnalyticsSettings | null = null;
  const pages = createPageCounter(analytics);
  const session = createSession(analytics);

  async function connect(settings: AnalyticsSettings): Promise<AnalyticsProvider> {
    watchPage(analytics, leave);
    await ready(settings);
    const provider = await load(settings);
    const { token, host, recordingPercent = 0 } = settings;
    provider.init(token, { apiHost: host, recordingPercent });
    subscribeConsent(() => {
      if (!mayCount()) session.close(provider);
    });
    return provider;
  }

  /** For a page that is left before everything has loaded: its events are sent by a beacon or by the next page. */
  function leave(): void {
    if (latest === null || !mayCount()) return;
    pages.leave();
    if (session.isOpen()) return;
    const events = [...takeStoredEvents<AnalyticsEventName>(), ...analytics.takeWaiting()];
    if (events.length > 0 && !beacon(latest, events, visitorOf(latest))) saveEvents(events);
  }

  /** @returns when all events of the page, and of earlier pages that were left, have been counted */
  function countPage(page: SeenPage): Promise<unknown> {
    const left = pages.countLeft();
    for (const link of takeStoredLinks()) countLink(analytics, link);
    const shown = pages.count(page);
    for (const link of takeEarlyLinks()) countLink(analytics, link);
    return Promise.all([left, shown]);
  }

  return {
    /** Call when a page is shown. @returns when all its events have been sent */
    async see(settings: AnalyticsSettings, page: SeenPage) {
      if (!mayCount()) return analytics.close();
      analytics.reopen();
      latest = settings;
      const counted = countPage(page);
      const isFirst = connecting === undefined;
      connecting ??= connect(settings);
      try {
        const provider = await connecting;
        if (mayCount()) {
          if (!session.isOpen() && !isFirst) provider.resume();
          session.identify(provider, visitorOf(settings));
          session.open(provider);
        }
      } catch (error) {
        if (isFirst) logFailure("Visits cannot be counted", error);
      }
      await counted;
    },
  };
}

/** The events of this page. */
export const visits = createVisits({ analytics, load: loadProvider, ready: firstUse, beacon: sendBeaconEvents });
