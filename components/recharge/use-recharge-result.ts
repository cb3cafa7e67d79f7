import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { usePolling } from "@/hooks/ui/use-polling";
import { analytics } from "@/services/analytics/analytics";
import { ApiError } from "@/services/api/api-error";
import type { PayWith } from "@/services/checkout/payments-service";
import { getRecharge, type RechargeResult, retryRecharge } from "@/services/recharge/recharge-payment-service";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { newIdempotencyKey } from "@/utils/checkout/idempotency";
import { type BegunActivation, findActivationFor } from "@/utils/packs/begun-activation";
import { rememberPaidRecharge } from "@/utils/packs/last-recharge";

/** A payer who has not decided is asked about less often than a balance that is about to change. */
const PAUSES_MS = { payment: 5_000, balance: 2_000 };

/** In sessionStorage: the recharge whose end was counted last. */
const COUNTED = "rechargeCounted";

/** True while the next look may show something else. */
export const isOpen = ({ outcome, pack }: RechargeResult) =>
  outcome === "awaiting_payment" || outcome === "crediting" || (outcome === "done" && pack?.state === "waiting");

/** A recharge as it is now, and paying it once more after a failure. @param known as the server found it */
export function useRechargeResult(known: RechargeResult, transactionId: string) {
  const api = useApi();
  const [result, setResult] = useState(known);
  const [state, setState] = useState<"idle" | "opening" | "failed">("idle");
  const isOpening = useRef(false);
  const unanswered = useRef<{ key: string; payWith: PayWith | null } | null>(null);
  usePageRestored(() => {
    isOpening.current = false;
    setState("idle");
  });

  const pause = PAUSES_MS[result.outcome === "awaiting_payment" ? "payment" : "balance"];
  const { outcome, msisdn, amountPoisha } = result;
  useEffect(() => {
    if (outcome === "done" || outcome === "crediting") rememberPaidRecharge({ msisdn, amountPoisha });
  }, [outcome, msisdn, amountPoisha]);

  const { reference } = result;
  useEffect(() => {
    if (outcome === "awaiting_payment" || outcome === "crediting" || outcome === "refunding") return;
    // Once for each recharge: the page may be opened again, and is asked for again while it waits.
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
    // A try without an answer is repeated under its key.
    const before = unanswered.current;
    const key = before?.payWith === payWith && before !== null ? before.key : newIdempotencyKey();
    unanswered.current = { key, payWith };
    try {
      const { redirectUrl } = await retryRecharge(api, { transactionId, payWith }, key);
      unanswered.current = null;
      window.location.assign(redirectUrl);
    } catch (error) {
      // Paid in the meantime: the page then says so.
      if (error instanceof ApiError && error.code === "recharge-closed") return window.location.reload();
      if (error instanceof ApiError && error.kind === "refused") unanswered.current = null;
      logFailure("A recharge could not be paid again", error);
      isOpening.current = false;
      setState("failed");
    }
  };
  // What lacked balance before this recharge; read after the first render, which the server makes without it.
  const [begun, setBegun] = useState<BegunActivation | null>(null);
  useEffect(() => setBegun(findActivationFor(msisdn)), [msisdn]);
  return { result, begun, state, retry: (payWith: PayWith | null) => void retry(payWith) };
}
