import { createHmac } from "node:crypto";
import type { AnalyticsEnv } from "@/services/api/env.server";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";

/** Without a token the events stay in a sandbox, whose numbers are invented. */
const SANDBOX_KEY = "sandbox";
/** Where the site itself takes events as the service does (backend/http/content/events-pages.ts). */
const SANDBOX_HOST = "/api/sandbox";

/**
 * The analytics settings of a page. A logged-in reader is known to the service by a keyed digest of the number, never
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
