import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { findRequestKey } from "@/hooks/sims/sim-request-store";
import { growingPause, usePolling } from "@/hooks/ui/use-polling";
import { type TrackedSimRequest, trackSimRequest } from "@/services/sims/sim-requests-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { logFailure } from "@/utils/browser/log-failure";
import { saveReplacementKey } from "@/utils/checkout/replacement-keys";

interface OwnTracked {
  request: TrackedSimRequest;
  /** True once it is known whether this browser may order the requested SIM. */
  isAnswered: boolean;
}

/** True while a payment is being confirmed, or a paid eSIM is being made: the page then updates itself. */
export function isEsimAwaited({ service, state, payment, esim }: TrackedSimRequest): boolean {
  if (service !== "esim_migration" || esim) return false;
  return state === "awaiting_payment" ? payment === "pending" : state === "submitted" || state === "ready";
}

/**
 * A request as shown for its reference. The browser that began it also gets the applicant's data. The server's page has
 * no key, so that part is loaded after the page. The key of a replacement that can be ordered is stored for the cart. A
 * paid migration is looked up again until its eSIM is ready.
 */
export function useOwnTracked(served: TrackedSimRequest): OwnTracked {
  const api = useApi();
  const [own, setOwn] = useState<OwnTracked>({ request: served, isAnswered: false });
  const [lookups, setLookups] = useState(0);
  const { reference, service } = served;

  useEffect(() => {
    const key = service === "esim_migration" ? null : findRequestKey(service);
    setOwn({ request: served, isAnswered: key === null });
    if (key === null) return;
    return handleInEffect(
      trackSimRequest(api, { reference, key }),
      (found) => {
        if (found.replacement !== null) saveReplacementKey(found.replacement.sim, key);
        setOwn({ request: found, isAnswered: true });
      },
      "A request could not be looked up again",
    );
  }, [api, served, reference, service]);

  usePolling(isEsimAwaited(own.request) ? growingPause(lookups) : null, async (isCurrent) => {
    try {
      const found = await trackSimRequest(api, { reference });
      if (!isCurrent()) return;
      setOwn({ request: found, isAnswered: true });
      setLookups((before) => before + 1);
    } catch (error) {
      logFailure("A migration could not be loaded again", error);
    }
  });
  return own;
}
