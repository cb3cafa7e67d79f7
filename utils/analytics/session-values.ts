import { CAMPAIGN_PARAMETERS, PLATFORM } from "@/utils/analytics/visit-parameters";
import { readStored } from "@/utils/browser/browser-storage";

/** What every event says of the visit: the campaign and the platform, as far as the session knows them (TRACK-12). */
export function sessionValues(): Record<string, string> {
  return Object.fromEntries(
    [...CAMPAIGN_PARAMETERS, PLATFORM].flatMap((name) => {
      const value = readStored("session", name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
