import { useEffect } from "react";
import { logFailure } from "@/utils/browser/log-failure";
import type { ChromeFault } from "@/utils/layout/chrome-rules";

/** Tells the browser's log which values of address or cookies could not be read and count as not given (SPEC 5). */
export function useChromeFaults(faults: readonly ChromeFault[] | undefined): void {
  useEffect(() => {
    for (const { name, value } of faults ?? []) logFailure(`${name} is not JSON, so it hides nothing:`, value);
  }, [faults]);
}
