import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { findRequestKey } from "@/hooks/sim-request-store";
import { type SimRequestService, type TrackedSimRequest, trackSimRequest } from "@/services/sim-requests-service";
import { logFailure } from "@/utils/log-failure";

/**
 * A request as its reference shows it; where this browser began it, with what is the applicant's alone. The server's
 * page knows no key, so that is asked for once the page is there.
 */
export function useOwnTracked(served: TrackedSimRequest): TrackedSimRequest {
  const api = useApi();
  const [own, setOwn] = useState(served);
  const { reference, service } = served;

  useEffect(() => {
    setOwn(served);
    if (service === "esim_migration") return;
    const key = findRequestKey(service satisfies SimRequestService);
    if (key === null) return;
    let isOver = false;
    trackSimRequest(api, { reference, key })
      .then((found) => {
        if (!isOver) setOwn(found);
      })
      .catch((error: unknown) => logFailure("A request could not be looked up again", error));
    return () => {
      isOver = true;
    };
  }, [api, served, reference, service]);

  return own;
}
