import { useEffect, useState } from "react";
import { formatNumber } from "@/utils/numbers/digits";

const secondsUntil = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000));

/**
 * Whole seconds until a time, 0 once it has passed; null before the page has hydrated, because the server's and the
 * browser's seconds are never the same.
 * @param moment ISO time, or null for none
 */
export function useCountdown(moment: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    if (moment === null) return setLeft(null);
    const tick = () => setLeft(secondsUntil(moment));
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [moment]);

  return left;
}

/** Formats seconds as a clock, with the digits of the language: 754 is `12:34` in English and `১২:৩৪` in Bengali. */
export function clockOf(seconds: number, locale: string): string {
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return formatNumber(clock, locale);
}
