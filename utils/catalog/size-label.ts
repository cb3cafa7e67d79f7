import { formatNumber } from "@/utils/numbers/digits";

const BENGALI_UNITS: Readonly<Record<string, string>> = { years: "বছর", m: "মিটার" };

/** The size of a garment or a cable as people read it: `8 years` is `৮ বছর` in Bengali; XL stays XL. */
export function sizeLabel(size: string, language: "en" | "bn"): string {
  const [, count, unit = ""] = /^(\d+) (years|m)$/.exec(size) ?? [];
  return language === "en" || count === undefined
    ? size
    : `${formatNumber(Number(count), language)} ${BENGALI_UNITS[unit]}`;
}
