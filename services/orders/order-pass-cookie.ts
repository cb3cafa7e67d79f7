import Cookies from "js-cookie";

/** Stores the pass from a code for the shop's pages; the API itself reads no cookie. */
export const ORDER_PASS_COOKIE = "order_pass";
const TEN_MINUTES = 1 / 144;
/** The shop in each language. */
const PATHS = ["/shop", "/bn/shop"];

/** The pass of this browser; null when there is none. */
export function readOrderPass(): string | null {
  return Cookies.get(ORDER_PASS_COOKIE) || null;
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
