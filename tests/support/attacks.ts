import { randomUUID } from "node:crypto";
import { callPaths } from "@/backend/contract/paths";
import type { Database } from "@/backend/db/client";
import type { NaiveAnswer } from "@/tests/support/naive/naive-calls";
import type { Asked, TwoProcesses } from "@/tests/support/servers/two-processes";
import { type Cart, submit } from "@/tests/support/shop/many-buyers";

/** The request to order a cart with a given number and payment method. */
export function submitAs(
  cart: Cart,
  msisdn: string,
  { method = "online", headers = {} }: { method?: "online" | "cod"; headers?: Record<string, string> } = {},
): Asked {
  const asked = submit(cart);
  return {
    ...asked,
    headers: { ...asked.headers, ...headers },
    json: { ...(asked.json as object), msisdn, payment_method: method },
  };
}

/** Makes a number a subscriber, as if it had logged in here. */
export async function makeSubscriber(db: Database, msisdn: string): Promise<void> {
  await db.pool.query(
    `insert into subscribers (msisdn, logged_in_at) values ($1, now())
     on conflict (msisdn) do update set logged_in_at = now()`,
    [msisdn],
  );
}

/** Calls a control at both processes at once. @returns the number of requests that were let through */
export async function letThroughNaively(site: TwoProcesses, name: string, asked: readonly object[]): Promise<number> {
  const answers = await site.all<NaiveAnswer>(asked.map((json) => ({ path: `/naive/${name}`, json })));
  return answers.filter(({ body }) => body.done).length;
}

/** Files a request to port a number of another operator; no number is proved. */
export async function bringNumber(site: TwoProcesses, which: 0 | 1, msisdn: string, visitOn: string): Promise<number> {
  const save = (json: object) =>
    site.ask<{ data: { key: string } }>(which, { path: callPaths.saveSimRequest.path, json });
  const service = "mnp";
  const { body } = await save({ service, step: "number", answers: { msisdn, current_operator: "setu" } });
  const { key } = body.data;
  await save({
    service,
    step: "owner",
    key,
    answers: { full_name: "Somebody Else", nid_last4: "1234", type: "prepaid" },
  });
  const visit = { district: "Testpur", area: "Northgate", visit_on: visitOn };
  await save({ service, step: "visit", key, answers: visit });
  const headers = { "Idempotency-Key": randomUUID() };
  return (await site.ask(which, { path: callPaths.submitSimRequest.path, json: { key }, headers })).status;
}
