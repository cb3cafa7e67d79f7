import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { findRequestKey } from "@/hooks/sim-request-store";
import { type SimRequestService, type TrackedSimRequest, trackSimRequest } from "@/services/sim-requests-service";
import { logFailure } from "@/utils/log-failure";
import { keepReplacementKey } from "@/utils/replacement-keys";

interface OwnTracked {
  request: TrackedSimRequest;
  /** True once it is known whether this browser may order what was requested. */
  isAnswered: boolean;
}

/**
 * A request as its reference shows it; where this browser began it, with what is the applicant's alone. The server's
 * page knows no key, so that is asked for once the page has loaded. The key of a replacement that can be ordered is kept
 * for the cart.
 */
export function useOwnTracked(served: TrackedSimRequest): OwnTracked {
  const api = useApi();
  const [own, setOwn] = useState<OwnTracked>({ request: served, isAnswered: false });
  const { reference, service } = served;

  useEffect(() => {
    const key = service === "esim_migration" ? null : findRequestKey(service satisfies SimRequestService);
    setOwn({ request: served, isAnswered: key === null });
    if (key === null) return;
    let isOver = false;
    trackSimRequest(api, { reference, key })
      .then((found) => {
        if (isOver) return;
        if (found.replacement !== null) keepReplacementKey(found.replacement.sim, key);
        setOwn({ request: found, isAnswered: true });
      })
      .catch((error: unknown) => logFailure("A request could not be looked up again", error));
    return () => {
      isOver = true;
    };
  }, [api, served, reference, service]);

  return own;
}
