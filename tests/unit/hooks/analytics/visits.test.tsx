import { fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartButton } from "@/components/cart/cart-button";
import { CartDrawer } from "@/components/cart/cart-drawer";
import { SiteHeader } from "@/components/layout/header/site-header";
import { CART_KEY, writeCart } from "@/context/cart/stored-cart";
import { useAnalytics } from "@/hooks/analytics/use-analytics";
import { visits as visitsOfThePage } from "@/hooks/analytics/visits";
import { analytics } from "@/services/analytics/analytics";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { accepts, askForCode, enterCode, freshPage, NUMBER, showLogin } from "@/tests/support/screens/log-in";
import { at as place } from "@/tests/support/screens/menu";
import { renderSite } from "@/tests/support/screens/render-site";
import { cartLine, filledState, wireCart, wireLine } from "@/tests/support/shop/cart";
import { at, settings, startVisit } from "@/tests/support/visit";
import { setConsentMode } from "@/utils/analytics/consent";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";
import { buildHeaderMenu } from "@/utils/menu/menu";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  freshPage();
  setConsentMode(undefined);
});

describe("a page", () => {
  it("[TRACK-01] at exactly /shop is counted as a landing, once for each arrival, and no other page is", async () => {
    const { visits, names } = startVisit();
    for (const path of ["/shop/devices", "/shop/devices/phones", "/"]) await visits.see(settings, at(path));
    expect(names()).toEqual([]);
    await visits.see(settings, at("/shop"));
    await visits.see({ ...settings }, at("/shop"));
    expect(names()).toEqual(["shop_landing"]);
    await visits.see(settings, at("/shop/sale"));
    await visits.see(settings, at("/shop"));
    expect(names()).toEqual(["shop_landing", "shop_landing"]);
  });

  it("restored from the back/forward cache is counted again at exactly /shop, and no other page is", async () => {
    const { visits, names } = startVisit();
    await visits.see(settings, at("/shop"));
    await visits.see(settings, at("/shop", false, true));
    expect(names()).toEqual(["shop_landing", "shop_landing"]);
    await visits.see(settings, at("/about"));
    await visits.see(settings, at("/about", false, true));
    expect(names()).toHaveLength(2);
  });

  it("is reported as restored, and not after counting has ended", async () => {
    const see = jest.spyOn(visitsOfThePage, "see").mockResolvedValue();
    window.history.replaceState(null, "", "/shop");
    const { rerender } = renderHook(({ given }: { given?: AnalyticsSettings }) => useAnalytics(given), {
      initialProps: { given: settings } as { given?: AnalyticsSettings },
    });
    await waitFor(() => expect(see).toHaveBeenCalledTimes(1));
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: false }));
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    await waitFor(() => expect(see).toHaveBeenCalledTimes(2));
    expect(see).toHaveBeenLastCalledWith(settings, { path: "/shop", search: "", agreedHere: false, restored: true });
    rerender({});
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    await new Promise(process.nextTick);
    expect(see).toHaveBeenCalledTimes(2);
  });

  it("is not counted while it is prerendered", async () => {
    const see = jest.spyOn(visitsOfThePage, "see").mockResolvedValue();
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const { unmount } = renderHook(() => useAnalytics(settings));
    const left = renderHook(() => useAnalytics(settings));
    left.unmount();
    await new Promise(process.nextTick);
    expect(see).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, "prerendering");
    fireEvent(document, new Event("prerenderingchange"));
    await waitFor(() => expect(see).toHaveBeenCalledTimes(1));
    unmount();
  });

  it("[TRACK-08] initialises the service once with the project's token", async () => {
    const { visits, provider } = startVisit();
    await visits.see(settings, at("/"));
    await visits.see({ ...settings }, at("/about"));
    expect(provider.init).toHaveBeenCalledTimes(1);
    expect(provider.init).toHaveBeenCalledWith("project-token", {
      apiHost: "https://count.example",
      recordingPercent: 0,
    });
  });

  it("sends nothing without a token, and sends path and query with one", async () => {
    const see = jest.spyOn(visitsOfThePage, "see").mockResolvedValue();
    window.history.replaceState(null, "", "/shop?utm_source=a");
    const { rerender } = renderHook(({ given }: { given?: AnalyticsSettings }) => useAnalytics(given), {
      initialProps: {},
    });
    await new Promise(process.nextTick);
    expect(see).not.toHaveBeenCalled();
    rerender({ given: settings });
    await waitFor(() =>
      expect(see).toHaveBeenCalledWith(settings, {
        path: "/shop",
        search: "?utm_source=a",
        agreedHere: false,
        restored: false,
      }),
    );
  });

  it.each([
    ["Do Not Track", "doNotTrack", "1"],
    ["Global Privacy Control", "globalPrivacyControl", true],
  ])("loads and sends nothing in a browser with %s", async (_, name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    const { visits, load } = startVisit();
    await visits.see(settings, at("/shop"));
    expect(load).not.toHaveBeenCalled();
    Object.defineProperty(navigator, name, { value: undefined, configurable: true });
  });
});

