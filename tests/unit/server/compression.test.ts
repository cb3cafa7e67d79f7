import { brotliDecompressSync } from "node:zlib";
import { chooseEncoding, EncodedBody, isCompressible } from "@/server/compression";
import { PageReuse } from "@/server/page-reuse";
import { ask, serve } from "@/tests/support/servers/local-server";
import { until } from "@/tests/support/site";
import { DATA_VERSION_HEADER } from "@/utils/layout/page-headers";

describe("the encoding of an answer", () => {
  it.each([
    [undefined, true, "identity"],
    ["", true, "identity"],
    ["gzip, deflate, br", true, "br"],
    ["gzip, deflate, br", false, "gzip"],
    ["br;q=1.0, gzip;q=0.8", true, "br"],
    ["gzip;q=0", false, "identity"],
    ["br;q=0, gzip", true, "gzip"],
    ["GZIP", false, "gzip"],
    ["x-gzipped", false, "identity"],
  ])("for %p with Brotli available %p is %s", (accepted, brotli, encoding) => {
    expect(chooseEncoding(accepted, { brotli })).toBe(encoding);
  });
});

describe("isCompressible", () => {
  it.each([
    ["text/html; charset=utf-8", 5_000, true],
    ["application/json", 5_000, true],
    ["image/svg+xml", 5_000, true],
    ["application/json", 200, false],
    ["image/webp", 50_000, false],
    [undefined, 50_000, false],
  ])("returns for %p of %d bytes %p", (type, length, worth) => {
    expect(isCompressible(type, length)).toBe(worth);
  });
});

describe("a cached body", () => {
  const text = Array.from({ length: 3_000 }, (_, index) => `<li class="item-${index % 7}">${index * 7919}</li>`).join(
    "",
  );
  const lengthOf = async (body: EncodedBody) => (await body.brotli()).length;

  it("is compressed fast at first, and smaller on request", async () => {
    const body = new EncodedBody(text);
    const first = await lengthOf(body);
    expect(await lengthOf(body)).toBe(first);
    body.makeSmallest();
    await until(async () => (await lengthOf(body)) < first, 60_000);
    expect(brotliDecompressSync(await body.brotli()).toString()).toBe(text);
  });

  it("of a page is compressed smaller when its loader returned the same data again", async () => {
    const pages = new PageReuse(
      async (request, response) => {
        const isSame = request.headers[DATA_VERSION_HEADER] === "1";
        response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", [DATA_VERSION_HEADER]: "1" });
        response.end(isSame ? "" : text);
      },
      { seconds: 0.01, memory: 16_000_000 },
    );
    const server = await serve((request, response) => void pages.serve(request, response));
    try {
      const load = async () => (await ask(server.address, { "accept-encoding": "br" })).body;
      const first = await load();
      let last = first;
      await until(async () => {
        last = await load();
        return last.length < first.length;
      }, 60_000);
      expect(brotliDecompressSync(last).toString()).toBe(text);
    } finally {
      server.close();
    }
  });
});
