import { createVisits } from "@/hooks/analytics/visits";
import { type AnalyticsProvider, createAnalytics } from "@/services/analytics/analytics";
import type { SeenPage } from "@/utils/analytics/waiting-events";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";

export const settings: AnalyticsSettings = { token: "project-token", host: "https://count.example" };

/** The page at an address, as a visitor sees it. */
export const at = (address: string, agreedHere = false, restored = false): SeenPage => {
  const { pathname: path, search } = new URL(address, "https://site.example");
  return { path, search, agreedHere, restored };
};

/** An analytics service that records its calls, and the visit that makes them. @param seam the site's own, for tests of its parts */
export function startVisit(seam = createAnalytics()) {
  const tracked: { name: string; properties: Readonly<Record<string, unknown>> }[] = [];
  const provider = {
    init: jest.fn<void, Parameters<AnalyticsProvider["init"]>>(),
    track: jest.fn(
      (name: string, properties: Readonly<Record<string, unknown>>) => void tracked.push({ name, properties }),
    ),
    identify: jest.fn<void, [string]>(),
    reset: jest.fn<void, []>(),
    stop: jest.fn<void, []>(),
    resume: jest.fn<void, []>(),
  };
  const load = jest.fn(async () => provider);
  const visits = createVisits({ analytics: seam, load, ready: async () => undefined, beacon: () => false });
  return { visits, provider, load, tracked, names: () => tracked.map(({ name }) => name) };
}
