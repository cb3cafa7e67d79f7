import { toAsciiDigits } from "@/utils/digits";
import { paths } from "@/utils/paths";

const GROUPED = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/**
 * One spelling of an order id, however it was typed: lower case, without dashes, with spaces, in Bengali digits, or with
 * the letters that Crockford's base32 leaves out because they look like digits (O, I, L).
 * @returns `7K3M-9QXT-2HVB-4D8N`, or null when it cannot be one
 */
export function readOrderId(text: string): string | null {
  const bare = toAsciiDigits(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  const grouped = bare.replace(/(.{4})(?=.)/g, "$1-");
  return GROUPED.test(grouped) ? grouped : null;
}

/** Address of an order's page. @param orderId as shown to people */
export function orderPath(orderId: string): string {
  return `/shop/order/${encodeURIComponent(orderId)}`;
}

/** Address of the tracking form with the order's id filled in. */
export function trackPath(orderId: string): string {
  return `${paths.trackOrder}?order_id=${encodeURIComponent(orderId)}`;
}
