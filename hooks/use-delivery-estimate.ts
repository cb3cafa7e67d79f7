import { useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { type DeliveryWay, getDeliveryOffer, listDistricts, type Place } from "@/services/delivery-service";
import { logFailure } from "@/utils/log-failure";

export type DeliveryAnswer = { state: "idle" | "loading" | "failed" } | { state: "ready"; ways: DeliveryWay[] };

interface DeliveryEstimate {
  /** Null until somebody has asked. */
  districts: Place[] | null;
  answer: DeliveryAnswer;
  /** Fetches the districts to choose from. */
  ask: () => Promise<void>;
  /** Fetches days and fee. @param district name as listed */
  choose: (district: string) => Promise<void>;
}

/** Days and fee of a delivery to a district, before anything is in the cart. */
export function useDeliveryEstimate(): DeliveryEstimate {
  const api = useApi();
  const [districts, setDistricts] = useState<Place[] | null>(null);
  const [answer, setAnswer] = useState<DeliveryAnswer>({ state: "idle" });

  const asked = useRef(0);

  /** Shows what the work finds, unless a later question has overtaken it. */
  const guarded = async (work: () => Promise<DeliveryAnswer>) => {
    asked.current += 1;
    const question = asked.current;
    setAnswer({ state: "loading" });
    try {
      const found = await work();
      if (question === asked.current) setAnswer(found);
    } catch (error) {
      if (question !== asked.current) return;
      logFailure("Delivery estimate", error);
      setAnswer({ state: "failed" });
    }
  };
  const ask = () =>
    guarded(async () => {
      setDistricts(await listDistricts(api));
      return { state: "idle" };
    });
  const choose = (district: string) =>
    guarded(async () => {
      const { ways } = await getDeliveryOffer(api, { district, area: "" });
      return { state: "ready", ways };
    });
  return { districts, answer, ask, choose };
}
