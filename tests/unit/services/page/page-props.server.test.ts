import type { GetServerSidePropsContext } from "next";
import { ApiError } from "@/services/api/api-error";
import { withPageProps, withStaticPageProps } from "@/services/page/page-props.server";
import type { LayoutData } from "@/utils/layout/page-layout";

function contextOf(fields: Partial<GetServerSidePropsContext> & { cookies?: Record<string, string> } = {}) {
  const { cookies = {}, ...rest } = fields;
  return {
    req: { cookies, headers: {} },
    res: { statusCode: 200, appendHeader: () => undefined, hasHeader: () => false, setHeader: () => undefined },
    query: {},
    resolvedUrl: "/",
    locale: "en",
    ...rest,
  } as GetServerSidePropsContext;
}

const absence = (code: "product-not-found" | "call-not-found") =>
  new ApiError({ kind: "refused", status: 404, errors: [{ code, message: "Not there" }] });

describe("a page that the server caches", () => {
  const DATA_VERSION = "x-page-data-mark";

  /** Requests a page twice; the second request says that the first page is in the server's cache. */
  async function askAgain(first: object, second: object, about: { statusCode?: number; headers?: string[] } = {}) {
    const marks: string[] = [];
    const end = jest.fn();
    const ask = (data: object, kept: string | undefined) =>
      withPageProps(
        [],
        async () => data,
      )(
        contextOf({
          req: { cookies: {}, headers: { [DATA_VERSION]: kept } } as unknown as GetServerSidePropsContext["req"],
          res: {
            statusCode: about.statusCode ?? 200,
            appendHeader: () => undefined,
            hasHeader: (name: string) => about.headers?.includes(name) ?? false,
            setHeader: (name: string, mark: string) => name === DATA_VERSION && marks.push(mark),
            end,
          } as unknown as GetServerSidePropsContext["res"],
        }),
      );
    await ask(first, undefined);
    return { answer: await ask(second, marks[0]), ended: end.mock.calls.length };
  }

  it("is not rendered again with the same data", async () => {
    expect(await askAgain({ price: 5 }, { price: 5 })).toEqual({ answer: { props: {} }, ended: 1 });
  });

  it("is rendered again with other data", async () => {
    expect(await askAgain({ price: 5 }, { price: 6 })).toMatchObject({ answer: { props: { price: 6 } }, ended: 0 });
  });

  it.each([
    ["another status", { statusCode: 404 }],
    ["a cookie to set", { headers: ["Set-Cookie"] }],
    ["the header x-page-incomplete", { headers: ["x-page-incomplete"] }],
  ])("is rendered again for an answer with %s", async (_, about) => {
    expect(await askAgain({ price: 5 }, { price: 5 }, about)).toMatchObject({
      answer: { props: { price: 5 } },
      ended: 0,
    });
  });
});

