import type { AppProps } from "next/app";
import Head from "next/head";
import { I18nextProvider } from "react-i18next";
import { ShopCart } from "@/components/cart/shop-cart";
import { SiteLayout } from "@/components/layout/site-layout";
import { CartProvider } from "@/context/cart/cart-context";
import { OutsideLanguageProvider } from "@/context/chrome/outside-language-context";
import { fontVariables } from "@/styles/fonts";
import "@/styles/generated/theme.css";
import type { PageProps } from "@/utils/page-shell";
import { isShopPath } from "@/utils/paths";
import { hydrateInSlices } from "@/utils/sliced-hydration";
import { languageOf, translatorFor } from "@/utils/translations";

if (typeof window !== "undefined") hydrateInSlices();

export default function App({ Component, pageProps, router }: AppProps<PageProps>) {
  return (
    <I18nextProvider i18n={translatorFor(languageOf(router.locale), pageProps.texts)}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style>{fontVariables}</style>
      </Head>
      <CartProvider>
        <OutsideLanguageProvider language={pageProps.shell.outsideLanguage}>
          <SiteLayout
            shell={pageProps.shell}
            cart={isShopPath(router.pathname) ? <ShopCart partners={pageProps.shell.partners} /> : null}
          >
            <Component {...pageProps} />
          </SiteLayout>
        </OutsideLanguageProvider>
      </CartProvider>
    </I18nextProvider>
  );
}
