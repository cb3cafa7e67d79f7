import { useState } from "react";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import styles from "@/components/ui/forms/filter-sheet.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";

/** A choice of a filter form. */
export interface FilterChoice {
  /** The query parameter in the address, and its value. */
  name: string;
  value: string;
  label: string;
  count: number;
  /** The colour code, if the choice is a colour. */
  hex?: string;
}

/** Options under a common title. */
export interface FilterGroupView {
  id: string;
  title: string;
  choices: FilterChoice[];
  /** The ticked choices, as `name=value`. */
  chosen: string[];
}

export const choiceKey = ({ name, value }: Pick<FilterChoice, "name" | "value">): string => `${name}=${value}`;

interface FilterGroupProps {
  group: FilterGroupView;
  /** True if the group is open before anything in it is chosen. */
  open: boolean;
  /** A change of this number resets the ticks that were not applied. */
  round: number;
}

/** A group of check boxes that opens and closes without script. */
export function FilterGroup({ group: { title, choices, chosen }, open, round }: FilterGroupProps) {
  const { language } = useTexts();
  const [ticked, setTicked] = useState(chosen);
  const current = chosen.join();
  // A group that opened for a choice stays open when the choice is removed, so that nothing moves under the pointer.
  const [opened, setOpened] = useState(open);
  if (!opened && chosen.length > 0) setOpened(true);

  // The address decides: a removed chip or the Back button changes the ticks.
  const applied = `${current} ${round}`;
  const [known, setKnown] = useState(applied);
  if (known !== applied) {
    setKnown(applied);
    setTicked(chosen);
  }

  return (
    <details className={styles.group} open={opened}>
      <summary>{title}</summary>
      <fieldset aria-label={title}>
        {choices.map((choice) => {
          const key = choiceKey(choice);
          return (
            <label key={key} className={styles.choice}>
              <ChoiceInput
                type="checkbox"
                name={choice.name}
                value={choice.value}
                checked={ticked.includes(key)}
                onChange={(checked) =>
                  setTicked((others) => (checked ? [...others, key] : others.filter((other) => other !== key)))
                }
              />
              {choice.hex && <i style={{ background: choice.hex }} />}
              <span>{choice.label}</span>
              <span className={styles.number}>{formatNumber(choice.count, language)}</span>
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}

interface PriceGroupProps {
  labels: { title: string; from: string; to: string };
  /** The chosen price range, in whole taka. */
  from: number | null;
  to: number | null;
  /** The price range of the list, shown if nothing is chosen. */
  range: { min: number; max: number };
}

/** The two fields of the price range. */
export function PriceGroup({ labels, from, to, range }: PriceGroupProps) {
  const { language } = useTexts();
  const box = (name: string, label: string, value: number | null, hint: number) => (
    <label>
      <span>{label}</span>
      <input
        name={name}
        inputMode="numeric"
        pattern="[0-9০-৯]*"
        defaultValue={value === null ? "" : formatNumber(value, language)}
        placeholder={formatNumber(hint, language)}
      />
    </label>
  );
  return (
    <details className={styles.group} open>
      <summary>{labels.title}</summary>
      <fieldset aria-label={labels.title} className={styles.prices}>
        {box("price_min", labels.from, from, Math.floor(range.min))}
        {box("price_max", labels.to, to, Math.ceil(range.max))}
      </fieldset>
    </details>
  );
}
