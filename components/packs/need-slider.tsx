import { useLayoutEffect, useState } from "react";
import styles from "@/components/packs/pack-finder.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import fields from "@/components/ui/forms/plain-field.module.css";
import { RangeSlider } from "@/components/ui/forms/range-slider";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import { useLanguageChange } from "@/hooks/ui/use-language-change";
import { formatNumber } from "@/utils/numbers/digits";
import { NEED_RANGES, type NeedField, needNumber } from "@/utils/packs/pack-need";

/** A number with its slider. The form sends the number; the slider needs a script and is hidden without one. */
export function NeedSlider({ field, value, onChange }: { field: NeedField; value: number; onChange: () => void }) {
  const { t, language } = usePackLabels();
  const { min, max, step } = NEED_RANGES[field];
  const [text, setText] = useState(formatNumber(value, language));
  const [shown, setShown] = useState(value);
  // Back and forward change the need in the address. A layout effect: a passive effect could run after the first
  // letter is typed on a page that is being hydrated, and would undo it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the language keeps what was typed
  useLayoutEffect(() => {
    setText((text) => (needNumber(field, text) === value ? text : formatNumber(value, language)));
    setShown(value);
  }, [field, value]);
  useLanguageChange(() =>
    setText((text) => {
      const number = needNumber(field, text);
      return number === null ? text : formatNumber(number, language);
    }),
  );
  const id = `need-${field}`;
  const write = (text: string) => {
    setText(text);
    const number = needNumber(field, text);
    if (number !== null) setShown(number);
    onChange();
  };
  const slide = (position: string) => write(formatNumber(position, language));
  // These must come after the effect above, which reads the address.
  useEarlyInput(id, formatNumber(value, language), write);
  useEarlyInput(`${id}-slider`, String(value), slide);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`need.${field}`)}</label>
      <input
        id={id}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        className={fields.input}
        onChange={(event) => write(event.target.value)}
        onBlur={() => setText(formatNumber(shown, language))}
      />
      <RangeSlider
        id={`${id}-slider`}
        aria-label={t(`need.${field}`)}
        min={min}
        max={max}
        step={step}
        value={shown}
        onChange={(event) => slide(event.target.value)}
        className={styles.slider}
      />
    </div>
  );
}
