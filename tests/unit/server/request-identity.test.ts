import { identifyRequest } from "@/server/request-identity";
import { ask, type LocalServer, serve } from "@/tests/support/servers/local-server";

let server: LocalServer;

beforeAll(async () => {
  server = await serve((request, response) => {
    const id = identifyRequest(request);
    response.end(
      JSON.stringify({ id, headers: request.headers, raw: request.rawHeaders.map((text) => text.toLowerCase()) }),
    );
  });
});

afterAll(() => server.close());

async function seen(headers: Record<string, string>) {
  const { body } = await ask(server.address, headers);
  return JSON.parse(body.toString()) as { id: string; headers: Record<string, string>; raw: string[] };
}

it("gives every request a unique id, which its handlers see too", async () => {
  const first = await seen({});
  const second = await seen({});

  expect(first.id).not.toBe(second.id);
  expect(first.headers["x-request-id"]).toBe(first.id);
  expect(first.raw).toContain(first.id.toLowerCase());
});

it("keeps a proxy's id, and replaces an invalid one", async () => {
  const kept = await seen({ "x-request-id": "4f1c2e7a-proxy-0001" });
  const replaced = await seen({ "x-request-id": "<b>no</b> id" });

  expect(kept.id).toBe("4f1c2e7a-proxy-0001");
  expect(replaced.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(replaced.raw.filter((text) => text === "x-request-id")).toHaveLength(1);
});

it.each(["x-middleware-subrequest", "x-invoke-path", "x-matched-path", "x-nextjs-rewrite", "x-now-route-matches"])(
  "removes %s, which only the server itself may set",
  async (name) => {
    const { headers, raw } = await seen({ [name]: "1", "x-nextjs-data": "1" });

    expect(headers[name]).toBeUndefined();
    expect(raw).not.toContain(name);
    expect(headers["x-nextjs-data"]).toBe("1");
  },
);
