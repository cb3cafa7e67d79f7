import { MB_IN_GB } from "@/utils/numbers/data-volume";

interface PricedPack {
  kind: "internet" | "bundle" | "minutes";
  pricePoisha: number;
  dataMb: number;
  unlimitedData: boolean;
  minutes: number;
}

/** The price of one gigabyte or one minute of a pack, in poisha. */
interface UnitPrice {
  poisha: number;
  unit: "gb" | "minute";
}

/** The unit price of a pack with only data or only minutes; null for a bundle and for unlimited data. */
export function unitPrice({ kind, pricePoisha, dataMb, unlimitedData, minutes }: PricedPack): UnitPrice | null {
  if (kind === "minutes") return { poisha: Math.round(pricePoisha / minutes), unit: "minute" };
  if (kind === "bundle" || unlimitedData) return null;
  return { poisha: Math.round((pricePoisha * MB_IN_GB) / dataMb), unit: "gb" };
}
