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
import { starBadge } from "@/utils/star/star-badge";

/** Outlines of Phosphor's regular icons (MIT, see THIRD-PARTY.md) that only this menu draws. */
const outlines = {
  dashboard:
    "M104 40H56a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16V56a16 16 0 0 0-16-16m0 64H56V56h48zm96-64h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16V56a16 16 0 0 0-16-16m0 64h-48V56h48zm-96 32H56a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16m0 64H56v-48h48zm96-64h-48a16 16 0 0 0-16 16v48a16 16 0 0 0 16 16h48a16 16 0 0 0 16-16v-48a16 16 0 0 0-16-16m0 64h-48v-48h48z",
  parcel:
    "m224 66-88-48a16 16 0 0 0-16 0L32 66a16 16 0 0 0-8 14v96a16 16 0 0 0 8 14l88 48a16 16 0 0 0 16 0l88-48a16 16 0 0 0 8-14V80a16 16 0 0 0-8-14m-96-34 80 44-29 16-81-44Zm0 88L48 76l34-19 80 44ZM40 90l80 44v86l-80-44Zm176 86-80 44v-86l32-18v36a8 8 0 0 0 16 0v-44l32-18z",
  logOut:
    "M120 216a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16H56v160h56a8 8 0 0 1 8 8m110-94-40-40a8 8 0 0 0-12 12l27 26h-93a8 8 0 0 0 0 16h93l-27 26a8 8 0 0 0 12 12l40-40a8 8 0 0 0 0-12",
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
      <AccountSummary msisdn={user.msisdn} leaving={leaving} onClose={onClose} />
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
              <Outline path={outlines.parcel} size={22} />
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
