import { AccountHero } from "@/components/account/account-hero";
import { AddressBook } from "@/components/account/address-book";
import { BalanceBlock } from "@/components/account/balance-block";
import { DashboardInvitation } from "@/components/account/dashboard-invitation";
import styles from "@/components/account/dashboard-view.module.css";
import { DeviceList } from "@/components/account/device-list";
import { NoticeList } from "@/components/account/notice-list";
import { OrderList } from "@/components/account/order-list";
import { PreferenceForm } from "@/components/account/preference-form";
import { TierOffers } from "@/components/account/tier-offers";
import { PageHead } from "@/components/layout/page-head";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Skeleton } from "@/components/ui/sections/skeleton";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DashboardAccount } from "@/services/account/dashboard-page.server";
import type { LayoutData, LayoutUser, PushSettings } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";

const shortcuts = [
  { name: "recharge", drawing: "/icons/cash.svg", href: paths.recharge },
  { name: "packs", drawing: "/icons/wifi.svg", href: paths.internetPacks },
  { name: "track", drawing: "/icons/order.svg", href: paths.trackOrder },
  { name: "stores", drawing: "/icons/store.svg", href: paths.storeLocator },
] as const;

interface DashboardViewProps {
  brand: string;
  user: LayoutUser | null;
  account: DashboardAccount;
  /** Left out where push messages are not configured. */
  push?: PushSettings | undefined;
  /** True to show the account's button here: where the page has no header, as in a partner's app. */
  hasAccountButton?: boolean;
}

/** The account on one page (feature 53). The blocks are independent: a block that failed says so in its own place. */
export function DashboardView({ brand, user, account, push, hasAccountButton = false }: DashboardViewProps) {
  const { t } = useTexts("account");
  const { person, orders, offers, devices, preferences, notices, addresses, balance } = account;
  return (
    <>
      <AccountHero brand={brand} user={user} person={person} />
      <nav aria-label={t("quick.label")}>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ name, drawing, href }) => (
            <li key={name}>
              <SiteLink href={href} prefetch={false}>
                <Drawing src={drawing} width={36} lazy={false} />
                {t(`quick.${name}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.blocks}>
        <div className={styles.balance}>
          <BalanceBlock balance={balance} />
        </div>
        <div className={styles.column}>
          <OrderList history={orders} />
          <NoticeList notices={notices} />
          <AddressBook key={user?.msisdn} owner={user?.msisdn ?? ""} addresses={addresses} />
          <TierOffers offers={offers} />
          <DeviceList devices={devices} hasAccountButton={hasAccountButton} />
        </div>
        <div className={styles.preferences}>
          <PreferenceForm preferences={preferences} push={push} />
        </div>
      </div>
    </>
  );
}

/** Shown instead of the dashboard after a partner's hand-off, until the page of the user has loaded. */
function DashboardOutline() {
  const { t } = useTexts("account");
  return (
    <>
      <h1 className={styles.outlineTitle}>{t("title")}</h1>
      <p role="status" className={page.quiet}>
        {t("loading")}
      </p>
      <div className={styles.columns}>
        <Skeleton shape="card" height="20rem" />
        <Skeleton shape="card" height="20rem" />
      </div>
    </>
  );
}

interface DashboardPageProps {
  layout: LayoutData;
  /** Null for a visitor. */
  account: DashboardAccount | null;
}

/** The account on one page. A visitor sees an invitation to log in. */
export function DashboardPage({ layout, account }: DashboardPageProps) {
  const { t } = useTexts("account");
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("description")} indexed={false} />
      <div className={page.container}>
        {account && (
          <DashboardView
            brand={layout.brand}
            user={layout.user}
            account={account}
            push={layout.push}
            hasAccountButton={layout.chrome.navbar === null}
          />
        )}
        {account === null && (layout.user ? <DashboardOutline /> : <DashboardInvitation />)}
      </div>
    </>
  );
}
