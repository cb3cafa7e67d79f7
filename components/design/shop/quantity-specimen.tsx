import { useState } from "react";
import styles from "@/components/design/design.module.css";
import { Specimen, State } from "@/components/design/specimen";
import { QuantityStepper } from "@/components/ui/forms/quantity-stepper";
import { useTexts } from "@/hooks/ui/use-texts";

const MOST = 5;

/** The quantity of a cart line, and one that cannot be changed. */
export function QuantitySpecimen() {
  const { t } = useTexts("design");
  const [quantity, setQuantity] = useState(2);
  const stepperLabels = { quantity: t("shop.quantityName"), decrease: t("shop.less"), increase: t("shop.moreOne") };
  return (
    <Specimen title={t("shop.quantity")}>
      <div className={styles.row}>
        <State name={t("states.rest")}>
          <QuantityStepper
            labels={stepperLabels}
            quantity={quantity}
            most={MOST}
            onIncrease={() => setQuantity(quantity + 1)}
            onDecrease={() => setQuantity(Math.max(1, quantity - 1))}
          />
        </State>
        <State name={t("states.disabled")}>
          <QuantityStepper
            labels={stepperLabels}
            quantity={1}
            most={1}
            disabled
            onIncrease={() => undefined}
            onDecrease={() => undefined}
          />
        </State>
      </div>
    </Specimen>
  );
}
