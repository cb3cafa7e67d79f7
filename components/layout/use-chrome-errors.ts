import { useEffect } from "react";
import { logFailure } from "@/utils/browser/log-failure";
import type { ChromeParameterError } from "@/utils/layout/chrome-rules";

/** Logs the values of the address or of cookies that could not be read and are treated as missing (CHROME-17). */
export function useChromeErrors(errors: readonly ChromeParameterError[] | undefined): void {
  useEffect(() => {
    for (const { name, value } of errors ?? []) logFailure(`${name} is not JSON, so it hides nothing:`, value);
  }, [errors]);
}
