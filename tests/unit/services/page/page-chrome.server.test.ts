import type { GetServerSidePropsContext } from "next";
import { ApiError } from "@/services/api/api-error";
import { readSiteEnv, type SiteEnv, siteEnv } from "@/services/api/env.server";
import { readPageChrome } from "@/services/page/page-chrome.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

jest.mock("@/services/api/env.server", () => ({
  ...jest.requireActual("@/services/api/env.server"),
  siteEnv: jest.fn(),
}));

interface Asked {
  path?: string;
  query?: Record<string, string | string[]>;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  answer?: () => unknown;
}

/** Reads the chrome for one request, and records the cookies and the calls that this caused. */
async function read({ path = "/", query = {}, cookies = {}, headers = {}, answer = () => ({ data: null }) }: Asked) {
  const sent: string[] = [];
  const api = fakeApi({ getUserInfo: answer });
  const context = {
    req: { cookies, headers },
    res: { appendHeader: (name: string, value: string) => sent.push(`${name}: ${value}`) },
    query,
    resolvedUrl: path,
  } as unknown as GetServerSidePropsContext;
  const { chrome } = await readPageChrome(context, api);
  return { chrome, sent, calls: api.sent.map(({ name }) => name) };
}

const user = {
  msisdn: "8801700000001",
  star_status: "Gold Star",
  show_header: true,
  show_footer: true,
  channelName: null,
};
const session = { gp_web_token: "t".repeat(40) };

function settings(fields: Partial<SiteEnv>) {
  jest.mocked(siteEnv).mockReturnValue({ ...readSiteEnv({}), ...fields });
}

beforeEach(() => settings({}));

describe("the query", () => {
  test("[QUERY-09] micrositeService is read on any page", async () => {
    const { chrome, sent } = await read({ path: "/about", query: { micrositeService: "alo" } });
    expect(chrome.microsite).toBe("alo");
    expect(sent).toEqual([expect.stringMatching(/^Set-Cookie: micrositeService=alo;/)]);
  });
  test("[QUERY-10] channelName is read on any page", async () => {
    const { chrome, sent } = await read({ path: "/about", query: { channelName: "wallet" } });
    expect(chrome.channel).toBe("wallet");
    expect(sent).toEqual([expect.stringMatching(/^Set-Cookie: channelName=wallet;/)]);
  });
  test("[QUERY-12] showHeader is read on any page", async () => {
    expect((await read({ path: "/about", query: { showHeader: "true" } })).chrome.navbar).toBeNull();
  });
  test("[QUERY-13] showFooter is read on any page, and not stored", async () => {
    const { chrome, sent } = await read({ path: "/about", query: { showFooter: "true" } });
    expect(chrome.footer).toBe(false);
    expect(sent).toEqual([]);
  });
  test("the first of several values is used", async () => {
    expect((await read({ query: { channelName: ["bank", "wallet"] } })).chrome.channel).toBe("bank");
    expect((await read({ query: { channelName: [] } })).chrome.channel).toBeNull();
  });
});

describe("cookies of the browser", () => {
  test("[STORE-02] channelName is used", async () => {
    const { chrome, sent } = await read({ cookies: { channelName: "bank" } });
    expect([chrome.channel, sent]).toEqual(["bank", []]);
  });
  test("[STORE-03] micrositeService is used", async () => {
    expect((await read({ cookies: { micrositeService: "gpshop" } })).chrome.microsite).toBe("gpshop");
  });
  test("[STORE-04] showHeader is used", async () => {
    expect((await read({ cookies: { showHeader: "true" } })).chrome.navbar).toBeNull();
  });
});

describe("the session of a hand-off", () => {
  const authToken = "h".repeat(43);
  const opened = { "sec-fetch-dest": "document" };
  const arrive = (asked: Asked = {}) =>
    read({ query: { authToken }, headers: opened, answer: () => ({ data: user }), ...asked });

  test("[TOKEN-02] is stored by the page that is opened in a tab, for 365 days", async () => {
    settings({ publicOrigin: "https://site.example", cookieDomain: "example" });
    expect((await arrive()).sent).toEqual([
      `Set-Cookie: gp_web_token=${authToken}; Path=/; Max-Age=31536000; Domain=example; SameSite=None; Secure`,
    ]);
  });
  test.each([
    ["a picture", { "sec-fetch-dest": "image" }],
    ["a frame", { "sec-fetch-dest": "iframe" }],
    ["the data of a page", { "sec-fetch-dest": "empty" }],
    ["a prefetched page", { ...opened, "sec-purpose": "prefetch" }],
    ["a browser without the header sec-fetch-dest", {}],
  ])("is not stored by the server for %s", async (_, headers) => {
    expect((await arrive({ headers })).sent).toEqual([]);
  });
  test("[TOKEN-03] is not stored if the token belongs to no user", async () => {
    expect((await arrive({ answer: () => ({ data: null }) })).sent).toEqual([]);
  });
  test("is not stored again in a browser with a session of the same number", async () => {
    expect((await arrive({ cookies: session })).sent).toEqual([]);
  });
});

