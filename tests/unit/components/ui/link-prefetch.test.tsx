import { fakeApi } from "@/tests/support/fake-api";

/** What the links of a page watch, and how far below the screen they see it. */
const watched: { margin: string | undefined; elements: Element[] }[] = [];

class Observer {
  private readonly seen: { margin: string | undefined; elements: Element[] };
  constructor(_: unknown, options: IntersectionObserverInit = {}) {
    this.seen = { margin: options.rootMargin, elements: [] };
    watched.push(this.seen);
  }
  observe(element: Element) {
    this.seen.elements.push(element);
  }
  unobserve() {}
  disconnect() {}
}

test("[CONST-44] a link's page is prefetched from 200 pixels before the link comes into view", async () => {
  // Links look for it once, when their module is loaded.
  Object.assign(window, { IntersectionObserver: Observer });
  const { SiteLink } = await import("@/components/ui/site-link");
  const { renderSite } = await import("@/tests/support/render-site");
  const { container } = renderSite(<SiteLink href="/about">About</SiteLink>, { api: fakeApi({}), path: "/" });
  expect(watched).toEqual([{ margin: "200px", elements: [container.querySelector("a")] }]);
});
