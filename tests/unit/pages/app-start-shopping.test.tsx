import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AppProps } from "next/app";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import cart from "@/locales/en/cart.json";
import common from "@/locales/en/common.json";
import App from "@/pages/_app";
import { layoutWith } from "@/tests/support/screens/frame";
import type { PageProps } from "@/utils/layout/page-layout";

const events = { on: () => undefined, off: () => undefined, emit: () => undefined };
const router = {
  pathname: "/shop",
  asPath: "/shop",
  route: "/shop",
  query: {},
  locale: "en",
  isReady: true,
  events,
  prefetch: async () => undefined,
  beforePopState: () => undefined,
} as unknown as NextRouter;

test.each([
  ["START-01", null, "", "/shop/devices/phones"],
  ["START-02", "app", "gpshop", "/shop"],
  ["START-03", "wallet", "alo", "/shop/devices/iot-products"],
  ["START-04", "bank", "alo", "/shop/devices/iot-products"],
] as const)(
  "[%s] Start Shopping in channel %s with microsite %j links to %s",
  async (_, channel, microsite, target) => {
    // No server answers the page's calls here, so their failures are logged.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const chrome = {
      channel,
      channelName: channel ?? "",
      microsite,
      navbar: "cart",
      footer: false,
      walletBar: false,
    } as const;
    const props = {
      Component: () => <h1>The shop</h1>,
      pageProps: { layout: layoutWith({ chrome }), texts: { common, cart } },
      router,
    } as unknown as AppProps<PageProps>;
    render(
      <RouterContext value={router}>
        <App {...props} />
      </RouterContext>,
    );
    await userEvent.click(screen.getByRole("button", { name: /Open cart/ }));
    expect(await screen.findByRole("link", { name: "Start Shopping" })).toHaveAttribute("href", target);
  },
);
