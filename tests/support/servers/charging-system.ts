import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";

export const CHARGING_TOKEN = "token-of-the-imitated-charging-system";

/**
 * How the imitation fails: `down` answers 500, `silent` never answers, `late` carries out the change and does not answer,
 * `tardy` carries it out and answers after the site has stopped waiting, `slow` answers just in time, `words` answers no
 * JSON, `null` answers 200 with null, `proxy` answers 404 with a page and `gateway` with JSON, as
 * one that does not find the system does, `other` answers about another number or reference,
 * `shape` answers in another format, `pending` has not decided yet, `refused` answers that the balance is too low.
 */
export type ChargingFault =
  | "down"
  | "silent"
  | "late"
  | "tardy"
  | "slow"
  | "words"
  | "null"
  | "proxy"
  | "gateway"
  | "other"
  | "shape"
  | "pending"
  | "refused";

interface Sent {
  reference: string;
  msisdn: string;
  [field: string]: unknown;
}

export interface ImitatedCharging extends LocalServer {
  /** Every change that was carried out, in order. */
  readonly done: Sent[];
  /** `POST /recharges` and similar, in order. */
  readonly requests: string[];
  /** Sets how all further requests are answered; null = as documented. */
  failWith(fault: ChargingFault | null): void;
}

/** The response time when the imitation is slow, and when it is too late for a site that waits `TARDY_MS / 2`. */
export const [SLOW_MS, TARDY_MS] = [100, 600] as const;

/** The environment variables of a site whose charging system is the imitation at this address. */
export function chargingVariables(address: string, timeoutMs = 2_000): Record<string, string> {
  return {
    CHARGING_DRIVER: "http",
    CHARGING_HTTP_URL: address,
    CHARGING_HTTP_TOKEN: CHARGING_TOKEN,
    CHARGING_HTTP_TIMEOUT_MS: String(timeoutMs),
  };
}

/** A local server that answers as docs/charging-port.md says. It knows all numbers except those that end in 9. */
export async function imitateCharging(): Promise<ImitatedCharging> {
  const done: Sent[] = [];
  const requests: string[] = [];
  let fault: ChargingFault | null = null;
  const say = (response: ServerResponse, body: object, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const balanceOf = (response: ServerResponse, msisdn: string) => {
    if (msisdn.endsWith("9")) return say(response, { msisdn }, 404);
    const named = fault === "other" ? "8801799999990" : msisdn;
    const pack = { pack_id: "no-pack-of-ours", data_mb: 2_048, minutes: 30, sms: 5 };
    return say(response, {
      msisdn: named,
      balance_poisha: fault === "shape" ? "12.85" : 4_275,
      valid_until: "2030-01-31T23:59:59+06:00",
      packs: [
        { ...pack, valid_until: "2030-01-20T12:00:00+06:00" },
        { ...pack, data_mb: 100, valid_until: "2030-01-10T12:00:00+06:00" },
      ],
    });
  };
  const stateOf = (response: ServerResponse, reference: string) => {
    const named = fault === "other" ? "somebody-else" : reference;
    if (fault === "pending") return say(response, { reference: named, state: "pending" });
    if (fault === "refused") return say(response, { reference: named, state: "refused", reason: "balance-too-low" });
    if (fault === "shape") return say(response, { reference: named, state: "perhaps" });
    if (!done.some((change) => change.reference === reference)) return say(response, { reference }, 404);
    return say(response, { reference: named, state: "done", balance_poisha: 9_275 });
  };
  const change = (response: ServerResponse, sent: Sent) => {
    if (!done.some(({ reference }) => reference === sent.reference) && fault !== "refused") done.push(sent);
    if (fault === "tardy") setTimeout(() => stateOf(response, sent.reference), TARDY_MS);
    else if (fault !== "late") stateOf(response, sent.reference);
  };
  const question = (response: ServerResponse, path: string) => {
    const last = decodeURIComponent(path.split("/").at(-1) ?? "");
    if (path.startsWith("/balances/")) balanceOf(response, last);
    else stateOf(response, last);
  };
  /** @returns true if the fault ends the handling of the request */
  const fails = (response: ServerResponse): boolean => {
    if (fault === "down") response.writeHead(500).end("down");
    if (fault === "words") response.end("<html>maintenance 8801712345678</html>");
    if (fault === "null") response.end("null");
    if (fault === "proxy") response.writeHead(404).end("<html>default backend - 404</html>");
    if (fault === "gateway") say(response, { message: "no Route matched with those values" }, 404);
    return response.writableEnded || fault === "silent";
  };
  const server = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.headers.authorization !== `Bearer ${CHARGING_TOKEN}`) return void response.writeHead(401).end();
    const path = request.url ?? "";
    requests.push(`${request.method} ${path}`);
    if (fails(response)) return;
    if (fault === "slow") await wait(SLOW_MS);
    if (request.method === "GET") question(response, path);
    else change(response, JSON.parse(Buffer.concat(chunks).toString()));
  });
  return {
    ...server,
    done,
    requests,
    failWith: (next) => {
      fault = next;
    },
  };
}
