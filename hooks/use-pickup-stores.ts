import { useCallback, useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { listPickupStores, type PickupStore } from "@/services/pickup-stores-service";
import { logFailure } from "@/utils/log-failure";

export interface PickupStores {
  /** `idle` until a thana is chosen. */
  state: "idle" | "loading" | "ready" | "failed";
  stores: PickupStore[];
  retry(): void;
}

/**
 * Stores of a thana at which the cart can be picked up. An answer that is overtaken by a later question is dropped.
 * @param place `area` empty while no thana is chosen; `token` empty without a cart
 */
export function usePickupStores({
  district,
  area,
  token,
}: {
  district: string;
  area: string;
  token: string;
}): PickupStores {
  const api = useApi();
  const [state, setState] = useState<PickupStores["state"]>("idle");
  const [stores, setStores] = useState<PickupStore[]>([]);
  const asked = useRef(0);

  const ask = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    setStores([]);
    if (district === "" || area === "") {
      setState("idle");
      return;
    }
    setState("loading");
    try {
      const found = await listPickupStores(api, { district, area, token });
      if (question !== asked.current) return;
      setStores(found);
      setState("ready");
    } catch (error) {
      if (question !== asked.current) return;
      logFailure("Stores of a thana could not be looked up", error);
      setState("failed");
    }
  }, [api, district, area, token]);

  useEffect(() => {
    void ask();
  }, [ask]);

  return { state, stores, retry: () => void ask() };
}
