import type { CompleteEvent } from "@/services/analytics/analytics";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";

interface Visitor {
  distinct_id: string;
  /** Undefined is left out of what is sent. */
  $device_id: string | undefined;
}

/**
 * The visitor as the library stores one in localStorage; a new one is stored in the same form, so that the library
 * continues with it.
 */
function visitorOf(token: string): Visitor {
  const key = `mp_${token}_mixpanel`;
  try {
    const { distinct_id, $device_id }: Partial<Visitor> = JSON.parse(readStored("local", key) ?? "");
    if (typeof distinct_id === "string") return { distinct_id, $device_id };
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  const $device_id = crypto.randomUUID();
  const visitor = { distinct_id: `$device:${$device_id}`, $device_id };
  writeStored("local", key, JSON.stringify(visitor));
  return visitor;
}

/**
 * Sends events to Mixpanel without its library, from a page that is left before the library was loaded.
 * @param id of the visitor, where there is one
 * The collector of the sandbox takes them in the same form.
 * @returns false when the browser did not take them, and for the console
 */
export function sendBeaconEvents(
  { driver, token, host }: AnalyticsSettings,
  events: readonly CompleteEvent[],
  id: string | null,
): boolean {
  if (driver === "console") return false;
  try {
    const visitor = { ...visitorOf(token), ...(id !== null && { distinct_id: id, $user_id: id }) };
    const data = events.map(({ name, properties }) => ({
      event: name,
      properties: { token, time: Date.now(), $insert_id: crypto.randomUUID(), ...visitor, ...properties },
    }));
    return navigator.sendBeacon(`${host}/track/?ip=1`, new URLSearchParams({ data: JSON.stringify(data) }));
  } catch {
    // A browser without one of these, or a page that is no secure one.
    return false;
  }
}
