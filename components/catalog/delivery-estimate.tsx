import { useCallback, useEffect, useState } from "react";
import styles from "@/components/catalog/delivery-estimate.module.css";
import { Icon } from "@/components/ui/icon";
import { loadShopPart } from "@/hooks/load-shop-part";
import { useLazyPart } from "@/hooks/use-lazy-part";
import { useTexts } from "@/hooks/use-texts";
import { readStored } from "@/utils/browser-storage";
import { PLACE_KEY } from "@/utils/chosen-place";
import { showToast } from "@/utils/toasts";

/**
 * Days and fee for a district, and the stores that have it, asked for when somebody wants to know or has told a district
 * before (BEYOND 10 and 13): a first view loads nothing for it.
 */
export function DeliveryEstimate({ sku }: { sku: string }) {
  const { t } = useTexts("shop");
  const { t: common, language } = useTexts();
  const [wish, setWish] = useState<"none" | "remembered" | "pressed">("none");
  const { part: Answer, want } = useLazyPart(
    useCallback(
      () =>
        loadShopPart(
          language,
          import("@/components/catalog/delivery-answer").then((loaded) => loaded.DeliveryAnswer),
        ),
      [language],
    ),
  );
  useEffect(() => {
    if (readStored("local", PLACE_KEY) === null) return;
    setWish("remembered");
    void want();
  }, [want]);
  return (
    <div className={styles.estimate}>
      <Icon name="truck" className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{t("product.delivery")}</p>
        {Answer && wish !== "none" ? (
          <Answer sku={sku} asked={wish === "pressed"} />
        ) : (
          <button
            type="button"
            className={styles.ask}
            onPointerEnter={() => void want()}
            onClick={async () => {
              setWish("pressed");
              if (!(await want())) showToast({ kind: "failure", message: common("failure.heading") });
            }}
          >
            {t("product.deliveryAsk")}
          </button>
        )}
      </div>
    </div>
  );
}
