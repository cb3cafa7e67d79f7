import type { AnalyticsOptions } from "@/services/analytics";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How the service is set up (TRACK-09 to TRACK-11; CONST-36 to CONST-40). */
export const ANALYTICS_OPTIONS: Omit<AnalyticsOptions, "apiHost" | "recordingPercent"> = {
  debug: true,
  persistence: "localStorage",
  keepsCampaign: false,
  batchSize: 50,
  flushMs: 5 * SECOND,
  requestTimeoutMs: 90 * SECOND,
  recordingMs: 24 * HOUR,
  recordingIdleMs: 30 * MINUTE,
};
