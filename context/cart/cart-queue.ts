import { applyChange, type CartChange, linesToSend, mergedQuantity } from "@/context/cart/cart-changes";
import type { RemovedLine } from "@/context/cart/cart-snapshot";
import { type CartState, lineInput, lineKey } from "@/context/cart/cart-state";
import type { PersistedCart } from "@/context/cart/persisted-cart";
import { CART_KEY } from "@/context/cart/stored-cart";
import type { Api } from "@/services/api/api-client";
import { ApiError, isRefusal } from "@/services/api/api-error";
import { type CartItemInput, updateCart } from "@/services/cart/cart-service";
import type { Cart } from "@/services/cart/read-cart";
import { findReplacementKey } from "@/utils/checkout/replacement-keys";

export interface CartUpdateOptions {
  api: Api;
  retailerToken: () => string | null;
  log: (message: string, error: unknown) => void;
}

/** `emptied` = a removal failed, which leaves an empty cart (ERR-04); `aborted` = the page was being closed. */
type CartOutcome = "accepted" | "refused" | "emptied" | "aborted";

/** The server's messages about lines, by line key. @param sent the lines in the order that the messages' numbers use */
export function adjustedLines(
  errors: Readonly<Cart["errors"]>,
  sent: readonly CartItemInput[],
): Record<string, string> {
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const line = sent[Number(field?.split(".")[1] ?? Number.NaN)];
      return line === undefined ? [] : [[lineKey(line), message]];
    }),
  );
}

/** A line in the form that is sent. A replacement SIM gets its request key, which is never stored in the cart. */
function withRequestKey(line: CartItemInput): CartItemInput {
  const key = line.sim_replacement === true && line.sim !== undefined ? findReplacementKey(line.sim) : null;
  return key === null ? line : { ...line, sim_request_key: key };
}

/** The line that a change removed, for undo; null when the change removed no line. */
function removedBy(
  change: CartChange,
  before: CartState,
  after: readonly CartItemInput[],
): Omit<RemovedLine, "id"> | null {
  if (change.kind !== "remove" && change.kind !== "quantity") return null;
  const at = before.cart_items.findIndex((line) => lineKey(line) === change.key);
  const line = before.cart_items[at];
  if (line === undefined || after.some((other) => lineKey(other) === change.key)) return null;
  return { title: line.title, item: lineInput(line), at, promotion: before.promotions[0] };
}

/** True for a change that leaves the side cart as it is, open or closed. */
const isQuiet = (change: CartChange) =>
  change.kind === "replace" || change.kind === "restore" || (change.kind === "add" && change.quiet === true);

/** The time in which the page is shown without a break. `left` stays true when the browser shows the page again. */
interface Visit {
  left: boolean;
}

function createVisits() {
  let visit: Visit = { left: false };
  return {
    now: () => visit,
    setLeaving(isLeaving: boolean) {
      if (isLeaving) visit.left = true;
      else if (visit.left) visit = { left: false };
    },
  };
}

/**
 * Applies one change, sends the whole cart, and shows the answer. If the page was left during that visit, a failure
 * may come from that.
 */
function createUpdate(persisted: PersistedCart, { api, retailerToken, log }: CartUpdateOptions) {
  let removals = 0;

  function showAnswer(answer: Cart, change: CartChange, before: CartState, lines: readonly CartItemInput[]): void {
    const remainingKeys = new Set(answer.lines.map(lineKey));
    const { lineErrors } = persisted.getSnapshot();
    const others = Object.entries(lineErrors).filter(([key]) => key !== change.key && remainingKeys.has(key));
    persisted.show({ lineErrors: { ...Object.fromEntries(others), ...adjustedLines(answer.errors, lines) } });
    persisted.dispatch({ type: "cart-set", cart: answer, quiet: isQuiet(change) });
    const removed = removedBy(change, before, lines);
    if (removed === null) return;
    removals += 1;
    persisted.show({ removed: { id: removals, ...removed } });
  }

  function showFailure(error: unknown, { key }: CartChange, lines: readonly CartItemInput[]): void {
    // A refusal is an answer that the customer sees. It is not logged.
    if (!isRefusal(error)) log("The cart could not be updated", error);
    const errors = error instanceof ApiError ? error.errors : [];
    const message = errors[0]?.message ?? null;
    const { notice, lineErrors } = persisted.getSnapshot();
    persisted.show({
      notice: { id: (notice?.id ?? 0) + 1, message },
      lineErrors: { ...lineErrors, [key]: message, ...adjustedLines(errors, lines) },
    });
  }

  return async (change: CartChange, visit: Visit): Promise<CartOutcome> => {
    const { cart } = persisted.getSnapshot();
    const before = cart.cart_items.map(lineInput);
    const lines = applyChange(before, change);
    try {
      const answer = await updateCart(api, {
        lines: lines.map(withRequestKey),
        token: cart.token || null,
        retailerToken: retailerToken(),
      });
      showAnswer(answer, change, cart, lines);
      return "accepted";
    } catch (error) {
      // A page that is closing aborts its requests, and Chromium rejects them before every `pagehide` listener has run.
      await new Promise((resolve) => setTimeout(resolve));
      if (visit.left) return "aborted";
      showFailure(error, change, lines);
      // The server was not asked about the lines, e.g. it no longer has the cart and makes no new one for a while.
      const isTooEarly = error instanceof ApiError && error.code === "too-many-requests";
      if (change.kind === "replace" || isTooEarly || lines.length >= before.length) return "refused";
      persisted.dispatch({ type: "cart-reset" });
      return "emptied";
    }
  };
}

