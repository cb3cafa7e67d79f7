import styles from "@/components/support/notices.module.css";
import { DatedLines } from "@/components/ui/dated-lines";
import { Icon } from "@/components/ui/icon";
import page from "@/components/ui/page.module.css";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { Notice } from "@/services/support-service";
import { noticePath, paths } from "@/utils/paths";

/** The newest notices, and the way to the others. */
export function NoticeTeaser({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTexts("support");
  return (
    <>
      <DatedLines entries={notices} path={noticePath} />
      <p className={styles.all}>
        <SiteLink href={paths.notices} prefetch={false} className={page.more}>
          {t("notices.all")}
          <Icon name="caretRight" size={16} />
        </SiteLink>
      </p>
    </>
  );
}
