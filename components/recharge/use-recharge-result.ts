import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { usePolling } from "@/hooks/ui/use-polling";
import { analytics } from "@/services/analytics/analytics";
import { ApiError } from "@/services/api/api-error";
import { withIdempotencyKey } from "@/services/api/idempotent-call";
import type { PayWith } from "@/services/checkout/payments-service";
import { readToken } from "@/services/login/session-cookie";
import { getRecharge, type RechargeResult, retryRecharge } from "@/services/recharge/recharge-payment-service";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { findActivationFor, type UnfinishedActivation } from "@/utils/packs/unfinished-activation";
import { savePaidRecharge } from "@/utils/recharge/last-recharge";

/** A payment that the payer has not decided is looked up less often than a balance that is about to change. */
const PAUSES_MS = { payment: 5_000, balance: 2_000 };

/** Key in sessionStorage: the last recharge whose result was counted. */
const COUNTED = "rechargeCounted";

/** True while another look-up may give a different result. */
export const isOpen = ({ outcome, pack }: RechargeResult) =>
  outcome === "awaiting_payment" || outcome === "crediting" || (outcome === "done" && pack?.state === "waiting");

/** The result; a page that is rendered again, e.g. in the other language, replaces it. */
function useNewestResult(known: RechargeResult) {
  const [lastKnown, setLastKnown] = useState(known);
  const [result, setResult] = useState(known);
  if (lastKnown !== known) {
    setLastKnown(known);
    setResult(known);
  }
  return [result, setResult] as const;
}

/** The current state of a recharge, and a new payment after a failure. @param known the state found by the server */
export function useRechargeResult(known: RechargeResult, transactionId: string) {
  const api = useApi();
  const [result, setResult] = useNewestResult(known);
  const [state, setState] = useState<"idle" | "opening" | "failed">("idle");
  const isOpening = useRef(false);
  usePageRestored(() => {
    isOpening.current = false;
    setState("idle");
  });

  const pause = PAUSES_MS[result.outcome === "awaiting_payment" ? "payment" : "balance"];
  const { outcome, msisdn, amountPoisha } = result;
  useEffect(() => {
    const isPaid = outcome === "done" || outcome === "crediting";
    // An activation begins a recharge for a logged-in user too, whose number must not be left behind in the browser.
    if (isPaid && readToken() === null) savePaidRecharge({ msisdn, amountPoisha });
  }, [outcome, msisdn, amountPoisha]);

  const { reference } = result;
  useEffect(() => {
    if (outcome === "awaiting_payment" || outcome === "crediting" || outcome === "refunding") return;
    // Counted once per recharge: the page may be opened again, and it looks the recharge up again while it waits.
    if (readStored("session", COUNTED) === reference || !writeStored("session", COUNTED, reference)) return;
    analytics.track({ name: "recharge_result", properties: { outcome, amount_taka: amountPoisha / 100 } });
  }, [outcome, reference, amountPoisha]);

  usePolling(isOpen(result) ? pause : null, async (isCurrent) => {
    try {
      const fresh = await getRecharge(api, transactionId);
      if (isCurrent()) setResult(fresh);
    } catch (error) {
      logFailure("The state of a recharge could not be loaded", error);
    }
  });

  const retry = async (payWith: PayWith | null) => {
    if (isOpening.current) return;
    isOpening.current = true;
    setState("opening");
    try {
      const { redirectUrl } = await withIdempotencyKey(`recharge:${transactionId}`, payWith ?? "", (key) =>
        retryRecharge(api, { transactionId, payWith }, key),
      );
      window.location.assign(redirectUrl);
    } catch (error) {
      // The recharge was paid in the meantime: the reloaded page shows that.
      if (error instanceof ApiError && error.code === "recharge-closed") return window.location.reload();
      logFailure("A recharge could not be paid again", error);
      isOpening.current = false;
      setState("failed");
    }
  };
  // The activation that lacked balance before this recharge. Read after the first render: the server cannot read it.
  const [unfinished, setUnfinished] = useState<UnfinishedActivation | null>(null);
  useEffect(() => setUnfinished(findActivationFor(msisdn)), [msisdn]);
  return { result, unfinished, state, retry: (payWith: PayWith | null) => void retry(payWith) };
}
