import styles from "@/components/ui/forms/quantity-stepper.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

interface QuantityStepperProps {
  /** The labels of the number and of the two buttons; each names the thing that is counted. */
  labels: { quantity: string; decrease: string; increase: string };
  quantity: number;
  /** The step up ends here. */
  max: number;
  disabled?: boolean;
  onIncrease: () => void;
  onDecrease: () => void;
}

/** A minus button, the number and a plus button. The parent decides what minus does at 1. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { labels, quantity, max, disabled = false, onIncrease, onDecrease } = props;
  const { language } = useTexts();
  return (
    <div className={styles.stepper} data-dimmed={disabled || undefined}>
      <button type="button" aria-label={labels.decrease} disabled={disabled} onClick={onDecrease}>
        −
      </button>
      <output aria-label={labels.quantity}>{formatNumber(quantity, language)}</output>
      <button type="button" aria-label={labels.increase} disabled={disabled || quantity >= max} onClick={onIncrease}>
        +
      </button>
    </div>
  );
}
