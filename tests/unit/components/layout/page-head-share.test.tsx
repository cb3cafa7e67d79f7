/** @jest-environment node */
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "@/components/layout/page-head";
import { layoutWith } from "@/tests/support/screens/frame";

jest.mock("next/head", () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

function pictureOf(fields: { share?: null } = {}): string | undefined {
  const router = { asPath: "/shop?utm_source=x", pathname: "/shop", locale: "en" } as NextRouter;
  const html = renderToStaticMarkup(
    <RouterContext.Provider value={router}>
      <PageHead layout={layoutWith()} title="Shop" description="All of it" {...fields} />
    </RouterContext.Provider>,
  );
  return /property="og:image" content="([^"]*)"/.exec(html)?.[1];
}

describe("PageHead on the server", () => {
  it("has the page's own share picture, or the general one for a page without", () => {
    expect(pictureOf()).toMatch(/^https:\/\/site\.example\/share\/shop\.[0-9a-z]+\.jpg$/);
    expect(pictureOf({ share: null })).toBe("https://site.example/images/share.jpg");
  });
});
