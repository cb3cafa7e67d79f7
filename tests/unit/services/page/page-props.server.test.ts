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

describe("a page that the server keeps", () => {
  const DATA_VERSION = "x-page-data-mark";

  /** Requests a page twice; the second time the server says that it has the first one in its cache. */
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

  it("is not written again from the same data", async () => {
    expect(await askAgain({ price: 5 }, { price: 5 })).toEqual({ answer: { props: {} }, ended: 1 });
  });

  it("is written from other data", async () => {
    expect(await askAgain({ price: 5 }, { price: 6 })).toMatchObject({ answer: { props: { price: 6 } }, ended: 0 });
  });

  it.each([
    ["a status of its own", { statusCode: 404 }],
    ["a cookie to set", { headers: ["Set-Cookie"] }],
    ["something left out", { headers: ["x-page-incomplete"] }],
  ])("is written for an answer with %s", async (_, about) => {
    expect(await askAgain({ price: 5 }, { price: 5 }, about)).toMatchObject({
      answer: { props: { price: 5 } },
      ended: 0,
    });
  });
});

describe("withPageProps", () => {
  it("gives the page its data, its texts and what the frame needs", async () => {
    const answer = await withPageProps(["home"], async () => ({ answer: 42 }))(contextOf());
    expect(answer).toMatchObject({ props: { answer: 42, layout: { brand: "GP", sandbox: true } } });
    expect(Object.keys((answer as { props: { texts: object } }).props.texts)).toEqual(["common", "home"]);
  });

  it("brings the cart's texts to pages of the shop", async () => {
    const answer = await withPageProps(["shop"])(contextOf({ resolvedUrl: "/shop/devices/phones?page=2" }));
    expect(Object.keys((answer as { props: { texts: object } }).props.texts)).toEqual(["common", "cart", "shop"]);
  });

  it("gives a Bengali page Bengali texts, brand included", async () => {
    const answer = await withPageProps([], async ({ language }) => ({ language }))(contextOf({ locale: "bn" }));
    expect(answer).toMatchObject({
      props: { language: "bn", layout: { brand: "জিপি" }, texts: { common: { nav: { menu: "মেনু" } } } },
    });
  });

  it("hides the sandbox strip inside a partner's app, named by query before cookie", async () => {
    const partner = await withPageProps([])(contextOf({ query: { channelName: "WALLET" } }));
    expect(partner).toMatchObject({ props: { layout: { sandbox: false } } });
    const other = await withPageProps([])(
      contextOf({ query: { channelName: "web" }, cookies: { channelName: "bank" } }),
    );
    expect(other).toMatchObject({ props: { layout: { sandbox: true } } });
  });

  it("has the way back to the wallet only where its bar shows", async () => {
    const layoutAt = async (resolvedUrl: string, channelName: string) => {
      const answer = await withPageProps([])(contextOf({ resolvedUrl, query: { channelName } }));
      return (answer as { props: { layout: LayoutData } }).props.layout;
    };
    expect((await layoutAt("/", "wallet")).wallet).toEqual({ call: "PartnerBridge.goBackHome", merchant: "GP" });
    expect(await layoutAt("/microsite", "wallet")).not.toHaveProperty("wallet");
    expect(await layoutAt("/", "bank")).not.toHaveProperty("wallet");
  });

  it("gives the frame what surrounds the page, and what could not be read", async () => {
    const answer = await withPageProps([])(contextOf({ resolvedUrl: "/shop", query: { showHeader: "abc" } }));
    expect(answer).toMatchObject({
      props: { layout: { chrome: { navbar: "cart" }, faults: [{ name: "showHeader", value: "abc" }] } },
    });
  });

  it.each([
    ["a Bengali reader in the shop", "/shop?page=2", "bn", "web", "bn", true],
    ["a Bengali reader in a partner's app", "/shop", "bn", "WALLET", "bn", false],
    ["an English reader in the shop", "/shop", "en", "web", null, false],
    ["a Bengali reader outside of it", "/", "bn", "web", null, false],
  ])(
    "gives %s the languages of the shop, or leaves them out",
    async (_, resolvedUrl, siteLanguage, channelName, outside, told) => {
      const answer = await withPageProps([])(contextOf({ resolvedUrl, cookies: { siteLanguage, channelName } }));
      expect(answer).toMatchObject({ props: { layout: { outsideLanguage: outside, languageNotice: told } } });
    },
  );

  it("[I18N-05] leads a navigation within the site from the Bengali address of the shop to the English one", async () => {
    const answer = await withPageProps([])(contextOf({ resolvedUrl: "/shop/devices?page=2", locale: "bn" }));
    expect(answer).toEqual({ redirect: { destination: "/shop/devices?page=2", permanent: false } });
  });

  it("turns the absence of what was asked for into a 404", async () => {
    const load = () => Promise.reject(absence("product-not-found"));
    expect(await withPageProps([], load)(contextOf())).toEqual({ notFound: true });
  });

  it("sends the cookies of a page that does not exist", async () => {
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
  ])("lets %s reach the error page", async (_, error) => {
    await expect(withPageProps([], () => Promise.reject(error))(contextOf())).rejects.toBe(error);
  });

  it.each([
    ["an outage", new ApiError({ kind: "outage", status: 503 }), [["Retry-After", 10]]],
    ["a slow answer", new ApiError({ kind: "timeout", status: null }), [["Retry-After", 10]]],
    ["a missing call", absence("call-not-found"), []],
    ["a programming error", new TypeError("undefined is not a function"), []],
  ])("says for %s whether the page may be opened again soon", async (_, error, expected) => {
    const sent: unknown[] = [];
    const res = { setHeader: (...header: unknown[]) => sent.push(header) } as never;
    await expect(withPageProps([], () => Promise.reject(error))(contextOf({ res }))).rejects.toBe(error);
    expect(sent).toEqual(expected);
  });
});

it("gives the pages of the build no address, since one build may serve under several", async () => {
  const answer = await withStaticPageProps()({ locale: "en" });
  expect(answer).toMatchObject({ props: { layout: { origin: "", sandbox: false, brand: "GP" } } });
});

it("lets the pages of the build find out in the browser which app they are shown in", async () => {
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
