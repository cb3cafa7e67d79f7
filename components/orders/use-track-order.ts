import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useLatestRequest } from "@/hooks/ui/use-latest-request";
import { isRefusal } from "@/services/api/api-error";
import { type Order, trackOrder } from "@/services/orders/orders-service";
import { readOrderIds } from "@/utils/checkout/order-id";
import { removeDraft } from "@/utils/forms/form-draft";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The draft of the two fields (utils/forms/form-draft.ts). */
export const TRACK_DRAFT = "track-order";

export type TrackError = "orderId" | "msisdn";
type TrackFailure = "notFound" | "tooMany" | "unanswered";

function failureOf(error: unknown): TrackFailure {
  if (!isRefusal(error)) return "unanswered";
  // A number that the server cannot read gets the same message as an unknown one.
  return error.code === "too-many-requests" ? "tooMany" : "notFound";
}

/** Looks up orders by their numbers and a mobile number, in any notation (ROUTE-10). */
export function useTrackOrder() {
  const api = useApi();
  // The latest first; several can be tracked at once.
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [searching, setSearching] = useState(false);
  const [validationErrors, setValidationErrors] = useState<readonly TrackError[]>([]);
  const [failure, setFailure] = useState<TrackFailure | null>(null);
  const newRequest = useLatestRequest();

  /** Adds orders to the tracked ones. */
  const show = (found: readonly Order[]) => {
    if (found.length > 0) removeDraft(TRACK_DRAFT);
    const ids = new Set(found.map(({ orderId }) => orderId));
    setOrders((before) => [...found, ...before.filter(({ orderId }) => !ids.has(orderId))]);
  };
  const ask = async (orderIds: readonly string[], msisdn: string) => {
    const isNewest = newRequest();
    setSearching(true);
    setFailure(null);
    const answers = await Promise.allSettled(orderIds.map((orderId) => trackOrder(api, { orderId, msisdn })));
    if (!isNewest()) return;
    show(answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : [])));
    const failed = answers.find((answer) => answer.status === "rejected");
    if (failed !== undefined) setFailure(failureOf(failed.reason));
    setSearching(false);
  };

  return {
    orders,
    searching,
    validationErrors,
    failure,
    /** @returns the mobile number whose orders can all be opened, if no order number was typed; otherwise null */
    search(typedIds: string, typedMsisdn: string): string | null {
      const orderIds = readOrderIds(typedIds);
      const msisdn = normaliseMsisdn(typedMsisdn);
      setFailure(null);
      setValidationErrors([
        ...(orderIds === null ? ["orderId" as const] : []),
        ...(msisdn === null ? ["msisdn" as const] : []),
      ]);
      if (orderIds === null || msisdn === null) return null;
      if (orderIds.length === 0) return msisdn;
      void ask(orderIds, msisdn);
      return null;
    },
    show,
    remove: (id: string) => setOrders((before) => before.filter(({ orderId }) => orderId !== id)),
  };
}
