import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
import { useAction } from "@/hooks/ui/use-action";
import { listStockNotices, removeStockNotice, type StockNotice } from "@/services/catalog/stock-notices-service";

/** The stock notices of the user's number, and the function that deletes one. */
export function useStockNotices(initial: StockNotice[] | null) {
  const api = useApi();
  const block = useAccountBlock(initial, listStockNotices);
  const [sku, setSku] = useState<string | null>(null);
  const { state, run: remove } = useAction(
    "A notice could not be removed",
    async (notice: StockNotice) => {
      setSku(notice.sku);
      await removeStockNotice(api, notice);
      block.setData((block.data ?? []).filter((other) => other.sku !== notice.sku));
    },
    useSessionEnd(),
  );
  /** The variant whose notice is being deleted. */
  const removing = state === "busy" ? sku : null;
  const outcome = state === "done" ? ("removed" as const) : state === "failed" ? ("failed" as const) : null;
  return { block, removing, outcome, remove };
}
