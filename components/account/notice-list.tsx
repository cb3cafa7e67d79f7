import { useEffect, useRef } from "react";
import styles from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import { useStockNotices } from "@/components/account/use-stock-notices";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StockNotice } from "@/services/catalog/stock-notices-service";
import { dayInDhaka, formatDate } from "@/utils/dates/dates";

/** Outline of Phosphor's regular icon (MIT, see THIRD-PARTY.md) that only this list draws. */
const BELL =
  "M222 176c-6-10-14-37-14-72a80 80 0 1 0-160 0c0 35-8 62-14 72a16 16 0 0 0 14 24h41a40 40 0 0 0 78 0h41a16 16 0 0 0 14-24m-94 40a24 24 0 0 1-23-16h46a24 24 0 0 1-23 16m-80-32c8-13 16-44 16-80a64 64 0 1 1 128 0c0 36 8 67 16 80Z";

/** The stock notices of the number; nothing if it has none. */
export function NoticeList({ notices }: { notices: StockNotice[] | null }) {
  const { t, language } = useTexts("account");
  const { block, removing, outcome, remove } = useStockNotices(notices);
  const status = useRef<HTMLParagraphElement>(null);
  // The clicked button was removed with its row.
  useEffect(() => {
    if (outcome === "removed") status.current?.focus();
  }, [outcome]);
  const { data } = block;
  if (data?.length === 0 && outcome === null) return null;
  return (
    <BlockCard id="notices" title={t("notices.title")}>
      {data === null ? (
        <BlockFailure text={t("failure.notices")} title={t("notices.title")} block={block} />
      ) : (
        <>
          <p className={page.quiet}>{t("notices.text")}</p>
          <ul className={styles.rows}>
            {data.map((notice) => (
              <li key={notice.sku} className={styles.device}>
                <Outline path={BELL} size={28} />
                <div className={styles.rowText}>
                  <h3>
                    <SiteLink href={notice.path} prefetch={false}>
                      {notice.title}
                    </SiteLink>
                  </h3>
                  <p className={page.quiet}>
                    {notice.variation}
                    <br />
                    {t("notices.since", { date: formatDate(dayInDhaka(new Date(notice.requestedAt)), language) })}
                  </p>
                </div>
                <Button
                  variant="outline"
                  size="sm"
                  className={styles.touch}
                  aria-busy={removing === notice.sku}
                  aria-label={t("notices.removeName", { name: `${notice.title}, ${notice.variation}` })}
                  onClick={() => void remove(notice)}
                >
                  {t("notices.remove")}
                </Button>
              </li>
            ))}
          </ul>
          <p
            ref={status}
            tabIndex={-1}
            role="status"
            className={styles.status}
            data-failed={outcome === "failed" || undefined}
          >
            {outcome !== null && t(`notices.${outcome}`)}
          </p>
        </>
      )}
    </BlockCard>
  );
}
