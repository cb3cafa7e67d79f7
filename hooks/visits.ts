import { type Analytics, type AnalyticsEvent, type AnalyticsProvider, analytics } from "@/services/analytics";
import { ANALYTICS_OPTIONS } from "@/services/analytics-options";
import { loadMixpanel } from "@/services/mixpanel";
import { readStored } from "@/utils/browser-storage";
import { whenIdle } from "@/utils/idle";
import { logFailure } from "@/utils/log-failure";
import type { AnalyticsSettings } from "@/utils/page-shell";
import { paths } from "@/utils/paths";
import { sessionValues } from "@/utils/session-values";
import { VISITOR_ID } from "@/utils/visit-parameters";

export interface Visits {
  /** A page is shown. @param path of its address, without query @returns when everything about it has been told */
  see(settings: AnalyticsSettings, path: string): Promise<void>;
}

interface Surroundings {
  analytics: Analytics;
  /** @param withRecorder whether sessions are recorded */
  load: (withRecorder: boolean) => Promise<AnalyticsProvider>;
  /** Settles when the page has nothing better to do. */
  idle: () => Promise<void>;
}

/** A browser that asks not to be followed is not (docs/decisions/098). */
function isUnwanted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

const LANGUAGE = /^\/bn(?=\/|$)/;
const placeOf = (path: string) => path.replace(LANGUAGE, "") || "/";

/** What the click on a link tells; null when it tells nothing (TRACK-02, TRACK-07). */
export function linkEvent(link: HTMLAnchorElement, origin: string): AnalyticsEvent | null {
  const target = new URL(link.href, origin);
  const isHere = target.origin === origin;
  if (isHere && placeOf(target.pathname) === paths.orderGpfi) return { name: "order_gpfi" };
  // The menus of the site, not those of a page.
  if (link.closest("header nav") === null || link.closest("main") !== null) return null;
  const tab = isHere ? placeOf(target.pathname) + target.hash : target.host;
  return { name: "menu_tab", properties: { tab } };
}

/**
 * Follows a visit for whoever counts: the first page with a token sets everything up, every later one says where the
 * visitor is and who (SPEC 7, TRACK-01, TRACK-12, TRACK-15).
 */
export function createVisits({ analytics, load, idle }: Surroundings): Visits {
  let connecting: Promise<AnalyticsProvider> | undefined;
  let lastPath = "";
  let known: string | null = null;

  async function connect({ token, host, recordingPercent = 0 }: AnalyticsSettings): Promise<AnalyticsProvider> {
    document.addEventListener("click", hear, { capture: true });
    await idle();
    const provider = await load(recordingPercent > 0);
    provider.init(token, { ...ANALYTICS_OPTIONS, apiHost: host, recordingPercent });
    return provider;
  }

  function hear({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const event = link && linkEvent(link, window.location.origin);
    if (event) analytics.track(event);
  }

  function tellWho(provider: AnalyticsProvider, reader: string | undefined): void {
    const id = readStored("session", VISITOR_ID) ?? reader ?? null;
    if (id === known) return;
    known = id;
    if (id === null) provider.forget();
    else provider.identify(id);
  }

  return {
    async see(settings, path) {
      if (isUnwanted()) return;
      if (path === paths.shop && lastPath !== path) analytics.track({ name: "shop_landing" });
      lastPath = path;
      const isFirst = connecting === undefined;
      connecting ??= connect(settings);
      try {
        const provider = await connecting;
        tellWho(provider, settings.reader);
        if (!isFirst) return;
        analytics.connect(({ name, ...rest }) =>
          provider.track(name, { ...sessionValues(), ...("properties" in rest && rest.properties) }),
        );
      } catch (error) {
        if (isFirst) logFailure("Visits are not counted", error);
      }
    },
  };
}

/** Those of this page. */
export const visits = createVisits({ analytics, load: loadMixpanel, idle: whenIdle });
