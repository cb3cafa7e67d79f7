import type { ReactNode } from "react";
import styles from "@/components/account/account.module.css";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import type { AccountBlock } from "@/hooks/account/use-account-block";
import { useTexts } from "@/hooks/ui/use-texts";

interface BlockCardProps {
  /** Connects the block with its heading. Unique on the page, and also the fragment of a link to the block. */
  id: string;
  title: string;
  more?: { href: string; label: string };
  children: ReactNode;
}

/** One block of the dashboard. */
export function BlockCard({ id, title, more, children }: BlockCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.card}>
      <div className={styles.cardHead}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {more && (
          <SiteLink href={more.href} prefetch={false} className={`${page.textLink} ${styles.more}`}>
            {more.label}
            <Icon name="caretRight" size={16} />
          </SiteLink>
        )}
      </div>
      {children}
    </section>
  );
}

interface BlockFailureProps {
  /** A sentence that says what could not be loaded. */
  text: string;
  /** The block's title: tells the retry button from those of the other blocks. */
  title: string;
  block: Pick<AccountBlock<unknown>, "busy" | "failedAgain" | "retry">;
}

/** Shown in place of a block whose call failed: a sentence and a button to load it again. The other blocks stay. */
export function BlockFailure({ text, title, block: { busy, failedAgain, retry } }: BlockFailureProps) {
  const { t } = useTexts("account");
  return (
    <div className={styles.failure}>
      <Icon name="warning" size={22} />
      <div>
        <p>{text}</p>
        <Button
          variant="outline"
          size="sm"
          className={styles.touch}
          aria-busy={busy}
          aria-label={`${t(busy ? "failure.retrying" : "failure.retry")}: ${title}`}
          onClick={() => void retry()}
        >
          {t(busy ? "failure.retrying" : "failure.retry")}
        </Button>
        <p role="status" className={styles.failedAgain}>
          {failedAgain && !busy && t("failure.again")}
        </p>
      </div>
    </div>
  );
}
