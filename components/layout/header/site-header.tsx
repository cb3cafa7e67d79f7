import type { ReactNode } from "react";
import { ColourModeButton } from "@/components/layout/colour-mode-button";
import help from "@/components/layout/header/checkout-help.module.css";
import styles from "@/components/layout/header/header.module.css";
import { MainNav } from "@/components/layout/header/main-nav";
import { MenuButton } from "@/components/layout/header/menu-button";
import { TopRow } from "@/components/layout/header/top-row";
import { LanguageLink } from "@/components/layout/language-link";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";
import { HOTLINE } from "@/utils/numbers/hotline";
import { paths } from "@/utils/paths/paths";

interface SiteHeaderProps {
  layout: LayoutData;
  /** The cart's button; null outside the shop. */
  cart: ReactNode;
  /** `button` is the search icon beside the cart, `menu` the search box at the top of the narrow screens' menu. */
  search?: { button: ReactNode; menu: ReactNode } | undefined;
  /** Login or My Account, at the end of the upper row; on narrow screens beside the cart. */
  account?: ReactNode;
  /** For the checkout: a line of help instead of the main menu. */
  enclosed?: boolean;
}

/**
 * The header (HEAD-01 to HEAD-16), with one markup for every width. From lg the logo is left of two rows. Below lg
 * there is one row, and the menus are in a dialog. The markup has the same order as the screen in both cases.
 */
export function SiteHeader({ layout, cart, search, account, enclosed = false }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLink href={paths.about} prefetch={false} className={styles.logo}>
          <Drawing src="/favicon.svg" width={36} lazy={false} />
          {layout.brand}
        </SiteLink>
        <TopRow layout={layout} />
        <div className={styles.settings}>
          <LanguageLink />
          <ColourModeButton className={`${styles.tool} ${styles.mode}`} />
          {account}
        </div>
        {enclosed ? <CheckoutHelp /> : <MainNav layout={layout} />}
        <div className={styles.tools}>
          {search?.button}
          {cart}
          <MenuButton layout={layout} search={search?.menu} />
        </div>
      </div>
    </header>
  );
}

/** The header of the shop inside a partner's app: the shop's name and the cart, without links to the site (HEAD-12). */
export function CartOnlyHeader({ brand, cart }: { brand: string; cart: ReactNode }) {
  const { t } = useTexts();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLink href={paths.shop} prefetch={false} className={styles.shopName}>
          {t("header.shopName", { brand })}
        </SiteLink>
        <div className={styles.tools}>{cart}</div>
      </div>
    </header>
  );
}

/** Help for the buyer at the checkout, in the place of the main menu (docs/checkout.md). */
function CheckoutHelp() {
  const { t } = useTexts();
  return (
    <p data-help="" className={help.help}>
      <strong>{t("header.secure")}</strong>
      <span>
        {t("header.help")} <a href={`tel:${HOTLINE}`}>{t("header.call")}</a>
      </span>
    </p>
  );
}
