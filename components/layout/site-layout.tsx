import { type ReactNode, useEffect } from "react";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { CartOnlyHeader, SiteHeader } from "@/components/layout/header/site-header";
import { ShopLanguageNotice } from "@/components/layout/messages/shop-language-notice";
import styles from "@/components/layout/site-layout.module.css";
import { useLazyChrome } from "@/components/layout/use-lazy-chrome";
import { WalletBar } from "@/components/layout/wallet-bar";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { isInApp } from "@/hooks/layout/use-in-app";
import { useTexts } from "@/hooks/ui/use-texts";
import { logFailure } from "@/utils/browser/log-failure";
import type { Chrome, ChromeParameterError } from "@/utils/layout/chrome-rules";
import type { LayoutData } from "@/utils/layout/page-layout";
import { hasCart, isCheckoutPath } from "@/utils/paths/paths";

interface SiteLayoutProps {
  layout: LayoutData;
  /** The cart for a frame; called only on paths with the cart (CART-01). */
  cart: (chrome: Chrome) => ReactNode;
  /** Login or My Account, which opens the sidebar. */
  account?: ReactNode;
  /** The question for consent, if the site asks for it. */
  question?: ReactNode;
  /** The button in the footer that opens the privacy choices, if the site asks for consent. */
  choices?: ReactNode;
  /** The search icon, and the search box at the top of the menu of narrow screens. */
  search?: { button: ReactNode; menu: ReactNode };
  children: ReactNode;
}

/**
 * The frame of every page: skip link, sandbox strip, header, the page, footer, wallet bar. The frame's rules decide
 * which of them are shown.
 */
export function SiteLayout({ layout, cart, account, question, choices, search, children }: SiteLayoutProps) {
  const { t } = useTexts();
  const chrome = useLazyChrome(layout);
  const { navbar, footer, walletBar } = chrome;
  useChromeErrors(layout.parameterErrors);
  // The checkout has a reduced frame (docs/checkout.md).
  const path = useCurrentPath();
  const enclosed = isCheckoutPath(path);
  // Without a navbar there is no cart button, but the side cart still opens when something is added.
  const showsCart = navbar === null ? hasCart(path) : navbar !== "plain";
  const shownCart = showsCart && cart(chrome);
  const wallet = walletBar ? layout.wallet : undefined;
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t("skipToContent")}
      </a>
      {question}
      {layout.sandbox && chrome.channel === null && (
        <aside aria-label={t("sandboxName")} className={styles.sandbox} data-late={layout.partners && ""}>
          {t("sandbox")}
        </aside>
      )}
      {(navbar === "plain" || navbar === "cart") && (
        <SiteHeader layout={layout} cart={shownCart} account={account} search={search} enclosed={enclosed} />
      )}
      {navbar === "cart-only" && <CartOnlyHeader brand={layout.brand} cart={shownCart} />}
      {navbar === null && shownCart}
      {/* In a partner's app there is no login button, but a referrer in the address opens the sidebar there, too. */}
      {(navbar === null || navbar === "cart-only") && <div hidden>{account}</div>}
      <main
        id="content"
        tabIndex={-1}
        className={wallet ? `${styles.main} ${styles.aboveWallet}` : styles.main}
        data-in-app={isInApp(chrome) || undefined}
      >
        {children}
      </main>
      {footer && <SiteFooter brand={layout.brand} outside={layout.outside} enclosed={enclosed} choices={choices} />}
      {wallet && <WalletBar wallet={wallet} />}
      {layout.languageNotice && <ShopLanguageNotice />}
    </>
  );
}

/** Logs the values of the address or of cookies that could not be read and are treated as missing (CHROME-17). */
function useChromeErrors(errors: readonly ChromeParameterError[] | undefined): void {
  useEffect(() => {
    for (const { name, value } of errors ?? []) logFailure(`${name} is not JSON, so it hides nothing:`, value);
  }, [errors]);
}
