import type { NextRouter } from "next/router";
import { useEffect } from "react";
import { writeStored } from "@/utils/browser-storage";
import { campaignOf } from "@/utils/visit-parameters";

/**
 * Keeps what the address of any page says of the campaign for the rest of the session: at the first load and whenever
 * the address changes. A page without such parameters leaves what is kept (SPEC 2 and 3; STORE-08).
 */
export function useVisitParameters({ events }: NextRouter): void {
  useEffect(() => {
    const keep = () => {
      for (const [name, value] of Object.entries(campaignOf(window.location.search))) {
        writeStored("session", name, value);
      }
    };
    keep();
    events.on("routeChangeComplete", keep);
    return () => events.off("routeChangeComplete", keep);
  }, [events]);
}
