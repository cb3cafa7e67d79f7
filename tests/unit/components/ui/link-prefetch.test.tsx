import { fakeApi } from "@/tests/support/fake-api";

it("[CONST-44] a link's page is fetched ahead once the link is within 200px of the screen", async () => {
  const margins: (string | undefined)[] = [];
  class Watcher {
    constructor(_seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margins.push(options?.rootMargin);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Next looks for an observer when its own script is loaded, so the link is imported after.
  globalThis.IntersectionObserver = Watcher as unknown as typeof IntersectionObserver;
  const { SiteLink } = await import("@/components/ui/site-link");
  const { renderSite } = await import("@/tests/support/render-site");
  renderSite(<SiteLink href="/shop/devices">Devices</SiteLink>, { api: fakeApi({}) });
  expect(margins).toEqual(["200px"]);
});
