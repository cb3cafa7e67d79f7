import { formatNumber } from "@/utils/numbers/digits";

const GIGABYTES_A_TERABYTE = 1_024;

const UNITS = {
  en: { gigabytes: "GB", terabytes: "TB" },
  bn: { gigabytes: "জিবি", terabytes: "টিবি" },
} as const;

/** A size of memory as people read it: 256 is `256 GB`, 1024 is `1 TB`, in Bengali `১ টিবি`. @param gigabytes whole */
export function formatCapacity(gigabytes: number, locale: "en" | "bn"): string {
  const units = UNITS[locale];
  return gigabytes > 0 && gigabytes % GIGABYTES_A_TERABYTE === 0
    ? `${formatNumber(gigabytes / GIGABYTES_A_TERABYTE, locale)} ${units.terabytes}`
    : `${formatNumber(gigabytes, locale)} ${units.gigabytes}`;
}

/**
 * Working memory and storage in one label: `16/512 GB`, `16 GB/1 TB`; with one of them only that one. Both in whole
 * gigabytes; empty when there is neither.
 */
export function formatMemory(ramGb: number | null, storageGb: number | null, locale: "en" | "bn"): string {
  if (storageGb === null) return ramGb === null ? "" : formatCapacity(ramGb, locale);
  if (ramGb === null) return formatCapacity(storageGb, locale);
  const storage = formatCapacity(storageGb, locale);
  const unit = UNITS[locale].gigabytes;
  return storage.endsWith(unit)
    ? `${formatNumber(ramGb, locale)}/${storage}`
    : `${formatCapacity(ramGb, locale)}/${storage}`;
}
