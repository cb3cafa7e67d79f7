import { render, screen } from "@testing-library/react";
import type { AppProps } from "next/app";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
// biome-ignore lint/suspicious/noDocumentImportInPage: what it writes is what this test reads
import { NextScript } from "next/document";
import type { NextRouter } from "next/router";
import common from "@/locales/en/common.json";
import home from "@/locales/en/home.json";
import "@/pages/_document";
import { useTexts } from "@/hooks/ui/use-texts";
import App from "@/pages/_app";
import { layoutWith } from "@/tests/support/screens/frame";
import type { PageProps } from "@/utils/layout/page-layout";

const router = {
  pathname: "/about",
  asPath: "/about",
  route: "/about",
  query: {},
  locale: "en",
  isReady: true,
  events: { on: () => undefined, off: () => undefined, emit: () => undefined },
  prefetch: async () => undefined,
  beforePopState: () => undefined,
} as unknown as NextRouter;

const news = [
  { title: "More sites in Sylhet", on: "2026-11-20" },
  { title: "Results of the quarter", on: "2026-10-20" },
];
const props = { layout: layoutWith({}), texts: { common, home }, news };

/** The data that the browser reads from the page's HTML. */
function writtenData(): { props: { pageProps: PageProps } } {
  const data = { props: { pageProps: props, __N_SSP: true }, page: "/about", query: {}, buildId: "one" };
  return JSON.parse(NextScript.getInlineScriptSource({ __NEXT_DATA__: data } as never));
}

function Page({ news: list }: { news: typeof news }) {
  const { t } = useTexts("home");
  return (
    <>
      <h1>{t("news.title")}</h1>
      {list.map(({ title, on }) => (
        <p key={on}>{title}</p>
      ))}
    </>
  );
}

test("a page renders the same with the data in its HTML and with the data of its loader", () => {
  const { pageProps } = writtenData().props;
  expect(JSON.stringify(pageProps)).not.toContain(home.news.title);
  window.siteTexts = { common, home };
  const first = { Component: Page, pageProps, router } as unknown as AppProps<PageProps>;
  const { rerender, container } = render(
    <RouterContext value={router}>
      <App {...first} />
    </RouterContext>,
  );
  expect(screen.getByRole("heading", { level: 1, name: home.news.title })).toBeInTheDocument();
  const fromHtml = container.innerHTML;
  expect(fromHtml).toContain("Results of the quarter");
  rerender(
    <RouterContext value={router}>
      <App {...first} pageProps={props as PageProps} />
    </RouterContext>,
  );
  expect(container.innerHTML).toBe(fromHtml);
});
