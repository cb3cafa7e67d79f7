import styles from "@/components/activation/activation.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { Icon } from "@/components/ui/values/icon";
import type { ActivationForm } from "@/hooks/recharge/use-activation";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Activation } from "@/services/packs/activation-service";
import { formatMoment } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";

interface ResultProps {
  /** Of the heading. */
  id: string;
  title: string;
  form: Pick<ActivationForm, "msisdn" | "isOwn">;
  result: Activation;
}

/** The result: what was activated, until when, the balance after it, and whether it renews itself. */
export function ActivationResult({ id, title, form, result }: ResultProps) {
  const { t, language } = useTexts("activation-panel");
  const { isActive, validUntil, balancePoisha, pricePoisha, renews, reference } = result;
  const msisdn = formatNumber(form.msisdn, language);
  const price = formatMoney(pricePoisha, language);
  const rows = [
    ...(validUntil === null ? [] : [[t("validUntil"), formatMoment(validUntil, language)]]),
    [t("paid"), price],
    ...(balancePoisha === null ? [] : [[t("newBalance"), formatMoney(balancePoisha, language)]]),
    [t("renewal"), renews ? t("renews", { price }) : t("renewsNot")],
    [t("reference"), reference],
  ];
  return (
    <div role="status" className={styles.result} data-active={isActive}>
      <h3 id={id}>
        {isActive && <Icon name="check" size={24} />}
        {!isActive && t("pending", { title })}
        {isActive && (form.isOwn ? t("active", { title }) : t("activeOn", { title, msisdn }))}
      </h3>
      {!isActive && <p>{t("pendingText")}</p>}
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {form.isOwn && (
        <ButtonLink href={paths.dashboard} variant="outline">
          {t("dashboard")}
        </ButtonLink>
      )}
    </div>
  );
}
