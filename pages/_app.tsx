import type { AppProps } from "next/app";
import dynamic from "next/dynamic";
import Head from "next/head";
import { useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import { ShopCart } from "@/components/cart/shop-cart";
import { LateParts } from "@/components/layout/late-parts";
import { Toaster } from "@/components/layout/messages/toaster";
import { OfflineBoundary } from "@/components/layout/offline-boundary";
import { OfflineScreen } from "@/components/layout/offline-screen";
import { SiteLayout } from "@/components/layout/site-layout";
import { LoginButton } from "@/components/login/login-button";
import { SearchButton } from "@/components/search/search-button";
import { CartProvider } from "@/context/cart/cart-context";
import { OutsideLanguageProvider } from "@/context/chrome/outside-language-context";
import { useAnalytics } from "@/hooks/analytics/use-analytics";
import { useConsentMode } from "@/hooks/analytics/use-consent";
import { useVisitParameters } from "@/hooks/analytics/use-visit-parameters";
import { useWishSync } from "@/hooks/catalog/use-wish";
import { useFocusAfterNavigation } from "@/hooks/layout/use-focus-after-navigation";
import { useOfflineReading } from "@/hooks/layout/use-offline-reading";
import { useScrollRestoration } from "@/hooks/layout/use-scroll-restoration";
import { useLightPrint } from "@/hooks/ui/use-light-print";
import { fontVariables } from "@/styles/fonts";
import "@/styles/generated/theme.css";
import { hydrateInSlices } from "@/utils/browser/sliced-hydration";
import { readPageProps } from "@/utils/layout/page-data";
import type { PageProps } from "@/utils/layout/page-shell";
import { startShoppingPath } from "@/utils/layout/start-shopping";
import { isShopPath } from "@/utils/paths/paths";
import { languageOf, translatorFor } from "@/utils/text/translations";

if (typeof window !== "undefined") hydrateInSlices();

// Fetched only where the configuration asks for consent.
const ConsentPanel = dynamic(() => import("@/components/consent/consent-panel").then((loaded) => loaded.ConsentPanel), {
  ssr: false,
});
const ConsentButton = dynamic(() =>
  import("@/components/consent/consent-button").then((loaded) => loaded.ConsentButton),
);

// Not on the server: the pages behind the gate are not in its answers.
const Gate = dynamic(() => import("@/components/layout/gate").then((loaded) => loaded.Gate), { ssr: false });
// It is part of the menu of narrow screens, which is closed in the server's HTML.
const MenuSearch = dynamic(() => import("@/components/search/menu-search").then((loaded) => loaded.MenuSearch), {
  ssr: false,
});

export default function App({ Component, pageProps: sent, router }: AppProps<PageProps>) {
  const pageProps = useMemo(() => readPageProps(sent), [sent]);
  const { shell, texts } = pageProps;
  const { channel, microsite, navbar } = shell.chrome;
  useVisitParameters(router, channel === "app");
  useConsentMode(shell.consent);
  useAnalytics(shell.analytics);
  useOfflineReading(shell.offline);
  useScrollRestoration(router);
  useFocusAfterNavigation(router, "content");
  useLightPrint();
  useWishSync(shell.user?.msisdn ?? null);
  const asks = shell.consent === "ask";
  const cart = isShopPath(router.pathname) ? (
    <ShopCart startPath={startShoppingPath(channel, microsite)} button={navbar !== null} />
  ) : null;
  const site = (
    <CartProvider>
      <OutsideLanguageProvider language={shell.outsideLanguage}>
        {asks && <ConsentPanel />}
        <SiteLayout
          shell={shell}
          cart={cart}
          account={<LoginButton key={router.locale} shell={shell} />}
          choices={asks && <ConsentButton />}
          search={{ button: <SearchButton key={router.locale} />, menu: <MenuSearch /> }}
        >
          <OfflineBoundary page={Component} screen={<OfflineScreen brand={shell.brand} />}>
            <Component {...pageProps} />
          </OfflineBoundary>
        </SiteLayout>
        <Toaster />
        <LateParts push={shell.push} />
      </OutsideLanguageProvider>
    </CartProvider>
  );
  return (
    <I18nextProvider i18n={translatorFor(languageOf(router.locale), texts)}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style>{fontVariables}</style>
      </Head>
      {shell.gate === null ? (
        site
      ) : (
        <Gate gate={shell.gate} brand={shell.brand}>
          {site}
        </Gate>
      )}
    </I18nextProvider>
  );
}
