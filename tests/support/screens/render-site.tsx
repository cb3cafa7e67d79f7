import { ChakraProvider } from "@chakra-ui/react";
import { act, type RenderResult, render } from "@testing-library/react";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import type { NextRouter } from "next/router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ApiProvider } from "@/context/api-context";
import { CartProvider } from "@/context/cart/cart-context";
import { TranslatorProvider } from "@/context/translator-context";
import bengaliCheckout from "@/locales/bn/checkout.json";
import bengaliCommon from "@/locales/bn/common.json";
import bengaliConsent from "@/locales/bn/consent.json";
import bengaliFeedback from "@/locales/bn/feedback.json";
import bengaliFormStatus from "@/locales/bn/form-status.json";
import bengaliForms from "@/locales/bn/forms.json";
import bengaliOrders from "@/locales/bn/orders.json";
import bengaliSimServices from "@/locales/bn/sim-services.json";
import bengaliSims from "@/locales/bn/sims.json";
import account from "@/locales/en/account.json";
import activation from "@/locales/en/activation.json";
import ads from "@/locales/en/ads.json";
import billCharges from "@/locales/en/bill-charges.json";
import business from "@/locales/en/business.json";
import cart from "@/locales/en/cart.json";
import checkout from "@/locales/en/checkout.json";
import common from "@/locales/en/common.json";
import consent from "@/locales/en/consent.json";
import feedback from "@/locales/en/feedback.json";
import formStatus from "@/locales/en/form-status.json";
import forms from "@/locales/en/forms.json";
import gate from "@/locales/en/gate.json";
import investors from "@/locales/en/investors.json";
import login from "@/locales/en/login.json";
import microsite from "@/locales/en/microsite.json";
import network from "@/locales/en/network.json";
import offers from "@/locales/en/offers.json";
import orders from "@/locales/en/orders.json";
import payWith from "@/locales/en/pay-with.json";
import recharge from "@/locales/en/recharge.json";
import rechargeCampaign from "@/locales/en/recharge-campaign.json";
import reviews from "@/locales/en/reviews.json";
import sandbox from "@/locales/en/sandbox.json";
import simServices from "@/locales/en/sim-services.json";
import sims from "@/locales/en/sims.json";
import star from "@/locales/en/star.json";
import stockNotice from "@/locales/en/stock-notice.json";
import stores from "@/locales/en/stores.json";
import support from "@/locales/en/support.json";
import survey from "@/locales/en/survey.json";
import type { Api } from "@/services/api/api-client";
import { siteSystem } from "@/styles/system";
import { routerEvents } from "@/tests/support/screens/router-events";
import { type Language, type PageTexts, translatorFor } from "@/utils/text/translations";

interface SiteOptions {
  api: Api;
  /** Address of the page. */
  path?: string;
  /** The router's events; without this option there are none. */
  events?: NextRouter["events"];
  /** In Bengali only the texts of the frame, the forms, the checkout, orders and SIMs are available. */
  language?: Language;
  /** The visitor's actions on the server-rendered page before hydration; without it no such page is rendered. */
  early?: (page: HTMLElement) => void;
}

const texts: Record<Language, PageTexts> = {
  en: {
    account,
    activation,
    "bill-charges": billCharges,
    ads,
    business,
    cart,
    checkout,
    common,
    consent,
    feedback,
    "form-status": formStatus,
    forms,
    gate,
    investors,
    login,
    microsite,
    network,
    offers,
    orders,
    "pay-with": payWith,
    recharge,
    "recharge-campaign": rechargeCampaign,
    reviews,
    sandbox,
    "sim-services": simServices,
    sims,
    star,
    "stock-notice": stockNotice,
    stores,
    support,
    survey,
  },
  bn: {
    feedback: bengaliFeedback,
    "form-status": bengaliFormStatus,
    forms: bengaliForms,
    checkout: bengaliCheckout,
    common: bengaliCommon,
    consent: bengaliConsent,
    orders: bengaliOrders,
    "sim-services": bengaliSimServices,
    sims: bengaliSims,
  },
};

/** The calls of the router's navigation functions. */
interface Going {
  push: jest.Mock;
  replace: jest.Mock;
  /** Emits one of the router's events. */
  emit: NextRouter["events"]["emit"];
}

/** A router that does not navigate and records where it was sent. */
function standingRouter(path: string): NextRouter & Going {
  const { router, emit } = routerEvents();
  return {
    emit,
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
    events: router.events,
  };
}

/** The page as the server rendered it, after the visitor's early actions. */
function served(page: ReactNode, early: (page: HTMLElement) => void): HTMLElement {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  early(container);
  return container;
}

/** The wrapper of `renderHook` for a hook that needs only the language of the page. */
export const inEnglish = ({ children }: { children: ReactNode }) => (
  <TranslatorProvider value={translatorFor("en", {})}>{children}</TranslatorProvider>
);

/**
 * Renders a part of the site in the same context as _app: texts, theme, cart and a client that the test answers.
 * `rerender` renders another part in this context, `changeLanguage` the same part in the other language.
 */
export function renderSite(
  ui: ReactNode,
  { api, path = "/shop", language = "en", events, early }: SiteOptions,
): RenderResult & Going & { changeLanguage(next: Language): void } {
  const router = { ...standingRouter(path), locale: language, defaultLocale: "en", ...(events && { events }) };
  const inSite = (part: ReactNode, shown = language) => (
    <RouterContext value={{ ...router, locale: shown }}>
      <TranslatorProvider value={translatorFor(shown, texts[shown])}>
        <ChakraProvider value={siteSystem}>
          <ApiProvider value={api}>
            <CartProvider api={api}>{part}</CartProvider>
          </ApiProvider>
        </ChakraProvider>
      </TranslatorProvider>
    </RouterContext>
  );
  const result = early
    ? render(inSite(ui), { container: served(inSite(ui), early), hydrate: true })
    : render(inSite(ui));
  const rerender = (part: ReactNode) => result.rerender(inSite(part));
  const changeLanguage = (next: Language) => result.rerender(inSite(ui, next));
  return { ...result, rerender, changeLanguage, push: router.push, replace: router.replace, emit: router.emit };
}

/**
 * Renders like `renderSite` and waits for what its effects start: the stored cart, parts that are loaded on demand, and
 * calls that the test answers at once. Without the wait, these arrive in the middle of a test, or after its end.
 */
export async function renderSettled(...site: Parameters<typeof renderSite>): Promise<ReturnType<typeof renderSite>> {
  return act(async () => renderSite(...site));
}
