/** The reason why an order was not placed, if it is not about a single field. */
export type CheckoutError =
  | {
      kind: "cartChanged" | "totalChanged" | "outOfStock" | "codOff" | "inProgress" | "tooMany" | "unanswered";
    }
  | { kind: "other"; message: string };

/** True when an order was sent but no response was received. */
export function isOutcomeUnknown(error: CheckoutError | null): boolean {
  return error?.kind === "unanswered" || error?.kind === "inProgress";
}

interface Refusal {
  kind: "refused" | "offline" | "timeout" | "outage";
  code: string | null;
  message: string;
  /** Empty when a network on the way has refused the call. */
  errors: readonly unknown[];
}

const KINDS: ReadonlyMap<string, Exclude<CheckoutError["kind"], "other">> = new Map([
  ["cart-changed", "cartChanged"],
  ["cart-not-found", "cartChanged"],
  ["cart-expired", "cartChanged"],
  ["cart-empty", "cartChanged"],
  ["sku-not-found", "cartChanged"],
  ["total-changed", "totalChanged"],
  ["out-of-stock", "outOfStock"],
  ["cod-not-available", "codOff"],
  ["cod-limit-crossed", "codOff"],
  ["request-in-progress", "inProgress"],
  ["too-many-requests", "tooMany"],
]);

/**
 * The error behind a failed order: the site's own text for a code it knows, else the message
 * (docs/interfaces.md#calls).
 */
export function errorOf({ kind, code, message, errors }: Refusal): CheckoutError {
  if (kind !== "refused" || errors.length === 0) return { kind: "unanswered" };
  const known = code === null ? undefined : KINDS.get(code);
  return known === undefined ? { kind: "other", message } : { kind: known };
}