describe("cookies that are set", () => {
  const query = { channelName: "wallet" };

  test("[ROUTE-32] work in a partner's frame: SameSite=None and Secure, readable by scripts, for thirty days", async () => {
    settings({ publicOrigin: "https://site.example" });
    expect((await read({ query })).sent).toEqual([
      "Set-Cookie: channelName=wallet; Path=/; Max-Age=2592000; SameSite=None; Secure",
    ]);
  });
  test.each(["http://localhost:3000", "http://127.0.0.1:3100"])(
    "are Secure at %s, which browsers trust",
    async (publicOrigin) => {
      settings({ publicOrigin });
      expect((await read({ query })).sent[0]).toMatch(/SameSite=None; Secure$/);
    },
  );
  test("are Lax at an insecure address, where a browser refuses Secure", async () => {
    settings({ publicOrigin: "http://site.example" });
    expect((await read({ query })).sent[0]).toMatch(/SameSite=Lax$/);
  });
  test("have the configured domain", async () => {
    settings({ cookieDomain: ".example.com" });
    expect((await read({ query })).sent[0]).toContain("; Domain=.example.com;");
  });
  test("cannot be split into several cookies by the query", async () => {
    const { sent } = await read({ query: { showHeader: '"; Domain=evil.example\r\nX: 1"' } });
    expect(sent.join()).not.toMatch(/evil\.example[;\r]|\r|\n/);
  });
});

describe("the user", () => {
  test("is requested only if the browser has a session", async () => {
    expect((await read({})).calls).toEqual([]);
    expect((await read({ cookies: session })).calls).toEqual(["getUserInfo"]);
  });
  test("has its own flags and channel", async () => {
    const answer = () => ({ data: { ...user, show_footer: false, channelName: "mygp" } });
    const { chrome, sent } = await read({ cookies: session, answer });
    expect(chrome).toMatchObject({ channel: "app", navbar: null, footer: false });
    expect(sent).toEqual([expect.stringContaining("channelName=mygp;")]);
  });
  test.each([
    ["an outage", () => Promise.reject(new ApiError({ kind: "outage", status: 501 }))],
    ["an answer of another shape", () => ({ status: "ok" })],
    ["no answer in time", () => new Promise(() => undefined)],
  ])("is unknown after %s: the page continues, and the error is logged", async (_, answer) => {
    jest.useFakeTimers();
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const reading = read({ cookies: { ...session, channelName: "bank" }, answer });
    await jest.advanceTimersByTimeAsync(2_500);
    expect((await reading).chrome).toMatchObject({ channel: "bank", navbar: null });
    expect(log).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe("the user info", () => {
  const withUser = (fields: object, without: string[] = []) => {
    const response = Object.fromEntries(
      Object.entries({ ...user, ...fields }).filter(([name]) => !without.includes(name)),
    );
    return read({ cookies: session, answer: () => ({ data: response }) });
  };

  test("[LOGIN-37] shows the header unless show_header is false, and also when it is absent", async () => {
    expect((await withUser({}, ["show_header"])).chrome.navbar).toBe("plain");
    expect((await withUser({ show_header: false })).chrome.navbar).toBeNull();
  });

  test("[LOGIN-38] shows the footer unless show_footer is false, and also when it is absent", async () => {
    expect((await withUser({}, ["show_footer"])).chrome.footer).toBe(true);
    expect((await withUser({ show_footer: false })).chrome.footer).toBe(false);
  });

  test("[API-LOGIN-14] returns the channel if neither query nor cookie contains one", async () => {
    expect((await withUser({ channelName: "wallet" })).chrome.channel).toBe("wallet");
    expect((await withUser({})).chrome.channel).toBeNull();
  });
});
