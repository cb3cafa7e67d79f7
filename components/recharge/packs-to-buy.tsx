import styles from "@/components/recharge/recharge-form.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useTexts } from "@/hooks/ui/use-texts";
import type { RechargeOptions } from "@/services/recharge/recharge-payment-service";
import { formatMoney } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

/** Packs of the proposed amounts. Each links to the page that buys it with a payment of its price. */
export function PacksToBuy({ options: { amounts, packs } }: { options: RechargeOptions }) {
  const { t, language } = useTexts("recharge");
  const shown = packs.filter(({ amountPoisha }) => amounts.includes(amountPoisha));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="packs-to-buy" className={styles.packs}>
      <h3 id="packs-to-buy">{t("packsToBuy")}</h3>
      <ul>
        {shown.map(({ packId, title, amountPoisha }) => (
          <li key={packId}>
            <SiteLink href={`${paths.recharge}?pack=${packId}#recharge`}>{keepUnits(title)}</SiteLink>
            <b>{formatMoney(amountPoisha, language)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
