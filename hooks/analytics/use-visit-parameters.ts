import type { NextRouter } from "next/router";
import { useEffect, useState } from "react";
import { PLATFORM, platformOf, VISITOR_ID, visitOf } from "@/utils/analytics/visit-parameters";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { whenActive } from "@/utils/browser/prerendering";

/**
 * Stores the campaign and visitor parameters of the page's address for the session, at the first load and whenever the
 * address changes; a page without such parameters changes nothing. A load also stores where the visitor came from
 * (STORE-06 to STORE-08).
 * @param isApp whether the page is shown in the operator's own app
 */
export function useVisitParameters({ events }: NextRouter, isApp: boolean): void {
  // Read before any effect: the session's own effect removes authToken from the address.
  const [arrival] = useState(() => (typeof window === "undefined" ? "" : window.location.search));

  useEffect(() => {
    const storeParameters = () => {
      for (const [name, value] of Object.entries(visitOf(window.location.search))) writeStored("session", name, value);
    };
    const stop = whenActive(storeParameters);
    events.on("routeChangeComplete", storeParameters);
    return () => {
      stop();
      events.off("routeChangeComplete", storeParameters);
    };
  }, [events]);

  useEffect(
    () =>
      whenActive(() => {
        const { hostname: host } = window.location;
        const { referrer } = document;
        const [platform, visitorId] = [readStored("session", PLATFORM), readStored("session", VISITOR_ID)];
        writeStored("session", PLATFORM, platformOf({ search: arrival, isApp, referrer, host, platform, visitorId }));
      }),
    [arrival, isApp],
  );
}
