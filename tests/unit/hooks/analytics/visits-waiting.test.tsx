import { act, renderHook, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useAnalytics } from "@/hooks/analytics/use-analytics";
import { createVisits, visits as visitsOfThePage } from "@/hooks/analytics/visits";
import { analytics as analyticsOfThePage, createAnalytics } from "@/services/analytics/analytics";
import { at, settings, startVisit } from "@/tests/support/visit";
import { chooseConsent, setConsentMode } from "@/utils/analytics/consent";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setConsentMode(undefined);
});

describe("waiting events", () => {
  /** A visit whose analytics service loads on demand. */
  const startSlowly = (beacon: Parameters<typeof createVisits>[0]["beacon"] = () => false) => {
    const visit = startVisit();
    let loaded: () => void = () => undefined;
    const seam = createAnalytics();
    const visits = createVisits({
      analytics: seam,
      load: async () => visit.provider,
      beacon,
      ready: () =>
        new Promise<void>((done) => {
          loaded = done;
        }),
    });
    return { ...visit, visits, seam, loaded: () => loaded() };
  };

  it("are sent in order once the service is loaded", async () => {
    const { visits, seam, loaded, names } = startSlowly();
    const seen = visits.see(settings, at("/shop"));
    seam.track({ name: "cart_icon" });
    expect(names()).toEqual([]);
    loaded();
    await seen;
    expect(names()).toEqual(["shop_landing", "cart_icon"]);
  });

  it("are sent once by the next page, with their time, when their page is left first", async () => {
    sessionStorage.setItem("utm_source", "letter");
    const early = startSlowly();
    void early.visits.see(settings, at("/shop"));
    window.dispatchEvent(new Event("pagehide"));
    expect(JSON.parse(sessionStorage.getItem("waitingEvents") ?? "")).toHaveLength(1);
    const next = startVisit();
    await next.visits.see(settings, at("/about"));
    expect(next.tracked).toEqual([
      { name: "shop_landing", properties: { utm_source: "letter", time: expect.any(Number) } },
    ]);
    early.loaded();
    await startVisit().visits.see(settings, at("/about"));
    expect(sessionStorage.getItem("waitingEvents")).toBeNull();
    expect(early.names()).toEqual([]);
  });

  it("are sent by a beacon when the page is left, with the visitor's id, and not again by the next page", async () => {
    const beacon = jest.fn(() => true);
    const { visits, loaded, names } = startSlowly(beacon);
    const mine = { ...settings, reader: "reader-1" };
    const seen = visits.see(mine, at("/shop"));
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    window.dispatchEvent(new Event("pagehide"));
    Reflect.deleteProperty(document, "hidden");
    expect(beacon.mock.calls).toEqual([[mine, [{ name: "shop_landing", properties: {} }], "reader-1"]]);
    expect(sessionStorage.getItem("waitingEvents")).toBeNull();
    loaded();
    await seen;
    expect(names()).toEqual([]);
  });

  it("of an earlier page are sent by the beacon of the next page, with their own time", async () => {
    const time = Date.now() - 5_000;
    sessionStorage.setItem("waitingEvents", JSON.stringify([{ name: "cart_icon", properties: { time } }]));
    const beacon = jest.fn(() => true);
    const { visits } = startSlowly(beacon);
    void visits.see(settings, at("/about"));
    window.dispatchEvent(new Event("pagehide"));
    expect(beacon.mock.calls).toEqual([[settings, [{ name: "cart_icon", properties: { time } }], null]]);
    expect(sessionStorage.getItem("waitingEvents")).toBeNull();
  });

  it("of early clicks on links are sent after those of their page, with the time of the click", async () => {
    sessionStorage.setItem("waitingPages", JSON.stringify([{ path: "/shop", search: "", time: 20 }]));
    sessionStorage.setItem("waitingLinks", JSON.stringify([["/business", true, 10]]));
    window.earlyLinks = [["/order-gpfi", false, 30]];
    const { visits, tracked } = startVisit();
    await visits.see(settings, at("/business"));
    expect(tracked).toEqual([
      { name: "shop_landing", properties: { time: 20 } },
      { name: "menu_tab", properties: { tab: "/business", time: 10 } },
      { name: "order_gpfi", properties: { time: 30 } },
    ]);
    expect(sessionStorage).toHaveLength(0);
    expect(window.earlyLinks).toBeNull();
  });

  it("are ignored when the stored value is not valid JSON", async () => {
    sessionStorage.setItem("waitingEvents", "{");
    sessionStorage.setItem("waitingPages", "{");
    const { visits, names } = startVisit();
    await visits.see(settings, at("/shop"));
    expect(names()).toEqual(["shop_landing"]);
  });
});

