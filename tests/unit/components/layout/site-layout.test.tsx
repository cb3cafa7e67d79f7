import { screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { SiteLayout } from "@/components/layout/site-layout";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";
import { type Chrome, resolveChrome } from "@/utils/layout/chrome-rules";
import type { LayoutData } from "@/utils/layout/page-layout";

const open: Chrome = { channel: null, channelName: "", microsite: "", navbar: "plain", footer: true, walletBar: false };
const wallet = { call: "PartnerBridge.goBackHome", merchant: "GP" };
const partners = { app: "mygp", wallet: "wallet", bank: "bank" };

function show(chrome: Partial<Chrome>, fields: Partial<LayoutData> = {}, path = "/") {
  const layout = layoutWith({ chrome: { ...open, ...chrome }, ...fields });
  return renderSite(
    <SiteLayout layout={layout} cart={() => <button type="button">The cart</button>}>
      <p>The page</p>
    </SiteLayout>,
    { api: fakeApi({}), path },
  );
}
const parts = () => ({
  header: screen.queryByRole("banner") !== null,
  cart: screen.queryByRole("button", { name: "The cart" }) !== null,
  footer: screen.queryByRole("contentinfo") !== null,
  walletBar: screen.queryByRole("navigation", { name: "Partner wallet" }) !== null,
});

afterEach(() => {
  Cookies.remove("channelName");
  window.history.replaceState(null, "", "/");
});

describe("the frame of a page", () => {
  test("on the open web it has a header and a footer", () => {
    show({});
    expect(parts()).toEqual({ header: true, cart: false, footer: true, walletBar: false });
  });
  test("[CHROME-17] a flag that is not JSON is logged, and the header and the footer are shown", () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { chrome, parameterErrors } = resolveChrome({
      path: "/",
      query: { showHeader: "abc" },
      cookies: { showFooter: "{" },
      user: null,
      partners,
    });
    show(chrome, { parameterErrors });
    expect(parts()).toMatchObject({ header: true, footer: true });
    expect(log.mock.calls).toEqual([
      [expect.stringContaining("showHeader"), "abc"],
      [expect.stringContaining("showFooter"), "{"],
    ]);
  });
  test("in the shop it has the cart in the header", () => {
    show({ navbar: "cart" }, {}, "/shop");
    expect(parts()).toEqual({ header: true, cart: true, footer: true, walletBar: false });
  });
  test.each(["/shop/cart/checkout", "/shop/cart/checkout?step=2", "/shop/pre-order/delivery-type?sku=A"])(
    "on %s it has help instead of the main menu, and a footer that starts with the legal line",
    (path) => {
      show({ navbar: "cart" }, {}, path);
      expect(parts()).toEqual({ header: true, cart: true, footer: true, walletBar: false });
      const header = within(screen.getByRole("banner"));
      expect(header.getByText("Secure checkout")).toBeInTheDocument();
      expect(header.queryByRole("link", { name: "Recharge" })).toBeNull();
      // These parts are in every header: the app, order tracking, support, language and menu.
      for (const name of ["Support", /Track .* Order/, /^Get My/])
        expect(header.getByRole("link", { name })).toBeInTheDocument();
      expect(header.getByRole("button", { name: "Menu" })).toBeInTheDocument();
      const footer = screen.getByRole("contentinfo");
      const more = screen.getByText("All links, the app and the newsletter").closest("details") as HTMLElement;
      expect(more).not.toHaveAttribute("open");
      expect(within(more).getByRole("textbox", { hidden: true })).toBeInTheDocument();
      const terms = within(footer).getByRole("link", { name: /Terms/ });
      expect(terms.compareDocumentPosition(more) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    },
  );
  test("an address similar to the checkout has the full frame", () => {
    show({ navbar: "cart" }, {}, "/shop/cart/checkouts");
    expect(within(screen.getByRole("banner")).queryByText("Secure checkout")).toBeNull();
    expect(screen.queryByText("All links, the app and the newsletter")).toBeNull();
  });
  test("the shop in a partner's app has only the cart header", () => {
    show({ channel: "bank", navbar: "cart-only", footer: false }, {}, "/shop");
    expect(parts()).toEqual({ header: true, cart: true, footer: false, walletBar: false });
    expect(screen.queryByRole("link", { name: "Recharge" })).toBeNull();
  });
  test("[WALLET-03] in the wallet it has the wallet bar, and the page ends above it", () => {
    show({ channel: "wallet", navbar: null, footer: false, walletBar: true }, { wallet });
    expect(parts()).toEqual({ header: false, cart: false, footer: false, walletBar: true });
    expect(screen.getByRole("main")).toHaveClass("aboveWallet");
  });
  test.each([{ channel: "bank" as const }, { channel: "app" as const }, { channel: null }])(
    "[WALLET-05] without its flag the wallet bar is not shown: %o",
    (fields) => {
      show({ ...fields, walletBar: false }, { wallet });
      expect(parts().walletBar).toBe(false);
      expect(screen.getByRole("main")).not.toHaveClass("aboveWallet");
    },
  );
  test("a hidden shop header leaves the cart in the page", () => {
    show({ navbar: null }, {}, "/shop");
    expect(parts()).toMatchObject({ header: false, cart: true });
  });
});

describe("a page that was rendered by the build", () => {
  const built = { partners, wallet };

  test("has the wallet frame when the cookie names the wallet", async () => {
    Cookies.set("channelName", "Wallet");
    show({}, built, "/nowhere");
    await waitFor(() => expect(parts()).toEqual({ header: false, cart: false, footer: false, walletBar: true }));
  });
  test("has the bank frame when the address names the bank", async () => {
    window.history.replaceState(null, "", "/shop/nowhere?channelName=bank");
    show({}, built, "/shop/nowhere?channelName=bank");
    await waitFor(() => expect(parts()).toEqual({ header: true, cart: true, footer: false, walletBar: false }));
    expect(screen.queryByRole("link", { name: "Recharge" })).toBeNull();
  });
  test("keeps its header on the open web, and hides the footer with showFooter in the address", async () => {
    window.history.replaceState(null, "", "/nowhere?showFooter=true");
    show({}, built, "/nowhere?showFooter=true");
    await waitFor(() => expect(parts().footer).toBe(false));
    expect(parts()).toMatchObject({ header: true, cart: false });
  });
  test("has the strip of a test site, which is hidden unless the server marks the document, and none in an app", async () => {
    const strip = () => screen.queryByRole("complementary", { name: "Sandbox" });
    const { unmount } = show({}, { ...built, sandbox: true }, "/nowhere");
    expect(strip()).toHaveAttribute("data-late");
    unmount();
    Cookies.set("channelName", "Wallet");
    show({}, { ...built, sandbox: true }, "/nowhere");
    await waitFor(() => expect(strip()).toBeNull());
  });
  test("[HEAD-13] has the cart at an unknown address of the shop", async () => {
    show({}, built, "/shop/nowhere");
    await waitFor(() => expect(parts()).toMatchObject({ header: true, cart: true }));
  });
});

test("flags that could not be read are logged", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  show({}, { parameterErrors: [{ name: "showHeader", value: "abc" }] });
  expect(log).toHaveBeenCalledWith("showHeader is not JSON, so it hides nothing:", "abc");
});
