import type { AppProps } from "next/app";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import common from "@/locales/en/common.json";
import App from "@/pages/_app";
import { layoutWith } from "@/tests/support/screens/frame";
import type { GateDigests, PageProps } from "@/utils/layout/page-layout";

/** The HTML that the server renders for a page with these props. */
function htmlWith(pageProps: object): string {
  const router = { pathname: "/", asPath: "/", route: "/", query: {}, locale: "en" } as NextRouter;
  const props = {
    Component: () => createElement("h1", null, "Only for those who may"),
    pageProps,
    router,
  } as unknown as AppProps<PageProps>;
  return renderToString(createElement(RouterContext, { value: router }, createElement(App, props)));
}

const serverHtml = (gate: GateDigests | null) => htmlWith({ layout: layoutWith({ gate }), texts: { common } });

it("[GATE-01] the server's HTML contains nothing of a page behind the gate", () => {
  const html = serverHtml({ user: "0".repeat(64), password: "0".repeat(64) });
  expect(html).not.toContain("Only for those who may");
  expect(html).not.toMatch(/<(main|header|footer|h1)/);
});

it("without a gate the HTML contains the page and its footer", () => {
  const html = serverHtml(null);
  expect(html).toContain("Only for those who may");
  expect(html).toMatch(/<footer/);
});

it("renders the built-in error page of Next without the props of our pages, so that a failure is logged once", () => {
  expect(htmlWith({ statusCode: 500, hostname: "shop.example" })).toBe("<h1>Only for those who may</h1>");
});
