import { act } from "@testing-library/react";
import { fakeApi } from "@/tests/support/screens/fake-api";

/** The observed elements, the margin below the screen, and a function that reports them as visible. */
interface Watch {
  margin: string | undefined;
  elements: Element[];
  see: () => void;
}
const watched: Watch[] = [];

class Observer {
  private readonly watch: Watch;
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    const see = () =>
      callback(this.watch.elements.map((target) => ({ target, isIntersecting: true })) as never, this as never);
    this.watch = { margin: options.rootMargin, elements: [], see };
    watched.push(this.watch);
  }
  observe(element: Element) {
    this.watch.elements.push(element);
  }
  unobserve() {}
  disconnect() {}
}

test("[CONST-44] the page of a link is prefetched when the link is 200 pixels below the screen", async () => {
  // The module of the link looks for IntersectionObserver once, when it is loaded.
  Object.assign(window, { IntersectionObserver: Observer });
  const { SiteLink } = await import("@/components/ui/actions/site-link");
  const { RouterContext } = await import("next/dist/shared/lib/router-context.shared-runtime");
  const { renderSite } = await import("@/tests/support/screens/render-site");
  const prefetch = jest.fn(async () => undefined);
  const router = { prefetch, locale: "en", pathname: "/", asPath: "/", query: {} } as never;
  const { container } = renderSite(
    <RouterContext.Provider value={router}>
      <SiteLink href="/about">About</SiteLink>
    </RouterContext.Provider>,
    { api: fakeApi({}), path: "/" },
  );
  expect(watched.map(({ margin }) => margin)).toEqual(["200px"]);
  expect(watched[0]?.elements[0]).toBe(container.querySelector("a"));
  expect(prefetch).not.toHaveBeenCalled();
  // Links prefetch in production only.
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  act(() => watched[0]?.see());
  expect(prefetch).toHaveBeenCalledWith("/about", "/about", expect.anything());
});
