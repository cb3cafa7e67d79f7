import type { AnalyticsProvider } from "@/services/analytics/analytics";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";

/**
 * Loads only the analytics service that is set in the configuration (docs/decisions/28).
 * @throws Error when its script cannot be loaded
 */
export async function loadProvider({ driver, recordingPercent = 0 }: AnalyticsSettings): Promise<AnalyticsProvider> {
  if (driver === "console") return (await import("@/services/analytics/analytics-console")).consoleProvider();
  if (driver === "collector") return (await import("@/services/analytics/analytics-collector")).collectorProvider();
  return (await import("@/services/analytics/mixpanel")).loadMixpanel(recordingPercent > 0);
}
