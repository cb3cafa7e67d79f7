import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";

// React itself moves titles, links and metas to the head; Next's own collector needs a complete page.
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
  it("names the page with the brand and gives it one address", () => {
    show("/star-program?utm_source=x");
    expect(document.title).toBe("Phones | GP");
    expect(attribute('link[rel="canonical"]', "href")).toBe("https://site.example/star-program");
  });

  it("names the page in every language", () => {
    show("/star-program");
    expect(attribute('link[hreflang="bn"]', "href")).toBe("https://site.example/bn/star-program");
    expect(attribute('link[hreflang="x-default"]', "href")).toBe("https://site.example/star-program");
  });

  it("names a page of the shop in English only", () => {
    show("/shop/devices/phones");
    expect(document.querySelector("link[hreflang]")).toBeNull();
  });

  it("names a page of a shop that is open in Bengali in every language", () => {
    document.documentElement.dataset.shop = "bn";
    show("/shop/devices/phones");
    expect(attribute('link[hreflang="bn"]', "href")).toBe("https://site.example/bn/shop/devices/phones");
    delete document.documentElement.dataset.shop;
  });

  it("keeps a page that says so out of search engines", () => {
    show("/nothing", { indexed: false });
    expect(attribute('meta[name="robots"]', "content")).toBe("noindex");
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(document.querySelector('meta[property="og:url"]')).toBeNull();
  });

  it("asks for no picture in the browser, where nobody shares the page from", () => {
    show("/shop", { share: {} });
    expect(document.querySelector('meta[property="og:image"]')).toBeNull();
  });
});
