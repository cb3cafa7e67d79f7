import { type CallName, callPaths } from "@/backend/contract/paths";
import type { TwoProcesses } from "@/tests/support/servers/two-processes";
import type { Caller } from "@/tests/support/sims";

/** A browser that keeps the one cookie of the calls it makes, and a session where one was given to it. */
export class TestBrowser implements Caller {
  /** Name and value, as the next request sends it; empty for none. */
  cookie = "";
  /** The last Set-Cookie with its attributes. */
  setCookie = "";
  session = "";

  constructor(
    private readonly site: TwoProcesses,
    /** The process that answers. */
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
