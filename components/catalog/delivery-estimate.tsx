import { useId } from "react";
import styles from "@/components/catalog/delivery-estimate.module.css";
import { Icon } from "@/components/ui/icon";
import { useDeliveryEstimate } from "@/hooks/use-delivery-estimate";
import { useTexts } from "@/hooks/use-texts";
import { formatDay } from "@/utils/dates";
import { formatMoney } from "@/utils/money";

/** Days and fee for a district, asked for when somebody wants to know: a first view loads nothing for it. */
export function DeliveryEstimate() {
  const { t } = useTexts("shop");
  const selectId = useId();
  const { districts, answer, ask, choose } = useDeliveryEstimate();

  return (
    <div className={styles.estimate}>
      <Icon name="truck" className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{t("product.delivery")}</p>
        {districts === null ? (
          <button
            type="button"
            className={styles.ask}
            onClick={() => void ask()}
            aria-busy={answer.state === "loading"}
          >
            {t("product.deliveryAsk")}
          </button>
        ) : (
          <label htmlFor={selectId} className={styles.district}>
            <span>{t("product.district")}</span>
            <select
              id={selectId}
              defaultValue=""
              // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
              autoFocus
              onChange={({ target }) => void choose(target.value)}
            >
              <option value="" disabled>
                {t("product.choose")}
              </option>
              {districts.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <div aria-live="polite">
          {answer.state === "failed" && <p className={styles.note}>{t("product.deliveryFailed")}</p>}
          {answer.state === "ready" &&
            answer.ways.map(({ type, label, feePoisha, earliest, latest }) => (
              <p key={type} className={styles.way}>
                <span>
                  {t("product.deliveryDays", { label, earliest: formatDay(earliest), latest: formatDay(latest) })}
                </span>
                <b>{feePoisha === 0 ? t("product.deliveryFree") : formatMoney(feePoisha)}</b>
              </p>
            ))}
        </div>
      </div>
    </div>
  );
}