describe("the visitor's id", () => {
  it("[TRACK-15] is the session's distinct_id, else the logged-in reader's id", async () => {
    const { visits, provider } = startVisit();
    await visits.see(settings, at("/"));
    expect(provider.identify).not.toHaveBeenCalled();
    await visits.see({ ...settings, reader: "reader-1" }, at("/"));
    expect(provider.identify).toHaveBeenLastCalledWith("reader-1");
    sessionStorage.setItem("distinct_id", "app-7");
    await visits.see({ ...settings, reader: "reader-1" }, at("/shop"));
    expect(provider.identify).toHaveBeenLastCalledWith("app-7");
    expect(provider.identify).toHaveBeenCalledTimes(2);
  });

  it("is cleared after the log-out", async () => {
    const { visits, provider } = startVisit();
    await visits.see({ ...settings, reader: "reader-1" }, at("/dashboard"));
    await visits.see(settings, at("/"));
    expect(provider.reset).toHaveBeenCalledTimes(1);
  });
});

describe("the properties of every event", () => {
  const campaign = {
    utm_campaign: "eid",
    utm_content: "hero",
    utm_medium: "mail",
    utm_others: "a",
    utm_source: "letter",
    utm_term: "5g",
  };
  const landing = async () => {
    const { visits, tracked } = startVisit();
    await visits.see(settings, at("/shop"));
    return tracked.at(-1)?.properties;
  };

  it("[TRACK-12] are the campaign parameters in session storage", async () => {
    sessionStorage.setItem("utm_source", "letter");
    expect(await landing()).toEqual({ utm_source: "letter" });
  });

  it("[TRACK-13] contain the utm_ values that are set, six at most", async () => {
    expect(await landing()).toEqual({});
    for (const [name, value] of Object.entries(campaign)) sessionStorage.setItem(name, value);
    expect(await landing()).toEqual(campaign);
  });

  it("[TRACK-14] contain the platform's name", async () => {
    sessionStorage.setItem("platform_name", "facebook");
    expect(await landing()).toEqual({ platform_name: "facebook" });
  });
});

describe("a link", () => {
  const showLinks = async () => {
    const visit = startVisit();
    await visit.visits.see(settings, at("/about"));
    const layout = layoutWith({ menu: buildHeaderMenu(place("/")) });
    renderSite(
      <>
        <SiteHeader layout={layout} cart={null} />
        <main>
          <header>
            <nav>
              <a href="/about/career">Careers</a>
            </nav>
          </header>
          <a href="/bn/order-gpfi">
            <span>Order gpfi</span>
          </a>
        </main>
      </>,
      { api: fakeApi({}), path: "/" },
    );
    // jsdom cannot open pages.
    for (const link of document.links) link.addEventListener("click", (event) => event.preventDefault());
    return visit;
  };

  it("[TRACK-02] in a menu is sent with its path, or with the host of another site", async () => {
    const { tracked } = await showLinks();
    await userEvent.click(screen.getByRole("link", { name: "Services" }));
    await userEvent.click(screen.getByRole("link", { name: "Business" }));
    await userEvent.click(screen.getByRole("link", { name: /^Flexiplan/ }));
    expect(tracked.map(({ name, properties }) => [name, properties.tab])).toEqual([
      ["menu_tab", "/personal/services"],
      ["menu_tab", "/business"],
      ["menu_tab", "flexiplan.example"],
    ]);
  });

  it("in the page or beside the menus is not sent", async () => {
    const { names } = await showLinks();
    await userEvent.click(screen.getByRole("link", { name: "Track GP Shop Order" }));
    await userEvent.click(screen.getByText("Careers"));
    expect(names()).toEqual([]);
  });

  it("[TRACK-07] to the order of the advertising product is sent, inside the page too", async () => {
    const { names } = await showLinks();
    await userEvent.click(screen.getByText("Order gpfi"));
    expect(names()).toEqual(["order_gpfi"]);
  });
});

