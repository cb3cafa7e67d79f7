import { toBengaliDigits } from "@/utils/numbers/digits";

const STEP = 1000;

/**
 * The size of a file as people read it: `84 KB`, `1.4 MB`; in Bengali `৮৪ কেবি`, `১.৪ এমবি`.
 * @param bytes a whole number, at least 0; less than one kilobyte counts as one
 */
export function formatFileSize(bytes: number, locale: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / STEP));
  const large = kilobytes >= STEP;
  const amount = large ? String(Math.round(kilobytes / (STEP / 10)) / 10) : String(kilobytes);
  if (locale === "bn") return `${toBengaliDigits(amount)} ${large ? "এমবি" : "কেবি"}`;
  return `${amount} ${large ? "MB" : "KB"}`;
}
