import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import { useNewestQuestion } from "@/hooks/ui/use-newest-question";
import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import {
  type DeliveryOffer,
  type DeliveryType,
  getDeliveryOffer,
  listPostCodes,
  listThanas,
  type Place,
  type PostCode,
} from "@/services/checkout/delivery-service";
import { logFailure } from "@/utils/browser/log-failure";

/** What a district has, once it is known. */
interface Places {
  thanas: Place[];
  postCodes: PostCode[];
}

type State = "idle" | "loading" | "ready" | "failed";

export interface Delivery extends Places {
  offer: DeliveryOffer | null;
  /** `failed` = a call went wrong, and `retry` repeats it. */
  state: State;
  /** True while any of it is loading, whatever the result of the rest. */
  loading: boolean;
  choose(type: DeliveryType): void;
  retry(): void;
}

const regularMethod = (): DeliveryType => "regular";

const nowhere: Places = { thanas: [], postCodes: [] };

/** The option chosen for another district may not exist in this one; the regular option exists in every district. */
async function findOffer(api: Api, choice: { district: string; token?: string; type: DeliveryType }) {
  try {
    return await getDeliveryOffer(api, { ...choice, area: "" });
  } catch (error) {
    const elsewhere = error instanceof ApiError && error.code === "delivery-option-not-available";
    if (!elsewhere || choice.type === "regular") throw error;
    return getDeliveryOffer(api, { ...choice, area: "", type: "regular" });
  }
}

function stateOfBoth(one: State, other: State): State {
  return (["failed", "loading", "ready"] as const).find((state) => one === state || other === state) ?? "idle";
}

/** The thanas and post codes of a district, what they are doing, a function that asks for them, and one that drops them. */
function usePlaces(district: string): [Places, State, () => Promise<void>, () => void] {
  const api = useApi();
  const [places, setPlaces] = useState(nowhere);
  const [state, setState] = useState<State>("idle");
  const newQuestion = useNewestQuestion();

  const ask = useCallback(async () => {
    const isNewest = newQuestion();
    setState("loading");
    try {
      const [thanas, postCodes] = await Promise.all([listThanas(api, district), listPostCodes(api, district)]);
      if (!isNewest()) return;
      setPlaces({ thanas, postCodes });
      setState("ready");
    } catch (error) {
      if (!isNewest()) return;
      logFailure("Places of a district could not be looked up", error);
      setState("failed");
    }
  }, [api, district, newQuestion]);

  const reset = useCallback(() => {
    newQuestion();
    setPlaces(nowhere);
    setState("idle");
  }, [newQuestion]);
  return [places, state, ask, reset];
}

/**
 * Places and delivery options of a district, each shown as soon as it has loaded. The choice is saved in the cart on
 * the server, whose totals then follow here (CART-69). The answer to an older question is dropped.
 * @param district name of the district, empty when none is chosen
 * @param token token of the cart, empty when there is none; null for a question without a cart
 * @param readMethod the initial option where there is no cart to store it; the same function on every call
 */
export function useDelivery(district: string, token: string | null, readMethod = regularMethod): Delivery {
  const api = useApi();
  const store = useCartStore();
  const [places, placesState, askPlaces, resetPlaces] = usePlaces(district);
  const [offer, setOffer] = useState<DeliveryOffer | null>(null);
  const [offerState, setOfferState] = useState<State>("idle");
  const newQuestion = useNewestQuestion();

  const askOffer = useCallback(
    async (type: DeliveryType) => {
      const isNewest = newQuestion();
      setOfferState("loading");
      // The card changes at once; its price follows.
      setOffer((before) => before && { ...before, type });
      try {
        const found = await findOffer(api, { district, ...(token !== null && { token }), type });
        if (!isNewest()) return;
        setOffer(found);
        setOfferState("ready");
        if (token === null) return;
        store.dispatch({
          type: "delivery-set",
          delivery: { fee: found.feePoisha, type: found.type, installment: found.installment },
          totals: found.totals,
          version: found.version,
        });
      } catch (error) {
        if (!isNewest()) return;
        logFailure("Deliveries could not be looked up", error);
        setOfferState("failed");
        // Ordered by a try whose answer was lost, or expired: the page must not offer that cart any longer.
        if (error instanceof ApiError && error.code === "cart-not-found") void store.refresh();
      }
    },
    [api, store, district, token, newQuestion],
  );

  const askAnew = useCallback(() => {
    void askPlaces();
    void askOffer(token === null ? readMethod() : store.getSnapshot().cart.delivery.type);
  }, [askPlaces, askOffer, store, token, readMethod]);

  useEffect(() => {
    newQuestion();
    resetPlaces();
    setOffer(null);
    setOfferState("idle");
    if (district !== "" && token !== "") askAnew();
  }, [district, token, askAnew, resetPlaces, newQuestion]);

  return {
    ...places,
    offer,
    state: stateOfBoth(placesState, offerState),
    loading: placesState === "loading" || offerState === "loading",
    choose: (type) => void askOffer(type),
    retry: askAnew,
  };
}
