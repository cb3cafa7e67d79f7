/** One call that a page made to the bridge of its app. */
export interface BridgeCall {
  /** The number of the call among all calls. */
  id: number;
  name: string;
  values: readonly unknown[];
}

let count = 0;

/**
 * Adds a bridge to a page that only records its calls: for the partner sandbox.
 * @param page the window of an iframe with our own origin
 * @param path of the function on that window, e.g. PartnerBridge.goBackHome
 * @param onCall called with every call
 */
export function installStubBridge(page: object, path: string, onCall: (call: BridgeCall) => void): void {
  const steps = path.split(".");
  const last = steps.pop() ?? path;
  let holder = page as Record<string, unknown>;
  for (const step of steps) {
    const next: Record<string, unknown> = {};
    holder[step] = next;
    holder = next;
  }
  holder[last] = (...values: unknown[]) => {
    count += 1;
    onCall({ id: count, name: path, values });
  };
}
