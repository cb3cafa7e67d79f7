import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import type { Api } from "@/services/api/api-client";
import { listMyOrders, type OrderSummary } from "@/services/orders/order-history-service";
import { getStarStatus, type StarStatus } from "@/services/star/star-status-service";
import { logFailure } from "@/utils/browser/log-failure";

interface AccountSummary {
  /** Undefined while it is loading; null if it could not be loaded. */
  star: StarStatus | null | undefined;
  /** The newest order; also null if the number has no orders. */
  order: OrderSummary | null | undefined;
}

/**
 * The tier of the user's number and its newest order, loaded separately.
 * @param msisdn the user's own number
 * @param leaving true while the user is being logged out: the calls are aborted, because they would be refused
 */
export function useAccountSummary(msisdn: string, leaving: boolean): AccountSummary {
  const api = useApi();
  const [summary, setSummary] = useState<AccountSummary>({ star: undefined, order: undefined });
  useEffect(() => {
    if (leaving) return;
    const loading = new AbortController();
    const { signal } = loading;
    const abortable: Api = { request: (name, input) => api.request(name, { ...input, signal }) };
    const load = async <Name extends keyof AccountSummary>(name: Name, part: Promise<AccountSummary[Name]>) => {
      const value = await part.catch((error: unknown) => {
        if (!signal.aborted)
          logFailure(`The sidebar goes without its ${name}`, error instanceof Error ? error.message : error);
        return null;
      });
      if (!signal.aborted) setSummary((before) => ({ ...before, [name]: value }));
    };
    void load("star", getStarStatus(abortable, { msisdn }));
    void load(
      "order",
      listMyOrders(abortable).then(({ orders }) => orders[0] ?? null),
    );
    return () => loading.abort();
  }, [api, msisdn, leaving]);
  return summary;
}