interface Waiting {
  change: CartChange;
  resolvers: ((accepted: boolean) => void)[];
}

/** The tabs take turns, so that no tab replaces lines that another tab has just added. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return work();
  };
  try {
    await (typeof navigator === "undefined" || !navigator.locks ? start() : navigator.locks.request(CART_KEY, start));
  } catch (error) {
    if (hasStarted) throw error;
    // A page without storage rights has no locks, and no other tab that it must wait for.
    await work();
  }
}

/** Adds a change to the queue. It is merged with the last one if both change the quantity of the same line. */
function withChange(queue: readonly Waiting[], newChange: CartChange, resolve: (accepted: boolean) => void): Waiting[] {
  // The first change may already have been sent, and a sent request can no longer be changed.
  const last = queue.length > 1 ? queue.at(-1) : undefined;
  const merged = last && mergedQuantity(last.change, newChange);
  return last && merged
    ? [...queue.slice(0, -1), { change: merged, resolvers: [...last.resolvers, resolve] }]
    : [...queue, { change: newChange, resolvers: [resolve] }];
}

/**
 * Sends changes one after another. Waiting changes are stored with the cart, so that a reload does not lose them.
 * @returns `change` tells whether the server accepted the change
 */
export function createCartQueue(persisted: PersistedCart, options: CartUpdateOptions) {
  const send = createUpdate(persisted, options);
  let queue: Waiting[] = [];
  let draining = false;
  const visits = createVisits();

  function setQueue(next: Waiting[]): void {
    queue = next;
    const changes = next.map(({ change }) => change);
    persisted.show({ changes });
    const { cart_items } = persisted.getSnapshot().cart;
    persisted.dispatch({ type: "cart-sending", lines: changes.length === 0 ? null : linesToSend(cart_items, changes) });
  }

  function settle(settled: readonly Waiting[], accepted: boolean): void {
    setQueue(queue.filter((waiting) => !settled.includes(waiting)));
    for (const { resolvers } of settled) for (const resolve of resolvers) resolve(accepted);
  }

  async function drain(): Promise<void> {
    if (draining) return;
    draining = true;
    await inTurn(async () => {
      persisted.followStored();
      for (let next = queue[0]; next !== undefined && !visits.now().left; next = queue[0]) {
        const outcome = await send(next.change, visits.now());
        // The change stays stored. The next load sends it again, or this page when it is shown again.
        if (outcome === "aborted") continue;
        // An emptied cart no longer has the lines that the other changes are about.
        settle(outcome === "emptied" ? queue : [next], outcome === "accepted");
      }
    }).finally(() => {
      draining = false;
    });
    // The customer may have made a change between the last answer and this line.
    if (queue.length > 0 && !visits.now().left) await drain();
  }

  function change(newChange: CartChange): Promise<boolean> {
    return new Promise((resolve) => {
      setQueue(withChange(queue, newChange, resolve));
      drain().catch((error: unknown) => options.log("The cart could not be updated", error));
    });
  }

  return {
    change,
    drain,
    /** Sends the lines again that an earlier page sent without an answer, unless another tab is still sending them. */
    async recover() {
      if (persisted.getSnapshot().cart.unsent === null || queue.length > 0) return;
      await inTurn(async () => persisted.followStored());
      const { unsent } = persisted.getSnapshot().cart;
      if (unsent !== null && queue.length === 0) await change({ kind: "replace", key: "", lines: unsent });
    },
    setLeaving: visits.setLeaving,
  };
}
