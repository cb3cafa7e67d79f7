import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useSessionEnd } from "@/hooks/account/use-account-block";
import { useAction } from "@/hooks/ui/use-action";
import { changePackRenewal } from "@/services/account/balance-service";

/** Switches the renewal of a pack in use on and off. @param initial the state according to the balance */
export function usePackRenewal(reference: string, initial: boolean) {
  const api = useApi();
  const [renews, setRenews] = useState(initial);
  const { state, run: change } = useAction(
    "A renewal could not be changed",
    async (next: boolean) => {
      await changePackRenewal(api, { reference, renews: next });
      setRenews(next);
    },
    useSessionEnd(),
  );
  return { renews, state, change };
}
