import styles from "@/components/bill-charges/bill-charges.module.css";
import fields from "@/components/ui/forms/plain-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { BillCharge, BillMethod } from "@/services/subscriber-services/bill-charges-service";
import { type BillCost, billCost } from "@/utils/money/bill-cost";
import { formatMoney } from "@/utils/money/money";
import { localePath, paths } from "@/utils/paths/paths";

const METHODS: readonly BillMethod[] = ["gpay", "mobicash"];
const ANCHOR = "charges";

interface ChargeCheckProps {
  /** Null when they could not be loaded. */
  charges: readonly BillCharge[] | null;
  /** The service and the sum from the page's address; the sum in whole taka. */
  payment: { service: string; taka: number };
}

/** The cost of a bill payment in each way, and the cheaper one. The question is in the address: no script is needed. */
export function ChargeCheck({ charges, payment }: ChargeCheckProps) {
  const { t, language } = useTexts("bill-charges");
  if (charges === null) return <p role="alert">{t("down")}</p>;
  const names = new Map(charges.map(({ service, name }) => [service, name]));
  const name = names.get(payment.service);
  const costs = METHODS.map((way) => ({
    way,
    cost: billCost(charges, { way, service: payment.service, sumPoisha: payment.taka * 100 }),
  }));
  return (
    <div className={styles.check}>
      <form action={`${localePath(paths.mobileFinancialServices, language)}#${ANCHOR}`} className={styles.form}>
        <label>
          {t("service")}
          <select key={payment.service} name="pay" defaultValue={payment.service} className={fields.input}>
            {[...names].map(([service, label]) => (
              <option key={service} value={service}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("sum")}
          <input
            key={payment.taka}
            name="sum"
            inputMode="numeric"
            maxLength={7}
            defaultValue={payment.taka}
            className={fields.input}
          />
        </label>
        <button type="submit">{t("show")}</button>
      </form>
      {name !== undefined && (
        <div role="status">
          <h3>{t("answer", { name, sum: formatMoney(payment.taka * 100, language) })}</h3>
          <ul className={styles.ways}>
            {costs.map(({ way, cost }) => (
              <li key={way}>
                <Answer way={way} cost={cost} sumPoisha={payment.taka * 100} />
              </li>
            ))}
          </ul>
          <Cheaper costs={costs} />
        </div>
      )}
    </div>
  );
}

function Answer({ way, cost, sumPoisha }: { way: BillMethod; cost: BillCost<BillCharge>; sumPoisha: number }) {
  const { t, language } = useTexts("bill-charges");
  const money = (poisha: number) => formatMoney(poisha, language);
  if (cost === null) {
    return (
      <>
        <b>{t(`way.${way}`)}</b>
        <span>{t("none")}</span>
      </>
    );
  }
  const { charge, isTooMuch } = cost;
  const { chargePoisha, maxPoisha, unit, note } = charge;
  return (
    <>
      <b>{t(`way.${way}`)}</b>
      <strong>{chargePoisha === 0 ? t("free") : t(`charge.${unit}`, { charge: money(chargePoisha) })}</strong>
      {isTooMuch && maxPoisha !== null && (
        <span className={styles.over}>{t("tooMuch", { max: money(maxPoisha) })}</span>
      )}
      {!isTooMuch && unit === "payment" && <span>{t("total", { total: money(sumPoisha + chargePoisha) })}</span>}
      <span>{note}</span>
    </>
  );
}

/** Says which way costs less, if both can be used. */
function Cheaper({ costs }: { costs: readonly { way: BillMethod; cost: BillCost<BillCharge> }[] }) {
  const { t, language } = useTexts("bill-charges");
  const usable = costs.flatMap(({ way, cost }) =>
    cost === null || cost.isTooMuch ? [] : [{ way, poisha: cost.charge.chargePoisha }],
  );
  const [best, other] = usable.toSorted((one, another) => one.poisha - another.poisha);
  if (best === undefined || other === undefined) return null;
  const saved = other.poisha - best.poisha;
  return (
    <p className={styles.cheaper}>
      {saved === 0 ? t("same") : t("cheaper", { way: t(`way.${best.way}`), saved: formatMoney(saved, language) })}
    </p>
  );
}
