import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import type { AdEstimate } from "@/services/ads-platform/ads-platform-service";
import { logFailure } from "@/utils/browser/log-failure";
import { type AdPlan, isAdBudget } from "@/utils/forms/ad-plan";

/** Milliseconds after the last key before the server is asked. */
const QUIET_MS = 300;

interface Asked {
  timer: ReturnType<typeof setTimeout>;
  call: AbortController;
}

function stop(asked: Asked | null): void {
  clearTimeout(asked?.timer);
  asked?.call.abort();
}

interface Estimating {
  estimate: AdEstimate | null;
  loading: boolean;
  failed: boolean;
  /** Asks for another plan; a sum that cannot be estimated is not asked for. */
  ask: (plan: AdPlan) => void;
}

/** The reach of a plan, as the server computes it; the first one was rendered with the page. */
export function useAdEstimate(first: AdEstimate | null): Estimating {
  const api = useApi();
  const [estimate, setEstimate] = useState(first);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(first === null);
  const last = useRef<Asked | null>(null);

  useEffect(() => () => stop(last.current), []);

  const ask = (plan: AdPlan) => {
    stop(last.current);
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
    last.current = { call, timer: setTimeout(() => void load(), QUIET_MS) };
  };
  return { estimate, loading, failed, ask };
}
