import { CAMPAIGN_PARAMETERS, PLATFORM } from "@/utils/analytics/visit-parameters";
import { readStored } from "@/utils/browser/browser-storage";

/** The visit's data in every event: the campaign and the platform, if the session has them (TRACK-12). */
export function sessionValues(): Record<string, string> {
  return Object.fromEntries(
    [...CAMPAIGN_PARAMETERS, PLATFORM].flatMap((name) => {
      const value = readStored("session", name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
