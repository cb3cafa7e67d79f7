import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** A message (IPN) signed as the documentation says, implemented independently of the product. */
export function signedIpn(fields: Readonly<Record<string, string>>, password: string): URLSearchParams {
  const names = Object.keys(fields).sort();
  const values: Record<string, string> = { ...fields, store_passwd: md5(password) };
  const text = Object.keys(values)
    .sort()
    .map((name) => `${name}=${values[name]}`)
    .join("&");
  return new URLSearchParams({ ...fields, verify_key: names.join(","), verify_sign: md5(text) });
}

/** One payment attempt of a transaction, as the gateway stores it. */
export interface ImitatedTry {
  status: string;
  amount: string;
  val_id?: string;
  bank_tran_id?: string;
  currency?: string;
  risk_level?: string;
  /** The differing fields in the response of the order validation call. */
  validated?: Partial<{ status: string; amount: string; currency: string; tran_id: string }>;
}

/** A status, no answer at all, a page, or a refusal in the documented form. */
type Failure = 403 | 429 | 500 | "hang" | "words" | "FAILED" | null;

export interface ImitatedGateway extends LocalServer {
  /** The fields of every session request. */
  readonly sessions: Record<string, string>[];
  /** The fields of every refund request. */
  readonly refunds: Record<string, string>[];
  /** The number of requests of each kind. */
  readonly asked: { query: number; validation: number };
  /** Sets the attempts of a transaction. */
  knows(transactionId: string, tries: readonly ImitatedTry[]): void;
  /** Each query about a transaction gets only the next of these attempts; after that it always gets the last one. */
  answersInTurn(transactionId: string, tries: readonly ImitatedTry[]): void;
  /** Sets the answer to a refund that was requested before; by default, the documented one. */
  answersRepeatedRefund(fields: Readonly<Record<string, string>>): void;
  /** Makes the next responses fail; `hang` sends none. */
  failWith(next: Failure): void;
}

const STORE = { id: "teststore", password: "teststore@ssl" } as const;

/** The settings of a shop whose gateway is the imitation at this address. */
export function sslcommerzVariables(address: string): Record<string, string> {
  return {
    PAYMENT_DRIVER: "sslcommerz",
    SSLCOMMERZ_STORE_ID: STORE.id,
    SSLCOMMERZ_STORE_PASSWORD: STORE.password,
    SSLCOMMERZ_BASE_URL: address,
    // Longer than any pause of a busy machine: only a gateway that hangs causes a timeout.
    SSLCOMMERZ_TIMEOUT_MS: "10000",
  };
}

/** A local server that answers as version 4 of SSLCommerz's documentation says. */
export async function imitateSslcommerz(): Promise<ImitatedGateway> {
  const known = new Map<string, readonly ImitatedTry[]>();
  const turns = new Map<string, number>();
  const sessions: Record<string, string>[] = [];
  const refunds: Record<string, string>[] = [];
  const asked = { query: 0, validation: 0 };
  let repeatedRefund: Readonly<Record<string, string>> = { status: "processing" };
  let failure: Failure = null;

  const answer = (path: string, fields: Record<string, string>): unknown => {
    const mayAsk = fields["store_id"] === STORE.id && fields["store_passwd"] === STORE.password;
    if (path === "/gwprocess/v4/api.php") {
      return mayAsk ? openSession(fields) : { status: "FAILED", failedreason: "Store Credential Error" };
    }
    if (!mayAsk) return { APIConnect: "INVALID_REQUEST" };
    if (path === "/validator/api/validationserverAPI.php") return validationOf(fields["val_id"] ?? "");
    if (fields["bank_tran_id"] !== undefined) return refundOf(fields);
    asked.query += 1;
    const transactionId = fields["tran_id"] ?? "";
    const all = (known.get(transactionId) ?? []).map((each, index) => elementOf(transactionId, each, index));
    const turn = turns.get(transactionId);
    if (turn !== undefined) turns.set(transactionId, Math.min(turn + 1, all.length - 1));
    const element = turn === undefined ? all : all.slice(turn, turn + 1);
    return { APIConnect: "DONE", no_of_trans_found: element.length, element };
  };

  const openSession = (fields: Record<string, string>): unknown => {
    const { tran_id = "" } = fields;
    if (tran_id.length > 30) return { status: "FAILED", failedreason: "tran_id is too long" };
    sessions.push(fields);
    return { status: "SUCCESS", sessionkey: "S1", GatewayPageURL: `https://pay.example/${tran_id}` };
  };

  const refundOf = (fields: Record<string, string>): unknown => {
    const { bank_tran_id } = fields;
    const isRepeated = refunds.some((each) => each["bank_tran_id"] === bank_tran_id);
    refunds.push(fields);
    // Only the first answer has the gateway's own number.
    const taken = isRepeated ? repeatedRefund : { status: "success", refund_ref_id: "R-1" };
    return { APIConnect: "DONE", bank_tran_id, ...taken };
  };

  const validationOf = (validationId: string): unknown => {
    asked.validation += 1;
    for (const [transactionId, tries] of known) {
      for (const [index, each] of tries.entries()) {
        const element = elementOf(transactionId, each, index);
        if (element.val_id === validationId) return { ...element, ...each.validated, APIConnect: "DONE" };
      }
    }
    return { status: "INVALID_TRANSACTION", APIConnect: "DONE" };
  };

  const server = await serve(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://gateway");
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(await bodyOf(request))]);
    if (failure === "hang") return;
    if (typeof failure === "number") return void response.writeHead(failure).end("down");
    if (failure === "words") return void response.end("<html>maintenance</html>");
    if (failure === "FAILED") return void response.end(JSON.stringify({ status: "FAILED", APIConnect: "FAILED" }));
    response.end(JSON.stringify(answer(url.pathname, fields)));
  });
  return {
    ...server,
    sessions,
    refunds,
    asked,
    knows: (transactionId, tries) => void known.set(transactionId, tries),
    answersInTurn(transactionId, tries) {
      known.set(transactionId, tries);
      turns.set(transactionId, 0);
    },
    answersRepeatedRefund: (fields) => {
      repeatedRefund = fields;
    },
    failWith: (next) => {
      failure = next;
    },
  };
}

function elementOf(transactionId: string, each: ImitatedTry, index: number) {
  const { status, amount, val_id = `${transactionId}-v${index}`, currency = "BDT", risk_level = "0" } = each;
  return {
    status,
    amount,
    val_id,
    currency,
    risk_level,
    tran_id: transactionId,
    bank_tran_id: each.bank_tran_id ?? `B-${transactionId}-${index}`,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
