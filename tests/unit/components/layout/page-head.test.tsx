import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";

// React moves titles, links and metas to the head; Next's own collector needs a complete page.
jest.mock("next/head", () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const layout = layoutWith();
const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;

function show(path: string, fields: Partial<Parameters<typeof PageHead>[0]> = {}) {
  renderSite(<PageHead layout={layout} title="Phones" description="All of them" {...fields} />, {
    api: fakeApi({}),
    path,
  });
}

describe("PageHead", () => {
  it("adds the brand to the title, and sets a canonical address without the query", () => {
    show("/star-program?utm_source=x");
    expect(document.title).toBe("Phones | GP");
    expect(attribute('link[rel="canonical"]', "href")).toBe("https://site.example/star-program");
  });

  it("links to the page in every language", () => {
    show("/star-program");
    expect(attribute('link[hreflang="bn"]', "href")).toBe("https://site.example/bn/star-program");
    expect(attribute('link[hreflang="x-default"]', "href")).toBe("https://site.example/star-program");
  });

  it("has no language links for a page of a shop in English only", () => {
    show("/shop/devices/phones");
    expect(document.querySelector("link[hreflang]")).toBeNull();
  });

  it("links to a shop page in every language when the shop is open in Bengali", () => {
    document.documentElement.dataset.shop = "bn";
    show("/shop/devices/phones");
    expect(attribute('link[hreflang="bn"]', "href")).toBe("https://site.example/bn/shop/devices/phones");
    delete document.documentElement.dataset.shop;
  });

  it("excludes a page with indexed false from search engines", () => {
    show("/nothing", { indexed: false });
    expect(attribute('meta[name="robots"]', "content")).toBe("noindex");
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(document.querySelector('meta[property="og:url"]')).toBeNull();
  });

  it("adds no share picture in the browser", () => {
    show("/shop", { share: {} });
    expect(document.querySelector('meta[property="og:image"]')).toBeNull();
  });
});
