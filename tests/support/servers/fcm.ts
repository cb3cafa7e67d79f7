import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { type LocalServer, serve } from "@/tests/support/servers/local-server";

const PAIR = generateKeyPairSync("rsa", { modulusLength: 2048 });
/** The private key as it is written in the JSON file of a service account. */
export const FCM_KEY = PAIR.privateKey.export({ type: "pkcs8", format: "pem" }).toString().replaceAll("\n", "\\n");

/**
 * How the imitation fails: `down` answers 500, `busy` 503, `silent` never answers, `words` answers no JSON, `page` answers
 * 200 with a page as a proxy does that does not find the provider, `gone` does not know the token, `invalid` rejects its
 * form, `denied` rejects the access token, `refused` rejects the account.
 */
export type FcmFault = "down" | "busy" | "silent" | "words" | "page" | "gone" | "invalid" | "denied" | "refused";

interface SentMessage {
  message: { token: string; data: Record<string, string>; webpush: { fcm_options: { link: string } } };
}

export interface ImitatedFcm extends LocalServer {
  /** Messages that were accepted, in order. */
  readonly sent: SentMessage["message"][];
  /** The number of requests for an access token. */
  readonly grants: () => number;
  /** The number of messages received, accepted or not. */
  readonly attempts: () => number;
  /** Sets the answers to the next messages; the last one stays for all that follow. null = as documented. */
  fail(...faults: (FcmFault | null)[]): void;
}

/** The claims of a signed token request. @throws if the signature is not that of the account */
function claimsOf(assertion: string): Record<string, unknown> {
  const [head = "", claims = "", signature = ""] = assertion.split(".");
  const key = createPublicKey(PAIR.publicKey.export({ type: "spki", format: "pem" }));
  const isSigned = verify("RSA-SHA256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"));
  if (!isSigned) throw new Error("The signature is wrong");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>;
}

/** The responses when the imitation does not accept a message; null = no response. */
const ANSWERS: Readonly<Record<Exclude<FcmFault, "refused">, readonly [status: number, body: string] | null>> = {
  silent: null,
  down: [500, JSON.stringify({ error: { message: "token dQw4w9WgXcQ" } })],
  busy: [503, "{}"],
  words: [400, "no json"],
  page: [200, "<html>Back soon</html>"],
  gone: [404, JSON.stringify({ error: { details: [{ errorCode: "UNREGISTERED" }] } })],
  invalid: [400, JSON.stringify({ error: { details: [{ fieldViolations: [{ field: "message.token" }] }] } })],
  denied: [401, "{}"],
};

function isKnownAccount(assertion: string): boolean {
  const claims = claimsOf(assertion);
  return claims["iss"] === "push@shop.example" && String(claims["scope"]).endsWith("/firebase.messaging");
}

/** Google's two services on this machine: access tokens at /token, messages at /v1/projects/PROJECT/messages:send. */
export async function imitateFcm(): Promise<ImitatedFcm> {
  const sent: SentMessage["message"][] = [];
  let faults: (FcmFault | null)[] = [];
  let [grants, attempts] = [0, 0];
  const grant = (text: string): readonly [number, string] => {
    grants += 1;
    const isLetIn = faults[0] !== "refused" && isKnownAccount(new URLSearchParams(text).get("assertion") ?? "");
    const token = { access_token: `access-${grants}`, expires_in: 3600, token_type: "Bearer" };
    return isLetIn ? [200, JSON.stringify(token)] : [400, JSON.stringify({ error: "invalid_grant" })];
  };
  const take = (text: string, access: string | undefined): readonly [number, string] | null => {
    attempts += 1;
    const fault = (faults.length > 1 ? faults.shift() : faults[0]) ?? null;
    if (fault !== null && fault !== "refused") return ANSWERS[fault];
    if (access !== `Bearer access-${grants}`) return ANSWERS.denied;
    sent.push((JSON.parse(text) as SentMessage).message);
    return [200, JSON.stringify({ name: `projects/shop-test/messages/${sent.length}` })];
  };
  const server = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const answer = request.url === "/token" ? grant(text) : take(text, request.headers.authorization);
      if (answer !== null) response.writeHead(answer[0], { "content-type": "application/json" }).end(answer[1]);
    });
  });
  return {
    ...server,
    sent,
    grants: () => grants,
    attempts: () => attempts,
    fail: (...next) => {
      faults = next;
    },
  };
}

/** The environment variables of a site whose push provider is the imitation at this address. */
export function fcmVariables(address: string): Record<string, string> {
  return {
    PUSH_DRIVER: "fcm",
    FCM_PROJECT_ID: "shop-test",
    FCM_CLIENT_EMAIL: "push@shop.example",
    FCM_PRIVATE_KEY: FCM_KEY,
    FCM_URL: address,
    FCM_TOKEN_URL: `${address}/token`,
  };
}
