import { useEffect, useState } from "react";
import styles from "@/components/catalog/product/delivery-estimate.module.css";
import { ArrivalText } from "@/components/ui/values/arrival-text";
import { Icon } from "@/components/ui/values/icon";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import { PLACE_KEY } from "@/utils/addresses/chosen-place";
import { readStored } from "@/utils/browser/browser-storage";
import { showToast } from "@/utils/browser/toasts";
import type { Arrival } from "@/utils/dates/arrival";

interface DeliveryEstimateProps {
  sku: string;
  /** The arrival in the capital; null if it is not known. */
  arrival: Arrival | null;
  /** True if the product gets a printed text. The day does not include the time for printing. */
  isPrinted?: boolean;
}

const loadAnswer = () =>
  import("@/components/catalog/product/delivery-answer").then((loaded) => loaded.loadDeliveryAnswer());

/**
 * The arrival, shown beside the price: for the remembered district, else for the capital, from the server (feature
 * 13). Fees, other districts and stores are loaded on demand (feature 10).
 */
export function DeliveryEstimate({ sku, arrival, isPrinted = false }: DeliveryEstimateProps) {
  const { t } = useTexts("product");
  const { t: common } = useTexts();
  const [trigger, setTrigger] = useState<"none" | "stored-place" | "click">("none");
  const { part: Answer, loadPart } = useLazyPart(loadAnswer);
  useEffect(() => {
    if (readStored("local", PLACE_KEY) === null) return;
    setTrigger("stored-place");
    void loadPart();
  }, [loadPart]);
  const printed = isPrinted ? <p>{t("deliveryPrinted")}</p> : null;
  return (
    <div className={styles.estimate}>
      <Icon name="truck" className={styles.icon} />
      <div className={styles.body}>
        {arrival === null && <p className={styles.title}>{t("delivery")}</p>}
        {Answer && trigger !== "none" ? (
          <Answer sku={sku} isRequested={trigger === "click"} hasArrival={arrival !== null} note={printed} />
        ) : (
          <>
            {arrival !== null && (
              <p className={styles.title}>
                <ArrivalText arrival={arrival} />
              </p>
            )}
            {printed}
            <button
              type="button"
              className={styles.ask}
              onPointerEnter={() => void loadPart()}
              onClick={async () => {
                setTrigger("click");
                if (!(await loadPart())) showToast({ kind: "failure", message: common("failure.heading") });
              }}
            >
              {t(arrival === null ? "deliveryAsk" : "deliveryChange")}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
