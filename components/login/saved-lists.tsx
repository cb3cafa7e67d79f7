import { useState } from "react";
import styles from "@/components/login/login.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { columnsOutline } from "@/components/ui/values/columns-outline";
import { Icon, Outline } from "@/components/ui/values/icon";
import { readChosen } from "@/hooks/catalog/stored-comparison";
import { useTexts } from "@/hooks/ui/use-texts";
import { readStored } from "@/utils/browser/browser-storage";
import { compareHref } from "@/utils/catalog/comparison";
import { WISH_KEY } from "@/utils/catalog/slug-list";
import { parseWishes } from "@/utils/catalog/wished-products";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";

/** This browser's wish list and comparison, at the time of reading. Not for server-rendered content. */
function readSavedLists(isAccount: boolean) {
  const { of, items } = parseWishes(readStored("local", WISH_KEY));
  return { wishes: of === "guest" || isAccount ? items.length : 0, compared: readChosen() };
}

/** Outline of Phosphor's regular heart icon (MIT, see THIRD-PARTY.md). */
const HEART =
  "M178 40q-32 1-50 24a61 61 0 0 0-50-24 62 62 0 0 0-62 62c0 70 104 127 108 129a8 8 0 0 0 8 0c4-2 108-59 108-129a62 62 0 0 0-62-62m-50 175c-18-11-96-59-96-113a46 46 0 0 1 46-46c19 0 36 10 43 27a8 8 0 0 0 14 0c7-17 24-27 43-27a46 46 0 0 1 46 46c0 54-78 102-96 113";

/** Links to the wish list and to the comparison, if they are not empty. An account always has its wish list link. */
export function SavedLists({ isAccount, onClose }: { isAccount: boolean; onClose: () => void }) {
  const { t } = useTexts("login");
  const [{ wishes, compared }] = useState(() => readSavedLists(isAccount));
  const entries = [
    ...(isAccount || wishes > 0
      ? [{ icon: HEART, href: paths.wishList, label: t("menu.wishList"), count: wishes }]
      : []),
    ...(compared.length > 0
      ? [{ icon: columnsOutline, href: compareHref(compared), label: t("menu.compare"), count: compared.length }]
      : []),
  ];
  if (entries.length === 0) return null;
  return isAccount ? (
    entries.map((entry) => <SavedList key={entry.href} {...entry} onClose={onClose} />)
  ) : (
    <nav aria-label={t("menu.kept")} className={styles.kept}>
      <ul className={styles.menu}>
        {entries.map((entry) => (
          <SavedList key={entry.href} {...entry} onClose={onClose} />
        ))}
      </ul>
    </nav>
  );
}

interface SavedListProps {
  icon: string;
  href: string;
  label: string;
  count: number;
  onClose: () => void;
}

function SavedList({ icon, href, label, count, onClose }: SavedListProps) {
  const { language } = useTexts("login");
  return (
    <li>
      <SiteLink href={href} prefetch={false} onClick={onClose} className={styles.entryRow}>
        <Outline path={icon} size={22} />
        {label} {count > 0 && <span className={page.quiet}>{formatNumber(count, language)}</span>}
        <Icon name="caretRight" size={16} />
      </SiteLink>
    </li>
  );
}
