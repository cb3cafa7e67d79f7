import Cookies from "js-cookie";

/** Stores the pass from a code for the shop's pages; the API itself reads no cookie. */
export const ORDER_PASS_COOKIE = "order_pass";
/** The form of a pass in the contract (backend/contract/shop/own-orders.ts), which the browser does not load. */
const PASS = /^[A-Za-z0-9._-]{20,64}$/;
const TEN_MINUTES = 1 / 144;
/** The shop in each language. */
const PATHS = ["/shop", "/bn/shop"];

/** The pass in a cookie's value; null for any other text, with which a call would be refused (fault R19). */
export function passOf(value: string | undefined): string | null {
  return value !== undefined && PASS.test(value) ? value : null;
}

/** The pass of this browser; null when there is none. */
export function readOrderPass(): string | null {
  return passOf(Cookies.get(ORDER_PASS_COOKIE));
}

/** Stores a pass for as long as it is valid, so that a reload and the invoice still show the order in full. */
export function saveOrderPass(pass: string): void {
  const secure = window.isSecureContext;
  for (const path of PATHS)
    Cookies.set(ORDER_PASS_COOKIE, pass, { path, sameSite: "strict", secure, expires: TEN_MINUTES });
}

/** Deletes the pass, so that the next person at a shared computer cannot use it. */
export function removeOrderPass(): void {
  for (const path of PATHS) Cookies.remove(ORDER_PASS_COOKIE, { path });
}
