import { useRouter } from "next/router";
import { type MouseEvent, useRef } from "react";
import { useApi } from "@/context/api-context";
import { requestRechargeRedirect } from "@/services/recharge/recharge-service";
import { opensElsewhere } from "@/utils/browser/click";
import { logFailure } from "@/utils/browser/log-failure";

/** The maximum wait for the answer. After that, the link's own address is opened. */
const TIMEOUT_MS = 5_000;

/**
 * The click handler of a recharge link: requests the address of the payment and opens it. A failure is only logged, and
 * the link's own address is opened instead (RECH-03, RECH-04, RECH-08, ERR-14).
 */
export function useRecharge(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const api = useApi();
  const { push } = useRouter();
  const asking = useRef(false);

  const go = async (path: string) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error("No answer in time")), TIMEOUT_MS);
    try {
      window.location.assign(await requestRechargeRedirect(api, late.signal));
    } catch (error) {
      logFailure("The recharge page could not be opened", error);
      await push(path, undefined, { locale: false });
    } finally {
      clearTimeout(timer);
      asking.current = false;
    }
  };

  return (event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (asking.current) return;
    asking.current = true;
    const { pathname, search } = new URL(event.currentTarget.href);
    void go(pathname + search);
  };
}
