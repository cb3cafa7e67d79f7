import { AccountSummary } from "@/components/login/account-summary";
import styles from "@/components/login/login.module.css";
import { SavedLists } from "@/components/login/saved-lists";
import { useLogout } from "@/components/login/use-logout";
import { userOutline } from "@/components/login/user-outline";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Badge } from "@/components/ui/values/badge";
import { Icon, Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData, LayoutUser } from "@/utils/layout/page-layout";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { ownMsisdnOf } from "@/utils/numbers/own-msisdn";
import { paths } from "@/utils/paths/paths";
import { starBadge } from "@/utils/stores/star-badge";

/** Outlines of Phosphor's regular icons (MIT, see THIRD-PARTY.md) that only this menu draws. */
const outlines = {
  dashboard:
    "M104,40H56A16,16,0,0,0,40,56v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V56A16,16,0,0,0,104,40Zm0,64H56V56h48v48Zm96-64H152a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V56A16,16,0,0,0,200,40Zm0,64H152V56h48v48Zm-96,32H56a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V152A16,16,0,0,0,104,136Zm0,64H56V152h48v48Zm96-64H152a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V152A16,16,0,0,0,200,136Zm0,64H152V152h48v48Z",
  logOut:
    "M120,216a8,8,0,0,1-8,8H48a8,8,0,0,1-8-8V40a8,8,0,0,1,8-8h64a8,8,0,0,1,0,16H56V208h56A8,8,0,0,1,120,216Zm109.66-93.66-40-40a8,8,0,0,0-11.32,11.32L204.69,120H112a8,8,0,0,0,0,16h92.69l-26.35,26.34a8,8,0,0,0,11.32,11.32l40-40A8,8,0,0,0,229.66,122.34Z",
};

/** The number that is logged in, and links for its account (LOGIN-14 to LOGIN-18). */
export function AccountMenu({ layout, user, onClose }: { layout: LayoutData; user: LayoutUser; onClose: () => void }) {
  const { t, language } = useTexts("login");
  const { leaving, leave } = useLogout(layout, onClose);
  const badge = starBadge(user.starStatus);
  return (
    <>
      <div className={styles.person}>
        <span className={styles.portrait}>
          <Outline path={userOutline} size={28} />
        </span>
        <div className={styles.who}>
          <p>
            {t("menu.user", { brand: layout.brand })} <MenuNumber text={formatMsisdn(ownMsisdnOf(user), language)} />
          </p>
          {badge && <Badge tone={badge.tone}>{t(`badge.${badge.label}`)}</Badge>}
        </div>
      </div>
      <AccountSummary msisdn={user.msisdn} onClose={onClose} />
      <nav aria-label={t("menu.label")}>
        <ul className={styles.menu}>
          <li>
            <SiteLink href={paths.dashboard} prefetch={false} onClick={onClose} className={styles.entryRow}>
              <Outline path={outlines.dashboard} size={22} />
              {t("menu.dashboard")}
              <Icon name="caretRight" size={16} />
            </SiteLink>
          </li>
          <li>
            <SiteLink href={paths.trackOrder} prefetch={false} onClick={onClose} className={styles.entryRow}>
              <Icon name="package" size={22} />
              {t("menu.orders")}
              <Icon name="caretRight" size={16} />
            </SiteLink>
          </li>
          <SavedLists isAccount onClose={onClose} />
          <li>
            <button type="button" className={styles.entryRow} disabled={leaving} onClick={() => void leave()}>
              <Outline path={outlines.logOut} size={22} />
              {t(leaving ? "menu.leaving" : "menu.logOut")}
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** The number without a hyphen in its text (LOGIN-15). CSS draws the hyphen, so it looks as on every other page. */
function MenuNumber({ text }: { text: string }) {
  const [start, rest] = text.split("-");
  return (
    <span className={styles.number}>
      {start}
      <span className={styles.numberRest}>{rest}</span>
    </span>
  );
}
