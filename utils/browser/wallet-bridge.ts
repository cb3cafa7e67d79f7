import { logFailure } from "@/utils/browser/log-failure";

/**
 * Asks the wallet around the page to show its home again (WALLET-04).
 * @param call path of the wallet's function on `host`, from the configuration and never from an address
 * @param merchant our merchant name, the only argument
 * @param host the object that has the wallet's function: the page's window
 * @returns false when the wallet offers no such function, or its function failed
 */
export function callWalletBridge(call: string, merchant: string, host: object = window): boolean {
  const steps = call.split(".");
  const name = steps.pop() ?? "";
  try {
    const holder = steps.reduce<unknown>(step, host);
    const goBack = step(holder, name);
    if (typeof goBack !== "function") return false;
    // Called as a method of its object: Android refuses a bridge method with any other `this`.
    goBack.call(holder, merchant);
    return true;
  } catch (error) {
    logFailure("The return to the wallet failed", error);
    return false;
  }
}

const step = (holder: unknown, name: string): unknown =>
  holder === null || holder === undefined ? undefined : (holder as Record<string, unknown>)[name];
