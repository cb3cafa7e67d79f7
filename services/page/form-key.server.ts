import { createHmac, randomBytes } from "node:crypto";
import { siteEnv } from "@/services/api/env.server";
import { visitorAddress } from "@/services/api/visitor-address.server";
import type { SentForm } from "@/services/page/form-reply.server";
import { clientNetwork } from "@/utils/requests/client-network";

/** The same form, sent again by the same browser in the same minute, counts as sent twice by mistake. */
const MINUTE_MS = 60_000;

/** Without a secret of the configuration, a form that two processes receive counts twice. */
const ownSecret = randomBytes(32).toString("hex");

/**
 * The idempotency key of a form. The page is cached and shared, so it cannot contain one: network, browser, fields and
 * minute give the same key to a form sent twice.
 * @param form its name
 */
export function formKey({ context: { req } }: SentForm, form: string, values: readonly unknown[]): string {
  const address = visitorAddress(req);
  const network = address === "" ? "" : clientNetwork(address);
  const minute = Math.floor(Date.now() / MINUTE_MS);
  const text = JSON.stringify([network, req.headers["user-agent"] ?? "", minute, ...values]);
  const digest = createHmac("sha256", siteEnv().formSecret || ownSecret)
    .update(`${form} form ${text}`)
    .digest("hex");
  return uuidOf(digest);
}

/** A digest in the form of a random UUID, as keys have it. */
function uuidOf(hex: string): string {
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join("-");
}
