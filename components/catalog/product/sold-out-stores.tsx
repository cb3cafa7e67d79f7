import { useEffect, useState } from "react";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { CAPITAL, readChosenDistrict } from "@/utils/addresses/chosen-place";

const loadShelves = () =>
  import("@/components/catalog/product/store-stock").then((loaded) => loaded.loadSoldOutShelves());

/** The stores that still have a variant which is sold out online; nothing if no store has it. */
export function SoldOutStores({ sku }: { sku: string }) {
  const [district, setDistrict] = useState<string | null>(null);
  const { part: Stores, loadPart } = useLazyPart(loadShelves);
  useEffect(() => {
    setDistrict(readChosenDistrict() || CAPITAL);
    void loadPart();
  }, [loadPart]);
  return Stores && district !== null ? <Stores sku={sku} district={district} /> : null;
}
