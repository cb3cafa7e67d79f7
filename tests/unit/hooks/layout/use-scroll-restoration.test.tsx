import { act, renderHook } from "@testing-library/react";
import { useScrollRestoration } from "@/hooks/layout/use-scroll-restoration";
import { routerEvents } from "@/tests/support/screens/router-events";
import { findScroll, SCROLL_KEY, saveScroll } from "@/utils/browser/scroll-positions";

/** The maximum scroll position of the page. */
let tallest = 5000;
let grow: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  tallest = 5000;
  grow = [];
  Object.assign(window, { scrollX: 0, scrollY: 0 });
  window.scrollTo = ((to: ScrollToOptions) => {
    Object.assign(window, { scrollX: to.left, scrollY: Math.min(to.top ?? 0, tallest) });
  }) as typeof window.scrollTo;
  window.ResizeObserver = class {
    constructor(private readonly callback: () => void) {}
    observe = () => grow.push(this.callback);
    unobserve = () => undefined;
    disconnect = () => {
      grow = grow.filter((callback) => callback !== this.callback);
    };
  } as unknown as typeof ResizeObserver;
});

const show = (key: string) => window.history.replaceState({ key }, "");

function visit(key = "first") {
  show(key);
  const { router, emit } = routerEvents();
  const { unmount } = renderHook(() => useScrollRestoration(router));
  return { emit, unmount };
}

function goBack(emit: ReturnType<typeof visit>["emit"], key: string) {
  act(() => {
    show(key);
    window.dispatchEvent(new PopStateEvent("popstate", { state: { key } }));
    emit("routeChangeStart", "/", { shallow: false });
    // Next scrolls to the top of every new page.
    window.scrollTo({ left: 0, top: 0 });
    emit("routeChangeComplete", "/", { shallow: false });
  });
}

function follow(emit: ReturnType<typeof visit>["emit"], key: string) {
  emit("routeChangeStart", "/next", { shallow: false });
  show(key);
  window.scrollTo({ left: 0, top: 0 });
  emit("routeChangeComplete", "/next", { shallow: false });
}

test("[SCROLL-01] the position is stored before a route change", () => {
  const { emit } = visit();
  Object.assign(window, { scrollY: 840 });
  emit("routeChangeStart", "/next", { shallow: false });
  expect(findScroll("first")).toEqual({ x: 0, y: 840 });
});

test("[SCROLL-02] the position is stored before the page is left, and the browser restores it after a reload", () => {
  visit();
  expect(window.history.scrollRestoration).toBe("manual");
  Object.assign(window, { scrollY: 1200 });
  window.dispatchEvent(new Event("pagehide"));
  expect(findScroll("first")).toEqual({ x: 0, y: 1200 });
  expect(window.history.scrollRestoration).toBe("auto");
});

test("[SCROLL-03] Back scrolls to the stored position", () => {
  const { emit } = visit();
  Object.assign(window, { scrollY: 1500 });
  follow(emit, "second");
  expect(window.scrollY).toBe(0);
  Object.assign(window, { scrollY: 90 });
  goBack(emit, "first");
  expect(window.scrollY).toBe(1500);
  // The position of the page that was left is stored too.
  expect(findScroll("second")).toEqual({ x: 0, y: 90 });
});

test("a page that is still too short is scrolled again when it grows", () => {
  const { emit } = visit();
  Object.assign(window, { scrollY: 1500 });
  follow(emit, "second");
  tallest = 300;
  goBack(emit, "first");
  expect(window.scrollY).toBe(300);
  expect(document.documentElement).toHaveAttribute("data-restoring");
  tallest = 4000;
  for (const callback of grow) callback();
  expect(window.scrollY).toBe(1500);
  expect(grow).toEqual([]);
});

test("scrolling by the visitor cancels the restoration", () => {
  const { emit } = visit();
  Object.assign(window, { scrollY: 1500 });
  follow(emit, "second");
  tallest = 300;
  goBack(emit, "first");
  window.dispatchEvent(new Event("wheel"));
  expect(grow).toEqual([]);
});

describe("after a reload", () => {
  /** Reloads the page at this position of the browser's own scroll restoration. @returns where it is scrolled to, or null */
  async function reloaded(kept: number, stands: number) {
    show("reloaded");
    saveScroll("reloaded", { x: 0, y: kept });
    Object.assign(window, { scrollY: stands });
    const scrolled = jest.spyOn(window, "scrollTo");
    await jest.isolateModulesAsync(async () => {
      // The module reads the key of the history entry when it is loaded, so it is loaded again with its own copy of React.
      const library = await import("@testing-library/react/pure");
      const anew = await import("@/hooks/layout/use-scroll-restoration");
      const { router } = routerEvents();
      library.renderHook(() => anew.useScrollRestoration(router)).unmount();
    });
    return scrolled.mock.calls.length > 0 ? window.scrollY : null;
  }

  it.each([
    ["at the top", 0],
    ["at the stored position", 1400],
    ["near the stored position", 1350],
  ])("the stored position is restored when the browser is %s", async (_, stands) => {
    expect(await reloaded(1400, stands)).toBe(1400);
  });

  it("a position far from the stored one is left unchanged", async () => {
    expect(await reloaded(1400, 1700)).toBeNull();
  });
});

test("invalid stored values are ignored", () => {
  sessionStorage.setItem(SCROLL_KEY, '[["a",1],5,["b",0,"7"],["c",0,9]]');
  expect([findScroll("a"), findScroll("b"), findScroll("c")]).toEqual([null, null, { x: 0, y: 9 }]);
  sessionStorage.setItem(SCROLL_KEY, "{");
  expect(findScroll("c")).toBeNull();
});

test("only the last 60 positions are stored", () => {
  for (let step = 0; step < 500; step++) saveScroll(`entry-${step}`, { x: 0, y: step });
  expect(findScroll("entry-499")).toEqual({ x: 0, y: 499 });
  expect(findScroll("entry-0")).toBeNull();
  expect((JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? "") as unknown[]).length).toBe(60);
});
