import { PageReuse } from "@/server/page-reuse";
import { ask, type LocalServer, serve } from "@/tests/support/servers/local-server";
import { MISMATCH_HEADER } from "@/utils/layout/page-headers";

let headers: Record<string, string>;
let status: number;
let rendered: number;
let server: LocalServer;
let mismatches: string[];

beforeEach(async () => {
  [headers, status, rendered, mismatches] = [{}, 500, 0, []];
  const options = { seconds: 300, memory: 1024 * 1024, onMismatch: (mismatch: string) => mismatches.push(mismatch) };
  const reuse = new PageReuse(async (_, response) => {
    rendered += 1;
    response.writeHead(status, { ...headers, "content-type": "text/html" }).end("<p>page</p>");
  }, options);
  server = await serve((request, response) => {
    reuse.serve(request, response).catch(() => response.destroy());
  });
});

afterEach(() => server.close());

const page = () => ask(`${server.address}/shop`);

it("a page that failed without a reason of another system has status 500", async () => {
  expect((await page()).status).toBe(500);
});

it("a page that failed has status 503 if its loader set Retry-After", async () => {
  headers = { "Retry-After": "10" };
  expect(await page()).toMatchObject({ status: 503, headers: { "retry-after": "10" } });
});

it("a page that failed has status 503 if an answer did not fit the contract, and reports the field", async () => {
  headers = { [MISMATCH_HEADER]: "getProducts%20data.items.0.title" };
  const answer = await page();
  expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "10" } });
  expect(answer.headers[MISMATCH_HEADER]).toBeUndefined();
  expect(mismatches).toEqual(["getProducts data.items.0.title"]);
});

it("a page that could be made from such an answer is sent, and cached without a note", async () => {
  headers = { [MISMATCH_HEADER]: "searchGp%20data.has_more" };
  status = 200;
  for (const answer of [await page(), await page()]) {
    expect(answer.status).toBe(200);
    expect(answer.headers[MISMATCH_HEADER]).toBeUndefined();
  }
  expect([rendered, mismatches]).toEqual([1, []]);
});
