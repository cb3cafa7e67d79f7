import { ChakraProvider } from "@chakra-ui/react";
import { type RenderResult, render } from "@testing-library/react";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { ApiProvider } from "@/context/api-context";
import { CartProvider } from "@/context/cart/cart-context";
import cart from "@/locales/en/cart.json";
import checkout from "@/locales/en/checkout.json";
import common from "@/locales/en/common.json";
import orders from "@/locales/en/orders.json";
import type { Api } from "@/services/api-client";
import { siteSystem } from "@/styles/system";
import { translatorFor } from "@/utils/translations";

interface SiteOptions {
  api: Api;
  /** Address of the page. */
  path?: string;
}

/** Where the router was sent. */
interface Going {
  push: jest.Mock;
  replace: jest.Mock;
}

/** A router that goes nowhere and remembers where it was sent. */
function standingRouter(path: string): NextRouter & Going {
  return {
    route: path,
    pathname: path,
    asPath: path,
    query: {},
    basePath: "",
    isLocaleDomain: false,
    isReady: true,
    isFallback: false,
    isPreview: false,
    push: jest.fn().mockResolvedValue(true),
    replace: jest.fn().mockResolvedValue(true),
    prefetch: jest.fn().mockResolvedValue(undefined),
    reload: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    beforePopState: jest.fn(),
    events: { on: jest.fn(), off: jest.fn(), emit: jest.fn() },
  };
}

/** Renders a part of the site as _app does: texts, theme, cart and a client that the test answers. */
export function renderSite(ui: ReactNode, { api, path = "/shop" }: SiteOptions): RenderResult & Going {
  const router = standingRouter(path);
  const result = render(
    <RouterContext value={router}>
      <I18nextProvider i18n={translatorFor("en", { cart, checkout, common, orders })}>
        <ChakraProvider value={siteSystem}>
          <ApiProvider value={api}>
            <CartProvider api={api}>{ui}</CartProvider>
          </ApiProvider>
        </ChakraProvider>
      </I18nextProvider>
    </RouterContext>,
  );
  return { ...result, push: router.push, replace: router.replace };
}
