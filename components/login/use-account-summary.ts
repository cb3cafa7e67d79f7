import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { listMyOrders, type OrderSummary } from "@/services/orders/order-history-service";
import { getStarStatus, type StarStatus } from "@/services/star/star-status-service";
import { logFailure } from "@/utils/browser/log-failure";

export interface AccountSummary {
  /** Undefined while it is loading; null if it could not be loaded. */
  star: StarStatus | null | undefined;
  /** The newest order; also null if the number has no orders. */
  order: OrderSummary | null | undefined;
}

/** The tier of the user's number and its newest order, loaded separately. @param msisdn the user's own number */
export function useAccountSummary(msisdn: string): AccountSummary {
  const api = useApi();
  const [summary, setSummary] = useState<AccountSummary>({ star: undefined, order: undefined });
  useEffect(() => {
    let isCurrent = true;
    const load = async <Name extends keyof AccountSummary>(name: Name, part: Promise<AccountSummary[Name]>) => {
      const value = await part.catch((error: unknown) => {
        logFailure(`The sidebar goes without its ${name}`, error instanceof Error ? error.message : error);
        return null;
      });
      if (isCurrent) setSummary((before) => ({ ...before, [name]: value }));
    };
    void load("star", getStarStatus(api, { msisdn }));
    void load(
      "order",
      listMyOrders(api).then(({ orders }) => orders[0] ?? null),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, msisdn]);
  return summary;
}
