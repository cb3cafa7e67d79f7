import styles from "@/components/account/dashboard-invitation.module.css";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { Drawing } from "@/components/ui/values/drawing";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { requestLogin } from "@/utils/login/login-request";
import { paths } from "@/utils/paths/paths";

const reasons = ["tier", "orders", "offers", "devices"] as const;
const tiers = ["silver", "gold", "signature"] as const;

/** Shown to a visitor instead of the dashboard: what the dashboard contains, and the log-in. */
export function DashboardInvitation() {
  const { t } = useTexts("account");
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <h1>{t("title")}</h1>
        <p className={styles.heading}>{t("invitation.heading")}</p>
        <p>{t("invitation.text")}</p>
        <p className={styles.actions}>
          <Button
            variant="onHero"
            size="lg"
            aria-haspopup="dialog"
            onClick={(event) => requestLogin(event.currentTarget)}
          >
            {t("invitation.login")}
          </Button>
          <ButtonLink href={paths.trackOrder} variant="glass" size="lg">
            {t("invitation.track")}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.panel}>
        <p className={styles.badges}>
          {tiers.map((tier) => (
            <Drawing key={tier} src={`/images/kit/badge/${tier}.svg`} width={64} height={70} lazy={false} />
          ))}
        </p>
        <h2>{t("invitation.list")}</h2>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <Icon name="check" size={20} />
              {t(`invitation.${reason}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
