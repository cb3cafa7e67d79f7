import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { CartOnlyHeader, SiteHeader } from "@/components/layout/header/site-header";
import { ShopLanguageNotice } from "@/components/layout/messages/shop-language-notice";
import styles from "@/components/layout/site-layout.module.css";
import { useChromeFaults } from "@/components/layout/use-chrome-faults";
import { useLazyChrome } from "@/components/layout/use-lazy-chrome";
import { WalletBar } from "@/components/layout/wallet-bar";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";
import { isCheckoutPath } from "@/utils/paths/paths";

interface SiteLayoutProps {
  layout: LayoutData;
  /** The cart's button, on shop paths only (CART-01). */
  cart: ReactNode;
  /** Login or My Account, which opens the sidebar. */
  account?: ReactNode;
  /** Asks for consent, where the site does. */
  question?: ReactNode;
  /** Opens the privacy choices from the footer, where the site asks for consent. */
  choices?: ReactNode;
  /** The search icon, and the box on top of the menu of narrow screens. */
  search?: { button: ReactNode; menu: ReactNode };
  children: ReactNode;
}

/**
 * The frame of every page: skip link, sandbox strip, header, the page, footer, wallet bar, each shown by the rules of
 * the frame.
 */
export function SiteLayout({ layout, cart, account, question, choices, search, children }: SiteLayoutProps) {
  const { t } = useTexts();
  const { navbar, footer, walletBar } = useLazyChrome(layout);
  useChromeFaults(layout.faults);
  // The checkout shows little else (docs/checkout.md).
  const enclosed = isCheckoutPath(useCurrentPath());
  const wallet = walletBar ? layout.wallet : undefined;
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t("skipToContent")}
      </a>
      {question}
      {layout.sandbox && (
        <aside aria-label={t("sandboxName")} className={styles.sandbox}>
          {t("sandbox")}
        </aside>
      )}
      {(navbar === "plain" || navbar === "cart") && (
        <SiteHeader layout={layout} cart={cart} account={account} search={search} enclosed={enclosed} />
      )}
      {navbar === "cart-only" && <CartOnlyHeader brand={layout.brand} cart={cart} />}
      {/* Without a navbar the cart has no button, but still opens when something is added. */}
      {navbar === null && cart}
      {/* A referrer in the address opens the sidebar in a partner's app too, which has no button for it. */}
      {(navbar === null || navbar === "cart-only") && <div hidden>{account}</div>}
      <main id="content" tabIndex={-1} className={wallet ? `${styles.main} ${styles.aboveWallet}` : styles.main}>
        {children}
      </main>
      {footer && <SiteFooter brand={layout.brand} outside={layout.outside} enclosed={enclosed} choices={choices} />}
      {wallet && <WalletBar wallet={wallet} />}
      {layout.languageNotice && <ShopLanguageNotice />}
    </>
  );
}
