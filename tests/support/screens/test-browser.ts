import { type CallName, callPaths } from "@/backend/contract/paths";
import type { TwoProcesses } from "@/tests/support/servers/two-processes";
import type { Caller } from "@/tests/support/sims";

/** A browser that keeps the one cookie set by its calls, and a session if it was given one. */
export class TestBrowser implements Caller {
  /** Name and value as the next request sends them; empty if there is no cookie. */
  cookie = "";
  /** The last Set-Cookie header with its attributes. */
  setCookie = "";
  session = "";

  constructor(
    private readonly site: TwoProcesses,
    /** The process that answers the calls. */
    public process: 0 | 1 = 0,
  ) {}

  async call<Answer = unknown>(
    name: CallName,
    body?: unknown,
    { headers = {} }: { headers?: Record<string, string> } = {},
  ) {
    const { method, path } = callPaths[name];
    const sent = {
      ...(this.cookie !== "" && { Cookie: this.cookie }),
      ...(this.session !== "" && { webLoginToken: this.session }),
      ...headers,
    };
    const answer = await this.site.ask<Answer>(this.process, { method, path, json: body, headers: sent });
    if (answer.setCookie !== undefined) {
      this.setCookie = answer.setCookie;
      const [pair = "", ...attributes] = answer.setCookie.split("; ");
      this.cookie = attributes.includes("Max-Age=0") ? "" : pair;
    }
    return answer;
  }
}