describe("the cart", () => {
  const jersey = cartLine({
    sku: "JRS-M",
    title: "Jersey",
    type: "apparel_accessories",
    quantity: 2,
    name: "RAHIM",
    number: "1971",
  });
  const copy = {
    sku: "JRS-M",
    product_title: "Jersey",
    type: "apparel_accessories",
    quantity: 2,
    pricePoisha: jersey.pricePoisha,
  };

  const openCart = async () => {
    const visit = startVisit(analytics);
    await visit.visits.see(settings, at("/shop/sale"));
    localStorage.setItem(CART_KEY, writeCart(filledState({ lines: [cartLine(), jersey] })));
    const api = fakeApi({
      getCartItem: () => {
        throw new ApiError({ kind: "outage", status: 503 });
      },
      addCartItem: () => wireCart({ version: 2, data: [wireLine()] }),
    });
    const user = userEvent.setup();
    renderSite(
      <>
        <CartButton />
        <CartDrawer startPath="/shop" />
      </>,
      { api },
    );
    await user.click(screen.getByRole("button", { name: /Open cart/ }));
    await screen.findByRole("dialog");
    return { ...visit, user };
  };

  it("[TRACK-03] sends a click on its icon", async () => {
    const { names } = await openCart();
    expect(names()).toEqual(["cart_icon"]);
  });

  it("[TRACK-04] sends a removal", async () => {
    const { user, names } = await openCart();
    await user.click(screen.getByRole("button", { name: "Remove Jersey" }));
    expect(names().slice(1)).toEqual(["cart_remove"]);
  });

  it("sends a removal by decreasing the quantity to 0 too", async () => {
    const { user, names } = await openCart();
    await user.click(screen.getByRole("button", { name: "Remove one Turna X5" }));
    expect(names().slice(1)).toEqual(["cart_remove"]);
  });

  it("[TRACK-05] sends a click on Continue to Checkout", async () => {
    const { user, names } = await openCart();
    await user.click(screen.getByRole("link", { name: "Continue to Checkout" }));
    expect(names().slice(1)).toEqual(["checkout_continue"]);
  });

  it("[TRACK-16] sends mixpanelData: the copy of the removed line, or of all lines at the checkout", async () => {
    const { user, tracked } = await openCart();
    await user.click(screen.getByRole("button", { name: "Remove Jersey" }));
    expect(tracked.at(-1)?.properties).toEqual({ items: [copy] });
    await user.click(await screen.findByRole("link", { name: "Continue to Checkout" }));
    expect(tracked.at(-1)?.properties.items).toContainEqual(expect.objectContaining({ sku: "TRN-X5-256-BLU" }));
    expect(JSON.stringify(tracked)).not.toMatch(/RAHIM|1971/);
  });
});

describe("the log-in", () => {
  it("[TRACK-06] sends the continuation with a code, without the code and the number", async () => {
    const { visits, tracked } = startVisit(analytics);
    await visits.see(settings, at("/about"));
    showLogin(accepts);
    await enterCode(await askForCode(), "4821");
    expect(tracked.map(({ name }) => name)).toEqual(["login_code_continue"]);
    expect(JSON.stringify(tracked)).not.toMatch(new RegExp(`4821|${NUMBER.slice(1)}`));
  });
});
