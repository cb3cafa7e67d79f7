import { useLayoutEffect, useState } from "react";
import styles from "@/components/ui/forms/filter-sheet.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatCount } from "@/utils/numbers/digits";

/** A choice of a filter form. */
export interface FilterChoice {
  /** Parameter of the address, and its value. */
  name: string;
  value: string;
  label: string;
  count: number;
  /** Of a colour, how it looks. */
  hex?: string;
}

/** Options under a common title. */
export interface FilterGroupView {
  id: string;
  title: string;
  choices: FilterChoice[];
  /** The choices that are ticked, as `name=value`. */
  chosen: string[];
}

export const choiceKey = ({ name, value }: Pick<FilterChoice, "name" | "value">): string => `${name}=${value}`;

interface FilterGroupProps {
  group: FilterGroupView;
  /** Whether it is open before anything in it is chosen. */
  open: boolean;
  /** A change takes back what was ticked and not applied. */
  round: number;
}

/** A group of ticks that opens and closes without script. */
export function FilterGroup({ group: { title, choices, chosen }, open, round }: FilterGroupProps) {
  const { language } = useTexts();
  const [ticked, setTicked] = useState(chosen);
  const current = chosen.join();
  // What was opened for a choice stays open when the choice is taken back: nothing moves under the pointer.
  const [opened, setOpened] = useState(open);
  if (!opened && chosen.length > 0) setOpened(true);

  // The address is the truth: a removed chip or the back button changes the ticks. A layout effect: a passive one can run
  // after the first tick on a page that is just taken over, and would undo it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round brings the ticks of the address back
  useLayoutEffect(() => setTicked(current === "" ? [] : current.split(",")), [current, round]);

  return (
    <details className={styles.group} open={opened}>
      <summary>{title}</summary>
      <fieldset aria-label={title}>
        {choices.map((choice) => {
          const key = choiceKey(choice);
          return (
            <label key={key} className={styles.choice}>
              <input
                type="checkbox"
                name={choice.name}
                value={choice.value}
                checked={ticked.includes(key)}
                onChange={({ target }) =>
                  setTicked(target.checked ? [...ticked, key] : ticked.filter((other) => other !== key))
                }
              />
              {choice.hex && <i style={{ background: choice.hex }} />}
              <span>{choice.label}</span>
              <span className={styles.number}>{formatCount(choice.count, language)}</span>
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}

interface PriceGroupProps {
  labels: { title: string; from: string; to: string };
  /** What is chosen, in whole taka. */
  from: number | null;
  to: number | null;
  /** What there is, shown where nothing is chosen. */
  range: { min: number; max: number };
}

/** The two boxes of the price. */
export function PriceGroup({ labels, from, to, range }: PriceGroupProps) {
  const box = (name: string, label: string, value: number | null, hint: number) => (
    <label>
      <span>{label}</span>
      <input name={name} inputMode="numeric" pattern="[0-9]*" defaultValue={value ?? ""} placeholder={String(hint)} />
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
