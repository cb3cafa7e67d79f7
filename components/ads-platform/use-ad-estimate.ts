import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import type { AdEstimate } from "@/services/ads-platform/ads-platform-service";
import { logFailure } from "@/utils/browser/log-failure";
import { type AdPlan, isAdBudget } from "@/utils/forms/ad-plan";

/** Milliseconds between the last input and the request to the server. */
const DEBOUNCE_MS = 300;

interface PendingRequest {
  timer: ReturnType<typeof setTimeout>;
  call: AbortController;
}

function cancel(pending: PendingRequest | null): void {
  clearTimeout(pending?.timer);
  pending?.call.abort();
}

/** The estimate of a plan, computed by the server. The first one was rendered with the page. */
export function useAdEstimate(first: AdEstimate | null) {
  const api = useApi();
  const [estimate, setEstimate] = useState(first);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(first === null);
  const last = useRef<PendingRequest | null>(null);

  useEffect(() => () => cancel(last.current), []);

  /** Requests the estimate of another plan. A budget outside of the limits is not requested. */
  const request = (plan: AdPlan) => {
    cancel(last.current);
    setLoading(false);
    if (!isAdBudget(plan.budget)) return;
    const call = new AbortController();
    const load = async () => {
      try {
        const { estimateAds } = await import("@/services/ads-platform/ads-platform-service");
        const found = await estimateAds(api, plan, call.signal);
        setEstimate(found);
        setFailed(false);
        setLoading(false);
      } catch (error) {
        if (call.signal.aborted) return;
        logFailure("A budget could not be estimated", error);
        setFailed(true);
        setLoading(false);
      }
    };
    setLoading(true);
    last.current = { call, timer: setTimeout(() => void load(), DEBOUNCE_MS) };
  };
  return { estimate, loading, failed, request };
}
