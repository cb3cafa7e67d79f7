import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type PageHandler, PageReuse } from "@/server/page-reuse";
import { ask, type LocalServer, serve } from "@/tests/support/servers/local-server";

let rendered: string[];
let sources: string[];
let answer: (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;
let server: LocalServer;

const html = (response: ServerResponse, _request?: IncomingMessage, status = 200) => {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
  response.end(`<p>page ${rendered.length}</p>${"text ".repeat(400)}`);
};

async function start(seconds: number): Promise<void> {
  const render: PageHandler = async (request, response) => {
    rendered.push(request.url ?? "");
    await answer(response, request);
  };
  const reuse = new PageReuse(render, { seconds, memory: 1024 * 1024, onPage: (source) => sources.push(source) });
  server = await serve((request, response) => {
    response.setHeader("X-Request-Id", `request-${Math.random()}`);
    reuse.serve(request, response).catch(() => response.destroy());
  });
}

beforeEach(async () => {
  [rendered, sources] = [[], []];
  answer = html;
  await start(300);
});

afterEach(() => server.close());

it("a cacheable picture keeps its cache-control header, and a cacheable page becomes private", async () => {
  const kept = "public, max-age=31536000, immutable";
  const sent = async (type: string) => {
    answer = (response) => {
      response.writeHead(200, { "Content-Type": type, "Cache-Control": kept });
      response.end("answer");
    };
    return (await ask(`${server.address}/shop/order/1`)).headers["cache-control"];
  };
  expect([await sent("image/jpeg"), await sent("text/html")]).toEqual([kept, "private, no-store"]);
});

describe("public pages", () => {
  it("are rendered once and then served from memory, each response with its own request id", async () => {
    const [first, second] = [await ask(`${server.address}/shop`), await ask(`${server.address}/shop`)];

    expect([rendered, sources]).toEqual([["/shop"], ["rendered", "memory"]]);
    expect(second.body).toEqual(first.body);
    expect(second.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  });

  it.each([
    ["a feed", "application/atom+xml; charset=utf-8", 1],
    ["a web app manifest", "application/manifest+json; charset=utf-8", 1],
    ["a text", "text/plain", 2],
  ])("%s is cached only if its type allows it", async (_, type, times) => {
    answer = (response) => {
      response.writeHead(200, { "Content-Type": type });
      response.end("answer");
    };
    for (const _again of [1, 2]) await ask(`${server.address}/notice-board/feed.xml`);
    expect(rendered).toHaveLength(times);
  });

  it("are neither used for a POST nor cached from one", async () => {
    const send = (method: string) => ask(`${server.address}/flood-emergency`, {}, method);
    const [, , form] = [await send("POST"), await send("GET"), await send("POST")];
    expect(rendered).toHaveLength(3);
    expect(form?.headers["cache-control"]).toBe("private, no-store");
  });

  it("are rendered once for simultaneous requests", async () => {
    answer = async (response) => {
      await wait(50);
      html(response);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${server.address}/shop`)));
    expect(rendered).toEqual(["/shop"]);
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
  });

  it("are compressed by Brotli or gzip for browsers that accept it, and plain for others", async () => {
    const brotli = await ask(`${server.address}/shop`, { "accept-encoding": "gzip, br" });
    const gzip = await ask(`${server.address}/shop`, { "accept-encoding": "gzip" });
    const plain = await ask(`${server.address}/shop`);
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    for (const { headers, body } of [brotli, gzip]) {
      expect(headers.vary).toContain("Accept-Encoding");
      expect(body.length).toBeLessThan(plain.body.length / 5);
    }
  });

  it("are compressed only by gzip if they are personal", async () => {
    const own = await ask(`${server.address}/shop?token=1`, {
      "accept-encoding": "gzip, br",
      cookie: "gp_web_token=x",
    });

    expect(own.headers["content-encoding"]).toBe("gzip");
  });

  it("are answered with 304 if the browser has them", async () => {
    const { headers } = await ask(`${server.address}/shop`);
    const again = await ask(`${server.address}/shop`, { "if-none-match": headers.etag ?? "" });

    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it("are cached by address, query and the cookies that change the frame", async () => {
    await ask(`${server.address}/shop`);
    await ask(`${server.address}/shop?page=2`);
    await ask(`${server.address}/bn`);
    await ask(`${server.address}/shop`, { cookie: "a=1; channelName=wallet" });
    await ask(`${server.address}/shop`, { cookie: "channelName=wallet; other=2" });

    expect(rendered).toEqual(["/shop", "/shop?page=2", "/bn", "/shop"]);
  });

  it.each(["channelName", "micrositeService", "showHeader", "showFooter", "siteLanguage"])(
    "are cached by the cookie %s",
    async (name) => {
      for (const value of ["", `${name}=a`, `${name}=b`, `${name}=a`]) {
        await ask(`${server.address}/`, { cookie: `theme=1; ${value}` });
      }
      expect(rendered).toHaveLength(3);
    },
  );

  it("are not cached if they set a cookie of the frame", async () => {
    answer = (response) => {
      response.appendHeader("Set-Cookie", "channelName=wallet; Path=/");
      html(response);
    };
    const first = await ask(`${server.address}/?channelName=wallet`);
    answer = html;
    const next = await ask(`${server.address}/?channelName=wallet`);

    expect(first.headers["set-cookie"]).toEqual(["channelName=wallet; Path=/"]);
    expect(next.headers["set-cookie"]).toBeUndefined();
    expect(rendered).toHaveLength(2);
  });

  it("are rendered for each request with 0 seconds of reuse and without a data mark", async () => {
    await server.close();
    await start(0);
    await ask(`${server.address}/shop`);
    await ask(`${server.address}/shop`);

    expect(rendered).toHaveLength(2);
  });
});

it("sends and compresses the response of a loader, although Next checks it again later", async () => {
  answer = async (response) => {
    const setHeader = response.setHeader.bind(response);
    // Next leaves its own setHeader on the response, which first checks if the headers were sent.
    response.setHeader = (name, value) => (response.headersSent ? response : setHeader(name, value));
    response.setHeader("Content-Type", "application/xml; charset=utf-8");
    response.end(`<urlset>${"<url/>".repeat(500)}</urlset>`);
    // Next does this when a loader returns: if no response has begun, it begins one.
    await new Promise(setImmediate);
    if (!response.headersSent) html(response);
  };
  const packed = await ask(`${server.address}/sitemap.xml`, { "accept-encoding": "gzip" });

  expect(packed.status).toBe(200);
  expect(packed.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": "application/xml; charset=utf-8",
  });
  expect(gunzipSync(packed.body).toString()).toMatch(/^<urlset>(<url\/>){500}<\/urlset>$/);
});

it("sets headersSent after a loader has responded, so that nothing is rendered", async () => {
  let sent: boolean | undefined;
  answer = (response) => {
    response.writeHead(200, { "Content-Type": "text/plain" });
    response.end("User-agent: *");
    sent = response.headersSent;
  };
  const { body, status } = await ask(`${server.address}/robots.txt`);

  expect(sent).toBe(true);
  expect([status, body.toString()]).toEqual([200, "User-agent: *"]);
});

describe("a cached page whose data are loaded again", () => {
  let data: string;
  /** A loader as withPageProps makes it: it sends the mark of its data, and stops if the cached page has that mark. */
  const loader = (response: ServerResponse, request: IncomingMessage) => {
    response.setHeader("x-page-data-mark", data);
    if (request.headers["x-page-data-mark"] === data) return void response.end();
    html(response);
  };
  const shown = async (headers = {}) => (await ask(`${server.address}/shop`, headers)).body.toString().slice(0, 13);

  beforeEach(async () => {
    data = "first";
    await server.close();
    await start(0);
    answer = loader;
  });

  it("is sent from the cache while the data are the same, and rendered again when they change", async () => {
    const seen = [await shown(), await shown()];
    data = "second";
    seen.push(await shown(), await shown());
    expect(seen).toEqual(["<p>page 1</p>", "<p>page 1</p>", "<p>page 3</p>", "<p>page 3</p>"]);
    expect(sources).toEqual(["rendered", "unchanged", "rendered", "unchanged"]);
  });

  it("keeps its headers, and has no mark in its response", async () => {
    const [first, second] = [await ask(`${server.address}/shop`), await ask(`${server.address}/shop`)];
    const lasting = ({ etag, vary, "content-type": type, "cache-control": cache }: typeof first.headers) => [
      etag,
      vary,
      type,
      cache,
    ];
    expect(lasting(second.headers)).toEqual(lasting(first.headers));
    expect([first, second].flatMap(({ headers }) => headers["x-page-data-mark"] ?? [])).toEqual([]);
  });

  it("ignores a mark from outside", async () => {
    expect(await shown({ "x-page-data-mark": "first" })).toBe("<p>page 1</p>");
  });

  it("is rendered for a personal request without the cached mark", async () => {
    await shown();
    expect(await shown({ cookie: "gp_web_token=abc" })).toBe("<p>page 2</p>");
  });

  it("is replaced by a later 404", async () => {
    await shown();
    answer = (response) => {
      response.writeHead(404, { "Content-Type": "text/html" });
      response.end("gone");
    };
    expect((await ask(`${server.address}/shop`)).status).toBe(404);
  });

  it("is rendered for each request without cache memory", async () => {
    await server.close();
    const reuse = new PageReuse(async (request, response) => loader(response, request), { seconds: 5, memory: 0 });
    server = await serve((request, response) => {
      rendered.push(request.url ?? "");
      reuse.serve(request, response).catch(() => response.destroy());
    });
    expect([await shown(), await shown()]).toEqual(["<p>page 1</p>", "<p>page 2</p>"]);
  });
});

describe("personal pages", () => {
  it.each([
    ["a session cookie", "/", { cookie: "x=1; gp_web_token=abc" }],
    ["a retailer cookie", "/shop", { cookie: "retailer_token=abc" }],
    ["a preview cookie", "/", { cookie: "previewToken=abc" }],
    ["a hand-off token", "/?a=1&authToken=abc", {}],
    ["a search by account", "/about/investor-relations/unpaid-unclaimed-dividend?account=A12345", {}],
    ["the dashboard", "/dashboard", {}],
    ["the Bengali dashboard", "/bn/dashboard/offers", {}],
    ["the checkout", "/shop/cart/checkout", {}],
    ["an order", "/shop/order/7K3M-9QXT-2HVB-4D8N", {}],
    ["an eSIM", "/shop/esim/7K3M-9QXT-2HVB-4D8N?key=A", {}],
    ["a SIM request", "/shop/sim-services/track?reference=7K3M-9QXT-2HVB-4D8N", {}],
    ["a customer's orders", "/shop/user/track_order", {}],
    ["the data of an order", "/_next/data/build/en/shop/order/7K3M-9QXT-2HVB-4D8N.json", {}],
    ["the sandbox's messages", "/sandbox/messages", {}],
    ["a prefix in capitals", "/EN/shop/user/track_order", {}],
    ["a Bengali prefix in capitals", "/BN/shop/cart/checkout", {}],
    ["a path in capitals", "/Shop/ORDER/7K3M-9QXT-2HVB-4D8N", {}],
    ["an encoded path", "/shop/%6Frder/7K3M-9QXT-2HVB-4D8N", {}],
    ["an encoded slash", "/shop%2Forder/7K3M-9QXT-2HVB-4D8N", {}],
    ["an encoded prefix", "/%65n/shop/cart", {}],
    ["a token of an encoded name", "/?auth%54oken=abc", {}],
    ["data of a prefix in capitals", "/_next/data/build/EN/shop/order/7K3M-9QXT-2HVB-4D8N.json", {}],
    ["an address that cannot be decoded", "/shop/%F0%9F", {}],
  ])("are never cached: %s", async (_, path, headers) => {
    const first = await ask(`${server.address}${path}`, headers);
    await ask(`${server.address}${path}`, headers);

    expect(rendered).toHaveLength(2);
    expect(first.headers["cache-control"]).toBe("private, no-store");
    expect(first.headers.etag).toBeUndefined();
  });

  it("are not sent to another visitor with a simultaneous request", async () => {
    answer = async (response) => {
      await wait(50);
      response.setHeader("Set-Cookie", "gp_web_token=secret");
      html(response);
    };
    const answers = await Promise.all([ask(`${server.address}/`), ask(`${server.address}/`)]);

    expect(rendered).toHaveLength(2);
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(["private, no-store", "private, no-store"]);
  });
});

describe("incomplete responses", () => {
  it.each([404, 500, 503])("with status %d are not cached", async (status) => {
    answer = (response) => html(response, undefined, status);
    await ask(`${server.address}/shop`);
    answer = html;
    const next = await ask(`${server.address}/shop`);

    expect(next.status).toBe(200);
    expect(rendered).toHaveLength(2);
  });

  it("are not cached if the page left something out, and do not reveal the header", async () => {
    answer = (response) => {
      response.setHeader("x-page-incomplete", "1");
      html(response);
    };
    const first = await ask(`${server.address}/`);
    await ask(`${server.address}/`);

    expect(rendered).toHaveLength(2);
    expect(first.headers["x-page-incomplete"]).toBeUndefined();
  });

  it("do not block a simultaneous request when rendering throws", async () => {
    answer = async (response) => {
      await wait(30);
      if (rendered.length === 1) throw new Error("boom");
      html(response);
    };
    const [first, second] = await Promise.allSettled([ask(`${server.address}/`), ask(`${server.address}/`)]);

    expect(first.status).toBe("rejected");
    expect(second.status === "fulfilled" && second.value.status).toBe(200);
  });
});
