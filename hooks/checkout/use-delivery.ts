import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import { useLanguageChange } from "@/hooks/ui/use-language-change";
import { useLatestRequest } from "@/hooks/ui/use-latest-request";
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

/** The thanas and post codes of a district, once they have loaded. */
interface Places {
  thanas: Place[];
  postCodes: PostCode[];
}

type State = "idle" | "loading" | "ready" | "failed";

export type Delivery = ReturnType<typeof useDelivery>;

const regularMethod = (): DeliveryType => "regular";

const noPlaces: Places = { thanas: [], postCodes: [] };

/** An option chosen for another district may not exist in this one. The regular option exists in every district. */
async function findOffer(api: Api, choice: { district: string; token?: string; type: DeliveryType }) {
  try {
    return await getDeliveryOffer(api, choice);
  } catch (error) {
    const elsewhere = error instanceof ApiError && error.code === "delivery-option-not-available";
    if (!elsewhere || choice.type === "regular") throw error;
    return getDeliveryOffer(api, { ...choice, type: "regular" });
  }
}

/** What the cart takes over from an offer. */
const deliverySet = ({ feePoisha: fee, type, installment, totals, version }: DeliveryOffer) => ({
  type: "delivery-set" as const,
  delivery: { fee, type, installment },
  totals,
  version,
});

function stateOfBoth(one: State, other: State): State {
  return (["failed", "loading", "ready"] as const).find((state) => one === state || other === state) ?? "idle";
}

/** The thanas and post codes of a district, their loading state, a function that loads them, one that drops them. */
function usePlaces(district: string): [Places, State, () => Promise<void>, () => void] {
  const api = useApi();
  const [places, setPlaces] = useState(noPlaces);
  const [state, setState] = useState<State>("idle");
  const newRequest = useLatestRequest();

  const load = useCallback(async () => {
    const isNewest = newRequest();
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
  }, [api, district, newRequest]);

  useLanguageChange(() => {
    if (state !== "idle") void load();
  });
  const reset = useCallback(() => {
    newRequest();
    setPlaces(noPlaces);
    setState("idle");
  }, [newRequest]);
  return [places, state, load, reset];
}

/**
 * Places and delivery options of a district, each shown as soon as it has loaded. The choice is saved in the cart on
 * the server, and the new totals are then shown here (CART-69). The answer to an outdated request is dropped.
 * @param district name of the district, empty when none is chosen
 * @param token token of the cart; empty when there is none; null for a request without a cart
 * @param readMethod the initial option if there is no cart to store it; must be the same function on every call
 */
export function useDelivery(district: string, token: string | null, readMethod = regularMethod) {
  const api = useApi();
  const store = useCartStore();
  const [places, placesState, loadPlaces, resetPlaces] = usePlaces(district);
  const [offer, setOffer] = useState<DeliveryOffer | null>(null);
  const [offerState, setOfferState] = useState<State>("idle");
  const newRequest = useLatestRequest();

  const loadOffer = useCallback(
    async (type: DeliveryType) => {
      const isNewest = newRequest();
      setOfferState("loading");
      // The card changes at once; the new price is shown when the server answers.
      setOffer((before) => before && { ...before, type });
      try {
        const found = await findOffer(api, { district, ...(token !== null && { token }), type });
        if (!isNewest()) return;
        setOffer(found);
        setOfferState("ready");
        if (token === null) return;
        store.dispatch(deliverySet(found));
      } catch (error) {
        if (!isNewest()) return;
        logFailure("Deliveries could not be looked up", error);
        setOfferState("failed");
        // The cart was ordered by an attempt whose answer was lost, or has expired: the page must no longer offer it.
        if (error instanceof ApiError && error.code === "cart-not-found") void store.refresh();
      }
    },
    [api, store, district, token, newRequest],
  );

  const refresh = useCallback(() => {
    void loadPlaces();
    void loadOffer(token === null ? readMethod() : store.getSnapshot().cart.delivery.type);
  }, [loadPlaces, loadOffer, store, token, readMethod]);

  useEffect(() => {
    newRequest();
    resetPlaces();
    setOffer(null);
    setOfferState("idle");
    if (district !== "" && token !== "") refresh();
  }, [district, token, refresh, resetPlaces, newRequest]);

  useLanguageChange(() => {
    if (offerState !== "idle") void loadOffer(offer?.type ?? readMethod());
  });

  return {
    ...places,
    offer,
    state: stateOfBoth(placesState, offerState),
    /** True while any part is loading, whatever the state of the other parts. */
    loading: placesState === "loading" || offerState === "loading",
    choose: (type: DeliveryType) => void loadOffer(type),
    retry: refresh,
  };
}
