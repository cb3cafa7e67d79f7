import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useLatestRequest } from "@/hooks/ui/use-latest-request";
import { useTexts } from "@/hooks/ui/use-texts";
import { listPickupStores, type PickupPlace, type PickupStore } from "@/services/checkout/pickup-stores-service";
import { logFailure } from "@/utils/browser/log-failure";
import { browserPosition } from "@/utils/browser/near-position";

export type PickupStores = ReturnType<typeof usePickupStores>;

type Position = NonNullable<PickupPlace["position"]>;

/**
 * The stores of a district where the cart can be picked up. They are sorted by distance from the thana, or from the
 * visitor if the browser has sent the position. An answer is dropped if a later request has been made.
 * @param place `area` is empty while no thana is chosen; `token` is empty without a cart
 */
export function usePickupStores({ district, area, token }: { district: string; area: string; token: string }) {
  const api = useApi();
  const { language } = useTexts();
  const [state, setState] = useState<"idle" | "loading" | "ready" | "failed">("idle");
  const [stores, setStores] = useState<PickupStore[]>([]);
  const [position, setPosition] = useState<Position | null>(null);
  const [near, setNear] = useState<"unasked" | "asking" | "known" | "unknown">("unasked");
  const newRequest = useLatestRequest();

  const load = useCallback(async () => {
    const isNewest = newRequest();
    setStores([]);
    if (district === "" || area === "") {
      setState("idle");
      return;
    }
    setState("loading");
    try {
      const found = await listPickupStores(api, { district, area, token, position });
      if (!isNewest()) return;
      setStores(found);
      setState("ready");
    } catch (error) {
      if (!isNewest()) return;
      logFailure("Stores of a thana could not be looked up", error);
      setState("failed");
    }
  }, [api, district, area, token, position, newRequest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    void load();
  }, [load, language]);

  const findNear = () => {
    setNear("asking");
    browserPosition().then(
      (found) => {
        setNear("known");
        setPosition(found);
      },
      () => setNear("unknown"),
    );
  };
  return {
    /** The state is `idle` until a thana is chosen. */
    state,
    stores,
    /** The visitor's position: not known yet, known, or refused by the visitor. */
    near,
    findNear,
    retry: () => void load(),
  };
}
