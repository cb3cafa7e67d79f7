import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useLatestRequest } from "@/hooks/ui/use-latest-request";
import { useTexts } from "@/hooks/ui/use-texts";
import { findStoreStock, type StockPlace, type StoreStock } from "@/services/catalog/store-stock-service";
import { logFailure } from "@/utils/browser/log-failure";
import { browserPosition } from "@/utils/browser/near-position";

type StoreStockAnswer =
  | { state: "loading" | "failed" | "refused" }
  | {
      state: "ready";
      found: StoreStock;
      /** True if the stores were searched by the visitor's position instead of the district. */
      isByPosition: boolean;
    };

/**
 * The stores that have a variant, in a district or around the visitor. When a newer request has been sent, the answer
 * to the older one is dropped.
 * @param district English name as listed
 */
export function useStoreStock(sku: string, district: string): { answer: StoreStockAnswer; findNear: () => void } {
  const api = useApi();
  const { language } = useTexts();
  const [answer, setAnswer] = useState<StoreStockAnswer>({ state: "loading" });
  const newRequest = useLatestRequest();

  const ask = useCallback(
    async (place: () => Promise<StockPlace> | StockPlace) => {
      const isNewest = newRequest();
      const show = (found: StoreStockAnswer) => {
        if (isNewest()) setAnswer(found);
      };
      show({ state: "loading" });
      let where: StockPlace;
      try {
        where = await place();
      } catch {
        return show({ state: "refused" });
      }
      try {
        show({
          state: "ready",
          found: await findStoreStock(api, sku, where),
          isByPosition: "latitude" in where,
        });
      } catch (error) {
        logFailure("The stores with a variant could not be loaded", error);
        show({ state: "failed" });
      }
    },
    [api, sku, newRequest],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => {
    void ask(() => ({ district }));
  }, [ask, district, language]);

  return { answer, findNear: () => void ask(browserPosition) };
}
