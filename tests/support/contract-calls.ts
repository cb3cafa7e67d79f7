import type { Backend } from "@/backend/app";
import type { Refusal } from "@/backend/contract/errors";
import { type CallName, callPaths } from "@/backend/contract/paths";
import { ORIGIN } from "@/tests/support/servers/api-app";

export interface Sent {
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string>;
  lang?: "en" | "bn";
  headers?: Record<string, string>;
}

export interface Called<Answer> {
  status: number;
  body: Answer;
}

/** Calls a backend by the names of the contract, as a client would. */
export function contractCalls(backend: () => Backend) {
  return async function call<Answer = Refusal>(name: CallName, sent: Sent = {}): Promise<Called<Answer>> {
    const { method, path } = callPaths[name];
    const address = Object.entries(sent.params ?? {}).reduce(
      (text, [key, value]) => text.replace(`{${key}}`, encodeURIComponent(value)),
      path as string,
    );
    const search = sent.query === undefined ? "" : `?${new URLSearchParams(sent.query)}`;
    const response = await backend().fetch(
      new Request(`${ORIGIN}${address}${search}`, {
        method,
        headers: { lang: sent.lang ?? "en", "content-type": "application/json", ...sent.headers },
        ...(method === "POST" && { body: JSON.stringify(sent.body ?? {}) }),
      }),
    );
    return { status: response.status, body: (await response.json()) as Answer };
  };
}

/** The first error code of a refusal; undefined if it is no refusal. */
export const firstCode = (answer: { body: unknown }) => (answer.body as Partial<Refusal>).errors?.[0]?.code;
