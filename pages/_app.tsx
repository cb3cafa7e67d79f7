import type { AppProps } from "next/app";
import dynamic from "next/dynamic";
import Head from "next/head";
import { useLayoutEffect, useMemo } from "react";
import { ShopCart } from "@/components/cart/shop-cart";
import { LazyParts } from "@/components/layout/lazy-parts";
import { Toaster } from "@/components/layout/messages/toaster";
import { OfflineBoundary } from "@/components/layout/offline-boundary";
import { OfflineScreen } from "@/components/layout/offline-screen";
import { SiteLayout } from "@/components/layout/site-layout";
import { LoginButton } from "@/components/login/login-button";
import { SearchButton } from "@/components/search/search-button";
import { CartProvider } from "@/context/cart/cart-context";
import { InAppProvider } from "@/context/chrome/in-app-context";
import { OutsideLanguageProvider } from "@/context/chrome/outside-language-context";
import { TranslatorProvider } from "@/context/translator-context";
import { provideVisits, useAnalytics } from "@/hooks/analytics/use-analytics";
import { useConsentMode } from "@/hooks/analytics/use-consent";
import { useVisitParameters } from "@/hooks/analytics/use-visit-parameters";
import { useWishSync } from "@/hooks/catalog/use-wish-sync";
import { useFocusAfterNavigation } from "@/hooks/layout/use-focus-after-navigation";
import { isInApp } from "@/hooks/layout/use-in-app";
import { useLaterLayout } from "@/hooks/layout/use-later-layout";
import { useOfflineReading } from "@/hooks/layout/use-offline-reading";
import { useScrollRestoration } from "@/hooks/layout/use-scroll-restoration";
import { useLightPrint } from "@/hooks/ui/use-light-print";
import { fontVariables } from "@/styles/fonts";
import "@/styles/generated/theme.css";
import { hydrateInSlices } from "@/utils/browser/sliced-hydration";
import { readPageProps } from "@/utils/layout/page-data";
import type { PageProps } from "@/utils/layout/page-layout";
import { startShoppingPath } from "@/utils/layout/start-shopping";
import { languageOf, translatorFor } from "@/utils/text/translations";

if (typeof window !== "undefined") hydrateInSlices();

// Loaded only when the configuration requires consent.
const ConsentPanel = dynamic(() => import("@/components/consent/consent-panel").then((loaded) => loaded.ConsentPanel), {
  ssr: false,
});
const ConsentButton = dynamic(() =>
  import("@/components/consent/consent-button").then((loaded) => loaded.ConsentButton),
);

const nothing = () => null;
// Renders nothing. As a component, its script is one of the page's, so counting starts with hydration. Without it the
// page still works.
const VisitScript = dynamic(() =>
  import("@/hooks/analytics/visits").then(provideVisits).then(
    () => nothing,
    () => nothing,
  ),
);

// Not rendered on the server: its HTML does not contain the pages behind the gate.
const Gate = dynamic(() => import("@/components/layout/gate").then((loaded) => loaded.Gate), { ssr: false });
// Part of the menu on narrow screens, which is closed in the server's HTML.
const MenuSearch = dynamic(() => import("@/components/search/menu-search").then((loaded) => loaded.MenuSearch), {
  ssr: false,
});

/**
 * After a failure, Next first renders its built-in error page in this component, without the props of our pages, and
 * does not use the result. Then it sends the page /500. This runs on the server only.
 */
function ServerApp(props: AppProps<Partial<PageProps>>) {
  const { Component, pageProps } = props;
  const isOwn = "layout" in pageProps || "packed" in pageProps;
  return isOwn ? <Site {...(props as AppProps<PageProps>)} /> : <Component {...pageProps} />;
}

function Site({ Component, pageProps: sent, router }: AppProps<PageProps>) {
  const pageProps = useMemo(() => readPageProps(sent), [sent]);
  const { layout, texts } = pageProps;
  // Next changes this after the effects of the new page, whose calls ask in the language of the document.
  useLayoutEffect(() => {
    if (router.locale) document.documentElement.lang = router.locale;
  }, [router.locale]);
  useVisitParameters(router, layout.chrome.channel === "app");
  useConsentMode(layout.consent);
  useAnalytics(layout.analytics);
  useOfflineReading(layout.offline);
  useScrollRestoration(router);
  useLaterLayout(router);
  useFocusAfterNavigation(router, "content");
  useLightPrint();
  useWishSync(layout.user?.msisdn ?? null);
  const asks = layout.consent === "ask";
  const site = (
    <CartProvider>
      <OutsideLanguageProvider language={layout.outsideLanguage}>
        <InAppProvider isInApp={isInApp(layout.chrome)}>
          <SiteLayout
            layout={layout}
            cart={({ channel, microsite, navbar }) => (
              <ShopCart startPath={startShoppingPath(channel, microsite)} button={navbar !== null} />
            )}
            account={<LoginButton layout={layout} />}
            question={asks && <ConsentPanel />}
            choices={asks && <ConsentButton />}
            search={{ button: <SearchButton />, menu: <MenuSearch /> }}
          >
            <OfflineBoundary page={Component} screen={<OfflineScreen brand={layout.brand} />}>
              <Component {...pageProps} />
            </OfflineBoundary>
          </SiteLayout>
          <Toaster />
          <LazyParts push={layout.push} />
        </InAppProvider>
      </OutsideLanguageProvider>
    </CartProvider>
  );
  return (
    <TranslatorProvider value={translatorFor(languageOf(router.locale), texts)}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style>{fontVariables}</style>
      </Head>
      {/* When the visitor is asked for consent, this script is not loaded before the answer. */}
      {layout.analytics && !layout.consent && <VisitScript />}
      {layout.gate === null ? (
        site
      ) : (
        <Gate gate={layout.gate} brand={layout.brand}>
          {site}
        </Gate>
      )}
    </TranslatorProvider>
  );
}

export default typeof window === "undefined" ? ServerApp : Site;
