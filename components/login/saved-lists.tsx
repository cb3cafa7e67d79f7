import styles from "@/components/login/login.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon, Outline } from "@/components/ui/values/icon";
import { useSavedLists } from "@/hooks/login/use-saved-lists";
import { useTexts } from "@/hooks/ui/use-texts";
import { compareHref } from "@/utils/catalog/comparison";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";

/** Outlines of Phosphor's regular icons heart and columns (MIT, see THIRD-PARTY.md). */
const HEART =
  "M178,40c-20.65,0-38.73,8.88-50,23.89C116.73,48.88,98.65,40,78,40a62.07,62.07,0,0,0-62,62c0,70,103.79,126.66,108.21,129a8,8,0,0,0,7.58,0C136.21,228.66,240,172,240,102A62.07,62.07,0,0,0,178,40ZM128,214.8C109.74,204.16,32,155.69,32,102A46.06,46.06,0,0,1,78,56c19.45,0,35.78,10.36,42.6,27a8,8,0,0,0,14.8,0c6.82-16.67,23.15-27,42.6-27a46.06,46.06,0,0,1,46,46C224,155.61,146.24,204.15,128,214.8Z";
const COLUMNS =
  "M104,32H64A16,16,0,0,0,48,48V208a16,16,0,0,0,16,16h40a16,16,0,0,0,16-16V48A16,16,0,0,0,104,32Zm0,176H64V48h40ZM192,32H152a16,16,0,0,0-16,16V208a16,16,0,0,0,16,16h40a16,16,0,0,0,16-16V48A16,16,0,0,0,192,32Zm0,176H152V48h40Z";

/** Links to the wish list and to the comparison, if they are not empty. An account always has its wish list link. */
export function SavedLists({ isAccount, onClose }: { isAccount: boolean; onClose: () => void }) {
  const { t } = useTexts("login");
  const { wishes, compared } = useSavedLists(isAccount);
  const entries = [
    ...(isAccount || wishes > 0
      ? [{ icon: HEART, href: paths.wishList, label: t("menu.wishList"), count: wishes }]
      : []),
    ...(compared.length > 0
      ? [{ icon: COLUMNS, href: compareHref(compared), label: t("menu.compare"), count: compared.length }]
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
        {label} {count > 0 && <span className={styles.quiet}>{formatNumber(count, language)}</span>}
        <Icon name="caretRight" size={16} />
      </SiteLink>
    </li>
  );
}
