import { useCallback, useEffect, useState } from "react";
import { loadShopPart } from "@/hooks/catalog/load-shop-part";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { CAPITAL, readChosenDistrict } from "@/utils/addresses/chosen-place";

/** The stores that still have a variant which is sold out online; nothing if no store has it. */
export function SoldOutStores({ sku }: { sku: string }) {
  const { language } = useTexts();
  const [district, setDistrict] = useState<string | null>(null);
  const { part: Stores, loadPart } = useLazyPart(
    useCallback(
      () =>
        loadShopPart(
          language,
          import("@/components/catalog/product/store-stock").then((loaded) => loaded.SoldOutShelves),
        ),
      [language],
    ),
  );
  useEffect(() => {
    setDistrict(readChosenDistrict() || CAPITAL);
    void loadPart();
  }, [loadPart]);
  return Stores && district !== null ? <Stores sku={sku} district={district} /> : null;
}
