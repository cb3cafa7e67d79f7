import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { withoutServiceWorker } from "@/server/service-worker";
import { ask, serve } from "@/tests/support/servers/local-server";

const ORIGIN = "https://gp.example";
const DAY_MS = 86_400_000;

interface Asked {
  mode: string;
  method: string;
  url: string;
}

/** A browser for the script: its caches, the responses of the network and the result of an event. */
class Browser {
  readonly stores = new Map<string, Map<string, Response>>();
  readonly fetched: string[] = [];
  online = true;
  left = false;
  private readonly listeners = new Map<string, (event: object) => void>();

  constructor(script: string) {
    const pathOf = (request: Request | string) =>
      typeof request === "string" ? request : new URL(request.url, ORIGIN).pathname;
    const storeNamed = (name: string) => {
      const store = this.stores.get(name) ?? new Map<string, Response>();
      this.stores.set(name, store);
      return {
        addAll: async (requests: Request[]) => {
          for (const request of requests) store.set(pathOf(request), await this.fetch(request));
        },
        match: async (request: string) => store.get(request),
      };
    };
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => this.listeners.set(name, listener),
      skipWaiting: async () => undefined,
      registration: { unregister: async () => (this.left = true) },
    };
    runInNewContext(script, {
      self,
      caches: {
        open: async (name: string) => storeNamed(name),
        keys: async () => [...this.stores.keys()],
        delete: async (name: string) => this.stores.delete(name),
        match: async (path: string) => [...this.stores.values()].map((store) => store.get(path)).find(Boolean),
      },
      fetch: (request: Request) => this.fetch(request),
      Request: class {
        readonly url: string;
        constructor(path: string) {
          this.url = ORIGIN + path;
        }
      },
      URL,
      Date,
    });
  }

  private async fetch(request: { url: string }): Promise<Response> {
    const { pathname } = new URL(request.url);
    this.fetched.push(pathname);
    if (!this.online) throw new TypeError("Failed to fetch");
    return new Response(`network ${pathname}`, { headers: { date: new Date().toUTCString() } });
  }

  /** Runs an event to its end. @returns the response; undefined if the script did not handle the event */
  async run(name: string, request?: Asked): Promise<string | undefined> {
    const waiting: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    this.listeners.get(name)?.({
      request,
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    const text = await answer?.then((response) => response.clone().text());
    await Promise.all(waiting);
    return text;
  }
}

const opened = (path: string): Asked => ({ mode: "navigate", method: "GET", url: ORIGIN + path });
async function installed(): Promise<Browser> {
  const browser = new Browser(readFileSync("public/service-worker.js", "utf8"));
  await browser.run("install");
  await browser.run("activate");
  return browser;
}

describe("the service worker", () => {
  it("caches the offline page and the flood page in both languages, and nothing else", async () => {
    const browser = await installed();
    await browser.run("fetch", opened("/dashboard"));
    expect([...(browser.stores.get("offline-3")?.keys() ?? [])]).toEqual([
      "/offline",
      "/bn/offline",
      "/flood-emergency",
      "/bn/flood-emergency",
    ]);
  });

  it.each([
    ["/bn/personal/customer-service", "network /bn/offline"],
    ["/bn", "network /bn/offline"],
    ["/bnx", "network /offline"],
    ["/shop", "network /offline"],
    ["/flood-emergency", "network /flood-emergency"],
    ["/bn/flood-emergency", "network /bn/flood-emergency"],
    ["/flood-emergency/other", "network /offline"],
  ])("answers without a network %s with %s", async (path, shown) => {
    const browser = await installed();
    browser.online = false;
    expect(await browser.run("fetch", opened(path))).toBe(shown);
  });

  it("answers with a network from the network every time", async () => {
    const browser = await installed();
    for (const path of ["/bn", "/bn", "/bn/offline"]) {
      expect(await browser.run("fetch", opened(path))).toBe(`network ${path}`);
    }
  });

  it.each([
    { mode: "cors", method: "GET", url: `${ORIGIN}/api/get-products` },
    { mode: "navigate", method: "POST", url: `${ORIGIN}/sandbox/gateway` },
  ])("does not handle a request that is not the opening of a page: %o", async (request) => {
    const browser = await installed();
    browser.online = false;
    expect(await browser.run("fetch", request)).toBeUndefined();
  });

  it("refreshes its cached pages after a day, and not before", async () => {
    const browser = await installed();
    const kept = () => browser.fetched.filter((path) => path === "/bn/offline").length;
    await browser.run("fetch", opened("/"));
    expect(kept()).toBe(1);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + DAY_MS + 1_000);
    await browser.run("fetch", opened("/"));
    expect(kept()).toBe(2);
    jest.restoreAllMocks();
  });
});

it("is replaced by a script that deletes the caches and unregisters if it is switched off", async () => {
  const files = withoutServiceWorker(async () => false);
  const site = await serve((request, response) => {
    void files(request, response, request.url ?? "").then((served) => served || response.end("page"));
  });
  const { body, headers } = await ask(`${site.address}/service-worker.js`);
  expect((await ask(`${site.address}/shop`)).body.toString()).toBe("page");
  await site.close();
  expect(headers["cache-control"]).toBe("no-cache");
  const browser = new Browser(body.toString());
  browser.stores.set("offline-2", new Map());
  await browser.run("install");
  await browser.run("activate");
  expect([browser.left, browser.stores.size]).toEqual([true, 0]);
});
