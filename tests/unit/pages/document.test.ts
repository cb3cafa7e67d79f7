import { renderToStaticMarkup } from "react-dom/server";
import SiteDocument from "@/pages/_document";
import { readSiteEnv, siteEnv } from "@/services/api/env.server";

jest.mock("@/services/api/env.server", () => ({
  ...jest.requireActual("@/services/api/env.server"),
  siteEnv: jest.fn(),
}));
// Next's document parts need a complete rendering. These replacements are enough to test what we add.
jest.mock("next/document", () => {
  const { Component, createElement } = jest.requireActual<typeof import("react")>("react");
  const part = (name: string) => (props: object) => createElement(name, props);
  return {
    __esModule: true,
    default: Component,
    Html: part("html"),
    Head: part("head"),
    Main: () => null,
    NextScript: () => createElement("script", { src: "/next.js" }),
  };
});

function documentFor(channel: string | null, webviewBridge?: string, texts?: object, layout?: object): string {
  jest.mocked(siteEnv).mockReturnValue({ ...readSiteEnv({}), ...(webviewBridge && { webviewBridge }) });
  const page = new SiteDocument({
    __NEXT_DATA__: { props: { pageProps: { layout: { chrome: { channel }, ...layout }, ...(texts && { texts }) } } },
    locale: "bn",
  } as never);
  return renderToStaticMarkup(page.render());
}
const scripts = (html: string) => [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map((found) => found[1]);

test.each([null, "wallet"])("[CONST-34] the web-view bridge is in the head, before Next's scripts (%s)", (channel) => {
  const html = documentFor(channel);
  expect(scripts(html)).toEqual(["/webview-bridge.js", "/next.js"]);
  expect(html).toMatch(/<head>.*<script defer="" src="\/webview-bridge\.js"><\/script>.*<\/head>/s);
});

test("a partner's own bridge is included only in a partner's app", () => {
  const foreign = "https://bridge.example/b.js";
  expect(scripts(documentFor("bank", foreign))).toContain(foreign);
  expect(scripts(documentFor(null, foreign))).toEqual(["/next.js"]);
});

test("the script with the texts is in the head, after the bridge and before Next's scripts", () => {
  const [bridge, texts, ...others] = scripts(documentFor(null, undefined, { shop: { a: "A" }, common: { b: "B" } }));
  expect(texts).toMatch(/^\/_next\/static\/texts\/bn\/common\.shop\/[\w-]{12}\.js$/);
  expect([bridge, ...others]).toEqual(["/webview-bridge.js", "/next.js"]);
});

test("early clicks on links are recorded only with analytics settings, and the script knows if consent is required", () => {
  expect(documentFor(null)).not.toContain("earlyLinks");
  const analytics = { token: "project-token", host: "https://count.example" };
  const noted = (layout: object) =>
    /<script([^>]*)>\(function\(w,d,n,s\)/.exec(documentFor(null, undefined, undefined, layout));
  expect(noted({ analytics })?.[1]).toBe("");
  expect(noted({ analytics, consent: "ask" })?.[1]).toBe(' data-consent="ask"');
});
