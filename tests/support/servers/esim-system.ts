import type { ServerResponse } from "node:http";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";
import { luhnDigit } from "@/utils/numbers/luhn";

export const ESIM_TOKEN = "token-of-the-imitated-esim-system";

/**
 * How the imitation fails: `down` answers 500, `silent` never answers, `late` makes the profile without an answer,
 * `words` answers no JSON, `gateway` answers 404 with JSON as an API gateway does that does not find the system, `other` names another reference, `used` gives out a card that is taken, `hidden` sends an
 * activation code with a character that nobody sees, `pending` makes the profile, which is not ready yet.
 */
export type EsimFault = "down" | "silent" | "late" | "words" | "gateway" | "other" | "used" | "hidden" | "pending";

interface Made {
  reference: string;
  msisdn: string;
  purpose: string;
  iccid: string;
  activation_code: string;
}

export interface ImitatedEsims extends LocalServer {
  /** Every profile that was made: one for each order that arrives. The shop must check first if there is one. */
  readonly made: Made[];
  /** `POST reference` and `GET reference`, in order. */
  readonly requests: string[];
  /** Sets how all further requests are answered; null = as documented. */
  failWith(fault: EsimFault | null, usedCard?: string): void;
  /** The watcher is called when an order arrives, and again when its profile is made but not yet sent. */
  watch(watcher: (moment: "arrived" | "made", msisdn: string) => void): void;
}

/** The environment variables of a shop whose eSIM system is the imitation at this address. */
export function esimVariables(address: string): Record<string, string> {
  return { ESIM_DRIVER: "http", ESIM_HTTP_URL: address, ESIM_HTTP_TOKEN: ESIM_TOKEN, ESIM_HTTP_TIMEOUT_MS: "2000" };
}

/** Card numbers continue across all imitations of a test file, so no two profiles share a number. */
let cards = 0;

/** A local server that answers as docs/esim-port.md says. */
export async function imitateEsims(): Promise<ImitatedEsims> {
  const made: Made[] = [];
  const requests: string[] = [];
  let fault: EsimFault | null = null;
  let usedCard: string | undefined;
  let watcher: (moment: "arrived" | "made", msisdn: string) => void = () => undefined;

  const make = (order: Pick<Made, "reference" | "msisdn" | "purpose">): Made => {
    cards += 1;
    const body = `89880${String(7_000_000_000_000 + cards * 7919)}`;
    const code = `LPA:1$smdp.imitation.test$IMITATED-${cards}`;
    const profile = { ...order, iccid: `${body}${luhnDigit(body)}`, activation_code: code };
    made.push(profile);
    return profile;
  };
  const wordsOf = (profile: Made): string => {
    const { reference, iccid, activation_code } = profile;
    if (fault === "pending") return JSON.stringify({ reference, state: "pending" });
    const named = fault === "other" ? "somebody-else" : reference;
    const code = fault === "hidden" ? `${activation_code}$1.2\u202e` : activation_code;
    return JSON.stringify({ reference: named, state: "ready", iccid: usedCard ?? iccid, activation_code: code });
  };
  const answer = (response: ServerResponse, reference: string) => {
    const profile = made.find((each) => each.reference === reference);
    response.writeHead(profile ? 200 : 404, { "content-type": "application/json" });
    response.end(profile ? wordsOf(profile) : JSON.stringify({ reference }));
  };
  /** @returns true if the fault ends the handling of the request */
  const fails = (response: ServerResponse): boolean => {
    if (fault === "down") response.writeHead(500).end("down");
    if (fault === "words") response.end("<html>maintenance</html>");
    if (fault === "gateway") response.writeHead(404).end('{"message":"no Route matched with those values"}');
    return response.writableEnded || fault === "silent";
  };
  const order = (response: ServerResponse, wanted: Pick<Made, "reference" | "msisdn" | "purpose">) => {
    watcher("arrived", wanted.msisdn);
    if (fails(response)) return;
    make(wanted);
    watcher("made", wanted.msisdn);
    if (fault !== "late") answer(response, wanted.reference);
  };

  const server = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.headers.authorization !== `Bearer ${ESIM_TOKEN}`) return void response.writeHead(401).end();
    const wanted = request.method === "POST" ? JSON.parse(Buffer.concat(chunks).toString()) : null;
    const reference: string = wanted?.reference ?? request.url?.split("/").at(-1);
    requests.push(`${request.method} ${reference}`);
    if (wanted !== null) return order(response, wanted);
    if (!fails(response)) answer(response, reference);
  });
  return {
    ...server,
    made,
    requests,
    failWith: (next, card) => {
      fault = next;
      usedCard = card;
    },
    watch: (next) => {
      watcher = next;
    },
  };
}
