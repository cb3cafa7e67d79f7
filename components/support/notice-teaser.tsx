import styles from "@/components/support/notices.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { DatedLines } from "@/components/ui/lists/dated-lines";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Notice } from "@/services/support/support-service";
import { noticePath, paths } from "@/utils/paths/paths";

/** The newest notices, and a link to the others. */
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