describe("with a consent panel", () => {
  const agree = (analytics: boolean) => act(() => chooseConsent({ analytics, push: false }));
  beforeEach(() => setConsentMode("ask"));

  it("nothing is loaded before the visitor consents", async () => {
    const see = jest.spyOn(visitsOfThePage, "see").mockResolvedValue();
    window.history.replaceState(null, "", "/shop");
    renderHook(() => useAnalytics(settings));
    agree(false);
    await new Promise(process.nextTick);
    expect(see).not.toHaveBeenCalled();
    agree(true);
    await waitFor(() =>
      expect(see).toHaveBeenCalledWith(settings, { path: "/shop", search: "", agreedHere: true, restored: false }),
    );
  });

  it("only what happened on the page after the consent waits for the analytics code", () => {
    const see = jest.spyOn(visitsOfThePage, "see").mockResolvedValue();
    renderHook(() => useAnalytics(settings));
    analyticsOfThePage.track({ name: "cart_icon" });
    agree(true);
    analyticsOfThePage.track({ name: "shop_landing" });
    window.earlyLinks = [["/business", true, 40]];
    expect(see).not.toHaveBeenCalled();
    expect(analyticsOfThePage.takeWaiting().map(({ name }) => name)).toEqual(["shop_landing"]);
    expect(window.earlyLinks).toEqual([["/business", true, 40]]);
  });

  it.each([
    ["is shown next", (show: () => void) => show()],
    [
      "comes back from the back/forward cache",
      () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    ],
  ])("nothing from before a consent in another tab is counted when a page %s", (_, arrive) => {
    jest.spyOn(visitsOfThePage, "see").mockResolvedValue();
    const { rerender } = renderHook(({ given }) => useAnalytics(given), { initialProps: { given: settings } });
    analyticsOfThePage.track({ name: "cart_icon" });
    localStorage.setItem("consent", JSON.stringify({ analytics: true, push: false }));
    arrive(() => rerender({ given: { ...settings } }));
    expect(analyticsOfThePage.takeWaiting()).toEqual([]);
  });

  it("what happened after the consent is counted once the analytics code has loaded", async () => {
    const seam = createAnalytics();
    const { visits, names } = startVisit(seam);
    agree(true);
    seam.track({ name: "cart_icon" });
    window.earlyLinks = [["/order-gpfi", false, 30]];
    await visits.see(settings, at("/about", true));
    expect(names()).toEqual(["cart_icon", "order_gpfi"]);
  });

  it("a withdrawal stops the service at once, and a new consent resumes it", async () => {
    const seam = createAnalytics();
    const { visits, provider, names } = startVisit(seam);
    agree(true);
    await visits.see({ ...settings, reader: "reader-1" }, at("/shop"));
    agree(false);
    expect(provider.stop).toHaveBeenCalledTimes(1);
    seam.track({ name: "cart_icon" });
    document.body.append(Object.assign(document.createElement("a"), { href: "/order-gpfi", id: "form" }));
    document.querySelector<HTMLElement>("#form")?.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(document.querySelector("#form") as Element);
    expect(names()).toEqual(["shop_landing"]);
    agree(true);
    await visits.see({ ...settings, reader: "reader-1" }, at("/shop", true));
    expect(provider.resume).toHaveBeenCalledTimes(1);
    expect(provider.init).toHaveBeenCalledTimes(1);
    expect(provider.identify).toHaveBeenCalledTimes(2);
    expect(names()).toEqual(["shop_landing", "shop_landing"]);
    document.querySelector("#form")?.remove();
  });

  it("a withdrawal in another tab also stops the counting", async () => {
    const seam = createAnalytics();
    const { visits, names } = startVisit(seam);
    agree(true);
    await visits.see(settings, at("/shop"));
    localStorage.setItem("consent", JSON.stringify({ analytics: false, push: false }));
    seam.track({ name: "cart_icon" });
    expect(names()).toEqual(["shop_landing"]);
  });
});

