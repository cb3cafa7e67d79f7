import { useId } from "react";
import styles from "@/components/ui/codes/code-boxes.module.css";
import { type CodeBoxesValue, GAP, useCodeBoxes } from "@/components/ui/codes/use-code-boxes";
import { useMediaQuery } from "@/hooks/ui/use-media-query";
import { useTexts } from "@/hooks/ui/use-texts";
import { CODE_LENGTH } from "@/utils/login/one-time-code";

/** From the breakpoint md on, a box is of type number, below it of type tel (OTP-06 and OTP-07). */
const WIDE = "(min-width: 48em)";

interface CodeBoxesProps extends CodeBoxesValue {
  label: string;
  /** Why the code was refused, or could not be checked; undefined for neither. */
  error?: string | undefined;
  /** False for an error that says nothing about the code, e.g. that the network failed. */
  isCodeWrong?: boolean;
  disabled?: boolean;
}

/** A one-time code: one box for each digit. The boxes act as one field for typing, pasting and autofill. */
export function CodeBoxes({ label, error, isCodeWrong = true, disabled = false, ...entry }: CodeBoxesProps) {
  const { value } = entry;
  const { t } = useTexts();
  const errorId = useId();
  const inputType = useMediaQuery(WIDE) ? "number" : "tel";
  const places = Array.from({ length: CODE_LENGTH }, (_, place) => ({ place, digit: (value[place] ?? GAP).trim() }));

  const { row, type, paste, press } = useCodeBoxes(entry);

  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{label}</legend>
      <div ref={row} className={styles.boxes}>
        {places.map(({ place, digit }) => (
          <input
            key={place}
            type={inputType}
            inputMode="numeric"
            autoComplete={place === 0 ? "one-time-code" : "off"}
            className={styles.box}
            value={digit}
            aria-label={t("codeBox", { number: place + 1, count: CODE_LENGTH })}
            aria-invalid={error !== undefined && isCodeWrong}
            {...(error !== undefined && { "aria-describedby": errorId })}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onWheel={({ currentTarget }) => currentTarget.blur()}
            onPaste={(event) => paste(place, event)}
            onKeyDown={(event) => press(place, event)}
            onChange={({ target }) => type(place, target.value)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
