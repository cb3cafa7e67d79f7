import { partOfDay } from "@/utils/dates/dates";
import { toBengaliDigits } from "@/utils/numbers/digits";

const MINUTES = 60;

function partsOf(time: string): { hour: number; onDial: number; minute: number } {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { hour, onDial: hour % 12 || 12, minute };
}

/**
 * A time of day for a table: `09:30` is `9:30 am` or `সকাল ৯:৩০`, `18:00` is `6 pm` or `সন্ধ্যা ৬টা`.
 * @param time `HH:MM` of the 24-hour clock
 */
export function clockTime(time: string, language: string): string {
  const { hour, onDial, minute } = partsOf(time);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  if (language !== "bn") return `${onDial}${minutes} ${hour < 12 ? "am" : "pm"}`;
  return toBengaliDigits(`${partOfDay(hour)} ${onDial}${minutes || "টা"}`);
}

/** Half past one and half past two have special words in Bengali. */
const HALF_PAST: Readonly<Record<number, string>> = { 1: "দেড়টায়", 2: "আড়াইটায়" };

/**
 * A time of day for a sentence: `09:30` is `9:30 am` or `সকাল সাড়ে ৯টায়`.
 * @param time `HH:MM` of the 24-hour clock
 */
export function clockAt(time: string, language: string): string {
  if (language !== "bn") return clockTime(time, language);
  const { hour, onDial, minute } = partsOf(time);
  const spokenTime =
    minute === 0
      ? `${onDial}টায়`
      : minute === MINUTES / 2
        ? (HALF_PAST[onDial] ?? `সাড়ে ${onDial}টায়`)
        : `${onDial}টা ${minute} মিনিটে`;
  return toBengaliDigits(`${partOfDay(hour)} ${spokenTime}`);
}