describe("a list", () => {
  it("is counted when its filters change, with the names of the filters", async () => {
    const { visits, tracked } = startVisit();
    await visits.see(settings, at("/shop/devices/phones"));
    await visits.see({ ...settings }, at("/shop/devices/phones?brand=turna"));
    expect(tracked).toEqual([
      { name: "filter_change", properties: { list: "/shop/devices/phones", filters: "brand" } },
    ]);
  });

  const changed = {
    name: "filter_change",
    properties: { list: "/shop/devices/phones", filters: "brand", time: expect.any(Number) },
  };

  it("is counted by the next page when the page is left before the changed filters could be named", async () => {
    const { visits, tracked } = startVisit();
    await visits.see(settings, at("/shop/devices/phones"));
    const seen = visits.see({ ...settings }, at("/shop/devices/phones?brand=turna"));
    window.dispatchEvent(new Event("pagehide"));
    await seen;
    expect(tracked).toEqual([]);
    const next = startVisit();
    await next.visits.see(settings, at("/about"));
    expect(next.tracked).toEqual([changed]);
    const later = startVisit();
    await later.visits.see(settings, at("/about"));
    expect(later.tracked).toEqual([]);
  });

  it("is counted by the next page when the page is left before the analytics code has loaded", async () => {
    setConsentMode(undefined);
    const see = jest.spyOn(visitsOfThePage, "see").mockResolvedValue();
    window.history.replaceState(null, "", "/shop");
    const { rerender, unmount } = renderHook(({ given }) => useAnalytics(given), { initialProps: { given: settings } });
    for (const address of ["/shop/devices/phones", "/shop/devices/phones?brand=turna"]) {
      window.history.replaceState(null, "", address);
      rerender({ given: { ...settings } });
    }
    analyticsOfThePage.track({ name: "cart_icon" });
    window.dispatchEvent(new Event("pagehide"));
    await import("@/hooks/analytics/visits");
    await new Promise(process.nextTick);
    expect(see).not.toHaveBeenCalled();
    unmount();
    const { visits, tracked } = startVisit();
    await visits.see(settings, at("/shop"));
    const time = expect.any(Number);
    expect(tracked).toHaveLength(4);
    expect(tracked).toEqual(
      expect.arrayContaining([
        { name: "cart_icon", properties: { time } },
        { name: "shop_landing", properties: { time } },
        changed,
        { name: "shop_landing", properties: {} },
      ]),
    );
  });

  it("is not stored for the next page without consent or with Do Not Track", async () => {
    jest.spyOn(visitsOfThePage, "see").mockResolvedValue();
    window.history.replaceState(null, "", "/shop");
    Object.defineProperty(navigator, "doNotTrack", { value: "1", configurable: true });
    renderHook(() => useAnalytics(settings));
    window.dispatchEvent(new Event("pagehide"));
    Object.defineProperty(navigator, "doNotTrack", { value: undefined, configurable: true });
    setConsentMode("ask");
    renderHook(() => useAnalytics(settings));
    window.dispatchEvent(new Event("pagehide"));
    expect(sessionStorage).toHaveLength(0);
  });
});
