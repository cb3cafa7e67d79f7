import { useRef, useState } from "react";
import { useAdEstimate } from "@/components/ads-platform/use-ad-estimate";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import type { AdsPlanner } from "@/services/ads-platform/ads-page.server";
import { isAdBudget, readBudget } from "@/utils/forms/ad-plan";

/**
 * The plan while it is typed: each change requests a new estimate from the server.
 * @param shownBudget the first budget as its field shows it, in the digits of the language
 */
export function useAdPlan(desk: AdsPlanner, shownBudget: string) {
  const { plan: first, wrongBudget } = desk;
  const { estimate, loading, failed, ask } = useAdEstimate(desk.estimate);
  const [plan, setPlan] = useState(first);
  // Two fields can report a change before the next render.
  const latest = useRef(first);
  const [wrong, setWrong] = useState(wrongBudget);
  const change = (part: Partial<typeof plan>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setPlan(next);
    setWrong(false);
    ask(next);
  };
  const changeBudget = (typed: string) => {
    const budget = readBudget(typed);
    if (isAdBudget(budget)) change({ budget });
    else setWrong(true);
  };
  useEarlyInput("plan-goal", first.goal, (early) => change({ goal: early }));
  useEarlyInput("plan-audience", first.audience, (early) => change({ audience: early }));
  useEarlyInput("plan-days", String(first.days), (early) => change({ days: Number(early) }));
  useEarlyInput("plan-budget", shownBudget, changeBudget);
  return { plan, wrong, change, changeBudget, estimate, loading, failed, ask: () => ask(plan) };
}
