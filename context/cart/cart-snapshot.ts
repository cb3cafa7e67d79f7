import type { CartChange } from "@/context/cart/cart-changes";
import type { CartAction } from "@/context/cart/cart-reducer";
import { type CartState, initialCart } from "@/context/cart/cart-state";
import type { CartItemInput, CartPromotion } from "@/services/cart/cart-service";

/** A failed update, for the toast; a null message means that nothing answered (ERR-03). */
export interface CartNotice {
  id: number;
  message: string | null;
}

/** A line that the server has just removed, as it can be sent again. */
export interface RemovedLine {
  id: number;
  title: string;
  item: CartItemInput;
  /** Its place among the lines. */
  at: number;
  /** The code of the cart, which is removed with the last line. */
  promotion: CartPromotion | undefined;
}

/** What components see: the cart itself, and its present activity. Only the cart is saved. */
export interface CartSnapshot {
  cart: CartState;
  /** False until the stored cart has been read, which is after the first paint. */
  restored: boolean;
  /** Waiting and under way, in the order of the clicks. */
  changes: readonly CartChange[];
  /** The server's message on a line, by line key; null means "no answer". */
  lineErrors: Readonly<Record<string, string | null>>;
  notice: CartNotice | null;
  /** The last removal, while it can be undone. */
  removed: RemovedLine | null;
}

export interface CartStore {
  getSnapshot(): CartSnapshot;
  subscribe(listener: () => void): () => void;
  dispatch(action: CartAction): void;
  /** Takes one change to the server, after those before it. @returns whether it was accepted */
  change(change: CartChange): Promise<boolean>;
  /** Fetches the cart of the token again; a failure is only logged (ERR-05). */
  refresh(): Promise<void>;
  /** Removes the failures: they were shown, and the customer has moved on. */
  forgetErrors(): void;
  /** Puts the line that was removed last back, as it was. @returns whether the server accepted it */
  undo(): Promise<boolean>;
  /** The time to undo is over. @param id of the removal; a later one stays */
  forgetRemoved(id: number): void;
  /** Restores the stored cart and follows other tabs. @returns a function that stops following */
  start(): () => void;
}

export const emptySnapshot: CartSnapshot = {
  cart: initialCart,
  restored: false,
  changes: [],
  lineErrors: {},
  notice: null,
  removed: null,
};
