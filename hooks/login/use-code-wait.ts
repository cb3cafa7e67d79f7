import { useEffect, useState } from "react";
import { RESEND_SECONDS } from "@/utils/login/one-time-code";

/**
 * Counts down the seconds until another code can be sent. A device's clock that is set back does not make the wait
 * longer.
 * @param sentAt the time of the last code in milliseconds; 0 = none was sent
 */
export function useCodeWait(sentAt: number): number {
  const [now, setNow] = useState(0);
  const passed = Math.max(0, now - sentAt) / 1_000;
  const secondsLeft = sentAt === 0 ? 0 : Math.max(0, Math.ceil(RESEND_SECONDS - passed));
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return secondsLeft;
}
