import { useEffect } from "react";
import { logFailure } from "@/utils/browser/log-failure";
import type { ChromeFault } from "@/utils/layout/chrome-rules";

/** Logs which values of the address or of cookies could not be read and count as not given (CHROME-17). */
export function useChromeFaults(faults: readonly ChromeFault[] | undefined): void {
  useEffect(() => {
    for (const { name, value } of faults ?? []) logFailure(`${name} is not JSON, so it hides nothing:`, value);
  }, [faults]);
}
