import type { AnalyticsProvider } from "@/services/analytics";
import type { AnalyticsSettings } from "@/utils/page-shell";

/**
 * Loads the service that the configuration names, and no other (docs/decisions/167).
 * @throws Error when its script cannot be loaded
 */
export async function loadProvider({ driver, recordingPercent = 0 }: AnalyticsSettings): Promise<AnalyticsProvider> {
  if (driver === "console") return (await import("@/services/analytics-console")).consoleProvider();
  if (driver === "collector") return (await import("@/services/analytics-collector")).collectorProvider();
  return (await import("@/services/mixpanel")).loadMixpanel(recordingPercent > 0);
}
