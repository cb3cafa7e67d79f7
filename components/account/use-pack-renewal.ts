import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useSessionEnd } from "@/hooks/account/use-account-block";
import { changePackRenewal } from "@/services/account/balance-service";
import { ApiError } from "@/services/api/api-error";
import { logFailure } from "@/utils/browser/log-failure";

export interface PackRenewal {
  renews: boolean;
  busy: boolean;
  failed: boolean;
  change(renews: boolean): void;
}

/** Switches the renewal of a pack in use on and off. @param given the state according to the balance */
export function usePackRenewal(reference: string, given: boolean): PackRenewal {
  const api = useApi();
  const isOver = useSessionEnd();
  const [renews, setRenews] = useState(given);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const change = async (next: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      await changePackRenewal(api, { reference, renews: next });
      setRenews(next);
    } catch (error) {
      if (isOver(error)) return;
      if (!(error instanceof ApiError && error.kind === "refused")) logFailure("A renewal could not be changed", error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { renews, busy, failed, change: (next) => void change(next) };
}
