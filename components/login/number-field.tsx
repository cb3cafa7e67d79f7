import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useRef } from "react";
import styles from "@/components/login/login.module.css";
import { useMediaQuery } from "@/hooks/ui/use-media-query";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";

/** From md the field has type number, on narrower screens type tel (LOGIN-31, LOGIN-32). */
const WIDE = "(min-width: 48em)";

interface NumberFieldProps {
  id: string;
  label: string;
  value: string;
  /** Gets any typed or pasted text, also if it is longer than the field. */
  onChange: (text: string) => void;
  invalid: boolean;
  describedBy: string;
  ref: Ref<HTMLInputElement>;
}

/** A mobile number that stays text: it keeps its leading zero, accepts no e, + or -, and ignores wheel and arrows. */
export function NumberField({ id, label, value, onChange, invalid, describedBy, ref }: NumberFieldProps) {
  const { language } = useTexts();
  const type = useMediaQuery(WIDE) ? "number" : "tel";
  const frame = useRef<HTMLDivElement>(null);

  /** Inserts a text at the caret. A field of type number has no caret position, so the text is added at the end. */
  const insert = ({ selectionStart, selectionEnd }: HTMLInputElement, text: string) => {
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    onChange(value.slice(0, start) + text + value.slice(end));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData("text");
    // A complete pasted number replaces the value; a part of a number is inserted at the caret.
    if (anyDigitsToAscii(text).replace(/\D/g, "").length >= 11) onChange(text);
    else insert(event.currentTarget, text);
  };
  const press = (event: KeyboardEvent) => {
    if (type === "number" && (event.key === "ArrowUp" || event.key === "ArrowDown")) event.preventDefault();
  };

  // A number field would drop Bengali digits and accept e, + and -; React has no handler for the browser's own
  // beforeinput.
  useEffect(() => {
    const frameElement = frame.current;
    const take = (event: InputEvent) => {
      if (event.data === null || !event.cancelable || !(event.target instanceof HTMLInputElement)) return;
      const digits = anyDigitsToAscii(event.data).replace(/\D/g, "");
      if (digits === event.data) return;
      event.preventDefault();
      if (digits !== "") insert(event.target, digits);
    };
    frameElement?.addEventListener("beforeinput", take);
    return () => frameElement?.removeEventListener("beforeinput", take);
  });

  return (
    <div ref={frame} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        type={type}
        inputMode="numeric"
        autoComplete="tel"
        maxLength={11}
        placeholder={formatNumber("01XXXXXXXXX", language)}
        value={value}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onPaste={paste}
        onKeyDown={press}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
