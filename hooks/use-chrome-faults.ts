import { useEffect } from "react";
import type { ChromeFault } from "@/utils/chrome-rules";
import { logFailure } from "@/utils/log-failure";

/** Tells the browser's log which values of address or cookies could not be read and count as not given (SPEC 5). */
export function useChromeFaults(faults: readonly ChromeFault[] | undefined): void {
  useEffect(() => {
    for (const { name, value } of faults ?? []) logFailure(`${name} is not JSON, so it hides nothing:`, value);
  }, [faults]);
}
