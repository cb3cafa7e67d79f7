import styles from "@/components/recharge/recharge-form.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AmountPack } from "@/services/recharge/recharge-payment-service";
import { formatMoney } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

/** The pack that is bought with a payment of its price, and what happens to the money. */
export function PackToBuy({ pack }: { pack: AmountPack }) {
  const { t, language } = useTexts("recharge");
  return (
    <div className={styles.bought}>
      <input type="hidden" name="pack" value={pack.packId} />
      <p>
        <span>{t("pack")}</span> <b>{keepUnits(pack.title)}</b>
      </p>
      <p>
        <span>{t("price")}</span> <b>{formatMoney(pack.amountPoisha, language)}</b>
      </p>
      <p className={styles.note}>
        {t("packHow")} <SiteLink href={paths.recharge}>{t("amountInstead")}</SiteLink>
      </p>
    </div>
  );
}
