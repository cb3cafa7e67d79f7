import { useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { ApiError } from "@/services/api-error";
import { type Order, trackOrder } from "@/services/orders-service";
import { normaliseMsisdn } from "@/utils/msisdn";
import { readOrderId } from "@/utils/order-id";

export type TrackMistake = "orderId" | "msisdn";
export type TrackFailure = "notFound" | "tooMany" | "unanswered";

export interface TrackOrder {
  order: Order | null;
  searching: boolean;
  mistakes: readonly TrackMistake[];
  failure: TrackFailure | null;
  search(orderId: string, msisdn: string): void;
}

function failureOf(error: unknown): TrackFailure {
  if (!(error instanceof ApiError) || error.kind !== "refused") return "unanswered";
  // A number that the server cannot read is no better known to us: the sentence is the same.
  return error.code === "too-many-requests" ? "tooMany" : "notFound";
}

/** Looks an order up by its number and a mobile number, however both were typed (SPEC 2, Track GP Shop Order). */
export function useTrackOrder(): TrackOrder {
  const api = useApi();
  const [order, setOrder] = useState<Order | null>(null);
  const [searching, setSearching] = useState(false);
  const [mistakes, setMistakes] = useState<readonly TrackMistake[]>([]);
  const [failure, setFailure] = useState<TrackFailure | null>(null);
  const searches = useRef(0);

  const ask = async (orderId: string, msisdn: string) => {
    searches.current += 1;
    const search = searches.current;
    setSearching(true);
    setOrder(null);
    setFailure(null);
    try {
      const found = await trackOrder(api, { orderId, msisdn });
      if (search === searches.current) setOrder(found);
    } catch (error) {
      if (search === searches.current) setFailure(failureOf(error));
    }
    if (search === searches.current) setSearching(false);
  };

  return {
    order,
    searching,
    mistakes,
    failure,
    search(typedId, typedMsisdn) {
      const orderId = readOrderId(typedId);
      const msisdn = normaliseMsisdn(typedMsisdn);
      setMistakes([...(orderId === null ? ["orderId" as const] : []), ...(msisdn === null ? ["msisdn" as const] : [])]);
      if (orderId !== null && msisdn !== null) void ask(orderId, msisdn);
    },
  };
}