describe("withPageProps", () => {
  it("returns the page's data, texts and layout", async () => {
    const answer = await withPageProps(["home"], async () => ({ answer: 42 }))(contextOf());
    expect(answer).toMatchObject({ props: { answer: 42, layout: { brand: "GP", sandbox: true } } });
    expect(Object.keys((answer as { props: { texts: object } }).props.texts)).toEqual(["common", "home"]);
  });

  it("adds the cart's texts on pages of the shop", async () => {
    const answer = await withPageProps(["shop"])(contextOf({ resolvedUrl: "/shop/devices/phones?page=2" }));
    expect(Object.keys((answer as { props: { texts: object } }).props.texts)).toEqual(["common", "cart", "shop"]);
  });

  it("returns Bengali texts and the Bengali brand on a Bengali page", async () => {
    const answer = await withPageProps([], async ({ language }) => ({ language }))(contextOf({ locale: "bn" }));
    expect(answer).toMatchObject({
      props: { language: "bn", layout: { brand: "জিপি" }, texts: { common: { nav: { menu: "মেনু" } } } },
    });
  });

  it("hides the sandbox notice in a partner's app, whose name is read from the query before the cookie", async () => {
    const partner = await withPageProps([])(contextOf({ query: { channelName: "WALLET" } }));
    expect(partner).toMatchObject({ props: { layout: { sandbox: false } } });
    const other = await withPageProps([])(
      contextOf({ query: { channelName: "web" }, cookies: { channelName: "bank" } }),
    );
    expect(other).toMatchObject({ props: { layout: { sandbox: true } } });
  });

  it("returns the call back to the wallet only if the wallet bar is visible", async () => {
    const layoutAt = async (resolvedUrl: string, channelName: string) => {
      const answer = await withPageProps([])(contextOf({ resolvedUrl, query: { channelName } }));
      return (answer as { props: { layout: LayoutData } }).props.layout;
    };
    expect((await layoutAt("/", "wallet")).wallet).toEqual({ call: "PartnerBridge.goBackHome", merchant: "GP" });
    expect(await layoutAt("/microsite", "wallet")).not.toHaveProperty("wallet");
    expect(await layoutAt("/", "bank")).not.toHaveProperty("wallet");
  });

  it("returns the chrome of the page, and the parameters that could not be read", async () => {
    const answer = await withPageProps([])(contextOf({ resolvedUrl: "/shop", query: { showHeader: "abc" } }));
    expect(answer).toMatchObject({
      props: { layout: { chrome: { navbar: "cart" }, parameterErrors: [{ name: "showHeader", value: "abc" }] } },
    });
  });

  it.each([
    ["a Bengali user in the shop", "/shop?page=2", "bn", "web", "bn", true],
    ["a Bengali user in a partner's app", "/shop", "bn", "WALLET", "bn", false],
    ["an English user in the shop", "/shop", "en", "web", null, false],
    ["a Bengali user outside the shop", "/", "bn", "web", null, false],
  ])(
    "returns for %s the language of the site and the notice, or null and false",
    async (_, resolvedUrl, siteLanguage, channelName, outside, expectedNotice) => {
      const answer = await withPageProps([])(contextOf({ resolvedUrl, cookies: { siteLanguage, channelName } }));
      expect(answer).toMatchObject({ props: { layout: { outsideLanguage: outside, languageNotice: expectedNotice } } });
    },
  );

  it("[I18N-05] redirects from the Bengali address of a shop page to the English one", async () => {
    const answer = await withPageProps([])(contextOf({ resolvedUrl: "/shop/devices?page=2", locale: "bn" }));
    expect(answer).toEqual({ redirect: { destination: "/shop/devices?page=2", permanent: false } });
  });

  it("answers 404 if the requested item is absent", async () => {
    const load = () => Promise.reject(absence("product-not-found"));
    expect(await withPageProps([], load)(contextOf())).toEqual({ notFound: true });
  });

  it("sets the cookies of a page that does not exist", async () => {
    const sent: unknown[] = [];
    const res = { appendHeader: (...header: unknown[]) => sent.push(header) } as never;
    const load = () => Promise.reject(absence("product-not-found"));
    await withPageProps([], load)(contextOf({ res, query: { channelName: "wallet" } }));
    expect(sent).toEqual([["Set-Cookie", expect.stringContaining("channelName=wallet;")]]);
  });

  it.each([
    ["a missing call", absence("call-not-found")],
    ["an outage", new ApiError({ kind: "outage", status: 503 })],
    ["a programming error", new TypeError("undefined is not a function")],
  ])("passes %s on to the error page", async (_, error) => {
    await expect(withPageProps([], () => Promise.reject(error))(contextOf())).rejects.toBe(error);
  });

  it.each([
    ["an outage", new ApiError({ kind: "outage", status: 503 }), [["Retry-After", 10]]],
    ["a slow answer", new ApiError({ kind: "timeout", status: null }), [["Retry-After", 10]]],
    ["a refusal without an error", new ApiError({ kind: "refused", status: 404 }), [["Retry-After", 10]]],
    [
      "too many requests",
      new ApiError({ kind: "refused", status: 429, errors: [{ code: "too-many-requests", message: "Wait" }] }),
      [["Retry-After", 10]],
    ],
    ["a missing call", absence("call-not-found"), []],
    ["a programming error", new TypeError("undefined is not a function"), []],
  ])("sets Retry-After only for a temporary error: %s", async (_, error, expected) => {
    const sent: unknown[] = [];
    const res = { setHeader: (...header: unknown[]) => sent.push(header) } as never;
    await expect(withPageProps([], () => Promise.reject(error))(contextOf({ res }))).rejects.toBe(error);
    expect(sent).toEqual(expected);
  });
});

it("returns no origin for static pages, because one build can be used at several addresses", async () => {
  const answer = await withStaticPageProps()({ locale: "en" });
  expect(answer).toMatchObject({ props: { layout: { origin: "", sandbox: true, brand: "GP" } } });
});

it("returns the data with which a static page finds its channel in the browser", async () => {
  const answer = await withStaticPageProps()({ locale: "en" });
  expect(answer).toMatchObject({
    props: {
      layout: {
        chrome: { channel: null, navbar: "plain", footer: true },
        partners: { app: "mygp", wallet: "wallet", bank: "bank" },
        wallet: { call: "PartnerBridge.goBackHome", merchant: "GP" },
      },
    },
  });
});

it("a page's calls carry the session of a hand-off, also the one that may ask the payment gateway", async () => {
  const handoff = "h".repeat(43);
  const tokens: unknown[] = [];
  const info = { msisdn: "8801700000002", star_status: null, show_header: true, show_footer: true, channelName: null };
  globalThis.dispatch = async (request) => {
    if (request.url.endsWith("/user-info"))
      return Response.json({ data: request.headers.has("authToken") ? info : null });
    tokens.push([new URL(request.url).pathname, request.headers.get("webLoginToken")]);
    return Response.json({});
  };
  const req = { cookies: { gp_web_token: "c".repeat(43) }, headers: {}, socket: { remoteAddress: "203.0.113.9" } };
  const load = withPageProps([], async ({ api, askingApi }) => {
    await api.request("listRecharges");
    await askingApi().request("getRecharge");
    return {};
  });
  await load(contextOf({ req: req as never, query: { authToken: handoff } }));
  globalThis.dispatch = undefined;
  expect(tokens).toEqual([
    ["/api/v1/recharges", handoff],
    ["/api/v1/recharge-state", handoff],
  ]);
});
