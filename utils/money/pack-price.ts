const MB_IN_GB = 1024;

interface PricedPack {
  kind: "internet" | "bundle" | "minutes";
  pricePoisha: number;
  dataMb: number;
  unlimitedData: boolean;
  minutes: number;
}

/** What a gigabyte or a minute of a pack costs, in poisha. */
export interface UnitPrice {
  poisha: number;
  unit: "gb" | "minute";
}

/** The unit price of a pack of data or minutes alone; null for a bundle, and for data without a limit. */
export function unitPrice({ kind, pricePoisha, dataMb, unlimitedData, minutes }: PricedPack): UnitPrice | null {
  if (kind === "minutes") return { poisha: Math.round(pricePoisha / minutes), unit: "minute" };
  if (kind === "bundle" || unlimitedData) return null;
  return { poisha: Math.round((pricePoisha * MB_IN_GB) / dataMb), unit: "gb" };
}
