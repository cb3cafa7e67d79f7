import styles from "@/components/login/account-summary.module.css";
import { useAccountSummary } from "@/components/login/use-account-summary";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StarStatus } from "@/services/star/star-status-service";
import { orderPath } from "@/utils/checkout/order-id";
import { paths } from "@/utils/paths/paths";

/** A tier is calculated from the use of this number of months. */
const MONTHS = 3;

const shortcuts = [
  { name: "recharge", href: paths.recharge },
  { name: "packs", href: paths.internetPacks },
  { name: "offers", href: paths.myOffers },
] as const;

interface AccountSummaryProps {
  msisdn: string;
  /** True while the user is being logged out. */
  leaving: boolean;
  onClose: () => void;
}

/** The distance to the next tier, the state of the newest order, and shortcuts (feature 52). */
export function AccountSummary({ msisdn, leaving, onClose }: AccountSummaryProps) {
  const { t } = useTexts("login");
  const { star, order } = useAccountSummary(msisdn, leaving);
  return (
    <div className={styles.summary}>
      <ul className={styles.shortcuts}>
        {shortcuts.map(({ name, href }) => (
          <li key={name}>
            <SiteLink href={href} prefetch={false} onClick={onClose}>
              {t(`summary.${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
      {star !== null && (
        <div className={styles.card} aria-busy={star === undefined}>
          {star && <Star star={star} onClose={onClose} />}
        </div>
      )}
      {order !== null && (
        <div className={styles.card} aria-busy={order === undefined}>
          {order && (
            <>
              <p className={styles.quiet}>{t("summary.order")}</p>
              <p className={styles.strong}>
                <SiteLink href={orderPath(order.orderId)} prefetch={false} onClick={onClose}>
                  {order.title}
                </SiteLink>
              </p>
              <p>{order.stateLabel}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Star({ star: { next }, onClose }: { star: StarStatus; onClose: () => void }) {
  const { t } = useTexts("login");
  const progress = next?.progress ?? null;
  const targetPoisha = (progress?.neededPoisha ?? 0) * MONTHS;
  return (
    <>
      <p className={styles.quiet}>
        <SiteLink href={`${paths.star}#status`} prefetch={false} onClick={onClose}>
          {t(next === null ? "summary.top" : "summary.next")}
        </SiteLink>
      </p>
      {progress !== null && (
        <progress
          className={styles.bar}
          aria-label={t("summary.progress")}
          max={targetPoisha}
          value={Math.max(0, targetPoisha - progress.missingPoisha)}
        />
      )}
      {next !== null && <p>{progress?.sentence ?? next.condition}</p>}
    </>
  );
}
