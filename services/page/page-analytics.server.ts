import { createHmac } from "node:crypto";
import type { AnalyticsEnv } from "@/services/api/env.server";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";

/** Without a token, the events stay in the sandbox, where numbers are invented. */
const SANDBOX_KEY = "sandbox";
/** The address at which the site itself accepts events, as the service does (backend/http/content/events-pages.ts). */
const SANDBOX_HOST = "/api/sandbox";

/**
 * The analytics settings of a page. The service identifies a logged-in reader by a keyed digest of the number, never
 * by the number (TRACK-15; docs/decisions/28).
 * @param msisdn of the reader; undefined for a visitor
 */
export function analyticsOf(env: AnalyticsEnv, msisdn: string | undefined): AnalyticsSettings {
  const { driver, token, apiHost, idKey, recordingPercent } = env;
  const key = idKey || token || SANDBOX_KEY;
  return {
    ...(driver !== "mixpanel" && { driver }),
    token,
    host: driver === "mixpanel" ? apiHost : SANDBOX_HOST,
    ...(recordingPercent > 0 && { recordingPercent }),
    ...(msisdn !== undefined && { reader: createHmac("sha256", key).update(msisdn).digest("base64url") }),
  };
}
