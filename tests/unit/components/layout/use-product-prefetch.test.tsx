import { fireEvent, renderHook, screen } from "@testing-library/react";
import Router from "next/router";
import { useProductPrefetch } from "@/components/layout/use-product-prefetch";

const DATA = "http://localhost/_next/data/build-1/en/shop/devices/phones/turna-x5.json?category=phones&slug=turna-x5";
/** The data that Next's router has, by the address that it requests. */
let kept: Record<string, Promise<{ json: unknown }>>;
let fetched: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  kept = {};
  Object.assign(Router, { router: { sdc: kept } });
  Object.assign(window, { __NEXT_DATA__: { buildId: "build-1" } });
  fetched = jest.fn(async () => ({ ok: true, text: async () => '{"pageProps":{"title":"Turna X5"}}' }));
  globalThis.fetch = fetched;
  document.body.innerHTML = `
    <a href="/shop/devices/phones/turna-x5"><b>Turna X5</b></a>
    <a href="/bn/shop/devices/phones/turna-x5">টার্না এক্স৫</a>
    <a href="/shop/devices/phones/turna-x5?colour=blue">Blue</a>
    <a href="/about">About us</a>`;
  // jsdom cannot open pages.
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(Router, { router: null });
  Reflect.deleteProperty(navigator, "connection");
});

const requested = () => fetched.mock.calls.map(([address]) => address);

test("touching a link stores the product's data where Next's router finds them", async () => {
  renderHook(useProductPrefetch);
  fireEvent.touchStart(screen.getByText("Turna X5"));
  await jest.advanceTimersByTimeAsync(0);
  expect(requested()).toEqual([DATA]);
  expect((await kept[DATA])?.json).toEqual({ pageProps: { title: "Turna X5" } });
});

test("a Bengali link requests the Bengali data", async () => {
  renderHook(useProductPrefetch);
  fireEvent.touchStart(screen.getByText("টার্না এক্স৫"));
  await jest.advanceTimersByTimeAsync(0);
  expect(requested()).toEqual([DATA.replace("/en/", "/bn/")]);
});

test("a mouse must stay on the link, and moving inside the link sends no second request", async () => {
  renderHook(useProductPrefetch);
  const title = screen.getByText("Turna X5");
  fireEvent.mouseOver(title);
  await jest.advanceTimersByTimeAsync(50);
  expect(requested()).toEqual([]);
  await jest.advanceTimersByTimeAsync(50);
  fireEvent.mouseOver(title.parentElement ?? title);
  await jest.advanceTimersByTimeAsync(100);
  expect(requested()).toEqual([DATA]);
});

test("a mouse that only crosses the link sends no request", async () => {
  renderHook(useProductPrefetch);
  fireEvent.mouseOver(screen.getByText("Turna X5"));
  fireEvent.mouseOver(screen.getByText("About us"));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requested()).toEqual([]);
});

test.each(["touchMove", "touchCancel"] as const)("scrolling with a finger cancels the request (%s)", async (moves) => {
  renderHook(useProductPrefetch);
  fetched.mockImplementation((_address, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(new Error("aborted"))));
  });
  fireEvent.touchStart(screen.getByText("Turna X5"));
  await jest.advanceTimersByTimeAsync(0);
  expect(Object.keys(kept)).toEqual([DATA]);
  fireEvent[moves](screen.getByText("Turna X5"));
  await jest.advanceTimersByTimeAsync(0);
  expect(kept).toEqual({});
});

test("unused data are dropped after ten seconds, because prices and stock change", async () => {
  renderHook(useProductPrefetch);
  fireEvent.touchStart(screen.getByText("Turna X5"));
  await jest.advanceTimersByTimeAsync(9_000);
  expect(Object.keys(kept)).toEqual([DATA]);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(kept).toEqual({});
});

test("after a click, moving the pointer does not cancel the request", async () => {
  renderHook(useProductPrefetch);
  let ended = false;
  fetched.mockImplementation((_address, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener("abort", () => {
      ended = true;
    });
    return new Promise(() => {});
  });
  fireEvent.mouseOver(screen.getByText("Turna X5"));
  await jest.advanceTimersByTimeAsync(100);
  fireEvent.click(screen.getByText("Turna X5"));
  fireEvent.mouseOver(screen.getByText("About us"));
  fireEvent.touchMove(screen.getByText("About us"));
  expect(requested()).toEqual([DATA]);
  expect(ended).toBe(false);
});

test("the data are dropped after the next change of page, because a log-in may have changed them", async () => {
  renderHook(useProductPrefetch);
  fireEvent.touchStart(screen.getByText("Turna X5"));
  await jest.advanceTimersByTimeAsync(0);
  Router.events.emit("routeChangeComplete", "/shop");
  expect(kept).toEqual({});
});

test("the data of a refused request are not stored", async () => {
  renderHook(useProductPrefetch);
  fetched.mockResolvedValue({ ok: false, status: 503 });
  fireEvent.touchStart(screen.getByText("Turna X5"));
  await jest.advanceTimersByTimeAsync(0);
  expect(kept).toEqual({});
});

test.each(["Blue", "About us"])("no request is sent for the link %s", async (name) => {
  renderHook(useProductPrefetch);
  fireEvent.touchStart(screen.getByText(name));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requested()).toEqual([]);
});

test("no request is sent when the browser saves data", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  renderHook(useProductPrefetch);
  fireEvent.touchStart(screen.getByText("Turna X5"));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requested()).toEqual([]);
});
