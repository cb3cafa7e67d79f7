import { useId } from "react";
import styles from "@/components/catalog/card/quick-add.module.css";
import { unavailableOptions, type VariantOption } from "@/components/catalog/product/use-variant";
import swatches from "@/components/ui/forms/swatches.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";

interface VariantRadiosProps {
  kind: "colour" | "storage" | "size";
  /** The label of the chosen option. */
  value: string;
  /** The current option of the other choice. */
  other: string;
  options: readonly VariantOption[];
  onChoose: (sku: string) => void;
}

/** The colours or sizes of a product as radio buttons. A text explains which ones are unavailable (feature 9). */
export function VariantRadios({ kind, value, other, options, onChoose }: VariantRadiosProps) {
  const { t, language } = useTexts("shop-parts");
  const name = useId();
  const { missing, out } = unavailableOptions(options);
  const pricesDiffer = options.some(({ pricePoisha }) => pricePoisha !== options[0]?.pricePoisha);
  const help = [
    missing.length > 0 && t("quick.missing", { choice: other, labels: missing.join(", ") }),
    out.length > 0 && t("quick.outNow", { labels: out.join(", ") }),
  ];
  return (
    <fieldset className={swatches.choice}>
      <legend>
        <b>{t(`quick.${kind}`)}</b> {value}
      </legend>
      <div className={styles.options}>
        {options.map(({ key, sku, label, hex, current, exact, isOut, pricePoisha }) => {
          const reason = exact ? isOut && t("quick.outShort") : t("quick.notWith", { choice: other });
          return (
            <label
              key={key}
              className={`${hex ? swatches.swatch : swatches.size} ${reason === false ? "" : swatches.muted}`}
              title={hex ? label : undefined}
            >
              <input
                type="radio"
                name={name}
                value={sku}
                checked={current}
                onChange={() => onChoose(sku)}
                aria-label={reason ? `${label}, ${reason}` : label}
              />
              {hex ? <i style={{ background: hex }} /> : <span>{label}</span>}
              {!hex && pricesDiffer && <small>{formatMoney(pricePoisha, language)}</small>}
            </label>
          );
        })}
      </div>
      {help.some(Boolean) && <p className={swatches.help}>{help.filter(Boolean).join(" ")}</p>}
    </fieldset>
  );
}
