import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import styles from "@/components/ui/forms/code-boxes.module.css";
import { useMediaQuery } from "@/hooks/ui/use-media-query";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatCount, toAsciiDigits } from "@/utils/numbers/digits";

/** An empty box in the value before a filled one. */
const GAP = " ";
/** From md on a box is of type number, below it of type tel (OTP-06 and OTP-07). */
const WIDE = "(min-width: 48em)";

interface CodeBoxesProps {
  length: number;
  /** ASCII digits in their places; a space for an empty box before a filled one. */
  value: string;
  onChange: (value: string) => void;
  /** Called once the last digit is typed, with the whole code. */
  onComplete?: (code: string) => void;
  label: string;
  /** Why the code was refused; undefined when it was not. */
  error?: string | undefined;
  disabled?: boolean;
}

const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/g, "");

/** A one-time code: one box for each digit that act as one field, for typing, pasting and autofill. */
export function CodeBoxes({ length, value, onChange, onComplete, label, error, disabled = false }: CodeBoxesProps) {
  const { t, language } = useTexts();
  const errorId = useId();
  const row = useRef<HTMLDivElement>(null);
  const type = useMediaQuery(WIDE) ? "number" : "tel";
  const places = Array.from({ length }, (_, place) => ({ place, digit: (value[place] ?? GAP).trim() }));

  const focusBox = (place: number) => {
    const box = row.current?.querySelectorAll("input")[Math.min(Math.max(place, 0), length - 1)];
    box?.focus();
    box?.select();
  };
  const put = (place: number, text: string) => {
    const filled = value.padEnd(length, GAP);
    const next = (filled.slice(0, place) + text + filled.slice(place + text.length)).slice(0, length).trimEnd();
    onChange(next);
    if (next.length === length && !next.includes(GAP) && text.trim() !== "") onComplete?.(next);
  };
  /** Digits fill the box and those after it; a complete code fills all boxes, wherever it is entered. */
  const enter = (place: number, digits: string) => {
    if (digits === "") return;
    const start = digits.length >= length ? 0 : place;
    put(start, digits.slice(0, length - start));
    focusBox(start + digits.length);
  };
  const paste = (place: number, event: ClipboardEvent) => {
    event.preventDefault();
    enter(place, digitsOf(event.clipboardData.getData("text")));
  };
  const erase = (place: number, key: string) => {
    const back = key === "Backspace" && (value[place] ?? GAP) === GAP;
    if (back && place === 0) return;
    put(back ? place - 1 : place, GAP);
    if (back) focusBox(place - 1);
  };
  const press = (place: number, event: KeyboardEvent) => {
    const { key } = event;
    const erases = key === "Backspace" || key === "Delete";
    // The up and down keys would change a number field.
    if (erases || key.startsWith("Arrow")) event.preventDefault();
    if (erases) erase(place, key);
    if (key === "ArrowLeft") focusBox(place - 1);
    if (key === "ArrowRight") focusBox(place + 1);
  };

  // A number field would drop Bengali digits and accept e, + and -, so every character is handled here; React has no
  // handler for the browser's own beforeinput. Where it cannot be cancelled (some keyboards on Android), onChange
  // handles it.
  useEffect(() => {
    const boxes = row.current;
    const take = (event: InputEvent) => {
      if (event.data === null || !event.cancelable || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      enter([...(boxes?.querySelectorAll("input") ?? [])].indexOf(event.target), digitsOf(event.data));
    };
    boxes?.addEventListener("beforeinput", take);
    return () => boxes?.removeEventListener("beforeinput", take);
  });

  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend>{label}</legend>
      <div ref={row} className={styles.boxes}>
        {places.map(({ place, digit }) => (
          <input
            key={place}
            type={type}
            inputMode="numeric"
            autoComplete={place === 0 ? "one-time-code" : "off"}
            className={styles.box}
            value={digit}
            aria-label={t("codeBox", {
              number: formatCount(place + 1, language),
              count: formatCount(length, language),
            })}
            aria-invalid={error !== undefined}
            {...(error !== undefined && { "aria-describedby": errorId })}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onWheel={({ currentTarget }) => currentTarget.blur()}
            onPaste={(event) => paste(place, event)}
            onKeyDown={(event) => press(place, event)}
            onChange={({ target }) => enter(place, digitsOf(target.value))}
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
