import styles from "@/components/sims/number-search.module.css";
import type { NumberSearchProps } from "@/components/sims/use-number-search";
import { useTexts } from "@/hooks/ui/use-texts";
import type { NumberSearchQuery } from "@/utils/sims/number-query";

interface NumberPatternProps extends Pick<NumberSearchProps, "query" | "validationError"> {
  /** The kind of match that is chosen now; the address follows later. */
  match: NumberSearchQuery["match"];
  wrong: string;
}

/** The field for the digits or the date in the number. */
export function NumberPattern({ query, validationError, match, wrong }: NumberPatternProps) {
  const { t } = useTexts("sims");
  const isDate = match === "birthday";
  const hintId = wrong === "" ? "number-hint" : "number-error number-hint";
  return (
    <div className={styles.pattern}>
      <label htmlFor="number-pattern">{t(`picker.pattern.${match}`)}</label>
      <input
        // The date field and the text field are two controls: the value of one has no meaning in the other.
        key={`${isDate} ${query.match === match ? query.pattern : ""} ${validationError}`}
        id="number-pattern"
        name="pattern"
        type={isDate ? "date" : "text"}
        inputMode={isDate ? undefined : "tel"}
        defaultValue={validationError !== "" ? validationError : query.match === match ? query.pattern : ""}
        maxLength={isDate ? undefined : 20}
        autoComplete="off"
        aria-invalid={wrong !== ""}
        aria-describedby={hintId}
      />
      {wrong !== "" && (
        <p id="number-error" className={styles.error} role="alert">
          {t(`picker.error.${match}`)}
        </p>
      )}
      <p id="number-hint" className={styles.hint}>
        {t(`picker.hint.${match}`)}
      </p>
    </div>
  );
}
