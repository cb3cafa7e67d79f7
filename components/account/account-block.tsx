import type { ReactNode } from "react";
import styles from "@/components/account/account.module.css";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";
import type { AccountBlock } from "@/hooks/account/use-account-block";
import { useTexts } from "@/hooks/ui/use-texts";

interface BlockCardProps {
  /** Ties the block to its heading; unique on the page, and the fragment that leads to it. */
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
          <SiteLink href={more.href} prefetch={false} className={styles.more}>
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
  /** What could not be had, as a sentence. */
  text: string;
  /** Names the button among others of its kind. */
  title: string;
  block: Pick<AccountBlock<unknown>, "busy" | "failedAgain" | "retry">;
}

/** A block whose call failed: what is missing, and a button to load it again. The other blocks stay. */
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
