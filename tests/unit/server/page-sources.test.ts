import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { PageReuse } from "@/server/page-reuse";
import { ask, type LocalServer, serve } from "@/tests/support/servers/local-server";

let seen: IncomingMessage["headers"][];
let mark: string | undefined;
let server: LocalServer;

beforeEach(async () => {
  seen = [];
  mark = undefined;
  const page = async ({ headers }: IncomingMessage, response: ServerResponse) => {
    seen.push({ ...headers });
    if (mark !== undefined) response.setHeader(mark, "1");
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end("text ".repeat(400));
  };
  const reuse = new PageReuse(page, { seconds: 300, memory: 1024 * 1024 });
  server = await serve((request, response) => {
    reuse.serve(request, response).catch(() => response.destroy());
  });
});
afterEach(() => server.close());

const READER = { "user-agent": "x", "x-forwarded-for": "203.0.113.9", "accept-encoding": "gzip" };

it("a public page depends only on the cookies that choose header and footer, not on who requests it first", async () => {
  const { body } = await ask(`${server.address}/`, { ...READER, cookie: "other=1; channelName=wallet" });

  expect(seen).toEqual([{ cookie: "channelName=wallet" }]);
  // The response itself still depends on the visitor's own headers.
  expect(gunzipSync(body).toString()).toMatch(/^text /);
});

it("a personal page is rendered from the whole request, with a normalized Cookie header", async () => {
  await ask(`${server.address}/`, { ...READER, cookie: " gp_web_token = abc ;a;\tb=2" });

  expect(seen).toEqual([expect.objectContaining({ ...READER, cookie: "gp_web_token=abc; b=2" })]);
});

it.each(["x-page-personal", "x-page-incomplete"])(
  "a page whose loader sets %s is not cached, and does not reveal the header",
  async (name) => {
    mark = name;
    const first = await ask(`${server.address}/`);
    await ask(`${server.address}/`);

    expect(seen).toHaveLength(2);
    expect(first.headers["cache-control"]).toBe("private, no-store");
    expect(first.headers[name]).toBeUndefined();
  },
);
