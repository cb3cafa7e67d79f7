import { useState } from "react";
import { useApi } from "@/context/api-context";
import { type AccountBlock, useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
import { listStockNotices, removeStockNotice, type StockNotice } from "@/services/catalog/stock-notices-service";
import { logFailure } from "@/utils/browser/log-failure";

interface StockNotices {
  block: AccountBlock<StockNotice[]>;
  /** The variant whose notice is being deleted. */
  removing: string | null;
  outcome: "removed" | "failed" | null;
  remove(notice: StockNotice): Promise<void>;
}

/** The stock notices of the user's number, and the function that deletes one. */
export function useStockNotices(initial: StockNotice[] | null): StockNotices {
  const api = useApi();
  const isOver = useSessionEnd();
  const block = useAccountBlock(initial, listStockNotices);
  const [removing, setRemoving] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<StockNotices["outcome"]>(null);
  return {
    block,
    removing,
    outcome,
    async remove({ sku }) {
      if (removing !== null) return;
      setRemoving(sku);
      setOutcome(null);
      try {
        await removeStockNotice(api, { sku });
        block.keep((block.data ?? []).filter((notice) => notice.sku !== sku));
        setOutcome("removed");
      } catch (error) {
        if (isOver(error)) return;
        logFailure("A notice could not be removed", error);
        setOutcome("failed");
      } finally {
        setRemoving(null);
      }
    },
  };
}
