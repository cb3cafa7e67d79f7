import type { CartChange } from "@/context/cart/cart-changes";
import type { CartAction } from "@/context/cart/cart-reducer";
import { type CartState, initialCart } from "@/context/cart/cart-state";
import type { CartItemInput } from "@/services/cart/cart-service";
import type { CartPromotion } from "@/services/cart/read-cart";

/** A failed update, for the toast. A null message means that the server did not answer (ERR-03). */
interface CartNotice {
  id: number;
  message: string | null;
}

/** A line that the server has just removed, with the data to add it again. */
export interface RemovedLine {
  id: number;
  title: string;
  item: CartItemInput;
  /** The index of the line in the cart. */
  at: number;
  /** The cart's promotion code. It is removed together with the last line. */
  promotion: CartPromotion | undefined;
}

/** The state that components see: the cart, and what is happening to it now. Only the cart is saved. */
export interface CartSnapshot {
  cart: CartState;
  /** False until the stored cart has been read, which is after the first paint. */
  restored: boolean;
  /** The changes that are waiting or being sent, in the order of the clicks. */
  changes: readonly CartChange[];
  /** The server's message about a line, by line key; null means that the server did not answer. */
  lineErrors: Readonly<Record<string, string | null>>;
  notice: CartNotice | null;
  /** The last removal, as long as it can be undone. */
  removed: RemovedLine | null;
}

export interface CartStore {
  getSnapshot(): CartSnapshot;
  subscribe(listener: () => void): () => void;
  dispatch(action: CartAction): void;
  /** Sends one change to the server, after the earlier ones. @returns whether the server accepted it */
  change(change: CartChange): Promise<boolean>;
  /** Fetches the cart with this token again; a failure is only logged (ERR-05). */
  refresh(): Promise<void>;
  /** Removes the error messages: the customer has seen them and gone on. */
  clearErrors(): void;
  /** Puts the last removed line back as it was. @returns whether the server accepted it */
  undo(): Promise<boolean>;
  /** Call when the time to undo is over. @param id of the removal; a later removal is kept */
  clearRemoved(id: number): void;
  /** Restores the stored cart and listens to other tabs. @returns a function that stops listening */
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
